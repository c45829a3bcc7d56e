//! The standings on paper.

use std::collections::BTreeMap;

use schafkopf::rules::Criterion;
use schafkopf_turnier::{
    KeptResult, ListId, LogHead, PlayerNumber, Progress, Standings, State, Tally, WithoutRank,
};
use stammtisch_text::Arg;

use crate::document::Look;
use crate::markup::Markup;
use crate::numbers::{long_date, signed};
use crate::paper::Paper;

/// How standings look.
pub(crate) const LOOK: Look = Look { css: include_str!("css/standings_sheet.css") };

/// List points and table points of everybody, match by match.
type ByMatch = BTreeMap<(PlayerNumber, u32), (i64, i64)>;

/// Prints the standings.
pub(crate) fn print(
    paper: &Paper<'_>,
    progress: Progress,
    (standings, head): (&Standings, LogHead),
    page: &mut Markup,
) {
    let by_match = by_match(paper, progress);
    let sheet = Sheet { paper, by_match, matches: paper.state().tournament_rules().matches };
    page.put("section", "standings", |page| {
        sheet.heading(progress, page);
        page.put("table", "", |table| {
            sheet.column_heads(table);
            table.put("tbody", "", |body| {
                for standing in &standings.ranked {
                    let decided = decided_by(paper, standing.decided_by);
                    let place = format!("{}.", standing.rank);
                    sheet.row(&place, standing.player, &standing.tally, &decided, body);
                }
                for unranked in &standings.unranked {
                    let why = match unranked.because {
                        WithoutRank::House => "paper-house-player",
                        WithoutRank::Excluded => "paper-excluded",
                    };
                    sheet.row("–", unranked.player, &unranked.tally, &paper.texts().get(why), body);
                }
            });
        });
        page.say("p", "log-head", &paper.log_head(head));
    });
}

struct Sheet<'a> {
    paper: &'a Paper<'a>,
    by_match: ByMatch,
    matches: u32,
}

impl Sheet<'_> {
    fn heading(&self, progress: Progress, page: &mut Markup) {
        let (texts, setup) = (self.paper.texts(), self.paper.setup());
        page.say("h1", "", &texts.get("paper-standings"));
        let mut parts = vec![setup.name.clone(), setup.venue.clone(), long_date(texts, setup.date)];
        if let Progress::After { match_number, games } = progress {
            let args =
                [("match", Arg::from(i64::from(match_number))), ("games", Arg::from(i64::from(games)))];
            parts.push(texts.format("paper-after", &args));
        }
        parts.retain(|part| !part.is_empty());
        page.say("p", "of", &parts.join(" · "));
    }

    fn column_heads(&self, table: &mut Markup) {
        let texts = self.paper.texts();
        table.put("thead", "", |head| {
            head.put("tr", "", |row| {
                row.say("th", "place", &texts.get("paper-column-place"));
                row.say("th", "name", &texts.get("paper-column-name"));
                row.say("th", "town", &texts.get("paper-column-town"));
                for number in 1..=self.matches {
                    let args = [("match", Arg::from(i64::from(number)))];
                    row.say("th", "points", &texts.format("paper-match-short", &args));
                }
                row.say("th", "points", &texts.get("paper-total"));
                row.say("th", "decided", &texts.get("paper-column-decided"));
            });
        });
    }

    fn row(&self, place: &str, player: PlayerNumber, tally: &Tally, last: &str, body: &mut Markup) {
        body.put("tr", "", |row| {
            row.say("td", "place", place);
            row.put("td", "name", |cell| {
                cell.text(&self.paper.name(player));
                cell.say("small", "", &format!(" ({player})"));
            });
            row.say("td", "town", self.paper.town(player));
            for number in 1..=self.matches {
                row.say("td", "points", &self.match_points(player, number));
            }
            row.say("td", "points total", &signed(tally.total()));
            row.say("td", "decided", last);
        });
    }

    /// What a player, or whom he replaced, reached in a match (S 5.2.11): "+ 12", or "+ 12 | 40" with table points.
    fn match_points(&self, player: PlayerNumber, match_number: u32) -> String {
        let state = self.paper.state();
        let mut sum: Option<(i64, i64)> = None;
        let mut next = Some(player);
        for _ in 0..state.players().len() {
            let Some(number) = next else { break };
            if let Some(&(points, table_points)) = self.by_match.get(&(number, match_number)) {
                let so_far = sum.unwrap_or_default();
                sum = Some((so_far.0 + points, so_far.1 + table_points));
            }
            next = state.player(number).and_then(|player| player.took_over);
        }
        match sum {
            None => String::new(),
            Some((points, table_points)) if self.paper.has_table_points() => {
                format!("{} | {table_points}", signed(points))
            }
            Some((points, _)) => signed(points),
        }
    }
}

fn by_match(paper: &Paper<'_>, progress: Progress) -> ByMatch {
    let results = match progress {
        Progress::Everything => paper.results(),
        Progress::After { match_number, games } => results_after(paper.state(), match_number, games),
    };
    let mut by_match = ByMatch::new();
    for KeptResult { match_number, player, points, table_points, .. } in results {
        let sum = by_match.entry((player, match_number)).or_default();
        *sum = (sum.0 + points, sum.1 + table_points);
    }
    by_match
}

/// What the lists came to after so many games of a match.
fn results_after(state: &State, last_match: u32, last_games: u32) -> Vec<KeptResult> {
    if let Some(kept) = state.kept_results() {
        return kept.to_vec();
    }
    let mut results = Vec::new();
    for match_number in 1..=last_match.min(state.tournament_rules().matches) {
        let games = if match_number == last_match { last_games } else { u32::MAX };
        for (table, list) in (1..).zip(state.lists(match_number)) {
            let Some(players) = state.players_of(ListId { match_number, table }) else { continue };
            let result = state.list_result(list, games);
            results.extend(players.iter().map(|(seat, &player)| KeptResult {
                match_number,
                table,
                player,
                points: result.points[seat],
                table_points: result.table_points[seat],
                counts: result.counts[seat],
            }));
        }
    }
    results
}

/// What separates a player from the next, where points alone do not.
fn decided_by(paper: &Paper<'_>, criterion: Criterion) -> String {
    let key = match criterion {
        Criterion::Points => return String::new(),
        Criterion::GamePoints => "paper-decided-game-points",
        Criterion::Sie => "paper-decided-sie",
        Criterion::ToutsWon => "paper-decided-touts-won",
        Criterion::ToutsPlayed => "paper-decided-touts-played",
        Criterion::SolosWon => "paper-decided-solos-won",
        Criterion::SolosPlayed => "paper-decided-solos-played",
        Criterion::Lot => "paper-decided-lot",
    };
    paper.texts().get(key)
}
