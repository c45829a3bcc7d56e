//! What can be said: in the auction, as contract, in the doubling window.

use ratatui::crossterm::event::KeyCode;
use schafkopf::{
    Action, Actions, Bid, BidChoices, CardSet, Contract, ContractSet, Courting, DoubleChoices, Doubling,
    Goal, RuleSet, Rung, SeatView,
};
use stammtisch_text::Arg;

use super::voice::{Length, Voice};

/// One thing that can be said, and what it binds to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Item {
    /// The words.
    pub(crate) label: String,
    /// What they bind one to, with the clause.
    pub(crate) binds: String,
    /// What is done with them.
    pub(crate) action: Action,
}

/// What a menu is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Topic {
    /// Words of the auction.
    Bid,
    /// The contract.
    Declare,
    /// A Stoss.
    Stoss,
    /// A Retour.
    Retour,
    /// Whether to knock.
    Knock,
    /// Whether to take what is offered for a Hochzeit.
    Court,
    /// What to give back for it.
    Give,
}

/// A choice of words. Nothing is chosen at first, so that one key too many says nothing.
#[derive(Debug, Clone)]
pub(crate) struct Menu {
    topic: Topic,
    items: Vec<Item>,
    chosen: Option<usize>,
}

impl Menu {
    /// The menu that a seat is asked with; none where it is asked for something else.
    pub(crate) fn of(view: &SeatView, rules: &RuleSet, voice: Voice<'_>) -> Option<Menu> {
        let (topic, items) = match view.memory.actions {
            Actions::Bid(choices) => (Topic::Bid, bids(choices, view, rules, voice)),
            Actions::Declare(contracts) => (Topic::Declare, contracts_of(contracts, view, rules, voice)),
            Actions::Double(DoubleChoices::Stoss) => {
                (Topic::Stoss, doubles(DoubleChoices::Stoss, view.table.doubles.count(), rules, voice))
            }
            Actions::Double(DoubleChoices::Retour) => {
                (Topic::Retour, doubles(DoubleChoices::Retour, view.table.doubles.count(), rules, voice))
            }
            Actions::DeclareOrPutUp { contracts, put_up } => {
                let mut items = contracts_of(contracts, view, rules, voice);
                items.extend(put_up.then(|| courting(Courting::PutUp, voice)));
                (Topic::Declare, items)
            }
            Actions::Knock => (Topic::Knock, [false, true].map(|knocks| knock(knocks, voice)).to_vec()),
            Actions::Court { take } => {
                let words = [Some(Courting::Decline), take.then_some(Courting::Take)];
                (Topic::Court, words.into_iter().flatten().map(|word| courting(word, voice)).collect())
            }
            Actions::Give(cards) => (Topic::Give, gifts(cards, voice)),
            Actions::Double(DoubleChoices::Decline)
            | Actions::Nothing
            | Actions::MayStoss
            | Actions::PlayOrStoss(_)
            | Actions::Play(_)
            | Actions::Claim => return None,
        };
        Some(Menu { topic, items, chosen: None })
    }

    /// What it is for.
    pub(crate) const fn topic(&self) -> Topic {
        self.topic
    }

    /// Everything that can be said.
    pub(crate) fn items(&self) -> &[Item] {
        &self.items
    }

    /// The place of what is chosen.
    pub(crate) const fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// What is chosen.
    pub(crate) fn item(&self) -> Option<&Item> {
        self.chosen.and_then(|place| self.items.get(place))
    }

    /// Chooses what leads to an action.
    pub(crate) fn choose(&mut self, action: Action) {
        self.chosen = self.items.iter().position(|item| item.action == action).or(self.chosen);
    }

    /// Takes a key; returns what is to be done once the choice is confirmed.
    pub(crate) fn key(&mut self, code: KeyCode) -> Option<Action> {
        let last = self.items.len().saturating_sub(1);
        match (code, self.chosen) {
            (KeyCode::Enter, Some(_)) => return self.item().map(|item| item.action),
            (KeyCode::Enter | KeyCode::Down | KeyCode::Right | KeyCode::Tab, None) | (KeyCode::Home, _) => {
                self.chosen = Some(0);
            }
            (KeyCode::Up | KeyCode::Left | KeyCode::BackTab, None) | (KeyCode::End, _) => {
                self.chosen = Some(last);
            }
            (KeyCode::Down | KeyCode::Right | KeyCode::Tab, Some(place)) => {
                self.chosen = Some((place + 1).min(last));
            }
            (KeyCode::Up | KeyCode::Left | KeyCode::BackTab, Some(place)) => {
                self.chosen = Some(place.saturating_sub(1));
            }
            (KeyCode::Char(digit), chosen) => {
                let place = digit.to_digit(10).and_then(|number| (number as usize).checked_sub(1));
                if let Some(place) = place.filter(|&place| place <= last) {
                    if chosen == Some(place) {
                        return self.item().map(|item| item.action);
                    }
                    self.chosen = Some(place);
                }
            }
            _ => {}
        }
        None
    }
}

