//! Acting: commands, queues of them, registrations from a table, the display.

use std::sync::Arc;

use axum::Json;
use axum::response::{IntoResponse as _, Response};
use schafkopf::{Next, Ruling, Seat};
use schafkopf_turnier::{
    Answer, ApprovalReason, ListId, PlayerNumber, Row, TableRegistration, decode_text, parse_registrations,
};
use serde::{Deserialize, Serialize};
use stammtisch_desk::{LinkRole, registrations};
use stammtisch_http::sent::{Params, Raw, Sent};

use crate::caller::Caller;
use crate::display::{DisplayWish, prizes_in_order};
use crate::reply::{QueueReply, Reply};
use crate::trouble::Trouble;
use crate::views::{DisplayView, Head};
use crate::worker::{Import, Order, Ordered, Request};

/// Most commands of a queue.
const LONGEST_QUEUE: usize = 256;

/// A queue of commands.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Queue {
    commands: Vec<Request>,
    #[serde(default)]
    stop: bool,
}

/// The answers to a queue.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct QueueReplies {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    version: u64,
    answers: Vec<QueueReply>,
}

async fn order(caller: &Caller, ordered: Ordered) -> Result<Vec<Reply>, Trouble> {
    let order = Order { link: Arc::clone(&caller.link), lang: caller.lang, ordered };
    caller.room.order(order).await
}

/// Carries out one command.
pub(super) async fn act(caller: Caller, Sent(request): Sent<Request>) -> Result<Response, Trouble> {
    let replies = order(&caller, Ordered::Queue { requests: vec![request], stop: false }).await?;
    replies.into_iter().next().map(Reply::into_response).ok_or(Trouble::Closed)
}

/// Carries out a queue.
pub(super) async fn batch(caller: Caller, Sent(queue): Sent<Queue>) -> Result<Json<QueueReplies>, Trouble> {
    if queue.commands.len() > LONGEST_QUEUE {
        return Err(Trouble::TooLarge);
    }
    let ids: Vec<String> = queue.commands.iter().map(|request| request.id.clone()).collect();
    let ordered = Ordered::Queue { requests: queue.commands, stop: queue.stop };
    let replies = order(&caller, ordered).await?;
    let answers = ids.into_iter().zip(replies).map(|(id, reply)| reply.in_queue(id)).collect();
    Ok(Json(QueueReplies { ok: true, version: caller.room.pulse().version, answers }))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Preview {
    list: Option<ListId>,
    game: u32,
    row: Row,
}

/// What a row would come to.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Preview"))]
pub(crate) struct Previewed {
    #[serde(flatten)]
    head: Head,
    points: [i32; 4],
    #[cfg_attr(test, ts(as = "Option<crate::views::shape::Seat>"))]
    circle: Option<Seat>,
    #[cfg_attr(test, ts(as = "Option<crate::views::shape::ApprovalReason>"))]
    approval: Option<ApprovalReason>,
    #[cfg_attr(test, ts(as = "Option<crate::views::shape::Answer>"))]
    answer: Option<Answer>,
    ruling: Option<RulingShown>,
}

/// How it goes on after a ruling, and by which clauses.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Ruling"))]
struct RulingShown {
    next: &'static str,
    clauses: Vec<&'static str>,
    decisions: Vec<u8>,
    points: Option<[i32; 4]>,
}

/// What a row would come to.
pub(super) async fn preview(caller: Caller, Sent(wanted): Sent<Preview>) -> Result<Json<Previewed>, Trouble> {
    caller.must_be(&[LinkRole::Director, LinkRole::Referee, LinkRole::Keeper])?;
    let told = caller.room.read(|tournament| {
        let state = tournament.state();
        let own = caller.link.list(state).filter(|_| caller.link.role == LinkRole::Keeper);
        let list = match (own, wanted.list) {
            (Some(own), Some(named)) if own != named => return Err(Trouble::NotYours),
            (own, named) => own.or(named).ok_or_else(|| Trouble::BadRequest("list".to_owned()))?,
        };
        let game = wanted.game;
        let row = state
            .scoresheet()
            .check(game, &wanted.row)
            .map_err(|fault| Trouble::from(schafkopf_turnier::Refusal::Row { list, game, fault }))?;
        let rules = &state.tournament_rules().approval;
        let found = state.list(list);
        let needed = found.zip(row.solo()).and_then(|(list, solo)| list.approval_needed(rules, game, solo));
        let answer = found.and_then(|list| list.approvals().get(&game)).and_then(|asked| asked.answer);
        Ok(Previewed {
            head: Head::of(tournament),
            points: *row.points().as_array(),
            circle: row.solo().map(|solo| solo.soloist),
            approval: needed,
            answer,
            ruling: row.ruled().map(|ruled| shown_ruling(&ruled.ruling)),
        })
    })?;
    Ok(Json(told))
}

fn shown_ruling(ruling: &Ruling) -> RulingShown {
    RulingShown {
        next: Next::name(ruling.next),
        clauses: ruling.clauses.clone(),
        decisions: ruling.decisions.clone(),
        points: ruling.points.map(|entry| *entry.points().as_array()),
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct ImportParams {
    #[serde(default)]
    dry_run: bool,
    #[serde(default)]
    seen: bool,
    id: Option<String>,
}

/// Registers everybody of a table, or nobody.
pub(super) async fn import(
    caller: Caller,
    Params(params): Params<ImportParams>,
    Raw(bytes): Raw,
) -> Result<Response, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let rows = Arc::new(parse_registrations(&decode_text(&bytes)).map_err(Trouble::Table)?);
    if params.dry_run {
        return Ok(Json(tried(&caller, &rows, params.seen)?).into_response());
    }
    let id = params.id.filter(|id| !id.is_empty() && id.len() <= 64);
    let id = id.ok_or_else(|| Trouble::BadRequest("id".to_owned()))?;
    let import = Import { id, rows, seen: params.seen };
    let replies = order(&caller, Ordered::Import(import)).await?;
    replies.into_iter().next().map(Reply::into_response).ok_or(Trouble::Closed)
}

/// What would become of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ImportTried {
    #[serde(flatten)]
    head: Head,
    #[cfg_attr(test, ts(type = "true"))]
    dry_run: bool,
    registered: usize,
    players: Vec<ImportLine>,
}

/// Somebody who would be registered.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ImportLine {
    line: usize,
    #[cfg_attr(test, ts(as = "Option<u32>"))]
    player: Option<PlayerNumber>,
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
        let players = rows.iter().map(|row| ImportLine {
            line: row.line,
            player: row.player,
            name: row.details.full_name(),
            town: row.details.town.clone(),
            paid: row.paid,
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
pub(super) async fn display(
    caller: Caller,
    Sent(wish): Sent<DisplayWish>,
) -> Result<Json<DisplayView>, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let prizes = caller.room.read(|tournament| prizes_in_order(tournament).len());
    caller.room.change_display(|state| wish.apply(state, prizes)).await?;
    super::looking::display(caller).await
}
