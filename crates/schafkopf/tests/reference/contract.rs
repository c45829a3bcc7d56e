//! Contracts: their trumps, what beats what, and who may declare them (S 2.5–2.9, P 4, decisions 7, 9, 11, 12, 18).

use super::cards::{Card, card, cards, is_lord};
use super::score::Book;

/// What is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Rufspiel,
    Farbgeier,
    Geier,
    Farbwenz,
    Wenz,
    Solo,
    Sie,
}

/// What is played, with the trump suit, the card called, and whether every trick is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Contract {
    pub(crate) kind: Kind,
    pub(crate) trump: Option<char>,
    pub(crate) called: Option<Card>,
    pub(crate) tout: bool,
}

/// What a card belongs to when suit is followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Group {
    Trump,
    Suit(char),
}

impl Contract {
    pub(crate) fn rufspiel(called: Card) -> Contract {
        Contract { kind: Kind::Rufspiel, trump: None, called: Some(called), tout: false }
    }

    /// The trumps from the highest down.
    pub(crate) fn trumps(self) -> Vec<Card> {
        match self.kind {
            // S 2.5.6, word for word.
            Kind::Rufspiel | Kind::Sie => cards("EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7"),
            // S 2.6.6: as in a Rufspiel, but Hearts are replaced by the nominated suit.
            Kind::Solo => {
                let mut list = cards("EO GO HO SO EU GU HU SU");
                list.extend("AZK987".chars().map(|rank| self.of_trump_suit(rank)));
                list
            }
            // S 2.7.4.
            Kind::Wenz => cards("EU GU HU SU"),
            // V 1.2.
            Kind::Geier => cards("EO GO HO SO"),
            Kind::Farbgeier => {
                let mut list = cards("EO GO HO SO");
                list.extend("AZKU987".chars().map(|rank| self.of_trump_suit(rank)));
                list
            }
            // Decision 7.
            Kind::Farbwenz => {
                let mut list = cards("EU GU HU SU");
                list.extend("AZKO987".chars().map(|rank| self.of_trump_suit(rank)));
                list
            }
        }
    }

    fn of_trump_suit(self, rank: char) -> Card {
        Card { suit: self.trump.expect("the contract has a trump suit"), rank }
    }

    /// What trumps are, in the words of S 1.4: in a Rufspiel all Obers, Unters and Hearts; in a Solo all Obers, Unters
    /// and cards of the suit; in a Wenz all Unters; in a Farbwenz all Unters and cards of the suit (decision 7).
    fn is_trump(self, card: Card) -> bool {
        match self.kind {
            Kind::Rufspiel | Kind::Sie => is_lord(card) || card.suit == 'H',
            Kind::Solo => is_lord(card) || Some(card.suit) == self.trump,
            Kind::Wenz => card.rank == 'U',
            Kind::Farbwenz => card.rank == 'U' || Some(card.suit) == self.trump,
            Kind::Geier => card.rank == 'O',
            Kind::Farbgeier => card.rank == 'O' || Some(card.suit) == self.trump,
        }
    }

    /// Trumps are one group, each side suit another (S 3.2.1, 3.2.2).
    pub(crate) fn group(self, card: Card) -> Group {
        if self.is_trump(card) { Group::Trump } else { Group::Suit(card.suit) }
    }

    /// The place of a card among those that can win a trick, 0 the best; none for a discard (S 3.1.2).
    fn place(self, card: Card, led: Card) -> Option<usize> {
        let trumps = self.trumps();
        if let Some(place) = trumps.iter().position(|&trump| trump == card) {
            return Some(place);
        }
        // S 2.7.2, V 1.2: Ober or Unter between King and Nine, where it is no trump.
        let in_suit = "AZKOU987".chars().position(|rank| rank == card.rank)?;
        (self.group(led) == Group::Suit(card.suit)).then_some(trumps.len() + in_suit)
    }

    /// Which card of a trick wins it; the first was led.
    pub(crate) fn best(self, trick: &[Card]) -> usize {
        let mut best = 0;
        for i in 1..trick.len() {
            let place = |i: usize| self.place(trick[i], trick[0]).unwrap_or(usize::MAX);
            if place(i) < place(best) {
                best = i;
            }
        }
        best
    }

    /// One against three (S 2.6.2).
    pub(crate) fn is_solo_kind(self) -> bool {
        self.kind != Kind::Rufspiel
    }
}

