//! Reviews: what holds for every one of them, and mistakes that everybody would call so.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use schafkopf::rules::{self, RuleSet};
use schafkopf::{BySeat, Contract, Game, Pack, Seat, SeatView, Seed, Setup};
use schafkopf_bots::review::{Appraiser, Coach, DecisionKind, Grade, Lesson, Review, Told, Verdict, summary};
use schafkopf_bots::{
    Appraisal, Appraised, Bot as _, Builtin, Conditions, Dice, Mind, Reason, Stopped, Thinking, play_hand,
};
use schafkopf_record::{Record, parse};

/// A judge that says anything: what holds with it holds with every judge.
struct Anyhow;

impl Appraiser for Anyhow {
    fn appraise(&self, view: &SeatView, thinking: &Thinking<'_>) -> Appraisal {
        let mut dice = Dice::new(thinking.seed);
        let mut share = || f64::from(dice.below(1_000)) / 1_000.0;
        let mut options: Vec<Appraised> = view
            .actions
            .iter()
            .map(|&action| {
                let (value, error) = (8.0 * share() - 4.0, 0.3 * share());
                Appraised { action, value, error, apart: error, win: share(), points: 120.0 * share() }
            })
            .collect();
        options.sort_by(|a, b| b.value.total_cmp(&a.value));
        Appraisal { options, worlds: 1, exhaustive: false, stopped: false }
    }
}

fn coach(judge: &dyn Appraiser) -> Coach<'_> {
    Coach { judge, label: "test".to_owned(), seed: 7, limit: None, clock: &Stopped }
}

/// The record of a hand that bots have played.
fn played(rules: &Arc<RuleSet>, number: u64) -> Record {
    let mut dice = Dice::new(number);
    let dealer = Seat::One.plus(dice.below(4) as usize);
    let pack = Pack::shuffled_of(rules.deck(), &mut Seed::from_text(&rules.id).nth(number).generator());
    let setup = Setup {
        rules: Arc::clone(rules),
        dealer,
        number: 1 + dice.below(3),
        thrown_in: dice.below(2),
        bock: 1,
    };
    let mut game = Game::new(setup, pack.deal_under(rules, dealer));
    let mut players = BySeat::from_fn(|_| Builtin::ALL[dice.below(2) as usize].player());
    play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: number });
    Record::of_game(&game)
}

fn review(record: &Record, rules: &Arc<RuleSet>, judge: &dyn Appraiser) -> Review {
    coach(judge).review(record, rules, &mut |_| {}).unwrap_or_else(|error| {
        panic!("{error}\n{}", schafkopf_record::print(record, schafkopf_record::Language::German))
    })
}

#[track_caller]
fn check(review: &Review) {
    for decision in &review.decisions {
        let best = decision.best().unwrap();
        let chosen = decision.chosen().expect("what was done is among the alternatives");
        assert!(decision.options.len() > 1, "who has no choice decides nothing");
        assert!(decision.options.windows(2).all(|pair| pair[0].value >= pair[1].value), "best first");
        assert!(decision.cost >= 0.0 && decision.careless >= 0.0 && decision.share >= 0.0);
        assert!((best.value - chosen.value - decision.cost).abs() < 0.002);
        assert!(decision.verdict != Verdict::Best || decision.cost <= 0.0);
        assert!(decision.cost > 0.0 || !decision.verdict.is_mistake());
        assert_eq!(decision.lesson.is_some(), decision.verdict.is_mistake(), "{decision:?}");
        assert!(decision.open_cost.is_none_or(|cost| cost >= 0.0));
        let is_bid = decision.kind == DecisionKind::Auction;
        assert!(decision.options.iter().all(|option| option.open.is_some() != is_bid));
    }
    for seat in Seat::ALL {
        let score = &review.scores[seat];
        assert!(score.accuracy.is_none_or(|accuracy| (0.0..=100.0).contains(&accuracy)));
        assert!(score.cost >= 0.0);
        assert!(score.habits.windows(2).all(|pair| pair[0].cost >= pair[1].cost));
    }
    let cards: usize = review.tricks.iter().map(|trick| trick.cards.len()).sum();
    assert_eq!(review.curve.len(), if cards == 0 { 0 } else { cards + 1 });
    if let (Some(result), Some(last)) = (&review.result, review.curve.last()) {
        assert_eq!(last.grade.is_won(), result.won, "the curve ends where the hand does");
    }
    for turn in &review.turning_points {
        assert_ne!(turn.from, turn.to);
    }
}

