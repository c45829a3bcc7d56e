//! Tables in PostgreSQL.

use std::collections::BTreeSet;

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};
use stammtisch_store::spoken::{Talk, opened_by};
use stammtisch_store::{
    DoneCommand, GuestName, NewTable, NewTableEntry, StoreError, TableChange, TableHead, TableStore,
    TableTail,
};

use crate::deeds::meet;
use crate::fault::Told as _;
use crate::{MOMENT, PostgresStore};

#[async_trait]
impl TableStore for PostgresStore {
    async fn open_table(&self, table: &NewTable) -> Result<i64, StoreError> {
        let mut tx = self.pool.begin().await.told()?;
        let row = sqlx::query(
            "INSERT INTO game_table (id, created, rules, plan, opened_by) VALUES ($1, $2, $3, $4, $5)
             RETURNING number",
        )
        .bind(&table.id)
        .bind(table.created)
        .bind(&table.rules)
        .bind(&table.plan)
        .bind(opened_by(&table.plan))
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

    async fn append_to_tables(&self, changes: &[TableChange]) -> Result<(), StoreError> {
        // A statement alone is a transaction: one question and answer less on the way to the server.
        if changes.iter().all(|change| change.guests.is_empty()) {
            let mut connection = self.pool.acquire().await.told()?;
            return insert(&mut connection, changes).await;
        }
        let mut tx = self.pool.begin().await.told()?;
        store(&mut tx, changes).await?;
        tx.commit().await.told()
    }

    async fn done_command(&self, number: i64, command: &str) -> Result<Option<DoneCommand>, StoreError> {
        let row = sqlx::query("SELECT seq, digest FROM table_entry WHERE number = $1 AND command = $2")
            .bind(number)
            .bind(command)
            .fetch_optional(&self.pool)
            .await
            .told()?;
        let Some(row) = row else { return Ok(None) };
        let version: i64 = row.try_get(0).told()?;
        Ok(Some(DoneCommand { version: version as u64, digest: row.try_get(1).told()? }))
    }

    async fn table_tail(&self, id: &str) -> Result<Option<TableTail>, StoreError> {
        let mut tx = self.pool.begin_with(MOMENT).await.told()?;
        let Some(head) = head_of(&mut tx, id).await? else { return Ok(None) };
        let rows = sqlx::query(
            "SELECT seq, at, command, hand, what, digest FROM table_entry
             WHERE number = $1 AND seq >= (SELECT seq FROM table_entry WHERE number = $1 AND hand IS NOT NULL
                                           ORDER BY hand DESC LIMIT 1)
             ORDER BY seq",
        )
        .bind(head.number)
        .fetch_all(&mut *tx)
        .await
        .told()?;
        tail(&mut tx, head, &rows).await.map(Some)
    }

    async fn table_hand(&self, id: &str, hand: u64) -> Result<Option<TableTail>, StoreError> {
        let mut tx = self.pool.begin_with(MOMENT).await.told()?;
        let Some(head) = head_of(&mut tx, id).await? else { return Ok(None) };
        let (Ok(hand), Ok(next)) = (i64::try_from(hand), i64::try_from(hand.saturating_add(1))) else {
            return Ok(None);
        };
        let rows = sqlx::query(
            "SELECT seq, at, command, hand, what, digest FROM table_entry
             WHERE number = $1
               AND seq >= (SELECT seq FROM table_entry WHERE number = $1 AND hand = $2)
               AND seq < coalesce((SELECT seq FROM table_entry WHERE number = $1 AND hand = $3),
                                  9223372036854775807)
             ORDER BY seq",
        )
        .bind(head.number)
        .bind(hand)
        .bind(next)
        .fetch_all(&mut *tx)
        .await
        .told()?;
        if rows.is_empty() {
            return Ok(None);
        }
        tail(&mut tx, head, &rows).await.map(Some)
    }
}

/// A table, from the columns number, id, created, rules, plan.
pub(crate) fn head(row: &PgRow) -> Result<TableHead, StoreError> {
    Ok(TableHead {
        number: row.try_get(0).told()?,
        id: row.try_get(1).told()?,
        created: row.try_get(2).told()?,
        rules: row.try_get(3).told()?,
        plan: row.try_get(4).told()?,
    })
}

async fn head_of(connection: &mut PgConnection, id: &str) -> Result<Option<TableHead>, StoreError> {
    let row = sqlx::query("SELECT number, id, created, rules, plan FROM game_table WHERE id = $1")
        .bind(id)
        .fetch_optional(connection)
        .await
        .told()?;
    row.as_ref().map(head).transpose()
}

async fn tail(
    connection: &mut PgConnection,
    head: TableHead,
    rows: &[PgRow],
) -> Result<TableTail, StoreError> {
    let guests = sqlx::query(
        "SELECT g.id, g.name FROM guest g JOIN table_guest t ON t.guest = g.id WHERE t.number = $1 ORDER BY g.id",
    )
    .bind(head.number)
    .fetch_all(connection)
    .await
    .told()?;
    let guest = |row: &PgRow| -> Result<GuestName, StoreError> {
        Ok(GuestName { id: row.try_get(0).told()?, name: row.try_get(1).told()? })
    };
    Ok(TableTail {
        head,
        entries: rows.iter().map(entry).collect::<Result<_, _>>()?,
        guests: guests.iter().map(guest).collect::<Result<_, _>>()?,
    })
}

/// An entry, from the columns seq, at, command, hand, what, digest.
pub(crate) fn entry(row: &PgRow) -> Result<NewTableEntry, StoreError> {
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

/// Writes all changes into an open transaction.
async fn store(tx: &mut PgConnection, changes: &[TableChange]) -> Result<(), StoreError> {
    insert(tx, changes).await?;
    for change in changes {
        for guest in &change.guests {
            keep_name(tx, change.number, guest).await?;
        }
    }
    Ok(())
}

/// Writes all entries with one statement, whatever their number.
async fn insert(connection: &mut PgConnection, changes: &[TableChange]) -> Result<(), StoreError> {
    let rows: Vec<(i64, &NewTableEntry)> = changes
        .iter()
        .flat_map(|change| change.entries.iter().map(move |entry| (change.number, entry)))
        .collect();
    let column = |of: fn(&NewTableEntry) -> Option<i64>| -> Vec<Option<i64>> {
        rows.iter().map(|(_, entry)| of(entry)).collect()
    };
    let claims = changes.iter().filter_map(|change| Some((change.number, change.epoch?)));
    let (claimed, epochs): (Vec<i64>, Vec<i64>) = claims.collect::<BTreeSet<_>>().into_iter().unzip();
    // Whoever wants to take one of the tables waits until this is over, or was before it.
    let row = sqlx::query(
        "WITH held AS (
             SELECT l.number FROM unnest($9::bigint[], $10::bigint[]) AS w (number, epoch)
             JOIN table_lease l ON l.number = w.number AND l.epoch = w.epoch FOR SHARE OF l),
         added AS (
             INSERT INTO table_entry (number, seq, at, command, digest, hand, what, talk)
             SELECT e.* FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[],
                                    $7::text[], $8::boolean[]) AS e
             WHERE (SELECT count(*) FROM held) = cardinality($9::bigint[]))
         SELECT count(*) FROM held",
    )
    .bind(rows.iter().map(|(number, _)| *number).collect::<Vec<i64>>())
    .bind(column(|entry| Some(entry.seq as i64)))
    .bind(column(|entry| Some(entry.at)))
    .bind(rows.iter().map(|(_, entry)| entry.command.as_deref()).collect::<Vec<Option<&str>>>())
    .bind(column(|entry| entry.digest))
    .bind(column(|entry| entry.hand.map(|hand| hand as i64)))
    .bind(rows.iter().map(|(_, entry)| entry.what.as_str()).collect::<Vec<&str>>())
    .bind(rows.iter().map(|(_, entry)| Talk::of(&entry.what).is_some()).collect::<Vec<bool>>())
    .bind(&claimed)
    .bind(&epochs)
    .fetch_one(connection)
    .await
    .told()?;
    let held: i64 = row.try_get(0).told()?;
    if held == claimed.len() as i64 { Ok(()) } else { Err(StoreError::Fenced) }
}

/// Keeps the name of who sits at a table, who is known from then on; of who was erased nothing is kept.
async fn keep_name(tx: &mut PgConnection, number: i64, guest: &GuestName) -> Result<(), StoreError> {
    let at = last_moment(tx, number).await?;
    let met = meet(&guest.id, &guest.name, at).execute(&mut *tx).await.told()?;
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
async fn last_moment(tx: &mut PgConnection, number: i64) -> Result<i64, StoreError> {
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
