//! The order of the cards under a contract: what is trump, what follows what, what beats what.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract_kind::Lords;

const OBERS: u32 = CardSet::of_rank(Rank::Ober).bits();
const UNTERS: u32 = CardSet::of_rank(Rank::Unter).bits();

/// Which cards are trumps under a contract, and what beats what (S 2.5.6, 2.6.6, 2.7; V 1.2).
///
/// ```
/// use schafkopf::{CardSet, Order, Suit};
/// let order = Order::solo(Suit::Herz); // also the order of a Rufspiel
/// assert_eq!(order.trumps().len(), 14);
/// let trick: CardSet = "GA HA SU G7".parse()?;
/// assert_eq!(order.winner(trick, "GA".parse()?), "SU".parse()?);
/// # Ok::<(), schafkopf::CardError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Order {
    /// The Obers, where they are trumps.
    obers: u32,
    /// The Unters, where they are trumps.
    unters: u32,
    /// The trump suit without the lords that rank above it.
    suit: u32,
    /// The cards that rank above the rest of their side suit whatever their place in the notation; all, where that place
    /// decides.
    top: u32,
}

impl Order {
    /// The lords in the order of their suits, then a suit with whatever of it is no lord in its place.
    pub const fn new(lords: Lords, suit: Option<Suit>) -> Order {
        let (obers, unters) = match lords {
            Lords::ObersAndUnters => (OBERS, UNTERS),
            Lords::Obers => (OBERS, 0),
            Lords::Unters => (0, UNTERS),
            Lords::Nothing => (0, 0),
        };
        let suit = match suit {
            Some(suit) => CardSet::of_suit(suit).bits() & !obers & !unters,
            None => 0,
        };
        Order { obers, unters, suit, top: u32::MAX }
    }

    /// Obers, Unters, then a suit; with Herz also the order of a Rufspiel (S 2.5.6, 2.6.6). Under another suit Herz
    /// is a side suit like the rest (S 2.6.1).
    pub const fn solo(trump: Suit) -> Order {
        Order::new(Lords::ObersAndUnters, Some(trump))
    }

    /// The Unters alone, in the order of their suits (S 2.7.1, 2.7.4).
    pub const fn wenz() -> Order {
        Order::new(Lords::Unters, None)
    }

    /// The Unters, then a suit with its Ober in place (decision 7).
    pub const fn farbwenz(trump: Suit) -> Order {
        Order::new(Lords::Unters, Some(trump))
    }

    /// The Obers alone, in the order of their suits (V 1.2).
    pub const fn geier() -> Order {
        Order::new(Lords::Obers, None)
    }

    /// The Obers, then a suit with its Unter in place (V 1.2).
    pub const fn farbgeier(trump: Suit) -> Order {
        Order::new(Lords::Obers, Some(trump))
    }

    /// No trumps, and in each suit A K O U Z 9 8 7 (V 2.2).
    pub const fn natural() -> Order {
        let low = CardSet::of_rank(Rank::Ten).bits()
            | CardSet::of_rank(Rank::Nine).bits()
            | CardSet::of_rank(Rank::Eight).bits()
            | CardSet::of_rank(Rank::Seven).bits();
        Order { top: !low, ..Order::new(Lords::Nothing, None) }
    }

    /// All trumps.
    pub const fn trumps(self) -> CardSet {
        CardSet::from_bits(self.obers | self.unters | self.suit)
    }

    /// Whether the card is a trump.
    pub const fn is_trump(self, card: Card) -> bool {
        self.trumps().contains(card)
    }

    /// The cards of a suit that are no trumps: a side suit (Fehlfarbe), or nothing for the trump suit.
    pub const fn side_suit(self, suit: Suit) -> CardSet {
        CardSet::of_suit(suit).without(self.trumps())
    }

    /// The cards that follow a led card: all trumps, or its side suit (S 3.2.1, 3.2.2).
    pub const fn followers(self, led: Card) -> CardSet {
        if self.is_trump(led) { self.trumps() } else { self.side_suit(led.suit()) }
    }

    /// The card that wins among some cards of a trick, when `led` was led (S 3.1.2).
    pub const fn winner(self, trick: CardSet, led: Card) -> Card {
        let bits = trick.bits();
        let following = bits & self.followers(led).bits();
        let classes =
            [bits & self.obers, bits & self.unters, bits & self.suit, following & self.top, following];
        let mut i = 0;
        while i < 5 {
            if classes[i] != 0 {
                return Card::highest_of(classes[i]);
            }
            i += 1;
        }
        led
    }

