//! When a match that goes on until it is decided has been.

use crate::Sums;
use crate::normal::two_sided;

/// When a match that goes on until it is decided is looked at, and what it takes to end it there.
///
/// Who looks at a running estimate often enough sees it significant once by mere chance. So the looks are few, at twice
/// the number of deals each time, and look `k` may be wrong with probability 5 % / (k (k + 1)): together all looks are
/// wrong with probability 5 % at the most, however long the match goes on.
#[derive(Debug, Clone, Copy)]
pub struct Looks;

/// Deals before the first look.
const FIRST_LOOK: u64 = 256;

impl Looks {
    /// The number of a look, from 1, if there is one after so many deals.
    pub fn after(deals: u64) -> Option<u32> {
        let rounds = deals / FIRST_LOOK;
        (deals.is_multiple_of(FIRST_LOOK) && rounds.is_power_of_two()).then(|| rounds.trailing_zeros() + 1)
    }

    /// Whether the values so far, one for each deal, decide the match at a look.
    pub fn decides(look: u32, sums: &Sums) -> bool {
        let Some(error) = sums.standard_error() else { return false };
        let allowed = 0.05 / (f64::from(look) * f64::from(look + 1));
        sums.mean() != 0.0 && two_sided(sums.mean().abs() / error) < allowed
    }
}

#[cfg(test)]
mod tests {
    use super::Looks;
    use crate::estimate::tests::{sums, values};

    #[test]
    fn looks_are_at_twice_the_deals_each_time() {
        let looks: Vec<u64> = (1..5_000).filter(|&deals| Looks::after(deals).is_some()).collect();
        assert_eq!(looks, [256, 512, 1024, 2048, 4096]);
        assert_eq!((Looks::after(256), Looks::after(1024)), (Some(1), Some(3)));
    }

    #[test]
    fn a_clear_difference_decides_and_none_does_not() {
        assert!(Looks::decides(1, &sums(&values(256, 0.2))));
        assert!(!Looks::decides(1, &sums(&values(256, 0.0))));
        assert!(!Looks::decides(1, &sums(&[0.0; 256])));
    }
}
