//! Accounts under attack, and under clumsiness.

mod world;

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, header};
use serde_json::json;
use stammtisch_accounts::{AccountOptions, Revoked};
use world::{DAY, PASSWORD, SECOND, START, World, code, id_of};

const SESSION: &str = "stammtisch-session";

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_id() {
    let world = World::new().await;
    let mut anna = world.guest(&id_of("anna"), "Anna");
    assert_eq!(anna.who().await.as_deref(), Some(id_of("anna").as_str()));
    let (status, body) =
        anna.post("/api/account/register", json!({"name": "Anna", "password": PASSWORD})).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    assert_eq!(
        (body["you"]["id"].as_str(), body["you"]["account"].as_bool()),
        (Some(id_of("anna").as_str()), Some(true))
    );
    assert!(!anna.cookies.contains_key("guest"), "the guest's cookie is taken away");
    assert_eq!(anna.who().await.as_deref(), Some(id_of("anna").as_str()));
    let mut new = world.browser();
    let (status, body) =
        new.post("/api/account/register", json!({"name": "Sepp", "password": PASSWORD})).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(body["you"]["id"].as_str().map(str::len), Some(36), "who was no guest gets an id: {body}");
}

#[tokio::test]
async fn a_registration_sent_twice_registers_once() {
    let world = World::new().await;
    let registration = json!({"name": "Anna", "password": PASSWORD});
    let (mut one, mut other) = (world.guest(&id_of("anna"), "Anna"), world.guest(&id_of("anna"), "Anna"));
    let (first, second) = tokio::join!(
        one.post("/api/account/register", registration.clone()),
        other.post("/api/account/register", registration.clone())
    );
    assert_eq!((first.0, second.0), (StatusCode::OK, StatusCode::OK), "{} {}", first.1, second.1);
    assert_eq!(one.who().await, other.who().await);
    let (status, _) = one.post("/api/account/register", registration).await;
    assert_eq!(status, StatusCode::OK, "also with the session of the first");
    let mut third = world.guest(&id_of("anna"), "Anna");
    let (status, body) =
        third.post("/api/account/register", json!({"name": "Anna", "password": "ganz was anderes"})).await;
    assert_eq!((status, code(&body)), (StatusCode::CONFLICT, "has_account"));
    let (status, body) =
        one.post("/api/account/register", json!({"name": "Sepp", "password": PASSWORD})).await;
    assert_eq!((status, code(&body)), (StatusCode::CONFLICT, "signed_in"));
}

#[tokio::test]
async fn a_name_that_looks_the_same_is_taken() {
    let world = World::new().await;
    world.member("Müller").await;
    for name in ["müller", "MULLER", "M\u{fc}ller", "Mu\u{308}ller", "\u{41c}\u{fc}ller", "Ｍüller"] {
        let (status, body) =
            world.browser().post("/api/account/register", json!({"name": name, "password": PASSWORD})).await;
        assert_eq!((status, code(&body)), (StatusCode::CONFLICT, "name_taken"), "{name}");
        assert!(!world.accounts.name_is_free(name).await.expect("a store"));
    }
    for name in ["Maier", "Gast", "Guest"] {
        assert!(world.accounts.name_is_free(name).await.expect("a store"), "{name}");
    }
    for name in ["Admin", "\u{410}dmin", "Stammtisch", "Gelöscht"] {
        assert!(!world.accounts.name_is_free(name).await.expect("a store"), "{name} claims an office");
    }
}

#[tokio::test]
async fn bad_names_and_passwords_are_refused_with_the_reason() {
    let world = World::new().await;
    for (name, password, expected) in [
        ("", PASSWORD, "name_empty"),
        ("a\u{202e}b", PASSWORD, "name_hidden_characters"),
        ("Administrator", PASSWORD, "name_reserved"),
        ("Anna", "kurz", "password_short"),
        ("Anna", "passwort123", "password_common"),
        ("Annamirl", "annamirl99", "password_like_name"),
    ] {
        let mut browser = world.browser();
        let body = json!({"name": name, "password": password});
        let (status, answer) = browser.post("/api/account/register?lang=de", body).await;
        assert_eq!((status, code(&answer)), (StatusCode::UNPROCESSABLE_ENTITY, expected));
        assert!(answer["detail"].as_str().is_some_and(|message| message.len() > 20), "{answer}");
        assert!(browser.who().await.is_none());
    }
}

