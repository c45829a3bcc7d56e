//! The course of a hand with open cards.

use crate::{Card, Seat};
use schafkopf_bots::review as analyst;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Where the hand stands after some cards.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS, ToSchema)]
pub struct CurvePoint {
    /// How many cards have been played.
    pub after: u8,
    /// What the declarer's party has in the end with open cards and best play by all: card points, in a Tout tricks.
    pub points: u8,
    /// How the hand then ends.
    pub grade: Grade,
    /// How likely the declarer's party wins, by what the last player with a choice could know.
    pub win: Option<f64>,
}

impl From<analyst::CurvePoint> for CurvePoint {
    fn from(analyst::CurvePoint { after, points, grade, win }: analyst::CurvePoint) -> CurvePoint {
        CurvePoint { after, points, grade: grade.into(), win }
    }
}

/// A card after which, with open cards, the hand ends otherwise than before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct TurningPoint {
    /// How many cards have been played with it.
    pub after: u8,
    /// The number of its trick, from 1.
    pub trick: u8,
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// How the hand would have ended.
    pub from: Grade,
    /// How it ends after the card.
    pub to: Grade,
    /// The place of the decision in the list of decisions.
    pub decision: Option<usize>,
}

impl From<analyst::TurningPoint> for TurningPoint {
    fn from(turn: analyst::TurningPoint) -> TurningPoint {
        let analyst::TurningPoint { after, trick, seat, card, from, to, decision } = turn;
        TurningPoint {
            after,
            trick,
            seat: seat.into(),
            card: card.into(),
            from: from.into(),
            to: to.into(),
            decision,
        }
    }
}

/// How a hand ends for the declarer's party, worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Lost without a trick.
    LostSchwarz,
    /// Lost with 30 points or less.
    LostSchneider,
    /// Lost.
    Lost,
    /// Won.
    Won,
    /// Won with 91 points or more.
    WonSchneider,
    /// Won with every trick.
    WonSchwarz,
}

impl From<analyst::Grade> for Grade {
    fn from(grade: analyst::Grade) -> Grade {
        match grade {
            analyst::Grade::LostSchwarz => Grade::LostSchwarz,
            analyst::Grade::LostSchneider => Grade::LostSchneider,
            analyst::Grade::Lost => Grade::Lost,
            analyst::Grade::Won => Grade::Won,
            analyst::Grade::WonSchneider => Grade::WonSchneider,
            analyst::Grade::WonSchwarz => Grade::WonSchwarz,
        }
    }
}
