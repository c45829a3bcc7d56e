//! What a table is opened with.

use std::sync::Arc;

use schafkopf::{ByChair, Members, RuleSet, Seat};
use schafkopf_bots::Builtin;

use super::kind::TableKind;
use crate::wire::Pace;

/// What a table is opened with.
#[derive(Debug, Clone)]
pub struct TablePlan {
    /// Who may come.
    pub kind: TableKind,
    /// What its people call it.
    pub name: String,
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// How many games the match has; none if it goes on.
    pub games: Option<u32>,
    /// How many people belong to it: of five the dealer sits out, of six the cutter as well.
    pub members: Members,
    /// Who deals the first hand of a match (S 2.2.2); of five or six, behind whom it is dealt.
    pub dealer: Seat,
    /// The bots that fill chairs as long as no person wants them.
    pub bots: ByChair<Option<Builtin>>,
    /// Whether who opens the table takes seat 1.
    pub sit: bool,
    /// The time people have.
    pub clock: ClockPlan,
    /// How fast it goes.
    pub pace: Pace,
}

/// The time that people have to think: for each action, and a bank that is full again with every hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockPlan {
    /// Seconds for each action; 0 for no clock at all.
    pub action_s: u32,
    /// Seconds in the bank, used once those of the action are over.
    pub bank_s: u32,
}

impl ClockPlan {
    /// As long as one likes.
    pub const NONE: ClockPlan = ClockPlan { action_s: 0, bank_s: 0 };

    /// What a table of a kind has unless somebody chose otherwise: no pressure where one practises.
    pub const fn usual(kind: TableKind) -> ClockPlan {
        match kind {
            TableKind::Practice => ClockPlan::NONE,
            TableKind::Open | TableKind::Private | TableKind::Quick => ClockPlan { action_s: 25, bank_s: 60 },
        }
    }

    /// Milliseconds for each action; none where there is no clock.
    pub(crate) fn action_ms(self) -> Option<u64> {
        (self.action_s > 0).then(|| u64::from(self.action_s) * 1_000)
    }

    /// Milliseconds in a full bank.
    pub(crate) fn bank_ms(self) -> u64 {
        u64::from(self.bank_s) * 1_000
    }
}
