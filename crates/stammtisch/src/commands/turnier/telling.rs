//! `turnier results`: results for a spreadsheet, for newspaper and website.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;
use stammtisch_paper::Paper;

use super::answer::Answer;
use super::desk::Desk;
use super::print::written;
use super::trouble::Trouble;

#[derive(Debug, Args)]
pub(super) struct ResultsArgs {
    /// In which form.
    form: Form,
    /// The file. Default: standard output.
    file: Option<PathBuf>,
}

/// In which form results are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// A table for a spreadsheet.
    Csv,
    /// A text for newspaper and website.
    Text,
}

/// Tells the results.
pub(super) fn results(args: &ResultsArgs, desk: &Desk) -> Result<Answer, Trouble> {
    let texts = desk.texts();
    let paper = Paper::new(desk.tournament(), texts.lang());
    let told = match args.form {
        Form::Csv => paper.results_table(),
        Form::Text => paper.results_text(),
    };
    let told = told.map_err(|why| Trouble::told("no_page", &[("detail", &why.message(texts))]))?;
    match (&args.file, args.form) {
        // The mark tells spreadsheets that it is UTF-8.
        (Some(file), Form::Csv) => written(&format!("\u{feff}{told}"), file, texts),
        (Some(file), Form::Text) => written(&told, file, texts),
        (None, Form::Csv | Form::Text) => Ok(Answer::new(json!({"text": told}), told)),
    }
}
