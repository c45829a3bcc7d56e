//! Lockout is no weapon: what strangers guess does not keep an owner out, and there are ways back in.

mod world;

use std::net::Ipv4Addr;

use axum::http::StatusCode;
use serde_json::json;
use world::{Browser, PASSWORD, SECOND, World, code, id_of};

const MINUTE: i64 = 60 * SECOND;

/// Guesses at a name from many addresses until nobody else may try.
async fn lock_out(world: &World, name: &str) {
    let mut stranger = world.browser();
    for guess in 0..8 {
        stranger.address = Ipv4Addr::new(10, 9, 0, guess).into();
        assert_eq!(stranger.log_in(name, "wrong").await.0, StatusCode::UNAUTHORIZED);
    }
    let (status, body) = stranger.log_in(name, PASSWORD).await;
    assert_eq!((status, code(&body)), (StatusCode::TOO_MANY_REQUESTS, "slow_down"));
}

#[tokio::test]
async fn strangers_guesses_do_not_stop_who_is_signed_in() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    lock_out(&world, "Anna").await;
    let change = json!({"old": PASSWORD, "new": "gelbe Laterne am Tor"});
    let (status, body) = anna.post("/api/account/password", change).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let (status, body) = anna.post("/api/account/delete", json!({"password": "gelbe Laterne am Tor"})).await;
    assert_eq!(status, StatusCode::OK, "{body}");
}

#[tokio::test]
async fn who_is_signed_in_guesses_no_faster_than_others() {
    let world = World::new().await;
    let mut thief = world.member("Anna").await;
    for _ in 0..8 {
        let (status, body) = thief.post("/api/account/delete", json!({"password": "wrong"})).await;
        assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "wrong_password"));
    }
    let (status, body) = thief.post("/api/account/delete", json!({"password": PASSWORD})).await;
    assert_eq!((status, code(&body)), (StatusCode::TOO_MANY_REQUESTS, "slow_down"));
    assert_eq!(world.browser().log_in("Anna", PASSWORD).await.0, StatusCode::OK, "others sign in meanwhile");
}

#[tokio::test]
async fn strangers_guesses_do_not_stop_a_known_device() {
    let world = World::new().await;
    let mut phone = world.member("Anna").await;
    phone.post("/api/account/logout", json!({})).await;
    assert!(phone.cookies.contains_key("stammtisch-device"), "it stays known");
    lock_out(&world, "Anna").await;
    assert_eq!(phone.log_in("Anna", PASSWORD).await.0, StatusCode::OK);
    lock_out(&world, "Sepp").await;
    let (status, _) = phone.log_in("Sepp", PASSWORD).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "it is known for Anna alone");
}

