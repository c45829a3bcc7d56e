//! A hand played from a script: words of the auction, contracts and cards, as people write them.

use std::sync::Arc;

use schafkopf::rules::builtin;
use schafkopf::{
    Action, Actions, Bid, CalledCard, Card, Contract, ContractKind, Courting, Deal, Doubling, Ending,
    ErrorCode, Event, Game, Goal, ListEntry, Outcome, Rejected, RuleSet, Rung, Seat, Settlement, Setup, Suit,
    parse_cards,
};

/// A deal in which every seat can call an Ace and has a card of several suits.
pub(crate) const EVERYBODY_CAN_CALL: [&str; 4] = [
    "EO GU HA H9 EK E9 G7 S7",
    "GO SO EU HZ EA E8 G8 S8",
    "HO HU SU HK E7 GA G9 S9",
    "H8 H7 EZ GZ GK SA SZ SK",
];

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A rule set made from a built-in one.
pub(crate) fn own_rules(base: &str, changes: &str) -> Arc<RuleSet> {
    let text = format!("extends = \"{base}\"\nid = \"own\"\n{changes}");
    Arc::new(RuleSet::parse(&text).unwrap())
}

/// A hand that follows a script.
#[derive(Debug, Clone)]
pub(crate) struct Script {
    pub(crate) game: Game,
}

impl Script {
    /// A hand dealt by seat 4, the second of its match, so that seat 1 is forehand.
    pub(crate) fn new(rules: &str, hands: &[&str; 4]) -> Script {
        Script::with(builtin(rules).unwrap(), hands, |_| ())
    }

    /// A hand with another place in its match.
    pub(crate) fn with(rules: Arc<RuleSet>, hands: &[&str; 4], change: impl FnOnce(&mut Setup)) -> Script {
        let mut setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
        change(&mut setup);
        Script { game: Game::new(setup, Deal::parse(hands).unwrap()) }
    }

    /// A hand that begins at its contract: "1 rufspiel EA", "2 solo G", "3 wenz tout", "1 rufspiel EZ forced".
    pub(crate) fn at(rules: &str, hands: &[&str; 4], contract: &str) -> Script {
        Script::at_contract(builtin(rules).unwrap(), hands, contract)
    }

    pub(crate) fn at_contract(rules: Arc<RuleSet>, hands: &[&str; 4], contract: &str) -> Script {
        let setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
        let (declarer, contract, forced) = declaration(contract);
        let game = Game::at_contract(setup, Deal::parse(hands).unwrap(), declarer, (contract, forced));
        Script { game: game.unwrap() }
    }

