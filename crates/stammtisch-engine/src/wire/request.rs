//! What is asked of the engine.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_coach::SoFar;
use stammtisch_coach::again::Again;
use stammtisch_text::Lang;
use stammtisch_wire::table::{ClientMessage, Pace};
use stammtisch_wire::{Bytes32, Contract, Seat};
use ts_rs::TS;

use super::sheet::SheetAsk;

/// A question, with the language of the words in its answer.
#[derive(Debug, Deserialize, TS)]
#[ts(rename = "EngineRequest")]
pub struct Request {
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
    /// German, if nothing is said.
    #[serde(default)]
    #[ts(optional, as = "Option<Language>")]
    pub lang: Language,
    /// Rule files of the person's own, which records and lines may name.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub toml: Vec<String>,
}

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "EngineLanguage")]
pub enum Language {
    /// German.
    #[default]
    De,
    /// English.
    En,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::De => Lang::De,
            Language::En => Lang::En,
        }
    }
}

/// What is asked.
#[derive(Debug, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[ts(rename = "EngineAsk")]
pub enum Ask {
    /// Opens a table, in place of the one that is open.
    Open(Box<TableWanted>),
    /// Opens a table as it was saved.
    Restore {
        /// What was saved.
        save: String,
    },
    /// Says something at the table.
    Say {
        /// What the person's page says.
        message: ClientMessage,
    },
    /// Lets the table do the next thing that it does by itself.
    Step,
    /// Asks what rules of thumb would do for the person now.
    Tip,
    /// What is trump under a contract, and how cards rank.
    Order {
        /// The contract; before there is one, as in a Rufspiel.
        #[ts(type = "Contract | null")]
        contract: Option<Contract>,
    },
    /// Sorts a hand.
    Sort {
        /// The contract.
        #[ts(type = "Contract | null")]
        contract: Option<Contract>,
        /// The cards.
        hand: String,
    },
    /// Who takes a trick.
    Winner {
        /// The contract.
        #[ts(type = "Contract | null")]
        contract: Option<Contract>,
        /// The cards in the order played.
        trick: String,
    },
    /// What a recorded hand came to.
    Settle {
        /// The record.
        record: String,
    },
    /// Plays a record again.
    Replay {
        /// The record.
        record: String,
    },
    /// Checks the proof of a deal.
    Verify {
        /// The proof, as a table sent it.
        #[ts(type = "unknown")]
        proof: Value,
    },
    /// Reads a rule set.
    Rules {
        /// Which.
        rules: RulesWanted,
    },
    /// Begins a review, in place of the one that is being made.
    Review {
        /// The record.
        record: String,
        /// Who judges.
        judge: Level,
        /// The seed of the judge's chance.
        seed: u64,
    },
    /// Looks at the next decision; where all are looked at, asks for the review once more, in whatever language.
    ReviewStep,
    /// Gives the review up.
    ReviewStop,
    /// The lessons, in the order in which they are learned.
    Lessons,
    /// How a lesson's hand stands after what the learner has done.
    Lesson {
        /// Which.
        lesson: String,
        /// What the learner has done.
        so_far: SoFar,
    },
    /// The contents of the rules book.
    Book,
    /// What the rules book says to a question.
    Entry {
        /// The question.
        question: String,
    },
    /// The entries of the rules book in which words occur.
    Search {
        /// The words.
        words: String,
    },
    /// How a reviewed game stands that is played on from one of its points.
    Again {
        /// Its record.
        record: String,
        /// How it is played on.
        again: Again,
    },
    /// About the sheet of a round.
    Sheet(SheetAsk),
}

/// Rules by name, or in a file of their own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "EngineRules")]
pub enum RulesWanted {
    /// A built-in set.
    Id(String),
    /// A rule file (TOML), which may extend a built-in set.
    Toml(String),
}

/// A bot by its name, with changes if wanted: `regel`, `meister:worlds=0.25`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "EngineLevel")]
pub struct Level(pub String);

/// A table to open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "EngineTable")]
pub struct TableWanted {
    /// Its id.
    pub table: String,
    /// The rules.
    pub rules: RulesWanted,
    /// The bots on the seats 2, 3 and 4.
    pub levels: [Level; 3],
    /// How many games a match has; none if it goes on.
    pub games: Option<u32>,
    /// Who deals first.
    pub dealer: Seat,
    /// What the person is called.
    pub name: String,
    /// How fast it goes.
    pub pace: Pace,
    /// Thirty-two bytes that nobody can guess: all chance at the table follows from them.
    pub seed: Bytes32,
}
