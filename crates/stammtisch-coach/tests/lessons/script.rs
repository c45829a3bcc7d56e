//! Every word of the coach to who follows him, to be read beside the cards.

use std::fmt::Write as _;

use schafkopf::Event;
use stammtisch_coach::{Guided, LESSONS, Lesson};
use stammtisch_text::{Lang, Texts};

use super::{advised, play};

fn happened(step: &Guided) -> String {
    let words = step.happened.iter().filter_map(|event| match event {
        Event::Played { seat, card } => Some(format!("{seat}:{card}")),
        Event::TrickTaken { winner, points, .. } => Some(format!("-> {winner} ({points})")),
        Event::PartnerKnown { seat } => Some(format!("partner {seat}")),
        _ => None,
    });
    words.collect::<Vec<_>>().join(" ")
}

fn script(lesson: &Lesson, lang: Lang) -> String {
    let texts = Texts::of(lang);
    let mut script = String::new();
    for part in ["title", "goal", "intro"] {
        writeln!(script, "{}", texts.get(&format!("learn-{}-{part}", lesson.id))).expect("a string");
    }
    for step in play(lesson, lang, advised) {
        writeln!(script, "\n[{}]  {}", step.view.hand, happened(&step)).expect("a string");
        let coach = &step.coach;
        let hint = coach.hint.as_ref().map(|hint| format!("? {}", hint.text));
        let said = coach.comment.iter().map(|words| format!("< {words}"));
        for line in said.chain(coach.tips.iter().map(|tip| format!("> {tip}"))).chain(hint) {
            writeln!(script, "{line}").expect("a string");
        }
        if let Some(end) = step.end {
            writeln!(script, "{} ({} of {})", end.text, end.agreed, end.of).expect("a string");
        }
    }
    script
}

#[test]
fn what_the_coach_says_to_who_follows_him() {
    for lesson in &LESSONS {
        for lang in [Lang::De, Lang::En] {
            insta::assert_snapshot!(format!("{}_{}", lesson.id, lang.code()), script(lesson, lang));
        }
    }
}
