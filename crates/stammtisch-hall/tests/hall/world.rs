//! A hall for tests: a store in a temporary folder, a clock that is set, dice that are known.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use stammtisch_hall::{Hall, router};
use stammtisch_http::Caller;
use stammtisch_http::clock::{Clock, Moment};
use stammtisch_http::problem::MEDIA_TYPE;
use stammtisch_http::randomness::Randomness;
use stammtisch_store::ExportKey;
use stammtisch_store_sqlite::SqliteStore;
use tower::ServiceExt as _;

/// A clock that is set.
pub(crate) struct SetClock(pub(crate) Arc<AtomicI64>);

impl Clock for SetClock {
    fn now(&self) -> Moment {
        self.0.load(Ordering::Relaxed)
    }

    fn until(&self, _: Moment) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(std::future::pending())
    }
}

/// Dice that are known: bytes that only count.
pub(crate) struct Counting(pub(crate) AtomicU64);

impl Randomness for Counting {
    fn fill(&self, bytes: &mut [u8]) {
        let number = self.0.fetch_add(1, Ordering::Relaxed);
        bytes.fill(7);
        bytes[..8].copy_from_slice(&number.to_be_bytes());
    }
}

/// A hall and what is needed to talk to it.
pub(crate) struct World {
    _folder: tempfile::TempDir,
    pub(crate) file: PathBuf,
    pub(crate) store: SqliteStore,
    router: Router,
    pub(crate) clock: Arc<AtomicI64>,
    pub(crate) tournament: String,
    pub(crate) director: String,
    ids: AtomicU64,
}

/// An answer.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) kind: String,
    pub(crate) body: Value,
}

impl Answer {
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.body);
        self.body
    }

    #[track_caller]
    pub(crate) fn refused(self, status: u16, code: &str) -> Value {
        assert_eq!((self.status.as_u16(), self.body["code"].as_str()), (status, Some(code)), "{}", self.body);
        assert_eq!((self.kind.as_str(), &self.body["status"]), (MEDIA_TYPE, &json!(status)), "{}", self.body);
        assert!(self.body["detail"].as_str().is_some_and(|text| text.len() > 5), "{}", self.body);
        self.body
    }
}

/// A Rufspiel of 1 with 2, won.
pub(crate) fn rufspiel() -> Value {
    json!({"declarer": 1, "partner": 2, "contract": "rufspiel", "won": true})
}

/// By which the hall knows its own exports again.
pub(crate) const EXPORT_KEY: ExportKey = ExportKey::from_bytes([7; 32]);

impl World {
    /// A hall with nothing but a tournament that was just created.
    pub(crate) async fn new(rules: &str, games: u32) -> World {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("stammtisch.db");
        let (store, _) = SqliteStore::open(&file).await.unwrap();
        let clock = Arc::new(AtomicI64::new(1_790_000_000_000_000));
        let random = Arc::new(Counting(AtomicU64::new(1)));
        let hall =
            Hall::open(Arc::new(store.clone()), Arc::new(SetClock(Arc::clone(&clock))), random, EXPORT_KEY);
        let mut world = World {
            _folder: folder,
            file,
            store,
            router: router(hall),
            clock,
            tournament: String::new(),
            director: String::new(),
            ids: AtomicU64::new(0),
        };
        let wanted = json!({
            "name": "Kirchweih", "date": "2026-10-18", "rules": rules, "matches": 2, "games": games,
            "organiser": "Burschenverein", "entry_fee": 1000,
            "director": {"first_name": "Resi", "surname": "Leitner"},
        });
        let made = world.create(&wanted).await.ok();
        made["tournament"].as_str().unwrap().clone_into(&mut world.tournament);
        made["token"].as_str().unwrap().clone_into(&mut world.director);
        world
    }

