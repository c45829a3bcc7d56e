//! "Could I have won?": a reviewed game played on from any of its points.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use schafkopf::{Action, Card, Game, RuleSet, SeatView, rules};
use schafkopf_bots::review::Appraiser;
use schafkopf_bots::{Appraisal, Thinking};
use schafkopf_record::{opening, read, replay};
use schafkopf_solver::{Position, Solver};
use serde_json::{Value, json};
use stammtisch_learn::review::{Judge, ReviewOptions, Reviews, router};
use tower::ServiceExt as _;

const RECORD: &str = include_str!("../../../examples/rufspiel.skn");

/// A judge that has nothing to say: what is played on does not wait for the review.
struct Silent;

impl Appraiser for Silent {
    fn appraise(&self, _: &SeatView, _: &Thinking<'_>) -> Appraisal {
        Appraisal { options: Vec::new(), worlds: 0, exhaustive: false, stopped: false }
    }
}

/// A desk with a game on it, and the name of its review.
fn desk(record: &str) -> (Reviews, String) {
    let judge = Judge { appraiser: Arc::new(Silent), label: "silent@1".to_owned(), seed: 1 };
    let options = ReviewOptions { judge, threads: 2, ..ReviewOptions::default() };
    let sets: Vec<Arc<RuleSet>> = rules::builtin_ids().filter_map(rules::builtin).collect();
    let reviews = Reviews::start(sets, options).expect("threads can be started");
    let id = reviews.submit(record, None).expect("a record").to_string();
    (reviews, id)
}

