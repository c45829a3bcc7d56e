//! Reviews in the background: one queue, the same name for the same game, words in both languages.

use std::net::IpAddr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use schafkopf::{Game, RuleSet, SeatView, rules};
use schafkopf_bots::review::{Appraiser, Review};
use schafkopf_bots::{Appraisal, Appraised, Dice, Thinking};
use serde_json::{Value, json};
use stammtisch_coach::Telling;
use stammtisch_http::Caller;
use stammtisch_learn::review::{
    Asker, Judge, Listener, NotReviewed, ReviewId, ReviewOptions, ReviewState, Reviews, Wanted, router,
};
use stammtisch_text::{Lang, Texts};
use tower::ServiceExt as _;

const RECORD: &str = include_str!("../../../examples/rufspiel.skn");

/// A judge whose word depends on nothing but the seed.
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
                value: share(),
                error: 0.0,
                apart: 0.0,
                win: share(),
                points: 120.0 * share(),
            })
            .collect();
        options.sort_by(|a, b| b.value.total_cmp(&a.value));
        Appraisal { options, worlds: 40, exhaustive: false, stopped: false }
    }
}

/// The same, but every decision must be allowed first; the judge says when it waits.
struct Held {
    waits: Mutex<Sender<()>>,
    goes_on: Mutex<Receiver<()>>,
}

impl Appraiser for Held {
    fn appraise(&self, view: &SeatView, thinking: &Thinking<'_>) -> Appraisal {
        let lock = |sender: &Mutex<Sender<()>>| sender.lock().unwrap_or_else(PoisonError::into_inner).clone();
        // Who held it may be gone: then it goes on by itself.
        let _ = lock(&self.waits).send(());
        let _ = self.goes_on.lock().unwrap_or_else(PoisonError::into_inner).recv();
        Oracle.appraise(view, thinking)
    }
}

fn sets() -> Vec<Arc<RuleSet>> {
    rules::builtin_ids().filter_map(rules::builtin).collect()
}

fn judge(appraiser: impl Appraiser + Send + Sync + 'static) -> Judge {
    Judge { appraiser: Arc::new(appraiser), label: "oracle@1".to_owned(), seed: 3 }
}

fn reviews() -> Reviews {
    start(judge(Oracle), 32, 200)
}

fn start(judge: Judge, most_waiting: usize, most_kept: usize) -> Reviews {
    let options = ReviewOptions { judge, threads: 1, most_waiting, most_kept, most_followed: 4 };
    Reviews::start(sets(), options).expect("threads can be started")
}

/// A judge that waits, how to know that it does, and how to let it go on.
fn held() -> (Judge, Receiver<()>, Sender<()>) {
    let (waits, waiting) = channel();
    let (go_on, goes_on) = channel();
    (judge(Held { waits: Mutex::new(waits), goes_on: Mutex::new(goes_on) }), waiting, go_on)
}

/// The same game as another one: of another number in its match.
fn other(number: usize) -> String {
    RECORD.replace("Spiel: 2", &format!("Spiel: {number}"))
}

fn review_of(reviews: &Reviews, record: &str) -> (ReviewId, Review) {
    let (done, waits) = channel();
    let listener = Listener::new("test", move |review| done.send(review.clone()).expect("it waits"));
    let id = reviews.submit(record, Some(listener)).expect("a record");
    (id, waits.recv().expect("a review"))
}

#[test]
fn a_game_is_reviewed_once_and_has_its_name_for_good() {
    let reviews = reviews();
    let (id, review) = review_of(&reviews, RECORD);
    assert_eq!(id.to_string().len(), 22);
    assert_eq!(id.to_string().parse(), Ok(id));
    assert!(matches!(reviews.state(id), Some(ReviewState::Done(kept)) if *kept == review));
    let (again, same) = review_of(&reviews, &format!("{RECORD}\n"));
    assert_eq!((again, same), (id, review.clone()));
    assert_ne!(review_of(&reviews, &other(3)).0, id);
    assert_eq!(review_of(&self::reviews(), RECORD), (id, review), "another server says the same");
}

