//! The setup of a tournament, with what can be won.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Day;

/// The setup of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    /// The name.
    pub(crate) name: String,
    /// The day, at the venue.
    pub(crate) date: Day,
    /// Where it takes place.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub(crate) venue: String,
    /// Who organises it, where that is not the management.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub(crate) organiser: String,
    /// Hash of the rule set.
    pub(crate) rules: String,
    /// What each player pays, in cents.
    #[serde(default)]
    pub(crate) entry_fee: u32,
    /// What a unit is worth at the tables, in cents.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) stake: Option<u32>,
    /// What the organiser adds to the till, in cents.
    #[serde(default)]
    pub(crate) added: u32,
    /// What is paid out.
    #[serde(default)]
    pub(crate) prizes: PrizePlan,
    /// Teams of three or four that are ranked beside the players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Team>>", optional)]
    pub(crate) teams: Vec<Team>,
}

impl From<turnier::Setup> for Setup {
    fn from(setup: turnier::Setup) -> Setup {
        let turnier::Setup { name, date, venue, organiser, rules, entry_fee, stake, added, prizes, teams } =
            setup;
        let (date, prizes) = (date.into(), prizes.into());
        let teams = teams.into_iter().map(Team::from).collect();
        Setup { name, date, venue, organiser, rules, entry_fee, stake, added, prizes, teams }
    }
}

impl From<Setup> for turnier::Setup {
    fn from(setup: Setup) -> turnier::Setup {
        let Setup { name, date, venue, organiser, rules, entry_fee, stake, added, prizes, teams } = setup;
        let (date, prizes) = (date.into(), prizes.into());
        let teams = teams.into_iter().map(turnier::Team::from).collect();
        turnier::Setup { name, date, venue, organiser, rules, entry_fee, stake, added, prizes, teams }
    }
}

/// A team of three or four.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Team {
    /// Its name.
    name: String,
    /// Its players, by number.
    players: Vec<u32>,
}

impl From<turnier::Team> for Team {
    fn from(team: turnier::Team) -> Team {
        Team { name: team.name, players: team.players.into_iter().map(|player| player.0).collect() }
    }
}

impl From<Team> for turnier::Team {
    fn from(team: Team) -> turnier::Team {
        let players = team.players.into_iter().map(turnier::PlayerNumber).collect();
        turnier::Team { name: team.name, players }
    }
}

/// What is paid out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PrizePlan {
    /// By place.
    pub(crate) places: PlacePrizes,
    /// To the best of each table in each match, in cents.
    #[serde(skip_serializing_if = "is_nothing")]
    #[ts(as = "Option<u32>", optional)]
    pub(crate) table_winner: u32,
    /// For something special.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SpecialPrize>>", optional)]
    pub(crate) special: Vec<SpecialPrize>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_nothing(cents: &u32) -> bool {
    *cents == 0
}

impl From<turnier::PrizePlan> for PrizePlan {
    fn from(plan: turnier::PrizePlan) -> PrizePlan {
        let turnier::PrizePlan { places, table_winner, special } = plan;
        let special = special.into_iter().map(SpecialPrize::from).collect();
        PrizePlan { places: places.into(), table_winner, special }
    }
}

impl From<PrizePlan> for turnier::PrizePlan {
    fn from(plan: PrizePlan) -> turnier::PrizePlan {
        let PrizePlan { places, table_winner, special } = plan;
        let special = special.into_iter().map(turnier::SpecialPrize::from).collect();
        turnier::PrizePlan { places: places.into(), table_winner, special }
    }
}

/// Prizes by place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum PlacePrizes {
    /// Each by itself, from the first on.
    List(Vec<Prize>),
    /// Shares of what is in the till.
    Share {
        /// How much of the till, in thousandths.
        permille: u32,
        /// How much each place gets beside the others.
        weights: Vec<u32>,
    },
}

impl Default for PlacePrizes {
    fn default() -> PlacePrizes {
        PlacePrizes::List(Vec::new())
    }
}