/// What may be called (S 2.5.1; forced: P 4, decision 11).
pub(crate) fn calls(hand: &[Card], forced: bool) -> Vec<Card> {
    let of = |rank: char| "EGS".chars().map(move |suit| Card { suit, rank });
    let in_suit = |suit: char| hand.iter().any(|&c| c.suit == suit && !is_lord(c));
    let lacked = |rank: char| of(rank).filter(|c| !hand.contains(c)).collect::<Vec<Card>>();
    let aces: Vec<Card> = lacked('A').into_iter().filter(|ace| in_suit(ace.suit)).collect();
    if !aces.is_empty() || !forced {
        return aces;
    }
    // Renonce: an Ace he lacks in a suit he is void in.
    let renonce: Vec<Card> = lacked('A').into_iter().filter(|ace| !in_suit(ace.suit)).collect();
    if !renonce.is_empty() {
        return renonce;
    }
    if lacked('Z').is_empty() { lacked('K') } else { lacked('Z') }
}

/// Whether a hand may declare a contract, leaving aside what a Tout asks for.
pub(crate) fn may_declare(hand: &[Card], contract: Contract, book: Book, forced: bool) -> bool {
    let known = match contract.kind {
        Kind::Rufspiel | Kind::Wenz | Kind::Solo => true,
        Kind::Farbwenz => {
            matches!(book, Book::Tischpunkte | Book::Preis) || book == Book::Geier && !contract.tout
        }
        Kind::Geier | Kind::Farbgeier => book == Book::Geier,
        Kind::Sie => matches!(book, Book::Schule | Book::SchuleTurnier | Book::Geier),
    };
    // Decision 21: the declarer must hold EO; in P it is a Rufspiel.
    let forced_is_right = match book {
        _ if !forced => true,
        Book::Schule | Book::SchuleTurnier | Book::Geier => false,
        Book::Tischpunkte => hand.contains(&card("EO")),
        Book::Preis => hand.contains(&card("EO")) && contract.kind == Kind::Rufspiel,
    };
    let all_lords = hand.iter().all(|&c| is_lord(c));
    let waived = all_lords && matches!(book, Book::Tischpunkte | Book::Preis);
    let fits = match contract.kind {
        Kind::Rufspiel => calls(hand, forced).contains(&contract.called.expect("a card is called")),
        // S 2.7.3, V 1.3.
        Kind::Wenz | Kind::Geier => true,
        Kind::Farbgeier => hand.iter().any(|&c| Some(c.suit) == contract.trump && c.rank != 'O'),
        // Decision 9: Obers and Unters do not count; in a Farbwenz the Ober of the suit does.
        Kind::Solo => waived || hand.iter().any(|&c| Some(c.suit) == contract.trump && !is_lord(c)),
        Kind::Farbwenz => waived || hand.iter().any(|&c| Some(c.suit) == contract.trump && c.rank != 'U'),
        Kind::Sie => all_lords,
    };
    known && forced_is_right && fits
}

/// Whether a Tout stands: S 5.2.14, P 12 (decision 12), S 5.2.15, P 23 (decision 17).
pub(crate) fn tout_stands(hand: &[Card], contract: Contract, book: Book, game: u32) -> bool {
    let side: Vec<Card> = hand.iter().copied().filter(|&c| contract.group(c) != Group::Trump).collect();
    let holds = |name: &str| hand.contains(&card(name));
    let ace_of = |suit: char| hand.contains(&Card { suit, rank: 'A' });
    let ten_of = |suit: char| hand.contains(&Card { suit, rank: 'Z' });
    let three_runners = holds("EO") && holds("GO") && holds("HO");
    match (book, contract.kind) {
        (Book::SchuleTurnier | Book::Preis | Book::Geier, _) if game == 1 => false,
        (Book::SchuleTurnier | Book::Geier, Kind::Solo) => {
            three_runners && side.iter().all(|c| c.rank == 'A' || (c.rank == 'Z' && ace_of(c.suit)))
        }
        // V 1.5: with Obers for Unters.
        (Book::Geier, Kind::Geier | Kind::Farbgeier) => {
            let obers = hand.iter().filter(|c| c.rank == 'O').count();
            let strong = holds("EO") && (holds("GO") || obers >= 3);
            strong && side.iter().all(|c| ace_of(c.suit) && ten_of(c.suit))
        }
        (Book::SchuleTurnier | Book::Geier, Kind::Wenz) => {
            let unters = hand.iter().filter(|c| c.rank == 'U').count();
            let strong = holds("EU") && (holds("GU") || unters >= 3);
            strong && side.iter().all(|c| ace_of(c.suit) && ten_of(c.suit))
        }
        (Book::Preis, Kind::Solo) => {
            let aces = side.iter().all(|c| c.rank == 'A');
            let pair = side.len() == 2
                && side[0].suit == side[1].suit
                && side.iter().any(|c| c.rank == 'A')
                && side.iter().any(|c| c.rank == 'Z');
            three_runners && side.len() <= 2 && (aces || pair)
        }
        _ => true,
    }
}
