//! What pages and phones of the hall say: never the words of the command line.

use stammtisch_text::{Lang, Texts};

/// Files of which every message can stand on a page of the hall.
const WHOLE: [&str; 4] = ["hall", "halldoor", "hallweb", "paper"];
/// Beginnings of messages of other files that can.
const PARTS: [&str; 16] = [
    "refusal-",
    "row-",
    "prize-fault-",
    "turnier-approval-",
    "turnier-field-",
    "turnier-import-",
    "turnier-list-",
    "turnier-mismatch-",
    "turnier-no-draw-",
    "turnier-person-",
    "turnier-phase-",
    "turnier-setup-",
    "turnier-status-",
    "turnier-table-",
    "turnier-team-",
    "turnier-totals-",
];

/// Whether somebody is told to type a command: `--why`, `turnier seed`.
fn speaks_commands(text: &str) -> bool {
    let mut words = text.split(|c: char| c.is_whitespace() || "„“”()`".contains(c));
    let is_option = |word: &str| word.starts_with("--") && word.len() > 2;
    let mut before = "";
    words.any(|word| {
        let is_command = before == "turnier" && word.starts_with(|c: char| c.is_ascii_lowercase());
        before = word;
        is_option(word) || is_command
    })
}

#[test]
fn pages_of_the_hall_never_speak_of_commands() {
    for lang in [Lang::De, Lang::En] {
        let mut looked_at = 0;
        for (file, text) in Texts::sources(lang) {
            let mut key = "";
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                // A message goes on in lines that are indented.
                let mut said = line;
                if let Some((name, text)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
                    (key, said) = (name, text);
                }
                if WHOLE.contains(&file) || PARTS.iter().any(|part| key.starts_with(part)) {
                    looked_at += 1;
                    assert!(!speaks_commands(said), "{file}.ftl ({lang}): {line}");
                }
            }
        }
        assert!(looked_at > 500, "{looked_at}");
    }
}

#[test]
fn commands_are_known_when_they_are_seen() {
    assert!(speaks_commands("Dafür braucht es einen Grund: --why GRUND"));
    assert!(speaks_commands("Anmelden mit: turnier register NAME"));
    assert!(speaks_commands("mit „stammtisch turnier verify-draw“"));
    assert!(!speaks_commands("Kein Turnier – und kein turnier"));
}
