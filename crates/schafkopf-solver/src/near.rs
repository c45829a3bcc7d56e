//! Cards that stand next to each other: who holds both can play one for the other, and only their points differ.

use crate::layout::Layout;

/// The cards of a hand that have been tried in a position, with the bounds that came out.
///
/// Two cards of a suit between which no card of another hand stands take the same tricks and lose the same. Playing one
/// now and the other later, instead of the other way round, moves no more points than the two differ by. So what one is
/// worth bounds what the other is.
pub(crate) struct Tried {
    /// The hand; nothing where cards are bound and cannot stand for each other.
    hand: u32,
    /// All cards that are still in play.
    present: u32,
    cards: u32,
    bits: [u8; 8],
    values: [i32; 8],
    len: usize,
}

impl Tried {
    pub(crate) const fn new(hand: u32, present: u32) -> Tried {
        Tried { hand, present, cards: 0, bits: [0; 8], values: [0; 8], len: 0 }
    }

    /// Notes the bound that a card led to.
    pub(crate) const fn add(&mut self, bit: u32, value: i32) {
        if self.len < 8 {
            self.cards |= 1 << bit;
            self.bits[self.len] = bit as u8;
            self.values[self.len] = value;
            self.len += 1;
        }
    }

    /// The bound that cards tried before put on another, if it fails `need` for certain as they did.
    pub(crate) fn decides(&self, layout: &Layout, bit: u32, (need, maximise): (i32, bool)) -> Option<i32> {
        if self.cards & self.hand & layout.suit[(bit & 31) as usize] == 0 {
            return None;
        }
        let sign = if maximise { 1 } else { -1 };
        let bounds = self.neighbours(layout, bit).into_iter().flatten();
        let bounds = bounds.map(|(value, apart)| value + sign * apart);
        if maximise {
            bounds.min().filter(|&near| near < need)
        } else {
            bounds.max().filter(|&near| near >= need)
        }
    }

    /// Between which values a card lies when those of the cards tried are exact, and it is one of 0 to `most`.
    pub(crate) fn range(&self, layout: &Layout, bit: u32, most: i32) -> (i32, i32) {
        let near = self.neighbours(layout, bit).into_iter().flatten();
        near.fold((0, most), |(low, high), (value, apart)| (low.max(value - apart), high.min(value + apart)))
    }

    /// The nearest cards tried above and below a card.
    fn neighbours(&self, layout: &Layout, bit: u32) -> [Option<(i32, i32)>; 2] {
        let above_it = self.walk(layout, bit, |beyond, at| {
            let above = beyond & !((2_u32 << at).wrapping_sub(1));
            (above != 0).then(|| above.trailing_zeros())
        });
        let below_it = self.walk(layout, bit, |beyond, at| {
            let below = beyond & ((1_u32 << at) - 1);
            (below != 0).then(|| below.ilog2())
        });
        [above_it, below_it]
    }

    /// The nearest card tried on one side of a card, as what it led to and by how many points the two are apart.
    fn walk(&self, layout: &Layout, from: u32, next: impl Fn(u32, u32) -> Option<u32>) -> Option<(i32, i32)> {
        let beyond = self.present & layout.suit[(from & 31) as usize];
        let (mut at, mut apart) = (from, 0);
        loop {
            let neighbour = next(beyond, at)?;
            if self.hand >> neighbour & 1 == 0 {
                return None;
            }
            let worth = |bit: u32| i32::from(layout.worth[(bit & 31) as usize]);
            apart += (worth(at) - worth(neighbour)).abs();
            at = neighbour;
            if self.cards >> at & 1 == 1 {
                let found = self.bits[..self.len].iter().position(|&bit| u32::from(bit) == at)?;
                return Some((self.values[found], apart));
            }
        }
    }
}
