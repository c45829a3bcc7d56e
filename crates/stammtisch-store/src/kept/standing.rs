//! Where a match stands, as it is kept.

use schafkopf::BySeat;
use serde::{Deserialize, Serialize};

use super::text::Seat;

/// Where a match stands, apart from its rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    dealer: Seat,
    number: u32,
    thrown_in: u32,
    pot: i64,
    units: [i64; 4],
    points: [i64; 4],
    /// How many hands each running Bock count still lasts; absent where none runs, as before there were any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    bock: Vec<u8>,
}

impl From<schafkopf::Standing> for Standing {
    fn from(standing: schafkopf::Standing) -> Standing {
        let schafkopf::Standing { dealer, number, thrown_in, pot, units, points, bock } = standing;
        let (units, points) = (*units.as_array(), *points.as_array());
        Standing { dealer: dealer.into(), number, thrown_in, pot, units, points, bock: bock.into() }
    }
}

impl From<Standing> for schafkopf::Standing {
    fn from(standing: Standing) -> schafkopf::Standing {
        let Standing { dealer, number, thrown_in, pot, units, points, bock } = standing;
        let (units, points) = (BySeat::new(units), BySeat::new(points));
        let bock = bock.into();
        schafkopf::Standing { dealer: dealer.into(), number, thrown_in, pot, units, points, bock }
    }
}
