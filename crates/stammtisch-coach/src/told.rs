//! Lessons and guided hands as the learner's page is told of them.

use schafkopf::Rejected;
use schafkopf::rules::LadderEntry;
use serde::{Deserialize, Serialize};
use stammtisch_text::Texts;
use stammtisch_wire::{Action, ContractKind, Event, SeatView};
use thiserror::Error;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::guided::{self, NotLearned, guide};
use crate::lesson::{LESSONS, Lesson, Rules};

/// A hand has at most 32 cards and a few words: nobody decides more often.
const MOST_ACTIONS: usize = 64;

/// A lesson as it is listed.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Listed {
    /// Its name in addresses.
    id: &'static str,
    /// Its title.
    title: String,
    /// What one learns.
    goal: String,
    /// How it begins.
    intro: String,
    /// Whether it is about a game that is not in the book of the Schafkopfschule.
    house: bool,
    /// The rungs of its auction, the lowest first: the kinds of contract on each.
    rungs: Vec<Vec<ContractKind>>,
}

/// A lesson, and how its hand stands.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Followed {
    /// The lesson.
    lesson: Listed,
    /// Its hand.
    hand: Hand,
}

impl Listed {
    fn of(lesson: &Lesson, texts: &Texts) -> Listed {
        let text = |what: &str| texts.get(&format!("learn-{}-{what}", lesson.id));
        let ladder = &lesson.rules.set().auction.ladder;
        let kinds = |rung: &Vec<LadderEntry>| rung.iter().map(|entry| entry.kind.into()).collect();
        let rungs = ladder.iter().map(kinds).collect();
        Listed {
            id: lesson.id,
            title: text("title"),
            goal: text("goal"),
            intro: text("intro"),
            house: lesson.rules == Rules::House,
            rungs,
        }
    }
}

/// What the learner has done so far.
#[derive(Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SoFar {
    /// Every action, in order.
    #[ts(type = "ReadonlyArray<Action>")]
    actions: Vec<Action>,
}

/// The lessons, in the order in which they are learned.
pub fn listed(texts: &Texts) -> Vec<Listed> {
    LESSONS.iter().map(|lesson| Listed::of(lesson, texts)).collect()
}

/// How a lesson's hand stands after what the learner has done.
pub fn follow(id: &str, so_far: SoFar, texts: &Texts) -> Result<Followed, NotFollowed> {
    if so_far.actions.len() > MOST_ACTIONS {
        return Err(NotFollowed::TooLong);
    }
    let lesson = Lesson::find(id).ok_or(NotFollowed::UnknownLesson)?;
    let actions: Vec<schafkopf::Action> = so_far.actions.into_iter().map(Into::into).collect();
    let hand = guide(lesson, &actions, texts)?.into();
    Ok(Followed { lesson: Listed::of(lesson, texts), hand })
}

/// Why nothing is told of a lesson's hand.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotFollowed {
    /// There is no such lesson.
    #[error("there is no such lesson")]
    UnknownLesson,
    /// There are more actions than a hand can have.
    #[error("there are more actions than a hand can have")]
    TooLong,
    /// The hand cannot be followed.
    #[error(transparent)]
    NotLearned(#[from] NotLearned),
}

impl NotFollowed {
    /// What whoever asked is told.
    pub fn told(&self, texts: &Texts) -> Unfollowed {
        let told = |code: &'static str, key: &str| Unfollowed::new(code, texts.get(key));
        match self {
            NotFollowed::UnknownLesson => told("unknown_lesson", "learn-error-unknown"),
            NotFollowed::TooLong => told("too_long", "learn-error-over"),
            NotFollowed::NotLearned(NotLearned::Over { at }) => {
                Unfollowed { at: Some(*at), ..told("hand_over", "learn-error-over") }
            }
            NotFollowed::NotLearned(NotLearned::Rejected { at, why, message }) => {
                Unfollowed::rejected(*at, *why, message.clone())
            }
        }
    }
}

/// Why a hand cannot be followed, as whoever asked is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unfollowed {
    /// The stable code.
    pub code: &'static str,
    /// The clause that it goes by, where a rule is the reason.
    pub clause: Option<String>,
    /// The place of the action that is meant, from 0.
    pub at: Option<usize>,
    /// A sentence for people.
    pub message: String,
}

impl Unfollowed {
    pub(crate) const fn new(code: &'static str, message: String) -> Unfollowed {
        Unfollowed { code, clause: None, at: None, message }
    }

    pub(crate) fn rejected(at: usize, why: Rejected, message: String) -> Unfollowed {
        let clause = why.code().clause().map(ToString::to_string);
        Unfollowed { code: why.code().name(), clause, at: Some(at), message }
    }
}

/// Where a guided hand stands.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Hand {
    /// What happened since the learner's last action, or since the beginning.
    happened: Vec<Event>,
    /// What the learner sees and may do.
    view: SeatView,
    /// What the coach says.
    coach: Coach,
    /// How it ended, once it has.
    end: Option<End>,
}

impl From<guided::Guided> for Hand {
    fn from(guided: guided::Guided) -> Hand {
        let guided::Guided { happened, view, coach, end } = guided;
        Hand {
            happened: happened.into_iter().map(Into::into).collect(),
            view: view.into(),
            coach: coach.into(),
            end: end.map(Into::into),
        }
    }
}

/// What the coach says.
#[derive(Debug, Serialize, TS, ToSchema)]
struct Coach {
    /// About what the learner has just done.
    comment: Option<String>,
    /// Whether it was a choice, and the one that the coach would have made.
    agrees: bool,
    /// What to know before the next step; empty where it was told already.
    tips: Vec<String>,
    /// What the coach would do, for who asks.
    hint: Option<Hint>,
}

impl From<guided::Coach> for Coach {
    fn from(coach: guided::Coach) -> Coach {
        let guided::Coach { comment, agrees, tips, hint } = coach;
        Coach { comment, agrees, tips, hint: hint.map(Into::into) }
    }
}

/// What the coach would do.
#[derive(Debug, Serialize, TS, ToSchema)]
struct Hint {
    /// The action.
    action: Action,
    /// The action in words, and why.
    text: String,
}

impl From<guided::Hint> for Hint {
    fn from(guided::Hint { action, text }: guided::Hint) -> Hint {
        Hint { action: action.into(), text }
    }
}

/// How the hand ended.
#[derive(Debug, Serialize, TS, ToSchema)]
struct End {
    /// Whether the learner's party won.
    won: bool,
    /// The card points of the learner's party.
    points: u8,
    /// How many of the learner's decisions were the coach's; where there was no choice nothing was decided.
    agreed: usize,
    /// Of how many.
    of: usize,
    /// What to take away.
    text: String,
    /// Whether something else was played than what the lesson is about.
    another: bool,
    /// The next lesson.
    next: Option<&'static str>,
}

impl From<guided::End> for End {
    fn from(end: guided::End) -> End {
        let guided::End { won, points, agreed, of, text, another, next } = end;
        End { won, points, agreed, of, text, another, next }
    }
}
