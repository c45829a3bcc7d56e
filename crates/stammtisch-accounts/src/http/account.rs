//! Handlers of `/api/account` and `/api/legal`.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use stammtisch_http::name;
use stammtisch_http::sent::Sent;
use stammtisch_http::{Person, Problem};
use stammtisch_store::Reports;

use super::Answer;
use super::asking::Asker;
use crate::accounts::Accounts;
use crate::export::Export;
use crate::password;
use crate::refused::Refused;
use crate::signing::{Registration, SignedIn};
use crate::wire::{
    AccountState, Bounds, Credentials, Deleting, Done, ExportHead, LegalText, Listing, Passwords,
    Registering, Resetting, Session, Sessions, You,
};

/// Who one is, and what a form must know.
#[utoipa::path(
    get,
    path = "/api/account",
    tag = "account",
    responses(
        (status = 200, body = AccountState),
    )
)]
pub(super) async fn show(State(accounts): State<Accounts>, asker: Asker) -> Answer<AccountState> {
    let you = accounts.visitor(&asker.headers).await?;
    state(&accounts, you.as_ref()).await
}

/// Who somebody is, and what a form must know.
async fn state(accounts: &Accounts, you: Option<&Person>) -> Answer<AccountState> {
    let you = match you {
        Some(person) => Some(shown(accounts, person).await?),
        None => None,
    };
    Ok(Json(AccountState {
        now: accounts.now(),
        you,
        password: Bounds { least: password::SHORTEST, most: password::LONGEST },
        name: Bounds { least: 1, most: name::LONGEST },
    }))
}

async fn shown(accounts: &Accounts, person: &Person) -> Result<You, Refused> {
    let player = accounts.inner.store.player(&person.id.to_string()).await?;
    let account = player.as_ref().and_then(|player| player.account.as_ref());
    Ok(You {
        id: person.id.to_string(),
        name: person.name.clone(),
        account: person.account,
        admin: person.admin,
        since: account.map(|account| account.created),
        listed: account.is_some_and(|account| account.listed),
        session: person.session.clone(),
        recovery: accounts.recovery_made(&person.id.to_string()).await?,
    })
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
    let mut response = Json(Done {}).into_response();
    response.headers_mut().append(header::SET_COOKIE, accounts.cookie().remove());
    response
}

/// Makes an account, of the guest if there is one, and signs in.
#[utoipa::path(
    post,
    path = "/api/account/register",
    tag = "account",
    request_body = Registering,
    responses(
        (status = 200, body = AccountState),
        (status = 409, description = "The name is taken, or one is signed in", body = Problem),
        (status = 422, description = "Name or password cannot be taken", body = Problem),
        (status = 429, description = "Too many tries; `wait_s` says for how long to wait", body = Problem),
        (status = 507, description = "There is hardly any room left on the disk", body = Problem),
    )
)]
pub(super) async fn register(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Registering { name, password, listed }): Sent<Registering>,
) -> Result<Response, Refused> {
    let registration = Registration { name: &name, password: &password, listed };
    let signed_in = accounts.register(asker.request(), &registration).await?;
    welcome(&accounts, signed_in).await
}

/// Signs in.
#[utoipa::path(
    post,
    path = "/api/account/login",
    tag = "account",
    request_body = Credentials,
    responses(
        (status = 200, body = AccountState),
        (status = 401, description = "Name or password is wrong", body = Problem),
        (status = 403, description = "The account is locked", body = Problem),
        (status = 429, description = "Too many tries; `wait_s` says for how long to wait", body = Problem),
    )
)]
pub(super) async fn log_in(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Credentials { name, password }): Sent<Credentials>,
) -> Result<Response, Refused> {
    let signed_in = accounts.log_in(asker.request(), &name, &password).await?;
    welcome(&accounts, signed_in).await
}

