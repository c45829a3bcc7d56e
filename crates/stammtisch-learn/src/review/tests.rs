//! The review in words, as data and as a page, by a judge that never changes.

use std::sync::Arc;

use schafkopf::{SeatView, rules};
use schafkopf_bots::review::{Appraiser, Coach, Lesson, Review, Verdict, summary};
use schafkopf_bots::{Appraisal, Appraised, Dice, Reason, Stopped, Thinking};
use schafkopf_record::parse;
use stammtisch_text::{Lang, Texts};

use super::{ReviewedGames, page, report};

/// A judge whose word depends on nothing but the seed: what is tested is how it is told.
struct Oracle;

impl Appraiser for Oracle {
    fn appraise(&self, view: &SeatView, thinking: &Thinking<'_>) -> Appraisal {
        let mut dice = Dice::new(thinking.seed);
        let mut share = || f64::from(dice.below(1_000)) / 1_000.0;
        let mut options: Vec<Appraised> = view
            .actions
            .iter()
            .map(|&action| Appraised {
                action,
                value: 0.9 * share(),
                error: 0.1 * share(),
                win: share(),
                points: 120.0 * share(),
            })
            .collect();
        options.sort_by(|a, b| b.value.total_cmp(&a.value));
        Appraisal { options, worlds: 40, exhaustive: view.hand.len() < 3, stopped: false }
    }
}

const RECORD: &str = include_str!("../../../../examples/rufspiel.skn");

fn review(record: &str) -> Vec<Review> {
    let games = parse(record).unwrap();
    let coach = Coach { judge: &Oracle, label: "oracle@1".to_owned(), seed: 3, limit: None, clock: &Stopped };
    games
        .iter()
        .map(|game| {
            let rules = rules::builtin(&game.record.rules.as_ref().unwrap().id).unwrap();
            coach.review(&game.record, &Arc::clone(&rules), &mut |_| {}).unwrap()
        })
        .collect()
}

fn told(record: &str, all: bool, lang: Lang) -> String {
    let reviews = review(record);
    report(&reviews, &summary(&reviews), all, Texts::of(lang))
}

#[test]
fn the_review_in_german() {
    insta::assert_snapshot!(told(RECORD, false, Lang::De));
}

#[test]
fn the_review_in_english_with_every_decision() {
    insta::assert_snapshot!(told(RECORD, true, Lang::En));
}

#[test]
fn the_summary_of_several_games() {
    let other = RECORD.replace("Regeln: schule", "Regeln: preis");
    insta::assert_snapshot!(
        told(&format!("{RECORD}\n{other}"), false, Lang::De).lines().take(16).collect::<Vec<_>>().join("\n")
    );
}

#[test]
fn the_review_as_data() {
    let reviews = review(RECORD);
    let wire = ReviewedGames { games: &reviews, summary: &summary(&reviews) };
    let text = serde_json::to_string_pretty(&wire).unwrap();
    let first: Vec<&str> = text.lines().take(330).collect();
    insta::assert_snapshot!(first.join("\n"));
}

#[test]
fn a_page_stands_alone_and_holds_no_markup_that_was_typed_in() {
    for lang in Lang::ALL {
        let record = RECORD.replace("Resi", "<img onerror=1>");
        let reviews = review(&record);
        let html = page(&reviews, &summary(&reviews), Texts::of(lang));
        assert!(!html.contains("<img") && html.contains("&lt;img onerror=1&gt;"));
        for foreign in ["<script", "http-equiv", "src=", "@import", "url("] {
            assert!(!html.contains(foreign), "{foreign}");
        }
        let links: Vec<&str> = html.match_indices("href=\"").map(|(at, _)| &html[at + 6..at + 7]).collect();
        assert!(links.len() > 60 && links.iter().all(|&link| link == "#"), "only parts of the page itself");
        for open in ["article", "details", "div", "section", "span", "table", "ul"] {
            let count = |tag: String| html.matches(tag.as_str()).count();
            let opened = count(format!("<{open}>")) + count(format!("<{open} "));
            assert_eq!(opened, count(format!("</{open}>")), "{open}");
        }
        assert!(!html.contains("review-") && !html.contains("lesson-"), "a text is missing");
    }
}

#[test]
fn there_are_words_for_every_lesson_reason_and_verdict() {
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        for lesson in Lesson::ALL {
            assert!(texts.has(&format!("lesson-{}", lesson.name())), "{lesson:?}");
            assert!(texts.has(&format!("habit-{}", lesson.name())), "{lesson:?}");
        }
        for reason in Reason::ALL {
            assert!(texts.has(&format!("reason-{}", reason.name())), "{reason:?}");
        }
        let verdicts =
            [Verdict::Best, Verdict::Good, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];
        for verdict in verdicts {
            assert!(texts.has(&format!("review-verdict-{}", verdict.name())));
        }
    }
}
