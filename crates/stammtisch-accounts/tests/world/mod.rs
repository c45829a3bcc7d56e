//! A small world for tests: a server with accounts alone, browsers with their cookies, a clock that stands still.

#![allow(dead_code, reason = "each test file uses its own part of the world")]

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use stammtisch_accounts::{
    AccountOptions, Accounts, Cost, Erasing, Guest, House, LegalPages, Surroundings, router,
};
use stammtisch_http::clock::{Clock, Moment};
use stammtisch_http::randomness::Randomness;
use stammtisch_http::{Caller, PersonId};
use stammtisch_store_sqlite::SqliteStore;
use tower::ServiceExt as _;

pub(crate) const SECOND: Moment = 1_000_000;
pub(crate) const DAY: Moment = 24 * 60 * 60 * SECOND;
pub(crate) const START: Moment = 1_790_000_000 * SECOND;
pub(crate) const PASSWORD: &str = "blaue Laterne im Keller";

pub(crate) struct ManualClock(AtomicI64);

impl Clock for ManualClock {
    fn now(&self) -> Moment {
        self.0.load(Ordering::SeqCst)
    }

    fn until(&self, _: Moment) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(std::future::pending())
    }
}

/// Numbers that differ, in a fixed order.
struct Dice(AtomicU64);

impl Randomness for Dice {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            let mut x = self.0.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::SeqCst);
            x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            let bits = (x ^ (x >> 31)).to_le_bytes();
            chunk.copy_from_slice(&bits[..chunk.len()]);
        }
    }
}

/// A house whose guests carry `guest=ID/NAME` and whose administrator carries `steward=yes`.
pub(crate) struct TestHouse {
    pub(crate) erased: Mutex<Vec<String>>,
    /// What the house was told of blocks.
    pub(crate) blocks: Mutex<Vec<(String, Vec<String>)>>,
    /// Who is at a table.
    pub(crate) playing: Mutex<Vec<String>>,
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let line = headers.get(header::COOKIE)?.to_str().ok()?;
    let found = line.split("; ").find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    found.map(str::to_owned)
}

impl House for TestHouse {
    fn guest(&self, headers: &HeaderMap) -> Option<Guest> {
        let value = cookie(headers, "guest")?;
        let (id, name) = value.split_once('/')?;
        Some(Guest { id: id.parse().ok()?, name: name.to_owned() })
    }

    fn is_admin(&self, headers: &HeaderMap) -> bool {
        cookie(headers, "steward").as_deref() == Some("yes")
    }

    fn forget_guest(&self) -> Option<HeaderValue> {
        Some(HeaderValue::from_static("guest=; Max-Age=0"))
    }

    fn blocks_changed(&self, person: PersonId, blocked: &[PersonId]) {
        let told = (person.to_string(), blocked.iter().map(ToString::to_string).collect());
        self.blocks.lock().expect("nobody panicked").push(told);
    }

    fn at_tables(&self, people: &[PersonId]) -> Vec<PersonId> {
        let playing = self.playing.lock().expect("nobody panicked");
        people.iter().copied().filter(|person| playing.contains(&person.to_string())).collect()
    }

    fn erase(&self, person: PersonId) -> Erasing<'_> {
        Box::pin(async move {
            tokio::task::yield_now().await;
            self.erased.lock().expect("nobody panicked").push(person.to_string());
            Ok(())
        })
    }

    fn has_room(&self) -> bool {
        true
    }

    fn erase_in_copies(&self) -> Erasing<'_> {
        Box::pin(async { Ok(()) })
    }
}

pub(crate) struct World {
    pub(crate) accounts: Accounts,
    pub(crate) store: SqliteStore,
    pub(crate) house: Arc<TestHouse>,
    clock: Arc<ManualClock>,
    router: Router,
    folder: tempfile::TempDir,
}

impl World {
    pub(crate) async fn new() -> World {
        World::with(AccountOptions::default()).await
    }

    pub(crate) async fn with(options: AccountOptions) -> World {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("stammtisch.db");
        let (store, _) = SqliteStore::open(&file).await.expect("a database");
        let clock = Arc::new(ManualClock(AtomicI64::new(START)));
        let house = Arc::new(TestHouse {
            erased: Mutex::default(),
            blocks: Mutex::default(),
            playing: Mutex::default(),
        });
        let around = Surroundings {
            clock: Arc::clone(&clock) as Arc<dyn Clock>,
            random: Arc::new(Dice(AtomicU64::new(7))),
            house: Arc::clone(&house) as Arc<dyn House>,
        };
        let options = AccountOptions {
            cost: Cost { memory: 8, passes: 1, lanes: 1 },
            legal: LegalPages { imprint: Some("# Wir\n<b>Anna</b>".to_owned()), privacy: None },
            ..options
        };
        let accounts = Accounts::open(Arc::new(store.clone()), options, around);
        let router = router(accounts.clone());
        World { accounts, store, house, clock, router, folder }
    }

    pub(crate) fn pass(&self, time: Moment) {
        self.clock.0.fetch_add(time, Ordering::SeqCst);
    }

    pub(crate) fn now(&self) -> Moment {
        self.clock.now()
    }

