//! Tables: listing, opening, and what they leave behind.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use schafkopf::{ByChair, Members, RuleSet, Seat};
use schafkopf_bots::Builtin;
use schafkopf_record::Language;
use serde::{Deserialize, Serialize};
use stammtisch_http::Caller;
use stammtisch_http::Problem;
use stammtisch_http::name::Name;
use stammtisch_http::sent::Sent;
use stammtisch_text::rule_file::placed;
use stammtisch_text::{Arg, Lang, Texts};
use stammtisch_wire::Proof;
use utoipa::ToSchema;

use super::app::App;
use super::caller::visitor;
use super::fault::Fault;
use super::origin::{Origin, is_this_machine};
use crate::hub::Found;
use crate::table::{self, ClockPlan, TableId, TablePlan};
use crate::wire::{Pace, TableCard, TableKind};

/// The rules of a table that nobody chose rules for.
const USUAL_RULES: &str = "schule";
/// The bot that nobody chose.
const USUAL_BOT: Builtin = Builtin::Regel;
/// The games of a match at a table that was opened to play at once: two rounds, after which a rating moves.
const QUICK_GAMES: u32 = 8;
/// The longest match.
const MOST_GAMES: u32 = 1000;
/// The longest time for an action, and for the bank, in seconds.
const LONGEST_CLOCK: u32 = 3600;

/// A table that somebody wants to open.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct TableWanted {
    /// Who may come: `open`, `private`, `practice` or `quick`.
    kind: TableKind,
    /// What it is called; after who opens it, if nothing is given.
    #[cfg_attr(test, ts(optional))]
    name: Option<String>,
    /// Id of its rule set; `schule`, if nothing is given.
    #[cfg_attr(test, ts(optional))]
    rules: Option<String>,
    /// A rule file of one's own (TOML), instead of an id.
    #[cfg_attr(test, ts(optional))]
    rules_text: Option<String>,
    /// How many games the match has; none to go on and on.
    #[cfg_attr(test, ts(optional))]
    games: Option<u32>,
    /// How many people belong to it: 4, or at a private table 5 or 6, of whom the dealer (and the cutter) sits out; 4, if
    /// nothing is given.
    #[cfg_attr(test, ts(optional))]
    members: Option<u8>,
    /// Who deals first, as agreed (S 2.2.2); seat 1, if nothing is given. Of five or six whoever sits out deals, and this
    /// seat is to his right.
    #[cfg_attr(test, ts(optional))]
    dealer: Option<stammtisch_wire::Seat>,
    /// The bots.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<BotsWanted>"))]
    bots: BotsWanted,
    /// Whether who opens the table sits down on seat 1; yes, if nothing is given.
    #[cfg_attr(test, ts(optional))]
    sit: Option<bool>,
    /// The time people have; the usual one for the kind of table, if nothing is given.
    #[cfg_attr(test, ts(optional))]
    clock: Option<ClockWanted>,
    /// How fast it goes; as the server is set up, if nothing is given.
    #[cfg_attr(test, ts(optional))]
    pace: Option<Pace>,
}

/// The time that people have to think: for each action, and a bank that is full again with every hand.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct ClockWanted {
    /// Seconds for each action; 0 for no clock at all.
    action_s: u32,
    /// Seconds in the bank, used once those of the action are over.
    bank_s: u32,
}

impl From<ClockWanted> for ClockPlan {
    fn from(ClockWanted { action_s, bank_s }: ClockWanted) -> ClockPlan {
        ClockPlan { action_s, bank_s }
    }
}

/// Bots at a table: for each seat one or none, or one for all seats that are free.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub(super) enum BotsWanted {
    /// None.
    #[default]
    None,
    /// The same everywhere.
    All(String),
    /// One for each of the four seats, or none; then, where more belong to the table, for each chair beside them.
    Each(Vec<Option<String>>),
}

/// A wish to play at once.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct PlayWanted {
    /// Id of the rule set.
    #[cfg_attr(test, ts(optional))]
    rules: Option<String>,
    /// A rule file of one's own (TOML), instead of an id.
    #[cfg_attr(test, ts(optional))]
    rules_text: Option<String>,
    /// The bots' name.
    #[cfg_attr(test, ts(optional))]
    level: Option<String>,
    /// How fast the table goes.
    #[cfg_attr(test, ts(optional))]
    pace: Option<Pace>,
    /// Whether to begin at a table of one's own even where others play by these rules; no, if nothing is given.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    alone: bool,
}

