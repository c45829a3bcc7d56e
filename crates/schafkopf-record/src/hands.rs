//! The hands of a record: noted, or told by the cards that were played.

use schafkopf::{BySeat, Card, CardSet, Deal, Deck, Exchange, Seat};

use crate::record::Record;

/// What a record tells of the hands.
///
/// A hand that was not noted consists of what its seat played; when all 32 cards were played, that is all of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownHands {
    /// The cards known of each hand.
    pub cards: BySeat<CardSet>,
    /// Whether a hand is known to its last card.
    pub complete: BySeat<bool>,
    /// A deal with these hands, where they can be part of one. Unless all are complete, cards that nobody is known to
    /// hold were spread over the hands that lack some.
    deal: Option<Deal>,
}

impl KnownHands {
    /// The hands of a record that was played with a pack.
    pub fn of(record: &Record, deck: Deck) -> KnownHands {
        let size = u32::from(deck.hand());
        let mut cards = BySeat::from_fn(|seat| record.hands[seat].unwrap_or(CardSet::EMPTY));
        if record.hands.as_array().iter().any(Option::is_none) {
            for (seat, card) in record.plays().filter(|&(seat, _)| record.hands[seat].is_none()) {
                cards[before_exchange(record.exchange, seat, card)].insert(card);
            }
        }
        let complete = BySeat::from_fn(|seat| record.hands[seat].is_some() || cards[seat].len() == size);
        KnownHands { cards, complete, deal: padded(cards, complete, deck) }
    }

    /// Whether every hand is known to its last card, and they make a deal.
    pub fn exact_deal(&self) -> Option<Deal> {
        self.deal.filter(|_| self.complete.as_array().iter().all(|&complete| complete))
    }

    /// A deal that agrees with all that is known, where there is one.
    pub const fn possible_deal(&self) -> Option<Deal> {
        self.deal
    }

    /// Who is known to have been dealt a card.
    pub fn holder(&self, card: Card) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.cards[seat].contains(card))
    }
}

/// A deal with these hands, the unknown cards spread over the hands that are not complete.
fn padded(mut cards: BySeat<CardSet>, complete: BySeat<bool>, deck: Deck) -> Option<Deal> {
    let known = Seat::ALL.into_iter().fold(CardSet::EMPTY, |all, seat| all | cards[seat]);
    let mut unseen = deck.cards() - known;
    for seat in Seat::ALL.into_iter().filter(|&seat| !complete[seat]) {
        while cards[seat].len() < u32::from(deck.hand()) {
            let card = unseen.lowest()?;
            unseen.remove(card);
            cards[seat].insert(card);
        }
    }
    Deal::of(deck, cards).ok()
}

/// To whom a card was dealt that a seat played: who exchanged one played what the other was dealt (V 4.4).
fn before_exchange(exchange: Option<Exchange>, seat: Seat, card: Card) -> Seat {
    match exchange {
        Some(exchange) if seat == exchange.offerer && card == exchange.back => exchange.taker,
        Some(exchange) if seat == exchange.taker && card == exchange.card => exchange.offerer,
        Some(_) | None => seat,
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{CardSet, Deck, Seat};

    use super::KnownHands;
    use crate::record::{Record, Trick};

    #[test]
    fn hands_come_from_the_plays_where_they_were_not_noted() {
        let mut record = Record::new(Seat::Four);
        record.hands[Seat::One] = Some("EA EZ EK EO EU E9 E8 E7".parse().unwrap());
        let card = |name: &str| name.parse().unwrap();
        let plays = vec![(Seat::One, card("EA")), (Seat::Two, card("GA")), (Seat::Three, card("HA"))];
        record.tricks.push(Trick { plays, ..Trick::default() });
        let hands = KnownHands::of(&record, Deck::Long);
        assert_eq!(*hands.complete.as_array(), [true, false, false, false]);
        assert_eq!(hands.cards[Seat::Three], "HA".parse::<CardSet>().unwrap());
        assert_eq!(hands.holder(card("GA")), Some(Seat::Two));
        assert_eq!(hands.holder(card("SA")), None);
        assert_eq!(hands.exact_deal(), None);
        let deal = hands.possible_deal().unwrap();
        assert!(deal.hand(Seat::Two).contains(card("GA")) && deal.hand(Seat::Three).contains(card("HA")));
    }

    #[test]
    fn hands_that_contradict_each_other_make_no_deal() {
        let mut record = Record::new(Seat::Four);
        record.hands[Seat::One] = Some("EA EZ EK EO EU E9 E8 E7".parse().unwrap());
        record.hands[Seat::Two] = Some("EA GZ GK GO GU G9 G8 G7".parse().unwrap());
        assert_eq!(KnownHands::of(&record, Deck::Long).possible_deal(), None);
        record.hands[Seat::Two] = Some("GZ GK GO GU G9 G8 G7".parse().unwrap());
        assert_eq!(KnownHands::of(&record, Deck::Long).possible_deal(), None, "seven cards are no hand");
    }
}
