//! What each role sees.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::world::{EXPORT_KEY, World, rufspiel};

#[tokio::test]
async fn a_whole_tournament_goes_from_registration_to_the_prizes() {
    let world = World::drawn("tischpunkte", 4, 8).await;
    let director = world.director.clone();
    let player = world.link(&json!({"role": "player", "player": 1})).await;
    let card = world.get("/api/hall/card", &player).await.ok();
    assert_eq!((&card["name"], &card["matches"][0]["points"]), (&json!("Vorname1 Nachname1"), &json!(null)));
    for number in 1..=2 {
        if number == 2 {
            world.wish(&director, &json!({"draw": {}})).await.ok();
        }
        world.wish(&director, &json!({"start_match": {"keeper": 2}})).await.ok();
        for table in 1..=2 {
            let keeper = world.keeper(table).await;
            world.play_list(&keeper, 4).await;
        }
        world.wish(&director, &json!({"close_match": {}})).await.ok();
    }
    let card = world.get("/api/hall/card", &player).await.ok();
    assert!(card["rank"].is_u64() && card["matches"][1]["table_points"].is_i64(), "{card}");
    let id = &world.tournament;
    world.anybody(&format!("/api/hall/public/{id}/results")).await.refused(404, "not_yet");
    world.wish(&director, &json!({"close_tournament": {}})).await.ok();
    let results = world.anybody(&format!("/api/hall/public/{id}/results")).await.ok();
    assert_eq!(results["ranked"].as_array().unwrap().len(), 8);
    assert!(!results.to_string().contains("1970"), "no birthdays");
    let standings = world.get("/api/hall/standings", &director).await.ok();
    assert_eq!((&standings["final"], &standings["ranked"]), (&json!(true), &results["ranked"]));
    world.get("/api/hall/prizes", &director).await.ok();
}

#[tokio::test]
async fn anybody_finds_his_seat_by_name_and_nothing_else() {
    let world = World::drawn("preis", 4, 16).await;
    let id = world.tournament.clone();
    let search = async |name: &str| {
        world.anybody(&format!("/api/hall/public/{id}/where?name={name}")).await.ok()["found"].clone()
    };
    let found = search("nachname7").await;
    assert_eq!(found.as_array().unwrap().len(), 1);
    let mut keys: Vec<&str> = found[0].as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    assert_eq!(keys, ["match", "name", "seat", "table"]);
    assert_eq!(found[0]["name"], json!("Nachname7, Vorname7"));
    assert_eq!(search("n").await, json!([]), "one letter would list everybody");
    assert_eq!(search("nachname").await.as_array().unwrap().len(), 16);
    world.anybody("/api/hall/public/nirgends").await.refused(404, "unknown_tournament");
}

#[tokio::test]
async fn the_prize_giving_reveals_from_the_last_prize_to_the_first() {
    let world = World::new("preis", 4).await;
    let director = world.director.clone();
    let mut setup = world.get("/api/hall/setup", &director).await.ok()["setup"].clone();
    setup["prizes"] =
        json!({"places": {"list": [{"cents": 3000}, {"cents": 0, "thing": "Schinken"}, {"cents": 500}]}});
    world.wish(&director, &json!({"change_setup": {"setup": setup}})).await.ok();
    world.wish(&director, &json!({"fix_seed": {"seed": "x"}})).await.ok();
    world.wish(&director, &json!({"open_registration": {}})).await.ok();
    for number in 1..=4 {
        let details = json!({"first_name": "A", "surname": format!("Spieler{number}"), "born": "1970-01-01"});
        world.wish(&director, &json!({"register": {"details": details, "pays": 1000}})).await.ok();
    }
    let display = world.link(&json!({"role": "display"})).await;
    let change = async |wish| world.post("/api/hall/display", &director, &wish).await.ok();
    change(json!({"mode": "prizes", "starts_at": 77})).await;
    assert_eq!(world.get("/api/hall/display", &display).await.ok()["revealed"], json!([]));
    for (count, place) in [(1, 3), (2, 2), (3, 1), (3, 1)] {
        change(json!({"reveal": "next"})).await;
        let shown = world.get("/api/hall/display", &display).await.ok();
        let revealed = shown["revealed"].as_array().unwrap();
        assert_eq!(revealed.len(), count);
        assert_eq!(revealed[count - 1]["for"], json!({"place": place}));
    }
    world.post("/api/hall/display", &display, &json!({"reveal": "none"})).await.refused(403, "not_yours");
}

