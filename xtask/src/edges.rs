//! The edges of the system: what goes over the wire, into the database or into a record has types of its own there.
//!
//! The domain's types may be serialisable for those who use the libraries, but none of ours relies on how. So in the
//! sources of an edge nothing that derives serde may have a field of a domain's type: it has a counterpart beside it,
//! or is written by hand (`Text<T>`, `serialize_with`, `from` or `try_from` and `into`).

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::cargo::workspace;

/// Where the edges are: files, and folders with all that is in them.
const EDGES: [&str; 24] = [
    "crates/schafkopf-line/src/suggest/answer.rs",
    "crates/schafkopf-record/src/json",
    "crates/schafkopf-runde/src/stored.rs",
    "crates/stammtisch-accounts/src/wire",
    "crates/stammtisch-coach/src/again/wire.rs",
    "crates/stammtisch-coach/src/book.rs",
    "crates/stammtisch-coach/src/review/telling.rs",
    "crates/stammtisch-coach/src/told.rs",
    "crates/stammtisch-desk/src/link.rs",
    "crates/stammtisch-engine/src/wire",
    "crates/stammtisch-hall/src/outcome.rs",
    "crates/stammtisch-hall/src/reply.rs",
    "crates/stammtisch-hall/src/routes",
    "crates/stammtisch-hall/src/views",
    "crates/stammtisch-hall/src/wire",
    "crates/stammtisch-learn/src/http.rs",
    "crates/stammtisch-learn/src/review/http.rs",
    "crates/stammtisch-learn/src/review/reviewed_games.rs",
    "crates/stammtisch-server/src/cluster/frame.rs",
    "crates/stammtisch-server/src/table/stored",
    "crates/stammtisch-store/src/export.rs",
    "crates/stammtisch-store/src/keeping.rs",
    "crates/stammtisch-store/src/kept",
    "crates/stammtisch-wire/src",
];

/// Files and folders of the domain that are kept, and for that have counterparts elsewhere: nothing in them is
/// serialisable by itself, but in the folders named beside them, which are edges.
const INNER: [(&str, Option<&str>); 4] = [
    ("crates/schafkopf-turnier/src/tournament/event.rs", None),
    ("crates/schafkopf-turnier/src/tournament/referee_call.rs", None),
    ("crates/schafkopf-turnier/src/tournament/setup.rs", None),
    ("crates/stammtisch-server/src/table", Some("stored")),
];

/// The libraries of the domain all begin so.
const DOMAIN: &str = "schafkopf";

/// Marks of a field, or a whole type, whose form is written by hand.
const BY_HAND: [&str; 4] = ["serialize_with", "deserialize_with", "from = \"", "serde(skip)"];

/// Holds the edges of this workspace.
pub(crate) fn hold() -> Result<()> {
    let root = workspace()?.workspace_root;
    let mut faults = Vec::new();
    for edge in EDGES {
        for file in sources(root.join(edge).as_std_path())? {
            let text =
                std::fs::read_to_string(&file).with_context(|| format!("{} is gone", file.display()))?;
            let told = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
            faults.extend(borrowed(&text).map(|line| format!("{told}: `{line}`")));
        }
    }
    for (inner, edge) in INNER {
        let edge = edge.map(|edge| root.join(inner).join(edge));
        for file in sources(root.join(inner).as_std_path())? {
            if edge.as_ref().is_some_and(|edge| file.starts_with(edge)) {
                continue;
            }
            let text = std::fs::read_to_string(&file)?;
            let told = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
            faults.extend(
                text.lines()
                    .filter(|line| is_serialised(line))
                    .map(|line| format!("{told}: `{}`", line.trim())),
            );
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("types of the domain are serialised at an edge by their own derive:\n  {}", faults.join("\n  "))
}

/// All Rust sources of a file or folder.
fn sources(place: &Path) -> Result<Vec<PathBuf>> {
    if place.is_file() {
        return Ok(vec![place.to_owned()]);
    }
    let entries =
        std::fs::read_dir(place).with_context(|| format!("the edge {} is gone", place.display()))?;
    let mut sources = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() || path.extension().is_some_and(|ending| ending == "rs") {
            sources.extend(self::sources(&path)?);
        }
    }
    Ok(sources)
}

/// The fields in a source, formatted as ours are, that rely on how the domain serialises itself.
fn borrowed(text: &str) -> impl Iterator<Item = &str> {
    let imported = imported(text);
    let mut lines = text.lines();
    let mut found = Vec::new();
    while let Some(line) = lines.next() {
        if is_serialised(line) {
            found.extend(borrowed_in(lines.by_ref(), &imported));
        }
    }
    found.into_iter()
}

/// Whether a line derives serde for the type that follows.
fn is_serialised(line: &str) -> bool {
    line.trim_start().starts_with("#[derive(") && (line.contains("Serialize") || line.contains("Deserialize"))
}

/// The fields of the type that comes next. The lines are read up to its end.
fn borrowed_in<'a>(lines: impl Iterator<Item = &'a str>, imported: &BTreeSet<&str>) -> Vec<&'a str> {
    let (mut found, mut depth, mut by_hand, mut whole_by_hand) = (Vec::new(), 0_i32, false, false);
    for line in lines {
        let bare = line.trim();
        if bare.starts_with("//") {
            continue;
        }
        by_hand |= BY_HAND.iter().any(|mark| bare.contains(mark));
        if bare.starts_with("#[") && bare.ends_with(']') {
            whole_by_hand |= depth == 0 && by_hand;
            continue;
        }
        let field = without_own(bare);
        let is_domain = |word: &str| {
            let is_type = word.starts_with(char::is_uppercase) || field.contains(&format!("{word}::"));
            word.starts_with(DOMAIN) || is_type && imported.contains(word)
        };
        if !by_hand && !whole_by_hand && words(&field).any(is_domain) {
            found.push(bare);
        }
        by_hand = false;
        let opened = |letter: char| matches!(letter, '{' | '(');
        let closed = |letter: char| matches!(letter, '}' | ')');
        depth += bare.chars().filter(|&letter| opened(letter)).count() as i32;
        depth -= bare.chars().filter(|&letter| closed(letter)).count() as i32;
        if depth <= 0 && (bare.ends_with('}') || bare.ends_with(';')) {
            break;
        }
    }
    found
}

