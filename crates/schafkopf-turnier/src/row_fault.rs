//! What can be wrong with a row.

use schafkopf::{ContractKind, ErrorCode, NoRuling, Offence};
use thiserror::Error;

/// A row that cannot be so, and why.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("row {at}: {fault}")]
pub struct RowError {
    /// Index of the row, from 0.
    pub at: usize,
    /// What is wrong with it.
    pub fault: RowFault,
}

/// What is wrong with a row.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RowFault {
    /// A number that is no seat.
    #[error("{number} is not a seat ({field})")]
    BadSeat {
        /// The field.
        field: &'static str,
        /// What it holds.
        number: i64,
    },
    /// A name that is no contract.
    #[error("`{name}` is not a contract")]
    UnknownContract {
        /// The name, cut short.
        name: String,
    },
    /// A Rufspiel or a Sie as a Tout (S 2.8.1).
    #[error("only solo kinds can be a Tout")]
    ToutNotPossible,
    /// A contract that the rule set does not know.
    #[error("the rule set does not know {kind}")]
    ContractNotInRules {
        /// The contract.
        kind: ContractKind,
    },
    /// Something is missing, or there is too much.
    #[error("the row is not complete: {0}")]
    Incomplete(Gap),
    /// A Rufspiel without a partner (S 2.5.2).
    #[error("a Rufspiel needs a partner")]
    PartnerMissing,
    /// A partner in a solo kind, or one who is the declarer (S 2.6.2).
    #[error("there is no such partner")]
    PartnerNotAllowed,
    /// Numbers that do not add up to nothing (S 5.3.3).
    #[error("the points add up to {sum}")]
    NotZero {
        /// What they add up to.
        sum: i64,
    },
    /// More rows than the match has games (S 5.2.1, T 1, P 1).
    #[error("{count} rows in a match of {most} games")]
    TooMany {
        /// How many rows there are.
        count: usize,
        /// How many games a match has.
        most: u32,
    },
    /// Four numbers that no game of the rule set gives (decision 35).
    #[error("no game gives these points; a won game gives {}", values.join(", "))]
    NoGameGives {
        /// What a won game can give, as `6/-2`.
        values: Vec<String>,
    },
    /// A Sie in the first game, where it does not count: the hand is void, and dealt again (S 2.9.1, decision 18).
    #[error("a Sie in the first game is not written: the same dealer deals again")]
    SieInFirstGame,
    /// A result that no game can have.
    #[error("impossible: {0}")]
    Impossible(Impossibility),
    /// Tricks without a double, or a double that depends on tricks not told (T 20).
    #[error("a double needs the tricks of the doubling party, and tricks need a double")]
    DoubleTricks,
    /// A double where the rule set knows none (S 5.2.4, P 6).
    #[error("the rule set knows no doubling")]
    DoublingOff,
    /// A double by the declarer's party (S 3.3.1).
    #[error("only a defender may double")]
    NotADefender,
    /// A name that is no offence.
    #[error("`{name}` is not an offence")]
    UnknownOffence {
        /// The name, cut short.
        name: String,
    },
    /// A case on which no ruling is possible.
    #[error("no ruling on {offence}: {why}")]
    NoRuling {
        /// What is said to have happened.
        offence: Offence,
        /// Why there is no ruling.
        why: NoRuling,
    },
    /// A ruling after which nothing is written: the hand is dealt again or goes on.
    #[error("nothing is written for this ruling")]
    RulingNotScored,
}

/// What is missing in a row, or too much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Gap {
    /// Nobody played.
    #[error("no declarer")]
    NoDeclarer,
    /// Nothing was played.
    #[error("no contract")]
    NoContract,
    /// Neither a result nor points nor a ruling.
    #[error("no result")]
    NoResult,
    /// More than one of result, points and ruling.
    #[error("more than one result")]
    TwoResults,
    /// Numbers that two different games give (decision 35).
    #[error("two games give these points: say whether it was a Tout, or who doubled")]
    TwoGames,
}

impl Gap {
    /// A stable name, for a text.
    pub const fn name(self) -> &'static str {
        match self {
            Gap::NoDeclarer => "no-declarer",
            Gap::NoContract => "no-contract",
            Gap::NoResult => "no-result",
            Gap::TwoResults => "two-results",
            Gap::TwoGames => "two-games",
        }
    }
}

/// Why no game can have ended like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Impossibility {
    /// A Tout knows no Schneider and no Schwarz (S 4.2.4).
    #[error("Schneider or Schwarz in a Tout")]
    HeightOfTout,
    /// A Sie is won where it lies (S 2.9).
    #[error("a Sie that was lost")]
    SieLost,
    /// A Sie is not played, so nobody is Schneider and nobody doubles (S 2.9.3).
    #[error("Schneider, Schwarz or a double in a Sie")]
    SiePlayed,
    /// A number of tricks that does not fit the result.
    #[error("tricks that do not fit the result")]
    Tricks,
}

impl Impossibility {
    /// A stable name, for a text.
    pub const fn name(self) -> &'static str {
        match self {
            Impossibility::HeightOfTout => "height-of-tout",
            Impossibility::SieLost => "sie-lost",
            Impossibility::SiePlayed => "sie-played",
            Impossibility::Tricks => "tricks",
        }
    }
}

impl RowFault {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            RowFault::BadSeat { .. } => ErrorCode::BadSeat,
            RowFault::UnknownContract { .. } => ErrorCode::UnknownContract,
            RowFault::ToutNotPossible => ErrorCode::ToutNotPossible,
            RowFault::ContractNotInRules { .. } => ErrorCode::ContractNotInRules,
            RowFault::Incomplete(_) => ErrorCode::RowIncomplete,
            RowFault::PartnerMissing => ErrorCode::PartnerMissing,
            RowFault::PartnerNotAllowed => ErrorCode::PartnerNotAllowed,
            RowFault::NotZero { .. } => ErrorCode::RowNotZero,
            RowFault::TooMany { .. } => ErrorCode::TooManyRows,
            RowFault::SieInFirstGame => ErrorCode::SieInFirstGame,
            RowFault::Impossible(_) | RowFault::NoGameGives { .. } => ErrorCode::ImpossibleResult,
            RowFault::DoubleTricks => ErrorCode::DoubleTricks,
            RowFault::DoublingOff => ErrorCode::DoublingOff,
            RowFault::NotADefender => ErrorCode::NotADefender,
            RowFault::UnknownOffence { .. } => ErrorCode::UnknownOffence,
            RowFault::NoRuling { why, .. } => why.code(),
            RowFault::RulingNotScored => ErrorCode::RulingNotScored,
        }
    }
}
