//! `docs/rules.md`: every clause, what becomes of it, where the code cites it and which tests name it.
//!
//! The page is made from the rules book (the clauses and their kinds), the sources (where a clause is cited) and the
//! names of tests (`s_2_5_4_…`). An enforced or assisted clause without code or without a test is an error, unless
//! `xtask/data/planned.toml` says which later part of the system brings it; so is a decision without code, and a clause of
//! `xtask/data/faces.toml` that no test tries through something that people use.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use serde::Deserialize;

/// Where a page stands below the root of the project.
const PAGE: &str = "docs/rules.md";

/// What the rules book says of a clause.
#[derive(Debug, Deserialize)]
struct Clause {
    id: String,
    kind: Kind,
    title: Title,
}

/// What becomes of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Enforced,
    Assisted,
    Physical,
    NotOffered,
    Decision,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::Enforced => "enforced",
            Self::Assisted => "assisted",
            Self::Physical => "physical",
            Self::NotOffered => "not offered",
            Self::Decision => "decision",
        }
    }

    /// Whether a place carries a clause of this kind: what only tells of a rule does not hold it.
    fn is_carried_by(self, place: &str) -> bool {
        let tells = place.starts_with("web/") || place.starts_with("crates/stammtisch-text/");
        match self {
            Self::Enforced | Self::Decision => !tells,
            Self::Assisted | Self::Physical | Self::NotOffered => true,
        }
    }

    fn needs_code(self) -> bool {
        !matches!(self, Self::Physical | Self::NotOffered)
    }

    fn needs_test(self) -> bool {
        matches!(self, Self::Enforced | Self::Assisted)
    }
}

#[derive(Debug, Deserialize)]
struct Title {
    en: String,
}

#[derive(Debug, Deserialize)]
struct Book {
    clause: Vec<Clause>,
}

/// Which clauses later parts of the system bring.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Planned {
    part: Vec<Part>,
}

impl Planned {
    /// The part that brings a clause.
    fn part_of(&self, id: &str) -> Option<&Part> {
        self.part.iter().find(|part| part.clauses.iter().any(|planned| planned == id))
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    name: String,
    clauses: Vec<String>,
}

/// What forbids or demands something of people, and where tests go through what they use.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Faces {
    folders: Vec<String>,
    clauses: Vec<String>,
}

impl Faces {
    /// The clauses that no test tries there.
    fn untried(&self, tried: &BTreeMap<String, BTreeSet<String>>) -> Vec<&str> {
        let is_face = |file: &String| {
            self.folders
                .iter()
                .any(|folder| file.strip_prefix(folder.as_str()).is_some_and(|rest| rest.starts_with('/')))
        };
        let is_tried = |id: &&String| tried.get(*id).is_some_and(|files| files.iter().any(is_face));
        self.clauses.iter().filter(|id| !is_tried(id)).map(String::as_str).collect()
    }
}

/// Where clauses are cited and tested.
#[derive(Debug, Default)]
struct Places {
    code: BTreeMap<String, BTreeSet<String>>,
    tests: BTreeMap<String, BTreeSet<String>>,
    /// The files of the tests that are named after a clause.
    tried: BTreeMap<String, BTreeSet<String>>,
}

