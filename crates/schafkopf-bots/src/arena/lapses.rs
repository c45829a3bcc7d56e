//! The account of what was given away: a fold over the choices of all games.

use std::collections::BTreeMap;

use serde::Serialize;

use super::regret::{Choice, Kind};
use super::result::{GameResult, HandResult};
use super::seating::Entrant;
use super::{Estimate, Sums};
use crate::role::Role;

/// Tricks that count as early: few of the cards are known.
const EARLY: u8 = 3;

/// Seats of a bot in the games of a deal.
const SEATS: f64 = 16.0;

/// Which choices a line tells of. All parts but `Whole` tell of games that card points decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "part", rename_all = "snake_case")]
pub enum Part {
    /// All of them.
    All,
    /// Those of the first three tricks, or of the others.
    Phase {
        /// Whether who chose had the lead.
        placing: Placing,
        /// When.
        phase: Phase,
    },
    /// Those of one trick.
    Trick {
        /// Whether who chose had the lead.
        placing: Placing,
        /// The number of the trick.
        trick: u8,
    },
    /// Those of one role.
    Role {
        /// The role.
        role: Role,
    },
    /// Those of one kind.
    Kind {
        /// The kind.
        kind: Kind,
    },
    /// One trick, role and kind: of these all the others are sums.
    Each {
        /// The number of the trick.
        trick: u8,
        /// The role.
        role: Role,
        /// The kind.
        kind: Kind,
    },
    /// A Tout or a Bettel, in which nothing counts but won or lost.
    Whole {
        /// The role.
        role: Role,
    },
}

/// Whether who chose had the lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Placing {
    /// He led.
    Lead,
    /// Another led.
    Follow,
}

/// A part of the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first three tricks.
    Early,
    /// The others.
    Late,
}

/// What a bot gave away in some choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Given {
    /// How many choices.
    pub choices: u64,
    /// Card points given away in all.
    pub points: u64,
    /// Games that were won before a card and lost after it.
    pub wins: u64,
}

/// What both bots gave away in some choices.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Lapses {
    /// Which choices.
    #[serde(flatten)]
    pub part: Part,
    /// `A` and `B`.
    pub bots: [Given; 2],
    /// Points that `A` gave away more than `B`, for each hand that it held.
    pub more: Option<Estimate>,
}

/// What was given away in a match.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Regret {
    /// Games that were looked at.
    pub games: u64,
    /// The parts, each over all the games.
    pub parts: Vec<Lapses>,
}

/// Both bots in one part.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    bots: [Given; 2],
    /// For each deal with such a choice: points that `A` gave away more than `B`, for each hand.
    more: Sums,
}

/// The account so far.
#[derive(Debug, Clone, Default)]
pub(super) struct Ledger {
    games: u64,
    rows: BTreeMap<Part, Row>,
}

impl Ledger {
    /// Takes the games of a deal.
    pub(super) fn add(&mut self, games: &[GameResult]) {
        let mut rows: BTreeMap<Part, [Given; 2]> = BTreeMap::new();
        for game in games {
            let Some((hand, choices)) = game.hand.zip(game.regret.as_ref()) else { continue };
            self.games += 1;
            for &choice in choices {
                let entrant = game.seating.entrant(choice.seat).index();
                for part in parts(choice, hand) {
                    rows.entry(part).or_default()[entrant].add(choice);
                }
            }
        }
        for (part, bots) in rows {
            let row = self.rows.entry(part).or_default();
            for (all, new) in row.bots.iter_mut().zip(bots) {
                *all = all.plus(new);
            }
            let points = Entrant::ALL.map(|entrant| bots[entrant.index()].points as f64);
            row.more.add((points[0] - points[1]) / SEATS);
        }
    }

    /// What the account says after so many deals; none where no game was looked at.
    pub(super) fn report(&self, deals: u64) -> Option<Regret> {
        let lapses = |(&part, row): (&Part, &Row)| Lapses {
            part,
            bots: row.bots,
            more: Estimate::normal(&row.more.among(deals)),
        };
        (self.games > 0).then(|| Regret { games: self.games, parts: self.rows.iter().map(lapses).collect() })
    }
}

impl Given {
    fn add(&mut self, choice: Choice) {
        let one = Given { choices: 1, points: choice.points.into(), wins: choice.win.into() };
        *self = self.plus(one);
    }

    fn plus(self, other: Given) -> Given {
        Given {
            choices: self.choices + other.choices,
            points: self.points + other.points,
            wins: self.wins + other.wins,
        }
    }

    /// Points for each choice; none where there was no choice.
    pub fn mean(&self) -> Option<f64> {
        (self.choices > 0).then(|| self.points as f64 / self.choices as f64)
    }
}

/// The parts to which a choice counts.
fn parts(choice: Choice, hand: HandResult) -> Vec<Part> {
    let Choice { trick, kind, seat, .. } = choice;
    let role = Role::of(seat, hand.parties());
    if hand.contract.is_tout() || hand.contract == schafkopf::ContractKind::Bettel {
        return vec![Part::Whole { role }];
    }
    let placing = if kind == Kind::Follow { Placing::Follow } else { Placing::Lead };
    let phase = if trick <= EARLY { Phase::Early } else { Phase::Late };
    vec![
        Part::All,
        Part::Phase { placing, phase },
        Part::Trick { placing, trick },
        Part::Role { role },
        Part::Kind { kind },
        Part::Each { trick, role, kind },
    ]
}
