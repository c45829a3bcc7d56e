//! `stammtisch turnier` as a director uses it: every command through the program itself.

mod clauses;
mod door;
mod paper;
mod prizes;

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// A director with a laptop: a program and a data folder.
struct Director {
    folder: tempfile::TempDir,
}

impl Director {
    fn new() -> Director {
        Director { folder: tempfile::tempdir().expect("a temporary folder") }
    }

    fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("data")
    }

    fn run(&self, args: &[&str], input: &str) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .arg("turnier")
            .args(args)
            .env("STAMMTISCH_DATA", self.data())
            .env("LANG", "de_DE.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("it is piped");
        // A program that was called wrongly does not read its input.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        child.wait_with_output().expect("the program ends")
    }

    /// The answer of a command that succeeds.
    fn ok(&self, args: &[&str]) -> Value {
        let (code, answer) = self.json(args, "");
        assert_eq!((code, &answer["ok"]), (0, &json!(true)), "{args:?}: {answer}");
        answer
    }

    /// The code of the error of a command that is refused; nothing is stored.
    fn refused(&self, args: &[&str]) -> String {
        let before = self.events();
        let (code, answer) = self.json(args, "");
        assert_eq!((code, &answer["ok"]), (1, &json!(false)), "{args:?}: {answer}");
        assert!(!answer["error"]["message"].as_str().expect("a message").is_empty());
        assert_eq!(self.events(), before, "{args:?}: a refused command stores nothing");
        answer["error"]["code"].as_str().expect("a code").to_owned()
    }

    fn json(&self, args: &[&str], input: &str) -> (i32, Value) {
        let output = self.run(&[args, &["--json"]].concat(), input);
        let text = String::from_utf8(output.stdout).expect("answers are text");
        let answer = serde_json::from_str(text.trim()).unwrap_or(Value::Null);
        (output.status.code().expect("it was not killed"), answer)
    }

    fn events(&self) -> Value {
        self.json(&["log"], "").1["events"].clone()
    }

    fn text(&self, args: &[&str], input: &str) -> String {
        let output = self.run(args, input);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    }

    /// A tournament with so many players, drawn, the first match of four games running.
    fn running(rules: &str, players: u32) -> Director {
        Director::running_games(rules, players, "4")
    }

    /// The same with so many games a match.
    fn running_games(rules: &str, players: u32, games: &str) -> Director {
        let director = Director::drawn(rules, players, games);
        director.ok(&["start", "--keeper", "1"]);
        director
    }

    /// The same, drawn and not yet started.
    fn drawn(rules: &str, players: u32, games: &str) -> Director {
        let director = Director::new();
        director.ok(&[
            "new",
            "Kirchweih",
            "--rules",
            rules,
            "--games",
            games,
            "--fee",
            "10",
            "--date",
            "2020-01-05",
        ]);
        director.ok(&["appoint", "referee", "Max", "Streng"]);
        director.ok(&["seed", "Lostopf"]);
        director.ok(&["open"]);
        for number in 1..=players {
            let name = format!("Spieler{number}");
            director.ok(&["register", "Anna", &name, "--seen", "--pays", "10"]);
        }
        director.ok(&["draw"]);
        director
    }

    fn play_match(&self) {
        let lines = self.text(&["simulate", "--seed", "5"], "");
        let answers = self.text(&["enter", "--json-lines", "--referee", "Streng"], &lines);
        assert!(answers.lines().all(|line| line.contains("\"ok\":true")), "{answers}");
        self.ok(&["close-match"]);
    }
}

fn files(folder: &Path) -> usize {
    std::fs::read_dir(folder).map_or(0, Iterator::count)
}

