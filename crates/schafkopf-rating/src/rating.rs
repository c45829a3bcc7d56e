//! A player's rating.

use serde::{Deserialize, Serialize};

/// What a player's strength is believed to be: a normal distribution.
///
/// A rating of 1600 beside three of 1500 expects to win, each game, a tenth of the spread of a single game's account.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The best estimate.
    pub mean: f64,
    /// The standard deviation of the estimate: in two cases of three the truth is within it.
    pub deviation: f64,
}

impl Rating {
    /// Somebody of whom nothing is known.
    pub const START: Rating = Rating { mean: 1500.0, deviation: 120.0 };

    /// Points for an advantage of one spread a game.
    pub(crate) const SCALE: f64 = 1000.0;

    /// What the variance grows by in a day without a match: after three years the past says little.
    const DRIFT_A_DAY: f64 = 12.0;

    /// The rating after days without a match: strength may have changed, so less is known.
    #[must_use]
    pub fn after_days(self, days: u32) -> Rating {
        let variance = self.deviation.powi(2) + f64::from(days) * Rating::DRIFT_A_DAY;
        let most = Rating::START.deviation.max(self.deviation);
        Rating { mean: self.mean, deviation: variance.sqrt().min(most) }
    }

    /// The interval that holds the true strength in 95 of 100 cases.
    pub fn interval(self) -> (f64, f64) {
        (self.mean - 1.96 * self.deviation, self.mean + 1.96 * self.deviation)
    }

    /// The strength that the player has reached almost certainly: what a list of the best is sorted by, so that one
    /// lucky evening does not lead it.
    pub fn proven(self) -> f64 {
        self.mean - 2.0 * self.deviation
    }
}

#[cfg(test)]
mod tests {
    use super::Rating;

    #[test]
    fn without_matches_less_is_known_but_never_less_than_of_a_newcomer() {
        let known = Rating { mean: 1620.0, deviation: 40.0 };
        let later = known.after_days(30);
        assert!(later.deviation > known.deviation && later.deviation < Rating::START.deviation);
        assert_eq!(known.after_days(100_000), Rating { mean: known.mean, ..Rating::START });
        assert_eq!(known.after_days(0), known);
    }

    #[test]
    fn a_newcomer_does_not_lead_the_list() {
        let regular = Rating { mean: 1560.0, deviation: 30.0 };
        let lucky = Rating { mean: 1600.0, deviation: 105.0 };
        assert!(regular.proven() > lucky.proven());
        let (low, high) = regular.interval();
        assert!(low < regular.mean && regular.mean < high);
    }
}