    /// What takes a trick as it lies, its cards in the order played; nothing takes an empty one (S 3.1.2).
    ///
    /// ```
    /// use schafkopf::{Order, Suit, TrickWhy, parse_cards};
    /// let taking = Order::solo(Suit::Herz).taking(&parse_cards("GA HA SU")?).expect("there are cards");
    /// assert_eq!((taking.place, taking.points, taking.why), (2, 24, TrickWhy::Ruff));
    /// # Ok::<(), schafkopf::CardError>(())
    /// ```
    pub fn taking(self, trick: &[Card]) -> Option<Taking> {
        let &led = trick.first()?;
        let best = self.winner(trick.iter().copied().collect(), led);
        let why = match (self.is_trump(led), self.is_trump(best)) {
            (true, _) => TrickWhy::Trump,
            (false, true) => TrickWhy::Ruff,
            (false, false) => TrickWhy::Suit,
        };
        let place = trick.iter().position(|&card| card == best)?;
        Some(Taking { place, card: best, points: trick.iter().map(|card| card.points()).sum(), why })
    }

    /// All trumps from the highest down: the order in which runners run (S 4.2.2).
    pub fn trumps_descending(self) -> impl Iterator<Item = Card> {
        [self.obers, self.unters, self.suit].into_iter().flat_map(|bits| CardSet::from_bits(bits).iter())
    }

    /// Cards as a player sorts his hand: trumps from the highest down, then the side suits, each from its highest down.
    pub fn sorted(self, cards: CardSet) -> impl Iterator<Item = Card> {
        let top = CardSet::from_bits(self.top);
        let sides = Suit::ALL.into_iter().flat_map(move |suit| {
            let side = cards & self.side_suit(suit);
            (side & top).iter().chain(side - top)
        });
        self.trumps_descending().filter(move |&card| cards.contains(card)).chain(sides)
    }
}

/// What takes a trick as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Taking {
    /// The place of the card in the trick, from 0.
    pub place: usize,
    /// The card.
    pub card: Card,
    /// The card points of the trick so far.
    pub points: u8,
    /// Why it takes it.
    pub why: TrickWhy,
}

/// Why a card takes a trick (S 3.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrickWhy {
    /// Trump was led, and it is the highest.
    Trump,
    /// It is the highest of the suit that was led.
    Suit,
    /// A suit was led, and it is trump.
    Ruff,
}

#[cfg(test)]
mod tests {
    use super::{Order, TrickWhy};
    use crate::card::Suit;
    use crate::card_set::CardSet;

