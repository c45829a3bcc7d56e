//! The search: does the declarer's party still take `need`?

use crate::bounds;
use crate::layout::Layout;
use crate::misere::Misere;
use crate::near::Tried;
use crate::order::{Candidates, Ranker};
use crate::stats::Stats;
use crate::table::{Key, Known, Table};
use crate::techniques::Techniques;

/// Nodes between two looks at whether to stop.
const POLL: u64 = 1 << 10;

/// A position between two tricks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Between {
    /// The four hands, packed.
    pub(crate) hands: [u32; 4],
    /// Who leads.
    pub(crate) leader: usize,
    /// Tricks still to come.
    pub(crate) left: u32,
    /// The called card while it binds, else nothing.
    pub(crate) called: u32,
    /// What all cards and tricks still to come count.
    pub(crate) rest: i32,
}

/// A position within a trick, at least one card in it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Trick {
    pub(crate) hands: [u32; 4],
    /// The cards in the trick.
    pub(crate) cards: u32,
    /// The suit led, or trumps.
    pub(crate) follow: u32,
    /// The suit led and trumps: what can win.
    pub(crate) contest: u32,
    /// The card that wins so far.
    pub(crate) best: u32,
    /// Who played it.
    pub(crate) winner: usize,
    /// Tricks still to come after this one.
    pub(crate) left: u32,
    /// What the cards in the trick count.
    pub(crate) worth: i32,
    pub(crate) called: u32,
    /// What all cards and tricks still to come count, those in the trick included.
    pub(crate) rest: i32,
}

