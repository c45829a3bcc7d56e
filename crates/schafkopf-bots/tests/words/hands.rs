//! The file of hands, read and asked.

use std::sync::Arc;

use schafkopf::{
    Action, Actions, Bid, CallSuit, CalledCard, Card, CardSet, Contract, Doubling, Event, Goal, Rank,
    RuleSet, Rung, Seat, SeatView, Setup, Sight, Stage, Suit, rules,
};
use schafkopf_bots::{Bot, Deadline, Thinking};

const FILE: &str = include_str!("hands.txt");

/// The rule set of the hands for a Geier: that of the books with one game more.
const GEIER: &str = "extends = \"schule\"\nid = \"geier\"\n[name]\nde = \"Mit Geier\"\nen = \"With Geier\"\n[auction]\nladder = [[\"rufspiel\"], [\"geier\"], [\"wenz\"], [\"solo\"], [\"geier_tout\"], [\"wenz_tout\"], [\"solo_tout\"]]\n";

/// What can be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    Pass,
    Game(Contract),
    Stoss,
    Quiet,
}

/// What a seat is asked, and what club players would say.
pub(crate) struct Question {
    pub(crate) line: &'static str,
    pub(crate) sort: &'static str,
    pub(crate) seat: Seat,
    hand: CardSet,
    sight: Sight,
    /// Any of these is right.
    pub(crate) answers: Vec<Answer>,
    reason: &'static str,
}

/// All hands of the file.
pub(crate) fn questions() -> Vec<Question> {
    let mut heading = ("", rules::builtin("schule").unwrap());
    let mut questions = Vec::new();
    for line in FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.strip_prefix("== ") {
            Some(text) => heading = read_heading(text),
            None => questions.push(Question::read(line, heading.0, &heading.1)),
        }
    }
    questions
}

fn read_heading(text: &'static str) -> (&'static str, Arc<RuleSet>) {
    let (sort, id) = text.split_once(", ").unwrap_or((text, "schule"));
    let rules =
        if id == "geier" { Arc::new(RuleSet::parse(GEIER).unwrap()) } else { rules::builtin(id).unwrap() };
    (sort, rules)
}

fn seat(word: &str) -> Seat {
    Seat::new(word.parse().unwrap()).unwrap()
}

/// `ruf E G`, `solo H`, `wenz tout`: any of several games.
fn games(text: &str) -> Vec<Contract> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let tout = words.last() == Some(&"tout");
    if tout {
        words.pop();
    }
    let goal = if tout { Goal::Tout } else { Goal::Majority };
    let suits = || words[1..].iter().map(|word| word.chars().next().and_then(Suit::from_letter).unwrap());
    match words[0] {
        "ruf" => suits()
            .map(|suit| Contract::Rufspiel { called: CalledCard::ace(CallSuit::from_suit(suit).unwrap()) })
            .collect(),
        "solo" => suits().map(|trump| Contract::Solo { trump, goal }).collect(),
        "wenz" => vec![Contract::Wenz { goal }],
        "geier" => vec![Contract::Geier { goal }],
        other => panic!("{other} is no game"),
    }
}

fn answers(text: &str) -> Vec<Answer> {
    match text {
        "pass" => vec![Answer::Pass],
        "stoss" => vec![Answer::Stoss],
        "quiet" => vec![Answer::Quiet],
        games_of => games(games_of).into_iter().map(Answer::Game).collect(),
    }
}

