//! What each party is sure of at the start of a trick.

use crate::layout::Layout;
use crate::search::{Between, Search, Trick};

/// A bound that decides whether the declarer's party still takes `need`, if there is one.
pub(crate) fn decide(layout: &Layout, declarers: [bool; 4], at: &Between, need: i32) -> Option<i32> {
    let party = |declares| Party { layout, declarers, at, declares };
    let sure = party(true).sure(need);
    if sure >= need {
        return Some(sure);
    }
    let most = at.rest - party(false).sure(at.rest - need + 1);
    (most < need).then_some(most)
}

/// The same within a trick with `N` cards in it, whose best card nobody of the other party can beat any more: it counts for
/// whose card that is, with the least that the others must still add.
pub(crate) fn decide_within<const N: usize>(
    layout: &Layout,
    declarers: [bool; 4],
    (trick, seat): (&Trick, usize),
    need: i32,
) -> Option<i32> {
    let declares = declarers[trick.winner];
    let enough = if declares { need } else { trick.rest - need + 1 };
    let mut sure = trick.worth + layout.bonus;
    if sure + 11 * (4 - N as i32) < enough {
        return None;
    }
    let above = !(trick.best | (trick.best - 1));
    for step in 0..4 - N {
        let seat = (seat + step) & 3;
        let open = Search::follows(trick.hands[seat], trick.follow, trick.called);
        if declarers[seat] != declares && open & trick.contest & above != 0 {
            return None;
        }
        sure += least(layout, open, 1);
    }
    (sure >= enough).then_some(if declares { sure } else { trick.rest - sure })
}

/// A position seen from one party.
struct Party<'a> {
    layout: &'a Layout,
    declarers: [bool; 4],
    at: &'a Between,
    /// Whether it is the declarer's party.
    declares: bool,
}

/// What a leader plays off: cards that nobody can take from his party.
struct Plan {
    trumps: u32,
    sides: u32,
}

