//! What each party is sure of at the start of a trick.

use crate::layout::Layout;
use crate::search::Between;

/// A bound that decides whether the declarer's party still takes `need`, if there is one.
pub(crate) fn decide(layout: &Layout, declarers: [bool; 4], at: &Between, need: i32) -> Option<i32> {
    if need * 10 < at.rest * 9 {
        let sure = sure(layout, declarers, at, true);
        if sure >= need {
            return Some(sure);
        }
    }
    if need * 10 > at.rest * 7 {
        let most = at.rest - sure(layout, declarers, at, false);
        if most < need {
            return Some(most);
        }
    }
    None
}

fn sure(layout: &Layout, declarers: [bool; 4], at: &Between, party: bool) -> i32 {
    let trumps = sure_trumps(layout, declarers, at, party);
    if declarers[at.leader] == party { trumps.max(cashed(layout, declarers, at)) } else { trumps }
}

/// What the party that leads takes if the leader plays off what nobody of the other party can beat.
///
/// First the side suits as long as every opponent who has trumps must follow, then the high trumps; if these draw every
/// trump of the opponents, whatever else is high.
fn cashed(layout: &Layout, declarers: [bool; 4], at: &Between) -> i32 {
    let hand = at.hands[at.leader];
    let party = declarers[at.leader];
    let (mut against, mut beside) = (0, 0);
    let mut most_trumps = 0;
    for seat in 0..4 {
        if declarers[seat] != party {
            against |= at.hands[seat];
            most_trumps = most_trumps.max((at.hands[seat] & layout.trumps).count_ones());
        } else if seat != at.leader {
            beside |= at.hands[seat];
        }
    }
    let mut trumps = high(hand & layout.trumps, against & layout.trumps);
    if !stays_under(layout, declarers, at, trumps) {
        trumps = high(trumps, beside & layout.trumps);
    }
    let drawn = trumps.count_ones() >= most_trumps;
    if drawn && stays_under(layout, declarers, at, hand & layout.trumps) {
        trumps = hand & layout.trumps;
    }
    let mut sides = 0;
    for side in layout.sides {
        let own = hand & side;
        let high = high(own, (against | beside) & side);
        if high == 0 || own & at.called != 0 && own >= at.called << 1 {
            continue;
        }
        let mut longest = (beside & side).count_ones();
        let mut follow = 8;
        for seat in 0..4 {
            if declarers[seat] != party {
                let length = (at.hands[seat] & side).count_ones();
                longest = longest.max(length);
                if at.hands[seat] & layout.trumps != 0 {
                    follow = follow.min(length);
                }
            }
        }
        sides |= if !drawn {
            highest(high, follow)
        } else if high.count_ones() >= longest {
            own
        } else {
            high
        };
    }
    if !can_keep_off(layout, declarers, at, sides.count_ones()) {
        sides = 0;
    }
    let cards = trumps | sides;
    let tricks = cards.count_ones();
    let rounds = trumps.count_ones();
    let mut sum = layout.worth_of(cards);
    let mut kept = 0;
    for seat in 0..4 {
        if declarers[seat] != party {
            let own = at.hands[seat] & layout.trumps;
            let drawn = rounds.min(own.count_ones());
            sum += least(layout, own, drawn) + least(layout, at.hands[seat] & !layout.trumps, tricks - drawn);
            kept |= highest(own, own.count_ones() - drawn);
        } else if seat != at.leader {
            sum += least(layout, at.hands[seat], tricks);
        }
    }
    let later = unbeaten(layout, hand & layout.trumps & !trumps, kept);
    sum + layout.worth_of(later) + (tricks + later.count_ones()) as i32 * layout.bonus
}

/// Whether no partner of the leader must overtake one of these trumps, all led one after the other.
fn stays_under(layout: &Layout, declarers: [bool; 4], at: &Between, trumps: u32) -> bool {
    let lowest = trumps & trumps.wrapping_neg();
    let rounds = trumps.count_ones();
    (0..4).all(|seat| {
        let own = at.hands[seat] & layout.trumps;
        seat == at.leader
            || declarers[seat] != declarers[at.leader]
            || own < lowest
            || (own & lowest.wrapping_sub(1)).count_ones() >= rounds
    })
}

/// Whether no partner of the leader must trump one of so many side-suit cards.
fn can_keep_off(layout: &Layout, declarers: [bool; 4], at: &Between, rounds: u32) -> bool {
    (0..4).all(|seat| {
        let own = at.hands[seat];
        seat == at.leader
            || declarers[seat] != declarers[at.leader]
            || own & layout.trumps == 0
            || (own & !layout.trumps & !at.called).count_ones() >= rounds
    })
}

/// The cards above all cards of another set.
fn high(cards: u32, others: u32) -> u32 {
    let beaten = if others == 0 { 0 } else { u32::MAX >> others.leading_zeros() };
    cards & !beaten
}

/// The highest few cards of a set.
fn highest(mut cards: u32, count: u32) -> u32 {
    let mut left = cards.count_ones();
    while left > count {
        cards &= cards - 1;
        left -= 1;
    }
    cards
}

/// What a party takes with its trumps whoever leads what: each trump of the others beats at most one of each hand's.
fn sure_trumps(layout: &Layout, declarers: [bool; 4], at: &Between, party: bool) -> i32 {
    let mut others = 0;
    for seat in 0..4 {
        if declarers[seat] != party {
            others |= at.hands[seat] & layout.trumps;
        }
    }
    let mut tricks = 0;
    let mut sum = 0;
    for seat in 0..4 {
        if declarers[seat] == party {
            let sure = unbeaten(layout, at.hands[seat] & layout.trumps, others);
            sum += layout.worth_of(sure);
            tricks = tricks.max(sure.count_ones());
        }
    }
    if tricks == 0 {
        return 0;
    }
    sum += tricks as i32 * layout.bonus;
    for seat in 0..4 {
        if declarers[seat] != party {
            sum += least(layout, at.hands[seat], tricks);
        }
    }
    sum
}

/// The trumps of a hand that remain when the others beat as many, and as dear ones, as they can.
fn unbeaten(layout: &Layout, own: u32, others: u32) -> u32 {
    if own == 0 {
        return 0;
    }
    let mut left = own;
    let mut others = others;
    while others != 0 {
        let bit = others & others.wrapping_neg();
        others ^= bit;
        let lower = left & (bit - 1);
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