    fn descending(order: Order) -> String {
        order.trumps_descending().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn v_2_2_a_suit_of_a_bettel_is_sorted_as_it_ranks() {
        let sorted = |order: Order| {
            let cards = order.sorted(CardSet::of_suit(Suit::Gras) | CardSet::of_suit(Suit::Eichel));
            cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
        };
        let natural = "EA EK EO EU EZ E9 E8 E7 GA GK GO GU GZ G9 G8 G7";
        assert_eq!(sorted(Order::natural()), natural);
        assert_eq!(sorted(Order::wenz()), "EU GU EA EZ EK EO E9 E8 E7 GA GZ GK GO G9 G8 G7");
    }

    #[test]
    fn s_1_2_5_the_lords_rank_by_suit() {
        assert!(descending(Order::solo(Suit::Schellen)).starts_with("EO GO HO SO EU GU HU SU"));
    }

    #[test]
    fn s_2_5_6_fourteen_trumps_in_a_rufspiel() {
        assert_eq!(descending(Order::solo(Suit::Herz)), "EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7");
    }

    #[test]
    fn s_2_6_1_and_2_6_6_the_named_suit_takes_the_place_of_hearts() {
        assert_eq!(descending(Order::solo(Suit::Gras)), "EO GO HO SO EU GU HU SU GA GZ GK G9 G8 G7");
        assert_eq!(Order::solo(Suit::Gras).side_suit(Suit::Herz).to_string(), "HA HZ HK H9 H8 H7");
    }

    #[test]
    fn s_2_7_1_and_2_7_4_four_trumps_in_a_wenz() {
        assert_eq!(descending(Order::wenz()), "EU GU HU SU");
    }

    #[test]
    fn s_2_7_2_the_ober_ranks_between_king_and_nine_in_a_wenz() {
        let order = Order::wenz();
        assert_eq!(order.side_suit(Suit::Eichel).to_string(), "EA EZ EK EO E9 E8 E7");
        let winner =
            |trick: &str, led: &str| order.winner(trick.parse().unwrap(), led.parse().unwrap()).to_string();
        assert_eq!(winner("E9 EO", "E9"), "EO");
        assert_eq!(winner("EK EO", "EO"), "EK");
    }

    #[test]
    fn decision_7_trumps_of_a_farbwenz() {
        assert_eq!(descending(Order::farbwenz(Suit::Herz)), "EU GU HU SU HA HZ HK HO H9 H8 H7");
    }

    #[test]
    fn v_1_2_trumps_of_geier_and_farbgeier_and_the_unter_between_king_and_nine() {
        assert_eq!(descending(Order::geier()), "EO GO HO SO");
        assert_eq!(descending(Order::farbgeier(Suit::Herz)), "EO GO HO SO HA HZ HK HU H9 H8 H7");
        assert_eq!(Order::geier().side_suit(Suit::Eichel).to_string(), "EA EZ EK EU E9 E8 E7");
        let winner =
            |trick: &str, led: &str| Order::geier().winner(trick.parse().unwrap(), led.parse().unwrap());
        assert_eq!(winner("E9 EU EA GU", "E9").to_string(), "EA");
        assert_eq!(winner("E9 EU GU", "E9").to_string(), "EU", "an Unter is a card of its suit");
        assert_eq!(winner("EA SO", "EA").to_string(), "SO");
    }

    #[test]
    fn v_2_2_without_trumps_the_ten_ranks_below_the_unter_or_above_the_king() {
        let winner = |order: Order, trick: &str, led: &str| {
            order.winner(trick.parse().unwrap(), led.parse().unwrap()).to_string()
        };
        assert_eq!(winner(Order::natural(), "HO HZ E9 HK", "HO"), "HK");
        assert_eq!(winner(Order::new(super::Lords::Nothing, None), "HO HZ E9 HK", "HO"), "HZ");
        assert_eq!(winner(Order::natural(), "S8 SZ S9 EA", "S8"), "SZ");
        assert_eq!(winner(Order::natural(), "SU SZ", "SZ"), "SU");
        assert!(Order::natural().trumps().is_empty());
    }

    #[test]
    fn s_3_1_2_the_highest_card_wins_and_trump_beats_suit() {
        let order = Order::solo(Suit::Herz);
        let winner =
            |trick: &str, led: &str| order.winner(trick.parse().unwrap(), led.parse().unwrap()).to_string();
        assert_eq!(winner("E7 E9 EZ EK", "E7"), "EZ");
        assert_eq!(winner("E7 GA SA GZ", "E7"), "E7");
        assert_eq!(winner("EA EZ H7 EK", "EA"), "H7");
        assert_eq!(winner("EA H7 SU GO", "EA"), "GO");
    }

    #[test]
    fn a_trick_says_what_takes_it_and_why() {
        let taking = |order: Order, trick: &str| {
            let cards = crate::card::parse_cards(trick).unwrap();
            order
                .taking(&cards)
                .map(|taking| (taking.card.to_string(), taking.place, taking.points, taking.why))
        };
        let rufspiel = Order::solo(Suit::Herz);
        assert_eq!(taking(rufspiel, ""), None);
        assert_eq!(taking(rufspiel, "EO HA SU H7"), Some(("EO".into(), 0, 16, TrickWhy::Trump)));
        assert_eq!(taking(rufspiel, "GK GA G9 SA"), Some(("GA".into(), 1, 26, TrickWhy::Suit)));
        assert_eq!(taking(rufspiel, "GA H7 SU"), Some(("SU".into(), 2, 13, TrickWhy::Ruff)));
        assert_eq!(taking(Order::wenz(), "EA SU GU EZ"), Some(("GU".into(), 2, 25, TrickWhy::Ruff)));
        assert_eq!(taking(Order::natural(), "HO HZ E9 HK"), Some(("HK".into(), 3, 17, TrickWhy::Suit)));
    }

    #[test]
    fn every_card_is_a_trump_or_in_one_side_suit() {
        for order in [
            Order::wenz(),
            Order::geier(),
            Order::solo(Suit::Herz),
            Order::farbwenz(Suit::Eichel),
            Order::farbgeier(Suit::Gras),
        ] {
            let sides = Suit::ALL.into_iter().fold(CardSet::EMPTY, |set, suit| set | order.side_suit(suit));
            assert_eq!(sides | order.trumps(), CardSet::ALL);
            assert!((sides & order.trumps()).is_empty());
            assert_eq!(order.sorted(CardSet::ALL).count(), 32);
        }
    }
}
