//! The name of a clause, a section or a decision.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The text that a clause comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The rules of the Schafkopfschule.
    S,
    /// The tournament with table points.
    T,
    /// The prize tournament.
    P,
    /// The variants: games and house rules that the rule texts do not have.
    V,
    /// The decisions where the rule texts are silent or disagree.
    D,
}

impl Source {
    /// The letter that cites the source.
    pub const fn letter(self) -> char {
        match self {
            Self::S => 'S',
            Self::T => 'T',
            Self::P => 'P',
            Self::V => 'V',
            Self::D => 'D',
        }
    }

    const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            's' => Some(Self::S),
            't' => Some(Self::T),
            'p' => Some(Self::P),
            'v' => Some(Self::V),
            'd' => Some(Self::D),
            _ => None,
        }
    }
}

/// The name of a clause (`S 2.5.4`, `T 18`), a section (`S 2.5`, `P`) or a decision (`D 11`).
///
/// ```
/// use stammtisch_text::book::ClauseId;
/// let id: ClauseId = "s2.5.4".parse().expect("a clause");
/// assert_eq!(id.to_string(), "S 2.5.4");
/// assert_eq!("Entscheidung 11".parse(), Ok("D 11".parse::<ClauseId>().expect("a decision")));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ClauseId {
    source: Source,
    /// The numbers from the left, zeros behind them.
    path: [u8; 3],
    /// How many numbers there are.
    depth: u8,
}

/// Words that may stand before a clause and mean nothing more.
const LEADING_WORDS: [&str; 9] =
    ["abschnitt", "clause", "nummer", "paragraph", "punkt", "regel", "rule", "section", "ziffer"];

/// Words that announce a decision.
const DECISION_WORDS: [&str; 2] = ["entscheidung", "decision"];

/// No clause has a longer name, with all the words around it.
const LONGEST: usize = 40;

impl ClauseId {
    /// The decision of a number.
    pub const fn decision(number: u8) -> Self {
        Self { source: Source::D, path: [number, 0, 0], depth: 1 }
    }

    /// The text that the clause comes from.
    pub const fn source(self) -> Source {
        self.source
    }

    /// The numbers of the clause, `[2, 5, 4]` for `S 2.5.4`.
    pub fn numbers(&self) -> &[u8] {
        &self.path[..usize::from(self.depth)]
    }

    /// Whether the clause stands under the given section, directly or further down.
    pub fn is_under(self, section: Self) -> bool {
        self != section && self.source == section.source && self.numbers().starts_with(section.numbers())
    }

    /// How far apart two clauses stand, smaller being nearer; clauses of one section are nearest.
    pub(super) fn distance(self, other: Self) -> [u8; 4] {
        let apart = |i: usize| self.path[i].abs_diff(other.path[i]);
        [u8::from(self.source != other.source), apart(0), apart(1), apart(2)]
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::from(self.source.letter());
        for (i, number) in self.numbers().iter().enumerate() {
            text.push(if i == 0 { ' ' } else { '.' });
            text.push_str(&number.to_string());
        }
        f.pad(&text)
    }
}

/// The error of a text that is not the name of a clause.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not a clause: write it as \"S 2.5.4\", \"T 18\", \"P 4\", \"V 1.2\" or \"D 11\"")]
pub struct NotAClause(pub String);

impl FromStr for ClauseId {
    type Err = NotAClause;

    /// Reads what people write: `S 2.5.4`, `s2.5.4`, `2.5.4` (S is meant), `§ 2.5.4`, `Regel T18`, `5.4.2 b`.
    fn from_str(text: &str) -> Result<Self, NotAClause> {
        read(text).ok_or_else(|| NotAClause(text.chars().take(LONGEST).collect()))
    }
}

impl TryFrom<String> for ClauseId {
    type Error = NotAClause;

    fn try_from(text: String) -> Result<Self, NotAClause> {
        text.parse()
    }
}

impl From<ClauseId> for String {
    fn from(id: ClauseId) -> Self {
        id.to_string()
    }
}

fn read(text: &str) -> Option<ClauseId> {
    if text.len() > LONGEST {
        return None;
    }
    let text = text.to_lowercase();
    let mut rest = text.trim().trim_start_matches('§').trim_start();
    for word in LEADING_WORDS {
        rest = rest.strip_prefix(word).map_or(rest, str::trim_start);
    }
    let (source, rest) = read_source(rest);
    let (path, depth) = read_path(rest.trim_start_matches([' ', '.', '\t']))?;
    let source = match source {
        Some(source) => source,
        // A bare "4" could be anything; "2.5" can only be a section of S.
        None if depth > 1 => Source::S,
        None => return None,
    };
    let numbers = &path[..usize::from(depth)];
    // Only S and V have clauses below their numbers, and only V begins to count at 0.
    let is_deep = matches!(source, Source::S | Source::V) || depth <= 1;
    let counted = if source == Source::V { numbers.get(1..).unwrap_or_default() } else { numbers };
    (is_deep && !counted.contains(&0)).then_some(ClauseId { source, path, depth })
}