/// A line without what stands in `Text<…>`, which writes it as its text, and without counterparts, `wire::…`.
fn without_own(line: &str) -> String {
    let mut rest = line.to_owned();
    while let Some(start) = rest.find("Text<") {
        let end = rest[start..].find('>').map_or(rest.len(), |end| start + end + 1);
        rest.replace_range(start..end, "");
    }
    while let Some(start) = rest.find("wire::") {
        let name = start + "wire::".len();
        let ends = |letter: char| !letter.is_alphanumeric() && letter != '_';
        let end = rest[name..].find(ends).map_or(rest.len(), |end| name + end);
        rest.replace_range(start..end, "");
    }
    rest
}

/// The names under which a source knows types and modules of the domain.
fn imported(text: &str) -> BTreeSet<&str> {
    let uses = text.split("use ").skip(1).filter(|rest| rest.starts_with(DOMAIN));
    let statements = uses.filter_map(|rest| rest.split(';').next());
    statements
        .flat_map(|statement| statement.split(['{', '}', ',']))
        .filter_map(|name| words(name).last())
        .collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{borrowed, hold};

    #[test]
    fn this_workspace_holds_its_edges() {
        hold().unwrap();
    }

    fn check(text: &str, expected: &[&str]) {
        assert_eq!(borrowed(text).collect::<Vec<_>>(), expected, "{text}");
    }

    #[test]
    fn a_type_of_the_domain_in_a_field_is_found() {
        check(
            "#[derive(Serialize)]\nstruct A {\n    seat: schafkopf::Seat,\n}\n",
            &["seat: schafkopf::Seat,"],
        );
        check(
            "use schafkopf::fair_deal::{\n    Input, Proof,\n};\n#[derive(Debug, Serialize)]\npub enum A {\n    \
             /// A proof.\n    One { proof: Option<Proof> },\n    Two(u8),\n}\n",
            &["One { proof: Option<Proof> },"],
        );
        check(
            "use schafkopf_bots::review as analyst;\n#[derive(Serialize)]\nstruct A {\n    all: Vec<analyst::Habit>,\n}\n",
            &["all: Vec<analyst::Habit>,"],
        );
        check(
            "#[derive(Deserialize)]\nstruct A(schafkopf_bots::Builtin);\n",
            &["struct A(schafkopf_bots::Builtin);"],
        );
        check(
            "use schafkopf as game;\n#[derive(Serialize)]\nstruct A {\n    seat: game::Seat,\n}\n",
            &["seat: game::Seat,"],
        );
    }

    #[test]
    fn what_is_written_by_hand_or_derives_nothing_is_fine() {
        for text in [
            "#[derive(Debug)]\nstruct A {\n    seat: schafkopf::Seat,\n}\n",
            "#[derive(Serialize)]\nstruct A {\n    card: Text<schafkopf::Card>,\n}\n",
            "#[derive(Serialize)]\nstruct A(\n    #[serde(serialize_with = \"write\")]\n    schafkopf::Seat,\n);\n",
            "#[derive(Serialize)]\n#[serde(try_from = \"u8\", into = \"u8\")]\nstruct A(schafkopf::Seat);\n",
            "#[derive(Serialize)]\n#[serde(from = \"u8\", into = \"u8\")]\nstruct A(schafkopf::Seat);\n",
            "#[derive(Serialize)]\nstruct A {\n    seat: Seat,\n}\n\nimpl From<schafkopf::Seat> for A {}\n",
            "use schafkopf::{Seat as At, rules};\n#[derive(Serialize)]\nstruct A {\n    seat: Seat,\n    rules: String,\n}\n",
            "use schafkopf::Seat;\n#[derive(Serialize)]\nstruct A {\n    seats: Vec<wire::Seat>,\n}\n",
        ] {
            check(text, &[]);
        }
    }
}
