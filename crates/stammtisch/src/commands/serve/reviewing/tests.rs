//! A hand of the history is reviewed for who sat there, and everybody's accuracy is kept.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode, header};
use schafkopf::{BySeat, CallSuit, CalledCard, Contract, RuleSet, Seat, SeatView, rules};
use schafkopf_bots::review::Appraiser;
use schafkopf_bots::{Appraisal, Appraised, Dice, Thinking};
use serde_json::{Value, json};
use stammtisch_accounts::{AccountOptions, Accounts, Erasing, Guest, House, Surroundings};
use stammtisch_http::clock::Clock;
use stammtisch_http::randomness::Randomness;
use stammtisch_http::{Caller, PersonId};
use stammtisch_learn::review::{Judge, ReviewOptions, Reviews, history_router, router};
use stammtisch_store::{HandEnd, HandPlace, HandSink as _, HandSummary, Scored, SeatHolder, Storage};
use stammtisch_store_sqlite::SqliteStore;
use tempfile::TempDir;
use tower::ServiceExt as _;

use super::HandsOfAccounts;

const RECORD: &str = include_str!("../../../../../../examples/rufspiel.skn");

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
                points: 60.0,
            })
            .collect();
        options.sort_by(|a, b| b.value.total_cmp(&a.value));
        Appraisal { options, worlds: 1, exhaustive: false, stopped: false }
    }
}

/// The same, but it says that it begins, and then waits until nobody holds it any more.
struct Held {
    begins: Sender<()>,
    goes_on: Mutex<Receiver<()>>,
}

impl Appraiser for Held {
    fn appraise(&self, view: &SeatView, thinking: &Thinking<'_>) -> Appraisal {
        let _ = self.begins.send(());
        let _ = self.goes_on.lock().unwrap_or_else(PoisonError::into_inner).recv();
        Oracle.appraise(view, thinking)
    }
}

/// Time stands still, chance is none, and guests carry `guest=ID/NAME`.
struct Outside;

impl Clock for Outside {
    fn now(&self) -> i64 {
        1_790_000_000_000_000
    }

    fn until(&self, _: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(std::future::pending())
    }
}

impl Randomness for Outside {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(7);
    }
}

impl House for Outside {
    fn guest(&self, headers: &HeaderMap) -> Option<Guest> {
        let cookie = headers.get(header::COOKIE)?.to_str().ok()?.strip_prefix("guest=")?;
        let (id, name) = cookie.split_once('/')?;
        Some(Guest { id: id.parse().ok()?, name: name.to_owned() })
    }

    fn is_admin(&self, _: &HeaderMap) -> bool {
        false
    }

    fn forget_guest(&self) -> Option<HeaderValue> {
        None
    }

    fn blocks_changed(&self, _: PersonId, _: &[PersonId]) {}

    fn at_tables(&self, _: &[PersonId]) -> Vec<PersonId> {
        Vec::new()
    }

    fn erase(&self, _: PersonId) -> Erasing<'_> {
        Box::pin(async { Ok(()) })
    }

    fn has_room(&self) -> bool {
        true
    }

    fn erase_in_copies(&self) -> Erasing<'_> {
        Box::pin(async { Ok(()) })
    }
}

struct World {
    accounts: Accounts,
    router: Router,
    _folder: TempDir,
}

impl World {
    /// A server at which one hand was played, by the rules of a house of its own.
    async fn new() -> World {
        World::judged_by(Arc::new(Oracle), 1).await
    }

    /// A server at which four were played, whose judge has begun with a pasted one: it goes on when the sender is dropped.
    async fn held() -> (World, Sender<()>) {
        let ((begins, has_begun), (go_on, goes_on)) = (channel(), channel());
        let world = World::judged_by(Arc::new(Held { begins, goes_on: Mutex::new(goes_on) }), 4).await;
        assert_eq!(world.paste(99, "203.0.113.99").await.0, StatusCode::OK);
        has_begun.recv().expect("the judge begins");
        (world, go_on)
    }

