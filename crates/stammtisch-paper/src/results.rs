//! Results for elsewhere: a table for spreadsheets, a text for newspaper and website.

use std::fmt::Write as _;

use schafkopf_turnier::{
    Achievement, Award, PlayerNumber, Progress, Standing, Standings, WithoutRank, print_csv,
};
use stammtisch_text::Arg;

use crate::numbers::{as_text, long_date};
use crate::paper::Paper;

/// How many places the text names, prizes or not.
const NAMED: usize = 10;

/// All places as a table: one line for everybody, one column for every match.
pub(crate) fn table(paper: &Paper<'_>, standings: &Standings) -> String {
    let texts = paper.texts();
    let matches = paper.state().tournament_rules().matches;
    let by_match = paper.state().match_tallies(Progress::Everything);
    let awards = awards(paper, standings);
    let mut heads = ["place", "number", "surname", "first-name", "town"]
        .map(|key| texts.get(&format!("results-{key}")))
        .to_vec();
    heads.extend(
        (1..=matches)
            .map(|number| texts.format("paper-match-short", &[("match", Arg::from(i64::from(number)))])),
    );
    heads.extend(["total", "tie", "prize"].map(|key| texts.get(&format!("results-{key}"))));
    let mut records = vec![heads];
    let mut add = |place: String, player: PlayerNumber, total: i64, last: [String; 2]| {
        let person = paper.player(player).cloned().unwrap_or_default();
        let names = [&person.surname, &person.first_name, &person.town].map(|name| as_text(name));
        let mut record = vec![place, player.to_string()];
        record.extend(names);
        record.extend((1..=matches).map(|number| {
            by_match.get(&(player, number)).map_or_else(String::new, |tally| tally.total().to_string())
        }));
        record.push(total.to_string());
        record.extend(last.map(|words| as_text(&words)));
        records.push(record);
    };
    for standing in &standings.ranked {
        let tie = standings.tie(standing.player).map_or_else(String::new, |tie| paper.tie(tie));
        let won = awards.iter().filter(|award| award.player == standing.player);
        let won: Vec<String> = won.filter_map(|award| paper.prize(award)).collect();
        add(standing.rank.to_string(), standing.player, standing.tally.total(), [tie, won.join(" + ")]);
    }
    for unranked in &standings.unranked {
        let why = texts.get(match unranked.because {
            WithoutRank::House => "paper-house-player",
            WithoutRank::Excluded => "paper-excluded",
        });
        add(String::new(), unranked.player, unranked.tally.total(), [why, String::new()]);
    }
    print_csv(records.iter().map(Vec::as_slice))
}

fn awards(paper: &Paper<'_>, standings: &Standings) -> Vec<Award> {
    paper.setup().prizes.award(paper.state(), standings).awards
}

/// The results as a text: who won, the places, the special prizes, the teams, and who gave the prizes.
pub(crate) fn text(paper: &Paper<'_>, standings: &Standings) -> String {
    let awards = awards(paper, standings);
    let mut parts = vec![opening(paper, standings), places(paper, standings, &awards)];
    parts.extend(special(paper, &awards));
    parts.extend(teams(paper, standings));
    let sponsors = paper.setup().prizes.sponsors();
    if !sponsors.is_empty() {
        let thanks = [("sponsors", Arg::from(sponsors.join(", ")))];
        parts.push(paper.texts().format("paper-giving-thanks", &thanks));
    }
    let mut text = parts.join("\n\n");
    text.push('\n');
    text
}

/// "Resi Huber (Isen)".
fn from_where(paper: &Paper<'_>, player: PlayerNumber) -> String {
    match paper.town(player) {
        "" => paper.name(player),
        town => format!("{} ({town})", paper.name(player)),
    }
}

/// "+84", for a text that is set elsewhere.
fn points(total: i64) -> String {
    match total {
        0 => "0".to_owned(),
        1.. => format!("+{total}"),
        _ => format!("−{}", total.unsigned_abs()),
    }
}

