//! Seats and who sits there, as they are stored.

use std::borrow::Cow;

use schafkopf_bots::Builtin;
use serde::{Deserialize, Serialize};
use stammtisch_http::PersonId;
use stammtisch_store::kept::{Chair, Text};

use crate::table::entry as table;

/// A seat as it is kept from hand to hand.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    sitter: Sitter,
    filler: Option<Level>,
    away: bool,
    shows: bool,
    /// The chair on which it was first; absent where places do not move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    home: Option<Chair>,
}

impl Place {
    /// A place on a chair as it is stored.
    pub(super) fn new(place: &table::KeptPlace, chair: schafkopf::Chair) -> Place {
        let table::KeptPlace { sitter, filler, away, shows, home } = *place;
        let home = (home != chair).then(|| home.into());
        Place { sitter: sitter.into(), filler: filler.map(Into::into), away, shows, home }
    }

    /// What was stored of a place on a chair.
    pub(super) fn on(self, chair: schafkopf::Chair) -> table::KeptPlace {
        let Place { sitter, filler, away, shows, home } = self;
        let home = home.map_or(chair, Into::into);
        table::KeptPlace { sitter: sitter.into(), filler: filler.map(Into::into), away, shows, home }
    }
}

/// Who sits on a seat.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Sitter {
    Nobody,
    Person(Text<PersonId>),
    Bot(Level),
}

impl From<table::Sitter> for Sitter {
    fn from(sitter: table::Sitter) -> Sitter {
        match sitter {
            table::Sitter::Nobody => Sitter::Nobody,
            table::Sitter::Person(guest) => Sitter::Person(Text(guest)),
            table::Sitter::Bot(level) => Sitter::Bot(level.into()),
        }
    }
}

impl From<Sitter> for table::Sitter {
    fn from(sitter: Sitter) -> table::Sitter {
        match sitter {
            Sitter::Nobody => table::Sitter::Nobody,
            Sitter::Person(Text(guest)) => table::Sitter::Person(guest),
            Sitter::Bot(level) => table::Sitter::Bot(level.into()),
        }
    }
}

/// A bot by name. What was stored of a bot that is no longer here is read as the rules of thumb.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Level(Cow<'static, str>);

impl From<table::Level> for Level {
    fn from(level: table::Level) -> Level {
        Level(level.0.name().into())
    }
}

impl From<Level> for table::Level {
    fn from(level: Level) -> table::Level {
        table::Level(level.0.parse().unwrap_or(Builtin::Regel))
    }
}
