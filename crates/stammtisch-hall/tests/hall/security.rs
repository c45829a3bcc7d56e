//! What a link does not open.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use stammtisch_store::ExportKey;

use crate::world::{EXPORT_KEY, World, rufspiel};

const VIEWS: [&str; 12] = [
    "setup",
    "players",
    "seating",
    "draw",
    "progress",
    "list?match=1&table=2",
    "standings",
    "prizes",
    "referee",
    "log",
    "display",
    "links",
];

#[tokio::test]
async fn a_keeper_writes_no_other_table() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let other = json!({"match": 1, "table": 2});
    let before = world.events().await;
    for wish in [
        json!({"enter_row": {"list": other, "game": 1, "row": rufspiel()}}),
        json!({"correct_row": {"list": other, "game": 1, "row": rufspiel()}}),
        json!({"sign": {"list": other, "signer": "all"}}),
        json!({"close_list": {"list": other}}),
        json!({"enter_row": {"list": {"match": 2, "table": 1}, "game": 1, "row": rufspiel()}}),
        json!({"enter_row": {"game": 1, "row": rufspiel(), "approve": true}}),
        json!({"void_list": {"list": {"match": 1, "table": 1}}}),
        json!({"name_keeper": {"seat": 2, "consent": {"referee": 1}}}),
        json!({"close_match": {}}),
        json!({"register": {"details": {"first_name": "A", "surname": "B"}}}),
    ] {
        let told = world.wish_because(&keeper, "weil", &wish).await.refused(403, "not_yours");
        assert_eq!(told["list"], Value::Null, "another's list is not shown: {wish}");
    }
    world.get("/api/hall/list?match=1&table=2", &keeper).await.refused(403, "not_yours");
    assert_eq!(world.events().await, before);
}

#[tokio::test]
async fn each_role_sees_its_own_and_no_more() {
    let world = World::running("preis", 4, 8).await;
    let player = world.link(&json!({"role": "player", "player": 3})).await;
    let display = world.link(&json!({"role": "display"})).await;
    let (keeper, referee) = (world.keeper(2).await, world.referee().await);
    let open = [
        (&player, &[][..]),
        (&keeper, &["setup", "list?match=1&table=2"][..]),
        (&display, &["setup", "seating", "draw", "progress", "standings", "display"][..]),
        (
            &referee,
            &[
                "setup",
                "players",
                "seating",
                "draw",
                "progress",
                "list?match=1&table=2",
                "standings",
                "referee",
            ][..],
        ),
    ];
    for (token, open) in open {
        for view in VIEWS {
            let answer = world.get(&format!("/api/hall/{view}"), token).await;
            let wanted = if open.contains(&view) { StatusCode::OK } else { StatusCode::FORBIDDEN };
            assert_eq!(answer.status, wanted, "{view}: {}", answer.body);
            let text = answer.body.to_string();
            assert!(
                !text.contains("1970") && !text.contains("\"paid\"") && !text.contains("\"till\""),
                "{view}: {text}"
            );
        }
    }
    let card = world.get("/api/hall/card", &player).await.ok();
    let names = card.to_string().matches("Nachname").count();
    assert_eq!(names, 1 + 2 * 3, "himself, and whom he sits with in two matches: {card}");
}

