//! Friends, blocks, reports, and the administrator's side of it.

mod world;

use axum::http::StatusCode;
use serde_json::{Value, json};
use stammtisch_accounts::Revoked;
use stammtisch_store::{GuestName, NewTable, NewTableEntry, TableStore as _, TournamentStore as _};
use world::{DAY, PASSWORD, World, code, id_of, until};

fn names(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(|entry| entry["name"].as_str()).collect()
}

#[tokio::test]
async fn friends_ask_and_agree() {
    let world = World::new().await;
    let (mut anna, mut sepp) = (world.member("Anna").await, world.member("Sepp").await);
    let (status, body) = anna.post("/api/people/friends", json!({"name": "SEPP"})).await;
    assert_eq!((status, names(&body["asked"])), (StatusCode::OK, vec!["Sepp"]));
    let (_, body) = sepp.get("/api/people/friends").await;
    assert_eq!((names(&body["asking"]), names(&body["friends"])), (vec!["Anna"], vec![]));
    let path = format!("/api/people/friends/{}/accept", id_of("Sepp"));
    assert_eq!(anna.post(&path, json!({})).await.0, StatusCode::NOT_FOUND, "one cannot agree for the other");
    let path = format!("/api/people/friends/{}/accept", id_of("Anna"));
    let (_, body) = sepp.post(&path, json!({})).await;
    assert_eq!(names(&body["friends"]), ["Anna"]);
    let (_, body) = anna.get(&format!("/api/people/{}", id_of("Sepp"))).await;
    assert_eq!((body["friend"].as_str(), body["blocked"].as_bool()), (Some("friend"), Some(false)));
    let path = format!("/api/people/friends/{}/remove", id_of("Sepp"));
    let (_, body) = anna.post(&path, json!({})).await;
    assert_eq!(body, json!({"friends": [], "asking": [], "asked": []}));
}

#[tokio::test]
async fn friends_see_who_is_here_and_invite_each_other_to_a_table() {
    let world = World::new().await;
    let (mut anna, mut sepp) = (world.member("Anna").await, world.member("Sepp").await);
    let invite = format!("/api/people/friends/{}/invite", id_of("Sepp"));
    let refused = anna.post(&invite, json!({"table": "tisch"})).await;
    assert_eq!(
        (refused.0, code(&refused.1)),
        (StatusCode::NOT_FOUND, "not_found"),
        "only a friend is invited"
    );
    anna.post("/api/people/friends", json!({"id": id_of("Sepp")})).await;
    let (_, company) = sepp.get("/api/people/company").await;
    assert_eq!((names(&company["asking"]), names(&company["here"])), (vec!["Anna"], vec![]));
    sepp.post("/api/people/friends", json!({"id": id_of("Anna")})).await;
    let (_, company) = anna.get("/api/people/company").await;
    assert_eq!(company["here"], json!([{"id": id_of("Sepp"), "name": "Sepp", "at_table": false}]));
    world.house.playing.lock().expect("nobody panicked").push(id_of("Sepp"));
    let (status, company) = anna.post(&invite, json!({"table": "tisch"})).await;
    assert_eq!((status, &company["here"][0]["at_table"]), (StatusCode::OK, &json!(true)));
    let (_, company) = sepp.get("/api/people/company").await;
    let invitation = &company["invitations"][0];
    assert_eq!((invitation["name"].as_str(), invitation["table"].as_str()), (Some("Anna"), Some("tisch")));
    let decline = format!("/api/people/invitations/{}/remove", id_of("Anna"));
    let (_, company) = sepp.post(&decline, json!({})).await;
    assert_eq!(company["invitations"], json!([]));
    anna.post(&invite, json!({"table": "tisch"})).await;
    anna.post(&format!("/api/people/friends/{}/remove", id_of("Sepp")), json!({})).await;
    let (_, company) = sepp.get("/api/people/company").await;
    assert_eq!(company, json!({"here": [], "invitations": [], "asking": []}), "friends no longer");
}

