//! The exchange of a Hochzeit: a trump for a card, unseen by all but two (V 4).

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::deal::Deal;
use crate::outcome::Parties;
use crate::rules::{HochzeitGive, HochzeitRules};
use crate::seat::{BySeat, Seat};

/// What was exchanged: known to two seats, and to who may see everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// Who offered his only trump.
    pub offerer: Seat,
    /// Who took it.
    pub taker: Seat,
    /// The trump.
    pub card: Card,
    /// What was given back for it.
    pub back: Card,
}

/// Why an exchange cannot have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum BadExchange {
    /// The rule set knows no Hochzeit.
    #[error("the rule set knows no hochzeit")]
    NotInRules,
    /// Nobody takes his own offer.
    #[error("seat {seat} cannot take its own offer")]
    Own {
        /// Who offered.
        seat: Seat,
    },
    /// Only who was dealt exactly one trump offers it (V 4.2).
    #[error("{card} is not the only trump that was dealt to seat {seat}")]
    NotTheOnlyTrump {
        /// Who offered.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// Who has no card that he may give cannot take (V 4.4).
    #[error("seat {seat} has no card to give back")]
    NothingToGive {
        /// Who would take.
        seat: Seat,
    },
    /// Who has won cannot call an Ace, so he has to play more than a Rufspiel (V 4.3).
    #[error("seat {seat} cannot play a Rufspiel, so no offer waits for it")]
    NoRufspiel {
        /// Who has won.
        seat: Seat,
    },
    /// The card given back was not dealt to who gives it, or must not be given (V 4.4).
    #[error("seat {seat} cannot give {card} back")]
    NotToGive {
        /// Who gives.
        seat: Seat,
        /// What.
        card: Card,
    },
}

/// The trump that a hand may offer: its only one (V 4.2).
pub fn offerable(hand: CardSet) -> Option<Card> {
    let trumps = hand & Contract::Hochzeit.order().trumps();
    trumps.highest().filter(|_| trumps.len() == 1)
}

/// What a hand may give back for a trump that is offered; who has nothing to give cannot take it (V 4.4).
pub fn returnable(hand: CardSet, give: HochzeitGive) -> CardSet {
    match give {
        HochzeitGive::Side => hand - Contract::Hochzeit.order().trumps(),
        HochzeitGive::Any => hand,
    }
}

impl Exchange {
    /// Who plays with whom then: who takes is the declarer (V 4.6).
    pub const fn parties(&self) -> Parties {
        Parties { declarer: self.taker, partner: Some(self.offerer) }
    }

    /// The hands as they are played.
    pub fn exchanged(&self, dealt: &BySeat<CardSet>) -> BySeat<CardSet> {
        let Exchange { offerer, taker, card, back } = *self;
        let mut hands = *dealt;
        hands[offerer] = (hands[offerer] - CardSet::only(card)) | CardSet::only(back);
        hands[taker] = (hands[taker] - CardSet::only(back)) | CardSet::only(card);
        hands
    }

    /// The deal as it is played.
    pub(crate) fn deal_played(self, deal: &Deal) -> Deal {
        Deal::try_from(self.exchanged(deal.hands())).unwrap_or(*deal)
    }

    pub(crate) fn check(self, deal: &Deal, rules: HochzeitRules) -> Result<(), BadExchange> {
        let Exchange { offerer, taker, card, back } = self;
        if offerer == taker {
            return Err(BadExchange::Own { seat: taker });
        }
        if offerable(deal.hand(offerer)) != Some(card) {
            return Err(BadExchange::NotTheOnlyTrump { seat: offerer, card });
        }
        if !returnable(deal.hand(taker), rules.give).contains(back) {
            return Err(BadExchange::NotToGive { seat: taker, card: back });
        }
        Ok(())
    }
}
