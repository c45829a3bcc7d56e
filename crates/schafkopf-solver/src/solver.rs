//! The solver: questions about positions, and the memory that answers share.

use schafkopf::{Binding, Card, CardSet, Contract, Goal, Seat};
use thiserror::Error;

use crate::layout::Layout;
use crate::near::Tried;
use crate::order::Ranker;
use crate::payoff::Payoff;
use crate::position::Position;
use crate::root::{Root, Start};
use crate::scale::Scale;
use crate::search::Search;
use crate::stats::Stats;
use crate::table::Table;
use crate::techniques::Techniques;
use crate::weights::{RUFSPIEL, SOLO};

/// Memory of a solver unless told otherwise, in bytes.
pub const DEFAULT_MEMORY: usize = 16 << 20;

/// The search was told to stop before it had an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("the search was stopped before it had an answer")]
pub struct Stopped;

/// A legal card and what best play leads to after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveValue {
    /// The card.
    pub card: Card,
    /// What the declarer's party has in the end.
    pub value: u8,
}

/// Answers questions about positions, and remembers what it met on the way.
///
/// Answers do not depend on what was asked before; their speed does, for the better. One solver serves one thread.
///
/// ```
/// use schafkopf::{Contract, Deal, Goal, Seat};
/// use schafkopf_solver::{Position, Solver};
/// let deal = Deal::parse(&["EU GU HU SU EA EZ GA GZ", "EK EO E9 E8 E7 HA HZ HK", "GK GO G9 G8 G7 HO H9 H8", "SA SZ SK SO S9 S8 S7 H7"])?;
/// let position = Position::new(&deal, Contract::Wenz { goal: Goal::Tout }, Seat::One, Seat::One, &[])?;
/// assert_eq!(Solver::new().value(&position), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Solver {
    techniques: Techniques,
    table: Table,
    stats: Stats,
    context: Option<Context>,
}

/// What must be the same for two positions to share a table.
#[derive(Debug, Clone)]
struct Context {
    contract: Contract,
    declarers: [bool; 4],
    binding: Binding,
    /// Layout and ranking for points and for tricks, once they are needed.
    laid_out: [Option<(Layout, Ranker)>; 2],
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver with [`DEFAULT_MEMORY`] and all techniques.
    pub fn new() -> Solver {
        Solver::with(DEFAULT_MEMORY, Techniques::ALL)
    }

    /// A solver whose table takes at most this many bytes (and at least a few hundred).
    pub fn with_memory(bytes: usize) -> Solver {
        Solver::with(bytes, Techniques::ALL)
    }

    /// A solver with a memory and some techniques.
    pub fn with(bytes: usize, techniques: Techniques) -> Solver {
        Solver { techniques, table: Table::new(bytes), stats: Stats::default(), context: None }
    }

    /// What was done since the solver was made.
    pub const fn stats(&self) -> Stats {
        self.stats
    }

    /// Bytes of the table.
    pub fn memory(&self) -> usize {
        self.table.bytes()
    }

    /// Forgets every position met, as if the solver were new; the counts go on.
    pub fn forget(&mut self) {
        self.table.forget();
    }

    /// The same questions, given up as soon as `stop` says so; it is asked every few thousand nodes.
    ///
    /// The crate has no clock: a deadline is a `stop` that looks at one.
    pub fn until<'a>(&'a mut self, stop: &'a dyn Fn() -> bool) -> Run<'a> {
        Run { solver: self, stop }
    }

