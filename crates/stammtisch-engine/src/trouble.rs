//! Why the engine does not do something, and the words for it.

use schafkopf::fair_deal::VerifyError;
use schafkopf::rules::RuleFileError;
use schafkopf_record::{ParseError, ReplayError};
use schafkopf_runde::BadTable;
use schafkopf_runde::stored::Fault;
use stammtisch_coach::Unfollowed;
use stammtisch_text::rule_file::sentence;
use stammtisch_text::{Arg, Lang, Texts};
use stammtisch_wire::review::replay_words;
use stammtisch_wire::runde::{bad_table_words, fault_words, refusal_key};
use stammtisch_wire::table::{Refusal, Refused};

use crate::wire::Unsaved;

/// Why the engine does not do something; nothing has changed.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The question cannot be read.
    Unreadable,
    /// No table is open.
    NoTable,
    /// Nothing is asked of the person.
    NotAsked,
    /// No review is being made.
    NoReview,
    /// What was kept is no table, or a newer one.
    Save(Unsaved),
    /// There is no such rule set.
    UnknownRules(String),
    /// The rule file is wrong.
    RuleFile(Box<RuleFileError>),
    /// There is no such bot, or it judges nothing.
    UnknownBot,
    /// These are no cards, or none that could be played so.
    Cards,
    /// The text is no record.
    Record(Box<ParseError>),
    /// There is not exactly one game in it.
    NotOneGame(usize),
    /// The record cannot be played again.
    Replay(ReplayError),
    /// The proof does not hold.
    Proof(Box<VerifyError>),
    /// A lesson's hand, or one that is played on, cannot be followed.
    Unfollowed(Box<Unfollowed>),
    /// A question to the rules book is too long.
    LongQuestion,
    /// No sheet is open.
    NoSheet,
    /// It cannot stand on the sheet.
    Sheet(schafkopf_runde::Refusal),
    /// A line of a log, the first is 1, or something told is no entry.
    Log {
        /// Which line.
        line: usize,
        /// Why.
        why: Fault,
    },
    /// A table of sums cannot be taken in.
    SumsTable(Box<BadTable>),
}

impl From<schafkopf_runde::Refusal> for Trouble {
    fn from(refusal: schafkopf_runde::Refusal) -> Trouble {
        Trouble::Sheet(refusal)
    }
}

impl From<ReplayError> for Trouble {
    fn from(error: ReplayError) -> Trouble {
        Trouble::Replay(error)
    }
}

impl From<Unsaved> for Trouble {
    fn from(error: Unsaved) -> Trouble {
        Trouble::Save(error)
    }
}

impl Trouble {
    /// The stable code.
    fn code(&self) -> &'static str {
        match self {
            Trouble::Unreadable => Refused::Unreadable.code(),
            Trouble::NoTable => "no_table",
            Trouble::NotAsked => "not_asked",
            Trouble::NoReview => "no_review",
            Trouble::Save(Unsaved::Damaged) => "save_damaged",
            Trouble::Save(Unsaved::Newer) => "save_newer",
            Trouble::UnknownRules(_) => "unknown_rules",
            Trouble::RuleFile(_) => "bad_rules",
            Trouble::UnknownBot => Refused::UnknownBot.code(),
            Trouble::Cards => "bad_cards",
            Trouble::Record(_) => "unreadable_record",
            Trouble::NotOneGame(_) => "not_one_game",
            Trouble::Replay(_) => "unplayable",
            Trouble::Proof(error) => error.code().name(),
            Trouble::Unfollowed(why) => why.code,
            Trouble::LongQuestion => "too_long",
            Trouble::NoSheet => "no_sheet",
            Trouble::Sheet(refusal) => refusal.code(),
            Trouble::Log { why: Fault::Version(_), .. } => "log_newer",
            Trouble::Log { .. } => "bad_log",
            Trouble::SumsTable(_) => "bad_table_of_sums",
        }
    }

    /// What the page is told.
    pub(crate) fn told(&self, lang: Lang) -> Refusal {
        let texts = Texts::of(lang);
        let message = match self {
            Trouble::Unreadable => return Refused::Unreadable.told(lang),
            Trouble::UnknownBot => return Refused::UnknownBot.told(lang),
            Trouble::NoTable => texts.get("engine-no-table"),
            Trouble::NotAsked => texts.get("engine-not-asked"),
            Trouble::NoReview => texts.get("engine-no-review"),
            Trouble::Save(Unsaved::Damaged) => texts.get("engine-save-damaged"),
            Trouble::Save(Unsaved::Newer) => texts.get("engine-save-newer"),
            Trouble::UnknownRules(name) => {
                texts.format("engine-unknown-rules", &[("name", Arg::from(name.as_str()))])
            }
            Trouble::RuleFile(error) => sentence(error, texts),
            Trouble::Cards => texts.get("engine-bad-cards"),
            Trouble::Record(error) => {
                texts.record_problem(error.problem.code(), &error.problem.particulars())
            }
            Trouble::NotOneGame(games) => {
                texts.format("review-not-one-game", &[("games", Arg::from(*games as i64))])
            }
            Trouble::Replay(error) => replay_words(*error, texts),
            Trouble::Proof(error) => texts.verify_error(error),
            Trouble::Unfollowed(why) => why.message.clone(),
            Trouble::LongQuestion => texts.get("learn-error-question"),
            Trouble::NoSheet => texts.get("engine-no-sheet"),
            Trouble::Sheet(refusal) => texts.get(&refusal_key(refusal)),
            Trouble::Log { line, why } => bad_line(*line, why, texts),
            Trouble::SumsTable(bad) => bad_table_words(bad, texts),
        };
        let clause = match self {
            Trouble::Proof(error) => error.code().clause().map(str::to_owned),
            Trouble::Sheet(refusal) => refusal.clause().map(str::to_owned),
            Trouble::Unfollowed(why) => why.clause.clone(),
            Trouble::Unreadable
            | Trouble::NoTable
            | Trouble::NotAsked
            | Trouble::NoReview
            | Trouble::Save(_)
            | Trouble::UnknownRules(_)
            | Trouble::RuleFile(_)
            | Trouble::UnknownBot
            | Trouble::Cards
            | Trouble::Record(_)
            | Trouble::NotOneGame(_)
            | Trouble::Replay(_)
            | Trouble::LongQuestion
            | Trouble::NoSheet
            | Trouble::Log { .. }
            | Trouble::SumsTable(_) => None,
        };
        Refusal { code: self.code().to_owned(), clause, message, wait_s: None }
    }
}

/// Why a line of a log, or something told, is no entry.
fn bad_line(line: usize, why: &Fault, texts: &Texts) -> String {
    let why = fault_words(why, |_| texts.get("zettel-no-entry"), texts);
    match line {
        0 => why,
        line => texts.format("zettel-bad-line", &[("line", Arg::from(line as i64)), ("why", Arg::from(why))]),
    }
}
