//! Which card to try first.

use crate::layout::Layout;
use crate::search::{Between, Search, Trick};
use crate::weights::{FollowWeights, LeadWeights, Weights};

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
            let bit = cards.ilog2();
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

/// What is seen of a card when it is ranked.
struct Sight {
    /// What it counts.
    worth: i32,
    /// Its bit.
    rank: i32,
    /// 1 for a trump.
    trump: i32,
    /// How many cards of its suit the hand holds.
    length: i32,
    /// What the cards in the trick count.
    trick: i32,
}

impl Sight {
    fn new(layout: &Layout, hand: u32, bit: u32, trick: i32) -> Sight {
        let at = (bit & 31) as usize;
        Sight {
            worth: i32::from(layout.worth[at]),
            rank: bit as i32,
            trump: i32::from(layout.trumps >> bit & 1 == 1),
            length: (hand & layout.suit[at]).count_ones() as i32,
            trick,
        }
    }

    /// The score of the card where these weights hold.
    fn score(&self, weights: &Weights) -> i32 {
        weights.base
            + weights.worth * self.worth
            + weights.rank * self.rank
            + weights.trump * self.trump
            + weights.length * self.length
            + weights.trick * self.trick
    }
}

/// Ranks leads: those that win for sure, those that a partner can win, the others.
pub(crate) fn rank_lead(
    candidates: &mut Candidates,
    layout: &Layout,
    declarers: [bool; 4],
    at: &Between,
    weights: &[LeadWeights; 2],
) {
    let mine = declarers[at.leader];
    let weights = &weights[usize::from(!mine)];
    candidates.score(|bit| {
        let card = 1_u32 << bit;
        let follow = layout.suit[(bit & 31) as usize];
        let (mut threat, mut help, mut ruff) = (0, 0, 0);
        for (seat, (&hand, declares)) in at.hands.iter().zip(declarers).enumerate() {
            if seat != at.leader {
                let reach = contesting(layout, hand, follow, at.called);
                if declares == mine {
                    help |= reach;
                    ruff |= i32::from(hand & follow == 0 && reach != 0);
                } else {
                    threat |= reach;
                }
            }
        }
        let of = if card > threat {
            &weights.sure
        } else if help > threat {
            &weights.partner
        } else {
            &weights.lost
        };
        let over = (threat & follow & !(card - 1)).count_ones() as i32;
        let trumped = i32::from(threat & !follow != 0);
        Sight::new(layout, at.hands[at.leader], bit, 0).score(of)
            + weights.ruff * ruff
            + weights.over * over
            + weights.trumped * trumped
    });
}

/// Ranks the cards to a trick: those that win it for sure, those that go where the party wins anyway, those that win it so
/// far, the others.
pub(crate) fn rank_follow<const N: usize>(
    candidates: &mut Candidates,
    layout: &Layout,
    declarers: [bool; 4],
    (trick, seat): (&Trick, usize),
    weights: &[FollowWeights; 3],
) {
    let mine = declarers[seat];
    let weights = &weights[N - 1];
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
        let beats = card & trick.contest > trick.best;
        let of = if beats && card > threat {
            &weights.sure
        } else if safe {
            &weights.safe
        } else if beats {
            &weights.risky
        } else {
            &weights.lost
        };
        Sight::new(layout, trick.hands[seat], bit, trick.worth).score(of)
    });
}
