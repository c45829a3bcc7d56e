//! Paces of tables as they are stored.

use serde::{Deserialize, Serialize};

use crate::table;

/// How fast a table goes. What was stored before there were paces has none, and is read as normal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Pace {
    Calm,
    #[default]
    Normal,
    Brisk,
}

impl Pace {
    /// Whether it is what is read where nothing is written.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference over")]
    pub(super) fn is_normal(&self) -> bool {
        *self == Pace::Normal
    }
}

impl From<table::Pace> for Pace {
    fn from(pace: table::Pace) -> Pace {
        match pace {
            table::Pace::Calm => Pace::Calm,
            table::Pace::Normal => Pace::Normal,
            table::Pace::Brisk => Pace::Brisk,
        }
    }
}

impl From<Pace> for table::Pace {
    fn from(pace: Pace) -> table::Pace {
        match pace {
            Pace::Calm => table::Pace::Calm,
            Pace::Normal => table::Pace::Normal,
            Pace::Brisk => table::Pace::Brisk,
        }
    }
}
