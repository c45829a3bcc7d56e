//! Handlers of `/api/history`.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use stammtisch_http::sent::Params;
use stammtisch_store::AccountStore as _;

use super::asking::Asker;
use super::{Answer, done};
use crate::accounts::Accounts;
use crate::history::{HandsWanted, MatchesWanted, StatisticsWanted};
use crate::refused::Refused;

/// A hand in an address: a table, and a number at it.
type Place = (String, String);

/// The number of a hand; what is none names nothing.
fn number(text: &str) -> Result<u64, Refused> {
    text.parse().map_err(|_| Refused::NotFound)
}

pub(super) async fn hands(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(wanted): Params<HandsWanted>,
) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.hands(&me, &wanted).await?))
}

pub(super) async fn hand(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path((table, hand)): Path<Place>,
) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.hand(&me, (&table, number(&hand)?), asker.lang).await?))
}

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

pub(super) async fn share(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path((table, hand)): Path<Place>,
) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    let token = accounts.share(&me, &table, number(&hand)?).await?;
    Ok(Json(json!({"path": format!("/g/{token}"), "token": token})))
}

pub(super) async fn unshare(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path((table, hand)): Path<Place>,
) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    accounts.unshare(&me, &table, number(&hand)?).await?;
    Ok(done())
}

pub(super) async fn shared(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(token): Path<String>,
) -> Answer {
    Ok(Json(accounts.shared(&token, asker.lang).await?))
}

pub(super) async fn matches(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(wanted): Params<MatchesWanted>,
) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(accounts.matches(&me, &wanted).await?))
}

pub(super) async fn statistics(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(wanted): Params<StatisticsWanted>,
) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    Ok(Json(json!(accounts.statistics(&me, &wanted).await?)))
}

pub(super) async fn rating(State(accounts): State<Accounts>, asker: Asker) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    let player = accounts.inner.store.player(&me.id.to_string()).await?;
    let listed = player.and_then(|player| player.account).is_some_and(|account| account.listed);
    Ok(Json(json!({
        "rating": accounts.rating(&me.id.to_string()).await?,
        "listed": listed,
        "points": accounts.rating_points(&me.id.to_string()).await?,
    })))
}

pub(super) async fn ranking(State(accounts): State<Accounts>, asker: Asker) -> Answer {
    let me = accounts.visitor(&asker.headers).await?;
    Ok(Json(accounts.ranking(me.as_ref()).await?))
}
