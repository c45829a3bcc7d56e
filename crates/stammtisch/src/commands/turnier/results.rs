//! Standings, table points, prizes and the till.

use std::fmt::Write as _;

use schafkopf::Seat;
use schafkopf_turnier::{
    Achievement, Award, ListId, Merit, PlayerNumber, Progress, Standings, State, WithoutRank,
};
use serde_json::{Value, json};
use stammtisch_desk::words::{self, format, joined, list_name, money};
use stammtisch_store::log_head;
use stammtisch_text::Texts;

use super::answer::Answer;
use super::args::{MatchArg, StandingsArgs};
use super::columns::Columns;
use super::desk::Desk;
use super::drawing::match_of;
use super::registering::player_name;
use super::trouble::Trouble;

/// The ranking and what decided it.
pub(super) fn standings(args: &StandingsArgs, desk: &Desk) -> Result<Answer, Trouble> {
    let progress = match (args.after, args.of.number) {
        (None, None) => Progress::Everything,
        (games, _) => {
            let match_number = match_of(desk, args.of);
            Progress::After { match_number, games: games.unwrap_or(u32::MAX) }
        }
    };
    let mut standings = standings_of(desk, desk.state(), progress, args.top)?;
    let head = log_head(desk.tournament());
    standings.fields.insert("events".to_owned(), json!(head.events));
    standings.fields.insert("head".to_owned(), json!(head.value));
    let _ = writeln!(standings.text, "{}", words::log_head(desk.texts(), head));
    Ok(standings)
}

/// The ranking of a state, which may be an earlier one.
pub(super) fn standings_of(
    desk: &Desk,
    state: &State,
    progress: Progress,
    top: Option<usize>,
) -> Result<Answer, Trouble> {
    let standings = state.standings(progress)?;
    let name = |player: PlayerNumber| {
        state.player(player).map_or_else(String::new, |player| desk.person_name(player.person))
    };
    let text = table(desk.texts(), state, &standings, top, &name);
    let ranked: Vec<Value> = standings
        .ranked
        .iter()
        .map(|standing| {
            json!({
                "rank": standing.rank, "player": standing.player, "name": name(standing.player),
                "points": standing.tally.points, "table_points": standing.tally.table_points,
                "total": standing.tally.total(), "counts": standing.tally.counts,
                "decided_by": standing.decided_by,
            })
        })
        .collect();
    Ok(Answer::new(json!({"ranking": ranked, "unranked": standings.unranked}), text))
}

fn table(
    texts: &Texts,
    state: &State,
    standings: &Standings,
    top: Option<usize>,
    name: &dyn Fn(PlayerNumber) -> String,
) -> String {
    let with_tables = !state.tournament_rules().table_points.is_empty();
    let mut heads = vec!["rank", "number", "name", "points"];
    if with_tables {
        heads.extend(["table-points", "total"]);
    }
    heads.push("decided");
    let mut columns = Columns::new(heads.iter().map(|key| texts.get(&format!("turnier-head-{key}"))));
    for standing in standings.ranked.iter().take(top.unwrap_or(usize::MAX)) {
        let criterion = serde_json::to_value(standing.decided_by).unwrap_or(Value::Null);
        let criterion = criterion.as_str().unwrap_or_default().replace('_', "-");
        let mut fields = vec![standing.rank.to_string(), standing.player.to_string(), name(standing.player)];
        fields.push(format!("{:+}", standing.tally.points));
        if with_tables {
            fields.extend([standing.tally.table_points.to_string(), format!("{:+}", standing.tally.total())]);
        }
        fields.push(texts.get(&format!("turnier-criterion-{criterion}")));
        columns.row(fields);
    }
    let mut text = columns.text();
    for unranked in &standings.unranked {
        let because = match unranked.because {
            WithoutRank::House => texts.get("turnier-house"),
            WithoutRank::Excluded => texts.get("turnier-status-excluded"),
        };
        let points = unranked.tally.total();
        let _ = writeln!(text, "–  {} {}  {points:+}  ({because})", unranked.player, name(unranked.player));
    }
    text
}

