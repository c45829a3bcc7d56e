//! How well a player played: his mistakes, what they cost, and one figure for all of it.

use std::collections::BTreeMap;

use schafkopf::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use super::decision::{Decision, Verdict};
use super::lesson::Lesson;
use super::{Review, rounded};

/// How well a player played.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Score {
    /// Decisions in which he had a choice.
    pub decisions: u32,
    /// Among them inaccuracies.
    pub inaccuracies: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// And blunders.
    pub blunders: u32,
    /// What all three cost, in units, or list points where there is no money.
    pub cost: f64,
    /// What they cost with open cards, where that can be told.
    pub open_cost: f64,
    /// What he gave away against what blind choice would have, in per cent: 100 for who gives nothing away, 50 for who
    /// gives away as much as somebody who does anything that is allowed; none where there was nothing to give away.
    pub accuracy: Option<f64>,
    /// The kinds of his mistakes, the dearest first.
    pub habits: Vec<Habit>,
}

/// A kind of mistake that a player makes.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Habit {
    /// Which.
    pub lesson: Lesson,
    /// How often.
    pub count: u32,
    /// What it cost in all.
    pub cost: f64,
}

impl Score {
    /// The score of some decisions.
    pub(super) fn of<'a>(decisions: impl Iterator<Item = &'a Decision>) -> Score {
        let mut score = Score::default();
        let (mut spoilt, mut careless) = (0.0, 0.0);
        let mut habits: BTreeMap<Lesson, Habit> = BTreeMap::new();
        for decision in decisions {
            score.decisions += 1;
            careless += decision.careless;
            match decision.verdict {
                Verdict::Best | Verdict::Good => continue,
                Verdict::Inaccuracy => score.inaccuracies += 1,
                Verdict::Mistake => score.mistakes += 1,
                Verdict::Blunder => score.blunders += 1,
            }
            spoilt += decision.share;
            score.cost += decision.cost;
            score.open_cost += decision.open_cost.unwrap_or(0.0);
            if let Some(lesson) = decision.lesson {
                let habit = habits.entry(lesson).or_insert(Habit { lesson, count: 0, cost: 0.0 });
                habit.count += 1;
                habit.cost = rounded(habit.cost + decision.cost);
            }
        }
        score.cost = rounded(score.cost);
        score.open_cost = rounded(score.open_cost);
        score.accuracy = (careless > 0.0).then(|| (careless / (careless + spoilt) * 1000.0).round() / 10.0);
        score.habits = habits.into_values().collect();
        score.habits.sort_by(|a, b| b.cost.total_cmp(&a.cost));
        score
    }

    /// The scores of the four seats.
    pub(super) fn by_seat(decisions: &[Decision]) -> BySeat<Score> {
        BySeat::from_fn(|seat| Score::of(decisions.iter().filter(|decision| decision.seat == seat)))
    }
}

/// A player over several games.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PlayerSummary {
    /// His name; none where the seat stands for him.
    pub name: Option<String>,
    /// His seat, where he has no name.
    pub seat: Option<Seat>,
    /// In how many games.
    pub games: u32,
    /// What he won and lost, in units, or list points where there is no money.
    pub result: i64,
    /// How well he played.
    pub score: Score,
}

/// Puts several games together, by name where players have names, else by seat; the best first.
pub fn summary(reviews: &[Review]) -> Vec<PlayerSummary> {
    let mut players: Vec<(Option<String>, Option<Seat>)> = Vec::new();
    for review in reviews {
        for seat in Seat::ALL {
            let who = review.who(seat);
            if !players.contains(&who) {
                players.push(who);
            }
        }
    }
    let mut all: Vec<PlayerSummary> =
        players.into_iter().map(|(name, seat)| of_player(name, seat, reviews)).collect();
    let accuracy = |player: &PlayerSummary| player.score.accuracy.unwrap_or(0.0);
    all.sort_by(|a, b| accuracy(b).total_cmp(&accuracy(a)));
    all
}

fn of_player(name: Option<String>, seat: Option<Seat>, reviews: &[Review]) -> PlayerSummary {
    let who = (name, seat);
    let seats: Vec<(&Review, Seat)> = reviews
        .iter()
        .flat_map(|review| Seat::ALL.map(|seat| (review, seat)))
        .filter(|(review, seat)| review.who(*seat) == who)
        .collect();
    let decisions = seats
        .iter()
        .flat_map(|&(review, seat)| review.decisions.iter().filter(move |decision| decision.seat == seat));
    let score = Score::of(decisions);
    let result = seats.iter().map(|&(review, seat)| review.paid(seat).unwrap_or(0)).sum();
    let (name, seat) = who;
    PlayerSummary { name, seat, games: seats.len() as u32, result, score }
}
