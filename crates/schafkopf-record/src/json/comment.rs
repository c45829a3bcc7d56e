//! Comments of a record in JSON, and the lines at which they stand.

use serde::{Deserialize, Serialize};

use super::is_false;
use super::value::Seat;
use crate::comment::Line;

/// A comment in a record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireComment {
    pub(super) at: WireLine,
    #[serde(default, skip_serializing_if = "is_false")]
    pub(super) beside: bool,
    pub(super) text: String,
}

/// A line by its name, with a seat or a number from 1 where there are several.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum WireLine {
    Head,
    Event,
    Site,
    Date,
    Rules,
    Game,
    ThrownIn,
    Pot,
    Bock,
    Player(Seat),
    Dealer,
    Proof,
    Hand(Seat),
    Knocks,
    Bid(u8),
    Exchange,
    Contract,
    Call(u8),
    Trick(u8),
    Claim(u8),
    Result,
    Runners,
    Money,
    List,
    End,
}

impl From<Line> for WireLine {
    fn from(line: Line) -> WireLine {
        match line {
            Line::Head => WireLine::Head,
            Line::Event => WireLine::Event,
            Line::Site => WireLine::Site,
            Line::Date => WireLine::Date,
            Line::Rules => WireLine::Rules,
            Line::Number => WireLine::Game,
            Line::ThrownIn => WireLine::ThrownIn,
            Line::Pot => WireLine::Pot,
            Line::Bock => WireLine::Bock,
            Line::Knocks => WireLine::Knocks,
            Line::Exchange => WireLine::Exchange,
            Line::Player(seat) => WireLine::Player(Seat(seat)),
            Line::Dealer => WireLine::Dealer,
            Line::Proof => WireLine::Proof,
            Line::Hand(seat) => WireLine::Hand(Seat(seat)),
            Line::Bid(index) => WireLine::Bid(index + 1),
            Line::Contract => WireLine::Contract,
            Line::Call(index) => WireLine::Call(index + 1),
            Line::Trick(index) => WireLine::Trick(index + 1),
            Line::Claim(index) => WireLine::Claim(index + 1),
            Line::Result => WireLine::Result,
            Line::Runners => WireLine::Runners,
            Line::Money => WireLine::Money,
            Line::List => WireLine::List,
            Line::End => WireLine::End,
        }
    }
}

impl TryFrom<WireLine> for Line {
    type Error = &'static str;

    fn try_from(line: WireLine) -> Result<Line, &'static str> {
        let index = |number: u8| number.checked_sub(1).ok_or("lines are counted from 1");
        Ok(match line {
            WireLine::Head => Line::Head,
            WireLine::Event => Line::Event,
            WireLine::Site => Line::Site,
            WireLine::Date => Line::Date,
            WireLine::Rules => Line::Rules,
            WireLine::Game => Line::Number,
            WireLine::ThrownIn => Line::ThrownIn,
            WireLine::Pot => Line::Pot,
            WireLine::Bock => Line::Bock,
            WireLine::Knocks => Line::Knocks,
            WireLine::Exchange => Line::Exchange,
            WireLine::Player(Seat(seat)) => Line::Player(seat),
            WireLine::Dealer => Line::Dealer,
            WireLine::Proof => Line::Proof,
            WireLine::Hand(Seat(seat)) => Line::Hand(seat),
            WireLine::Bid(number) => Line::Bid(index(number)?),
            WireLine::Contract => Line::Contract,
            WireLine::Call(number) => Line::Call(index(number)?),
            WireLine::Trick(number) => Line::Trick(index(number)?),
            WireLine::Claim(number) => Line::Claim(index(number)?),
            WireLine::Result => Line::Result,
            WireLine::Runners => Line::Runners,
            WireLine::Money => Line::Money,
            WireLine::List => Line::List,
            WireLine::End => Line::End,
        })
    }
}