impl Party<'_> {
    /// The hands of this party.
    fn hands(&self) -> impl Iterator<Item = u32> {
        let declares = self.declares;
        self.at.hands.into_iter().zip(self.declarers).filter(move |of| of.1 == declares).map(|of| of.0)
    }

    /// The hands of the other party.
    fn others(&self) -> impl Iterator<Item = u32> {
        let declares = self.declares;
        self.at.hands.into_iter().zip(self.declarers).filter(move |of| of.1 != declares).map(|of| of.0)
    }

    /// The hands of the leader's partners, when this party leads.
    fn partners(&self) -> impl Iterator<Item = u32> {
        let leader = self.at.hands[self.at.leader];
        self.hands().filter(move |&hand| hand != leader)
    }

    /// What the party takes at least; the search for more ends at `enough`.
    fn sure(&self, enough: i32) -> i32 {
        let sure = self.sure_trumps();
        if sure < enough && self.declarers[self.at.leader] == self.declares {
            sure.max(self.cashed())
        } else {
            sure
        }
    }

    /// What the party takes with its trumps whoever leads what: each trump of the others beats at most one of each hand's.
    fn sure_trumps(&self) -> i32 {
        let layout = self.layout;
        let against = self.others().fold(0, |all, hand| all | hand) & layout.trumps;
        let mut tricks = 0;
        let mut sum = 0;
        for hand in self.hands() {
            let sure = unbeaten(layout, hand & layout.trumps, against);
            if sure != 0 {
                sum += layout.worth_of(sure);
                tricks = tricks.max(sure.count_ones());
            }
        }
        if tricks == 0 {
            return 0;
        }
        sum + tricks as i32 * layout.bonus
            + self.others().map(|hand| least(layout, hand, tricks)).sum::<i32>()
    }

    /// What the party takes if the leader plays off what nobody of the other party can beat.
    fn cashed(&self) -> i32 {
        let layout = self.layout;
        let Plan { trumps, sides } = self.plan();
        let tricks = (trumps | sides).count_ones();
        let rounds = trumps.count_ones();
        let mut sum = layout.worth_of(trumps | sides);
        let mut kept = 0;
        for hand in self.others() {
            let own = hand & layout.trumps;
            let count = own.count_ones();
            let drawn = rounds.min(count);
            sum += least(layout, own, drawn) + least(layout, hand & !layout.trumps, tricks - drawn);
            kept |= highest(own, count - drawn);
        }
        if tricks > 0 {
            sum += self.partners().map(|hand| least(layout, hand, tricks)).sum::<i32>();
        }
        let later = unbeaten(layout, self.at.hands[self.at.leader] & layout.trumps & !trumps, kept);
        sum + layout.worth_of(later) + (tricks + later.count_ones()) as i32 * layout.bonus
    }

    /// The cards that the leader can play off one after the other.
    ///
    /// First the side suits as long as every opponent who has trumps must follow, then the high trumps; if these draw every
    /// trump of the opponents, whatever else is high.
    fn plan(&self) -> Plan {
        let layout = self.layout;
        let hand = self.at.hands[self.at.leader];
        let against = self.others().fold(0, |all, hand| all | hand);
        let beside = self.partners().fold(0, |all, hand| all | hand);
        let longest = self.others().map(|hand| (hand & layout.trumps).count_ones()).max().unwrap_or(0);
        let mut trumps = above(hand & layout.trumps, against & layout.trumps);
        if !self.stays_under(trumps) {
            trumps = above(trumps, beside & layout.trumps);
        }
        let drawn = trumps.count_ones() >= longest;
        if drawn && self.stays_under(hand & layout.trumps) {
            trumps = hand & layout.trumps;
        }
        let mut sides = 0;
        for side in layout.sides {
            let own = hand & side;
            let high = above(own, (against | beside) & side);
            // The called card must be led before any other of its suit.
            if high != 0 && (own & self.at.called == 0 || own < self.at.called << 1) {
                sides |= self.plan_side(side, high, drawn);
            }
        }
        if !self.keep_off(sides.count_ones()) {
            sides = 0;
        }
        Plan { trumps, sides }
    }

    /// The cards of a side suit that the leader can play off, when `high` are above all others of it.
    fn plan_side(&self, side: u32, high: u32, drawn: bool) -> u32 {
        if drawn {
            let longest = self
                .others()
                .chain(self.partners())
                .map(|hand| (hand & side).count_ones())
                .max()
                .unwrap_or(0);
            if high.count_ones() >= longest { self.at.hands[self.at.leader] & side } else { high }
        } else {
            let with_trumps = self.others().filter(|hand| hand & self.layout.trumps != 0);
            highest(high, with_trumps.map(|hand| (hand & side).count_ones()).min().unwrap_or(8))
        }
    }

    /// Whether no partner of the leader must overtake one of these trumps, all led one after the other.
    fn stays_under(&self, trumps: u32) -> bool {
        let lowest = trumps & trumps.wrapping_neg();
        let under = lowest.wrapping_sub(1);
        self.partners().all(|hand| {
            let own = hand & self.layout.trumps;
            own <= under || (own & under).count_ones() >= trumps.count_ones()
        })
    }

    /// Whether no partner of the leader must trump one of so many side-suit cards.
    fn keep_off(&self, rounds: u32) -> bool {
        self.partners().all(|hand| {
            hand & self.layout.trumps == 0
                || (hand & !self.layout.trumps & !self.at.called).count_ones() >= rounds
        })
    }
}

/// The cards above all cards of another set.
fn above(cards: u32, others: u32) -> u32 {
    if others == 0 { cards } else { cards & !(u32::MAX >> others.leading_zeros()) }
}

/// The highest few cards of a set.
fn highest(mut cards: u32, count: u32) -> u32 {
    for _ in count..cards.count_ones() {
        cards &= cards.wrapping_sub(1);
    }
    cards
}

/// The trumps of a hand that remain when the others beat as many, and as dear ones, as they can.
fn unbeaten(layout: &Layout, own: u32, others: u32) -> u32 {
    let mut left = own;
    let mut others = others;
    while others != 0 && left != 0 {
        let beater = others & others.wrapping_neg();
        others ^= beater;
        let lower = left & (beater - 1);
        if lower != 0 {
            left ^= dearest(layout, lower);
        }
    }
    left
}

/// One card of a set that counts most.
fn dearest(layout: &Layout, cards: u32) -> u32 {
    for &(set, _) in layout.values.iter().rev() {
        let here = cards & set;
        if here != 0 {
            return here & here.wrapping_neg();
        }
    }
    cards & cards.wrapping_neg()
}

/// The least that some cards of a hand can count.
fn least(layout: &Layout, hand: u32, cards: u32) -> i32 {
    let mut left = cards as i32 - (hand & layout.blanks).count_ones() as i32;
    let mut sum = 0;
    for &(set, worth) in &layout.values {
        if left <= 0 {
            break;
        }
        let here = left.min((hand & set).count_ones() as i32);
        sum += here * worth;
        left -= here;
    }
    sum
}