#[test]
fn registration_from_the_counter_and_from_a_spreadsheet() {
    let director = Director::new();
    assert_eq!(director.json(&["status"], "").1["error"]["code"], "no_tournament");
    director.ok(&[
        "new",
        "Größtes Turnier",
        "--rules",
        "schule-turnier",
        "--date",
        "18.10.2026",
        "--fee",
        "10",
    ]);
    assert_eq!(director.ok(&["status"])["tournament"], "groesstes-turnier");
    assert_eq!(director.refused(&["register", "Resi", "Huber"]), "turnier_phase");
    director.ok(&["open"]);
    let resi = director
        .ok(&["register", "Resi", "Huber", "--town", "Isen", "--born", "1.5.1980", "--pays", "10,00"]);
    assert_eq!(resi["player"], 1);
    assert_eq!(director.refused(&["register", "Kind", "Huber", "--born", "19.10.2010"]), "too_young");
    assert_eq!(director.ok(&["register", "Huber", "Resi"])["likely_duplicates"], json!([2]));
    let csv = director.folder.path().join("a.csv");
    // As Excel writes it: Latin-1, semicolons, lines ending with carriage returns.
    std::fs::write(&csv, b"Nr;Vorname;Nachname;Bezahlt\r\n7;Max;M\xFCller;10,00\r\n8;Eva;Bauer;\r\n")
        .unwrap();
    let path = csv.to_str().unwrap();
    assert_eq!(director.ok(&["import-players", path])["registered"], 2);
    let players = director.ok(&["players"]);
    assert_eq!(players["players"][2]["details"]["surname"], "Müller");
    std::fs::write(&csv, "Nr;Nachname\n9;Neu\n7;Doppelt\n").unwrap();
    assert_eq!(director.refused(&["import-players", path]), "line");
    std::fs::write(&csv, "Nr;Nachname\n9\n").unwrap();
    assert_eq!(director.refused(&["import-players", path]), "bad_table");
    director.ok(&["change", "7", "--born", "1.1.1990"]);
    director.ok(&["pay", "8"]);
    assert_eq!(director.refused(&["pay", "8", "--euros=-11"]), "bad_payment");
    assert_eq!(director.ok(&["till"])["till"], 3000);
    director.ok(&["withdraw", "2"]);
    let written = director.text(&["export-players", "--lang", "de"], "");
    assert!(written.contains("7;Max;Müller;;;1990-01-01;;\"10,00\""), "{written}");
    let asked = director.text(&["register"], "Sepp Maier\nDorfen\n\nx.y\n1.2.1970\nj\n\n");
    assert!(asked.contains("Sepp Maier"), "{asked}");
    assert_eq!(director.ok(&["till"])["till"], 4000);
}

#[test]
fn an_uneven_number_waits_or_is_filled_by_the_house() {
    let director = Director::new();
    director.ok(&["new", "Ungerade", "--rules", "preis", "--seed", "x"]);
    director.ok(&["open"]);
    for number in 1..=5 {
        director.ok(&["register", &format!("Spieler{number}")]);
    }
    assert_eq!(director.refused(&["draw"]), "no_draw");
    assert_eq!(director.refused(&["draw", "--house-players"]), "house_players_missing");
    director.ok(&["draw", "--waiting-list"]);
    // Who sits out is drawn from all.
    let waiting = director.ok(&["players", "--waiting"])["players"].clone();
    assert_eq!(waiting.as_array().unwrap().len(), 1);
    director.ok(&["move-up", &waiting[0]["player"].to_string()]);
    for number in 1..=3 {
        director.ok(&["register", &format!("Haus{number}"), "--house"]);
    }
    assert_eq!(director.refused(&["draw", "--house-players"]), "reason_missing");
    let drawn = director.ok(&["draw", "--house-players", "--why", "Nachrücker"]);
    assert_eq!(drawn["draws"][0]["request"]["attempt"], 1);
    assert_eq!(director.ok(&["verify-draw"])["verified"], 2);
}

