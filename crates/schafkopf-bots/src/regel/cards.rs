//! The choice of a card: what it does to the trick, what it is worth in hand, what a lead is good for.

use schafkopf::{Card, CardSet, Rank};

use super::knowledge::Knowledge;
use super::reason::Reason;
use super::weights::Weights;
use crate::role::Role;

/// What a trick is worth in a Tout, where only the number counts.
const TOUT_TRICK: f32 = 40.0;

impl Knowledge {
    /// The card to play among the legal ones, with the rule of thumb behind it.
    pub(super) fn choose(&self, legal: CardSet) -> (Card, Reason) {
        let card = self.best(legal);
        (card, self.reason(card))
    }

    /// The card to play among the legal ones.
    pub(super) fn best(&self, legal: CardSet) -> Card {
        let mut best: Option<(Card, f32)> = None;
        for (card, value) in self.values(legal) {
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((card, value));
            }
        }
        best.expect("whose turn it is has a card").0
    }

    /// What playing each of some cards now is worth, in card points.
    pub(super) fn values(&self, legal: CardSet) -> impl Iterator<Item = (Card, f32)> {
        let weights = Weights::of(self);
        legal.iter().map(move |card| (card, self.value(card, weights)))
    }

    /// What playing a card now is worth, in card points.
    fn value(&self, card: Card, weights: &Weights) -> f32 {
        let lead = if self.trick.is_none() { self.lead(card, weights) } else { 0.0 };
        let left = f32::from(self.left[self.me]) / 8.0;
        let in_hand = weights.at_the_end + (1.0 - weights.at_the_end) * left;
        self.trick_value(card, weights) + lead - in_hand * self.in_hand(card, weights)
    }

    /// What the trick brings or costs if the card is played to it.
    fn trick_value(&self, card: Card, weights: &Weights) -> f32 {
        let ours = self.takes_trick(card);
        if self.is_tout() {
            return (2.0 * ours - 1.0) * TOUT_TRICK;
        }
        let points = f32::from(card.points() + self.trick.map_or(0, |trick| trick.points));
        let (mut won, mut lost) = (points + weights.next_lead, points);
        for seat in self.later() {
            let friend = self.loyalty[seat];
            won += friend * weights.friend_adds + (1.0 - friend) * weights.foe_adds;
            lost += friend * weights.foe_adds + (1.0 - friend) * weights.friend_adds;
        }
        ours * won - (1.0 - ours) * lost
    }

    /// What the card is worth in hand, for later.
    fn in_hand(&self, card: Card, weights: &Weights) -> f32 {
        if self.order.is_trump(card) {
            let out = self.trumps_out();
            let beaten = out - self.ranking.beaters(card);
            let share = if out.is_empty() { 1.0 } else { beaten.len() as f32 / out.len() as f32 };
            return weights.trump + weights.highest_trump * share;
        }
        let only = (self.hand & self.order.side_suit(card.suit())).len() == 1;
        let void = if only && self.hand.intersects(self.order.trumps()) { weights.void } else { 0.0 };
        let worth = match card.rank() {
            Rank::Ace => weights.ace,
            Rank::Ten if self.is_master(card) => weights.high_ten,
            Rank::Ten => weights.ten,
            Rank::King => weights.king,
            Rank::Ober | Rank::Unter | Rank::Nine | Rank::Eight | Rank::Seven => 0.0,
        };
        worth - void
    }

    /// What leading the card is good for, beyond the trick.
    fn lead(&self, card: Card, weights: &Weights) -> f32 {
        if self.order.is_trump(card) {
            return self.trump_lead(card, weights);
        }
        let called = self.hidden_call.is_some_and(|called| called.suit.cards().contains(card));
        let length = (self.hand & self.order.side_suit(card.suit())).len();
        let mut value = match self.role {
            Role::Declarer if called => weights.calls_partner,
            Role::Defender if called => weights.search,
            Role::Declarer | Role::Partner | Role::Defender => 0.0,
        };
        if card.rank() == Rank::Ace {
            value += weights.leads_ace;
        }
        if length == 1 {
            value += weights.leads_only_card;
        }
        value + weights.long_suit * self.way() * (length as f32 - 2.0)
    }

    /// For a defender 1 if the declarer plays next, -1 if he plays last, else 0.
    fn way(&self) -> f32 {
        match self.me.distance_to(self.declarer) {
            1 if self.role == Role::Defender => 1.0,
            3 if self.role == Role::Defender => -1.0,
            _ => 0.0,
        }
    }

    fn trump_lead(&self, card: Card, weights: &Weights) -> f32 {
        let highest = self.is_master(card);
        let high_or_full = match self.role {
            Role::Declarer | Role::Partner if highest => weights.leads_highest_trump,
            Role::Declarer | Role::Partner | Role::Defender if !highest && card.points() >= 10 => {
                weights.leads_full_trump
            }
            Role::Declarer | Role::Partner | Role::Defender => 0.0,
        };
        let draws = match self.role {
            Role::Declarer => self.draws(weights),
            Role::Partner => self.draws(weights) + weights.partner_leads_trump,
            Role::Defender => weights.defender_leads_trump,
        };
        high_or_full + draws
    }

    /// What the trumps are worth that a trump draws.
    fn draws(&self, weights: &Weights) -> f32 {
        let out = self.trumps_out();
        let drawn = |seat| {
            let friend = self.loyalty[seat];
            let worth = (1.0 - friend) * weights.draws_foe - friend * weights.draws_friend;
            self.holds_any(seat, out) * worth
        };
        self.later().map(drawn).sum()
    }

    /// The rule of thumb behind a card.
    fn reason(&self, card: Card) -> Reason {
        let Some(trick) = self.trick else { return self.reason_to_lead(card) };
        let wins = self.ranking.beaters(trick.best).contains(card);
        let follows = self.order.followers(trick.led).contains(card);
        let only = self.hand & self.order.side_suit(card.suit()) == CardSet::only(card);
        if wins {
            if follows { Reason::Win } else { Reason::Ruff }
        } else if card.points() >= 4 && self.takes_trick(card) > 0.5 {
            Reason::Smear
        } else if only && !follows && self.hand.intersects(self.order.trumps()) {
            Reason::MakeVoid
        } else {
            Reason::GiveLittle
        }
    }

    fn reason_to_lead(&self, card: Card) -> Reason {
        let length = (self.hand & self.order.side_suit(card.suit())).len();
        let called = self.hidden_call.is_some_and(|called| called.suit.cards().contains(card));
        match self.role {
            Role::Declarer if self.order.is_trump(card) => Reason::DrawTrumps,
            Role::Partner if self.order.is_trump(card) => Reason::TrumpForDeclarer,
            Role::Defender if called => Reason::Search,
            Role::Declarer | Role::Partner | Role::Defender if self.is_master(card) => Reason::CashWinner,
            Role::Defender if self.way() > 0.0 && length > 2 => Reason::LongSuit,
            Role::Defender if self.way() < 0.0 && length <= 2 => Reason::ShortSuit,
            Role::Declarer | Role::Partner | Role::Defender => Reason::LeadLow,
        }
    }
}