    /// Follows a script; what is refused fails the test.
    #[track_caller]
    pub(crate) fn run(&mut self, script: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = self.read(line);
            match self.game.act(seat, action) {
                Ok(further) => events.extend(further),
                Err(rejected) => panic!("`{line}` in `{script}` was refused: {rejected}"),
            }
        }
        events
    }

    /// A line that must be refused, with its code; nothing changes.
    #[track_caller]
    pub(crate) fn refuse(&mut self, line: &str, code: ErrorCode) {
        let before = format!("{:?}", self.game);
        let (seat, action) = self.read(line);
        assert!(!self.game.legal_actions(seat).contains(&action), "`{line}` is offered");
        let answer = self.game.act(seat, action);
        assert_eq!(answer.as_ref().map_err(Rejected::code), Err(code), "`{line}`");
        assert_eq!(format!("{:?}", self.game), before, "`{line}` was refused but changed something");
    }

    /// Plays cards in turn, declining to double.
    #[track_caller]
    pub(crate) fn play(&mut self, cards: &str) -> Vec<Event> {
        let mut events = Vec::new();
        for card in parse_cards(cards).unwrap() {
            let seat = self.asked();
            match self.game.act(seat, Action::Play(card)) {
                Ok(further) => events.extend(further),
                Err(rejected) => panic!("{card} by seat {seat}: {rejected}"),
            }
            while let Some(seat) = Seat::ALL.into_iter().find(|&seat| self.may_double(seat)) {
                self.game.act(seat, Action::Double(Doubling::Decline)).unwrap();
            }
        }
        events
    }

    fn may_double(&self, seat: Seat) -> bool {
        matches!(self.game.legal_actions(seat), Actions::Double(_))
    }

    /// Plays on to the end, everybody with the highest card he may play, trumps first.
    pub(crate) fn finish(&mut self) -> Ending {
        self.play_out();
        *self.game.ending().expect("the hand is over")
    }

    /// Plays the cards that are left, and stops where claims are made by hand.
    pub(crate) fn play_out(&mut self) {
        while self.game.plays().len() < 32 {
            let Actions::Play(cards) = self.game.legal_actions(self.asked()) else {
                panic!("cards are left")
            };
            let highest = self.game.play().unwrap().order().sorted(cards).next().unwrap();
            self.play(&highest.to_string());
        }
    }

    /// The one seat that is asked to act.
    pub(crate) fn asked(&self) -> Seat {
        let mut asked = self.game.to_act();
        let seat = asked.next().expect("somebody is asked");
        assert_eq!(asked.next(), None, "only one is asked");
        seat
    }

    /// What a seat may play.
    pub(crate) fn legal(&self, seat: u8) -> String {
        match self.game.legal_actions(Seat::new(seat).unwrap()) {
            Actions::Play(cards) => cards.to_string(),
            other => format!("{other:?}"),
        }
    }

    /// The contracts that a seat may declare.
    pub(crate) fn declarable(&self, seat: Seat) -> Vec<Contract> {
        match self.game.legal_actions(seat) {
            Actions::Declare(contracts) => contracts.iter().collect(),
            other => panic!("{other:?}"),
        }
    }

    /// Outcome, money and list entry of a hand that was scored.
    pub(crate) fn scored(&self) -> (Outcome, Option<Settlement>, Option<ListEntry>) {
        match self.game.ending() {
            Some(Ending::Scored { outcome, settlement, entry }) => (*outcome, *settlement, *entry),
            other => panic!("{other:?}"),
        }
    }

    fn read(&self, line: &str) -> (Seat, Action) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let seat = Seat::new(words[0].parse().unwrap()).unwrap();
        (seat, self.action(words[1], &words[2..], line))
    }

    fn action(&self, verb: &str, rest: &[&str], line: &str) -> Action {
        let level = |place: usize| self.rung(rest.get(place).copied().unwrap_or("rufspiel"));
        let named = rest.get(1).filter(|word| **word == "named").map(|_| rest[0].parse().unwrap());
        match verb {
            "pass" => Action::Bid(Bid::Pass),
            "play" => Action::Bid(Bid::Play { claim: level(0), named }),
            "hold" => Action::Bid(Bid::Hold { named }),
            "raise" => Action::Bid(Bid::Raise { claim: level(0), named }),
            "good" => Action::Bid(Bid::Good),
            "stoss" => Action::Double(Doubling::Stoss),
            "retour" => Action::Double(Doubling::Retour),
            "decline" => Action::Double(Doubling::Decline),
            "card" => Action::Play(rest[0].parse().unwrap()),
            "declares" => Action::Declare(contract(rest)),
            "knocks" => Action::Knock(true),
            "waits" => Action::Knock(false),
            "offers" => Action::Bid(Bid::Offer),
            "redeals" => Action::Bid(Bid::Redeal),
            "puts-up" => Action::Hochzeit(Courting::PutUp),
            "takes" => Action::Hochzeit(Courting::Take),
            "leaves" => Action::Hochzeit(Courting::Decline),
            "gives" => Action::Hochzeit(Courting::Give(rest[0].parse().unwrap())),
            other => panic!("`{other}` in `{line}`"),
        }
    }

    /// The rung of a contract of this game's ladder.
    pub(crate) fn rung(&self, kind: &str) -> Rung {
        let kind: ContractKind = kind.parse().unwrap();
        Rung(self.game.setup().rules.rung(kind).unwrap() as u8)
    }
}

/// "1 rufspiel EA forced": who declares, what, and whether he must.
pub(crate) fn declaration(text: &str) -> (Seat, Contract, bool) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = Seat::new(words[0].parse().unwrap()).unwrap();
    (seat, contract(&words[1..]), words.contains(&"forced"))
}

/// "rufspiel EA", "solo G tout", "wenz".
pub(crate) fn contract(words: &[&str]) -> Contract {
    let goal = Goal::from_flag(words.contains(&"tout"));
    let suit = || Suit::from_letter(words[1].chars().next().unwrap()).unwrap();
    match words[0] {
        "rufspiel" => {
            let card: Card = words[1].parse().unwrap();
            Contract::Rufspiel { called: CalledCard::from_card(card).unwrap() }
        }
        "geier" => Contract::Geier { goal },
        "farbgeier" => Contract::Farbgeier { trump: suit(), goal },
        "wenz" => Contract::Wenz { goal },
        "farbwenz" => Contract::Farbwenz { trump: suit(), goal },
        "solo" => Contract::Solo { trump: suit(), goal },
        "sie" => Contract::Sie,
        other => panic!("no contract `{other}`"),
    }
}
