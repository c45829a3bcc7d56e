//! Whether to double.

use schafkopf::{Action, CardSet, Deal, DoubleChoices, Doubles, Doubling, Goal};
use schafkopf_solver::Solver;

use super::{Task, work};
use crate::appraisal::{Appraisal, Mean, Result};
use crate::line::{Declared, Line};
use crate::stakes::{Reached, outcome};

/// How often a soloist wins whose game looks lost to a defender: he has seen his own cards, and knew what he did.
const DOUBT: f64 = 0.4;

impl Task<'_> {
    /// What each answer in the doubling window is worth.
    pub(super) fn doubles(&self, choices: DoubleChoices) -> Appraisal {
        let answers: Vec<Doubling> = choices.iter().collect();
        let sample = self.sample(self.mind.scaled(self.mind.double_worlds));
        let results = work::each(self.threads(), sample.worlds.len(), &self.cutoff, |at, solver| {
            self.doubled(&sample.worlds[at].0, &answers, solver)
        });
        let means = answers.iter().map(|&double| (Action::Double(double), Mean::default())).collect();
        self.joined(means, &sample, &results)
    }

    /// What each card is worth where a Stoss may be given before it, and what that Stoss is (V 7.3).
    pub(super) fn card_or_stoss(&self, legal: CardSet) -> Appraisal {
        let by_rule = self.by_rule();
        let stoss = Action::Double(Doubling::Stoss);
        if self.mind.bids_by_rule {
            return if by_rule.best() == Some(stoss) { by_rule } else { self.cards(legal) };
        }
        let cards = self.cards(legal);
        let answers = self.doubles(DoubleChoices::Stoss);
        let value = |action| answers.of(action).map(|option| option.value);
        let Some(best) = cards.options.first() else { return by_rule };
        match (value(stoss), value(Action::Double(Doubling::Decline))) {
            (Some(with), Some(without)) => {
                let doubt = answers.options.iter().map(|option| option.apart).fold(0.0, f64::max);
                let value = best.value + with - without;
                cards.with_stoss(value, doubt)
            }
            (None, _) | (_, None) => cards,
        }
    }

    /// What each answer leads to in one world: the cards are the same, what they pay is not.
    fn doubled(&self, deal: &Deal, answers: &[Doubling], solver: &mut Solver) -> Option<Vec<Result>> {
        let table = &self.view.table;
        let game = Declared::of(table)?;
        let Declared { contract, declarer, .. } = game;
        let plays = self.view.memory.plays.iter().map(|&(_, card)| card);
        let line = Line::new(self.thinking.rules, deal, game, table.dealer).after(plays);
        let stop = || self.cutoff.has_come();
        let reached = line.reached(&mut solver.until(&stop), self.mind.horizon[8]).ok()?;
        let end = outcome(deal, contract, line.parties(), reached);
        let tricks = if contract.goal() == Goal::NoTrick { 0 } else { 5 };
        let won = outcome(deal, contract, line.parties(), Reached { points: 61, tricks });
        let rules = self.thinking.rules;
        let doubt = if contract.kind().is_solo_kind() && self.view.seat != declarer { DOUBT } else { 0.0 };
        let one = |&answer: &Doubling| {
            let doubles = match answer {
                Doubling::Stoss if table.doubles.stoss.is_none() => {
                    let retour = line.answers(rules);
                    Doubles { stoss: Some(self.view.seat), retour, ..Doubles::default() }
                }
                Doubling::Stoss | Doubling::Retour => table.doubles.and(self.view.seat, Some(declarer)),
                Doubling::Decline => table.doubles,
            };
            let (seen, told) = (self.stakes.result(&end, doubles), self.stakes.result(&won, doubles));
            seen.mixed(told, if end.won { 0.0 } else { doubt })
        };
        Some(answers.iter().map(one).collect())
    }
}
