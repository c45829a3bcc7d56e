//! Links: made, shown without their tokens, revoked, and printed on cards.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse as _, Response};
use schafkopf_turnier::{PersonId, PlayerNumber, Role, Status, Tournament};
use serde::{Deserialize, Serialize};
use stammtisch_desk::words;
use stammtisch_desk::{Link, LinkRole, LinkScope, NewLink};
use stammtisch_http::Problem;
use stammtisch_http::link::sound_origin;
use stammtisch_http::sent::Sent;
use stammtisch_paper::{LinkCard, link_cards};
use stammtisch_text::Texts;
use ts_rs::TS;
use utoipa::ToSchema;

use super::files::paper_headers;
use crate::caller::Caller;
use crate::hall::Hall;
use crate::trouble::Trouble;
use crate::{qr, views, wire};

/// A link that is wanted.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct LinkWanted {
    /// What it opens.
    role: wire::LinkRole,
    /// The table of a keeper.
    table: Option<u32>,
    /// The match of a keeper; absent, the one that runs.
    #[serde(rename = "match")]
    match_number: Option<u32>,
    /// The player of a card, by number.
    player: Option<u32>,
    /// The official, by id.
    person: Option<u64>,
    /// What it is called.
    #[serde(default)]
    #[ts(as = "Option<String>")]
    label: String,
    /// The address of the server as the page sees it.
    origin: Option<String>,
}

/// A link, without its token.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct LinkLine {
    id: String,
    role: wire::LinkRole,
    label: String,
    table: Option<u32>,
    #[serde(rename = "match")]
    match_number: Option<u32>,
    player: Option<u32>,
    person: Option<u64>,
    created: i64,
    revoked: Option<i64>,
}

/// A new link: its token is told this once.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct LinkMade {
    #[ts(type = "true")]
    ok: bool,
    link: LinkLine,
    token: String,
    path: String,
    /// A picture of the address, as SVG; none of one that is too long.
    qr: Option<String>,
    url: String,
}

/// All links.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct AllLinks {
    #[ts(type = "true")]
    ok: bool,
    version: u64,
    links: Vec<LinkLine>,
}

/// A link that was revoked.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct LinkRevoked {
    #[ts(type = "true")]
    ok: bool,
    link: LinkLine,
}

/// A new link as it is told once.
pub(super) fn told_once(new: &NewLink, origin: Option<&str>) -> LinkMade {
    let url = format!("{}{}", sound_origin(origin), new.path());
    LinkMade {
        ok: true,
        link: shown(&new.link),
        token: new.token.clone(),
        path: new.path(),
        qr: qr::svg(&url),
        url,
    }
}

fn shown(link: &Link) -> LinkLine {
    LinkLine {
        id: link.id().to_owned(),
        role: link.role.into(),
        label: link.label.clone(),
        table: link.scope.table,
        match_number: link.scope.match_number,
        player: link.scope.player.map(|player| player.0),
        person: link.scope.person.map(|person| person.0),
        created: link.created,
        revoked: link.revoked,
    }
}

async fn all(hall: &Hall, tournament: &str) -> Result<Vec<Link>, Trouble> {
    Ok(hall.store.links(tournament).await?.into_iter().filter_map(Link::read).collect())
}

/// All links, without tokens.
#[utoipa::path(
    get,
    path = "/api/hall/links",
    tag = "links",
    responses(
        (status = 200, body = AllLinks),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn links(State(hall): State<Hall>, caller: Caller) -> Result<Json<AllLinks>, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let links = all(&hall, &caller.link.tournament).await?.iter().map(shown).collect();
    Ok(Json(AllLinks { ok: true, version: caller.room.pulse().version, links }))
}

