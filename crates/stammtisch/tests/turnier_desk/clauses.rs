//! Clauses that forbid or demand something: the opposite of each, tried through the command line.

use serde_json::{Value, json};

use crate::Director;

/// The referee's name and reason.
const SIGNED: [&str; 4] = ["--referee", "Streng", "--why", "so entschieden"];

fn signed<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [args, &SIGNED].concat()
}

#[test]
fn p_15_and_s_5_3_1_under_p_only_the_referee_changes_the_keeper_under_s_the_four_may() {
    let preis = Director::running("preis", 4);
    preis.ok(&["enter", "1", "1r2"]);
    assert_eq!(preis.refused(&["keeper", "1", "2"]), "consent_missing");
    assert_eq!(preis.refused(&["keeper", "1", "2", "--all-four"]), "consent_of_referee");
    preis.ok(&["keeper", "1", "2", "--referee", "Streng"]);
    let school = Director::running("schule-turnier", 4);
    school.ok(&["enter", "1", "1r2"]);
    assert_eq!(school.refused(&["keeper", "1", "2"]), "consent_missing");
    school.ok(&["keeper", "1", "2", "--all-four"]);
}

#[test]
fn s_3_4_18_and_s_5_3_4_and_p_17_rulings_strikes_and_corrections_are_the_referees() {
    for rules in ["preis", "schule-turnier", "tischpunkte"] {
        let director = Director::running(rules, 4);
        director.ok(&["enter", "1", "1r2"]);
        director.ok(&["enter", "1", "2r3"]);
        let ruling = ["enter", "1", "1r2", "u", "revoke", "3", "stop"];
        let ruling = if rules == "tischpunkte" { &ruling[..] } else { &ruling[..6] };
        assert_eq!(director.refused(ruling), "referee_needed");
        assert_eq!(director.refused(&[ruling, &["--referee", "Streng"]].concat()), "referee_needed");
        assert_eq!(director.refused(&["correct", "1", "1", "1r3"]), "referee_needed");
        director.ok(&signed(ruling));
        director.ok(&signed(&["correct", "1", "1", "1r3"]));
    }
    let director = Director::running("preis", 4);
    director.ok(&["enter", "1", "1r2"]);
    assert_eq!(director.refused(&["enter", "1", "3st", "x"]), "referee_needed");
    director.ok(&signed(&["enter", "1", "3st", "x"]));
    // A Rufspiel needs no approval, so it cannot be struck for want of it.
    assert_ne!(director.refused(&signed(&["enter", "1", "1r2", "x"])), "referee_needed");
}

#[test]
fn decision_30_no_row_is_mended_by_undoing_what_came_after_it() {
    let director = Director::running("preis", 4);
    let typed = director.text(&["enter", "1", "--lang", "de"], "1r2\n2r3\n3r4\n<\n<\n<\nq\n");
    assert_eq!(typed.matches("zurückgenommen").count(), 1, "{typed}");
    assert!(typed.contains("Das schreibt nur die Aufsicht, mit Namen und Grund"), "{typed}");
    let rows = |expected: usize| {
        assert_eq!(director.ok(&["sheet", "1"])["rows"].as_array().unwrap().len(), expected);
    };
    rows(2);
    let log = director.ok(&["log"]);
    let events = log["events"].as_array().unwrap().iter();
    let second = events.filter(|event| event["what"]["row_entered"].is_object()).nth(1).unwrap();
    let second = second["seq"].to_string();
    assert_eq!(director.refused(&["undo", &second]), "referee_needed");
    director.ok(&["undo", &second, "--by", "Streng", "--why", "falscher Tisch"]);
    rows(1);
    // S 5.3.4: both stay readable, on the sheet and in print.
    let sheet = director.text(&["sheet", "1"], "");
    assert!(sheet.contains("(2r3 <)") && sheet.contains("(3r4 <)"), "{sheet}");
    assert_eq!(director.ok(&["sheet", "1"])["taken_back"].as_array().unwrap().len(), 2);
    let printed = director.text(&["print", "filled"], "");
    assert_eq!(printed.matches("\"game old\"").count(), 2, "{printed}");
}

