//! A review in words: all that a person reads, as data.

use schafkopf_bots::review::{Decision, Habit, Review};
use serde::Serialize;
use stammtisch_text::Texts;
use stammtisch_wire::Seat;
use ts_rs::TS;
use utoipa::ToSchema;

use super::teller::Teller;

/// How many of the dearest mistakes are pointed out.
const DEAREST: usize = 5;
/// How many things to learn are told.
const MOST_ADVICE: usize = 4;

/// A review in the words of one language.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct Telling {
    /// What was played and by whom.
    pub title: String,
    /// How it ended.
    pub result: String,
    /// The players on seats 1 to 4.
    pub players: Vec<PlayerTold>,
    /// Every decision of the review.
    pub decisions: Vec<DecisionTold>,
    /// The places of the dearest mistakes among the decisions, the dearest first.
    pub dearest: Vec<usize>,
    /// Where the hand turned with open cards, a sentence or two each.
    pub turning_points: Vec<String>,
    /// What is to be said about the turning points in all, or that there are none.
    pub turning_note: String,
    /// What there is to learn, the dearest first.
    pub learn: Vec<String>,
}

/// A player in words.
#[derive(Debug, Clone, PartialEq, Serialize, TS, ToSchema)]
pub struct PlayerTold {
    /// The seat.
    pub seat: Seat,
    /// What he is called.
    pub name: String,
    /// His part in the game; none where nobody played.
    pub role: Option<String>,
    /// His accuracy in per cent; none where there was nothing to give away.
    pub accuracy: Option<f64>,
    /// What his mistakes cost, with the unit.
    pub cost: String,
}

/// A decision in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct DecisionTold {
    /// Its place among the decisions of the review.
    pub at: usize,
    /// Where in the game: "Stich 3".
    pub place: String,
    /// Who decided.
    pub who: String,
    /// How good it was.
    pub verdict: String,
    /// What was done.
    pub did: String,
    /// What was better; none where nothing was, or may have been by chance alone.
    pub better: Option<String>,
    /// What it cost, with the unit, and how far off that may be; none where nothing was better.
    pub cost: Option<String>,
    /// What was wrong with it, what makes the difference, and what open cards say to it; none where it was no mistake.
    pub why: Option<String>,
    /// The rule of thumb that leads to what was better; none where there is none, or the reason says it.
    pub rule: Option<String>,
    /// What could have been done too and was not worked out; none where everything was.
    pub untried: Option<String>,
}

impl Telling {
    /// Puts a review into words.
    pub fn of(review: &Review, texts: &'static Texts) -> Telling {
        let teller = Teller { texts, review };
        let decisions = review.decisions.iter().enumerate();
        Telling {
            title: teller.contract_line().unwrap_or_else(|| teller.result_line()),
            result: teller.result_line(),
            players: schafkopf::Seat::ALL.map(|seat| player(&teller, seat)).into(),
            decisions: decisions.map(|(at, decision)| told(&teller, at, decision)).collect(),
            dearest: dearest(review),
            turning_points: review.turning_points.iter().map(|turn| teller.turn_sentence(turn)).collect(),
            turning_note: teller.turning_note(),
            learn: learn(&teller),
        }
    }
}

fn player(teller: &Teller<'_>, seat: schafkopf::Seat) -> PlayerTold {
    let score = &teller.review.scores[seat];
    PlayerTold {
        seat: seat.into(),
        name: teller.who(seat),
        role: teller.role_word(seat),
        accuracy: score.accuracy,
        cost: teller.price(score.cost),
    }
}

fn told(teller: &Teller<'_>, at: usize, decision: &Decision) -> DecisionTold {
    let mistake = decision.verdict.is_mistake();
    let better = decision.best().filter(|_| mistake);
    let why = || {
        let reasons = teller.reasons(decision);
        let sentences: Vec<String> =
            teller.lesson(decision).into_iter().chain(reasons).chain(teller.open(decision)).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    };
    DecisionTold {
        at,
        place: teller.place(decision),
        who: teller.who(decision.seat),
        verdict: teller.get(&format!("review-verdict-{}", decision.verdict.name())),
        did: teller.action(decision.seat, decision.played),
        better: better.map(|best| teller.action(decision.seat, best.action)),
        cost: better.map(|_| teller.cost(decision)),
        why: if mistake { why() } else { None },
        rule: if mistake { teller.rule(decision) } else { None },
        untried: teller.untried(decision),
    }
}

fn dearest(review: &Review) -> Vec<usize> {
    let mistakes = review.decisions.iter().enumerate().filter(|(_, decision)| decision.verdict.is_mistake());
    let mut mistakes: Vec<(usize, f64)> = mistakes.map(|(at, decision)| (at, decision.cost)).collect();
    mistakes.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    mistakes.into_iter().take(DEAREST).map(|(at, _)| at).collect()
}

/// The dearest kinds of mistakes, whoever made them.
fn learn(teller: &Teller<'_>) -> Vec<String> {
    let habits =
        |seat: schafkopf::Seat| teller.review.scores[seat].habits.iter().map(move |habit| (seat, *habit));
    let mut habits: Vec<(schafkopf::Seat, Habit)> =
        schafkopf::Seat::ALL.into_iter().flat_map(habits).collect();
    habits.sort_by(|(_, a), (_, b)| b.cost.total_cmp(&a.cost));
    without_contrary(&habits).take(MOST_ADVICE).map(|(seat, habit)| teller.advice(seat, &habit)).collect()
}

/// Of habits, the dearest first, those that a player can heed: nobody is told to lead trump and not to lead it.
fn without_contrary(
    habits: &[(schafkopf::Seat, Habit)],
) -> impl Iterator<Item = (schafkopf::Seat, Habit)> + '_ {
    let heeded = move |at: usize| {
        let (seat, habit) = habits[at];
        habits[..at].iter().all(|(other, dearer)| *other != seat || !habit.lesson.contradicts(dearer.lesson))
    };
    (0..habits.len()).filter(move |&at| heeded(at)).map(|at| habits[at])
}

#[cfg(test)]
mod tests {
    use schafkopf::Seat as At;
    use schafkopf_bots::review::{Habit, Lesson};

    use super::without_contrary;

    #[test]
    fn of_contrary_advice_a_player_gets_the_dearer() {
        let habit = |seat, lesson, cost| (seat, Habit { lesson, count: 1, cost });
        let habits = [
            habit(At::One, Lesson::TrumpTooSoon, 9.0),
            habit(At::One, Lesson::PartnerLedNoTrump, 5.0),
            habit(At::Two, Lesson::DefenderLedNoTrump, 4.0),
            habit(At::One, Lesson::WonTooLow, 3.0),
        ];
        let kept: Vec<Lesson> = without_contrary(&habits).map(|(_, habit)| habit.lesson).collect();
        assert_eq!(kept, [Lesson::TrumpTooSoon, Lesson::DefenderLedNoTrump, Lesson::WonTooLow]);
        for lesson in Lesson::ALL {
            for other in Lesson::ALL {
                assert_eq!(lesson.contradicts(other), other.contradicts(lesson), "{lesson:?} {other:?}");
            }
        }
    }
}
