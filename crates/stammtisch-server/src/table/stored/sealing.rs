//! Sealed packs as they are stored: from one of them reading can start.

use schafkopf::{ByChair, BySeat, Bytes32, Pack, Seat};
use serde::{Deserialize, Serialize};
use stammtisch_store::kept::{Standing, Text};

use super::pace::Pace;
use super::place::{Place, Sitter};
use crate::table::course;
use crate::table::entry as table;

/// A sealed pack with everything that must be known to go on from here.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sealing {
    hand: u64,
    pack: Text<Pack>,
    salt: Text<Bytes32>,
    standing: Standing,
    places: [Place; 4],
    /// Who sits out; nobody at a table of four.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    beside: Vec<Place>,
    /// Not there where it was not kept yet.
    #[serde(default)]
    course: Option<Course>,
    #[serde(default, skip_serializing_if = "Pace::is_normal")]
    pace: Pace,
    /// Whether nobody is let in who wants to play at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    shut: bool,
}

impl From<&table::Sealing> for Sealing {
    fn from(sealing: &table::Sealing) -> Sealing {
        let table::Sealing { hand, pack, salt, standing, places, course, pace, open } = sealing;
        Sealing {
            hand: *hand,
            pack: Text(*pack),
            salt: Text(*salt),
            standing: (*standing).into(),
            places: Seat::ALL.map(|seat| Place::new(&places[seat], seat.into())),
            beside: (standing.beside.members().chairs())
                .filter(|chair| chair.seat().is_none())
                .map(|chair| Place::new(&places[chair], chair))
                .collect(),
            course: Some((*course).into()),
            pace: (*pace).into(),
            shut: !open,
        }
    }
}

impl From<Sealing> for table::Sealing {
    fn from(sealing: Sealing) -> table::Sealing {
        let Sealing {
            hand,
            pack: Text(pack),
            salt: Text(salt),
            standing,
            places,
            beside,
            course,
            pace,
            shut,
        } = sealing;
        let mut places = places.into_iter().chain(beside);
        let place = |chair| places.next().map_or(table::KeptPlace::new(chair, None), |place| place.on(chair));
        table::Sealing {
            hand,
            pack,
            salt,
            standing: standing.into(),
            places: ByChair::from_fn(place),
            course: course.map(Into::into).unwrap_or_default(),
            pace: pace.into(),
            open: !shut,
        }
    }
}

/// The course of a match.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Course {
    number: u32,
    began: Option<[Sitter; 4]>,
    whole: bool,
}

impl From<course::Course> for Course {
    fn from(course: course::Course) -> Course {
        let course::Course { number, began, whole } = course;
        Course { number, began: began.map(|began| began.as_array().map(Into::into)), whole }
    }
}

impl From<Course> for course::Course {
    fn from(course: Course) -> course::Course {
        let Course { number, began, whole } = course;
        course::Course { number, began: began.map(|began| BySeat::new(began.map(Into::into))), whole }
    }
}