#[test]
fn progress_is_told_and_a_full_desk_says_so() {
    let (judge, waiting, go_on) = held();
    let reviews = start(judge, 1, 200);
    let first = reviews.submit(RECORD, None).expect("it is free");
    waiting.recv().expect("the judge begins");
    let Some(ReviewState::Working { done: 0, all }) = reviews.state(first) else { panic!("not at work") };
    let second = reviews.submit(other(3).as_str(), None).expect("one may wait");
    assert!(matches!(reviews.state(second), Some(ReviewState::Waiting { all: same }) if same == all));
    assert_eq!(reviews.submit(other(4).as_str(), None), Err(NotReviewed::Busy));
    assert_eq!(reviews.submit(RECORD, None), Ok(first), "what is on the desk is no more work");
    go_on.send(()).expect("the judge waits");
    waiting.recv().expect("the next decision");
    assert!(
        matches!(reviews.state(first), Some(ReviewState::Working { done, .. }) if done > 0 && done < all)
    );
    drop(go_on);
    let (done, waits) = channel();
    let listener = Listener::new("test", move |_| done.send(()).expect("it waits"));
    reviews.submit(other(3).as_str(), Some(listener)).expect("it is known");
    waits.recv().expect("it is done");
    assert!(matches!(reviews.state(first), Some(ReviewState::Done(_))));
}

/// The example's game at the end of each of its tricks.
fn by_tricks() -> Vec<Game> {
    let record = schafkopf_record::read(RECORD).expect("a record").games.remove(0).record;
    let schule = rules::builtin("schule").expect("it is built in");
    let steps = schafkopf_record::replay(&record, &schule).expect("it can be played").steps;
    let mut game = schafkopf_record::opening(&record, &schule).expect("it begins");
    let mut tricks = Vec::new();
    for step in steps {
        game.act(step.seat, step.action).expect("it was played so");
        if game.plays().len() == 4 * (tricks.len() + 1) {
            tricks.push(game.clone());
        }
    }
    tricks
}

#[test]
fn a_hand_is_looked_at_while_it_is_played_and_its_review_is_the_same() {
    let alone = review_of(&reviews(), RECORD);
    let (judge, waiting, go_on) = held();
    let followed = start(judge, 32, 200);
    let tricks = by_tricks();
    assert_eq!(tricks.len(), 8);
    let mut asked = 0;
    for game in &tricks {
        followed.follow(game);
    }
    drop(go_on);
    // Every decision is looked at before anybody asks for the review, and none a second time.
    for _ in &alone.1.decisions {
        waiting.recv().expect("the judge looks at the hand by himself");
        asked += 1;
    }
    assert_eq!(review_of(&followed, RECORD), alone);
    drop(followed);
    assert_eq!((asked, waiting.iter().count()), (alone.1.decisions.len(), 0));
}

#[test]
fn who_asks_for_a_review_comes_before_hands_that_are_played() {
    let (judge, waiting, go_on) = held();
    let reviews = start(judge, 32, 200);
    reviews.follow(&by_tricks()[6]);
    waiting.recv().expect("the judge looks at the hand");
    let (done, waits) = channel();
    let listener = Listener::new("test", move |review: &Review| done.send(review.clone()).expect("it waits"));
    let other = other(3);
    reviews.submit(other.as_str(), Some(listener)).expect("a record");
    go_on.send(()).expect("he goes on with this one decision");
    let wanted = review_of(&self::reviews(), &other).1;
    for _ in &wanted.decisions {
        waiting.recv().expect("and then does what was asked for");
        go_on.send(()).expect("he waits");
    }
    assert_eq!(waits.recv().expect("a review"), wanted);
    drop(go_on);
}

#[test]
fn a_followed_hand_that_went_on_differently_is_reviewed_as_it_went() {
    let alone = review_of(&reviews(), &other(3));
    let followed = reviews();
    // The same cards, as the second game of the match: another hand.
    followed.follow(&by_tricks()[6]);
    assert_eq!(review_of(&followed, &other(3)), alone);
}

/// A desk whose judge waits at its first game, so that all that comes now waits, too.
fn full_desk() -> (Reviews, Receiver<()>, Sender<()>) {
    let (judge, waiting, go_on) = held();
    let reviews = start(judge, 32, 200);
    reviews.submit(RECORD, None).expect("it is free");
    waiting.recv().expect("the judge begins");
    (reviews, waiting, go_on)
}

fn want(reviews: &Reviews, number: usize, by: Asker) -> Result<ReviewId, NotReviewed> {
    reviews.submit(Wanted { record: &other(number), rules: None, by }, None)
}

fn visitor(address: &str) -> Asker {
    Asker::Visitor(address.parse::<IpAddr>().expect("an address").into())
}

#[test]
fn however_many_look_at_the_same_review_nobody_is_sent_away() {
    let (reviews, _waiting, go_on) = full_desk();
    let id = want(&reviews, 3, visitor("203.0.113.1")).expect("it is free");
    for _ in 0..100 {
        assert_eq!(want(&reviews, 3, visitor("203.0.113.1")), Ok(id));
    }
    drop(go_on);
}