#[tokio::test]
async fn a_leaked_display_link_changes_nothing() {
    let world = World::running("preis", 4, 8).await;
    let display = world.link(&json!({"role": "display"})).await;
    let before = world.events().await;
    let list = json!({"match": 1, "table": 1});
    for wish in [
        json!({"enter_row": {"list": list, "game": 1, "row": rufspiel()}}),
        json!({"undo": {"event": before}}),
        json!({"close_match": {}}),
    ] {
        world.wish_because(&display, "weil", &wish).await.refused(403, "not_yours");
    }
    for (path, body) in [
        ("/api/hall/display", json!({"mode": "text", "text": "!"})),
        ("/api/hall/links", json!({"role": "director", "person": 1})),
        ("/api/hall/links/sheet", json!({"for": "keepers"})),
        ("/api/hall/preview", json!({"list": list, "game": 1, "row": rufspiel()})),
    ] {
        world.post(path, &display, &body).await.refused(403, "not_yours");
    }
    let import = "/api/hall/players/import?id=x";
    world.send(Method::POST, import, Some(&display), "Nachname\nX\n").await.refused(403, "not_yours");
    for path in ["points", "print/lists", "export", "backup", "players.csv"] {
        world.get(&format!("/api/hall/{path}"), &display).await.refused(403, "not_yours");
    }
    assert_eq!(world.events().await, before);
}

#[tokio::test]
async fn a_revoked_link_opens_nothing_and_the_last_directors_stays() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let links = world.get("/api/hall/links", &world.director).await.ok();
    let find = |role: &str| {
        let links = links["links"].as_array().unwrap();
        links.iter().find(|link| link["role"] == json!(role)).unwrap()["id"].as_str().unwrap().to_owned()
    };
    assert!(!links.to_string().contains(&keeper), "tokens are not shown again");
    let path = format!("/api/hall/links/{}/revoke", find("keeper"));
    world.post(&path, &keeper, &json!({})).await.refused(403, "not_yours");
    world.post(&path, &world.director, &json!({})).await.ok();
    world.get("/api/hall/list", &keeper).await.refused(410, "link_revoked");
    let row = json!({"enter_row": {"game": 1, "row": rufspiel()}});
    world.wish(&keeper, &row).await.refused(410, "link_revoked");
    let own = format!("/api/hall/links/{}/revoke", find("director"));
    world.post(&own, &world.director, &json!({})).await.refused(422, "last_director_link");
    world.post("/api/hall/links/ffff/revoke", &world.director, &json!({})).await.refused(404, "not_found");
}

#[tokio::test]
async fn a_link_of_one_tournament_is_useless_for_another() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let wanted =
        json!({"name": "Anderes", "date": "2026-11-01", "rules": "preis", "director": {"surname": "Moser"}});
    let made = world.admin(Method::POST, "/api/hall/tournaments", &wanted).await.ok();
    let other = made["token"].as_str().unwrap();
    assert_eq!(world.get("/api/hall/me", other).await.ok()["tournament"], json!("anderes"));
    let links = world.get("/api/hall/links", other).await.ok();
    assert_eq!(links["links"].as_array().unwrap().len(), 1, "links of the first are not seen");
    let all = world.get("/api/hall/links", &world.director).await.ok();
    let keepers =
        all["links"].as_array().unwrap().iter().find(|link| link["role"] == json!("keeper")).unwrap();
    let path = format!("/api/hall/links/{}/revoke", keepers["id"].as_str().unwrap());
    world.post(&path, other, &json!({})).await.refused(404, "not_found");
    assert_eq!(world.get("/api/hall/me", &keeper).await.ok()["tournament"], json!("kirchweih"));
    let list = json!({"match": 1, "table": 1});
    let row = json!({"enter_row": {"list": list, "game": 1, "row": rufspiel()}});
    assert_ne!(world.wish(other, &row).await.status, StatusCode::OK);
}

#[tokio::test]
async fn who_is_relieved_of_his_office_keeps_no_link_of_it() {
    let world = World::running("preis", 4, 8).await;
    let referee = world.referee().await;
    world.get("/api/hall/referee", &referee).await.ok();
    world.wish(&world.director, &json!({"dismiss": {"role": "referee", "person": 2}})).await.ok();
    world.get("/api/hall/referee", &referee).await.refused(403, "not_yours");
}

