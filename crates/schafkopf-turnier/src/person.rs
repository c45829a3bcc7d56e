//! People: what is known about them, kept apart from the log so that it can be erased.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::date::Date;

/// The id by which the log refers to somebody; it tells nothing about him.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u64);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// What is known about somebody (P 3).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Person {
    /// First name.
    pub first_name: String,
    /// Surname.
    pub surname: String,
    /// Where he lives.
    pub town: String,
    /// His number with the organiser.
    pub customer: Option<String>,
    /// His birthday.
    pub born: Option<Date>,
    /// What else was told of him, for the management alone.
    pub remark: String,
}

/// Everybody who is known, by id.
pub type People = BTreeMap<PersonId, Person>;

/// What is wrong with somebody's details.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PersonFault {
    /// There is no surname.
    #[error("there is no surname")]
    NoSurname,
    /// A field is too long.
    #[error("`{field}` is longer than {most} characters")]
    TooLong {
        /// The field.
        field: &'static str,
        /// How long it may be.
        most: usize,
    },
    /// A field holds a line break or another control character.
    #[error("`{field}` holds a line break or another control character")]
    Control {
        /// The field.
        field: &'static str,
    },
    /// A field begins like a formula, which a spreadsheet would compute.
    #[error("`{field}` begins like a formula")]
    Formula {
        /// The field.
        field: &'static str,
    },
}

/// Longest text in a field.
const MOST: usize = 100;

/// Longest remark.
const MOST_REMARK: usize = 500;

impl Person {
    /// What is wrong with the details, if anything.
    pub fn fault(&self) -> Option<PersonFault> {
        if self.surname.trim().is_empty() {
            return Some(PersonFault::NoSurname);
        }
        let customer = self.customer.as_deref().unwrap_or("");
        let fields = [
            ("first_name", self.first_name.as_str()),
            ("surname", self.surname.as_str()),
            ("town", self.town.as_str()),
            ("customer", customer),
        ];
        let remark = || fault_of(("remark", &self.remark), MOST_REMARK);
        fields.into_iter().find_map(|field| fault_of(field, MOST)).or_else(remark)
    }

    /// First name and surname.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.surname).trim().to_owned()
    }
}

fn fault_of((field, text): (&'static str, &str), most: usize) -> Option<PersonFault> {
    if text.chars().count() > most {
        Some(PersonFault::TooLong { field, most })
    } else if text.chars().any(char::is_control) {
        Some(PersonFault::Control { field })
    } else if text.trim_start().starts_with(['=', '+', '@', '-']) {
        Some(PersonFault::Formula { field })
    } else {
        None
    }
}

/// A name or a town as it is compared: small letters, umlauts written out, everything else but digits left out.
pub(crate) fn folded(text: &str) -> String {
    let mut key = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' => key.push_str("ae"),
            'ö' => key.push_str("oe"),
            'ü' => key.push_str("ue"),
            'ß' => key.push_str("ss"),
            'á' | 'à' | 'â' => key.push('a'),
            'é' | 'è' | 'ê' => key.push('e'),
            c if c.is_alphanumeric() => key.push(c),
            _ => {}
        }
    }
    key
}

/// Whether what somebody types finds a name: every word of it begins a word of the name, whatever their order, capitals and
/// accents. Umlauts are found written out, and without their dots.
///
/// ```
/// use schafkopf_turnier::finds;
/// assert!(finds("oettl", "Xaver Öttl") && finds("Öttl Xaver", "Xaver Öttl") && finds("ottl", "Xaver Öttl"));
/// assert!(finds("strasser", "Anna Straßer") && !finds("asser", "Anna Straßer"));
/// ```
pub fn finds(query: &str, name: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        text.split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let (written_out, bare): (Vec<String>, Vec<String>) =
        words(name).iter().map(|word| (folded(word), undotted(word))).unzip();
    words(query).iter().all(|wanted| {
        let (one, other) = (folded(wanted), undotted(wanted));
        written_out.iter().any(|word| word.starts_with(&one))
            || bare.iter().any(|word| word.starts_with(&other))
    })
}

/// A name as it is compared, umlauts without their dots.
fn undotted(text: &str) -> String {
    let plain = |c: char| match c {
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        c => c,
    };
    folded(&text.chars().flat_map(char::to_lowercase).map(plain).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::{Person, PersonFault, folded};

    fn person(surname: &str) -> Person {
        Person { first_name: "Resi".into(), surname: surname.into(), ..Person::default() }
    }

    #[test]
    fn details_that_would_do_harm_are_named() {
        assert_eq!(person("Huber").fault(), None);
        assert_eq!(person(" ").fault(), Some(PersonFault::NoSurname));
        assert_eq!(person("Hu\nber").fault(), Some(PersonFault::Control { field: "surname" }));
        assert_eq!(person("=1+1").fault(), Some(PersonFault::Formula { field: "surname" }));
        assert_eq!(
            person(&"x".repeat(101)).fault(),
            Some(PersonFault::TooLong { field: "surname", most: 100 })
        );
    }

    #[test]
    fn umlauts_and_their_other_spelling_are_alike() {
        assert_eq!(folded("Müller-Groß"), folded("MUELLER GROSS"));
    }
}