#[test]
fn s_5_3_4_and_p_17_and_decision_30_lines_correct_only_with_the_referees_name_and_reason() {
    let director = Director::running("preis", 4);
    let line = |fields: &str| format!("{{\"table\":1,{fields}}}\n");
    let signed = "\"referee\":\"Streng\",\"why\":\"verschrieben\"";
    let lines = [
        line("\"row\":\"1r2\""),
        line("\"row\":\"2r3\""),
        line("\"game\":2,\"row\":\"2r3\""),
        line("\"game\":2,\"row\":\"2r4\""),
        line("\"game\":1,\"row\":\"1r3\""),
        line("\"game\":1,\"row\":\"1r3\",\"referee\":\"Streng\""),
        line(&format!("\"game\":1,\"row\":\"1r3\",{signed}")),
        line("\"row\":\"1r2 u revoke 3\""),
        line(&format!("\"row\":\"1r2 u revoke 3\",{signed}")),
    ];
    let answers = director.text(&["enter", "--json-lines"], &lines.concat());
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let codes: Vec<&str> =
        answers.iter().map(|answer| answer["error"]["code"].as_str().unwrap_or("ok")).collect();
    let (again, needed) = ("game_out_of_order", "referee_needed");
    assert_eq!(codes, ["ok", "ok", again, "ok", needed, needed, "ok", needed, "ok"]);
    assert_eq!((&answers[6]["game"], &answers[6]["points"]), (&json!(1), &json!([1, -1, 1, -1])));
}

#[test]
fn s_5_2_14_and_s_5_2_16_and_p_12_what_needs_approval_is_not_written_without() {
    let preis = Director::running("preis", 4);
    preis.ok(&["enter", "1", "1r2"]);
    assert_eq!(preis.refused(&["enter", "1", "3st"]), "approval_missing");
    assert_eq!(preis.refused(&["enter", "1", "p", "-8", "-8", "24", "-8"]), "approval_missing");
    let school = Director::running_games("schule-turnier", 4, "8");
    for _ in 0..4 {
        school.ok(&["enter", "1", "1s"]);
    }
    assert_eq!(school.refused(&["enter", "1", "2w"]), "approval_missing");
    assert_eq!(school.refused(&["enter", "1", "p", "-2", "6", "-2", "-2"]), "approval_missing");
    assert_eq!(school.refused(&["enter", "1", "2sie"]), "approval_missing");
    school.ok(&["enter", "1", "1r2"]);
    school.ok(&["enter", "1", "2w", "!", "--referee", "Streng"]);
}

#[test]
fn s_5_1_3_and_p_22_an_appeal_is_the_tribunals_alone() {
    for rules in ["preis", "schule-turnier"] {
        let director = Director::running(rules, 4);
        director.ok(&["enter", "1", "1r2"]);
        let appeal = ["call", "1", "3", "--matter", "appeal", "--why", "Die Karte lag noch offen"];
        assert_eq!(director.refused(&appeal), "nothing_to_appeal");
        director.ok(&["complain", "1", "1", "3", "--why", "falsch bedient"]);
        director.ok(&["decide", "1", "1", "3", "refused", "--referee", "Streng"]);
        director.ok(&appeal);
        assert_eq!(director.refused(&signed(&["answer", "1", "granted"])), "not_the_tribunal");
        director.ok(&["appoint", "tribunal", "Vroni", "Weise"]);
        director.ok(&["answer", "1", "granted", "--referee", "Weise", "--why", "Der Stich war offen"]);
        assert_eq!(director.refused(&appeal), "appeal_decided");
    }
}

#[test]
fn s_3_4_1_and_p_22_and_decision_36_a_complaint_ends_with_the_next_game() {
    for rules in ["preis", "schule-turnier"] {
        let director = Director::running(rules, 4);
        director.ok(&["enter", "1", "1r2"]);
        director.ok(&["enter", "1", "2r3"]);
        let late = ["complain", "1", "1", "3", "--why", "falsch bedient"];
        assert_eq!(director.refused(&late), "complaint_barred");
        assert_eq!(director.refused(&[&late[..], &["--halt"]].concat()), "complaint_barred");
        director.ok(&["complain", "1", "2", "3", "--why", "falsch bedient", "--halt"]);
    }
}