#[tokio::test]
async fn nobody_creates_a_tournament_but_the_administrator() {
    let world = World::new("preis", 4).await;
    let wanted =
        json!({"name": "X", "date": "2026-11-01", "rules": "preis", "director": {"surname": "Moser"}});
    world.post("/api/hall/tournaments", &world.director, &wanted).await.refused(403, "not_yours");
    world.send(Method::GET, "/api/hall/tournaments", None, Body::empty()).await.refused(403, "not_yours");
    world.send(Method::PUT, "/api/hall/seasons/x", None, "{}").await.refused(403, "not_yours");
    let rules =
        json!({"name": "X", "date": "2026-11-01", "rules": "schule", "director": {"surname": "Moser"}});
    world.admin(Method::POST, "/api/hall/tournaments", &rules).await.refused(422, "unknown_rules");
    let again = world.admin(Method::POST, "/api/hall/tournaments/kirchweih/director", &json!({})).await.ok();
    let token = again["token"].as_str().unwrap();
    assert_eq!(world.get("/api/hall/me", token).await.ok()["role"], json!("director"));
}

#[tokio::test]
async fn oversized_and_unreadable_requests_are_told_and_do_no_harm() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let large = "x".repeat(1024 * 1024 + 1);
    world.send(Method::POST, "/api/hall/do", Some(&keeper), large).await.refused(413, "too_large");
    for text in ["", "{", "[]", "{\"id\":\"x\"}", "{\"id\":\"x\",\"do\":{},\"more\":1}"] {
        world.send(Method::POST, "/api/hall/do", Some(&keeper), text).await.refused(400, "bad_request");
    }
    for wish in [
        json!({}),
        json!({"do_magic": {}}),
        json!("close_list"),
        json!({"enter_row": {"game": -1, "row": {}}}),
    ] {
        world.wish(&keeper, &wish).await.refused(400, "bad_request");
    }
    let long = json!({"id": "x".repeat(65), "do": {"close_list": {}}});
    world.post("/api/hall/do", &keeper, &long).await.refused(400, "bad_request");
    let commands: Vec<Value> =
        (0..257).map(|n| json!({"id": n.to_string(), "do": {"close_list": {}}})).collect();
    world.post("/api/hall/batch", &keeper, &json!({"commands": commands})).await.refused(413, "too_large");
    world.get("/api/hall/log?limit=viele", &world.director).await.refused(400, "bad_request");
    world.send(Method::GET, "/api/hall/me", None, Body::empty()).await.refused(401, "no_link");
    world.get("/api/hall/me?ticket=abc", "").await.refused(401, "no_link");
}

#[tokio::test]
async fn cards_with_links_are_printed_and_the_old_ones_revoked() {
    let world = World::running("preis", 4, 8).await;
    let wanted = json!({"for": "keepers", "match": 1, "origin": "http://192.168.1.5:7777"});
    let tokens = |page: &Value| -> Vec<String> {
        let text = page.as_str().unwrap();
        let parts = text.split("http://192.168.1.5:7777/h/#").skip(1);
        parts.map(|rest| rest.chars().take(22).collect()).collect()
    };
    let page = world.post("/api/hall/links/sheet", &world.director, &wanted).await;
    let first = tokens(&page.body);
    assert_eq!((page.status, first.len()), (StatusCode::OK, 2));
    assert!(page.body.as_str().unwrap().contains("<svg"));
    let me = world.get("/api/hall/me", &first[1]).await.ok();
    assert_eq!((&me["role"], &me["table"]), (&json!("keeper"), &json!(2)));
    let second = tokens(&world.post("/api/hall/links/sheet", &world.director, &wanted).await.body);
    world.get("/api/hall/me", &first[0]).await.refused(410, "link_revoked");
    world.get("/api/hall/me", &second[0]).await.ok();
    let evil = json!({"role": "display", "origin": "javascript:alert(1)//<script>"});
    let made = world.post("/api/hall/links", &world.director, &evil).await.ok();
    assert!(made["url"].as_str().unwrap().starts_with("/h/#"), "{made}");
    for address in ["path", "url"] {
        let parts = made[address].as_str().unwrap().split_once('#');
        assert_eq!(parts.map(|(_, token)| token), made["token"].as_str(), "{made}");
    }
    let players = world.post("/api/hall/links/sheet", &world.director, &json!({"for": "players"})).await;
    assert_eq!(players.body.as_str().unwrap().matches("class=\"card\"").count(), 8);
    let officials = world.post("/api/hall/links/sheet", &world.director, &json!({"for": "officials"})).await;
    assert_eq!(officials.body.as_str().unwrap().matches("class=\"card\"").count(), 2);
}

