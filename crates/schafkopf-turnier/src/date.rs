//! Civil dates: days of tournaments and birthdays.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// A day of the calendar, without time or place.
///
/// Read as `2026-05-01` or, as written in Bavaria, `1.5.2026`; printed as `2026-05-01`.
///
/// ```
/// use schafkopf_turnier::Date;
/// let born: Date = "29.2.2008".parse()?;
/// assert_eq!(born.to_string(), "2008-02-29");
/// assert_eq!(born.age_on("2026-02-28".parse()?), 17);
/// assert_eq!(born.age_on("2026-03-01".parse()?), 18);
/// # Ok::<(), schafkopf_turnier::NoDate>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is no day.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a day (2026-05-01 or 1.5.2026)")]
pub struct NoDate(pub String);

impl Date {
    /// The day with these numbers, if there is one; years from 1800 to 2999.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let sound = (1800..3000).contains(&year) && day >= 1 && day <= days_in(year, month)?;
        sound.then_some(Date { year, month, day })
    }

    /// Full years from this day, a birthday, to another. Who was born on 29 February is a year older on 1 March.
    pub const fn age_on(self, day: Date) -> u32 {
        let years = day.year.saturating_sub(self.year) as u32;
        let had_birthday =
            (day.month, day.day).0 > self.month || (day.month == self.month && day.day >= self.day);
        if had_birthday { years } else { years.saturating_sub(1) }
    }

    /// The day so many months later; the last of the month where there is no such day.
    #[must_use]
    pub fn plus_months(self, months: u16) -> Date {
        let all = self.year * 12 + u16::from(self.month) - 1 + months;
        let (year, month) = (all / 12, (all % 12) as u8 + 1);
        let last = days_in(year, month).expect("a number below 12 is a month");
        Date { year, month, day: self.day.min(last) }
    }

    /// The year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }
}

fn days_in(year: u16, month: u8) -> Option<u8> {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => Some(31),
        4 | 6 | 9 | 11 => Some(30),
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => Some(29),
        2 => Some(28),
        _ => None,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Date, NoDate> {
        let wrong = || NoDate(text.chars().take(32).collect());
        let number = |part: &str| -> Option<u16> {
            (part.len() <= 4 && part.bytes().all(|b| b.is_ascii_digit())).then(|| part.parse().ok())?
        };
        let parts = |separator| -> Option<[u16; 3]> {
            let parts: Vec<u16> = text.trim().split(separator).map(number).collect::<Option<_>>()?;
            parts.try_into().ok()
        };
        let [year, month, day] = match (parts('-'), parts('.')) {
            (Some(iso), _) => iso,
            (None, Some([day, month, year])) => [year, month, day],
            (None, None) => return Err(wrong()),
        };
        let small = |number: u16| u8::try_from(number).unwrap_or(0);
        Date::new(year, small(month), small(day)).ok_or_else(wrong)
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Date, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::Date;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn both_ways_of_writing_are_read() {
        assert_eq!(date("1.5.2026"), date("2026-05-01"));
        assert_eq!(date(" 01.05.2026 "), date("2026-5-1"));
        for wrong in [
            "",
            "1.5.26",
            "2026-13-01",
            "30.2.2024",
            "29.2.1900",
            "1/5/2026",
            "+1.5.2026",
            "1.5.2026.",
            "0.1.2000",
        ] {
            assert!(wrong.parse::<Date>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn s_5_2_12_age_is_counted_in_birthdays() {
        let day = date("2026-10-03");
        assert_eq!(date("2010-10-03").age_on(day), 16);
        assert_eq!(date("2010-10-04").age_on(day), 15);
        assert_eq!(date("2010-11-01").age_on(day), 15);
        assert_eq!(date("2027-01-01").age_on(day), 0);
    }

    #[test]
    fn s_5_3_5_six_months_later() {
        assert_eq!(date("2026-05-01").plus_months(6), date("2026-11-01"));
        assert_eq!(date("2026-08-31").plus_months(6), date("2027-02-28"));
        assert_eq!(date("2026-12-01").plus_months(1), date("2027-01-01"));
    }
}
