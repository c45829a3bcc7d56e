//! Prizes: who gets how much, and whether the till holds it.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::Serialize;
use thiserror::Error;

use crate::player_number::PlayerNumber;
use crate::standings::{Progress, Standings};
use crate::tournament::{ListStatus, State, TableList};

/// What is to be paid out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PrizePlan {
    /// By place.
    pub places: PlacePrizes,
    /// For the best of each table in each match, in cents; players level share it.
    pub table_winner: u32,
    /// For something special.
    pub special: Vec<SpecialPrize>,
}

/// Prizes by place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlacePrizes {
    /// These, from the first place on.
    List(Vec<Prize>),
    /// A share of the till.
    Share {
        /// How much of it, in thousandths, rounded down to a cent.
        permille: u32,
        /// How it is split, from the first place on. Each part is rounded down; the cents left over go to the first
        /// places, one each.
        weights: Vec<u32>,
    },
}

impl Default for PlacePrizes {
    fn default() -> PlacePrizes {
        PlacePrizes::List(Vec::new())
    }
}

/// A prize: money, a thing, or both.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prize {
    /// In cents.
    pub cents: u32,
    /// A thing, such as a ham.
    pub thing: Option<String>,
}

/// A prize that does not go by place alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecialPrize {
    /// What for.
    pub merit: Merit,
    /// What it is.
    pub prize: Prize,
}

/// What a special prize is given for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Merit {
    /// The most solo kinds played; of players level, the better place.
    MostSolos,
    /// The middle of the ranking: of an even number, the better of the two.
    MiddlePlace,
    /// The last place.
    LastPlace,
}

/// A prize that somebody won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Award {
    /// Who.
    pub player: PlayerNumber,
    /// What for.
    pub for_what: Achievement,
    /// In cents.
    pub cents: u32,
    /// A thing, such as a ham.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thing: Option<String>,
}

/// What a prize was won with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Achievement {
    /// A place in the ranking, from 1.
    Place(usize),
    /// The best of a table.
    Table {
        /// Number of the match, from 1.
        match_number: u32,
        /// Number of the table, from 1.
        table: u32,
    },
    /// Something special.
    Special(Merit),
}

/// All prizes of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PrizeList {
    /// Who won what.
    pub awards: Vec<Award>,
    /// What they come to, in cents.
    pub total: i64,
    /// What is in the till, in cents.
    pub till: i64,
}

/// The till does not hold the prizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("prizes of {total} cents from a till of {till}")]
pub struct TillTooSmall {
    /// What the prizes come to.
    pub total: i64,
    /// What is in the till.
    pub till: i64,
}

/// Most cents of one prize, most prizes of a list.
const MOST: usize = 1_000_000;

impl PrizePlan {
    /// Whether it holds more than any plan can, or shares out more than there is.
    pub fn is_too_much(&self) -> bool {
        let too_big = |prize: &Prize| prize.cents as usize > MOST;
        let places = match &self.places {
            PlacePrizes::List(prizes) => prizes.len() > MOST || prizes.iter().any(too_big),
            PlacePrizes::Share { permille, weights } => {
                *permille > 1000
                    || weights.len() > MOST
                    || weights.iter().any(|&weight| weight as usize > MOST)
            }
        };
        places
            || self.table_winner as usize > MOST
            || self.special.iter().any(|special| too_big(&special.prize))
    }

    /// Who wins what by these standings.
    pub fn award(&self, state: &State, standings: &Standings) -> Result<PrizeList, TillTooSmall> {
        let till = state.till();
        let mut awards = self.by_place(standings, till);
        awards.extend(self.by_table(state));
        awards.extend(self.special.iter().filter_map(|special| special.award(standings)));
        let total = awards.iter().map(|award| i64::from(award.cents)).sum();
        if total > till {
            return Err(TillTooSmall { total, till });
        }
        Ok(PrizeList { awards, total, till })
    }

