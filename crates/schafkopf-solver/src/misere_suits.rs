//! One suit of a Bettel for itself: what is sure in it whatever happens elsewhere (V 2).
//!
//! A suit without trumps has eight cards at most, and who holds which of those that are left is one of 87,381 cases. What is found
//! out about a case is remembered for all deals; it depends on nothing but the case, so it does not matter who asks first.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// The cards of one suit that are left, seen from the declarer: his, then those of each defender in turn. The lowest card is the
/// lowest bit, and no bit is free below the highest.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SuitHolding([u8; 4]);

/// How many cards each defender may throw off, none more than he has.
pub(crate) type Spare = [u32; 3];

/// What is known of a case: one bit for each number of cards that the defenders may throw off, and above them one for each leader.
#[derive(Debug, Default)]
struct Known {
    asked: AtomicU64,
    answers: AtomicU64,
}

/// Above so many bits stands for each leader whether he catches the declarer: of the seven cards of three defenders at most 36 different
/// numbers can be thrown off.
const CAUGHT: u32 = 48;

impl SuitHolding {
    /// The holding in the suit on these eight bits, if the cards that are left are packed.
    pub(crate) fn new(hands: &[u32; 4], declarer: usize, shift: usize) -> Option<SuitHolding> {
        let holding = SuitHolding(std::array::from_fn(|seat| (hands[(declarer + seat) & 3] >> shift) as u8));
        let all = holding.all();
        (all & all.wrapping_add(1) == 0).then_some(holding)
    }

    /// How many of the cards are the declarer's.
    pub(crate) fn own(self) -> u32 {
        self.0[0].count_ones()
    }

    /// In how many tricks of this suit each defender may throw off while the declarer follows: he has none, and another leads it.
    pub(crate) fn idle(self) -> Spare {
        let [own, one, two, three] = self.0.map(u8::count_ones);
        let idle = |here: u32, others: u32| own.min(others).saturating_sub(here);
        [idle(one, two.max(three)), idle(two, one.max(three)), idle(three, one.max(two))]
    }

    fn all(self) -> u8 {
        self.0[0] | self.0[1] | self.0[2] | self.0[3]
    }

    /// Which of all cases it is.
    fn case(self) -> usize {
        let [_, one, two, three] = self.0;
        let cards = self.all().count_ones();
        let fewer = ((1_usize << (2 * cards)) - 1) / 3;
        fewer + (usize::from(one | three) | usize::from(two | three) << cards)
    }

    /// The holding when some cards have gone.
    fn without(self, mut gone: u8) -> SuitHolding {
        let mut hands = self.0;
        while gone != 0 {
            let bit = gone.ilog2();
            gone ^= 1 << bit;
            let below = (1_u8 << bit) - 1;
            for hand in &mut hands {
                *hand = *hand & below | *hand >> 1 & !below;
            }
        }
        SuitHolding(hands)
    }

    /// Whether nobody can make the declarer take a trick in this suit, whatever is led and thrown off.
    pub(crate) fn is_safe(self) -> bool {
        self.is_safe_against([8; 3])
    }

    /// Whether nobody can make the declarer take a trick in this suit if the defenders throw off so many cards of it while he follows
    /// elsewhere, and he throws off its highest card whenever he need not follow.
    ///
    /// The defenders lead this suit whenever they like, whoever of them they like; when he throws off, two of them do so as well, now
    /// or later.
    pub(crate) fn is_safe_against(self, spare: Spare) -> bool {
        if self.0[0] == 0 {
            return true;
        }
        let spare = self.at_most(spare);
        self.remembered(self.question(spare), || self.find_safety(spare))
    }

    /// Whether the declarer takes a trick if a defender, so many seats behind him, leads this suit, and whoever wins leads it again.
    pub(crate) fn is_caught(self, leader: usize) -> bool {
        let is_caught = || self.is_lost(leader, &|next, winner| next.is_caught(winner));
        self.0[0] != 0 && self.0[leader] != 0 && self.remembered(CAUGHT + leader as u32, is_caught)
    }

