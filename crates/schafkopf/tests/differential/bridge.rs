//! From the crate's cards and contracts to the reference's, by their names alone.

use schafkopf::{Card, CardSet, Contract, Deal, Goal, Seat};

use crate::reference::cards::{self, cards};
use crate::reference::contract::{self, Kind};

pub(crate) fn card(card: Card) -> cards::Card {
    cards::card(&card.to_string())
}

/// A hand of the crate as a list of the reference's cards.
pub(crate) fn hand(hand: CardSet) -> Vec<cards::Card> {
    cards(&hand.to_string())
}

pub(crate) fn hands(deal: &Deal) -> [Vec<cards::Card>; 4] {
    Seat::ALL.map(|seat| hand(deal.hand(seat)))
}

/// A list of the reference's cards as a set of the crate's.
pub(crate) fn set(list: &[cards::Card]) -> CardSet {
    list.iter().map(|card| format!("{card:?}").parse::<Card>().unwrap()).collect()
}

/// The contracts that the reference knows.
pub(crate) fn in_the_books() -> impl Iterator<Item = Contract> {
    let house = |contract: &Contract| {
        matches!(contract, Contract::Bettel { .. } | Contract::Hochzeit | Contract::Ramsch)
    };
    Contract::ALL.into_iter().filter(move |contract| !house(contract))
}

pub(crate) fn contract(contract: Contract) -> contract::Contract {
    let letter = |suit: schafkopf::Suit| Some(suit.letter());
    let solo = |kind, trump, goal| contract::Contract { kind, trump, called: None, tout: goal == Goal::Tout };
    match contract {
        Contract::Rufspiel { called } => contract::Contract::rufspiel(card(called.card())),
        Contract::Wenz { goal } => solo(Kind::Wenz, None, goal),
        Contract::Geier { goal } => solo(Kind::Geier, None, goal),
        Contract::Farbgeier { trump, goal } => solo(Kind::Farbgeier, letter(trump), goal),
        Contract::Farbwenz { trump, goal } => solo(Kind::Farbwenz, letter(trump), goal),
        Contract::Solo { trump, goal } => solo(Kind::Solo, letter(trump), goal),
        Contract::Sie => solo(Kind::Sie, None, Goal::Majority),
        Contract::Bettel { .. } | Contract::Hochzeit | Contract::Ramsch => {
            unreachable!("the second book knows no house rules")
        }
    }
}
