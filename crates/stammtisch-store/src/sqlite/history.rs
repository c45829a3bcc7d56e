//! Finished games in SQLite.

use std::collections::BTreeMap;

use schafkopf::{BySeat, Seat};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection as _, Row as _};

use super::history_page::{Place, Question, ask};
use super::tournaments::settled;
use super::{SqliteStore, deeds};
use crate::error::StoreError;
use crate::history::{HandEnd, HandPlace, HandSummary, MatchSummary, Scored, SeatHolder};
use crate::history_store::{
    HandCount, HistoryKey, HistoryStore, MatchRecord, OwnHand, Part, RankedPlayer, RatingRecord, RatingStep,
    ShareRecord,
};
use crate::kept;

impl HistoryStore for SqliteStore {
    async fn keep_hand(&self, hand: &HandSummary) -> Result<(), StoreError> {
        let mut connection = self.writer.acquire().await?;
        let done = keep_hand(&mut connection, hand).await;
        settled(connection, done)
    }

    async fn hands_of(&self, person: &str, part: Part<'_>, most: usize) -> Result<Vec<OwnHand>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        let rows = ask(Question::Hands, person, part, most).fetch_all(&mut *connection).await?;
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
        .fetch_optional(&self.readers)
        .await?;
        row.as_ref().map(own_hand).transpose()
    }

    async fn hand_counts(&self, person: &str, since: Option<i64>) -> Result<Vec<HandCount>, StoreError> {
        let rows = sqlx::query(
            "SELECT rules, count(*), count(accuracy) FROM history_seat WHERE person = $1 AND at >= $2
             GROUP BY rules",
        )
        .bind(person)
        .bind(since.unwrap_or(i64::MIN))
        .fetch_all(&self.readers)
        .await?;
        let count = |row: &SqliteRow| -> Result<HandCount, sqlx::Error> {
            Ok(HandCount { rules: row.try_get(0)?, hands: row.try_get(1)?, reviewed: row.try_get(2)? })
        };
        Ok(rows.iter().map(count).collect::<Result<_, _>>()?)
    }