/// Writes the page anew.
pub(crate) fn write() -> anyhow::Result<()> {
    let root = root();
    let page = page(&root)?;
    fs::write(root.join(PAGE), page).with_context(|| format!("writing {PAGE}"))
}

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The page as it should be.
fn page(root: &Path) -> anyhow::Result<String> {
    let book: Book = read_toml(&root.join("crates/stammtisch-text/book/clauses.toml"))?;
    let planned: Planned = read_toml(&root.join("xtask/data/planned.toml"))?;
    check_ids(root, &book, &planned)?;
    let places = places(root)?;
    let faces: Faces = read_toml(&root.join("xtask/data/faces.toml"))?;
    let untried = faces.untried(&places.tried);
    ensure!(
        untried.is_empty(),
        "no test tries these through something that people use (xtask/data/faces.toml): {}",
        untried.join(", ")
    );
    let gaps = gaps(&book, &planned, &places);
    ensure!(
        gaps.is_empty(),
        "xtask/data/planned.toml does not say what brings them:\n  {}",
        gaps.join("\n  ")
    );
    let mut page = String::from(HEAD);
    for clause in &book.clause {
        let later = planned.part_of(&clause.id);
        let code = match (places.code.get(&clause.id), later, clause.kind) {
            (Some(names), _, _) => listed(names),
            (None, Some(_), _) => "*none yet*".to_owned(),
            (None, None, Kind::Physical | Kind::NotOffered) => "*told only*".to_owned(),
            (None, None, Kind::Enforced | Kind::Assisted | Kind::Decision) => String::new(),
        };
        let tests = places.tests.get(&clause.id).map(listed);
        let tests = match (tests, later) {
            (Some(tests), None) => tests,
            (Some(tests), Some(part)) => format!("{tests}<br>*more with {}*", part.name),
            (None, Some(part)) => format!("*comes with {}*", part.name),
            (None, None) => String::new(),
        };
        // What nothing holds yet is not called enforced.
        let exists = later.is_none() || places.code.contains_key(&clause.id);
        let kind = if exists { clause.kind.name() } else { "planned" };
        let (id, title) = (&clause.id, &clause.title.en);
        let _ = writeln!(page, "| {id} | {kind} | {title} | {code} | {tests} |");
    }
    Ok(page)
}

/// What stands above the rows.
const HEAD: &str = "# Clause by clause

What becomes of every clause of the sources (S, T, P), of every variant (V) and of every decision (D): **enforced** by the code, \
**assisted** (people decide, the software records, checks and does the arithmetic), **physical** (cardboard \
only; the rules book states it), **not offered** (people play it, and the rules book says that it cannot be had here) or **planned** (the part of the system that it concerns does not exist yet). `stammtisch explain S 2.5.4` tells what a clause says.

The page is made by `cargo xtask rules-map` from the rules book, the citations in the code and the names of \
the tests, and checked by a test. It is an error if a clause is missing; if an enforced or assisted clause has \
no test; if an enforced clause or a decision is cited nowhere but in the page and the rules book, which only tell of \
it, or an assisted one nowhere at all; if a clause that forbids or demands something of people is tried by no test that \
goes through what they use (the command line, the hall, a table, the terminal). *Told only* means that the rules book states a clause and no code needs to.

| clause | | what | in the code | tests |
|---|---|---|---|---|
";

/// The clauses that want code or a test and have none, nor are planned.
fn gaps(book: &Book, planned: &Planned, places: &Places) -> Vec<String> {
    let mut gaps = Vec::new();
    for Clause { id, kind, .. } in book.clause.iter().filter(|clause| planned.part_of(&clause.id).is_none()) {
        let carried = places.code.get(id).is_some_and(|code| code.iter().any(|at| kind.is_carried_by(at)));
        if kind.needs_code() && !carried {
            gaps.push(format!("{id} ({}): no code that carries it cites it", kind.name()));
        }
        if kind.needs_test() && !places.tests.contains_key(id) {
            gaps.push(format!("{id} ({}): no test names it", kind.name()));
        }
    }
    gaps
}

/// Checks that the book has every clause of the sources and that only existing clauses are planned.
fn check_ids(root: &Path, book: &Book, planned: &Planned) -> anyhow::Result<()> {
    let ids = fs::read_to_string(root.join("crates/stammtisch-text/book/clause-ids.txt"))?;
    let known: BTreeSet<&str> = book.clause.iter().map(|clause| clause.id.as_str()).collect();
    for id in ids.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        ensure!(known.contains(id), "the rules book lacks {id}");
    }
    for id in planned.part.iter().flat_map(|part| &part.clauses) {
        ensure!(known.contains(id.as_str()), "xtask/data/planned.toml names {id}, which is no clause");
    }
    Ok(())
}

fn read_toml<T: for<'de> Deserialize<'de>>(file: &Path) -> anyhow::Result<T> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    toml::from_str(&text).with_context(|| file.display().to_string())
}

/// Names joined for a cell of the table.
fn listed(names: &BTreeSet<String>) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join("<br>")
}

/// Looks through the sources of all crates and of the page.
fn places(root: &Path) -> anyhow::Result<Places> {
    let mut places = Places::default();
    for folder in ["crates", "web/src", "web/tests"] {
        visit(root, &root.join(folder), &mut places)?;
    }
    Ok(places)
}

