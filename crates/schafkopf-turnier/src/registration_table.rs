//! Registrations as a table of text, to and from a spreadsheet.

use thiserror::Error;

use crate::csv::{CsvError, Record, parse_loose_csv, print_csv};
use crate::date::Date;
use crate::person::{People, Person, PersonFault, folded};
use crate::player_number::PlayerNumber;
use crate::registration_column::{
    Column, Meaning, ReadColumn, columns, guessed, heading_of, says_surname_first,
};
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
    /// What he paid.
    pub paid: Paying,
}

/// What somebody paid, as a table tells it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Paying {
    /// Nothing.
    #[default]
    Nothing,
    /// The entry fee, whatever it is: `ja`, `x`, `1`, `bezahlt`.
    Fee,
    /// So many cents.
    Cents(u32),
}

impl Paying {
    /// How many cents, where the fee is so many.
    pub const fn cents(self, fee: u32) -> u32 {
        match self {
            Paying::Nothing => 0,
            Paying::Fee => fee,
            Paying::Cents(cents) => cents,
        }
    }
}

/// How a table is read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableOptions {
    /// The day of the tournament: years of two digits are the last before it.
    pub day: Option<Date>,
    /// Whether the surname comes first where both names stand in one field.
    pub surname_first: bool,
    /// Whether a table without headings is taken for names and towns.
    pub guess: bool,
}

/// A table as it was read: what would be registered, and what is wrong, line by line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableReading {
    /// The lines above the headings, which are left out.
    pub titles: Vec<usize>,
    /// The columns.
    pub columns: Vec<ReadColumn>,
    /// Who is in it, without the lines in which something is wrong.
    pub rows: Vec<TableRegistration>,
    /// What is wrong, in the order of the lines.
    pub faults: Vec<RegistrationTableError>,
}