    fn unstopped<T>(&mut self, question: impl FnOnce(&mut Run<'_>) -> Result<T, Stopped>) -> T {
        let never = || false;
        question(&mut self.until(&never)).expect("nothing stops this search")
    }

    /// What the declarer's party has in the end with best play by both parties: points, or in a Tout tricks.
    pub fn value(&mut self, position: &Position) -> u8 {
        self.unstopped(|run| run.value(position))
    }

    /// The value that follows each legal card, from the highest card index down; empty when all cards are played.
    pub fn moves(&mut self, position: &Position) -> Vec<MoveValue> {
        self.unstopped(|run| run.moves(position))
    }

    /// A line of best play to the end.
    pub fn line(&mut self, position: &Position) -> Vec<Card> {
        self.unstopped(|run| run.line(position))
    }

    /// Whether the declarer's party reaches so many points, or in a Tout tricks.
    pub fn reaches(&mut self, position: &Position, threshold: u8) -> bool {
        self.unstopped(|run| run.reaches(position, threshold))
    }

    /// Whether the declarer's party reaches so much on a given scale.
    pub fn reaches_on(&mut self, position: &Position, scale: Scale, threshold: u8) -> bool {
        self.unstopped(|run| run.reaches_on(position, scale, threshold))
    }

    /// The settlement that best play leads to, by at most three thresholds.
    pub fn payoff(&mut self, position: &Position) -> Payoff {
        self.unstopped(|run| run.payoff(position))
    }

    /// The legal cards after which the declarer's party reaches so many points, or in a Tout tricks.
    pub fn cards_reaching(&mut self, position: &Position, threshold: u8) -> CardSet {
        self.unstopped(|run| run.cards_reaching(position, threshold))
    }

    /// The settlement that follows each legal card, from the highest card index down.
    pub fn payoffs(&mut self, position: &Position) -> Vec<(Card, Payoff)> {
        self.unstopped(|run| run.payoffs(position))
    }
}

/// A solver with an eye on when to stop.
pub struct Run<'a> {
    solver: &'a mut Solver,
    stop: &'a dyn Fn() -> bool,
}

