//! What goes wrong at the director's desk, and how it is told.

use std::io;
use std::path::{Path, PathBuf};

use schafkopf_turnier::{NoDraw, NoRanking, Refusal, RegistrationTableError};
use serde_json::{Value, json};
use stammtisch_desk::NotAdmitted;
use stammtisch_desk::words::{format, import_error, refusal, registration_table};
use stammtisch_store::{ImportError, StoreError};
use stammtisch_text::Texts;
use thiserror::Error;

use crate::trouble::of_system;

/// Why a command was not carried out. Nothing was stored.
#[derive(Debug, Error)]
pub(super) enum Trouble {
    /// The tournament does not permit it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// One of several was refused; the place counts from 0.
    #[error("{0}: {1}")]
    At(usize, Box<Trouble>),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A table of registrations cannot be taken.
    #[error(transparent)]
    Table(#[from] RegistrationTableError),
    /// A file is no tournament.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// There is no ranking.
    #[error(transparent)]
    NoRanking(#[from] NoRanking),
    /// A file cannot be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// Standard input or output failed.
    #[error(transparent)]
    Stream(#[from] io::Error),
    /// Something else that a text explains.
    #[error("{code}")]
    Told {
        /// Stable name; the text is `turnier-trouble-…`.
        code: &'static str,
        /// What is filled in.
        args: Vec<(&'static str, String)>,
    },
}

impl From<NotAdmitted> for Trouble {
    fn from(why: NotAdmitted) -> Trouble {
        match why {
            NotAdmitted::UnknownOrigin => Trouble::told("unknown_origin", &[]),
            NotAdmitted::Refused(refusal) => refusal.into(),
        }
    }
}

impl Trouble {
    /// Something that a text explains.
    pub(super) fn told(code: &'static str, args: &[(&'static str, &str)]) -> Trouble {
        Trouble::Told { code, args: args.iter().map(|&(name, value)| (name, value.to_owned())).collect() }
    }

    /// A file that cannot be read or written.
    pub(super) fn file(file: &Path) -> impl Fn(io::Error) -> Trouble + use<> {
        let file = file.to_owned();
        move |error| Trouble::File(file.clone(), error)
    }

    /// The trouble without its place, where all were about the same.
    pub(super) fn only(self) -> Trouble {
        match self {
            Trouble::At(_, only) => *only,
            other => other,
        }
    }

    /// The stable name.
    pub(super) fn code(&self) -> &'static str {
        match self {
            Trouble::Refused(refusal) => refusal.code(),
            Trouble::At(_, trouble) => trouble.code(),
            Trouble::Store(error) => store_code(error),
            Trouble::Table(_) => "bad_table",
            Trouble::Import(_) => "bad_import",
            Trouble::NoRanking(error) => error.code().name(),
            Trouble::File(..) => "bad_file",
            Trouble::Stream(_) => "bad_stream",
            Trouble::Told { code, .. } => code,
        }
    }

    fn clause(&self) -> Option<&'static str> {
        match self {
            Trouble::Refused(refusal) => refusal.clause(),
            Trouble::At(_, trouble) => trouble.clause(),
            _ => None,
        }
    }

    fn at(&self) -> Option<usize> {
        match self {
            Trouble::At(place, _) => Some(*place),
            _ => None,
        }
    }

    /// The error object.
    pub(super) fn json(&self, texts: &Texts) -> Value {
        json!({"ok": false, "error": {
            "code": self.code(), "clause": self.clause(), "at": self.at(), "message": self.message(texts),
        }})
    }

    /// What is wrong, in words.
    pub(super) fn message(&self, texts: &Texts) -> String {
        let told = |key: &str, args: &[(&str, String)]| format(texts, key, args);
        match self {
            Trouble::Refused(why) => refused(texts, why),
            Trouble::At(place, trouble) => {
                let args = [("place", (place + 1).to_string()), ("message", trouble.message(texts))];
                told("turnier-trouble-at", &args)
            }
            Trouble::Store(error) => store_message(texts, error),
            Trouble::Table(error) => registration_table(texts, error),
            Trouble::Import(error) => import_error(texts, error),
            Trouble::NoRanking(error) => told("turnier-trouble-no-ranking", &[("detail", error.to_string())]),
            Trouble::File(file, error) => {
                let args = [("file", file.display().to_string()), ("detail", of_system(error, texts))];
                told("turnier-trouble-file", &args)
            }
            Trouble::Stream(error) => told("turnier-trouble-stream", &[("detail", of_system(error, texts))]),
            Trouble::Told { code, args } => {
                told(&format!("turnier-trouble-{}", code.replace('_', "-")), args)
            }
        }
    }
}

/// Why the tournament does not permit something, with the words that the command line has for what to do.
fn refused(texts: &Texts, why: &Refusal) -> String {
    let told = refusal(texts, why);
    let is_left_over = matches!(why, Refusal::LeftOver { .. } | Refusal::NoDraw(NoDraw::NotDivisible { .. }));
    let name = if is_left_over { "left-over".to_owned() } else { why.code().replace('_', "-") };
    let hint = format!("turnier-hint-{name}");
    if texts.has(&hint) { format!("{told} ({})", texts.get(&hint)) } else { told }
}

const fn store_code(error: &StoreError) -> &'static str {
    match error {
        StoreError::Newer { .. } => "newer_database",
        StoreError::NotOurs { .. } => "not_our_database",
        StoreError::Corrupt { .. } => "corrupt_database",
        StoreError::Conflict { .. } => "conflict",
        StoreError::Unknown(_) => "unknown_tournament",
        StoreError::Exists(_) => "tournament_exists",
        StoreError::Busy => "busy",
        StoreError::DiskFull => "disk_full",
        StoreError::Write(_) => "cannot_write",
        StoreError::Damaged { .. } => "damaged",
        StoreError::File { .. } => "bad_file",
        StoreError::NoCopies => "no_copies",
        StoreError::Twice(_) | StoreError::Fenced | StoreError::Database { .. } => "database",
    }
}

fn store_message(texts: &Texts, error: &StoreError) -> String {
    let key = format!("turnier-trouble-{}", store_code(error).replace('_', "-"));
    let told = |args: &[(&str, String)]| format(texts, &key, args);
    match error {
        StoreError::Newer { file, found, known } => told(&[
            ("file", file.display().to_string()),
            ("found", found.to_string()),
            ("known", known.to_string()),
        ]),
        StoreError::NotOurs { file } => told(&[("file", file.display().to_string())]),
        StoreError::Corrupt { file, why } => {
            told(&[("file", file.display().to_string()), ("detail", why.clone())])
        }
        StoreError::Conflict { tournament, .. } => told(&[("name", tournament.clone())]),
        StoreError::Unknown(name) | StoreError::Exists(name) => told(&[("name", name.clone())]),
        StoreError::Busy | StoreError::DiskFull | StoreError::NoCopies => told(&[]),
        StoreError::Write(detail) | StoreError::Twice(detail) | StoreError::Database { what: detail, .. } => {
            told(&[("detail", detail.clone())])
        }
        StoreError::Fenced => told(&[("detail", error.to_string())]),
        StoreError::Damaged { tournament, why } => {
            told(&[("name", tournament.clone()), ("detail", why.clone())])
        }
        StoreError::File { file, source } => format(
            texts,
            "turnier-trouble-file",
            &[("file", file.display().to_string()), ("detail", of_system(source, texts))],
        ),
    }
}
