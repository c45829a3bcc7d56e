//! A position turned into the bits of a search, and back.

use schafkopf::{Card, CardSet, Seat};

use crate::layout::Layout;
use crate::position::Position;
use crate::scale::Scale;
use crate::search::{Between, Search, Trick};

/// Where a search starts.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Start {
    /// Between two tricks.
    Between(Between),
    /// Within a trick: whose turn it is, and how many cards lie there.
    Within(Trick, usize, u8),
}

/// A start, and which card each of its bits is.
#[derive(Debug, Clone)]
pub(crate) struct Root {
    pub(crate) start: Start,
    cards: [Card; 32],
}

impl Root {
    pub(crate) fn new(search: &Search<'_>, position: &Position, scale: Scale) -> Root {
        let layout = search.layout;
        let play = position.play();
        let hands = Seat::ALL.map(|seat| layout.bits(play.hand(seat)));
        let trick = layout.bits(play.trick());
        let present = hands.iter().fold(trick, |all, hand| all | hand);
        let rest = i32::from(position.most(scale))
            - Seat::ALL.into_iter().map(|seat| taken(position, seat, scale)).sum::<i32>();
        let called = play.binding_called_card().map_or(0, |card| layout.bits(CardSet::only(card)));
        let packed = search.pack(hands, !present);
        let start = match play.led() {
            None => Start::Between(Between {
                hands: packed,
                leader: play.turn().index(),
                left: position.tricks_left().into(),
                called,
                rest,
            }),
            Some(led) => {
                let follow = layout.bits(play.order().followers(led));
                let best = play.order().winner(play.trick(), led);
                let [cards, best, ..] =
                    search.pack([trick, layout.bits(CardSet::only(best)), 0, 0], !present);
                let trick = Trick {
                    hands: packed,
                    cards,
                    follow,
                    contest: follow | layout.trumps,
                    best,
                    left: u32::from(position.tricks_left()) - 1,
                    winner: position.winning().index(),
                    worth: layout.worth_of(trick),
                    called,
                    rest,
                };
                Start::Within(trick, play.turn().index(), play.cards_in_trick())
            }
        };
        let [packed_trick, ..] = search.pack([trick, 0, 0, 0], !present);
        let bits = packed.iter().fold(packed_trick, |all, hand| all | hand);
        Root { start, cards: names(layout, present, bits) }
    }

    /// The card on a bit of the start.
    pub(crate) fn card(&self, bit: u32) -> Card {
        self.cards[(bit & 31) as usize]
    }

    /// What all cards and tricks still to come count.
    pub(crate) fn rest(&self) -> i32 {
        match &self.start {
            Start::Between(at) => at.rest,
            Start::Within(trick, ..) => trick.rest,
        }
    }
}

fn taken(position: &Position, seat: Seat, scale: Scale) -> i32 {
    i32::from(match scale {
        Scale::Points => position.play().taken_by(seat),
        Scale::Tricks => position.play().tricks_of(seat),
    })
}

/// Packing keeps the order of the cards, so the n-th bit is the n-th card.
fn names(layout: &Layout, mut present: u32, mut bits: u32) -> [Card; 32] {
    let mut cards = [layout.card_at(0); 32];
    while present != 0 && bits != 0 {
        cards[(bits.trailing_zeros() & 31) as usize] = layout.card_at(present.trailing_zeros());
        present &= present - 1;
        bits &= bits - 1;
    }
    cards
}
