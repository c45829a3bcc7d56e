//! Handlers of `/api/admin`.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_http::sent::{Params, Sent};
use stammtisch_store::{AccountStore as _, LogLine, PlayerRecord, ReportRecord, Reports};

use super::account::welcome;
use super::asking::Asker;
use super::{Answer, done};
use crate::accounts::Accounts;
use crate::admin::PAGE;
use crate::refused::Refused;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Search {
    #[serde(default)]
    q: String,
    before: Option<String>,
}

pub(super) async fn people(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(Search { q, before, .. }): Params<Search>,
) -> Answer {
    accounts.admin(&asker.headers).await?;
    let found = accounts.find_people(&q, before.as_deref()).await?;
    let next = if found.len() as u32 == PAGE { found.last().map(|last| last.id.clone()) } else { None };
    let mut people = Vec::with_capacity(found.len());
    for player in &found {
        people.push(player_json(&accounts, player).await?);
    }
    Ok(Json(json!({"people": people, "next": next})))
}

async fn player_json(accounts: &Accounts, player: &PlayerRecord) -> Result<Value, Refused> {
    let open = Reports { open: true, about: Some(player.id.clone()), by: None };
    let reports = accounts.reports(&open, None).await?.len();
    let account = player.account.as_ref();
    Ok(json!({
        "id": player.id, "name": player.name, "account": account.is_some(),
        "admin": account.is_some_and(|account| account.admin), "locked": player.locked,
        "lock_reason": player.lock_reason, "since": player.since, "seen": player.seen, "reports": reports,
    }))
}

pub(super) async fn person(State(accounts): State<Accounts>, asker: Asker, Path(id): Path<String>) -> Answer {
    accounts.admin(&asker.headers).await?;
    let player = accounts.person(&id).await?;
    let mut entry = player_json(&accounts, &player).await?;
    let about = Reports { open: false, about: Some(id.clone()), by: None };
    entry["sessions"] = json!(accounts.inner.store.sessions(&id).await?.len());
    entry["hands"] = json!(accounts.hand_count(&id).await?);
    entry["reports"] = reports_json(&accounts, &accounts.reports(&about, None).await?).await?;
    entry["log"] = log_json(&accounts, &accounts.log(Some(&id), None).await?).await?;
    Ok(Json(entry))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Because {
    #[serde(default)]
    reason: String,
}

pub(super) async fn lock(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Sent(Because { reason }): Sent<Because>,
) -> Answer {
    let admin = accounts.admin(&asker.headers).await?;
    accounts.lock(&admin, &id, &reason).await?;
    Ok(done())
}

pub(super) async fn unlock(State(accounts): State<Accounts>, asker: Asker, Path(id): Path<String>) -> Answer {
    let admin = accounts.admin(&asker.headers).await?;
    accounts.unlock(&admin, &id).await?;
    Ok(done())
}

pub(super) async fn reset_link(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
) -> Answer {
    let admin = accounts.admin(&asker.headers).await?;
    let link = accounts.reset_link(&admin, &id).await?;
    Ok(Json(json!({"path": format!("/account/reset#{}", link.token), "expires": link.expires})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rights {
    admin: bool,
}

pub(super) async fn set_admin(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Sent(Rights { admin: wanted }): Sent<Rights>,
) -> Answer {
    let admin = accounts.admin(&asker.headers).await?;
    accounts.set_admin(&admin, &id, wanted).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Renaming {
    name: String,
    #[serde(default)]
    reason: String,
}

pub(super) async fn rename(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(id): Path<String>,
    Sent(Renaming { name, reason }): Sent<Renaming>,
) -> Answer {
    let admin = accounts.admin(&asker.headers).await?;
    accounts.rename_person(&admin, &id, (&name, &reason)).await?;
    Ok(done())
}

pub(super) async fn claim(State(accounts): State<Accounts>, asker: Asker) -> Result<Response, Refused> {
    let signed_in = accounts.claim(asker.request()).await?;
    welcome(&accounts, signed_in).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReportsWanted {
    #[serde(default)]
    open: bool,
    before: Option<i64>,
}

pub(super) async fn reports(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(ReportsWanted { open, before, .. }): Params<ReportsWanted>,
) -> Answer {
    accounts.admin(&asker.headers).await?;
    let found = accounts.reports(&Reports { open, ..Reports::default() }, before).await?;
    let next = if found.len() as u32 == PAGE { found.last().map(|last| last.number) } else { None };
    Ok(Json(json!({"reports": reports_json(&accounts, &found).await?, "next": next})))
}

/// Somebody by id, with the name as far as it is still known.
async fn person_json(accounts: &Accounts, id: &str) -> Result<Value, Refused> {
    Ok(json!({"id": id, "name": accounts.name_of(id).await?}))
}

async fn reports_json(accounts: &Accounts, records: &[ReportRecord]) -> Result<Value, Refused> {
    let mut shown = Vec::with_capacity(records.len());
    for ReportRecord { number, report, closed } in records {
        let closed = closed.as_ref().map(|closing| {
            json!({"at": closing.at, "by": closing.by, "verdict": closing.verdict, "note": closing.note})
        });
        shown.push(json!({
            "report": number, "at": report.at, "by": person_json(accounts, &report.by).await?,
            "about": person_json(accounts, &report.about).await?, "reason": report.reason, "text": report.text,
            "table": report.table, "hand": report.hand, "closed": closed,
        }));
    }
    Ok(Value::Array(shown))
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Finding {
    Upheld,
    Dismissed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Closing {
    verdict: Finding,
    #[serde(default)]
    note: String,
}

pub(super) async fn close_report(
    State(accounts): State<Accounts>,
    asker: Asker,
    Path(number): Path<String>,
    Sent(Closing { verdict, note }): Sent<Closing>,
) -> Answer {
    let admin = accounts.admin(&asker.headers).await?;
    let number = number.parse().map_err(|_| Refused::NotFound)?;
    let verdict = match verdict {
        Finding::Upheld => "upheld",
        Finding::Dismissed => "dismissed",
    };
    accounts.close_report(&admin, number, (verdict, &note)).await?;
    Ok(done())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LogWanted {
    before: Option<i64>,
}

pub(super) async fn log(
    State(accounts): State<Accounts>,
    asker: Asker,
    Params(LogWanted { before, .. }): Params<LogWanted>,
) -> Answer {
    accounts.admin(&asker.headers).await?;
    let lines = accounts.log(None, before).await?;
    let next = if lines.len() as u32 == PAGE { lines.last().map(|(seq, _)| *seq) } else { None };
    Ok(Json(json!({"log": log_json(&accounts, &lines).await?, "next": next})))
}

async fn log_json(accounts: &Accounts, lines: &[(i64, LogLine)]) -> Result<Value, Refused> {
    let mut shown = Vec::with_capacity(lines.len());
    for (seq, line) in lines {
        let by = match &line.by {
            Some(by) => Some(person_json(accounts, by).await?),
            None => None,
        };
        let whom = match &line.whom {
            Some(whom) => Some(person_json(accounts, whom).await?),
            None => None,
        };
        let detail: Value = serde_json::from_str(&line.detail).unwrap_or_default();
        shown.push(json!({
            "seq": seq, "at": line.at, "by": by, "what": line.what, "whom": whom, "detail": detail,
        }));
    }
    Ok(Value::Array(shown))
}
