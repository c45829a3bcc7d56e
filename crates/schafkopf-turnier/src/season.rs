//! A season: several tournaments of a club, of which everybody's best results count.

mod people;
mod plan;
mod round;

pub use people::Suggestion;
pub use plan::{NotASeasonPlayer, SeasonFault, SeasonPlan, SeasonPlayer};
pub use round::{RoundResult, SeasonRound};

use std::cmp::Reverse;

use serde::Serialize;

use crate::player_number::PlayerNumber;
use crate::solo_counts::SoloCounts;
use people::Groups;

/// A season as it stands.
///
/// ```
/// use schafkopf_turnier::{Season, SeasonPlan};
/// let plan = SeasonPlan { name: "2026".into(), ..SeasonPlan::default() };
/// assert!(Season::of(&plan, &[])?.ranked.is_empty());
/// # Ok::<(), schafkopf_turnier::SeasonFault>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Season {
    /// Its name.
    pub name: String,
    /// How many results of each person count; none where all do.
    pub best: Option<usize>,
    /// Everybody, best first.
    pub ranked: Vec<SeasonPerson>,
    /// Who may be one person under two entries.
    pub suggestions: Vec<Suggestion>,
}

/// A person in a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeasonPerson {
    /// The place, from 1; people level share it, and the next one is left out.
    pub rank: usize,
    /// Whether somebody else has the same place.
    pub shared: bool,
    /// The name under which he played last.
    pub name: String,
    /// His town then.
    pub town: String,
    /// The sum of the results that count.
    pub points: i64,
    /// How many count.
    pub counted: usize,
    /// All of his results, in the order of the tournaments.
    pub results: Vec<SeasonResult>,
    /// What else can be said.
    pub stats: SeasonStats,
}

/// What somebody reached in one tournament of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SeasonResult {
    /// Index of the tournament in the plan, from 0.
    pub tournament: usize,
    /// His number in it.
    pub player: PlayerNumber,
    /// His place.
    pub rank: usize,
    /// How many had a place.
    pub of: usize,
    /// His total.
    pub points: i64,
    /// Whether it is one of his best and counts.
    pub counts: bool,
}

/// Figures about a person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct SeasonStats {
    /// Tournaments played.
    pub tournaments: usize,
    /// First places.
    pub wins: usize,
    /// The best place.
    pub best_rank: usize,
    /// The mean of all results, rounded towards nothing.
    pub average: i64,
    /// Solo kinds, over all tournaments.
    #[serde(flatten)]
    pub counts: SoloCounts,
}

impl Season {
    /// What the tournaments come to under a plan. A result below nothing counts as it is, if it is among the best.
    pub fn of(plan: &SeasonPlan, rounds: &[SeasonRound]) -> Result<Season, SeasonFault> {
        if plan.best == Some(0) {
            return Err(SeasonFault::NothingCounts);
        }
        let groups = Groups::of(plan, rounds)?;
        let mut ranked: Vec<SeasonPerson> =
            groups.people().map(|entries| person(entries, rounds, plan.best)).collect();
        ranked.sort_by(|one, other| {
            (Reverse(one.points), &one.name, &one.town).cmp(&(
                Reverse(other.points),
                &other.name,
                &other.town,
            ))
        });
        share_places(&mut ranked);
        Ok(Season {
            name: plan.name.clone(),
            best: plan.best,
            ranked,
            suggestions: groups.suggestions(rounds),
        })
    }
}

/// A person from his entries: index of the tournament, index of the result in it.
fn person(entries: &[(usize, usize)], rounds: &[SeasonRound], best: Option<usize>) -> SeasonPerson {
    let found: Vec<(usize, &RoundResult)> =
        entries.iter().map(|&(round, place)| (round, &rounds[round].results[place])).collect();
    let mut order: Vec<usize> = (0..found.len()).collect();
    order.sort_by_key(|&at| (Reverse(found[at].1.points), found[at].0));
    let counting = &order[..best.unwrap_or(usize::MAX).min(order.len())];
    let results: Vec<SeasonResult> = found
        .iter()
        .enumerate()
        .map(|(at, &(tournament, result))| SeasonResult {
            tournament,
            player: result.player,
            rank: result.rank,
            of: rounds[tournament].results.len(),
            points: result.points,
            counts: counting.contains(&at),
        })
        .collect();
    let (name, town) =
        found.last().map(|(_, last)| (last.name.clone(), last.town.clone())).unwrap_or_default();
    SeasonPerson {
        rank: 0,
        shared: false,
        name,
        town,
        points: results.iter().filter(|result| result.counts).map(|result| result.points).sum(),
        counted: counting.len(),
        stats: stats(&found),
        results,
    }
}

fn stats(found: &[(usize, &RoundResult)]) -> SeasonStats {
    let mut stats = SeasonStats { tournaments: found.len(), ..SeasonStats::default() };
    let mut sum = 0;
    for (_, result) in found {
        sum += result.points;
        stats.wins += usize::from(result.rank == 1);
        stats.counts.sie += result.counts.sie;
        stats.counts.touts_won += result.counts.touts_won;
        stats.counts.touts_played += result.counts.touts_played;
        stats.counts.solos_won += result.counts.solos_won;
        stats.counts.solos_played += result.counts.solos_played;
    }
    stats.best_rank = found.iter().map(|(_, result)| result.rank).min().unwrap_or(0);
    stats.average = sum / i64::try_from(found.len().max(1)).unwrap_or(i64::MAX);
    stats
}

