//! Guests: names, cookies, and what is done with both.

use axum::http::StatusCode;
use serde_json::json;
use stammtisch_server::http::HttpOptions;
use stammtisch_server::secret::Key;

use crate::house::{Ask, House};

#[tokio::test]
async fn a_name_is_kept_in_a_cookie() {
    let house = House::new().await;
    let nobody = house.ask(Ask::get("/api/me")).await;
    assert_eq!(nobody.json()["guest"], json!(null));
    let answer = house.ask(Ask::post("/api/guest", &json!({"name": "  Anna  Maria "}))).await;
    assert_eq!(answer.json()["guest"]["name"], "Anna Maria");
    let set = answer.header("set-cookie");
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax") && set.contains("Path=/"), "{set}");
    assert!(!set.contains("Secure"), "without TLS browsers would drop it: {set}");
    let me = house.ask(Ask::get("/api/me").cookie(&answer.cookie())).await.json();
    assert_eq!(me["guest"], answer.json()["guest"]);
    assert_eq!((me["admin"].clone(), me["protocol"].clone()), (json!(false), json!(1)));
}

#[tokio::test]
async fn another_name_is_the_same_guest() {
    let house = House::new().await;
    let first = house.guest("Anna").await;
    let before = house.ask(Ask::get("/api/me").cookie(&first)).await.json();
    let renamed = house.ask(Ask::post("/api/guest", &json!({"name": "Anni"})).cookie(&first)).await;
    assert_eq!(renamed.json()["guest"]["id"], before["guest"]["id"]);
    assert_eq!(renamed.json()["guest"]["name"], "Anni");
}

#[tokio::test]
async fn over_tls_the_cookie_is_bound_to_the_host() {
    let public = "https://karten.example".parse().expect("an origin");
    let house = House::with(HttpOptions { public: Some(public), ..HttpOptions::default() }).await;
    let ask = Ask::post("/api/guest", &json!({"name": "Anna"})).header("origin", "https://karten.example");
    let answer = house.ask(ask).await;
    let set = answer.header("set-cookie");
    let is_secure = set.split("; ").any(|attribute| attribute == "Secure");
    assert!(set.starts_with("__Host-stammtisch-guest=") && is_secure, "{set}");
    assert!(answer.header("strict-transport-security").starts_with("max-age="));
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    let (name, value) = cookie.split_once('=').expect("a cookie");
    let other = Key::from_bytes([0; 32]);
    let content = Key::open(&house.data.key().expect("ours"), "guest", value).expect("we signed it");
    let text = String::from_utf8(content.clone()).expect("JSON");
    let forged = [
        format!("{name}={}", other.sign("guest", &content)),
        format!("{name}={}", house.data.key().expect("ours").sign("admin", &content)),
        format!("{name}={value}x"),
        format!("{name}={}", value.replacen('e', "f", 1)),
        format!("{name}={text}"),
        format!("{name}="),
    ];
    for forged in forged {
        let me = house.ask(Ask::get("/api/me").cookie(&forged)).await.json();
        assert_eq!(me["guest"], json!(null), "{forged}");
        let play = house.ask(Ask::post("/api/play", &json!({})).cookie(&forged)).await;
        assert_eq!((play.status, play.code().as_str()), (StatusCode::UNAUTHORIZED, "no_guest"));
    }
}

#[tokio::test]
async fn a_name_that_cannot_be_taken_is_explained_in_the_caller_s_language() {
    let house = House::new().await;
    for (name, code) in [
        ("", "name_empty"),
        ("xxxxxxxxxxxxxxxxxxxxxxxxx", "name_too_long"),
        ("An\u{202e}na", "name_hidden_characters"),
        ("An\u{0}na", "name_hidden_characters"),
    ] {
        let ask = || Ask::post("/api/guest", &json!({"name": name}));
        let german = house.ask(ask().header("accept-language", "de-DE,de;q=0.9")).await;
        let english = house.ask(ask().header("accept-language", "en")).await;
        assert_eq!((german.status, german.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, code));
        assert!(german.message().starts_with("Der Name"), "{}", german.message());
        assert!(english.message().starts_with("The name"), "{}", english.message());
    }
}

#[tokio::test]
async fn script_in_a_name_stays_text() {
    let house = House::new().await;
    let name = "<script>x()</script>";
    let cookie = house.guest(name).await;
    let table = house.practice(&cookie).await;
    for path in [format!("/api/tables/{table}"), "/api/me".to_owned()] {
        let answer = house.ask(Ask::get(&path).cookie(&cookie)).await;
        assert_eq!(answer.header("content-type"), "application/json");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert!(answer.header("content-security-policy").starts_with("default-src 'none'"));
        assert!(answer.text().contains(name), "{}", answer.text());
    }
    // The page that shows it runs no script but its own.
    let page = house.ask(Ask::get(&format!("/t/{table}")).cookie(&cookie)).await;
    assert!(!page.text().contains(name));
    let policy = page.header("content-security-policy");
    // The engine is WebAssembly, and for that there is no other word; nothing else that is unsafe is allowed.
    let rest = policy.replacen(" 'wasm-unsafe-eval'", "", 1);
    assert!(rest.contains("default-src 'self'") && !rest.contains("unsafe"), "{policy}");
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    let table = house.practice(&cookie).await;
    let answer = house.ask(Ask::post("/api/guest/forget", &json!({})).cookie(&cookie)).await;
    assert_eq!(answer.json()["guest"], json!(null));
    assert!(answer.header("set-cookie").contains("Max-Age=0"), "{}", answer.header("set-cookie"));
    let card = house.ask(Ask::get(&format!("/api/tables/{table}"))).await;
    assert!(!card.json()["seats"].to_string().contains("Anna"), "{}", card.text());
}