#[test]
fn every_hand_of_the_house_can_be_reviewed() {
    for id in ["wirtshaus", "kurz", "alles", "netz"] {
        let rules = rules::builtin(id).unwrap();
        let reviews = (0..12).map(|number| review(&played(&rules, number), &rules, &Anyhow));
        let decisions: Vec<_> = reviews.flat_map(|review| review.decisions).collect();
        assert!(decisions.len() > 100, "{id}: {}", decisions.len());
        for decision in decisions {
            assert!(decision.chosen().is_some() && decision.cost >= 0.0, "{id}: {decision:?}");
        }
    }
}

#[test]
fn every_hand_under_every_rule_set_of_the_books_can_be_reviewed() {
    for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        let rules = rules::builtin(id).unwrap();
        let (mut decisions, mut doubles, mut contracts) = (0, 0, 0);
        for number in 0..12 {
            let record = played(&rules, number);
            let review = review(&record, &rules, &Anyhow);
            check(&review);
            decisions += review.decisions.len();
            let of = |kind| review.decisions.iter().filter(|decision| decision.kind == kind).count();
            doubles += of(DecisionKind::Double);
            contracts += of(DecisionKind::Contract);
        }
        assert!(decisions > 150 && contracts > 4, "{id}: {decisions}, {contracts}");
        assert_eq!(doubles > 0, rules.doubling.is_some(), "{id}");
    }
}

/// A judge for whom every option is as good as every other but for a little, of which he is not sure.
struct Undecided;

impl Appraiser for Undecided {
    fn appraise(&self, view: &SeatView, thinking: &Thinking<'_>) -> Appraisal {
        let mut appraisal = Anyhow.appraise(view, thinking);
        for option in &mut appraisal.options {
            // Between 0 and 1.2, where 0.8 is a blunder under these rules: by chance alone.
            option.value = 0.15 * (option.value + 4.0);
            option.apart = 0.65;
        }
        appraisal
    }
}

#[test]
fn where_everything_is_as_good_nothing_is_praised_and_nothing_blamed() {
    let rules = rules::builtin("schule").unwrap();
    for number in 0..5 {
        let review = review(&played(&rules, number), &rules, &Undecided);
        assert!(review.decisions.len() > 8);
        for decision in &review.decisions {
            assert_eq!((decision.verdict, decision.lesson), (Verdict::Good, None), "{decision:?}");
        }
        assert!(Seat::ALL.iter().all(|&seat| review.scores[seat].cost <= 0.0));
    }
}

#[test]
fn a_mistake_costs_more_than_its_interval_and_the_graver_word_goes_with_the_larger_cost() {
    for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        let rules = rules::builtin(id).unwrap();
        let reviews: Vec<Review> =
            (0..12).map(|number| review(&played(&rules, number), &rules, &Anyhow)).collect();
        let all = || reviews.iter().flat_map(|review| &review.decisions);
        let mut mistakes: Vec<(f64, Verdict)> = all()
            .filter(|decision| decision.verdict.is_mistake())
            .map(|decision| (decision.cost, decision.verdict))
            .collect();
        mistakes.sort_by(|a, b| a.0.total_cmp(&b.0));
        assert!(mistakes.windows(2).all(|pair| pair[0].1 <= pair[1].1), "{id}: {mistakes:?}");
        for verdict in [Verdict::Mistake, Verdict::Blunder] {
            assert!(mistakes.iter().any(|(_, other)| *other == verdict), "{id}: {verdict:?}");
        }
        for decision in all().filter(|decision| decision.verdict.is_mistake()) {
            // This judge is as unsure of a distance as of a value.
            let interval = 2.58 * decision.chosen().unwrap().error;
            assert!(decision.cost > interval - 0.002, "{id}: {decision:?}");
        }
    }
}

