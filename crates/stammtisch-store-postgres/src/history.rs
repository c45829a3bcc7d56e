//! Finished games in PostgreSQL.

use std::collections::BTreeMap;

use async_trait::async_trait;
use schafkopf::BySeat;
use sqlx::Row as _;
use sqlx::postgres::PgRow;
use stammtisch_store::{
    HandCount, HandPlace, HandSummary, HistoryKey, HistoryStore, MatchRecord, OwnHand, Part, RankedPlayer,
    RatingRecord, SeatHolder, ShareRecord, StoreError,
};

use crate::fault::Told as _;
use crate::history_hand::{hand_end, hand_seat_rows, keep_hand, own_hand};
use crate::history_match::{keep_match, match_record, rating};
use crate::history_page::{Place, Question, ask};
use crate::history_seat::{amounts, holders};
use crate::{MOMENT, PostgresStore};

#[async_trait]
impl HistoryStore for PostgresStore {
    async fn keep_hand(&self, hand: &HandSummary) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        keep_hand(&mut connection, hand).await
    }

    async fn hands_of(&self, person: &str, part: Part<'_>, most: usize) -> Result<Vec<OwnHand>, StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        let rows = ask(Question::Hands, person, part, most).fetch_all(&mut *connection).await.told()?;
        rows.iter().map(own_hand).collect()
    }

    async fn own_hand(&self, person: &str, table: &str, hand: u64) -> Result<Option<OwnHand>, StoreError> {
        let row = sqlx::query(
            "SELECT h.result, h.contract, h.declarer, h.partner, h.points, h.won, h.schneider, h.schwarz,
                    h.place, h.hand, h.game, h.at, h.rules, s.seat, s.units, s.list, s.accuracy
             FROM history_seat s JOIN history_hand h ON h.place = s.place AND h.hand = s.hand
             WHERE s.place = $1 AND s.hand = $2 AND s.person = $3",
        )
        .bind(table)
        .bind(number(hand))
        .bind(person)
        .fetch_optional(&self.pool)
        .await
        .told()?;
        row.as_ref().map(own_hand).transpose()
    }

    async fn hand_counts(&self, person: &str, since: Option<i64>) -> Result<Vec<HandCount>, StoreError> {
        let rows = sqlx::query(
            "SELECT rules, count(*), count(accuracy) FROM history_seat WHERE person = $1 AND at >= $2
             GROUP BY rules",
        )
        .bind(person)
        .bind(since.unwrap_or(i64::MIN))
        .fetch_all(&self.pool)
        .await
        .told()?;
        let count = |row: &PgRow| -> Result<HandCount, StoreError> {
            let (hands, reviewed): (i64, i64) = (row.try_get(1).told()?, row.try_get(2).told()?);
            Ok(HandCount { rules: row.try_get(0).told()?, hands: hands as u32, reviewed: reviewed as u32 })
        };
        rows.iter().map(count).collect()
    }

    async fn balances_of(
        &self,
        person: &str,
        until: &HistoryKey,
    ) -> Result<BTreeMap<String, i64>, StoreError> {
        let until = Place::of(until);
        let rows = sqlx::query(
            "SELECT rules, sum(coalesce(units, list, 0))::BIGINT FROM history_seat
             WHERE person = $1 AND (at, place, hand) <= ($2, $3, $4) GROUP BY rules",
        )
        .bind(person)
        .bind(until.at)
        .bind(until.table)
        .bind(until.number)
        .fetch_all(&self.pool)
        .await
        .told()?;
        let balance = |row: &PgRow| Ok((row.try_get(0).told()?, row.try_get(1).told()?));
        rows.iter().map(balance).collect()
    }

    async fn hand(&self, table: &str, hand: u64) -> Result<Option<HandSummary>, StoreError> {
        let mut tx = self.pool.begin_with(MOMENT).await.told()?;
        let row = sqlx::query(
            "SELECT result, contract, declarer, partner, points, won, schneider, schwarz,
                    game, at, rules, rules_hash, record
             FROM history_hand WHERE place = $1 AND hand = $2",
        )
        .bind(table)
        .bind(number(hand))
        .fetch_optional(&mut *tx)
        .await
        .told()?;
        let Some(row) = row else { return Ok(None) };
        let seats = hand_seat_rows(&mut tx, table, hand).await?;
        let (units, list) = (amounts(&seats, 4)?, amounts(&seats, 5)?);
        let place = HandPlace {
            table: table.to_owned(),
            hand,
            game: count(row.try_get(8).told()?),
            at: row.try_get(9).told()?,
        };
        Ok(Some(HandSummary {
            place,
            rules: row.try_get(10).told()?,
            rules_hash: row.try_get(11).told()?,
            seats: holders(&seats)?,
            end: hand_end(&row)?,
            units,
            list,
            record: row.try_get(12).told()?,
        }))
    }

    async fn hand_seats(&self, table: &str, hand: u64) -> Result<BySeat<SeatHolder>, StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        let rows = hand_seat_rows(&mut connection, table, hand).await?;
        holders(&rows)
    }

    async fn keep_accuracy(
        &self,
        table: &str,
        hand: u64,
        (person, accuracy): (&str, f64),
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE history_seat SET accuracy = $4 WHERE place = $1 AND hand = $2 AND person = $3",
        )
        .bind(table)
        .bind(number(hand))
        .bind(person)
        .bind(accuracy)
        .execute(&self.pool)
        .await
        .told()?;
        Ok(done.rows_affected() > 0)
    }

    async fn has_match(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM history_match WHERE place = $1 AND number = $2")
            .bind(table)
            .bind(i64::from(number))
            .fetch_optional(&self.pool)
            .await
            .told()?;
        Ok(row.is_some())
    }

    async fn keep_match(&self, record: &MatchRecord) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await.told()?;
        keep_match(&mut connection, record).await
    }

    async fn matches_of(
        &self,
        person: &str,
        part: Part<'_>,
        most: usize,
    ) -> Result<Vec<MatchRecord>, StoreError> {
        let mut tx = self.pool.begin_with(MOMENT).await.told()?;
        let rows = ask(Question::Matches, person, part, most).fetch_all(&mut *tx).await.told()?;
        let mut matches = Vec::with_capacity(rows.len());
        for row in &rows {
            matches.push(match_record(&mut tx, row).await?);
        }
        Ok(matches)
    }

    async fn rating(&self, person: &str) -> Result<Option<RatingRecord>, StoreError> {
        let row = sqlx::query("SELECT mean, deviation, matches, at FROM rating WHERE person = $1")
            .bind(person)
            .fetch_optional(&self.pool)
            .await
            .told()?;
        row.as_ref().map(|row| rating(row, 0)).transpose()
    }

    async fn listed(&self, least_matches: u32) -> Result<Vec<RankedPlayer>, StoreError> {
        let rows = sqlx::query(
            "SELECT r.mean, r.deviation, r.matches, r.at, p.id, p.name
             FROM rating r JOIN account a ON a.id = r.person JOIN player p ON p.id = r.person
             WHERE a.listed AND p.locked IS NULL AND p.name IS NOT NULL AND r.matches >= $1",
        )
        .bind(i64::from(least_matches))
        .fetch_all(&self.pool)
        .await
        .told()?;
        let ranked = |row: &PgRow| -> Result<RankedPlayer, StoreError> {
            Ok(RankedPlayer {
                id: row.try_get(4).told()?,
                name: row.try_get(5).told()?,
                rating: rating(row, 0)?,
            })
        };
        rows.iter().map(ranked).collect()
    }

    async fn share(&self, share: &ShareRecord) -> Result<String, StoreError> {
        let row = sqlx::query(
            "INSERT INTO history_share (token, place, hand, by, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (place, hand, by) DO UPDATE SET at = history_share.at RETURNING token",
        )
        .bind(&share.token)
        .bind(&share.table)
        .bind(number(share.hand))
        .bind(&share.by)
        .bind(share.at)
        .fetch_one(&self.pool)
        .await
        .told()?;
        row.try_get(0).told()
    }

    async fn unshare(&self, table: &str, hand: u64, by: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM history_share WHERE place = $1 AND hand = $2 AND by = $3")
            .bind(table)
            .bind(number(hand))
            .bind(by)
            .execute(&self.pool)
            .await
            .told()?;
        Ok(())
    }

    async fn shared(&self, token: &str) -> Result<Option<ShareRecord>, StoreError> {
        let row = sqlx::query("SELECT token, place, hand, by, at FROM history_share WHERE token = $1")
            .bind(token)
            .fetch_optional(&self.pool)
            .await
            .told()?;
        row.as_ref().map(share).transpose()
    }

    async fn shares_of(&self, person: &str) -> Result<Vec<ShareRecord>, StoreError> {
        let rows = sqlx::query(
            "SELECT token, place, hand, by, at FROM history_share WHERE by = $1 ORDER BY at DESC",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await
        .told()?;
        rows.iter().map(share).collect()
    }
}

/// A number as the database has it; one that is too large names nothing.
pub(crate) fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(-1)
}

/// A count as the database has it.
pub(crate) const fn count(number: i64) -> u32 {
    number as u32
}

fn share(row: &PgRow) -> Result<ShareRecord, StoreError> {
    let hand: i64 = row.try_get(2).told()?;
    Ok(ShareRecord {
        token: row.try_get(0).told()?,
        table: row.try_get(1).told()?,
        hand: hand as u64,
        by: row.try_get(3).told()?,
        at: row.try_get(4).told()?,
    })
}
