//! Why a text is no record, with the place.

use thiserror::Error;

/// Why a text is no record, and where.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct ParseError {
    /// What is wrong.
    pub problem: Problem,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// Where the offending piece starts in the text, in bytes.
    pub start: usize,
    /// How long the piece is, in bytes.
    pub len: usize,
    /// The line, or as much of it around the place as can be shown.
    pub excerpt: String,
    /// Where the piece starts in the excerpt, in bytes.
    pub excerpt_start: usize,
}

/// What is wrong with a text that should be a record.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Problem {
    /// There is no game in the text.
    #[error("there is no game here; a record starts with `Schafkopf 1`")]
    NoGame,
    /// A line is too long to be one of a record.
    #[error("the line is longer than {limit} bytes")]
    LineTooLong {
        /// The most bytes a line may have.
        limit: usize,
    },
    /// Something stands before the first line of a game.
    #[error("a record starts with `Schafkopf 1`")]
    HeadMissing,
    /// The version is not known here.
    #[error("version {found} is not known here; the latest is {latest}")]
    UnknownVersion {
        /// The version found.
        found: String,
        /// The latest one known.
        latest: u32,
    },
    /// A line that is nothing a record knows.
    #[error(
        "expected a tag (`Geber: 4`), a word of the auction (`1: Weiter`), a contract (`1 spielt: Wenz`) or a trick (`1. 2: EA E7 EK EZ`)"
    )]
    UnknownLine,
    /// Neither a tag nor a player stands before the colon.
    #[error("`{word}` is neither a tag nor a player{}", guessed(guess.as_deref()))]
    UnknownTag {
        /// What stands there.
        word: String,
        /// What may have been meant.
        guess: Option<String>,
    },
    /// A line stands twice that can stand once.
    #[error("this stands in the game already")]
    Twice,
    /// The dealer is missing.
    #[error("the dealer is missing; write `Geber: 4`")]
    DealerMissing,
    /// Nothing stands behind the colon.
    #[error("something is missing behind the colon")]
    ValueMissing,
    /// A quoted text that does not end, or has a wrong escape.
    #[error("the text in quotation marks is not complete")]
    BadQuote,
    /// A number was expected.
    #[error("expected a number, not `{word}`")]
    BadNumber {
        /// What stands there.
        word: String,
    },
    /// No player of this name, and no seat of this number.
    #[error("`{word}` is no player: write a seat from 1 to 4, or a name from the tags")]
    UnknownPlayer {
        /// What stands there.
        word: String,
    },
    /// Two players of the same name.
    #[error("two players are called `{word}`: write their seats")]
    AmbiguousPlayer {
        /// The name.
        word: String,
    },
    /// Four players were expected.
    #[error("expected four players, found {found}")]
    FourPlayers {
        /// How many there are.
        found: usize,
    },
    /// A word is not a card.
    #[error("`{word}` is not a card: write suit (E G H S) and rank (A Z K O U 9 8 7)")]
    NotACard {
        /// The word.
        word: String,
    },
    /// A card stands twice where it can stand once.
    #[error("{card} stands twice")]
    CardTwice {
        /// The card.
        card: schafkopf::Card,
    },
    /// Words that nobody says in an auction or after the first card.
    #[error(
        "`{word}` is nothing that is said: expected `Weiter`, `Ich spiele`, `Ist recht`, `Ich hätte ein Solo`, `Stoß` …"
    )]
    UnknownWord {
        /// What stands there.
        word: String,
    },
    /// A Tout called before the first card belongs to the contract.
    #[error("a Tout called before the first card belongs to the contract: write `1 spielt: Wenz Tout`")]
    ToutInTime,
    /// When something was called is unclear.
    #[error("`{word}` is no time: write `nach 2 Karten`")]
    UnknownTime {
        /// What stands there.
        word: String,
    },
    /// A word that belongs to no contract.
    #[error("`{word}` belongs to no contract: write `mit der Alten`, `Gras-Solo`, `Wenz Tout` …")]
    UnknownContract {
        /// The word.
        word: String,
    },
    /// A game that these rules do not know.
    #[error("`{word}` is a game that is not known here")]
    OtherGame {
        /// Its name.
        word: String,
    },
    /// Herz cannot be called.
    #[error("the Ace of Herz is a trump and cannot be called (S 2.5.1)")]
    HerzCalled,
    /// The contract needs a suit.
    #[error("the contract needs a suit: Eichel, Gras, Herz or Schellen")]
    SuitMissing,
    /// The words of a contract do not go together.
    #[error("these words make no contract: write `mit der Alten`, `Gras-Solo`, `Wenz Tout` …")]
    UnclearContract,
    /// A trick with a wrong number.
    #[error("expected trick {expected}")]
    TrickOrder {
        /// The number that comes next.
        expected: usize,
    },
    /// More tricks than there are.
    #[error("a game has eight tricks")]
    TooManyTricks,
    /// More cards in a trick than can be meant.
    #[error("a trick has four cards")]
    TooManyCards,
    /// Who leads is not said and cannot be told.
    #[error("who leads here? write `1. Anna: EA …`, or the contract above the tricks")]
    LeaderUnknown,
    /// A part of a result that is none.
    #[error(
        "`{word}` is no result: write `gewonnen` or `verloren`, `74 Augen`, `5 Stiche`, `Schneider` or `Schwarz`"
    )]
    BadResult {
        /// The part.
        word: String,
    },
    /// A part of a claim that is none.
    #[error("`{word}` cannot be claimed: write `3 Laufende`, `Schwarz` or `nichts`")]
    BadClaim {
        /// The part.
        word: String,
    },
    /// Four numbers were expected.
    #[error("expected four numbers, for seats 1 to 4")]
    FourNumbers,
    /// A proof that is none.
    #[error("this is no proof of a deal: {why}")]
    BadProof {
        /// Why.
        why: String,
    },
    /// More lines of a kind than a game can have.
    #[error("too many lines of this kind in one game")]
    TooManyLines,
    /// JSON that is no record.
    #[error("{why}")]
    Json {
        /// Why.
        why: String,
    },
    /// A line of a one-line record without a colon.
    #[error("expected a contract and its player, a colon, and the cards: `Rufspiel Blaue von 3: so h7 …`")]
    OneLine,
    /// The player of a one-line record is missing.
    #[error("expected `von` and a player from 0 to 3 before the colon")]
    OneLinePlayer,
    /// A line of a protocol that cannot stand there.
    #[error("expected `Geber: …`, `Anna hat: …`, `Anna spielt: …` or `Anna spielt aus: …`")]
    ProtocolLine,
}

