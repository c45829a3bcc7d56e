//! Solo kinds of a player: what decides between players with equal points.

use serde::Serialize;

use crate::entry::{SoloClass, SoloEntry};

/// How often a player played what decides ties (S 5.4.2, P 21, decision 29).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SoloCounts {
    /// Sie played.
    pub sie: u32,
    /// Touts won.
    pub touts_won: u32,
    /// Touts played.
    pub touts_played: u32,
    /// Solo kinds won, Touts included.
    pub solos_won: u32,
    /// Solo kinds played, Touts included.
    pub solos_played: u32,
}

impl SoloCounts {
    /// These and others together.
    #[must_use]
    pub const fn and(self, more: &SoloCounts) -> SoloCounts {
        SoloCounts {
            sie: self.sie + more.sie,
            touts_won: self.touts_won + more.touts_won,
            touts_played: self.touts_played + more.touts_played,
            solos_won: self.solos_won + more.solos_won,
            solos_played: self.solos_played + more.solos_played,
        }
    }

    /// These without some that are among them.
    #[must_use]
    pub const fn less(self, some: &SoloCounts) -> SoloCounts {
        SoloCounts {
            sie: self.sie.saturating_sub(some.sie),
            touts_won: self.touts_won.saturating_sub(some.touts_won),
            touts_played: self.touts_played.saturating_sub(some.touts_played),
            solos_won: self.solos_won.saturating_sub(some.solos_won),
            solos_played: self.solos_played.saturating_sub(some.solos_played),
        }
    }

    /// Counts a game.
    pub fn add(&mut self, solo: &SoloEntry) {
        let won = u32::from(solo.won);
        match solo.class {
            SoloClass::Sie => self.sie += 1,
            SoloClass::Tout => {
                self.touts_won += won;
                self.touts_played += 1;
                self.solos_won += won;
                self.solos_played += 1;
            }
            SoloClass::Solo => {
                self.solos_won += won;
                self.solos_played += 1;
            }
        }
    }
}