    async fn judged_by(appraiser: Arc<dyn Appraiser + Send + Sync>, hands: u64) -> World {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (store, _) = SqliteStore::open(&folder.path().join("test.db")).await.expect("a database");
        let store: Storage = Arc::new(store);
        let outside = Arc::new(Outside);
        let around = Surroundings { clock: outside.clone(), random: outside.clone(), house: outside };
        let accounts = Accounts::open(store.clone(), AccountOptions::default(), around);
        let schule = rules::builtin("schule").expect("it is built in");
        let own = RuleSet { id: "dahoam".to_owned(), ..(*schule).clone() };
        store.keep_rule_set(&own.hash(), &own.canonical()).await.expect("it is kept");
        for hand in 1..=hands {
            accounts.sink().hand_finished(summary(&own, hand));
        }
        accounts.flush().await;
        let judge = Judge { appraiser, label: "oracle@1".to_owned(), seed: 3 };
        let options = ReviewOptions { judge, ..ReviewOptions::default() };
        let reviews = Reviews::start(vec![schule], options).expect("threads");
        let hands = Arc::new(HandsOfAccounts::new(accounts.clone(), store));
        let router = router(reviews.clone()).merge(history_router(reviews, hands));
        World {
            router: router.merge(stammtisch_accounts::router(accounts.clone())),
            accounts,
            _folder: folder,
        }
    }

    async fn ask(&self, who: &str, method: &str, path: &str) -> (StatusCode, Value) {
        let request = Request::builder().method(method).uri(path);
        let request = request.header(header::COOKIE, format!("guest={}/{who}", id_of(who)));
        let request = request.header(header::CONTENT_TYPE, "application/json").body(Body::from("{}"));
        self.send(request.expect("a request")).await
    }

    /// Has a game reviewed from an address.
    async fn paste(&self, number: u64, address: &str) -> (StatusCode, Value) {
        let address: IpAddr = address.parse().expect("an address");
        let record = RECORD.replace("Spiel: 2", &format!("Spiel: {number}"));
        let request = Request::post("/api/review").header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(json!({"record": record}).to_string())).expect("a request");
        self.send(from(request, address)).await
    }

    async fn send(&self, request: Request<Body>) -> (StatusCode, Value) {
        let response = self.router.clone().oneshot(request).await.expect("it never fails");
        let status = response.status();
        let body = to_bytes(response.into_body(), usize::MAX).await.expect("it is in memory");
        (status, serde_json::from_slice(&body).unwrap_or_default())
    }

    /// Asks until the answer is as it should be.
    async fn ask_until(&self, who: &str, path: &str, is_there: impl Fn(&Value) -> bool) -> Value {
        let asking = async {
            loop {
                let (_, answer) = self.ask(who, "GET", path).await;
                if is_there(&answer) {
                    return answer;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), asking).await.expect("it comes")
    }
}

/// A request as the guard lets it through from an address.
fn from(request: Request<Body>, address: IpAddr) -> Request<Body> {
    let (mut parts, body) = request.into_parts();
    let caller = Caller { address, ..Caller::unknown(&parts) };
    parts.extensions.insert(caller);
    Request::from_parts(parts, body)
}

/// The id of somebody, by the name.
fn id_of(name: &str) -> String {
    let bits = name.bytes().fold(7_u64, |bits, byte| bits * 31 + u64::from(byte));
    format!("01900000-0000-7000-8000-{:012x}", bits & 0xffff_ffff_ffff)
}

fn summary(rules: &RuleSet, hand: u64) -> HandSummary {
    let person = |name: &str| SeatHolder::Person { id: id_of(name), name: name.to_owned() };
    let bot = || SeatHolder::Bot { name: "regel@1".to_owned() };
    HandSummary {
        place: HandPlace { table: "tisch".to_owned(), hand, game: 2, at: 1_790_000_000_000_000 },
        rules: rules.id.clone(),
        rules_hash: rules.hash(),
        seats: BySeat::new([person("Resi"), person("Sepp"), bot(), bot()]),
        end: HandEnd::Scored(Scored {
            contract: Contract::Rufspiel { called: CalledCard::ace(CallSuit::Eichel) },
            declarer: Seat::Two,
            partner: Some(Seat::One),
            points: 95,
            won: true,
            schneider: true,
            schwarz: false,
        }),
        units: Some(BySeat::new([2, 2, -2, -2])),
        list: None,
        record: RECORD
            .replace("Regeln: schule", "Regeln: dahoam")
            .replace("Spiel: 2", &format!("Spiel: {}", hand + 1)),
    }
}

