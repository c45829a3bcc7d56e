//! Why an action is rejected, with its code and its clause.

use thiserror::Error;

use crate::auction::BadBid;
use crate::declaration::Undeclarable;
use crate::error_code::ErrorCode;
use crate::exchange::BadExchange;
use crate::play::IllegalCard;
use crate::seat::Seat;

/// Why an action was rejected; the game is as it was before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum Rejected {
    /// It is somebody else's turn (S 3.1.5).
    #[error("it is not the turn of seat {seat}")]
    OutOfTurn {
        /// Who acted.
        seat: Seat,
    },
    /// The hand is at another stage.
    #[error("this cannot be done at this stage of the hand")]
    OutOfPhase,
    /// The hand is over.
    #[error("the hand is over")]
    Over,
    /// Not to be said in this auction, or not now.
    #[error(transparent)]
    Bid(#[from] BadBid),
    /// Not to be declared with this hand, or not now.
    #[error(transparent)]
    Declaration(#[from] Undeclarable),
    /// Not to be played now.
    #[error(transparent)]
    Card(#[from] IllegalCard),
    /// Not to be said in the doubling window.
    #[error(transparent)]
    Double(#[from] BadDouble),
    /// Not to be exchanged (V 4.4).
    #[error(transparent)]
    Exchange(#[from] BadExchange),
    /// More runners claimed than there are trumps.
    #[error("no more than 14 runners can be claimed")]
    TooManyRunners,
}

/// Why a double is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum BadDouble {
    /// The rule set knows no doubling (S 5.2.4, P 6).
    #[error("the rule set knows no doubling")]
    Off,
    /// Only a defender doubles; the declarer and the holder of the called card do not (S 3.3.1).
    #[error("only a defender may double")]
    NotADefender,
    /// Who was dealt no trump may not give a Spritze (T 18).
    #[error("without a trump there is no Spritze")]
    NoTrump,
    /// The player of the first card may not double under this rule set.
    #[error("the player of the first card may not double")]
    Leader,
    /// The rule set knows no Retour (T 18).
    #[error("the rule set knows no Retour")]
    NoRetour,
    /// Only the declarer answers with a Retour (S 3.3.3).
    #[error("only the declarer answers with a Retour")]
    RetourByDeclarer,
    /// One Stoss and one Retour at the most (decision 20).
    #[error("there is at most one Stoss and one Retour")]
    TooMany,
    /// Nobody may double in this game (V 7.4).
    #[error("there is no doubling in this game")]
    NotInThis,
    /// Too late for a first double (V 7.3), or for one in a Ramsch (V 3.8).
    #[error("it is too late to double")]
    TooLate,
    /// Each doubles a Ramsch once (V 3.8).
    #[error("each doubles once")]
    Again,
    /// A double is given after the first card and before the second (S 3.3.2).
    #[error("a double needs exactly one card on the table")]
    OneCard,
}

impl Rejected {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            Rejected::OutOfTurn { .. } => ErrorCode::OutOfTurn,
            Rejected::OutOfPhase => ErrorCode::OutOfPhase,
            Rejected::Over => ErrorCode::GameOver,
            Rejected::Bid(bad) => bad.code(),
            Rejected::Declaration(bad) => bad.code(),
            Rejected::Card(bad) => bad.code(),
            Rejected::Double(bad) => bad.code(),
            Rejected::Exchange(bad) => bad.code(),
            Rejected::TooManyRunners => ErrorCode::TooManyRunners,
        }
    }
}

impl BadBid {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            BadBid::PassOrPlay => ErrorCode::BidPassOrPlay,
            BadBid::Answer => ErrorCode::BidAnswer,
            BadBid::TooLow => ErrorCode::BidTooLow,
            BadBid::NoSuchRung => ErrorCode::BidNoSuchRung,
            BadBid::BeyondHand => ErrorCode::BidBeyondHand,
            BadBid::HoldNotRaise => ErrorCode::BidHoldNotRaise,
            BadBid::NamedEarly => ErrorCode::BidNamedEarly,
            BadBid::WrongName => ErrorCode::BidWrongName,
            BadBid::Bound => ErrorCode::BidBound,
            BadBid::NoOffer => ErrorCode::BidNoOffer,
            BadBid::NoRedeal => ErrorCode::BidNoRedeal,
        }
    }
}

