//! Whether a number of tricks can belong to a result.

use schafkopf::Height;

/// Tricks of a hand.
const ALL: u8 = 8;

/// Whether the defenders can have taken so many tricks in a game won or lost so high.
///
/// Two tricks hold at most 84 points (eight Aces and Tens), so that many are needed to win and three to win Schneider.
pub(crate) fn fit(tricks: u8, won: bool, height: Height) -> bool {
    let Some(declarers) = ALL.checked_sub(tricks) else { return false };
    let (winners, losers) = if won { (declarers, tricks) } else { (tricks, declarers) };
    match height {
        Height::Plain => winners >= 2 && losers >= 1,
        Height::Schneider => winners >= 3 && losers >= 1,
        Height::Schwarz => losers == 0,
    }
}

/// Whether the defenders can have taken so many tricks in a Tout won or lost (S 2.8.1).
pub(crate) fn fit_tout(tricks: u8, won: bool) -> bool {
    tricks <= ALL && won == (tricks == 0)
}

#[cfg(test)]
mod tests {
    use schafkopf::Height;

    use super::{fit, fit_tout};

    fn fitting(won: bool, height: Height) -> Vec<u8> {
        (0..=9).filter(|&tricks| fit(tricks, won, height)).collect()
    }

    #[test]
    fn s_4_1_tricks_of_the_defenders_fit_the_result() {
        assert_eq!(fitting(true, Height::Plain), [1, 2, 3, 4, 5, 6]);
        assert_eq!(fitting(false, Height::Plain), [2, 3, 4, 5, 6, 7]);
        assert_eq!(fitting(true, Height::Schneider), [1, 2, 3, 4, 5]);
        assert_eq!(fitting(false, Height::Schneider), [3, 4, 5, 6, 7]);
        assert_eq!(fitting(true, Height::Schwarz), [0]);
        assert_eq!(fitting(false, Height::Schwarz), [8]);
    }

    #[test]
    fn s_2_8_1_a_tout_is_won_with_every_trick() {
        assert!(fit_tout(0, true) && !fit_tout(1, true));
        assert!(fit_tout(1, false) && fit_tout(8, false) && !fit_tout(0, false) && !fit_tout(9, false));
    }
}
