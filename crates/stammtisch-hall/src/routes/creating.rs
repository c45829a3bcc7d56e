//! Creating tournaments: for the administrator of the server.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use schafkopf_turnier::{Date, Person, PersonId, Role, Setup, Tournament, import as imported, with_length};
use serde::{Deserialize, Serialize};
use stammtisch_desk::{LinkRole, LinkScope, NewLink, first_in_office, keep_new};
use stammtisch_http::sent::{Raw, Sent};
use stammtisch_store::TournamentStore as _;

use super::links::{LinkMade, told_once};
use crate::caller::Admin;
use crate::hall::Hall;
use crate::trouble::Trouble;
use crate::views::{self, Announcement};

type Created = Result<Json<TournamentMade>, Trouble>;

/// A director's link of a tournament, told this once.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TournamentMade {
    #[serde(flatten)]
    link: LinkMade,
    tournament: String,
}

/// A rule set to choose.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct RulesOffered {
    id: String,
    matches: u32,
    games: u32,
    table_points: Vec<u32>,
    least_age: u32,
}

/// The rule sets to choose from.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RulesToChoose {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    rules: Vec<RulesOffered>,
}

/// The rule sets to choose from.
pub(super) async fn rules(_: Admin, State(hall): State<Hall>) -> Json<RulesToChoose> {
    let offered = hall.rules().iter().filter_map(|set| {
        let tournament = set.tournament.as_ref()?;
        Some(RulesOffered {
            id: set.id.clone(),
            matches: tournament.matches,
            games: tournament.games,
            table_points: tournament.table_points.clone(),
            least_age: tournament.least_age,
        })
    });
    Json(RulesToChoose { ok: true, rules: offered.collect() })
}

/// A tournament as its administrator sees it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Kept {
    #[serde(flatten)]
    announcement: Announcement,
    players: usize,
    created: i64,
}

/// All tournaments, as the administrator sees them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct KeptTournaments {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    tournaments: Vec<Kept>,
}

/// All tournaments.
pub(super) async fn tournaments(
    _: Admin,
    State(hall): State<Hall>,
) -> Result<Json<KeptTournaments>, Trouble> {
    let mut tournaments = Vec::new();
    for head in hall.store.tournaments().await? {
        let room = hall.room(&head.id).await?;
        room.catch_up().await?;
        tournaments.push(room.read(|tournament| Kept {
            announcement: views::announcement(&head.id, tournament),
            players: tournament.state().field().count(),
            created: head.created,
        }));
    }
    Ok(Json(KeptTournaments { ok: true, tournaments }))
}

/// A tournament that is wanted.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    name: String,
    date: Date,
    #[serde(default)]
    venue: String,
    #[serde(default)]
    organiser: String,
    rules: String,
    matches: Option<u32>,
    games: Option<u32>,
    #[serde(default)]
    entry_fee: u32,
    director: Director,
    id: Option<String>,
    origin: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Director {
    #[serde(default)]
    first_name: String,
    surname: String,
}

/// Creates a tournament; the answer holds its director's link.
pub(super) async fn create(_: Admin, State(hall): State<Hall>, Sent(wanted): Sent<Wanted>) -> Created {
    let set = hall.rules().iter().find(|set| set.id == wanted.rules);
    let set = set.ok_or_else(|| Trouble::UnknownRules(wanted.rules.clone()))?;
    let rules = if wanted.matches.is_none() && wanted.games.is_none() {
        Arc::clone(set)
    } else {
        with_length(set, wanted.matches, wanted.games).ok_or(Trouble::BadLength)?
    };
    let mut setup = Setup::new(wanted.name, wanted.date, &rules);
    (setup.venue, setup.organiser, setup.entry_fee) = (wanted.venue, wanted.organiser, wanted.entry_fee);
    let Director { first_name, surname } = wanted.director;
    let director = (PersonId(1), Person { first_name, surname, ..Person::default() });
    let tournament = Tournament::create(rules, setup, director, hall.clock.now())?;
    let id = keep_new(&hall.store, wanted.id.as_deref(), &tournament).await?;
    link(&hall, &id, PersonId(1), wanted.origin.as_deref()).await
}

/// A director's link for somebody who directs.
async fn link(hall: &Hall, id: &str, person: PersonId, origin: Option<&str>) -> Created {
    let scope = LinkScope { person: Some(person), ..LinkScope::default() };
    let made = (hall.clock.now(), hall.token());
    let new = NewLink::make(id, (LinkRole::Director, scope), "", made);
    hall.keep_links(std::slice::from_ref(&new), &[]).await?;
    Ok(Json(TournamentMade { link: told_once(&new, origin), tournament: id.to_owned() }))
}

/// Reads an export; the answer holds its director's link.
pub(super) async fn import(_: Admin, State(hall): State<Hall>, Raw(bytes): Raw) -> Created {
    let text = std::str::from_utf8(&bytes).map_err(|error| Trouble::BadRequest(error.to_string()))?;
    let tournament = imported(text)?;
    let id = keep_new(&hall.store, None, &tournament).await?;
    let person = first_in_office(tournament.state(), Role::Director).ok_or(Trouble::NotFound)?;
    link(&hall, &id, person, None).await
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LinkWanted {
    origin: Option<String>,
}

/// A new director's link of a tournament that is there.
pub(super) async fn director(
    _: Admin,
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Sent(wanted): Sent<LinkWanted>,
) -> Created {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let person = room
        .read(|tournament| first_in_office(tournament.state(), Role::Director))
        .ok_or(Trouble::NotFound)?;
    link(&hall, &id, person, wanted.origin.as_deref()).await
}
