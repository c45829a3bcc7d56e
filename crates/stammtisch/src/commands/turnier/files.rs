//! `turnier export`, `import` and `backup`: whole tournaments as files.

use std::path::Path;

use serde_json::{Value, json};
use stammtisch_desk::words::format;
use stammtisch_desk::{Word, admit};
use stammtisch_store::{ImportError, export as written, import as read_back, private};
use stammtisch_text::Lang;

use super::answer::Answer;
use super::command::Options;
use super::desk::{Archive, Desk, known_export_key, now, official_of};
use super::registering::read;
use super::trouble::Trouble;

/// Writes the whole tournament as one text.
pub(super) fn export(file: Option<&Path>, desk: &Desk) -> Result<Answer, Trouble> {
    let text = written(desk.tournament(), &desk.archive.export_key()?);
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
    let import = read_back(text, known_export_key(options)?.as_ref())?;
    let by = options.by.as_deref().map(|who| official_of(&import.tournament, who)).transpose()?;
    let tournament = admit(import, Word { by, why: options.why.as_deref() }, now())?;
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
