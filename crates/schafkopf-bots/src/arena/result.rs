//! What came of a deal: small, serialisable, and all that the statistics need.

use schafkopf::{BySeat, ContractKind, Ending, Game, Parties, Seat};
use serde::{Deserialize, Serialize};

use super::regret::Choice;
use super::seating::{Entrant, Seating};
use crate::player::Faults;

/// What came of the eight games of a deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealResult {
    /// Number of the deal in the series, from 1.
    pub deal: u64,
    /// The bot that had forfeited before this deal, so that it was not played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Entrant>,
    /// The games, in the order of [`Seating::all`].
    pub games: Vec<GameResult>,
}

impl DealResult {
    /// A deal that is not played because a bot has forfeited.
    pub const fn forfeited(deal: u64, by: Entrant) -> DealResult {
        DealResult { deal, forfeit: Some(by), games: Vec::new() }
    }

    /// The faults of a bot in this deal.
    pub fn faults(&self, entrant: Entrant) -> Faults {
        self.games.iter().fold(Faults::NONE, |sum, game| sum.plus(game.faults(entrant)))
    }
}

/// What came of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Who sat where.
    pub seating: Seating,
    /// The hand, if somebody played it; none where all passed, and none in a Ramsch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandResult>,
    /// Units of money for each seat, where the rule set knows money.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<BySeat<i64>>,
    /// List points for each seat, where the rule set has a list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<BySeat<i32>>,
    /// The faults of both bots, where there were any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faults: Option<[Faults; 2]>,
    /// Every choice among cards with what it gave away, where that was asked for; none in a Ramsch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regret: Option<Vec<Choice>>,
}

/// A hand that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandResult {
    /// What was played.
    pub contract: ContractKind,
    /// By whom.
    pub declarer: Seat,
    /// With whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<Seat>,
    /// Whether the declarer's party won.
    pub won: bool,
    /// Card points of the declarer's party.
    pub card_points: u8,
    /// Whether it was doubled.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub doubled: bool,
    /// Whether the declarer had to play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
}

impl HandResult {
    /// Who played with whom.
    pub const fn parties(&self) -> Parties {
        Parties { declarer: self.declarer, partner: self.partner }
    }
}

impl GameResult {
    /// What came of a finished game.
    pub(super) fn of(game: &Game, seating: Seating, faults: [Faults; 2]) -> GameResult {
        let faults = (faults != [Faults::NONE; 2]).then_some(faults);
        let nothing = GameResult { seating, hand: None, units: None, points: None, faults, regret: None };
        match game.ending() {
            None | Some(Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. }) => nothing,
            Some(Ending::Ramsch { settlement, entry, .. }) => GameResult {
                units: settlement.map(|settlement| *settlement.units()),
                points: entry.map(|entry| *entry.points()),
                ..nothing
            },
            Some(Ending::Scored { outcome, settlement, entry }) => GameResult {
                hand: Some(HandResult {
                    contract: outcome.contract.kind(),
                    declarer: outcome.parties.declarer,
                    partner: outcome.parties.partner,
                    won: outcome.won,
                    card_points: outcome.points,
                    doubled: game.doubles().stoss.is_some(),
                    forced: game.table_view().forced,
                }),
                units: settlement.map(|settlement| *settlement.units()),
                points: entry.map(|entry| *entry.points()),
                ..nothing
            },
        }
    }

    /// Whether a hand was played: by a declarer, or a Ramsch by all four (V 3).
    pub const fn is_played(&self) -> bool {
        self.hand.is_some() || self.units.is_some() || self.points.is_some()
    }

    /// The faults of a bot in this game.
    pub fn faults(&self, entrant: Entrant) -> Faults {
        self.faults.map_or(Faults::NONE, |faults| faults[entrant.index()])
    }
}
