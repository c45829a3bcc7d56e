//! Seeded deals with plausible declarers, for tests and measurements.

use schafkopf::{
    BettelOrder, BySeat, CallSuit, CalledCard, Card, CardSet, Contract, Deal, Deck, Goal, Rank, Seat, Suit,
};

use crate::position::Position;

/// A small generator of repeatable numbers (SplitMix64); the same seed gives the same numbers everywhere.
#[derive(Debug, Clone)]
pub struct Numbers(u64);

impl Numbers {
    /// The numbers that follow from a seed.
    pub const fn new(seed: u64) -> Numbers {
        Numbers(seed)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`, which must not be 0.
    pub fn below(&mut self, end: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(end)) >> 32) as u32
    }

    /// A shuffled deal.
    pub fn deal(&mut self) -> Deal {
        self.deal_of(Deck::Long)
    }

    /// A shuffled deal of either pack.
    pub fn deal_of(&mut self, deck: Deck) -> Deal {
        let mut pack: Vec<Card> = Card::all().filter(|&card| deck.cards().contains(card)).collect();
        for last in (1..pack.len()).rev() {
            pack.swap(last, self.below(last as u32 + 1) as usize);
        }
        let each = usize::from(deck.hand());
        let hands = BySeat::from_fn(|seat| pack[seat.index() * each..][..each].iter().copied().collect());
        Deal::of(deck, hands).expect("a shuffled pack is a deal")
    }
}

/// A shuffled deal that somebody would play, with the contract he would play it as; seat 1 leads.
///
/// Hands are judged by rules of thumb: about four in five are a Rufspiel, the rest Solo and Wenz.
pub fn plausible(numbers: &mut Numbers) -> Position {
    plausible_of(Deck::Long, numbers)
}

/// The same with either pack.
pub fn plausible_of(deck: Deck, numbers: &mut Numbers) -> Position {
    loop {
        let deal = numbers.deal_of(deck);
        if let Some((declarer, contract)) = declared(&deal) {
            return Position::new(&deal, contract, declarer, Seat::One, &[])
                .expect("nobody calls a card he holds");
        }
    }
}

/// A shuffled deal with a Bettel that may go either way; seat 1 leads, and never the declarer.
///
/// A card is a gap for each card of its suit below it that others hold, beyond the own ones below it: with no gap nobody can make
/// the declarer take a trick. A few gaps more or less, and about half of the deals are lost.
pub fn open_bettel(order: BettelOrder, numbers: &mut Numbers) -> Position {
    let contract = Contract::Bettel { order };
    loop {
        let deal = numbers.deal();
        let others = [Seat::Two, Seat::Three, Seat::Four];
        let gaps = |seat: &Seat| gaps(contract, deal.hand(*seat));
        let Some(declarer) = others.into_iter().min_by_key(gaps) else { continue };
        if OPEN_GAPS.contains(&gaps(&declarer)) {
            return Position::new(&deal, contract, declarer, Seat::One, &[])
                .expect("nothing is called in a Bettel");
        }
    }
}

/// So many gaps leave a Bettel open.
const OPEN_GAPS: std::ops::RangeInclusive<u32> = 1..=2;

/// How many gaps a hand has in a Bettel.
fn gaps(contract: Contract, hand: CardSet) -> u32 {
    let order = contract.order();
    let mut sum = 0;
    for card in hand {
        let suit = order.followers(card);
        let below: CardSet = order.sorted(suit).skip_while(|&other| other != card).skip(1).collect();
        let own = (below & hand).len();
        sum += (below.len() - own).saturating_sub(own);
    }
    sum
}

/// Who would play a deal, and as what: the strongest contract, the earliest seat.
pub fn declared(deal: &Deal) -> Option<(Seat, Contract)> {
    let judges: [fn(CardSet) -> Option<Contract>; 3] = [solo, wenz, rufspiel];
    judges
        .into_iter()
        .find_map(|judge| Seat::ALL.into_iter().find_map(|seat| Some((seat, judge(deal.hand(seat))?))))
}

/// A Solo on seven trumps with three Obers, or with two and four Unters' worth of lords, or on eight trumps.
fn solo(hand: CardSet) -> Option<Contract> {
    let obers = (hand & CardSet::of_rank(Rank::Ober)).len();
    let lords = (hand & CardSet::LORDS).len();
    let best = Suit::ALL.into_iter().max_by_key(|&trump| {
        let trumps = hand & Contract::Solo { trump, goal: Goal::Majority }.order().trumps();
        (trumps.len(), trumps.points())
    })?;
    let contract = Contract::Solo { trump: best, goal: Goal::Majority };
    let trumps = (hand & contract.order().trumps()).len();
    let in_suit = trumps > lords;
    let aces = ((hand & CardSet::of_rank(Rank::Ace)) - contract.order().trumps()).len();
    let strong =
        trumps >= 7 && lords >= 4 && obers >= 2 || trumps == 6 && obers >= 3 && lords >= 4 && aces >= 1;
    (strong && in_suit).then_some(contract)
}

/// A Wenz on two Unters, the highest among them, and three Aces or two with their Tens.
fn wenz(hand: CardSet) -> Option<Contract> {
    let unters = hand & CardSet::of_rank(Rank::Unter);
    let top = Card::new(Suit::Eichel, Rank::Unter);
    let aces = hand & CardSet::of_rank(Rank::Ace);
    let tens = aces.iter().filter(|ace| hand.contains(Card::new(ace.suit(), Rank::Ten))).count();
    let strong = unters.len() >= 2 && (unters.contains(top) || unters.len() >= 3);
    (strong && (aces.len() >= 3 || aces.len() == 2 && tens >= 1))
        .then_some(Contract::Wenz { goal: Goal::Majority })
}

/// A Rufspiel on five trumps with two lords, calling the Ace of the shortest suit that may be called.
fn rufspiel(hand: CardSet) -> Option<Contract> {
    let lords = (hand & CardSet::LORDS).len();
    let trumps = (hand & Contract::Sie.order().trumps()).len();
    if trumps < 5 || lords < 2 {
        return None;
    }
    let callable = |suit: &CallSuit| {
        let held = hand & suit.cards();
        !held.is_empty() && !hand.contains(CalledCard::ace(*suit).card())
    };
    let suit = CallSuit::ALL.into_iter().filter(callable).min_by_key(|suit| (hand & suit.cards()).len())?;
    Some(Contract::Rufspiel { called: CalledCard::ace(suit) })
}
