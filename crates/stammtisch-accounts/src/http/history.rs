//! Handlers of `/api/history`.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use stammtisch_http::Problem;
use stammtisch_http::sent::{Params, Sent};

use super::Answer;
use super::asking::Asker;
use crate::accounts::Accounts;
use crate::history::{HandsWanted, MatchesWanted, StatisticsWanted};
use crate::refused::Refused;
use crate::statistics::Statistics;
use crate::wire::{
    Done, HandsPage, HistoryHandWhole, MatchesPage, OfflineHand, OfflineHandTaken, OwnRating, Ranking,
    Shared, SharedHand,
};

/// A hand in an address: a table, and a number at it.
type Place = (String, String);

/// The number of a hand; what is none names nothing.
fn number(text: &str) -> Result<u64, Refused> {
    text.parse().map_err(|_| Refused::NotFound)
}

/// One's own hands, the latest first.
#[utoipa::path(
    get,
    path = "/api/history/hands",
    tag = "history",
    params(HandsWanted),
    responses(
        (status = 200, body = HandsPage),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn hands(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(wanted): Params<HandsWanted>,
) -> Answer<HandsPage> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.hands(&me, &wanted).await?))
}

/// One hand with its record, for who sat there.
#[utoipa::path(
    get,
    path = "/api/history/hands/{table}/{hand}",
    tag = "history",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("hand" = u64, Path, description = "The number of the hand at this table, from 1"),
    ),
    responses(
        (status = 200, body = HistoryHandWhole),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "There is no such hand, or one did not sit there", body = Problem),
    )
)]
pub(super) async fn hand(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path((table, hand)): Path<Place>,
) -> Answer<HistoryHandWhole> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.hand(&me, (&table, number(&hand)?), asker.lang).await?))
}

/// The record of a hand in the text notation, for who sat there.
#[utoipa::path(
    get,
    path = "/api/history/hands/{table}/{hand}/record.skn",
    tag = "history",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("hand" = u64, Path, description = "The number of the hand at this table, from 1"),
    ),
    responses(
        (status = 200, description = "The record, as docs/notation.md describes it", content_type = "text/plain", body = String),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "There is no such hand, or one did not sit there", body = Problem),
    )
)]
pub(super) async fn record(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path((table, hand)): Path<Place>,
) -> Result<Response, Refused> {
    let me = accounts.somebody(&asker.headers).await?;
    let number = number(&hand)?;
    let record = accounts.hand_record(&me, (&table, number), asker.lang).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"schafkopf-{number}.skn\"")),
    ];
    Ok((headers, record).into_response())
}

/// Shares a hand by a link; only who sat there can.
#[utoipa::path(
    post,
    path = "/api/history/hands/{table}/{hand}/share",
    tag = "history",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("hand" = u64, Path, description = "The number of the hand at this table, from 1"),
    ),
    responses(
        (status = 200, body = Shared),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "There is no such hand, or one did not sit there", body = Problem),
    )
)]
pub(super) async fn share(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path((table, hand)): Path<Place>,
) -> Answer<Shared> {
    let me = accounts.somebody(&asker.headers).await?;
    let token = accounts.share(&me, &table, number(&hand)?).await?;
    Ok(Json(Shared { path: format!("/g/{token}"), token }))
}

/// Shares a hand no longer.
#[utoipa::path(
    post,
    path = "/api/history/hands/{table}/{hand}/unshare",
    tag = "history",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("hand" = u64, Path, description = "The number of the hand at this table, from 1"),
    ),
    responses(
        (status = 200, body = Done),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "There is no such hand, or one did not sit there", body = Problem),
    )
)]
pub(super) async fn unshare(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path((table, hand)): Path<Place>,
) -> Answer<Done> {
    let me = accounts.somebody(&asker.headers).await?;
    accounts.unshare(&me, &table, number(&hand)?).await?;
    Ok(Json(Done {}))
}

/// Takes a hand that was played without network into one's history. Sent again it is there once; it is not rated.
#[utoipa::path(
    post,
    path = "/api/history/offline",
    tag = "history",
    request_body = OfflineHand,
    responses(
        (status = 200, description = "It is in the history", body = OfflineHandTaken),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 422, description = "It is no hand that was played to its end", body = Problem),
        (status = 429, description = "Too many at once", body = Problem),
    )
)]
pub(super) async fn take_offline(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(sent): Sent<OfflineHand>,
) -> Answer<OfflineHandTaken> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(OfflineHandTaken { table: accounts.take_offline(&me, &sent).await?, hand: sent.hand }))
}

/// A shared hand, for anybody with the link.
#[utoipa::path(
    get,
    path = "/api/history/shared/{token}",
    tag = "history",
    params(("token" = String, Path, description = "The token of the link")),
    responses(
        (status = 200, body = SharedHand),
        (status = 404, description = "There is no such link", body = Problem),
    )
)]
pub(super) async fn shared(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(token): Path<String>,
) -> Answer<SharedHand> {
    Ok(Json(accounts.shared(&token, asker.lang).await?))
}

/// One's own matches, the latest first.
#[utoipa::path(
    get,
    path = "/api/history/matches",
    tag = "history",
    params(MatchesWanted),
    responses(
        (status = 200, body = MatchesPage),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn matches(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(wanted): Params<MatchesWanted>,
) -> Answer<MatchesPage> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.matches(&me, &wanted).await?))
}

/// One's own statistics.
#[utoipa::path(
    get,
    path = "/api/history/statistics",
    tag = "history",
    params(StatisticsWanted),
    responses(
        (status = 200, body = Statistics),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn statistics(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(wanted): Params<StatisticsWanted>,
) -> Answer<Statistics> {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.statistics(&me, &wanted).await?))
}

/// One's own rating, and how it went.
#[utoipa::path(
    get,
    path = "/api/history/rating",
    tag = "history",
    responses(
        (status = 200, body = OwnRating),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn rating(State(accounts): State<Accounts>, asker: Asker) -> Answer<OwnRating> {
    let me = accounts.somebody(&asker.headers).await?;
    let player = accounts.inner.store.player(&me.id.to_string()).await?;
    let listed = player.and_then(|player| player.account).is_some_and(|account| account.listed);
    let rating = accounts.rating(&me.id.to_string()).await?;
    Ok(Json(OwnRating { rating, listed, points: accounts.rating_points(&me.id.to_string()).await? }))
}

/// The ranking.
#[utoipa::path(
    get,
    path = "/api/history/ranking",
    tag = "history",
    responses(
        (status = 200, body = Ranking),
    )
)]
pub(super) async fn ranking(State(accounts): State<Accounts>, asker: Asker) -> Answer<Ranking> {
    let me = accounts.visitor(&asker.headers).await?;
    Ok(Json(accounts.ranking(me.as_ref()).await?))
}
