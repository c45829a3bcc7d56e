//! The worlds that a decision rests on.

use schafkopf::Deal;

use super::Task;
use super::work::Cutoff;
use crate::dice::Dice;
use crate::inference::Inference;
use crate::worlds::Hidden;

/// Worlds with their weights.
pub(super) struct Sample {
    pub(super) worlds: Vec<(Deal, f64)>,
    /// Whether these are all worlds there are.
    pub(super) exhaustive: bool,
}

/// How often it is tried to draw a world that agrees with everything, and how often between two looks at the deadline.
const TRIES: u32 = 20_000;
const TRIES_A_LOOK: u32 = 32;
/// How many worlds there are to start from where words tell something.
const STARTS: usize = 200;
/// How many worlds are taken on one walk.
const WALK: usize = 32;
/// How many exchanges are tried before the first world of a walk, and before each.
const FIRST_STEPS: usize = 40;
const STEPS: usize = 12;
/// How many worlds are drawn between two looks at the deadline, and how many listed.
const LOOK: usize = 2;
const LISTED_LOOK: u64 = 16;

impl Task<'_> {
    /// Worlds for a decision: all of them if they are few, else so many, drawn by their weights. Where time is short,
    /// half of it is left for playing them on.
    pub(super) fn sample(&self, wanted: usize) -> Sample {
        let cutoff = self.cutoff.halfway();
        let hidden = Hidden::of(self.view, self.thinking.rules);
        let inference = Inference::of(self.view, self.thinking.rules);
        let mut dice = Dice::new(self.thinking.seed);
        if hidden.ways() <= self.mind.scaled_listing() {
            let (mut worlds, exhaustive) = self.listed(&hidden, inference, &cutoff);
            shuffle(&mut worlds, &mut dice);
            if worlds.len() <= wanted {
                return Sample { worlds, exhaustive };
            }
            return Sample { worlds: resampled(&worlds, wanted, &mut dice), exhaustive: false };
        }
        if !self.mind.inference {
            let draw = |_| draw(&hidden, &mut dice, &cutoff);
            let worlds = (0..wanted).map_while(draw).map(|deal| (deal, 1.0)).collect();
            return Sample { worlds, exhaustive: false };
        }
        let mut source = Source::new(&hidden, inference, &cutoff, &mut dice);
        let drawn = (0..wanted * self.mind.drawn).map_while(|_| source.next());
        let worlds: Vec<(Deal, f64)> = drawn.map(|deal| (deal, inference.weight(&deal))).collect();
        Sample { worlds: resampled(&worlds, wanted, &mut dice), exhaustive: false }
    }

    /// All worlds with their weights, as far as time allows; and whether it did.
    fn listed(
        &self,
        hidden: &Hidden<'_>,
        inference: Inference<'_>,
        cutoff: &Cutoff<'_>,
    ) -> (Vec<(Deal, f64)>, bool) {
        let mut worlds = Vec::new();
        for number in 0..hidden.ways() {
            if number % LISTED_LOOK == LISTED_LOOK - 1 && cutoff.has_come() {
                return (worlds, false);
            }
            let Some(deal) = hidden.nth(number) else { continue };
            let weigh = || inference.game(&deal) * inference.weight(&deal);
            worlds.push((deal, if self.mind.inference { weigh() } else { 1.0 }));
        }
        (worlds, true)
    }
}

/// A world that agrees with everything, as far as time allows.
fn draw(hidden: &Hidden<'_>, dice: &mut Dice, cutoff: &Cutoff<'_>) -> Option<Deal> {
    for _ in 0..TRIES / TRIES_A_LOOK {
        if let Some(deal) = hidden.draw(dice, TRIES_A_LOOK) {
            return Some(deal);
        }
        if cutoff.has_come() {
            return None;
        }
    }
    None
}

/// Worlds in which who plays has a hand for it, each as often as his words are likely with that hand.
///
/// Such hands are rare: drawing evenly and keeping what fits would throw nearly all draws away. So some worlds are drawn
/// evenly, the likely ones of them are kept, and from there cards are exchanged one by one: an exchange stands if it makes
/// the words likelier, else as often as they stay likely (the way of Metropolis).
struct Source<'a> {
    hidden: &'a Hidden<'a>,
    inference: Inference<'a>,
    cutoff: &'a Cutoff<'a>,
    dice: Dice,
    /// Worlds to start from, with how likely they make the words; none where words tell nothing.
    starts: Vec<(Deal, f64)>,
    at: Option<(Deal, f64)>,
    drawn: usize,
}

impl<'a> Source<'a> {
    fn new(
        hidden: &'a Hidden<'a>,
        inference: Inference<'a>,
        cutoff: &'a Cutoff<'a>,
        dice: &mut Dice,
    ) -> Source<'a> {
        let mut dice = Dice::new(dice.roll());
        let draws = if inference.player().is_some() { STARTS } else { 0 };
        let in_time = |number: &usize| number % LOOK != LOOK - 1 || !cutoff.has_come();
        let numbers = (0..draws).take_while(in_time);
        let drawn = numbers.filter_map(|_| draw(hidden, &mut dice, cutoff));
        let starts = drawn.map(|deal| (deal, inference.game(&deal))).collect();
        Source { hidden, inference, cutoff, dice, starts, at: None, drawn: 0 }
    }

    /// The next world; none where there is none, or no time for it.
    fn next(&mut self) -> Option<Deal> {
        self.drawn += 1;
        if self.drawn.is_multiple_of(LOOK) && self.cutoff.has_come() {
            return None;
        }
        if self.starts.is_empty() {
            return draw(self.hidden, &mut self.dice, self.cutoff);
        }
        if self.drawn % WALK == 1 {
            self.at = self.start();
            self.walk(FIRST_STEPS);
        }
        self.walk(STEPS);
        self.at.map(|(deal, _)| deal)
    }

    /// One of the worlds to start from, by how likely it makes the words.
    fn start(&mut self) -> Option<(Deal, f64)> {
        let sum: f64 = self.starts.iter().map(|start| start.1).sum();
        let mut left = sum * self.dice.share();
        let found = self.starts.iter().find(|start| {
            left -= start.1;
            left < 0.0
        });
        found.or(self.starts.last()).copied()
    }

    fn walk(&mut self, steps: usize) {
        for _ in 0..steps {
            let Some((deal, likelihood)) = self.at else { return };
            let Some(other) = self.hidden.exchanged(&deal, &mut self.dice) else { continue };
            let other_likelihood = self.inference.game(&other);
            if self.dice.share() * likelihood < other_likelihood {
                self.at = Some((other, other_likelihood));
            }
        }
    }
}

/// So many worlds, each drawn about as often as its weight says; drawn several times, it is there once and weighs more.
fn resampled(worlds: &[(Deal, f64)], wanted: usize, dice: &mut Dice) -> Vec<(Deal, f64)> {
    let sum: f64 = worlds.iter().map(|world| world.1).sum();
    let step = sum / wanted as f64;
    let mut next = step * dice.share();
    let mut passed = 0.0;
    let mut drawn = Vec::with_capacity(wanted);
    for &(deal, weight) in worlds {
        passed += weight;
        let mut times = 0.0;
        while next < passed && step > 0.0 {
            times += 1.0;
            next += step;
        }
        if times > 0.0 {
            drawn.push((deal, times));
        }
    }
    drawn
}

/// Puts worlds in an order by chance, so that the first of them stand for all.
fn shuffle(worlds: &mut [(Deal, f64)], dice: &mut Dice) {
    for last in (1..worlds.len()).rev() {
        worlds.swap(last, dice.below(last as u32 + 1) as usize);
    }
}
