//! Solo kinds of a player: what decides between players with equal points.

use schafkopf::ContractKind;
use serde::Serialize;

use crate::entry::SoloEntry;

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
    /// Counts a game.
    pub fn add(&mut self, solo: &SoloEntry) {
        let won = u32::from(solo.won);
        match solo.kind {
            ContractKind::Rufspiel => {}
            ContractKind::Sie => self.sie += 1,
            ContractKind::FarbwenzTout | ContractKind::WenzTout | ContractKind::SoloTout => {
                self.touts_won += won;
                self.touts_played += 1;
                self.solos_won += won;
                self.solos_played += 1;
            }
            ContractKind::Farbwenz | ContractKind::Wenz | ContractKind::Solo => {
                self.solos_won += won;
                self.solos_played += 1;
            }
        }
    }
}
