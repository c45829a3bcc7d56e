//! The clock and the dice of the hall: both come from outside.

use std::fmt;
use std::sync::Arc;

use schafkopf_turnier::Date;
use stammtisch_desk::TOKEN_BYTES;

/// What fills a slice with random bytes.
type Fill = dyn Fn(&mut [u8]) + Send + Sync;

/// The clock: microseconds of UTC.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> i64 + Send + Sync>);

/// Where random bytes come from.
#[derive(Clone)]
pub struct Dice(Arc<Fill>);

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock")
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice")
    }
}

const MICROS_A_DAY: i64 = 86_400 * 1_000_000;

impl Clock {
    /// A clock that tells microseconds of UTC.
    pub fn new(now: impl Fn() -> i64 + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(now))
    }

    /// The time.
    pub(crate) fn now(&self) -> i64 {
        (self.0)()
    }

    /// The day, in UTC: good enough for what is kept for months.
    pub(crate) fn today(&self) -> Date {
        day(self.now().div_euclid(MICROS_A_DAY))
    }
}

impl Dice {
    /// A source of random bytes that nobody can guess.
    pub fn new(fill: impl Fn(&mut [u8]) + Send + Sync + 'static) -> Dice {
        Dice(Arc::new(fill))
    }

    pub(crate) fn token(&self) -> [u8; TOKEN_BYTES] {
        let mut bytes = [0; TOKEN_BYTES];
        (self.0)(&mut bytes);
        bytes
    }
}

/// The day so many days after 1 January 1970: whole cycles of 400 years, counted from a March.
fn day(days: i64) -> Date {
    let days = days + 719_468;
    let cycle = days.div_euclid(146_097);
    let of_cycle = days.rem_euclid(146_097);
    let year_of_cycle = (of_cycle - of_cycle / 1_460 + of_cycle / 36_524 - of_cycle / 146_096) / 365;
    let of_year = of_cycle - (365 * year_of_cycle + year_of_cycle / 4 - year_of_cycle / 100);
    let march_month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    let year = year_of_cycle + cycle * 400 + i64::from(month <= 2);
    let date = u16::try_from(year).ok().and_then(|year| Date::new(year, month as u8, of_month as u8));
    date.unwrap_or_else(|| Date::new(2000, 1, 1).expect("a day"))
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_are_counted_from_1970() {
        for (days, date) in
            [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_773, "2026-11-16"), (59, "1970-03-01")]
        {
            assert_eq!(day(days).to_string(), date);
        }
    }
}