/// Ends the session.
#[utoipa::path(
    post,
    path = "/api/account/logout",
    tag = "account",
    responses(
        (status = 200, body = Done),
    )
)]
pub(super) async fn log_out(State(accounts): State<Accounts>, asker: Asker) -> Result<Response, Refused> {
    accounts.log_out(&asker.headers).await?;
    Ok(farewell(&accounts))
}

/// Ends all sessions of the account.
#[utoipa::path(
    post,
    path = "/api/account/logout-everywhere",
    tag = "account",
    responses(
        (status = 200, body = Done),
        (status = 401, description = "No account is signed in", body = Problem),
    )
)]
pub(super) async fn log_out_everywhere(
    State(accounts): State<Accounts>,
    asker: Asker,
) -> Result<Response, Refused> {
    let (_, player) = accounts.account(&asker.headers).await?;
    accounts.log_out_everywhere(&player.id).await?;
    Ok(farewell(&accounts))
}

/// Where one is signed in.
#[utoipa::path(
    get,
    path = "/api/account/sessions",
    tag = "account",
    responses(
        (status = 200, body = Sessions),
        (status = 401, description = "No account is signed in", body = Problem),
    )
)]
pub(super) async fn sessions(State(accounts): State<Accounts>, asker: Asker) -> Answer<Sessions> {
    let (current, player) = accounts.account(&asker.headers).await?;
    let sessions = accounts.inner.store.sessions(&player.id).await?;
    let sessions = sessions.into_iter().map(|session| Session::seen_by(&current.id, session)).collect();
    Ok(Json(Sessions { sessions }))
}

/// Ends one session of the account.
#[utoipa::path(
    post,
    path = "/api/account/sessions/{id}/revoke",
    tag = "account",
    params(("id" = String, Path, description = "The id of the session")),
    responses(
        (status = 200, body = Done),
        (status = 401, description = "No account is signed in", body = Problem),
        (status = 404, description = "There is no such session", body = Problem),
    )
)]
pub(super) async fn revoke_session(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
) -> Answer<Done> {
    let (_, player) = accounts.account(&asker.headers).await?;
    accounts.end_session(&player.id, &id).await?;
    Ok(Json(Done {}))
}

/// Gives the account another name; the password confirms it.
#[utoipa::path(
    post,
    path = "/api/account/name",
    tag = "account",
    request_body = Credentials,
    responses(
        (status = 200, body = AccountState),
        (status = 401, description = "No account is signed in", body = Problem),
        (status = 403, description = "The password is wrong", body = Problem),
        (status = 409, description = "The name is taken", body = Problem),
        (status = 422, description = "The name cannot be taken", body = Problem),
        (status = 429, description = "Too many tries; `wait_s` says for how long to wait", body = Problem),
    )
)]
pub(super) async fn rename(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Credentials { name, password }): Sent<Credentials>,
) -> Answer<AccountState> {
    accounts.rename(asker.request(), &name, &password).await?;
    let you = accounts.visitor(&asker.headers).await?;
    state(&accounts, you.as_ref()).await
}

/// Sets another password; all other sessions end.
#[utoipa::path(
    post,
    path = "/api/account/password",
    tag = "account",
    request_body = Passwords,
    responses(
        (status = 200, body = AccountState),
        (status = 401, description = "No account is signed in", body = Problem),
        (status = 403, description = "The present password is wrong", body = Problem),
        (status = 422, description = "The password cannot be taken", body = Problem),
        (status = 429, description = "Too many tries; `wait_s` says for how long to wait", body = Problem),
    )
)]
pub(super) async fn change_password(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Passwords { old, new }): Sent<Passwords>,
) -> Result<Response, Refused> {
    let signed_in = accounts.change_password(asker.request(), &old, &new).await?;
    welcome(&accounts, signed_in).await
}

/// Enters the ranking, or leaves it.
#[utoipa::path(
    post,
    path = "/api/account/listed",
    tag = "account",
    request_body = Listing,
    responses(
        (status = 200, body = AccountState),
        (status = 401, description = "No account is signed in", body = Problem),
    )
)]
pub(super) async fn set_listed(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Listing { listed }): Sent<Listing>,
) -> Answer<AccountState> {
    accounts.set_listed(&asker.headers, listed).await?;
    let you = accounts.visitor(&asker.headers).await?;
    state(&accounts, you.as_ref()).await
}

