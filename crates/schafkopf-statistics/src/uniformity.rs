//! Whether deals are as chance would have them: counts, and tests of fit over them.

use schafkopf::{BySeat, Card, CardSet, Deal, Order, Seat, Suit};

use crate::ChiSquare;

/// The fewest deals about which an [`Audit`] says anything.
pub const LEAST_DEALS: u64 = 100;

/// A p-value nearer than this to 0 or to 1 makes deals suspicious. There are five tests with two ends each, so that
/// fair dealing is suspected at most once in a thousand audits.
pub const SUSPICIOUS_P: f64 = 1e-4;

/// Trumps of a Rufspiel (S 2.5.6).
const TRUMPS: CardSet = Order::solo(Suit::Herz).trumps();

/// Counts over many deals: where each card went, and how many trumps of a Rufspiel each seat had.
///
/// ```
/// use schafkopf::{Pack, Packets, Seat, Seed};
/// use schafkopf_statistics::uniformity::{Audit, Verdict};
/// let mut rng = Seed::from_text("audit").generator();
/// let packets = Packets::new(&[4, 4])?;
/// let mut audit = Audit::default();
/// for _ in 0..1_000 {
///     audit.add(&Pack::shuffled(&mut rng).deal(Seat::One, &packets));
/// }
/// assert_eq!(audit.findings().verdict, Verdict::Uniform);
/// # Ok::<(), schafkopf::PacketsError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Audit {
    deals: u64,
    /// By card index, then by seat.
    cards: [BySeat<u64>; 32],
    /// By seat, then by number of trumps.
    trumps: BySeat<[u64; 9]>,
}

impl Audit {
    /// Counts a deal.
    pub fn add(&mut self, deal: &Deal) {
        self.deals += 1;
        for (seat, &hand) in deal.hands().iter() {
            for card in hand {
                self.cards[usize::from(card.index())][seat] += 1;
            }
            self.trumps[seat][(hand & TRUMPS).len() as usize] += 1;
        }
    }

    /// How many deals were counted.
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// How often a card went to a seat.
    pub fn count(&self, card: Card, seat: Seat) -> u64 {
        self.cards[usize::from(card.index())][seat]
    }

    /// How many of all hands dealt had this number of trumps.
    pub fn hands_with(&self, trumps: usize) -> u64 {
        self.trumps.iter().filter_map(|(_, counts)| counts.get(trumps)).sum()
    }

    /// What the counts say.
    pub fn findings(&self) -> Findings {
        let card_by_seat = self.card_by_seat();
        let trumps = BySeat::from_fn(|seat| self.trumps_at(seat));
        let verdict = if self.deals < LEAST_DEALS {
            Verdict::TooFew
        } else if is_suspicious(card_by_seat) || trumps.iter().any(|(_, &test)| is_suspicious(test)) {
            Verdict::Suspicious
        } else {
            Verdict::Uniform
        };
        Findings { card_by_seat, trumps, farthest: self.farthest(), verdict }
    }

    /// The test of card against seat.
    ///
    /// The usual sum of (count − expected)² / expected over the 32 × 4 table is not χ² here, because the cells of
    /// one deal depend on each other: every card goes to one seat, and every seat gets eight cards. For one deal
    /// let `X(c,s)` be 1 if card c goes to seat s. All means are 1/4, and for c ≠ c', s ≠ s' the covariances are
    ///
    /// ```text
    /// X(c,s) with itself     3/16
    /// X(c,s), X(c,s')       −1/16
    /// X(c,s), X(c',s)       8·7/(32·31) − 1/16 = −3/496 = 3/16 · (−1/31)
    /// X(c,s), X(c',s')      8·8/(32·31) − 1/16 =  1/496 = −1/16 · (−1/31)
    /// ```
    ///
    /// so the matrix of covariances is a Kronecker product: over cards 1 on the diagonal and −1/31 beside it, which
    /// is 32/31 · (I − J/32); over seats 3/16 and −1/16, which is 1/4 · (I − J/4). The brackets project onto 31 and
    /// 3 dimensions. By the central limit theorem the sum, which divides by the expectation 1/4 a deal, tends to
    /// 32/31 times χ² with 31 · 3 = 93 degrees of freedom; 31/32 of it is χ².
    fn card_by_seat(&self) -> ChiSquare {
        let expected = self.deals as f64 / 4.0;
        let sum: f64 = self.cells().map(|(_, _, count)| square_over(count, expected)).sum();
        ChiSquare { statistic: sum * 31.0 / 32.0, degrees: 93 }
    }

    /// The test of the number of trumps at one seat. Hands of one deal depend on each other, deals do not: each seat
    /// is a test of its own.
    fn trumps_at(&self, seat: Seat) -> ChiSquare {
        let classes = merged(&self.trumps[seat], self.deals);
        let statistic = classes.iter().map(|&(count, expected)| square_over(count, expected)).sum();
        ChiSquare { statistic, degrees: classes.len().saturating_sub(1) as u32 }
    }

