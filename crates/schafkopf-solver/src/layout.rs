//! The cards of a contract laid out as bits, strongest highest.

use schafkopf::{Binding, CalledCard, Card, CardSet, Contract, Goal, Order, Suit};

use crate::scale::Scale;

/// Where each card stands in a 32-bit set under one contract, and what its neighbours are.
///
/// Trumps take the top bits from the strongest down, then come the side suits, each from its highest card down. So within a
/// trick the winner is the highest bit among trumps and the suit led.
///
/// A *class* is a run of neighbouring cards of one suit that count the same and are not the called card: the four Obers, the
/// four Unters, 9 8 7. Where only the order within a class matters, its remaining cards are kept packed at its low end, so
/// that positions which differ only in the names of cards are the same bits.
#[derive(Debug, Clone)]
pub(crate) struct Layout {
    /// Bit of each card, by card index.
    bit_of: [u8; 32],
    /// Card of each bit.
    card_at: [Card; 32],
    /// The cards that follow the card on each bit: all trumps, or its side suit.
    pub(crate) suit: [u32; 32],
    /// The class of the card on each bit.
    class: [u32; 32],
    /// What the card on each bit counts.
    pub(crate) worth: [u8; 32],
    /// All trumps.
    pub(crate) trumps: u32,
    /// The side suits; those that a contract does not have are empty.
    pub(crate) sides: [u32; 4],
    /// The called suit, in a Rufspiel.
    pub(crate) called_suit: u32,
    /// What a trick counts besides its cards.
    pub(crate) bonus: i32,
    /// The sets of cards that count the same, with their worth, least first; those worth nothing are left out.
    pub(crate) values: [(u32, i32); 5],
    /// The cards that count nothing.
    pub(crate) blanks: u32,
    /// What binds who plays a card.
    pub(crate) binding: Binding,
    /// Whether the declarer's party would rather take nothing (V 2.1).
    pub(crate) misere: bool,
}

impl Layout {
    /// The layout of a contract.
    pub(crate) fn new(contract: Contract, scale: Scale, binding: Binding) -> Layout {
        let called = contract.called().map(CalledCard::card);
        let order = contract.order();
        let cards: Vec<Card> = order.sorted(CardSet::ALL).collect();
        let mut layout = Layout {
            bit_of: [0; 32],
            card_at: [cards[0]; 32],
            suit: [0; 32],
            class: [0; 32],
            worth: [0; 32],
            trumps: 0,
            sides: [0; 4],
            called_suit: 0,
            bonus: scale.trick_bonus(),
            values: [(0, 0); 5],
            blanks: 0,
            binding,
            misere: contract.goal() == Goal::NoTrick,
        };
        for (down, &card) in cards.iter().enumerate() {
            let bit = 31 - down;
            layout.bit_of[card.index() as usize] = bit as u8;
            layout.card_at[bit] = card;
            layout.worth[bit] = scale.worth(card);
        }
        layout.trumps = layout.bits(order.trumps());
        layout.sides = Suit::ALL.map(|suit| layout.bits(order.side_suit(suit)));
        if let Some(card) = called {
            layout.called_suit = layout.bits(order.followers(card));
        }
        layout.fill_suits_and_classes(order, called);
        layout.fill_values();
        layout
    }

    fn fill_suits_and_classes(&mut self, order: Order, called: Option<Card>) {
        for bit in 0..32 {
            self.suit[bit] = self.bits(order.followers(self.card_at[bit]));
        }
        let mut start = 0;
        for bit in 0..32 {
            let joined = bit > 0
                && self.suit[bit] == self.suit[bit - 1]
                && self.worth[bit] == self.worth[bit - 1]
                && called != Some(self.card_at[bit])
                && called != Some(self.card_at[bit - 1]);
            if !joined {
                start = bit;
            }
            let class = (start..=bit).fold(0, |class, at| class | 1 << at);
            for at in start..=bit {
                self.class[at] = class;
            }
        }
    }

    fn fill_values(&mut self) {
        self.blanks = (0..32).filter(|&bit| self.worth[bit] == 0).fold(0, |set, bit| set | 1 << bit);
        for (slot, worth) in [2, 3, 4, 10, 11].into_iter().enumerate() {
            let cards = (0..32).filter(|&bit| self.worth[bit] == worth).fold(0, |set, bit| set | 1 << bit);
            self.values[slot] = (cards, i32::from(worth));
        }
    }

    /// Whether the game is played as the books say: what is sure without search holds only then.
    pub(crate) fn is_usual(&self) -> bool {
        self.binding == Binding::USUAL && !self.misere
    }

    /// A set of cards as bits of this layout.
    pub(crate) fn bits(&self, cards: CardSet) -> u32 {
        cards.iter().fold(0, |bits, card| bits | 1 << self.bit_of[card.index() as usize])
    }

    /// The card on a bit.
    pub(crate) fn card_at(&self, bit: u32) -> Card {
        self.card_at[(bit & 31) as usize]
    }

    /// For each bit, the cards of its class above it: those that move down when it is gone.
    pub(crate) fn above_in_class(&self) -> [u32; 32] {
        std::array::from_fn(|bit| self.class[bit] & !((2_u32 << bit).wrapping_sub(1)))
    }

    /// The bits whose next higher bit belongs to the same class.
    pub(crate) fn not_top_of_class(&self) -> u32 {
        (0..31).filter(|&bit| self.class[bit] >> (bit + 1) & 1 == 1).fold(0, |set, bit| set | 1 << bit)
    }

    /// What a set of cards counts.
    pub(crate) fn worth_of(&self, cards: u32) -> i32 {
        self.values.iter().map(|&(set, worth)| (cards & set).count_ones() as i32 * worth).sum()
    }
}