#[test]
fn s_5_2_2_tables_that_are_not_those_of_the_draw_are_found() {
    let director = Director::new();
    director.ok(&["new", "Acht", "--rules", "preis", "--seed", "x"]);
    director.ok(&["open"]);
    for number in 1..=8 {
        director.ok(&["register", &format!("Spieler{number}")]);
    }
    let drawn = director.ok(&["draw"]);
    let file = director.folder.path().join("draw.json");
    std::fs::write(&file, drawn.to_string()).unwrap();
    let path = file.to_str().unwrap();
    assert_eq!(director.ok(&["verify-draw", path])["verified"], 1);
    std::fs::write(&file, drawn.to_string().replacen("\"seed\":\"x\"", "\"seed\":\"y\"", 1)).unwrap();
    assert_eq!(director.json(&["verify-draw", path], "").1["error"]["code"], "draw_mismatch");
    director.ok(&["export", path]);
    assert_eq!(
        director.ok(&["verify-draw", path])["verified"],
        1,
        "the file of the whole tournament will do"
    );
    // The tables that hang on the wall are compared, not only the draw beside them.
    let mut seats = director.ok(&["seats"]);
    std::fs::write(&file, seats.to_string()).unwrap();
    director.ok(&["verify-draw", path]);
    let (one, other) = (seats["tables"][0][0].clone(), seats["tables"][1][0].clone());
    (seats["tables"][0][0], seats["tables"][1][0]) = (other, one.clone());
    std::fs::write(&file, seats.to_string()).unwrap();
    assert_eq!(director.json(&["verify-draw", path], "").1["error"]["code"], "draw_mismatch");
    // Two who swapped are no substitutes for each other (S 5.2.2).
    let other = seats["tables"][0][0].clone();
    seats["substitutes"] = json!([[one, other], [other, one]]);
    std::fs::write(&file, seats.to_string()).unwrap();
    assert_eq!(director.json(&["verify-draw", path], "").1["error"]["code"], "draw_mismatch");
    (seats["tables"][1][0], seats["tables"][0][0]) = (other, json!(99));
    seats["substitutes"] = json!([[one, 99]]);
    std::fs::write(&file, seats.to_string()).unwrap();
    assert_eq!(director.ok(&["verify-draw", path])["substitutes"], json!([[one, 99]]), "it is told");
}

#[test]
fn a_list_from_the_first_row_to_the_last_correction() {
    let director = Director::running("preis", 8);
    assert_eq!(director.ok(&["enter", "1", "1r2"])["points"], json!([1, 1, -1, -1]));
    assert_eq!(director.refused(&["enter", "1", "1q"]), "bad_row");
    assert_eq!(director.refused(&["enter", "1", "1s2"]), "partner_not_allowed");
    assert_eq!(director.refused(&["enter", "1", "p", "3", "-1", "-1", "0"]), "row_not_zero");
    assert_eq!(director.refused(&["enter", "9", "1r2"]), "no_such_list");
    assert_eq!(director.refused(&["enter", "1", "1r2", "--game", "4"]), "game_out_of_order");
    assert_eq!(director.refused(&["enter", "1", "3st"]), "approval_missing");
    director.ok(&["ask", "1", "3", "solo_tout"]);
    director.ok(&["approve", "1", "3", "solo_tout", "--referee", "Streng"]);
    assert_eq!(director.ok(&["enter", "1", "3st"])["points"], json!([-8, -8, 24, -8]));
    director.ok(&["complain", "1", "2", "1", "--why", "falsch bedient"]);
    director.ok(&["enter", "1", "4w", "v", "s"]);
    assert_eq!(director.refused(&["complain", "1", "1", "1", "--why", "zu spät"]), "complaint_barred");
    let ruling = ["enter", "1", "1r2", "u", "revoke", "3"];
    assert_eq!(director.refused(&ruling), "referee_needed");
    director.ok(&[&ruling[..], &["--referee", "Streng", "--why", "nicht bedient"]].concat());
    assert_eq!(director.refused(&["enter", "1", "1r2"]), "too_many_rows");
    assert_eq!(director.refused(&["close-list", "1"]), "complaint_open");
    director.ok(&["decide", "1", "2", "1", "refused", "--referee", "Streng"]);
    assert_eq!(director.refused(&["close-list", "1"]), "signatures_missing");
    director.ok(&["sign", "1", "1", "2"]);
    director.ok(&["sign", "1", "all"]);
    director.ok(&["close-list", "1"]);
    assert_eq!(files(&director.data().join("backups")), 1);
    assert_eq!(director.refused(&["correct", "1", "1", "1r3"]), "referee_needed");
    assert_eq!(director.refused(&["correct", "1", "1", "1r3", "--referee", "Streng"]), "referee_needed");
    assert_eq!(director.refused(&["correct", "1", "1", "1r3", "--referee", "Niemand"]), "unknown_official");
    let sheet = director.ok(&["correct", "1", "1", "1r3", "--referee", "Streng", "--why", "verwechselt"]);
    assert_eq!(sheet["rows"][0]["before"][0]["row"]["partner"], 2);
    assert_eq!(director.refused(&["close-match"]), "lists_open");
    director.ok(&["void-list", "1", "--why", "wissentlich falsch"]);
    director.ok(&["reopen-list", "1", "--why", "doch nicht"]);
    director.ok(&["sign", "1", "all"]);
    let closed = director.ok(&["close-list", "1"])["events"].as_u64().unwrap();
    assert_eq!(director.refused(&["undo", "1"]), "not_undoable");
    director.ok(&["undo", &closed.to_string(), "--why", "zu früh"]);
    assert_eq!(director.ok(&["sheet", "1"])["status"], "open");
    assert_eq!(director.ok(&["at", "1"])["phase"], "planned");
    assert_eq!(director.refused(&["at", "9999"]), "no_such_event");
    let text = director.text(&["log", "--last", "1", "--lang", "en"], "");
    assert!(text.contains("Turnierleitung: Undone:") && text.contains("zu früh"), "{text}");
}

