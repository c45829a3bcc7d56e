//! Every way to give some cards to three seats that may not hold all of them: counted and numbered.

use schafkopf::{Card, CardSet};

/// The most cards that a seat still holds.
const MOST: usize = 8;
/// One kind of cards for each set of seats that may hold them.
const KINDS: usize = 8;

/// `n` over `k`, for all that 24 cards need.
static CHOOSE: [[u64; 25]; 25] = {
    let mut table = [[0; 25]; 25];
    let mut n = 0;
    while n < 25 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + if k < n { table[n - 1][k] } else { 0 };
            k += 1;
        }
        n += 1;
    }
    table
};

/// Cards that the same seats may hold.
#[derive(Debug, Clone, Default)]
struct Kind {
    cards: Vec<Card>,
    /// Which of the three may hold them.
    may: [bool; 3],
}

/// Every way to give some cards to three seats, so that each gets its number and only cards that it may hold.
///
/// Cards are sorted by who may hold them. How many cards of each kind go to whom is counted from the last kind back; the
/// number of ways is a product of binomials for each such split. That makes the `n`th way without making those before it.
#[derive(Debug, Clone)]
pub(super) struct Shares {
    kinds: Vec<Kind>,
    /// Cards of the first seat and of the second that are still wanted when kind `k` is next: in how many ways the rest
    /// can be given.
    ways: Vec<[[u64; MOST + 1]; MOST + 1]>,
    wanted: [usize; 3],
}

impl Shares {
    /// The ways to give `wanted` cards to each of three seats, out of those that each may hold.
    pub(super) fn new(may: [CardSet; 3], wanted: [usize; 3]) -> Shares {
        let mut kinds: [Kind; KINDS] = Default::default();
        let all = may[0] | may[1] | may[2];
        for card in all {
            let may = may.map(|cards| cards.contains(card));
            let kind = &mut kinds[may.iter().fold(0, |bits, &may| bits << 1 | usize::from(may))];
            kind.may = may;
            kind.cards.push(card);
        }
        let kinds: Vec<Kind> = kinds.into_iter().filter(|kind| !kind.cards.is_empty()).collect();
        let mut shares = Shares { ways: vec![[[0; MOST + 1]; MOST + 1]; kinds.len() + 1], kinds, wanted };
        shares.count_ways();
        shares
    }

    /// How many ways there are.
    pub(super) fn count(&self) -> u64 {
        let cards: usize = self.kinds.iter().map(|kind| kind.cards.len()).sum();
        if cards != self.wanted.iter().sum::<usize>() {
            return 0;
        }
        self.ways[0][self.wanted[0]][self.wanted[1]]
    }

    /// The way with a number below the count.
    pub(super) fn nth(&self, mut number: u64) -> [CardSet; 3] {
        let mut hands = [CardSet::EMPTY; 3];
        let mut left = self.wanted;
        for (k, kind) in self.kinds.iter().enumerate() {
            for split in splits(kind, left) {
                let after = [left[0] - split[0], left[1] - split[1]];
                let rest = self.ways[k + 1][after[0]][after[1]];
                let block = rest * within(kind, split);
                if number >= block {
                    number -= block;
                    continue;
                }
                give(kind, split, number / rest, &mut hands);
                number %= rest;
                for seat in 0..3 {
                    left[seat] -= split[seat];
                }
                break;
            }
        }
        hands
    }

    fn count_ways(&mut self) {
        let last = self.kinds.len();
        self.ways[last][0][0] = 1;
        let mut rest = 0;
        for k in (0..last).rev() {
            rest += self.kinds[k].cards.len();
            for first in 0..=self.wanted[0].min(rest) {
                for second in 0..=self.wanted[1].min(rest - first) {
                    let left = [first, second, rest - first - second];
                    if left[2] <= self.wanted[2] {
                        self.ways[k][first][second] = self.ways_from(k, left);
                    }
                }
            }
        }
    }

    fn ways_from(&self, k: usize, left: [usize; 3]) -> u64 {
        let kind = &self.kinds[k];
        splits(kind, left)
            .map(|split| within(kind, split) * self.ways[k + 1][left[0] - split[0]][left[1] - split[1]])
            .sum()
    }
}