#[tokio::test]
async fn unknown_names_and_wrong_passwords_take_the_same_way() {
    let world = World::new().await;
    world.member("Anna").await;
    let mut answers = Vec::new();
    for name in ["Anna", "Niemand", "", "a\u{202e}b", &"x".repeat(5_000)] {
        let before = world.accounts.passwords_hashed();
        answers.push(world.browser().log_in(name, "falsches Passwort").await);
        assert_eq!(world.accounts.passwords_hashed(), before + 1, "the same work is done for {name:.9}");
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_eq!((answers[0].0, code(&answers[0].1)), (StatusCode::UNAUTHORIZED, "wrong_login"));
}

#[tokio::test]
async fn guessing_one_name_is_slowed_down() {
    let world = World::new().await;
    world.member("Anna").await;
    let mut attacker = world.browser();
    for guess in 0..8 {
        attacker.address = std::net::Ipv4Addr::new(10, 0, 0, guess).into();
        assert_eq!(
            attacker.log_in("anna", &format!("guess number {guess}")).await.0,
            StatusCode::UNAUTHORIZED
        );
    }
    let hashed = world.accounts.passwords_hashed();
    for name in ["Anna", "ANNA", " anna ", "\u{430}nna"] {
        let (status, body) = attacker.log_in(name, PASSWORD).await;
        assert_eq!((status, code(&body)), (StatusCode::TOO_MANY_REQUESTS, "slow_down"));
        assert_eq!(attacker.headers[header::RETRY_AFTER], "1");
        assert_eq!(body["wait_s"], 1);
    }
    assert_eq!(world.accounts.passwords_hashed(), hashed, "while it waits nothing is looked at");
    world.pass(SECOND);
    assert_eq!(attacker.log_in("Anna", "guess number nine").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(attacker.log_in("Anna", "guess number ten").await.1["wait_s"], 2, "waits double");
    world.pass(2 * SECOND);
    assert_eq!(attacker.log_in("Anna", PASSWORD).await.0, StatusCode::OK, "the right one forgives");
    let mut admin = world.admin("Resi").await;
    let (_, log) = admin.get("/api/admin/log").await;
    let refused = log["log"].as_array().expect("a log").iter().filter(|line| line["what"] == "login_refused");
    assert_eq!(refused.count(), 1, "it is logged once");
}

#[tokio::test]
async fn who_tries_again_during_a_wait_does_not_lock_his_house_out() {
    let world = World::new().await;
    world.member("Anna").await;
    let mut anna = world.browser();
    for _ in 0..8 {
        assert_eq!(anna.log_in("Anna", "forgotten again").await.0, StatusCode::UNAUTHORIZED);
    }
    for _ in 0..50 {
        assert_eq!(anna.log_in("Anna", PASSWORD).await.1["wait_s"], 1);
    }
    world.pass(SECOND);
    assert_eq!(anna.log_in("Anna", PASSWORD).await.0, StatusCode::OK);
}

#[tokio::test]
async fn guessing_many_names_from_one_address_is_slowed_down() {
    let world = World::new().await;
    let mut attacker = world.browser();
    attacker.address = "2001:db8::1".parse().expect("an address");
    for guess in 0..30 {
        assert_eq!(attacker.log_in(&format!("name{guess}"), PASSWORD).await.0, StatusCode::UNAUTHORIZED);
    }
    attacker.address = "2001:db8::ffff".parse().expect("an address");
    assert_eq!(
        attacker.log_in("another", PASSWORD).await.0,
        StatusCode::TOO_MANY_REQUESTS,
        "the same household"
    );
    attacker.address = "2001:db8:0:1::1".parse().expect("an address");
    assert_eq!(attacker.log_in("another", PASSWORD).await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_session_is_never_of_the_client_s_choice() {
    let world = World::new().await;
    world.member("Anna").await;
    let planted = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let mut victim = world.browser();
    victim.cookies.insert(SESSION.to_owned(), planted.to_owned());
    assert!(victim.who().await.is_none());
    assert_eq!(victim.log_in("Anna", PASSWORD).await.0, StatusCode::OK);
    assert_ne!(victim.cookies[SESSION], planted);
    let mut attacker = world.browser();
    attacker.cookies.insert(SESSION.to_owned(), planted.to_owned());
    assert!(attacker.who().await.is_none());
}

#[tokio::test]
async fn a_new_sign_in_kills_the_old_token() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let mut old = anna.clone();
    assert_eq!(anna.log_in("Anna", PASSWORD).await.0, StatusCode::OK);
    assert_eq!(anna.who().await, Some(id_of("Anna")));
    assert!(old.who().await.is_none());
}

#[tokio::test]
async fn a_changed_password_ends_every_other_session() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let mut stolen = anna.clone();
    let mut phone = world.browser();
    phone.log_in("anna", PASSWORD).await;
    let change = |old: &str| json!({"old": old, "new": "rote Laterne am Tor"});
    let (status, body) = anna.post("/api/account/password", change("falsch geraten")).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "wrong_password"));
    assert_eq!(anna.post("/api/account/password", change(PASSWORD)).await.0, StatusCode::OK);
    assert_eq!(anna.who().await, Some(id_of("Anna")));
    assert!(stolen.who().await.is_none() && phone.who().await.is_none());
    assert_eq!(phone.log_in("anna", PASSWORD).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(phone.log_in("anna", "rote Laterne am Tor").await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_stolen_session_is_dead_after_signing_out_everywhere() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let mut thief = anna.clone();
    let mut phone = world.browser();
    phone.log_in("Anna", PASSWORD).await;
    let identity = world.accounts.visitor(&headers(&phone)).await.expect("a store").expect("signed in");
    let mut revoked = world.accounts.revoked();
    assert_eq!(anna.post("/api/account/logout-everywhere", json!({})).await.0, StatusCode::OK);
    assert_eq!(revoked.recv().await, Ok(Revoked { person: id_of("Anna").parse().unwrap(), session: None }));
    assert!(Revoked { person: id_of("Anna").parse().unwrap(), session: None }.concerns(&identity));
    for browser in [&mut anna, &mut thief, &mut phone] {
        assert!(browser.who().await.is_none());
        assert_eq!(browser.get("/api/account/sessions").await.0, StatusCode::UNAUTHORIZED);
    }
}

fn headers(browser: &world::Browser<'_>) -> HeaderMap {
    let line = format!("{SESSION}={}", browser.cookies[SESSION]);
    HeaderMap::from_iter([(header::COOKIE, line.parse().expect("a header"))])
}

#[tokio::test]
async fn signing_out_here_leaves_the_other_device_alone() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let mut phone = world.browser();
    phone.log_in("Anna", PASSWORD).await;
    let (_, body) = anna.get("/api/account/sessions").await;
    let sessions = body["sessions"].as_array().expect("a list").clone();
    assert_eq!(sessions.len(), 2);
    assert_eq!(sessions.iter().filter(|session| session["current"] == true).count(), 1);
    assert_eq!(sessions[0]["device"], "Firefox, Linux");
    let mut copy = anna.clone();
    let mut revoked = world.accounts.revoked();
    anna.post("/api/account/logout", json!({})).await;
    assert!(revoked.recv().await.is_ok_and(|revoked| revoked.session.is_some()));
    assert!(!anna.cookies.contains_key(SESSION));
    assert!(anna.who().await.is_none() && copy.who().await.is_none());
    assert_eq!(phone.who().await, Some(id_of("Anna")));
    let (_, body) = phone.get("/api/account/sessions").await;
    let own = body["sessions"][0]["id"].as_str().expect("an id").to_owned();
    let mut sepp = world.member("Sepp").await;
    let (status, _) = sepp.post(&format!("/api/account/sessions/{own}/revoke"), json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "nobody ends the session of another");
    assert_eq!(phone.post(&format!("/api/account/sessions/{own}/revoke"), json!({})).await.0, StatusCode::OK);
    assert!(phone.who().await.is_none());
}

#[tokio::test]
async fn sessions_expire_unused_and_at_last_anyway() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let mut idle = world.browser();
    idle.log_in("Anna", PASSWORD).await;
    for _ in 0..6 {
        world.pass(29 * DAY);
        assert_eq!(anna.who().await, Some(id_of("Anna")), "it is used");
    }
    assert!(idle.who().await.is_none(), "30 days unused");
    world.pass(6 * DAY);
    assert_eq!(anna.who().await, Some(id_of("Anna")), "180 days are not over");
    world.pass(SECOND);
    assert!(anna.who().await.is_none(), "180 days are over");
    world.accounts.tidy().await.expect("a store");
    let mut again = world.browser();
    again.log_in("Anna", PASSWORD).await;
    let (_, body) = again.get("/api/account/sessions").await;
    assert_eq!(body["sessions"].as_array().map(Vec::len), Some(1), "old ones are thrown away");
}

