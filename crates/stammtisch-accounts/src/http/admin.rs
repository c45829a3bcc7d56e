//! Handlers of `/api/admin`.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use stammtisch_http::Problem;
use stammtisch_http::sent::{Params, Sent};
use stammtisch_store::{ReportRecord, Reports};

use super::Answer;
use super::account::welcome;
use super::asking::Asker;
use crate::accounts::Accounts;
use crate::admin::PAGE;
use crate::refused::Refused;
use crate::wire::{
    AccountState, AdminPerson, AdminPersonWhole, Because, Closing, Done, LogDetail, LogLine, LogPage,
    LogWanted, PeoplePage, Renaming, Report, ReportsPage, ReportsWanted, ResetLink, Rights, Search, Somebody,
};

/// People, found by a part of their names.
#[utoipa::path(
    get,
    path = "/api/admin/people",
    tag = "admin",
    params(Search),
    responses(
        (status = 200, body = PeoplePage),
        (status = 403, description = "Not an administrator", body = Problem),
    )
)]
pub(super) async fn people(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(Search { q, before }): Params<Search>,
) -> Answer<PeoplePage> {
    accounts.admin(&asker.headers).await?;
    let found = accounts.find_people(&q, before.as_deref()).await?;
    let next = if found.len() as u32 == PAGE { found.last().map(|last| last.id.clone()) } else { None };
    let mut people = Vec::with_capacity(found.len());
    for player in found {
        let open = Reports { open: true, about: Some(player.id.clone()), by: None };
        let reports = accounts.reports(&open, None).await?.len();
        people.push(AdminPerson { known: player.into(), reports });
    }
    Ok(Json(PeoplePage { people, next }))
}

/// Everything about one person.
#[utoipa::path(
    get,
    path = "/api/admin/people/{id}",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the person")),
    responses(
        (status = 200, body = AdminPersonWhole),
        (status = 403, description = "Not an administrator", body = Problem),
        (status = 404, description = "There is no such person", body = Problem),
    )
)]
pub(super) async fn person(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
) -> Answer<AdminPersonWhole> {
    accounts.admin(&asker.headers).await?;
    let player = accounts.person(&id).await?;
    let about = Reports { open: false, about: Some(id.clone()), by: None };
    Ok(Json(AdminPersonWhole {
        known: player.into(),
        sessions: accounts.inner.store.sessions(&id).await?.len(),
        hands: accounts.hand_count(&id).await?,
        reports: shown_reports(&accounts, accounts.reports(&about, None).await?).await?,
        log: shown_log(&accounts, accounts.log(Some(&id), None).await?).await?,
    }))
}

/// Locks somebody out; all sessions end.
#[utoipa::path(
    post,
    path = "/api/admin/people/{id}/lock",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the person")),
    request_body = Because,
    responses(
        (status = 200, body = Done),
        (status = 403, description = "Not an administrator", body = Problem),
        (status = 404, description = "There is no such person", body = Problem),
        (status = 422, description = "It is oneself, or the reason is too long", body = Problem),
    )
)]
pub(super) async fn lock(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Sent(Because { reason }): Sent<Because>,
) -> Answer<Done> {
    let admin = accounts.admin(&asker.headers).await?;
    accounts.lock(&admin, &id, &reason).await?;
    Ok(Json(Done {}))
}

/// Lets somebody in again.
#[utoipa::path(
    post,
    path = "/api/admin/people/{id}/unlock",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the person")),
    responses(
        (status = 200, body = Done),
        (status = 403, description = "Not an administrator", body = Problem),
        (status = 404, description = "There is no such person", body = Problem),
    )
)]
pub(super) async fn unlock(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
) -> Answer<Done> {
    let admin = accounts.admin(&asker.headers).await?;
    accounts.unlock(&admin, &id).await?;
    Ok(Json(Done {}))
}

/// Makes a link for a new password; earlier ones are dead.
#[utoipa::path(
    post,
    path = "/api/admin/people/{id}/reset",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the person")),
    responses(
        (status = 200, body = ResetLink),
        (status = 403, description = "Not an administrator", body = Problem),
        (status = 404, description = "There is no such account", body = Problem),
    )
)]
pub(super) async fn reset_link(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
) -> Answer<ResetLink> {
    let admin = accounts.admin(&asker.headers).await?;
    let link = accounts.reset_link(&admin, &id).await?;
    Ok(Json(ResetLink { path: format!("/account/reset#{}", link.token), expires: link.expires }))
}

/// Makes an account an administrator's, or not any more; its sessions end.
#[utoipa::path(
    post,
    path = "/api/admin/people/{id}/admin",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the person")),
    request_body = Rights,
    responses(
        (status = 200, body = Done),
        (status = 403, description = "Not an administrator", body = Problem),
        (status = 404, description = "There is no such account", body = Problem),
        (status = 409, description = "Without this administrator there would be none", body = Problem),
    )
)]
pub(super) async fn set_admin(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Sent(Rights { admin: wanted }): Sent<Rights>,
) -> Answer<Done> {
    let admin = accounts.admin(&asker.headers).await?;
    accounts.set_admin(&admin, &id, wanted).await?;
    Ok(Json(Done {}))
}

