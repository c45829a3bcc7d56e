//! Hands of the history in PostgreSQL.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection as _, Row as _};
use stammtisch_store::{HandEnd, HandSummary, OwnHand, Scored, StoreError, kept};

use crate::fault::{Told as _, damaged};
use crate::history::{count, number};
use crate::history_seat::{columns, meet, seat_number, seat_of};

/// What a hand came to, from the first eight columns.
pub(crate) fn hand_end(row: &PgRow) -> Result<HandEnd, StoreError> {
    let result: String = row.try_get(0).told()?;
    match result.as_str() {
        "thrown_in" => return Ok(HandEnd::ThrownIn),
        "sie_void" => return Ok(HandEnd::SieVoid),
        "redealt" => return Ok(HandEnd::Redealt),
        "ramsch" => return Ok(HandEnd::Ramsch),
        "scored" => {}
        _ => return Err(damaged("an unknown result of a hand")),
    }
    let contract: String = row.try_get(1).told()?;
    let contract: kept::Contract =
        serde_json::from_str(&contract).map_err(|error| damaged(&error.to_string()))?;
    let partner: Option<i64> = row.try_get(3).told()?;
    Ok(HandEnd::Scored(Scored {
        contract: contract.into(),
        declarer: seat_of(row.try_get(2).told()?)?,
        partner: partner.map(seat_of).transpose()?,
        points: u8::try_from(row.try_get::<i64, _>(4).told()?).map_err(|_| damaged("points are 0 to 120"))?,
        won: row.try_get(5).told()?,
        schneider: row.try_get(6).told()?,
        schwarz: row.try_get(7).told()?,
    }))
}

/// A hand as one who sat there has it.
pub(crate) fn own_hand(row: &PgRow) -> Result<OwnHand, StoreError> {
    let hand: i64 = row.try_get(9).told()?;
    Ok(OwnHand {
        end: hand_end(row)?,
        table: row.try_get(8).told()?,
        hand: hand as u64,
        game: count(row.try_get(10).told()?),
        at: row.try_get(11).told()?,
        rules: row.try_get(12).told()?,
        seat: seat_of(row.try_get(13).told()?)?,
        units: row.try_get(14).told()?,
        list: row.try_get(15).told()?,
        accuracy: row.try_get(16).told()?,
    })
}

/// The seats of a hand: seat, person, bot, name, units, list.
pub(crate) async fn hand_seat_rows(
    connection: &mut PgConnection,
    table: &str,
    hand: u64,
) -> Result<Vec<PgRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT s.seat, s.person, s.bot, p.name, s.units, s.list
         FROM history_seat s LEFT JOIN player p ON p.id = s.person
         WHERE s.place = $1 AND s.hand = $2 ORDER BY s.seat",
    )
    .bind(table)
    .bind(number(hand))
    .fetch_all(connection)
    .await
    .told()?;
    Ok(rows)
}

/// Keeps a hand, unless it is kept.
pub(crate) async fn keep_hand(connection: &mut PgConnection, hand: &HandSummary) -> Result<(), StoreError> {
    let mut tx = connection.begin().await.told()?;
    let (result, scored) = match &hand.end {
        HandEnd::ThrownIn => ("thrown_in", None),
        HandEnd::SieVoid => ("sie_void", None),
        HandEnd::Redealt => ("redealt", None),
        HandEnd::Ramsch => ("ramsch", None),
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
    .bind(i64::from(place.game))
    .bind(place.at)
    .bind(&hand.rules)
    .bind(&hand.rules_hash)
    .bind(result)
    .bind(contract)
    .bind(seat_number(scored.map(|scored| scored.declarer)))
    .bind(seat_number(scored.and_then(|scored| scored.partner)))
    .bind(scored.map(|scored| i64::from(scored.points)))
    .bind(scored.map(|scored| scored.won))
    .bind(scored.map(|scored| scored.schneider))
    .bind(scored.map(|scored| scored.schwarz))
    .bind(&hand.record)
    .execute(&mut *tx)
    .await.told()?;
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
        .bind(i64::from(seat.number()))
        .bind(person)
        .bind(bot)
        .bind(hand.units.as_ref().map(|units| units[seat]))
        .bind(hand.list.as_ref().map(|list| list[seat]))
        .bind(place.at)
        .bind(&hand.rules)
        .execute(&mut *tx)
        .await
        .told()?;
    }
    tx.commit().await.told()?;
    Ok(())
}