#[tokio::test]
async fn how_long_sessions_live_is_a_parameter() {
    let options = AccountOptions { idle: 10 * SECOND, absolute: 15 * SECOND, ..AccountOptions::default() };
    let world = World::with(options).await;
    let mut anna = world.member("Anna").await;
    world.pass(10 * SECOND);
    assert!(anna.who().await.is_some());
    world.pass(SECOND);
    assert!(anna.who().await.is_none());
}

/// A server that starts with a wrong date does not accept sessions that look too old, and ends none for good.
#[tokio::test]
async fn a_clock_that_jumps_ahead_and_back_ends_no_session() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    world.pass(40 * DAY);
    assert!(anna.who().await.is_none(), "it looks too old");
    anna.get("/api/account").await;
    let mut phone = world.browser();
    phone.log_in("Anna", PASSWORD).await;
    world.pass(-40 * DAY);
    assert_eq!(anna.who().await, Some(id_of("Anna")), "the date is right again");
    assert_eq!(phone.who().await, Some(id_of("Anna")), "it began on a day to come");
    world.pass(-START - 10 * DAY);
    assert_eq!(anna.who().await, Some(id_of("Anna")), "before 1970");
    world.accounts.tidy().await.expect("a store");
    world.pass(START + 10 * DAY);
    assert_eq!(anna.who().await, Some(id_of("Anna")));
}

