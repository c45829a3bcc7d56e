//! The schema and its history: migrations are only ever appended.

use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};
use sqlx::{Executor as _, Row as _};
use stammtisch_store::{StoreError, private};

use crate::fault::Told as _;
use crate::files::beside;
use crate::{Backup, Schema};

/// Marks a file as ours (`PRAGMA application_id`): the letters "Stam".
pub(crate) const APPLICATION: i64 = 0x5374_616d;

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
    crate::hall::MIGRATION,
    crate::tables::MIGRATION,
    crate::accounts::MIGRATION,
    crate::tables::GUESTS_ARE_PLAYERS,
    crate::history_page::MIGRATION,
    crate::ways_in::MIGRATION,
    crate::tables::COMMANDS_HAVE_DIGESTS,
    crate::upkeep::MIGRATION,
    crate::leases::MIGRATION,
    crate::runden::MIGRATION,
];

/// What is done with a database before its schema is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Before {
    /// A copy is made.
    Copied,
    /// Nothing: it is a copy itself.
    Left,
}

/// Brings a database up to date; a copy is made before a schema with something in it is changed.
pub(crate) async fn bring_up_to_date(
    pool: &SqlitePool,
    file: &Path,
    before: Before,
) -> Result<Option<Backup>, StoreError> {
    let known = MIGRATIONS.len() as i64;
    let found = pragma(pool, "PRAGMA user_version").await?;
    check_ours(pool, file, found).await?;
    if found > known {
        return Err(StoreError::Newer { file: file.to_owned(), found, known });
    }
    if found == known {
        return Ok(None);
    }
    let backup = match before {
        Before::Copied if found > 0 => Some(back_up(pool, file, found).await?),
        Before::Copied | Before::Left => None,
    };
    migrate(pool).await?;
    Ok(backup)
}

/// The schema of a database of ours.
pub(crate) async fn found(pool: &SqlitePool, file: &Path) -> Result<Schema, StoreError> {
    let (number, known) = (pragma(pool, "PRAGMA user_version").await?, MIGRATIONS.len() as i64);
    check_ours(pool, file, number).await?;
    if number > known {
        return Err(StoreError::Newer { file: file.to_owned(), found: number, known });
    }
    Ok(Schema { number, is_current: number == known })
}

/// Writes the database anew, once, in a form in which free room can be given back to the disk. Where there is no room
/// for that now, it stays as it is: free room is used again all the same.
pub(crate) async fn let_it_shrink(pool: &SqlitePool) {
    const INCREMENTAL: i64 = 2;
    let shrinks = async {
        if pragma(pool, "PRAGMA auto_vacuum").await? != INCREMENTAL {
            sqlx::query("PRAGMA auto_vacuum = INCREMENTAL").execute(pool).await.told()?;
            sqlx::query("VACUUM").execute(pool).await.told()?;
        }
        Ok::<_, StoreError>(())
    };
    if let Err(error) = shrinks.await {
        tracing::warn!(%error, "the database could not be written anew; it will not shrink");
    }
}

/// Refuses a database that another program made, without writing anything to it.
pub(crate) async fn refuse_foreign(file: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.told()?;
    let found = pragma(&pool, "PRAGMA user_version").await;
    let checked = match found {
        Ok(found) => check_ours(&pool, file, found).await,
        Err(error) => Err(error),
    };
    pool.close().await;
    checked
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
    let row = sqlx::query(question).fetch_one(pool).await.told()?;
    row.try_get(0).told()
}

/// Applies what is missing, each migration in a transaction of its own that another process cannot share.
async fn migrate(pool: &SqlitePool) -> Result<(), StoreError> {
    loop {
        let mut tx = pool.begin_with("BEGIN IMMEDIATE").await.told()?;
        let found: i64 =
            sqlx::query("PRAGMA user_version").fetch_one(&mut *tx).await.told()?.try_get(0).told()?;
        let Some(migration) = usize::try_from(found).ok().and_then(|place| MIGRATIONS.get(place)) else {
            return Ok(());
        };
        tx.execute(*migration).await.told()?;
        for statement in marks(found + 1) {
            tx.execute(sqlx::AssertSqlSafe(statement)).await.told()?;
        }
        tx.commit().await.told()?;
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
    // One that was cut off must not look like a whole one; the next attempt throws it away.
    let part = beside(file, ".backup.part");
    for left in [&part, &beside(&part, "-journal")] {
        let _ = std::fs::remove_file(left);
    }
    copy(pool, &part).await?;
    let failed = |source| StoreError::File { file: target.clone(), source };
    std::fs::rename(&part, &target).map_err(failed)?;
    Ok(Backup { file: target })
}

/// Writes a whole copy of the database, for its owner alone, to a file that does not exist yet, or is empty.
pub(crate) async fn copy(pool: &SqlitePool, target: &Path) -> Result<(), StoreError> {
    if !target.exists() {
        let failed = |source| StoreError::File { file: target.to_owned(), source };
        private::make(target).map_err(failed)?;
    }
    sqlx::query("VACUUM INTO $1").bind(target.display().to_string()).execute(pool).await.told()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::Executor as _;
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

    use super::{MIGRATIONS, marks};
    use crate::SqliteStore;
    use stammtisch_store::{HistoryStore as _, Part};

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
