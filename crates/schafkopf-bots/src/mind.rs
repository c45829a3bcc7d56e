//! Minds: players who imagine the hidden cards and play each possibility on.

mod auction;
mod cards;
mod claims;
mod count;
mod doubles;
mod endgame;
mod ramsch;
mod sample;
mod spec;
mod work;

use std::time::Duration;

use schafkopf::{Action, Actions, Bid, SeatView};

use crate::appraisal::{Appraisal, Appraised, Mean, Result};
use crate::player::{Bot, Player, Thinking};
use crate::regel::Regel;
use crate::stakes::Stakes;
use sample::Sample;
use work::Cutoff;

pub use spec::BadSpec;

/// How a sampling bot thinks: named, versioned, and the same everywhere but for its speed.
///
/// It draws deals of the hidden cards that agree with what the seat has seen, weighs them by what the others' words and
/// cards say, plays each of them on after every option, and compares what the options pay. `docs/strength.md` tells
/// how strong it is and what each part brings.
///
/// ```
/// use schafkopf::{Deal, Game, Seat, Setup, rules};
/// use schafkopf_bots::{Deadline, Mind, Thinking};
/// let deal = Deal::parse(&["EO GO EU HA H7 EK E9 S7", "HO SO GU HU SU HZ HK EA", "H9 H8 GA GZ GK G9 SA SZ", "EZ E8 E7 G8 G7 SK S9 S8"])?;
/// let rules = rules::builtin("schule").expect("it is built in");
/// let game = Game::new(Setup { rules: rules.clone(), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 }, deal);
/// let thinking = Thinking { rules: &rules, seed: 1, deadline: Deadline::NEVER };
/// let appraisal = Mind::stammtisch().with_worlds_scaled(0.1).appraise(&game.view(Seat::One), &thinking);
/// assert_eq!(appraisal.options.len(), game.view(Seat::One).actions.len());
/// # Ok::<(), schafkopf::DealError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each part of a mind can be switched off by itself")]
pub struct Mind {
    name: &'static str,
    version: u32,
    /// Worlds for a card, by the tricks that are left.
    worlds: [usize; 9],
    /// Worlds for words of the auction and for contracts.
    auction_worlds: usize,
    /// Worlds for a double.
    double_worlds: usize,
    /// How many worlds are drawn and weighed for each that is played on.
    drawn: usize,
    /// The most ways to give the unseen cards that are all looked at.
    listed: u64,
    /// The most worlds among which the last tricks are searched over what the seat can know.
    searched: usize,
    /// With so many tricks left, from which on open cards are played out as well as can be; until there by rules of
    /// thumb.
    horizon: [u8; 9],
    /// How much of the worlds, for runs in which full strength would take too long.
    scale: f64,
    inference: bool,
    payoff: bool,
    endgame: bool,
    /// Whether counting the hand has a say in words and contracts.
    count: bool,
    /// Whether bids and doubles follow rules of thumb.
    bids_by_rule: bool,
    /// Whether cards do.
    cards_by_rule: bool,
    threads: usize,
}

impl Mind {
    /// `stammtisch`: about 50 ms a decision on one core.
    pub const fn stammtisch() -> Mind {
        Mind {
            name: "stammtisch",
            version: 5,
            worlds: [0, 1_680, 1_680, 1_680, 800, 200, 50, 60, 60],
            auction_worlds: 250,
            double_worlds: 200,
            drawn: 8,
            listed: 4_000,
            searched: 300,
            horizon: [8, 8, 8, 8, 8, 8, 8, 5, 5],
            scale: 1.0,
            inference: true,
            payoff: true,
            endgame: true,
            count: true,
            bids_by_rule: false,
            cards_by_rule: false,
            threads: 1,
        }
    }

    /// `meister`: everything, at most a second on two cores.
    pub const fn meister() -> Mind {
        Mind {
            name: "meister",
            version: 5,
            worlds: [0, 1_680, 1_680, 1_680, 6_000, 1_000, 300, 500, 600],
            auction_worlds: 2_000,
            double_worlds: 2_000,
            drawn: 8,
            listed: 40_000,
            searched: 1_680,
            threads: 2,
            ..Mind::stammtisch()
        }
    }

    /// `einfach`: forty worlds, all equally likely, and card points alone; bids and doubles as `regel`.
    pub const fn einfach() -> Mind {
        Mind {
            name: "einfach",
            version: 1,
            worlds: [40; 9],
            auction_worlds: 40,
            double_worlds: 40,
            drawn: 1,
            listed: 0,
            inference: false,
            payoff: false,
            endgame: false,
            bids_by_rule: true,
            ..Mind::stammtisch()
        }
    }