fn opening(paper: &Paper<'_>, standings: &Standings) -> String {
    let (texts, setup, state) = (paper.texts(), paper.setup(), paper.state());
    let players = standings.ranked.len() + standings.unranked.len();
    let tables = (1..=state.tournament_rules().matches).find_map(|number| state.seating(number));
    let number = |count: usize| Arg::from(i64::try_from(count).unwrap_or(i64::MAX));
    let args = [
        ("name", Arg::from(setup.name.as_str())),
        ("date", Arg::from(long_date(texts, setup.date))),
        ("players", number(players)),
        ("tables", number(tables.map_or(0, |seating| seating.tables.len()))),
    ];
    let mut text = texts.format("results-opening", &args);
    for (key, value) in [("results-venue", &setup.venue), ("results-organiser", &setup.organiser)] {
        if !value.is_empty() {
            let _ = write!(text, " {}", texts.format(key, &[("value", Arg::from(value.as_str()))]));
        }
    }
    let reached = |standing: &Standing| {
        let args = [
            ("name", Arg::from(from_where(paper, standing.player))),
            ("points", Arg::from(points(standing.tally.total()))),
        ];
        texts.format("results-with-points", &args)
    };
    let best: Vec<String> = standings.ranked.iter().take(3).map(reached).collect();
    let names = ["first", "second", "third"].into_iter().zip(best);
    let args: Vec<(&str, Arg<'_>)> = names.map(|(name, who)| (name, Arg::from(who))).collect();
    let key = ["results-won-alone", "results-won-of-two", "results-won"][args.len().clamp(1, 3) - 1];
    let _ = write!(text, " {}", texts.format(key, &args));
    text
}

fn places(paper: &Paper<'_>, standings: &Standings, awards: &[Award]) -> String {
    let texts = paper.texts();
    let by_place = |award: &&Award| matches!(award.for_what, Achievement::Place(_));
    let count = awards.iter().filter(by_place).count().max(NAMED);
    let mut text = texts.get("results-places");
    for standing in standings.ranked.iter().take(count) {
        let args = [
            ("name", Arg::from(from_where(paper, standing.player))),
            ("points", Arg::from(points(standing.tally.total()))),
        ];
        let _ = write!(text, "\n{}. {}", standing.rank, texts.format("results-with-points", &args));
        if let Some(tie) = standings.tie(standing.player) {
            let _ = write!(text, " [{}]", paper.tie(tie));
        }
        let own = |award: &&Award| award.for_what == Achievement::Place(standing.rank);
        if let Some(prize) = awards.iter().find(own).and_then(|award| paper.prize(award)) {
            let _ = write!(text, ": {prize}");
        }
    }
    text
}

fn special(paper: &Paper<'_>, awards: &[Award]) -> Option<String> {
    let lines =
        awards.iter().filter(|award| matches!(award.for_what, Achievement::Special(_))).map(|award| {
            let prize = paper.prize(award).map_or_else(String::new, |prize| format!(": {prize}"));
            format!("\n{}: {}{prize}", paper.won_with(&award.for_what), from_where(paper, award.player))
        });
    let lines: String = lines.collect();
    (!lines.is_empty()).then(|| format!("{}{lines}", paper.texts().get("results-special")))
}

fn teams(paper: &Paper<'_>, standings: &Standings) -> Option<String> {
    let teams = paper.state().team_standings(standings);
    let lines = teams.ranked.iter().map(|team| {
        let names: Vec<String> = team.members.iter().map(|member| paper.name(member.player)).collect();
        let args = [
            ("name", Arg::from(format!("{} ({})", team.name, names.join(", ")))),
            ("points", Arg::from(points(team.total))),
        ];
        format!("\n{}. {}", team.rank, paper.texts().format("results-with-points", &args))
    });
    let lines: String = lines.collect();
    (!lines.is_empty()).then(|| format!("{}{lines}", paper.texts().get("paper-teams")))
}