    /// The cell of the table farthest from its expectation.
    fn farthest(&self) -> Deviation {
        let expected = self.deals as f64 / 4.0;
        let deviation = (self.deals as f64 * 3.0 / 16.0).sqrt().max(f64::MIN_POSITIVE);
        self.cells()
            .map(|(card, seat, count)| Deviation {
                card,
                seat,
                count,
                sigmas: (count as f64 - expected) / deviation,
            })
            .max_by(|a, b| a.sigmas.abs().total_cmp(&b.sigmas.abs()))
            .expect("the table has 128 cells")
    }

    fn cells(&self) -> impl Iterator<Item = (Card, Seat, u64)> {
        Card::all().flat_map(|card| Seat::ALL.map(|seat| (card, seat, self.count(card, seat))))
    }
}

/// What an [`Audit`] says.
#[derive(Debug, Clone, PartialEq)]
pub struct Findings {
    /// Whether every card goes to every seat alike.
    pub card_by_seat: ChiSquare,
    /// Whether each seat gets as many trumps as the hypergeometric distribution says.
    pub trumps: BySeat<ChiSquare>,
    /// The card and seat farthest from what is expected.
    pub farthest: Deviation,
    /// All of it in a word.
    pub verdict: Verdict,
}

/// A cell of the table of cards and seats, and how far it is from its expectation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Deviation {
    /// The card.
    pub card: Card,
    /// The seat.
    pub seat: Seat,
    /// How often the card went to the seat.
    pub count: u64,
    /// By how many standard deviations that is too often.
    pub sigmas: f64,
}

/// What an audit comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing speaks against chance.
    Uniform,
    /// Chance would hardly give such counts: too uneven, or too even.
    Suspicious,
    /// Fewer than [`LEAST_DEALS`] deals tell nothing.
    TooFew,
}

/// How many of the 10,518,300 hands of eight have this number of the 14 trumps of a Rufspiel.
///
/// ```
/// use schafkopf_statistics::uniformity::hands_with_trumps;
/// assert_eq!(hands_with_trumps(8), 3_003);
/// assert_eq!((0..=8).map(hands_with_trumps).sum::<u64>(), 10_518_300);
/// ```
pub const fn hands_with_trumps(trumps: u32) -> u64 {
    if trumps > 8 { 0 } else { choose(14, trumps) * choose(18, 8 - trumps) }
}

/// How likely a hand has this number of the 14 trumps of a Rufspiel.
pub fn trump_probability(trumps: u32) -> f64 {
    hands_with_trumps(trumps) as f64 / choose(32, 8) as f64
}

/// The binomial coefficient n over k.
const fn choose(n: u64, k: u32) -> u64 {
    let mut ways = 1;
    let mut i = 0;
    while i < k as u64 {
        ways = ways * (n - i) / (i + 1);
        i += 1;
    }
    ways
}

fn square_over(count: u64, expected: f64) -> f64 {
    if expected > 0.0 { (count as f64 - expected).powi(2) / expected } else { 0.0 }
}

fn is_suspicious(test: ChiSquare) -> bool {
    let p = test.p_value();
    test.degrees > 0 && !(SUSPICIOUS_P..=1.0 - SUSPICIOUS_P).contains(&p)
}

/// Counts and expectations of trumps, those at both ends put together until five are expected in each class; below
/// that a count is too coarse for χ².
fn merged(counts: &[u64; 9], deals: u64) -> Vec<(u64, f64)> {
    let mut classes: Vec<(u64, f64)> =
        (0..).zip(counts).map(|(trumps, &count)| (count, deals as f64 * trump_probability(trumps))).collect();
    for _ in 0..2 {
        while let [.., before, last] = &mut classes[..]
            && last.1 < 5.0
        {
            *before = (before.0 + last.0, before.1 + last.1);
            classes.pop();
        }
        classes.reverse();
    }
    classes
}

#[cfg(test)]
mod tests {
    use schafkopf::{Card, Pack, Packets, Seat, Seed};

    use super::{Audit, Verdict, choose, hands_with_trumps, merged};

    fn audit(deals: u64, mut pack: impl FnMut(u64) -> Pack) -> Audit {
        let packets = Packets::new(&[4, 4]).unwrap();
        let mut audit = Audit::default();
        (0..deals).for_each(|n| audit.add(&pack(n).deal(Seat::One, &packets)));
        audit
    }

    #[test]
    fn the_shuffle_passes() {
        let mut rng = Seed::from_text("the shuffle passes").generator();
        let audit = audit(100_000, |_| Pack::shuffled(&mut rng));
        assert_eq!(audit.findings().verdict, Verdict::Uniform);
        let all: u64 = Card::all().map(|card| audit.count(card, Seat::Two)).sum();
        assert_eq!(all, 800_000);
        assert_eq!((0..=8).map(|trumps| audit.hands_with(trumps)).sum::<u64>(), 400_000);
    }

