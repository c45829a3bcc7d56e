//! The engine: a table, a review, a sheet, and answers to questions.

use schafkopf::RuleSet;
use schafkopf_line::RuleSets;
use stammtisch_coach::again::Memory;
use stammtisch_text::Lang;

use crate::learning;
use crate::questions;
use crate::review::Reviewing;
use crate::sheet::{self, OpenSheet};
use crate::table::Table;
use crate::trouble::Trouble;
use crate::wire::{Answer, Ask, Request, Saved, Told};

/// A table, a review, a sheet, and answers to questions.
#[derive(Debug, Default)]
pub struct Engine {
    table: Option<Table>,
    review: Option<Reviewing>,
    /// What the others did in hands that are played on.
    memory: Memory,
    sheet: Option<OpenSheet>,
}

impl Engine {
    /// An engine without a table.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Answers a question; what cannot be done is refused, and changes nothing.
    pub fn ask(&mut self, question: &str) -> String {
        let answer = match serde_json::from_str::<Request>(question) {
            Ok(request) => {
                let lang = request.lang.into();
                self.answer(request).unwrap_or_else(|why| Answer::Refused { reason: why.told(lang) })
            }
            Err(_) => Answer::Refused { reason: Trouble::Unreadable.told(Lang::De) },
        };
        serde_json::to_string(&answer).expect("an answer is plain data")
    }

    fn answer(&mut self, Request { ask, lang, toml }: Request) -> Result<Answer, Trouble> {
        let lang: Lang = lang.into();
        let sets = own_sets(&toml)?;
        match ask {
            Ask::Open(wanted) => {
                let table = Table::open(*wanted)?;
                Ok(told(self.table.insert(table)))
            }
            Ask::Restore { save } => {
                let table = Table::restore(Saved::read(&save)?)?;
                Ok(told(self.table.insert(table)))
            }
            Ask::Say { message } => {
                let table = self.table.as_mut().ok_or(Trouble::NoTable)?;
                table.hear(message, lang);
                Ok(told(table))
            }
            Ask::Step => {
                let table = self.table.as_mut().ok_or(Trouble::NoTable)?;
                table.step();
                Ok(told(table))
            }
            Ask::Tip => {
                let advice = self.table.as_ref().ok_or(Trouble::NoTable)?.tip().ok_or(Trouble::NotAsked)?;
                Ok(Answer::Tip { action: advice.action.into(), reason: advice.reason.into() })
            }
            Ask::Order { contract } => Ok(questions::order(contract)),
            Ask::Sort { contract, hand } => questions::sort(contract, &hand),
            Ask::Winner { contract, trick } => questions::winner(contract, &trick),
            Ask::Settle { record } => questions::settle(&record, &sets),
            Ask::Replay { record } => questions::replay(&record, &sets),
            Ask::Verify { proof } => questions::verify(proof),
            Ask::Rules { rules } => questions::rules(&rules),
            Ask::Review { record, judge, seed } => {
                let review = Reviewing::begin(&record, &sets, (&judge.0, seed))?;
                Ok(self.review.insert(review).told(lang))
            }
            Ask::Sheet(ask) => sheet::answer(&mut self.sheet, ask, lang),
            Ask::ReviewStep => self.review_step(lang),
            Ask::ReviewStop => {
                self.review = None;
                Ok(Answer::Stopped)
            }
            Ask::Lessons => Ok(learning::lessons(lang)),
            Ask::Lesson { lesson, so_far } => learning::lesson(&lesson, so_far, lang),
            Ask::Book => Ok(learning::contents(lang)),
            Ask::Entry { question } => learning::entry(&question, lang),
            Ask::Search { words } => learning::search(&words, lang),
            Ask::Again { record, again } => learning::again(&record, again, &sets, (&self.memory, lang)),
        }
    }

    fn review_step(&mut self, lang: Lang) -> Result<Answer, Trouble> {
        let review = self.review.take().ok_or(Trouble::NoReview)?;
        Ok(self.review.insert(review.step()?).told(lang))
    }
}

/// What the table has to say since it was asked last.
fn told(table: &mut Table) -> Answer {
    let (messages, save) = table.take();
    Answer::Table(Box::new(Told { messages, next: table.next(), save, finished: table.take_finished() }))
}

/// The built-in rule sets and the person's own.
fn own_sets(files: &[String]) -> Result<RuleSets, Trouble> {
    let mut sets = RuleSets::builtin();
    for file in files {
        sets.add(RuleSet::parse(file).map_err(|error| Trouble::RuleFile(Box::new(error)))?);
    }
    Ok(sets)
}