/// Results table by table.
pub(super) fn table_points(of: MatchArg, desk: &Desk) -> Answer {
    let state = desk.state();
    let number = match_of(desk, of);
    let texts = desk.texts();
    let games = state.tournament_rules().games;
    let heads = ["table", "seat", "number", "name", "points", "table-points"];
    let mut columns = Columns::new(heads.map(|key| texts.get(&format!("turnier-head-{key}"))));
    let mut list_of_tables = Vec::new();
    for (table, list) in (1..).zip(state.lists(number)) {
        let Some(players) = state.players_of(ListId { match_number: number, table }) else { continue };
        let result = state.list_result(list, games);
        for seat in Seat::ALL {
            columns.row([
                table.to_string(),
                seat.number().to_string(),
                players[seat].to_string(),
                player_name(desk, players[seat]),
                format!("{:+}", result.points[seat]),
                result.table_points[seat].to_string(),
            ]);
        }
        list_of_tables.push(json!({
            "table": table, "status": list.status(), "players": players.as_array(),
            "points": result.points.as_array(), "table_points": result.table_points.as_array(),
        }));
    }
    let heading = format(texts, "turnier-match", &[("match", number.to_string())]);
    let fields = json!({"match": number, "tables": list_of_tables});
    Answer::new(fields, format!("{heading}\n{}", columns.text()))
}

/// Who wins what.
pub(super) fn prizes(desk: &Desk) -> Result<Answer, Trouble> {
    let list = desk.state().prizes()?;
    let texts = desk.texts();
    let heads = ["for", "number", "name", "sum", "thing"];
    let mut columns = Columns::new(heads.map(|key| texts.get(&format!("turnier-head-{key}"))));
    for award in &list.awards {
        columns.row([
            achievement(texts, award),
            award.player.to_string(),
            player_name(desk, award.player),
            money(texts, i64::from(award.cents)),
            award.thing.clone().unwrap_or_default(),
        ]);
    }
    let args = [
        ("total", money(texts, list.total)),
        ("till", money(texts, list.till)),
        ("left", money(texts, list.till - list.total)),
    ];
    let mut text = format!("{}{}", columns.text(), format(texts, "turnier-prize-sum", &args));
    if list.lacking() > 0 {
        let _ = write!(text, "\n{}", format(texts, "turnier-till-too-small", &args[..2]));
    }
    let fields = json!({
        "awards": list.awards, "total": list.total, "till": list.till, "lacking": list.lacking(),
    });
    Ok(Answer::new(fields, text))
}

fn achievement(texts: &Texts, award: &Award) -> String {
    match &award.for_what {
        Achievement::Place(rank) => format(texts, "turnier-place", &[("rank", rank.to_string())]),
        Achievement::Table { match_number, table } => {
            let list = list_name(texts, ListId { match_number: *match_number, table: *table });
            format(texts, "turnier-table-winner", &[("list", list)])
        }
        Achievement::Special(Merit::MostSolos) => texts.get("turnier-most-solos"),
        Achievement::Special(Merit::MiddlePlace) => texts.get("turnier-middle-place"),
        Achievement::Special(Merit::LastPlace) => texts.get("turnier-last-place"),
        Achievement::Special(Merit::Named { title, .. }) => title.clone(),
    }
}

/// What is in the till.
pub(super) fn till(desk: &Desk) -> Answer {
    let state = desk.state();
    let texts = desk.texts();
    let paid: i64 = state.players().values().map(|player| player.paid).sum();
    let unpaid: Vec<PlayerNumber> = state.unpaid().collect();
    let added = i64::from(state.setup().added);
    let args = [
        ("till", money(texts, state.till())),
        ("paid", money(texts, paid)),
        ("added", money(texts, added)),
        ("count", unpaid.len().to_string()),
        ("unpaid", joined(&unpaid)),
    ];
    let fields = json!({"till": state.till(), "paid": paid, "added": added, "unpaid": unpaid});
    Answer::new(fields, format(texts, "turnier-till", &args))
}