impl From<turnier::PlacePrizes> for PlacePrizes {
    fn from(prizes: turnier::PlacePrizes) -> PlacePrizes {
        match prizes {
            turnier::PlacePrizes::List(prizes) => {
                PlacePrizes::List(prizes.into_iter().map(Prize::from).collect())
            }
            turnier::PlacePrizes::Share { permille, weights } => PlacePrizes::Share { permille, weights },
        }
    }
}

impl From<PlacePrizes> for turnier::PlacePrizes {
    fn from(prizes: PlacePrizes) -> turnier::PlacePrizes {
        match prizes {
            PlacePrizes::List(prizes) => {
                turnier::PlacePrizes::List(prizes.into_iter().map(turnier::Prize::from).collect())
            }
            PlacePrizes::Share { permille, weights } => turnier::PlacePrizes::Share { permille, weights },
        }
    }
}

/// A prize.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Prize {
    /// Money, in cents.
    pub(crate) cents: u32,
    /// A thing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) thing: Option<String>,
    /// Who gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) sponsor: Option<String>,
}

impl From<turnier::Prize> for Prize {
    fn from(prize: turnier::Prize) -> Prize {
        let turnier::Prize { cents, thing, sponsor } = prize;
        Prize { cents, thing, sponsor }
    }
}

impl From<Prize> for turnier::Prize {
    fn from(prize: Prize) -> turnier::Prize {
        let Prize { cents, thing, sponsor } = prize;
        turnier::Prize { cents, thing, sponsor }
    }
}

/// A prize for something special.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpecialPrize {
    /// What for.
    pub(crate) merit: Merit,
    /// What.
    pub(crate) prize: Prize,
}

impl From<turnier::SpecialPrize> for SpecialPrize {
    fn from(special: turnier::SpecialPrize) -> SpecialPrize {
        SpecialPrize { merit: special.merit.into(), prize: special.prize.into() }
    }
}

impl From<SpecialPrize> for turnier::SpecialPrize {
    fn from(special: SpecialPrize) -> turnier::SpecialPrize {
        turnier::SpecialPrize { merit: special.merit.into(), prize: special.prize.into() }
    }
}

/// What a special prize is given for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Merit {
    /// The most solo kinds.
    MostSolos,
    /// The place in the middle.
    MiddlePlace,
    /// The last place.
    LastPlace,
    /// Something of the organiser's own.
    Named {
        /// What it is called.
        title: String,
        /// Who gets it, by number, once that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        winner: Option<u32>,
    },
}

impl From<turnier::Merit> for Merit {
    fn from(merit: turnier::Merit) -> Merit {
        match merit {
            turnier::Merit::MostSolos => Merit::MostSolos,
            turnier::Merit::MiddlePlace => Merit::MiddlePlace,
            turnier::Merit::LastPlace => Merit::LastPlace,
            turnier::Merit::Named { title, winner } => {
                Merit::Named { title, winner: winner.map(|winner| winner.0) }
            }
        }
    }
}

impl From<Merit> for turnier::Merit {
    fn from(merit: Merit) -> turnier::Merit {
        match merit {
            Merit::MostSolos => turnier::Merit::MostSolos,
            Merit::MiddlePlace => turnier::Merit::MiddlePlace,
            Merit::LastPlace => turnier::Merit::LastPlace,
            Merit::Named { title, winner } => {
                turnier::Merit::Named { title, winner: winner.map(turnier::PlayerNumber) }
            }
        }
    }
}

/// What a prize was won with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Achievement {
    /// A place.
    Place(usize),
    /// The best of a table.
    Table {
        /// Number of the match, from 1.
        match_number: u32,
        /// Number of the table, from 1.
        table: u32,
    },
    /// Something special.
    Special(Merit),
}

impl From<turnier::Achievement> for Achievement {
    fn from(achievement: turnier::Achievement) -> Achievement {
        match achievement {
            turnier::Achievement::Place(place) => Achievement::Place(place),
            turnier::Achievement::Table { match_number, table } => Achievement::Table { match_number, table },
            turnier::Achievement::Special(merit) => Achievement::Special(merit.into()),
        }
    }
}
