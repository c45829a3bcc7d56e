//! `stammtisch rule-on` as a referee and as another program see it.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn run(args: &str, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("rule-on")
        .args(args.split_whitespace())
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

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("it prints text")
}

fn told(args: &str, input: &str) -> String {
    let output = run(args, input);
    assert!(output.status.success(), "{args}: {}", text(output.stderr));
    text(output.stdout)
}

fn wire(args: &str) -> Value {
    serde_json::from_str(&text(run(&format!("{args} --json"), "").stdout)).expect("it prints JSON")
}

#[test]
fn s_3_4_17_a_revoke_from_flags_in_german() {
    let args = "--lang de --rules preis --contract solo --declarer 1 --offence revoke --offender 3";
    insta::assert_snapshot!(told(args, ""), @r#"
    Entscheidung nach „Preisschafkopf“
    Platz 1 spielt Solo. Falsch bedient (Platz 3).

                Platz 1  Platz 2  Platz 3  Platz 4
    Punkte           +9        0       −9        0
    Einheiten       +18        0      −18        0

    Das Spiel ist aus und wird so gewertet; der nächste Geber gibt.
    Grundlage: S 3.4.14, S 3.4.15, S 3.4.17, Festlegung 24
    Einspruch ist möglich, bis ein weiteres Spiel in der Liste steht (P 22).
    Im Turnier spricht nur die Aufsicht Strafen aus.
    Nachlesen: stammtisch explain S 3.4.14
    "#);
}

#[test]
fn s_3_4_13_a_void_hand_in_english() {
    insta::assert_snapshot!(told("--lang en --rules schule --offence wrong_count_two_players", ""), @"
    Ruling under “Schafkopfschule, for money”
    Two players have too many or too few cards.

    The hand is void; the same dealer deals again.
    On the ground of: S 3.4.13
    Read more: stammtisch explain S 3.4.13
    ");
}

#[test]
fn t_15_asked_question_by_question() {
    // Rule set, offence, contract, declarer, partner, offender, trick open, thrower, play on, Spritze, already won.
    let sets = ["schule", "schule-turnier", "tischpunkte", "preis"];
    let answers = "1\n1\n2\n3\nx\n4\nn\n\nn\nj\nn\n";
    let output = run("--lang de --ask --rules tischpunkte", answers);
    let asked = text(output.stderr);
    assert!(output.status.success(), "{asked}");
    let told = text(output.stdout);
    assert!(told.contains("Turnier mit Tischpunkten"), "{told}");
    assert!(told.contains("+2       +2       +2       −6"), "doubled by the Spritze: {told}");
    assert!(
        asked.contains("Liegt der Stich noch offen?") && asked.contains("Bitte eine Zahl von 1 bis 4."),
        "{asked}"
    );
    assert!(sets.iter().all(|id| !asked.contains(&format!("({id})"))), "what a flag told is not asked");
}

#[test]
fn what_does_not_matter_is_not_asked() {
    let output = run("--lang en --ask --rules schule --offence card_turned_up", "");
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
    let output = run(
        "--lang en --ask --rules schule --offence revoke --contract solo --declarer 1 --offender 1",
        "\n",
    );
    assert!(output.status.success(), "{}", text(output.stderr));
    let asked = text(output.stderr);
    assert_eq!(asked.matches('?').count(), 1, "only whether somebody threw in: {asked}");
}

#[test]
fn answers_that_end_early_are_an_error() {
    let output = run("--lang de --ask", "3\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(output.stderr).contains("Die Antworten sind zu Ende"));
}

#[test]
fn the_wire_form() {
    let ruling = wire("--rules preis --contract solo --tout --declarer 1 --offence laid_open --offender 2");
    let expected = json!({"ok": true, "rules": "preis", "offence": "laid_open", "next": "scored", "points": [6, -2, -2, -2],
        "units": [15, -5, -5, -5], "counts_as": "solo", "clauses": ["P 13"], "decisions": [24]});
    assert_eq!(ruling, expected);
    let ruling = wire(
        "--rules tischpunkte --contract wenz --declarer 1 --offence revoke --offender 2 --moment trick_open",
    );
    assert_eq!((&ruling["next"], &ruling["points"]), (&json!("correct_the_card"), &json!(null)));
    let refused = wire("--rules tischpunkte --contract wenz --declarer 1 --offence revoke --offender 2");
    assert_eq!(refused["ok"], json!(false));
    assert_eq!(
        (&refused["error"]["code"], &refused["error"]["clause"]),
        (&json!("choice_missing"), &json!("T 15"))
    );
}

#[test]
fn what_is_missing_is_said() {
    for (args, part) in [
        ("--lang en", "--rules schule, schule-turnier"),
        ("--lang en --rules preis", "--offence revoke, wrong_lead"),
        ("--lang en --rules dahoam --offence revoke", "dahoam"),
        ("--lang en --rules preis --offence revoke --contract solo --declarer 1", "offender"),
        ("--lang en --rules preis --offence revoke --contract rufspiel --tout", "Tout"),
        ("--lang en --rules preis --offence revoke --offender 5", "1 to 4"),
        ("--lang en --rules preis --offence snoring", "revoke"),
    ] {
        let output = run(args, "");
        let said = text(output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args}");
        assert!(said.contains(part), "{args}: {said}");
    }
}

#[test]
fn v_14_3_faults_in_the_games_of_the_house() {
    let ramsch = wire("--rules alles --contract ramsch --offence revoke --offender 4");
    assert_eq!(
        (&ramsch["units"], &ramsch["clauses"]),
        (&json!([2, 2, 2, -6]), &json!(["V 14.3"])),
        "{ramsch}"
    );
    let hochzeit =
        wire("--rules kurz --contract hochzeit --declarer 1 --partner 3 --offence revoke --offender 2");
    assert_eq!(hochzeit["units"], json!([2, -4, 2, 0]), "{hochzeit}");
    let exchange = wire("--rules kurz --offence wrong_exchange");
    assert_eq!((&exchange["next"], &exchange["units"]), (&json!("correct_the_exchange"), &json!(null)));
    let nowhere = wire("--rules schule --offence wrong_exchange");
    assert_eq!(nowhere["error"]["code"], json!("contract_not_in_rules"));
}

#[test]
fn v_14_3_a_referee_is_asked_for_no_declarer_of_a_ramsch_and_for_the_partner_of_a_hochzeit() {
    let asked = |args: &str, answers: &str| {
        let output = run(&format!("--lang en --ask {args} --offence revoke"), answers);
        (text(output.stderr), text(output.stdout))
    };
    let (questions, ruling) = asked("--rules alles --contract ramsch", "4\n");
    assert_eq!(questions.matches('?').count(), 1, "only who did it: {questions}");
    assert!(ruling.contains("V 14.3"), "{ruling}");
    let (questions, ruling) = asked("--rules kurz --contract hochzeit", "1\n3\n2\n\n");
    assert!(questions.contains("partner"), "{questions}");
    assert!(ruling.contains("S 3.4.17"), "{ruling}");
}