#[test]
fn a_keeper_writes_without_a_mouse() {
    let director = Director::running("preis", 4);
    let typed = "1r2\n1x\n3st\n3st !\n<\n2s v\n?\n=\n1r3 s\n4w\nsign\nzu\nq\n";
    let said = director.text(&["enter", "1", "--lang", "de"], typed);
    for wanted in [
        "Spiel 1: +1 +1 -1 -1",
        "Querprobe nach Spiel 1: 0",
        "passt „x“ nicht",
        "genehmigen",
        "zurückgenommen",
    ] {
        assert!(said.contains(wanted), "{wanted} in:\n{said}");
    }
    let sheet = director.ok(&["sheet", "1"]);
    let rows: Vec<&str> =
        sheet["rows"].as_array().unwrap().iter().map(|row| row["short"].as_str().unwrap()).collect();
    assert_eq!(rows, ["1r2", "2s v", "1r3 s", "4w"]);
    assert_eq!(sheet["status"], "closed");
    // What was taken back is in the log with both events.
    assert_eq!(director.ok(&["log"])["undone"].as_array().unwrap().len(), 2);
}

#[test]
fn people_come_and_go() {
    let director = Director::running("preis", 8);
    let late = director.ok(&["register", "Ersatz", "Mann", "--seen", "--pays", "10"]);
    assert_eq!(late["player"], 9);
    assert_eq!(director.refused(&["withdraw", "1"]), "seated");
    assert_eq!(director.refused(&["substitute", "1", "2"]), "two_tables");
    director.ok(&["substitute", "1", "9"]);
    assert_eq!(director.refused(&["exclude", "2"]), "reason_missing");
    director.ok(&["exclude", "2", "--why", "Betrug"]);
    director.ok(&["keeper", "1", "2"]);
    director.ok(&["register", "Ersatz", "Frau", "--seen", "--pays", "10"]);
    director.ok(&["substitute", "2", "10"]);
    director.play_match();
    let standings = director.ok(&["standings"]);
    assert_eq!(standings["ranking"].as_array().unwrap().len(), 8);
    assert_eq!(standings["unranked"][0]["because"], "excluded");
    assert_ne!(director.ok(&["standings", "--match", "1", "--after", "2"])["ranking"], standings["ranking"]);
}