/// Whether a scope fits its role, and what it names is there.
fn scope(tournament: &Tournament, wanted: &LinkWanted) -> Result<LinkScope, Trouble> {
    let state = tournament.state();
    let missing = |field: &str| Trouble::BadRequest(field.to_owned());
    let role = LinkRole::from(wanted.role);
    match role {
        LinkRole::Director | LinkRole::Referee => {
            let person = wanted.person.map(PersonId).ok_or_else(|| missing("person"))?;
            let roles = state.officials().get(&person).ok_or(Trouble::NotFound)?;
            if role == LinkRole::Director && !roles.contains(&Role::Director) {
                return Err(Trouble::NotYours);
            }
            Ok(LinkScope { person: Some(person), ..LinkScope::default() })
        }
        LinkRole::Keeper => {
            let table = wanted.table.ok_or_else(|| missing("table"))?;
            let number = wanted.match_number.unwrap_or_else(|| views::running_match(tournament));
            let seating = state.seating(number).ok_or(Trouble::NotFound)?;
            seating.table(table).ok_or(Trouble::NotFound)?;
            Ok(LinkScope { table: Some(table), match_number: wanted.match_number, ..LinkScope::default() })
        }
        LinkRole::Player => {
            let player = wanted.player.map(PlayerNumber).ok_or_else(|| missing("player"))?;
            state.player(player).ok_or(Trouble::NotFound)?;
            Ok(LinkScope { player: Some(player), ..LinkScope::default() })
        }
        LinkRole::Display => Ok(LinkScope::default()),
    }
}

/// Makes a link.
#[utoipa::path(
    post,
    path = "/api/hall/links",
    tag = "links",
    request_body = LinkWanted,
    responses(
        (status = 200, body = LinkMade),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 404, description = "What it is for is not there", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn make(
    State(hall): State<Hall>,
    caller: Caller,
    Sent(wanted): Sent<LinkWanted>,
) -> Result<Json<LinkMade>, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let scope = caller.room.read(|tournament| scope(tournament, &wanted))?;
    let made = (hall.clock.now(), hall.token());
    let new = NewLink::make(&caller.link.tournament, (wanted.role.into(), scope), &wanted.label, made);
    hall.keep_links(std::slice::from_ref(&new), &[]).await?;
    Ok(Json(told_once(&new, wanted.origin.as_deref())))
}

/// Revokes a link.
#[utoipa::path(
    post,
    path = "/api/hall/links/{id}/revoke",
    tag = "links",
    params(("id" = String, Path, description = "The id of the link")),
    responses(
        (status = 200, body = LinkRevoked),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 404, description = "There is no such link", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
        (status = 422, description = "It is the last link of a director", body = Problem),
    )
)]
pub(super) async fn revoke(
    State(hall): State<Hall>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<LinkRevoked>, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let links = all(&hall, &caller.link.tournament).await?;
    let link = links.iter().find(|link| link.id() == id).ok_or(Trouble::NotFound)?;
    let directs = |link: &&Link| link.role == LinkRole::Director && link.revoked.is_none();
    if directs(&link) && links.iter().filter(directs).count() == 1 {
        return Err(Trouble::LastDirector);
    }
    hall.keep_links(&[], std::slice::from_ref(link)).await?;
    Ok(Json(LinkRevoked { ok: true, link: shown(link) }))
}

/// Whom a sheet of cards is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
enum SheetFor {
    /// The list keepers of all tables.
    Keepers,
    /// All players.
    Players,
    /// Referees and the display.
    Officials,
}

/// A sheet of cards that is wanted.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct SheetWanted {
    /// Whom it is for.
    #[serde(rename = "for")]
    whom: SheetFor,
    /// The match of the keepers; absent, the one that runs.
    #[serde(rename = "match")]
    match_number: Option<u32>,
    /// The address of the server as the page sees it.
    origin: Option<String>,
}

/// Whom a card is for: its link, its title and its lines.
///
/// What is kept with a link is the line, not the title: names are kept with the people alone, so that they can be erased.
struct CardFor {
    role: LinkRole,
    scope: LinkScope,
    title: String,
    lines: Vec<String>,
}

