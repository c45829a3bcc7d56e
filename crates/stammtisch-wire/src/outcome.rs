//! What a hand came to.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::{Contract, Goal};
use crate::notation::{Seat, Seats};

/// Who plays, and with whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Parties {
    /// Who plays.
    pub declarer: Seat,
    /// Who holds the called card, in a Rufspiel.
    pub partner: Option<Seat>,
}

impl From<schafkopf::Parties> for Parties {
    fn from(schafkopf::Parties { declarer, partner }: schafkopf::Parties) -> Parties {
        Parties { declarer: declarer.into(), partner: partner.map(Into::into) }
    }
}

/// One of the two sides of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The declarer and, in a Rufspiel, his partner.
    Declarer,
    /// The others.
    Defenders,
}

impl From<schafkopf::Side> for Side {
    fn from(side: schafkopf::Side) -> Side {
        match side {
            schafkopf::Side::Declarer => Side::Declarer,
            schafkopf::Side::Defenders => Side::Defenders,
        }
    }
}

/// The unbroken run of trumps from the highest down that one side was dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Runners {
    /// How many trumps, paid or not.
    pub count: u8,
    /// Which side holds them.
    pub side: Side,
}

impl From<schafkopf::Runners> for Runners {
    fn from(schafkopf::Runners { count, side }: schafkopf::Runners) -> Runners {
        Runners { count, side: side.into() }
    }
}

/// What a hand came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Outcome {
    /// Who played with whom.
    pub parties: Parties,
    /// What was played.
    pub contract: Contract,
    /// What the declarer had to reach.
    pub goal: Goal,
    /// Card points of the declarer's party.
    pub points: u8,
    /// Tricks of the declarer's party.
    pub tricks: u8,
    /// Whether the declarer's party won.
    pub won: bool,
    /// Whether the losing party is Schneider.
    pub schneider: bool,
    /// Whether the losing party is Schwarz.
    pub schwarz: bool,
    /// The runners.
    pub runners: Runners,
    /// The seats of the side that won.
    pub winners: Seats,
    /// The seats of the declarer's side.
    pub declarers: Seats,
}

impl From<schafkopf::Outcome> for Outcome {
    fn from(outcome: schafkopf::Outcome) -> Outcome {
        let (winners, declarers) =
            (outcome.winning_seats(), outcome.parties.declarers().collect::<schafkopf::SeatSet>());
        let schafkopf::Outcome { parties, contract, goal, points, tricks, won, schneider, schwarz, runners } =
            outcome;
        Outcome {
            parties: parties.into(),
            contract: contract.into(),
            goal: goal.into(),
            points,
            tricks,
            won,
            schneider,
            schwarz,
            runners: runners.into(),
            winners: winners.into(),
            declarers: Seats::from(declarers),
        }
    }
}

/// What a Ramsch came to: each counts his own tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RamschOutcome {
    /// Card points of each seat.
    pub points: [u8; 4],
    /// Tricks of each seat.
    pub tricks: [u8; 4],
    /// Who pays; nobody where all four are level, or with a Durchmarsch.
    pub losers: Seats,
    /// Who took no trick and is no loser; nobody with a Durchmarsch.
    pub jungfrauen: Seats,
    /// Who won everything.
    pub durchmarsch: Option<Seat>,
    /// Who is better off for it; nobody where nobody pays.
    pub winners: Seats,
}

impl From<schafkopf::RamschOutcome> for RamschOutcome {
    fn from(outcome: schafkopf::RamschOutcome) -> RamschOutcome {
        let winners = outcome.winning_seats();
        let schafkopf::RamschOutcome { points, tricks, losers, jungfrauen, durchmarsch } = outcome;
        RamschOutcome {
            points: *points.as_array(),
            tricks: *tricks.as_array(),
            losers: losers.into(),
            jungfrauen: jungfrauen.into(),
            durchmarsch: durchmarsch.map(Into::into),
            winners: winners.into(),
        }
    }
}
