//! The lessons: who follows the coach wins, and whatever else is done ends well.

use proptest::prelude::{any, proptest};
use schafkopf::{Action, Bid, Contract, Courting, Event};
use stammtisch_coach::{Guided, LESSONS, Lesson, NotLearned, Rules, guide};
use stammtisch_text::{Lang, Texts};

mod said;
mod script;
mod terms;

fn lesson(id: &str) -> &'static Lesson {
    Lesson::find(id).expect("a lesson")
}

/// Plays a lesson to its end; `choose` gets where it stands and how many steps were made.
fn play(lesson: &Lesson, lang: Lang, mut choose: impl FnMut(&Guided) -> Action) -> Vec<Guided> {
    let texts = Texts::of(lang);
    let mut actions = Vec::new();
    let mut steps = vec![guide(lesson, &actions, texts).expect("it begins")];
    while let Some(last) = steps.last().filter(|last| last.end.is_none()) {
        actions.push(choose(last));
        let next = guide(lesson, &actions, texts).expect("the action is legal");
        steps.push(next);
    }
    steps
}

fn advised(guided: &Guided) -> Action {
    guided.coach.hint.as_ref().expect("it is on the learner").action
}

/// Every way through a lesson that leaves the coach once, or never, and then follows him to the end.
fn all_ways(lesson: &Lesson, lang: Lang) -> Vec<Vec<Guided>> {
    let own_way = play(lesson, lang, advised);
    let mut ways = Vec::new();
    for (at, own) in own_way[..own_way.len() - 1].iter().enumerate() {
        let others = own.view.actions.iter().filter(|&&action| action != advised(own));
        for &other in others {
            let mut step = 0;
            ways.push(play(lesson, lang, |guided| {
                step += 1;
                if step == at + 1 { other } else { advised(guided) }
            }));
        }
    }
    ways.push(own_way);
    ways
}

#[test]
fn who_follows_the_coach_wins_every_lesson() {
    for lesson in &LESSONS {
        let steps = play(lesson, Lang::De, advised);
        let end = steps.last().and_then(|last| last.end.clone()).expect("it ended");
        assert!(end.won, "{}: {end:?}", lesson.id);
        assert_eq!(end.agreed, end.of, "{}", lesson.id);
        assert!(end.text.contains(&end.points.to_string()), "{}", end.text);
    }
}

#[test]
fn who_has_no_choice_is_neither_praised_nor_counted() {
    let mut forced = 0;
    for way in LESSONS.iter().flat_map(|lesson| all_ways(lesson, Lang::De)) {
        let mut decided = 0;
        for pair in way.windows(2) {
            let (asked, answered) = (&pair[0], &pair[1].coach);
            if asked.view.actions.len() == 1 {
                forced += 1;
                assert!(answered.comment.is_none() && !answered.agrees, "{answered:?}");
            }
            decided += usize::from(answered.comment.is_some());
        }
        let end = way.last().and_then(|last| last.end.clone()).expect("it ended");
        assert_eq!(end.of, decided, "{end:?}");
    }
    assert!(forced > 400, "the last card of every hand is one: {forced}");
}

#[test]
fn cards_that_do_the_same_are_one_choice() {
    // The learner's last two cards are the Unters of Leaves and Bells, and no trump is out any more.
    let way = play(lesson("trumps"), Lang::De, advised);
    let asked =
        way.iter().position(|step| step.view.hand == "GU SU".parse().expect("cards")).expect("it comes");
    assert_eq!(way[asked].view.actions.len(), 2);
    let answered = |step: usize, action: usize| {
        let mut at = 0;
        let other = way[asked].view.actions[action];
        play(lesson("trumps"), Lang::De, |guided| {
            at += 1;
            if at == asked + 1 { other } else { advised(guided) }
        })
        .swap_remove(step)
    };
    for action in [0, 1] {
        assert_eq!(answered(asked + 1, action).coach.comment, None);
    }
    // A trump earlier the Unters of Leaves and Bells are not the same as the Ten of Acorns.
    assert!(way[asked].coach.comment.is_some(), "that was a choice");
}

#[test]
fn the_lessons_lead_from_one_to_the_next() {
    let mut ids = vec![LESSONS[0].id];
    while let Some(next) = lesson(ids[ids.len() - 1]).next() {
        ids.push(next.id);
    }
    assert_eq!(ids, ["follow", "trumps", "call", "solo", "geier", "ramsch", "bettel", "hochzeit"]);
}

#[test]
fn a_learner_calls_an_ace_and_finishes_a_rufspiel() {
    let steps = play(lesson("call"), Lang::De, advised);
    let spoken = steps[1].happened.first();
    assert!(matches!(spoken, Some(Event::Said { bid: Bid::Play { .. }, .. })), "{spoken:?}");
    let declared = steps.iter().flat_map(|step| &step.happened).find_map(|event| match event {
        Event::Declared { contract, .. } => Some(*contract),
        _ => None,
    });
    assert!(matches!(declared, Some(Contract::Rufspiel { .. })), "{declared:?}");
}

