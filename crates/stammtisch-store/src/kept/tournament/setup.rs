//! Setups of tournaments as they are kept, with what can be won.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};

use crate::kept::Text;

/// What a tournament is: when, where, by which rules, for how much.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    name: String,
    date: Text<turnier::Date>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    venue: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    organiser: String,
    rules: String,
    #[serde(default)]
    entry_fee: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stake: Option<u32>,
    #[serde(default)]
    added: u32,
    #[serde(default)]
    prizes: PrizePlan,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    teams: Vec<Team>,
}

impl From<&turnier::Setup> for Setup {
    fn from(setup: &turnier::Setup) -> Setup {
        let turnier::Setup { name, date, venue, organiser, rules, entry_fee, stake, added, prizes, teams } =
            setup;
        Setup {
            name: name.clone(),
            date: Text(*date),
            venue: venue.clone(),
            organiser: organiser.clone(),
            rules: rules.clone(),
            entry_fee: *entry_fee,
            stake: *stake,
            added: *added,
            prizes: prizes.into(),
            teams: teams.iter().map(Into::into).collect(),
        }
    }
}

impl From<Setup> for turnier::Setup {
    fn from(setup: Setup) -> turnier::Setup {
        let Setup { name, date, venue, organiser, rules, entry_fee, stake, added, prizes, teams } = setup;
        turnier::Setup {
            name,
            date: date.0,
            venue,
            organiser,
            rules,
            entry_fee,
            stake,
            added,
            prizes: prizes.into(),
            teams: teams.into_iter().map(Into::into).collect(),
        }
    }
}

/// A team that is ranked beside the players.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Team {
    name: String,
    players: Vec<u32>,
}

impl From<&turnier::Team> for Team {
    fn from(team: &turnier::Team) -> Team {
        let turnier::Team { name, players } = team;
        Team { name: name.clone(), players: players.iter().map(|player| player.0).collect() }
    }
}

impl From<Team> for turnier::Team {
    fn from(team: Team) -> turnier::Team {
        let Team { name, players } = team;
        turnier::Team { name, players: players.into_iter().map(turnier::PlayerNumber).collect() }
    }
}

/// What is paid out.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PrizePlan {
    places: PlacePrizes,
    #[serde(skip_serializing_if = "is_nothing")]
    table_winner: u32,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    special: Vec<SpecialPrize>,
}

impl From<&turnier::PrizePlan> for PrizePlan {
    fn from(plan: &turnier::PrizePlan) -> PrizePlan {
        let turnier::PrizePlan { places, table_winner, special } = plan;
        PrizePlan {
            places: places.into(),
            table_winner: *table_winner,
            special: special.iter().map(Into::into).collect(),
        }
    }
}

impl From<PrizePlan> for turnier::PrizePlan {
    fn from(plan: PrizePlan) -> turnier::PrizePlan {
        let PrizePlan { places, table_winner, special } = plan;
        turnier::PrizePlan {
            places: places.into(),
            table_winner,
            special: special.into_iter().map(Into::into).collect(),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_nothing(cents: &u32) -> bool {
    *cents == 0
}

/// Prizes by place.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum PlacePrizes {
    List(Vec<Prize>),
    Share { permille: u32, weights: Vec<u32> },
}

impl Default for PlacePrizes {
    fn default() -> PlacePrizes {
        PlacePrizes::List(Vec::new())
    }
}

impl From<&turnier::PlacePrizes> for PlacePrizes {
    fn from(prizes: &turnier::PlacePrizes) -> PlacePrizes {
        match prizes {
            turnier::PlacePrizes::List(prizes) => PlacePrizes::List(prizes.iter().map(Into::into).collect()),
            turnier::PlacePrizes::Share { permille, weights } => {
                PlacePrizes::Share { permille: *permille, weights: weights.clone() }
            }
        }
    }
}

impl From<PlacePrizes> for turnier::PlacePrizes {
    fn from(prizes: PlacePrizes) -> turnier::PlacePrizes {
        match prizes {
            PlacePrizes::List(prizes) => {
                turnier::PlacePrizes::List(prizes.into_iter().map(Into::into).collect())
            }
            PlacePrizes::Share { permille, weights } => turnier::PlacePrizes::Share { permille, weights },
        }
    }
}

/// A prize: money, a thing, or both.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Prize {
    cents: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    thing: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sponsor: Option<String>,
}

impl From<&turnier::Prize> for Prize {
    fn from(prize: &turnier::Prize) -> Prize {
        let turnier::Prize { cents, thing, sponsor } = prize;
        Prize { cents: *cents, thing: thing.clone(), sponsor: sponsor.clone() }
    }
}

impl From<Prize> for turnier::Prize {
    fn from(prize: Prize) -> turnier::Prize {
        let Prize { cents, thing, sponsor } = prize;
        turnier::Prize { cents, thing, sponsor }
    }
}

/// A prize that does not go by place alone.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialPrize {
    merit: Merit,
    prize: Prize,
}

impl From<&turnier::SpecialPrize> for SpecialPrize {
    fn from(special: &turnier::SpecialPrize) -> SpecialPrize {
        let turnier::SpecialPrize { merit, prize } = special;
        SpecialPrize { merit: merit.into(), prize: prize.into() }
    }
}

impl From<SpecialPrize> for turnier::SpecialPrize {
    fn from(special: SpecialPrize) -> turnier::SpecialPrize {
        let SpecialPrize { merit, prize } = special;
        turnier::SpecialPrize { merit: merit.into(), prize: prize.into() }
    }
}

/// What a special prize is given for.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Merit {
    MostSolos,
    MiddlePlace,
    LastPlace,
    Named {
        title: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<u32>,
    },
}

impl From<&turnier::Merit> for Merit {
    fn from(merit: &turnier::Merit) -> Merit {
        match merit {
            turnier::Merit::MostSolos => Merit::MostSolos,
            turnier::Merit::MiddlePlace => Merit::MiddlePlace,
            turnier::Merit::LastPlace => Merit::LastPlace,
            turnier::Merit::Named { title, winner } => {
                Merit::Named { title: title.clone(), winner: winner.map(|winner| winner.0) }
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
