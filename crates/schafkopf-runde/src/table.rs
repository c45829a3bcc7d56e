//! The table of sums as a spreadsheet has it: a line an evening, a column a member.

use std::collections::BTreeMap;

use schafkopf_turnier::{CsvError, Date, parse_csv, print_csv};
use thiserror::Error;

use crate::id::EntryId;
use crate::runde::Runde;

/// The heading of the first column.
const DATE: &str = "date";
/// The most cents of a sum.
const MOST_CENTS: i64 = 1_000_000_000;

/// A line of a table: a day, and what each of the named won and lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Brought {
    /// The day; the last of the year where the table has the year alone.
    pub date: Date,
    /// Names with cents.
    pub sums: Vec<(String, i64)>,
}

/// Why a table cannot be taken in.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the fields say what the messages say")]
pub enum BadTable {
    /// It is none.
    #[error(transparent)]
    Csv(#[from] CsvError),
    /// The first line has no names, or one twice.
    #[error("the first line has to name everybody once, after the column of days")]
    Names,
    /// A day or a year is expected.
    #[error("line {line}: `{found}` is no day and no year")]
    Day { line: usize, found: String },
    /// A sum is expected.
    #[error("line {line}: `{found}` is no sum")]
    Sum { line: usize, found: String },
    /// What some win others lose.
    #[error("line {line}: the sums add up to {cents} cents, not 0")]
    NotZero { line: usize, cents: i64 },
}

/// Reads a table: the first column has days or years, each further one the sums of who stands above it.
pub fn read_sums(text: &str) -> Result<Vec<Brought>, BadTable> {
    let records = parse_csv(text)?;
    let (head, lines) = records.split_first().ok_or(BadTable::Names)?;
    let names: Vec<String> = head.fields.iter().skip(1).map(|name| name.trim().to_owned()).collect();
    let twice =
        names.iter().enumerate().any(|(place, name)| name.is_empty() || names[..place].contains(name));
    if names.len() < 2 || twice {
        return Err(BadTable::Names);
    }
    let read = |record: &schafkopf_turnier::Record| {
        let line = record.line;
        let (first, sums) = record.fields.split_first().ok_or(BadTable::Names)?;
        let date = day(first.trim()).ok_or_else(|| BadTable::Day { line, found: first.clone() })?;
        let sums: Vec<(String, i64)> = names
            .iter()
            .zip(sums)
            .map(|(name, sum)| match cents(sum) {
                Some(cents) => Ok((name.clone(), cents)),
                None => Err(BadTable::Sum { line, found: sum.clone() }),
            })
            .collect::<Result<_, _>>()?;
        let cents: i64 = sums.iter().map(|(_, cents)| cents).sum();
        if cents == 0 { Ok(Brought { date, sums }) } else { Err(BadTable::NotZero { line, cents }) }
    };
    lines.iter().map(read).collect()
}

/// The table of a round: what was brought along, and its evenings, by their days.
pub fn print_sums(runde: &Runde) -> String {
    let members = runde.members();
    let head =
        members.iter().map(|member| member.name.clone().unwrap_or_else(|| format!("#{}", member.number)));
    let mut table = vec![std::iter::once(DATE.to_owned()).chain(head).collect::<Vec<_>>()];
    let evenings = runde.evenings().iter().map(|evening| (evening.opening().date, evening.cents()));
    let mut lines: Vec<(Date, &BTreeMap<EntryId, i64>)> =
        runde.brought().iter().map(|(date, sums)| (*date, sums)).chain(evenings).collect();
    lines.sort_by_key(|(date, _)| *date);
    for (date, sums) in lines {
        let sums =
            members.iter().map(|member| sums.get(&member.id).map_or_else(String::new, |&cents| euros(cents)));
        table.push(std::iter::once(date.to_string()).chain(sums).collect());
    }
    print_csv(table.iter().map(Vec::as_slice))
}

fn day(text: &str) -> Option<Date> {
    let year = || text.parse().ok().and_then(|year| Date::new(year, 12, 31));
    text.parse().ok().or_else(year)
}

/// Cents of a sum in euros, with a point or a comma; an empty field is nothing.
fn cents(text: &str) -> Option<i64> {
    let text = text.trim().trim_end_matches('€').trim_end().replace('−', "-");
    if text.is_empty() {
        return Some(0);
    }
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(&text)),
    };
    let (whole, part) = digits.split_once([',', '.']).unwrap_or((digits, ""));
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || part.len() > 2 || !all_digits(whole) || !all_digits(part) {
        return None;
    }
    let part: i64 = format!("{part:0<2}").parse().ok()?;
    let sum = whole.parse::<i64>().ok()?.checked_mul(100)?.checked_add(part)?;
    (sum <= MOST_CENTS).then_some(sign * sum)
}

/// A sum in euros.
fn euros(cents: i64) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", cents.unsigned_abs() / 100, cents.unsigned_abs() % 100)
}

#[cfg(test)]
mod tests {
    use super::{BadTable, cents, euros, read_sums};

    #[test]
    fn sums_are_read_as_people_write_them() {
        for (text, expected) in
            [("12,30", 1230), ("12.3", 1230), ("-5", -500), ("+0,05 €", 5), ("", 0), ("−1.50", -150)]
        {
            assert_eq!(cents(text), Some(expected), "{text}");
            assert_eq!(cents(&euros(expected)), Some(expected));
        }
        for bad in ["x", "1,234", "1.2.3", "--1", "-", ",5", "99999999999", "1 2"] {
            assert_eq!(cents(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_table_names_its_faults() {
        let read = read_sums("Jahr;Anna;Bert\n2023;1,50;-1,50\n3.5.2024;;0\n").unwrap();
        assert_eq!(read[0].date.to_string(), "2023-12-31");
        assert_eq!(read[0].sums, [("Anna".to_owned(), 150), ("Bert".to_owned(), -150)]);
        assert_eq!(read[1].date.to_string(), "2024-05-03");
        assert_eq!(read_sums(""), Err(BadTable::Names));
        assert_eq!(read_sums("Jahr;Anna;Anna\n"), Err(BadTable::Names));
        assert_eq!(read_sums("Jahr;A;B\n2023;1;1\n"), Err(BadTable::NotZero { line: 2, cents: 200 }));
        assert!(matches!(read_sums("Jahr;A;B\n2023;1;x\n"), Err(BadTable::Sum { line: 2, .. })));
        assert!(matches!(read_sums("Jahr;A;B\nx;1;-1\n"), Err(BadTable::Day { line: 2, .. })));
        assert!(matches!(read_sums("Jahr;A;B\n2023;1\n"), Err(BadTable::Csv(_))));
    }
}
