//! People as they are kept, apart from the log.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};

use crate::kept::Text;

/// What is known about somebody.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    first_name: String,
    surname: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    town: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    customer: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    born: Option<Text<turnier::Date>>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    remark: String,
}

impl From<&turnier::Person> for Person {
    fn from(person: &turnier::Person) -> Person {
        let turnier::Person { first_name, surname, town, customer, born, remark } = person;
        Person {
            first_name: first_name.clone(),
            surname: surname.clone(),
            town: town.clone(),
            customer: customer.clone(),
            born: born.map(Text),
            remark: remark.clone(),
        }
    }
}

impl From<Person> for turnier::Person {
    fn from(person: Person) -> turnier::Person {
        let Person { first_name, surname, town, customer, born, remark } = person;
        turnier::Person { first_name, surname, town, customer, born: born.map(|Text(born)| born), remark }
    }
}