/// Gives somebody another name, because the present one must go.
#[utoipa::path(
    post,
    path = "/api/admin/people/{id}/rename",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the person")),
    request_body = Renaming,
    responses(
        (status = 200, body = Done),
        (status = 403, description = "Not an administrator", body = Problem),
        (status = 404, description = "There is no such account", body = Problem),
        (status = 409, description = "The name is taken", body = Problem),
        (status = 422, description = "The name cannot be taken", body = Problem),
    )
)]
pub(super) async fn rename(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Sent(Renaming { name, reason }): Sent<Renaming>,
) -> Answer<Done> {
    let admin = accounts.admin(&asker.headers).await?;
    accounts.rename_person(&admin, &id, (&name, &reason)).await?;
    Ok(Json(Done {}))
}

/// Makes the account that is signed in an administrator's, for who holds the one-time link.
#[utoipa::path(
    post,
    path = "/api/admin/claim",
    tag = "admin",
    responses(
        (status = 200, body = AccountState),
        (status = 401, description = "No account is signed in", body = Problem),
        (status = 403, description = "Not the administrator", body = Problem),
    )
)]
pub(super) async fn claim(State(accounts): State<Accounts>, asker: Asker) -> Result<Response, Refused> {
    let signed_in = accounts.claim(asker.request()).await?;
    welcome(&accounts, signed_in).await
}

/// Reports, the latest first.
#[utoipa::path(
    get,
    path = "/api/admin/reports",
    tag = "admin",
    params(ReportsWanted),
    responses(
        (status = 200, body = ReportsPage),
        (status = 403, description = "Not an administrator", body = Problem),
    )
)]
pub(super) async fn reports(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(ReportsWanted { open, before }): Params<ReportsWanted>,
) -> Answer<ReportsPage> {
    accounts.admin(&asker.headers).await?;
    let found = accounts.reports(&Reports { open, ..Reports::default() }, before).await?;
    let next = if found.len() as u32 == PAGE { found.last().map(|last| last.number) } else { None };
    Ok(Json(ReportsPage { reports: shown_reports(&accounts, found).await?, next }))
}

/// Somebody by id, with the name as far as it is still known.
async fn somebody(accounts: &Accounts, id: String) -> Result<Somebody, Refused> {
    Ok(Somebody { name: accounts.name_of(&id).await?, id })
}

async fn shown_reports(accounts: &Accounts, records: Vec<ReportRecord>) -> Result<Vec<Report>, Refused> {
    let mut shown = Vec::with_capacity(records.len());
    for ReportRecord { number, report, closed } in records {
        shown.push(Report {
            report: number,
            at: report.at,
            by: somebody(accounts, report.by).await?,
            about: somebody(accounts, report.about).await?,
            reason: report.reason,
            text: report.text,
            table: report.table,
            hand: report.hand,
            closed: closed.map(Into::into),
        });
    }
    Ok(shown)
}

/// Closes a report.
#[utoipa::path(
    post,
    path = "/api/admin/reports/{number}/close",
    tag = "admin",
    params(("number" = i64, Path, description = "The number of the report")),
    request_body = Closing,
    responses(
        (status = 200, body = Done),
        (status = 403, description = "Not an administrator", body = Problem),
        (status = 404, description = "There is no such report", body = Problem),
        (status = 422, description = "The remark is too long", body = Problem),
    )
)]
pub(super) async fn close_report(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(number): Path<String>,
    Sent(Closing { verdict, note }): Sent<Closing>,
) -> Answer<Done> {
    let admin = accounts.admin(&asker.headers).await?;
    let number = number.parse().map_err(|_| Refused::NotFound)?;
    accounts.close_report(&admin, number, (verdict, &note)).await?;
    Ok(Json(Done {}))
}

/// What was done to accounts, the latest first.
#[utoipa::path(
    get,
    path = "/api/admin/log",
    tag = "admin",
    params(LogWanted),
    responses(
        (status = 200, body = LogPage),
        (status = 403, description = "Not an administrator", body = Problem),
    )
)]
pub(super) async fn log(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(LogWanted { before }): Params<LogWanted>,
) -> Answer<LogPage> {
    accounts.admin(&asker.headers).await?;
    let lines = accounts.log(None, before).await?;
    let next = if lines.len() as u32 == PAGE { lines.last().map(|(seq, _)| *seq) } else { None };
    Ok(Json(LogPage { log: shown_log(&accounts, lines).await?, next }))
}

async fn shown_log(
    accounts: &Accounts,
    lines: Vec<(i64, stammtisch_store::LogLine)>,
) -> Result<Vec<LogLine>, Refused> {
    let mut shown = Vec::with_capacity(lines.len());
    for (seq, line) in lines {
        let by = match line.by {
            Some(by) => Some(somebody(accounts, by).await?),
            None => None,
        };
        let whom = match line.whom {
            Some(whom) => Some(somebody(accounts, whom).await?),
            None => None,
        };
        let detail = LogDetail::read(&line.detail);
        shown.push(LogLine { seq, at: line.at, by, what: line.what, whom, detail });
    }
    Ok(shown)
}
