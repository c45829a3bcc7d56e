//! Numbers that look thrown, from a start.

/// Splitmix: every start gives its own numbers, and the same ones again.
#[derive(Debug, Clone)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    pub(crate) fn one_in(&mut self, bound: u64) -> bool {
        self.below(bound) == 0
    }

    /// A seat, 1 to 4.
    pub(crate) fn seat(&mut self) -> i64 {
        self.below(4) as i64 + 1
    }

    pub(crate) fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len() as u64) as usize]
    }
}
