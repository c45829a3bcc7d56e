//! An action as files and programs tell it.

use schafkopf::{
    Action, Bid, CallRank, CalledCard, Card, Contract, ContractKind, Doubling, RuleSet, Rung, Suit,
};
use serde::{Deserialize, Serialize};

/// An action in the words of the interfaces: `{"say":"play","level":"wenz"}`, `{"contract":"solo","suit":"E","tout":false}`,
/// `{"double":true}`, `{"card":"EA"}`.
///
/// ```
/// use schafkopf::{Action, rules};
/// use schafkopf_bots::review::Told;
/// let rules = rules::builtin("schule").expect("it is built in");
/// let told = Told::of(Action::Play("EA".parse()?), &rules);
/// assert_eq!(serde_json::to_string(&told).expect("it is plain data"), r#"{"card":"EA"}"#);
/// # Ok::<(), schafkopf::CardError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Told {
    /// Words of the auction.
    Bid {
        /// The word.
        say: Say,
        /// The least contract claimed; none for the lowest, and where nothing is claimed.
        level: Option<ContractKind>,
        /// Whether the contract is named, so that it binds (T 17).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        named: bool,
    },
    /// A contract.
    Contract {
        /// Which, without its Tout.
        contract: ContractKind,
        /// The suit called, or the trump suit.
        suit: Option<Suit>,
        /// Whether it is a Tout.
        tout: bool,
        /// The card called, where it is not the Ace (P 4).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        called: Option<Card>,
    },
    /// An answer in the doubling window.
    Double {
        /// Whether he doubles.
        double: bool,
    },
    /// A card.
    Card {
        /// Which.
        card: Card,
    },
}

/// A word of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Say {
    /// "Weiter."
    Pass,
    /// "Ich spiele."
    Play,
    /// "Ich spiele selbst."
    Hold,
    /// "Ich hätte ein Solo."
    Raise,
    /// "Ist recht."
    Good,
    /// "Hochzeit": for the auction a pass (V 4.2).
    Offer,
    /// "Neu geben", asked of all by who has too poor a hand (V 14.2).
    Redeal,
}

impl Told {
    /// An action as it is told. A claim at the end of a hand, which is no decision of play, is told as no double.
    pub fn of(action: Action, rules: &RuleSet) -> Told {
        match action {
            Action::Bid(bid) => Told::of_bid(bid, rules),
            Action::Declare(contract) => Told::of_contract(contract),
            Action::Double(double) => Told::Double { double: double != Doubling::Decline },
            Action::Play(card) => Told::Card { card },
            Action::Claim(_) | Action::Knock(false) | Action::Hochzeit(_) => Told::Double { double: false },
            Action::Knock(true) => Told::Double { double: true },
        }
    }

    fn of_bid(bid: Bid, rules: &RuleSet) -> Told {
        let plain = |say| Told::Bid { say, level: None, named: false };
        let claim = |say, claim: Rung, name: Option<ContractKind>| Told::Bid {
            say,
            level: name.or_else(|| level(claim, rules)),
            named: name.is_some(),
        };
        match bid {
            Bid::Pass => plain(Say::Pass),
            Bid::Offer => plain(Say::Offer),
            Bid::Redeal => plain(Say::Redeal),
            Bid::Play { claim: rung, named } => claim(Say::Play, rung, named),
            Bid::Hold { named: None } => plain(Say::Hold),
            Bid::Hold { named: Some(kind) } => Told::Bid { say: Say::Hold, level: Some(kind), named: true },
            Bid::Raise { claim: rung, named } => claim(Say::Raise, rung, named),
            Bid::Good => plain(Say::Good),
        }
    }

    /// A contract as it is told.
    pub fn of_contract(contract: Contract) -> Told {
        let called = contract.called().filter(|called| called.rank != CallRank::Ace);
        Told::Contract {
            contract: contract.kind().plain(),
            suit: contract.suit(),
            tout: contract.kind().is_tout(),
            called: called.map(CalledCard::card),
        }
    }

    /// The card, where it is one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Told::Card { card } => Some(card),
            Told::Bid { .. } | Told::Contract { .. } | Told::Double { .. } => None,
        }
    }
}

/// The first contract of a rung; none for the lowest rung, which needs no name.
fn level(claim: Rung, rules: &RuleSet) -> Option<ContractKind> {
    let rung = rules.auction.ladder.get(usize::from(claim.0)).filter(|_| claim > Rung(0));
    rung.and_then(|entries| entries.first().map(|entry| entry.kind))
}

/// A list of cards as one string, in their order.
pub(super) mod card_list {
    use schafkopf::{Card, parse_cards};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the cards with blanks between them.
    pub(in crate::review) fn serialize<S: Serializer>(
        cards: &[Card],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let names: Vec<String> = cards.iter().map(ToString::to_string).collect();
        serializer.serialize_str(&names.join(" "))
    }

    /// Reads what was written.
    pub(in crate::review) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Card>, D::Error> {
        let text = String::deserialize(deserializer)?;
        parse_cards(&text).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{Action, Bid, CallSuit, CalledCard, Contract, Doubling, Goal, Rung, Suit, rules};

    use super::Told;

    #[test]
    fn actions_are_told_as_the_interfaces_say_and_read_back() {
        let schule = rules::builtin("schule").unwrap();
        let ruf = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Gras) };
        let solo = Contract::Solo { trump: Suit::Eichel, goal: Goal::Tout };
        let ten: schafkopf::Card = "SZ".parse().unwrap();
        let forced = Contract::Rufspiel { called: CalledCard::from_card(ten).unwrap() };
        let cases = [
            (Action::Bid(Bid::Pass), r#"{"say":"pass","level":null}"#),
            (Action::Bid(Bid::Offer), r#"{"say":"offer","level":null}"#),
            (Action::Bid(Bid::Redeal), r#"{"say":"redeal","level":null}"#),
            (Action::Bid(Bid::Play { claim: Rung(0), named: None }), r#"{"say":"play","level":null}"#),
            (Action::Bid(Bid::Raise { claim: Rung(2), named: None }), r#"{"say":"raise","level":"solo"}"#),
            (Action::Declare(ruf), r#"{"contract":"rufspiel","suit":"G","tout":false}"#),
            (Action::Declare(solo), r#"{"contract":"solo","suit":"E","tout":true}"#),
            (Action::Declare(forced), r#"{"contract":"rufspiel","suit":"S","tout":false,"called":"SZ"}"#),
            (Action::Double(Doubling::Stoss), r#"{"double":true}"#),
            (Action::Double(Doubling::Decline), r#"{"double":false}"#),
        ];
        for (action, text) in cases {
            let told = Told::of(action, &schule);
            assert_eq!(serde_json::to_string(&told).unwrap(), text);
            assert_eq!(serde_json::from_str::<Told>(text).unwrap(), told, "{text}");
        }
    }
}
