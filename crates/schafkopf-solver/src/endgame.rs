//! The last two tricks, without table, ranking or packing.

use crate::search::{Between, Search};

/// The last trick but one, while it is played.
#[derive(Clone, Copy)]
struct Open {
    /// The cards in the trick.
    cards: u32,
    follow: u32,
    contest: u32,
    best: u32,
    winner: usize,
    worth: i32,
    called: u32,
}

impl Search<'_> {
    /// What the declarer's party takes in the last trick, which plays itself.
    pub(crate) fn last_trick(&self, at: &Between) -> i32 {
        if self.wins_last(&at.hands, 0, at.leader) { at.rest } else { 0 }
    }

    /// Whether the declarer's party wins the last trick, when all cards but one of each hand are gone.
    fn wins_last(&self, hands: &[u32; 4], gone: u32, leader: usize) -> bool {
        let left = hands.map(|hand| hand & !gone);
        let contest = self.layout.suit[(left[leader].trailing_zeros() & 31) as usize] | self.layout.trumps;
        let (mut ours, mut theirs) = (0, 0);
        for (card, declares) in left.into_iter().zip(self.declarers) {
            let card = card & contest;
            if declares { ours = ours.max(card) } else { theirs = theirs.max(card) }
        }
        ours > theirs
    }

    /// What the declarer's party takes in the last two tricks, or a bound on it on the side of `need` where it is.
    pub(crate) fn two_tricks(&mut self, at: &Between, need: i32) -> i32 {
        let maximise = self.declarers[at.leader];
        let mut bound = if maximise { -1 } else { i32::MAX };
        let mut choices = self.lead_choices(at);
        while choices != 0 {
            let card = 1 << choices.ilog2();
            choices ^= card;
            let bit = (card.trailing_zeros() & 31) as usize;
            let follow = self.layout.suit[bit];
            let open = Open {
                cards: card,
                follow,
                contest: follow | self.layout.trumps,
                best: card,
                winner: at.leader,
                worth: i32::from(self.layout.worth[bit]),
                called: at.called & !card,
            };
            let value = self.two_follow::<1>(at, &open, need);
            bound = if maximise { bound.max(value) } else { bound.min(value) };
            if (bound >= need) == maximise {
                break;
            }
        }
        bound
    }

    fn two_follow<const N: usize>(&mut self, at: &Between, open: &Open, need: i32) -> i32 {
        let seat = (at.leader + N) & 3;
        let maximise = self.declarers[seat];
        let mut bound = if maximise { -1 } else { i32::MAX };
        let mut choices = Search::follows(at.hands[seat], open.follow, open.called);
        while choices != 0 {
            let card = 1 << choices.ilog2();
            choices ^= card;
            let mut next = *open;
            next.cards |= card;
            next.worth += i32::from(self.layout.worth[(card.trailing_zeros() & 31) as usize]);
            next.called &= !card;
            if card & open.contest > open.best {
                next.best = card;
                next.winner = seat;
            }
            let value = match N {
                1 => self.two_follow::<2>(at, &next, need),
                2 => self.two_follow::<3>(at, &next, need),
                _ => self.last_two_taken(at, &next),
            };
            bound = if maximise { bound.max(value) } else { bound.min(value) };
            if (bound >= need) == maximise {
                break;
            }
        }
        bound
    }

    fn last_two_taken(&mut self, at: &Between, open: &Open) -> i32 {
        self.count();
        let first = open.worth + self.layout.bonus;
        let mut sum = if self.declarers[open.winner] { first } else { 0 };
        if self.wins_last(&at.hands, open.cards, open.winner) {
            sum += at.rest - first;
        }
        sum
    }
}
