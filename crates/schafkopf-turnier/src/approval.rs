//! What the referee must approve before it is played (S 5.2.14, 5.2.16, P 12; decision 8).

use schafkopf::rules::{ApprovalPer, ApprovalRules};
use schafkopf::{BySeat, Seat};

use crate::entry::{Entry, SoloClass, SoloEntry};

/// Why a game must be approved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ApprovalReason {
    /// It is a Tout (S 5.2.14, P 12).
    Tout,
    /// It is a Sie (S 5.2.14).
    Sie,
    /// So many solo kinds have been played (S 5.2.16).
    ManySolos {
        /// Which one it is, from 1.
        number: u32,
    },
}

/// Where a row stands in its list: the number of its game, and the solo kinds above it, on which its approval depends.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RowPlace {
    /// Games above it.
    above: u32,
    /// Solo kinds above it, by soloist.
    solos: BySeat<u32>,
}

impl RowPlace {
    /// The row below all of these.
    pub fn below<'e>(entries: impl Iterator<Item = &'e Entry>) -> RowPlace {
        let mut place = RowPlace::default();
        entries.for_each(|entry| place.pass(entry));
        place
    }

    /// A row of this number, from 1, with no solo kind above it.
    pub fn of_game(number: u32) -> RowPlace {
        RowPlace { above: number.saturating_sub(1), ..RowPlace::default() }
    }

    /// The same place with these solo kinds above it, by soloist.
    #[must_use]
    pub const fn with_solos(self, solos: BySeat<u32>) -> RowPlace {
        RowPlace { above: self.above, solos }
    }

    /// Number of the game, from 1.
    pub const fn game(&self) -> u32 {
        self.above + 1
    }

    /// Goes on to the next row.
    pub(crate) fn pass(&mut self, entry: &Entry) {
        self.above += 1;
        if let Some(solo) = entry.solo {
            self.solos[solo.soloist] += 1;
        }
    }

    /// Which of the solo kinds one by this soloist would be here, from 1.
    fn number(&self, soloist: Seat, per: ApprovalPer) -> u32 {
        1 + match per {
            ApprovalPer::Table => self.solos.as_array().iter().sum(),
            ApprovalPer::Player => self.solos[soloist],
        }
    }

    /// Why a game played as this must be approved here, if it must.
    pub fn approval_needed(&self, rules: &ApprovalRules, solo: SoloEntry) -> Option<ApprovalReason> {
        match solo.class {
            SoloClass::Tout if rules.tout => return Some(ApprovalReason::Tout),
            SoloClass::Sie if rules.sie => return Some(ApprovalReason::Sie),
            SoloClass::Solo | SoloClass::Tout | SoloClass::Sie => {}
        }
        let number = self.number(solo.soloist, rules.per);
        (rules.solo_from > 0 && number >= rules.solo_from).then_some(ApprovalReason::ManySolos { number })
    }
}