/// A seat that was found.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct SeatFound {
    /// The table's id.
    id: String,
    /// The link to it.
    link: String,
    /// Whether others play there already: then one sits down with their next hand, if one is connected.
    booked: bool,
}

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Opened {
    /// Its id.
    id: String,
    /// The link to it.
    link: String,
}

/// The open tables, running or waiting.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<TableCard>)))]
pub(super) async fn lobby(State(app): State<App>) -> Json<Vec<TableCard>> {
    Json(app.hub.lobby().await)
}

/// A table, for who has its id.
#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    tag = "tables",
    params(("id" = String, Path, description = "The table's id, 22 characters")),
    responses((status = 200, body = TableCard), (status = 404, description = "There is no such table", body = Problem))
)]
pub(super) async fn card(State(app): State<App>, Path(id): Path<String>) -> Result<Json<TableCard>, Fault> {
    let card = match id.parse::<TableId>() {
        Ok(id) => app.hub.card(&id).await,
        Err(_) => None,
    };
    card.map(Json).ok_or(Fault::UnknownTable)
}

/// Opens a table.
#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    request_body = TableWanted,
    responses(
        (status = 201, body = Opened),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 422, description = "There are no such rules or bots, or a number is out of bounds", body = Problem),
        (status = 429, description = "Too many tables from this address", body = Problem),
    )
)]
pub(super) async fn open(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
    Sent(wanted): Sent<TableWanted>,
) -> Result<(StatusCode, Json<Opened>), Fault> {
    let plan = plan(&app, &caller, &wanted)?;
    create(&app, &headers, &caller, plan).await
}

/// Plays at once. Where people play by the same rules and a bot has a seat, the caller has it from their next hand on, if he
/// comes to the table within 20 seconds and stays; else he sits at a new table with three bots, where others find him.
#[utoipa::path(
    post,
    path = "/api/play",
    tag = "tables",
    request_body = PlayWanted,
    responses(
        (status = 201, body = SeatFound),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 422, description = "There are no such rules or bots", body = Problem),
        (status = 429, description = "Too many tables from this address", body = Problem),
    )
)]
pub(super) async fn play(
    State(app): State<App>,
    headers: HeaderMap,
    caller: Caller,
    Sent(wanted): Sent<PlayWanted>,
) -> Result<(StatusCode, Json<SeatFound>), Fault> {
    let alone = wanted.alone;
    let wanted = TableWanted {
        kind: TableKind::Quick,
        name: None,
        rules: wanted.rules,
        rules_text: wanted.rules_text,
        games: Some(QUICK_GAMES),
        members: None,
        // Who sits on seat 1 speaks first, and has something to decide at once.
        dealer: Some(Seat::Four.into()),
        bots: wanted.level.map_or(BotsWanted::None, BotsWanted::All),
        sit: None,
        clock: None,
        pace: wanted.pace,
    };
    let plan = plan(&app, &caller, &wanted)?;
    let visitor = visitor(&caller)?;
    check_often(&app, &caller)?;
    let Found { id, booked } = app.hub.play(&visitor, plan, alone).await?;
    let found = SeatFound { id: id.to_string(), link: link(&app, &headers, &id), booked };
    Ok((StatusCode::CREATED, Json(found)))
}