impl Undeclarable {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            Undeclarable::NotInRules { .. } => ErrorCode::ContractNotInRules,
            Undeclarable::CalledHeld { .. } => ErrorCode::CalledCardHeld,
            Undeclarable::NoCardOfCalledSuit { .. } => ErrorCode::NoCardOfCalledSuit,
            Undeclarable::CallNotOpen { .. } => ErrorCode::CallNotOpen,
            Undeclarable::NoCardOfTrumpSuit { .. } => ErrorCode::NoCardOfTrumpSuit,
            Undeclarable::NotDeclared { .. } => ErrorCode::NotDeclared,
            Undeclarable::NotAllLords => ErrorCode::NotAllLords,
            Undeclarable::ForcedRufspiel => ErrorCode::ForcedRufspiel,
            Undeclarable::ForcedNeedsEo => ErrorCode::ForcedNeedsEo,
            Undeclarable::NothingForced => ErrorCode::NothingForced,
            Undeclarable::BelowClaim { .. } => ErrorCode::BelowClaim,
            Undeclarable::OffersFirst { .. } => ErrorCode::OffersFirst,
            Undeclarable::BoundByName { .. } => ErrorCode::BoundByName,
            Undeclarable::ToutInFirstGame => ErrorCode::ToutInFirstGame,
            Undeclarable::ToutCondition => ErrorCode::ToutCondition,
        }
    }
}

impl IllegalCard {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            IllegalCard::NotHeld { .. } => ErrorCode::CardNotHeld,
            IllegalCard::MustFollow { .. } => ErrorCode::MustFollow,
            IllegalCard::MustFollowTrump => ErrorCode::MustFollowTrump,
            IllegalCard::MustPlayCalled { .. } => ErrorCode::MustPlayCalled,
            IllegalCard::MustNotUnderlead { .. } => ErrorCode::MustNotUnderlead,
            IllegalCard::MustKeepCalled { .. } => ErrorCode::MustKeepCalled,
            IllegalCard::MustBeat { ramsch: false } => ErrorCode::MustBeat,
            IllegalCard::MustBeat { ramsch: true } => ErrorCode::MustBeatInRamsch,
            IllegalCard::Over => ErrorCode::GameOver,
        }
    }
}

impl BadDouble {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            BadDouble::Off => ErrorCode::DoublingOff,
            BadDouble::NotADefender => ErrorCode::NotADefender,
            BadDouble::NoTrump => ErrorCode::DoubleWithoutTrump,
            BadDouble::Leader => ErrorCode::DoubleByLeader,
            BadDouble::NoRetour => ErrorCode::RetourOff,
            BadDouble::RetourByDeclarer => ErrorCode::RetourByDeclarer,
            BadDouble::TooMany => ErrorCode::TooManyDoubles,
            BadDouble::OneCard => ErrorCode::DoubleOneCard,
            BadDouble::NotInThis => ErrorCode::DoubleNotInThis,
            BadDouble::TooLate => ErrorCode::TooLate,
            BadDouble::Again => ErrorCode::DoubleAgain,
        }
    }
}

impl BadExchange {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            BadExchange::NotInRules => ErrorCode::ContractNotInRules,
            BadExchange::Own { .. }
            | BadExchange::NotTheOnlyTrump { .. }
            | BadExchange::NothingToGive { .. }
            | BadExchange::NoRufspiel { .. }
            | BadExchange::NotToGive { .. } => ErrorCode::BadExchange,
        }
    }
}
