//! How well players played.

use crate::Seat;
use schafkopf_bots::review as analyst;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::lesson::Lesson;

/// How well a player played.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct Score {
    /// Decisions in which he had a choice.
    pub decisions: u32,
    /// Among them inaccuracies.
    pub inaccuracies: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// And blunders.
    pub blunders: u32,
    /// What all three cost, in units, or list points where there is no money.
    pub cost: f64,
    /// What they cost with open cards, where that can be told.
    pub open_cost: f64,
    /// What he gave away against what blind choice would have, in per cent; none where there was nothing to give away.
    pub accuracy: Option<f64>,
    /// The kinds of his mistakes, the dearest first.
    pub habits: Vec<Habit>,
}

impl From<&analyst::Score> for Score {
    fn from(score: &analyst::Score) -> Score {
        Score {
            decisions: score.decisions,
            inaccuracies: score.inaccuracies,
            mistakes: score.mistakes,
            blunders: score.blunders,
            cost: score.cost,
            open_cost: score.open_cost,
            accuracy: score.accuracy,
            habits: score.habits.iter().copied().map(Habit::from).collect(),
        }
    }
}

/// A kind of mistake that a player makes.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS, ToSchema)]
pub struct Habit {
    /// Which.
    pub lesson: Lesson,
    /// How often.
    pub count: u32,
    /// What it cost in all.
    pub cost: f64,
}

impl From<analyst::Habit> for Habit {
    fn from(analyst::Habit { lesson, count, cost }: analyst::Habit) -> Habit {
        Habit { lesson: lesson.into(), count, cost }
    }
}

/// A player over several games.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PlayerSummary {
    /// His name; none where the seat stands for him.
    pub name: Option<String>,
    /// His seat, where he has no name.
    pub seat: Option<Seat>,
    /// In how many games.
    pub games: u32,
    /// What he won and lost, in units, or list points where there is no money.
    pub result: i64,
    /// How well he played.
    pub score: Score,
}

impl From<&analyst::PlayerSummary> for PlayerSummary {
    fn from(player: &analyst::PlayerSummary) -> PlayerSummary {
        PlayerSummary {
            name: player.name.clone(),
            seat: player.seat.map(Seat::from),
            games: player.games,
            result: player.result,
            score: Score::from(&player.score),
        }
    }
}
