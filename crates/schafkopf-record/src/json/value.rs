//! Single values of a record in JSON: by their notation, or by their name.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value written as its text: a card, cards, bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Text<T>(pub(super) T);

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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seat(pub(super) schafkopf::Seat);

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        schafkopf::Seat::new(number)
            .map(Seat)
            .ok_or_else(|| serde::de::Error::custom(format!("{number} is not a seat (1 to 4)")))
    }
}

/// A suit: `E`, `G`, `H` or `S`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Suit(pub(super) schafkopf::Suit);

impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.0.letter())
    }
}

impl<'de> Deserialize<'de> for Suit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Suit, D::Error> {
        let letter = char::deserialize(deserializer)?;
        schafkopf::Suit::from_letter(letter)
            .map(Suit)
            .ok_or_else(|| serde::de::Error::custom(format!("`{letter}` is not a suit (E, G, H or S)")))
    }
}

/// A card that can be called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CalledCard(pub(super) schafkopf::CalledCard);

impl Serialize for CalledCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for CalledCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CalledCard, D::Error> {
        let Text(card) = Text::<schafkopf::Card>::deserialize(deserializer)?;
        schafkopf::CalledCard::from_card(card)
            .map(CalledCard)
            .ok_or_else(|| serde::de::Error::custom(format!("{card} cannot be called")))
    }
}

/// A contract without its suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Rufspiel,
    Hochzeit,
    Bettel,
    Ramsch,
    Farbgeier,
    Geier,
    Farbwenz,
    Wenz,
    Solo,
    FarbgeierTout,
    GeierTout,
    FarbwenzTout,
    WenzTout,
    SoloTout,
    Sie,
}

impl From<schafkopf::ContractKind> for Kind {
    fn from(kind: schafkopf::ContractKind) -> Kind {
        match kind {
            schafkopf::ContractKind::Rufspiel => Kind::Rufspiel,
            schafkopf::ContractKind::Hochzeit => Kind::Hochzeit,
            schafkopf::ContractKind::Bettel => Kind::Bettel,
            schafkopf::ContractKind::Ramsch => Kind::Ramsch,
            schafkopf::ContractKind::Farbgeier => Kind::Farbgeier,
            schafkopf::ContractKind::Geier => Kind::Geier,
            schafkopf::ContractKind::Farbwenz => Kind::Farbwenz,
            schafkopf::ContractKind::Wenz => Kind::Wenz,
            schafkopf::ContractKind::Solo => Kind::Solo,
            schafkopf::ContractKind::FarbgeierTout => Kind::FarbgeierTout,
            schafkopf::ContractKind::GeierTout => Kind::GeierTout,
            schafkopf::ContractKind::FarbwenzTout => Kind::FarbwenzTout,
            schafkopf::ContractKind::WenzTout => Kind::WenzTout,
            schafkopf::ContractKind::SoloTout => Kind::SoloTout,
            schafkopf::ContractKind::Sie => Kind::Sie,
        }
    }
}

impl From<Kind> for schafkopf::ContractKind {
    fn from(kind: Kind) -> schafkopf::ContractKind {
        match kind {
            Kind::Rufspiel => schafkopf::ContractKind::Rufspiel,
            Kind::Hochzeit => schafkopf::ContractKind::Hochzeit,
            Kind::Bettel => schafkopf::ContractKind::Bettel,
            Kind::Ramsch => schafkopf::ContractKind::Ramsch,
            Kind::Farbgeier => schafkopf::ContractKind::Farbgeier,
            Kind::Geier => schafkopf::ContractKind::Geier,
            Kind::Farbwenz => schafkopf::ContractKind::Farbwenz,
            Kind::Wenz => schafkopf::ContractKind::Wenz,
            Kind::Solo => schafkopf::ContractKind::Solo,
            Kind::FarbgeierTout => schafkopf::ContractKind::FarbgeierTout,
            Kind::GeierTout => schafkopf::ContractKind::GeierTout,
            Kind::FarbwenzTout => schafkopf::ContractKind::FarbwenzTout,
            Kind::WenzTout => schafkopf::ContractKind::WenzTout,
            Kind::SoloTout => schafkopf::ContractKind::SoloTout,
            Kind::Sie => schafkopf::ContractKind::Sie,
        }
    }
}

/// How high a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Height {
    Plain,
    Schneider,
    Schwarz,
}

impl From<schafkopf::Height> for Height {
    fn from(height: schafkopf::Height) -> Height {
        match height {
            schafkopf::Height::Plain => Height::Plain,
            schafkopf::Height::Schneider => Height::Schneider,
            schafkopf::Height::Schwarz => Height::Schwarz,
        }
    }
}

impl From<Height> for schafkopf::Height {
    fn from(height: Height) -> schafkopf::Height {
        match height {
            Height::Plain => schafkopf::Height::Plain,
            Height::Schneider => schafkopf::Height::Schneider,
            Height::Schwarz => schafkopf::Height::Schwarz,
        }
    }
}
