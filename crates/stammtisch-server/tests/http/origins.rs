//! Requests from foreign pages.

use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::door::Door;
use crate::house::{Ask, House, ORIGIN};

#[tokio::test]
async fn what_changes_something_must_come_from_our_own_page() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    for path in ["/api/guest", "/api/guest/forget", "/api/tables", "/api/play", "/nothing", "/"] {
        for origin in
            ["http://evil.example", "null", "http://karten.example", "https://karten.example:7333.evil"]
        {
            let ask = Ask::raw(path, b"{\"name\":\"Eve\"}").cookie(&cookie).header("origin", origin);
            let answer = house.ask(ask).await;
            assert_eq!(
                (answer.status, answer.code().as_str()),
                (StatusCode::FORBIDDEN, "foreign_origin"),
                "{path} {origin}"
            );
        }
        let without = house.ask(Ask::raw(path, b"{}").cookie(&cookie)).await;
        assert_eq!(without.status, StatusCode::FORBIDDEN, "{path}");
    }
    for method in [Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS] {
        let answer = house.ask(Ask::new(method, "/api/tables").cookie(&cookie)).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(
        house.ask(Ask::get("/api/tables").header("origin", "http://evil.example")).await.status,
        StatusCode::OK
    );
}

#[tokio::test]
async fn a_browser_that_says_same_origin_is_believed() {
    let house = House::new().await;
    let ask = Ask::raw("/api/guest", b"{\"name\":\"Anna\"}");
    assert_eq!(house.ask(ask.header("sec-fetch-site", "same-origin")).await.status, StatusCode::OK);
    for site in ["same-site", "cross-site", "none"] {
        let ask = Ask::raw("/api/guest", b"{\"name\":\"Anna\"}").header("sec-fetch-site", site);
        assert_eq!(house.ask(ask).await.status, StatusCode::FORBIDDEN, "{site}");
    }
}

#[tokio::test]
async fn other_pages_get_no_permission_to_read() {
    let house = House::new().await;
    let ask = Ask::get("/api/me").header("origin", "http://evil.example");
    let answer = house.ask(ask).await;
    assert!(answer.headers.keys().all(|name| !name.as_str().starts_with("access-control")));
    assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
    let ours = house.ask(Ask::post("/api/guest", &json!({"name": "A"})).header("origin", ORIGIN)).await;
    assert_eq!(ours.status, StatusCode::OK);
}

#[tokio::test]
async fn a_foreign_page_opens_no_socket() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    let table = house.practice(&cookie).await;
    let door = Door::open(&house, None).await;
    for origin in [Some("http://evil.example"), Some("null"), Some("http://127.0.0.1:1"), None] {
        let (status, code) = door.refused(&table, Some(&cookie), origin).await;
        assert_eq!((status, code.as_str()), (StatusCode::FORBIDDEN, "foreign_origin"), "{origin:?}");
    }
    door.close().await;
}
