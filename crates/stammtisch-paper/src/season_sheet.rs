//! The sheet of a season: the ranking, and everybody's points over the tournaments as a picture.

use schafkopf_turnier::{Season, SeasonPerson, SeasonRound, print_csv};
use stammtisch_art::Svg;
use stammtisch_art::plots::season_plot;
use stammtisch_text::{Arg, Lang, Texts};

use crate::document::{Look, document};
use crate::markup::Markup;
use crate::numbers::{as_text, signed};

const LOOK: Look = Look { css: include_str!("css/season_sheet.css") };

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
    row.put("td", "", |cell| cell.picture(&points_plot(person, rounds)));
}

/// The ranking of a season as a table for a spreadsheet.
pub fn season_table(lang: Lang, season: &Season, rounds: &[SeasonRound]) -> String {
    let texts = Texts::of(lang);
    let mut heads = ["place", "name", "town"].map(|key| texts.get(&format!("results-{key}"))).to_vec();
    heads.extend(rounds.iter().map(|round| format!("{} {}", round.date, round.name)));
    heads.extend(["counted", "points"].map(|key| texts.get(&format!("paper-season-{key}"))));
    let record = |person: &SeasonPerson| {
        let of = |round: usize| person.results.iter().find(|result| result.tournament == round);
        let mut record = vec![person.rank.to_string(), as_text(&person.name), as_text(&person.town)];
        let results = (0..rounds.len()).map(|round| of(round).map(|result| result.points.to_string()));
        record.extend(results.map(Option::unwrap_or_default));
        record.extend([person.counted.to_string(), person.points.to_string()]);
        record
    };
    let records: Vec<Vec<String>> = std::iter::once(heads).chain(season.ranked.iter().map(record)).collect();
    print_csv(records.iter().map(Vec::as_slice))
}

/// A picture of points over tournaments: a line with a dot for each; a gap where one was missed.
pub fn points_plot(person: &SeasonPerson, rounds: usize) -> Svg {
    let of = |round: usize| person.results.iter().find(|result| result.tournament == round);
    let results: Vec<Option<i64>> = (0..rounds).map(|round| of(round).map(|result| result.points)).collect();
    season_plot(&results)
}
