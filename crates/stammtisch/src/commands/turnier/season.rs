//! `turnier season`: several tournaments of a club, of which everybody's best results count.

use std::fs;
use std::path::Path;

use schafkopf_turnier::{Season, SeasonPlan, SeasonRound};
use serde_json::json;
use stammtisch_desk::words::format;
use stammtisch_paper::season_sheet;
use stammtisch_store::kept;
use stammtisch_text::{Lang, Texts};

use super::answer::Answer;
use super::columns::Columns;
use super::command::Options;
use super::desk::Archive;
use super::registering::read;
use super::trouble::Trouble;
use crate::trouble::of_toml;

/// Ranks a season, or writes its sheet.
pub(super) fn season(
    file: &Path,
    sheet: Option<&Path>,
    options: &Options,
    lang: Lang,
) -> Result<Answer, Trouble> {
    let wrong = |detail: String| Trouble::told("bad_season", &[("detail", &detail)]);
    let bytes = read(file)?;
    let text = String::from_utf8_lossy(&bytes);
    let plan: kept::SeasonPlan = toml::from_str(&text).map_err(|error| {
        wrong(of_toml((&file.display().to_string(), &text), &error, Texts::of(lang)).to_string())
    })?;
    let plan = SeasonPlan::from(plan);
    let archive = Archive::open(options, lang)?;
    let mut rounds = Vec::new();
    for name in &plan.tournaments {
        rounds.push(SeasonRound::of(name, &archive.load(name)?)?);
    }
    let season = Season::of(&plan, &rounds).map_err(|fault| wrong(fault.to_string()))?;
    let fields = json!({"season": season, "tournaments": rounds});
    if let Some(sheet) = sheet {
        fs::write(sheet, season_sheet(lang, &season, &rounds)).map_err(Trouble::file(sheet))?;
        let name = sheet.display().to_string();
        return Ok(Answer::new(fields, format(archive.texts, "turnier-written", &[("file", name)])));
    }
    Ok(Answer::new(fields, words(&archive, &season)))
}

fn words(archive: &Archive, season: &Season) -> String {
    let texts = archive.texts;
    let heads = ["rank", "name", "town", "counted", "points"];
    let mut columns = Columns::new(heads.map(|key| texts.get(&format!("turnier-head-{key}"))));
    for person in &season.ranked {
        columns.row([
            person.rank.to_string(),
            person.name.clone(),
            person.town.clone(),
            format!("{}/{}", person.counted, person.results.len()),
            format!("{:+}", person.points),
        ]);
    }
    let mut text = columns.text();
    for suggestion in &season.suggestions {
        let entries: Vec<String> = suggestion.entries.iter().map(|entry| format!("\"{entry}\"")).collect();
        let args = [("name", suggestion.name.clone()), ("entries", entries.join(", "))];
        text.push_str(&format(texts, "turnier-season-same", &args));
        text.push('\n');
    }
    text
}
