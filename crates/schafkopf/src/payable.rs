//! What of a hand decides what it pays, whether its cards are known or not.

use crate::card::Suit;
use crate::contract_kind::ContractKind;
use crate::outcome::{Outcome, Parties, Runners, Side};

/// What of a hand decides what it pays: taken from the [`Outcome`] of its cards, or from what people at a real table report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that a tariff knows")]
pub struct Payable {
    /// Who played with whom.
    pub parties: Parties,
    /// What was played, without its suit.
    pub kind: ContractKind,
    /// The suit named with it, where one was: a Solo in Herz may have a price of its own (V 10.2).
    pub suit: Option<Suit>,
    /// Whether it counts as a Tout: announced, and allowed.
    pub tout: bool,
    /// Whether the declarer's party won.
    pub won: bool,
    /// Whether the losing party is Schneider (S 4.1.3).
    pub schneider: bool,
    /// Whether the losing party is Schwarz (S 4.1.4).
    pub schwarz: bool,
    /// The run of trumps as dealt.
    pub runners: Runners,
}

impl Payable {
    /// The side that won.
    pub const fn winners(&self) -> Side {
        if self.won { Side::Declarer } else { Side::Defenders }
    }
}

impl From<&Outcome> for Payable {
    fn from(outcome: &Outcome) -> Payable {
        Payable {
            parties: outcome.parties,
            kind: outcome.contract.kind(),
            suit: outcome.contract.suit(),
            tout: outcome.is_tout(),
            won: outcome.won,
            schneider: outcome.schneider,
            schwarz: outcome.schwarz,
            runners: outcome.runners,
        }
    }
}