#[test]
fn a_rule_that_speaks_for_both_cards_is_not_told() {
    let rules = rules::builtin("schule").unwrap();
    let mut told = 0;
    for number in 0..40 {
        let review = review(&played(&rules, number), &rules, &Anyhow);
        let Some(Told::Contract { contract, suit, .. }) = review.declared.map(|of| of.contract) else {
            continue;
        };
        let order = Contract::of(contract, suit).unwrap().order();
        let draws = |rule: Reason| matches!(rule, Reason::DrawTrumps | Reason::TrumpForDeclarer);
        for decision in review.decisions.iter().filter(|decision| decision.cost > 0.0) {
            if decision.rule.is_some_and(draws) {
                let card = decision.played.card().unwrap();
                assert!(!order.is_trump(card), "he drew trumps as well: {decision:?}");
                told += 1;
            }
        }
    }
    assert!(told > 0);
}

#[test]
fn the_curve_changes_only_with_open_mistakes() {
    let rules = rules::builtin("schule").unwrap();
    for number in 0..5 {
        let review = review(&played(&rules, number), &rules, &Anyhow);
        for pair in review.curve.windows(2) {
            let decision = review
                .decisions
                .iter()
                .find(|decision| decision.kind == DecisionKind::Card && decision.after == pair[0].after);
            let kept = decision.is_none_or(|decision| {
                let chosen = decision.chosen().unwrap().open.unwrap().points;
                chosen == Some(pair[1].points)
            });
            assert!(kept);
            if decision.is_none() {
                assert_eq!(pair[0].points, pair[1].points, "who has no choice changes nothing");
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_review_and_it_is_read_back() {
    let rules = rules::builtin("schule").unwrap();
    let mind = Mind::stammtisch().with_worlds_scaled(0.02);
    let record = played(&rules, 3);
    let first = review(&record, &rules, &mind);
    check(&first);
    assert_eq!(first, review(&record, &rules, &mind));
    let text = serde_json::to_string(&first).unwrap();
    assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), first);
}

#[test]
fn progress_goes_from_nothing_to_all() {
    let rules = rules::builtin("schule").unwrap();
    let mut seen = Vec::new();
    coach(&Anyhow).review(&played(&rules, 1), &rules, &mut |progress| seen.push(progress)).unwrap();
    assert_eq!(seen.first().unwrap().done, 0);
    assert!(seen.windows(2).all(|pair| pair[0].done < pair[1].done));
    assert_eq!(seen.last().unwrap().done, seen.last().unwrap().total);
}

#[test]
fn several_games_are_put_together_by_name() {
    let rules = rules::builtin("schule").unwrap();
    let reviews: Vec<Review> = (0..3)
        .map(|number| {
            let mut record = played(&rules, number);
            record.players[Seat::One.plus(number as usize)] = Some("Anna".to_owned());
            review(&record, &rules, &Anyhow)
        })
        .collect();
    let players = summary(&reviews);
    let anna = players.iter().find(|player| player.name.as_deref() == Some("Anna")).unwrap();
    assert_eq!(anna.games, 3);
    assert_eq!(players.iter().map(|player| player.games).sum::<u32>(), 12);
    let mistakes: u32 = anna.score.habits.iter().map(|habit| habit.count).sum();
    assert_eq!(mistakes, anna.score.inaccuracies + anna.score.mistakes + anna.score.blunders);
}

/// A game in which a defender with the highest trump lets a full trick go.
const EXAMPLE: &str = include_str!("../../../examples/rufspiel.skn");

#[test]
fn a_trick_that_was_not_trumped_is_found_and_named() {
    let rules = rules::builtin("schule").unwrap();
    let record = parse(EXAMPLE).unwrap().remove(0).record;
    let review = review(&record, &rules, &Mind::stammtisch());
    check(&review);
    let blunder = review.decisions.iter().find(|decision| decision.after == 17).unwrap();
    assert_eq!((blunder.seat, blunder.trick), (Seat::Four, Some(5)));
    assert_eq!(blunder.best().unwrap().action.card(), "EO".parse().ok(), "{blunder:?}");
    assert_eq!((blunder.verdict, blunder.lesson), (Verdict::Blunder, Some(Lesson::NotRuffed)), "{blunder:?}");
    assert!(review.tricks[4].critical && review.scores[Seat::Four].blunders > 0);
    let turn = review.turning_points.first().unwrap();
    assert_eq!((turn.trick, turn.seat, turn.from, turn.to), (1, Seat::Four, Grade::Lost, Grade::Won));
    assert!(turn.decides(), "the Ten in the first trick turns the game");
}
