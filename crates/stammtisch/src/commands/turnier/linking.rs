//! `turnier link`: links that open one role of a tournament on a server, made and revoked without one.

use clap::{Args, Subcommand, ValueEnum};
use schafkopf_turnier::{PlayerNumber, Role};
use serde_json::{Value, json};
use stammtisch_desk::words::format;
use stammtisch_desk::{Link, LinkRole, LinkScope, NewLink, TOKEN_BYTES, first_in_office};

use super::answer::Answer;
use super::columns::Columns;
use super::desk::{Desk, now};
use super::trouble::Trouble;

/// What is done with links.
#[derive(Debug, Subcommand)]
pub(super) enum LinkCommand {
    /// Makes a link and shows it, this once.
    #[command(
        after_help = "Examples:\n  stammtisch turnier link new director\n  stammtisch turnier link new keeper --table 7 --origin http://192.168.1.5:7333\n  stammtisch turnier link new player --player 17"
    )]
    New(NewLinkArgs),
    /// Lists all links, without what opens them.
    #[command(after_help = "Example:\n  stammtisch turnier link list")]
    List,
    /// Revokes a link for good.
    #[command(after_help = "Example:\n  stammtisch turnier link revoke 9f2c61aa01b2c3d4")]
    Revoke {
        /// Its id, as `link list` shows it.
        id: String,
    },
}

#[derive(Debug, Args)]
pub(super) struct NewLinkArgs {
    /// What it opens.
    role: RoleArg,
    /// The table of a list keeper.
    #[arg(long)]
    table: Option<u32>,
    /// The match of a list keeper. Default: the one that runs.
    #[arg(long = "match", value_name = "N")]
    match_number: Option<u32>,
    /// The number of a player.
    #[arg(long)]
    player: Option<u32>,
    /// The official: name or id. Default: the first who holds the office.
    #[arg(long, value_name = "WHO")]
    person: Option<String>,
    /// What people call it.
    #[arg(long, default_value = "")]
    label: String,
    /// Address of the server, to be written before the link.
    #[arg(long, value_name = "URL", default_value = "")]
    origin: String,
}

/// A role on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum RoleArg {
    /// The management.
    Director,
    /// The supervision at the tables.
    Referee,
    /// The list of one table.
    Keeper,
    /// One player's card.
    Player,
    /// The screen in the hall.
    Display,
}

impl From<RoleArg> for LinkRole {
    fn from(role: RoleArg) -> LinkRole {
        match role {
            RoleArg::Director => LinkRole::Director,
            RoleArg::Referee => LinkRole::Referee,
            RoleArg::Keeper => LinkRole::Keeper,
            RoleArg::Player => LinkRole::Player,
            RoleArg::Display => LinkRole::Display,
        }
    }
}

/// Carries out what is wanted with links.
pub(super) fn link(command: &LinkCommand, desk: &Desk) -> Result<Answer, Trouble> {
    match command {
        LinkCommand::New(args) => new(args, desk),
        LinkCommand::List => list(desk),
        LinkCommand::Revoke { id } => revoke(id, desk),
    }
}

fn new(args: &NewLinkArgs, desk: &Desk) -> Result<Answer, Trouble> {
    let role = LinkRole::from(args.role);
    let scope = scope(args, role, desk)?;
    let mut random = [0; TOKEN_BYTES];
    getrandom::fill(&mut random).map_err(|error| std::io::Error::other(error.to_string()))?;
    let new = NewLink::make(desk.id(), (role, scope), &args.label, (now(), random));
    desk.archive.keep_links(&[new.link.record()], &[])?;
    let url = format!("{}{}", args.origin.trim_end_matches('/'), new.path());
    let fields =
        json!({"id": new.link.id(), "role": role, "token": new.token, "path": new.path(), "url": url});
    let told = format(desk.texts(), "turnier-link-made", &[("id", new.link.id().to_owned()), ("url", url)]);
    Ok(Answer::new(fields, told))
}

fn scope(args: &NewLinkArgs, role: LinkRole, desk: &Desk) -> Result<LinkScope, Trouble> {
    let state = desk.state();
    let missing = |field: &str| Trouble::told("link_needs", &[("field", field)]);
    Ok(match role {
        LinkRole::Director | LinkRole::Referee => {
            let wanted = if role == LinkRole::Director { Role::Director } else { Role::Referee };
            let person = match &args.person {
                Some(who) => desk.official(who)?,
                None => first_in_office(state, wanted).ok_or_else(|| missing("person"))?,
            };
            LinkScope { person: Some(person), ..LinkScope::default() }
        }
        LinkRole::Keeper => {
            let table = args.table.ok_or_else(|| missing("table"))?;
            LinkScope { table: Some(table), match_number: args.match_number, ..LinkScope::default() }
        }
        LinkRole::Player => {
            let player = PlayerNumber(args.player.ok_or_else(|| missing("player"))?);
            state.player(player).ok_or(schafkopf_turnier::Refusal::UnknownPlayer { player })?;
            LinkScope { player: Some(player), ..LinkScope::default() }
        }
        LinkRole::Display => LinkScope::default(),
    })
}

fn links(desk: &Desk) -> Result<Vec<Link>, Trouble> {
    Ok(desk.archive.links(desk.id())?.into_iter().filter_map(Link::read).collect())
}

fn list(desk: &Desk) -> Result<Answer, Trouble> {
    let texts = desk.texts();
    let heads = ["link", "role", "for", "state"];
    let mut columns = Columns::new(heads.map(|key| texts.get(&format!("turnier-head-{key}"))));
    let mut told: Vec<Value> = Vec::new();
    for link in links(desk)? {
        let state = if link.revoked.is_some() { "turnier-link-revoked" } else { "turnier-link-good" };
        let role = texts.get(&format!("turnier-link-role-{}", link.role.name()));
        columns.row([link.id().to_owned(), role, whom(desk, &link), texts.get(state)]);
        told.push(json!({
            "id": link.id(), "role": link.role, "scope": link.scope, "label": link.label,
            "created": link.created, "revoked": link.revoked,
        }));
    }
    Ok(Answer::new(json!({"links": told}), columns.text()))
}

/// Whom or what a link is for, in words.
fn whom(desk: &Desk, link: &Link) -> String {
    let LinkScope { table, match_number, player, person } = link.scope;
    let mut parts = Vec::new();
    parts.extend(person.map(|id| desk.person_name(id)));
    parts.extend(player.map(|player| player.to_string()));
    parts.extend(table.map(|table| match match_number {
        Some(number) => format!("{number}/{table}"),
        None => table.to_string(),
    }));
    parts.extend(Some(link.label.clone()).filter(|label| !label.is_empty()));
    parts.join(" ")
}

fn revoke(id: &str, desk: &Desk) -> Result<Answer, Trouble> {
    let links = links(desk)?;
    let link = links.iter().find(|link| link.id() == id);
    let link = link.ok_or_else(|| Trouble::told("no_such_link", &[("id", id)]))?;
    desk.archive.keep_links(&[], std::slice::from_ref(&link.hash))?;
    let told = format(desk.texts(), "turnier-link-is-revoked", &[("id", id.to_owned())]);
    Ok(Answer::new(json!({"id": id, "revoked": true}), told))
}
