//! Days.

use schafkopf_turnier::NoDate;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A day, `2026-10-18`; `18.10.2026` is read, too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
#[schema(value_type = String)]
pub(crate) struct Day(schafkopf_turnier::Date);

impl From<schafkopf_turnier::Date> for Day {
    fn from(date: schafkopf_turnier::Date) -> Day {
        Day(date)
    }
}

impl From<Day> for schafkopf_turnier::Date {
    fn from(day: Day) -> schafkopf_turnier::Date {
        day.0
    }
}

impl TryFrom<String> for Day {
    type Error = NoDate;

    fn try_from(text: String) -> Result<Day, NoDate> {
        text.parse().map(Day)
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.0.to_string()
    }
}