    async fn balances_of(
        &self,
        person: &str,
        until: &HistoryKey,
    ) -> Result<BTreeMap<String, i64>, StoreError> {
        let until = Place::of(until);
        let rows = sqlx::query(
            "SELECT rules, sum(coalesce(units, list, 0)) FROM history_seat
             WHERE person = $1 AND (at, place, hand) <= ($2, $3, $4) GROUP BY rules",
        )
        .bind(person)
        .bind(until.at)
        .bind(until.table)
        .bind(until.number)
        .fetch_all(&self.readers)
        .await?;
        let balance = |row: &SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?));
        Ok(rows.iter().map(balance).collect::<Result<_, sqlx::Error>>()?)
    }

    async fn hand(&self, table: &str, hand: u64) -> Result<Option<HandSummary>, StoreError> {
        let mut tx = self.readers.begin().await?;
        let row = sqlx::query(
            "SELECT result, contract, declarer, partner, points, won, schneider, schwarz,
                    game, at, rules, rules_hash, record
             FROM history_hand WHERE place = $1 AND hand = $2",
        )
        .bind(table)
        .bind(number(hand))
        .fetch_optional(&mut *tx)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seats = hand_seat_rows(&mut tx, table, hand).await?;
        let (units, list) = (amounts(&seats, 4)?, amounts(&seats, 5)?);
        let place = HandPlace { table: table.to_owned(), hand, game: row.try_get(8)?, at: row.try_get(9)? };
        Ok(Some(HandSummary {
            place,
            rules: row.try_get(10)?,
            rules_hash: row.try_get(11)?,
            seats: holders(&seats)?,
            end: hand_end(&row)?,
            units,
            list,
            record: row.try_get(12)?,
        }))
    }

    async fn hand_seats(&self, table: &str, hand: u64) -> Result<BySeat<SeatHolder>, StoreError> {
        let mut connection = self.readers.acquire().await?;
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
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn has_match(&self, table: &str, number: u32) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM history_match WHERE place = $1 AND number = $2")
            .bind(table)
            .bind(number)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    async fn keep_match(&self, record: &MatchRecord) -> Result<(), StoreError> {
        let mut connection = self.writer.acquire().await?;
        let done = keep_match(&mut connection, record).await;
        settled(connection, done)
    }

    async fn matches_of(
        &self,
        person: &str,
        part: Part<'_>,
        most: usize,
    ) -> Result<Vec<MatchRecord>, StoreError> {
        let mut tx = self.readers.begin().await?;
        let rows = ask(Question::Matches, person, part, most).fetch_all(&mut *tx).await?;
        let mut matches = Vec::with_capacity(rows.len());
        for row in &rows {
            matches.push(match_record(&mut tx, row).await?);
        }
        Ok(matches)
    }

    async fn rating(&self, person: &str) -> Result<Option<RatingRecord>, StoreError> {
        let row = sqlx::query("SELECT mean, deviation, matches, at FROM rating WHERE person = $1")
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(|row| rating(row, 0)).transpose()?)
    }

    async fn listed(&self, least_matches: u32) -> Result<Vec<RankedPlayer>, StoreError> {
        let rows = sqlx::query(
            "SELECT r.mean, r.deviation, r.matches, r.at, p.id, p.name
             FROM rating r JOIN account a ON a.id = r.person JOIN player p ON p.id = r.person
             WHERE a.listed = 1 AND p.locked IS NULL AND p.name IS NOT NULL AND r.matches >= $1",
        )
        .bind(least_matches)
        .fetch_all(&self.readers)
        .await?;
        let ranked = |row: &SqliteRow| -> Result<RankedPlayer, sqlx::Error> {
            Ok(RankedPlayer { id: row.try_get(4)?, name: row.try_get(5)?, rating: rating(row, 0)? })
        };
        Ok(rows.iter().map(ranked).collect::<Result<_, _>>()?)
    }

    async fn share(&self, share: &ShareRecord) -> Result<String, StoreError> {
        let row = sqlx::query(
            "INSERT INTO history_share (token, place, hand, by, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (place, hand, by) DO UPDATE SET at = at RETURNING token",
        )
        .bind(&share.token)
        .bind(&share.table)
        .bind(number(share.hand))
        .bind(&share.by)
        .bind(share.at)
        .fetch_one(&self.writer)
        .await?;
        Ok(row.try_get(0)?)
    }

    async fn unshare(&self, table: &str, hand: u64, by: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM history_share WHERE place = $1 AND hand = $2 AND by = $3")
            .bind(table)
            .bind(number(hand))
            .bind(by)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn shared(&self, token: &str) -> Result<Option<ShareRecord>, StoreError> {
        let row = sqlx::query("SELECT token, place, hand, by, at FROM history_share WHERE token = $1")
            .bind(token)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.as_ref().map(share).transpose()?)
    }

    async fn shares_of(&self, person: &str) -> Result<Vec<ShareRecord>, StoreError> {
        let rows = sqlx::query(
            "SELECT token, place, hand, by, at FROM history_share WHERE by = $1 ORDER BY at DESC",
        )
        .bind(person)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.iter().map(share).collect::<Result<_, _>>()?)
    }
}

/// A number as the database has it; one that is too large names nothing.
pub(super) fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(-1)
}

fn damaged(why: &str) -> StoreError {
    StoreError::Database(sqlx::Error::Decode(why.into()))
}

fn seat_number(seat: Option<Seat>) -> Option<i64> {
    seat.map(|seat| i64::from(seat.number()))
}

fn seat_of(number: i64) -> Result<Seat, StoreError> {
    u8::try_from(number).ok().and_then(Seat::new).ok_or_else(|| damaged("a seat is 1 to 4"))
}

fn share(row: &SqliteRow) -> Result<ShareRecord, sqlx::Error> {
    let hand: i64 = row.try_get(2)?;
    Ok(ShareRecord {
        token: row.try_get(0)?,
        table: row.try_get(1)?,
        hand: hand as u64,
        by: row.try_get(3)?,
        at: row.try_get(4)?,
    })
}

fn rating(row: &SqliteRow, column: usize) -> Result<RatingRecord, sqlx::Error> {
    Ok(RatingRecord {
        mean: row.try_get(column)?,
        deviation: row.try_get(column + 1)?,
        matches: row.try_get(column + 2)?,
        at: row.try_get(column + 3)?,
    })
}

/// What a hand came to, from the first eight columns.
fn hand_end(row: &SqliteRow) -> Result<HandEnd, StoreError> {
    let result: String = row.try_get(0)?;
    match result.as_str() {
        "thrown_in" => return Ok(HandEnd::ThrownIn),
        "sie_void" => return Ok(HandEnd::SieVoid),
        "scored" => {}
        _ => return Err(damaged("an unknown result of a hand")),
    }
    let contract: String = row.try_get(1)?;
    let contract: kept::Contract =
        serde_json::from_str(&contract).map_err(|error| damaged(&error.to_string()))?;
    let partner: Option<i64> = row.try_get(3)?;
    Ok(HandEnd::Scored(Scored {
        contract: contract.into(),
        declarer: seat_of(row.try_get(2)?)?,
        partner: partner.map(seat_of).transpose()?,
        points: row.try_get(4)?,
        won: row.try_get(5)?,
        schneider: row.try_get(6)?,
        schwarz: row.try_get(7)?,
    }))
}

