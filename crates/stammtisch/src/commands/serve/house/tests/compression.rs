//! What is made smaller on its way says the same to everybody; nothing else is.

use std::io::Read as _;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use stammtisch_http::open::Open;
use stammtisch_server::http::Peer;
use tower::ServiceExt as _;

use super::HOST;
use super::roles::{EVERYBODY, Everybody, LINES, Role};

/// The routes that say the same to everybody.
const OPEN: [&str; 17] = [
    "/api/book",
    "/api/book/entry",
    "/api/book/search",
    "/api/bots",
    "/api/hall/public",
    "/api/hall/public/seasons",
    "/api/hall/public/seasons/{id}",
    "/api/hall/public/seasons/{id}/csv",
    "/api/hall/public/{id}",
    "/api/hall/public/{id}/results",
    "/api/hall/public/{id}/results/{form}",
    "/api/hall/public/{id}/where",
    "/api/learn",
    "/api/learn/{lesson}",
    "/api/legal/{page}",
    "/api/openapi.json",
    "/api/rules",
];

/// What a browser that takes gzip was answered.
struct Answer {
    status: StatusCode,
    marked: bool,
    headers: HeaderMap,
    body: Body,
}

impl Answer {
    fn is_smaller(&self) -> bool {
        self.headers.get(header::CONTENT_ENCODING).is_some_and(|coding| coding == "gzip")
    }

    /// How many bytes came, and what they say.
    async fn read(self) -> (usize, Vec<u8>) {
        let smaller = self.is_smaller();
        let sent = to_bytes(self.body, usize::MAX).await.expect("it is in memory");
        let mut said = sent.to_vec();
        if smaller {
            said.clear();
            GzDecoder::new(sent.as_ref()).read_to_end(&mut said).expect("gzip");
        }
        (sent.len(), said)
    }
}

async fn looked_at(all: &Everybody, place: &str, role: Role) -> Answer {
    let (cookie, token) = all.who(role);
    let mut request = Request::builder()
        .uri(place)
        .header(header::HOST, HOST)
        .header(header::ACCEPT_ENCODING, "gzip, deflate, br")
        .header(header::ACCEPT_LANGUAGE, "de")
        .extension(Peer([203, 0, 113, 9].into()));
    if !cookie.is_empty() {
        request = request.header(header::COOKIE, cookie);
    }
    if !token.is_empty() {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let request = request.body(Body::empty()).expect("a request");
    let (parts, body) = all.server.clone().oneshot(request).await.expect("it never fails").into_parts();
    Answer {
        status: parts.status,
        marked: parts.extensions.get::<Open>().is_some(),
        headers: parts.headers,
        body,
    }
}

/// A place that is really there, for a route.
fn place(route: &str, tournament: &str) -> String {
    let found = match route {
        "/api/learn/{lesson}" => "/api/learn/follow".to_owned(),
        "/api/legal/{page}" => "/api/legal/privacy".to_owned(),
        "/api/book/search" => "/api/book/search?q=Sau".to_owned(),
        route if route.starts_with("/api/hall/public/{id}") => route.replace("{id}", tournament),
        route => route.to_owned(),
    };
    found.replace(['{', '}'], "")
}

/// What an answer says, but for the time at which it was asked for.
fn without_time(said: &[u8]) -> Vec<u8> {
    match serde_json::from_slice::<Value>(said) {
        Ok(Value::Object(mut members)) => {
            members.remove("now");
            serde_json::to_vec(&members).expect("plain data")
        }
        Ok(_) | Err(_) => said.to_vec(),
    }
}

#[tokio::test]
async fn only_what_says_the_same_to_everybody_is_made_smaller() {
    let all = Everybody::new().await;
    let (_, known) = looked_at(&all, "/api/hall/public", Role::Nobody).await.read().await;
    let known: Value = serde_json::from_slice(&known).expect("JSON");
    let tournament = known["tournaments"][0]["id"].as_str().expect("there is one").to_owned();
    let season = json!({"toml": format!("name = \"Probe\"\ntournaments = [\"{tournament}\"]\n")}).to_string();
    let kept = all.send(("PUT", "/api/hall/seasons/id"), &season, all.who(Role::Administrator)).await;
    assert!(kept.status.is_success(), "{} {}", kept.status, kept.body);
    let (mut marked, mut smaller) = (Vec::new(), Vec::new());
    for (method, route, ..) in LINES {
        if *method != "GET" {
            continue;
        }
        let place = place(route, &tournament);
        let mut said_to_nobody = None;
        for &role in EVERYBODY {
            let answer = looked_at(&all, &place, role).await;
            // Who is refused is told so in a few words, which are never marked.
            let is_open = OPEN.contains(route) && answer.status.is_success();
            assert_eq!(answer.marked, is_open, "{route} as {role:?}");
            assert!(is_open || !answer.headers.contains_key(header::CONTENT_ENCODING), "{route} as {role:?}");
            if !is_open {
                continue;
            }
            marked.push(*route);
            if answer.is_smaller() {
                smaller.push(*route);
            }
            let said = without_time(&answer.read().await.1);
            let first = said_to_nobody.get_or_insert_with(|| said.clone());
            assert_eq!(*first, said, "{route} says something else to {role:?}");
        }
    }
    marked.dedup();
    smaller.dedup();
    let missing: Vec<_> = OPEN.iter().filter(|route| !marked.contains(route)).collect();
    let not_yet = ["/api/hall/public/{id}/results", "/api/hall/public/{id}/results/{form}"];
    assert_eq!(missing, not_yet.iter().collect::<Vec<_>>(), "only a tournament that runs has no results");
    for long in ["/api/book", "/api/openapi.json", "/api/rules", "/api/learn", "/api/legal/{page}"] {
        assert!(smaller.contains(&long), "{long} is long, and sent as it is");
    }
}

#[tokio::test]
async fn long_answers_are_a_third_as_long_on_their_way_and_say_the_same() {
    let all = Everybody::new().await;
    for place in ["/api/rules", "/api/openapi.json", "/api/book"] {
        let answer = looked_at(&all, place, Role::Nobody).await;
        assert!(answer.headers.get_all(header::VARY).iter().any(|by| by == "accept-encoding"), "{place}");
        let (sent, said) = answer.read().await;
        let (_, plain) = super::ask(&all.server, "GET", place).await;
        assert!(sent * 3 < plain.len(), "{place}: {sent} of {}", plain.len());
        assert!(said == plain, "{place}");
    }
}