    /// The same with a referee, a seed, so many players, drawn.
    pub(crate) async fn drawn(rules: &str, games: u32, players: u32) -> World {
        let world = World::new(rules, games).await;
        let director = world.director.clone();
        for wish in [
            json!({"appoint": {"role": "referee", "first_name": "Max", "surname": "Streng"}}),
            json!({"fix_seed": {"seed": "Lottozahlen"}}),
            json!({"open_registration": {}}),
        ] {
            world.wish(&director, &wish).await.ok();
        }
        let mut table = String::from("Vorname;Nachname;Ort;Geburtsdatum;Bezahlt\n");
        for number in 1..=players {
            let town = number % 5;
            let _ = writeln!(table, "Vorname{number};Nachname{number};Ort{town};1.1.1970;10");
        }
        let path = "/api/hall/players/import?id=import";
        world.send(Method::POST, path, Some(&director), table.into_bytes()).await.ok();
        world.wish(&director, &json!({"draw": {"uneven": "waiting_list"}})).await.ok();
        world
    }

    /// The same with the first match running, the list being kept by seat 1.
    pub(crate) async fn running(rules: &str, games: u32, players: u32) -> World {
        let world = World::drawn(rules, games, players).await;
        world.wish(&world.director, &json!({"start_match": {"keeper": 1}})).await.ok();
        world
    }

    async fn create(&self, wanted: &Value) -> Answer {
        self.admin(Method::POST, "/api/hall/tournaments", wanted).await
    }

    pub(crate) async fn request(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let kind = response.headers().get("content-type").map(|kind| kind.to_str().unwrap().to_owned());
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let body = serde_json::from_slice(&bytes).unwrap_or(Value::String(text));
        Answer { status, kind: kind.unwrap_or_default(), body }
    }

    pub(crate) async fn raw(&self, request: Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: impl Into<Body>,
    ) -> Answer {
        self.request(World::asked(method, path, token, body)).await
    }

    pub(crate) fn asked(
        method: Method,
        path: &str,
        token: Option<&str>,
        body: impl Into<Body>,
    ) -> Request<Body> {
        let mut request =
            Request::builder().method(method).uri(path).header("content-type", "application/json");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        request.body(body.into()).unwrap()
    }

    pub(crate) async fn get(&self, path: &str, token: &str) -> Answer {
        self.send(Method::GET, path, Some(token), Body::empty()).await
    }

    pub(crate) async fn anybody(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None, Body::empty()).await
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(token), body.to_string()).await
    }

    pub(crate) async fn admin(&self, method: Method, path: &str, body: &Value) -> Answer {
        let asked = World::asked(method, path, None, body.to_string());
        self.request(World::as_admin(asked)).await
    }

    /// The same request, sent by the administrator: the guard of a server says who that is.
    pub(crate) fn as_admin(asked: Request<Body>) -> Request<Body> {
        let (mut parts, body) = asked.into_parts();
        let caller = Caller { admin: true, ..Caller::unknown(&parts) };
        parts.extensions.insert(caller);
        Request::from_parts(parts, body)
    }

    /// An id that was not used yet.
    pub(crate) fn id(&self) -> String {
        format!("command-{}", self.ids.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) async fn wish(&self, token: &str, wish: &Value) -> Answer {
        self.post("/api/hall/do", token, &json!({"id": self.id(), "do": wish})).await
    }

    pub(crate) async fn wish_because(&self, token: &str, why: &str, wish: &Value) -> Answer {
        self.post("/api/hall/do", token, &json!({"id": self.id(), "why": why, "do": wish})).await
    }

    /// A new link.
    pub(crate) async fn link(&self, wanted: &Value) -> String {
        let made = self.post("/api/hall/links", &self.director, wanted).await.ok();
        made["token"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn keeper(&self, table: u32) -> String {
        self.link(&json!({"role": "keeper", "table": table})).await
    }

    /// A link of the referee, who is person 2.
    pub(crate) async fn referee(&self) -> String {
        self.link(&json!({"role": "referee", "person": 2})).await
    }

    /// Plays a whole list, signs and closes it.
    pub(crate) async fn play_list(&self, keeper: &str, games: u32) {
        for game in 1..=games {
            let row = json!({"enter_row": {"game": game, "row": rufspiel()}});
            self.wish(keeper, &row).await.ok();
        }
        self.wish(keeper, &json!({"sign": {"signer": "all"}})).await.ok();
        self.wish(keeper, &json!({"close_list": {}})).await.ok();
    }

    /// How many events are on the disk.
    pub(crate) async fn events(&self) -> usize {
        stammtisch_store::load(&self.store, &self.tournament).await.unwrap().log().len()
    }
}
