//! What the end of a hand pays.

use schafkopf::{
    Contract, Deal, Doubles, Goal, Height, ListedDouble, ListedGame, Outcome, Parties, RuleSet, Runners,
    Seat, Side, list_entry, settle,
};

use crate::appraisal::Result;

/// What the declarer's party has in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reached {
    /// Card points.
    pub(crate) points: u8,
    /// Tricks.
    pub(crate) tricks: u8,
}

/// What is at stake for a seat: the settlement in units or, where the rule set knows no money, in list points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stakes<'a> {
    /// The rules.
    pub(crate) rules: &'a RuleSet,
    /// Number of the game in its match.
    pub(crate) game: u32,
    /// Whose stakes they are.
    pub(crate) seat: Seat,
}

impl Stakes<'_> {
    /// What a finished hand means for the seat.
    pub(crate) fn result(&self, outcome: &Outcome, doubles: Doubles) -> Result {
        let side = outcome.parties.side(self.seat);
        let points = match side {
            Side::Declarer => outcome.points,
            Side::Defenders => 120 - outcome.points,
        };
        Result {
            value: self.value(outcome, doubles),
            win: f64::from(u8::from(outcome.winners() == side)),
            points: f64::from(points),
        }
    }

    /// What the seat gets.
    fn value(&self, outcome: &Outcome, doubles: Doubles) -> f64 {
        if let Some(settlement) = settle(self.rules, outcome, doubles.doubled(), None) {
            return settlement.units()[self.seat] as f64;
        }
        let Some(list) = &self.rules.list else {
            return if outcome.winners() == outcome.parties.side(self.seat) { 1.0 } else { -1.0 };
        };
        let double =
            doubles.stoss.map(|by| ListedDouble { by, retour: doubles.retour, tricks: 8 - outcome.tricks });
        let game = ListedGame {
            parties: outcome.parties,
            kind: outcome.contract.kind(),
            refused_tout: outcome.is_refused_tout(),
            won: outcome.won,
            height: Height::from_flags(outcome.schneider, outcome.schwarz),
            game: self.game,
            double,
        };
        f64::from(list_entry(self.rules, list, &game).points()[self.seat])
    }
}

/// The outcome of a hand that ended so.
pub(crate) fn outcome(deal: &Deal, contract: Contract, parties: Parties, reached: Reached) -> Outcome {
    let Reached { points, tricks } = reached;
    let goal = contract.goal();
    let plain = goal == Goal::Majority;
    Outcome {
        parties,
        contract,
        goal,
        points,
        tricks,
        won: if plain { points >= 61 } else { tricks == 8 },
        schneider: plain && (points >= 91 || points <= 30),
        schwarz: plain && (tricks == 8 || tricks == 0),
        runners: Runners::of(deal, contract, parties),
    }
}