#[test]
fn one_listener_for_the_same_thing_is_enough() {
    let (reviews, _waiting, go_on) = full_desk();
    let (told, hears) = channel();
    for about in ["tisch 1", "tisch 1", "tisch 2", "tisch 1"] {
        let told = told.clone();
        let listener = Listener::new(about, move |_| told.send(about).expect("it waits"));
        reviews.submit(other(3).as_str(), Some(listener)).expect("it is free");
    }
    drop((told, go_on));
    assert_eq!(hears.iter().collect::<Vec<_>>(), ["tisch 1", "tisch 2"]);
}

#[test]
fn nobody_has_more_than_three_games_waiting() {
    let (reviews, _waiting, go_on) = full_desk();
    for (number, by) in
        [(10, visitor("203.0.113.1")), (20, visitor("2001:db8::1")), (30, Asker::Person("a".to_owned()))]
    {
        for number in number..number + 3 {
            want(&reviews, number, by.clone()).expect("three may wait");
        }
        assert_eq!(want(&reviews, number + 3, by.clone()), Err(NotReviewed::TooManyOfYours), "{by:?}");
        assert!(want(&reviews, number, by).is_ok(), "what is on the desk is no more work");
    }
    for lang in Lang::ALL {
        let told = NotReviewed::TooManyOfYours.told(Texts::of(lang));
        assert!(told.contains("Moment") || told.contains("moment"), "{told}");
    }
    drop(go_on);
}

#[test]
fn visitors_leave_room_for_who_sat_at_the_table() {
    let (reviews, _waiting, go_on) = full_desk();
    for number in 0..24 {
        want(&reviews, 10 + number, visitor(&format!("203.0.113.{number}"))).expect("24 are theirs");
    }
    assert_eq!(want(&reviews, 50, visitor("198.51.100.1")), Err(NotReviewed::Busy));
    for number in 0..8 {
        want(&reviews, 60 + number, Asker::Person(number.to_string())).expect("eight places are left");
    }
    assert_eq!(want(&reviews, 70, Asker::Person("late".to_owned())), Err(NotReviewed::Busy));
    drop(go_on);
}

#[test]
fn what_nobody_asks_for_is_forgotten() {
    let reviews = start(judge(Oracle), 32, 2);
    let (first, _) = review_of(&reviews, &other(3));
    let (second, _) = review_of(&reviews, &other(4));
    assert!(reviews.state(first).is_some());
    let (third, _) = review_of(&reviews, &other(5));
    assert!(reviews.state(second).is_none(), "it was asked for the longest ago");
    assert!(reviews.state(first).is_some() && reviews.state(third).is_some());
}

#[test]
fn a_judge_that_fails_takes_nobody_with_him() {
    struct Fails;
    impl Appraiser for Fails {
        fn appraise(&self, view: &SeatView, thinking: &Thinking<'_>) -> Appraisal {
            assert!(thinking.rules.id != "schule", "this judge does not know the rules");
            Oracle.appraise(view, thinking)
        }
    }
    let reviews = start(judge(Fails), 32, 200);
    let (told, never) = channel::<()>();
    let listener = Listener::new("test", move |_| told.send(()).expect("it waits"));
    let id = reviews.submit(RECORD, Some(listener)).expect("it is free");
    assert!(never.recv().is_err(), "the listener is dropped");
    let (good, _) = review_of(&reviews, &RECORD.replace("Regeln: schule", "Regeln: preis"));
    assert!(reviews.state(good).is_some() && reviews.state(id).is_none());
}

#[test]
fn what_cannot_be_reviewed_is_explained_in_both_languages() {
    let reviews = reviews();
    let cases = [
        ("Hallo".to_owned(), "Zeile 1"),
        (RECORD.replace("Sepp: HK", "Sepp: XY"), "„XY“"),
        (format!("{RECORD}\n{RECORD}"), "2 Spiele"),
        (RECORD.replace("Regeln: schule", "Regeln: skat"), "„skat“"),
        (
            RECORD
                .replace("Xaver hat: EO HO HZ G9 G8 SZ SK S8\n", "")
                .replace("8. Sepp: GO EZ SK S9 -> Sepp 17\n", ""),
            "Blätter",
        ),
        (RECORD.replace("2. Resi: GA GK G7 G9", "2. Resi: GA S7 G7 G9"), "Regeln gespielt"),
        (" ".repeat(60_000), "zu lang"),
    ];
    for (record, words) in cases {
        let why = reviews.submit(record.as_str(), None).expect_err(words);
        let german = why.told(Texts::of(Lang::De));
        assert!(german.contains(words), "{words}: {german}");
        let english = why.told(Texts::of(Lang::En));
        assert_ne!(german, english);
        assert!(!english.contains("review-") && !english.contains('$'), "{english}");
    }
}