#[test]
fn p_21_no_consolation_prize_under_p() {
    let new = |rules| ["new", "Kirchweih", "--rules", rules, "--last", "Trostpreis"];
    let director = Director::new();
    assert_eq!(director.json(&new("preis"), "").1["error"]["code"], "consolation_prize");
    director.ok(&new("schule-turnier"));
    director.ok(&["new", "Preis", "--rules", "preis"]);
    assert_eq!(director.refused(&["setup", "-t", "preis", "--last", "Trostpreis"]), "consolation_prize");
}

#[test]
fn decision_35_numbers_that_no_game_gives_are_refused() {
    let director = Director::running("preis", 4);
    for numbers in [["7", "-7", "0", "0"], ["1000000", "-1000000", "0", "0"], ["2", "-2", "0", "0"]] {
        let args = [&["enter", "1", "p"][..], &numbers].concat();
        assert_eq!(director.refused(&args), "impossible_result", "{numbers:?}");
    }
    let game = director.ok(&["enter", "1", "p", "2", "2", "-2", "-2"]);
    assert_eq!(game["points"], json!([2, 2, -2, -2]));
    let game = director.ok(&["enter", "1", "6", "-2", "-2", "-2"]);
    assert_eq!(game["points"], json!([6, -2, -2, -2]));
}

#[test]
fn decision_38_the_substitute_of_an_excluded_player_starts_at_nothing() {
    let director = Director::running("preis", 4);
    director.ok(&["enter", "1", "1r2"]);
    for name in ["Erster", "Zweiter"] {
        director.ok(&["register", "Ersatz", name, "--seen", "--pays", "10"]);
    }
    let left = director.text(&["substitute", "1", "5", "--lang", "en"], "");
    assert!(left.contains("with the points of the one before"), "{left}");
    director.ok(&["exclude", "2", "--why", "Betrug"]);
    assert_eq!(director.refused(&["enter", "1", "2r3"]), "seat_empty");
    let excluded = director.text(&["substitute", "2", "6", "--lang", "en"], "");
    assert!(excluded.contains("from 0 points") && !excluded.contains("of the one before"), "{excluded}");
    director.ok(&["enter", "1", "2r3"]);
}

#[test]
fn p_3_start_names_who_lacks_customer_number_or_town() {
    for (rules, notes) in [("preis", true), ("schule-turnier", false)] {
        let director = Director::drawn(rules, 4, "4");
        director.ok(&["change", "1", "--town", "Isen", "--customer", "4711"]);
        director.ok(&["change", "2", "--town", "Isen"]);
        let output = director.run(&["start", "--keeper", "1", "--lang", "de"], "");
        assert!(output.status.success(), "it is a note, no refusal");
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(told.contains("Ohne Kundennummer oder Wohnort (P 3)"), notes, "{told}");
        assert_eq!(told.contains("2 Anna Spieler2, 3 Anna Spieler3, 4 Anna Spieler4"), notes, "{told}");
        assert!(!told.contains("Spieler1"), "{told}");
    }
}

#[test]
fn s_2_9_3_a_sie_is_printed_for_the_wall_and_only_where_there_was_one() {
    let director = Director::running("schule-turnier", 4);
    director.ok(&["enter", "1", "1r2"]);
    assert_eq!(director.refused(&["print", "sie"]), "no_page");
    director.ok(&["enter", "1", "3sie", "!", "--referee", "Streng"]);
    let page = director.text(&["print", "sie", "--lang", "de"], "");
    assert!(page.contains("<title>Schellen-Unter</title>"), "the cards");
    assert!(page.contains("1. Durchgang, Tisch 1, Spiel 2"), "{page}");
    assert_eq!(director.refused(&["print", "sie", "--table", "2"]), "no_page");
}