impl Run<'_> {
    /// See [`Solver::value`].
    pub fn value(&mut self, position: &Position) -> Result<u8, Stopped> {
        self.value_on(position, position.scale(), None)
    }

    /// See [`Solver::reaches`].
    pub fn reaches(&mut self, position: &Position, threshold: u8) -> Result<bool, Stopped> {
        self.reaches_on(position, position.scale(), threshold)
    }

    /// See [`Solver::reaches_on`].
    pub fn reaches_on(&mut self, position: &Position, scale: Scale, threshold: u8) -> Result<bool, Stopped> {
        let need = i32::from(threshold) - i32::from(position.taken(scale));
        self.ask(position, scale, |search, root| bound(search, root, need) >= need)
    }

    /// See [`Solver::payoff`].
    pub fn payoff(&mut self, position: &Position) -> Result<Payoff, Stopped> {
        let all = position.most(Scale::Tricks);
        match position.contract().goal() {
            Goal::Tout => {
                let won = self.reaches_on(position, Scale::Tricks, all)?;
                return Ok(if won { Payoff::Won } else { Payoff::Lost });
            }
            Goal::NoTrick => {
                let lost = self.reaches_on(position, Scale::Tricks, 1)?;
                return Ok(if lost { Payoff::Lost } else { Payoff::Won });
            }
            Goal::Majority | Goal::FewPoints => {}
        }
        if self.reaches_on(position, Scale::Points, 61)? {
            if !self.reaches_on(position, Scale::Points, 91)? {
                Ok(Payoff::Won)
            } else if self.reaches_on(position, Scale::Tricks, all)? {
                Ok(Payoff::WonSchwarz)
            } else {
                Ok(Payoff::WonSchneider)
            }
        } else if self.reaches_on(position, Scale::Points, 31)? {
            Ok(Payoff::Lost)
        } else if self.reaches_on(position, Scale::Tricks, 1)? {
            Ok(Payoff::LostSchneider)
        } else {
            Ok(Payoff::LostSchwarz)
        }
    }

    /// See [`Solver::cards_reaching`].
    pub fn cards_reaching(&mut self, position: &Position, threshold: u8) -> Result<CardSet, Stopped> {
        let scale = position.scale();
        let need = i32::from(threshold) - i32::from(position.taken(scale));
        self.after_each(position, scale, |search, root, bit| bound_after(search, root, bit, need) >= need)
            .map(|of| of.into_iter().filter(|of| of.1).map(|of| of.0).collect())
    }

    /// See [`Solver::payoffs`].
    pub fn payoffs(&mut self, position: &Position) -> Result<Vec<(Card, Payoff)>, Stopped> {
        let after = |card| position.after(card).expect("a legal card can be played");
        position.play().legal().iter().map(|card| Ok((card, self.payoff(&after(card))?))).collect()
    }

    /// See [`Solver::moves`].
    pub fn moves(&mut self, position: &Position) -> Result<Vec<MoveValue>, Stopped> {
        let scale = position.scale();
        let taken = i32::from(position.taken(scale));
        let mut guess = None;
        let mut tried = None;
        let values = self.after_each(position, scale, |search, root, bit| {
            let tried = tried.get_or_insert_with(|| tried_at(search, root));
            let within = tried.range(search.layout, bit, root.rest());
            let value = close_in(within, guess, |need| bound_after(search, root, bit, need));
            tried.add(bit, value);
            guess = Some(value);
            (taken + value) as u8
        })?;
        Ok(values.into_iter().map(|(card, value)| MoveValue { card, value }).collect())
    }

    /// An answer for each legal card, from the highest card index down; equivalent cards share one.
    fn after_each<T: Copy>(
        &mut self,
        position: &Position,
        scale: Scale,
        mut answer: impl FnMut(&mut Search<'_>, &Root, u32) -> T,
    ) -> Result<Vec<(Card, T)>, Stopped> {
        let legal = position.play().legal();
        self.ask(position, scale, |search, root| {
            let choices = choices(search, root);
            let mut answers: Vec<(Card, T)> = Vec::with_capacity(legal.len() as usize);
            let mut shared = None;
            for bit in legal_bits(root, legal) {
                let own = match shared {
                    Some(shared) if choices >> bit & 1 == 0 => shared,
                    _ => answer(search, root, bit),
                };
                shared = Some(own);
                answers.push((root.card(bit), own));
            }
            answers.sort_by_key(|of| std::cmp::Reverse(of.0.index()));
            answers
        })
    }

    /// See [`Solver::line`].
    pub fn line(&mut self, position: &Position) -> Result<Vec<Card>, Stopped> {
        let mut value = self.value(position)?;
        let mut at = *position;
        let mut line = Vec::with_capacity(32);
        while !at.play().is_over() {
            let card = self.keeping(&at, value)?;
            line.push(card);
            at = at.after(card).expect("the solver plays legal cards");
            value = value.max(at.taken(at.scale()));
        }
        Ok(line)
    }

    /// A card after which the value is what it was.
    fn keeping(&mut self, position: &Position, value: u8) -> Result<Card, Stopped> {
        let scale = position.scale();
        let target = i32::from(value) - i32::from(position.taken(scale));
        let maximise = position.wants_much(position.turn());
        self.ask(position, scale, |search, root| {
            let choices = choices(search, root);
            let keeps = |&bit: &u32| {
                if maximise {
                    bound_after(search, root, bit, target) >= target
                } else {
                    bound_after(search, root, bit, target + 1) <= target
                }
            };
            let bit = bits_down(choices).find(keeps).unwrap_or_else(|| choices.trailing_zeros());
            root.card(bit)
        })
    }

    fn value_on(&mut self, position: &Position, scale: Scale, guess: Option<i32>) -> Result<u8, Stopped> {
        let taken = i32::from(position.taken(scale));
        self.ask(position, scale, |search, root| (taken + exact(search, root, guess)) as u8)
    }

    /// Sets a search up, runs it, and gives it up if it was stopped.
    fn ask<T>(
        &mut self,
        position: &Position,
        scale: Scale,
        question: impl FnOnce(&mut Search<'_>, &Root) -> T,
    ) -> Result<T, Stopped> {
        let Solver { techniques, table, stats, context } = &mut *self.solver;
        let declarers = Seat::ALL.map(|seat| position.is_declarers(seat));
        let contract = position.contract();
        let binding = position.play().binding();
        let same =
            |old: &Context| old.contract == contract && old.declarers == declarers && old.binding == binding;
        if !context.as_ref().is_some_and(same) {
            table.forget();
            *context = None;
        }
        let context =
            context.get_or_insert_with(|| Context { contract, declarers, binding, laid_out: [None, None] });
        let (layout, ranker) =
            context.laid_out[scale as usize].get_or_insert_with(|| laid_out(contract, scale, binding));
        let mut search = Search::new((layout, ranker), declarers, *techniques, (table, stats), self.stop);
        let root = Root::new(&search, position, scale);
        let answer = question(&mut search, &root);
        if search.stopped { Err(Stopped) } else { Ok(answer) }
    }
}

/// The layout of a contract and how its cards are ranked.
fn laid_out(contract: Contract, scale: Scale, binding: Binding) -> (Layout, Ranker) {
    let layout = Layout::new(contract, scale, binding);
    let ranking = if contract.kind().is_solo_kind() { &SOLO } else { &RUFSPIEL };
    let ranker = Ranker::new(&layout, ranking);
    (layout, ranker)
}

/// The bits of a set, highest first.
fn bits_down(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.ilog2();
            set ^= 1 << bit;
            bit
        })
    })
}

