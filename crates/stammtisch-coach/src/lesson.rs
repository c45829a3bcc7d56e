//! The lessons: hands chosen so that each shows one thing.

use std::sync::{Arc, OnceLock};

use schafkopf::{CallSuit, CalledCard, Contract, ContractKind, Deal, Game, RuleSet, Seat, Setup, rules};

/// The rules of the lessons about games of the house: those of the school, and nothing more than what they are about.
const HOUSE: &str = r#"
extends = "schule"
id = "lernen"

[name]
de = "Lernen"
en = "Learning"

[auction]
ladder = [["rufspiel"], ["bettel"], ["geier"], ["wenz"], ["solo"], ["geier_tout"], ["wenz_tout"], ["solo_tout"]]

[bettel]

[hochzeit]

[ramsch]
"#;

/// A lesson: a hand that is played with a coach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in addresses and texts.
    pub id: &'static str,
    /// The hands of seats 1 to 4; the learner sits on seat 1.
    hands: [&'static str; 4],
    dealer: Seat,
    /// Where it begins.
    pub opening: Opening,
    /// What it is played by.
    pub rules: Rules,
    /// The game that it is about.
    game: ContractKind,
}

/// What a lesson is played by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rules {
    /// The rules of the Schafkopfschule.
    Book,
    /// Those, and games that people play at home: Geier, Bettel, Hochzeit, Ramsch.
    House,
}

impl Rules {
    /// The set.
    pub fn set(self) -> Arc<RuleSet> {
        static HOUSE_SET: OnceLock<Arc<RuleSet>> = OnceLock::new();
        match self {
            Rules::Book => rules::builtin("schule").expect("it is built in"),
            Rules::House => {
                let parsed = || Arc::new(RuleSet::parse(HOUSE).expect("the rules of the lessons are tested"));
                Arc::clone(HOUSE_SET.get_or_init(parsed))
            }
        }
    }
}

/// Where a lesson begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    /// With the auction.
    Auction,
    /// With the first card: somebody plays a Rufspiel already.
    Rufspiel {
        /// Who.
        declarer: Seat,
        /// The suit whose Ace is called.
        suit: CallSuit,
    },
}

/// All lessons, in the order in which they are learned.
pub const LESSONS: [Lesson; 8] = [
    Lesson {
        id: "follow",
        hands: [
            "SU HZ H9 EZ E8 GA G9 S9",
            "GO EU GU HU H8 G8 G7 S7",
            "H7 EA E9 E7 GZ GK SA S8",
            "EO HO SO HA HK EK SZ SK",
        ],
        dealer: Seat::Three,
        opening: Opening::Rufspiel { declarer: Seat::Four, suit: CallSuit::Eichel },
        rules: Rules::Book,
        game: ContractKind::Rufspiel,
    },
    Lesson {
        id: "trumps",
        hands: [
            "EO EU GU SU HZ H9 EZ GK",
            "HO HA H8 E9 SA SZ SK S9",
            "SO HU HK EA EK E7 GA G9",
            "GO H7 E8 GZ G8 G7 S8 S7",
        ],
        dealer: Seat::Four,
        opening: Opening::Rufspiel { declarer: Seat::One, suit: CallSuit::Gras },
        rules: Rules::Book,
        game: ContractKind::Rufspiel,
    },
    Lesson {
        id: "call",
        hands: [
            "EO GO SO HA H8 GK SA SK",
            "EU GU SU HZ E7 G9 SZ S7",
            "H9 H7 EA EZ E9 E8 G8 S8",
            "HO HU HK EK GA GZ G7 S9",
        ],
        dealer: Seat::Four,
        opening: Opening::Auction,
        rules: Rules::Book,
        game: ContractKind::Rufspiel,
    },
    Lesson {
        id: "solo",
        hands: [
            "EO GO HO EU GU HU H9 S8",
            "HZ HK H8 E8 G7 SA SK S9",
            "SO EA EZ E9 GA GK G9 S7",
            "SU HA H7 EK E7 GZ G8 SZ",
        ],
        dealer: Seat::Four,
        opening: Opening::Auction,
        rules: Rules::Book,
        game: ContractKind::Solo,
    },
    Lesson {
        id: "geier",
        hands: [
            "EO HO H7 EA EK SA SZ SK",
            "SO GU HU HA H8 E7 GZ G7",
            "SU HZ HK E8 G9 G8 S9 S8",
            "GO EU H9 EZ E9 GA GK S7",
        ],
        dealer: Seat::Four,
        opening: Opening::Auction,
        rules: Rules::House,
        game: ContractKind::Geier,
    },
    Lesson {
        id: "ramsch",
        hands: [
            "GU HA HK H7 EK SA SZ S7",
            "EO HO E9 E8 GK G7 SK S8",
            "SO HU HZ H8 EA EZ GA G8",
            "GO EU SU H9 E7 GZ G9 S9",
        ],
        dealer: Seat::Three,
        opening: Opening::Auction,
        rules: Rules::House,
        game: ContractKind::Ramsch,
    },
    Lesson {
        id: "bettel",
        hands: [
            "H8 H7 EZ EK E9 E8 S8 S7",
            "SO GU HU SU G9 G7 SA SZ",
            "GO EU HA HZ E7 GZ GK G8",
            "EO HO HK H9 EA GA SK S9",
        ],
        dealer: Seat::Four,
        opening: Opening::Auction,
        rules: Rules::House,
        game: ContractKind::Bettel,
    },
    Lesson {
        id: "hochzeit",
        hands: [
            "EO SO SU HZ H7 EA SA S7",
            "EU GU HU HA EZ E7 G9 G8",
            "HO HK H9 H8 EK GZ G7 SK",
            "GO E9 E8 GA GK SZ S9 S8",
        ],
        dealer: Seat::Four,
        opening: Opening::Auction,
        rules: Rules::House,
        game: ContractKind::Hochzeit,
    },
];

impl Lesson {
    /// The learner's seat.
    pub const SEAT: Seat = Seat::One;

    /// Who deals.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The lesson of a name.
    pub fn find(id: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }

    /// The lesson after this one.
    pub fn next(&self) -> Option<&'static Lesson> {
        LESSONS.iter().skip_while(|lesson| *lesson != self).nth(1)
    }

    /// Whether a game that was played is the one that the lesson is about: the learner plays it, where there is an auction
    /// and somebody plays at all.
    pub(crate) fn is_about(&self, game: ContractKind, declarer: Option<Seat>) -> bool {
        let is_own = match self.opening {
            Opening::Auction => declarer.is_none_or(|seat| seat == Lesson::SEAT),
            Opening::Rufspiel { .. } => true,
        };
        game == self.game && is_own
    }

    /// The hand at its beginning.
    pub fn begin(&self) -> Game {
        let rules = self.rules.set();
        let deal = Deal::parse(&self.hands).expect("a lesson's hands are a deal");
        Opening::begin(
            self.opening,
            Setup { rules, dealer: self.dealer, number: 2, thrown_in: 0, bock: 1 },
            deal,
        )
        .expect("a lesson's contract is allowed")
    }
}

impl Opening {
    /// A hand that begins so; none where its declarer may not play it.
    pub fn begin(self, setup: Setup, deal: Deal) -> Option<Game> {
        match self {
            Opening::Auction => Some(Game::new(setup, deal)),
            Opening::Rufspiel { declarer, suit } => {
                let contract = Contract::Rufspiel { called: CalledCard::ace(suit) };
                Game::at_contract(setup, deal, declarer, (contract, false)).ok()
            }
        }
    }
}