#[test]
fn from_the_last_card_to_the_shredder() {
    let director = Director::running("tischpunkte", 8);
    director.play_match();
    assert_eq!(director.refused(&["close"]), "matches_left");
    assert_eq!(director.refused(&["start"]), "not_drawn");
    director.ok(&["draw"]);
    director.ok(&["start", "--keeper", "2"]);
    director.play_match();
    let tables = director.ok(&["table-points", "--match", "2"]);
    let sum: i64 =
        tables["tables"][0]["table_points"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).sum();
    assert_eq!(sum, 100);
    director.ok(&["close"]);
    director.ok(&["prizes"]);
    let before = director.ok(&["standings"])["ranking"].clone();
    let file = director.folder.path().join("turnier.json");
    director.ok(&["export", file.to_str().unwrap()]);
    let copy = director.ok(&["import", file.to_str().unwrap()]);
    assert_eq!(copy["tournament"], "kirchweih-2");
    assert_eq!(director.ok(&["standings", "-t", "kirchweih-2"])["ranking"], before);
    assert_eq!(
        director.json(&["import", file.to_str().unwrap(), "--id", "kirchweih"], "").1["error"]["code"],
        "tournament_exists"
    );
    director.ok(&["use", "kirchweih"]);
    director.ok(&["backup", director.folder.path().join("copy.db").to_str().unwrap()]);
    assert_eq!(director.refused(&["purge"]), "not_agreed");
    let chain = |file: &Path| read(file)["chain"].as_array().unwrap().clone();
    let whole = chain(&file);
    director.ok(&["purge", "--yes"]);
    assert_eq!(director.ok(&["standings"])["ranking"], before);
    director.ok(&["export", file.to_str().unwrap()]);
    assert_eq!(chain(&file)[..whole.len()], whole[..], "what was destroyed keeps its place in the chain");
    director.ok(&["import", file.to_str().unwrap(), "--id", "vernichtet"]);
    director.ok(&["use", "kirchweih"]);
    assert_eq!(director.ok(&["sheet", "1", "--match", "1"])["status"], "purged");
    assert!(!director.ok(&["log"]).to_string().contains("row_entered"));
    director.ok(&["erase", "3", "--yes"]);
    assert_eq!(director.ok(&["players"])["players"][2]["details"], Value::Null);
    assert_eq!(files(&director.data().join("backups")), 1, "older copies still held what was destroyed");
    std::fs::write(&file, "{}").unwrap();
    assert_eq!(director.json(&["import", file.to_str().unwrap()], "").1["error"]["code"], "bad_import");
}

fn read(file: &Path) -> Value {
    let text = std::fs::read_to_string(file).expect("the file is there");
    serde_json::from_str(&text).expect("it is JSON")
}

#[test]
fn s_5_3_5_a_rewritten_file_is_of_unknown_origin_and_taken_only_for_a_reason() {
    let director = Director::running("preis", 8);
    let file = director.folder.path().join("turnier.json");
    let path = file.to_str().unwrap();
    director.ok(&["export", path]);
    let mut written = read(&file);
    let head = written["head"].as_str().unwrap().to_owned();
    for command in ["status", "standings"] {
        assert_eq!(director.ok(&[command])["head"], head.as_str());
    }
    let short = [&head[..4], &head[4..8], &head[8..12], &head[12..16]].join(" ");
    for shown in [&["status"][..], &["standings"], &["print", "standings"], &["print", "certificates"]] {
        let text = director.text(shown, "");
        assert!(text.contains(&format!("Prüfwert {short}")), "{shown:?}: {text}");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let key = std::fs::metadata(director.data().join("server.key")).expect("the key that signs");
        assert_eq!(key.permissions().mode() & 0o777, 0o600);
    }
    // One event is changed, and the chain is left as it was.
    written["events"][16]["at"] = json!(written["events"][16]["at"].as_i64().unwrap() - 1);
    std::fs::write(&file, written.to_string()).unwrap();
    let (_, broken) = director.json(&["import", path], "");
    assert_eq!(broken["error"]["code"], "bad_import");
    assert!(broken["error"]["message"].as_str().unwrap().contains(" 17 "), "{broken}");
    assert_eq!(director.json(&["import", path, "--why", "passt schon"], "").0, 1, "no reason mends it");
    // Somebody else makes the chain fit with a program and a key of his own.
    written["version"] = json!(1);
    for field in ["chain", "head", "signature"] {
        written.as_object_mut().unwrap().remove(field);
    }
    std::fs::write(&file, written.to_string()).unwrap();
    let other = Director::new();
    assert_eq!(other.json(&["import", path], "").1["error"]["code"], "unknown_origin", "it has no signature");
    assert!(!other.data().exists(), "nothing was made");
    other.ok(&["import", path, "--why", "erste Fassung"]);
    other.ok(&["export", path]);
    assert_eq!(director.refused(&["import", path]), "unknown_origin");
    assert_eq!(director.refused(&["import", path, "--why", " "]), "reason_missing");
    let found = read(&file)["head"].as_str().unwrap()[..4].to_owned();
    let taken = director.ok(&["import", path, "--why", "vom alten Rechner", "--id", "alt"]);
    let events = taken["events"].to_string();
    let log = director.ok(&["log", "-t", "alt", "--last", "1"]);
    let noted = &log["events"][0];
    assert_eq!((noted["seq"].to_string(), &noted["why"]), (events.clone(), &json!("vom alten Rechner")));
    assert_eq!(noted["what"]["imported"]["head"], read(&file)["head"]);
    for (lang, wanted) in [("de", "unbekannter Herkunft"), ("en", "unknown origin")] {
        let told = director.text(&["log", "-t", "alt", "--last", "1", "--lang", lang], "");
        assert!(told.contains(wanted) && told.contains("alten Rechner") && told.contains(&found), "{told}");
    }
    assert_eq!(director.refused(&["undo", &events, "-t", "alt", "--why", "doch nicht"]), "not_undoable");
}

