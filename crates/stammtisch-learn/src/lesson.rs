//! The lessons: hands chosen so that each shows one thing.

use std::sync::Arc;

use schafkopf::{CallSuit, CalledCard, Contract, Deal, Game, Seat, Setup, rules};

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
pub const LESSONS: [Lesson; 4] = [
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

    /// The hand at its beginning.
    pub fn begin(&self) -> Game {
        let rules = Arc::clone(&rules::builtin("schule").expect("it is built in"));
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
