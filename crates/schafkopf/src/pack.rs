//! The pack: its cards in an order, and how they come to the players.

use std::fmt;
use std::ops::Index;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::card::{Card, CardError, parse_cards};
use crate::card_set::CardSet;
use crate::deal::{Deal, Dealt};
use crate::deck::Deck;
use crate::rules::RuleSet;
use crate::seat::{BySeat, Seat};

/// How many cards are in the long pack.
pub const PACK_SIZE: usize = 32;

/// All cards of a pack in an order, the top one first: 32, or 24 of the short one.
///
/// ```
/// use schafkopf::{Pack, Packets, Seat};
/// let pack = Pack::new_pack();
/// assert!(pack.to_string().starts_with("EA EZ EK EO EU E9 E8 E7 GA"));
/// let deal = pack.deal(Seat::Four, &Packets::new(&[4, 4])?);
/// assert_eq!(deal.hand(Seat::One).to_string(), "EA EZ EK EO HA HZ HK HO");
/// # Ok::<(), schafkopf::PacketsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pack {
    /// The cards; from `size` on one and the same card, so that equal packs are equal.
    cards: [Card; PACK_SIZE],
    size: u8,
}

/// Why cards are no pack.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PackError {
    /// A word is none of the 32 cards.
    #[error("{0}")]
    Card(#[from] CardError),
    /// Neither 32 cards nor 24.
    #[error("{0} cards, not 32 or, of the short pack, 24")]
    Count(usize),
    /// Seven or Eight in a pack of 24.
    #[error("{card} is not in the short pack")]
    NotInShort {
        /// The card.
        card: Card,
    },
    /// A card is there twice, and so another is missing.
    #[error("{card} stands twice, the second time as card {place} from the top")]
    Twice {
        /// The card.
        card: Card,
        /// Where it stands the second time, from 1 at the top.
        place: usize,
    },
}

impl Pack {
    /// The pack as it comes out of the box: Eichel, Gras, Herz, Schellen, each from the Ace down to the Seven.
    pub fn new_pack() -> Pack {
        Pack::of(Deck::Long)
    }

    /// A pack as it comes out of the box, the short one without Sevens and Eights (V 5.1).
    pub fn of(deck: Deck) -> Pack {
        Pack::filled(deck, Card::all().filter(|&card| deck.cards().contains(card)))
    }

    fn filled(deck: Deck, top: impl Iterator<Item = Card>) -> Pack {
        let mut cards = [Card::lowest_of(1); PACK_SIZE];
        for (place, card) in cards.iter_mut().zip(top) {
            *place = card;
        }
        Pack { cards, size: deck.size() }
    }

    /// Which pack it is.
    pub const fn deck(&self) -> Deck {
        if self.size == Deck::Short.size() { Deck::Short } else { Deck::Long }
    }

    /// Checks that cards, the top one first, are a pack.
    pub fn new(cards: &[Card]) -> Result<Pack, PackError> {
        let mut seen = CardSet::EMPTY;
        for (i, &card) in cards.iter().enumerate() {
            if !seen.insert(card) {
                return Err(PackError::Twice { card, place: i + 1 });
            }
        }
        let deck = match cards.len() {
            32 => Deck::Long,
            24 => Deck::Short,
            count => return Err(PackError::Count(count)),
        };
        match (seen - deck.cards()).highest() {
            Some(card) => Err(PackError::NotInShort { card }),
            None => Ok(Pack::filled(deck, cards.iter().copied())),
        }
    }

    /// The cards, the top one first.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.size)]
    }

    /// Each card's number in the order of the notation (EA 0, EZ 1, … S7 31), the top card first.
    pub fn numbers(&self) -> Vec<u8> {
        self.cards().iter().map(|card| PACK_SIZE as u8 - 1 - card.index()).collect()
    }

    /// Exchanges the cards at two places.
    pub(crate) fn swap(&mut self, a: usize, b: usize) {
        self.cards.swap(a, b);
    }

    /// The pack after a cut: the packet left on the table goes on top of the one lifted off (S 2.2.4).
    #[must_use]
    pub(crate) fn cut(mut self, lifted: u8) -> Pack {
        let cards = &mut self.cards[..usize::from(self.size)];
        cards.rotate_left(usize::from(lifted) % cards.len());
        self
    }

    /// What each player is given, in the order of dealing: clockwise from forehand, packet by packet (S 2.3.1).
    pub fn dealt<'a>(
        &'a self,
        dealer: Seat,
        packets: &'a Packets,
    ) -> impl Iterator<Item = (Seat, &'a [Card])> {
        let turns = packets.iter().flat_map(move |size| dealer.next().round().map(|seat| (seat, size)));
        turns.scan(self.cards(), |rest, (seat, size)| {
            let (packet, left) = rest.split_at_checked(usize::from(size))?;
            *rest = left;
            Some((seat, packet))
        })
    }

    /// The four hands after dealing (S 2.3.1).
    pub fn deal(&self, dealer: Seat, packets: &Packets) -> Deal {
        let mut hands = BySeat::new([CardSet::EMPTY; 4]);
        for (seat, packet) in self.dealt(dealer, packets) {
            hands[seat] |= packet.iter().copied().collect();
        }
        Deal::of(self.deck(), hands).expect("packets give each player a hand of one pack")
    }

    /// The four hands after dealing by a rule set, with what each is given before he may knock (V 6.1).
    pub fn deal_under(&self, rules: &RuleSet, dealer: Seat) -> Dealt {
        let packets = rules.deal.hand_packets();
        let mut first = BySeat::new([CardSet::EMPTY; 4]);
        let half = u32::from(rules.knock_after().unwrap_or_default());
        for (seat, packet) in self.dealt(dealer, &packets) {
            if first[seat].len() < half {
                first[seat] |= packet.iter().copied().collect();
            }
        }
        Dealt { deal: self.deal(dealer, &packets), first: rules.knock.map(|_| first) }
    }
}

