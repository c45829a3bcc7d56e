//! A position: four known hands under a contract, some cards played.

use schafkopf::{
    BySeat, Card, Contract, Deal, Game, Goal, IllegalCard, Parties, Play, PlayManner, Seat, Side,
};
use thiserror::Error;

use crate::scale::Scale;

/// A position with all four hands known, and who plays with whom.
///
/// ```
/// use schafkopf::{Contract, Deal, Goal, Seat, Suit};
/// use schafkopf_solver::Position;
/// let deal = Deal::parse(&["EO GO HO SO EU GU HU SU", "EA EZ EK E9 E8 E7 HA HZ", "GA GZ GK G9 G8 G7 HK H9", "SA SZ SK S9 S8 S7 H8 H7"])?;
/// let solo = Contract::Solo { trump: Suit::Herz, goal: Goal::Majority };
/// let position = Position::new(&deal, solo, Seat::One, Seat::Two, &[])?;
/// assert_eq!(position.turn(), Seat::Two);
/// assert!(position.is_declarers(Seat::One));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    deal: Deal,
    play: Play,
    contract: Contract,
    declarer: Seat,
    declarers: BySeat<bool>,
}

/// Why there is no such position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The declarer was dealt the card he called (S 2.5.1).
    #[error("seat {declarer} called {card} and holds it")]
    CalledOwnCard {
        /// Who called.
        declarer: Seat,
        /// The card called.
        card: Card,
    },
    /// A card that may not be played.
    #[error("card {number}, {card}: {reason}")]
    Illegal {
        /// Which of the cards played, from 1.
        number: usize,
        /// The card.
        card: Card,
        /// The rule against it.
        reason: IllegalCard,
    },
}

impl Position {
    /// The position after some cards of a deal; forehand leads to the first trick.
    pub fn new(
        deal: &Deal,
        contract: Contract,
        declarer: Seat,
        forehand: Seat,
        plays: &[Card],
    ) -> Result<Position, PositionError> {
        let manner = PlayManner { deck: deal.deck(), ..PlayManner::default() };
        Position::under(manner, deal, (contract, Parties { declarer, partner: None }), (forehand, plays))
    }

    /// The same where cards are played in some manner of a rule set, and where the partner is told who is not found by a called
    /// card; somebody leads to the first trick.
    pub fn under(
        manner: PlayManner,
        deal: &Deal,
        (contract, parties): (Contract, Parties),
        (leader, plays): (Seat, &[Card]),
    ) -> Result<Position, PositionError> {
        let declarer = parties.declarer;
        let partner = match contract.called() {
            Some(called) if deal.holder(called.card()) == declarer => {
                return Err(PositionError::CalledOwnCard { declarer, card: called.card() });
            }
            Some(called) => Some(deal.holder(called.card())),
            None => parties.partner,
        };
        let play = Play::with_hands(manner, *deal.hands(), contract, leader);
        let mut position = Position::at(deal, (contract, Parties { declarer, partner }), play);
        for (before, &card) in plays.iter().enumerate() {
            position.play.check(card).map_err(|reason| PositionError::Illegal {
                number: before + 1,
                card,
                reason,
            })?;
            position.play.play(card);
        }
        Ok(position)
    }

    /// Where a game stands; none before a contract is played, and none in a Ramsch, which two parties do not play.
    pub fn of_game(game: &Game) -> Option<Position> {
        let (contract, parties, play) = (game.contract()?, game.parties()?, game.play()?);
        Some(Position::at(&game.deal_played(), (contract, parties), *play))
    }

    fn at(deal: &Deal, (contract, parties): (Contract, Parties), play: Play) -> Position {
        let declarers = BySeat::from_fn(|seat| parties.side(seat) == Side::Declarer);
        Position { deal: *deal, play, contract, declarer: parties.declarer, declarers }
    }

    /// The position after a legal card; the reason why not for any other.
    pub fn after(&self, card: Card) -> Result<Position, IllegalCard> {
        self.play.check(card)?;
        let mut next = *self;
        next.play.play(card);
        Ok(next)
    }

    /// The cards in play.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// The hands as they were dealt.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Who declared the contract.
    pub const fn declarer(&self) -> Seat {
        self.declarer
    }

    /// The contract.
    pub const fn contract(&self) -> Contract {
        self.contract
    }

    /// Whether a seat is the declarer or his partner.
    pub fn is_declarers(&self, seat: Seat) -> bool {
        self.declarers[seat]
    }

    /// Whether a seat wants the declarer's party to take much: not its own in a Bettel, which is to take nothing (V 2.1).
    pub fn wants_much(&self, seat: Seat) -> bool {
        self.declarers[seat] != (self.contract.goal() == Goal::NoTrick)
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Seat {
        self.play.turn()
    }

    /// Who wins the open trick so far; who leads to it, if it is empty.
    pub fn winning(&self) -> Seat {
        match self.play.led() {
            None => self.play.turn(),
            Some(led) => self.deal.holder(self.play.order().winner(self.play.trick(), led)),
        }
    }

    /// Tricks still to be taken, the open one included.
    pub const fn tricks_left(&self) -> u8 {
        self.play.all_tricks() - self.play.played() / 4
    }

    /// The most there is to take on a scale.
    pub const fn most(&self, scale: Scale) -> u8 {
        match scale {
            Scale::Points => 120,
            Scale::Tricks => self.play.all_tricks(),
        }
    }

    /// The scale on which the contract's goal is measured: tricks for a Tout and a Bettel, else points.
    pub const fn scale(&self) -> Scale {
        Scale::of(self.contract.goal())
    }

    /// What the declarer's party has taken so far.
    pub fn taken(&self, scale: Scale) -> u8 {
        let of = |seat| match scale {
            Scale::Points => self.play.taken_by(seat),
            Scale::Tricks => self.play.tricks_of(seat),
        };
        Seat::ALL.into_iter().filter(|&seat| self.declarers[seat]).map(of).sum()
    }
}
