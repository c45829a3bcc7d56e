//! Handlers of `/api/people`.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_http::sent::{Params, Sent};
use stammtisch_store::{Listed, Tie};

use super::Answer;
use super::asking::Asker;
use crate::accounts::Accounts;
use crate::people::Reporting;
use crate::refused::Refused;

fn listed_json(listed: &Listed) -> Value {
    json!({"id": listed.id, "name": listed.name, "since": listed.since})
}

pub(super) fn ties_json(ties: &[(Tie, Listed)]) -> Value {
    let of = |wanted: Tie| -> Value {
        ties.iter().filter(|(tie, _)| *tie == wanted).map(|(_, listed)| listed_json(listed)).collect()
    };
    json!({"friends": of(Tie::Friend), "asking": of(Tie::Asking), "asked": of(Tie::Asked)})
}

pub(super) fn blocked_json(blocked: &[Listed]) -> Value {
    blocked.iter().map(listed_json).collect()
}

async fn ties(accounts: &Accounts, me: &str) -> Answer {
    Ok(Json(ties_json(&accounts.ties(me).await?)))
}

pub(super) async fn friends(State(accounts): State<Accounts>, asker: Asker) -> Answer {
    let (_, me) = accounts.account(&asker.headers).await?;
    ties(&accounts, &me.id).await
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Whom {
    Id(String),
    Name(String),
}

pub(super) async fn befriend(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(whom): Sent<Whom>,
) -> Answer {
    let (_, me) = accounts.account(&asker.headers).await?;
    let other = match whom {
        Whom::Id(id) => id,
        Whom::Name(name) => accounts.account_by_name(&name).await?.ok_or(Refused::NotFound)?.id,
    };
    accounts.befriend(&me.id, &other).await?;
    ties(&accounts, &me.id).await
}

pub(super) async fn accept(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(other): Path<String>,
) -> Answer {
    let (_, me) = accounts.account(&asker.headers).await?;
    accounts.accept(&me.id, &other).await?;
    ties(&accounts, &me.id).await
}

pub(super) async fn part(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(other): Path<String>,
) -> Answer {
    let (_, me) = accounts.account(&asker.headers).await?;
    accounts.part(&me.id, &other).await?;
    ties(&accounts, &me.id).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    name: String,
}

pub(super) async fn find(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(Named { name, .. }): Params<Named>,
) -> Answer {
    accounts.somebody(&asker.headers).await?;
    let found = accounts.account_by_name(&name).await?;
    Ok(Json(json!({"found": found.map(|player| json!({"id": player.id, "name": player.name}))})))
}

/// What anybody may know of an account.
pub(super) async fn show(State(accounts): State<Accounts>, asker: Asker, Path(id): Path<String>) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    let player = accounts.account_by_id(&id).await?;
    let tie = accounts.ties(&me.id.to_string()).await?.into_iter().find(|(_, listed)| listed.id == id);
    let friend = match tie {
        Some((Tie::Friend, _)) => "friend",
        Some((Tie::Asking, _)) => "asking",
        Some((Tie::Asked, _)) => "asked",
        None => "none",
    };
    let blocked = accounts.blocked(&me.id.to_string()).await?.iter().any(|listed| listed.id == id);
    let is_listed = player.account.is_some_and(|account| account.listed);
    let rating = if is_listed { accounts.rating(&id).await? } else { None };
    Ok(Json(json!({
        "id": id, "name": player.name, "account": true, "friend": friend, "blocked": blocked, "rating": rating,
    })))
}

async fn blocks(accounts: &Accounts, me: &str) -> Answer {
    Ok(Json(json!({"blocked": blocked_json(&accounts.blocked(me).await?)})))
}

pub(super) async fn blocked(State(accounts): State<Accounts>, asker: Asker) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    blocks(&accounts, &me.id.to_string()).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ById {
    id: String,
}

pub(super) async fn block(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(ById { id }): Sent<ById>,
) -> Answer {
    accounts.block(&asker.headers, &id).await?;
    let me = accounts.somebody(&asker.headers).await?;
    blocks(&accounts, &me.id.to_string()).await
}

pub(super) async fn unblock(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(whom): Path<String>,
) -> Answer {
    let me = accounts.somebody(&asker.headers).await?;
    accounts.unblock(&me.id.to_string(), &whom).await?;
    blocks(&accounts, &me.id.to_string()).await
}

pub(super) async fn report(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(reporting): Sent<Reporting>,
) -> Answer {
    let number = accounts.report(&asker.headers, reporting).await?;
    Ok(Json(json!({"report": number})))
}
