//! Registrations as a table of text, to and from a spreadsheet.

use thiserror::Error;

use crate::csv::{CsvError, Record, parse_csv, print_csv};
use crate::date::Date;
use crate::person::{People, Person, PersonFault, folded};
use crate::player_number::PlayerNumber;
use crate::tournament::{AgeProof, State, Status};

/// A registration as it stands in a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRegistration {
    /// The line, from 1.
    pub line: usize,
    /// The number, where one stands there.
    pub player: Option<PlayerNumber>,
    /// Who.
    pub details: Person,
    /// Whether he was found old enough at the venue.
    pub seen_at_venue: bool,
    /// What he paid, in cents.
    pub paid: u32,
}

/// Why a table of registrations cannot be taken; nothing of it is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RegistrationTableError {
    /// It is no table.
    #[error(transparent)]
    Csv(#[from] CsvError),
    /// It is empty.
    #[error("there is nothing in it")]
    Empty,
    /// A column is missing.
    #[error("there is no column `{}`", column.name())]
    Missing {
        /// The column.
        column: Column,
    },
    /// A column that nobody knows.
    #[error("line {line}: nobody knows a column `{name}`")]
    Unknown {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        name: String,
    },
    /// A column that is there twice.
    #[error("line {line}: the column `{}` is there twice", column.name())]
    Twice {
        /// The line, from 1.
        line: usize,
        /// The column.
        column: Column,
    },
    /// A field that cannot be so.
    #[error("line {line}, column `{}`: `{found}`", column.name())]
    Field {
        /// The line, from 1.
        line: usize,
        /// The column.
        column: Column,
        /// What stands there.
        found: String,
    },
    /// Details that cannot be so.
    #[error("line {line}: {fault}")]
    Person {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        fault: PersonFault,
    },
}

/// A column of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Column {
    /// The player's number.
    Number,
    /// First name.
    FirstName,
    /// Surname.
    Surname,
    /// Town.
    Town,
    /// Customer number (P 3).
    Customer,
    /// Birthday.
    Born,
    /// Found old enough at the venue (S 5.2.12).
    Seen,
    /// Paid, in euros.
    Paid,
}

impl Column {
    /// All columns, in the order in which they are written.
    pub const ALL: [Column; 8] = [
        Column::Number,
        Column::FirstName,
        Column::Surname,
        Column::Town,
        Column::Customer,
        Column::Born,
        Column::Seen,
        Column::Paid,
    ];

    /// The name that is written.
    pub const fn name(self) -> &'static str {
        self.names()[0]
    }

    /// All names that are understood, in small letters and umlauts written out but for the first.
    const fn names(self) -> &'static [&'static str] {
        match self {
            Column::Number => &["Nr", "nr", "nummer", "startnummer", "number", "no"],
            Column::FirstName => &["Vorname", "vorname", "firstname", "givenname"],
            Column::Surname => {
                &["Nachname", "nachname", "zuname", "name", "familienname", "surname", "lastname"]
            }
            Column::Town => &["Ort", "ort", "wohnort", "stadt", "town", "city"],
            Column::Customer => &["Kundennummer", "kundennummer", "kundennr", "customer", "customernumber"],
            Column::Born => {
                &["Geburtsdatum", "geburtsdatum", "geboren", "geburtstag", "born", "birthday", "dateofbirth"]
            }
            Column::Seen => {
                &["Alter geprüft", "altergeprueft", "ab16", "16oderaelter", "16orolder", "agechecked"]
            }
            Column::Paid => &["Bezahlt", "bezahlt", "startgeld", "paid"],
        }
    }

    fn named(name: &str) -> Option<Column> {
        let key = folded(name);
        Column::ALL.into_iter().find(|column| column.names()[1..].contains(&key.as_str()))
    }
}

/// Reads a table of registrations; the first line names the columns, of which only the surname must be there.
pub fn parse_registrations(text: &str) -> Result<Vec<TableRegistration>, RegistrationTableError> {
    let records = parse_csv(text)?;
    let Some((heading, rows)) = records.split_first() else { return Err(RegistrationTableError::Empty) };
    let columns = columns(heading)?;
    rows.iter().map(|row| read(&columns, row)).collect()
}

fn columns(heading: &Record) -> Result<Vec<Column>, RegistrationTableError> {
    let line = heading.line;
    let mut columns: Vec<Column> = Vec::new();
    for name in &heading.fields {
        let column = Column::named(name)
            .ok_or_else(|| RegistrationTableError::Unknown { line, name: name.chars().take(50).collect() })?;
        if columns.contains(&column) {
            return Err(RegistrationTableError::Twice { line, column });
        }
        columns.push(column);
    }
    if !columns.contains(&Column::Surname) {
        return Err(RegistrationTableError::Missing { column: Column::Surname });
    }
    Ok(columns)
}

fn read(columns: &[Column], record: &Record) -> Result<TableRegistration, RegistrationTableError> {
    let line = record.line;
    let mut row =
        TableRegistration { line, player: None, details: Person::default(), seen_at_venue: false, paid: 0 };
    for (&column, field) in columns.iter().zip(&record.fields) {
        let field = field.trim();
        if field.is_empty() {
            continue;
        }
        put(&mut row, column, field).ok_or_else(|| RegistrationTableError::Field {
            line,
            column,
            found: field.chars().take(50).collect(),
        })?;
    }
    row.details.fault().map_or(Ok(row), |fault| Err(RegistrationTableError::Person { line, fault }))
}