#[tokio::test]
async fn who_asks_the_asking_agrees() {
    let world = World::new().await;
    let (mut anna, mut sepp) = (world.member("Anna").await, world.member("Sepp").await);
    anna.post("/api/people/friends", json!({"id": id_of("Sepp")})).await;
    anna.post("/api/people/friends", json!({"id": id_of("Sepp")})).await;
    let (_, body) = sepp.post("/api/people/friends", json!({"id": id_of("Anna")})).await;
    assert_eq!(names(&body["friends"]), ["Anna"]);
    let (status, body) = anna.post("/api/people/friends", json!({"id": id_of("Anna")})).await;
    assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "yourself"));
    let (status, _) = anna.post("/api/people/friends", json!({"name": "Niemand"})).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let mut guest = world.guest(&id_of("gast"), "Gustl");
    let (status, body) = guest.post("/api/people/friends", json!({"id": id_of("Anna")})).await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "not_signed_in"), "friends need accounts");
}

#[tokio::test]
async fn a_block_ends_a_friendship_and_keeps_people_apart() {
    let world = World::new().await;
    let (mut anna, mut sepp) = (world.member("Anna").await, world.member("Sepp").await);
    anna.post("/api/people/friends", json!({"id": id_of("Sepp")})).await;
    sepp.post("/api/people/friends", json!({"id": id_of("Anna")})).await;
    let is_blocked =
        async |one: &str, other: &str| world.accounts.is_blocked(one, other).await.expect("a store");
    assert!(!is_blocked(&id_of("Anna"), &id_of("Sepp")).await);
    let (status, body) = anna.post("/api/people/blocked", json!({"id": id_of("Sepp")})).await;
    assert_eq!((status, names(&body["blocked"])), (StatusCode::OK, vec!["Sepp"]));
    assert!(
        is_blocked(&id_of("Anna"), &id_of("Sepp")).await && is_blocked(&id_of("Sepp"), &id_of("Anna")).await
    );
    assert_eq!(world.accounts.blocked_by(&id_of("Anna")).await, Ok(vec![id_of("Sepp")]));
    let told = world.house.blocks.lock().expect("nobody panicked").clone();
    assert_eq!(told, [(id_of("Anna"), vec![id_of("Sepp")])], "tables hear of it at once");
    let (_, body) = sepp.get("/api/people/friends").await;
    assert_eq!(names(&body["friends"]), Vec::<&str>::new());
    let (status, body) = sepp.post("/api/people/friends", json!({"id": id_of("Anna")})).await;
    assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "blocked"));
    let (_, body) = sepp.get("/api/people/blocked").await;
    assert_eq!(body, json!({"blocked": []}), "he is not told");
    anna.post(&format!("/api/people/blocked/{}/remove", id_of("Sepp")), json!({})).await;
    assert!(!is_blocked(&id_of("Anna"), &id_of("Sepp")).await);
}

#[tokio::test]
async fn s_3_5_2_guests_block_and_report_as_well() {
    let world = World::new().await;
    world.member("Anna").await;
    let mut guest = world.guest(&id_of("gast"), "Gustl");
    assert_eq!(guest.post("/api/people/blocked", json!({"id": id_of("Anna")})).await.0, StatusCode::OK);
    assert_eq!(guest.post("/api/people/blocked", json!({"id": "nobody"})).await.0, StatusCode::NOT_FOUND);
    let report =
        json!({"id": id_of("Anna"), "reason": "insult", "text": "Sie hat …", "table": "t1", "hand": 7});
    for number in 1..=10 {
        let (status, body) = guest.post("/api/people/reports", report.clone()).await;
        assert_eq!((status, body), (StatusCode::OK, json!({"report": number})));
    }
    let (status, body) = guest.post("/api/people/reports", report.clone()).await;
    assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "too_many"));
    world.pass(DAY);
    assert_eq!(guest.post("/api/people/reports", report).await.0, StatusCode::OK, "another day");
    let long = json!({"id": id_of("Anna"), "reason": "other", "text": "x".repeat(1_001)});
    assert_eq!(code(&guest.post("/api/people/reports", long).await.1), "text_too_long");
    let strange = json!({"id": id_of("Anna"), "reason": "revenge"});
    assert_eq!(guest.post("/api/people/reports", strange).await.0, StatusCode::BAD_REQUEST);
    let (status, body) = world.browser().get("/api/people/blocked").await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "nobody"));
}