    /// The name, and what differs from the mind that bears it by itself.
    pub fn label(&self) -> String {
        spec::label(self)
    }

    /// Raised whenever the mind decides differently anywhere.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// The same on so many cores; it decides alike on any number.
    #[must_use]
    pub const fn with_threads(mut self, threads: usize) -> Mind {
        self.threads = if threads == 0 { 1 } else { threads };
        self
    }

    /// The same with so many times as many worlds: a tenth of them takes about a tenth of the time.
    #[must_use]
    pub const fn with_worlds_scaled(mut self, scale: f64) -> Mind {
        self.scale = scale;
        self
    }

    /// The same with or without weighing worlds by what the others' words and cards say.
    #[must_use]
    pub const fn with_inference(mut self, on: bool) -> Mind {
        self.inference = on;
        self
    }

    /// The same choosing cards by what the game pays, or by card points alone.
    #[must_use]
    pub const fn with_payoff(mut self, on: bool) -> Mind {
        self.payoff = on;
        self
    }

    /// The same with or without the search over what it can know with few tricks left.
    #[must_use]
    pub const fn with_endgame(mut self, on: bool) -> Mind {
        self.endgame = on;
        self
    }

    /// The same with or without counting the hand in words and contracts.
    #[must_use]
    pub const fn with_count(mut self, on: bool) -> Mind {
        self.count = on;
        self
    }

    /// The same with words, contracts and doubles of its own, or by rules of thumb.
    #[must_use]
    pub const fn with_words(mut self, on: bool) -> Mind {
        self.bids_by_rule = !on;
        self
    }

    /// The same with cards of its own, or by rules of thumb.
    #[must_use]
    pub const fn with_cards(mut self, on: bool) -> Mind {
        self.cards_by_rule = !on;
        self
    }

    /// The same with another horizon for the first tricks: with so many left, open cards are played out as well as can be.
    #[must_use]
    pub const fn with_horizon(mut self, tricks: u8) -> Mind {
        self.horizon[7] = tricks;
        self.horizon[8] = tricks;
        self
    }

    /// What each option of a seat is worth, the best first. Without a deadline the same view, rules and seed lead to the
    /// same answer, on any number of cores. A deadline is always kept; the answer then rests on fewer worlds.
    pub fn appraise(&self, view: &SeatView, thinking: &Thinking<'_>) -> Appraisal {
        self.appraise_with(view, thinking, None)
    }

    /// The same, and one action is tried in any case, even if nobody would think of it.
    pub fn appraise_with(
        &self,
        view: &SeatView,
        thinking: &Thinking<'_>,
        tried: Option<Action>,
    ) -> Appraisal {
        let cutoff = Cutoff::of(&thinking.deadline);
        let stakes = Stakes::of(view, thinking.rules);
        let task = Task { mind: self, view, thinking, cutoff, stakes, tried };
        match view.memory.actions {
            Actions::Nothing => {
                Appraisal { options: Vec::new(), worlds: 0, exhaustive: false, stopped: false }
            }
            Actions::Claim => task.claims(),
            Actions::Play(legal) | Actions::PlayOrStoss(legal) if task.is_ramsch() => task.ramsch(legal),
            Actions::PlayOrStoss(legal) => task.card_or_stoss(legal),
            Actions::Play(legal) if legal.len() > 1 || !self.bids_by_rule => task.cards(legal),
            Actions::Bid(_) if !self.bids_by_rule => task.bids(),
            Actions::Declare(open) if !self.bids_by_rule => task.declarations(open),
            Actions::Double(choices) if !self.bids_by_rule => task.doubles(choices),
            Actions::Bid(_)
            | Actions::Declare(_)
            | Actions::Double(_)
            | Actions::Play(_)
            | Actions::MayStoss
            | Actions::Knock
            | Actions::DeclareOrPutUp { .. }
            | Actions::Court { .. }
            | Actions::Give(_) => task.by_rule(),
        }
    }

    /// The most ways that are all looked at, scaled.
    fn scaled_listing(&self) -> u64 {
        (self.listed as f64 * self.scale.min(1.0)) as u64
    }

    /// How many worlds, scaled; at least a handful.
    fn scaled(&self, worlds: usize) -> usize {
        ((worlds as f64 * self.scale).round() as usize).max(4)
    }
}