fn own_hand(row: &SqliteRow) -> Result<OwnHand, StoreError> {
    let hand: i64 = row.try_get(9)?;
    Ok(OwnHand {
        end: hand_end(row)?,
        table: row.try_get(8)?,
        hand: hand as u64,
        game: row.try_get(10)?,
        at: row.try_get(11)?,
        rules: row.try_get(12)?,
        seat: seat_of(row.try_get(13)?)?,
        units: row.try_get(14)?,
        list: row.try_get(15)?,
        accuracy: row.try_get(16)?,
    })
}

async fn hand_seat_rows(
    connection: &mut SqliteConnection,
    table: &str,
    hand: u64,
) -> Result<Vec<SqliteRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT s.seat, s.person, s.bot, p.name, s.units, s.list
         FROM history_seat s LEFT JOIN player p ON p.id = s.person
         WHERE s.place = $1 AND s.hand = $2 ORDER BY s.seat",
    )
    .bind(table)
    .bind(number(hand))
    .fetch_all(connection)
    .await?;
    Ok(rows)
}

/// Who sits where, from columns seat, person, bot, name.
fn holders(rows: &[SqliteRow]) -> Result<BySeat<SeatHolder>, StoreError> {
    let mut holders = BySeat::from_fn(|_| SeatHolder::Erased);
    for row in rows {
        let (person, bot, name) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
        holders[seat_of(row.try_get(0)?)?] = match (person, bot, name) {
            (Some(id), _, Some(name)) => SeatHolder::Person { id, name },
            (_, Some(name), _) => SeatHolder::Bot { name },
            (_, None, _) => SeatHolder::Erased,
        };
    }
    Ok(holders)
}

/// One amount for each seat; none where they are not known.
fn amounts(rows: &[SqliteRow], column: usize) -> Result<Option<BySeat<i64>>, StoreError> {
    let mut amounts = BySeat::new([0; 4]);
    for row in rows {
        let amount: Option<i64> = row.try_get(column)?;
        let Some(amount) = amount else { return Ok(None) };
        amounts[seat_of(row.try_get(0)?)?] = amount;
    }
    Ok((!rows.is_empty()).then_some(amounts))
}

/// Person and bot of a seat, for their columns.
fn columns(holder: &SeatHolder) -> (Option<&str>, Option<&str>) {
    match holder {
        SeatHolder::Person { id, .. } => (Some(id), None),
        SeatHolder::Bot { name } => (None, Some(name)),
        SeatHolder::Erased => (None, None),
    }
}

/// The names of people who are no accounts are kept as they are now; of who was erased nothing is kept.
async fn meet(
    tx: &mut SqliteConnection,
    seats: &BySeat<SeatHolder>,
    at: i64,
) -> Result<BySeat<SeatHolder>, StoreError> {
    let mut known = seats.clone();
    for (seat, holder) in seats.iter() {
        let SeatHolder::Person { id, name } = holder else { continue };
        let met = deeds::meet(id, name, at).execute(&mut *tx).await?;
        if met.rows_affected() == 0 {
            known[seat] = SeatHolder::Erased;
        }
    }
    Ok(known)
}

