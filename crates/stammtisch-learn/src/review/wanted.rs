//! A record on its way to the judge: read, its rules found, played through once.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use schafkopf::RuleSet;
use schafkopf_record::{Language, ParseError, Record, ReplayError, print, read, replay};
use stammtisch_coach::again::Reviewed;
use stammtisch_http::network::Household;
use stammtisch_text::{Arg, Texts};
use stammtisch_wire::review::replay_words;
use thiserror::Error;

/// The longest text of a record, in bytes: a game has less than five thousand.
const LONGEST: usize = 48 * 1024;

/// A record that somebody wants to be reviewed.
#[derive(Debug, Clone)]
pub struct Wanted<'a> {
    /// The record, in whatever form records are read.
    pub record: &'a str,
    /// The rules it was played by; those that it names, if nothing is given.
    pub rules: Option<Arc<RuleSet>>,
    /// Who wants it.
    pub by: Asker,
}

/// Who wants a review: nobody has more than a few games waiting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asker {
    /// Somebody with a game of whomever, known by the household.
    Visitor(Household),
    /// Who sat at the table, known by the person's id: there are places that visitors cannot take.
    Person(String),
}

impl<'a> From<&'a str> for Wanted<'a> {
    /// A record that somebody on this very machine wants.
    fn from(record: &'a str) -> Wanted<'a> {
        let here = Household::from(IpAddr::V6(Ipv6Addr::LOCALHOST));
        Wanted { record, rules: None, by: Asker::Visitor(here) }
    }
}

/// Why a record is not reviewed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotReviewed {
    /// The text is too long for a game.
    #[error("the text is longer than {} KiB", LONGEST / 1024)]
    TooLong,
    /// The text is no record.
    #[error(transparent)]
    Unreadable(Box<ParseError>),
    /// There is not exactly one game in it.
    #[error("there are {games} games in the text, not one")]
    NotOneGame {
        /// How many there are.
        games: usize,
    },
    /// It names a rule set that is not here.
    #[error("there is no rule set `{name}`; there are {known}")]
    UnknownRules {
        /// What it names.
        name: String,
        /// What there is.
        known: String,
    },
    /// It cannot be played again.
    #[error(transparent)]
    Unplayable(ReplayError),
    /// Too many wait already.
    #[error("too many games wait to be reviewed")]
    Busy,
    /// Too many of whoever asks wait already.
    #[error("too many games of whoever asks wait to be reviewed")]
    TooManyOfYours,
}

impl NotReviewed {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            NotReviewed::TooLong => "too_large",
            NotReviewed::Unreadable(_) => "unreadable",
            NotReviewed::NotOneGame { .. } => "not_one_game",
            NotReviewed::UnknownRules { .. } => "unknown_rules",
            NotReviewed::Unplayable(_) => "unplayable",
            NotReviewed::Busy => "busy",
            NotReviewed::TooManyOfYours => "too_many_of_yours",
        }
    }

    /// Line and column of the trouble, both from 1, where it has a place.
    pub fn place(&self) -> Option<(usize, usize)> {
        match self {
            NotReviewed::Unreadable(error) => Some((error.line, error.column)),
            NotReviewed::TooLong
            | NotReviewed::NotOneGame { .. }
            | NotReviewed::UnknownRules { .. }
            | NotReviewed::Unplayable(_)
            | NotReviewed::Busy
            | NotReviewed::TooManyOfYours => None,
        }
    }

    /// What is wrong and what to do, in a sentence or two.
    pub fn told(&self, texts: &Texts) -> String {
        match self {
            NotReviewed::TooLong => {
                texts.format("review-too-long", &[("most", Arg::from((LONGEST / 1024) as i64))])
            }
            NotReviewed::Unreadable(error) => {
                let args = [
                    ("line", Arg::from(error.line as i64)),
                    ("column", Arg::from(error.column as i64)),
                    (
                        "why",
                        Arg::from(texts.record_problem(error.problem.code(), &error.problem.particulars())),
                    ),
                ];
                texts.format("review-unreadable", &args)
            }
            NotReviewed::NotOneGame { games } => {
                texts.format("review-not-one-game", &[("games", Arg::from(*games as i64))])
            }
            NotReviewed::UnknownRules { name, known } => {
                let args = [("name", Arg::from(name.as_str())), ("known", Arg::from(known.as_str()))];
                texts.format("review-unknown-rules", &args)
            }
            NotReviewed::Unplayable(ReplayError::NoDeal) => texts.get("review-hands-unknown"),
            NotReviewed::Unplayable(error) => {
                texts.format("review-unplayable", &[("why", Arg::from(replay_words(*error, texts)))])
            }
            NotReviewed::Busy => texts.get("review-busy"),
            NotReviewed::TooManyOfYours => texts.get("review-too-many-of-yours"),
        }
    }
}

/// A record that can be reviewed.
pub(super) struct Reviewable {
    pub(super) record: Record,
    pub(super) rules: Arc<RuleSet>,
    /// How many steps there are to look at.
    pub(super) steps: usize,
}

impl Reviewable {
    /// Reads a record and plays it once by its rules, or by those of its name among the known.
    pub(super) fn read(wanted: &Wanted<'_>, known: &[Arc<RuleSet>]) -> Result<Reviewable, NotReviewed> {
        if wanted.record.len() > LONGEST {
            return Err(NotReviewed::TooLong);
        }
        let mut games = read(wanted.record).map_err(|error| NotReviewed::Unreadable(Box::new(error)))?.games;
        let found = games.len();
        let Some(game) = games.pop().filter(|_| found == 1) else {
            return Err(NotReviewed::NotOneGame { games: found });
        };
        let record = game.record;
        let rules = match &wanted.rules {
            Some(rules) => Arc::clone(rules),
            None => rules_of(&record, known)?,
        };
        let steps = replay(&record, &rules).map_err(NotReviewed::Unplayable)?.steps.len();
        Ok(Reviewable { record, rules, steps })
    }

    /// The record in the text notation, with who took each trick, which who wrote it down may have left out.
    pub(super) fn written(&self) -> String {
        let mut record = self.record.clone();
        if let Ok(played) = replay(&self.record, &self.rules) {
            record.tricks = Record::of_game(&played.game).tricks;
        }
        print(&record, Language::German)
    }

    /// The game as it is played on.
    pub(super) const fn reviewed(&self) -> Reviewed<'_> {
        Reviewed { record: &self.record, rules: &self.rules }
    }
}

fn rules_of(record: &Record, known: &[Arc<RuleSet>]) -> Result<Arc<RuleSet>, NotReviewed> {
    let id = record.rules.as_ref().map_or_else(|| record.fallback_rules(), |rules| rules.id.as_str());
    let found = known.iter().find(|set| set.id == id).cloned();
    found.ok_or_else(|| NotReviewed::UnknownRules {
        name: id.chars().take(40).collect(),
        known: known.iter().map(|set| set.id.as_str()).collect::<Vec<_>>().join(", "),
    })
}