/// Why a table of registrations cannot be taken; nothing of it is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RegistrationTableError {
    /// It is no table.
    #[error(transparent)]
    Csv(#[from] CsvError),
    /// A spreadsheet that cannot be read.
    #[error("the spreadsheet cannot be read: {0}")]
    Spreadsheet(String),
    /// It is empty.
    #[error("there is nothing in it")]
    Empty,
    /// A column is missing.
    #[error("there is no column `{}`", column.name())]
    Missing {
        /// The column.
        column: Column,
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

impl RegistrationTableError {
    /// The line it is about, where it is about one.
    pub const fn line(&self) -> Option<usize> {
        match self {
            RegistrationTableError::Twice { line, .. }
            | RegistrationTableError::Field { line, .. }
            | RegistrationTableError::Person { line, .. } => Some(*line),
            RegistrationTableError::Csv(_)
            | RegistrationTableError::Spreadsheet(_)
            | RegistrationTableError::Empty
            | RegistrationTableError::Missing { .. } => None,
        }
    }
}

/// Reads a table of registrations that must be without fault; of its columns only a name must be there.
pub fn parse_registrations(text: &str) -> Result<Vec<TableRegistration>, RegistrationTableError> {
    let TableReading { rows, faults, .. } =
        read_registrations(&parse_loose_csv(text)?, TableOptions::default())?;
    faults.into_iter().next().map_or(Ok(rows), Err)
}

/// Reads a table of registrations, whatever stands above it and in whatever order its columns are. What is wrong with one
/// line is told beside the others; only a table of which no column is known cannot be read at all.
pub fn read_registrations(
    records: &[Record],
    options: TableOptions,
) -> Result<TableReading, RegistrationTableError> {
    let first = records.first().ok_or(RegistrationTableError::Empty)?;
    let (heading, columns) = match heading_of(records) {
        Some(heading) => (Some(heading), columns(&records[heading])?),
        None if options.guess => (None, guessed(first.fields.len())),
        None => return Err(RegistrationTableError::Missing { column: Column::Surname }),
    };
    let body = heading.map_or(0, |heading| heading + 1);
    let titles = records[..heading.unwrap_or(0)].iter().map(|record| record.line).collect();
    let mut reading = TableReading { titles, columns, rows: Vec::new(), faults: Vec::new() };
    for record in &records[body..] {
        match read(&reading.columns, record, options) {
            Ok(row) => reading.rows.push(row),
            Err(faults) => reading.faults.extend(faults),
        }
    }
    Ok(reading)
}

/// Reads a line, or tells all that is wrong with it.
fn read(
    columns: &[ReadColumn],
    record: &Record,
    options: TableOptions,
) -> Result<TableRegistration, Vec<RegistrationTableError>> {
    let line = record.line;
    let mut row = TableRegistration {
        line,
        player: None,
        details: Person::default(),
        seen_at_venue: false,
        paid: Paying::Nothing,
    };
    let mut faults = Vec::new();
    for (read, field) in columns.iter().zip(&record.fields) {
        let field = field.split_whitespace().collect::<Vec<_>>().join(" ");
        if field.is_empty() {
            continue;
        }
        let put = match read.meaning {
            Meaning::Known(column) => put(&mut row, (read, column), &field, options).ok_or(column),
            Meaning::Remark => {
                remark(&mut row.details, &read.heading, &field);
                Ok(())
            }
        };
        if let Err(column) = put {
            let found = field.chars().take(50).collect();
            faults.push(RegistrationTableError::Field { line, column, found });
        }
    }
    if let Some(fault) = row.details.fault() {
        faults.push(RegistrationTableError::Person { line, fault });
    }
    if faults.is_empty() { Ok(row) } else { Err(faults) }
}

/// Adds a remark, with the heading of its column.
fn remark(details: &mut Person, heading: &str, field: &str) {
    if !details.remark.is_empty() {
        details.remark.push_str("; ");
    }
    if !heading.is_empty() {
        details.remark.push_str(heading);
        details.remark.push_str(": ");
    }
    details.remark.push_str(field);
}

fn put(
    row: &mut TableRegistration,
    (read, column): (&ReadColumn, Column),
    field: &str,
    options: TableOptions,
) -> Option<()> {
    match column {
        Column::Number => {
            let number = field.trim_end_matches('.').parse().ok().filter(|&number| number > 0)?;
            row.player = Some(PlayerNumber(number));
        }
        Column::FirstName => field.clone_into(&mut row.details.first_name),
        Column::Surname => field.clone_into(&mut row.details.surname),
        Column::FullName => {
            let surname_first = options.surname_first || says_surname_first(&read.heading);
            (row.details.first_name, row.details.surname) = names(field, surname_first);
        }
        Column::Town => without_postcode(field).clone_into(&mut row.details.town),
        Column::Customer => row.details.customer = Some(field.to_owned()),
        Column::Born => row.details.born = Some(born(field, options.day)?),
        Column::Seen => row.seen_at_venue = yes_or_no(field)?,
        Column::Paid => {
            row.paid = match yes_or_no(field) {
                Some(true) => Paying::Fee,
                Some(false) => Paying::Nothing,
                None => Paying::Cents(cents(field)?),
            };
        }
        Column::Remark => remark(&mut row.details, "", field),
    }
    Some(())
}

/// Words that belong to the surname behind them.
const PARTICLES: [&str; 12] = ["von", "vom", "van", "zu", "zum", "zur", "der", "den", "de", "di", "da", "le"];

/// First name and surname of a field that holds both; behind a comma stands the first name.
fn names(field: &str, surname_first: bool) -> (String, String) {
    if let Some((surname, first)) = field.split_once(',') {
        return (first.trim().to_owned(), surname.trim().to_owned());
    }
    let words: Vec<&str> = field.split(' ').collect();
    let is_particle = |word: &&str| PARTICLES.contains(&word.to_lowercase().as_str());
    let at = if surname_first {
        let particles = words.iter().take_while(|word| is_particle(word)).count();
        (particles + 1).min(words.len())
    } else {
        let last = words.len() - 1;
        last - words[..last].iter().rev().take_while(|word| is_particle(word)).count()
    };
    let (front, back) = (words[..at].join(" "), words[at..].join(" "));
    if surname_first { (back, front) } else { (front, back) }
}

/// A town without the postcode before it.
fn without_postcode(field: &str) -> &str {
    let bare = field.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = field.len() - bare.len();
    if (4..=5).contains(&digits) && bare.starts_with(' ') { bare.trim_start() } else { field }
}

/// A birthday; a year of two digits is the last such before the tournament.
fn born(field: &str, day: Option<Date>) -> Option<Date> {
    let text = field.replace(['/', ' '], ".").replace("..", ".");
    if let Ok(date) = text.parse() {
        return Some(date);
    }
    let now = day?.year();
    let (rest, year) = text.rsplit_once('.')?;
    let short: u16 = year.parse().ok().filter(|_| year.len() == 2)?;
    let century = now / 100 * 100;
    let year = if century + short <= now { century + short } else { century + short - 100 };
    format!("{rest}.{year}").parse().ok()
}

/// Whether a field says yes or no, as people write it in a list.
fn yes_or_no(field: &str) -> Option<bool> {
    match folded(field).as_str() {
        "ja" | "j" | "yes" | "y" | "x" | "xx" | "1" | "true" | "wahr" | "ok" | "bezahlt" | "bez"
        | "gezahlt" | "paid" => Some(true),
        "nein" | "n" | "no" | "0" | "false" | "falsch" | "offen" | "unbezahlt" | "open" => Some(false),
        "" => match field {
            "✓" | "✔" | "☑" | "✗" | "☒" => Some(true),
            "-" | "–" | "☐" => Some(false),
            _ => None,
        },
        _ => None,
    }
}

/// Cents from euros: `10`, `10,00`, `10.5`, `10,-`, with or without a sign for euros.
fn cents(text: &str) -> Option<u32> {
    let bare = text.trim_matches(|c: char| c == '€' || c.is_whitespace());
    let bare = bare.trim_end_matches("EUR").trim_end_matches("Euro").trim_end();
    let bare = bare.strip_suffix(",-").or_else(|| bare.strip_suffix(".-")).unwrap_or(bare);
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
    let heading = Column::WRITTEN.map(|column| column.name().to_owned()).to_vec();
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
                person.remark.clone(),
            ]
        },
    );
    let records: Vec<Vec<String>> = std::iter::once(heading).chain(rows).collect();
    print_csv(records.iter().map(Vec::as_slice))
}

