//! Creating tournaments: for the administrator of the server.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use schafkopf_turnier::{Person, PersonId, Phase, Role, Setup, Tournament, with_length};
use serde::{Deserialize, Serialize};
use stammtisch_desk::{LinkRole, LinkScope, NewLink, Word, admit, first_in_office, keep_new};
use stammtisch_http::Problem;
use stammtisch_http::sent::{Params, Raw, Sent};
use stammtisch_store::import as imported;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::links::{LinkMade, told_once};
use crate::caller::Admin;
use crate::hall::Hall;
use crate::qr;
use crate::trouble::Trouble;
use crate::views::{self, Announcement};
use crate::wire;

/// Longest id of a wish for a tournament.
const LONGEST_ONCE: usize = 64;
/// Most such ids that are remembered.
const MOST_MADE: usize = 1_000;

type Created = Result<Json<TournamentMade>, Trouble>;

/// A director's link of a tournament, told this once.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct TournamentMade {
    #[serde(flatten)]
    link: LinkMade,
    tournament: String,
}

/// A rule set to choose.
#[derive(Debug, Serialize, TS, ToSchema)]
struct RulesOffered {
    id: String,
    matches: u32,
    games: u32,
    table_points: Vec<u32>,
    least_age: u32,
}

/// The rule sets to choose from.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct RulesToChoose {
    #[ts(type = "true")]
    ok: bool,
    rules: Vec<RulesOffered>,
}

/// The rule sets to choose from.
#[utoipa::path(
    get,
    path = "/api/hall/rules",
    tag = "creating",
    responses(
        (status = 200, body = RulesToChoose),
        (status = 403, description = "Only the administrator may do this", body = Problem),
    )
)]
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
#[derive(Debug, Serialize, TS, ToSchema)]
struct Kept {
    #[serde(flatten)]
    announcement: Announcement,
    players: usize,
    created: i64,
}

/// All tournaments, as the administrator sees them.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct KeptTournaments {
    #[ts(type = "true")]
    ok: bool,
    tournaments: Vec<Kept>,
}

/// All tournaments.
#[utoipa::path(
    get,
    path = "/api/hall/tournaments",
    tag = "creating",
    responses(
        (status = 200, body = KeptTournaments),
        (status = 403, description = "Only the administrator may do this", body = Problem),
    )
)]
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
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct TournamentWanted {
    /// Its name.
    name: String,
    /// Its day.
    date: wire::Day,
    /// Where it takes place.
    #[serde(default)]
    #[ts(as = "Option<String>")]
    venue: String,
    /// Who organises it.
    #[serde(default)]
    #[ts(as = "Option<String>")]
    organiser: String,
    /// The id of its rule set.
    rules: String,
    /// How many matches; absent, as the rule set says.
    matches: Option<u32>,
    /// How many games a match has; absent, as the rule set says.
    games: Option<u32>,
    /// What each player pays, in cents.
    #[serde(default)]
    #[ts(as = "Option<u32>")]
    entry_fee: u32,
    /// Who directs it.
    director: DirectorNamed,
    /// Its id; absent, one is made from the name.
    id: Option<String>,
    /// The address of the server as the page sees it.
    origin: Option<String>,
    /// An id of this wish, at most 64 characters: sent again, it makes no second tournament.
    once: Option<String>,
}

/// Who directs a tournament.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
struct DirectorNamed {
    /// The first name.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    first_name: String,
    /// The surname.
    surname: String,
}

/// Creates a tournament; the answer holds its director's link.
#[utoipa::path(
    post,
    path = "/api/hall/tournaments",
    tag = "creating",
    request_body = TournamentWanted,
    responses(
        (status = 200, body = TournamentMade),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 403, description = "Only the administrator may do this", body = Problem),
        (status = 409, description = "There is one with this id", body = Problem),
        (status = 422, description = "There are no such rules, or it cannot be so", body = Problem),
        (status = 507, description = "There is hardly any room left on the disk", body = Problem),
    )
)]
pub(super) async fn create(
    _: Admin,
    State(hall): State<Hall>,
    Sent(wanted): Sent<TournamentWanted>,
) -> Created {
    hall.disk.must_have_room()?;
    let once = wanted.once.filter(|once| !once.is_empty() && once.len() <= LONGEST_ONCE);
    let mut made = hall.made().await;
    if let Some(id) = once.as_ref().and_then(|once| made.get(once)) {
        return link(&hall, id, PersonId(1), wanted.origin.as_deref()).await;
    }
    let set = hall.rules().iter().find(|set| set.id == wanted.rules);
    let set = set.ok_or_else(|| Trouble::UnknownRules(wanted.rules.clone()))?;
    let rules = if wanted.matches.is_none() && wanted.games.is_none() {
        Arc::clone(set)
    } else {
        with_length(set, wanted.matches, wanted.games).ok_or(Trouble::BadLength)?
    };
    let mut setup = Setup::new(wanted.name, wanted.date.into(), &rules);
    (setup.venue, setup.organiser, setup.entry_fee) = (wanted.venue, wanted.organiser, wanted.entry_fee);
    let DirectorNamed { first_name, surname } = wanted.director;
    let director = (PersonId(1), Person { first_name, surname, ..Person::default() });
    let tournament = Tournament::create(rules, setup, director, hall.clock.now())?;
    let id = keep_new(&*hall.store, wanted.id.as_deref(), &tournament).await?;
    if let Some(once) = once {
        if made.len() >= MOST_MADE {
            made.clear();
        }
        made.insert(once, id.clone());
    }
    drop(made);
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

/// How an export is taken.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ImportWanted {
    /// Why one of unknown origin is to be taken; it stays in the log.
    why: Option<String>,
}