/// Asks for a seat at a table: the caller sits down with its next hand, or at once where nobody plays, if he comes to it
/// within 20 seconds and stays.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/seat",
    tag = "tables",
    params(("id" = String, Path, description = "The table's id, 22 characters")),
    responses(
        (status = 200, body = TableCard),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "There is no seat for the caller", body = Problem),
        (status = 429, description = "Too often from this address", body = Problem),
    )
)]
pub(super) async fn seat(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableCard>, Fault> {
    let visitor = visitor(&caller)?;
    let id = id.parse::<TableId>().map_err(|_| Fault::UnknownTable)?;
    check_often(&app, &caller)?;
    app.hub.book(&id, &visitor).await?;
    app.hub.card(&id).await.map(Json).ok_or(Fault::UnknownTable)
}

/// Whether an address may open one more table, or ask for one more seat.
fn check_often(app: &App, caller: &Caller) -> Result<(), Fault> {
    if app.tables.take(caller.household(), Instant::now()) { Ok(()) } else { Err(Fault::TooMany) }
}

async fn create(
    app: &App,
    headers: &HeaderMap,
    caller: &Caller,
    plan: TablePlan,
) -> Result<(StatusCode, Json<Opened>), Fault> {
    let visitor = visitor(caller)?;
    check_often(app, caller)?;
    let id = app.hub.create(&visitor, plan).await?;
    Ok((StatusCode::CREATED, Json(Opened { id: id.to_string(), link: link(app, headers, &id) })))
}

/// The plan of a table from what was wanted.
fn plan(app: &App, caller: &Caller, wanted: &TableWanted) -> Result<TablePlan, Fault> {
    if let Some(games) = wanted.games {
        within("games", games, 1, MOST_GAMES)?;
    }
    let kind = table::TableKind::from(wanted.kind);
    let members = members(wanted.members, kind)?;
    let clock = wanted.clock.map_or(ClockPlan::usual(kind), ClockPlan::from);
    within("clock.action_s", clock.action_s, 0, LONGEST_CLOCK)?;
    within("clock.bank_s", clock.bank_s, 0, LONGEST_CLOCK)?;
    let sit = is_for_one(kind) || wanted.sit.unwrap_or(true);
    Ok(TablePlan {
        name: table_name(wanted.name.as_deref(), caller)?,
        rules: rules(app, caller.lang, wanted.rules.as_deref(), wanted.rules_text.as_deref())?,
        bots: bots(&wanted.bots, kind, members, sit)?,
        members,
        kind,
        games: wanted.games,
        dealer: wanted.dealer.map_or(Seat::One, Into::into),
        sit,
        clock,
        pace: wanted.pace.unwrap_or_else(|| app.hub.pace()),
    })
}

/// Whether one person begins to play with bots.
fn is_for_one(kind: table::TableKind) -> bool {
    match kind {
        table::TableKind::Practice | table::TableKind::Quick => true,
        table::TableKind::Open | table::TableKind::Private => false,
    }
}

/// How many people belong to a table: more than four only where they know each other.
fn members(wanted: Option<u8>, kind: table::TableKind) -> Result<Members, Fault> {
    let most = match kind {
        table::TableKind::Private => Members::Six,
        table::TableKind::Open | table::TableKind::Practice | table::TableKind::Quick => Members::Four,
    };
    let wanted = wanted.unwrap_or(Members::Four.count());
    within("members", u32::from(wanted), u32::from(Members::Four.count()), u32::from(most.count()))?;
    Ok(Members::new(wanted).unwrap_or_default())
}

fn within(field: &'static str, value: u32, least: u32, most: u32) -> Result<(), Fault> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(Fault::OutOfBounds { field, least: i64::from(least), most: i64::from(most) })
}

/// A table's name keeps to the same rules as a guest's.
fn table_name(wanted: Option<&str>, caller: &Caller) -> Result<String, Fault> {
    if let Some(name) = wanted {
        return Ok(Name::parse(name).map_err(Fault::BadName)?.to_string());
    }
    let person = caller.person.as_ref().ok_or(Fault::NoGuest)?;
    Ok(Texts::of(caller.lang).format("http-table-of", &[("name", Arg::from(person.name.as_str()))]))
}

fn rules(app: &App, lang: Lang, id: Option<&str>, text: Option<&str>) -> Result<Arc<RuleSet>, Fault> {
    if let Some(text) = text {
        let set = RuleSet::parse(text);
        return set.map(Arc::new).map_err(|error| Fault::BadRules(placed(&error, Texts::of(lang))));
    }
    let id = id.unwrap_or(USUAL_RULES);
    let known = || app.rules.iter().map(|set| set.id.as_str()).collect::<Vec<_>>().join(", ");
    let set = app.rules.iter().find(|set| set.id == id);
    set.cloned().ok_or_else(|| Fault::UnknownRules { name: id.to_owned(), known: known() })
}

/// The bots on all chairs. Where one practises, bots fill all seats but one's own.
fn bots(
    wanted: &BotsWanted,
    kind: table::TableKind,
    members: Members,
    sit: bool,
) -> Result<ByChair<Option<Builtin>>, Fault> {
    let everywhere = |bot: Builtin| ByChair::from_fn(|chair| members.has(chair).then_some(bot));
    let mut bots = match wanted {
        BotsWanted::None if is_for_one(kind) => everywhere(USUAL_BOT),
        BotsWanted::None => ByChair::default(),
        BotsWanted::All(name) => everywhere(bot(name)?),
        BotsWanted::Each(names) => {
            let count = u32::from(members.count());
            within("bots", u32::try_from(names.len()).unwrap_or(u32::MAX), 4, count)?;
            let mut bots = ByChair::default();
            for (chair, name) in members.chairs().zip(names) {
                bots[chair] = name.as_deref().map(bot).transpose()?;
            }
            bots
        }
    };
    if sit {
        bots[Seat::One] = None;
    }
    Ok(bots)
}

fn bot(name: &str) -> Result<Builtin, Fault> {
    name.parse().map_err(|_| {
        let known = Builtin::ALL.map(Builtin::name).join(", ");
        Fault::UnknownBot { name: name.to_owned(), known }
    })
}

/// The link to a table, as others can use it: who opened it on this machine itself gets the address in the home network.
fn link(app: &App, headers: &HeaderMap, id: &TableId) -> String {
    let options = &app.options;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let asked = || {
        let scheme = if options.tls { "https" } else { "http" };
        format!("{scheme}://{host}").parse::<Origin>().ok()
    };
    let home = || options.home.clone().filter(|_| is_this_machine(host));
    let origin = options.public.clone().or_else(home).or_else(asked);
    origin.map_or_else(|| format!("/t/{id}"), |origin| format!("{origin}/t/{id}"))
}

/// The link to a table as a QR code (SVG).
#[utoipa::path(
    get,
    path = "/api/tables/{id}/qr.svg",
    tag = "tables",
    params(("id" = String, Path, description = "The table's id, 22 characters")),
    responses(
        (status = 200, content_type = "image/svg+xml", body = String),
        (status = 404, description = "There is no such table", body = Problem),
    )
)]
pub(super) async fn qr_code(
    State(app): State<App>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let unknown = || Fault::UnknownTable;
    let id = id.parse::<TableId>().map_err(|_| unknown())?;
    app.hub.card(&id).await.ok_or_else(unknown)?;
    let image = stammtisch_http::link::qr(&link(&app, &headers, &id)).ok_or(Fault::Internal)?;
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml"))];
    Ok((kind, image).into_response())
}