fn visit(root: &Path, folder: &Path, places: &mut Places) -> anyhow::Result<()> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            // The rules book cites every clause, and a snapshot what a program printed: neither is code.
            let is_book = path.join("clauses.toml").exists();
            if !is_book && !matches!(name, "node_modules" | "target" | "snapshots" | "ftl") {
                visit(root, &path, places)?;
            }
        } else if path
            .extension()
            .is_some_and(|ending| ["rs", "toml", "ts", "svelte"].iter().any(|known| ending == *known))
        {
            read_source(root, &path, places)?;
        }
    }
    Ok(())
}

fn read_source(root: &Path, path: &Path, places: &mut Places) -> anyhow::Result<()> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let shown = path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
    let is_test = shown.contains("/tests/") || shown.ends_with("tests.rs") || shown.ends_with(".test.ts");
    let (code, tests) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
    for (id, in_tests) in
        cited(code).into_iter().map(|id| (id, is_test)).chain(cited(tests).into_iter().map(|id| (id, true)))
    {
        // A case file of the tests that names a clause tests it; a citation in a test's code says no more than its name.
        if !in_tests {
            places.code.entry(id).or_default().insert(shown.clone());
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            places.tests.entry(id).or_default().insert(shown.clone());
        }
    }
    for name in text.lines().filter_map(test_name) {
        for id in clauses_of(name) {
            places.tried.entry(id.clone()).or_default().insert(shown.clone());
            places.tests.entry(id).or_default().insert(name.to_owned());
        }
    }
    Ok(())
}

/// The name of a function that stands on a line.
fn test_name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let rest = line.strip_prefix("async ").unwrap_or(line).strip_prefix("fn ")?;
    rest.split(['(', '<']).next()
}

/// The clauses cited in a text: `S 2.5.4`, `T 18–20`, `decision 11`, `decisions 13, 14`.
fn cited(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let words: Vec<&str> =
        text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric())).collect();
    let mut source: Option<char> = None;
    for word in words {
        match word {
            "S" | "T" | "P" | "V" => source = word.chars().next(),
            "decision" | "decisions" | "Decision" | "Decisions" => source = Some('D'),
            "and" => {}
            _ => {
                let Some(letter) = source.filter(|_| word.starts_with(|c: char| c.is_ascii_digit())) else {
                    source = None;
                    continue;
                };
                found.extend(range(letter, word));
            }
        }
    }
    found
}

/// The clauses of a number or a range of numbers: `2.2.4–2.2.6`, `2.2.4–6`, `13–15`.
fn range(letter: char, word: &str) -> Vec<String> {
    let part =
        |text: &str| -> Option<Vec<u32>> { text.split('.').map(|number| number.parse().ok()).collect() };
    let (first, last) = word.split_once(['–', '-']).unwrap_or((word, word));
    let (Some(first), Some(last)) = (part(first), part(last)) else { return Vec::new() };
    let (Some((&from, stem)), Some(&to)) = (first.split_last(), last.last()) else { return Vec::new() };
    let stem: Vec<String> = stem.iter().map(ToString::to_string).collect();
    (from..=to.max(from).min(from + 40))
        .map(|number| {
            let mut numbers = stem.clone();
            numbers.push(number.to_string());
            format!("{letter} {}", numbers.join("."))
        })
        .collect()
}

