//! What a table does by itself, and when.

use std::time::Duration;

use schafkopf::fair_deal::{Cutter, Input};
use schafkopf::{Chair, Seat};
use stammtisch_http::clock::Moment;

use super::entry::{CutBy, Entry, Sitter};
use super::kind::TableKind;
use super::state::{Presence, Stage, Table};
use crate::wire::{Delays, Window};

/// Something a table does by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    /// The next hand begins.
    Seal,
    /// The pack is cut where the commitment says, for a bot, or because nobody did it in time.
    Cut,
    /// A bot answers for a seat.
    Answer(Seat),
    /// A window for doubles ends: bots answer, and who has said nothing has declined.
    Close,
    /// A bot takes over for a person who has left or let the time run out, which costs him nothing (decision 28).
    StandIn(Seat),
}

impl Table {
    /// What comes next without anybody's doing, and when; nothing of it depends on anybody's cards.
    pub(crate) fn due(&self, presence: &Presence, delays: &Delays) -> Option<(Moment, Due)> {
        match &self.stage {
            Stage::Idle => self.next_hand_at(presence, delays).map(|at| (at, Due::Seal)),
            Stage::Cutting(pending) => {
                let cutter = self.members().cutter(pending.setup.dealer);
                let wait = if self.bot_for(cutter).is_some() { delays.bot } else { delays.cut };
                Some((after(self.asked_at, wait), Due::Cut))
            }
            Stage::Dealt(hand) if hand.result.is_some() => {
                self.next_hand_at(presence, delays).map(|at| (at, Due::Seal))
            }
            Stage::Dealt(hand) => hand
                .game
                .to_act()
                .filter_map(|seat| self.due_for(seat, presence, delays))
                .chain(self.window_ends_at(delays.window).map(|at| (at, Due::Close)))
                .min_by_key(|&(at, due)| (at, matches!(due, Due::StandIn(_)))),
        }
    }

    /// When the next hand begins by itself: when all are ready, or after a while.
    pub(super) fn next_hand_at(&self, presence: &Presence, delays: &Delays) -> Option<Moment> {
        let mut people = self.members().chairs().filter(|&chair| self.guest_on(chair).is_some()).peekable();
        people.peek()?;
        if !self.is_full() {
            return None;
        }
        let here: Vec<Chair> = people.filter(|&chair| presence.connected[chair]).collect();
        if here.is_empty() {
            return None;
        }
        let all_ready = here.iter().all(|&chair| self.places[chair].ready || self.places[chair].kept.away);
        let eager = match self.plan.kind {
            TableKind::Practice | TableKind::Quick => matches!(self.stage, Stage::Idle),
            TableKind::Open | TableKind::Private => false,
        };
        if all_ready || eager {
            return Some(self.asked_at);
        }
        (!self.is_finished()).then(|| after(self.asked_at, delays.next))
    }

    /// When the window for doubles ends that is open.
    pub(super) fn window_ends_at(&self, window: Window) -> Option<Moment> {
        self.is_window_open().then(|| after(self.asked_at, window.longest()))
    }

    fn due_for(&self, seat: Seat, presence: &Presence, delays: &Delays) -> Option<(Moment, Due)> {
        if self.is_window_open() {
            // In a window nobody has to answer, so that nobody is given up; bots answer at its end.
            let early = matches!(delays.window, Window::Answered(_)) && self.bot_for(seat).is_some();
            return early.then(|| (self.answer_at(seat, delays), Due::Answer(seat)));
        }
        if self.bot_for(seat).is_some() {
            return Some((self.answer_at(seat, delays), Due::Answer(seat)));
        }
        let place = &self.places[seat];
        let since = self.asked_at.max(place.turned_at);
        let patience = self.clock().action_ms().map(|action_ms| {
            since.saturating_add_unsigned((action_ms + place.bank_ms).saturating_mul(1_000))
        });
        let grace =
            (!presence.connected[seat]).then(|| after(since.max(presence.gone_at[seat]), delays.grace));
        let at = patience.into_iter().chain(grace).min()?;
        Some((at, Due::StandIn(seat)))
    }

    /// When a bot answers for a seat: so long after the question, and after a trick was seen and taken away.
    fn answer_at(&self, seat: Seat, delays: &Delays) -> Moment {
        let trick = if self.lies_trick() { delays.trick } else { Duration::ZERO };
        let wait = delays.bot + trick;
        let turned = match self.places[seat].kept.sitter {
            Sitter::Person(_) => after(self.places[seat].turned_at, delays.bot),
            Sitter::Bot(_) | Sitter::Nobody => 0,
        };
        after(self.asked_at, wait).max(turned)
    }

    /// Whether a complete trick was just taken, and the next is to be led to.
    fn lies_trick(&self) -> bool {
        self.running().is_some_and(|game| {
            let played = game.plays().len();
            game.stage() == schafkopf::Stage::Playing && played > 0 && played.is_multiple_of(4)
        })
    }

    /// The cut that follows from the commitment, when nobody cut in time or a bot sits there (decision 39).
    pub(crate) fn due_cut(&self) -> Option<Entry> {
        let Stage::Cutting(pending) = &self.stage else { return None };
        let input = Input::of_nobody(&pending.sealed.commitment(), &self.rules.deal);
        Some(Entry::Cut { input, by: CutBy::Told(Cutter::Nobody) })
    }
}

pub(super) fn after(moment: Moment, wait: Duration) -> Moment {
    moment.saturating_add(wait.as_micros() as Moment)
}