/// Reads an export; the answer holds its director's link.
#[utoipa::path(
    post,
    path = "/api/hall/tournaments/import",
    tag = "creating",
    params(ImportWanted),
    request_body(content = String, description = "The text of an export", content_type = "application/json"),
    responses(
        (status = 200, body = TournamentMade),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 403, description = "Only the administrator may do this", body = Problem),
        (status = 409, description = "There is one with this id", body = Problem),
        (status = 422, description = "It is no export of a tournament, or of unknown origin without a reason", body = Problem),
        (status = 507, description = "There is hardly any room left on the disk", body = Problem),
    )
)]
pub(super) async fn import(
    _: Admin,
    State(hall): State<Hall>,
    Params(wanted): Params<ImportWanted>,
    Raw(bytes): Raw,
) -> Created {
    let text = std::str::from_utf8(&bytes).map_err(|error| Trouble::BadRequest(error.to_string()))?;
    hall.disk.must_have_room()?;
    let word = Word { by: None, why: wanted.why.as_deref() };
    let tournament = admit(imported(text, Some(&hall.export_key))?, word, hall.clock.now())?;
    let id = keep_new(&*hall.store, None, &tournament).await?;
    let person = first_in_office(tournament.state(), Role::Director).ok_or(Trouble::NotFound)?;
    link(&hall, &id, person, None).await
}

/// A director's link that is wanted.
#[derive(Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct DirectorLinkWanted {
    /// The address of the server as the page sees it.
    origin: Option<String>,
}

/// A new director's link of a tournament that is there.
#[utoipa::path(
    post,
    path = "/api/hall/tournaments/{id}/director",
    tag = "creating",
    params(("id" = String, Path, description = "The id of the tournament")),
    request_body = DirectorLinkWanted,
    responses(
        (status = 200, body = TournamentMade),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 403, description = "Only the administrator may do this", body = Problem),
        (status = 404, description = "There is no such tournament", body = Problem),
    )
)]
pub(super) async fn director(
    _: Admin,
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Sent(wanted): Sent<DirectorLinkWanted>,
) -> Created {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let person = room
        .read(|tournament| first_in_office(tournament.state(), Role::Director))
        .ok_or(Trouble::NotFound)?;
    link(&hall, &id, person, wanted.origin.as_deref()).await
}

/// A tournament that is no more.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct TournamentGone {
    #[ts(type = "true")]
    ok: bool,
}

/// Takes a tournament away that was made by mistake: nothing is drawn, nobody paid, and no season counts it.
#[utoipa::path(
    delete,
    path = "/api/hall/tournaments/{id}",
    tag = "creating",
    params(("id" = String, Path, description = "The id of the tournament")),
    responses(
        (status = 200, body = TournamentGone),
        (status = 403, description = "Only the administrator may do this", body = Problem),
        (status = 404, description = "There is no such tournament", body = Problem),
        (status = 409, description = "It is more than a mistake: it stays", body = Problem),
    )
)]
pub(super) async fn remove(
    _: Admin,
    State(hall): State<Hall>,
    Path(id): Path<String>,
) -> Result<Json<TournamentGone>, Trouble> {
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let is_bare = room.read(|tournament| {
        let state = tournament.state();
        let paid = state.players().values().any(|player| player.paid != 0);
        matches!(state.phase(), Phase::Planned | Phase::Open) && !paid
    });
    let named = format!("\"{id}\"");
    let counted = hall.store.seasons().await?.iter().any(|(_, plan)| plan.contains(&named));
    if !is_bare || counted {
        return Err(Trouble::InUse);
    }
    let links = hall.store.links(&id).await?.into_iter().map(|link| link.hash).collect();
    hall.store.remove_tournament(&id).await?;
    hall.close_room(&id, links).await;
    hall.made().await.retain(|_, made| *made != id);
    // People may have been registered: they stay in no copy.
    hall.backups.forget().await;
    Ok(Json(TournamentGone { ok: true }))
}

/// Where phones reach the server.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Addresses {
    #[ts(type = "true")]
    ok: bool,
    addresses: Vec<Address>,
}

/// An address, and its code.
#[derive(Debug, Serialize, TS, ToSchema)]
struct Address {
    url: String,
    qr: Option<String>,
}

/// Where phones reach the server, as codes.
#[utoipa::path(
    get,
    path = "/api/hall/addresses",
    tag = "creating",
    responses(
        (status = 200, body = Addresses),
        (status = 403, description = "Only the administrator may do this", body = Problem),
    )
)]
pub(super) async fn addresses(_: Admin, State(hall): State<Hall>) -> Json<Addresses> {
    let addresses = hall.addresses().iter();
    let addresses = addresses.map(|url| Address { url: url.clone(), qr: qr::svg(&format!("{url}/hall")) });
    Json(Addresses { ok: true, addresses: addresses.collect() })
}