/// Makes new links for a whole group, revokes its old ones, and prints the cards.
#[utoipa::path(
    post,
    path = "/api/hall/links/sheet",
    tag = "links",
    request_body = SheetWanted,
    responses(
        (status = 200, description = "The cards, to be printed", content_type = "text/html", body = String),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 404, description = "There is nobody for whom cards could be", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn sheet(
    State(hall): State<Hall>,
    caller: Caller,
    Sent(wanted): Sent<SheetWanted>,
) -> Result<Response, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let texts = Texts::of(caller.lang);
    let (name, cards) = caller
        .room
        .read(|tournament| (tournament.state().setup().name.clone(), cards(tournament, texts, &wanted)));
    if cards.is_empty() {
        return Err(Trouble::NotFound);
    }
    let now = hall.clock.now();
    let make = |card: &CardFor| {
        let made = (now, hall.token());
        let label = card.lines.first().unwrap_or(&card.title);
        NewLink::make(&caller.link.tournament, (card.role, card.scope), label, made)
    };
    let new: Vec<NewLink> = cards.iter().map(make).collect();
    let old: Vec<Link> = all(&hall, &caller.link.tournament)
        .await?
        .into_iter()
        .filter(|link| link.revoked.is_none())
        .filter(|link| cards.iter().any(|card| (card.role, card.scope) == (link.role, link.scope)))
        .collect();
    hall.keep_links(&new, &old).await?;
    let origin = sound_origin(wanted.origin.as_deref());
    let printed = cards.into_iter().zip(&new).filter_map(|(card, new)| {
        let url = format!("{origin}{}", new.path());
        Some(LinkCard { title: card.title, lines: card.lines, code: qr::square(&url)?, url })
    });
    let page = link_cards(caller.lang, &name, &printed.collect::<Vec<_>>());
    Ok((paper_headers(), Html(page)).into_response())
}

fn cards(tournament: &Tournament, texts: &Texts, wanted: &SheetWanted) -> Vec<CardFor> {
    match wanted.whom {
        SheetFor::Keepers => keeper_cards(tournament, texts, wanted.match_number),
        SheetFor::Players => player_cards(tournament, texts),
        SheetFor::Officials => official_cards(tournament, texts),
    }
}

fn keeper_cards(tournament: &Tournament, texts: &Texts, match_number: Option<u32>) -> Vec<CardFor> {
    let number = match_number.unwrap_or_else(|| views::running_match(tournament));
    let Some(seating) = tournament.state().seating(number) else { return Vec::new() };
    let line = match match_number {
        Some(number) => words::format(texts, "hall-keeper-line", &[("match", number.to_string())]),
        None => texts.get("hall-keeper-line-all"),
    };
    let card = |table: u32| CardFor {
        role: LinkRole::Keeper,
        scope: LinkScope { table: Some(table), match_number, ..LinkScope::default() },
        title: words::format(texts, "hall-keeper-card", &[("table", table.to_string())]),
        lines: vec![line.clone()],
    };
    (1..=seating.tables.len() as u32).map(card).collect()
}

fn player_cards(tournament: &Tournament, texts: &Texts) -> Vec<CardFor> {
    let there = tournament.state().players().iter().filter(|(_, player)| player.status == Status::Active);
    let card = |(&number, _): (&PlayerNumber, _)| CardFor {
        role: LinkRole::Player,
        scope: LinkScope { player: Some(number), ..LinkScope::default() },
        title: views::name(tournament, number),
        lines: vec![words::format(texts, "hall-player-line", &[("number", number.to_string())])],
    };
    there.map(card).collect()
}

/// Referees by name, and the display.
fn official_cards(tournament: &Tournament, texts: &Texts) -> Vec<CardFor> {
    let officials = tournament.state().officials().iter();
    let referees =
        officials.filter(|(_, roles)| roles.contains(&Role::Referee)).map(|(&person, _)| CardFor {
            role: LinkRole::Referee,
            scope: LinkScope { person: Some(person), ..LinkScope::default() },
            title: views::official(tournament, person),
            lines: vec![texts.get("hall-referee-card")],
        });
    let display = CardFor {
        role: LinkRole::Display,
        scope: LinkScope::default(),
        title: texts.get("hall-display-card"),
        lines: Vec::new(),
    };
    referees.chain([display]).collect()
}
