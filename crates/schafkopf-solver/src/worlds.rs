//! Many deals under one contract and history.

use schafkopf::{Card, Contract, Deal, Parties, PlayManner, Seat};
use thiserror::Error;

use crate::position::{Position, PositionError};
use crate::solver::{Run, Solver, Stopped};

/// What is known to all at the table: the contract and the cards played. A deal that agrees with it is a world.
///
/// ```
/// use schafkopf::{Contract, Goal, PlayManner, Seat};
/// use schafkopf_solver::{Solver, Worlds, sample::Numbers};
/// let worlds = Worlds { contract: Contract::Wenz { goal: Goal::Majority }, declarer: Seat::Two, forehand: Seat::One, plays: vec![], partner: None, manner: PlayManner::default() };
/// let mut numbers = Numbers::new(1);
/// let deals = [numbers.deal(), numbers.deal()];
/// let won = worlds.answers(&mut Solver::new(), &deals, &|| false, |run, position| run.reaches(position, 61));
/// assert_eq!(won.len(), 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worlds {
    /// The contract.
    pub contract: Contract,
    /// Who declared it.
    pub declarer: Seat,
    /// Who led to the first trick.
    pub forehand: Seat,
    /// The cards played so far.
    pub plays: Vec<Card>,
    /// Who plays with the declarer where no called card tells: in a Hochzeit.
    pub partner: Option<Seat>,
    /// In what manner cards are played.
    pub manner: PlayManner,
}

/// Why a world has no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum Unanswered {
    /// The deal does not agree with contract and history.
    #[error(transparent)]
    Impossible(#[from] PositionError),
    /// The search was stopped before this world was done.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

impl Worlds {
    /// The position of one deal.
    pub fn position(&self, deal: &Deal) -> Result<Position, PositionError> {
        let parties = Parties { declarer: self.declarer, partner: self.partner };
        Position::under(self.manner, deal, (self.contract, parties), (self.forehand, &self.plays))
    }

    /// An answer for every deal, in their order. What the solver learns in one world helps it in the next. Once `stop` has
    /// said yes, the rest have none.
    pub fn answers<T>(
        &self,
        solver: &mut Solver,
        deals: &[Deal],
        stop: &dyn Fn() -> bool,
        mut question: impl FnMut(&mut Run<'_>, &Position) -> Result<T, Stopped>,
    ) -> Vec<Result<T, Unanswered>> {
        let mut run = solver.until(stop);
        let mut stopped = false;
        let mut answer = |deal: &Deal| {
            let position = self.position(deal)?;
            if stopped {
                return Err(Stopped.into());
            }
            let answer = question(&mut run, &position);
            stopped = answer.is_err() || stop();
            Ok(answer?)
        };
        deals.iter().map(&mut answer).collect()
    }

    /// The same on several cores, one for each solver; the answers keep the order of the deals.
    #[cfg(feature = "parallel")]
    pub fn answers_in_parallel<T: Send>(
        &self,
        solvers: &mut [Solver],
        deals: &[Deal],
        stop: &(dyn Fn() -> bool + Sync),
        question: impl Fn(&mut Run<'_>, &Position) -> Result<T, Stopped> + Sync,
    ) -> Vec<Result<T, Unanswered>> {
        use std::sync::atomic::{AtomicUsize, Ordering};

        use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};

        let next = AtomicUsize::new(0);
        let work = |solver: &mut Solver| {
            let mut done = Vec::new();
            while let at = next.fetch_add(1, Ordering::Relaxed)
                && at < deals.len()
            {
                done.extend(
                    self.answers(solver, &deals[at..=at], stop, &question).pop().map(|answer| (at, answer)),
                );
            }
            done
        };
        let mut answers: Vec<(usize, Result<T, Unanswered>)> =
            solvers.par_iter_mut().flat_map_iter(work).collect();
        answers.sort_by_key(|of| of.0);
        answers.into_iter().map(|of| of.1).collect()
    }
}
