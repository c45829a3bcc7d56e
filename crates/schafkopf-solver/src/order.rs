//! Which card to try first.

use crate::layout::Layout;
use crate::search::{Between, Search, Trick};

/// The cards to try, best first once they have been ranked.
pub(crate) struct Candidates {
    bits: [u8; 8],
    scores: [i32; 8],
    len: usize,
    at: usize,
}

impl Candidates {
    /// The cards of a set, highest first.
    pub(crate) fn new(mut cards: u32) -> Candidates {
        let mut candidates = Candidates { bits: [0; 8], scores: [0; 8], len: 0, at: 0 };
        while cards != 0 && candidates.len < 8 {
            let bit = 31 - cards.leading_zeros();
            cards ^= 1 << bit;
            candidates.bits[candidates.len] = bit as u8;
            candidates.len += 1;
        }
        candidates
    }

    /// Gives every card a score.
    fn score(&mut self, mut score: impl FnMut(u32) -> i32) {
        for at in 0..self.len {
            self.scores[at] = score(u32::from(self.bits[at]));
        }
    }

    /// Puts one card before all others.
    pub(crate) fn promote(&mut self, bit: u32) {
        for at in 0..self.len {
            if u32::from(self.bits[at]) == bit {
                self.scores[at] = i32::MAX;
            }
        }
    }

    /// The best card not yet tried.
    pub(crate) fn next(&mut self) -> Option<u32> {
        if self.at == self.len {
            return None;
        }
        let mut best = self.at;
        for at in self.at + 1..self.len {
            if self.scores[at] > self.scores[best] {
                best = at;
            }
        }
        self.bits.swap(self.at, best);
        self.scores.swap(self.at, best);
        self.at += 1;
        Some(u32::from(self.bits[self.at - 1]))
    }
}

/// The cards of a hand that can contest a trick when it must follow `follow`.
fn contesting(layout: &Layout, hand: u32, follow: u32, called: u32) -> u32 {
    Search::follows(hand, follow, called) & (follow | layout.trumps)
}

/// Ranks leads: sure winners, then what the partner wins, then the cheapest.
pub(crate) fn rank_lead(candidates: &mut Candidates, layout: &Layout, declarers: [bool; 4], at: &Between) {
    let mine = declarers[at.leader];
    candidates.score(|bit| {
        let card = 1_u32 << bit;
        let follow = layout.suit[(bit & 31) as usize];
        let worth = i32::from(layout.worth[(bit & 31) as usize]);
        let (mut threat, mut help) = (0, 0);
        for seat in 0..4 {
            if seat != at.leader {
                let reach = contesting(layout, at.hands[seat], follow, at.called);
                if declarers[seat] == mine { help |= reach } else { threat |= reach }
            }
        }
        if card > threat {
            1000 + worth * 8
        } else if help > threat {
            300 + worth * 8
        } else {
            -worth * 8 - bit as i32
        }
    });
}

/// Ranks the cards to a trick: smear where the trick is safe, else win it for sure and cheaply, else give little.
pub(crate) fn rank_follow<const N: usize>(
    candidates: &mut Candidates,
    layout: &Layout,
    declarers: [bool; 4],
    trick: &Trick,
    seat: usize,
) {
    let mine = declarers[seat];
    let (mut threat, mut help) = (0, 0);
    for step in 1..4 - N {
        let later = (seat + step) & 3;
        let reach = contesting(layout, trick.hands[later], trick.follow, trick.called);
        if declarers[later] == mine { help |= reach } else { threat |= reach }
    }
    let ours = declarers[trick.winner] == mine;
    let safe = ours && trick.best > threat || help > threat && help > trick.best;
    candidates.score(|bit| {
        let card = 1_u32 << bit;
        let worth = i32::from(layout.worth[(bit & 31) as usize]);
        let beats = card & trick.contest > trick.best;
        if beats && card > threat {
            1000 + worth * 8 - bit as i32
        } else if safe {
            500 + worth * 8 - bit as i32
        } else if beats {
            100 - worth * 8 - bit as i32
        } else {
            -worth * 8 - bit as i32
        }
    });
}
