//! The rating against a second way to compute it, and against players whose strength is known.

use proptest::prelude::{Strategy, prop_assert, proptest};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use schafkopf::{BySeat, Seat};
use schafkopf_rating::{MatchResult, Rating};

/// The posterior by brute force: the precision matrix is built as it is defined and inverted by elimination.
fn by_elimination(result: &MatchResult, before: &BySeat<Rating>) -> BySeat<Rating> {
    let strength = |rating: Rating| (rating.mean - 1500.0) / 1000.0;
    let information = f64::from(result.games) * 0.75;
    let mut rows = [[0.0; 9]; 4];
    for (i, seat) in Seat::ALL.into_iter().enumerate() {
        for (j, cell) in rows[i].iter_mut().take(4).enumerate() {
            *cell = information * (if i == j { 0.75 } else { -0.25 });
        }
        let precision = (before[seat].deviation / 1000.0).powi(-2);
        rows[i][i] += precision;
        let observed = result.account[seat] as f64 / f64::from(result.games) / result.spread;
        rows[i][4] = precision * strength(before[seat]) + information * observed;
        rows[i][5 + i] = 1.0;
    }
    for pivot in 0..4 {
        let factor = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|cell| *cell /= factor);
        let pivot_row = rows[pivot];
        for (_, row) in rows.iter_mut().enumerate().filter(|(i, _)| *i != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(pivot_row).for_each(|(cell, other)| *cell -= factor * other);
        }
    }
    BySeat::from_fn(|seat| {
        let i = Seat::ALL.into_iter().position(|other| other == seat).expect("a seat");
        Rating { mean: 1500.0 + 1000.0 * rows[i][4], deviation: 1000.0 * rows[i][5 + i].sqrt() }
    })
}

fn ratings() -> impl Strategy<Value = BySeat<Rating>> {
    proptest::array::uniform4((1000.0..2000.0, 5.0..150.0))
        .prop_map(|four| BySeat::new(four.map(|(mean, deviation)| Rating { mean, deviation })))
}

fn results() -> impl Strategy<Value = MatchResult> {
    (-500..500_i64, -500..500_i64, -500..500_i64, 1..200_u32, 1.0..60.0).prop_map(
        |(a, b, c, games, spread)| MatchResult { account: BySeat::new([a, b, c, -a - b - c]), games, spread },
    )
}

proptest! {
    #[test]
    fn the_closed_form_is_the_brute_one(before in ratings(), result in results()) {
        let (quick, slow) = (result.rate(&before), by_elimination(&result, &before));
        for seat in Seat::ALL {
            prop_assert!((quick[seat].mean - slow[seat].mean).abs() < 1e-6);
            prop_assert!((quick[seat].deviation - slow[seat].deviation).abs() < 1e-6);
        }
    }

    #[test]
    fn a_match_never_makes_a_rating_less_certain(before in ratings(), result in results()) {
        let after = result.rate(&before);
        for seat in Seat::ALL {
            prop_assert!(after[seat].deviation < before[seat].deviation + 1e-9);
            prop_assert!(after[seat].mean.is_finite());
        }
    }

    #[test]
    fn what_counts_less_says_less(before in ratings(), result in results(), weight in 0.01..0.99) {
        let (whole, part) = (result.rate(&before), result.rate_as(&before, weight));
        for seat in Seat::ALL {
            prop_assert!(part[seat].deviation > whole[seat].deviation - 1e-9);
            prop_assert!(part[seat].deviation < before[seat].deviation + 1e-9);
        }
        prop_assert!(result.rate_as(&before, 1.0) == whole);
        prop_assert!(result.rate_as(&before, 0.0) == before);
    }

    #[test]
    fn seats_do_not_matter(before in ratings(), result in results()) {
        let turned = |seat: Seat| seat.next();
        let moved = MatchResult { account: BySeat::from_fn(|seat| result.account[turned(seat)]), ..result };
        let (after, after_moved) =
            (result.rate(&before), moved.rate(&BySeat::from_fn(|seat| before[turned(seat)])));
        for seat in Seat::ALL {
            prop_assert!((after_moved[seat].mean - after[turned(seat)].mean).abs() < 1e-6);
        }
    }
}

