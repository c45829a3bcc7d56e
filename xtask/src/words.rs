//! Words stand in `crates/stammtisch-text`: no German, no sentence and no pair of languages in the code of other crates.

use std::fs;
use std::path::{Path, PathBuf};

/// Where words are not for people to read in their language, and why.
const FORMATS: [(&str, &str); 7] = [
    ("crates/stammtisch-text/", "here they belong"),
    ("crates/stammtisch-drive/", "speaks to developers"),
    ("crates/schafkopf-record/", "the words of the notation are a format"),
    ("/registration_table.rs", "headings of a table that people bring along"),
    ("/keeper_mode.rs", "words that are typed"),
    ("/simulate.rs", "invented names"),
    ("/metrics.rs", "operators read it in English"),
];

fn is_format(path: &str) -> bool {
    FORMATS.iter().any(|(place, _)| path.starts_with(place) || path.ends_with(place))
}

/// A string of the code.
struct Literal {
    line: usize,
    /// What stands before it on its line.
    before: String,
    text: String,
}

/// The strings of some code; comments are none, and letters by themselves are no words.
fn literals(code: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find(['"', '/', '\'', 'r']) {
        let (before, here) = rest.split_at(at);
        let is_word = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let hashes = here.chars().skip(1).take_while(|c| *c == '#').count();
        let is_raw = here.starts_with('r') && !is_word && here[1 + hashes..].starts_with('"');
        let length = if here.starts_with("//") {
            here.find('\n').unwrap_or(here.len())
        } else if is_raw {
            let end = format!("\"{}", "#".repeat(hashes));
            let start = 2 + hashes;
            start + here[start..].find(&end).map_or(here.len() - start, |found| found + end.len())
        } else if here.starts_with('"') {
            let mut escaped = false;
            let end = here[1..].find(|c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            1 + end.map_or(here.len() - 1, |found| found + 1)
        } else if here.starts_with('\'') {
            // A letter, escaped or not; else a lifetime.
            let letter = here[1..].char_indices().skip(1).take(10).find(|(_, c)| *c == '\'');
            match letter {
                Some((end, _)) if end < 5 || here.starts_with("'\\") => end + 2,
                Some(_) | None => 1,
            }
        } else {
            1
        };
        let taken = &here[..length];
        if taken.len() > 1 && (is_raw || taken.starts_with('"')) {
            let line = code[..code.len() - here.len()].rfind('\n').map_or(0, |newline| newline + 1);
            let start = code.len() - here.len();
            let text = taken.trim_start_matches(['r', '#']).trim_end_matches('#').trim_matches('"');
            let joined = text.split("\\\n").map(str::trim_start).collect();
            let before = code[line..start].to_owned();
            found.push(Literal { line: code[..start].matches('\n').count() + 1, before, text: joined });
        }
        rest = &here[length..];
    }
    found
}

impl Literal {
    /// Why it should stand elsewhere.
    fn fault(&self) -> Option<&'static str> {
        let is_help = self.text.starts_with("Example") || self.before.contains("after_help");
        let is_interface = self.before.trim_end().ends_with("description =");
        if is_help || is_interface {
            return None;
        }
        let letters = self.text.chars().filter(|c| c.is_alphabetic()).count();
        if letters > 1 && self.text.contains(['ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü', 'ß', '„']) {
            return Some("German");
        }
        if self.before.contains("Lang::De =>") || self.before.contains("Lang::En =>") {
            return Some("a word of one language");
        }
        let words: Vec<&str> = self.text.split(' ').collect();
        let begins =
            words[0].starts_with(char::is_uppercase) && words[0].chars().skip(1).all(char::is_lowercase);
        let is_sentence =
            words.len() > 2 && begins && words[0].len() > 1 && self.text.ends_with(['.', '!', '?']);
        is_sentence.then_some("a sentence")
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn visit(folder: &Path, faults: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let shown = path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
        let folders = ["tests", "benches", "examples"];
        let is_test = shown.ends_with("tests.rs") || folders.iter().any(|folder| path.ends_with(folder));
        if path.is_dir() && !is_test {
            visit(&path, faults);
        } else if !is_test && !is_format(&shown) && path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or(&text);
            let found =
                literals(code).into_iter().filter_map(|literal| literal.fault().map(|why| (literal, why)));
            faults.extend(
                found.map(|(literal, why)| format!("{shown}:{}: {why}: {:?}", literal.line, literal.text)),
            );
        }
    }
}

#[test]
fn words_stand_in_stammtisch_text() {
    let mut faults = Vec::new();
    visit(&root().join("crates"), &mut faults);
    assert!(
        faults.is_empty(),
        "move them to crates/stammtisch-text/ftl, both languages:\n{}",
        faults.join("\n")
    );
}

#[test]
fn words_are_found_where_they_hide() {
    let faults = |code: &str| literals(code).iter().filter_map(Literal::fault).count();
    for hidden in [
        r#"let text = "Grüß Gott";"#,
        r#"say("The card is not yours.");"#,
        r##"let text = r#"Die "Ober" sind Trümpfe"#;"##,
        "match lang {\n    Lang::De => format!(\"{whole} Mark\"),\n}",
        "let open = '\"'; say(\"Größe\"); let close = '\"';",
        "let text = \"Das \\\"Schöne\\\" daran\";",
    ] {
        assert_eq!(faults(hidden), 1, "{hidden}");
    }
    for innocent in [
        r#"// Ein „Grüß Gott“ im Kommentar."#,
        r#"texts.get("web-title")"#,
        r#"#[error("the card is not in the hand")]"#,
        r"fn f<'a>(c: &'a char) -> bool { *c == 'ä' }",
        r#"after_help = "Example:\n  stammtisch turnier void-list 7 --why 'falsch geführt'""#,
        r#"(status = 404, description = "There is no such table.")"#,
    ] {
        assert_eq!(faults(innocent), 0, "{innocent}");
    }
}
