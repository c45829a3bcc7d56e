//! Money.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What each seat gets or pays, and what goes into the pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Settlement {
    /// What each seat gets or, negative, pays.
    pub units: [i64; 4],
    /// What goes into the pot or, negative, comes out of it.
    pub pot: i64,
}

impl From<schafkopf::Settlement> for Settlement {
    fn from(settlement: schafkopf::Settlement) -> Settlement {
        Settlement { units: *settlement.units().as_array(), pot: settlement.pot() }
    }
}

/// How the value of a hand is made up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Bill {
    /// Value of the contract.
    pub base: i64,
    /// For runners; negative where too many were claimed.
    pub runners: i64,
    /// For Schneider or Schwarz.
    pub extra: i64,
    /// Tout, or the Sie's own factor.
    pub tout_factor: i64,
    /// Stoss and Retour.
    pub doubling_factor: i64,
    /// Schwarz, where it doubles instead of counting extra; absent where it does not.
    #[serde(skip_serializing_if = "is_one")]
    #[ts(optional, as = "Option<i64>")]
    pub schwarz_factor: i64,
    /// Knocks; absent where there are none.
    #[serde(skip_serializing_if = "is_one")]
    #[ts(optional, as = "Option<i64>")]
    pub knock_factor: i64,
    /// Running Bock hands; absent where there are none.
    #[serde(skip_serializing_if = "is_one")]
    #[ts(optional, as = "Option<i64>")]
    pub bock_factor: i64,
    /// Throw-ins before this hand; absent where they do not count.
    #[serde(skip_serializing_if = "is_one")]
    #[ts(optional, as = "Option<i64>")]
    pub next_factor: i64,
    /// What each loser pays for it: all of it together.
    pub value: i64,
}

/// Whether a factor changes nothing, and so need not be told.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes what it may leave out by reference")]
fn is_one(factor: &i64) -> bool {
    *factor == 1
}

impl From<schafkopf::Bill> for Bill {
    fn from(bill: schafkopf::Bill) -> Bill {
        let value = bill.value();
        let schafkopf::Bill {
            base,
            runners,
            extra,
            schwarz_factor,
            tout_factor,
            doubling_factor,
            knock_factor,
            bock_factor,
            next_factor,
        } = bill;
        Bill {
            base,
            runners,
            extra,
            tout_factor,
            doubling_factor,
            schwarz_factor,
            knock_factor,
            bock_factor,
            next_factor,
            value,
        }
    }
}