#[cfg(test)]
mod tests {
    use super::{
        Column, Paying, RegistrationTableError, TableOptions, TableReading, cents, names,
        parse_registrations, read_registrations,
    };
    use crate::csv::parse_loose_csv;
    use crate::player_number::PlayerNumber;

    fn reading(text: &str, options: TableOptions) -> TableReading {
        read_registrations(&parse_loose_csv(text).unwrap(), options).unwrap()
    }

    #[test]
    fn p_3_number_names_town_and_customer_number_are_read() {
        let text = "Nr;Vorname;Zuname;Wohnort;Kundennummer;Geburtsdatum;Bezahlt\n7;Resi;Huber;Isen;K-12;1.5.1980;10,50 €\n";
        let row = &parse_registrations(text).unwrap()[0];
        assert_eq!((row.line, row.player, row.paid), (2, Some(PlayerNumber(7)), Paying::Cents(1050)));
        assert_eq!(row.details.full_name(), "Resi Huber");
        assert_eq!(row.details.customer.as_deref(), Some("K-12"));
        assert_eq!(row.details.born.map(|born| born.to_string()).as_deref(), Some("1980-05-01"));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let error = |text: &str| parse_registrations(text).unwrap_err();
        assert_eq!(error(""), RegistrationTableError::Empty);
        assert_eq!(error("Vorname\nA"), RegistrationTableError::Missing { column: Column::Surname });
        assert_eq!(error("A;B\nC;D"), RegistrationTableError::Missing { column: Column::Surname });
        assert_eq!(
            error("Name;Name\nA;B"),
            RegistrationTableError::Twice { line: 1, column: Column::FullName }
        );
        assert_eq!(
            error("Name;Geburtsdatum\nA;1.1.1990\nB;31.2.1990"),
            RegistrationTableError::Field { line: 3, column: Column::Born, found: "31.2.1990".into() }
        );
        assert!(matches!(error("Name;Ort\nA;\"B\n"), RegistrationTableError::Csv(_)));
        assert!(matches!(error("Name;Ort\n;Isen"), RegistrationTableError::Person { line: 2, .. }));
    }

