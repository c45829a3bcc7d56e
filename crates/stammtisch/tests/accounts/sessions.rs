//! Sessions: who is signed in, for how long, and what cannot be done from outside.

use serde_json::{Value, json};

use crate::browser::{Browser, PASSWORD, start};

/// Why a socket was closed; whatever was said before is let pass.
async fn closing(socket: &mut stammtisch_drive::socket::TableSocket) -> String {
    loop {
        if let Err(error) = socket.receiving.text().await {
            return error.to_string();
        }
    }
}

#[tokio::test]
async fn signing_out_closes_the_connections_of_that_session_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut here = Browser::account(&server, "Resi");
    let mut there = Browser::new(&server);
    there.log_in("Resi", PASSWORD).good();
    let table = here.open("/api/play", &json!({}));
    let mut socket = here.come(&table).await.expect("the table is there");
    let mut other = there.come(&table).await.expect("the table is there");
    let before = here.clone();
    here.post("/api/account/logout", &json!({})).good();
    let told = closing(&mut socket).await;
    assert!(told.contains("4001") && told.contains("signed out"), "{told}");
    assert_eq!(here.me()["guest"], Value::Null);
    let error = before.come(&table).await.expect_err("the session is dead");
    assert!(error.to_string().contains("401"), "{error}");

    assert_eq!(there.me()["account"], true);
    there.play(&table, 1).await;
    there.post("/api/account/logout-everywhere", &json!({})).good();
    assert!(closing(&mut other).await.contains("4001"));
}

#[tokio::test]
async fn a_guest_s_connection_ends_when_the_guest_registers_and_when_he_is_forgotten() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut guest = Browser::guest(&server, "Anna");
    let table = guest.open("/api/play", &json!({}));
    let mut socket = guest.come(&table).await.expect("the table is there");
    guest.register("Anna");
    assert!(closing(&mut socket).await.contains("4001"), "it comes back with the session");
    let mut other = Browser::guest(&server, "Bert");
    let mut socket = other.come(&table).await.expect("he may look on");
    other.post("/api/guest/forget", &json!({})).good();
    assert!(closing(&mut socket).await.contains("4001"));
}

#[tokio::test]
async fn a_session_that_somebody_else_chose_is_worth_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut resi = Browser::account(&server, "Resi");
    let planted = "A".repeat(43);
    let mut victim = Browser::new(&server);
    victim.jar.insert("stammtisch-session".to_owned(), planted.clone());
    victim.log_in("Resi", PASSWORD).good();
    let given = victim.jar["stammtisch-session"].clone();
    assert_ne!(given, planted);
    let mut attacker = Browser::new(&server);
    attacker.jar.insert("stammtisch-session".to_owned(), planted);
    assert_eq!(attacker.get("/api/account").good()["you"], Value::Null);
    // A session that was valid before signing in again is dead afterwards.
    victim.log_in("Resi", PASSWORD).good();
    assert_ne!(victim.jar["stammtisch-session"], given);
    attacker.jar.insert("stammtisch-session".to_owned(), given);
    assert_eq!(attacker.me()["guest"], Value::Null);
    assert_eq!(resi.me()["account"], true, "other browsers stay signed in");
}

#[tokio::test]
async fn a_foreign_page_changes_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut resi = Browser::account(&server, "Resi");
    let posts = [
        ("/api/account/register", json!({"name": "Evil", "password": PASSWORD})),
        ("/api/account/login", json!({"name": "Resi", "password": PASSWORD})),
        ("/api/account/logout", json!({})),
        ("/api/account/logout-everywhere", json!({})),
        ("/api/account/name", json!({"name": "Evil", "password": PASSWORD})),
        ("/api/account/password", json!({"old": PASSWORD, "new": "ganz etwas anderes"})),
        ("/api/account/delete", json!({"password": PASSWORD})),
        ("/api/people/friends", json!({"name": "Evil"})),
        ("/api/people/blocked", json!({"id": "x"})),
        ("/api/admin/claim", json!({})),
    ];
    let foreign =
        ["Origin: http://evil.example\r\n", "Origin: null\r\n", "Sec-Fetch-Site: cross-site\r\n", ""];
    for (path, body) in &posts {
        for headers in foreign {
            let answer = resi.send(&format!("POST {path}"), headers, &body.to_string());
            assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"), "{path} {headers}");
            assert!(!answer.head.contains("set-cookie"), "{path}");
        }
    }
    let me = resi.me();
    assert_eq!((&me["guest"]["name"], &me["account"]), (&json!("Resi"), &json!(true)));
}

#[tokio::test]
async fn guessing_is_stopped_by_name_and_by_address_whatever_address_is_claimed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    Browser::account(&server, "Resi");
    let mut thief = Browser::new(&server);
    let mut tries = 0;
    let stopped = loop {
        tries += 1;
        let answer = thief.log_in("resi", "falsches Passwort");
        if answer.status != 401 {
            break answer;
        }
        assert!(tries < 20, "nobody stops him");
    };
    assert_eq!((stopped.status, stopped.code().as_str()), (429, "slow_down"));
    assert!(stopped.head.contains("retry-after: "), "{}", stopped.head);
    assert_eq!(thief.log_in("RESI", PASSWORD).status, 429, "the right one is not looked at now");

    let origin = format!("Origin: http://{}\r\n", server.address);
    let mut guess = |number: u32| {
        let body = json!({"name": format!("Name {number}"), "password": "falsches Passwort"}).to_string();
        // Nobody told the server to believe a proxy: what is claimed here does not count.
        let headers = format!("{origin}X-Forwarded-For: 10.0.0.{number}\r\n");
        thief.send("POST /api/account/login", &headers, &body).status
    };
    assert!((0..40).any(|number| guess(number) == 429), "an address has a limit as well");
}

#[tokio::test]
async fn behind_a_proxy_that_is_believed_each_address_has_its_own_limit() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &["--trusted-proxy", "127.0.0.1"]).await;
    let origin = format!("Origin: http://{}\r\n", server.address);
    let mut browser = Browser::new(&server);
    for number in 0..36 {
        let body = json!({"name": format!("Name {number}"), "password": "falsches Passwort"}).to_string();
        let headers = format!("{origin}X-Forwarded-For: 10.0.0.{number}\r\n");
        assert_eq!(browser.send("POST /api/account/login", &headers, &body).status, 401, "{number}");
    }
}

#[tokio::test]
async fn an_administrator_s_account_is_one_everywhere() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let program = env!("CARGO_BIN_EXE_stammtisch");
    let mut command = std::process::Command::new(program);
    let made = command.args(["serve", "--new-admin-link", "--data"]).arg(folder.path()).output();
    let made = String::from_utf8(made.expect("it runs").stdout).expect("text");
    let token = made.split("/admin#").nth(1).expect("a link").trim().to_owned();
    let mut resi = Browser::account(&server, "Resi");
    assert_eq!(resi.get("/api/admin/status").status, 403);
    resi.post("/api/admin/session", &json!({ "token": token })).good();
    resi.post("/api/admin/claim", &json!({})).good();
    resi.jar.remove("stammtisch-admin");
    assert_eq!(resi.me()["admin"], true, "the account alone is enough");
    assert_eq!(resi.get("/api/admin/status").status, 200);
    assert_eq!(resi.get("/api/admin/people").status, 200);
    resi.post("/api/account/logout", &json!({})).good();
    assert_eq!(resi.get("/api/admin/status").status, 403);
}
