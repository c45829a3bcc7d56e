//! Why a case cannot be ruled on.

use thiserror::Error;

use crate::contract_kind::ContractKind;
use crate::error_code::ErrorCode;
use crate::outcome::Side;
use crate::seat::Seat;

/// Why a case cannot be ruled on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum NoRuling {
    /// A sanction falls on one player alone, so it must be known on whom (S 3.4.16).
    #[error("it is not said who did it")]
    OffenderMissing,
    /// The sanction depends on the contract (S 3.4.17).
    #[error("it is not said what was played or bid")]
    ContractMissing,
    /// The sanction depends on the parties (S 3.4.17).
    #[error("it is not said who is the declarer")]
    PartiesMissing,
    /// The rule set does not know the contract.
    #[error("the rule set does not know {kind}")]
    ContractNotInRules {
        /// The contract.
        kind: ContractKind,
    },
    /// A Rufspiel has a partner (S 2.5.2).
    #[error("a Rufspiel needs the declarer's partner")]
    PartnerMissing,
    /// A soloist has no partner, and nobody is his own (S 2.6.2).
    #[error("there is no such partner")]
    PartnerNotAllowed,
    /// Nothing of the kind can happen in this contract or under this rule set.
    #[error("this cannot happen here")]
    NotPossible,
    /// Only who bids makes an invalid bid (S 2.4.10).
    #[error("the bid was made by seat {declarer}")]
    NotTheBidder {
        /// Who is said to have bid.
        declarer: Seat,
    },
    /// Nobody throws in after his own mistake, or after what is no mistake in the play (S 3.4.18).
    #[error("seat {thrower} cannot have thrown in after another's mistake")]
    ThrowerNotAllowed {
        /// Who is said to have thrown in.
        thrower: Seat,
    },
    /// The other side must choose first (T 15).
    #[error("it is for the other side to play on or to stop")]
    ChoiceMissing {
        /// The side that chooses.
        by: Side,
    },
    /// The game is over; nobody may play on.
    #[error("there is no choice: the game is over")]
    ChoiceNotAllowed,
    /// The rule set knows no doubling.
    #[error("the rule set knows no doubling")]
    DoublingOff,
    /// The rule set knows no Retour.
    #[error("the rule set knows no Retour")]
    RetourOff,
}

impl NoRuling {
    /// The stable code.
    pub const fn code(&self) -> ErrorCode {
        match self {
            NoRuling::OffenderMissing => ErrorCode::OffenderMissing,
            NoRuling::ContractMissing => ErrorCode::ContractMissing,
            NoRuling::PartiesMissing => ErrorCode::DeclarerMissing,
            NoRuling::ContractNotInRules { .. } => ErrorCode::ContractNotInRules,
            NoRuling::PartnerMissing => ErrorCode::PartnerMissing,
            NoRuling::PartnerNotAllowed => ErrorCode::PartnerNotAllowed,
            NoRuling::NotPossible => ErrorCode::OffenceNotPossible,
            NoRuling::NotTheBidder { .. } => ErrorCode::NotTheBidder,
            NoRuling::ThrowerNotAllowed { .. } => ErrorCode::ThrowerNotAllowed,
            NoRuling::ChoiceMissing { .. } => ErrorCode::ChoiceMissing,
            NoRuling::ChoiceNotAllowed => ErrorCode::ChoiceNotAllowed,
            NoRuling::DoublingOff => ErrorCode::DoublingOff,
            NoRuling::RetourOff => ErrorCode::RetourOff,
        }
    }
}
