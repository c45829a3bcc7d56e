//! Columns of a table of registrations: what people write above them, and what is meant.

use crate::csv::Record;
use crate::person::folded;
use crate::registration_table::RegistrationTableError;

/// A column of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Column {
    /// The player's number.
    Number,
    /// First name.
    FirstName,
    /// Surname.
    Surname,
    /// Both names in one field.
    FullName,
    /// Town.
    Town,
    /// Customer number (P 3).
    Customer,
    /// Birthday.
    Born,
    /// Found old enough at the venue (S 5.2.12).
    Seen,
    /// Paid: a sum in euros, or that the fee was paid.
    Paid,
    /// What else is told.
    Remark,
}

/// What a column is taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meaning {
    /// A column that is known.
    Known(Column),
    /// One that nobody knows: it is kept beside the player as a remark, with its heading.
    Remark,
}

/// A column as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadColumn {
    /// What stands above it.
    pub heading: String,
    /// What it is taken for.
    pub meaning: Meaning,
}

impl Column {
    /// All columns.
    pub const ALL: [Column; 10] = [
        Column::Number,
        Column::FirstName,
        Column::Surname,
        Column::FullName,
        Column::Town,
        Column::Customer,
        Column::Born,
        Column::Seen,
        Column::Paid,
        Column::Remark,
    ];

    /// Those that are written, in their order.
    pub const WRITTEN: [Column; 9] = [
        Column::Number,
        Column::FirstName,
        Column::Surname,
        Column::Town,
        Column::Customer,
        Column::Born,
        Column::Seen,
        Column::Paid,
        Column::Remark,
    ];

    /// The name that is written.
    pub const fn name(self) -> &'static str {
        self.names()[0]
    }

    /// All names that are understood, in small letters and umlauts written out but for the first.
    const fn names(self) -> &'static [&'static str] {
        match self {
            Column::Number => {
                &["Nr", "nr", "nummer", "startnummer", "startnr", "lfdnr", "laufendenummer", "number", "no"]
            }
            Column::FirstName => &["Vorname", "vorname", "vornamen", "rufname", "firstname", "givenname"],
            Column::Surname => {
                &["Nachname", "nachname", "zuname", "familienname", "surname", "lastname", "familyname"]
            }
            Column::FullName => &[
                "Name",
                "name",
                "namen",
                "spieler",
                "spielerin",
                "teilnehmer",
                "fullname",
                "player",
                "vorundnachname",
                "vorundzuname",
                "vornamenachname",
                "vornamename",
                "vornamezuname",
                "namevorname",
                "nachnamevorname",
                "zunamevorname",
                "familiennamevorname",
            ],
            Column::Town => &["Ort", "ort", "wohnort", "stadt", "gemeinde", "plzort", "town", "city"],
            Column::Customer => &[
                "Kundennummer",
                "kundennummer",
                "kundennr",
                "kdnr",
                "kunde",
                "mitgliedsnummer",
                "mitgliedsnr",
                "customer",
                "customernumber",
            ],
            Column::Born => &[
                "Geburtsdatum",
                "geburtsdatum",
                "gebdatum",
                "geb",
                "gebam",
                "geboren",
                "geborenam",
                "geburtstag",
                "born",
                "birthday",
                "dateofbirth",
            ],
            Column::Seen => &[
                "Alter geprüft",
                "altergeprueft",
                "ab16",
                "ueber16",
                "16oderaelter",
                "16orolder",
                "agechecked",
            ],
            Column::Paid => &[
                "Bezahlt",
                "bezahlt",
                "bez",
                "startgeld",
                "startgeldbezahlt",
                "gezahlt",
                "einsatz",
                "paid",
                "fee",
                "feepaid",
            ],
            Column::Remark => &[
                "Bemerkung",
                "bemerkung",
                "bemerkungen",
                "anmerkung",
                "anmerkungen",
                "notiz",
                "notizen",
                "hinweis",
                "remark",
                "remarks",
                "note",
                "notes",
            ],
        }
    }

    /// The column that is meant by a heading.
    pub fn named(heading: &str) -> Option<Column> {
        let key = folded(heading);
        Column::ALL.into_iter().find(|column| column.names()[1..].contains(&key.as_str()))
    }

    /// Whether it tells who somebody is.
    const fn is_name(self) -> bool {
        matches!(self, Column::Surname | Column::FullName)
    }
}

/// Whether a heading over both names says that the surname comes first.
pub(crate) fn says_surname_first(heading: &str) -> bool {
    let key = folded(heading);
    key.ends_with("vorname") && key != "vorname"
}

/// Lines that are looked through for the headings: titles may stand above them.
const LOOKED_THROUGH: usize = 30;

/// The record that names the columns: of the first ones the one in which most are known.
pub(crate) fn heading_of(records: &[Record]) -> Option<usize> {
    let known = |record: &Record| record.fields.iter().filter(|field| Column::named(field).is_some()).count();
    let first = records.iter().take(LOOKED_THROUGH).enumerate();
    // Of those level the first: `max_by_key` would take the last.
    let best = first.rev().max_by_key(|(_, record)| known(record))?;
    (known(best.1) > 0).then_some(best.0)
}

/// What the columns of a heading mean.
pub(crate) fn columns(heading: &Record) -> Result<Vec<ReadColumn>, RegistrationTableError> {
    let line = heading.line;
    let mut columns: Vec<ReadColumn> = Vec::new();
    for name in &heading.fields {
        let meaning = Column::named(name).map_or(Meaning::Remark, Meaning::Known);
        let twice =
            matches!(meaning, Meaning::Known(_)) && columns.iter().any(|known| known.meaning == meaning);
        if let (Meaning::Known(column), true) = (meaning, twice) {
            return Err(RegistrationTableError::Twice { line, column });
        }
        columns.push(ReadColumn { heading: name.trim().to_owned(), meaning });
    }
    settle_names(&mut columns);
    let has_name =
        columns.iter().any(|read| matches!(read.meaning, Meaning::Known(column) if column.is_name()));
    if has_name { Ok(columns) } else { Err(RegistrationTableError::Missing { column: Column::Surname }) }
}

/// "Name" beside "Vorname" is the surname; beside both it is something else.
fn settle_names(columns: &mut [ReadColumn]) {
    let has = |columns: &[ReadColumn], wanted: Column| {
        columns.iter().any(|read| read.meaning == Meaning::Known(wanted))
    };
    let (first, surname) = (has(columns, Column::FirstName), has(columns, Column::Surname));
    for read in columns.iter_mut().filter(|read| read.meaning == Meaning::Known(Column::FullName)) {
        read.meaning = match (first, surname) {
            (_, true) => Meaning::Remark,
            (true, false) => Meaning::Known(Column::Surname),
            (false, false) => Meaning::Known(Column::FullName),
        };
    }
}

/// The columns of a table without headings, by how many there are: names, then the town.
pub(crate) fn guessed(width: usize) -> Vec<ReadColumn> {
    let columns: &[Column] = match width {
        0 => &[],
        1 => &[Column::FullName],
        2 => &[Column::FullName, Column::Town],
        _ => &[Column::FirstName, Column::Surname, Column::Town],
    };
    let known =
        columns.iter().map(|&column| ReadColumn { heading: String::new(), meaning: Meaning::Known(column) });
    let rest =
        (columns.len()..width).map(|_| ReadColumn { heading: String::new(), meaning: Meaning::Remark });
    known.chain(rest).collect()
}
