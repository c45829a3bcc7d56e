//! One decision of a game, with its alternatives.

use crate::{CardSet, Cards, Seat};
use schafkopf_bots::review as analyst;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::claim::Reasoned;
use super::course::Grade;
use super::lesson::{Lesson, Reason};
use super::told::Told;

/// A decision of a seat that had a choice.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What about.
    pub kind: DecisionKind,
    /// How many cards had been played.
    pub after: u8,
    /// The number of the trick, from 1, where it is a card.
    pub trick: Option<u8>,
    /// The cards the seat held.
    pub hand: CardSet,
    /// The cards of the open trick, in the order played.
    pub table: Cards,
    /// What was done.
    pub played: Told,
    /// Everything that was looked at of what could be done, the best first; what was done is among it.
    pub options: Vec<Alternative>,
    /// What could have been done too, and was not worked out: its worth is not known.
    pub untried: Vec<Told>,
    /// What the decision cost by what the seat could know, in units, or list points where there is no money. Never
    /// negative, and zero for the best.
    pub cost: f64,
    /// How far off the cost may be to either side, in 99 of 100 cases; zero where all deals were looked at.
    pub interval: f64,
    /// The cost in card points of the seat's party; negative where more points come with a worse result.
    pub cost_points: f64,
    /// What it cost with open cards; none where open cards say nothing.
    pub open_cost: Option<f64>,
    /// The cost as a part of what lies between winning and losing, from 0 to 1.
    pub share: f64,
    /// What any choice would have cost in the mean, as such a part, at most a fifth: how much there was to spoil.
    pub careless: f64,
    /// How good the decision was.
    pub verdict: Verdict,
    /// What kind of mistake it was, where it was one.
    pub lesson: Option<Lesson>,
    /// The rule of thumb behind the best alternative, where one leads to it.
    pub rule: Option<Reason>,
    /// What makes the difference between what was done and the best, the weightiest first, where it was a mistake. None of
    /// it is false, and there may be none.
    pub claims: Vec<Reasoned>,
    /// How many deals were looked at.
    pub worlds: u32,
    /// Whether these were all deals that agree with what the seat knew.
    pub exhaustive: bool,
}

impl From<&analyst::Decision> for Decision {
    fn from(decision: &analyst::Decision) -> Decision {
        Decision {
            seat: decision.seat.into(),
            kind: decision.kind.into(),
            after: decision.after,
            trick: decision.trick,
            hand: decision.hand.into(),
            table: decision.table.clone().into(),
            played: decision.played.into(),
            options: decision.options.iter().copied().map(Alternative::from).collect(),
            untried: decision.untried.iter().copied().map(Told::from).collect(),
            cost: decision.cost,
            interval: decision.interval,
            cost_points: decision.cost_points,
            open_cost: decision.open_cost,
            share: decision.share,
            careless: decision.careless,
            verdict: decision.verdict.into(),
            lesson: decision.lesson.map(Lesson::from),
            rule: decision.rule.map(Reason::from),
            claims: decision.claims.iter().copied().map(Reasoned::from).collect(),
            worlds: decision.worlds,
            exhaustive: decision.exhaustive,
        }
    }
}

/// What a decision is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// A word in the auction.
    Auction,
    /// The contract.
    Contract,
    /// A Stoss or a Retour.
    Double,
    /// A card.
    Card,
}

impl From<analyst::DecisionKind> for DecisionKind {
    fn from(kind: analyst::DecisionKind) -> DecisionKind {
        match kind {
            analyst::DecisionKind::Auction => DecisionKind::Auction,
            analyst::DecisionKind::Contract => DecisionKind::Contract,
            analyst::DecisionKind::Double => DecisionKind::Double,
            analyst::DecisionKind::Card => DecisionKind::Card,
        }
    }
}

/// Something that could be done, and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS, ToSchema)]
pub struct Alternative {
    /// What.
    pub action: Told,
    /// What it is worth to the seat by what the seat could know: units, or list points where there is no money.
    pub value: f64,
    /// How far off that may be: a standard error.
    pub error: f64,
    /// How likely the seat's party wins.
    pub win: f64,
    /// The card points that its party gets in the mean.
    pub points: f64,
    /// What it leads to with open cards; none for words of the auction.
    pub open: Option<Open>,
}

impl From<analyst::Alternative> for Alternative {
    fn from(alternative: analyst::Alternative) -> Alternative {
        let analyst::Alternative { action, value, error, win, points, open } = alternative;
        Alternative { action: action.into(), value, error, win, points, open: open.map(Open::from) }
    }
}

/// What an alternative leads to with open cards and best play by all from there on.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, TS, ToSchema)]
pub struct Open {
    /// For the seat that decides: units, or list points where there is no money.
    pub value: f64,
    /// What the declarer's party has in the end: card points, in a Tout tricks; none before a card is played.
    pub points: Option<u8>,
    /// How the hand ends.
    pub grade: Grade,
}

impl From<analyst::Open> for Open {
    fn from(analyst::Open { value, points, grade }: analyst::Open) -> Open {
        Open { value, points, grade: grade.into() }
    }
}

/// How good a decision was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing is better or as good: everything else would have been a mistake.
    Best,
    /// As good as the best: what lies between them is next to nothing, or may be chance.
    Good,
    /// A little was given away.
    Inaccuracy,
    /// A mistake.
    Mistake,
    /// A mistake that turns games.
    Blunder,
}

impl From<analyst::Verdict> for Verdict {
    fn from(verdict: analyst::Verdict) -> Verdict {
        match verdict {
            analyst::Verdict::Best => Verdict::Best,
            analyst::Verdict::Good => Verdict::Good,
            analyst::Verdict::Inaccuracy => Verdict::Inaccuracy,
            analyst::Verdict::Mistake => Verdict::Mistake,
            analyst::Verdict::Blunder => Verdict::Blunder,
        }
    }
}