impl Index<usize> for Pack {
    type Output = Card;
    fn index(&self, place: usize) -> &Card {
        &self.cards[place]
    }
}

impl fmt::Display for Pack {
    /// The cards separated by spaces, the top one first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.cards().iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(card, f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Pack {
    type Err = PackError;

    fn from_str(text: &str) -> Result<Pack, PackError> {
        Pack::new(&parse_cards(text)?)
    }
}

impl TryFrom<String> for Pack {
    type Error = PackError;
    fn try_from(text: String) -> Result<Pack, PackError> {
        text.parse()
    }
}

impl From<Pack> for String {
    fn from(pack: Pack) -> String {
        pack.to_string()
    }
}

/// How many cards each player is given in each turn around the table; they add up to a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Packets {
    /// Sizes in order; zero from `count` on.
    sizes: [u8; 8],
    count: u8,
}

/// Packets that do not make a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error(
    "packets must be 1 to 8 cards each and add up to 8, for example 4, 4 or 2, 2, 2, 2; to 6 of the short pack"
)]
pub struct PacketsError;

impl Packets {
    /// Checks that packets make a hand of eight.
    pub fn new(sizes: &[u8]) -> Result<Packets, PacketsError> {
        Packets::of(Deck::Long, sizes)
    }

    /// Checks that packets make a hand of a pack.
    pub fn of(deck: Deck, sizes: &[u8]) -> Result<Packets, PacketsError> {
        let mut packets = Packets { sizes: [0; 8], count: 0 };
        let mut left = deck.hand();
        for &size in sizes {
            left = left.checked_sub(size).filter(|_| size > 0).ok_or(PacketsError)?;
            packets.sizes[usize::from(packets.count)] = size;
            packets.count += 1;
        }
        if left == 0 { Ok(packets) } else { Err(PacketsError) }
    }

    /// The sizes in order.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        self.sizes[..usize::from(self.count)].iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::{Pack, PackError, Packets};
    use crate::seat::Seat;

    fn dealt(dealer: Seat, packets: &[u8]) -> Vec<(u8, String)> {
        let packets = Packets::new(packets).unwrap();
        let packet =
            |cards: &[crate::Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        Pack::new_pack().dealt(dealer, &packets).map(|(seat, cards)| (seat.number(), packet(cards))).collect()
    }

    #[test]
    fn s_2_3_1_four_cards_each_clockwise_from_forehand_and_four_more() {
        let packets = dealt(Seat::Three, &[4, 4]);
        let seats: Vec<u8> = packets.iter().map(|(seat, _)| *seat).collect();
        assert_eq!(seats, [4, 1, 2, 3, 4, 1, 2, 3]);
        assert_eq!(packets[0].1, "EA EZ EK EO");
        assert_eq!(packets[7].1, "SU S9 S8 S7");
    }

    #[test]
    fn t_10_and_p_20_two_cards_each_four_times() {
        let packets = dealt(Seat::One, &[2, 2, 2, 2]);
        assert_eq!(packets.len(), 16);
        assert_eq!(packets[0], (2, "EA EZ".to_owned()));
        assert_eq!(packets[4], (2, "GA GZ".to_owned()));
        let deal = Pack::new_pack().deal(Seat::One, &Packets::new(&[2, 2, 2, 2]).unwrap());
        assert_eq!(deal.hand(Seat::Two).to_string(), "EA EZ GA GZ HA HZ SA SZ");
        assert_eq!(deal.hand(Seat::One).to_string(), "E8 E7 G8 G7 H8 H7 S8 S7");
    }

    #[test]
    fn s_2_2_4_the_packet_left_goes_on_top_of_the_one_lifted_off() {
        let cut = Pack::new_pack().cut(3);
        assert!(cut.to_string().starts_with("EO EU"), "the fourth card is now on top");
        assert!(cut.to_string().ends_with("S7 EA EZ EK"), "the three lifted off lie below");
    }

    #[test]
    fn a_pack_is_32_different_cards() {
        let text = Pack::new_pack().to_string();
        assert_eq!(text.parse(), Ok(Pack::new_pack()));
        assert_eq!(text[..text.len() - 3].parse::<Pack>(), Err(PackError::Count(31)));
        let twice = PackError::Twice { card: "EA".parse().unwrap(), place: 32 };
        assert_eq!(text.replace("S7", "EA").parse::<Pack>(), Err(twice));
        assert!(matches!(text.replace("S7", "S6").parse::<Pack>(), Err(PackError::Card(_))));
        assert_eq!("".parse::<Pack>(), Err(PackError::Count(0)));
    }

    #[test]
    fn numbers_follow_the_notation() {
        let numbers = Pack::new_pack().numbers();
        assert!(numbers.iter().copied().eq(0..32));
    }

    #[test]
    fn packets_add_up_to_eight() {
        for sound in [&[8][..], &[4, 4], &[3, 2, 3], &[2, 2, 2, 2], &[1; 8]] {
            assert!(Packets::new(sound).is_ok_and(|packets| packets.iter().eq(sound.iter().copied())));
        }
        for wrong in [&[][..], &[4], &[4, 4, 4], &[4, 4, 0], &[0, 8], &[9], &[255, 9], &[1; 9]] {
            assert!(Packets::new(wrong).is_err(), "{wrong:?}");
        }
    }
}
