//! Names in and people through the door, by the program itself.

use std::fs;

use serde_json::json;

use crate::Director;

fn open(fee: &str) -> Director {
    let director = Director::new();
    director.ok(&[
        "new",
        "Kirchweih",
        "--rules",
        "preis",
        "--games",
        "4",
        "--fee",
        fee,
        "--date",
        "2026-10-18",
    ]);
    director.ok(&["seed", "Lostopf"]);
    director.ok(&["open"]);
    director
}

#[test]
fn a_messy_table_is_tried_line_by_line_and_read_without_the_lines_left_out() {
    let director = open("10");
    let file = director.data().join("liste.csv");
    let table = "Preisschafkopf Isen\n\nTelefon;Name, Vorname;PLZ Ort;bez.\n0171;Huber, Resi;84424 Isen;x\n\
                 ;Maier, Sepp;Dorfen;vielleicht\n;Hubre, Resi;Isen;ja\n";
    fs::write(&file, table).expect("ours");
    let path = file.to_str().expect("text");
    let tried = director.ok(&["import-players", path, "--dry-run"]);
    assert_eq!(tried["faults"][0]["line"], json!(5), "{tried}");
    assert_eq!((&tried["twins"][0]["line"], &tried["twins"][0]["other_line"]), (&json!(6), &json!(4)));
    assert_eq!(director.refused(&["import-players", path]), "bad_table");
    let done = director.ok(&["import-players", path, "--skip", "5,6"]);
    assert_eq!(done["registered"], json!(1));
    let players = director.text(&["players"], "");
    assert!(
        players.contains("Resi Huber") && players.contains("Isen") && players.contains("10,00"),
        "{players}"
    );
}

#[test]
fn whoever_comes_learns_his_seats_at_once_and_anybody_can_verify_them() {
    let director = open("10");
    director.ok(&["door-draw"]);
    let mut slips = Vec::new();
    for number in 1..=16 {
        let name = format!("Spieler{number}");
        director.ok(&["register", "Anna", &name, "--born", "1.1.1970"]);
        slips.push(director.ok(&["arrive", &number.to_string()])["slip"].clone());
    }
    assert_eq!(director.refused(&["arrive", "3"]), "here_already");
    director.ok(&["draw"]);
    assert_eq!(director.ok(&["verify-draw"])["verified"], json!(1));
    for (number, slip) in (1..).zip(&slips) {
        for (place, at) in (1..).zip(slip.as_array().expect("a slip")) {
            let seats = director.ok(&["seats", "--match", &place.to_string()]);
            let (table, seat) =
                (at["table"].as_u64().expect("a table"), at["seat"].as_u64().expect("a seat"));
            assert_eq!(seats["tables"][table as usize - 1][seat as usize - 1], json!(number));
        }
        if number == 2 {
            break;
        }
    }
    let page = director.text(&["print", "slips", "--player", "1"], "");
    assert!(page.contains("Anna Spieler1") && page.contains("2. Durchgang"), "{page}");
    let receipt = director.text(&["print", "receipt", "--player", "1"], "");
    assert!(receipt.contains("Quittung") && receipt.contains("10 €"), "{receipt}");
    director.ok(&["leave", "16"]);
    assert_eq!(director.refused(&["leave", "16"]), "not_here");
}