#[tokio::test]
async fn the_cookie_is_bound_to_the_host_where_there_is_tls() {
    let world = World::with(AccountOptions { secure: true, ..AccountOptions::default() }).await;
    let mut anna = world.member("Anna").await;
    let name = "__Host-stammtisch-session";
    assert!(anna.cookies.contains_key(name));
    let token = anna.cookies[name].clone();
    assert!(anna.who().await.is_some());
    let mut planted = world.browser();
    planted.cookies.insert(SESSION.to_owned(), token);
    assert!(planted.who().await.is_none(), "a cookie that any subdomain could set is not read");
    let mut again = world.browser();
    again.log_in("Anna", PASSWORD).await;
    let line = again.set_cookies.iter().find(|line| line.starts_with(name)).expect("a cookie");
    for part in ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"] {
        assert!(line.contains(part), "{line}");
    }
    assert!(!line.contains("Domain"));
}

#[tokio::test]
async fn an_old_guest_s_cookie_is_no_back_door() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let mut copy = world.guest(&id_of("Anna"), "Anna");
    assert!(copy.who().await.is_none(), "its id has an account");
    anna.post("/api/account/delete", json!({"password": PASSWORD})).await;
    assert!(copy.who().await.is_none(), "its id was erased");
    let (status, body) =
        copy.post("/api/account/register", json!({"name": "Anna", "password": PASSWORD})).await;
    assert_eq!(status, StatusCode::OK, "the name is free again: {body}");
    assert_ne!(body["you"]["id"], id_of("Anna"));
}

