//! What a table does by itself, and when.

use std::time::Duration;

use schafkopf::fair_deal::{Cutter, Input};
use schafkopf::{Chair, Seat};
use stammtisch_http::clock::Moment;

use super::entry::{CutBy, Entry, Sitter};
use super::kind::TableKind;
use super::pace::Pace;
use super::state::{Presence, Stage, Table};

/// Something a table does by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    /// The next hand begins.
    Seal,
    /// The pack is cut where the commitment says, for a bot, or because nobody did it in time.
    Cut,
    /// A bot answers for a seat.
    Answer(Seat),
    /// A bot takes over for a person who has left or let the time run out, which costs him nothing (decision 28).
    StandIn(Seat),
}

impl Table {
    /// What comes next without anybody's doing, and when; nothing of it depends on anybody's cards.
    pub(crate) fn due(&self, presence: &Presence, pace: &Pace) -> Option<(Moment, Due)> {
        match &self.stage {
            Stage::Idle => self.next_hand_at(presence, pace).map(|at| (at, Due::Seal)),
            Stage::Cutting(pending) => {
                let cutter = self.members().cutter(pending.setup.dealer);
                let wait = if self.bot_for(cutter).is_some() { pace.bot } else { pace.cut };
                Some((after(self.asked_at, wait), Due::Cut))
            }
            Stage::Dealt(hand) if hand.result.is_some() => {
                self.next_hand_at(presence, pace).map(|at| (at, Due::Seal))
            }
            Stage::Dealt(hand) => hand
                .game
                .to_act()
                .filter_map(|seat| self.due_for(seat, presence, pace))
                .min_by_key(|&(at, due)| (at, matches!(due, Due::StandIn(_)))),
        }
    }

    /// When the next hand begins by itself: when all are ready, or after a while.
    pub(super) fn next_hand_at(&self, presence: &Presence, pace: &Pace) -> Option<Moment> {
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
        let eager = self.plan.kind == TableKind::Practice && matches!(self.stage, Stage::Idle);
        if all_ready || eager {
            return Some(self.asked_at);
        }
        (!self.is_finished()).then(|| after(self.asked_at, pace.next))
    }

    fn due_for(&self, seat: Seat, presence: &Presence, pace: &Pace) -> Option<(Moment, Due)> {
        if self.bot_for(seat).is_some() {
            return Some((self.answer_at(seat, pace), Due::Answer(seat)));
        }
        let place = &self.places[seat];
        let since = self.asked_at.max(place.turned_at);
        let patience = self.plan.clock.action_ms().map(|action_ms| {
            since.saturating_add_unsigned((action_ms + place.bank_ms).saturating_mul(1_000))
        });
        let grace = (!presence.connected[seat]).then(|| after(since.max(presence.gone_at[seat]), pace.grace));
        let at = patience.into_iter().chain(grace).min()?;
        Some((at, Due::StandIn(seat)))
    }

    /// When a bot answers for a seat: so long after the question, and in the doubling window all at one instant.
    pub(crate) fn answer_at(&self, seat: Seat, pace: &Pace) -> Moment {
        let doubling = self.running().is_some_and(|game| game.stage() == schafkopf::Stage::Doubling);
        let wait = if doubling { pace.double } else { pace.bot };
        let turned = match self.places[seat].kept.sitter {
            Sitter::Person(_) => after(self.places[seat].turned_at, pace.bot),
            Sitter::Bot(_) | Sitter::Nobody => 0,
        };
        after(self.asked_at, wait).max(turned)
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
