//! The schema and its history: migrations are only ever appended.

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqlitePool;
use sqlx::{Executor as _, Row as _};

use super::Backup;
use crate::error::StoreError;

/// Marks a file as ours (`PRAGMA application_id`): the letters "Stam".
const APPLICATION: i64 = 0x5374_616d;

/// Each migration brings the schema from its place in the list to the next; what has been released never changes.
const MIGRATIONS: &[&str] = &[
    "CREATE TABLE rule_set (
        hash TEXT PRIMARY KEY,
        text TEXT NOT NULL
     ) STRICT;
     CREATE TABLE tournament (
        id      TEXT PRIMARY KEY,
        created INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE tournament_entry (
        tournament TEXT NOT NULL REFERENCES tournament (id),
        seq        INTEGER NOT NULL,
        at         INTEGER NOT NULL,
        by         TEXT NOT NULL,
        why        TEXT,
        what       TEXT NOT NULL,
        PRIMARY KEY (tournament, seq)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE person (
        tournament TEXT NOT NULL REFERENCES tournament (id),
        id         TEXT NOT NULL,
        data       TEXT NOT NULL,
        PRIMARY KEY (tournament, id)
     ) STRICT, WITHOUT ROWID;",
    super::hall::MIGRATION,
    super::tables::MIGRATION,
    super::accounts::MIGRATION,
    super::tables::GUESTS_ARE_PLAYERS,
    super::history_page::MIGRATION,
    super::ways_in::MIGRATION,
    super::tables::COMMANDS_HAVE_DIGESTS,
];

/// Brings a database up to date; a copy is made before a schema with something in it is changed.
pub(super) async fn bring_up_to_date(pool: &SqlitePool, file: &Path) -> Result<Option<Backup>, StoreError> {
    let known = MIGRATIONS.len() as i64;
    let found = pragma(pool, "PRAGMA user_version").await?;
    check_ours(pool, file, found).await?;
    if found > known {
        return Err(StoreError::Newer { file: file.to_owned(), found, known });
    }
    if found == known {
        return Ok(None);
    }
    let backup = if found > 0 { Some(back_up(pool, file, found).await?) } else { None };
    migrate(pool).await?;
    Ok(backup)
}

/// Refuses a database that another program made.
async fn check_ours(pool: &SqlitePool, file: &Path, version: i64) -> Result<(), StoreError> {
    let application = pragma(pool, "PRAGMA application_id").await?;
    let tables = pragma(pool, "SELECT count(*) FROM sqlite_schema").await?;
    let fresh = version == 0 && tables == 0;
    if application == APPLICATION || fresh {
        Ok(())
    } else {
        Err(StoreError::NotOurs { file: file.to_owned() })
    }
}

async fn pragma(pool: &SqlitePool, question: &'static str) -> Result<i64, StoreError> {
    let row = sqlx::query(question).fetch_one(pool).await?;
    Ok(row.try_get(0)?)
}

/// Applies what is missing, each migration in a transaction of its own that another process cannot share.
async fn migrate(pool: &SqlitePool) -> Result<(), StoreError> {
    loop {
        let mut tx = pool.begin_with("BEGIN IMMEDIATE").await?;
        let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *tx).await?.try_get(0)?;
        let Some(migration) = usize::try_from(found).ok().and_then(|place| MIGRATIONS.get(place)) else {
            return Ok(());
        };
        tx.execute(*migration).await?;
        for statement in marks(found + 1) {
            tx.execute(sqlx::AssertSqlSafe(statement)).await?;
        }
        tx.commit().await?;
    }
}

/// The statements that mark a database as ours with a schema's number; a pragma takes no parameters.
fn marks(version: i64) -> [String; 2] {
    [format!("PRAGMA application_id = {APPLICATION}"), format!("PRAGMA user_version = {version}")]
}

/// Copies the database beside itself before its schema is changed.
async fn back_up(pool: &SqlitePool, file: &Path, version: i64) -> Result<Backup, StoreError> {
    let mut target = PathBuf::from(format!("{}.v{version}.backup", file.display()));
    let mut number = 1;
    while target.exists() {
        number += 1;
        target = PathBuf::from(format!("{}.v{version}-{number}.backup", file.display()));
    }
    copy(pool, &target).await?;
    Ok(Backup { file: target })
}

/// Writes a whole copy of the database to a file that does not exist yet.
pub(super) async fn copy(pool: &SqlitePool, target: &Path) -> Result<(), StoreError> {
    sqlx::query("VACUUM INTO $1").bind(target.display().to_string()).execute(pool).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::Executor as _;
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

    use super::{MIGRATIONS, marks};
    use crate::{HistoryStore as _, Part, SqliteStore};

    /// Schema 5 did not know in a seat when its hand had ended.
    #[tokio::test]
    async fn the_history_of_schema_5_is_found_by_key() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("t.db");
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let old = SqlitePool::connect_with(options).await.expect("a database");
        for migration in &MIGRATIONS[..5] {
            old.execute(*migration).await.expect("it was released");
        }
        for mark in marks(5) {
            old.execute(sqlx::AssertSqlSafe(mark)).await.expect("a pragma");
        }
        old.execute(
            "INSERT INTO history_hand (place, hand, game, at, rules, rules_hash, result, record)
                VALUES ('t', 1, 1, 10, 'schule', 'x', 'thrown_in', ''), ('t', 2, 2, 20, 'preis', 'y', 'thrown_in', '');
             INSERT INTO history_seat (place, hand, seat, person, units)
                VALUES ('t', 1, 1, 'anna', 5), ('t', 1, 2, 'sepp', -5), ('t', 2, 1, 'anna', 7);
             INSERT INTO history_match (place, number, at, rules, rules_hash, games, whole)
                VALUES ('t', 1, 20, 'schule', 'x', 2, 1);
             INSERT INTO history_match_seat (place, number, seat, person) VALUES ('t', 1, 1, 'anna');",
        )
        .await
        .expect("what schema 5 had");
        old.close().await;
        let (store, backup) = SqliteStore::open(&file).await.expect("it is brought up to date");
        assert!(backup.is_some(), "a copy was made before");
        let hands = store.hands_of("anna", Part::Before(None), 9).await.expect("hands");
        assert_eq!(hands.iter().map(|hand| hand.at).collect::<Vec<_>>(), [20, 10]);
        let balances = store.balances_of("anna", &hands[0].key()).await.expect("balances");
        assert_eq!(
            balances.into_iter().collect::<Vec<_>>(),
            [("preis".to_owned(), 7), ("schule".to_owned(), 5)]
        );
        let matches = store.matches_of("anna", Part::After(None), 9).await.expect("matches");
        assert_eq!(matches.iter().map(|record| record.key().at).collect::<Vec<_>>(), [20]);
    }
}
