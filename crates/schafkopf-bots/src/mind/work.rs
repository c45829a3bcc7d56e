//! Work on many worlds: one solver for each worker, an end in time, the same answer on any number of cores.

use std::cell::RefCell;
use std::time::Duration;

use schafkopf_solver::Solver;

use crate::clock::Deadline;

/// Memory of a worker's solver, in bytes.
const MEMORY: usize = 2 << 20;

thread_local! {
    /// The solver of a worker, made when it is first needed. Many seats share it, one after the other.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::with_memory(MEMORY));
}

/// When to stop working, early enough to answer by the deadline.
#[derive(Clone, Copy)]
pub(super) struct Cutoff<'a> {
    deadline: Deadline<'a>,
    reserve: Duration,
}

impl<'a> Cutoff<'a> {
    /// The end of work for a deadline: two milliseconds and a twentieth of the time before it.
    pub(super) fn of(deadline: &Deadline<'a>) -> Cutoff<'a> {
        let left = deadline.left().unwrap_or_default();
        Cutoff { deadline: *deadline, reserve: Duration::from_millis(2) + left / 20 }
    }

    /// The end of the first part of the work, after half of the time that is left from here.
    pub(super) fn halfway(&self) -> Cutoff<'a> {
        let left = self.deadline.left().unwrap_or_default().saturating_sub(self.reserve);
        Cutoff { deadline: self.deadline, reserve: self.reserve + left / 2 }
    }

    /// Whether to stop now.
    pub(super) fn has_come(&self) -> bool {
        self.deadline.left().is_some_and(|left| left <= self.reserve)
    }
}

/// One piece of work, with a solver.
pub(super) fn once<T>(work: impl FnOnce(&mut Solver) -> T) -> T {
    SOLVER.with_borrow_mut(work)
}

/// An answer for each of so many worlds, in their order; none for those that were not reached in time.
pub(super) fn each<T: Send>(
    threads: usize,
    count: usize,
    cutoff: &Cutoff<'_>,
    answer: impl Fn(usize, &mut Solver) -> Option<T> + Sync,
) -> Vec<Option<T>> {
    let share = |first: usize| -> Vec<Option<T>> {
        SOLVER.with_borrow_mut(|solver| {
            let mut over = false;
            let mut answer_in_time = |at| {
                over = over || cutoff.has_come();
                if over { None } else { answer(at, solver) }
            };
            (first..count).step_by(threads).map(&mut answer_in_time).collect()
        })
    };
    let mut shares: Vec<std::vec::IntoIter<Option<T>>> =
        shared_out(threads, share).into_iter().map(Vec::into_iter).collect();
    (0..count).map(|at| shares[at % threads].next().flatten()).collect()
}

#[cfg(feature = "parallel")]
fn shared_out<T: Send>(
    threads: usize,
    share: impl Fn(usize) -> Vec<Option<T>> + Send + Sync,
) -> Vec<Vec<Option<T>>> {
    use rayon::iter::{IntoParallelIterator, ParallelIterator};

    if threads == 1 {
        return vec![share(0)];
    }
    (0..threads).into_par_iter().map(share).collect()
}

#[cfg(not(feature = "parallel"))]
fn shared_out<T>(threads: usize, share: impl Fn(usize) -> Vec<Option<T>>) -> Vec<Vec<Option<T>>> {
    (0..threads).map(share).collect()
}
