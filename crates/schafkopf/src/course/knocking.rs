//! Knocking at half a hand (V 6).

use super::{Cards, Course, Phase, Speaking};
use crate::event::Event;
use crate::rules::{KnockOrder, Knockers};
use crate::seat::{Seat, SeatSet};

/// Who has answered whether he knocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Knocking {
    answered: SeatSet,
}

impl Course {
    /// Whether a seat is asked whether it knocks (V 6.2).
    pub(super) fn is_asked_to_knock(&self, knocking: Knocking, seat: Seat) -> bool {
        let Some(rules) = self.setup.rules.knock else { return false };
        let answered = knocking.answered;
        let silent = || self.forehand().round().into_iter().find(|&seat| !answered.contains(seat));
        if answered.contains(seat) {
            return false;
        }
        match (rules.who, rules.order) {
            (Knockers::All, KnockOrder::Together) => true,
            (Knockers::All, KnockOrder::Turn) => silent() == Some(seat),
            (Knockers::Forehand, _) => seat == self.forehand(),
            (Knockers::One, _) => self.knocks.is_empty() && silent() == Some(seat),
            (Knockers::Chain, _) => self.knocks == answered && silent() == Some(seat),
        }
    }

    /// Takes the answer of a seat; when all have answered who are asked, the auction begins.
    pub(super) fn knocked(&mut self, seat: Seat, knocks: bool, cards: &impl Cards) -> Vec<Event> {
        let Phase::Knocking(knocking) = &mut self.phase else { return Vec::new() };
        knocking.answered.insert(seat);
        if knocks {
            self.knocks.insert(seat);
        }
        let knocks = self.knocks_are_open().then_some(knocks);
        let mut events = vec![Event::Knocked { seat, knocks }];
        if self.to_act().next().is_none() {
            events.push(self.close_knocks(self.knocks, cards));
        }
        events
    }

    /// Notes that a seat has answered, which is all that the others learn where all answer together.
    pub(crate) fn note_answer(&mut self, seat: Seat) {
        if let Phase::Knocking(knocking) = &mut self.phase {
            knocking.answered.insert(seat);
        }
    }

    /// The other packets are dealt, and the auction begins.
    pub(crate) fn close_knocks(&mut self, by: SeatSet, cards: &impl Cards) -> Event {
        self.knocks = by;
        self.phase = Phase::Auction(Speaking::new(&self.setup, cards));
        Event::KnocksClosed { by }
    }

    /// Whether everybody hears each answer at once.
    fn knocks_are_open(&self) -> bool {
        self.setup.rules.knock.is_none_or(|rules| rules.order == KnockOrder::Turn)
    }

    /// Who knocked, as far as everybody knows.
    pub(crate) fn public_knocks(&self) -> SeatSet {
        match &self.phase {
            Phase::Knocking(_) if !self.knocks_are_open() => SeatSet::EMPTY,
            Phase::Knocking(_)
            | Phase::Auction(_)
            | Phase::Hochzeit(_)
            | Phase::Declaring(_)
            | Phase::Playing(_)
            | Phase::Over(_) => self.knocks,
        }
    }

    /// The last who knocked, counted from forehand (V 8.4).
    pub(super) fn last_knocker(&self) -> Option<Seat> {
        self.forehand().round().into_iter().rev().find(|&seat| self.knocks.contains(seat))
    }
}
