//! Reading a rule set file: merging it onto the set that it extends, and saying where it is wrong.

use serde::Deserialize as _;
use thiserror::Error;
use toml::de::{DeTable, DeValue};

use super::located::{self, Step, Wrong};
use super::validity::{contradictions, refused_in_files};
use super::{RuleSet, builtin_ids, builtin_text};

/// A rule set file that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}{problem}", place(*.line, *.column))]
pub struct RuleFileError {
    /// Line of the file, from 1; none where the trouble is what is not there.
    pub line: Option<usize>,
    /// Column of that line, from 1.
    pub column: Option<usize>,
    /// The key concerned, dotted, if one is.
    pub key: Option<String>,
    /// What is wrong.
    pub problem: RuleFileProblem,
}

/// What is wrong with a rule set file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RuleFileProblem {
    /// It is not TOML (or, for a stored set, not JSON).
    #[error("not a valid file: {0}")]
    Syntax(String),
    /// A field is unknown or missing, or a value is not allowed; the reader's own words, which name what is.
    #[error("{0}")]
    Value(String),
    /// `extends` names no built-in set.
    #[error("`extends` names `{name}`; the built-in sets are {known}")]
    UnknownBase {
        /// What it names.
        name: String,
        /// What there is.
        known: String,
    },
    /// `without` names something that is no optional section.
    #[error("`without` names `{name}`; it may name {known}")]
    UnknownSection {
        /// What it names.
        name: String,
        /// The optional sections.
        known: String,
    },
    /// Two rules of the file cannot both hold.
    #[error("{0}")]
    Contradiction(super::validity::Contradiction),
}

/// Line and column as the beginning of a message.
fn place(line: Option<usize>, column: Option<usize>) -> String {
    match (line, column) {
        (Some(line), Some(column)) => format!("line {line}, column {column}: "),
        (Some(line), None) => format!("line {line}: "),
        _ => String::new(),
    }
}

/// Sections that a set may lack, and that `without` may drop.
const OPTIONAL: [&str; 11] = [
    "sie",
    "doubling",
    "money",
    "stock",
    "list",
    "tournament",
    "knock",
    "bettel",
    "hochzeit",
    "ramsch",
    "bock",
];

/// Reads a file, merged onto the built-in set that it extends.
pub(super) fn parse(text: &str) -> Result<RuleSet, RuleFileError> {
    let mut own: toml::Table = toml::from_str(text).map_err(|error| syntax(text, &error))?;
    let base = own.remove("extends");
    let without = own.remove("without");
    let merged = match base {
        None if without.is_some() => {
            let contradiction = super::validity::Contradiction::WithoutBase;
            return Err(at_key(text, "without", RuleFileProblem::Contradiction(contradiction)));
        }
        None => own,
        Some(base) => merge(base_table(text, &base)?, own, &dropped(text, without.as_ref())?, text)?,
    };
    let rules: RuleSet = located::read(merged).map_err(|wrong| value_error(text, &wrong))?;
    match refused_in_files(&rules) {
        None => check(text, rules),
        Some((keys, contradiction)) => {
            Err(at_first(text, &keys, RuleFileProblem::Contradiction(contradiction)))
        }
    }
}

/// Reads the canonical form.
pub(super) fn from_canonical(text: &str) -> Result<RuleSet, RuleFileError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let rules = RuleSet::deserialize(&mut reader).and_then(|rules| reader.end().map(|()| rules)).map_err(
        |error| RuleFileError {
            line: Some(error.line()),
            column: Some(error.column()),
            key: None,
            problem: RuleFileProblem::Syntax(error.to_string()),
        },
    )?;
    check("", rules)
}

/// Accepts a set whose rules can all hold at once.
fn check(text: &str, rules: RuleSet) -> Result<RuleSet, RuleFileError> {
    match contradictions(&rules).into_iter().next() {
        None => Ok(rules),
        Some((keys, contradiction)) => {
            Err(at_first(text, &keys, RuleFileProblem::Contradiction(contradiction)))
        }
    }
}

