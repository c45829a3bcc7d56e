//! The sheet of a season: the ranking, and everybody's points over the tournaments as a picture.

use std::fmt::Write as _;

use schafkopf_turnier::{Season, SeasonPerson, SeasonRound};
use stammtisch_text::{Arg, Lang, Texts};

use crate::document::{Look, document};
use crate::markup::Markup;
use crate::numbers::signed;

const LOOK: Look = Look { css: include_str!("css/season_sheet.css") };

/// Measures of a plot, in units of its picture.
const STEP: i64 = 24;
const HEIGHT: i64 = 60;
const EDGE: i64 = 6;

/// The sheet of a season.
pub fn season_sheet(lang: Lang, season: &Season, rounds: &[SeasonRound]) -> String {
    let texts = Texts::of(lang);
    document(lang, &season.name, LOOK, |page| {
        page.put("section", "sheet", |sheet| {
            sheet.say("h1", "", &season.name);
            let of = ("of", Arg::from(rounds.len() as i64));
            let rule = match season.best {
                Some(best) => texts.format("paper-season-best", &[("best", Arg::from(best as i64)), of]),
                None => texts.format("paper-season-all", &[of]),
            };
            sheet.say("p", "", &rule);
            sheet.put("table", "", |table| {
                heads(texts, rounds, table);
                for person in &season.ranked {
                    table.put("tr", "", |row| line(person, rounds.len(), row));
                }
            });
        });
    })
}

fn heads(texts: &Texts, rounds: &[SeasonRound], table: &mut Markup) {
    table.put("tr", "", |row| {
        row.say("th", "", &texts.get("paper-season-place"));
        row.say("th", "name", &texts.get("paper-season-name"));
        for round in rounds {
            row.say("th", "round", &round.name);
        }
        row.say("th", "", &texts.get("paper-season-counted"));
        row.say("th", "", &texts.get("paper-season-points"));
        row.say("th", "", &texts.get("paper-season-plot"));
    });
}

fn line(person: &SeasonPerson, rounds: usize, row: &mut Markup) {
    row.say("td", "", &format!("{}.", person.rank));
    row.say("td", "name", &person.name);
    for round in 0..rounds {
        match person.results.iter().find(|result| result.tournament == round) {
            Some(result) if result.counts => row.say("td", "", &signed(result.points)),
            Some(result) => row.put("td", "", |cell| cell.say("del", "", &signed(result.points))),
            None => row.say("td", "", ""),
        }
    }
    row.say("td", "", &person.counted.to_string());
    row.put("td", "", |cell| cell.say("b", "", &signed(person.points)));
    row.put("td", "", |cell| cell.picture(&person_plot(person, rounds)));
}

fn person_plot(person: &SeasonPerson, rounds: usize) -> Plot {
    let of = |round: usize| person.results.iter().find(|result| result.tournament == round);
    Plot((0..rounds).map(|round| of(round).map(|result| result.points)).collect())
}

/// A picture of points over tournaments: a line with a dot for each; a gap where one was missed.
pub fn points_plot(person: &SeasonPerson, rounds: usize) -> String {
    person_plot(person, rounds).svg()
}

/// Points over tournaments.
#[derive(Debug)]
pub(crate) struct Plot(Vec<Option<i64>>);

impl Plot {
    /// The picture. Only numbers go into it.
    pub(crate) fn svg(&self) -> String {
        let width = STEP * (self.0.len().max(1) as i64 - 1) + 2 * EDGE;
        let most = self.0.iter().flatten().copied().max().unwrap_or(0).max(0);
        let least = self.0.iter().flatten().copied().min().unwrap_or(0).min(0);
        let span = i128::from(most) - i128::from(least);
        let y = |points: i64| {
            let above = i128::from(most) - i128::from(points);
            if span == 0 { HEIGHT / 2 } else { EDGE + (above * i128::from(HEIGHT - 2 * EDGE) / span) as i64 }
        };
        let (mut lines, mut dots) = (String::new(), String::new());
        let mut pen_down = false;
        for (at, points) in self.0.iter().enumerate() {
            let Some(points) = points else {
                pen_down = false;
                continue;
            };
            let (x, y) = (EDGE + STEP * at as i64, y(*points));
            let _ = write!(lines, "{}{x} {y}", if pen_down { 'L' } else { 'M' });
            let _ = write!(dots, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.5\"/>");
            pen_down = true;
        }
        let zero = y(0);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {HEIGHT}\" width=\"{width}\" \
             height=\"{HEIGHT}\" role=\"img\"><path d=\"M0 {zero}H{width}\" stroke=\"#999\" stroke-width=\"0.5\"/>\
             <path d=\"{lines}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>{dots}</svg>"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Plot;

    #[test]
    fn a_plot_has_a_dot_for_each_result_and_a_gap_for_each_missed() {
        let svg = Plot(vec![Some(10), None, Some(-10), Some(0)]).svg();
        assert_eq!(svg.matches("<circle").count(), 3);
        assert_eq!(svg.matches('M').count(), 3, "the line of nothing, and two pieces: {svg}");
        for extreme in [vec![], vec![None], vec![Some(0)], vec![Some(i64::MAX), Some(i64::MIN)]] {
            assert!(Plot(extreme).svg().starts_with("<svg"));
        }
    }
}
