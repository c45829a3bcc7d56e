//! What the end of a hand pays.

use schafkopf::{
    Contract, Deal, Doubles, Goal, Height, ListedDouble, ListedGame, Multipliers, Outcome, Parties, RuleSet,
    Runners, Seat, SeatView, Side, list_entry, settle,
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
    /// What multiplies them, doubles aside.
    pub(crate) times: Multipliers,
}

impl<'a> Stakes<'a> {
    /// The stakes of the seat that sees this.
    pub(crate) fn of(view: &SeatView, rules: &'a RuleSet) -> Stakes<'a> {
        let times = Multipliers {
            doubled: Doubles::default().doubled(),
            knocks: view.table.knocks.len(),
            bock: view.table.bock,
            thrown_in: view.table.next.ilog2(),
        };
        Stakes { rules, game: view.table.number, seat: view.seat, times }
    }

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
        if let Some(settlement) =
            settle(self.rules, outcome, Multipliers { doubled: doubles.doubled(), ..self.times }, None)
        {
            return settlement.units()[self.seat] as f64;
        }
        let Some(list) = &self.rules.list else {
            return if outcome.winners() == outcome.parties.side(self.seat) { 1.0 } else { -1.0 };
        };
        let tricks = self.rules.deck().tricks() - outcome.tricks;
        let double = doubles.stoss.map(|by| ListedDouble { by, doubles: doubles.count(), tricks });
        let game = ListedGame {
            parties: outcome.parties,
            kind: outcome.contract.kind(),
            refused_tout: outcome.is_refused_tout(),
            won: outcome.won,
            height: Height::from_flags(outcome.schneider, outcome.schwarz),
            game: self.game,
            double,
            multiplied: self.times.undoubled(self.rules) as i32,
        };
        f64::from(list_entry(self.rules, list, &game).points()[self.seat])
    }
}

/// The outcome of a hand that ended so.
pub(crate) fn outcome(deal: &Deal, contract: Contract, parties: Parties, reached: Reached) -> Outcome {
    let Reached { points, tricks } = reached;
    let goal = contract.goal();
    let plain = goal == Goal::Majority;
    let all = deal.deck().tricks();
    Outcome {
        parties,
        contract,
        goal,
        points,
        tricks,
        won: match goal {
            Goal::Majority | Goal::FewPoints => points >= 61,
            Goal::Tout => tricks == all,
            Goal::NoTrick => tricks == 0,
        },
        schneider: plain && (points >= 91 || points <= 30),
        schwarz: plain && (tricks == all || tricks == 0),
        runners: Runners::of(deal, contract, parties),
    }
}
