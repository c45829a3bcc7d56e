//! The offers of a Hochzeit, from the auction to the exchange (V 4).

use super::{Cards, Course, Declared, Declaring, Offers, Phase, Table};
use crate::action::{Actions, Courting};
use crate::auction::{Bid, Rung};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::contract_kind::ContractKind;
use crate::event::Event;
use crate::exchange::{BadExchange, Exchange, offerable, returnable};
use crate::outcome::Parties;
use crate::play::Play;
use crate::rejected::Rejected;
use crate::rules::{DoubleUntil, HochzeitFace, HochzeitGive, HochzeitRank};
use crate::seat::{BySeat, Seat};

/// A trump is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Offer {
    /// Who offers it.
    pub(crate) offerer: Seat,
    /// Who is asked, or has taken it.
    pub(crate) asked: Seat,
    /// Whether he has, and is to give a card back.
    pub(crate) taken: bool,
    /// Who has won the auction and waits with his Rufspiel.
    winner: Option<Declaring>,
}

impl Offer {
    /// Who has won the auction and waits.
    pub(crate) fn winner(self) -> Option<Seat> {
        self.winner.map(|winner| winner.seat)
    }
}

/// An exchange as far as one knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wedding {
    pub(crate) offerer: Seat,
    pub(crate) taker: Seat,
    pub(crate) card: Option<Card>,
    pub(crate) back: Option<Card>,
}

impl Wedding {
    /// The cards of a seat that was dealt some, as it holds them now.
    pub(crate) fn held(self, seat: Seat, dealt: CardSet) -> CardSet {
        let (card, back) = (
            self.card.map_or(CardSet::EMPTY, CardSet::only),
            self.back.map_or(CardSet::EMPTY, CardSet::only),
        );
        if seat == self.offerer {
            (dealt - card) | back
        } else if seat == self.taker {
            (dealt - back) | card
        } else {
            dealt
        }
    }

    /// The whole exchange, where one knows it.
    pub(crate) fn whole(self) -> Option<Exchange> {
        let Wedding { offerer, taker, card, back } = self;
        Some(Exchange { offerer, taker, card: card?, back: back? })
    }
}

impl From<Exchange> for Wedding {
    fn from(exchange: Exchange) -> Wedding {
        let Exchange { offerer, taker, card, back } = exchange;
        Wedding { offerer, taker, card: Some(card), back: Some(back) }
    }
}

impl Course {
    fn has_offered(&self, seat: Seat) -> bool {
        self.bids.contains(&(seat, Bid::Offer))
    }

    /// The offers that are put up though somebody has won, as they rank against his Rufspiel (V 4.3).
    pub(super) fn offers_wait(&self, winner: Seat, least: Rung) -> bool {
        let Some(rules) = self.setup.rules.hochzeit else { return false };
        least == Rung(0)
            && Seat::ALL
                .into_iter()
                .any(|seat| self.has_offered(seat) && self.goes_before(rules.rank, seat, winner))
    }

    fn goes_before(&self, rank: HochzeitRank, offerer: Seat, winner: Seat) -> bool {
        match rank {
            HochzeitRank::Above => true,
            HochzeitRank::Equal => self.forehand().distance_to(offerer) < self.forehand().distance_to(winner),
            HochzeitRank::Below => false,
        }
    }

    /// Puts up the first offer that stands after some seat, counted from forehand; none where there is none (V 4.5).
    pub(super) fn put_up(
        &mut self,
        after: Option<Seat>,
        winner: Option<Declaring>,
        cards: &impl Cards,
    ) -> Option<Event> {
        let rules = self.setup.rules.hochzeit?;
        let forehand = self.forehand();
        let first = after.map_or(0, |seat| forehand.distance_to(seat) + 1);
        let offerer = forehand.round().into_iter().skip(first).find(|&seat| {
            self.has_offered(seat)
                && winner.is_none_or(|winner| self.goes_before(rules.rank, seat, winner.seat))
        })?;
        let asked = self.next_asked(offerer, offerer)?;
        self.phase = Phase::Hochzeit(Offer { offerer, asked, taken: false, winner });
        let shown = rules.face == HochzeitFace::Up;
        let card = cards.dealt(offerer).filter(|_| shown).and_then(offerable);
        self.shown_offer = card;
        Some(Event::Offered { seat: offerer, card })
    }

    /// Who is asked after a seat: clockwise to the offerer, without who has offered himself (V 4.4).
    fn next_asked(&self, offerer: Seat, after: Seat) -> Option<Seat> {
        let left = after.next().distance_to(offerer);
        after.next().round().into_iter().take(left).find(|&seat| !self.has_offered(seat))
    }

    /// What is open to who is asked for his word on an offer.
    pub(super) fn court_choices(&self, offer: Offer, dealt: CardSet) -> Actions {
        let give = returnable(dealt, self.give());
        if offer.taken { Actions::Give(give) } else { Actions::Court { take: !give.is_empty() } }
    }

    pub(super) fn give(&self) -> HochzeitGive {
        self.setup.rules.hochzeit.map_or(HochzeitGive::Side, |rules| rules.give)
    }