/// A number that is normal enough: the sum of twelve even ones.
fn normal(rng: &mut ChaCha8Rng) -> f64 {
    (0..12).map(|_| f64::from(rng.next_u32()) / f64::from(u32::MAX)).sum::<f64>() - 6.0
}

/// Plays matches among players whose strengths are known, and rates them.
fn league(players: usize, matches: usize, rng: &mut ChaCha8Rng) -> Vec<(f64, Rating)> {
    const SPREAD: f64 = 20.0;
    let mut all: Vec<_> = (0..players).map(|_| (0.12 * normal(rng), Rating::START)).collect();
    for _ in 0..matches {
        let mut four = [0; 4];
        for place in 0..4 {
            let free = |four: &[usize; 4], who: usize| !four[..place].contains(&who);
            four[place] = std::iter::repeat_with(|| rng.next_u32() as usize % players)
                .find(|&who| free(&four, who))
                .expect("there are more than four");
        }
        let games = 32;
        let noise = [0; 4].map(|_| normal(rng) * (4.0_f64 / 3.0).sqrt() * SPREAD * f64::from(games).sqrt());
        let strengths = four.map(|who| all[who].0);
        let (mean, noise_mean) = (strengths.iter().sum::<f64>() / 4.0, noise.iter().sum::<f64>() / 4.0);
        let mut account = [0; 4];
        for place in 0..3 {
            let won = (strengths[place] - mean) * SPREAD * f64::from(games) + noise[place] - noise_mean;
            account[place] = won.round() as i64;
        }
        account[3] = -account[..3].iter().sum::<i64>();
        let result = MatchResult { account: BySeat::new(account), games, spread: SPREAD };
        let after = result.rate(&BySeat::new(four.map(|who| all[who].1)));
        for (seat, who) in Seat::ALL.into_iter().zip(four) {
            all[who].1 = after[seat];
        }
    }
    // Accounts sum to zero, so that only strengths beside those of the others can be known.
    let mean = all.iter().map(|(strength, _)| strength).sum::<f64>() / players as f64;
    all.into_iter().map(|(strength, rating)| (1500.0 + 1000.0 * (strength - mean), rating)).collect()
}

#[test]
fn the_intervals_hold_the_truth_as_often_as_they_say() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let all: Vec<_> = (0..20).flat_map(|_| league(40, 800, &mut rng)).collect();
    let inside = all.iter().filter(|(truth, rating)| {
        let (low, high) = rating.interval();
        (low..=high).contains(truth)
    });
    let share = inside.count() as f64 / all.len() as f64;
    // A little less than 95: what is learnt about two players together is dropped.
    assert!((0.90..0.98).contains(&share), "{share}");
}

#[test]
fn after_eighty_matches_the_order_is_nearly_that_of_the_strengths() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let all = league(40, 800, &mut rng);
    let pairs = all.iter().flat_map(|a| all.iter().map(move |b| (a, b)));
    let far: Vec<_> = pairs.filter(|(a, b)| a.0 > b.0 + 120.0).collect();
    let right = far.iter().filter(|(a, b)| a.1.mean > b.1.mean).count();
    assert!(right as f64 > 0.97 * far.len() as f64, "{right} of {}", far.len());
}

#[test]
fn a_longer_match_says_more() {
    let four = BySeat::new([Rating::START; 4]);
    let rate = |games: u32| {
        let n = i64::from(games);
        MatchResult { account: BySeat::new([3 * n, -n, -n, -n]), games, spread: 16.0 }.rate(&four)[Seat::One]
    };
    assert!(rate(64).mean > rate(16).mean);
    assert!(rate(64).deviation < rate(16).deviation);
}

#[test]
fn a_match_without_a_game_says_nothing() {
    let four = BySeat::new([Rating::START; 4]);
    let none = MatchResult { account: BySeat::new([0; 4]), games: 0, spread: 16.0 };
    assert_eq!(none.rate(&four), four);
}

#[test]
fn who_is_stronger_expects_to_win_what_the_scale_says() {
    let mut four = BySeat::new([Rating::START; 4]);
    four[Seat::Two].mean = 1900.0;
    let expected = MatchResult::expected(&four, 20.0);
    assert!((expected[Seat::Two] - 6.0).abs() < 1e-9, "{expected:?}");
    assert!((expected[Seat::One] + 2.0).abs() < 1e-9);
}
