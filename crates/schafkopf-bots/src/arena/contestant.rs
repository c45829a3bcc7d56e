//! Who plays for one of the two in a match.

use schafkopf::{Action, Game, SeatView};

use super::offen::Offen;
use crate::hand::Sitter;
use crate::player::{Bot, Fault, Player, Thinking};

/// Who plays for one of the two in a match.
#[derive(Clone, Copy)]
pub enum Contestant<'a> {
    /// A bot: each of its players sees what its seat sees.
    Bot(&'a dyn Bot),
    /// `offen`, who sees all cards. It is no [`Bot`]: it cannot be seated where one seat alone is known.
    Offen,
}

impl<'a> Contestant<'a> {
    /// The name of who sees all cards.
    pub const OFFEN: &'static str = crate::registry::OFFEN;

    /// Name and version, as a report shows them.
    pub fn label(self) -> String {
        match self {
            Contestant::Bot(bot) => bot.label(),
            Contestant::Offen => Offen::label(),
        }
    }

    /// Somebody for one seat and one hand.
    pub(super) fn sitter(self) -> Seated<'a> {
        match self {
            Contestant::Bot(bot) => Seated::Player(bot.player()),
            Contestant::Offen => Seated::Offen,
        }
    }
}

/// Who sits on one seat during one hand.
pub(super) enum Seated<'a> {
    Player(Box<dyn Player + 'a>),
    Offen,
}

impl Sitter for Seated<'_> {
    fn act(&mut self, game: &Game, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        match self {
            Seated::Player(player) => player.as_mut().act(view, thinking),
            Seated::Offen => Offen::act(game, view, thinking),
        }
    }

    fn take_fault(&mut self) -> Option<Fault> {
        match self {
            Seated::Player(player) => player.as_mut().take_fault(),
            Seated::Offen => None,
        }
    }
}
