//! Which card to try first.

use crate::layout::Layout;
use crate::search::{Between, Search, Trick};

/// The cards to try, best first once they have been ranked.
///
/// Each is its score above five bits for the card, so that one comparison ranks them.
pub(crate) struct Candidates {
    cards: [i32; 8],
    len: usize,
    at: usize,
}

impl Candidates {
    /// The cards of a set, highest first.
    pub(crate) fn new(mut cards: u32) -> Candidates {
        let mut candidates = Candidates { cards: [0; 8], len: 0, at: 0 };
        while cards != 0 && candidates.len < 8 {
            let bit = 31 - cards.leading_zeros();
            cards ^= 1 << bit;
            candidates.cards[candidates.len] = bit as i32;
            candidates.len += 1;
        }
        candidates
    }

    /// Gives every card a score.
    fn score(&mut self, mut score: impl FnMut(u32) -> i32) {
        for card in &mut self.cards[..self.len] {
            *card |= score(*card as u32) << 5;
        }
    }

    /// Puts one card before all others.
    pub(crate) fn promote(&mut self, bit: u32) {
        for card in &mut self.cards[..self.len] {
            if *card & 31 == bit as i32 {
                *card |= i32::MAX & !31;
                *card &= i32::MAX;
            }
        }
    }

    /// The best card not yet tried.
    pub(crate) fn next(&mut self) -> Option<u32> {
        let rest = self.cards.get_mut(self.at..self.len)?;
        let (first, others) = rest.split_first_mut()?;
        for card in others {
            if *card > *first {
                std::mem::swap(card, first);
            }
        }
        self.at += 1;
        Some((*first & 31) as u32)
    }
}

/// The cards of a hand that can contest a trick when it must follow `follow`.
fn contesting(layout: &Layout, hand: u32, follow: u32, called: u32) -> u32 {
    Search::follows(hand, follow, called) & (follow | layout.trumps)
}


const W: [i32; 80] = [16000, 128, 0, 128, 4800, 6128, 0, 0, 0, -256, 0, 0, 2, -2032, 0, -128, 16000, 128, 0, 0, 0, 128, 0, 0, 0, 0, -1968, 0, -4, 0, 128, 0, 0, 128, -64, 0, 0, 144, -16, -1600, -128, 8, 0, 0, -32, 0, -6000, -4, 16000, 128, -48, 0, 8000, 160, 5984, 1600, -256, -32, 512, -256, -32, 0, -512, 0, 15992, 128, -64, 0, 16000, 64, -16, 1600, -128, 16, 0, -64, -32, -2000, 0, 0];
fn w(i: usize) -> i32 { W[i] }

pub(crate) fn rank_lead(candidates: &mut Candidates, layout: &Layout, declarers: [bool; 4], at: &Between) {
    let mine = declarers[at.leader];
    let b = if mine { 0 } else { 16 };
    let hand = at.hands[at.leader];
    candidates.score(|bit| {
        let card = 1_u32 << bit;
        let follow = layout.suit[(bit & 31) as usize];
        let worth = i32::from(layout.worth[(bit & 31) as usize]);
        let (mut threat, mut help) = (0, 0);
        let mut ruff = 0;
        for seat in 0..4 {
            if seat != at.leader {
                let reach = contesting(layout, at.hands[seat], follow, at.called);
                if declarers[seat] == mine { help |= reach; if at.hands[seat] & follow == 0 && reach != 0 { ruff = 1; } } else { threat |= reach }
            }
        }
        let trump = i32::from(card & layout.trumps != 0);
        let len = (hand & follow).count_ones() as i32;
        let above = if card > threat { 0 } else { (threat & !(card - 1) & follow).count_ones() as i32 };
        let k = if card > threat { 0 } else if help > threat { 4 } else { 8 };
        w(b + k) + w(b + k + 1) * worth + w(b + k + 2) * trump + w(b + k + 3) * len + w(b + 12) * bit as i32 + w(b + 13) * ruff + w(b + 14) * above + if threat & !follow != 0 { w(b + 15) } else { 0 }
    });
}

pub(crate) fn rank_follow<const N: usize>(
    candidates: &mut Candidates,
    layout: &Layout,
    declarers: [bool; 4],
    trick: &Trick,
    seat: usize,
) {
    let mine = declarers[seat];
    let b = 16 + 16 * N;
    let (mut threat, mut help) = (0, 0);
    for step in 1..4 - N {
        let later = (seat + step) & 3;
        let reach = contesting(layout, trick.hands[later], trick.follow, trick.called);
        if declarers[later] == mine { help |= reach } else { threat |= reach }
    }
    let ours = declarers[trick.winner] == mine;
    let safe = ours && trick.best > threat || help > threat && help > trick.best;
    let tw = trick.worth;
    let hand = trick.hands[seat];
    candidates.score(|bit| {
        let card = 1_u32 << bit;
        let bi = bit as i32;
        let worth = i32::from(layout.worth[(bit & 31) as usize]);
        let beats = card & trick.contest > trick.best;
        let trump = i32::from(card & layout.trumps != 0);
        if beats && card > threat {
            w(b) + w(b+1) * worth + w(b+2) * bi + w(b+3) * tw
        } else if safe {
            w(b+4) + w(b+5) * worth + w(b+6) * bi + w(b+15) * trump
        } else if beats {
            w(b+7) + w(b+8) * worth + w(b+9) * bi + w(b+10) * tw
        } else {
            w(b+11) * worth + w(b+12) * bi + w(b+13) * trump + w(b+14) * (hand & layout.suit[(bit & 31) as usize]).count_ones() as i32
        }
    });
}