async fn keep_hand(connection: &mut SqliteConnection, hand: &HandSummary) -> Result<(), StoreError> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    let (result, scored) = match &hand.end {
        HandEnd::ThrownIn => ("thrown_in", None),
        HandEnd::SieVoid => ("sie_void", None),
        HandEnd::Scored(scored) => ("scored", Some(scored)),
    };
    let contract = scored.map(|scored| {
        serde_json::to_string(&kept::Contract::from(scored.contract)).expect("a contract is plain data")
    });
    let place = &hand.place;
    let done = sqlx::query(
        "INSERT INTO history_hand (place, hand, game, at, rules, rules_hash, result, contract, declarer, partner,
                                   points, won, schneider, schwarz, record)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING",
    )
    .bind(&place.table)
    .bind(number(place.hand))
    .bind(place.game)
    .bind(place.at)
    .bind(&hand.rules)
    .bind(&hand.rules_hash)
    .bind(result)
    .bind(contract)
    .bind(seat_number(scored.map(|scored| scored.declarer)))
    .bind(seat_number(scored.and_then(|scored| scored.partner)))
    .bind(scored.map(|scored| scored.points))
    .bind(scored.map(|scored| scored.won))
    .bind(scored.map(|scored| scored.schneider))
    .bind(scored.map(|scored| scored.schwarz))
    .bind(&hand.record)
    .execute(&mut *tx)
    .await?;
    if done.rows_affected() == 0 {
        return Ok(());
    }
    let seats = meet(&mut tx, &hand.seats, place.at).await?;
    for (seat, holder) in seats.iter() {
        let (person, bot) = columns(holder);
        sqlx::query(
            "INSERT INTO history_seat (place, hand, seat, person, bot, units, list, at, rules)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&place.table)
        .bind(number(place.hand))
        .bind(seat.number())
        .bind(person)
        .bind(bot)
        .bind(hand.units.as_ref().map(|units| units[seat]))
        .bind(hand.list.as_ref().map(|list| list[seat]))
        .bind(place.at)
        .bind(&hand.rules)
        .execute(&mut *tx)
        .await?;
    }
    tx.commit().await?;
    Ok(())
}

async fn keep_match(connection: &mut SqliteConnection, record: &MatchRecord) -> Result<(), StoreError> {
    let mut tx = connection.begin_with("BEGIN IMMEDIATE").await?;
    let summary = &record.summary;
    let done = sqlx::query(
        "INSERT INTO history_match (place, number, at, rules, rules_hash, games, whole)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
    )
    .bind(&summary.table)
    .bind(summary.number)
    .bind(summary.at)
    .bind(&summary.rules)
    .bind(&summary.rules_hash)
    .bind(summary.games)
    .bind(summary.whole)
    .execute(&mut *tx)
    .await?;
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
        .bind(summary.number)
        .bind(seat.number())
        .bind(person)
        .bind(bot)
        .bind(summary.units.as_ref().map(|units| units[seat]))
        .bind(summary.list.as_ref().map(|list| list[seat]))
        .bind(step.map(|step| step.before))
        .bind(step.map(|step| step.after.mean))
        .bind(step.map(|step| step.after.deviation))
        .bind(step.map(|step| step.after.matches))
        .bind(summary.at)
        .execute(&mut *tx)
        .await?;
        if let (Some(person), Some(RatingStep { after, .. })) = (person, step) {
            keep_rating(&mut tx, person, &after).await?;
        }
    }
    tx.commit().await?;
    Ok(())
}

async fn keep_rating(
    tx: &mut SqliteConnection,
    person: &str,
    rating: &RatingRecord,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rating (person, mean, deviation, matches, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (person) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
            matches = excluded.matches, at = excluded.at",
    )
    .bind(person)
    .bind(rating.mean)
    .bind(rating.deviation)
    .bind(rating.matches)
    .bind(rating.at)
    .execute(tx)
    .await?;
    Ok(())
}

async fn match_record(tx: &mut SqliteConnection, row: &SqliteRow) -> Result<MatchRecord, StoreError> {
    let (table, number, at): (String, u32, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let rows = sqlx::query(
        "SELECT s.seat, s.person, s.bot, p.name, s.units, s.list, s.before, s.mean, s.deviation, s.matches
         FROM history_match_seat s LEFT JOIN player p ON p.id = s.person
         WHERE s.place = $1 AND s.number = $2 ORDER BY s.seat",
    )
    .bind(&table)
    .bind(number)
    .fetch_all(tx)
    .await?;
    let mut ratings = BySeat::new([None; 4]);
    for row in &rows {
        ratings[seat_of(row.try_get(0)?)?] = rating_step(row, at)?;
    }
    let summary = MatchSummary {
        table,
        number,
        at,
        rules: row.try_get(3)?,
        rules_hash: row.try_get(4)?,
        games: row.try_get(5)?,
        seats: holders(&rows)?,
        whole: row.try_get(6)?,
        units: amounts(&rows, 4)?,
        list: amounts(&rows, 5)?,
    };
    Ok(MatchRecord { summary, ratings })
}

/// A rating before and after a match, from the columns before, mean, deviation, matches.
fn rating_step(row: &SqliteRow, at: i64) -> Result<Option<RatingStep>, StoreError> {
    let before: Option<f64> = row.try_get(6)?;
    let Some(before) = before else { return Ok(None) };
    let after =
        RatingRecord { mean: row.try_get(7)?, deviation: row.try_get(8)?, matches: row.try_get(9)?, at };
    Ok(Some(RatingStep { before, after }))
}