    fn by_place(&self, standings: &Standings, till: i64) -> Vec<Award> {
        let prizes = match &self.places {
            PlacePrizes::List(prizes) => prizes.clone(),
            PlacePrizes::Share { permille, weights } => {
                let places = standings.ranked.len().min(weights.len());
                let pot = u64::try_from(till).unwrap_or(0) * u64::from(*permille) / 1000;
                split(pot, &weights[..places]).into_iter().map(|cents| Prize { cents, thing: None }).collect()
            }
        };
        let award = |(prize, standing): (Prize, &crate::standings::Standing)| Award {
            player: standing.player,
            for_what: Achievement::Place(standing.rank),
            cents: prize.cents,
            thing: prize.thing,
        };
        prizes.into_iter().zip(&standings.ranked).map(award).collect()
    }

    fn by_table(&self, state: &State) -> Vec<Award> {
        let mut awards = Vec::new();
        if self.table_winner == 0 {
            return awards;
        }
        let mut tables: BTreeMap<(u32, u32), Vec<(i64, PlayerNumber)>> = BTreeMap::new();
        for result in state.results_so_far() {
            let table = tables.entry((result.match_number, result.table)).or_default();
            table.push((result.points, result.player));
        }
        for ((match_number, table), results) in tables {
            let list = state.lists(match_number).get(table as usize - 1).map(TableList::status);
            if list == Some(ListStatus::Voided) {
                continue;
            }
            let best = results.iter().map(|&(points, _)| points).max();
            let winners: Vec<PlayerNumber> = results
                .iter()
                .filter(|(points, _)| Some(*points) == best)
                .map(|&(_, player)| player)
                .collect();
            let cents = self.table_winner / winners.len().max(1) as u32;
            let for_what = Achievement::Table { match_number, table };
            awards.extend(winners.into_iter().map(|player| Award { player, for_what, cents, thing: None }));
        }
        awards
    }
}

/// Splits cents by weights: each part rounded down, the cents left over to the first, one each.
fn split(pot: u64, weights: &[u32]) -> Vec<u32> {
    let all: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
    if all == 0 {
        return vec![0; weights.len()];
    }
    let part = |weight: u32| u128::from(pot) * u128::from(weight) / u128::from(all);
    let mut parts: Vec<u64> = weights.iter().map(|&weight| part(weight) as u64).collect();
    let left = pot - parts.iter().sum::<u64>();
    parts.iter_mut().take(left as usize).for_each(|part| *part += 1);
    parts.into_iter().map(|part| u32::try_from(part).unwrap_or(u32::MAX)).collect()
}

impl SpecialPrize {
    fn award(&self, standings: &Standings) -> Option<Award> {
        let ranked = &standings.ranked;
        let winner = match self.merit {
            Merit::MostSolos => ranked
                .iter()
                .max_by_key(|standing| (standing.tally.counts.solos_played, Reverse(standing.rank)))
                .filter(|standing| standing.tally.counts.solos_played > 0),
            Merit::MiddlePlace => ranked.get(ranked.len().checked_sub(1)? / 2),
            Merit::LastPlace => ranked.last(),
        }?;
        Some(Award {
            player: winner.player,
            for_what: Achievement::Special(self.merit),
            cents: self.prize.cents,
            thing: self.prize.thing.clone(),
        })
    }
}

impl State {
    /// The prizes as they would be given now.
    pub fn prizes(&self) -> Result<PrizeList, NoPrizes> {
        let standings = self.standings(Progress::Everything)?;
        Ok(self.setup().prizes.award(self, &standings)?)
    }
}

/// Why there are no prizes.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoPrizes {
    /// There is no ranking.
    #[error(transparent)]
    NoRanking(#[from] crate::ranking::NoRanking),
    /// The till does not hold them.
    #[error(transparent)]
    TillTooSmall(#[from] TillTooSmall),
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn every_cent_is_given_and_the_first_places_get_the_odd_ones() {
        assert_eq!(split(100, &[1, 1, 1]), [34, 33, 33]);
        assert_eq!(split(1001, &[50, 30, 20]), [501, 300, 200]);
        assert_eq!(split(0, &[1]), [0]);
        assert_eq!(split(5, &[]), [0_u32; 0]);
        assert_eq!(split(5, &[0, 0]), [0, 0]);
    }
}