fn bids(choices: BidChoices, view: &SeatView, rules: &RuleSet, voice: Voice<'_>) -> Vec<Item> {
    let is_first = view.table.claim.is_none();
    let item = |bid| Item {
        label: voice.bid(bid, is_first),
        binds: binds(bid, view, rules, voice),
        action: Action::Bid(bid),
    };
    choices.iter().map(item).collect()
}

/// Knocking, or not.
fn knock(knocks: bool, voice: Voice<'_>) -> Item {
    let key = if knocks { "table-knock" } else { "table-no-knock" };
    let binds = voice.get(&format!("{key}-binds"));
    Item { label: voice.get(key), binds, action: Action::Knock(knocks) }
}

/// A word on what is offered for a Hochzeit.
fn courting(word: Courting, voice: Voice<'_>) -> Item {
    let key = match word {
        Courting::PutUp => "table-put-up",
        Courting::Take => "table-take",
        Courting::Decline | Courting::Give(_) => "table-no-take",
    };
    let binds = voice.get(&format!("{key}-binds"));
    Item { label: voice.get(key), binds, action: Action::Hochzeit(word) }
}

/// The cards that can be given back.
fn gifts(cards: CardSet, voice: Voice<'_>) -> Vec<Item> {
    let item = |card| Item {
        label: voice.texts().card(card),
        binds: voice.get("table-give-binds"),
        action: Action::Hochzeit(Courting::Give(card)),
    };
    cards.iter().map(item).collect()
}

/// What words of the auction bind one to.
fn binds(bid: Bid, view: &SeatView, rules: &RuleSet, voice: Voice<'_>) -> String {
    let rung = |rung: Rung| [("rung", Arg::from(voice.texts().rung(rules, rung)))];
    match bid {
        Bid::Pass => voice.get("table-binds-pass"),
        Bid::Offer => voice.get("table-binds-offer"),
        Bid::Redeal => voice.get("table-binds-redeal"),
        Bid::Play { named: Some(kind), .. }
        | Bid::Hold { named: Some(kind) }
        | Bid::Raise { named: Some(kind), .. } => {
            voice.format("table-binds-named", &[("kind", Arg::from(voice.texts().kind(kind)))])
        }
        Bid::Play { claim, named: None } if view.table.claim.is_none() => {
            voice.format("table-binds-play", &rung(claim))
        }
        Bid::Play { claim, named: None } => voice.format("table-binds-play-too", &rung(claim)),
        Bid::Hold { named: None } => {
            let claim = view.table.claim.map_or(Rung(0), |(_, claim)| claim);
            voice.format("table-binds-hold", &rung(claim))
        }
        Bid::Raise { claim, named: None } => voice.format("table-binds-raise", &rung(claim)),
        Bid::Good => voice.get("table-binds-good"),
    }
}

fn contracts_of(contracts: ContractSet, view: &SeatView, rules: &RuleSet, voice: Voice<'_>) -> Vec<Item> {
    let item = |contract| Item {
        label: voice.choice(contract),
        binds: meaning(contract, view, voice),
        action: Action::Declare(contract),
    };
    let mut contracts: Vec<Contract> = contracts.iter().collect();
    contracts.sort_by_key(|contract| rules.rung(contract.kind()));
    contracts.into_iter().map(item).collect()
}

/// What a contract means for who declares it.
fn meaning(contract: Contract, view: &SeatView, voice: Voice<'_>) -> String {
    if let Some(called) = contract.called() {
        let renonce = !view.memory.dealt.intersects(called.suit.cards());
        let key = if renonce { "table-means-renonce" } else { "table-means-rufspiel" };
        return voice.format(key, &voice.called(called));
    }
    let key = match contract.goal() {
        Goal::Majority => "table-means-solo",
        Goal::Tout => "table-means-tout",
        Goal::NoTrick | Goal::FewPoints => "table-means-bettel",
    };
    let clause = contract.kind().row().trump_clause;
    voice.format(
        key,
        &[("trumps", Arg::from(voice.trumps(contract, Length::Full))), ("clause", Arg::from(clause))],
    )
}

fn doubles(choices: DoubleChoices, doubled: u8, rules: &RuleSet, voice: Voice<'_>) -> Vec<Item> {
    let item = |double| {
        let (label, binds) = match double {
            Doubling::Decline => {
                let binds = match choices {
                    DoubleChoices::Retour => "table-binds-no-retour",
                    DoubleChoices::Stoss | DoubleChoices::Decline => "table-binds-decline",
                };
                (voice.get("table-decline"), voice.get(binds))
            }
            Doubling::Stoss => {
                let factor = rules.doubling.map_or(1, |doubling| doubling.factor(doubled + 1));
                let clause = voice.stoss_clause();
                let args = [("factor", Arg::from(factor)), ("clause", Arg::from(clause))];
                (voice.stoss(), voice.format("table-binds-stoss", &args))
            }
            Doubling::Retour => {
                let factor = rules.doubling.map_or(1, |doubling| doubling.factor(doubled + 1));
                let args = [("factor", Arg::from(factor))];
                (voice.get("table-retour"), voice.format("table-binds-retour", &args))
            }
        };
        Item { label, binds, action: Action::Double(double) }
    };
    choices.iter().map(item).collect()
}