    pub(crate) fn files(&self) -> [PathBuf; 2] {
        ["stammtisch.db", "stammtisch.db-wal"].map(|name| self.folder.path().join(name))
    }

    /// A browser of somebody who has no name yet.
    pub(crate) fn browser(&self) -> Browser<'_> {
        Browser {
            world: self,
            cookies: BTreeMap::new(),
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            set_cookies: Vec::new(),
            headers: HeaderMap::new(),
        }
    }

    /// A browser of a guest.
    pub(crate) fn guest(&self, id: &str, name: &str) -> Browser<'_> {
        let mut browser = self.browser();
        browser.cookies.insert("guest".to_owned(), format!("{id}/{name}"));
        browser
    }

    /// A browser of somebody who has just registered.
    pub(crate) async fn member(&self, name: &str) -> Browser<'_> {
        let mut browser = self.guest(&id_of(name), name);
        let (status, body) =
            browser.post("/api/account/register", json!({"name": name, "password": PASSWORD})).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        browser
    }

    /// A browser of an administrator with an account.
    pub(crate) async fn admin(&self, name: &str) -> Browser<'_> {
        let mut browser = self.member(name).await;
        browser.cookies.insert("steward".to_owned(), "yes".to_owned());
        let (status, body) = browser.post("/api/admin/claim", json!({})).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        browser.cookies.remove("steward");
        browser
    }
}

/// The id of the guest of a name.
pub(crate) fn id_of(name: &str) -> String {
    let bits = name.to_lowercase().bytes().fold(7_u64, |bits, byte| bits * 31 + u64::from(byte));
    format!("01900000-0000-7000-8000-{:012x}", bits & 0xffff_ffff_ffff)
}

#[derive(Clone)]
pub(crate) struct Browser<'a> {
    world: &'a World,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) address: IpAddr,
    /// What the last answer set.
    pub(crate) set_cookies: Vec<String>,
    /// The headers of the last answer.
    pub(crate) headers: HeaderMap,
}

impl Browser<'_> {
    pub(crate) async fn get(&mut self, path: &str) -> (StatusCode, Value) {
        let (status, bytes) = self.send(Method::GET, path, Body::empty(), None).await;
        (status, serde_json::from_slice(&bytes).unwrap_or_default())
    }

    pub(crate) async fn text(&mut self, path: &str) -> (StatusCode, String) {
        let (status, bytes) = self.send(Method::GET, path, Body::empty(), None).await;
        (status, String::from_utf8(bytes).expect("text"))
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        let (status, bytes) =
            self.send(Method::POST, path, Body::from(body.to_string()), Some("application/json")).await;
        (status, serde_json::from_slice(&bytes).unwrap_or_default())
    }

    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Body,
        kind: Option<&str>,
    ) -> (StatusCode, Vec<u8>) {
        let request = self.request(method, path, body, kind);
        let response = self.world.router.clone().oneshot(request).await.expect("an answer");
        self.headers = response.headers().clone();
        self.take_cookies();
        let status = response.status();
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        (status, bytes.to_vec())
    }

    fn request(&self, method: Method, path: &str, body: Body, kind: Option<&str>) -> Request<Body> {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::COOKIE, cookies.join("; "));
        request = request.header(header::USER_AGENT, "Mozilla/5.0 (X11; Linux) Firefox/140.0");
        if let Some(kind) = kind {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        let (mut parts, body) = request.body(body).expect("a request").into_parts();
        let caller = Caller { address: self.address, ..Caller::unknown(&parts) };
        parts.extensions.insert(caller);
        Request::from_parts(parts, body)
    }

    /// Sends a request and hangs up before it is answered.
    pub(crate) async fn post_and_hang_up(&self, path: &str, body: &Value) {
        let body = Body::from(body.to_string());
        let request = self.request(Method::POST, path, body, Some("application/json"));
        tokio::select! {
            biased;
            _ = self.world.router.clone().oneshot(request) => panic!("it was answered at once"),
            () = std::future::ready(()) => {}
        }
    }

    fn take_cookies(&mut self) {
        let lines = self.headers.get_all(header::SET_COOKIE).iter();
        self.set_cookies = lines.map(|line| line.to_str().expect("text").to_owned()).collect();
        for line in &self.set_cookies {
            let (name, value) =
                line.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            if line.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
    }

    /// Who the server takes this browser for: id, or nobody.
    pub(crate) async fn who(&mut self) -> Option<String> {
        let (status, body) = self.get("/api/account").await;
        assert_eq!(status, StatusCode::OK, "{body}");
        body["you"]["id"].as_str().map(str::to_owned)
    }

    pub(crate) async fn log_in(&mut self, name: &str, password: &str) -> (StatusCode, Value) {
        self.post("/api/account/login", json!({"name": name, "password": password})).await
    }
}

/// The code of an error.
pub(crate) fn code(body: &Value) -> &str {
    body["code"].as_str().unwrap_or_default()
}

/// Waits for what happens in a task that nobody waits for; fails if it takes far too long.
pub(crate) async fn until(happened: impl Fn() -> bool) {
    let waiting = async {
        while !happened() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), waiting).await.expect("it happens");
}