#[tokio::test]
async fn an_administrator_sees_reports_and_closes_them() {
    let world = World::new().await;
    let (mut anna, mut admin) = (world.member("Anna").await, world.admin("Resi").await);
    world.member("Sepp").await;
    anna.post("/api/people/reports", json!({"id": id_of("Sepp"), "reason": "stalling"})).await;
    let (_, body) = admin.get("/api/admin/reports?open=true").await;
    let report = &body["reports"][0];
    assert_eq!((&report["by"]["name"], &report["about"]["name"]), (&json!("Anna"), &json!("Sepp")));
    let path = format!("/api/admin/reports/{}/close", report["report"]);
    let close = json!({"verdict": "upheld", "note": "verwarnt"});
    assert_eq!(admin.post(&path, close.clone()).await.0, StatusCode::OK);
    assert_eq!(admin.post(&path, close).await.0, StatusCode::NOT_FOUND, "it is closed");
    let (_, body) = admin.get("/api/admin/reports?open=true").await;
    assert_eq!(body["reports"], json!([]));
    let (_, body) = admin.get("/api/admin/reports").await;
    assert_eq!(body["reports"][0]["closed"]["verdict"], "upheld");
    let (_, body) = admin.get(&format!("/api/admin/people/{}", id_of("Sepp"))).await;
    assert_eq!(body["reports"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn people_are_found_by_a_part_of_the_name() {
    let world = World::new().await;
    let mut admin = world.admin("Resi").await;
    for name in ["Anna", "Annamirl", "Sepp"] {
        world.member(name).await;
    }
    let (_, body) = admin.get("/api/admin/people?q=ann").await;
    assert_eq!(names(&body["people"]), ["Annamirl", "Anna"]);
    let (_, body) = admin.get(&format!("/api/admin/people?q={}", id_of("Sepp"))).await;
    assert_eq!(names(&body["people"]), ["Sepp"]);
    let (_, body) = admin.get("/api/admin/people?q=%25").await;
    assert_eq!(names(&body["people"]), Vec::<&str>::new(), "a percent sign is a percent sign");
}

#[tokio::test]
async fn what_administrators_do_is_logged_without_names() {
    let world = World::new().await;
    let mut admin = world.admin("Resi").await;
    let mut anna = world.member("Anna").await;
    let path = format!("/api/admin/people/{}", id_of("Anna"));
    admin.post(&format!("{path}/lock"), json!({"reason": "so"})).await;
    admin.post(&format!("{path}/unlock"), json!({})).await;
    admin.post(&format!("{path}/rename"), json!({"name": "Anni", "reason": "so"})).await;
    admin.post(&format!("{path}/reset"), json!({})).await;
    let (_, body) = admin.get("/api/admin/log").await;
    let log = body["log"].as_array().expect("a log");
    let whats: Vec<&str> = log.iter().filter_map(|line| line["what"].as_str()).collect();
    assert_eq!(whats, ["reset_link", "rename", "unlock", "lock", "register", "admin", "register"]);
    assert_eq!(log[0]["by"]["name"], "Resi");
    assert_eq!(log[0]["whom"]["name"], "Anni");
    anna.log_in("Anni", PASSWORD).await;
    anna.post("/api/account/delete", json!({"password": PASSWORD})).await;
    let (_, body) = admin.get("/api/admin/log").await;
    let text = body.to_string();
    assert!(!text.contains("Anni") && !text.contains("Anna"), "{text}");
    assert_eq!(body["log"][0]["what"], "delete");
    assert_eq!(body["log"][0]["whom"], json!({"id": id_of("Anna"), "name": null}));
}

#[tokio::test]
async fn there_is_always_an_administrator_and_rights_come_with_a_new_session() {
    let world = World::new().await;
    let (mut admin, mut anna) = (world.admin("Resi").await, world.member("Anna").await);
    let resi = format!("/api/admin/people/{}/admin", id_of("Resi"));
    let (status, body) = admin.post(&resi, json!({"admin": false})).await;
    assert_eq!((status, code(&body)), (StatusCode::CONFLICT, "last_admin"));
    let (status, body) = admin.post("/api/account/delete", json!({"password": PASSWORD})).await;
    assert_eq!((status, code(&body)), (StatusCode::CONFLICT, "last_admin"));
    let path = format!("/api/admin/people/{}/admin", id_of("Anna"));
    assert_eq!(admin.post(&path, json!({"admin": true})).await.0, StatusCode::OK);
    assert!(anna.who().await.is_none(), "the old session has ended");
    anna.log_in("Anna", PASSWORD).await;
    assert_eq!(anna.get("/api/admin/people").await.0, StatusCode::OK);
    assert_eq!(anna.post(&resi, json!({"admin": false})).await.0, StatusCode::OK);
    assert!(admin.who().await.is_none());
}

#[tokio::test]
async fn the_one_time_link_opens_administration_even_without_an_account() {
    let world = World::new().await;
    let mut steward = world.browser();
    steward.cookies.insert("steward".to_owned(), "yes".to_owned());
    assert_eq!(steward.get("/api/admin/people").await.0, StatusCode::OK);
    let (status, body) = steward.post("/api/admin/claim", json!({})).await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "not_signed_in"));
    let mut anna = world.member("Anna").await;
    let mut old = anna.clone();
    anna.cookies.insert("steward".to_owned(), "yes".to_owned());
    let (status, body) = anna.post("/api/admin/claim", json!({})).await;
    assert_eq!((status, body["you"]["admin"].as_bool()), (StatusCode::OK, Some(true)));
    anna.cookies.remove("steward");
    assert_eq!(anna.get("/api/admin/people").await.0, StatusCode::OK);
    assert!(old.who().await.is_none(), "new rights come with a new token");
}

#[tokio::test]
async fn a_name_can_be_changed_and_the_old_one_is_free() {
    let world = World::new().await;
    let mut anna = world.member("Anna").await;
    world.member("Sepp").await;
    let rename = |name: &str| json!({"name": name, "password": PASSWORD});
    assert_eq!(code(&anna.post("/api/account/name", rename("sepp")).await.1), "name_taken");
    let (status, body) = anna.post("/api/account/name", rename("Annamirl")).await;
    assert_eq!(
        (status, &body["you"]["name"], &body["you"]["id"]),
        (StatusCode::OK, &json!("Annamirl"), &json!(id_of("Anna")))
    );
    assert!(world.accounts.name_is_free("Anna").await.expect("a store"));
    assert_eq!(world.browser().log_in("annamirl", PASSWORD).await.0, StatusCode::OK);
}

#[tokio::test]
async fn legal_texts_are_blocks_of_data() {
    let world = World::new().await;
    let mut browser = world.browser();
    let (status, body) = browser.get("/api/legal/imprint?lang=de").await;
    assert_eq!(status, StatusCode::OK);
    let blocks = json!([{"kind": "heading", "text": "Wir"}, {"kind": "paragraph", "text": "<b>Anna</b>"}]);
    assert_eq!(body, json!({"title": "Impressum", "own": true, "blocks": blocks}));
    let (_, body) = browser.get("/api/legal/privacy?lang=en").await;
    assert_eq!((&body["title"], &body["own"]), (&json!("Privacy"), &json!(false)));
    assert!(body["blocks"].as_array().is_some_and(|blocks| blocks.len() > 20));
    assert_eq!(browser.get("/api/legal/secrets").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_was_begun_is_told_even_if_who_asked_has_hung_up() {
    let world = World::new().await;
    let (anna, admin) = (world.member("Anna").await, world.admin("Resi").await);
    world.member("Sepp").await;
    anna.post_and_hang_up("/api/people/blocked", &json!({"id": id_of("Sepp")})).await;
    until(|| !world.house.blocks.lock().expect("nobody panicked").is_empty()).await;
    let lock = format!("/api/admin/people/{}/lock", id_of("Sepp"));
    for (browser, path, whom) in
        [(&admin, lock.as_str(), "Sepp"), (&anna, "/api/account/logout-everywhere", "Anna")]
    {
        let mut revoked = world.accounts.revoked();
        browser.post_and_hang_up(path, &json!({})).await;
        until(|| !revoked.is_empty()).await;
        assert_eq!(revoked.try_recv(), Ok(Revoked { person: id_of(whom).parse().unwrap(), session: None }));
    }
}

#[tokio::test]
async fn who_goes_is_erased_everywhere_even_if_he_hangs_up_half_way() {
    let world = World::new().await;
    sit_together(&world, ["Anna", "Sepp"]).await;
    let (anna, mut revoked) = (id_of("Anna"), world.accounts.revoked());
    tokio::select! {
        biased;
        _ = revoked.recv() => {}
        _ = world.accounts.forget(&anna) => panic!("the house takes its time"),
    }
    until(|| *world.house.erased.lock().expect("nobody panicked") == [anna.as_str()]).await;
    let table = world.store.table_tail("tisch").await.expect("a store").expect("the table stays");
    assert_eq!(table.guests, [GuestName { id: id_of("Sepp"), name: "Sepp".to_owned() }]);
}

/// Guests at a table where no hand has been played.
async fn sit_together(world: &World, names: [&str; 2]) {
    world.store.keep_rule_set("hash", "rules").await.expect("a store");
    let entry = NewTableEntry {
        seq: 1,
        at: world.now(),
        command: None,
        digest: None,
        hand: Some(0),
        what: "{}".to_owned(),
    };
    let table = NewTable {
        id: "tisch".to_owned(),
        created: world.now(),
        rules: "hash".to_owned(),
        plan: "{}".to_owned(),
        entries: vec![entry],
        guests: names.map(|name| GuestName { id: id_of(name), name: name.to_owned() }).to_vec(),
    };
    world.store.open_table(&table).await.expect("it is new");
}

#[tokio::test]
async fn guests_can_be_blocked_and_reported_before_the_first_card() {
    let world = World::new().await;
    sit_together(&world, ["Anna", "Sepp"]).await;
    let mut anna = world.guest(&id_of("Anna"), "Anna");
    let (status, body) = anna.post("/api/people/blocked", json!({"id": id_of("Sepp")})).await;
    assert_eq!((status, names(&body["blocked"])), (StatusCode::OK, vec!["Sepp"]));
    let (status, _) = anna.post("/api/people/reports", json!({"id": id_of("Sepp"), "reason": "name"})).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn guests_who_never_finished_a_hand_are_forgotten_as_well() {
    let world = World::new().await;
    sit_together(&world, ["Anna", "Sepp"]).await;
    world.pass(401 * DAY);
    world.accounts.tidy().await.expect("a store");
    let table = world.store.table_tail("tisch").await.expect("a store").expect("the table stays");
    assert_eq!(table.guests, [], "no name is kept");
    let mut erased = world.house.erased.lock().expect("nobody panicked").clone();
    erased.sort();
    assert_eq!(erased, ["Anna", "Sepp"].map(id_of));
}
