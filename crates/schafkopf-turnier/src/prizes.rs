//! Prizes: who gets how much, and whether the till holds it.

mod forecast;
mod reading;

pub use forecast::Forecast;
pub use reading::{PrizeFault, PrizeLine, read_prizes};

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::player_number::PlayerNumber;
use crate::ranking::NoRanking;
use crate::standings::{Progress, Standing, Standings};
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
    /// Who gave it, where that is to be said.
    pub sponsor: Option<String>,
}

impl Prize {
    /// So many cents.
    pub const fn money(cents: u32) -> Prize {
        Prize { cents, thing: None, sponsor: None }
    }

    /// A thing.
    pub fn thing(thing: impl Into<String>) -> Prize {
        Prize { cents: 0, thing: Some(thing.into()), sponsor: None }
    }
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
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Merit {
    /// The most solo kinds played; of players level, the better place.
    MostSolos,
    /// The middle of the ranking: of an even number, the better of the two.
    MiddlePlace,
    /// The last place.
    LastPlace,
    /// Something of the organiser's own, such as the longest way: he says who has it.
    Named {
        /// What it is called.
        title: String,
        /// Who gets it, once that is known.
        winner: Option<PlayerNumber>,
    },
}

impl Merit {
    /// Whom the organiser has named, where it is his to say.
    pub(crate) const fn named_winner(&self) -> Option<PlayerNumber> {
        match self {
            Merit::Named { winner, .. } => *winner,
            Merit::MostSolos | Merit::MiddlePlace | Merit::LastPlace => None,
        }
    }
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
    /// Who gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sponsor: Option<String>,
}

/// What a prize was won with.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
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

impl PrizeList {
    /// What the till lacks for the prizes, in cents; nothing where it holds them. The prizes stand all the same.
    pub const fn lacking(&self) -> i64 {
        if self.total > self.till { self.total - self.till } else { 0 }
    }

    /// The prizes in the order in which they are given: what does not go by place first, then from the last place to the
    /// first.
    pub fn in_order_of_giving(self) -> Vec<Award> {
        let by_place = |award: &Award| matches!(award.for_what, Achievement::Place(_));
        let (places, mut order): (Vec<Award>, Vec<Award>) = self.awards.into_iter().partition(by_place);
        order.extend(places.into_iter().rev());
        order
    }
}

/// Most cents of one prize, most prizes of a list.
const MOST: usize = 1_000_000;
/// Longest name of a sponsor or of a special prize.
const LONGEST: usize = 100;

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

    /// All prizes that are written down one by one.
    fn prizes(&self) -> impl Iterator<Item = &Prize> {
        let listed: &[Prize] = match &self.places {
            PlacePrizes::List(prizes) => prizes,
            PlacePrizes::Share { .. } => &[],
        };
        listed.iter().chain(self.special.iter().map(|special| &special.prize))
    }

    /// Whether a sponsor or a special prize has a name that nobody can read out, or none.
    pub fn is_misnamed(&self) -> bool {
        let is_bad = |name: &str| name.trim().is_empty() || name.chars().count() > LONGEST;
        let title = |special: &SpecialPrize| match &special.merit {
            Merit::Named { title, .. } => is_bad(title),
            Merit::MostSolos | Merit::MiddlePlace | Merit::LastPlace => false,
        };
        self.prizes().filter_map(|prize| prize.sponsor.as_deref()).any(is_bad)
            || self.special.iter().any(title)
    }

    /// Who gave prizes, each once, in the order of the plan.
    pub fn sponsors(&self) -> Vec<&str> {
        let mut sponsors: Vec<&str> = Vec::new();
        for sponsor in self.prizes().filter_map(|prize| prize.sponsor.as_deref()) {
            if !sponsors.contains(&sponsor) {
                sponsors.push(sponsor);
            }
        }
        sponsors
    }

    /// Who wins what by these standings. Where the till does not hold it, the list says so.
    pub fn award(&self, state: &State, standings: &Standings) -> PrizeList {
        let till = state.till();
        let mut awards = self.by_place(standings, till);
        awards.extend(self.by_table(state));
        awards.extend(self.special.iter().filter_map(|special| special.award(state, standings)));
        let total = awards.iter().map(|award| i64::from(award.cents)).sum();
        PrizeList { awards, total, till }
    }

    fn by_place(&self, standings: &Standings, till: i64) -> Vec<Award> {
        let prizes = match &self.places {
            PlacePrizes::List(prizes) => prizes.clone(),
            PlacePrizes::Share { permille, weights } => {
                let places = standings.ranked.len().min(weights.len());
                let pot = u64::try_from(till).unwrap_or(0) * u64::from(*permille) / 1000;
                split(pot, &weights[..places]).into_iter().map(Prize::money).collect()
            }
        };
        let award = |(prize, standing): (Prize, &Standing)| {
            Award::of(standing.player, Achievement::Place(standing.rank), prize)
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
            let award = |player| Award::of(player, for_what.clone(), Prize::money(cents));
            awards.extend(winners.into_iter().map(award));
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

impl Award {
    fn of(player: PlayerNumber, for_what: Achievement, prize: Prize) -> Award {
        let Prize { cents, thing, sponsor } = prize;
        Award { player, for_what, cents, thing, sponsor }
    }
}

impl SpecialPrize {
    fn award(&self, state: &State, standings: &Standings) -> Option<Award> {
        let ranked = &standings.ranked;
        let player = |standing: &Standing| standing.player;
        let winner = match &self.merit {
            Merit::MostSolos => ranked
                .iter()
                .max_by_key(|standing| (standing.tally.counts.solos_played, Reverse(standing.rank)))
                .filter(|standing| standing.tally.counts.solos_played > 0)
                .map(player),
            Merit::MiddlePlace => ranked.get(ranked.len().checked_sub(1)? / 2).map(player),
            Merit::LastPlace => ranked.last().map(player),
            Merit::Named { winner, .. } => winner.filter(|&winner| state.player(winner).is_some()),
        }?;
        Some(Award::of(winner, Achievement::Special(self.merit.clone()), self.prize.clone()))
    }
}

impl State {
    /// The prizes as they would be given now.
    pub fn prizes(&self) -> Result<PrizeList, NoRanking> {
        let standings = self.standings(Progress::Everything)?;
        Ok(self.setup().prizes.award(self, &standings))
    }
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
