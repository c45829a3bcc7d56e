//! Acting: commands, queues of them, registrations from a table, the display.

use std::sync::Arc;

use axum::Json;
use axum::response::{IntoResponse as _, Response};
use schafkopf::{Next, Ruling};
use schafkopf_turnier::{ListId, RowPlace, TableRegistration};
use serde::{Deserialize, Serialize};
use stammtisch_desk::{LinkRole, registrations};
use stammtisch_http::Problem;
use stammtisch_http::sent::{Params, Raw, Sent};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::importing::Reading;
use crate::caller::Caller;
use crate::display::prizes_in_order;
use crate::reply::{Done, QueueReply, Refused, Reply};
use crate::trouble::Trouble;
use crate::views::{self, DisplayView, Head, PointsView};
use crate::wire::{self, DisplayWish, Queue, Request};
use crate::worker::{Import, Order, Ordered};

/// Most commands of a queue.
const LONGEST_QUEUE: usize = 256;

/// The answers to a queue.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct QueueReplies {
    #[ts(type = "true")]
    ok: bool,
    version: u64,
    answers: Vec<QueueReply>,
}

async fn order(caller: &Caller, ordered: Ordered) -> Result<Vec<Reply>, Trouble> {
    let order = Order { link: Arc::clone(&caller.link), lang: caller.lang, ordered };
    caller.room.order(order).await
}

/// Carries out one command.
#[utoipa::path(
    post,
    path = "/api/hall/do",
    tag = "acting",
    request_body = Request,
    responses(
        (status = 200, body = Done),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Refused),
        (status = 409, description = "What it is about has changed, or is no more", body = Refused),
        (status = 410, description = "The link was revoked", body = Problem),
        (status = 422, description = "The rules refuse it", body = Refused),
    )
)]
pub(super) async fn act(caller: Caller, Sent(request): Sent<Request>) -> Result<Response, Trouble> {
    let replies = order(&caller, Ordered::Queue { requests: vec![request], stop: false }).await?;
    replies.into_iter().next().map(Reply::into_response).ok_or(Trouble::Closed)
}

/// Carries out a queue.
#[utoipa::path(
    post,
    path = "/api/hall/batch",
    tag = "acting",
    request_body = Queue,
    responses(
        (status = 200, body = QueueReplies),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
        (status = 413, description = "There are too many commands", body = Problem),
    )
)]
pub(super) async fn batch(caller: Caller, Sent(queue): Sent<Queue>) -> Result<Json<QueueReplies>, Trouble> {
    caller.must_be(&[LinkRole::Director, LinkRole::Referee, LinkRole::Keeper])?;
    if queue.commands.len() > LONGEST_QUEUE {
        return Err(Trouble::TooLarge);
    }
    let ids: Vec<String> = queue.commands.iter().map(|request| request.id.clone()).collect();
    let ordered = Ordered::Queue { requests: queue.commands, stop: queue.stop };
    let replies = order(&caller, ordered).await?;
    let answers = ids.into_iter().zip(replies).map(|(id, reply)| reply.in_queue(id)).collect();
    Ok(Json(QueueReplies { ok: true, version: caller.room.pulse().version, answers }))
}

/// A row of which is asked what it would come to.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PreviewWanted {
    /// In which list; a keeper need not say.
    #[ts(optional)]
    list: Option<wire::ListId>,
    /// The number of the game.
    game: u32,
    /// The row.
    row: wire::Row,
}

/// What a row would come to.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(rename = "Preview")]
#[schema(as = Preview)]
pub(crate) struct Previewed {
    #[serde(flatten)]
    head: Head,
    points: [i32; 4],
    circle: Option<wire::Seat>,
    approval: Option<wire::ApprovalReason>,
    answer: Option<wire::Answer>,
    ruling: Option<RulingShown>,
}

/// How it goes on after a ruling, and by which clauses.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(rename = "Ruling")]
#[schema(as = Ruling)]
struct RulingShown {
    next: &'static str,
    clauses: Vec<&'static str>,
    decisions: Vec<u8>,
    points: Option<[i32; 4]>,
}

/// What a row would come to.
#[utoipa::path(
    post,
    path = "/api/hall/preview",
    tag = "acting",
    request_body = PreviewWanted,
    responses(
        (status = 200, body = Previewed),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
        (status = 422, description = "The row cannot be so", body = Problem),
    )
)]
pub(super) async fn preview(
    caller: Caller,
    Sent(wanted): Sent<PreviewWanted>,
) -> Result<Json<Previewed>, Trouble> {
    caller.must_be(&[LinkRole::Director, LinkRole::Referee, LinkRole::Keeper])?;
    let told = caller.room.read(|tournament| {
        let state = tournament.state();
        let own = caller.link.list(state).filter(|_| caller.link.role == LinkRole::Keeper);
        let list = match (own, wanted.list.map(ListId::from)) {
            (Some(own), Some(named)) if own != named => return Err(Trouble::NotYours),
            (own, named) => own.or(named).ok_or_else(|| Trouble::BadRequest("list".to_owned()))?,
        };
        let game = wanted.game;
        let found = state.list(list);
        let place = found.map_or_else(|| RowPlace::of_game(game), |found| found.place(game));
        let row = state
            .scoresheet()
            .check(place, &wanted.row.into())
            .map_err(|fault| Trouble::from(schafkopf_turnier::Refusal::Row { list, game, fault }))?;
        let rules = &state.tournament_rules().approval;
        let needed = found.zip(row.solo()).and_then(|(list, solo)| list.approval_needed(rules, game, solo));
        let answer = found.and_then(|list| list.approvals().get(&game)).and_then(|asked| asked.answer);
        Ok(Previewed {
            head: Head::of(tournament),
            points: *row.points().as_array(),
            circle: row.solo().map(|solo| solo.soloist.into()),
            approval: needed.map(wire::ApprovalReason::from),
            answer: answer.map(wire::Answer::from),
            ruling: row.ruled().map(|ruled| shown_ruling(&ruled.ruling)),
        })
    })?;
    Ok(Json(told))
}

