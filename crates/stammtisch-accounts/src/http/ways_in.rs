//! Handlers of the ways back into an account.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use stammtisch_http::Problem;
use stammtisch_http::link;
use stammtisch_http::sent::Sent;

use super::Answer;
use super::account::welcome;
use super::asking::Asker;
use crate::accounts::Accounts;
use crate::refused::Refused;
use crate::wire::{AccountState, Confirming, DoorOpened, DoorWanted, Entering, Recovering, RecoveryMade};

/// Opens a door for another device of the same person.
#[utoipa::path(
    post,
    path = "/api/account/door",
    tag = "account",
    request_body = DoorWanted,
    responses(
        (status = 200, body = DoorOpened),
        (status = 401, description = "No account is signed in", body = Problem),
    )
)]
pub(super) async fn open(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(DoorWanted { origin }): Sent<DoorWanted>,
) -> Answer<DoorOpened> {
    let door = accounts.open_door(asker.request()).await?;
    let path = format!("/account/enter#{}", door.token);
    let qr = link::qr(&format!("{}{path}", link::sound_origin(origin.as_deref())));
    Ok(Json(DoorOpened { path, qr, expires: door.expires }))
}

/// Signs in through a door, once.
#[utoipa::path(
    post,
    path = "/api/account/enter",
    tag = "account",
    request_body = Entering,
    responses(
        (status = 200, body = AccountState),
        (status = 401, description = "The door is shut", body = Problem),
        (status = 403, description = "The account is locked", body = Problem),
    )
)]
pub(super) async fn enter(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Entering { token }): Sent<Entering>,
) -> Result<Response, Refused> {
    let signed_in = accounts.enter(asker.request(), &token).await?;
    welcome(&accounts, signed_in).await
}

/// Makes a code on paper; an earlier one is worth nothing any more.
#[utoipa::path(
    post,
    path = "/api/account/recovery",
    tag = "account",
    request_body = Confirming,
    responses(
        (status = 200, body = RecoveryMade),
        (status = 401, description = "No account is signed in", body = Problem),
        (status = 403, description = "The password is wrong", body = Problem),
        (status = 429, description = "Too many tries; `wait_s` says for how long to wait", body = Problem),
    )
)]
pub(super) async fn make_recovery(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Confirming { password }): Sent<Confirming>,
) -> Answer<RecoveryMade> {
    let code = accounts.make_recovery(asker.request(), &password).await?;
    let (_, player) = accounts.account(&asker.headers).await?;
    Ok(Json(RecoveryMade { code: code.text(), name: player.name.unwrap_or_default(), made: accounts.now() }))
}

/// Sets a new password with a code on paper, and signs in.
#[utoipa::path(
    post,
    path = "/api/account/recover",
    tag = "account",
    request_body = Recovering,
    responses(
        (status = 200, body = AccountState),
        (status = 401, description = "Name or code is wrong", body = Problem),
        (status = 403, description = "The account is locked", body = Problem),
        (status = 422, description = "The password cannot be taken", body = Problem),
        (status = 429, description = "Too many tries; `wait_s` says for how long to wait", body = Problem),
    )
)]
pub(super) async fn recover(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Recovering { name, code, password }): Sent<Recovering>,
) -> Result<Response, Refused> {
    let signed_in = accounts.recover(asker.request(), (&name, &code), &password).await?;
    welcome(&accounts, signed_in).await
}
