//! Handlers of `/api/account` and `/api/legal`.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_http::Person;
use stammtisch_http::name;
use stammtisch_http::sent::Sent;
use stammtisch_store::{AccountStore as _, Reports, SessionRecord};

use super::asking::Asker;
use super::people::{blocked_json, ties_json};
use super::{Answer, done};
use crate::accounts::Accounts;
use crate::export::Export;
use crate::password;
use crate::refused::Refused;
use crate::signing::{Registration, SignedIn};

pub(super) async fn show(State(accounts): State<Accounts>, asker: Asker) -> Answer {
    let you = accounts.visitor(&asker.headers).await?;
    state(&accounts, you.as_ref()).await
}

/// Who somebody is, and what a form must know.
async fn state(accounts: &Accounts, you: Option<&Person>) -> Answer {
    let you = match you {
        Some(person) => Some(identity_json(accounts, person).await?),
        None => None,
    };
    Ok(Json(json!({
        "now": accounts.now(),
        "you": you,
        "password": {"least": password::SHORTEST, "most": password::LONGEST},
        "name": {"least": 1, "most": name::LONGEST},
    })))
}

async fn identity_json(accounts: &Accounts, person: &Person) -> Result<Value, Refused> {
    let player = accounts.inner.store.player(&person.id.to_string()).await?;
    let account = player.as_ref().and_then(|player| player.account.as_ref());
    Ok(json!({
        "id": person.id,
        "name": person.name,
        "account": person.account,
        "admin": person.admin,
        "since": account.map(|account| account.created),
        "listed": account.is_some_and(|account| account.listed),
        "session": person.session,
    }))
}

/// The answer to who has just signed in, with the cookies.
pub(super) async fn welcome(accounts: &Accounts, signed_in: SignedIn) -> Result<Response, Refused> {
    let mut response = state(accounts, Some(&signed_in.person)).await?.into_response();
    for cookie in signed_in.cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The answer to who has gone, which takes the cookie away.
fn farewell(accounts: &Accounts) -> Response {
    let mut response = done().into_response();
    response.headers_mut().append(header::SET_COOKIE, accounts.cookie().remove());
    response
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Registering {
    name: String,
    password: String,
    #[serde(default)]
    listed: bool,
}

pub(super) async fn register(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Registering { name, password, listed }): Sent<Registering>,
) -> Result<Response, Refused> {
    let registration = Registration { name: &name, password: &password, listed };
    let signed_in = accounts.register(asker.request(), &registration).await?;
    welcome(&accounts, signed_in).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    name: String,
    password: String,
}

pub(super) async fn log_in(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Credentials { name, password }): Sent<Credentials>,
) -> Result<Response, Refused> {
    let signed_in = accounts.log_in(asker.request(), &name, &password).await?;
    welcome(&accounts, signed_in).await
}

pub(super) async fn log_out(State(accounts): State<Accounts>, asker: Asker) -> Result<Response, Refused> {
    accounts.log_out(&asker.headers).await?;
    Ok(farewell(&accounts))
}

pub(super) async fn log_out_everywhere(
    State(accounts): State<Accounts>,
    asker: Asker,
) -> Result<Response, Refused> {
    let (_, player) = accounts.account(&asker.headers).await?;
    accounts.log_out_everywhere(&player.id).await?;
    Ok(farewell(&accounts))
}

pub(super) async fn sessions(State(accounts): State<Accounts>, asker: Asker) -> Answer {
    let (current, player) = accounts.account(&asker.headers).await?;
    let sessions = accounts.inner.store.sessions(&player.id).await?;
    let shown: Vec<Value> = sessions.iter().map(|session| session_json(session, &current.id)).collect();
    Ok(Json(json!({"sessions": shown})))
}

fn session_json(session: &SessionRecord, current: &str) -> Value {
    json!({
        "id": session.id, "since": session.created, "seen": session.seen, "device": session.device,
        "current": session.id == current,
    })
}

pub(super) async fn revoke_session(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
) -> Answer {
    let (_, player) = accounts.account(&asker.headers).await?;
    accounts.end_session(&player.id, &id).await?;
    Ok(done())
}