/// People level in points share a place: 1, 2, 2, 4.
fn share_places(ranked: &mut [SeasonPerson]) {
    let points: Vec<i64> = ranked.iter().map(|person| person.points).collect();
    for (at, person) in ranked.iter_mut().enumerate() {
        let first = points.iter().position(|&other| other == person.points).unwrap_or(at);
        person.rank = first + 1;
        person.shared = points.iter().filter(|&&other| other == person.points).count() > 1;
    }
}

#[cfg(test)]
mod tests {
    use super::{RoundResult, Season, SeasonFault, SeasonPlan, SeasonRound};
    use crate::player_number::PlayerNumber;
    use crate::solo_counts::SoloCounts;

    fn round(id: &str, results: &[(u32, &str, i64)]) -> SeasonRound {
        let result = |(place, &(number, name, points)): (usize, &(u32, &str, i64))| RoundResult {
            player: PlayerNumber(number),
            name: name.to_owned(),
            town: String::new(),
            rank: place + 1,
            points,
            counts: SoloCounts { solos_played: 1, ..SoloCounts::default() },
        };
        SeasonRound {
            id: id.to_owned(),
            name: id.to_owned(),
            date: "2026-01-01".parse().unwrap(),
            closed: true,
            results: results.iter().enumerate().map(result).collect(),
        }
    }

    fn plan(best: Option<usize>, same: &[&[&str]]) -> SeasonPlan {
        let group = |names: &&[&str]| names.iter().map(|name| name.parse().unwrap()).collect();
        SeasonPlan {
            name: "2026".into(),
            best,
            tournaments: vec!["a".into(), "b".into(), "c".into()],
            same: same.iter().map(group).collect(),
        }
    }

    fn rounds() -> Vec<SeasonRound> {
        vec![
            round("a", &[(1, "Resi Huber", 30), (2, "Sepp Maier", 10), (3, "Vroni", -40)]),
            round("b", &[(7, "Sepp Maier", 25), (8, "Resi Huber", -5)]),
            round("c", &[(1, "Resi Huber", 20), (4, "Sepp Maier", 15)]),
        ]
    }

    #[test]
    fn the_best_results_count_and_people_level_share_a_place() {
        let merged = plan(Some(2), &[&["a:1", "b:8", "c:1"], &["a:2", "b:7", "c:4"]]);
        let season = Season::of(&merged, &rounds()).unwrap();
        let table: Vec<(usize, bool, &str, i64, usize)> =
            season.ranked.iter().map(|p| (p.rank, p.shared, p.name.as_str(), p.points, p.counted)).collect();
        assert_eq!(
            table,
            [(1, false, "Resi Huber", 50, 2), (2, false, "Sepp Maier", 40, 2), (3, false, "Vroni", -40, 1)]
        );
        let resi = &season.ranked[0];
        assert_eq!(resi.results.iter().map(|result| result.counts).collect::<Vec<_>>(), [true, false, true]);
        assert_eq!((resi.stats.tournaments, resi.stats.wins, resi.stats.average), (3, 2, 15));
        assert_eq!(resi.stats.counts.solos_played, 3);
        let all = Season::of(&SeasonPlan { best: Some(3), ..merged.clone() }, &rounds()).unwrap();
        assert_eq!(all.ranked[0].points, 50, "Sepp has 50 with all three");
        let level = Season::of(&SeasonPlan { best: None, ..merged }, &rounds()).unwrap();
        let places: Vec<(usize, bool, i64)> =
            level.ranked.iter().map(|p| (p.rank, p.shared, p.points)).collect();
        assert_eq!(places, [(1, false, 50), (2, false, 45), (3, false, -40)]);
        let tie = Season::of(
            &plan(Some(1), &[&["a:1"], &["b:7"]]),
            &[
                round("a", &[(1, "Anna", 5)]),
                round("b", &[(7, "Berta", 5), (8, "Cilli", 1)]),
                round("c", &[]),
            ],
        )
        .unwrap();
        assert_eq!(
            tie.ranked.iter().map(|p| (p.rank, p.shared)).collect::<Vec<_>>(),
            [(1, true), (1, true), (3, false)]
        );
    }

    #[test]
    fn nobody_is_merged_without_being_told_and_equal_names_are_pointed_out() {
        let season = Season::of(&plan(None, &[&["a:1", "c:1"]]), &rounds()).unwrap();
        assert_eq!(season.ranked.len(), 6);
        let suggested: Vec<Vec<String>> = season
            .suggestions
            .iter()
            .map(|suggestion| suggestion.entries.iter().map(ToString::to_string).collect())
            .collect();
        assert_eq!(suggested, [vec!["a:1", "b:8", "c:1"], vec!["a:2", "b:7", "c:4"]]);
    }

    #[test]
    fn a_plan_that_cannot_be_is_told() {
        let fault = |plan: &SeasonPlan| Season::of(plan, &rounds()).unwrap_err();
        assert_eq!(fault(&plan(Some(0), &[])), SeasonFault::NothingCounts);
        assert!(matches!(fault(&plan(None, &[&["x:1"]])), SeasonFault::Unknown { .. }));
        assert!(matches!(fault(&plan(None, &[&["a:99"]])), SeasonFault::Unknown { .. }));
        assert!(matches!(fault(&plan(None, &[&["a:1", "a:2"]])), SeasonFault::TwiceInOne { .. }));
        assert!(matches!(
            fault(&plan(None, &[&["a:1", "b:7"], &["a:1", "c:1"]])),
            SeasonFault::InTwoGroups { .. }
        ));
        assert!("a".parse::<super::SeasonPlayer>().is_err() && ":1".parse::<super::SeasonPlayer>().is_err());
    }
}