fn put(row: &mut TableRegistration, column: Column, field: &str) -> Option<()> {
    match column {
        Column::Number => row.player = Some(PlayerNumber(field.parse().ok().filter(|&number| number > 0)?)),
        Column::FirstName => field.clone_into(&mut row.details.first_name),
        Column::Surname => field.clone_into(&mut row.details.surname),
        Column::Town => field.clone_into(&mut row.details.town),
        Column::Customer => row.details.customer = Some(field.to_owned()),
        Column::Born => row.details.born = Some(field.parse::<Date>().ok()?),
        Column::Seen => {
            row.seen_at_venue = match folded(field).as_str() {
                "ja" | "j" | "yes" | "y" | "x" | "1" | "true" | "wahr" => true,
                "nein" | "n" | "no" | "0" | "false" | "falsch" => false,
                _ => return None,
            };
        }
        Column::Paid => row.paid = cents(field)?,
    }
    Some(())
}

/// Cents from euros: `10`, `10,00`, `10.5`, with or without a sign for euros.
fn cents(text: &str) -> Option<u32> {
    let bare = text.trim_matches(|c: char| c == '€' || c.is_whitespace());
    let (euros, rest) = bare.split_once([',', '.']).unwrap_or((bare, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if euros.is_empty() || !digits(euros) || !digits(rest) || rest.len() > 2 {
        return None;
    }
    let cents: u32 = format!("{rest:0<2}").parse().ok()?;
    euros.parse::<u32>().ok()?.checked_mul(100)?.checked_add(cents)
}

/// The registrations of a tournament as a table, in the order of the numbers; who withdrew is left out.
///
/// A spreadsheet reads it best with a byte order mark before it, which is for who writes the file to add.
pub fn print_registrations(state: &State, people: &People) -> String {
    let heading = Column::ALL.map(|column| column.name().to_owned()).to_vec();
    let nobody = Person::default();
    let rows = state.players().iter().filter(|(_, player)| player.status != Status::Withdrawn).map(
        |(number, player)| {
            let person = people.get(&player.person).unwrap_or(&nobody);
            vec![
                number.to_string(),
                person.first_name.clone(),
                person.surname.clone(),
                person.town.clone(),
                person.customer.clone().unwrap_or_default(),
                person.born.map(|born| born.to_string()).unwrap_or_default(),
                if player.age == Some(AgeProof::SeenAtVenue) { "ja".to_owned() } else { String::new() },
                format!("{},{:02}", player.paid / 100, player.paid % 100),
            ]
        },
    );
    let records: Vec<Vec<String>> = std::iter::once(heading).chain(rows).collect();
    print_csv(records.iter().map(Vec::as_slice))
}

#[cfg(test)]
mod tests {
    use super::{Column, RegistrationTableError, cents, parse_registrations};
    use crate::player_number::PlayerNumber;

    #[test]
    fn p_3_number_names_town_and_customer_number_are_read() {
        let text = "Nr;Vorname;Zuname;Wohnort;Kundennummer;Geburtsdatum;Bezahlt\n7;Resi;Huber;Isen;K-12;1.5.1980;10,50 €\n";
        let row = &parse_registrations(text).unwrap()[0];
        assert_eq!((row.line, row.player, row.paid), (2, Some(PlayerNumber(7)), 1050));
        assert_eq!(row.details.full_name(), "Resi Huber");
        assert_eq!(row.details.customer.as_deref(), Some("K-12"));
        assert_eq!(row.details.born.map(|born| born.to_string()).as_deref(), Some("1980-05-01"));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let error = |text: &str| parse_registrations(text).unwrap_err();
        assert_eq!(error(""), RegistrationTableError::Empty);
        assert_eq!(error("Vorname\nA"), RegistrationTableError::Missing { column: Column::Surname });
        assert_eq!(
            error("Name;Schuhgröße\nA;43"),
            RegistrationTableError::Unknown { line: 1, name: "Schuhgröße".into() }
        );
        assert_eq!(
            error("Name;Name\nA;B"),
            RegistrationTableError::Twice { line: 1, column: Column::Surname }
        );
        assert_eq!(
            error("Name;Geburtsdatum\nA;1.1.1990\nB;31.2.1990"),
            RegistrationTableError::Field { line: 3, column: Column::Born, found: "31.2.1990".into() }
        );
        assert!(matches!(error("Name;Ort\nA\n"), RegistrationTableError::Csv(_)));
        assert!(matches!(error("Name;Ort\n;Isen"), RegistrationTableError::Person { line: 2, .. }));
    }

    #[test]
    fn every_written_name_of_a_column_is_read() {
        for column in Column::ALL {
            assert_eq!(Column::named(column.name()), Some(column));
        }
    }

    #[test]
    fn euros_are_read_as_cents() {
        for (text, wanted) in [("10", 1000), ("10,5", 1050), ("€ 7.05", 705), ("0", 0)] {
            assert_eq!(cents(text), Some(wanted), "{text}");
        }
        for wrong in ["", "-5", "1.000,00", "5,005", "x", "99999999999", ",5"] {
            assert_eq!(cents(wrong), None, "{wrong}");
        }
    }
}