    #[test]
    fn a_messy_table_is_read_whole_and_its_faults_line_by_line() {
        let text = "Preisschafkopf Kirchweih Isen, 18.10.2026\n\nStand: gestern;;\n\
            PLZ Ort;Telefon;Name, Vorname;bez.;Geb.\n\
            84424 Isen;08083 1;Huber, Resi;x;12.3.58\n\
            Dorfen;;\"Öttl, Xaver\";nein;\n\
            ;;;ja;\n\
            Erding;;Maier, Sepp;vielleicht;31.2.1990\n";
        let day = Some("2026-10-18".parse().unwrap());
        let read = reading(text, TableOptions { day, ..TableOptions::default() });
        assert_eq!(read.titles, [1, 3]);
        let told: Vec<String> = read.rows.iter().map(|row| row.details.full_name()).collect();
        assert_eq!(told, ["Resi Huber", "Xaver Öttl"]);
        let resi = &read.rows[0];
        assert_eq!((resi.details.town.as_str(), resi.details.remark.as_str()), ("Isen", "Telefon: 08083 1"));
        assert_eq!((resi.paid, resi.paid.cents(1000)), (Paying::Fee, 1000));
        assert_eq!(resi.details.born.map(|born| born.to_string()).as_deref(), Some("1958-03-12"));
        let lines: Vec<Option<usize>> = read.faults.iter().map(RegistrationTableError::line).collect();
        assert_eq!(lines, [Some(7), Some(8), Some(8)]);
    }

    #[test]
    fn paid_is_a_sum_or_a_word() {
        for (field, wanted) in [
            ("ja", Paying::Fee),
            ("x", Paying::Fee),
            ("1", Paying::Fee),
            ("bezahlt", Paying::Fee),
            ("✓", Paying::Fee),
            ("nein", Paying::Nothing),
            ("0", Paying::Nothing),
            ("-", Paying::Nothing),
            ("", Paying::Nothing),
            ("10", Paying::Cents(1000)),
            ("10,- €", Paying::Cents(1000)),
            ("1,00", Paying::Cents(100)),
        ] {
            let text = format!("Nachname;Bezahlt\nHuber;{field}\n");
            assert_eq!(parse_registrations(&text).unwrap()[0].paid, wanted, "{field}");
        }
    }

    #[test]
    fn both_names_in_one_field_are_told_apart() {
        let check = |field: &str, surname_first: bool, wanted: (&str, &str)| {
            let (first, surname) = names(field, surname_first);
            assert_eq!((first.as_str(), surname.as_str()), wanted, "{field}");
        };
        check("Resi Huber", false, ("Resi", "Huber"));
        check("Huber Resi", true, ("Resi", "Huber"));
        check("Huber, Resi Anna", false, ("Resi Anna", "Huber"));
        check("Huber", false, ("", "Huber"));
        check("Georg von der Tann", false, ("Georg", "von der Tann"));
        check("von der Tann Georg", true, ("Georg", "von der Tann"));
    }

    #[test]
    fn a_table_without_headings_is_guessed_only_where_somebody_looks_at_it() {
        let guess = TableOptions { guess: true, ..TableOptions::default() };
        let told = |text: &str| {
            let rows = reading(text, guess).rows;
            rows.iter()
                .map(|row| format!("{} {}", row.details.full_name(), row.details.town))
                .collect::<Vec<_>>()
        };
        assert_eq!(told("Resi Huber\tIsen\nXaver Öttl\tDorfen"), ["Resi Huber Isen", "Xaver Öttl Dorfen"]);
        assert_eq!(told("Resi\tHuber\tIsen\n"), ["Resi Huber Isen"]);
        let plain = read_registrations(&parse_loose_csv("Resi Huber\n").unwrap(), TableOptions::default());
        assert_eq!(plain, Err(RegistrationTableError::Missing { column: Column::Surname }));
    }

    #[test]
    fn every_written_name_of_a_column_is_read() {
        for column in Column::ALL {
            assert_eq!(Column::named(column.name()), Some(column));
        }
    }

    #[test]
    fn euros_are_read_as_cents() {
        for (text, wanted) in [("10", 1000), ("10,5", 1050), ("€ 7.05", 705), ("0", 0), ("10,-", 1000)] {
            assert_eq!(cents(text), Some(wanted), "{text}");
        }
        for wrong in ["", "-5", "1.000,00", "5,005", "x", "99999999999", ",5"] {
            assert_eq!(cents(wrong), None, "{wrong}");
        }
    }
}