/// The table of the built-in set that a file extends.
fn base_table(text: &str, base: &toml::Value) -> Result<toml::Table, RuleFileError> {
    let name = base.as_str().map_or_else(|| base.to_string(), str::to_owned);
    let known = || builtin_ids().collect::<Vec<_>>().join(", ");
    let source = builtin_text(&name).ok_or_else(|| {
        at_key(text, "extends", RuleFileProblem::UnknownBase { name: shortened(&name), known: known() })
    })?;
    let mut table: toml::Table = toml::from_str(source).expect("the built-in sets are tested");
    match table.remove("extends") {
        None => Ok(table),
        Some(further) => {
            let without = table.remove("without");
            merge(base_table(source, &further)?, table, &dropped(source, without.as_ref())?, source)
        }
    }
}

/// The sections named by `without`.
fn dropped(text: &str, without: Option<&toml::Value>) -> Result<Vec<String>, RuleFileError> {
    let Some(without) = without else { return Ok(Vec::new()) };
    let names = without.as_array().cloned().unwrap_or_else(|| vec![without.clone()]);
    names
        .iter()
        .map(|name| match name.as_str() {
            Some(name) if OPTIONAL.contains(&name) => Ok(name.to_owned()),
            _ => Err(at_key(
                text,
                "without",
                RuleFileProblem::UnknownSection {
                    name: shortened(&name.to_string()),
                    known: OPTIONAL.join(", "),
                },
            )),
        })
        .collect()
}

/// Puts a file's own values over those of its base, table by table.
fn merge(
    mut base: toml::Table,
    own: toml::Table,
    without: &[String],
    text: &str,
) -> Result<toml::Table, RuleFileError> {
    for section in without {
        if own.contains_key(section) {
            let contradiction = super::validity::Contradiction::DroppedAndGiven { section: section.clone() };
            return Err(at_key(text, section, RuleFileProblem::Contradiction(contradiction)));
        }
        base.remove(section);
    }
    forget_moot(&mut base, &own, without);
    overlay(&mut base, own);
    Ok(base)
}

/// Drops inherited values that a file's own choice makes meaningless, so that they need not be unsaid one by one.
fn forget_moot(base: &mut toml::Table, own: &toml::Table, without: &[String]) {
    let chosen = |section: &str, key: &str| own.get(section)?.get(key)?.as_str();
    let mut moot: Vec<(&str, &str)> = Vec::new();
    if chosen("deal", "before").is_some_and(|before| before != "cut") {
        moot.extend([("deal", "cuts"), ("deal", "cut_least")]);
    }
    if chosen("all_pass", "forced") == Some("never") {
        moot.push(("all_pass", "forced_game"));
    }
    let given = |section: &str, key: &str| own.get(section).is_some_and(|table| table.get(key).is_some());
    // A chain of doubles of a file's own wins over an inherited one, however that is written (V 7.1).
    if given("doubling", "steps") {
        moot.extend([("doubling", "factor"), ("doubling", "retour_factor")]);
    } else if given("doubling", "factor") || given("doubling", "retour_factor") {
        moot.push(("doubling", "steps"));
    }
    if chosen("bettel", "trumps") == Some("herz") {
        moot.push(("bettel", "order"));
    }
    if chosen("faults", "scale") == Some("lost") {
        moot.push(("faults", "soloist_stop"));
    }
    for section in without {
        match section.as_str() {
            "money" => moot.extend([("sie", "money_factor"), ("tout", "extras")]),
            "sie" => moot.push(("list", "sie")),
            "list" => moot.push(("doubling", "unjustified_tricks")),
            "bettel" => moot.extend([("money", "bettel"), ("list", "bettel")]),
            "hochzeit" => moot.push(("money", "hochzeit")),
            "ramsch" => moot.extend([("money", "ramsch"), ("money", "durchmarsch"), ("list", "ramsch")]),
            _ => {}
        }
    }
    for (section, key) in moot {
        if let Some(toml::Value::Table(table)) = base.get_mut(section) {
            table.remove(key);
        }
    }
}

/// Writes each value of `own` over its namesake in `base`, descending into tables.
fn overlay(base: &mut toml::Table, own: toml::Table) {
    for (key, value) in own {
        match (base.get_mut(&key), value) {
            (Some(toml::Value::Table(below)), toml::Value::Table(above)) => overlay(below, above),
            (_, value) => {
                base.insert(key, value);
            }
        }
    }
}