fn guessed(guess: Option<&str>) -> String {
    guess.map_or_else(String::new, |guess| format!("; did you mean `{guess}`?"))
}

impl Problem {
    /// Every stable name, so that texts in other languages can be complete.
    pub const CODES: [&'static str; 38] = [
        "no-game",
        "line-too-long",
        "head-missing",
        "unknown-version",
        "unknown-line",
        "unknown-tag-guess",
        "unknown-tag",
        "twice",
        "dealer-missing",
        "value-missing",
        "bad-quote",
        "bad-number",
        "unknown-player",
        "ambiguous-player",
        "four-players",
        "not-a-card",
        "card-twice",
        "unknown-word",
        "tout-in-time",
        "unknown-time",
        "unknown-contract",
        "other-game",
        "herz-called",
        "suit-missing",
        "unclear-contract",
        "trick-order",
        "too-many-tricks",
        "too-many-cards",
        "leader-unknown",
        "bad-result",
        "bad-claim",
        "four-numbers",
        "bad-proof",
        "too-many-lines",
        "json",
        "one-line",
        "one-line-player",
        "protocol-line",
    ];

    /// The stable name of the problem, for messages in other languages.
    pub const fn code(&self) -> &'static str {
        match self {
            Problem::NoGame => "no-game",
            Problem::LineTooLong { .. } => "line-too-long",
            Problem::HeadMissing => "head-missing",
            Problem::UnknownVersion { .. } => "unknown-version",
            Problem::UnknownLine => "unknown-line",
            Problem::UnknownTag { guess: Some(_), .. } => "unknown-tag-guess",
            Problem::UnknownTag { guess: None, .. } => "unknown-tag",
            Problem::Twice => "twice",
            Problem::DealerMissing => "dealer-missing",
            Problem::ValueMissing => "value-missing",
            Problem::BadQuote => "bad-quote",
            Problem::BadNumber { .. } => "bad-number",
            Problem::UnknownPlayer { .. } => "unknown-player",
            Problem::AmbiguousPlayer { .. } => "ambiguous-player",
            Problem::FourPlayers { .. } => "four-players",
            Problem::NotACard { .. } => "not-a-card",
            Problem::CardTwice { .. } => "card-twice",
            Problem::UnknownWord { .. } => "unknown-word",
            Problem::ToutInTime => "tout-in-time",
            Problem::UnknownTime { .. } => "unknown-time",
            Problem::UnknownContract { .. } => "unknown-contract",
            Problem::OtherGame { .. } => "other-game",
            Problem::HerzCalled => "herz-called",
            Problem::SuitMissing => "suit-missing",
            Problem::UnclearContract => "unclear-contract",
            Problem::TrickOrder { .. } => "trick-order",
            Problem::TooManyTricks => "too-many-tricks",
            Problem::TooManyCards => "too-many-cards",
            Problem::LeaderUnknown => "leader-unknown",
            Problem::BadResult { .. } => "bad-result",
            Problem::BadClaim { .. } => "bad-claim",
            Problem::FourNumbers => "four-numbers",
            Problem::BadProof { .. } => "bad-proof",
            Problem::TooManyLines => "too-many-lines",
            Problem::Json { .. } => "json",
            Problem::OneLine => "one-line",
            Problem::OneLinePlayer => "one-line-player",
            Problem::ProtocolLine => "protocol-line",
        }
    }

    /// The particulars that a message fills in: the word in question, and what else there is.
    pub fn particulars(&self) -> Vec<(&'static str, String)> {
        match self {
            Problem::LineTooLong { limit } => vec![("limit", limit.to_string())],
            Problem::UnknownVersion { found, latest } => {
                vec![("word", found.clone()), ("latest", latest.to_string())]
            }
            Problem::UnknownTag { word, guess: Some(guess) } => {
                vec![("word", word.clone()), ("guess", guess.clone())]
            }
            Problem::UnknownTag { word, guess: None }
            | Problem::BadNumber { word }
            | Problem::UnknownPlayer { word }
            | Problem::AmbiguousPlayer { word }
            | Problem::NotACard { word }
            | Problem::UnknownWord { word }
            | Problem::UnknownTime { word }
            | Problem::UnknownContract { word }
            | Problem::OtherGame { word }
            | Problem::BadResult { word }
            | Problem::BadClaim { word } => vec![("word", word.clone())],
            Problem::FourPlayers { found } => vec![("found", found.to_string())],
            Problem::CardTwice { card } => vec![("word", card.to_string())],
            Problem::TrickOrder { expected } => vec![("expected", expected.to_string())],
            Problem::BadProof { why } | Problem::Json { why } => vec![("why", why.clone())],
            Problem::NoGame
            | Problem::HeadMissing
            | Problem::UnknownLine
            | Problem::Twice
            | Problem::DealerMissing
            | Problem::ValueMissing
            | Problem::BadQuote
            | Problem::ToutInTime
            | Problem::HerzCalled
            | Problem::SuitMissing
            | Problem::UnclearContract
            | Problem::TooManyTricks
            | Problem::TooManyCards
            | Problem::LeaderUnknown
            | Problem::FourNumbers
            | Problem::TooManyLines
            | Problem::OneLine
            | Problem::OneLinePlayer
            | Problem::ProtocolLine => Vec::new(),
        }
    }
}