#[test]
fn the_first_lesson_shows_following_and_the_fourth_a_solo() {
    let told = |id: &str| -> Vec<String> {
        play(lesson(id), Lang::De, advised).into_iter().flat_map(|step| step.coach.tips).collect()
    };
    assert!(told("follow").iter().any(|tip| tip.contains("Du musst bedienen")));
    let steps = play(lesson("solo"), Lang::De, advised);
    let contract = steps.last().and_then(|last| last.view.table.contract);
    assert!(matches!(contract, Some(Contract::Solo { .. })), "{contract:?}");
}

#[test]
fn every_game_of_the_house_is_what_its_lesson_plays() {
    for lesson in LESSONS.iter().filter(|lesson| lesson.rules == Rules::House) {
        let steps = play(lesson, Lang::De, advised);
        let contract = steps.last().and_then(|last| last.view.table.contract).expect("a game is played");
        assert_eq!(contract.kind().name(), lesson.id);
    }
}

#[test]
fn v_4_4_a_learner_takes_an_offered_trump_and_gives_a_card_back() {
    let steps = play(lesson("hochzeit"), Lang::De, advised);
    let done: Vec<_> =
        steps.iter().filter_map(|step| step.coach.hint.as_ref()).map(|hint| hint.action).collect();
    assert!(done.contains(&Action::Hochzeit(Courting::Take)), "{done:?}");
    assert!(done.iter().any(|action| matches!(action, Action::Hochzeit(Courting::Give(_)))), "{done:?}");
    let tips: Vec<_> = steps.iter().flat_map(|step| &step.coach.tips).collect();
    assert!(tips.iter().any(|tip| tip.contains("gib eine Karte zurück")), "{tips:?}");
}

#[test]
fn a_game_other_than_the_lessons_own_does_not_end_it() {
    let steps = play(lesson("geier"), Lang::De, |guided| {
        let pass = Action::Bid(Bid::Pass);
        if guided.view.actions.contains(&pass) { pass } else { advised(guided) }
    });
    let end = steps.last().and_then(|last| last.end.clone()).expect("it ended");
    assert!(!end.won && end.another && end.next.is_none(), "{end:?}");
}

#[test]
fn the_end_speaks_of_the_game_that_was_played() {
    for lesson in &LESSONS {
        for way in all_ways(lesson, Lang::De) {
            let last = way.last().expect("it ended");
            let end = last.end.as_ref().expect("it ended");
            let Some(contract) = last.view.table.contract else {
                assert!(end.text.contains("zusammengeworfen"), "{}", end.text);
                continue;
            };
            let kind = contract.kind().name();
            let own = match lesson.id {
                "follow" | "trumps" | "call" => "rufspiel",
                id => id,
            };
            let is_own_seat = last.view.table.declarer.is_none_or(|seat| seat == Lesson::SEAT);
            let is_own = kind == own && (is_own_seat || lesson.id == "follow");
            assert_eq!(end.another, !is_own, "{} {contract:?}: {}", lesson.id, end.text);
            // 61 are enough for the declarer: nobody is told that more were not.
            assert!(end.won || end.another || end.points <= 60 || lesson.id == "ramsch", "{}", end.text);
        }
    }
}

#[test]
fn where_tricks_are_shunned_nobody_is_told_to_take_them() {
    for id in ["ramsch", "bettel"] {
        for lang in [Lang::De, Lang::En] {
            let steps = play(lesson(id), lang, advised);
            let said = steps.iter().flat_map(|step| step.coach.tips.iter().chain(&step.coach.comment));
            for words in said {
                assert!(!words.contains("schmier") && !words.contains("many points"), "{id}: {words}");
            }
        }
    }
}

#[test]
fn the_same_thing_is_not_explained_again_and_again() {
    for lesson in &LESSONS {
        let steps = play(lesson, Lang::En, advised);
        let tips: Vec<_> = steps.iter().flat_map(|step| &step.coach.tips).collect();
        for tip in &tips {
            let times = tips.iter().filter(|other| *other == tip).count();
            assert!(times <= 2, "{}: {tip}", lesson.id);
        }
    }
}

#[test]
fn s_3_2_1_a_wrong_card_is_explained_and_nothing_happens() {
    let texts = Texts::of(Lang::De);
    let begun = guide(lesson("follow"), &[], texts).expect("it begins");
    let wrong = begun.view.hand.into_iter().map(Action::Play).find(|card| !begun.view.actions.contains(card));
    let refused = guide(lesson("follow"), &[wrong.expect("he must follow")], texts);
    assert!(matches!(refused, Err(NotLearned::Rejected { at: 0, .. })), "{refused:?}");
}

proptest! {
    #[test]
    fn whatever_is_done_a_lesson_ends(which in 0..LESSONS.len(), choices in proptest::collection::vec(any::<u16>(), 40)) {
        let mut choices = choices.into_iter().cycle();
        let steps = play(&LESSONS[which], Lang::En, |guided| {
            let choice = usize::from(choices.next().expect("it goes round"));
            guided.view.actions[choice % guided.view.actions.len()]
        });
        assert!(steps.last().is_some_and(|last| last.end.is_some()));
    }
}