    #[test]
    fn a_shuffle_with_the_common_mistake_is_found_out() {
        // Every place swapped with any of the 32, instead of those not yet settled: 32^32 ways do not share out
        // evenly over 32! orders.
        let mut rng = Seed::from_text("a naive shuffle").generator();
        let naive = |_| {
            let mut cards = Pack::new_pack().cards().to_vec();
            (0..32).for_each(|place| cards.swap(place, rand_core::Rng::next_u32(&mut rng) as usize % 32));
            Pack::new(&cards).unwrap()
        };
        assert_eq!(audit(20_000, naive).findings().verdict, Verdict::Suspicious);
    }

    #[test]
    fn one_card_that_prefers_a_seat_is_found_out() {
        let mut rng = Seed::from_text("a marked card").generator();
        let marked = |n| {
            let mut cards = Pack::shuffled(&mut rng).cards().to_vec();
            let ober = cards.iter().position(|card| card.to_string() == "EO").unwrap();
            if n % 20 == 0 {
                cards.swap(0, ober);
            }
            Pack::new(&cards).unwrap()
        };
        let findings = audit(50_000, marked).findings();
        assert_eq!(findings.verdict, Verdict::Suspicious);
        assert_eq!(
            (findings.farthest.card.to_string(), findings.farthest.seat),
            ("EO".to_owned(), Seat::Two)
        );
        assert!(findings.farthest.sigmas > 10.0);
    }

    #[test]
    fn deals_more_even_than_chance_are_found_out() {
        let cut = |lifted: usize| {
            let mut cards = Pack::new_pack().cards().to_vec();
            cards.rotate_left(lifted);
            Pack::new(&cards).unwrap()
        };
        let packs: Vec<Pack> = (0..32).map(cut).collect();
        let findings = audit(3_200, |n| packs[n as usize % 32]).findings();
        assert!(findings.card_by_seat.p_value() > 0.9999);
        assert_eq!(findings.verdict, Verdict::Suspicious);
    }

    #[test]
    fn few_deals_tell_nothing() {
        let findings = audit(99, |_| Pack::new_pack()).findings();
        assert_eq!(findings.verdict, Verdict::TooFew);
        assert_eq!(Audit::default().findings().verdict, Verdict::TooFew);
        assert_eq!(audit(100, |_| Pack::new_pack()).findings().verdict, Verdict::Suspicious);
    }

    #[test]
    fn scaled_by_31_over_32_the_statistic_has_the_mean_and_variance_of_chi_square() {
        let mut rng = Seed::from_text("calibration").generator();
        let statistics: Vec<f64> = (0..2_000)
            .map(|_| audit(100, |_| Pack::shuffled(&mut rng)).findings().card_by_seat.statistic)
            .collect();
        let mean = statistics.iter().sum::<f64>() / 2_000.0;
        let variance = statistics.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / 2_000.0;
        // The mean's standard error is 0.3; unscaled it would be 96.
        assert!((mean - 93.0).abs() < 1.2, "{mean}");
        assert!((variance - 186.0).abs() < 24.0, "{variance}");
    }

    #[test]
    fn the_trump_tests_are_calibrated_too() {
        let mut rng = Seed::from_text("calibration of trumps").generator();
        let mut sum = 0.0;
        for _ in 0..500 {
            let findings = audit(400, |_| Pack::shuffled(&mut rng)).findings();
            sum += findings.trumps[Seat::Three].statistic / f64::from(findings.trumps[Seat::Three].degrees);
        }
        assert!((sum / 500.0 - 1.0).abs() < 0.1, "{sum}");
    }

    #[test]
    fn numbers_of_hands_are_exact() {
        assert_eq!(choose(32, 8), 10_518_300);
        assert_eq!(
            (0..=9).map(hands_with_trumps).collect::<Vec<_>>(),
            [43_758, 445_536, 1_689_324, 3_118_752, 3_063_060, 1_633_632, 459_459, 61_776, 3_003, 0]
        );
    }

    #[test]
    fn classes_are_merged_at_both_ends_and_lose_no_hand() {
        let counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        for deals in [0, 1, 20, 100, 2_000, 1_000_000] {
            let classes = merged(&counts, deals);
            assert_eq!(classes.iter().map(|class| class.0).sum::<u64>(), 45);
            let expected: f64 = classes.iter().map(|class| class.1).sum();
            assert!((expected - deals as f64).abs() < 1e-6);
            assert!(classes.len() == 1 || classes.iter().all(|class| class.1 >= 5.0));
        }
        assert_eq!(merged(&counts, 1_000_000).len(), 9);
        assert_eq!(merged(&counts, 20).len(), 2);
    }
}
