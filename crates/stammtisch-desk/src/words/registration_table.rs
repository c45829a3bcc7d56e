//! What is wrong with a table of registrations, in words.

use schafkopf_turnier::RegistrationTableError;
use stammtisch_text::Texts;

use super::{format, person_fault};

/// What is wrong with a table of registrations.
pub fn registration_table(texts: &Texts, error: &RegistrationTableError) -> String {
    let told = |key: &str, args: &[(&str, String)]| format(texts, &format!("turnier-table-{key}"), args);
    match error {
        RegistrationTableError::Csv(error) => told("csv", &[("detail", error.to_string())]),
        RegistrationTableError::Spreadsheet(why) => told("spreadsheet", &[("detail", why.clone())]),
        RegistrationTableError::Empty => told("empty", &[]),
        RegistrationTableError::Missing { column } => {
            told("missing", &[("column", column.name().to_owned())])
        }
        RegistrationTableError::Twice { line, column } => {
            told("twice", &[("line", line.to_string()), ("column", column.name().to_owned())])
        }
        RegistrationTableError::Field { line, column, found } => told(
            "field",
            &[("line", line.to_string()), ("column", column.name().to_owned()), ("found", found.clone())],
        ),
        RegistrationTableError::Person { line, fault } => {
            told("person", &[("line", line.to_string()), ("detail", person_fault(texts, *fault))])
        }
    }
}