async fn ask(reviews: &Reviews, id: &str, body: &Value) -> (StatusCode, Value) {
    let request = Request::post(format!("/api/review/{id}/again")).header("content-type", "application/json");
    let request = request.body(Body::from(body.to_string())).expect("a request");
    let response = router(reviews.clone()).oneshot(request).await.expect("an answer");
    let status = response.status();
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

fn wish(point: &Value, seat: u8, open: bool, actions: &[Value]) -> Value {
    json!({"point": point, "seat": seat, "open": open, "actions": actions})
}

/// Plays on to the end; `choose` gets where it stands. The answers, the last one with the end.
async fn to_the_end(
    (reviews, id): &(Reviews, String),
    (point, seat, open): (Value, u8, bool),
    mut choose: impl FnMut(&Value) -> Value,
) -> Vec<Value> {
    let (mut actions, mut answers) = (Vec::new(), Vec::new());
    loop {
        let (status, answer) = ask(reviews, id, &wish(&point, seat, open, &actions)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let is_over = !answer["now"].is_null();
        if !is_over {
            actions.push(choose(&answer));
        }
        answers.push(answer);
        if is_over {
            return answers;
        }
    }
}

fn first(answer: &Value) -> Value {
    answer["view"]["actions"][0].clone()
}

/// What happened in all answers after the first cards, as the cards of each.
fn played(answers: &[Value]) -> Vec<String> {
    let events = answers.iter().flat_map(|answer| answer["happened"].as_array().expect("events"));
    let cards = events.filter(|event| event["event"] == "played");
    cards.map(|event| event["card"].as_str().expect("a card").to_owned()).collect()
}

#[tokio::test]
async fn from_any_card_every_seat_plays_on_to_the_end() {
    let desk = desk(RECORD);
    for (after, seat) in [(0, 1), (5, 2), (14, 3), (23, 4), (28, 1)] {
        let answers = to_the_end(&desk, (json!({"card": after}), seat, false), first).await;
        let end = answers.last().expect("an end");
        assert_eq!(played(&answers).len(), 32 - after, "every card after the point is played anew");
        assert_eq!(end["was"]["points"].as_u64().map(|points| points == 95 || points == 25), Some(true));
        assert!(end["now"]["points"].as_u64().is_some_and(|points| points <= 120), "{end}");
        assert!(end["now"]["won"].is_boolean() && end["now"]["paid"].is_i64(), "{end}");
        assert!(answers.iter().all(|answer| answer["hands"].is_null()), "nobody else's cards are shown");
        assert_eq!(end["view"]["seat"], seat);
    }
}

#[tokio::test]
async fn what_it_came_to_is_told_for_the_seat_that_is_played() {
    let desk = desk(RECORD);
    // Sepp (2) plays with Resi (1), and they have 95 points; the others lose with Schneider.
    for (seat, points, won, paid) in
        [(1, 95, true, 2), (2, 95, true, 2), (3, 25, false, -2), (4, 25, false, -2)]
    {
        let (_, answer) = ask(&desk.0, &desk.1, &wish(&json!({"card": 0}), seat, false, &[])).await;
        let was = json!({"won": won, "points": points, "schneider": true, "schwarz": false, "paid": paid});
        assert_eq!(answer["was"], was);
        assert!(answer["now"].is_null());
    }
}

#[tokio::test]
async fn the_same_play_is_answered_alike_and_another_seat_otherwise_placed() {
    let desk = desk(RECORD);
    let wish = (json!({"card": 4}), 2, false);
    let one = to_the_end(&desk, wish.clone(), first).await;
    assert_eq!(one, to_the_end(&desk, wish.clone(), first).await, "what is remembered is said again");
    let elsewhere = self::desk(RECORD);
    let actions: Vec<Value> = one[..one.len() - 1].iter().map(first).collect();
    let (_, end) = ask(&elsewhere.0, &elsewhere.1, &self::wish(&wish.0, 2, false, &actions)).await;
    assert_eq!(Some(&end), one.last(), "another server, which remembers nothing, says the same");
    let start = &one[0];
    assert_eq!(start["taken"].as_array().map(Vec::len), Some(4));
    let tricks: u64 = (0..4).filter_map(|seat| start["taken"][seat]["tricks"].as_u64()).sum();
    assert_eq!(tricks, 1, "the first trick is kept");
}

#[tokio::test]
async fn an_auction_is_held_anew_and_may_come_to_nothing() {
    let desk = desk(RECORD);
    let answers = to_the_end(&desk, (json!({"word": 0}), 1, false), |answer| {
        let actions = answer["view"]["actions"].as_array().expect("actions");
        let pass = actions.iter().find(|action| action["bid"]["say"] == "pass");
        pass.unwrap_or(&actions[0]).clone()
    })
    .await;
    assert!(answers[0]["rungs"][0][0].is_string(), "words need the ladder");
    assert!(!answers.last().expect("an end")["now"].is_null());
    // The declarer names something else, and it is played.
    let mut named = None;
    let answers = to_the_end(&desk, (json!("contract"), 2, false), |answer| {
        let actions = answer["view"]["actions"].as_array().expect("actions");
        let other = actions.iter().find(|action| action["declare"]["contract"] == "wenz");
        named = named.take().or(other.cloned());
        other.unwrap_or(&actions[0]).clone()
    })
    .await;
    assert!(named.is_some());
    assert_eq!(answers.last().expect("an end")["view"]["table"]["contract"]["contract"], "wenz");
}

#[tokio::test]
async fn a_ramsch_without_an_auction_is_played_on_too() {
    let (dealt, _) = RECORD.split_once("Sepp: Ich spiele").expect("an auction");
    let dealt = dealt.replace("Regeln: schule", "Regeln: alles");
    let desk = desk(&format!("{dealt}Alle: Ramsch\n\n1. Sepp: S7\n"));
    for open in [false, true] {
        let answers = to_the_end(&desk, (json!({"card": 0}), 1, open), first).await;
        let end = answers.last().expect("an end");
        assert!(end["was"].is_null(), "the record does not tell its end");
        assert!(end["now"]["won"].is_boolean(), "{end}");
    }
}

/// The game of the record after some cards.
fn after(cards: usize) -> Game {
    let record = read(RECORD).expect("a record").games.remove(0).record;
    let rules = rules::builtin("schule").expect("it is built in");
    let mut game = opening(&record, &rules).expect("a deal");
    for step in replay(&record, &rules).expect("by the rules").steps {
        if game.plays().len() == cards && matches!(step.action, Action::Play(_)) {
            break;
        }
        game.act(step.seat, step.action).expect("by the rules");
    }
    game
}

/// With open cards nobody gives anything away: who plays best himself gets what the solver says, and nobody more.
#[tokio::test]
async fn with_open_cards_the_others_play_as_well_as_the_cards_allow() {
    let desk = desk(RECORD);
    let mut solver = Solver::new();
    for (cards, seat) in [(4, 1), (8, 3), (12, 2), (17, 4)] {
        let start = after(cards);
        let value = u64::from(solver.value(&Position::of_game(&start).expect("cards are played")));
        let mut game = start;
        let mut best = |answer: &Value| {
            follow(&mut game, answer);
            let position = Position::of_game(&game).expect("cards are played");
            let moves = solver.moves(&position);
            let turn = position.turn();
            let chosen = if position.wants_much(turn) {
                moves.iter().max_by_key(|of| of.value)
            } else {
                moves.iter().min_by_key(|of| of.value)
            };
            json!({"play": chosen.expect("a card").card.to_string()})
        };
        let answers = to_the_end(&desk, (json!({"card": cards}), seat, true), &mut best).await;
        let end = answers.last().expect("an end");
        let points = end["now"]["points"].as_u64().expect("points");
        let declarers = if seat <= 2 { points } else { 120 - points };
        assert_eq!(declarers, value, "from card {cards} on seat {seat}");
        let shown = answers[0]["hands"].as_array().expect("open hands");
        assert!(shown.iter().all(|hand| hand.as_str().is_some_and(|hand| hand.len() >= 2)), "{shown:?}");
        // Whoever plays just anything gets no more than best play gives him.
        let careless = to_the_end(&desk, (json!({"card": cards}), seat, true), first).await;
        let points = careless.last().expect("an end")["now"]["points"].as_u64().expect("points");
        let most = if seat <= 2 { value } else { 120 - value };
        assert!(points <= most, "{points} of {most} from card {cards} on seat {seat}");
    }
}

/// Plays in a game what an answer says that happened.
fn follow(game: &mut Game, answer: &Value) {
    for event in answer["happened"].as_array().expect("events") {
        if event["event"] == "played" {
            let card: Card = event["card"].as_str().expect("a card").parse().expect("a card");
            let turn = game.next_to_act().expect("somebody plays");
            game.act(turn, Action::Play(card)).expect("by the rules");
        }
    }
}

#[tokio::test]
async fn what_cannot_be_played_on_is_answered_with_a_sentence() {
    let (reviews, id) = desk(RECORD);
    let start = json!({"card": 0});
    for id in ["x", "MDEyMzQ1Njc4OWFiY2RlZg"] {
        let (status, answer) = ask(&reviews, id, &wish(&start, 1, false, &[])).await;
        assert_eq!((status, answer["code"].as_str()), (StatusCode::NOT_FOUND, Some("not_found")));
    }
    let refused = async |body: Value| {
        let (status, answer) = ask(&reviews, &id, &body).await;
        assert!(answer["detail"].as_str().is_some_and(|told| told.len() > 20), "{answer}");
        (status.as_u16(), answer["code"].as_str().expect("a code").to_owned(), answer)
    };
    // Resi leads to the second trick with the Ace of Gras; Xaver has to follow.
    let second = wish(&json!({"card": 5}), 4, false, &[json!({"play": "EO"})]);
    let (status, _, answer) = refused(second).await;
    assert_eq!((status, answer["at"].as_u64()), (422, Some(0)));
    assert!(answer["clause"].as_str().is_some_and(|clause| clause.starts_with("S 3.2")), "{answer}");
    let not_his = wish(&start, 1, false, &[json!({"play": "GO"})]);
    assert_eq!(refused(not_his).await.0, 422);
    for point in [json!({"card": 32}), json!({"word": 9}), json!({"double": 7})] {
        let (status, code, _) = refused(wish(&point, 1, false, &[])).await;
        assert_eq!((status, code.as_str()), (422, "no_such_point"));
    }
    // Sepp leads to the last trick; once three have played nothing is left for him to do.
    let (status, code, _) = refused(wish(&json!({"card": 31}), 2, false, &[])).await;
    assert_eq!((status, code.as_str()), (422, "not_asked"));
    let many = vec![json!({"play": "EO"}); 65];
    let (status, code, _) = refused(wish(&start, 1, false, &many)).await;
    assert_eq!((status, code.as_str()), (422, "too_long"));
    for body in [
        json!({}),
        json!({"point": "end", "seat": 1, "open": true, "actions": []}),
        wish(&start, 5, true, &[]),
    ] {
        assert_eq!(refused(body).await.0, 400);
    }
}

#[tokio::test]
async fn actions_after_the_end_are_too_many() {
    let desk = desk(RECORD);
    let mut actions = Vec::new();
    to_the_end(&desk, (json!({"card": 24}), 2, false), |answer| {
        actions.push(first(answer));
        first(answer)
    })
    .await;
    let count = actions.len() as u64;
    actions.push(json!({"play": "EO"}));
    let (status, answer) = ask(&desk.0, &desk.1, &wish(&json!({"card": 24}), 2, false, &actions)).await;
    assert_eq!((status, answer["code"].as_str()), (StatusCode::UNPROCESSABLE_ENTITY, Some("hand_over")));
    assert_eq!(answer["at"].as_u64(), Some(count));
}