#[test]
fn a_review_is_told_in_both_languages() {
    let (_, review) = review_of(&reviews(), RECORD);
    let german = Telling::of(&review, Texts::of(Lang::De));
    let english = Telling::of(&review, Texts::of(Lang::En));
    assert_eq!(german.title, "Sepp spielt: Rufspiel mit der Alten, Mitspieler Resi");
    assert!(german.result.starts_with("Gewonnen mit 95 Augen"), "{}", german.result);
    for told in [&german, &english] {
        assert_eq!(told.decisions.len(), review.decisions.len());
        assert!((1..=5).contains(&told.dearest.len()) && (1..=4).contains(&told.learn.len()));
        for (at, (decision, of)) in told.decisions.iter().zip(&review.decisions).enumerate() {
            assert_eq!(decision.at, at);
            assert_eq!(decision.better.is_some(), decision.cost.is_some());
            assert_eq!(decision.why.is_some(), of.verdict.is_mistake(), "{decision:?}");
        }
        let dearest = told.dearest.iter().map(|&at| review.decisions[at].cost);
        assert!(dearest.is_sorted_by(|a, b| a >= b));
        assert_eq!(told.turning_points.len(), review.turning_points.len());
        let text = serde_json::to_string(told).expect("it is plain data");
        for missing in ["review-", "lesson-", "advice-", "reason-", "{ $"] {
            assert!(!text.contains(missing), "{missing}: {text}");
        }
    }
    assert_ne!(german.learn, english.learn);
    assert!(german.learn[0].contains("gekostet."), "{}", german.learn[0]);
}

#[test]
fn there_is_advice_for_every_lesson() {
    for lang in Lang::ALL {
        for lesson in schafkopf_bots::review::Lesson::ALL {
            assert!(Texts::of(lang).has(&format!("advice-{}", lesson.name())), "{lesson:?}");
        }
    }
}

#[test]
fn the_usual_judge_reviews_a_game_and_always_alike() {
    let mut options = ReviewOptions::default();
    assert!((1..=2).contains(&options.threads));
    assert!(options.judge.label.starts_with("stammtisch@"), "{}", options.judge.label);
    let mind = schafkopf_bots::Mind::stammtisch().with_worlds_scaled(0.02);
    options.judge.appraiser = Arc::new(mind);
    let one = review_of(&Reviews::start(sets(), options.clone()).expect("threads"), RECORD);
    let other = review_of(&Reviews::start(sets(), options).expect("threads"), RECORD);
    assert_eq!(one, other);
}

