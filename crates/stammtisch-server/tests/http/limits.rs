//! How much one address may do.

use axum::http::StatusCode;
use serde_json::json;
use stammtisch_server::http::{HttpOptions, Limits};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::door::Door;
use crate::house::{Ask, House};

fn with(limits: Limits) -> HttpOptions {
    HttpOptions { limits, ..HttpOptions::default() }
}

/// How many of so many requests get through.
async fn through(house: &House, number: usize, ask: impl Fn(usize) -> Ask) -> usize {
    let mut through = 0;
    for place in 0..number {
        let answer = house.ask(ask(place)).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer.code(), "too_many");
        } else {
            through += 1;
        }
    }
    through
}

#[tokio::test]
async fn one_address_cannot_ask_without_end() {
    let house = House::with(with(Limits { requests_per_second: 1, ..Limits::default() })).await;
    let got = through(&house, 30, |_| Ask::get("/healthz")).await;
    assert!((10..=12).contains(&got), "{got}");
    assert_eq!(
        through(&house, 1, |_| Ask::get("/healthz").from("203.0.113.8")).await,
        1,
        "others are not concerned"
    );
}

#[tokio::test]
async fn a_device_that_fetches_the_whole_page_takes_nothing_from_those_beside_it() {
    let house = House::with(with(Limits { requests_per_second: 1, ..Limits::default() })).await;
    let files: Vec<String> = stammtisch_web::paths().map(|path| format!("/{path}")).collect();
    let got = through(&house, files.len(), |place| Ask::get(&files[place])).await;
    assert_eq!(got, files.len());
    assert_eq!(through(&house, 5, |_| Ask::get("/healthz")).await, 5);
    let got = through(&house, 400, |_| Ask::get("/index.html")).await;
    assert!(got < 205, "{got}");
}

#[tokio::test]
async fn an_invented_address_helps_only_behind_our_proxy() {
    let limits = Limits { requests_per_second: 1, ..Limits::default() };
    let invented = |place: usize| {
        let forwarded = format!("10.0.{}.{}", place / 250, place % 250);
        Ask::get("/healthz").header("x-forwarded-for", &forwarded)
    };
    let house = House::with(with(limits)).await;
    let got = through(&house, 30, invented).await;
    assert!((10..=12).contains(&got), "{got}");
    let proxies = vec!["203.0.113.7".parse().expect("a network")];
    let house = House::with(HttpOptions { proxies, ..with(limits) }).await;
    assert_eq!(through(&house, 30, invented).await, 30);
}

#[tokio::test]
async fn names_and_tables_are_rationed() {
    let limits = Limits { guests_per_minute: 3, tables_per_minute: 2, ..Limits::default() };
    let house = House::with(with(limits)).await;
    let cookie = house.guest("Anna").await;
    let got = through(&house, 5, |_| Ask::post("/api/guest", &json!({"name": "Eve"}))).await;
    assert_eq!(got, 2, "a third name was Anna's");
    let rename = Ask::post("/api/guest", &json!({"name": "Anni"})).cookie(&cookie);
    assert_eq!(house.ask(rename).await.status, StatusCode::OK, "a new name for the same guest is free");
    let got = through(&house, 4, |_| Ask::post("/api/play", &json!({})).cookie(&cookie)).await;
    assert_eq!(got, 2);
}

#[tokio::test]
async fn one_address_holds_so_many_sockets_and_no_more() {
    let house = House::with(with(Limits { connections_per_address: 2, ..Limits::default() })).await;
    let cookie = house.guest("Anna").await;
    let table = house.practice(&cookie).await;
    let door = Door::open(&house, None).await;
    let origin = format!("http://{}", door.address);
    let first = door.sit_at(&table, &cookie).await;
    let _second = door.sit_at(&table, &cookie).await;
    let (status, code) = door.refused(&table, Some(&cookie), Some(&origin)).await;
    assert_eq!((status, code.as_str()), (StatusCode::TOO_MANY_REQUESTS, "too_many_connections"));
    drop(first);
    house.app.sockets_at_most(1).await;
    door.sit_at(&table, &cookie).await;
    door.close().await;
}

/// Asks on a connection of its own, and gives it back with what was answered.
async fn ask(door: &Door) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(&door.address).await.expect("it listens");
    // Who is not let in may have been told so before he asks.
    let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    let mut answer = vec![0; 4096];
    let read = stream.read(&mut answer).await.unwrap_or(0);
    (stream, String::from_utf8_lossy(&answer[..read]).into_owned())
}

#[tokio::test]
async fn one_address_holds_so_many_plain_connections_and_no_more() {
    let limits = Limits { plain_connections_per_address: 2, ..Limits::default() };
    let house = House::with(with(limits)).await;
    let door = Door::open(&house, None).await;
    let (first, second) = (ask(&door).await, ask(&door).await);
    assert!(first.1.starts_with("HTTP/1.1 200") && second.1.starts_with("HTTP/1.1 200"), "{first:?}");
    let mut third = TcpStream::connect(&door.address).await.expect("it listens");
    let mut answer = String::new();
    third.read_to_string(&mut answer).await.expect("it is told why, and closed");
    assert!(answer.starts_with("HTTP/1.1 429 Too Many Requests\r\n"), "{answer}");
    assert!(answer.contains("too_many_connections"), "{answer}");
    drop(first);
    // As soon as the server has seen that it is gone, there is room again.
    while !ask(&door).await.1.starts_with("HTTP/1.1 200") {}
    drop(second);
    door.close().await;
}

#[tokio::test]
async fn a_trusted_proxy_holds_as_many_connections_as_it_likes() {
    let limits = Limits { plain_connections_per_address: 1, ..Limits::default() };
    let proxies = vec!["127.0.0.1".parse().expect("a network")];
    let house = House::with(HttpOptions { proxies, ..with(limits) }).await;
    let door = Door::open(&house, None).await;
    let held = [ask(&door).await, ask(&door).await, ask(&door).await];
    assert!(held.iter().all(|(_, answer)| answer.starts_with("HTTP/1.1 200")), "{held:?}");
    drop(held);
    door.close().await;
}

#[tokio::test]
async fn a_client_that_never_reads_is_cut_off() {
    let house = House::with(with(Limits { unread_seconds: 1, ..Limits::NONE })).await;
    let door = Door::open(&house, None).await;
    let mut deaf = TcpStream::connect(&door.address).await.expect("it listens");
    let request = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n";
    while deaf.write_all(request).await.is_ok() {}
    door.close().await;
}
