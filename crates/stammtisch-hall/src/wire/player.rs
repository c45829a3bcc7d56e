//! Players: who somebody is, and how he takes part.

use schafkopf_turnier as turnier;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Day;

/// Who somebody is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Details {
    /// The first name.
    pub(crate) first_name: String,
    /// The surname.
    pub(crate) surname: String,
    /// The town, for the list and to keep neighbours apart.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub(crate) town: String,
    /// The customer number at the organiser's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) customer: Option<String>,
    /// The birthday.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) born: Option<Day>,
    /// What else was told, for the director alone.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub(crate) remark: String,
}

impl From<turnier::Person> for Details {
    fn from(person: turnier::Person) -> Details {
        let turnier::Person { first_name, surname, town, customer, born, remark } = person;
        Details { first_name, surname, town, customer, born: born.map(Day::from), remark }
    }
}

impl From<Details> for turnier::Person {
    fn from(details: Details) -> turnier::Person {
        let Details { first_name, surname, town, customer, born, remark } = details;
        turnier::Person { first_name, surname, town, customer, born: born.map(turnier::Date::from), remark }
    }
}

/// Whether somebody is still there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    /// He plays.
    Active,
    /// He waits for a seat.
    Waiting,
    /// He withdrew.
    Withdrawn,
    /// He was excluded.
    Excluded,
    /// Another has taken over his seat: who, by number.
    Replaced(u32),
}

impl From<turnier::Status> for Status {
    fn from(status: turnier::Status) -> Status {
        match status {
            turnier::Status::Active => Status::Active,
            turnier::Status::Waiting => Status::Waiting,
            turnier::Status::Withdrawn => Status::Withdrawn,
            turnier::Status::Excluded => Status::Excluded,
            turnier::Status::Replaced(by) => Status::Replaced(by.0),
        }
    }
}

/// Whether somebody plays for a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Part {
    /// He is ranked.
    Ranked,
    /// A house player who fills a table and is not ranked.
    House,
}

impl From<turnier::Part> for Part {
    fn from(part: turnier::Part) -> Part {
        match part {
            turnier::Part::Ranked => Part::Ranked,
            turnier::Part::House => Part::House,
        }
    }
}

/// How an age was proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum AgeProof {
    /// By the birthday.
    Birthday,
    /// He was found old enough at the venue.
    SeenAtVenue,
}

impl From<turnier::AgeProof> for AgeProof {
    fn from(proof: turnier::AgeProof) -> AgeProof {
        match proof {
            turnier::AgeProof::Birthday => AgeProof::Birthday,
            turnier::AgeProof::SeenAtVenue => AgeProof::SeenAtVenue,
        }
    }
}

/// Why two players may be one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Likeness {
    /// The same customer number.
    Customer,
    /// The same name.
    SameName,
    /// Nearly the same name.
    SimilarName,
}

impl From<turnier::Likeness> for Likeness {
    fn from(likeness: turnier::Likeness) -> Likeness {
        match likeness {
            turnier::Likeness::Customer => Likeness::Customer,
            turnier::Likeness::SameName => Likeness::SameName,
            turnier::Likeness::SimilarName => Likeness::SimilarName,
        }
    }
}