    pub(super) fn check_court(
        &self,
        offer: Offer,
        seat: Seat,
        (word, dealt): (Courting, Option<CardSet>),
    ) -> Result<(), Rejected> {
        self.in_turn(seat)?;
        let give = dealt.map(|hand| returnable(hand, self.give()));
        match (word, offer.taken) {
            (Courting::Decline, false) => Ok(()),
            (Courting::Take, false) if give.is_none_or(|give| !give.is_empty()) => Ok(()),
            (Courting::Take, false) => Err(BadExchange::NothingToGive { seat }.into()),
            (Courting::Give(card), true) if give.is_none_or(|give| give.contains(card)) => Ok(()),
            (Courting::Give(card), true) => Err(BadExchange::NotToGive { seat, card }.into()),
            (Courting::PutUp | Courting::Give(_), false)
            | (Courting::PutUp | Courting::Take | Courting::Decline, true) => Err(Rejected::OutOfPhase),
        }
    }

    pub(super) fn courted(&mut self, seat: Seat, word: Courting, cards: &impl Cards) -> Vec<Event> {
        match (&mut self.phase, word) {
            (Phase::Declaring(declaring), Courting::PutUp) => {
                let winner = *declaring;
                let mut events = vec![Event::PutUp { seat }];
                events.extend(self.put_up(None, Some(winner), cards));
                events
            }
            (Phase::Hochzeit(offer), Courting::Take) => {
                offer.taken = true;
                let offerer = offer.offerer;
                let card =
                    cards.dealt(offerer).and_then(offerable).or(self.shown_offer).or_else(|| cards.offered());
                self.wedding = Some(Wedding { offerer, taker: seat, card, back: None });
                vec![Event::OfferTaken { seat }]
            }
            (Phase::Hochzeit(offer), Courting::Decline) => {
                let offer = *offer;
                self.declined_offer(seat, offer, cards)
            }
            (Phase::Hochzeit(_), Courting::Give(card)) => self.marry(Some(card), cards),
            (
                Phase::Hochzeit(_)
                | Phase::Knocking(_)
                | Phase::Auction(_)
                | Phase::Declaring(_)
                | Phase::Playing(_)
                | Phase::Over(_),
                _,
            ) => Vec::new(),
        }
    }

    /// The next is asked, or the next offer is put up, or who waits names his Ace (V 4.3, 4.5).
    fn declined_offer(&mut self, seat: Seat, offer: Offer, cards: &impl Cards) -> Vec<Event> {
        let mut events = vec![Event::OfferDeclined { seat }];
        if let Some(asked) = self.next_asked(offer.offerer, seat) {
            self.phase = Phase::Hochzeit(Offer { asked, ..offer });
            return events;
        }
        if let Some(next) = self.put_up(Some(offer.offerer), offer.winner, cards) {
            events.push(next);
            return events;
        }
        match offer.winner {
            Some(winner) => {
                self.phase = Phase::Declaring(Declaring { offers: Offers::Past, ..winner });
                events.push(Event::Won { seat: winner.seat });
            }
            None => events.extend(self.nobody_plays(cards)),
        }
        events
    }

    /// The exchange is done: the two play together (V 4.4, 4.6).
    pub(crate) fn marry(&mut self, back: Option<Card>, cards: &impl Cards) -> Vec<Event> {
        let Some(wedding) = &mut self.wedding else { return Vec::new() };
        wedding.back = back;
        let wedding = *wedding;
        let Wedding { offerer, taker, .. } = wedding;
        let hands = BySeat::from_fn(|seat| {
            cards.dealt(seat).map_or(CardSet::EMPTY, |dealt| wedding.held(seat, dealt))
        });
        let contract = Contract::Hochzeit;
        let declared = Declared::hochzeit(Parties { declarer: taker, partner: Some(offerer) });
        let play = Play::with_hands(self.setup.rules.manner(contract), hands, contract, self.forehand());
        self.phase = Phase::Playing(Table::new(declared, play));
        let mut events = vec![Event::Married { offerer, taker }];
        events.extend(self.open_window(DoubleUntil::BeforeFirst));
        events
    }

    /// What is declared at once by whom an offer waits for, and whether it may wait (V 4.3).
    pub(super) fn declare_or_put_up(&self, declaring: Declaring, dealt: CardSet) -> Actions {
        let put_up = self.may_put_up(declaring, Some(dealt));
        Actions::DeclareOrPutUp { contracts: self.declarable(declaring, dealt), put_up }
    }

    fn may_put_up(&self, declaring: Declaring, dealt: Option<CardSet>) -> bool {
        declaring.offers == Offers::Waiting
            && dealt.is_none_or(|hand| {
                let after = Declaring { offers: Offers::Past, ..declaring };
                self.declarable(after, hand).iter().any(|contract| contract.kind() == ContractKind::Rufspiel)
            })
    }

    pub(super) fn check_put_up(
        &self,
        declaring: Declaring,
        seat: Seat,
        dealt: Option<CardSet>,
    ) -> Result<(), Rejected> {
        self.in_turn(seat)?;
        match declaring.offers {
            Offers::Waiting if self.may_put_up(declaring, dealt) => Ok(()),
            Offers::Waiting => Err(BadExchange::NoRufspiel { seat }.into()),
            Offers::None | Offers::Past => Err(Rejected::OutOfPhase),
        }
    }
}
