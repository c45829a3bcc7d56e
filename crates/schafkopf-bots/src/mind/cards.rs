//! Which card to play.

use schafkopf::{Action, Card, CardSet, Deal};
use schafkopf_solver::Solver;

use super::{Task, work};
use crate::appraisal::{Appraisal, Mean, Result};
use crate::line::{Declared, Line, reached};
use crate::stakes::{Reached, outcome};

/// With so many tricks left what the seat can know is searched.
const SEARCHED_TRICKS: usize = 3;

impl Task<'_> {
    /// What each legal card is worth.
    pub(super) fn cards(&self, legal: CardSet) -> Appraisal {
        if self.mind.cards_by_rule {
            return self.by_rule();
        }
        let all = usize::from(self.thinking.rules.deck().tricks());
        let tricks_left = all - (self.view.memory.plays.len() / 4).min(all - 1);
        let sample = self.sample(self.mind.scaled(self.mind.worlds[tricks_left]));
        let horizon = self.mind.horizon[tricks_left];
        let cards: Vec<Card> = legal.iter().collect();
        let answers = work::each(self.threads(), sample.worlds.len(), &self.cutoff, |at, solver| {
            self.played(&sample.worlds[at].0, &cards, horizon, solver)
        });
        let means = cards.iter().map(|&card| (Action::Play(card), Mean::default())).collect();
        let few =
            sample.exhaustive && sample.worlds.len() <= self.mind.searched && tricks_left <= SEARCHED_TRICKS;
        if self.mind.endgame
            && few
            && let Some(by_card) = self.searched(&sample.worlds, &cards)
        {
            let of_world = |at: usize| Some(by_card.iter().map(|results| results[at]).collect());
            let answers: Vec<_> = (0..sample.worlds.len()).map(of_world).collect();
            return self.joined(means, &sample, &answers);
        }
        self.joined(means, &sample, &answers)
    }

    /// What each card leads to in one world.
    fn played(&self, deal: &Deal, cards: &[Card], horizon: u8, solver: &mut Solver) -> Option<Vec<Result>> {
        let table = &self.view.table;
        let game = Declared::of(table)?;
        let contract = game.contract;
        let plays = self.view.memory.plays.iter().map(|&(_, card)| card);
        let line = Line::new(self.thinking.rules, deal, game, table.dealer).after(plays);
        let stop = || self.cutoff.has_come();
        let mut run = solver.until(&stop);
        let result = |reached: Reached| {
            self.stakes.result(&outcome(deal, contract, line.parties(), reached), table.doubles)
        };
        if line.tricks_left() <= horizon {
            let position = line.position()?;
            let moves = run.moves(&position).ok()?;
            let one = |&card: &Card| {
                let value = moves.iter().find(|of| of.card == card)?.value;
                let after = position.after(card).ok()?;
                Some(result(reached(&mut run, &after, value).ok()?))
            };
            return cards.iter().map(one).collect();
        }
        let one = |&card: &Card| {
            let mut line = line;
            line.put(card);
            if self.cutoff.has_come() {
                return None;
            }
            Some(result(line.reached(&mut run, horizon).ok()?))
        };
        cards.iter().map(one).collect()
    }
}
