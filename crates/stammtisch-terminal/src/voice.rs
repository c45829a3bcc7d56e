//! How the table speaks of its players: the person is "you", the bots have names.

use schafkopf::{Bid, CallRank, CalledCard, Card, Contract, Lords, Order, Rank, RuleSet, Rung, Seat, Suit};
use stammtisch_text::{Arg, Texts};

use super::plan::Plan;

/// How much room there is for words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Length {
    /// Enough.
    Full,
    /// Little: Ober and Unter are letters.
    Short,
}

/// The words of one table, in one language.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    texts: &'static Texts,
    plan: &'a Plan,
}

impl<'a> Voice<'a> {
    /// The words of a table.
    pub(crate) const fn new(texts: &'static Texts, plan: &'a Plan) -> Voice<'a> {
        Voice { texts, plan }
    }

    /// All texts.
    pub(crate) const fn texts(&self) -> &'static Texts {
        self.texts
    }

    /// A message without values.
    pub(crate) fn get(&self, key: &str) -> String {
        self.texts.get(key)
    }

    /// A message with values.
    pub(crate) fn format(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.format(key, args)
    }

    /// What stands beside a seat: a bot's name, the person's own, or "you".
    pub(crate) fn name(&self, seat: Seat) -> String {
        match (self.plan.bot_name(seat), &self.plan.name) {
            (Some(name), _) => name.to_owned(),
            (None, Some(name)) => name.clone(),
            (None, None) => self.get("table-you"),
        }
    }

    /// A sentence about a player: `$who` is `you` for the person, `$name` is the name.
    pub(crate) fn says(&self, key: &str, seat: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let who = if seat == self.plan.person { "you" } else { "other" };
        let mut all = vec![("who", Arg::from(who)), ("name", Arg::from(self.name(seat)))];
        all.extend(args.iter().cloned());
        self.format(key, &all)
    }

    /// The rules of the table by the name that people call them.
    pub(crate) fn rules(&self) -> &'a str {
        self.texts.rule_set(&self.plan.rules)
    }

    /// What was said in the auction; who speaks of playing before all others does not say "too".
    pub(crate) fn bid(&self, bid: Bid, is_first: bool) -> String {
        match bid {
            Bid::Play { claim, named: None } if is_first && claim > Rung(0) => {
                let rung = Arg::from(self.texts.rung(&self.plan.rules, claim));
                self.format("table-bid-play-high", &[("rung", rung)])
            }
            Bid::Pass
            | Bid::Offer
            | Bid::Redeal
            | Bid::Play { .. }
            | Bid::Hold { .. }
            | Bid::Raise { .. }
            | Bid::Good => self.texts.bid(&self.plan.rules, bid),
        }
    }

    /// A contract as it is chosen from: "Mit der Alten (Eichel-Sau)", "Gras-Solo".
    pub(crate) fn choice(&self, contract: Contract) -> String {
        match contract {
            Contract::Rufspiel { called } if called.rank == CallRank::Ace => {
                self.get(&format!("table-call-{}", called.suit.suit().letter()))
            }
            Contract::Rufspiel { called } => {
                self.format("table-call-other", &[("card", Arg::from(self.texts.card(called.card())))])
            }
            Contract::Wenz { .. }
            | Contract::Geier { .. }
            | Contract::Farbwenz { .. }
            | Contract::Farbgeier { .. }
            | Contract::Solo { .. }
            | Contract::Bettel { .. }
            | Contract::Hochzeit
            | Contract::Ramsch
            | Contract::Sie => self.texts.contract(contract),
        }
    }

    /// Who plays what, in one sentence.
    pub(crate) fn plays(&self, seat: Seat, contract: Contract) -> String {
        if let Some(called) = contract.called() {
            return self.says("table-plays-with", seat, &self.called(called));
        }
        let contract = Arg::from(self.texts.contract(contract));
        self.says("table-plays", seat, &[("contract", contract)])
    }

    /// Who played what, when it is over.
    pub(crate) fn played(&self, seat: Seat, contract: Contract) -> String {
        if let Some(called) = contract.called() {
            return self.says("table-played-with", seat, &self.called(called));
        }
        let contract = Arg::from(self.texts.contract(contract));
        self.says("table-played", seat, &[("contract", contract)])
    }

    /// A called card, for a message: `$card` is its name, `$called` is `ace` or `other`.
    pub(crate) fn called(&self, called: CalledCard) -> [(&'static str, Arg<'static>); 2] {
        let rank = match called.rank {
            CallRank::Ace => "ace",
            CallRank::Ten | CallRank::King => "other",
        };
        [("card", Arg::from(self.texts.card(called.card()))), ("called", Arg::from(rank))]
    }

    /// Which cards are trumps.
    pub(crate) fn trumps(&self, contract: Contract, length: Length) -> String {
        let end = match length {
            Length::Full => "",
            Length::Short => "-short",
        };
        let suit = contract.trump_suit();
        let key = match (contract.kind().row().lords, suit) {
            (Lords::ObersAndUnters, _) => "table-trumps-solo",
            (Lords::Nothing, _) => "table-trumps-none",
            (Lords::Unters, Some(_)) => "table-trumps-farbwenz",
            (Lords::Unters, None) => "table-trumps-wenz",
            (Lords::Obers, Some(_)) => "table-trumps-farbgeier",
            (Lords::Obers, None) => "table-trumps-geier",
        };
        let suit = suit.map_or_else(String::new, |suit| self.texts.suit(suit));
        self.format(&format!("{key}{end}"), &[("suit", Arg::from(suit))])
    }

    /// What a double is called: Stoss, or Spritze where there is no Retour (T 18).
    pub(crate) fn stoss(&self) -> String {
        self.get(if self.has_spritze() { "table-spritze" } else { "table-stoss" })
    }

    /// The clause of a double.
    pub(crate) fn stoss_clause(&self) -> &'static str {
        if self.has_spritze() { "T 18" } else { "S 3.3.1" }
    }

    fn has_spritze(&self) -> bool {
        self.plan.rules.doubling.is_some_and(|rules| !rules.goes_on_after(1))
    }
}

/// The clause of the tariff in money, of a rule set that names its source by its id.
pub(crate) fn tariff_clause(rules: &RuleSet) -> &'static str {
    if rules.id == "preis" { "P 4" } else { "S 4.2.4" }
}

/// The clause of the list points, of a rule set that names its source by its id.
pub(crate) fn list_clause(rules: &RuleSet) -> &'static str {
    match rules.id.as_str() {
        "preis" => "P 9",
        "tischpunkte" => "T 5",
        _ => "S 5.2.7",
    }
}

/// Cards as a player sorts them: trumps of the contract first, before there is one as in a Rufspiel.
pub(crate) fn order_of(contract: Option<Contract>) -> Order {
    contract.map_or(Order::solo(Suit::Herz), Contract::order)
}

/// The letters of a card, "E O"; the Ten is written as a number.
pub(crate) fn index(card: Card) -> (char, &'static str) {
    let rank = match card.rank() {
        Rank::Ace => "A",
        Rank::Ten => "10",
        Rank::King => "K",
        Rank::Ober => "O",
        Rank::Unter => "U",
        Rank::Nine => "9",
        Rank::Eight => "8",
        Rank::Seven => "7",
    };
    (card.suit().letter(), rank)
}