#[test]
fn s_5_2_1_and_t_1_and_p_1_a_match_has_its_games_and_no_more() {
    for rules in ["schule-turnier", "tischpunkte", "preis"] {
        let director = Director::running(rules, 4);
        for _ in 0..4 {
            director.ok(&["enter", "1", "1r2"]);
        }
        assert_eq!(director.refused(&["enter", "1", "1r2"]), "too_many_rows", "{rules}");
    }
}

#[test]
fn t_2_the_second_match_is_not_played_at_the_tables_of_the_first() {
    let director = Director::running("tischpunkte", 8);
    director.play_match();
    assert_eq!(director.refused(&["start"]), "not_drawn");
}

#[test]
fn s_5_2_4_and_p_6_nobody_doubles() {
    for rules in ["schule-turnier", "preis"] {
        let director = Director::running(rules, 4);
        assert_eq!(director.refused(&["enter", "1", "1r2", "d34"]), "doubling_off", "{rules}");
    }
}

#[test]
fn t_5_and_p_7_and_p_9_and_s_5_2_7_only_the_sets_own_games_and_points() {
    for (rules, strange) in [("schule-turnier", "1f"), ("tischpunkte", "1sie"), ("preis", "1sie")] {
        let director = Director::running(rules, 4);
        director.ok(&["enter", "1", "1r2"]);
        assert_eq!(director.refused(&["enter", "1", strange]), "contract_not_in_rules", "{rules}");
        assert_eq!(
            director.refused(&["enter", "1", "p", "33", "-11", "-11", "-11"]),
            "impossible_result",
            "{rules}"
        );
    }
}

#[test]
fn s_5_2_12_nobody_plays_whose_age_is_not_known_to_be_sixteen() {
    let director = Director::new();
    director.ok(&["new", "Kirchweih", "--rules", "schule-turnier", "--date", "2026-10-18"]);
    director.ok(&["open"]);
    assert_eq!(director.refused(&["register", "Kind", "Huber", "--born", "19.10.2010"]), "too_young");
    director.ok(&["register", "Jung", "Huber", "--born", "18.10.2010"]);
}

#[test]
fn s_5_2_17_what_was_refused_is_not_written_as_if_it_had_been_approved() {
    let director = Director::running("schule-turnier", 4);
    director.ok(&["enter", "1", "1r2"]);
    director.ok(&["ask", "1", "3", "solo_tout"]);
    director.ok(&["refuse", "1", "3", "solo_tout", "--referee", "Streng"]);
    assert_eq!(director.refused(&["enter", "1", "3st"]), "approval_missing");
    let struck = director.ok(&signed(&["enter", "1", "3st", "x"]));
    assert_eq!(struck["points"], json!([0, 0, 0, 0]));
}

#[test]
fn s_5_2_15_and_p_23_and_decision_17_no_tout_and_no_schwarz_in_the_first_game() {
    for rules in ["schule-turnier", "preis"] {
        let director = Director::running(rules, 4);
        let plain = director.ok(&["enter", "1", "1st"])["points"].clone();
        assert_eq!(plain, json!([6, -2, -2, -2]), "{rules}");
        assert_eq!(director.refused(&["enter", "1", "1st"]), "approval_missing", "{rules}");
    }
}

#[test]
fn s_5_3_2_and_p_16_and_p_18_no_list_is_handed_in_without_all_signatures() {
    for rules in ["schule-turnier", "preis"] {
        let director = Director::running(rules, 4);
        for _ in 0..4 {
            director.ok(&["enter", "1", "1r2"]);
        }
        director.ok(&["sign", "1", "1", "2", "3"]);
        assert_eq!(director.refused(&["close-list", "1"]), "signatures_missing", "{rules}");
        assert_eq!(director.refused(&["close-match"]), "lists_open", "{rules}");
        director.ok(&["sign", "1", "all"]);
        director.ok(&["close-list", "1"]);
    }
}

#[test]
fn s_5_3_6_a_list_is_not_declared_void_without_a_reason() {
    let director = Director::running("schule-turnier", 4);
    assert_eq!(director.refused(&["void-list", "1"]), "reason_missing");
}