/// How many cards of a kind can go to each seat, while they want so many.
fn splits(kind: &Kind, left: [usize; 3]) -> impl Iterator<Item = [usize; 3]> {
    let count = kind.cards.len();
    let most = [0, 1, 2].map(|seat| if kind.may[seat] { left[seat].min(count) } else { 0 });
    (0..=most[0]).flat_map(move |first| {
        (0..=most[1].min(count - first))
            .map(move |second| [first, second, count - first - second])
            .filter(move |split| split[2] <= most[2])
    })
}

/// In how many ways the cards of a kind can be split like this.
fn within(kind: &Kind, split: [usize; 3]) -> u64 {
    let count = kind.cards.len();
    CHOOSE[count][split[0]] * CHOOSE[count - split[0]][split[1]]
}

/// Gives the cards of a kind away, split in the way with a number.
fn give(kind: &Kind, split: [usize; 3], number: u64, hands: &mut [CardSet; 3]) {
    let count = kind.cards.len();
    let seconds = CHOOSE[count - split[0]][split[1]];
    let (first, second) = (number / seconds, number % seconds);
    let mut rest: Vec<Card> = Vec::with_capacity(count);
    choose(&kind.cards, split[0], first, |card, chosen| {
        if chosen {
            hands[0].insert(card)
        } else {
            rest.push(card);
            false
        };
    });
    choose(&rest, split[1], second, |card, chosen| {
        hands[if chosen { 1 } else { 2 }].insert(card);
    });
}

/// Walks through cards and says of each whether it is in the choice of `k` with a number.
fn choose(cards: &[Card], mut k: usize, mut number: u64, mut take: impl FnMut(Card, bool)) {
    for (at, &card) in cards.iter().enumerate() {
        let with = if k == 0 { 0 } else { CHOOSE[cards.len() - at - 1][k - 1] };
        let chosen = number < with;
        if chosen {
            k -= 1;
        } else {
            number -= with;
        }
        take(card, chosen);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use schafkopf::CardSet;

    use super::Shares;

    fn set(cards: &str) -> CardSet {
        cards.parse().unwrap()
    }

    /// Every way, found by giving card after card away.
    fn listed(may: [CardSet; 3], wanted: [usize; 3]) -> BTreeSet<[CardSet; 3]> {
        let mut ways = vec![[CardSet::EMPTY; 3]];
        for card in may[0] | may[1] | may[2] {
            let mut longer = Vec::new();
            for hands in ways {
                for seat in 0..3 {
                    if may[seat].contains(card) && (hands[seat].len() as usize) < wanted[seat] {
                        let mut hands = hands;
                        hands[seat].insert(card);
                        longer.push(hands);
                    }
                }
            }
            ways = longer;
        }
        ways.retain(|hands| (0..3).all(|seat| hands[seat].len() as usize == wanted[seat]));
        ways.into_iter().collect()
    }

    #[track_caller]
    fn check(may: [&str; 3], wanted: [usize; 3]) {
        let may = may.map(set);
        let shares = Shares::new(may, wanted);
        let made: Vec<[CardSet; 3]> = (0..shares.count()).map(|number| shares.nth(number)).collect();
        let distinct: BTreeSet<[CardSet; 3]> = made.iter().copied().collect();
        assert_eq!(distinct.len(), made.len(), "each way has one number");
        assert_eq!(distinct, listed(may, wanted));
    }

    #[test]
    fn every_way_has_one_number() {
        check(["EA EZ EK EO", "EA EZ EK EO", "EA EZ EK EO"], [2, 1, 1]);
        check(["EA EZ EK E9 S7", "EA EZ S7 S8 S9", "EZ EK E9 S8 G7"], [3, 2, 2]);
        check(["EA EZ", "EA EZ EK GO GA", "EK GO GA GU H7 H8"], [2, 3, 3]);
        check(["EA EZ EK", "EA", ""], [2, 1, 0]);
        check(["EA EZ EK E9 E8 E7 S7 S8 S9", "EA EZ EK E9 E8 E7", "S7 S8 S9 E7"], [4, 3, 2]);
    }

    #[test]
    fn cards_that_fit_nobody_have_no_way() {
        assert_eq!(Shares::new([set("EA EZ"), set("EA"), set("EA")], [1, 1, 1]).count(), 0);
        assert_eq!(Shares::new([set("EA EZ EK"), CardSet::EMPTY, set("EK")], [1, 0, 2]).count(), 0);
    }

    #[test]
    fn a_whole_deal_has_as_many_ways_as_combinatorics_says() {
        let all = CardSet::from_bits(0x00ff_ffff);
        assert_eq!(Shares::new([all; 3], [8; 3]).count(), 9_465_511_770);
    }
}
