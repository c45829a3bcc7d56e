//! Words stand in `crates/stammtisch-text`: no German, no sentence and no pair of languages in the code of other crates.

use std::fs;
use std::path::{Path, PathBuf};

/// Where words are not for people to read in their language, and why.
const FORMATS: [(&str, &str); 8] = [
    ("crates/stammtisch-text/", "here they belong"),
    ("crates/stammtisch-drive/", "speaks to developers"),
    ("crates/schafkopf-record/", "the words of the notation are a format"),
    ("/registration_table.rs", "headings of a table that people bring along"),
    ("/registration_column.rs", "headings of a table that people bring along"),
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

/// How many bytes of some code make up the string, the comment, the letter or else the sign that it begins with.
fn length(code: &str) -> usize {
    let hashes = code.bytes().skip(1).take_while(|byte| *byte == b'#').count();
    if code.starts_with("//") {
        code.find('\n').unwrap_or(code.len())
    } else if let Some(string) = code.strip_prefix('"') {
        let mut escaped = false;
        let end = string.find(|c| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        end.map_or(code.len(), |end| end + 2)
    } else if code.starts_with('r') && code[1 + hashes..].starts_with('"') {
        let (start, end) = (2 + hashes, format!("\"{}", "#".repeat(hashes)));
        code[start..].find(&end).map_or(code.len(), |found| start + found + end.len())
    } else if let Some(letter) = code.strip_prefix('\'') {
        // A letter, escaped or not; else a lifetime.
        let end = letter.char_indices().skip(1).take(10).find(|(_, c)| *c == '\'').map(|(end, _)| end);
        let one = letter.chars().next().map_or(0, char::len_utf8);
        end.filter(|end| *end == one || letter.starts_with('\\')).map_or(1, |end| end + 2)
    } else {
        1
    }
}

/// The strings of some code; comments are none, and letters by themselves are no words.
fn literals(code: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = code[at..].find(['"', '/', '\'', 'r']) {
        let start = at + next;
        let taken = &code[start..start + length(&code[start..])];
        at = start + taken.len();
        if taken.len() > 1 && taken.starts_with(['"', 'r']) {
            let line = code[..start].rfind('\n').map_or(0, |newline| newline + 1);
            let text = taken.trim_start_matches(['r', '#']).trim_end_matches('#').trim_matches('"');
            found.push(Literal {
                line: code[..start].matches('\n').count() + 1,
                before: code[line..start].to_owned(),
                text: text.split("\\\n").map(str::trim_start).collect(),
            });
        }
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
        "// Ein „Grüß Gott“ im Kommentar.",
        r#"texts.get("web-title")"#,
        r#"#[error("the card is not in the hand")]"#,
        r"fn f<'a>(c: &'a char) -> bool { *c == 'ä' }",
        r#"after_help = "Example:\n  stammtisch turnier void-list 7 --why 'falsch geführt'""#,
        r#"(status = 404, description = "There is no such table.")"#,
    ] {
        assert_eq!(faults(innocent), 0, "{innocent}");
    }
}
