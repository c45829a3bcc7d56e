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
    /// Money and list points of those who sit out; absent at a table of four.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    beside: Vec<Account>,
}

/// What somebody who sits out has won and lost so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Account {
    units: i64,
    points: i64,
}

impl From<&schafkopf::Account> for Account {
    fn from(&schafkopf::Account { units, points }: &schafkopf::Account) -> Account {
        Account { units, points }
    }
}

impl From<Account> for schafkopf::Account {
    fn from(Account { units, points }: Account) -> schafkopf::Account {
        schafkopf::Account { units, points }
    }
}

impl From<schafkopf::Standing> for Standing {
    fn from(standing: schafkopf::Standing) -> Standing {
        let schafkopf::Standing { dealer, number, thrown_in, pot, units, points, bock, beside } = standing;
        let (units, points) = (*units.as_array(), *points.as_array());
        Standing {
            dealer: dealer.into(),
            number,
            thrown_in,
            pot,
            units,
            points,
            bock: bock.into(),
            beside: beside.accounts().iter().map(Into::into).collect(),
        }
    }
}

impl From<Standing> for schafkopf::Standing {
    fn from(standing: Standing) -> schafkopf::Standing {
        let Standing { dealer, number, thrown_in, pot, units, points, bock, beside } = standing;
        let (units, points) = (BySeat::new(units), BySeat::new(points));
        let bock = bock.into();
        let beside = beside.into_iter().map(Into::into).collect::<Vec<schafkopf::Account>>().into();
        schafkopf::Standing { dealer: dealer.into(), number, thrown_in, pot, units, points, bock, beside }
    }
}
