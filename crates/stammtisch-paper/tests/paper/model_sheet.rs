//! The model sheet of P, game by game, and the model on the back of every list.

use schafkopf_turnier::Row;
use stammtisch_paper::Paper;
use stammtisch_text::Lang;

use crate::simulated::{Simulated, alone, rufspiel};
use crate::{FIRST, body};

fn schneider(row: Row) -> Row {
    Row { schneider: Some(true), ..row }
}

fn games() -> [Row; 12] {
    [
        rufspiel(1, 2, true),
        schneider(rufspiel(2, 4, true)),
        alone(1, "solo", true),
        Row { schwarz: Some(true), ..rufspiel(3, 2, true) },
        rufspiel(1, 4, false),
        alone(1, "solo", false),
        Row { tout: Some(true), ..alone(4, "solo", true) },
        schneider(rufspiel(4, 1, false)),
        alone(3, "solo", true),
        schneider(rufspiel(3, 4, false)),
        alone(2, "solo", false),
        rufspiel(2, 3, true),
    ]
}

/// The texts of the cells of the row with this label.
fn cells(page: &str, label: &str) -> Vec<String> {
    let start = page.find(&format!(">{label}</td>")).unwrap();
    let row = &page[start..start + page[start..].find("</tr>").unwrap()];
    let cell =
        |cell: &str| cell.split("</td>").next().unwrap().split('>').nth(1).unwrap().replace('\u{a0}', " ");
    row.split("<td").skip(1).map(cell).filter(|text| !text.is_empty()).collect()
}

/// The rows of games, without the referee's initials.
fn games_of(page: &str) -> Vec<&str> {
    page.split("<tr class=\"game\">")
        .skip(1)
        .map(|row| row.split("<td class=\"referee\">").next().unwrap())
        .collect()
}

#[test]
fn p_10_the_model_sheet_comes_out_as_printed() {
    let mut running = Simulated::drawn("preis", (1, 12), 4);
    running.start(1);
    for row in games() {
        running.enter(FIRST, row);
    }
    let page = Paper::new(&running.tournament, Lang::De).filled_list(FIRST).unwrap();
    let (page, back) = body(&page).split_once("<section class=\"sheet model\"").unwrap();
    // What the table wrote is the model itself.
    assert_eq!(games_of(page), games_of(back));
    assert_eq!(cells(page, "Gesamt"), ["11", "25", "14", "18", "17", "15", "30", "14"]);
    assert_eq!(cells(page, "Abzug"), ["– 11", "– 14", "– 15", "– 14"]);
    assert_eq!(cells(page, "Endergebnis"), ["– 14", "– 4", "+ 2", "+ 16"]);
    for line in
        ["1 ruft 2 – gewinnen einfach", "4 spielt Solo Tout – gewinnt", "3 ruft 4 – verlieren Schneider"]
    {
        assert!(page.contains(line), "{line}");
    }
    // P 8: four Solos and a Tout are circled.
    assert_eq!(page.matches("class=\"circle\"").count(), 5);
}

#[test]
fn p_10_the_model_stands_on_the_back_of_every_list() {
    let drawn = Simulated::drawn("preis", (1, 64), 8);
    for (lang, labels) in [(Lang::De, ["Gesamt", "Endergebnis"]), (Lang::En, ["Total", "Result"])] {
        let page = Paper::new(&drawn.tournament, lang).blank_lists(1).unwrap();
        // Two tables, two sheets each: every second page is a back.
        let pages: Vec<&str> = body(&page).split("<section class=\"sheet").skip(1).collect();
        assert_eq!(pages.len(), 8);
        for back in pages.iter().skip(1).step_by(2) {
            assert!(back.starts_with(" model\""));
            assert_eq!(games_of(back).len(), 12);
            assert_eq!(cells(back, labels[0]), ["11", "25", "14", "18", "17", "15", "30", "14"]);
            assert_eq!(cells(back, labels[1]), ["– 14", "– 4", "+ 2", "+ 16"]);
            assert_eq!(back.matches("class=\"circle\"").count(), 5);
        }
    }
}

#[test]
fn only_the_text_of_p_has_a_model() {
    for rules in ["schule-turnier", "tischpunkte"] {
        let drawn = Simulated::drawn(rules, (1, 16), 4);
        let page = Paper::new(&drawn.tournament, Lang::De).blank_lists(1).unwrap();
        assert!(!body(&page).contains("sheet model"), "{rules}");
    }
}
