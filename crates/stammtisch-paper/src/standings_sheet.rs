//! The standings on paper.

use std::collections::BTreeMap;

use schafkopf_turnier::{LogHead, PlayerNumber, Progress, Standings, Tally, TeamStandings, WithoutRank};
use stammtisch_text::Arg;

use crate::document::Look;
use crate::markup::Markup;
use crate::numbers::{long_date, signed};
use crate::paper::Paper;

/// How standings look.
pub(crate) const LOOK: Look = Look { css: include_str!("css/standings_sheet.css") };

/// What everybody reached, match by match.
type ByMatch = BTreeMap<(PlayerNumber, u32), Tally>;

/// Prints the standings.
pub(crate) fn print(
    paper: &Paper<'_>,
    progress: Progress,
    (standings, head): (&Standings, LogHead),
    page: &mut Markup,
) {
    let by_match = paper.state().match_tallies(progress);
    let sheet = Sheet { paper, by_match, matches: paper.state().tournament_rules().matches };
    page.put("section", "standings", |page| {
        sheet.heading(progress, page);
        page.put("table", "", |table| {
            sheet.column_heads(table);
            table.put("tbody", "", |body| {
                for standing in &standings.ranked {
                    let decided =
                        standings.tie(standing.player).map_or_else(String::new, |tie| paper.tie(tie));
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
        let team_standings = paper.state().team_standings(standings);
        if team_standings != TeamStandings::default() {
            teams(paper, &team_standings, page);
        }
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
        match self.by_match.get(&(player, match_number)) {
            None => String::new(),
            Some(tally) if self.paper.has_table_points() => {
                format!("{} | {}", signed(tally.points), tally.table_points)
            }
            Some(tally) => signed(tally.points),
        }
    }
}

/// Prints the teams, best first; those of which somebody has no place last.
fn teams(paper: &Paper<'_>, teams: &TeamStandings, page: &mut Markup) {
    let texts = paper.texts();
    let names = |players: &mut dyn Iterator<Item = PlayerNumber>| {
        players.map(|player| paper.name(player)).collect::<Vec<_>>().join(", ")
    };
    page.say("h2", "", &texts.get("paper-teams"));
    page.put("table", "teams", |table| {
        for team in &teams.ranked {
            table.put("tr", "", |row| {
                row.say("td", "place", &format!("{}.", team.rank));
                row.say("td", "name", &team.name);
                row.say("td", "members", &names(&mut team.members.iter().map(|member| member.player)));
                row.say("td", "points total", &signed(team.total));
            });
        }
        for team in &teams.unranked {
            table.put("tr", "", |row| {
                row.say("td", "place", "–");
                row.say("td", "name", &team.name);
                row.say("td", "members", &names(&mut team.players.iter().copied()));
                row.say("td", "points total", &texts.get("paper-house-player"));
            });
        }
    });
}
