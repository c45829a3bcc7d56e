//! A match and what it says about its players.

use schafkopf::{BySeat, Seat};

use crate::rating::Rating;

/// The result of a match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MatchResult {
    /// What each seat has won or lost in all.
    pub account: BySeat<i64>,
    /// How many games were scored.
    pub games: u32,
    /// The standard deviation of one seat's account in one game, which the rule set's tariffs decide.
    pub spread: f64,
}

/// Of a seat's variance in one game, the part of the noise before it is made to sum to zero is 4/3 of it.
const FREE_NOISE: f64 = 4.0 / 3.0;

impl MatchResult {
    /// The ratings after the match.
    ///
    /// The account is the players' strengths beside their mean, plus noise that sums to zero. With the prior
    /// precisions `1/s²` on the diagonal the posterior precision is `A − (c/4)·J`, `A` diagonal and `J` all ones, so that
    /// Sherman and Morrison's formula inverts it. What is learnt about two players together is dropped: a rating
    /// belongs to one.
    pub fn rate(&self, before: &BySeat<Rating>) -> BySeat<Rating> {
        self.rate_as(before, 1.0)
    }

    /// The ratings after a match whose games tell less than others: one of them counts as so much of a game, from 0 to 1.
    pub fn rate_as(&self, before: &BySeat<Rating>, weight: f64) -> BySeat<Rating> {
        let information = self.information() * weight.clamp(0.0, 1.0);
        if information <= 0.0 || self.spread <= 0.0 {
            return *before;
        }
        let prior = BySeat::from_fn(|seat| Prior::of(before[seat]));
        let inverse = BySeat::from_fn(|seat| (prior[seat].precision + information).recip());
        let rest = information.recip() * 4.0 - sum(&inverse);
        let pull = BySeat::from_fn(|seat| {
            prior[seat].precision * prior[seat].mean + information * self.observed(seat)
        });
        let shared = sum(&BySeat::from_fn(|seat| inverse[seat] * pull[seat])) / rest;
        BySeat::from_fn(|seat| {
            let mean = inverse[seat] * (pull[seat] + shared);
            let variance = inverse[seat] + inverse[seat].powi(2) / rest;
            Rating {
                mean: Rating::START.mean + mean * Rating::SCALE,
                deviation: variance.sqrt() * Rating::SCALE,
            }
        })
    }

    /// What each seat can expect to win in one game, in the money of the match.
    pub fn expected(ratings: &BySeat<Rating>, spread: f64) -> BySeat<f64> {
        let mean = sum(&BySeat::from_fn(|seat| ratings[seat].mean)) / 4.0;
        BySeat::from_fn(|seat| (ratings[seat].mean - mean) / Rating::SCALE * spread)
    }

    /// The precision of the mean of so many games.
    fn information(&self) -> f64 {
        f64::from(self.games) / FREE_NOISE
    }

    /// A seat's account a game, in spreads.
    fn observed(&self, seat: Seat) -> f64 {
        self.account[seat] as f64 / (f64::from(self.games) * self.spread)
    }
}

/// What is believed of a strength before a match, in spreads a game.
#[derive(Clone, Copy)]
struct Prior {
    mean: f64,
    precision: f64,
}

impl Prior {
    fn of(rating: Rating) -> Prior {
        Prior {
            mean: (rating.mean - Rating::START.mean) / Rating::SCALE,
            precision: (rating.deviation / Rating::SCALE).powi(-2),
        }
    }
}

fn sum(values: &BySeat<f64>) -> f64 {
    Seat::ALL.into_iter().map(|seat| values[seat]).sum()
}