fn read_source(text: &str) -> (Option<Source>, &str) {
    if let Some(rest) = DECISION_WORDS.iter().find_map(|word| text.strip_prefix(word)) {
        return (Some(Source::D), rest);
    }
    let mut chars = text.chars();
    match chars.next().and_then(Source::from_letter) {
        Some(source) => (Some(source), chars.as_str()),
        None => (None, text),
    }
}

/// Reads numbers between dots, and forgives a dot, a bracket or the letter of a list item behind them.
fn read_path(text: &str) -> Option<([u8; 3], u8)> {
    let digits = text.trim_end_matches(['.', ')', ' ']);
    let digits = match digits.strip_suffix(['a', 'b', 'c', 'd', 'e']) {
        Some(rest) if rest.contains('.') => rest.trim_end(),
        _ => digits,
    };
    let (mut path, mut depth) = ([0; 3], 0);
    if digits.is_empty() {
        return Some((path, depth));
    }
    for part in digits.split('.') {
        let is_number = part.bytes().all(|b| b.is_ascii_digit());
        *path.get_mut(usize::from(depth))? = if is_number { part.parse().ok()? } else { return None };
        depth += 1;
    }
    Some((path, depth))
}

#[cfg(test)]
mod tests {
    use super::{ClauseId, Source};

    fn check(text: &str, expected: Option<&str>) {
        let read = text.parse::<ClauseId>().ok().map(|id| id.to_string());
        assert_eq!(read.as_deref(), expected, "{text:?}");
    }

    #[test]
    fn people_write_clauses_in_many_ways() {
        for text in [
            "S 2.5.4",
            "s2.5.4",
            "S2.5.4",
            "2.5.4",
            " 2.5.4. ",
            "§2.5.4",
            "§ S 2.5.4",
            "Regel 2.5.4",
            "S. 2.5.4",
        ] {
            check(text, Some("S 2.5.4"));
        }
        check("T18", Some("T 18"));
        check("p 4", Some("P 4"));
        check("P. 4", Some("P 4"));
        check("v1.2", Some("V 1.2"));
        check("V 0.4", Some("V 0.4"));
        check("v0", Some("V 0"));
        check("D 11", Some("D 11"));
        check("Entscheidung 11", Some("D 11"));
        check("decision 11", Some("D 11"));
        check("S 5.4.2 b", Some("S 5.4.2"));
        check("5.4.2b)", Some("S 5.4.2"));
        check("2.5", Some("S 2.5"));
        check("S", Some("S"));
        check("p", Some("P"));
    }

    #[test]
    fn other_words_are_not_clauses() {
        for text in [
            "",
            " ",
            "4",
            "Sau",
            "Stoss",
            "SO",
            "s x",
            "S 0",
            "S 2.0",
            "S 0.1",
            "V 1.0",
            "0.4",
            "S 2.5.4.1",
            "S 999",
            "T 1.2",
            "S 2..5",
            "S +2",
        ] {
            check(text, None);
        }
        check(&"2.".repeat(100), None);
    }

    #[test]
    fn sections_contain_their_clauses() {
        let id = |text: &str| text.parse::<ClauseId>().expect("a clause");
        assert!(id("S 2.5.4").is_under(id("S 2.5")));
        assert!(id("S 2.5.4").is_under(id("S")));
        assert!(!id("S 2.5").is_under(id("S 2.5")));
        assert!(!id("T 2").is_under(id("S")));
        assert!(!id("S 2.5.4").is_under(id("S 2.4")));
        assert!(id("V 0.1").is_under(id("V 0")) && id("V 0").is_under(id("V")));
        assert!(!id("V 1.1").is_under(id("V 0")));
        assert_eq!(id("T 2").source(), Source::T);
        assert_eq!(id("S 2.5.4").numbers(), [2, 5, 4]);
    }

    #[test]
    fn clauses_sort_by_number_not_by_letter() {
        let mut ids: Vec<ClauseId> = ["S 2.4.10", "V 1.1", "T 1", "V 0.4", "S 2.4.9"]
            .iter()
            .map(|t| t.parse().expect("a clause"))
            .collect();
        ids.sort();
        let ids: Vec<String> = ids.iter().map(ClauseId::to_string).collect();
        assert_eq!(ids, ["S 2.4.9", "S 2.4.10", "T 1", "V 0.4", "V 1.1"]);
    }
}
