//! Paper and files: printed pages, the export, a copy of the database, the registrations.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue};
use axum::response::{Html, IntoResponse as _, Response};
use schafkopf_turnier::{ListId, PlayerNumber, Progress, Tournament, print_registrations};
use serde::{Deserialize, Serialize};
use stammtisch_desk::LinkRole;
use stammtisch_http::Problem;
use stammtisch_http::link::sound_origin;
use stammtisch_http::sent::{Params, Sent};
use stammtisch_paper::{ListCodes, NoPage, Paper, blank_forms};
use stammtisch_store::{export as exported, log_head};
use stammtisch_text::Lang;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::caller::{Admin, Caller};
use crate::hall::Hall;
use crate::qr;
use crate::trouble::Trouble;
use crate::views;

/// Longest address of a ticket.
const LONGEST_PATH: usize = 300;
/// Games of an empty form, where nothing else is said.
const GAMES: u32 = 32;

/// A printed page brings its own styles and nothing else; it may not reach out.
pub(super) fn paper_headers() -> [(HeaderName, HeaderValue); 1] {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
                  form-action 'none'; frame-ancestors 'self'";
    [(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy))]
}

/// A ticket that is wanted.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TicketWanted {
    /// The address that it opens, under `/api/hall/`.
    path: String,
}

/// A ticket, and the address that it opens once.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct TicketGiven {
    #[ts(type = "true")]
    ok: bool,
    ticket: String,
    url: String,
}

/// A ticket for one address.
#[utoipa::path(
    post,
    path = "/api/hall/ticket",
    tag = "files",
    request_body = TicketWanted,
    responses(
        (status = 200, body = TicketGiven),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn ticket(
    State(hall): State<Hall>,
    caller: Caller,
    Sent(TicketWanted { path }): Sent<TicketWanted>,
) -> Result<Json<TicketGiven>, Trouble> {
    if !path.starts_with("/api/hall/") || path.len() > LONGEST_PATH || path.contains("ticket=") {
        return Err(Trouble::BadRequest("path".to_owned()));
    }
    let ticket = hall.ticket(&caller.link, &path);
    let joint = if path.contains('?') { '&' } else { '?' };
    let url = format!("{path}{joint}ticket={ticket}");
    Ok(Json(TicketGiven { ok: true, ticket, url }))
}

/// What a printed page is of.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PaperWanted {
    /// The number of the match; absent, the one that runs, or the last.
    #[serde(rename = "match")]
    match_number: Option<u32>,
    /// The number of the table, of a list that is filled in.
    table: Option<u32>,
    /// How many places get a certificate.
    places: Option<usize>,
    /// Games of an empty form.
    games: Option<u32>,
    /// How many empty forms.
    copies: Option<u32>,
    /// Where the server is reached, for the codes on lists; absent, they have none.
    origin: Option<String>,
    /// Whose slip or receipt.
    player: Option<u32>,
    /// Whether only slips are printed that differ from those of the door.
    #[serde(default)]
    changed: bool,
}

/// A page for the printer.
#[utoipa::path(
    get,
    path = "/api/hall/print/{what}",
    tag = "files",
    params(("what" = String, Path, description = "`lists`, `filled`, `all-lists`, `seats`, `names`, `signs`, `cards`, `standings`, `giving`, `certificates`, `sie`, `slips`, `receipt` or `forms`"), PaperWanted),
    responses(
        (status = 200, description = "The page", content_type = "text/html", body = String),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 404, description = "There is no such page", body = Problem),
        (status = 410, description = "The link was revoked, or the lists were destroyed", body = Problem),
        (status = 422, description = "It cannot be printed yet", body = Problem),
    )
)]
pub(super) async fn print(
    caller: Caller,
    Path(what): Path<String>,
    Params(wanted): Params<PaperWanted>,
) -> Result<Response, Trouble> {
    let money = what == "receipt";
    let roles: &[LinkRole] =
        if money { &[LinkRole::Director] } else { &[LinkRole::Director, LinkRole::Referee] };
    caller.must_be(roles)?;
    let lang = caller.lang;
    let origin = sound_origin(wanted.origin.as_deref());
    let address = format!("{origin}/hall/t/{}", caller.room.id);
    let codes = (!origin.is_empty()).then_some(ListCodes { address: &address, draw: qr::square });
    let page = caller.room.read(|tournament| {
        let paper = Paper::new(tournament, lang);
        let paper = codes.map_or(paper, |codes| paper.with_codes(codes));
        page((tournament, paper), lang, &what, &wanted)
    });
    let page = page.ok_or(Trouble::NotFound)??;
    Ok((paper_headers(), Html(page)).into_response())
}

