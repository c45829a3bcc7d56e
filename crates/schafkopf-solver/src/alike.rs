//! Positions that are alike: in every suit the same seats hold the same ranks from the top, and only what the cards count differs.

use crate::layout::Layout;

/// What two positions that are alike can differ by: what the cards of one count more, and what they count less.
///
/// Who may play what and who takes a trick depends on suits, on the order within them and on the called card alone. So every
/// line of play in one is a line of play in the other, and what the declarer's party takes in it differs by what the cards
/// that it takes count more or less: at most by all that do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Difference {
    /// By how much the other's cards count more, added up.
    pub(crate) more: i32,
    /// By how much the other's cards count less.
    pub(crate) less: i32,
}

impl Difference {
    /// Between the cards of one position and those of another, whose owners are the same from the lowest card to the highest;
    /// nothing if they are not as long in every suit, or the called card does not stand at the same place.
    pub(crate) fn between(layout: &Layout, one: u32, other: u32, called: u32) -> Option<Difference> {
        let mut difference = Difference { more: 0, less: 0 };
        let mut apart = one ^ other;
        while apart != 0 {
            let suit = layout.suit[(apart.trailing_zeros() & 31) as usize];
            apart &= !suit;
            let (mut here, mut there) = (one & suit, other & suit);
            while here != 0 && there != 0 {
                let (bit, its) = (here & here.wrapping_neg(), there & there.wrapping_neg());
                if (bit ^ its) & called != 0 {
                    return None;
                }
                let worth = |bit: u32| i32::from(layout.worth[(bit.trailing_zeros() & 31) as usize]);
                let more = worth(its) - worth(bit);
                difference.more += more.max(0);
                difference.less += (-more).max(0);
                here ^= bit;
                there ^= its;
            }
            if here | there != 0 {
                return None;
            }
        }
        Some(difference)
    }
}

/// Moves the bits of two sets that belong to a third down to the low end, in their order.
pub(crate) const fn squeezed(mut sets: [u32; 2], among: u32) -> [u32; 2] {
    let mut mask = among;
    let mut gaps = !among << 1;
    let mut step = 0;
    while step < 5 {
        // Each bit whose number of gaps below it is odd at this step moves by a power of two.
        let mut odd = gaps ^ gaps << 1;
        odd ^= odd << 2;
        odd ^= odd << 4;
        odd ^= odd << 8;
        odd ^= odd << 16;
        let moving = odd & mask;
        let by = 1 << step;
        mask = mask ^ moving | moving >> by;
        sets = [moved(sets[0], moving, by), moved(sets[1], moving, by)];
        gaps &= !odd;
        step += 1;
    }
    sets
}

const fn moved(set: u32, moving: u32, by: u32) -> u32 {
    let moves = set & moving;
    set ^ moves | moves >> by
}

/// The bit of a set that has so many of its bits below it.
pub(crate) const fn nth(mut set: u32, below: u32) -> u32 {
    let mut step = 0;
    while step < below {
        set &= set.wrapping_sub(1);
        step += 1;
    }
    set.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use schafkopf::{Binding, Contract, Goal, Suit};

    use super::*;
    use crate::scale::Scale;

    #[test]
    fn squeezed_sets_keep_their_order() {
        let mut state = 1_u64;
        for _ in 0..1000 {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let (among, one) = ((state >> 32) as u32, (state >> 11) as u32);
            let plain = |set: u32| {
                let bits = (0..32).filter(|bit| among >> bit & 1 == 1);
                bits.enumerate().fold(0, |sum, (at, bit)| sum | (set >> bit & 1) << at)
            };
            let sets = [one & among, !one & among];
            assert_eq!(squeezed(sets, among), sets.map(plain), "{among:x}");
            for (at, bit) in (0..32).filter(|bit| among >> bit & 1 == 1).enumerate() {
                assert_eq!(nth(among, at as u32), bit);
            }
        }
    }

    #[test]
    fn positions_that_are_alike_differ_by_what_their_cards_count() {
        let contract = Contract::Solo { trump: Suit::Herz, goal: Goal::Majority };
        let layout = Layout::new(contract, Scale::Points, Binding::USUAL);
        let cards = |names: &str| layout.bits(names.parse().expect("cards"));
        let between = |one, other| Difference::between(&layout, cards(one), cards(other), 0);
        assert_eq!(between("EO HA EA EK", "EO HA EA EK"), Some(Difference { more: 0, less: 0 }));
        assert_eq!(between("EO HA EA EK", "EO HK EZ E9"), Some(Difference { more: 0, less: 7 + 1 + 4 }));
        assert_eq!(between("EO HK EA E9", "EO HA EZ EK"), Some(Difference { more: 7 + 4, less: 1 }));
        assert_eq!(between("EO HA EA EK", "EO HA EA GK"), None, "the suits are not as long");
        let called = layout.bits("EA".parse().expect("a card"));
        let bound = |one, other| Difference::between(&layout, cards(one), cards(other), called);
        assert_eq!(bound("EA EK", "EA EZ"), Some(Difference { more: 6, less: 0 }));
        assert_eq!(bound("EA EK", "EZ EK"), None, "the called card is another");
    }
}
