//! What people keep: their hands, their names, their account.

use serde_json::{Value, json};

use crate::browser::{Browser, PASSWORD, start};

#[tokio::test]
async fn who_registers_and_plays_finds_every_hand_in_the_history() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut resi = Browser::account(&server, "Resi");
    let me = resi.me();
    assert_eq!(
        (&me["guest"]["name"], &me["account"], &me["admin"]),
        (&json!("Resi"), &json!(true), &json!(false))
    );
    let table = resi.open("/api/play", &json!({"rules": "schule", "level": "regel"}));
    resi.play(&table, 3).await;
    let hands = resi.hands();
    let numbers: Vec<u64> = hands.iter().filter_map(|hand| hand["hand"].as_u64()).collect();
    assert_eq!(numbers, [3, 2, 1]);
    for hand in &hands {
        assert_eq!(
            (&hand["seat"], &hand["rules"], &hand["table"]),
            (&json!(1), &json!("schule"), &json!(table))
        );
        assert_eq!(hand["seats"][0], json!({"kind": "person", "id": me["guest"]["id"], "name": "Resi"}));
        assert_eq!(hand["seats"][1]["kind"], "bot");
        let record = resi.get(&format!("/api/history/hands/{table}/{}/record.skn", hand["hand"]));
        assert_eq!(record.status, 200);
        assert!(record.body.contains("Resi"), "{}", record.body);
    }
    assert_eq!(resi.get("/api/history/statistics").good()["hands"], 3);
}

#[tokio::test]
async fn a_guest_who_registers_keeps_the_history_and_the_seat_and_leaves_no_back_door() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut guest = Browser::guest(&server, "Anna");
    let id = guest.id();
    let table = guest.open("/api/play", &json!({}));
    guest.play(&table, 1).await;
    let mut kept = guest.clone();
    guest.register("Anna");
    assert!(!guest.jar.contains_key("stammtisch-guest"), "the guest's cookie is gone");
    assert_eq!(guest.id(), id);
    assert_eq!(guest.hands().len(), 1);
    guest.play(&table, 2).await;
    assert_eq!(guest.hands().len(), 2, "the seat is still hers");

    assert_eq!(kept.me()["guest"], Value::Null, "the old cookie is nobody");
    assert_eq!(kept.get("/api/history/hands").status, 401);
    let error = kept.come(&table).await.expect_err("nobody gets in with it");
    assert!(error.to_string().contains("401"), "{error}");
    // Whoever still has the old cookie becomes somebody else.
    kept.post("/api/guest", &json!({"name": "Bert"})).good();
    assert_ne!(kept.id(), id);
}

#[tokio::test]
async fn names_of_accounts_are_theirs_and_accounts_take_no_guest_s_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut resi = Browser::account(&server, "Résì");
    let mut other = Browser::new(&server);
    for name in ["Résì", "resi", " RESI "] {
        let taken = other.post("/api/guest", &json!({"name": name}));
        assert_eq!((taken.status, taken.code().as_str()), (409, "name_taken"), "{name}");
    }
    other.post("/api/guest", &json!({"name": "Sepp"})).good();
    for path in ["/api/guest", "/api/guest/forget"] {
        let refused = resi.post(path, &json!({"name": "Xaver"}));
        let refused = if path.ends_with("forget") { resi.post(path, &json!({})) } else { refused };
        assert_eq!((refused.status, refused.code().as_str()), (409, "has_account"), "{path}");
    }
    assert_eq!(resi.me()["guest"]["name"], "Résì");
    other.post("/api/guest/forget", &json!({})).good();
    assert_eq!(other.me()["guest"], Value::Null);
}

#[tokio::test]
async fn hands_of_others_are_not_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut resi = Browser::account(&server, "Resi");
    let mut sepp = Browser::account(&server, "Sepp");
    let table = resi.open("/api/play", &json!({}));
    resi.play(&table, 1).await;
    let place = format!("/api/history/hands/{table}/1");
    assert_eq!(resi.get(&place).status, 200);
    for path in [place.clone(), format!("{place}/record.skn")] {
        let foreign = sepp.get(&path);
        assert_eq!((foreign.status, foreign.code().as_str()), (404, "not_found"), "{path}");
        assert_eq!(Browser::new(&server).get(&path).status, 401, "{path}");
    }
    assert_eq!(sepp.post(&format!("{place}/share"), &json!({})).status, 404);
    assert!(sepp.hands().is_empty());
}

#[tokio::test]
async fn a_script_in_a_name_stays_a_name() {
    const NAME: &str = "<img src=x onerror=a>";
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut browser = Browser::account(&server, NAME);
    let table = browser.open("/api/play", &json!({}));
    browser.play(&table, 1).await;
    for path in ["/api/account", "/api/me", "/api/history/hands", "/api/account/export"] {
        let answer = browser.get(path);
        assert!(answer.head.contains("content-type: application/json"), "{path}: {}", answer.head);
        assert!(answer.head.contains("x-content-type-options: nosniff"), "{path}");
        assert!(
            answer.head.contains("content-security-policy: default-src 'none'"),
            "{path}: {}",
            answer.head
        );
        assert!(answer.json().to_string().contains(NAME), "{path}: {}", answer.body);
    }
    for path in ["/", "/account", "/history"] {
        assert!(!browser.get(path).body.contains("onerror"), "{path}");
    }
}

#[tokio::test]
async fn a_killed_server_has_every_account_and_every_hand_that_was_over() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let mut resi = Browser::account(&server, "Resi");
    let table = resi.open("/api/play", &json!({}));
    let mut hands = 0;
    let mut server = server;
    for _ in 0..4 {
        hands += 2;
        resi.play(&table, hands).await;
        server.kill().await.expect("it is ours");
        server = start(folder.path(), &[]).await;
        resi = resi.at(&server);
        assert_eq!(resi.me()["guest"]["name"], "Resi", "the session is kept");
        // What was lost on its way into the history comes back with the table.
        drop(resi.come(&table).await.expect("the table is there"));
        resi.get(&format!("/api/tables/{table}")).good();
        let numbers: Vec<u64> = resi.hands().iter().filter_map(|hand| hand["hand"].as_u64()).collect();
        assert_eq!(numbers, (1..=hands).rev().collect::<Vec<_>>(), "every hand, once");
    }
    let mut again = Browser::new(&server);
    again.log_in("resi", PASSWORD).good();
    assert_eq!(again.hands().len() as u64, hands);
}

#[tokio::test]
async fn imprint_and_privacy_come_from_files() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (imprint, file) = (folder.path().join("imprint.txt"), folder.path().join("server.toml"));
    std::fs::write(&imprint, "# Wir\n\nGasthof <b>Post</b>, Hauptstraße 1\n").expect("ours");
    let server = start(folder.path(), &[]).await;
    assert_eq!(Browser::new(&server).get("/api/legal/imprint").code(), "not_found");
    let privacy = Browser::new(&server).get("/api/legal/privacy").good();
    assert_eq!(privacy["own"], false);
    server.kill().await.expect("it is ours");

    std::fs::write(&file, format!("imprint = {:?}\n", imprint.display().to_string())).expect("ours");
    let server = start(folder.path(), &["--privacy", imprint.to_str().expect("text")]).await;
    for page in ["imprint", "privacy"] {
        let shown = Browser::new(&server).get(&format!("/api/legal/{page}")).good();
        let text = json!({"kind": "paragraph", "text": "Gasthof <b>Post</b>, Hauptstraße 1"});
        assert_eq!((&shown["own"], &shown["blocks"][1]), (&json!(true), &text), "{page}");
    }
}
