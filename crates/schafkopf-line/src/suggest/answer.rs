//! The answer of `suggest`, written as JSON.

use schafkopf::{Action, ContractKind, RuleSet, Suit};
use schafkopf_bots::review::{Say, Told};
use serde::Serialize;

/// What a seat should do, and what everything is worth that it could do.
pub(super) struct Suggestion {
    /// What to do.
    pub(super) action: Action,
    /// Everything that can be done, the best first.
    pub(super) options: Vec<Worth>,
    /// How many deals were looked at.
    pub(super) worlds: usize,
    /// How long it took, in milliseconds.
    pub(super) ms: u64,
}

/// What an action is worth; nothing where the bot goes by rules alone.
#[derive(Debug, Clone, Copy)]
pub(super) struct Worth {
    pub(super) action: Action,
    pub(super) value: Option<f64>,
    pub(super) win: Option<f64>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Wire<'a> {
    Auction {
        id: Option<&'a str>,
        ok: bool,
        #[serde(flatten)]
        words: WireWords,
        options: Vec<WireBid>,
    },
    Contract {
        id: Option<&'a str>,
        ok: bool,
        #[serde(flatten)]
        contract: WireContract,
        options: Vec<WireOption>,
    },
    Double {
        id: Option<&'a str>,
        ok: bool,
        double: bool,
        value: Option<f64>,
    },
    Card {
        id: Option<&'a str>,
        ok: bool,
        card: String,
        moves: Vec<WireMove>,
        worlds: usize,
        ms: u64,
    },
}

#[derive(Serialize)]
struct WireBid {
    #[serde(flatten)]
    words: WireWords,
    value: Option<f64>,
}

#[derive(Serialize)]
struct WireWords {
    say: &'static str,
    level: Option<&'static str>,
}

impl WireWords {
    fn new(say: Say, level: Option<ContractKind>) -> WireWords {
        let say = match say {
            // The interface has no words for a Hochzeit and for new cards.
            Say::Pass | Say::Offer | Say::Redeal => "pass",
            Say::Play => "play",
            Say::Hold => "hold",
            Say::Raise => "raise",
            Say::Good => "good",
        };
        WireWords { say, level: level.map(ContractKind::name) }
    }
}

#[derive(Serialize)]
struct WireContract {
    contract: &'static str,
    suit: Option<char>,
    tout: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    called: Option<String>,
}

impl WireContract {
    fn new(
        contract: ContractKind,
        suit: Option<Suit>,
        tout: bool,
        called: Option<schafkopf::Card>,
    ) -> WireContract {
        let called = called.map(|card| card.to_string());
        WireContract { contract: contract.name(), suit: suit.map(Suit::letter), tout, called }
    }
}

#[derive(Serialize)]
struct WireOption {
    #[serde(flatten)]
    contract: WireContract,
    value: Option<f64>,
}

#[derive(Serialize)]
struct WireMove {
    card: String,
    value: Option<f64>,
    win: Option<f64>,
}

impl Suggestion {
    /// Appends the answer.
    pub(super) fn write(&self, id: Option<&str>, rules: &RuleSet, out: &mut Vec<u8>) {
        let wire = self.wire(id, rules);
        out.extend(serde_json::to_vec(&wire).expect("an answer is plain data"));
    }

    fn wire<'a>(&self, id: Option<&'a str>, rules: &RuleSet) -> Wire<'a> {
        let told = |worth: &Worth| (Told::of(worth.action, rules), *worth);
        let ok = true;
        match Told::of(self.action, rules) {
            Told::Bid { say, level, .. } => {
                let bid = |(told, worth): (Told, Worth)| match told {
                    Told::Bid { say, level, .. } => {
                        Some(WireBid { words: WireWords::new(say, level), value: worth.value })
                    }
                    Told::Contract { .. } | Told::Double { .. } | Told::Card { .. } => None,
                };
                let options = self.options.iter().map(told).filter_map(bid).collect();
                Wire::Auction { id, ok, words: WireWords::new(say, level), options }
            }
            Told::Contract { contract, suit, tout, called } => {
                let option = |(told, worth): (Told, Worth)| match told {
                    Told::Contract { contract, suit, tout, called } => Some(WireOption {
                        contract: WireContract::new(contract, suit, tout, called),
                        value: worth.value,
                    }),
                    Told::Bid { .. } | Told::Double { .. } | Told::Card { .. } => None,
                };
                let options = self.options.iter().map(told).filter_map(option).collect();
                Wire::Contract { id, ok, contract: WireContract::new(contract, suit, tout, called), options }
            }
            Told::Double { double } => {
                let of = self.options.iter().find(|worth| worth.action == self.action);
                Wire::Double { id, ok, double, value: of.and_then(|worth| worth.value) }
            }
            Told::Card { card } => {
                let option = |worth: &Worth| match worth.action {
                    Action::Play(card) => {
                        Some(WireMove { card: card.to_string(), value: worth.value, win: worth.win })
                    }
                    Action::Bid(_)
                    | Action::Declare(_)
                    | Action::Double(_)
                    | Action::Claim(_)
                    | Action::Knock(_)
                    | Action::Hochzeit(_) => None,
                };
                let moves = self.options.iter().filter_map(option).collect();
                Wire::Card { id, ok, card: card.to_string(), moves, worlds: self.worlds, ms: self.ms }
            }
        }
    }
}