/// One decision of a mind.
struct Task<'a> {
    mind: &'a Mind,
    view: &'a SeatView,
    thinking: &'a Thinking<'a>,
    cutoff: Cutoff<'a>,
    stakes: Stakes<'a>,
    /// What is tried in any case.
    tried: Option<Action>,
}

/// With less time than this one core decides: waiting for another to wake costs more than it brings.
const SHORT: Duration = Duration::from_millis(50);

/// What a card point is worth beside units: enough to decide between options that pay the same.
const POINT: f64 = 0.002;

impl Task<'_> {
    /// How many cores decide.
    fn threads(&self) -> usize {
        match self.thinking.deadline.left() {
            Some(left) if left < SHORT => 1,
            _ => self.mind.threads,
        }
    }

    /// The options with what `regel` advises first, and no figures.
    fn by_rule(&self) -> Appraisal {
        let means = self.view.actions.iter().map(|&action| (action, Mean::default())).collect();
        Appraisal { worlds: 0, exhaustive: false, stopped: false, options: self.sorted(means) }
    }

    /// The options with the means of what they led to in all worlds that were done in time.
    fn joined(
        &self,
        mut means: Vec<(Action, Mean)>,
        sample: &Sample,
        answers: &[Option<Vec<Result>>],
    ) -> Appraisal {
        let weighed: Vec<(&Vec<Result>, f64)> = answers
            .iter()
            .zip(&sample.worlds)
            .filter_map(|(answer, (_, weight))| answer.as_ref().map(|results| (results, *weight)))
            .collect();
        for &(results, weight) in &weighed {
            for ((_, mean), result) in means.iter_mut().zip(results) {
                mean.add(*result, weight);
            }
        }
        let done = weighed.len();
        // Several plans may begin with the same word: the value tells them apart.
        let tried: Vec<Appraised> = means.iter().map(|(action, mean)| mean.appraised(*action)).collect();
        let mut options = self.sorted(means);
        let place = |option: &Appraised| {
            let alike = |other: &Appraised| other.value.total_cmp(&option.value).is_eq();
            tried.iter().position(|other| other.action == option.action && alike(other))
        };
        let best = options.first().and_then(place);
        for option in &mut options {
            let Some((best, at)) = best.zip(place(option)) else { continue };
            let mut behind = Mean::default();
            for &(results, weight) in &weighed {
                behind.add(results[best].less(results[at]), weight);
            }
            option.apart = behind.appraised(option.action).error;
        }
        let stopped = done < sample.worlds.len() || self.cutoff.has_come();
        let exhaustive = sample.exhaustive && !stopped;
        Appraisal { options, worlds: done, exhaustive, stopped }
    }

    /// What options are compared by: what they pay, or for cards the card points alone.
    fn score(&self, result: &Result) -> f64 {
        let cards = matches!(self.view.memory.actions, Actions::Play(_) | Actions::PlayOrStoss(_));
        if self.mind.payoff || !cards { result.value + POINT * result.points } else { result.points }
    }

    /// Options with the best first: by value, between equals by card points, then by what `regel` advises.
    fn sorted(&self, means: Vec<(Action, Mean)>) -> Vec<Appraised> {
        let advice = Regel::advise(self.view, self.thinking.rules).map(|advice| advice.action);
        let score = |option: &Appraised| {
            let Appraised { value, win, points, .. } = *option;
            self.score(&Result { value, win, points })
        };
        let mut options: Vec<Appraised> =
            means.into_iter().map(|(action, mean)| mean.appraised(action)).collect();
        options.sort_by(|a, b| {
            let advised = |option: &Appraised| Some(option.action) == advice;
            score(b).total_cmp(&score(a)).then_with(|| advised(b).cmp(&advised(a)))
        });
        // Where no more is known, as if each had been tried on deals of its own.
        let best = options.first().copied();
        for option in &mut options {
            let other = best.filter(|best| best.action != option.action);
            option.apart = other.map_or(0.0, |best| best.error.hypot(option.error));
        }
        options
    }
}

impl Bot for Mind {
    fn label(&self) -> String {
        Mind::label(self)
    }

    fn player(&self) -> Box<dyn Player + '_> {
        Box::new(Thinker { mind: self.clone() })
    }
}

/// A player with a mind.
#[derive(Debug, Clone)]
pub(crate) struct Thinker {
    /// Its mind.
    pub(crate) mind: Mind,
}

impl Player for Thinker {
    fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        self.mind.appraise(view, thinking).best().unwrap_or(Action::Bid(Bid::Pass))
    }
}
