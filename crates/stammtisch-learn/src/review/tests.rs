//! The review in words, as data and as a page, by a judge that never changes.

use std::sync::Arc;

use schafkopf::{ContractKind, Seat, SeatView, Side, Suit, rules};
use schafkopf_bots::arena::Currency;
use schafkopf_bots::review::{
    Appraiser, Claim, Coach, Decision, DecisionKind, Grade, Kind, Lesson, Mark, Reasoned, Review, Say, Seen,
    Told, Verdict, summary,
};
use schafkopf_bots::{Appraisal, Appraised, Dice, Reason, Stopped, Thinking};
use schafkopf_record::parse;
use stammtisch_coach::Teller;
use stammtisch_text::{Lang, Texts};

use super::{ReviewedGames, page, report, wire};

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
                apart: 0.02,
                win: share(),
                points: 120.0 * share(),
            })
            .collect();
        options.sort_by(|a, b| b.value.total_cmp(&a.value));
        Appraisal { options, worlds: 40, exhaustive: view.hand.len() < 3, stopped: false }
    }
}

const RECORD: &str = include_str!("../../../../examples/rufspiel.skn");

const VERDICTS: [Verdict; 5] =
    [Verdict::Best, Verdict::Good, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

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
    let text = serde_json::to_string_pretty(&ReviewedGames::of(&reviews, &summary(&reviews))).unwrap();
    let first: Vec<&str> = text.lines().take(330).collect();
    insta::assert_snapshot!(first.join("\n"));
}

/// What the analyst's own types write for users of the library, and what ours send, are the same bytes.
fn check_bytes(ours: &impl serde::Serialize, analysts: &impl serde::Serialize) {
    let text = |of: serde_json::Result<String>| of.expect("it is plain data");
    assert_eq!(text(serde_json::to_string(ours)), text(serde_json::to_string(analysts)));
}

#[test]
fn what_is_sent_is_what_the_analyst_writes() {
    let unfinished: Vec<&str> = RECORD.lines().take_while(|line| !line.starts_with("6.")).collect();
    for record in [RECORD, &RECORD.replace("Regeln: schule", "Regeln: preis"), &unfinished.join("\n")] {
        let reviews = review(record);
        for review in &reviews {
            check_bytes(&wire::Review::from(review), review);
        }
        let players = summary(&reviews);
        check_bytes(&players.iter().map(wire::PlayerSummary::from).collect::<Vec<_>>(), &players);
    }
}

/// A claim of every kind.
fn claims() -> Vec<Claim> {
    let (card, seat, count, points) = ("EO".parse().unwrap(), Seat::Two, 3, 10);
    let mut claims: Vec<Claim> = Kind::ALL
        .into_iter()
        .flat_map(|kind| {
            [Claim::Outside { kind, count }, Claim::Holds { kind, count }, Claim::Void { seat, kind }]
        })
        .collect();
    for side in [Side::Declarer, Side::Defenders] {
        claims.extend(Mark::ALL.map(|mark| Claim::Lacks { side, mark, points }));
    }
    claims.extend([
        Claim::Lords { count },
        Claim::Aces { count },
        Claim::CalledWith { seat },
        Claim::LiesWith { seat },
        Claim::Lying { points },
        Claim::Ahead { card },
        Claim::Takes { card, seat },
        Claim::LeadsNext { card, seat },
        Claim::Ours { card },
        Claim::Theirs { card },
        Claim::CanTakeIn { card, tenths: 7 },
        Claim::Smear { card },
        Claim::High { card },
        Claim::Over { card, count },
        Claim::Entry { card },
        Claim::Spatz { card },
        Claim::LastOfSuit { card },
        Claim::Search { card },
        Claim::Cheapest { card },
        Claim::DeclarerAfter { steps: 1 },
    ]);
    claims
}