async fn ask(reviews: &Reviews, method: &str, path: &str, body: String) -> (StatusCode, Value) {
    let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
    let request = request.body(Body::from(body)).expect("a request");
    let response = router(reviews.clone()).oneshot(request).await.expect("an answer");
    let status = response.status();
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

/// What a trick of a record says besides its cards: who led, who took it, its points.
fn beside_cards(line: &str) -> Option<(&str, &str)> {
    let (number, trick) = line.split_once(". ")?;
    number.parse::<u8>().ok()?;
    let (lying, taken) = trick.split_once(" -> ")?;
    Some((lying.split_once(": ")?.0, taken.split(" ;").next().unwrap_or(taken)))
}

/// The page knows no rule by which it could tell who took a trick.
#[tokio::test]
async fn a_record_typed_in_a_hurry_comes_back_with_who_took_each_trick() {
    let hurried = |line: &str| match (line.split_once(". "), beside_cards(line)) {
        (Some((number, trick)), Some(_)) => {
            let cards = trick.split_once(": ").map_or(trick, |(_, cards)| cards);
            format!("{number}. {}\n", cards.split(" -> ").next().unwrap_or(cards))
        }
        (_, None) | (None, Some(_)) => format!("{line}\n"),
    };
    let text: String = RECORD.lines().map(hurried).collect();
    assert!(!text.contains("->"), "{text}");
    let body = json!({"record": text}).to_string();
    let (status, sent) = ask(&reviews(), "POST", "/api/review", body).await;
    let written = sent["record"].as_str().expect("the record");
    assert_eq!(status, StatusCode::OK, "{sent}");
    let (told, meant): (Vec<_>, Vec<_>) = (
        written.lines().filter_map(beside_cards).collect(),
        RECORD.lines().filter_map(beside_cards).collect(),
    );
    assert_eq!((told.len(), &told), (8, &meant), "{written}");
}

#[tokio::test]
async fn a_review_over_http() {
    let reviews = reviews();
    let (status, sent) = ask(&reviews, "POST", "/api/review", json!({"record": RECORD}).to_string()).await;
    assert_eq!(status, StatusCode::OK, "{sent}");
    let path = format!("/api/review/{}?lang=en", sent["id"].as_str().expect("an id"));
    review_of(&reviews, RECORD);
    let (status, done) = ask(&reviews, "GET", &path, String::new()).await;
    assert_eq!((status, done["state"].as_str()), (StatusCode::OK, Some("done")));
    assert_eq!(done["review"]["judge"], "oracle@1");
    assert_eq!(done["told"]["players"][1]["seat"], 2);
    assert_eq!(done["told"]["players"][1]["role"], "declarer");
    assert_eq!(done["told"]["players"][1]["accuracy"], done["review"]["scores"][1]["accuracy"]);
    assert!(done["told"]["title"].as_str().is_some_and(|title| title.starts_with("Sepp plays: ")), "{done}");
    let (_, german) = ask(&reviews, "GET", &path.replace("=en", "=de"), String::new()).await;
    assert_ne!(german["told"], done["told"]);
}

#[tokio::test]
async fn waiting_and_busy_over_http() {
    let (judge, waiting, go_on) = held();
    let reviews = start(judge, 0, 200);
    let full = ask(&reviews, "POST", "/api/review?lang=en", json!({"record": RECORD}).to_string()).await;
    assert_eq!((full.0, full.1["code"].as_str()), (StatusCode::SERVICE_UNAVAILABLE, Some("busy")));
    drop((waiting, go_on));
    let (judge, waiting, go_on) = held();
    let reviews = start(judge, 1, 200);
    let (_, sent) = ask(&reviews, "POST", "/api/review", json!({"record": RECORD}).to_string()).await;
    waiting.recv().expect("the judge begins");
    let path = format!("/api/review/{}", sent["id"].as_str().expect("an id"));
    let (_, state) = ask(&reviews, "GET", &path, String::new()).await;
    assert_eq!((state["state"].as_str(), state["done"].as_u64()), (Some("working"), Some(0)));
    assert!(state["all"].as_u64().is_some_and(|all| all > 30), "{state}");
    drop(go_on);
}

#[tokio::test]
async fn over_http_every_household_has_its_own_three_places() {
    let (reviews, _waiting, go_on) = full_desk();
    let paste = async |number: usize, household: Option<&str>| {
        let body = Body::from(json!({"record": other(number)}).to_string());
        let request = Request::post("/api/review").header("content-type", "application/json");
        let (mut parts, body) = request.body(body).expect("a request").into_parts();
        if let Some(address) = household {
            let address = address.parse().expect("an address");
            let caller = Caller { address, ..Caller::unknown(&parts) };
            parts.extensions.insert(caller);
        }
        let request = Request::from_parts(parts, body);
        router(reviews.clone()).oneshot(request).await.expect("an answer").status()
    };
    for (first, household) in [(10, Some("203.0.113.1")), (20, Some("203.0.113.2")), (30, None)] {
        for number in first..first + 3 {
            assert_eq!(paste(number, household).await, StatusCode::OK, "{household:?}");
        }
        assert_eq!(paste(first + 3, household).await, StatusCode::TOO_MANY_REQUESTS, "{household:?}");
    }
    drop(go_on);
}

#[tokio::test]
async fn wrong_requests_are_answered_with_a_sentence() {
    let reviews = reviews();
    let wrong = json!({"record": RECORD.replace("Sepp: HK", "Sepp: XY")}).to_string();
    let (status, answer) = ask(&reviews, "POST", "/api/review", wrong).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer["code"], "unreadable");
    assert!(answer["detail"].as_str().is_some_and(|message| message.contains("„XY“")), "{answer}");
    assert!(answer["line"].as_u64().is_some_and(|line| line > 10));
    for body in ["", "{", "{}", "{\"record\":3}", "{\"record\":\"\",\"x\":1}"] {
        let (status, answer) = ask(&reviews, "POST", "/api/review", body.to_owned()).await;
        assert_eq!(
            (status, answer["code"].as_str()),
            (StatusCode::BAD_REQUEST, Some("bad_request")),
            "{body}"
        );
    }
    for id in ["x", "MDEyMzQ1Njc4OWFiY2RlZg"] {
        let (status, answer) = ask(&reviews, "GET", &format!("/api/review/{id}"), String::new()).await;
        assert_eq!((status, answer["code"].as_str()), (StatusCode::NOT_FOUND, Some("not_found")));
    }
}
