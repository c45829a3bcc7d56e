//! `docs/openapi.json` describes everything that a whole server answers.

mod compression;
mod roles;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use schafkopf::rules;
use serde_json::Value;
use stammtisch_accounts::LegalPages;
use stammtisch_http::clock::SystemClock;
use stammtisch_http::randomness::SystemRandomness;
use stammtisch_learn::review::{ReviewOptions, Reviews};
use stammtisch_server::data_folder::{DataFolder, database};
use stammtisch_server::directory::Directory;
use stammtisch_server::http::{App, Cookies, HttpOptions, Limits, Parts, Peer, router};
use stammtisch_server::hub::{Hub, HubOptions};
use stammtisch_store::Storage;
use stammtisch_store_sqlite::SqliteStore;
use tempfile::TempDir;
use tower::ServiceExt as _;

use super::{House, Residents, accounts, routes};

const HOST: &str = "karten.example";

/// A whole server in a temporary folder, as `stammtisch serve` builds it.
async fn server() -> (Router, TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = DataFolder::take(folder.path()).expect("nobody else is there");
    let (store, _) = SqliteStore::open(&database(folder.path())).await.expect("a database");
    let store: Storage = Arc::new(store);
    let (clock, random, key) = (SystemClock::new(), Arc::new(SystemRandomness), data.key().expect("a key"));
    let house = House::new(Cookies::new(key.clone(), data.admin_link(), false), clock, store.clone());
    let accounts = accounts(store.clone(), (clock, Arc::clone(&house)), false, LegalPages::default());
    let people: Arc<dyn Directory> = Arc::new(Residents(accounts.clone()));
    let options = HubOptions { people: Some(people), ..HubOptions::default() };
    let hub = Hub::open(store.clone(), options, Arc::new(clock), random.clone()).await;
    let hub = hub.expect("a hub");
    house.fill(hub.clone());
    let rules: Vec<_> = rules::builtin_ids().filter_map(rules::builtin).collect();
    let reviews = Reviews::start(rules.clone(), ReviewOptions::default()).expect("threads");
    let more = routes((store, house, &key), (&rules, Vec::new()), accounts, reviews);
    let options = HttpOptions { limits: Limits::NONE, ..HttpOptions::default() };
    let admin = data.admin_link();
    let parts = Parts { hub, key, admin, rules, clock: Arc::new(clock), random, options };
    (router(App::with_routes(parts, more)), folder)
}

async fn ask(server: &Router, method: &str, path: &str) -> (StatusCode, Vec<u8>) {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, HOST)
        .header(header::ORIGIN, format!("http://{HOST}"))
        .extension(Peer([203, 0, 113, 7].into()))
        .body(Body::empty())
        .expect("a request");
    let response = server.clone().oneshot(request).await.expect("it never fails");
    let (parts, body) = response.into_parts();
    (parts.status, to_bytes(body, usize::MAX).await.expect("it is in memory").to_vec())
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[tokio::test]
async fn the_description_is_up_to_date() {
    let (server, _folder) = server().await;
    let (_, served) = ask(&server, "GET", "/api/openapi.json").await;
    let file = workspace().join("docs/openapi.json");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&file, &served).expect("docs can be written");
    }
    let written = fs::read(&file).unwrap_or_default();
    assert!(
        written == served,
        "docs/openapi.json is stale: UPDATE_DOCS=1 cargo test -p stammtisch --lib house"
    );
}

/// Every reference in a description.
fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(members) => {
            found.extend(members.get("$ref").and_then(Value::as_str));
            members.values().for_each(|member| references(member, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn everything_described_is_there() {
    let (server, _folder) = server().await;
    let (_, served) = ask(&server, "GET", "/api/openapi.json").await;
    let described: Value = serde_json::from_slice(&served).expect("JSON");
    let mut found = Vec::new();
    references(&described, &mut found);
    for reference in found {
        assert!(described.pointer(reference.trim_start_matches('#')).is_some(), "{reference}");
    }
    let mut named = std::collections::BTreeSet::new();
    for (path, methods) in described["paths"].as_object().expect("paths") {
        for operation in methods.as_object().expect("methods").values() {
            assert!(named.insert(operation["operationId"].as_str()), "{path}: another route has this name");
        }
        let place = path.replace(['{', '}'], "");
        for method in methods.as_object().expect("methods").keys() {
            let (status, body) = ask(&server, &method.to_uppercase(), &place).await;
            assert_ne!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            // What the page's own fallback does not know is no route; handlers may know nothing of what is named so.
            let unknown = status == StatusCode::NOT_FOUND && !path.contains('{') && path != "/metrics";
            assert!(!unknown, "{method} {path}: {}", String::from_utf8_lossy(&body));
        }
    }
}

/// Folders in which every route must be mounted together with its description.
const DESCRIBED: [&str; 4] = [
    "crates/stammtisch-accounts/src",
    "crates/stammtisch-hall/src",
    "crates/stammtisch-learn/src",
    "crates/stammtisch-server/src",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// What is not written in these folders: a route without its description, a body without its type.
const NOT_WRITTEN: [(&str, &str); 4] = [
    (".route(", "mount it with routes!, so that it is described"),
    (".nest(", "mount it with routes!, so that it is described"),
    (".route_service(", "mount it with routes!, so that it is described"),
    ("json!(", "give the body a type"),
];

#[test]
fn every_route_is_described_and_every_body_has_a_type() {
    let mut files = Vec::new();
    for folder in DESCRIBED {
        sources(&workspace().join(folder), &mut files);
    }
    assert!(files.len() > 50, "{}", files.len());
    for file in files.iter().filter(|file| !file.ends_with("tests.rs")) {
        let text = fs::read_to_string(file).expect("a source");
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for (written, instead) in NOT_WRITTEN {
            assert!(!code.contains(written), "{}: {instead}", file.display());
        }
    }
}