#[test]
fn there_are_words_for_every_claim() {
    let reviews = review(RECORD);
    let decision = &reviews[0].decisions[0];
    for lang in Lang::ALL {
        let teller = Teller { texts: Texts::of(lang), review: &reviews[0] };
        for claim in claims() {
            for seen in [Seen::AtTheTable, Seen::OpenCards] {
                let claims = vec![Reasoned { claim, seen }];
                let told = Decision { claims, lesson: None, ..decision.clone() };
                let sentences = teller.reasons(&told);
                assert_eq!(sentences.len(), 1, "{claim:?}");
                assert!(sentences[0].ends_with('.') && !sentences[0].contains("claim-"), "{}", sentences[0]);
            }
        }
    }
}

#[test]
fn trumps_counted_before_a_contract_are_said_to_be_those_of_a_rufspiel() {
    let reviews = review(RECORD);
    let claim = Claim::Holds { kind: Kind::Trump, count: 4 };
    let claims = vec![Reasoned { claim, seen: Seen::AtTheTable }];
    for kind in [DecisionKind::Auction, DecisionKind::Contract, DecisionKind::Double, DecisionKind::Card] {
        let told = Decision { kind, claims: claims.clone(), lesson: None, ..reviews[0].decisions[0].clone() };
        let teller = Teller { texts: Texts::of(Lang::De), review: &reviews[0] };
        let before = matches!(kind, DecisionKind::Auction | DecisionKind::Contract);
        assert_eq!(teller.reasons(&told)[0].contains("Rufspiel"), before, "{kind:?}");
    }
}

#[test]
fn every_word_of_the_analyst_is_sent_as_he_writes_it() {
    for lesson in Lesson::ALL {
        check_bytes(&wire::Lesson::from(lesson), &lesson);
    }
    for reason in Reason::ALL {
        check_bytes(&wire::Reason::from(reason), &reason);
    }
    for claim in claims() {
        for seen in [Seen::AtTheTable, Seen::OpenCards] {
            let reasoned = Reasoned { claim, seen };
            check_bytes(&wire::Reasoned::from(reasoned), &reasoned);
        }
    }
    for verdict in VERDICTS {
        check_bytes(&wire::Verdict::from(verdict), &verdict);
    }
    for grade in [
        Grade::LostSchwarz,
        Grade::LostSchneider,
        Grade::Lost,
        Grade::Won,
        Grade::WonSchneider,
        Grade::WonSchwarz,
    ] {
        check_bytes(&wire::Grade::from(grade), &grade);
    }
    for kind in [DecisionKind::Auction, DecisionKind::Contract, DecisionKind::Double, DecisionKind::Card] {
        check_bytes(&wire::DecisionKind::from(kind), &kind);
    }
    for currency in Currency::ALL {
        check_bytes(&wire::Currency::from(currency), &currency);
    }
}

#[test]
fn every_action_is_sent_as_the_analyst_writes_it() {
    let levels = ContractKind::ALL.into_iter().map(Some).chain([None]);
    for level in levels {
        for say in [Say::Pass, Say::Play, Say::Hold, Say::Raise, Say::Good, Say::Offer, Say::Redeal] {
            for named in [false, true] {
                let told = Told::Bid { say, level, named };
                check_bytes(&wire::Told::from(told), &told);
            }
        }
    }
    let suits = Suit::ALL.into_iter().map(Some).chain([None]);
    for (suit, contract) in suits.flat_map(|suit| ContractKind::ALL.map(|kind| (suit, kind))) {
        for called in [None, "SZ".parse().ok()] {
            let told = Told::Contract { contract, suit, tout: called.is_some(), called };
            check_bytes(&wire::Told::from(told), &told);
        }
    }
    let card = "EA".parse().expect("a card");
    for told in [Told::Double { double: true }, Told::Double { double: false }, Told::Card { card }] {
        check_bytes(&wire::Told::from(told), &told);
    }
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
        for verdict in VERDICTS {
            assert!(texts.has(&format!("review-verdict-{}", verdict.name())));
        }
    }
}

#[test]
fn no_review_names_the_program_that_judged() {
    let reviews = review(RECORD);
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let told = page(&reviews, &summary(&reviews), texts);
        for name in ["stammtisch@", "meister@", "einfach@", "regel@", "worlds="] {
            assert!(reviews.iter().all(|review| !review.judge.is_empty()) && !told.contains(name), "{name}");
        }
    }
}
