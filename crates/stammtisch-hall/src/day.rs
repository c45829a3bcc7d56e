//! The day of a moment.

use jiff::tz::TimeZone;
use schafkopf_turnier::Date;
use stammtisch_http::clock::Moment;

/// The day of a moment, in UTC: good enough for what is kept for months.
pub(crate) fn day_of(moment: Moment) -> Date {
    let stamp = jiff::Timestamp::from_microsecond(moment).unwrap_or_default();
    let day = stamp.to_zoned(TimeZone::UTC).date();
    let year = u16::try_from(day.year()).unwrap_or_default();
    Date::new(year, day.month().unsigned_abs(), day.day().unsigned_abs())
        .unwrap_or_else(|| Date::new(2000, 1, 1).expect("a day"))
}

#[cfg(test)]
mod tests {
    use stammtisch_http::clock::DAY;

    use super::day_of;

    #[test]
    fn days_are_counted_from_1970() {
        for (days, date) in
            [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_773, "2026-11-16"), (59, "1970-03-01")]
        {
            assert_eq!(day_of(days * DAY).to_string(), date);
            assert_eq!(day_of(days * DAY + DAY - 1).to_string(), date);
        }
    }
}