/// Sets a new password by a link of the administrator, and signs in.
#[utoipa::path(
    post,
    path = "/api/account/reset",
    tag = "account",
    request_body = Resetting,
    responses(
        (status = 200, body = AccountState),
        (status = 401, description = "The link is not valid any more", body = Problem),
        (status = 403, description = "The account is locked", body = Problem),
        (status = 422, description = "The password cannot be taken", body = Problem),
    )
)]
pub(super) async fn reset(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Resetting { token, password }): Sent<Resetting>,
) -> Result<Response, Refused> {
    let signed_in = accounts.reset(asker.request(), &token, &password).await?;
    welcome(&accounts, signed_in).await
}

/// Goes for good: an account with its password, a guest as he is.
#[utoipa::path(
    post,
    path = "/api/account/delete",
    tag = "account",
    request_body = Deleting,
    responses(
        (status = 200, body = Done),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 403, description = "The password is wrong", body = Problem),
        (status = 409, description = "Without this administrator there would be none", body = Problem),
        (status = 429, description = "Too many tries; `wait_s` says for how long to wait", body = Problem),
    )
)]
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
#[utoipa::path(
    get,
    path = "/api/account/export",
    tag = "account",
    responses(
        (status = 200, body = crate::wire::Export),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn export(State(accounts): State<Accounts>, asker: Asker) -> Result<Response, Refused> {
    let me = accounts.somebody(&asker.headers).await?;
    let (id, store) = (me.id.to_string(), &accounts.inner.store);
    let current = me.session.clone().unwrap_or_default();
    let sessions = store.sessions(&id).await?;
    let mine = Reports { by: Some(id.clone()), ..Reports::default() };
    let reports = store.reports(&mine, None, u32::MAX).await?;
    let log = store.account_log(Some(&id), None, u32::MAX).await?;
    let head = ExportHead {
        exported: accounts.now(),
        account: shown(&accounts, &me).await?,
        sessions: sessions.into_iter().map(|session| Session::seen_by(&current, session)).collect(),
        friends: accounts.ties(&id).await?.into_iter().collect(),
        blocked: accounts.blocked(&id).await?.into_iter().map(Into::into).collect(),
        reports: reports.into_iter().map(Into::into).collect(),
        matches: accounts.all_matches(&id).await?,
        rating: accounts.rating(&id).await?,
        rating_points: accounts.rating_points(&id).await?,
        shared: accounts.all_shares(&id).await?,
        runden: accounts.runden_of(&id).await?,
        log: log.into_iter().map(|(_, line)| line.into()).collect(),
    };
    let attachment = HeaderValue::from_static("attachment; filename=\"stammtisch.json\"");
    let json = HeaderValue::from_static("application/json");
    let headers =
        HeaderMap::from_iter([(header::CONTENT_DISPOSITION, attachment), (header::CONTENT_TYPE, json)]);
    let export = Export { accounts, person: id, lang: asker.lang };
    Ok((headers, export.body(head)).into_response())
}

/// Imprint or privacy, in the language of the caller.
#[utoipa::path(
    get,
    path = "/api/legal/{page}",
    tag = "account",
    params(("page" = String, Path, description = "`imprint` or `privacy`")),
    responses(
        (status = 200, body = LegalText),
        (status = 404, description = "There is no such text", body = Problem),
    )
)]
pub(super) async fn legal(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(page): Path<String>,
) -> Answer<LegalText> {
    let pages = &accounts.inner.options.legal;
    let page = match page.as_str() {
        "imprint" => pages.imprint(asker.lang),
        "privacy" => Some(pages.privacy(asker.lang)),
        _ => None,
    };
    let page = page.ok_or(Refused::NotFound)?;
    Ok(Json(page.into()))
}