#[test]
fn lines_that_are_wrong_are_answered_and_the_next_is_read() {
    let director = Director::running("preis", 4);
    let lines = "{\"id\":\"a\",\"table\":1,\"row\":\"1r2\"}\nnonsense\n{\"table\":1}\n{\"table\":1,\"row\":{\"points\":[1,1,1,1]}}\n\
                 {\"table\":1,\"row\":\"2s\",\"sign\":\"all\"}\n{\"id\":\"b\",\"table\":1,\"game\":2,\"row\":{\"points\":[1,-1,1,-1]}}\n";
    let answers = director.text(&["enter", "--json-lines"], lines);
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let codes: Vec<Value> = answers.iter().map(|answer| answer["error"]["code"].clone()).collect();
    assert_eq!(
        codes,
        [
            Value::Null,
            json!("bad_line"),
            json!("empty_line"),
            json!("row_not_zero"),
            json!("list_incomplete"),
            Value::Null
        ]
    );
    assert_eq!((answers[0]["id"].as_str(), answers[5]["game"].as_u64()), (Some("a"), Some(2)));
    assert_eq!(
        director.ok(&["sheet", "1"])["rows"].as_array().unwrap().len(),
        2,
        "a line counts wholly or not at all"
    );
}

#[test]
fn wrong_usage_is_told_apart_from_a_refusal() {
    let director = Director::new();
    assert_eq!(director.run(&["enter"], "").status.code(), Some(2));
    assert_eq!(director.run(&["keeper", "1", "5"], "").status.code(), Some(2));
    assert_eq!(director.run(&["status"], "").status.code(), Some(1));
    let german = director.run(&["status", "--lang", "de"], "");
    assert!(String::from_utf8_lossy(&german.stderr).contains("noch kein Turnier"));
    let english = director.run(&["status", "--lang", "en"], "");
    assert!(String::from_utf8_lossy(&english.stderr).contains("no tournament"));
}

#[test]
fn every_command_explains_itself_with_an_example() {
    let director = Director::new();
    let help = director.text(&["--help"], "");
    // In groups, one below the other: a name is the first word of a line, two blanks from its edge.
    let lines = help.lines().filter_map(|line| line.strip_prefix("  "));
    let lines = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    let names: Vec<&str> =
        lines.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").collect();
    assert!(names.len() > 40, "{names:?}");
    for name in names.into_iter().filter(|name| *name != "stammtisch") {
        for (lang, word) in [("de", "Beispiel"), ("en", "Example")] {
            let help = director.text(&[name, "--help", "--lang", lang], "");
            assert!(help.contains(word), "{name} in {lang}");
        }
    }
}
