//! Prizes: who wins what, and what will be lacking in the till.

use schafkopf_turnier::{Award, Forecast, Merit, NoRanking, Progress, Standings, Tournament};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Head, name, town};
use crate::wire;

/// A prize with the name of who won it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(rename = "Award")]
#[schema(as = Award)]
pub(crate) struct AwardLine {
    player: u32,
    name: String,
    town: String,
    #[serde(rename = "for")]
    for_what: wire::Achievement,
    cents: u32,
    thing: Option<String>,
    sponsor: Option<String>,
    /// What he reached, list points and table points; none where he has no place.
    total: Option<i64>,
    /// What decided his place, where points did not.
    tie: Option<wire::Tie>,
}

/// Who wins what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct PrizesView {
    #[serde(flatten)]
    head: Head,
    awards: Vec<AwardLine>,
    total: i64,
    till: i64,
    /// Whether the till does not hold the prizes.
    short: bool,
    /// What it lacks, in cents.
    lacking: i64,
    /// Special prizes that nobody is named for yet.
    open: Vec<String>,
}

/// What prizes will come to, in cents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[ts(rename = "Forecast")]
#[schema(as = Forecast)]
pub(crate) struct ForecastShown {
    /// All prizes of the plan.
    planned: i64,
    /// What is in the till now.
    till: i64,
    /// What will be in it when everybody has paid.
    expected: i64,
    /// What will be lacking even then.
    lacking: i64,
}

impl From<Forecast> for ForecastShown {
    fn from(forecast: Forecast) -> ForecastShown {
        let Forecast { planned, till, expected } = forecast;
        ForecastShown { planned, till, expected, lacking: forecast.lacking() }
    }
}

/// Prizes with the names and points of who won them.
pub(super) fn awards(tournament: &Tournament, won: &[Award]) -> Vec<AwardLine> {
    if won.is_empty() {
        return Vec::new();
    }
    let standings = tournament.state().standings(Progress::Everything).unwrap_or_default();
    won.iter().map(|award| line(tournament, &standings, award)).collect()
}

fn line(tournament: &Tournament, standings: &Standings, award: &Award) -> AwardLine {
    let standing = standings.ranked.iter().find(|standing| standing.player == award.player);
    AwardLine {
        player: award.player.0,
        name: name(tournament, award.player),
        town: town(tournament, award.player).to_owned(),
        for_what: award.for_what.clone().into(),
        cents: award.cents,
        thing: award.thing.clone(),
        sponsor: award.sponsor.clone(),
        total: standing.map(|standing| standing.tally.total()),
        tie: standings.tie(award.player).map(wire::Tie::from),
    }
}

/// Who wins what, whatever the till holds; where it does not hold it, that is said.
pub(crate) fn prizes(tournament: &Tournament) -> Result<PrizesView, NoRanking> {
    let list = tournament.state().prizes()?;
    let special = &tournament.state().setup().prizes.special;
    let open = special.iter().filter_map(|special| match &special.merit {
        Merit::Named { title, winner: None } => Some(title.clone()),
        Merit::Named { winner: Some(_), .. } | Merit::MostSolos | Merit::MiddlePlace | Merit::LastPlace => {
            None
        }
    });
    Ok(PrizesView {
        head: Head::of(tournament),
        awards: awards(tournament, &list.awards),
        total: list.total,
        till: list.till,
        short: list.lacking() > 0,
        lacking: list.lacking(),
        open: open.collect(),
    })
}