    /// Nobody throws off more than he has.
    fn at_most(self, spare: Spare) -> Spare {
        let [_, one, two, three] = self.0.map(u8::count_ones);
        [spare[0].min(one), spare[1].min(two), spare[2].min(three)]
    }

    /// Which bit tells what so many cards to throw off lead to.
    fn question(self, spare: Spare) -> u32 {
        let [_, one, two, _] = self.0.map(u8::count_ones);
        spare[0] + (one + 1) * (spare[1] + (two + 1) * spare[2])
    }

    /// The answer to a question about the case, found out if nobody asked before.
    fn remembered(self, question: u32, find_out: impl FnOnce() -> bool) -> bool {
        static CASES: OnceLock<Vec<Known>> = OnceLock::new();
        let cases = CASES.get_or_init(|| (0..((1 << 18) - 1) / 3).map(|_| Known::default()).collect());
        let known = &cases[self.case()];
        let bit = 1 << question;
        if known.asked.load(Ordering::Acquire) & bit != 0 {
            return known.answers.load(Ordering::Relaxed) & bit != 0;
        }
        let answer = find_out();
        if answer {
            known.answers.fetch_or(bit, Ordering::Relaxed);
        }
        known.asked.fetch_or(bit, Ordering::Release);
        answer
    }

    /// Whether he is safe after everything that can happen next.
    fn find_safety(self, spare: Spare) -> bool {
        let top = self.without(1 << self.0[0].ilog2());
        let throws_off = |leader: usize| {
            let more = std::array::from_fn(|other| spare[other] + u32::from(other != leader));
            top.is_safe_against(more)
        };
        let keeps = |defender: usize| {
            let fewer =
                std::array::from_fn(|other| spare[other].saturating_sub(u32::from(other == defender)));
            spare[defender] == 0
                || bits(self.0[defender + 1]).all(|card| self.without(card).is_safe_against(fewer))
        };
        let after_round = |next: SuitHolding, _| !next.is_safe_against(spare);
        (0..3).all(throws_off)
            && (0..3).all(keeps)
            && (1..4).all(|leader| !self.is_lost(leader, &after_round))
    }

    /// Whether he takes a trick if a defender leads the suit, or is lost after it.
    fn is_lost(self, leader: usize, after: &dyn Fn(SuitHolding, usize) -> bool) -> bool {
        self.0[leader] != 0
            && Round { holding: self, after, played: 0, best: 0, winner: 0 }.goes_on(leader, 4)
    }
}

/// Each card of a set.
fn bits(cards: u8) -> impl Iterator<Item = u8> {
    (0..8).map(|bit| 1 << bit).filter(move |card| cards & card != 0)
}

/// A round of the suit.
#[derive(Clone, Copy)]
struct Round<'a> {
    holding: SuitHolding,
    /// Whether he is lost when a defender has won it.
    after: &'a dyn Fn(SuitHolding, usize) -> bool,
    /// The cards in it.
    played: u8,
    /// The highest of them, and whose it is.
    best: u8,
    winner: usize,
}

impl Round<'_> {
    /// Whether the declarer is lost when a seat is next and so many are still to play.
    fn goes_on(self, seat: usize, left: u32) -> bool {
        if left == 0 {
            return self.winner == 0 || (self.after)(self.holding.without(self.played), self.winner);
        }
        let (next, left) = ((seat + 1) & 3, left - 1);
        let hand = self.holding.0[seat];
        let mut is_lost = |card| self.with(seat, card).goes_on(next, left);
        match (hand, seat) {
            (0, _) => self.goes_on(next, left),
            (_, 0) => bits(hand).all(is_lost),
            (_, _) => bits(hand).any(&mut is_lost),
        }
    }

    fn with(self, seat: usize, card: u8) -> Self {
        let (best, winner) = if card > self.best { (card, seat) } else { (self.best, self.winner) };
        Round { played: self.played | card, best, winner, ..self }
    }
}
