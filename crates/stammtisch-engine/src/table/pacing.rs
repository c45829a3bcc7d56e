//! What the table does by itself, and how long it waits with it: as a table in a room of the same pace.

use std::time::Duration;

use schafkopf::{Chair, Members, Seat, Stage as GameStage};
use stammtisch_wire::table::Delays;

use super::{PERSON, Stage, Table};
use crate::wire::{Next, Waits};

/// Something that the table does by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Due {
    /// The next pack is sealed.
    Pack,
    /// The pack is cut where the commitment says.
    Cut,
    /// A bot answers.
    Bot(Seat),
    /// A window for doubles ends.
    Window,
}

impl Table {
    /// What the table does next, and in what time; none where it waits for the person.
    pub(crate) fn next(&self) -> Option<Next> {
        let (due, after) = self.due()?;
        let what = match due {
            Due::Pack => Waits::Pack,
            Due::Cut => Waits::Cut,
            Due::Bot(_) => Waits::Bot,
            Due::Window => Waits::Window,
        };
        Some(Next { what, after_ms: after.as_millis() as u64 })
    }

    /// What comes next without the person's doing; nothing of it depends on anybody's cards.
    pub(super) fn due(&self) -> Option<(Due, Duration)> {
        let delays = self.pace.delays();
        match &self.stage {
            Stage::Idle => Some((Due::Pack, Duration::ZERO)),
            Stage::Cutting(pending) => {
                let cutter = Members::Four.cutter(pending.setup.dealer);
                let wait = if cutter == Chair::Seat(PERSON) { delays.cut } else { delays.bot };
                Some((Due::Cut, wait))
            }
            Stage::Dealt(hand) if hand.result.is_some() => {
                self.next_pack(&delays).map(|wait| (Due::Pack, wait))
            }
            Stage::Dealt(_) if self.is_window_open() => Some((Due::Window, delays.window.longest())),
            Stage::Dealt(hand) => {
                let bot = hand.game.to_act().find(|&seat| seat != PERSON)?;
                let played = hand.game.plays().len();
                let lies = hand.game.stage() == GameStage::Playing && played > 0 && played.is_multiple_of(4);
                let trick = if lies { delays.trick } else { Duration::ZERO };
                Some((Due::Bot(bot), delays.bot + trick))
            }
        }
    }

    /// When the next hand begins by itself; none at the end of a match, as long as the person does not want another.
    pub(super) fn next_pack(&self, delays: &Delays) -> Option<Duration> {
        if self.ready {
            return Some(Duration::ZERO);
        }
        (!self.is_finished()).then_some(delays.next)
    }
}