#[tokio::test]
async fn the_whole_database_is_the_administrator_s_alone() {
    let world = World::running("preis", 4, 8).await;
    let (keeper, referee) = (world.keeper(1).await, world.referee().await);
    let display = world.link(&json!({"role": "display"})).await;
    let player = world.link(&json!({"role": "player", "player": 3})).await;
    for link in [&world.director, &referee, &keeper, &display, &player] {
        world.get("/api/hall/backup", link).await.refused(403, "not_yours");
        let ticket = world.post("/api/hall/ticket", link, &json!({"path": "/api/hall/backup"})).await.ok();
        world.anybody(ticket["url"].as_str().unwrap()).await.refused(403, "not_yours");
    }
    world.anybody("/api/hall/backup").await.refused(403, "not_yours");
    let asked = World::asked(Method::GET, "/api/hall/backup", None, Body::empty());
    let bytes = world.raw(World::as_admin(asked)).await.into_body().collect().await.unwrap().to_bytes();
    assert!(bytes.starts_with(b"SQLite format 3"));
    // What a director takes along is the tournament, and nothing else of the server.
    let export = world.get("/api/hall/export", &world.director).await.ok();
    assert!(stammtisch_store::import(&export.to_string(), Some(&EXPORT_KEY)).is_ok());
}

#[tokio::test]
async fn s_5_3_5_a_rewritten_export_is_of_unknown_origin_and_taken_only_for_a_reason() {
    let world = World::running("preis", 4, 8).await;
    let path = "/api/hall/tournaments/import";
    let export = world.get("/api/hall/export", &world.director).await.ok();
    world.admin(Method::POST, path, &export).await.ok();
    let mut changed = export.clone();
    changed["events"][16]["at"] = json!(changed["events"][16]["at"].as_i64().unwrap() - 1);
    let broken = world.admin(Method::POST, path, &changed).await.refused(422, "bad_import");
    assert!(broken["detail"].as_str().unwrap().contains(" 17 "), "{broken}");
    // Who has the program makes the chain fit, but has not the key.
    let bare = json!({
        "format": changed["format"], "version": 1, "rules": changed["rules"], "people": changed["people"],
        "events": changed["events"],
    });
    let theirs = stammtisch_store::import(&bare.to_string(), None).unwrap().tournament;
    let theirs = stammtisch_store::export(&theirs, &ExportKey::from_bytes([8; 32]));
    let theirs: Value = serde_json::from_str(&theirs).unwrap();
    for file in [&bare, &theirs] {
        world.admin(Method::POST, path, file).await.refused(422, "unknown_origin");
    }
    world.admin(Method::POST, &format!("{path}?why=%20"), &theirs).await.refused(422, "reason_missing");
    let taken = world.admin(Method::POST, &format!("{path}?why=vom+alten+Rechner"), &theirs).await.ok();
    let log = world.get("/api/hall/log", taken["token"].as_str().unwrap()).await.ok();
    let noted = &log["events"][0];
    assert_eq!((&noted["name"], &noted["why"]), (&json!("imported"), &json!("vom alten Rechner")));
    assert_eq!(noted["undoable"], json!(false));
    let head = &theirs["head"].as_str().unwrap()[..4];
    assert!(noted["text"].as_str().unwrap().contains(head), "{noted}");
}