impl Question {
    fn read(line: &'static str, sort: &'static str, rules: &Arc<RuleSet>) -> Question {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [who, before, cards, said, reason] = parts[..] else { panic!("five columns: {line}") };
        assert_eq!(cards.split_whitespace().count(), 8, "{line}");
        let (seat, hand): (Seat, CardSet) = (seat(who), cards.parse().unwrap());
        let setup = Setup { rules: Arc::clone(rules), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
        let sight = match before.split_once(", ") {
            Some((game, led)) => led_to(setup, (seat, hand), game, led.parse().unwrap()),
            None => heard(setup, (seat, hand), before),
        };
        Question { line, sort, seat, hand, sight, answers: answers(said), reason }
    }

    /// Holds that the line is whole: a hand, an answer that may be given, and a reason.
    pub(crate) fn check(&self) {
        let Question { line, answers, .. } = self;
        assert_eq!(self.hand.len(), 8, "{line}");
        assert!(self.reason.len() >= 8 && !answers.is_empty(), "{line}");
        let view = self.sight.view();
        for answer in answers {
            let open = match *answer {
                Answer::Pass => view.actions.contains(&Action::Bid(Bid::Pass)),
                Answer::Stoss | Answer::Quiet => view.actions.contains(&Action::Double(Doubling::Stoss)),
                Answer::Game(contract) => {
                    let mut asked = Asked { sight: self.sight.clone(), seat: self.seat };
                    asked.say(claim(&view, contract));
                    asked.is_offered(contract)
                }
            };
            assert!(open, "{answer:?} is not open: {line}");
        }
    }

    /// Whether another asks the same.
    pub(crate) fn is_same(&self, other: &Question) -> bool {
        self.sight.view() == other.sight.view()
    }

    /// Whether the hand has an Ace beside the trumps of a Rufspiel.
    pub(crate) fn has_side_ace(&self) -> bool {
        CallSuit::ALL.into_iter().any(|suit| self.hand.contains(Card::new(suit.suit(), Rank::Ace)))
    }

    /// Whether the hand can trump a suit in a Rufspiel.
    pub(crate) fn has_void(&self) -> bool {
        CallSuit::ALL.into_iter().any(|suit| !self.hand.intersects(suit.cards()))
    }

    /// What a bot says: a pass, or the game that it declares when the others leave it to him.
    pub(crate) fn ask(&self, bot: &dyn Bot) -> Answer {
        let mut asked = Asked { sight: self.sight.clone(), seat: self.seat };
        loop {
            match asked.decide(bot) {
                Action::Bid(bid @ (Bid::Play { .. } | Bid::Raise { .. } | Bid::Hold { .. })) => {
                    asked.say(bid);
                }
                Action::Bid(Bid::Pass | Bid::Good | Bid::Offer | Bid::Redeal) => return Answer::Pass,
                Action::Declare(contract) => return Answer::Game(contract),
                Action::Double(Doubling::Stoss | Doubling::Retour) => return Answer::Stoss,
                Action::Double(Doubling::Decline) => return Answer::Quiet,
                other @ (Action::Play(_) | Action::Knock(_) | Action::Hochzeit(_) | Action::Claim(_)) => {
                    panic!("{other:?} was not asked for: {}", self.line)
                }
            }
        }
    }
}

/// A hand before the words of a seat.
fn heard(setup: Setup, (seat, hand): (Seat, CardSet), before: &str) -> Sight {
    let mut sight = Sight::new(setup, seat, hand).unwrap();
    let said: Vec<&str> = before.split_whitespace().filter(|&word| word != "-").collect();
    assert_eq!(said.len(), seat.index(), "everybody before seat {seat} has spoken: {before}");
    for (other, word) in Seat::ALL.into_iter().zip(said) {
        let bid = match word {
            "pass" => Bid::Pass,
            "play" => Bid::Play { claim: Rung(0), named: None },
            other => panic!("{other} is not said"),
        };
        sight.follow(Event::Said { seat: other, bid }).unwrap();
    }
    sight
}

/// A hand after the first card: `1 ruf G` and what was led.
fn led_to(setup: Setup, held: (Seat, CardSet), game: &str, led: Card) -> Sight {
    let (declarer, game) = game.split_once(' ').unwrap();
    let declared = Event::Declared { seat: seat(declarer), contract: games(game)[0], renonce: false };
    let mut sight = Sight::at_contract(setup, held, declared, false).unwrap();
    sight.follow(Event::Played { seat: Seat::One, card: led }).unwrap();
    sight
}

/// The least to say for a contract.
fn claim(view: &SeatView, contract: Contract) -> Bid {
    let Actions::Bid(choices) = view.memory.actions else { panic!("nothing can be said") };
    let claim = choices.least.unwrap();
    assert!(view.table.claim.is_none() || contract.called().is_none(), "a Rufspiel goes over nothing");
    Bid::Play { claim, named: None }
}

/// A seat on its way through the auction.
struct Asked {
    sight: Sight,
    seat: Seat,
}

impl Asked {
    fn decide(&self, bot: &dyn Bot) -> Action {
        let rules = &self.sight.setup().rules;
        bot.player().act(&self.sight.view(), &Thinking { rules, seed: 1, deadline: Deadline::NEVER })
    }

    /// The seat says something, and the others give way until it is asked again.
    fn say(&mut self, bid: Bid) {
        self.sight.follow(Event::Said { seat: self.seat, bid }).unwrap();
        loop {
            let table = self.sight.view().table;
            let asked = table.to_act[0];
            if asked == self.seat || table.stage != Stage::Auction {
                break;
            }
            let spoken = table.bids.iter().any(|said| said.seat == asked);
            let bid = if spoken { Bid::Good } else { Bid::Pass };
            self.sight.follow(Event::Said { seat: asked, bid }).unwrap();
        }
    }

    /// Whether a contract may be declared now.
    fn is_offered(&self, contract: Contract) -> bool {
        self.sight.view().actions.contains(&Action::Declare(contract))
    }
}
