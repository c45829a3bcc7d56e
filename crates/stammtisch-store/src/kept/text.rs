//! Single values: by their text, or by their number.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value that is kept as its text: a card, cards, bytes, an id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Text<T>(pub T);

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Text).map_err(serde::de::Error::custom)
    }
}

/// A seat, 1 to 4 clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(schafkopf::Seat);

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        schafkopf::Seat::new(number).map(Seat).ok_or_else(|| format!("{number} is not a seat (1 to 4)"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0.number()
    }
}

impl From<schafkopf::Seat> for Seat {
    fn from(seat: schafkopf::Seat) -> Seat {
        Seat(seat)
    }
}

impl From<Seat> for schafkopf::Seat {
    fn from(seat: Seat) -> schafkopf::Seat {
        seat.0
    }
}

/// A chair at a table: a seat, or 5 and 6 beside them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Chair(schafkopf::Chair);

impl TryFrom<u8> for Chair {
    type Error = String;

    fn try_from(number: u8) -> Result<Chair, String> {
        schafkopf::Chair::new(number).map(Chair).ok_or_else(|| format!("{number} is not a chair (1 to 6)"))
    }
}

impl From<Chair> for u8 {
    fn from(chair: Chair) -> u8 {
        chair.0.number()
    }
}

impl From<schafkopf::Chair> for Chair {
    fn from(chair: schafkopf::Chair) -> Chair {
        Chair(chair)
    }
}

impl From<Chair> for schafkopf::Chair {
    fn from(chair: Chair) -> schafkopf::Chair {
        chair.0
    }
}