#[tokio::test]
async fn a_known_device_guesses_no_faster_and_a_forged_one_is_not_known() {
    let world = World::new().await;
    let mut phone = world.member("Anna").await;
    phone.post("/api/account/logout", json!({})).await;
    for _ in 0..8 {
        assert_eq!(phone.log_in("Anna", "wrong").await.0, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(phone.log_in("Anna", PASSWORD).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(world.browser().log_in("Anna", PASSWORD).await.0, StatusCode::OK, "that stops nobody else");
    lock_out(&world, "Anna").await;
    let mut forged = world.browser();
    forged.cookies.insert("stammtisch-device".to_owned(), "A".repeat(43));
    assert_eq!(forged.log_in("Anna", PASSWORD).await.0, StatusCode::TOO_MANY_REQUESTS);
    world.pass(SECOND);
    assert_eq!(forged.log_in("Anna", PASSWORD).await.0, StatusCode::OK);
    assert_ne!(
        forged.cookies["stammtisch-device"],
        "A".repeat(43),
        "its token is never of the client's choice"
    );
}

#[tokio::test]
async fn a_new_password_forgets_the_devices_of_the_old_one() {
    let world = World::new().await;
    let mut phone = world.member("Anna").await;
    let mut laptop = world.browser();
    assert_eq!(laptop.log_in("Anna", PASSWORD).await.0, StatusCode::OK);
    let change = json!({"old": PASSWORD, "new": "gelbe Laterne am Tor"});
    assert_eq!(laptop.post("/api/account/password", change).await.0, StatusCode::OK);
    lock_out(&world, "Anna").await;
    let (status, _) = phone.log_in("Anna", "gelbe Laterne am Tor").await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "the old device is one of many");
    laptop.post("/api/account/logout", json!({})).await;
    assert_eq!(laptop.log_in("Anna", "gelbe Laterne am Tor").await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_new_password_shuts_what_a_thief_has_left_open() {
    let world = World::new().await;
    let mut thief = world.member("Anna").await;
    let open = door(&mut thief).await;
    let (_, made) = thief.post("/api/account/recovery", json!({"password": PASSWORD})).await;
    let mut owner = world.browser();
    assert_eq!(owner.log_in("Anna", PASSWORD).await.0, StatusCode::OK);
    let change = json!({"old": PASSWORD, "new": "gelbe Laterne am Tor"});
    assert_eq!(owner.post("/api/account/password", change).await.0, StatusCode::OK);
    let (status, _) = world.browser().post("/api/account/enter", json!({"token": open})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let recover = json!({"name": "Anna", "code": made["code"], "password": "rote Laterne am Tor"});
    assert_eq!(world.browser().post("/api/account/recover", recover).await.0, StatusCode::UNAUTHORIZED);
    assert!(owner.get("/api/account").await.1["you"]["recovery"].is_null(), "the page offers a new one");
}

/// Opens a door; returns its secret.
async fn door(browser: &mut Browser<'_>) -> String {
    let (status, body) =
        browser.post("/api/account/door", json!({"origin": "https://schafkopf.example"})).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    assert!(body["qr"].as_str().is_some_and(|picture| picture.contains("<svg")), "{body}");
    let path = body["path"].as_str().expect("a path");
    path.strip_prefix("/account/enter#").expect("the secret is in the fragment").to_owned()
}

#[tokio::test]
async fn a_signed_in_device_lets_another_in_once_and_for_a_short_time() {
    let world = World::new().await;
    let mut phone = world.member("Anna").await;
    let first = door(&mut phone).await;
    let second = door(&mut phone).await;
    let mut tablet = world.browser();
    for shut in [first.as_str(), "", "nonsense"] {
        let (status, body) = tablet.post("/api/account/enter", json!({"token": shut})).await;
        assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "link_invalid"), "{shut}");
    }
    let (status, body) = tablet.post("/api/account/enter", json!({"token": second})).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    assert_eq!(tablet.who().await, Some(id_of("Anna")));
    assert_eq!(phone.who().await, Some(id_of("Anna")), "the first device stays signed in");
    let again = world.browser().post("/api/account/enter", json!({"token": second})).await;
    assert_eq!(again.0, StatusCode::UNAUTHORIZED, "it is shut behind the first");
    let late = door(&mut phone).await;
    world.pass(5 * MINUTE + SECOND);
    let (status, _) = world.browser().post("/api/account/enter", json!({"token": late})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, _) = world.guest(&id_of("gast"), "Gast").post("/api/account/door", json!({})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "a guest has no account to open");
}

#[tokio::test]
async fn a_code_on_paper_opens_a_forgotten_account_once() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let (status, body) = anna.post("/api/account/recovery", json!({"password": "wrong"})).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "wrong_password"));
    let (_, old) = anna.post("/api/account/recovery", json!({"password": PASSWORD})).await;
    let (_, made) = anna.post("/api/account/recovery", json!({"password": PASSWORD})).await;
    assert_eq!(made["name"], "Anna");
    assert_eq!(anna.get("/api/account").await.1["you"]["recovery"], made["made"]);
    let paper = made["code"].as_str().expect("a code");
    lock_out(&world, "Anna").await;
    let mut elsewhere = world.browser();
    let fresh = "gelbe Laterne am Tor";
    for (name, code_typed) in
        [("Anna", old["code"].as_str().expect("a code")), ("Anna", "0"), ("Sepp", paper), ("", "")]
    {
        let wrong = json!({"name": name, "code": code_typed, "password": fresh});
        let (status, body) = elsewhere.post("/api/account/recover", wrong).await;
        assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "wrong_recovery"), "{name}");
    }
    let weak = json!({"name": "Anna", "code": paper, "password": "kurz"});
    assert_eq!(code(&elsewhere.post("/api/account/recover", weak).await.1), "password_short");
    let typed = paper.to_lowercase().replace('-', " ");
    let right = json!({"name": "anna", "code": typed, "password": fresh});
    let (status, body) = elsewhere.post("/api/account/recover", right.clone()).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    assert_eq!(elsewhere.who().await, Some(id_of("Anna")));
    assert!(anna.who().await.is_none(), "all other sessions have ended");
    let (status, _) = world.browser().post("/api/account/recover", right).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "it is used up");
}

#[tokio::test]
async fn tries_with_codes_are_slowed_down_by_address_alone() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let (_, made) = anna.post("/api/account/recovery", json!({"password": PASSWORD})).await;
    let mut stranger = world.browser();
    stranger.address = Ipv4Addr::new(10, 9, 9, 9).into();
    let wrong = json!({"name": "Anna", "code": "0000-0000-0000-0000-0000", "password": PASSWORD});
    for _ in 0..30 {
        assert_eq!(stranger.post("/api/account/recover", wrong.clone()).await.0, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(stranger.post("/api/account/recover", wrong).await.0, StatusCode::TOO_MANY_REQUESTS);
    let right = json!({"name": "Anna", "code": made["code"], "password": "gelbe Laterne am Tor"});
    assert_eq!(world.browser().post("/api/account/recover", right).await.0, StatusCode::OK);
}
