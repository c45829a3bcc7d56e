//! The schema and its history: migrations are only ever appended.

use std::path::PathBuf;

use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{Executor as _, Row as _};
use stammtisch_store::StoreError;

use crate::fault::Told as _;

/// Each migration brings the schema from its place in the list to the next; what has been released never changes.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/0001_everything.sql"),
    include_str!("../migrations/0002_leases.sql"),
    include_str!("../migrations/0003_rounds.sql"),
];

/// What every process locks that changes the schema: the letters "Stam".
const LOCK: i64 = 0x5374_616d;

/// Applies what is missing, all or nothing; another process waits for it meanwhile.
pub(crate) async fn bring_up_to_date(pool: &PgPool) -> Result<(), StoreError> {
    let mut tx = pool.begin().await.told()?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *tx).await.told()?;
    let found = found(&mut tx).await?;
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { file: name(&mut tx).await?, found, known });
    }
    for migration in &MIGRATIONS[found as usize..] {
        tx.execute(*migration).await.told()?;
    }
    if found < known {
        sqlx::query("UPDATE stammtisch_schema SET version = $1")
            .bind(known)
            .execute(&mut *tx)
            .await
            .told()?;
    }
    tx.commit().await.told()
}

/// The number of the schema; a database with nothing in it is ours from now on, with number 0.
async fn found(tx: &mut PgConnection) -> Result<i64, StoreError> {
    let row = sqlx::query(
        "SELECT count(*) FILTER (WHERE table_name = 'stammtisch_schema'), count(*)
         FROM information_schema.tables WHERE table_schema = current_schema()",
    )
    .fetch_one(&mut *tx)
    .await
    .told()?;
    let (ours, tables): (i64, i64) = (row.try_get(0).told()?, row.try_get(1).told()?);
    if ours > 0 {
        let row = sqlx::query("SELECT version FROM stammtisch_schema").fetch_one(&mut *tx).await.told()?;
        return row.try_get(0).told();
    }
    if tables > 0 {
        return Err(StoreError::NotOurs { file: name(tx).await? });
    }
    tx.execute(
        "CREATE TABLE stammtisch_schema (version BIGINT NOT NULL);
         INSERT INTO stammtisch_schema (version) VALUES (0)",
    )
    .await
    .told()?;
    Ok(0)
}

/// What the database is called.
async fn name(tx: &mut PgConnection) -> Result<PathBuf, StoreError> {
    let row = sqlx::query("SELECT current_database()::text").fetch_one(tx).await.told()?;
    let name: String = row.try_get(0).told()?;
    Ok(PathBuf::from(name))
}