/// A problem and the bytes that it concerns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fail {
    pub(crate) problem: Problem,
    pub(crate) start: usize,
    pub(crate) len: usize,
}

/// How much of a line an excerpt shows on either side of the place, in bytes.
const AROUND: usize = 120;

impl Fail {
    /// The error with its line and column in the source.
    pub(crate) fn locate(self, source: &str) -> ParseError {
        let start = floor(source, self.start.min(source.len()));
        let line_start = source[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = source[start..].find(['\n', '\r']).map_or(source.len(), |at| start + at);
        let from = floor(source, line_start.max(start.saturating_sub(AROUND)));
        let to = floor(source, line_end.min(start.saturating_add(AROUND)));
        let to = to.max(start);
        ParseError {
            problem: self.problem,
            line: source[..line_start].matches('\n').count() + 1,
            column: source[line_start..start].chars().count() + 1,
            start,
            len: self.len.min(source.len() - start),
            excerpt: source[from..to].to_owned(),
            excerpt_start: start - from,
        }
    }
}

/// The last place at or before a byte where a character starts.
fn floor(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::{Fail, Problem};

    #[test]
    fn places_are_counted_in_lines_and_characters() {
        let source = "Schafkopf 1\r\nÖrt: x\n";
        let error = Fail { problem: Problem::Twice, start: source.find('x').unwrap(), len: 1 }.locate(source);
        assert_eq!((error.line, error.column, error.excerpt.as_str()), (2, 6, "Ört: x"));
        assert_eq!(&error.excerpt[error.excerpt_start..], "x");
        assert_eq!(error.to_string(), "line 2, column 6: this stands in the game already");
    }

    #[test]
    fn places_beyond_the_end_and_long_lines_are_harmless() {
        let error = Fail { problem: Problem::NoGame, start: 99, len: 5 }.locate("äö");
        assert_eq!((error.line, error.column, error.len), (1, 3, 0));
        let long = "ä".repeat(1_000_000);
        let error = Fail { problem: Problem::NoGame, start: 1_000_001, len: 5 }.locate(&long);
        assert!(error.excerpt.len() <= 250);
    }
}
