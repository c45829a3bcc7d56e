//! Looking: the views, and the stream of them.

use axum::Json;
use axum::http::HeaderMap;
use axum::response::Response;
use schafkopf_turnier::{ListId, PersonId, PlayerNumber, Progress, Tournament};
use serde::{Deserialize, Serialize};
use stammtisch_desk::LinkRole::{self, Director, Display, Keeper, Player, Referee};
use stammtisch_http::sent::Params;

use crate::caller::Caller;
use crate::stream;
use crate::trouble::Trouble;
use crate::views::{self, Head, PhaseShown, Poster};

/// Most events of the log at a time.
const MOST_EVENTS: usize = 1_000;

/// What a view is asked for.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    #[serde(rename = "match")]
    match_number: Option<u32>,
    table: Option<u32>,
    after: Option<u64>,
    before: Option<u64>,
    limit: Option<usize>,
}

/// The answer with a view.
type Shown<T> = Result<Json<T>, Trouble>;

/// Who a link is for.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Me {
    #[serde(flatten)]
    head: Head,
    #[cfg_attr(test, ts(type = "'director' | 'referee' | 'keeper' | 'player' | 'display'"))]
    role: LinkRole,
    tournament: String,
    label: String,
    name: Option<String>,
    table: Option<u32>,
    #[serde(rename = "match")]
    match_number: Option<u32>,
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    player: Option<PlayerNumber>,
    #[cfg_attr(test, ts(as = "Option<u64>"))]
    person: Option<PersonId>,
    now: i64,
    phase: PhaseShown,
    setup: Poster,
    rules: String,
}

fn show<T>(caller: &Caller, roles: &[LinkRole], view: impl FnOnce(&Tournament) -> T) -> Shown<T> {
    caller.must_be(roles)?;
    Ok(Json(caller.room.read(view)))
}

/// Who the link is for.
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
            role: link.role,
            tournament: link.tournament.clone(),
            label: link.label.clone(),
            name,
            table: link.scope.table,
            match_number: link.scope.match_number,
            player: link.scope.player,
            person: link.scope.person,
            now: caller.room.clock.now(),
            phase: views::phase(state),
            setup: Poster::of(state.setup()),
            rules: state.rules().id.clone(),
        }
    });
    Ok(Json(told))
}

/// The setup; a keeper and a display see no till.
pub(super) async fn setup(caller: Caller) -> Shown<views::SetupView> {
    let whole = caller.link.role == Director;
    show(&caller, &[Director, Referee, Keeper, Display], |tournament| views::setup(tournament, whole))
}

/// The players.
pub(super) async fn players(caller: Caller) -> Shown<views::PlayersView> {
    let whole = caller.link.role == Director;
    show(&caller, &[Director, Referee], |tournament| views::players(tournament, whole))
}

/// The seating of a match.
pub(super) async fn seating(caller: Caller, Params(wanted): Params<Wanted>) -> Shown<views::SeatingView> {
    caller.must_be(&[Director, Referee, Display])?;
    let told = caller.room.read(|tournament| {
        let number = wanted.match_number.unwrap_or_else(|| views::running_match(tournament));
        views::seating(tournament, number)
    });
    told.map(Json).ok_or(Trouble::NotFound)
}

/// The draws.
pub(super) async fn draw(caller: Caller) -> Shown<views::DrawView> {
    show(&caller, &[Director, Referee, Display], views::draws)
}

/// The progress of all tables.
pub(super) async fn progress(caller: Caller, Params(wanted): Params<Wanted>) -> Shown<views::ProgressView> {
    show(&caller, &[Director, Referee, Display], |tournament| {
        let number = wanted.match_number.unwrap_or_else(|| views::match_with_lists(tournament));
        views::progress(tournament, number)
    })
}

/// A list; a keeper sees his own.
pub(super) async fn list(caller: Caller, Params(wanted): Params<Wanted>) -> Shown<views::Shown> {
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
            return Ok(views::View::List(own).render(
                tournament,
                (&caller.room.display(), 0),
                (caller.lang, false),
            ));
        }
        let match_number = wanted.match_number.unwrap_or_else(|| views::match_with_lists(tournament));
        let table = wanted.table.ok_or_else(|| Trouble::BadRequest("table".to_owned()))?;
        let list = views::list(tournament, ListId { match_number, table }).ok_or(Trouble::NotFound)?;
        Ok(views::Shown::List(Box::new(list)))
    })?;
    Ok(Json(told))
}

/// The standings, after so many games where asked.
pub(super) async fn standings(caller: Caller, Params(wanted): Params<Wanted>) -> Shown<views::StandingsView> {
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
pub(super) async fn prizes(caller: Caller) -> Shown<views::PrizesView> {
    caller.must_be(&[Director])?;
    Ok(Json(caller.room.read(views::prizes)?))
}

/// What waits for the referee.
pub(super) async fn referee(caller: Caller) -> Shown<views::RefereeView> {
    show(&caller, &[Director, Referee], views::referee)
}

/// The log.
pub(super) async fn log(caller: Caller, Params(wanted): Params<Wanted>) -> Shown<views::LogView> {
    let range = (wanted.after.unwrap_or(0), wanted.before.unwrap_or(u64::MAX));
    let limit = wanted.limit.unwrap_or(200).min(MOST_EVENTS);
    let lang = caller.lang;
    show(&caller, &[Director], |tournament| views::log(tournament, range, limit, lang))
}

/// A player's card.
pub(super) async fn card(caller: Caller) -> Shown<views::CardView> {
    caller.must_be(&[Player])?;
    let player = caller.link.scope.player.ok_or(Trouble::NotFound)?;
    let display = caller.room.display();
    let told = caller.room.read(|tournament| views::card(tournament, player, &display));
    told.map(Json).ok_or(Trouble::NotFound)
}

/// What the screen shows.
pub(super) async fn display(caller: Caller) -> Shown<views::DisplayView> {
    let (display, now) = (caller.room.display(), caller.room.clock.now());
    show(&caller, &[Director, Display], |tournament| views::display(tournament, &display, now))
}

/// The stream.
pub(super) async fn stream(caller: Caller, headers: HeaderMap) -> Response {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    stream::respond(caller.room, caller.link, caller.lang, last)
}