/// The proof of a hand's deal, once that hand is over; `stammtisch verify` checks it.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/hands/{hand}/proof.json",
    tag = "tables",
    params(
        ("id" = String, Path, description = "The table's id, 22 characters"),
        ("hand" = u64, Path, description = "The number of the hand at this table, from 1"),
    ),
    responses(
        (status = 200, description = "The proof, as docs/fair-deal.md describes it", body = Proof),
        (status = 404, description = "There is no such hand, or it is not over", body = Problem),
    )
)]
pub(super) async fn proof(
    State(app): State<App>,
    Path(place): Path<(String, String)>,
) -> Result<Response, Fault> {
    let (id, hand) = hand_of(&place).ok_or(Fault::UnknownHand)?;
    let proof = app.hub.proof(&id, hand).await.ok_or(Fault::UnknownHand)?;
    Ok(Json(Proof::from(&proof)).into_response())
}

/// The record of a hand in the text notation, once it is over.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/hands/{hand}/record.skn",
    tag = "tables",
    params(
        ("id" = String, Path, description = "The table's id, 22 characters"),
        ("hand" = u64, Path, description = "The number of the hand at this table, from 1"),
    ),
    responses(
        (status = 200, description = "The record, as docs/notation.md describes it", content_type = "text/plain", body = String),
        (status = 404, description = "There is no such hand, or it is not over", body = Problem),
    )
)]
pub(super) async fn record(
    State(app): State<App>,
    caller: Caller,
    Path(place): Path<(String, String)>,
) -> Result<Response, Fault> {
    let (id, hand) = hand_of(&place).ok_or(Fault::UnknownHand)?;
    let record = app.hub.record(&id, hand).await.ok_or(Fault::UnknownHand)?;
    let language = match caller.lang {
        Lang::De => Language::German,
        Lang::En => Language::English,
    };
    let kind = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"stammtisch-{hand}.skn\"")),
    ];
    Ok((kind, schafkopf_record::print(&record, language)).into_response())
}

fn hand_of((id, hand): &(String, String)) -> Option<(TableId, u64)> {
    Some((id.parse().ok()?, hand.parse().ok()?))
}
