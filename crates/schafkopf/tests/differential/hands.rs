//! Deals for the differential tests: plain ones, and ones in which something rare happens.

use schafkopf::{BySeat, CallSuit, Card, CardSet, Deal, Rank, Seat, Suit};

use crate::dice::Dice;

/// The kinds of deals in which the rules have most to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Luck {
    /// Anything.
    Plain,
    /// A seat has the Ober of Acorns and no Ace it may call: a Renonce if it is forced to play.
    Renonce,
    /// A seat has the Ober of Acorns and all three Aces.
    AllAces,
    /// A seat has the Ober of Acorns, all three Aces and all three Tens.
    AllTens,
    /// A seat has an Ace with three or four more cards of the suit.
    RunsAway,
    /// A seat has a hand with which it may announce a Solo Tout, or nearly so.
    SoloTout,
    /// A seat has a hand with which it may announce a Wenz Tout, or nearly so.
    WenzTout,
    /// A seat has a hand with which it may announce a Geier Tout, or nearly so.
    GeierTout,
    /// A seat has all eight lords.
    Lords,
}

impl Luck {
    pub(crate) const ALL: [Luck; 9] = [
        Luck::Plain,
        Luck::Renonce,
        Luck::AllAces,
        Luck::AllTens,
        Luck::RunsAway,
        Luck::SoloTout,
        Luck::WenzTout,
        Luck::GeierTout,
        Luck::Lords,
    ];

    /// A deal of this kind, and the seat that has the luck.
    pub(crate) fn deal(self, dice: &mut Dice) -> (Seat, Deal) {
        let lucky = dice.seat();
        let mut fixed = BySeat::new([CardSet::EMPTY; 4]);
        fixed[lucky] = match self {
            Luck::Plain => CardSet::EMPTY,
            Luck::Renonce => without_a_call(dice),
            Luck::AllAces => named("EO EA GA SA"),
            Luck::AllTens => named("EO EA GA SA EZ GZ SZ"),
            Luck::RunsAway => long_suit(dice),
            Luck::SoloTout => solo_tout(dice),
            Luck::WenzTout => wenz_tout(dice),
            Luck::GeierTout => geier_tout(dice),
            Luck::Lords => CardSet::LORDS,
        };
        (lucky, dice.deal_around(fixed))
    }
}

fn named(cards: &str) -> CardSet {
    cards.parse().unwrap()
}

/// The Ober of Acorns with trumps and whole beginnings of suits, in at least one suit nothing.
fn without_a_call(dice: &mut Dice) -> CardSet {
    let void = dice.pick(&CallSuit::ALL);
    let mut free: Vec<Card> = (CardSet::LORDS | CardSet::of_suit(Suit::Herz)).iter().collect();
    let mut hand = named("EO");
    for suit in CallSuit::ALL {
        if suit != void && dice.once_in(2) {
            hand.insert(Card::new(suit.suit(), Rank::Ace));
            free.extend((suit.cards() - hand).iter());
        }
    }
    fill(dice, hand, free)
}

/// Four or five cards of a suit that can be called, the Ace among them.
fn long_suit(dice: &mut Dice) -> CardSet {
    let suit = dice.pick(&CallSuit::ALL);
    let mut others: Vec<Card> = (suit.cards() - CardSet::of_rank(Rank::Ace)).iter().collect();
    dice.shuffle(&mut others);
    let length = 3 + dice.below(2);
    let ace = CardSet::only(Card::new(suit.suit(), Rank::Ace));
    ace | others.into_iter().take(length).collect()
}

/// Three running Obers and a long suit, sometimes with an Ace or Ace and Ten beside it.
fn solo_tout(dice: &mut Dice) -> CardSet {
    let trump = dice.pick(&Suit::ALL);
    let beside = ["", "GA", "GA GZ", "SA HA", "GA HA SA", "EU GU", "EU GU HU SU", "EA EZ GA", "GZ", "GK"];
    let hand = named("EO GO HO") | named(dice.pick(&beside));
    fill(dice, hand, CardSet::of_suit(trump).iter().collect())
}

/// Unters, with suits that begin with Ace and Ten, or nearly so.
fn wenz_tout(dice: &mut Dice) -> CardSet {
    let unters = named(dice.pick(&["EU GU", "EU GU HU", "EU HU SU", "EU HU", "GU HU SU", "EU GU HU SU"]));
    let suits =
        named(dice.pick(&["EA EZ EK", "EA EZ GA GZ", "EA EZ E7", "EA GA GZ", "EZ EK", "SA SZ S9 S8"]));
    fill(dice, unters | suits, named("EA EZ EK EO E9 E8 E7").iter().collect())
}

/// Obers, with suits that begin with Ace and Ten, or nearly so.
fn geier_tout(dice: &mut Dice) -> CardSet {
    let obers = named(dice.pick(&["EO GO", "EO GO HO", "EO HO SO", "EO HO", "GO HO SO", "EO GO HO SO"]));
    let suits =
        named(dice.pick(&["EA EZ EK", "EA EZ GA GZ", "EA EZ E7", "EA GA GZ", "EZ EK", "SA SZ S9 S8"]));
    fill(dice, obers | suits, named("EA EZ EK EU E9 E8 E7").iter().collect())
}

fn fill(dice: &mut Dice, hand: CardSet, mut from: Vec<Card>) -> CardSet {
    dice.shuffle(&mut from);
    let mut hand = hand;
    for card in from {
        if hand.len() < 8 {
            hand.insert(card);
        }
    }
    hand
}
