//! What a seat can do in a game, and the set of what it may do now.

use serde::{Deserialize, Serialize};

use crate::auction::{Bid, BidChoices};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::declaration::ContractSet;
use crate::settlement::Claim;

/// Something a seat does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// A word in the auction.
    Bid(Bid),
    /// The contract, named by who won the auction or must play.
    Declare(Contract),
    /// An answer in the doubling window.
    Double(Doubling),
    /// A card played.
    Play(Card),
    /// What a winner claims, where claims are made by hand.
    Claim(Claim),
    /// At half a hand: whether he knocks (V 6.1).
    Knock(bool),
    /// What is said and done when a trump is offered (V 4).
    Hochzeit(Courting),
}

/// What is said and done when a trump is offered for a Hochzeit (V 4.3, 4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Courting {
    /// Who has won the auction plays no more than a Rufspiel: the offers are put up first.
    PutUp,
    /// He takes what is offered.
    Take,
    /// He does not.
    Decline,
    /// What he gives back for it.
    Give(Card),
}

/// An answer in the doubling window (S 3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubling {
    /// "Stoß" by a defender (Spritze in T).
    Stoss,
    /// "Retour" by the declarer, after a Stoss.
    Retour,
    /// No.
    Decline,
}

/// What a seat may do in the doubling window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoubleChoices {
    /// Only decline: the partner, who is no defender, and who lacks what the rule set asks for.
    Decline,
    /// A Stoss, or not.
    Stoss,
    /// A Retour, or not.
    Retour,
}

/// Everything a seat may do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actions {
    /// Nothing: it is not its turn.
    Nothing,
    /// Words of the auction.
    Bid(BidChoices),
    /// Contracts to declare.
    Declare(ContractSet),
    /// Answers in the doubling window.
    Double(DoubleChoices),
    /// Cards to play.
    Play(CardSet),
    /// Cards to play, or first a Stoss (V 3.8, 7.3).
    PlayOrStoss(CardSet),
    /// A Stoss, though nobody waits for it (V 3.8, 7.3).
    MayStoss,
    /// Contracts to declare above a Rufspiel, or first the offers that wait (V 4.3).
    DeclareOrPutUp {
        /// What may be declared at once.
        contracts: ContractSet,
        /// Whether a Rufspiel is open to him, so that the offers may be put up.
        put_up: bool,
    },
    /// To knock, or not (V 6.1).
    Knock,
    /// To take what is offered, where there is a card to give back, or not (V 4.4).
    Court {
        /// Whether he may take it.
        take: bool,
    },
    /// Cards to give back (V 4.4).
    Give(CardSet),
    /// Claims: any number of runners up to 14, with or without Schwarz.
    Claim,
}

/// The most runners that can be claimed: all trumps of a Solo.
pub(crate) const MOST_RUNNERS: u8 = 14;

impl Actions {
    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        matches!(self, Actions::Nothing)
    }

    /// Whether an action is among them.
    pub fn contains(&self, action: &Action) -> bool {
        match (self, action) {
            (Actions::Bid(choices), Action::Bid(bid)) => choices.check(*bid).is_ok(),
            (
                Actions::Declare(contracts) | Actions::DeclareOrPutUp { contracts, .. },
                Action::Declare(contract),
            ) => contracts.contains(*contract),
            (Actions::Double(choices), Action::Double(double)) => choices.allows(*double),
            (Actions::Play(cards) | Actions::PlayOrStoss(cards), Action::Play(card))
            | (Actions::Give(cards), Action::Hochzeit(Courting::Give(card))) => cards.contains(*card),
            (Actions::Claim, Action::Claim(claim)) => claim.runners <= MOST_RUNNERS,
            (Actions::DeclareOrPutUp { put_up, .. }, Action::Hochzeit(Courting::PutUp)) => *put_up,
            (Actions::PlayOrStoss(_) | Actions::MayStoss, Action::Double(Doubling::Stoss))
            | (Actions::Knock, Action::Knock(_))
            | (Actions::Court { .. }, Action::Hochzeit(Courting::Decline)) => true,
            (Actions::Court { take }, Action::Hochzeit(Courting::Take)) => *take,
            _ => false,
        }
    }

    /// All of them.
    pub fn to_vec(&self) -> Vec<Action> {
        match self {
            Actions::Nothing => Vec::new(),
            Actions::Bid(choices) => choices.iter().map(Action::Bid).collect(),
            Actions::Declare(contracts) => contracts.iter().map(Action::Declare).collect(),
            Actions::Double(choices) => choices.iter().map(Action::Double).collect(),
            Actions::Play(cards) => cards.iter().map(Action::Play).collect(),
            Actions::PlayOrStoss(cards) => {
                cards.iter().map(Action::Play).chain([Action::Double(Doubling::Stoss)]).collect()
            }
            Actions::MayStoss => vec![Action::Double(Doubling::Stoss)],
            Actions::DeclareOrPutUp { contracts, put_up } => {
                let put_up = put_up.then_some(Action::Hochzeit(Courting::PutUp));
                contracts.iter().map(Action::Declare).chain(put_up).collect()
            }
            Actions::Knock => vec![Action::Knock(false), Action::Knock(true)],
            Actions::Court { take } => {
                let take = take.then_some(Action::Hochzeit(Courting::Take));
                std::iter::once(Action::Hochzeit(Courting::Decline)).chain(take).collect()
            }
            Actions::Give(cards) => cards.iter().map(|card| Action::Hochzeit(Courting::Give(card))).collect(),
            Actions::Claim => (0..=MOST_RUNNERS)
                .flat_map(|runners| [false, true].map(|schwarz| Action::Claim(Claim { runners, schwarz })))
                .collect(),
        }
    }
}

impl DoubleChoices {
    /// Whether an answer is among them.
    pub fn allows(self, double: Doubling) -> bool {
        self.iter().any(|other| other == double)
    }

    /// The answers.
    pub fn iter(self) -> impl Iterator<Item = Doubling> {
        let more = match self {
            DoubleChoices::Decline => None,
            DoubleChoices::Stoss => Some(Doubling::Stoss),
            DoubleChoices::Retour => Some(Doubling::Retour),
        };
        std::iter::once(Doubling::Decline).chain(more)
    }
}
