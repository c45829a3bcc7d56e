//! What each party is sure of at the start of a trick.

use crate::layout::Layout;
use crate::search::Between;

/// A bound that decides whether the declarer's party still takes `need`, if there is one.
pub(crate) fn decide(layout: &Layout, declarers: [bool; 4], at: &Between, need: i32) -> Option<i32> {
    let sure = sure_trumps(layout, declarers, at, true);
    if sure >= need {
        return Some(sure);
    }
    let most = at.rest - sure_trumps(layout, declarers, at, false);
    if most < need {
        return Some(most);
    }
    None
}

/// What a party takes with the trumps that nobody else can beat, whoever leads what.
fn sure_trumps(layout: &Layout, declarers: [bool; 4], at: &Between, party: bool) -> i32 {
    let mut others = 0;
    for seat in 0..4 {
        if declarers[seat] != party {
            others |= at.hands[seat] & layout.trumps;
        }
    }
    let beaten = if others == 0 { 0 } else { u32::MAX >> others.leading_zeros() };
    let mut tricks = 0;
    let mut own = 0;
    for seat in 0..4 {
        if declarers[seat] == party {
            let sure = at.hands[seat] & layout.trumps & !beaten;
            own |= sure;
            tricks = tricks.max(sure.count_ones());
        }
    }
    if own == 0 {
        return 0;
    }
    let mut sum = layout.worth_of(own) + tricks as i32 * layout.bonus;
    for seat in 0..4 {
        if declarers[seat] != party {
            sum += least(layout, at.hands[seat], tricks);
        }
    }
    sum
}

/// The least that some cards of a hand can count.
fn least(layout: &Layout, hand: u32, cards: u32) -> i32 {
    let mut left = cards as i32;
    let scoring: u32 = layout.values.iter().fold(0, |set, &(cards, _)| set | cards);
    left -= (hand & !scoring).count_ones() as i32;
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
