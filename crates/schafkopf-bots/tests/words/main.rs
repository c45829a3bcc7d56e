//! What the bots say with hands on which club players agree.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod hands;

use std::collections::BTreeMap;

use schafkopf_bots::{Bot, Builtin, Mind};

use self::hands::{Answer, Question, questions};

/// How many hands of each sort there are at least.
const LEAST: [(&str, usize); 10] = [
    ("pass", 35),
    ("pass after a game", 12),
    ("thin", 10),
    ("ruf with four trumps", 8),
    ("ruf with five trumps", 25),
    ("ruf with six trumps", 15),
    ("solo", 25),
    ("wenz", 15),
    ("geier", 5),
    ("doubling", 20),
];

#[test]
fn there_are_hands_of_every_sort_each_with_an_answer_that_may_be_given() {
    let questions = questions();
    assert!(questions.len() >= 200, "{}", questions.len());
    let mut sorts: BTreeMap<&str, usize> = BTreeMap::new();
    for (at, question) in questions.iter().enumerate() {
        question.check();
        assert!(
            questions[..at].iter().all(|other| !other.is_same(question)),
            "twice in the file: {}",
            question.line
        );
        *sorts.entry(question.sort).or_default() += 1;
    }
    for (sort, least) in LEAST {
        assert!(sorts.get(sort).is_some_and(|&count| count >= least), "{sort}: {sorts:?}");
    }
    assert_eq!(sorts.len(), LEAST.len(), "{sorts:?}");
}

#[test]
fn hands_are_about_each_position_and_about_voids_and_aces() {
    let questions = questions();
    let count = |of: &dyn Fn(&Question) -> bool| questions.iter().filter(|question| of(question)).count();
    for seat in schafkopf::Seat::ALL {
        assert!(count(&|question| question.seat == seat) >= 15, "{seat}");
    }
    let ruf =
        |question: &Question| matches!(question.answers[0], Answer::Game(game) if game.called().is_some());
    assert!(count(&|question| ruf(question) && question.has_side_ace()) >= 20);
    assert!(count(&|question| ruf(question) && !question.has_side_ace()) >= 20);
    assert!(count(&|question| ruf(question) && question.has_void()) >= 15);
    assert!(count(&|question| question.answers.contains(&Answer::Stoss)) >= 8);
}

/// How many of a hundred hands each level says the same as club players, at the least: whoever makes a bot say better words raises
/// it. The minds think with a tenth of their worlds here; `cargo bench -p schafkopf-bots --bench words` asks them whole.
#[test]
fn levels_agree_with_club_players_at_least_as_often_as_they_did() {
    let tenth = |mind: Mind| mind.with_worlds_scaled(0.1);
    let stammtisch = tenth(Mind::stammtisch());
    let levels: [(&dyn Bot, usize); 3] = [(&Builtin::Regel, 98), (&Builtin::Einfach, 98), (&stammtisch, 92)];
    let questions = questions();
    for (bot, least) in levels {
        let mut wrong: Vec<String> = Vec::new();
        for question in &questions {
            let said = question.ask(bot);
            if !question.answers.contains(&said) {
                wrong.push(format!("{}: {said:?}", question.line));
            }
        }
        let agreed = 100 * (questions.len() - wrong.len()) / questions.len();
        assert!(agreed >= least, "{}: {agreed} %, not in\n{}", bot.label(), wrong.join("\n"));
    }
}