#[tokio::test]
async fn an_administrator_s_link_sets_a_password_once() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    let mut admin = world.admin("Resi").await;
    let path = format!("/api/admin/people/{}/reset", id_of("Anna"));
    assert_eq!(anna.post(&path, json!({})).await.0, StatusCode::FORBIDDEN, "she is no administrator");
    let token = |body: &serde_json::Value| {
        let path = body["path"].as_str().expect("a path");
        path.strip_prefix("/account/reset#").expect("behind #, where no log sees it").to_owned()
    };
    let (_, first) = admin.post(&path, json!({})).await;
    let (_, second) = admin.post(&path, json!({})).await;
    let mut browser = world.browser();
    let new = "gelbe Laterne am See";
    let reset = |token: &str| json!({"token": token, "password": new});
    let (status, body) = browser.post("/api/account/reset", reset(&token(&first))).await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "link_invalid"), "a newer one was made");
    let (status, body) =
        browser.post("/api/account/reset", json!({"token": token(&second), "password": "kurz"})).await;
    assert_eq!(
        (status, code(&body)),
        (StatusCode::UNPROCESSABLE_ENTITY, "password_short"),
        "it is not used up"
    );
    assert_eq!(browser.post("/api/account/reset", reset(&token(&second))).await.0, StatusCode::OK);
    assert_eq!(browser.who().await, Some(id_of("Anna")));
    assert!(anna.who().await.is_none(), "all sessions have ended");
    let (status, _) = world.browser().post("/api/account/reset", reset(&token(&second))).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "it works once");
    assert_eq!(anna.log_in("Anna", new).await.0, StatusCode::OK);
    let (_, third) = admin.post(&path, json!({})).await;
    world.pass(DAY + 1);
    let (status, _) = world.browser().post("/api/account/reset", reset(&token(&third))).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "a day is over");
    for file in world.files() {
        let bytes = std::fs::read(file).unwrap_or_default();
        assert!(!contains(&bytes, token(&third).as_bytes()), "only its hash is kept");
    }
}

#[tokio::test]
async fn two_uses_of_a_link_at_once_are_one() {
    let world = World::new().await;
    world.member("Anna").await;
    let mut admin = world.admin("Resi").await;
    let (_, body) = admin.post(&format!("/api/admin/people/{}/reset", id_of("Anna")), json!({})).await;
    let token = body["path"].as_str().expect("a path").rsplit('#').next().expect("a token").to_owned();
    let (mut one, mut other) = (world.browser(), world.browser());
    let body = json!({"token": token, "password": "gelbe Laterne am See"});
    let (first, second) =
        tokio::join!(one.post("/api/account/reset", body.clone()), other.post("/api/account/reset", body));
    let done = [first.0, second.0].into_iter().filter(|status| *status == StatusCode::OK).count();
    assert_eq!(done, 1, "{first:?} {second:?}");
}

