//! Registrations from a file, whatever wrote it: one reader for the hall and the command line.

use std::io::{Cursor, Read as _};

use calamine::{Data, Range, Reader as _, open_workbook_auto_from_rs};
use schafkopf_turnier::{
    Act, Likeness, PersonId, PlayerNumber, Record, Refusal, RegistrationTableError, TableOptions,
    TableReading, TableRegistration, Tournament, decode_text, likely_duplicates, parse_loose_csv,
    read_registrations,
};

use crate::registration::{next_person, people_there, registrations};

/// How files begin that are archives, as `.xlsx` and `.ods` are.
const ARCHIVE: &[u8] = b"PK\x03\x04";
/// How old spreadsheets (`.xls`) begin.
const OLD_SPREADSHEET: &[u8] = b"\xD0\xCF\x11\xE0";
/// Most bytes that an archive may unfold to.
const MOST_UNFOLDED: u64 = 64 * 1024 * 1024;
/// Most columns that are looked at.
const MOST_COLUMNS: usize = 100;

/// Reads registrations from a spreadsheet (`.xlsx`, `.ods`, `.xls`), or from text as spreadsheets write it: CSV, or what was
/// copied out of one.
pub fn read_registration_file(
    bytes: &[u8],
    options: TableOptions,
) -> Result<TableReading, RegistrationTableError> {
    if bytes.starts_with(ARCHIVE) || bytes.starts_with(OLD_SPREADSHEET) {
        return read_spreadsheet(bytes, options);
    }
    read_registrations(&parse_loose_csv(&decode_text(bytes))?, options)
}

/// Reads the first sheet that can be read as registrations; where none can, what is wrong with the first that is not empty.
fn read_spreadsheet(bytes: &[u8], options: TableOptions) -> Result<TableReading, RegistrationTableError> {
    must_be_small(bytes)?;
    let broken = |error: calamine::Error| RegistrationTableError::Spreadsheet(error.to_string());
    let mut book = open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(broken)?;
    let mut wrong = RegistrationTableError::Empty;
    for name in book.sheet_names() {
        let records = records(&book.worksheet_range(&name).map_err(broken)?);
        match read_registrations(&records, options) {
            Ok(reading) => return Ok(reading),
            Err(error) if wrong == RegistrationTableError::Empty => wrong = error,
            Err(_) => {}
        }
    }
    Err(wrong)
}

/// An archive that unfolds to more than any list of people is not opened.
fn must_be_small(bytes: &[u8]) -> Result<(), RegistrationTableError> {
    if !bytes.starts_with(ARCHIVE) {
        return Ok(());
    }
    let broken = |why: String| RegistrationTableError::Spreadsheet(why);
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|error| broken(error.to_string()))?;
    let mut left = MOST_UNFOLDED;
    for place in 0..archive.len() {
        let file = archive.by_index(place).map_err(|error| broken(error.to_string()))?;
        // What its head says of its length need not be true.
        let read = std::io::copy(&mut file.take(left + 1), &mut std::io::sink());
        let length = read.map_err(|error| broken(error.to_string()))?;
        left = left.checked_sub(length).ok_or_else(|| broken("too large".to_owned()))?;
    }
    Ok(())
}

/// The rows of a sheet as records; the lines are those of the sheet.
fn records(range: &Range<Data>) -> Vec<Record> {
    let first = range.start().map_or(0, |(row, _)| row as usize) + 1;
    let record = |(place, row): (usize, &[Data])| {
        let fields: Vec<String> = row.iter().take(MOST_COLUMNS).map(text).collect();
        fields.iter().any(|field| !field.is_empty()).then_some(Record { line: first + place, fields })
    };
    range.rows().enumerate().filter_map(record).collect()
}

/// What stands in a cell, as it would stand in text.
fn text(cell: &Data) -> String {
    match cell {
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number.to_string(),
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => text.trim().to_owned(),
        Data::Bool(true) => "ja".to_owned(),
        Data::Bool(false) => "nein".to_owned(),
        Data::DateTime(moment) => {
            let (year, month, day, ..) = moment.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        Data::Error(_) | Data::Empty => String::new(),
    }
}

/// What would become of registrations: who would be refused, and who may be there twice.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tried {
    /// Lines that the tournament refuses, and why.
    pub refused: Vec<(usize, Refusal)>,
    /// Lines whose person may be another's, too.
    pub twins: Vec<TwinOf>,
}

/// Somebody in a table who may be there already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TwinOf {
    /// His line.
    pub line: usize,
    /// The line of the other, where he is in the same table.
    pub other_line: Option<usize>,
    /// The other, where he is registered.
    pub player: Option<PlayerNumber>,
    /// What gives them away.
    pub because: Likeness,
}

/// Tries registrations line by line; nothing changes. `now` is when and by whom.
pub fn try_registrations(
    tournament: &Tournament,
    rows: &[TableRegistration],
    seen: bool,
    (at, by): (i64, PersonId),
) -> Tried {
    let mut ahead = tournament.clone();
    let mut tried = Tried { refused: Vec::new(), twins: twins(tournament, rows) };
    for (command, row) in registrations(tournament, rows, seen).into_iter().zip(rows) {
        let act = Act { at, by, why: None, command };
        if let Err(refusal) = ahead.act(&act).map(|_| ()) {
            tried.refused.push((row.line, refusal));
        }
    }
    tried
}

/// Who in a table may be another of it, or somebody who is registered.
fn twins(tournament: &Tournament, rows: &[TableRegistration]) -> Vec<TwinOf> {
    let first = next_person(tournament).0;
    let mut people = people_there(tournament);
    people.extend(rows.iter().zip(first..).map(|(row, id)| (PersonId(id), row.details.clone())));
    let line =
        |id: PersonId| id.0.checked_sub(first).and_then(|place| rows.get(place as usize)).map(|row| row.line);
    let twin = |(one, other, because): (PersonId, PersonId, Likeness)| {
        Some(TwinOf {
            line: line(other)?,
            other_line: line(one),
            player: tournament.state().player_of(one),
            because,
        })
    };
    let pairs = likely_duplicates(&people).into_iter();
    pairs.filter_map(|pair| twin((pair.first, pair.second, pair.because))).collect()
}
