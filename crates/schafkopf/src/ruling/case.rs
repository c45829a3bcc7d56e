//! A case: what a referee is told, before anything about it is believed.

use serde::{Deserialize, Serialize};

use super::error::NoRuling;
use super::offence::Offence;
use crate::contract_kind::ContractKind;
use crate::outcome::{Parties, Side};
use crate::rules::RuleSet;
use crate::seat::Seat;
use crate::settlement::Doubled;

/// What a referee is told of an incident. What the offence does not need may be left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Case {
    /// What happened.
    pub offence: Offence,
    /// Who did it; not needed where a hand is dealt again or a contract approved.
    pub offender: Option<Seat>,
    /// What is played; in the auction, what was bid.
    pub kind: Option<ContractKind>,
    /// Who plays with whom.
    pub parties: Option<Parties>,
    /// Who threw his cards in after the other's mistake (S 3.4.18).
    pub thrower: Option<Seat>,
    /// What the side that has the choice chose (T 15).
    pub choice: Option<Choice>,
    /// When it was noticed, or happened.
    pub moment: Moment,
    /// Whether the hand was doubled; it matters only where the rule set says so (T 15).
    pub doubled: Doubled,
    /// Whether the party of who is ruled against has its 61 (defenders 60) in its tricks already (T 15).
    ///
    /// A soloist has won a Tout only with all its tricks, its defenders with their first (decision 33).
    pub already_won: bool,
}

impl Case {
    /// A case of which only the offence is known.
    pub const fn new(offence: Offence) -> Case {
        Case {
            offence,
            offender: None,
            kind: None,
            parties: None,
            thrower: None,
            choice: None,
            moment: Moment::Usual,
            doubled: Doubled::Not,
            already_won: false,
        }
    }
}

/// What the side that suffered from a wrong card chooses (T 15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Play on; what is then reached counts.
    #[serde(alias = "play")]
    PlayOn,
    /// Stop, for a plain win.
    Stop,
}

/// A circumstance that can change a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Nothing in particular.
    Usual,
    /// The trick of the wrong card still lies open (T 15).
    TrickOpen,
    /// It was the last trick (S 3.4.7).
    LastTrick,
    /// Nobody else saw the face of the card (S 3.4.10).
    CardUnseen,
    /// All cards had been dealt (S 3.4.5).
    AllDealt,
}

/// A game that a case is about, checked: the rule set knows it, and its parties are possible.
#[derive(Debug, Clone, Copy)]
pub(super) struct Played {
    pub(super) kind: ContractKind,
    pub(super) parties: Parties,
}

impl Played {
    /// The game of a case.
    pub(super) fn of(rules: &RuleSet, case: &Case) -> Result<Played, NoRuling> {
        let kind = known(rules, case)?;
        let parties = case.parties.ok_or(NoRuling::PartiesMissing)?;
        match (kind.is_solo_kind(), parties.partner) {
            (false, None) => Err(NoRuling::PartnerMissing),
            (false, Some(partner)) if partner == parties.declarer => Err(NoRuling::PartnerNotAllowed),
            (true, Some(_)) => Err(NoRuling::PartnerNotAllowed),
            (false, Some(_)) | (true, None) => Ok(Played { kind, parties }),
        }
    }

    /// Which side somebody is on.
    pub(super) fn side(self, seat: Seat) -> Side {
        self.parties.side(seat)
    }
}

/// The contract of a case, if the rule set knows it.
pub(super) fn known(rules: &RuleSet, case: &Case) -> Result<ContractKind, NoRuling> {
    let kind = case.kind.ok_or(NoRuling::ContractMissing)?;
    if rules.knows(kind) { Ok(kind) } else { Err(NoRuling::ContractNotInRules { kind }) }
}
