//! Matches of the history in PostgreSQL, and the ratings that follow from them.

use schafkopf::BySeat;
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row as _};
use stammtisch_store::{MatchRecord, MatchSummary, RatingRecord, RatingStep, StoreError};

use crate::fault::Told as _;
use crate::history::count;
use crate::history_seat::{amounts, columns, holders, meet, seat_of};

/// Keeps a match and the ratings after it, unless it is kept.
pub(crate) async fn keep_match(
    connection: &mut PgConnection,
    record: &MatchRecord,
) -> Result<(), StoreError> {
    let mut tx = connection.begin().await.told()?;
    let summary = &record.summary;
    let done = sqlx::query(
        "INSERT INTO history_match (place, number, at, rules, rules_hash, games, whole)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
    )
    .bind(&summary.table)
    .bind(i64::from(summary.number))
    .bind(summary.at)
    .bind(&summary.rules)
    .bind(&summary.rules_hash)
    .bind(i64::from(summary.games))
    .bind(summary.whole)
    .execute(&mut *tx)
    .await
    .told()?;
    if done.rows_affected() == 0 {
        return Ok(());
    }
    let seats = meet(&mut tx, &summary.seats, summary.at).await?;
    for (seat, holder) in seats.iter() {
        let (person, bot) = columns(holder);
        let step = record.ratings[seat].filter(|_| person.is_some());
        sqlx::query(
            "INSERT INTO history_match_seat (place, number, seat, person, bot, units, list, before, mean, deviation,
                                             matches, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        )
        .bind(&summary.table)
        .bind(i64::from(summary.number))
        .bind(i64::from(seat.number()))
        .bind(person)
        .bind(bot)
        .bind(summary.units.as_ref().map(|units| units[seat]))
        .bind(summary.list.as_ref().map(|list| list[seat]))
        .bind(step.map(|step| step.before))
        .bind(step.map(|step| step.after.mean))
        .bind(step.map(|step| step.after.deviation))
        .bind(step.map(|step| i64::from(step.after.matches)))
        .bind(summary.at)
        .execute(&mut *tx)
        .await.told()?;
        if let (Some(person), Some(RatingStep { after, .. })) = (person, step) {
            keep_rating(&mut tx, person, &after).await?;
        }
    }
    tx.commit().await.told()?;
    Ok(())
}

async fn keep_rating(tx: &mut PgConnection, person: &str, rating: &RatingRecord) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rating (person, mean, deviation, matches, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (person) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
            matches = excluded.matches, at = excluded.at",
    )
    .bind(person)
    .bind(rating.mean)
    .bind(rating.deviation)
    .bind(i64::from(rating.matches))
    .bind(rating.at)
    .execute(tx)
    .await
    .told()?;
    Ok(())
}

/// A match with its seats.
pub(crate) async fn match_record(tx: &mut PgConnection, row: &PgRow) -> Result<MatchRecord, StoreError> {
    let (table, number, at): (String, i64, i64) =
        (row.try_get(0).told()?, row.try_get(1).told()?, row.try_get(2).told()?);
    let rows = sqlx::query(
        "SELECT s.seat, s.person, s.bot, p.name, s.units, s.list, s.before, s.mean, s.deviation, s.matches
         FROM history_match_seat s LEFT JOIN player p ON p.id = s.person
         WHERE s.place = $1 AND s.number = $2 ORDER BY s.seat",
    )
    .bind(&table)
    .bind(number)
    .fetch_all(tx)
    .await
    .told()?;
    let mut ratings = BySeat::new([None; 4]);
    for row in &rows {
        ratings[seat_of(row.try_get(0).told()?)?] = rating_step(row, at)?;
    }
    let summary = MatchSummary {
        table,
        number: count(number),
        at,
        rules: row.try_get(3).told()?,
        rules_hash: row.try_get(4).told()?,
        games: count(row.try_get(5).told()?),
        seats: holders(&rows)?,
        whole: row.try_get(6).told()?,
        units: amounts(&rows, 4)?,
        list: amounts(&rows, 5)?,
    };
    Ok(MatchRecord { summary, ratings })
}

/// A rating, from the columns mean, deviation, matches, at.
pub(crate) fn rating(row: &PgRow, column: usize) -> Result<RatingRecord, StoreError> {
    Ok(RatingRecord {
        mean: row.try_get(column).told()?,
        deviation: row.try_get(column + 1).told()?,
        matches: count(row.try_get(column + 2).told()?),
        at: row.try_get(column + 3).told()?,
    })
}

/// A rating before and after a match, from the columns before, mean, deviation, matches.
fn rating_step(row: &PgRow, at: i64) -> Result<Option<RatingStep>, StoreError> {
    let before: Option<f64> = row.try_get(6).told()?;
    let Some(before) = before else { return Ok(None) };
    let after = RatingRecord {
        mean: row.try_get(7).told()?,
        deviation: row.try_get(8).told()?,
        matches: count(row.try_get(9).told()?),
        at,
    };
    Ok(Some(RatingStep { before, after }))
}
