//! Seats of the history in PostgreSQL: who sat there, and what he got.

use schafkopf::{BySeat, Seat};
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};
use stammtisch_store::{SeatHolder, StoreError};

use crate::deeds;
use crate::fault::{Told as _, damaged};

/// A seat for its column.
pub(crate) fn seat_number(seat: Option<Seat>) -> Option<i64> {
    seat.map(|seat| i64::from(seat.number()))
}

/// A seat from its column.
pub(crate) fn seat_of(number: i64) -> Result<Seat, StoreError> {
    u8::try_from(number).ok().and_then(Seat::new).ok_or_else(|| damaged("a seat is 1 to 4"))
}

/// Who sits where, from columns seat, person, bot, name.
pub(crate) fn holders(rows: &[PgRow]) -> Result<BySeat<SeatHolder>, StoreError> {
    let mut holders = BySeat::from_fn(|_| SeatHolder::Erased);
    for row in rows {
        let (person, bot, name) = (row.try_get(1).told()?, row.try_get(2).told()?, row.try_get(3).told()?);
        holders[seat_of(row.try_get(0).told()?)?] = match (person, bot, name) {
            (Some(id), _, Some(name)) => SeatHolder::Person { id, name },
            (_, Some(name), _) => SeatHolder::Bot { name },
            (_, None, _) => SeatHolder::Erased,
        };
    }
    Ok(holders)
}

/// One amount for each seat; none where they are not known.
pub(crate) fn amounts(rows: &[PgRow], column: usize) -> Result<Option<BySeat<i64>>, StoreError> {
    let mut amounts = BySeat::new([0; 4]);
    for row in rows {
        let amount: Option<i64> = row.try_get(column).told()?;
        let Some(amount) = amount else { return Ok(None) };
        amounts[seat_of(row.try_get(0).told()?)?] = amount;
    }
    Ok((!rows.is_empty()).then_some(amounts))
}

/// Person and bot of a seat, for their columns.
pub(crate) fn columns(holder: &SeatHolder) -> (Option<&str>, Option<&str>) {
    match holder {
        SeatHolder::Person { id, .. } => (Some(id), None),
        SeatHolder::Bot { name } => (None, Some(name)),
        SeatHolder::Erased => (None, None),
    }
}

/// The names of people who are no accounts are kept as they are now; of who was erased nothing is kept.
pub(crate) async fn meet(
    tx: &mut PgConnection,
    seats: &BySeat<SeatHolder>,
    at: i64,
) -> Result<BySeat<SeatHolder>, StoreError> {
    let mut known = seats.clone();
    for (seat, holder) in seats.iter() {
        let SeatHolder::Person { id, name } = holder else { continue };
        let met = deeds::meet(id, name, at).execute(&mut *tx).await.told()?;
        if met.rows_affected() == 0 {
            known[seat] = SeatHolder::Erased;
        }
    }
    Ok(known)
}
