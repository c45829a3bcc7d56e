//! Looking: the views, and the stream of them.

use axum::Json;
use axum::http::HeaderMap;
use axum::response::Response;
use schafkopf_turnier::{ListId, Progress, Tournament};
use serde::{Deserialize, Serialize};
use stammtisch_desk::LinkRole::{self, Director, Display, Keeper, Player, Referee};
use stammtisch_http::Problem;
use stammtisch_http::sent::Params;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::stream;
use crate::trouble::Trouble;
use crate::views::{self, Head, Poster};
use crate::wire;

/// Most events of the log at a time.
const MOST_EVENTS: usize = 1_000;

/// Which match is looked at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct MatchWanted {
    /// Its number; absent, the one that runs.
    #[serde(rename = "match")]
    match_number: Option<u32>,
}

/// Which list is looked at; a keeper need not say.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ListWanted {
    /// The number of the match; absent, the one that runs.
    #[serde(rename = "match")]
    match_number: Option<u32>,
    /// The number of the table.
    table: Option<u32>,
}

/// Which standings are looked at; all that is played where nothing is said.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct StandingsWanted {
    /// Up to which match.
    #[serde(rename = "match")]
    match_number: Option<u32>,
    /// After how many games of it.
    after: Option<u64>,
}

/// Which part of the log is looked at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct LogWanted {
    /// Events after this one.
    after: Option<u64>,
    /// Events before this one.
    before: Option<u64>,
    /// At most so many, 200 where nothing is said.
    limit: Option<usize>,
}

/// The answer with a view.
type Shown<T> = Result<Json<T>, Trouble>;

/// Who a link is for.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Me {
    #[serde(flatten)]
    head: Head,
    role: wire::LinkRole,
    tournament: String,
    label: String,
    name: Option<String>,
    table: Option<u32>,
    #[serde(rename = "match")]
    match_number: Option<u32>,
    player: Option<u32>,
    person: Option<u64>,
    now: i64,
    phase: wire::Phase,
    setup: Poster,
    rules: String,
}

fn show<T>(caller: &Caller, roles: &[LinkRole], view: impl FnOnce(&Tournament) -> T) -> Shown<T> {
    caller.must_be(roles)?;
    Ok(Json(caller.room.read(view)))
}