#[tokio::test]
async fn who_sat_there_gets_a_review_and_everybody_s_accuracy_is_kept() {
    let world = World::new().await;
    let path = "/api/history/hands/tisch/1/review";
    let (status, sent) = world.ask("Resi", "POST", path).await;
    assert_eq!(status, StatusCode::OK, "{sent}");
    let id = sent["id"].as_str().expect("an id");
    let address = format!("/api/review/{id}");
    let done = world.ask_until("Resi", &address, |answer| answer["state"] == "done").await;
    assert_eq!(done["review"]["rules"], "dahoam", "the rules are the table's own");
    assert_eq!(done["told"]["players"][1]["name"], "Sepp");
    for (name, seat) in [("Resi", 0), ("Sepp", 1)] {
        let kept =
            world.ask_until(name, "/api/history/hands", |answer| answer["hands"][0]["accuracy"].is_number());
        assert_eq!(kept.await["hands"][0]["accuracy"], done["review"]["scores"][seat]["accuracy"], "{name}");
    }
    assert_eq!(world.ask("Sepp", "POST", path).await.1["id"], id, "it is one review");
}

#[tokio::test]
async fn nobody_else_gets_it_but_with_the_link() {
    let world = World::new().await;
    for path in [
        "/api/history/hands/tisch/1/review",
        "/api/history/hands/tisch/9/review",
        "/api/history/hands/tisch/x/review",
        "/api/history/hands/stube/1/review",
        "/api/history/shared/BwcHBwcHBwcHBwcHBwcHBw/review",
    ] {
        let (status, answer) = world.ask("Vroni", "POST", path).await;
        assert_eq!((status, answer["code"].as_str()), (StatusCode::NOT_FOUND, Some("not_found")), "{path}");
        assert!(answer["detail"].as_str().is_some_and(|message| !message.is_empty()));
    }
    let (status, shared) = world.ask("Resi", "POST", "/api/history/hands/tisch/1/share").await;
    assert_eq!(status, StatusCode::OK, "{shared}");
    let path = format!("/api/history/shared/{}/review", shared["token"].as_str().expect("a token"));
    let (status, sent) = world.ask("Vroni", "POST", &path).await;
    assert_eq!(status, StatusCode::OK, "{sent}");
    let address = format!("/api/review/{}", sent["id"].as_str().expect("an id"));
    let done = world.ask_until("Vroni", &address, |answer| answer["state"] == "done").await;
    assert_eq!(done["review"]["players"], json!(["Resi", null, "regel@1", "regel@1"]));
    world.accounts.flush().await;
    let (_, kept) = world.ask("Resi", "GET", "/api/history/hands").await;
    assert!(kept["hands"][0]["accuracy"].is_null(), "a stranger writes nothing into a history");
}

#[tokio::test]
async fn one_household_does_not_fill_the_queue() {
    let (world, go_on) = World::held().await;
    for number in 10..13 {
        assert_eq!(world.paste(number, "2001:db8::1").await.0, StatusCode::OK);
    }
    let (status, refused) = world.paste(13, "2001:db8::2").await;
    assert_eq!(
        (status, refused["code"].as_str()),
        (StatusCode::TOO_MANY_REQUESTS, Some("too_many_of_yours")),
        "another address of the same household"
    );
    let (_, shared) = world.ask("Resi", "POST", "/api/history/hands/tisch/1/share").await;
    let path = format!("/api/history/shared/{}/review", shared["token"].as_str().expect("a token"));
    let asked = |address: &str| {
        let request = Request::post(&path).body(Body::empty()).expect("a request");
        from(request, address.parse().expect("an address"))
    };
    assert_eq!(
        world.send(asked("2001:db8::3")).await.0,
        StatusCode::TOO_MANY_REQUESTS,
        "shared ones count, too"
    );
    assert_eq!(world.send(asked("2001:db8:0:1::1")).await.0, StatusCode::OK);
    drop(go_on);
}

#[tokio::test]
async fn of_one_s_own_hands_every_person_has_three_waiting() {
    let (world, go_on) = World::held().await;
    let own = |hand: u64| format!("/api/history/hands/tisch/{hand}/review");
    for hand in 1..=3 {
        assert_eq!(world.ask("Resi", "POST", &own(hand)).await.0, StatusCode::OK);
    }
    assert_eq!(world.ask("Resi", "POST", &own(4)).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(world.ask("Sepp", "POST", &own(4)).await.0, StatusCode::OK);
    assert_eq!(world.ask("Resi", "POST", &own(4)).await.0, StatusCode::OK, "it waits already");
    drop(go_on);
}
