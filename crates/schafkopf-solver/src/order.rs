//! Which card to try first.

use crate::layout::Layout;
use crate::search::{Between, Search, Trick};
use crate::weights::{Ranking, Weights};

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
    pub(crate) fn score(&mut self, mut score: impl FnMut(u32) -> i32) {
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

/// Scores of all cards in one situation; what does not depend on the position is reckoned beforehand.
#[derive(Debug, Clone)]
struct Scores {
    by_bit: [i32; 32],
    /// For each card of its suit that the hand holds.
    length: i32,
    /// For each point in the trick.
    trick: i32,
}

impl Scores {
    fn new(layout: &Layout, weights: &Weights) -> Scores {
        let by_bit = std::array::from_fn(|bit| {
            let trump = i32::from(layout.trumps >> bit & 1 == 1);
            weights.base
                + weights.worth * i32::from(layout.worth[bit])
                + weights.rank * bit as i32
                + weights.trump * trump
        });
        Scores { by_bit, length: weights.length, trick: weights.trick }
    }

    fn of(&self, layout: &Layout, hand: u32, bit: u32, trick: i32) -> i32 {
        let at = (bit & 31) as usize;
        let score = self.by_bit[at] + self.trick * trick;
        if self.length == 0 {
            return score;
        }
        score + self.length * (hand & layout.suit[at]).count_ones() as i32
    }
}

/// How leads of one party are scored.
#[derive(Debug, Clone)]
struct LeadScores {
    sure: Scores,
    partner: Scores,
    lost: Scores,
    ruff: i32,
    over: i32,
    trumped: i32,
}

/// How cards put to a trick are scored.
#[derive(Debug, Clone)]
struct FollowScores {
    sure: Scores,
    safe: Scores,
    risky: Scores,
    lost: Scores,
}

/// How cards are scored under a contract.
#[derive(Debug, Clone)]
pub(crate) struct Ranker {
    lead: [LeadScores; 2],
    follow: [FollowScores; 3],
}

impl Ranker {
    /// The scores of a layout, for one against three or two against two.
    pub(crate) fn new(layout: &Layout, ranking: &Ranking) -> Ranker {
        let scores = |weights| Scores::new(layout, weights);
        Ranker {
            lead: ranking.lead.each_ref().map(|of| LeadScores {
                sure: scores(&of.sure),
                partner: scores(&of.partner),
                lost: scores(&of.lost),
                ruff: of.ruff,
                over: of.over,
                trumped: of.trumped,
            }),
            follow: ranking.follow.each_ref().map(|of| FollowScores {
                sure: scores(&of.sure),
                safe: scores(&of.safe),
                risky: scores(&of.risky),
                lost: scores(&of.lost),
            }),
        }
    }

    /// Ranks leads: those that win for sure, those that a partner can win, the others.
    pub(crate) fn rank_lead(
        &self,
        candidates: &mut Candidates,
        layout: &Layout,
        declarers: [bool; 4],
        at: &Between,
    ) {
        let mine = declarers[at.leader];
        let scores = &self.lead[usize::from(!mine)];
        let mut suit = Reach { follow: 0, threat: 0, help: 0, ruff: 0 };
        candidates.score(|bit| {
            let card = 1_u32 << bit;
            let follow = layout.suit[(bit & 31) as usize];
            if follow != suit.follow {
                suit = Reach::new(layout, declarers, at, follow);
            }
            let of = if card > suit.threat {
                &scores.sure
            } else if suit.help > suit.threat {
                &scores.partner
            } else {
                &scores.lost
            };
            let over = (suit.threat & follow & !(card - 1)).count_ones() as i32;
            let trumped = i32::from(suit.threat & !follow != 0);
            of.of(layout, at.hands[at.leader], bit, 0)
                + scores.ruff * suit.ruff
                + scores.over * over
                + scores.trumped * trumped
        });
    }

    /// Ranks the cards to a trick with `N` in it: those that win it for sure, those that go where the party wins anyway,
    /// those that win it so far, the others.
    pub(crate) fn rank_follow<const N: usize>(
        &self,
        candidates: &mut Candidates,
        layout: &Layout,
        declarers: [bool; 4],
        (trick, seat): (&Trick, usize),
    ) {
        let mine = declarers[seat];
        let scores = &self.follow[N - 1];
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
                &scores.sure
            } else if safe {
                &scores.safe
            } else if beats {
                &scores.risky
            } else {
                &scores.lost
            };
            of.of(layout, trick.hands[seat], bit, trick.worth)
        });
    }
}

/// What the others can do when a suit is led.
struct Reach {
    /// The suit.
    follow: u32,
    /// The cards with which opponents can contest the trick.
    threat: u32,
    /// Those of partners.
    help: u32,
    /// 1 where a partner can trump.
    ruff: i32,
}

impl Reach {
    fn new(layout: &Layout, declarers: [bool; 4], at: &Between, follow: u32) -> Reach {
        let mut reach = Reach { follow, threat: 0, help: 0, ruff: 0 };
        for (seat, (&hand, declares)) in at.hands.iter().zip(declarers).enumerate() {
            if seat != at.leader {
                let cards = contesting(layout, hand, follow, at.called);
                if declares == declarers[at.leader] {
                    reach.help |= cards;
                    reach.ruff |= i32::from(hand & follow == 0 && cards != 0);
                } else {
                    reach.threat |= cards;
                }
            }
        }
        reach
    }
}
