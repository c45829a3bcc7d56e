//! The addresses of lessons and of the rules book.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use stammtisch_coach::LESSONS;
use stammtisch_learn::router;
use tower::ServiceExt as _;

async fn ask(method: &str, path: &str, body: &Value) -> (StatusCode, Value) {
    let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
    let body = if method == "GET" { Body::empty() } else { Body::from(body.to_string()) };
    let response = router().oneshot(request.body(body).expect("a request")).await.expect("an answer");
    let status = response.status();
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

#[tokio::test]
async fn lessons_are_listed_in_both_languages() {
    let (status, german) = ask("GET", "/api/learn?lang=de", &Value::Null).await;
    let (_, english) = ask("GET", "/api/learn?lang=en", &Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(german[0]["title"], "Farbe bedienen");
    assert_eq!(english[0]["title"], "Following suit");
    assert_eq!(german.as_array().map(Vec::len), Some(LESSONS.len()));
}

#[tokio::test]
async fn a_lesson_is_played_over_http() {
    let (status, begun) = ask("GET", "/api/learn/call", &Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    let action = begun["hand"]["coach"]["hint"]["action"].clone();
    let (status, next) = ask("POST", "/api/learn/call", &json!({"actions": [action]})).await;
    assert_eq!(status, StatusCode::OK, "{next}");
    assert_eq!(next["hand"]["coach"]["agrees"], true);
    assert!(next["hand"]["view"]["memory"].is_null(), "only what is shown is sent");
}

#[tokio::test]
async fn wrong_requests_are_answered_with_a_sentence() {
    let (status, unknown) = ask("GET", "/api/learn/poker", &Value::Null).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(unknown["detail"], "Diese Lektion gibt es nicht.");
    let (status, refused) =
        ask("POST", "/api/learn/follow?lang=en", &json!({"actions": [{"play": "EO"}]})).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused["clause"].is_string() || refused["code"].is_string(), "{refused}");
    let long = json!({"actions": vec![json!({"play": "EO"}); 100]});
    assert_eq!(ask("POST", "/api/learn/follow", &long).await.0, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn the_book_has_contents_entries_and_a_search() {
    let (_, contents) = ask("GET", "/api/book?lang=de", &Value::Null).await;
    assert!(contents["sections"].as_array().is_some_and(|sections| sections.len() > 10));
    let (_, entry) = ask("GET", "/api/book/entry?q=S%202.5.4&lang=de", &Value::Null).await;
    assert_eq!(entry["entry"]["query"], "S 2.5.4");
    let (_, guessed) = ask("GET", "/api/book/entry?q=Laufennde&lang=de", &Value::Null).await;
    assert!(guessed["taken_as"].is_string() || guessed["suggestions"][0].is_object(), "{guessed}");
    let (_, hits) = ask("GET", "/api/book/search?q=Schneider&lang=de", &Value::Null).await;
    assert!(hits[0]["beginning"].is_string());
    let long = format!("/api/book/search?q={}", "x".repeat(300));
    assert_eq!(ask("GET", &long, &Value::Null).await.0, StatusCode::UNPROCESSABLE_ENTITY);
}