pub(super) async fn rename(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Credentials { name, password }): Sent<Credentials>,
) -> Answer {
    accounts.rename(asker.request(), &name, &password).await?;
    let you = accounts.visitor(&asker.headers).await?;
    state(&accounts, you.as_ref()).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Passwords {
    old: String,
    new: String,
}

pub(super) async fn change_password(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Passwords { old, new }): Sent<Passwords>,
) -> Result<Response, Refused> {
    let signed_in = accounts.change_password(asker.request(), &old, &new).await?;
    welcome(&accounts, signed_in).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Listing {
    listed: bool,
}

pub(super) async fn set_listed(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Listing { listed }): Sent<Listing>,
) -> Answer {
    accounts.set_listed(&asker.headers, listed).await?;
    let you = accounts.visitor(&asker.headers).await?;
    state(&accounts, you.as_ref()).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Resetting {
    token: String,
    password: String,
}

pub(super) async fn reset(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Resetting { token, password }): Sent<Resetting>,
) -> Result<Response, Refused> {
    let signed_in = accounts.reset(asker.request(), &token, &password).await?;
    welcome(&accounts, signed_in).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Deleting {
    #[serde(default)]
    password: Option<String>,
}

pub(super) async fn delete(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Deleting { password }): Sent<Deleting>,
) -> Result<Response, Refused> {
    accounts.delete(asker.request(), password.as_deref()).await?;
    let mut response = farewell(&accounts);
    if let Some(cookie) = accounts.inner.around.house.forget_guest() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Everything about oneself as one file.
pub(super) async fn export(State(accounts): State<Accounts>, asker: Asker) -> Result<Response, Refused> {
    let me = accounts.somebody(&asker.headers).await?;
    let (id, store) = (me.id.to_string(), &accounts.inner.store);
    let current = me.session.clone().unwrap_or_default();
    let sessions = store.sessions(&id).await?;
    let sessions: Vec<Value> = sessions.iter().map(|session| session_json(session, &current)).collect();
    let mine = Reports { by: Some(id.clone()), ..Reports::default() };
    let reports = store.reports(&mine, None, u32::MAX).await?;
    let reports: Vec<Value> = reports
        .iter()
        .map(|record| {
            let report = &record.report;
            json!({
                "report": record.number, "at": report.at, "about": report.about, "reason": report.reason,
                "text": report.text, "table": report.table, "hand": report.hand,
            })
        })
        .collect();
    let log = store.account_log(Some(&id), None, u32::MAX).await?;
    let log: Vec<Value> =
        log.iter().map(|(_, line)| json!({"at": line.at, "what": line.what, "whom": line.whom})).collect();
    let head = json!({
        "exported": accounts.now(),
        "account": identity_json(&accounts, &me).await?,
        "sessions": sessions,
        "friends": ties_json(&accounts.ties(&id).await?),
        "blocked": blocked_json(&accounts.blocked(&id).await?),
        "reports": reports,
        "matches": accounts.all_matches(&id).await?,
        "rating": accounts.rating(&id).await?,
        "rating_points": accounts.rating_points(&id).await?,
        "shared": accounts.all_shares(&id).await?,
        "log": log,
    });
    let attachment = HeaderValue::from_static("attachment; filename=\"stammtisch.json\"");
    let json = HeaderValue::from_static("application/json");
    let headers =
        HeaderMap::from_iter([(header::CONTENT_DISPOSITION, attachment), (header::CONTENT_TYPE, json)]);
    let export = Export { accounts, person: id, lang: asker.lang };
    Ok((headers, export.body(head)).into_response())
}

pub(super) async fn legal(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(page): Path<String>,
) -> Answer {
    let pages = &accounts.inner.options.legal;
    let page = match page.as_str() {
        "imprint" => pages.imprint(asker.lang),
        "privacy" => Some(pages.privacy(asker.lang)),
        _ => None,
    };
    let page = page.ok_or(Refused::NotFound)?;
    Ok(Json(json!({"title": page.title, "own": page.own, "blocks": page.blocks})))
}