#[tokio::test]
async fn a_locked_account_is_out_at_once() {
    let world = World::new().await;
    let (mut anna, mut admin) = (world.member("Anna").await, world.admin("Resi").await);
    let mut revoked = world.accounts.revoked();
    let path = format!("/api/admin/people/{}", id_of("Anna"));
    assert_eq!(admin.post(&format!("{path}/lock"), json!({"reason": "Beleidigung"})).await.0, StatusCode::OK);
    assert!(revoked.recv().await.is_ok());
    assert!(anna.who().await.is_none());
    let (status, body) = anna.log_in("Anna", PASSWORD).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "locked"));
    let (status, body) = anna.log_in("Anna", "falsch geraten").await;
    assert_eq!(
        (status, code(&body)),
        (StatusCode::UNAUTHORIZED, "wrong_login"),
        "said to who knows the password"
    );
    admin.post(&format!("{path}/unlock"), json!({})).await;
    assert_eq!(anna.log_in("Anna", PASSWORD).await.0, StatusCode::OK);
    let mut guest = world.guest(&id_of("gast"), "Gast");
    guest.post("/api/people/blocked", json!({"id": id_of("Anna")})).await;
    assert_eq!(
        admin.post(&format!("/api/admin/people/{}/lock", id_of("gast")), json!({})).await.0,
        StatusCode::OK
    );
    assert!(guest.who().await.is_none(), "guests can be locked as well");
    let registration = json!({"name": "Gustl", "password": PASSWORD});
    assert_eq!(guest.post("/api/account/register", registration).await.0, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn only_administrators_administrate() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    for path in ["/api/admin/people", "/api/admin/people/x", "/api/admin/reports", "/api/admin/log"] {
        let (status, body) = anna.get(path).await;
        assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "not_admin"), "{path}");
        assert_eq!(world.browser().get(path).await.0, StatusCode::FORBIDDEN, "{path}");
    }
    let own = format!("/api/admin/people/{}", id_of("Anna"));
    for (path, body) in [
        (format!("{own}/lock"), json!({})),
        (format!("{own}/unlock"), json!({})),
        (format!("{own}/reset"), json!({})),
        (format!("{own}/admin"), json!({"admin": true})),
        (format!("{own}/rename"), json!({"name": "X"})),
        ("/api/admin/claim".to_owned(), json!({})),
        ("/api/admin/reports/1/close".to_owned(), json!({"verdict": "upheld"})),
    ] {
        assert_eq!(anna.post(&path, body).await.0, StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test]
async fn a_script_in_a_name_stays_data() {
    let world = World::new().await;
    let name = "<script>x('\")</script>";
    let mut anna = world.browser();
    let (status, body) =
        anna.post("/api/account/register", json!({"name": name, "password": PASSWORD})).await;
    assert_eq!((status, body["you"]["name"].as_str()), (StatusCode::OK, Some(name)));
    anna.get("/api/account").await;
    assert_eq!(anna.headers[header::CONTENT_TYPE], "application/json");
    assert_eq!(anna.headers[header::CACHE_CONTROL], "no-store");
    assert_eq!(world.browser().log_in(name, PASSWORD).await.0, StatusCode::OK);
    let quote = "'; DROP TABLE account; --";
    let (status, _) =
        world.browser().post("/api/account/register", json!({"name": quote, "password": PASSWORD})).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "25 characters are too many");
    let (_, body) = anna.get("/api/people/find?name=%27%20OR%201%3D1%20--").await;
    assert!(body["found"].is_null());
}

#[tokio::test]
async fn what_is_no_json_is_refused_in_the_caller_s_language() {
    let world = World::new().await;
    let mut browser = world.browser();
    let form = "name=Anna&password=x";
    let kinds = [Some("application/x-www-form-urlencoded"), Some("text/plain"), None];
    for kind in kinds {
        let (status, _) = browser.send(Method::POST, "/api/account/login", Body::from(form), kind).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
    }
    let (status, body) = browser.post("/api/account/login?lang=en", json!({"name": "a", "wrong": 1})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(body["detail"].as_str().is_some_and(|text| text.starts_with("The request")), "{body}");
    let large = json!({"name": "a", "password": "x".repeat(20_000)});
    assert_eq!(browser.post("/api/account/login", large).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let (status, body) = browser.get("/api/account/sessions").await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "not_signed_in"));
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[tokio::test]
async fn deletion_erases_the_name_from_the_file_and_its_log() {
    let world = World::new().await;
    let name = "Kunigunde Hinterhuber";
    let mut kuni = world.browser();
    kuni.post("/api/account/register", json!({"name": name, "password": PASSWORD})).await;
    let id = kuni.who().await.expect("signed in");
    let found = |part: &[u8]| {
        world.files().iter().any(|file| contains(&std::fs::read(file).unwrap_or_default(), part))
    };
    assert!(found(name.as_bytes()));
    assert!(!found(PASSWORD.as_bytes()), "a password is never written");
    assert!(!found(kuni.cookies[SESSION].as_bytes()), "nor is a token");
    let (status, body) = kuni.post("/api/account/delete", json!({"password": "falsch geraten"})).await;
    assert_eq!((status, code(&body)), (StatusCode::FORBIDDEN, "wrong_password"));
    assert!(kuni.who().await.is_some());
    assert_eq!(kuni.post("/api/account/delete", json!({"password": PASSWORD})).await.0, StatusCode::OK);
    assert!(kuni.who().await.is_none());
    assert!(!found(name.as_bytes()) && !found(b"kunigundehinterhuber"), "it is gone, not only forgotten");
    assert!(!found(b"$argon2id$"), "and so is the password's hash");
    assert_eq!(*world.house.erased.lock().expect("nobody panicked"), [id]);
}
