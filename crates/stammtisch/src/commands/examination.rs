//! A database that is looked through: whether it is whole, every log can be played through, and the key belongs to it.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use stammtisch_server::data_folder;
use stammtisch_server::table::{TablesChecked, check_tables};
use stammtisch_store::{Kept, Store, StoreError, Upkeep as _, load};
use stammtisch_store_sqlite::{Schema, SqliteStore};
use stammtisch_text::{Arg, Texts};

use super::backup::size;

/// What was found.
pub(super) struct Examination {
    file: PathBuf,
    bytes: u64,
    schema: Schema,
    /// What is wrong with the database itself.
    faults: Vec<String>,
    tables: TablesChecked,
    tournaments: TournamentsChecked,
    key: KeyFit,
}

#[derive(Default)]
struct TournamentsChecked {
    tournaments: u64,
    entries: u64,
    faults: Vec<String>,
}

/// Whether a key belongs to a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum KeyFit {
    /// It was used with it.
    Fits,
    /// Another one was used with it.
    Other,
    /// One was used with it, and none is there.
    Missing,
    /// None was used with it yet.
    Unused,
}

impl KeyFit {
    const fn word(self) -> &'static str {
        match self {
            KeyFit::Fits => "fits",
            KeyFit::Other => "other",
            KeyFit::Missing => "missing",
            KeyFit::Unused => "unused",
        }
    }
}

impl Examination {
    /// Looks through a database, and at the key in a data folder. Nothing is changed.
    pub(super) async fn of(file: &Path, folder: &Path) -> Result<Examination, StoreError> {
        let (store, schema) = SqliteStore::open_to_look(file).await?;
        let mut examination = Examination {
            file: file.to_owned(),
            bytes: fs::metadata(file).map_or(0, |found| found.len()),
            schema,
            faults: store.faults().await?,
            tables: TablesChecked::default(),
            tournaments: TournamentsChecked::default(),
            key: KeyFit::Unused,
        };
        // In an older schema logs stand elsewhere; it is brought up to date when a server starts.
        if schema.is_current && examination.faults.is_empty() {
            examination.tables = check_tables(&store).await?;
            examination.tournaments = check_tournaments(&store).await?;
            examination.key = key_fit(&store, folder).await?;
        }
        store.close().await;
        Ok(examination)
    }

    /// Whether the database is whole.
    pub(super) fn is_whole(&self) -> bool {
        [&self.faults, &self.tables.faults, &self.tournaments.faults].iter().all(|faults| faults.is_empty())
    }

    /// Whether the key belongs to it, as far as one was used.
    pub(super) fn has_its_key(&self) -> bool {
        match self.key {
            KeyFit::Fits | KeyFit::Unused => true,
            KeyFit::Other | KeyFit::Missing => false,
        }
    }

    /// What was found, for people.
    pub(super) fn text(&self, texts: &Texts) -> String {
        let number = |count: u64| Arg::from(count as i64);
        let mut lines = vec![texts.format(
            "check-database",
            &[
                ("file", Arg::from(self.file.display().to_string())),
                ("size", Arg::from(size(self.bytes))),
                ("schema", Arg::from(self.schema.number)),
            ],
        )];
        faults(&mut lines, texts, &texts.get("check-pages"), &self.faults);
        if !self.schema.is_current {
            lines.push(texts.get("check-older"));
        } else if self.faults.is_empty() {
            let args = [("count", number(self.tables.tables)), ("entries", number(self.tables.entries))];
            faults(&mut lines, texts, &texts.format("check-tables", &args), &self.tables.faults);
            let found = &self.tournaments;
            let args = [("count", number(found.tournaments)), ("entries", number(found.entries))];
            faults(&mut lines, texts, &texts.format("check-tournaments", &args), &found.faults);
            lines.push(texts.get(&format!("check-key-{}", self.key.word())));
        }
        lines.join("\n")
    }

    /// What was found, for programs, with whether that is in order.
    pub(super) fn json(&self, fine: bool) -> Value {
        json!({
            "ok": fine,
            "database": self.file.display().to_string(),
            "bytes": self.bytes,
            "schema": self.schema.number,
            "current": self.schema.is_current,
            "faults": self.faults,
            "tables": {
                "count": self.tables.tables, "entries": self.tables.entries, "faults": self.tables.faults,
            },
            "tournaments": {
                "count": self.tournaments.tournaments,
                "entries": self.tournaments.entries,
                "faults": self.tournaments.faults,
            },
            "key": self.key.word(),
        })
    }
}

/// Adds a line that says whether something is in order, and what is not.
fn faults(lines: &mut Vec<String>, texts: &Texts, what: &str, faults: &[String]) {
    let verdict = texts.get(if faults.is_empty() { "check-fine" } else { "check-wrong" });
    lines.push(format!("{what}: {verdict}"));
    lines.extend(faults.iter().map(|fault| format!("  {fault}")));
}

async fn check_tournaments(store: &dyn Store) -> Result<TournamentsChecked, StoreError> {
    let mut checked = TournamentsChecked::default();
    for head in store.tournaments().await? {
        checked.tournaments += 1;
        checked.entries += head.entries;
        match load(store, &head.id).await {
            Ok(_) => {}
            Err(StoreError::Damaged { why, .. }) => checked.faults.push(format!("{}: {why}", head.id)),
            Err(error) => return Err(error),
        }
    }
    Ok(checked)
}

async fn key_fit(store: &dyn Store, folder: &Path) -> Result<KeyFit, StoreError> {
    let Some(used) = store.kept(Kept::Key).await? else { return Ok(KeyFit::Unused) };
    let failed = |source| StoreError::File { file: folder.to_owned(), source };
    Ok(match data_folder::key_in(folder).map_err(failed)? {
        None => KeyFit::Missing,
        Some(key) if key.fingerprint() == used => KeyFit::Fits,
        Some(_) => KeyFit::Other,
    })
}
