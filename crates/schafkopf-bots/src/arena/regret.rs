//! What cards give away: how much less its own side has after a card than after the best one, with open cards and best play by all
//! from there on.

use schafkopf::{Card, Contract, Game, Goal, Seat};
use schafkopf_solver::{Position, Scale};
use serde::{Deserialize, Serialize};

use super::open;

/// A card that was chosen among several, and what it gave away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Kept", into = "Kept")]
pub struct Choice {
    /// Who chose.
    pub seat: Seat,
    /// The number of the trick, from 1.
    pub trick: u8,
    /// What was led, or that another led.
    pub kind: Kind,
    /// Card points given away; none in a Tout and a Bettel, where points decide nothing.
    pub points: u8,
    /// Whether a game that was won is lost by it.
    pub win: bool,
}

/// A choice as it is written down, one among thousands.
type Kept = (Seat, u8, Kind, u8, bool);

impl From<Kept> for Choice {
    fn from((seat, trick, kind, points, win): Kept) -> Choice {
        Choice { seat, trick, kind, points, win }
    }
}

impl From<Choice> for Kept {
    fn from(Choice { seat, trick, kind, points, win }: Choice) -> Kept {
        (seat, trick, kind, points, win)
    }
}

/// What was led, or that another led.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A trump was led.
    Trump,
    /// A card of the suit that was called, its Ace as well (S 2.5).
    CalledSuit,
    /// The Ace of another side suit.
    Ace,
    /// Any other card.
    Other,
    /// Another led.
    Follow,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 5] = [Kind::Trump, Kind::CalledSuit, Kind::Ace, Kind::Other, Kind::Follow];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Trump => "trump",
            Kind::CalledSuit => "called_suit",
            Kind::Ace => "ace",
            Kind::Other => "other",
            Kind::Follow => "follow",
        }
    }

    /// What it is to lead a card.
    fn of_lead(card: Card, contract: Contract) -> Kind {
        if contract.order().is_trump(card) {
            Kind::Trump
        } else if contract.called().is_some_and(|called| called.card().suit() == card.suit()) {
            Kind::CalledSuit
        } else if card.rank() == schafkopf::Rank::Ace {
            Kind::Ace
        } else {
            Kind::Other
        }
    }
}

/// Every choice among cards in a finished game; none where two parties do not play: in a Ramsch, and where all passed.
pub(super) fn choices(game: &Game) -> Option<Vec<Choice>> {
    let (contract, parties) = (game.contract()?, game.parties()?);
    let mut choices = Vec::with_capacity(28);
    let plays = game.plays();
    let Some(&(leader, _)) = plays.first() else { return Some(choices) };
    let manner = game.setup().rules.manner(contract);
    let start = Position::under(manner, &game.deal_played(), (contract, parties), (leader, &[]));
    let mut position = start.expect("what was played can be played");
    for &(_, card) in plays {
        if position.play().legal().len() > 1 {
            choices.extend(choice(&position, card));
        }
        position = position.after(card).expect("what was played can be played");
    }
    Some(choices)
}

/// What a card gives away.
fn choice(position: &Position, card: Card) -> Option<Choice> {
    let moves = open::moves(position, &|| false)?;
    let best = open::best(position, &moves)?;
    let value = moves.iter().find(|of| of.card == card)?.value;
    let contract = position.contract();
    let own = position.is_declarers(position.turn());
    let points = match contract.goal() {
        Goal::Majority | Goal::FewPoints => best.abs_diff(value),
        Goal::Tout | Goal::NoTrick => 0,
    };
    Some(Choice {
        seat: position.turn(),
        trick: position.play().played() / 4 + 1,
        kind: match position.play().led() {
            None => Kind::of_lead(card, contract),
            Some(_) => Kind::Follow,
        },
        points,
        win: is_won(position, best) == own && is_won(position, value) != own,
    })
}

/// Whether the declarer's party has won that has so much in the end.
fn is_won(position: &Position, value: u8) -> bool {
    match position.contract().goal() {
        Goal::Majority | Goal::FewPoints => value >= 61,
        Goal::Tout => value == position.most(Scale::Tricks),
        Goal::NoTrick => value == 0,
    }
}
