//! Handlers of `/api/people`.

use axum::Json;
use axum::extract::{Path, State};
use stammtisch_http::Problem;
use stammtisch_http::sent::{Params, Sent};

use super::Answer;
use super::asking::Asker;
use crate::accounts::Accounts;
use crate::refused::Refused;
use crate::wire::{
    Blocked, Blocking, Company, Found, FoundPerson, Friends, Friendship, Inviting, Named, NewReport, Person,
    Reported, Whom,
};

async fn ties(accounts: &Accounts, me: &str) -> Answer<Friends> {
    Ok(Json(accounts.ties(me).await?.into_iter().collect()))
}

/// Friends, and those who may become some.
#[utoipa::path(
    get,
    path = "/api/people/friends",
    tag = "people",
    responses(
        (status = 200, body = Friends),
        (status = 401, description = "No account is signed in", body = Problem),
    )
)]
pub(super) async fn friends(State(accounts): State<Accounts>, asker: Asker) -> Answer<Friends> {
    let (_, me) = accounts.account(&asker.headers).await?;
    ties(&accounts, &me.id).await
}

/// Which friends are here, who has asked to be one, and who invites to a table. Who asks for it counts as here for a minute.
#[utoipa::path(
    get,
    path = "/api/people/company",
    tag = "people",
    responses(
        (status = 200, body = Company),
        (status = 401, description = "No account is signed in", body = Problem),
    )
)]
pub(super) async fn company(State(accounts): State<Accounts>, asker: Asker) -> Answer<Company> {
    let (_, me) = accounts.account(&asker.headers).await?;
    Ok(Json(accounts.company(&me.id).await?))
}

/// Invites a friend to a table.
#[utoipa::path(
    post,
    path = "/api/people/friends/{id}/invite",
    tag = "people",
    params(("id" = String, Path, description = "The id of the friend")),
    request_body = Inviting,
    responses(
        (status = 200, body = Company),
        (status = 401, description = "No account is signed in", body = Problem),
        (status = 404, description = "It is no friend", body = Problem),
    )
)]
pub(super) async fn invite(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(other): Path<String>,
    Sent(Inviting { table }): Sent<Inviting>,
) -> Answer<Company> {
    let (_, me) = accounts.account(&asker.headers).await?;
    accounts.invite(&me, &other, &table).await?;
    Ok(Json(accounts.company(&me.id).await?))
}

/// Declines what a friend invited to, or has followed it.
#[utoipa::path(
    post,
    path = "/api/people/invitations/{id}/remove",
    tag = "people",
    params(("id" = String, Path, description = "The id of who invited")),
    responses(
        (status = 200, body = Company),
        (status = 401, description = "No account is signed in", body = Problem),
    )
)]
pub(super) async fn decline(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(from): Path<String>,
) -> Answer<Company> {
    let (_, me) = accounts.account(&asker.headers).await?;
    accounts.decline(&me.id, &from);
    Ok(Json(accounts.company(&me.id).await?))
}

/// Asks somebody to be a friend; who was asked before agrees by asking.
#[utoipa::path(
    post,
    path = "/api/people/friends",
    tag = "people",
    request_body = Whom,
    responses(
        (status = 200, body = Friends),
        (status = 401, description = "No account is signed in", body = Problem),
        (status = 404, description = "There is no such account", body = Problem),
        (status = 422, description = "It is oneself, one of the two has blocked the other, or there are too many", body = Problem),
    )
)]
pub(super) async fn befriend(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(whom): Sent<Whom>,
) -> Answer<Friends> {
    let (_, me) = accounts.account(&asker.headers).await?;
    let other = match whom {
        Whom::Id(id) => id,
        Whom::Name(name) => accounts.account_by_name(&name).await?.ok_or(Refused::NotFound)?.id,
    };
    accounts.befriend(&me.id, &other).await?;
    ties(&accounts, &me.id).await
}

/// Agrees to be friends with somebody who has asked.
#[utoipa::path(
    post,
    path = "/api/people/friends/{id}/accept",
    tag = "people",
    params(("id" = String, Path, description = "The id of the other")),
    responses(
        (status = 200, body = Friends),
        (status = 401, description = "No account is signed in", body = Problem),
        (status = 404, description = "Nobody has asked", body = Problem),
    )
)]
pub(super) async fn accept(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(other): Path<String>,
) -> Answer<Friends> {
    let (_, me) = accounts.account(&asker.headers).await?;
    accounts.accept(&me.id, &other).await?;
    ties(&accounts, &me.id).await
}

