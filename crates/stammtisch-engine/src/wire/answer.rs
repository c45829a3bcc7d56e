//! What the engine answers.

use serde::Serialize;
use stammtisch_coach::again::PlayedOn;
use stammtisch_coach::book::{Contents, Line, Reply};
use stammtisch_coach::{Followed, Listed, Telling};
use stammtisch_wire::review::{Reason, Review};
use stammtisch_wire::table::{Refusal, RuleSetName, ServerMessage};
use stammtisch_wire::{Action, Bill, CardSet, Cards, Ending, Event, Proof, Seat, Suit, TrickWhy};
use ts_rs::TS;

use super::request::Level;
use super::sheet::SheetAnswer;

/// An answer.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "answer", rename_all = "snake_case")]
#[ts(rename = "EngineAnswer")]
pub enum Answer {
    /// It cannot be done, and nothing has changed.
    Refused {
        /// Why.
        reason: Refusal,
    },
    /// What the table says.
    Table(Box<Told>),
    /// What rules of thumb would do.
    Tip {
        /// The action.
        action: Action,
        /// The rule of thumb.
        reason: Reason,
    },
    /// What is trump, and how cards rank.
    Order {
        /// The trumps, the highest first.
        trumps: Cards,
        /// The suits that are not trump.
        suits: Vec<SuitOrder>,
    },
    /// Cards in their order.
    Cards {
        /// The cards.
        cards: Cards,
    },
    /// Who takes a trick.
    Winner {
        /// The place of his card, from 0.
        place: usize,
        /// The card points of the trick.
        points: u8,
        /// Why it takes the trick.
        why: TrickWhy,
    },
    /// What a hand came to.
    Result {
        /// How it ended; none where the record does not tell it to its end.
        #[ts(type = "Ending | null")]
        ending: Option<Ending>,
        /// How its value is made up, where money is known.
        #[ts(type = "Bill | null")]
        bill: Option<Bill>,
    },
    /// A record played again.
    Replay {
        /// Its steps.
        steps: Vec<ReplayStep>,
        /// The record in the text notation.
        text: String,
        /// The same as JSON.
        json: String,
    },
    /// The proof holds.
    Verified {
        /// The hands that were dealt.
        hands: [CardSet; 4],
    },
    /// A rule set that can be played by.
    Rules {
        /// Its name.
        name: RuleSetName,
        /// All of it as one text, the form that its hash is taken of.
        canonical: String,
    },
    /// A review in the making.
    Reviewing {
        /// Steps of the hand that are done.
        done: usize,
        /// All of them.
        all: usize,
    },
    /// A review.
    Reviewed {
        /// The review.
        #[ts(type = "Review")]
        review: Box<Review>,
        /// The same in words.
        #[ts(type = "Telling")]
        told: Box<Telling>,
    },
    /// The review is given up.
    Stopped,
    /// The lessons.
    Lessons {
        /// In the order in which they are learned.
        #[ts(type = "Array<Listed>")]
        lessons: Vec<Listed>,
    },
    /// A lesson, and how its hand stands.
    Lesson {
        /// Both.
        #[ts(type = "Followed")]
        followed: Box<Followed>,
    },
    /// The contents of the rules book.
    Book {
        /// The contents.
        contents: Contents,
    },
    /// What the rules book says.
    Entry {
        /// What it says.
        #[ts(type = "Reply")]
        reply: Box<Reply>,
    },
    /// Entries of the rules book.
    Found {
        /// The best first.
        #[ts(type = "Array<Line>")]
        lines: Vec<Line>,
    },
    /// A reviewed game that is played on.
    PlayedOn {
        /// How it stands.
        #[ts(type = "PlayedOn")]
        played: Box<PlayedOn>,
    },
    /// About the sheet of a round.
    Sheet(SheetAnswer),
}

/// What the table says.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "EngineTold")]
pub struct Told {
    /// The messages to the page, in their order.
    #[ts(type = "Array<ServerMessage>")]
    pub messages: Vec<ServerMessage>,
    /// What the table does next by itself; none where it waits for the person.
    pub next: Option<Next>,
    /// The whole table, if anything has changed.
    pub save: Option<String>,
    /// The hand that has ended.
    pub finished: Option<Box<Finished>>,
}

/// What the table does next by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "EngineNext")]
pub struct Next {
    /// What.
    pub what: Waits,
    /// In how many milliseconds.
    pub after_ms: u64,
}

/// What the table does by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "EngineWaits")]
pub enum Waits {
    /// The next pack is shuffled and sealed.
    Pack,
    /// The pack is cut.
    Cut,
    /// A bot answers.
    Bot,
    /// A window for doubles ends.
    Window,
}

/// A hand that has ended.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "EngineFinished")]
pub struct Finished {
    /// The commitment of its deal: the same, however often it is told.
    pub id: String,
    /// The number of its pack at the table.
    pub hand: u64,
    /// Number of the game in its match.
    pub game: u32,
    /// Where the person sat.
    pub seat: Seat,
    /// The bots on the other seats.
    pub levels: [Level; 3],
    /// The record in the text notation.
    pub record: String,
    /// The same as JSON, with the proof and the names.
    pub json: String,
    /// The proof of the deal.
    pub proof: Proof,
}

/// A suit that is not trump.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "EngineSuit")]
pub struct SuitOrder {
    /// Which.
    pub suit: Suit,
    /// Its cards, the highest first.
    pub cards: Cards,
}

/// A step of a replay.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "EngineStep")]
pub struct ReplayStep {
    /// Who acted.
    pub seat: Seat,
    /// What he did.
    pub action: Action,
    /// What he could have done.
    #[ts(type = "Array<Action>")]
    pub legal: Vec<Action>,
    /// What everybody learnt.
    #[ts(type = "Array<GameEvent>")]
    pub events: Vec<Event>,
}
