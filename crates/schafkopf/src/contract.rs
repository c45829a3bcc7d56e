//! Contracts: what a hand is played as (S 2.5–2.9).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract_kind::ContractKind;
use crate::order::Order;

/// A suit whose Ace can be called in a Rufspiel; Hearts are trumps and cannot (S 2.5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CallSuit {
    /// "Mit der Alten".
    Eichel,
    /// "Mit der Blauen".
    Gras,
    /// "Mit der Bumbs".
    Schellen,
}

impl CallSuit {
    /// The three suits that can be called.
    pub const ALL: [CallSuit; 3] = [CallSuit::Eichel, CallSuit::Gras, CallSuit::Schellen];

    /// The suit as a suit among four; none for Herz.
    pub const fn from_suit(suit: Suit) -> Option<CallSuit> {
        match suit {
            Suit::Eichel => Some(CallSuit::Eichel),
            Suit::Gras => Some(CallSuit::Gras),
            Suit::Schellen => Some(CallSuit::Schellen),
            Suit::Herz => None,
        }
    }

    /// The suit among four.
    pub const fn suit(self) -> Suit {
        match self {
            CallSuit::Eichel => Suit::Eichel,
            CallSuit::Gras => Suit::Gras,
            CallSuit::Schellen => Suit::Schellen,
        }
    }

    /// The six cards of the suit that are not lords, and so belong to it in a Rufspiel.
    pub const fn cards(self) -> CardSet {
        CardSet::of_suit(self.suit()).without(CardSet::LORDS)
    }
}

/// The rank of a called card: the Ace, or in a forced game the Ten or the King (P 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CallRank {
    /// The usual call.
    Ace,
    /// Called by who must play and holds all three Aces (P 4).
    Ten,
    /// Called by who holds the three Tens as well (decision 11).
    King,
}

impl CallRank {
    /// The rank among eight.
    pub const fn rank(self) -> Rank {
        match self {
            CallRank::Ace => Rank::Ace,
            CallRank::Ten => Rank::Ten,
            CallRank::King => Rank::King,
        }
    }
}

/// The card called in a Rufspiel; who holds it is the declarer's partner (S 2.5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CalledCard {
    /// The suit called.
    pub suit: CallSuit,
    /// The rank called.
    pub rank: CallRank,
}

impl CalledCard {
    /// The Ace of a suit.
    pub const fn ace(suit: CallSuit) -> CalledCard {
        CalledCard { suit, rank: CallRank::Ace }
    }

    /// The card as a card among 32.
    pub const fn card(self) -> Card {
        Card::new(self.suit.suit(), self.rank.rank())
    }

    /// The called card that is this card: an Ace, Ten or King of a suit other than Herz.
    pub const fn from_card(card: Card) -> Option<CalledCard> {
        let rank = match card.rank() {
            Rank::Ace => CallRank::Ace,
            Rank::Ten => CallRank::Ten,
            Rank::King => CallRank::King,
            Rank::Ober | Rank::Unter | Rank::Nine | Rank::Eight | Rank::Seven => return None,
        };
        match CallSuit::from_suit(card.suit()) {
            Some(suit) => Some(CalledCard { suit, rank }),
            None => None,
        }
    }
}

impl fmt::Display for CalledCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.card().fmt(f)
    }
}

impl Serialize for CalledCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.card().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CalledCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CalledCard, D::Error> {
        let card = Card::deserialize(deserializer)?;
        CalledCard::from_card(card)
            .ok_or_else(|| serde::de::Error::custom(format!("{card} cannot be called")))
    }
}

/// What a soloist sets out to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// 61 points (S 4.1.2).
    Majority,
    /// Every trick, announced before the first card (S 2.8).
    Tout,
}

impl Goal {
    /// [`Goal::Tout`] for a flag that is set.
    pub const fn from_flag(tout: bool) -> Goal {
        if tout { Goal::Tout } else { Goal::Majority }
    }
}

/// What a hand is played as: the trumps, the parties and the goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "contract", rename_all = "snake_case", deny_unknown_fields)]
pub enum Contract {
    /// The declarer with the holder of the called card against two defenders (S 2.5).
    Rufspiel {
        /// The card called.
        called: CalledCard,
    },
    /// Only the Unters are trumps (S 2.7).
    Wenz {
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// The Unters and one suit are trumps (T 3, P 7).
    Farbwenz {
        /// The trump suit.
        trump: Suit,
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// The Obers, the Unters and one suit are trumps (S 2.6).
    Solo {
        /// The trump suit.
        trump: Suit,
        /// 61 points, or every trick.
        goal: Goal,
    },
    /// All eight lords in one hand, laid open at once (S 2.9).
    Sie,
}

impl Contract {
    /// The contract without its suit.
    pub const fn kind(self) -> ContractKind {
        match self {
            Contract::Rufspiel { .. } => ContractKind::Rufspiel,
            Contract::Wenz { goal: Goal::Majority } => ContractKind::Wenz,
            Contract::Wenz { goal: Goal::Tout } => ContractKind::WenzTout,
            Contract::Farbwenz { goal: Goal::Majority, .. } => ContractKind::Farbwenz,
            Contract::Farbwenz { goal: Goal::Tout, .. } => ContractKind::FarbwenzTout,
            Contract::Solo { goal: Goal::Majority, .. } => ContractKind::Solo,
            Contract::Solo { goal: Goal::Tout, .. } => ContractKind::SoloTout,
            Contract::Sie => ContractKind::Sie,
        }
    }

    /// What the declarer's party must reach. A Sie needs every trick and has them.
    pub const fn goal(self) -> Goal {
        match self {
            Contract::Rufspiel { .. } => Goal::Majority,
            Contract::Wenz { goal } | Contract::Farbwenz { goal, .. } | Contract::Solo { goal, .. } => goal,
            Contract::Sie => Goal::Tout,
        }
    }

    /// The same contract with another goal; Rufspiel and Sie have only their own.
    pub const fn with_goal(self, goal: Goal) -> Contract {
        match self {
            Contract::Rufspiel { .. } | Contract::Sie => self,
            Contract::Wenz { .. } => Contract::Wenz { goal },
            Contract::Farbwenz { trump, .. } => Contract::Farbwenz { trump, goal },
            Contract::Solo { trump, .. } => Contract::Solo { trump, goal },
        }
    }

    /// The suit named with the contract: the suit called, or the trump suit.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Contract::Rufspiel { called } => Some(called.suit.suit()),
            Contract::Farbwenz { trump, .. } | Contract::Solo { trump, .. } => Some(trump),
            Contract::Wenz { .. } | Contract::Sie => None,
        }
    }

    /// The card called, in a Rufspiel.
    pub const fn called(self) -> Option<CalledCard> {
        match self {
            Contract::Rufspiel { called } => Some(called),
            Contract::Wenz { .. } | Contract::Farbwenz { .. } | Contract::Solo { .. } | Contract::Sie => None,
        }
    }

    /// Which cards are trumps and what beats what.
    pub const fn order(self) -> Order {
        match self {
            Contract::Rufspiel { .. } | Contract::Sie => Order::solo(Suit::Herz),
            Contract::Wenz { .. } => Order::wenz(),
            Contract::Farbwenz { trump, .. } => Order::farbwenz(trump),
            Contract::Solo { trump, .. } => Order::solo(trump),
        }
    }
}