/// The clauses in the name of a test: `s_2_5_4_…`, `s_5_2_15_and_p_23_and_decision_17_…`, `s_2_2_4_to_2_2_6_…`.
fn clauses_of(name: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut source: Option<&str> = None;
    let mut numbers: Vec<String> = Vec::new();
    let mut ended = false;
    for word in name.split('_').chain([""]) {
        if word.chars().all(|c| c.is_ascii_digit()) && !word.is_empty() {
            numbers.push(word.to_owned());
            continue;
        }
        if let (Some(letter), false) = (source, numbers.is_empty()) {
            found.push(format!("{letter} {}", numbers.join(".")));
        }
        numbers.clear();
        match word {
            "s" if !ended => source = Some("S"),
            "t" if !ended => source = Some("T"),
            "p" if !ended => source = Some("P"),
            "v" if !ended => source = Some("V"),
            "decision" | "decisions" if !ended => source = Some("D"),
            "and" | "to" if !ended => {}
            _ => {
                source = None;
                ended = true;
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{Book, Faces, Kind, PAGE, Places, Planned, cited, clauses_of, gaps, page, root};

    #[test]
    fn the_page_is_whole_and_up_to_date() {
        let page = page(&root()).unwrap_or_else(|error| panic!("{error:#}"));
        let written = std::fs::read_to_string(root().join(PAGE)).unwrap_or_default();
        assert!(written == page, "{PAGE} is stale: run `cargo xtask rules-map`");
    }

    /// The gaps of a book with one clause, cited at a place and named by a test.
    fn gaps_of(kind: &str, planned: bool, code: Option<&str>, test: Option<&str>) -> usize {
        let clause =
            format!("[[clause]]\nid = \"S 9\"\nkind = \"{kind}\"\n[clause.title]\nen = \"A rule\"\n");
        let book: Book = toml::from_str(&clause).unwrap();
        let clauses = if planned { "[\"S 9\"]" } else { "[]" };
        let part = format!("[[part]]\nname = \"what comes\"\nclauses = {clauses}\n");
        let planned: Planned = toml::from_str(&part).unwrap();
        let mut places = Places::default();
        places.code.extend(code.map(|at| ("S 9".to_owned(), [at.to_owned()].into())));
        places.tests.extend(test.map(|name| ("S 9".to_owned(), [name.to_owned()].into())));
        gaps(&book, &planned, &places).len()
    }

    #[test]
    fn a_clause_that_is_held_names_its_code_and_its_test() {
        let (code, test) = (Some("crates/schafkopf/src/play.rs"), Some("s_9_a_rule"));
        for kind in ["enforced", "assisted"] {
            assert_eq!(gaps_of(kind, false, code, test), 0, "{kind}");
            assert_eq!(gaps_of(kind, false, None, test), 1, "{kind}");
            assert_eq!(gaps_of(kind, false, code, None), 1, "{kind}");
            assert_eq!(gaps_of(kind, false, None, None), 2, "{kind}");
            assert_eq!(gaps_of(kind, true, None, None), 0, "{kind}");
        }
        assert_eq!(gaps_of("decision", false, None, test), 1);
        assert_eq!(gaps_of("decision", false, code, None), 0);
        assert_eq!(gaps_of("physical", false, None, None), 0);
        assert_eq!(gaps_of("not_offered", false, None, None), 0);
    }

    #[test]
    fn what_people_must_not_do_is_tried_where_they_could() {
        let faces: Faces = toml::from_str("folders = [\"crates/a/tests\"]\nclauses = [\"S 9\"]\n").unwrap();
        let at = |file: &str| [("S 9".to_owned(), [file.to_owned()].into())].into();
        assert!(faces.untried(&at("crates/a/tests/desk/clauses.rs")).is_empty());
        for inside in ["crates/b/tests/lists.rs", "crates/a/tests_of_b.rs"] {
            assert_eq!(faces.untried(&at(inside)), ["S 9"], "{inside}");
        }
        assert_eq!(faces.untried(&std::collections::BTreeMap::new()), ["S 9"]);
    }

    #[test]
    fn what_only_tells_of_a_rule_does_not_hold_it() {
        for telling in ["web/src/pages/learn/primer.ts", "crates/stammtisch-text/src/book/card.rs"] {
            assert!(!Kind::Enforced.is_carried_by(telling), "{telling}");
            assert!(Kind::Assisted.is_carried_by(telling), "{telling}");
        }
    }

    #[test]
    fn names_of_tests_tell_their_clauses() {
        assert_eq!(clauses_of("s_2_5_4_running_away"), ["S 2.5.4"]);
        assert_eq!(clauses_of("s_5_2_15_and_p_23_and_decision_17_first"), ["S 5.2.15", "P 23", "D 17"]);
        assert_eq!(clauses_of("s_2_6_1_and_2_6_6_trumps"), ["S 2.6.1", "S 2.6.6"]);
        assert!(clauses_of("a_hand_of_s_7").is_empty());
    }

    #[test]
    fn citations_are_found() {
        let found: Vec<String> =
            cited("(S 2.2.4–6, 2.3; T 18, P 6, decision 20) and S-bahn 7").into_iter().collect();
        assert_eq!(found, ["D 20", "P 6", "S 2.2.4", "S 2.2.5", "S 2.2.6", "S 2.3", "T 18"]);
    }
}