#[tokio::test]
async fn paper_and_files_come_by_header_or_by_a_ticket_that_is_good_once() {
    let world = World::drawn("preis", 4, 8).await;
    let path = "/api/hall/print/lists?match=1";
    let page = world.get(path, &world.director).await;
    assert!(page.status == StatusCode::OK && page.body.as_str().unwrap().contains("Nachname3"));
    let ticket = world.post("/api/hall/ticket", &world.director, &json!({"path": path})).await.ok();
    let url = ticket["url"].as_str().unwrap();
    let other = url.replace("lists", "cards");
    assert_eq!(world.anybody(&other).await.status, StatusCode::UNAUTHORIZED, "for this address only");
    assert_eq!(world.anybody(url).await.status, StatusCode::UNAUTHORIZED, "and it is used up");
    let ticket = world.post("/api/hall/ticket", &world.director, &json!({"path": path})).await.ok();
    let url = ticket["url"].as_str().unwrap();
    let asked = World::asked(Method::GET, url, None, Body::empty());
    let response = world.raw(asked).await;
    let policy = response.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(response.status() == StatusCode::OK && policy.contains("default-src 'none'"), "{policy}");
    assert_eq!(world.anybody(url).await.status, StatusCode::UNAUTHORIZED);
    world.get("/api/hall/print/filled", &world.director).await.refused(422, "no_page");
    world.get("/api/hall/print/nichts", &world.director).await.refused(404, "not_found");
    let csv = world.get("/api/hall/players.csv", &world.director).await;
    assert!(csv.body.as_str().unwrap().contains("Nachname3"));
    let export = world.get("/api/hall/export", &world.director).await.ok();
    assert!(stammtisch_store::import(&export.to_string(), Some(&EXPORT_KEY)).is_ok());
}

#[tokio::test]
async fn the_draw_is_public_with_all_that_proves_it() {
    let world = World::drawn("preis", 4, 16).await;
    let display = world.link(&json!({"role": "display"})).await;
    let draws = world.get("/api/hall/draw", &display).await.ok();
    let draw = &draws["draws"][0];
    assert_eq!(
        (&draw["seed"], &draw["verified"], &draw["best"]),
        (&json!("Lottozahlen"), &json!(true), &json!(true))
    );
    assert_eq!(draw["seatings"].as_array().unwrap().len(), 2);
    let seating = world.get("/api/hall/seating?match=2", &display).await.ok();
    assert_eq!(seating["tables"].as_array().unwrap().len(), 4);
    assert_eq!(seating["names"].as_array().unwrap().len(), 16);
}

#[tokio::test]
async fn messages_come_in_the_language_of_the_reader() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let wish = json!({"id": "x", "do": {"enter_row": {"game": 2, "row": rufspiel()}}});
    let german = world.post("/api/hall/do", &keeper, &wish).await.body;
    let english = world.post("/api/hall/do?lang=en", &keeper, &wish).await.body;
    assert!(german["detail"].as_str().unwrap().contains("Spiel"), "{german}");
    assert!(english["detail"].as_str().unwrap().contains("ame"), "{english}");
    let lost = world.get("/api/hall/me?lang=en", "unbekannt").await.refused(401, "no_link");
    assert!(lost["detail"].as_str().unwrap().starts_with("Nobody"), "{lost}");
}

#[tokio::test]
async fn the_log_is_told_in_words() {
    let world = World::running("preis", 4, 8).await;
    let (director, keeper, referee) = (world.director.clone(), world.keeper(1).await, world.referee().await);
    let tout = json!({"game": 2, "seat": 4, "contract": "solo", "tout": true});
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    world.wish(&keeper, &json!({"request_approval": tout})).await.ok();
    let mut decision = tout.clone();
    (decision["list"], decision["answer"]) = (json!({"match": 1, "table": 1}), json!("granted"));
    world.wish(&referee, &json!({"decide_approval": decision})).await.ok();
    let call = json!({"call_referee": {"seat": 2, "matter": "doubt"}});
    let called = world.wish_because(&keeper, "Karte gezeigt", &call).await.ok()["result"]["call"].clone();
    let answer = json!({"answer_call": {"call": called, "answer": "refused"}});
    world.wish_because(&referee, "geklärt", &answer).await.ok();
    world.wish(&director, &json!({"pay": {"player": 3, "cents": 550}})).await.ok();
    let german = world.get("/api/hall/log?limit=200", &director).await.ok();
    let english = world.get("/api/hall/log?limit=200&lang=en", &director).await.ok();
    let texts = |told: &serde_json::Value| -> Vec<String> {
        let events = told["events"].as_array().unwrap().iter();
        events.map(|event| event["text"].as_str().unwrap().to_owned()).collect()
    };
    let told = texts(&german);
    for wanted in [
        "Zahlung: 3 Vorname3 Nachname3, 5,50 €",
        "Genehmigung erbeten: Durchgang 1, Tisch 1, Spiel 2, Platz 4, Solo Tout",
        "Genehmigung entschieden: Durchgang 1, Tisch 1, Spiel 2, Platz 4, Solo Tout, genehmigt",
        "Spiel geschrieben: Durchgang 1, Tisch 1, Spiel 1: 1r2",
        "Aufsicht gerufen: Durchgang 1, Tisch 1, Platz 2, Zweifelsfall",
        "Durchgang begonnen: 1, die Liste führt Platz 1",
        "Ausgelost: Durchgang 1 bis 2, 8 Spieler",
        "Amt übertragen: Max Streng, Aufsicht",
    ] {
        assert!(told.iter().any(|text| text == wanted), "{wanted}: {told:#?}");
    }
    assert!(told[1].starts_with("Ruf beantwortet: Durchgang 1, Tisch 1, Eintrag "), "{}", told[1]);
    // No field of the wire is read to people.
    for text in told.iter().chain(&texts(&english)) {
        assert!(!text.contains('_') && !text.contains("match_number") && !text.contains("kind "), "{text}");
    }
    assert!(texts(&english).iter().any(|text| text == "Referee called: match 1, table 1, Seat 2, doubt"));
}
