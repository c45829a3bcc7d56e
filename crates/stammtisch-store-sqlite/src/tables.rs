//! Tables in SQLite.

use async_trait::async_trait;
use serde_json::json;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection as _, Row as _};
use stammtisch_store::{
    DoneCommand, GuestName, NewTable, NewTableEntry, StoreError, TableChange, TableHead, TableStore,
    TableTail,
};

use crate::SqliteStore;
use crate::deeds::meet;
use crate::fault::Told as _;
use crate::leases::are_held;
use crate::tournaments::settled;

/// The migration that brings tables; what has been released never changes.
pub(crate) const MIGRATION: &str = "CREATE TABLE game_table (
        number  INTEGER PRIMARY KEY,
        id      TEXT NOT NULL UNIQUE,
        created INTEGER NOT NULL,
        rules   TEXT NOT NULL REFERENCES rule_set (hash),
        plan    TEXT NOT NULL
     ) STRICT;
     CREATE TABLE table_entry (
        number  INTEGER NOT NULL REFERENCES game_table (number),
        seq     INTEGER NOT NULL,
        at      INTEGER NOT NULL,
        command TEXT,
        hand    INTEGER,
        what    TEXT NOT NULL,
        PRIMARY KEY (number, seq)
     ) STRICT, WITHOUT ROWID;
     CREATE UNIQUE INDEX table_command ON table_entry (number, command) WHERE command IS NOT NULL;
     CREATE UNIQUE INDEX table_hand ON table_entry (number, hand) WHERE hand IS NOT NULL;
     CREATE TABLE guest (
        id   TEXT PRIMARY KEY,
        name TEXT NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE table_guest (
        number INTEGER NOT NULL REFERENCES game_table (number),
        guest  TEXT NOT NULL,
        PRIMARY KEY (number, guest)
     ) STRICT, WITHOUT ROWID;";

/// The migration that makes everybody known who ever sat at a table, and takes the names of who was erased.
pub(crate) const GUESTS_ARE_PLAYERS: &str =
    "DELETE FROM guest WHERE id IN (SELECT id FROM player WHERE erased IS NOT NULL);
     INSERT INTO player (id, name, since, seen)
        SELECT g.id, g.name, min(t.created), max(t.created)
        FROM guest g JOIN table_guest s ON s.guest = g.id JOIN game_table t ON t.number = s.number
        WHERE g.id NOT IN (SELECT id FROM player) GROUP BY g.id;";

/// The migration that keeps a hash of what each command said; of those before it there is none.
pub(crate) const COMMANDS_HAVE_DIGESTS: &str = "ALTER TABLE table_entry ADD COLUMN digest INTEGER;";

#[async_trait]
impl TableStore for SqliteStore {
    async fn open_table(&self, table: &NewTable) -> Result<i64, StoreError> {
        let mut connection = self.writer.acquire().await.told()?;
        let done = open_in(&mut connection, table).await;
        settled(connection, done)
    }

    async fn append_to_tables(&self, changes: &[TableChange]) -> Result<(), StoreError> {
        let mut connection = self.writer.acquire().await.told()?;
        let done = append_in(&mut connection, changes).await;
        settled(connection, done)
    }

    async fn done_command(&self, number: i64, command: &str) -> Result<Option<DoneCommand>, StoreError> {
        let row = sqlx::query("SELECT seq, digest FROM table_entry WHERE number = $1 AND command = $2")
            .bind(number)
            .bind(command)
            .fetch_optional(&self.readers)
            .await
            .told()?;
        let Some(row) = row else { return Ok(None) };
        let version: i64 = row.try_get(0).told()?;
        Ok(Some(DoneCommand { version: version as u64, digest: row.try_get(1).told()? }))
    }

    async fn table_tail(&self, id: &str) -> Result<Option<TableTail>, StoreError> {
        let mut tx = self.readers.begin().await.told()?;
        let Some(head) = head(&mut tx, id).await? else { return Ok(None) };
        let rows = sqlx::query(
            "SELECT seq, at, command, hand, what, digest FROM table_entry
             WHERE number = $1 AND seq >= (SELECT seq FROM table_entry WHERE number = $1 AND hand IS NOT NULL
                                           ORDER BY number DESC, hand DESC LIMIT 1)
             ORDER BY seq",
        )
        .bind(head.number)
        .fetch_all(&mut *tx)
        .await
        .told()?;
        tail(&mut tx, head, &rows).await.map(Some)
    }

    async fn table_hand(&self, id: &str, hand: u64) -> Result<Option<TableTail>, StoreError> {
        let mut tx = self.readers.begin().await.told()?;
        let Some(head) = head(&mut tx, id).await? else { return Ok(None) };
        let Ok(hand) = i64::try_from(hand) else { return Ok(None) };
        let rows = sqlx::query(
            "SELECT seq, at, command, hand, what, digest FROM table_entry
             WHERE number = $1
               AND seq >= (SELECT seq FROM table_entry WHERE number = $1 AND hand = $2)
               AND seq < coalesce((SELECT seq FROM table_entry WHERE number = $1 AND hand = $2 + 1),
                                  9223372036854775807)
             ORDER BY seq",
        )
        .bind(head.number)
        .bind(hand)
        .fetch_all(&mut *tx)
        .await
        .told()?;
        if rows.is_empty() {
            return Ok(None);
        }
        tail(&mut tx, head, &rows).await.map(Some)
    }
}

async fn head(connection: &mut SqliteConnection, id: &str) -> Result<Option<TableHead>, StoreError> {
    let row = sqlx::query("SELECT number, created, rules, plan FROM game_table WHERE id = $1")
        .bind(id)
        .fetch_optional(connection)
        .await
        .told()?;
    let Some(row) = row else { return Ok(None) };
    Ok(Some(TableHead {
        number: row.try_get(0).told()?,
        id: id.to_owned(),
        created: row.try_get(1).told()?,
        rules: row.try_get(2).told()?,
        plan: row.try_get(3).told()?,
    }))
}

async fn tail(
    connection: &mut SqliteConnection,
    head: TableHead,
    rows: &[SqliteRow],
) -> Result<TableTail, StoreError> {
    let guests = sqlx::query(
        "SELECT g.id, g.name FROM guest g JOIN table_guest t ON t.guest = g.id WHERE t.number = $1",
    )
    .bind(head.number)
    .fetch_all(connection)
    .await
    .told()?;
    Ok(TableTail {
        head,
        entries: rows.iter().map(entry).collect::<Result<_, _>>()?,
        guests: guests
            .iter()
            .map(|row| Ok(GuestName { id: row.try_get(0).told()?, name: row.try_get(1).told()? }))
            .collect::<Result<_, StoreError>>()?,
    })
}

pub(crate) fn entry(row: &SqliteRow) -> Result<NewTableEntry, StoreError> {
    let seq: i64 = row.try_get(0).told()?;
    let hand: Option<i64> = row.try_get(3).told()?;
    Ok(NewTableEntry {
        seq: seq as u64,
        at: row.try_get(1).told()?,
        command: row.try_get(2).told()?,
        hand: hand.map(|hand| hand as u64),
        what: row.try_get(4).told()?,
        digest: row.try_get(5).told()?,
    })
}

async fn open_in(connection: &mut SqliteConnection, table: &NewTable) -> Result<i64, StoreError> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.told()?;
    let row = sqlx::query(
        "INSERT INTO game_table (id, created, rules, plan) VALUES ($1, $2, $3, $4) RETURNING number",
    )
    .bind(&table.id)
    .bind(table.created)
    .bind(&table.rules)
    .bind(&table.plan)
    .fetch_one(&mut *tx)
    .await
    .told()?;
    let number = row.try_get(0).told()?;
    let change =
        TableChange { number, epoch: None, entries: table.entries.clone(), guests: table.guests.clone() };
    store(&mut tx, std::slice::from_ref(&change)).await?;
    tx.commit().await.told()?;
    Ok(number)
}