/// Everything a search needs besides the position.
pub(crate) struct Search<'a> {
    pub(crate) layout: &'a Layout,
    /// For each seat, whether it is of the declarer's party, whose tricks count.
    pub(crate) declarers: [bool; 4],
    /// For each seat, whether it wants the declarer's party to take much: not its own in a Bettel.
    maximisers: [bool; 4],
    above: [u32; 32],
    packed: u32,
    not_top: u32,
    techniques: Techniques,
    /// Whether the game is played as the books say.
    usual: bool,
    /// Where the declarer sits if he wants no trick (V 2), and whether something is sure then without a search.
    misere: Option<Misere<'a>>,
    sure_misere: bool,
    ranker: &'a Ranker,
    table: &'a mut Table,
    stats: &'a mut Stats,
    stop: &'a dyn Fn() -> bool,
    poll_at: u64,
    pub(crate) stopped: bool,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        (layout, ranker): (&'a Layout, &'a Ranker),
        declarers: [bool; 4],
        techniques: Techniques,
        memory: (&'a mut Table, &'a mut Stats),
        stop: &'a dyn Fn() -> bool,
    ) -> Search<'a> {
        let usual = layout.is_usual();
        let declarer = declarers.iter().position(|&declares| declares).unwrap_or(0);
        let misere = layout.misere.then_some(Misere { layout, declarer });
        let sure_misere = layout.misere && techniques.bounds && !layout.binding.must_beat;
        let techniques = Techniques {
            bounds: techniques.bounds && usual,
            endgame: techniques.endgame && usual,
            ..techniques
        };
        let above = if techniques.packing { layout.above_in_class() } else { [0; 32] };
        let packed = (0..32).filter(|&bit| above[bit] != 0).fold(0, |set, bit| set | 1 << bit);
        let not_top = if techniques.equivalents { layout.not_top_of_class() } else { 0 };
        let (table, stats) = memory;
        let poll_at = stats.nodes + POLL;
        Search {
            layout,
            declarers,
            maximisers: declarers.map(|declares| declares != layout.misere),
            above,
            packed,
            not_top,
            techniques,
            usual,
            misere,
            sure_misere,
            ranker,
            table,
            stats,
            stop,
            poll_at,
            stopped: false,
        }
    }

    /// Packs every class after some cards have gone.
    pub(crate) fn pack(&self, mut hands: [u32; 4], gone: u32) -> [u32; 4] {
        let mut gone = gone & self.packed;
        while gone != 0 {
            let bit = gone.ilog2();
            gone ^= 1 << bit;
            let above = self.above[(bit & 31) as usize];
            for hand in &mut hands {
                *hand = *hand & !above | (*hand & above) >> 1;
            }
        }
        hands
    }

    /// One card of each run of equivalent ones: the highest.
    fn representatives(&self, cards: u32) -> u32 {
        cards & !(cards >> 1 & self.not_top)
    }

    /// The cards that may be led (S 2.5.4).
    fn leads(&self, hand: u32, called: u32) -> u32 {
        if hand & called == 0 {
            return hand;
        }
        let of_suit = hand & self.layout.called_suit;
        let least = u32::from(self.layout.binding.run_away);
        if of_suit.count_ones() < least { hand & !(of_suit & !called) } else { hand }
    }

    /// The cards that may be played to a trick (S 2.5.2, 2.5.5, 3.2).
    pub(crate) fn follows(hand: u32, follow: u32, called: u32) -> u32 {
        let following = hand & follow;
        if following == 0 {
            let free = hand & !called;
            if free == 0 { hand } else { free }
        } else if following & called != 0 {
            called
        } else {
            following
        }
    }

    /// The distinct cards that whose turn it is may lead.
    pub(crate) fn lead_choices(&self, at: &Between) -> u32 {
        self.representatives(self.leads(at.hands[at.leader], at.called))
    }

    /// The distinct cards that a seat may play to a trick.
    pub(crate) fn follow_choices(&self, trick: &Trick, seat: usize) -> u32 {
        let hand = trick.hands[seat];
        let open = if self.usual {
            Search::follows(hand, trick.follow, trick.called)
        } else {
            self.follows_bound(trick, hand)
        };
        self.representatives(open)
    }

    /// The same where something binds besides what the books say (V 2.3, 13.2, 13.3).
    fn follows_bound(&self, trick: &Trick, hand: u32) -> u32 {
        let binding = self.layout.binding;
        let (called, following) = (trick.called, hand & trick.follow);
        let may_run = (hand & self.layout.called_suit).count_ones() >= u32::from(binding.run_away);
        let open = if following == 0 {
            let kept = hand & called != 0 && hand.count_ones() > u32::from(binding.free_in_last);
            if kept { hand & !called } else { hand }
        } else if following & called != 0 && !(binding.duck && may_run) {
            called
        } else {
            following
        };
        if !binding.must_beat {
            return open;
        }
        let beating = open & trick.contest & !(trick.best | (trick.best - 1));
        if beating == 0 { open } else { beating }
    }

    /// The trick that a lead opens.
    pub(crate) fn led(&self, at: &Between, bit: u32) -> Trick {
        let card = 1 << bit;
        let follow = self.layout.suit[(bit & 31) as usize];
        let mut hands = at.hands;
        hands[at.leader] &= !card;
        let ran_away = card & self.layout.called_suit != 0 && hands[at.leader] & at.called != 0;
        Trick {
            hands,
            cards: card,
            follow,
            contest: follow | self.layout.trumps,
            best: card,
            winner: at.leader,
            left: at.left - 1,
            worth: i32::from(self.layout.worth[(bit & 31) as usize]),
            called: if ran_away { 0 } else { at.called & !card },
            rest: at.rest,
        }
    }

    /// The trick with one more card.
    pub(crate) fn followed(&self, trick: &Trick, seat: usize, bit: u32) -> Trick {
        let card = 1 << bit;
        let mut next = *trick;
        next.hands[seat] &= !card;
        next.cards |= card;
        next.worth += i32::from(self.layout.worth[(bit & 31) as usize]);
        next.called &= !card;
        if self.layout.binding.duck
            && trick.follow & trick.called != 0
            && card & self.layout.called_suit != 0
            && next.hands[seat] & trick.called != 0
        {
            next.called = 0;
        }
        if card & trick.contest > trick.best {
            next.best = card;
            next.winner = seat;
        }
        next
    }

    /// The position after a full trick, and what the declarer's party took in it.
    pub(crate) fn taken(&self, trick: &Trick) -> (Between, i32) {
        let total = trick.worth + self.layout.bonus;
        let next = Between {
            hands: self.pack(trick.hands, trick.cards),
            leader: trick.winner,
            left: trick.left,
            called: trick.called,
            rest: trick.rest - total,
        };
        (next, if self.declarers[trick.winner] { total } else { 0 })
    }

    pub(crate) fn count(&mut self) {
        self.stats.nodes += 1;
        if self.stats.nodes >= self.poll_at {
            self.poll_at += POLL;
            self.stopped |= (self.stop)();
        }
    }

    /// A bound on what the declarer's party takes from here on: at least `need` and then a lower bound, or less and
    /// then an upper one.
    pub(crate) fn between(&mut self, at: &Between, need: i32) -> i32 {
        if need <= 0 {
            return 0;
        }
        if need > at.rest {
            return at.rest;
        }
        if at.left == 1 {
            return self.last_trick(at);
        }
        self.stats.tricks += 1;
        let tricks = self.layout.bonus != 0;
        let key = Key::new(at, tricks, self.techniques.alike && !tricks && at.left > 2);
        let known = if self.techniques.table { self.table.get(key, self.layout, at.rest) } else { None };
        if let Some(known) = known
            && let Some(bound) = known.decides(need)
        {
            self.stats.remembered += 1;
            return bound;
        }
        let ending = at.left == 2 && self.techniques.endgame;
        if self.techniques.bounds
            && !ending
            && let Some(bound) = bounds::decide(self.layout, self.declarers, at, need)
        {
            self.stats.bounded += 1;
            return bound;
        }
        if self.sure_misere
            && let Some(bound) = self.misere.as_ref().and_then(|misere| misere.decide(at, need))
        {
            self.stats.bounded += 1;
            return bound;
        }
        let (bound, best) = if ending {
            (self.two_tricks(at, need), 0)
        } else {
            self.lead(at, need, known.map(|known| known.best))
        };
        if self.techniques.table && !self.stopped {
            let (low, high) = known.map_or((0, at.rest), |known| (known.low, known.high));
            let known = if bound >= need {
                Known { low: bound, high, best }
            } else {
                Known { low, high: bound, best }
            };
            self.table.put(key, known);
        }
        bound
    }

    /// Tries the leads; also says which did best.
    fn lead(&mut self, at: &Between, need: i32, first: Option<u32>) -> (i32, u32) {
        let choices = self.lead_choices(at);
        let mut candidates = Candidates::new(choices);
        match &self.misere {
            _ if !self.techniques.ordering => {}
            Some(misere) => misere.rank_lead(&mut candidates, at),
            None => self.ranker.rank_lead(&mut candidates, self.layout, self.declarers, at),
        }
        if let Some(first) = first {
            candidates.promote(first);
        }
        let maximise = self.maximisers[at.leader];
        let mut bound = if maximise { -1 } else { i32::MAX };
        let mut best = 0;
        let mut tried = self.tried(&at.hands, at.leader, (0, at.called));
        while let Some(bit) = candidates.next() {
            if let Some(near) = tried.decides(self.layout, bit, (need, maximise)) {
                bound = if maximise { bound.max(near) } else { bound.min(near) };
                continue;
            }
            self.count();
            let trick = self.led(at, bit);
            let value = self.follow::<1>(&trick, (at.leader + 1) & 3, need);
            tried.add(bit, value);
            if maximise && value > bound || !maximise && value < bound {
                bound = value;
                best = bit;
                if (bound >= need) == maximise {
                    break;
                }
            }
            if self.stopped {
                break;
            }
        }
        (bound, best)
    }

    /// Tries the cards of a seat to a trick with `N` cards in it.
    pub(crate) fn follow<const N: usize>(&mut self, trick: &Trick, seat: usize, need: i32) -> i32 {
        if self.techniques.bounds
            && let Some(bound) = bounds::decide_within::<N>(self.layout, self.declarers, (trick, seat), need)
        {
            self.stats.bounded += 1;
            return bound;
        }
        let mut choices = self.follow_choices(trick, seat);
        // What is left out might take fewer tricks than what is tried: no more is said then than that he takes one.
        let mut most = i32::MAX;
        if self.sure_misere
            && need == 1
            && let Some(misere) = &self.misere
            && misere.declarer == seat
        {
            choices = misere.worth_trying(trick, choices, N);
            most = 1;
        }
        if choices & choices.wrapping_sub(1) == 0 {
            self.count();
            let next = self.followed(trick, seat, choices.trailing_zeros());
            return self.continued::<N>(&next, seat, need).min(most);
        }
        let mut candidates = Candidates::new(choices);
        match &self.misere {
            _ if !self.techniques.ordering => {}
            Some(misere) => misere.rank_follow::<N>(&mut candidates, (trick, seat)),
            None => {
                self.ranker.rank_follow::<N>(&mut candidates, self.layout, self.declarers, (trick, seat));
            }
        }
        let maximise = self.maximisers[seat];
        let mut bound = if maximise { -1 } else { i32::MAX };
        let mut tried = self.tried(&trick.hands, seat, (trick.cards, trick.called));
        while let Some(bit) = candidates.next() {
            if let Some(near) = tried.decides(self.layout, bit, (need, maximise)) {
                bound = if maximise { bound.max(near) } else { bound.min(near) };
                continue;
            }
            self.count();
            let next = self.followed(trick, seat, bit);
            let value = self.continued::<N>(&next, seat, need);
            tried.add(bit, value);
            if maximise && value > bound || !maximise && value < bound {
                bound = value;
                if (bound >= need) == maximise {
                    break;
                }
            }
            if self.stopped {
                break;
            }
        }
        bound.min(most)
    }

    /// The cards that a seat has tried, none so far, while `cards` lie in the trick.
    pub(crate) fn tried(&self, hands: &[u32; 4], seat: usize, (cards, called): (u32, u32)) -> Tried {
        let hand = hands[seat];
        let useful = self.techniques.near && self.usual && hand & called == 0;
        Tried::new(if useful { hand } else { 0 }, hands.iter().fold(cards, |all, hand| all | hand))
    }

    /// Goes on after a seat has put a card to the `N` in the trick.
    fn continued<const N: usize>(&mut self, trick: &Trick, seat: usize, need: i32) -> i32 {
        let next = (seat + 1) & 3;
        if self.sure_misere
            && N < 3
            && let Some(misere) = &self.misere
            && misere.declarer == seat
            && misere.is_out(trick, || self.pack(trick.hands, trick.cards))
        {
            self.stats.bounded += 1;
            return 0;
        }
        match N {
            1 => self.follow::<2>(trick, next, need),
            2 => self.follow::<3>(trick, next, need),
            _ => {
                let (at, gain) = self.taken(trick);
                gain + self.between(&at, need - gain)
            }
        }
    }
}

impl Search<'_> {
    /// Goes on within a trick that holds so many cards, or takes it if it is full.
    pub(crate) fn within(&mut self, trick: &Trick, seat: usize, cards: u8, need: i32) -> i32 {
        match cards {
            1 => self.follow::<1>(trick, seat, need),
            2 => self.follow::<2>(trick, seat, need),
            3 => self.follow::<3>(trick, seat, need),
            _ => {
                let (at, gain) = self.taken(trick);
                if at.left == 0 { gain } else { gain + self.between(&at, need - gain) }
            }
        }
    }
}
