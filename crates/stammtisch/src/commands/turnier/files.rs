//! `turnier export`, `import` and `backup`: whole tournaments as files.

use std::path::Path;

use serde_json::{Value, json};
use stammtisch_desk::words::format;
use stammtisch_store::{ImportError, export as written, import as read_back, private};
use stammtisch_text::Lang;

use super::answer::Answer;
use super::command::Options;
use super::desk::{Archive, Desk};
use super::registering::read;
use super::trouble::Trouble;

/// Writes the whole tournament as one text.
pub(super) fn export(file: Option<&Path>, desk: &Desk) -> Result<Answer, Trouble> {
    let text = written(desk.tournament());
    let Some(file) = file else {
        let value: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
        return Ok(Answer::new(json!({"export": value}), text));
    };
    private::write(file, text).map_err(Trouble::file(file))?;
    let name = file.display().to_string();
    let told = format(desk.texts(), "turnier-written", &[("file", name.clone())]);
    Ok(Answer::new(json!({"file": name}), told))
}

/// Reads a whole tournament.
pub(super) fn import(
    file: &Path,
    id: Option<&str>,
    options: &Options,
    lang: Lang,
) -> Result<Answer, Trouble> {
    let bytes = read(file)?;
    let text = std::str::from_utf8(&bytes).map_err(|_| ImportError::Format)?;
    let tournament = read_back(text)?;
    let archive = Archive::open_or_make(options, lang)?;
    let id = archive.create(id, &tournament)?;
    let events = tournament.log().len();
    let args = [("id", id.clone()), ("events", events.to_string())];
    let told = format(archive.texts, "turnier-imported", &args);
    Ok(Answer::new(json!({"tournament": id, "events": events}), told))
}

/// Writes a copy of the whole database.
pub(super) fn backup(file: Option<&Path>, options: &Options, lang: Lang) -> Result<Answer, Trouble> {
    let archive = Archive::open(options, lang)?;
    let file = match file {
        Some(file) => {
            archive.back_up_to(file)?;
            file.to_owned()
        }
        None => archive.back_up()?,
    };
    let name = file.display().to_string();
    let told = format(archive.texts, "turnier-written", &[("file", name.clone())]);
    Ok(Answer::new(json!({"file": name}), told))
}