async fn append_in(connection: &mut SqliteConnection, changes: &[TableChange]) -> Result<(), StoreError> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.told()?;
    if !are_held(&mut tx, changes).await? {
        return Err(StoreError::Fenced);
    }
    store(&mut tx, changes).await?;
    tx.commit().await.told()?;
    Ok(())
}

/// Writes all changes into an open transaction: one statement for all entries, whatever their number.
async fn store(tx: &mut SqliteConnection, changes: &[TableChange]) -> Result<(), StoreError> {
    let rows: Vec<_> = changes
        .iter()
        .flat_map(|change| change.entries.iter().map(move |entry| (change.number, entry)))
        .map(|(number, entry)| {
            json!([number, entry.seq, entry.at, entry.command, entry.hand, entry.what, entry.digest])
        })
        .collect();
    sqlx::query(
        "INSERT INTO table_entry (number, seq, at, command, hand, what, digest)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
         FROM json_each($1)",
    )
    .bind(serde_json::Value::from(rows).to_string())
    .execute(&mut *tx)
    .await
    .told()?;
    for change in changes {
        for guest in &change.guests {
            keep_name(tx, change.number, guest).await?;
        }
    }
    Ok(())
}

/// Keeps the name of who sits at a table, who is known from then on; of who was erased nothing is kept.
async fn keep_name(tx: &mut SqliteConnection, number: i64, guest: &GuestName) -> Result<(), StoreError> {
    let met = meet(&guest.id, &guest.name, last_moment(tx, number).await?).execute(&mut *tx).await.told()?;
    if met.rows_affected() == 0 {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO guest (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )
    .bind(&guest.id)
    .bind(&guest.name)
    .execute(&mut *tx)
    .await
    .told()?;
    sqlx::query("INSERT INTO table_guest (number, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(number)
        .bind(&guest.id)
        .execute(&mut *tx)
        .await
        .told()?;
    Ok(())
}

/// When something happened last at a table.
async fn last_moment(tx: &mut SqliteConnection, number: i64) -> Result<i64, StoreError> {
    let row = sqlx::query(
        "SELECT coalesce((SELECT at FROM table_entry WHERE number = $1 ORDER BY seq DESC LIMIT 1),
                         (SELECT created FROM game_table WHERE number = $1), 0)",
    )
    .bind(number)
    .fetch_one(tx)
    .await
    .told()?;
    row.try_get(0).told()
}
