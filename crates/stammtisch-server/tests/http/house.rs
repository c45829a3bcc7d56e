//! A server in a temporary folder, asked without a network.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use schafkopf::rules;
use serde_json::Value;
use stammtisch_http::clock::{Clock, SystemClock};
use stammtisch_http::randomness::SystemRandomness;
use stammtisch_server::data_folder::{DataFolder, database};
use stammtisch_server::http::{App, HttpOptions, Parts, Peer, router};
use stammtisch_server::hub::{Hub, HubOptions};
use stammtisch_server::table::Delays;
use stammtisch_store_sqlite::SqliteStore;
use tempfile::TempDir;
use tower::ServiceExt as _;

/// The host that requests are sent to.
pub(crate) const HOST: &str = "karten.example:7333";
/// The origin of the page on that host.
pub(crate) const ORIGIN: &str = "http://karten.example:7333";

/// A server in a temporary folder.
pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) data: DataFolder,
    _folder: TempDir,
}

impl House {
    /// A server as it is usually set up.
    pub(crate) async fn new() -> House {
        House::with(HttpOptions::default()).await
    }

    /// A server set up in another way.
    pub(crate) async fn with(options: HttpOptions) -> House {
        House::at(Delays::INSTANT, options).await
    }

    /// A house whose tables have delays of their own.
    pub(crate) async fn at(delays: Delays, options: HttpOptions) -> House {
        House::on(Arc::new(SystemClock::new()), delays, options).await
    }

    /// A house with a clock of its own.
    pub(crate) async fn on(clock: Arc<dyn Clock>, delays: Delays, options: HttpOptions) -> House {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let data = DataFolder::take(folder.path()).expect("nobody else is there");
        let (store, _) = SqliteStore::open(&database(folder.path())).await.expect("a database");
        let random = Arc::new(SystemRandomness);
        let hub_options = HubOptions { delays: Some(delays), ..HubOptions::default() };
        let hub =
            Hub::open(Arc::new(store), hub_options, clock.clone(), random.clone()).await.expect("a hub");
        let app = App::new(Parts {
            hub,
            key: data.key().expect("a key"),
            admin: data.admin_link(),
            rules: rules::builtin_ids().filter_map(rules::builtin).collect(),
            clock,
            random,
            options,
        });
        House { app, data, _folder: folder }
    }

    /// Asks, and waits for the whole answer.
    pub(crate) async fn ask(&self, ask: Ask) -> Answer {
        let response = router(self.app.clone()).oneshot(ask.request()).await.expect("it never fails");
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("it is in memory").to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// The cookie of a new guest.
    pub(crate) async fn guest(&self, name: &str) -> String {
        let answer = self.ask(Ask::post("/api/guest", &serde_json::json!({"name": name}))).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        answer.cookie()
    }

    /// The id of a practice table that a guest opened.
    pub(crate) async fn practice(&self, cookie: &str) -> String {
        let answer = self.ask(Ask::post("/api/play", &serde_json::json!({})).cookie(cookie)).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        answer.json()["id"].as_str().expect("an id").to_owned()
    }
}

/// A request.
pub(crate) struct Ask {
    method: Method,
    path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
    from: IpAddr,
}

impl Ask {
    pub(crate) fn new(method: Method, path: &str) -> Ask {
        let headers = vec![(header::HOST.to_string(), HOST.to_owned())];
        Ask { method, path: path.to_owned(), headers, body: Vec::new(), from: [203, 0, 113, 7].into() }
    }

    /// Reading.
    pub(crate) fn get(path: &str) -> Ask {
        Ask::new(Method::GET, path)
    }

    /// Changing something, as our own page does it.
    pub(crate) fn post(path: &str, body: &Value) -> Ask {
        Ask::raw(path, body.to_string().as_bytes()).header("origin", ORIGIN)
    }

    /// Changing something, without an origin.
    pub(crate) fn raw(path: &str, body: &[u8]) -> Ask {
        let mut ask = Ask::new(Method::POST, path).header("content-type", "application/json");
        ask.body = body.to_vec();
        ask
    }

    pub(crate) fn header(mut self, name: &str, value: &str) -> Ask {
        self.headers.retain(|(known, _)| known != name);
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub(crate) fn cookie(self, cookie: &str) -> Ask {
        self.header("cookie", cookie)
    }

    /// From another address.
    pub(crate) fn from(mut self, address: &str) -> Ask {
        self.from = address.parse().expect("an address");
        self
    }

    fn request(self) -> Request<Body> {
        let mut request = Request::builder().method(self.method).uri(self.path);
        for (name, value) in self.headers {
            request = request.header(name, value);
        }
        request.extension(Peer(self.from)).body(Body::from(self.body)).expect("a request")
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The code of an error.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The sentence of an error.
    pub(crate) fn message(&self) -> String {
        self.json()["detail"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The cookie that was set, as it is sent back.
    pub(crate) fn cookie(&self) -> String {
        self.header("set-cookie").split(';').next().unwrap_or_default().to_owned()
    }
}