/// Who the link is for.
#[utoipa::path(
    get,
    path = "/api/hall/me",
    tag = "looking",
    responses(
        (status = 200, body = Me),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn me(caller: Caller) -> Shown<Me> {
    let link = &caller.link;
    let told = caller.room.read(|tournament| {
        let state = tournament.state();
        let name = match link.role {
            Director | Referee => link.scope.person.map(|id| views::official(tournament, id)),
            Player => link.scope.player.map(|player| views::name(tournament, player)),
            Keeper | Display => None,
        };
        Me {
            head: Head::of(tournament),
            role: link.role.into(),
            tournament: link.tournament.clone(),
            label: link.label.clone(),
            name,
            table: link.scope.table,
            match_number: link.scope.match_number,
            player: link.scope.player.map(|player| player.0),
            person: link.scope.person.map(|person| person.0),
            now: caller.room.clock.now(),
            phase: state.phase().into(),
            setup: Poster::of(state.setup()),
            rules: state.rules().id.clone(),
        }
    });
    Ok(Json(told))
}

/// The setup; a keeper and a display see no till.
#[utoipa::path(
    get,
    path = "/api/hall/setup",
    tag = "looking",
    responses(
        (status = 200, body = views::SetupView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn setup(caller: Caller) -> Shown<views::SetupView> {
    let whole = caller.link.role == Director;
    show(&caller, &[Director, Referee, Keeper, Display], |tournament| views::setup(tournament, whole))
}

/// The players.
#[utoipa::path(
    get,
    path = "/api/hall/players",
    tag = "looking",
    responses(
        (status = 200, body = views::PlayersView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn players(caller: Caller) -> Shown<views::PlayersView> {
    let whole = caller.link.role == Director;
    show(&caller, &[Director, Referee], |tournament| views::players(tournament, whole))
}

/// The seating of a match.
#[utoipa::path(
    get,
    path = "/api/hall/seating",
    tag = "looking",
    params(MatchWanted),
    responses(
        (status = 200, body = views::SeatingView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 404, description = "The match is not drawn", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn seating(
    caller: Caller,
    Params(wanted): Params<MatchWanted>,
) -> Shown<views::SeatingView> {
    caller.must_be(&[Director, Referee, Display])?;
    let told = caller.room.read(|tournament| {
        let number = wanted.match_number.unwrap_or_else(|| views::running_match(tournament));
        views::seating(tournament, number)
    });
    told.map(Json).ok_or(Trouble::NotFound)
}

/// The draws.
#[utoipa::path(
    get,
    path = "/api/hall/draw",
    tag = "looking",
    responses(
        (status = 200, body = views::DrawView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn draw(caller: Caller) -> Shown<views::DrawView> {
    show(&caller, &[Director, Referee, Display], views::draws)
}

/// The progress of all tables.
#[utoipa::path(
    get,
    path = "/api/hall/progress",
    tag = "looking",
    params(MatchWanted),
    responses(
        (status = 200, body = views::ProgressView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn progress(
    caller: Caller,
    Params(wanted): Params<MatchWanted>,
) -> Shown<views::ProgressView> {
    show(&caller, &[Director, Referee, Display], |tournament| {
        let number = wanted.match_number.unwrap_or_else(|| views::match_with_lists(tournament));
        views::progress(tournament, number)
    })
}

/// A list; a keeper sees his own.
#[utoipa::path(
    get,
    path = "/api/hall/list",
    tag = "looking",
    params(ListWanted),
    responses(
        (status = 200, body = views::ListShown),
        (status = 400, description = "No table is named", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 404, description = "There is no such list", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn list(caller: Caller, Params(wanted): Params<ListWanted>) -> Shown<views::ListShown> {
    caller.must_be(&[Director, Referee, Keeper])?;
    let told = caller.room.read(|tournament| {
        let state = tournament.state();
        if caller.link.role == Keeper {
            let own = caller.link.list(state).ok_or(Trouble::NotFound)?;
            let other = wanted.table.is_some_and(|table| table != own.table)
                || wanted.match_number.is_some_and(|number| number != own.match_number);
            if other {
                return Err(Trouble::NotYours);
            }
            return Ok(views::list_shown(tournament, own));
        }
        let match_number = wanted.match_number.unwrap_or_else(|| views::match_with_lists(tournament));
        let table = wanted.table.ok_or_else(|| Trouble::BadRequest("table".to_owned()))?;
        let list = views::list(tournament, ListId { match_number, table }).ok_or(Trouble::NotFound)?;
        Ok(views::ListShown::Started(Box::new(list)))
    })?;
    Ok(Json(told))
}

/// The standings, after so many games where asked.
#[utoipa::path(
    get,
    path = "/api/hall/standings",
    tag = "looking",
    params(StandingsWanted),
    responses(
        (status = 200, body = views::StandingsView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn standings(
    caller: Caller,
    Params(wanted): Params<StandingsWanted>,
) -> Shown<views::StandingsView> {
    show(&caller, &[Director, Referee, Display], |tournament| {
        let progress = match (wanted.match_number, wanted.after) {
            (None, None) => Progress::Everything,
            (number, games) => Progress::After {
                match_number: number.unwrap_or_else(|| views::match_with_lists(tournament)),
                games: games.map_or(u32::MAX, |games| u32::try_from(games).unwrap_or(u32::MAX)),
            },
        };
        views::standings(tournament, progress)
    })
}

/// The prizes.
#[utoipa::path(
    get,
    path = "/api/hall/prizes",
    tag = "looking",
    responses(
        (status = 200, body = views::PrizesView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
        (status = 422, description = "There is no ranking", body = Problem),
    )
)]
pub(super) async fn prizes(caller: Caller) -> Shown<views::PrizesView> {
    caller.must_be(&[Director])?;
    Ok(Json(caller.room.read(views::prizes)?))
}

/// What waits for the referee.
#[utoipa::path(
    get,
    path = "/api/hall/referee",
    tag = "looking",
    responses(
        (status = 200, body = views::RefereeView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn referee(caller: Caller) -> Shown<views::RefereeView> {
    show(&caller, &[Director, Referee], views::referee)
}

/// The log.
#[utoipa::path(
    get,
    path = "/api/hall/log",
    tag = "looking",
    params(LogWanted),
    responses(
        (status = 200, body = views::LogView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn log(caller: Caller, Params(wanted): Params<LogWanted>) -> Shown<views::LogView> {
    let range = (wanted.after.unwrap_or(0), wanted.before.unwrap_or(u64::MAX));
    let limit = wanted.limit.unwrap_or(200).min(MOST_EVENTS);
    let lang = caller.lang;
    show(&caller, &[Director], |tournament| views::log(tournament, range, limit, lang))
}

/// A player's card.
#[utoipa::path(
    get,
    path = "/api/hall/card",
    tag = "looking",
    responses(
        (status = 200, body = views::CardView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 404, description = "There is no such player any more", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn card(caller: Caller) -> Shown<views::CardView> {
    caller.must_be(&[Player])?;
    let player = caller.link.scope.player.ok_or(Trouble::NotFound)?;
    let display = caller.room.display();
    let told = caller.room.read(|tournament| views::card(tournament, player, &display));
    told.map(Json).ok_or(Trouble::NotFound)
}

/// What the screen shows.
#[utoipa::path(
    get,
    path = "/api/hall/display",
    tag = "looking",
    responses(
        (status = 200, body = views::DisplayView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn display(caller: Caller) -> Shown<views::DisplayView> {
    let (display, now) = (caller.room.display(), caller.room.clock.now());
    show(&caller, &[Director, Display], |tournament| views::display(tournament, &display, now))
}

/// The stream.
#[utoipa::path(
    get,
    path = "/api/hall/stream",
    tag = "looking",
    params(("last-event-id" = Option<String>, Header, description = "The `id` of the last event that came")),
    responses(
        (
            status = 200,
            description = "Server-sent events: the views of the link's role by name, `start`, `revoked`",
            content_type = "text/event-stream",
            body = String,
        ),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn stream(caller: Caller, headers: HeaderMap) -> Response {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    stream::respond(caller.room, caller.link, caller.lang, last)
}