/// Cuts foreign text to a length that is safe to print.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// An error of TOML's grammar.
fn syntax(text: &str, error: &toml::de::Error) -> RuleFileError {
    let (line, column) = error.span().map_or((None, None), |span| {
        let (line, column) = line_and_column(text, span.start);
        (Some(line), Some(column))
    });
    RuleFileError { line, column, key: None, problem: RuleFileProblem::Syntax(error.message().to_owned()) }
}

/// The steps of a dotted key of our own.
fn steps(dotted: &str) -> Vec<Step> {
    dotted.split('.').map(|key| Step::Key(key.to_owned())).collect()
}

/// The steps as people write them.
fn dotted(steps: &[Step]) -> String {
    steps.iter().fold(String::new(), |text, step| match step {
        Step::Key(key) if text.is_empty() => key.clone(),
        Step::Key(key) => format!("{text}.{key}"),
        Step::Index(index) => format!("{text}[{index}]"),
    })
}

/// An error of a value or a field, found again in the text by the way to it.
fn value_error(text: &str, wrong: &Wrong) -> RuleFileError {
    let (mut way, message) = (wrong.way(), wrong.message.as_str());
    // An unknown field may be reported at the table that holds it; its name stands between backticks in the message.
    let unknown = message.strip_prefix("unknown field `").and_then(|rest| rest.split("`, ").next());
    if let Some(field) = unknown.map(|field| Step::Key(field.to_owned())) {
        let deeper: Vec<Step> = way.iter().cloned().chain([field.clone()]).collect();
        if way.last() != Some(&field) || offset_of(text, &deeper) == Found::Whole {
            way = deeper;
        }
    }
    at(text, &way, RuleFileProblem::Value(message.to_owned()))
}

/// An error at a key of our own.
fn at_key(text: &str, key: &str, problem: RuleFileProblem) -> RuleFileError {
    at(text, &steps(key), problem)
}

/// An error at the first of some keys that stands in the text, or at the section that lacks it; what is inherited is blamed on
/// what brought it.
fn at_first(text: &str, keys: &[&str], problem: RuleFileProblem) -> RuleFileError {
    let sections = keys.iter().filter_map(|key| key.split_once('.')).map(|(section, _)| section);
    let candidates = keys.iter().copied().chain(sections).chain(["without", "extends"]);
    let standing = candidates.map(steps).find(|way| offset_of(text, way) == Found::Whole);
    let mut error = at(text, &standing.unwrap_or_default(), problem);
    error.key = keys.first().map(|&key| key.to_owned());
    error
}

/// An error at a place, as far as the way to it is in the text.
fn at(text: &str, way: &[Step], problem: RuleFileProblem) -> RuleFileError {
    let place = place_of(text, way).map(|(offset, _)| line_and_column(text, offset));
    RuleFileError {
        line: place.map(|(line, _)| line),
        column: place.map(|(_, column)| column),
        key: (!way.is_empty()).then(|| dotted(way)),
        problem,
    }
}

/// How much of a way is in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Found {
    Whole,
    NotWhole,
}

fn offset_of(text: &str, way: &[Step]) -> Found {
    match place_of(text, way) {
        Some((_, followed)) if followed == way.len() => Found::Whole,
        _ => Found::NotWhole,
    }
}

/// Where a way ends in a text, and how many of its steps are there.
fn place_of(text: &str, way: &[Step]) -> Option<(usize, usize)> {
    let document = DeTable::parse(text).ok()?;
    let Step::Key(first) = way.first()? else { return None };
    let (key, mut value) = document.get_ref().iter().find(|(key, _)| key.get_ref().as_ref() == first)?;
    let mut offset = key.span().start;
    for (followed, step) in way.iter().enumerate().skip(1) {
        let deeper = match (value.get_ref(), step) {
            (DeValue::Table(table), Step::Key(name)) => table
                .iter()
                .find(|(key, _)| key.get_ref().as_ref() == name)
                .map(|(key, value)| (key.span().start, value)),
            (DeValue::Array(items), Step::Index(index)) => {
                items.get(*index).map(|item| (item.span().start, item))
            }
            _ => None,
        };
        let Some((start, inner)) = deeper else { return Some((offset, followed)) };
        (offset, value) = (start, inner);
    }
    Some((offset, way.len()))
}

/// Line and column, both from 1, of a byte offset.
fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |tail| tail.chars().count()) + 1;
    (line, column)
}