/// What every game of a list comes to, for a page that tells it without a network.
#[utoipa::path(
    get,
    path = "/api/hall/points",
    tag = "acting",
    responses(
        (status = 200, body = PointsView),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn points(caller: Caller) -> Result<Json<PointsView>, Trouble> {
    caller.must_be(&[LinkRole::Director, LinkRole::Referee, LinkRole::Keeper])?;
    Ok(Json(caller.room.read(views::points)))
}

fn shown_ruling(ruling: &Ruling) -> RulingShown {
    RulingShown {
        next: Next::name(ruling.next),
        clauses: ruling.clauses.clone(),
        decisions: ruling.decisions.clone(),
        points: ruling.points.map(|entry| *entry.points().as_array()),
    }
}

/// How a table of registrations is taken.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(clippy::struct_excessive_bools, reason = "each is a box that the page has to be ticked")]
pub(super) struct ImportOptions {
    /// Whether it is only tried.
    #[serde(default)]
    dry_run: bool,
    /// Whether all were found old enough.
    #[serde(default)]
    seen: bool,
    /// The id of the command; needed unless it is only tried.
    id: Option<String>,
    /// Which page of the link sends it.
    desk: Option<String>,
    /// Whether the surname comes first where both names stand in one field.
    #[serde(default)]
    surname_first: bool,
    /// Whether a table without headings is taken for names and towns.
    #[serde(default)]
    guess: bool,
    /// Lines that are left out, with commas.
    #[serde(default)]
    skip: String,
}

/// What became of a table.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it is described, and made by the two answers themselves")]
enum Imported {
    Tried(Box<ImportTried>),
    Done(Box<Done>),
}

/// Registers everybody of a table, or nobody.
#[utoipa::path(
    post,
    path = "/api/hall/players/import",
    tag = "acting",
    params(ImportOptions),
    request_body(content = String, description = "The table", content_type = "text/csv"),
    responses(
        (status = 200, body = Imported),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
        (status = 422, description = "A line cannot be taken, or the id was used for something else", body = Refused),
    )
)]
pub(super) async fn import(
    caller: Caller,
    Params(params): Params<ImportOptions>,
    Raw(bytes): Raw,
) -> Result<Response, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let reading = Reading { surname_first: params.surname_first, guess: params.guess, skip: params.skip };
    let rows = Arc::new(reading.rows(&caller, &bytes)?);
    if params.dry_run {
        return Ok(Json(tried(&caller, &rows, params.seen)?).into_response());
    }
    let id = params.id.filter(|id| !id.is_empty() && id.len() <= 64);
    let id = id.ok_or_else(|| Trouble::BadRequest("id".to_owned()))?;
    let import = Import { id, rows, seen: params.seen, desk: params.desk };
    let replies = order(&caller, Ordered::Import(import)).await?;
    replies.into_iter().next().map(Reply::into_response).ok_or(Trouble::Closed)
}

/// What would become of a table.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct ImportTried {
    #[serde(flatten)]
    head: Head,
    #[ts(type = "true")]
    dry_run: bool,
    registered: usize,
    players: Vec<ImportLine>,
}

/// Somebody who would be registered.
#[derive(Debug, Serialize, TS, ToSchema)]
struct ImportLine {
    line: usize,
    player: Option<u32>,
    name: String,
    town: String,
    paid: u32,
}

fn tried(caller: &Caller, rows: &[TableRegistration], seen: bool) -> Result<ImportTried, Trouble> {
    let (at, by) = (caller.room.clock.now(), caller.link.scope.person.ok_or(Trouble::NotYours)?);
    caller.room.read(|tournament| {
        let acts: Vec<schafkopf_turnier::Act> = registrations(tournament, rows, seen)
            .into_iter()
            .map(|command| schafkopf_turnier::Act { at, by, why: None, command })
            .collect();
        tournament.decide_all(&acts).map_err(|(place, refusal)| {
            Trouble::Line(rows.get(place).map_or(0, |row| row.line), Box::new(refusal))
        })?;
        let fee = tournament.state().setup().entry_fee;
        let players = rows.iter().map(|row| ImportLine {
            line: row.line,
            player: row.player.map(|player| player.0),
            name: row.details.full_name(),
            town: row.details.town.clone(),
            paid: row.paid.cents(fee),
        });
        Ok(ImportTried {
            head: Head::of(tournament),
            dry_run: true,
            registered: rows.len(),
            players: players.collect(),
        })
    })
}

/// Changes what the screen shows.
#[utoipa::path(
    post,
    path = "/api/hall/display",
    tag = "acting",
    request_body = DisplayWish,
    responses(
        (status = 200, body = DisplayView),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn display(
    caller: Caller,
    Sent(wish): Sent<DisplayWish>,
) -> Result<Json<DisplayView>, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let prizes = caller.room.read(|tournament| prizes_in_order(tournament).len());
    caller.room.change_display(|state| wish.apply(state, prizes)).await?;
    super::looking::display(caller).await
}
