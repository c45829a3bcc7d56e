//! What to claim: all cards are known, so it is reckoned exactly.

use schafkopf::{Action, Actions, BySeat, CardSet, Deal, Multipliers, settle};

use super::Task;
use crate::appraisal::{Appraisal, Mean, Result};
use crate::line::{Declared, Line};
use crate::regel::due_claim;
use crate::stakes::outcome;

impl Task<'_> {
    /// What each claim brings; what is due comes first.
    pub(super) fn claims(&self) -> Appraisal {
        let due = due_claim(self.view, self.thinking.rules);
        let mut means: Vec<(Action, Mean)> = Vec::new();
        for action in Actions::Claim.to_vec() {
            let mut mean = Mean::default();
            if let Action::Claim(claim) = action
                && let Some(result) = self.claimed(claim)
            {
                mean.add(result, 1.0);
            }
            means.push((action, mean));
        }
        let mut options = self.sorted(means);
        options.sort_by_key(|option| option.action != Action::Claim(due));
        Appraisal { options, worlds: 1, exhaustive: true, stopped: false }
    }

    fn claimed(&self, claim: schafkopf::Claim) -> Option<Result> {
        let table = &self.view.table;
        let game = Declared::of(table)?;
        let mut hands = BySeat::new([CardSet::EMPTY; 4]);
        for &(seat, card) in &self.view.memory.plays {
            hands[seat].insert(card);
        }
        let deal = Deal::try_from(hands).ok()?;
        let plays = self.view.memory.plays.iter().map(|&(_, card)| card);
        let line = Line::new(self.thinking.rules, &deal, game, table.dealer).after(plays);
        let outcome = outcome(&deal, game.contract, line.parties(), line.counted());
        let times = Multipliers { doubled: table.doubles.doubled(), ..self.stakes.times };
        let settlement = settle(self.thinking.rules, &outcome, times, Some(claim))?;
        let value = settlement.units()[self.view.seat] as f64;
        Some(Result { value, ..self.stakes.result(&outcome, table.doubles) })
    }
}
