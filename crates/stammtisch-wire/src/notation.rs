//! Single values of the game in their notation.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;
use utoipa::ToSchema;

/// A seat, 1 to 4 clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[schema(value_type = u8, minimum = 1, maximum = 4)]
pub struct Seat(
    #[serde(serialize_with = "write_seat", deserialize_with = "read_seat")]
    #[ts(type = "1 | 2 | 3 | 4")]
    schafkopf::Seat,
);

/// A chair at a table: one of the seats 1 to 4, or 5 and 6 beside them, of who sits out (V 12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[schema(value_type = u8, minimum = 1, maximum = 6)]
pub struct Chair(
    #[serde(serialize_with = "write_chair", deserialize_with = "read_chair")]
    #[ts(type = "1 | 2 | 3 | 4 | 5 | 6")]
    schafkopf::Chair,
);

/// Seats, each 1 to 4, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
#[schema(value_type = Vec<u8>)]
pub struct Seats(
    #[serde(serialize_with = "write_seats")]
    #[ts(type = "Array<1 | 2 | 3 | 4>")]
    schafkopf::SeatSet,
);

impl Seats {
    /// Whether there are none.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<schafkopf::SeatSet> for Seats {
    fn from(seats: schafkopf::SeatSet) -> Seats {
        Seats(seats)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn write_seats<S: Serializer>(seats: &schafkopf::SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(seats.iter().map(schafkopf::Seat::number))
}

/// A card: suit `E G H S` and rank `A Z K O U 9 8 7`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[schema(value_type = String)]
pub struct Card(
    #[serde(serialize_with = "write_text", deserialize_with = "read_text")]
    #[ts(type = "string")]
    schafkopf::Card,
);

/// A card that can be called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CalledCard(
    #[serde(serialize_with = "write_text", deserialize_with = "read_called")] schafkopf::CalledCard,
);

/// Cards in one string, separated by spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
#[schema(value_type = String)]
pub struct CardSet(
    #[serde(serialize_with = "write_text")]
    #[ts(type = "string")]
    schafkopf::CardSet,
);

/// Cards in their order, which matters, in one string, separated by spaces.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
#[schema(value_type = String)]
pub struct Cards(
    #[serde(serialize_with = "write_cards")]
    #[ts(type = "string")]
    Vec<schafkopf::Card>,
);

/// Thirty-two bytes as 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[schema(value_type = String)]
pub struct Bytes32(
    #[serde(serialize_with = "write_text", deserialize_with = "read_text")]
    #[ts(type = "string")]
    schafkopf::Bytes32,
);

/// A suit: Eichel, Gras, Herz, Schellen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[schema(value_type = String)]
pub struct Suit(
    #[serde(serialize_with = "write_suit", deserialize_with = "read_suit")]
    #[ts(type = "\"E\" | \"G\" | \"H\" | \"S\"")]
    schafkopf::Suit,
);

fn write_text<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

fn read_text<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(deserializer: D) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn write_seat<S: Serializer>(seat: &schafkopf::Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(seat.number())
}

fn read_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<schafkopf::Seat, D::Error> {
    let number = u8::deserialize(deserializer)?;
    schafkopf::Seat::new(number)
        .ok_or_else(|| serde::de::Error::custom(format!("{number} is not a seat (1 to 4)")))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn write_chair<S: Serializer>(chair: &schafkopf::Chair, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(chair.number())
}

fn read_chair<'de, D: Deserializer<'de>>(deserializer: D) -> Result<schafkopf::Chair, D::Error> {
    let number = u8::deserialize(deserializer)?;
    schafkopf::Chair::new(number)
        .ok_or_else(|| serde::de::Error::custom(format!("{number} is not a chair (1 to 6)")))
}

fn read_called<'de, D: Deserializer<'de>>(deserializer: D) -> Result<schafkopf::CalledCard, D::Error> {
    let card: schafkopf::Card = read_text(deserializer)?;
    schafkopf::CalledCard::from_card(card)
        .ok_or_else(|| serde::de::Error::custom(format!("{card} cannot be called")))
}

fn write_cards<S: Serializer>(cards: &[schafkopf::Card], serializer: S) -> Result<S::Ok, S::Error> {
    let mut text = String::with_capacity(3 * cards.len());
    for card in cards {
        if !text.is_empty() {
            text.push(' ');
        }
        text.extend(card.ascii().map(char::from));
    }
    serializer.serialize_str(&text)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn write_suit<S: Serializer>(suit: &schafkopf::Suit, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_char(suit.letter())
}

fn read_suit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<schafkopf::Suit, D::Error> {
    let letter = char::deserialize(deserializer)?;
    schafkopf::Suit::from_letter(letter)
        .ok_or_else(|| serde::de::Error::custom(format!("`{letter}` is not a suit (E, G, H or S)")))
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

impl From<schafkopf::Chair> for Chair {
    fn from(chair: schafkopf::Chair) -> Chair {
        Chair(chair)
    }
}

impl From<schafkopf::Seat> for Chair {
    fn from(seat: schafkopf::Seat) -> Chair {
        Chair(seat.into())
    }
}

impl From<Chair> for schafkopf::Chair {
    fn from(chair: Chair) -> schafkopf::Chair {
        chair.0
    }
}

impl From<schafkopf::Card> for Card {
    fn from(card: schafkopf::Card) -> Card {
        Card(card)
    }
}

impl From<Card> for schafkopf::Card {
    fn from(card: Card) -> schafkopf::Card {
        card.0
    }
}

impl From<schafkopf::CalledCard> for CalledCard {
    fn from(called: schafkopf::CalledCard) -> CalledCard {
        CalledCard(called)
    }
}

impl From<CalledCard> for schafkopf::CalledCard {
    fn from(called: CalledCard) -> schafkopf::CalledCard {
        called.0
    }
}

impl From<schafkopf::CardSet> for CardSet {
    fn from(cards: schafkopf::CardSet) -> CardSet {
        CardSet(cards)
    }
}

impl From<Vec<schafkopf::Card>> for Cards {
    fn from(cards: Vec<schafkopf::Card>) -> Cards {
        Cards(cards)
    }
}

impl From<schafkopf::Bytes32> for Bytes32 {
    fn from(bytes: schafkopf::Bytes32) -> Bytes32 {
        Bytes32(bytes)
    }
}

impl From<schafkopf::fair_deal::Commitment> for Bytes32 {
    fn from(commitment: schafkopf::fair_deal::Commitment) -> Bytes32 {
        Bytes32(*commitment.bytes())
    }
}

impl From<Bytes32> for schafkopf::Bytes32 {
    fn from(bytes: Bytes32) -> schafkopf::Bytes32 {
        bytes.0
    }
}

impl From<schafkopf::Suit> for Suit {
    fn from(suit: schafkopf::Suit) -> Suit {
        Suit(suit)
    }
}

impl From<Suit> for schafkopf::Suit {
    fn from(suit: Suit) -> schafkopf::Suit {
        suit.0
    }
}