fn page(
    (tournament, paper): (&Tournament, Paper<'_>),
    lang: Lang,
    what: &str,
    wanted: &PaperWanted,
) -> Option<Result<String, NoPage>> {
    let ahead = wanted.match_number.unwrap_or_else(|| views::running_match(tournament));
    let played = wanted.match_number.unwrap_or_else(|| views::match_with_lists(tournament));
    Some(match what {
        "forms" => Ok(blank_forms(lang, wanted.games.unwrap_or(GAMES), wanted.copies.unwrap_or(1))),
        "lists" => paper.blank_lists(ahead),
        "filled" => match wanted.table {
            Some(table) => paper.filled_list(ListId { match_number: played, table }),
            None => paper.filled_lists(played),
        },
        "seats" => paper.seating_by_table(ahead),
        "names" => paper.seating_by_name(ahead),
        "signs" => paper.table_signs(ahead),
        "cards" => paper.player_cards(),
        "all-lists" => paper.all_filled_lists(),
        "giving" => paper.giving(),
        "standings" => paper.standings(Progress::Everything, log_head(tournament)),
        "certificates" => paper.certificates(wanted.places.unwrap_or(3), log_head(tournament)),
        "sie" => paper.sie(wanted.match_number, wanted.table),
        "slips" => paper.slips(wanted.player.map(PlayerNumber), wanted.changed),
        "receipt" => paper.receipt(PlayerNumber(wanted.player?)),
        _ => return None,
    })
}

fn download(name: &str, kind: &'static str, body: impl Into<axum::body::Body>) -> Response {
    let safe: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.')).collect();
    let disposition = format!("attachment; filename=\"{safe}\"");
    let disposition = HeaderValue::from_str(&disposition).unwrap_or(HeaderValue::from_static("attachment"));
    let headers = [(CONTENT_TYPE, HeaderValue::from_static(kind)), (CONTENT_DISPOSITION, disposition)];
    (headers, body.into()).into_response()
}

/// A table for a spreadsheet; the mark tells it that it is UTF-8.
pub(super) fn spreadsheet(name: &str, table: &str) -> Response {
    download(name, "text/csv; charset=utf-8", format!("\u{feff}{table}"))
}

/// The whole tournament as one file.
#[utoipa::path(
    get,
    path = "/api/hall/export",
    tag = "files",
    responses(
        (status = 200, description = "The whole tournament", content_type = "application/json", body = String),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn export(State(hall): State<Hall>, caller: Caller) -> Result<Response, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let text = caller.room.read(|tournament| exported(tournament, &hall.export_key));
    Ok(download(&format!("{}.json", caller.link.tournament), "application/json", text))
}

/// A whole copy of the database, accounts and running hands included: the administrator's alone.
#[utoipa::path(
    get,
    path = "/api/hall/backup",
    tag = "files",
    responses(
        (status = 200, description = "The whole database", content_type = "application/vnd.sqlite3", body = Vec<u8>),
        (status = 403, description = "Only the administrator may do this", body = Problem),
        (status = 503, description = "It cannot be written", body = Problem),
        (status = 507, description = "There is hardly any room left on the disk", body = Problem),
    )
)]
pub(super) async fn backup(State(hall): State<Hall>, _: Admin) -> Result<Response, Trouble> {
    hall.disk.must_have_room()?;
    let file = hall.backups.write().await?;
    let bytes = tokio::fs::read(&file).await;
    let bytes = bytes.map_err(|source| stammtisch_store::StoreError::File { file, source })?;
    Ok(download("stammtisch.db", "application/vnd.sqlite3", bytes))
}

/// The registrations as a table for a spreadsheet.
#[utoipa::path(
    get,
    path = "/api/hall/players.csv",
    tag = "files",
    responses(
        (status = 200, description = "The registrations", content_type = "text/csv", body = String),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn players(caller: Caller) -> Result<Response, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let table = caller.room.read(|tournament| print_registrations(tournament.state(), tournament.people()));
    Ok(spreadsheet("anmeldungen.csv", &table))
}
