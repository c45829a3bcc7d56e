//! Prizes, teams and results on the command line.

use serde_json::json;

use crate::Director;

#[test]
fn prizes_are_typed_as_people_write_them_and_mended_on_the_night() {
    let director = Director::running("preis", 8);
    director.ok(&[
        "setup",
        "--name",
        "Kirchweih Isen",
        "--organiser",
        "Verein",
        "--prize",
        "300,-",
        "--prize",
        "1 Spanferkel, gestiftet von Metzger Huber",
        "--special",
        "Weiteste Anreise@3=Bier",
    ]);
    assert_eq!(director.refused(&["setup", "--fee", "12"]), "turnier_phase");
    assert_eq!(director.refused(&["setup", "--prize=-5"]), "bad_prize");
    assert_eq!(director.refused(&["setup", "--special", "Bier"]), "bad_special");
    let prizes = director.ok(&["prizes"]);
    assert_eq!((&prizes["total"], &prizes["lacking"]), (&json!(30_000), &json!(22_000)));
    assert_eq!(prizes["awards"][1]["thing"], json!("1 Spanferkel"));
    assert_eq!(prizes["awards"][1]["sponsor"], json!("Metzger Huber"));
    assert_eq!((&prizes["awards"][2]["player"], &prizes["awards"][2]["thing"]), (&json!(3), &json!("Bier")));
    let text = director.text(&["prizes", "--lang", "de"], "");
    assert!(text.contains("Weiteste Anreise") && text.contains("in der Kasse sind"), "{text}");
    assert!(director.text(&["print", "giving"], "").contains("Metzger Huber"));
}

#[test]
fn teams_and_results() {
    let director = Director::drawn("preis", 8, "4");
    let told = director.ok(&["team", "Eins", "1", "2", "3"]);
    assert_eq!(told["teams"][0]["total"], json!(0));
    assert_eq!(director.refused(&["team", "Zwei", "4", "5"]), "bad_setup");
    assert_eq!(director.refused(&["team", "Zwei", "--away"]), "no_team");
    director.ok(&["start", "--keeper", "1"]);
    assert_eq!(director.refused(&["team", "Zwei", "4", "5", "6"]), "reason_missing");
    director.ok(&["team", "Zwei", "4", "5", "6", "--why", "Zettel vergessen"]);
    assert_eq!(director.ok(&["teams"])["teams"].as_array().map(Vec::len), Some(2));
    let table = director.ok(&["results", "csv"])["text"].as_str().expect("a table").to_owned();
    assert_eq!(table.lines().count(), 9, "{table}");
    let text = director.text(&["results", "text", "--lang", "de"], "");
    assert!(text.starts_with("Beim Schafkopfturnier „Kirchweih“ am 5. Januar 2020"), "{text}");
    assert!(text.contains("\nMannschaften\n1. "), "{text}");
}

#[test]
fn what_to_type_stands_on_the_command_line_alone() {
    let director = Director::running("preis", 8);
    let (_, answer) = director.json(&["exclude", "2"], "");
    assert_eq!(answer["error"]["message"], json!("This needs a reason. (--why REASON)"));
}