/// The bits of the legal cards at the root, highest first.
fn legal_bits(root: &Root, legal: CardSet) -> impl Iterator<Item = u32> {
    let hand = match &root.start {
        Start::Between(at) => at.hands[at.leader],
        Start::Within(trick, seat, _) => trick.hands[*seat],
    };
    bits_down(hand).filter(move |&bit| legal.contains(root.card(bit)))
}

/// The distinct cards at the root.
fn choices(search: &Search<'_>, root: &Root) -> u32 {
    match &root.start {
        Start::Between(at) if at.left == 0 => 0,
        Start::Between(at) => search.lead_choices(at),
        Start::Within(trick, seat, _) => search.follow_choices(trick, *seat),
    }
}

/// A bound on what the declarer's party still takes, on the side of `need` where the truth is.
fn bound(search: &mut Search<'_>, root: &Root, need: i32) -> i32 {
    match &root.start {
        Start::Between(at) if at.left == 0 => 0,
        Start::Between(at) => search.between(at, need),
        Start::Within(trick, seat, cards) => search.within(trick, *seat, *cards, need),
    }
}

/// The same after one card.
fn bound_after(search: &mut Search<'_>, root: &Root, bit: u32, need: i32) -> i32 {
    match &root.start {
        Start::Between(at) => {
            let trick = search.led(at, bit);
            search.within(&trick, (at.leader + 1) & 3, 1, need)
        }
        Start::Within(trick, seat, cards) => {
            let next = search.followed(trick, *seat, bit);
            search.within(&next, (seat + 1) & 3, cards + 1, need)
        }
    }
}

/// What the declarer's party still takes.
fn exact(search: &mut Search<'_>, root: &Root, guess: Option<i32>) -> i32 {
    close_in((0, root.rest()), guess, |need| bound(search, root, need))
}

/// The cards tried at the root, none so far.
fn tried_at(search: &Search<'_>, root: &Root) -> Tried {
    match &root.start {
        Start::Between(at) => search.tried(&at.hands, at.leader, (0, at.called)),
        Start::Within(trick, seat, _) => search.tried(&trick.hands, *seat, (trick.cards, trick.called)),
    }
}

/// Closes in on a value between `low` and `high` by asking whether it reaches a number; each answer bounds it on one side.
///
/// Steps away from the guess double until the value is between two answers, then halves: numbers far from the value are
/// cheap to ask about, so it pays to come to it from both sides.
fn close_in((mut low, mut high): (i32, i32), guess: Option<i32>, mut bound: impl FnMut(i32) -> i32) -> i32 {
    let (mut below, mut above) = (false, false);
    let mut step = if guess.is_some() { 2 } else { 4 };
    let mut need = guess.unwrap_or(high / 2).clamp(low + 1, high.max(low + 1));
    while low < high {
        let found = bound(need).clamp(low, high);
        if found >= need {
            low = found;
            below = true;
        } else {
            high = found;
            above = true;
        }
        need = match (below, above) {
            (true, false) => (low + step).min(high),
            (false, true) => (high + 1 - step).max(low + 1),
            _ => low + (high - low + 1) / 2,
        };
        step *= 2;
    }
    low
}
