//! A guided hand as the learner's page is told of it.

use serde::Serialize;
use stammtisch_wire::{Action, Event, SeatView};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::guided;

/// Where a guided hand stands.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Hand {
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
