//! The last tricks over what the seat can know.
//!
//! With open cards a seat plays each world as if it knew which one it is in. Here it may not: after the same cards on the
//! table it plays the same card in all worlds. The others are still thought to see everything, and to play as well as can
//! be; where several of their cards are as good, they follow their rules of thumb.

use std::collections::BTreeMap;

use schafkopf::{Card, CardSet, Deal, Seat};
use schafkopf_solver::{MoveValue, Run};

use super::{Task, work};
use crate::appraisal::Result;
use crate::line::{Declared, Line};
use crate::regel;
use crate::stakes::outcome;

/// A world at one point of the search.
#[derive(Clone, Copy)]
struct Branch<'a> {
    line: Line,
    deal: &'a Deal,
    weight: f64,
}

/// How many worlds are moved on between two looks at the deadline: a search so short hardly looks itself.
const LOOK: usize = 16;

/// Worlds that look the same to the seat, by the cards that lie on the table since it last played.
type Looks = BTreeMap<u64, Vec<usize>>;

impl Task<'_> {
    /// What each card leads to in each of some worlds, card by card; none where time ran out.
    pub(super) fn searched(&self, worlds: &[(Deal, f64)], cards: &[Card]) -> Option<Vec<Vec<Result>>> {
        let table = &self.view.table;
        let game = Declared::of(table)?;
        if self.cutoff.has_come() {
            return None;
        }
        let branches: Vec<Branch<'_>> = worlds
            .iter()
            .map(|(deal, weight)| {
                let plays = self.view.memory.plays.iter().map(|&(_, card)| card);
                let line = Line::new(self.thinking.rules, deal, game, table.dealer).after(plays);
                Branch { line, deal, weight: *weight }
            })
            .collect();
        work::once(|solver| {
            let stop = || self.cutoff.has_come();
            let mut run = solver.until(&stop);
            cards.iter().map(|&card| self.after(&branches, card, &mut run)).collect()
        })
    }

    /// The results of the best card that is the same in all of some worlds.
    fn best_for_all(&self, branches: &[Branch<'_>], run: &mut Run<'_>) -> Option<Vec<Result>> {
        let legal = branches.first()?.line.play().legal();
        let mut best: Option<(f64, Vec<Result>)> = None;
        for card in legal {
            let results = self.after(branches, card, run)?;
            let scores = results.iter().zip(branches).map(|(result, at)| at.weight * self.score(result));
            let score: f64 = scores.sum();
            if best.as_ref().is_none_or(|(most, _)| score > *most) {
                best = Some((score, results));
            }
        }
        best.map(|(_, results)| results)
    }

    /// The results of one card in all of some worlds.
    fn after(&self, branches: &[Branch<'_>], card: Card, run: &mut Run<'_>) -> Option<Vec<Result>> {
        let mut moved = branches.to_vec();
        let mut looks = Looks::new();
        for (at, branch) in moved.iter_mut().enumerate() {
            if at % LOOK == 0 && self.cutoff.has_come() {
                return None;
            }
            branch.line.put(card);
            let look = self.others_play(&mut branch.line, run)?;
            looks.entry(look).or_default().push(at);
        }
        let mut results = vec![Result::default(); branches.len()];
        for worlds in looks.into_values() {
            let alike: Vec<Branch<'_>> = worlds.iter().map(|&at| moved[at]).collect();
            let of_these = if alike.iter().all(|branch| branch.line.play().is_over()) {
                alike.iter().map(|branch| self.counted(branch)).collect()
            } else {
                self.best_for_all(&alike, run)?
            };
            for (at, result) in worlds.into_iter().zip(of_these) {
                results[at] = result;
            }
        }
        Some(results)
    }

    fn counted(&self, branch: &Branch<'_>) -> Result {
        let contract = branch.line.contract();
        let end = outcome(branch.deal, contract, branch.line.parties(), branch.line.counted());
        self.stakes.result(&end, self.view.table.doubles)
    }

    /// Plays on until the seat has a choice again, or to the end; returns what it saw on the way.
    fn others_play(&self, line: &mut Line, run: &mut Run<'_>) -> Option<u64> {
        let mut look = 0_u64;
        while !line.play().is_over() {
            let legal = line.play().legal();
            let turn = line.play().turn();
            let card = match legal.highest() {
                Some(card) if legal.len() == 1 => card,
                _ if turn == self.view.seat => break,
                _ => best_card(line, turn, run)?,
            };
            line.put(card);
            look = look << 5 | u64::from(card.index());
        }
        Some(look)
    }
}

/// The best card of a seat that sees everything; among equals what rules of thumb advise.
fn best_card(line: &Line, turn: Seat, run: &mut Run<'_>) -> Option<Card> {
    let position = line.position()?;
    let moves: Vec<MoveValue> = run.moves(&position).ok()?;
    let values = moves.iter().map(|of| of.value);
    let best = if position.wants_much(turn) { values.max() } else { values.min() }?;
    let equal: CardSet = moves.iter().filter(|of| of.value == best).map(|of| of.card).collect();
    match equal.highest() {
        Some(card) if equal.len() == 1 => Some(card),
        _ => Some(regel::card(&line.seen(), equal)),
    }
}