/// Ends a friendship, or a question for one.
#[utoipa::path(
    post,
    path = "/api/people/friends/{id}/remove",
    tag = "people",
    params(("id" = String, Path, description = "The id of the other")),
    responses(
        (status = 200, body = Friends),
        (status = 401, description = "No account is signed in", body = Problem),
    )
)]
pub(super) async fn part(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(other): Path<String>,
) -> Answer<Friends> {
    let (_, me) = accounts.account(&asker.headers).await?;
    accounts.part(&me.id, &other).await?;
    ties(&accounts, &me.id).await
}

/// The account with a name.
#[utoipa::path(
    get,
    path = "/api/people/find",
    tag = "people",
    params(Named),
    responses(
        (status = 200, body = Found),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn find(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(Named { name }): Params<Named>,
) -> Answer<Found> {
    accounts.somebody(&asker.headers).await?;
    let found = accounts.account_by_name(&name).await?;
    let found = found.map(|player| FoundPerson { id: player.id, name: player.name.unwrap_or_default() });
    Ok(Json(Found { found }))
}

/// What anybody may know of an account.
#[utoipa::path(
    get,
    path = "/api/people/{id}",
    tag = "people",
    params(("id" = String, Path, description = "The id of the other")),
    responses(
        (status = 200, body = Person),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "There is no such account", body = Problem),
    )
)]
pub(super) async fn show(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
) -> Answer<Person> {
    let me = accounts.somebody(&asker.headers).await?;
    let player = accounts.account_by_id(&id).await?;
    let tie = accounts.ties(&me.id.to_string()).await?.into_iter().find(|(_, listed)| listed.id == id);
    let blocked = accounts.blocked(&me.id.to_string()).await?.iter().any(|listed| listed.id == id);
    let name = player.name.unwrap_or_default();
    let is_listed = player.account.is_some_and(|account| account.listed);
    let rating = if is_listed { accounts.rating(&id).await? } else { None };
    let friend = Friendship::from(tie.map(|(tie, _)| tie));
    Ok(Json(Person { id, name, account: true, friend, blocked, rating }))
}

async fn blocks(accounts: &Accounts, me: &str) -> Answer<Blocked> {
    let blocked = accounts.blocked(me).await?;
    Ok(Json(Blocked { blocked: blocked.into_iter().map(Into::into).collect() }))
}

/// Whom one has blocked.
#[utoipa::path(
    get,
    path = "/api/people/blocked",
    tag = "people",
    responses(
        (status = 200, body = Blocked),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn blocked(State(accounts): State<Accounts>, asker: Asker) -> Answer<Blocked> {
    let me = accounts.somebody(&asker.headers).await?;
    blocks(&accounts, &me.id.to_string()).await
}

/// Blocks somebody, guest or account.
#[utoipa::path(
    post,
    path = "/api/people/blocked",
    tag = "people",
    request_body = Blocking,
    responses(
        (status = 200, body = Blocked),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "Nobody has this id", body = Problem),
        (status = 422, description = "It is oneself, or there are too many", body = Problem),
    )
)]
pub(super) async fn block(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(Blocking { id }): Sent<Blocking>,
) -> Answer<Blocked> {
    accounts.block(&asker.headers, &id).await?;
    let me = accounts.somebody(&asker.headers).await?;
    blocks(&accounts, &me.id.to_string()).await
}

/// Blocks somebody no longer.
#[utoipa::path(
    post,
    path = "/api/people/blocked/{id}/remove",
    tag = "people",
    params(("id" = String, Path, description = "The id of the other")),
    responses(
        (status = 200, body = Blocked),
        (status = 401, description = "No name was given yet", body = Problem),
    )
)]
pub(super) async fn unblock(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(whom): Path<String>,
) -> Answer<Blocked> {
    let me = accounts.somebody(&asker.headers).await?;
    accounts.unblock(&me.id.to_string(), &whom).await?;
    blocks(&accounts, &me.id.to_string()).await
}

/// Reports somebody to the administrators.
#[utoipa::path(
    post,
    path = "/api/people/reports",
    tag = "people",
    request_body = NewReport,
    responses(
        (status = 200, body = Reported),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "Nobody has this id", body = Problem),
        (status = 422, description = "It is oneself, the text is too long, or there are too many reports", body = Problem),
    )
)]
pub(super) async fn report(
    State(accounts): State<Accounts>,
    asker: Asker,
    Sent(report): Sent<NewReport>,
) -> Answer<Reported> {
    let report = accounts.report(&asker.headers, report).await?;
    Ok(Json(Reported { report }))
}
