//! A guided hand as the learner's page is told of it.

use serde::Serialize;
use stammtisch_wire::{Action, Event, SeatView};

use crate::guided;

/// Where a guided hand stands.
#[derive(Debug, Serialize)]
pub(crate) struct Hand {
    happened: Vec<Event>,
    view: SeatView,
    coach: Coach,
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
#[derive(Debug, Serialize)]
struct Coach {
    comment: Option<String>,
    agrees: bool,
    tips: Vec<String>,
    hint: Option<Hint>,
}

impl From<guided::Coach> for Coach {
    fn from(coach: guided::Coach) -> Coach {
        let guided::Coach { comment, agrees, tips, hint } = coach;
        Coach { comment, agrees, tips, hint: hint.map(Into::into) }
    }
}

/// What the coach would do.
#[derive(Debug, Serialize)]
struct Hint {
    action: Action,
    text: String,
}

impl From<guided::Hint> for Hint {
    fn from(guided::Hint { action, text }: guided::Hint) -> Hint {
        Hint { action: action.into(), text }
    }
}

/// How the hand ended.
#[derive(Debug, Serialize)]
struct End {
    won: bool,
    points: u8,
    agreed: usize,
    of: usize,
    text: String,
    next: Option<&'static str>,
}

impl From<guided::End> for End {
    fn from(end: guided::End) -> End {
        let guided::End { won, points, agreed, of, text, next } = end;
        End { won, points, agreed, of, text, next }
    }
}
