//! Prizes on the night, and results for elsewhere.

use serde_json::{Value, json};

use crate::world::World;

/// A tournament of two matches with eight players that is closed; all tables played the same, so people are level.
async fn closed() -> World {
    let world = World::running("preis", 4, 8).await;
    for match_number in 1..=2 {
        if match_number == 2 {
            world.wish(&world.director, &json!({"start_match": {"keeper": 1}})).await.ok();
        }
        for table in 1..=2 {
            let keeper = world.link(&json!({"role": "keeper", "table": table, "match": match_number})).await;
            world.play_list(&keeper, 4).await;
        }
        world.wish(&world.director, &json!({"close_match": {}})).await.ok();
    }
    world.wish(&world.director, &json!({"close_tournament": {}})).await.ok();
    world
}

async fn setup(world: &World) -> Value {
    world.get("/api/hall/setup", &world.director).await.ok()["setup"].clone()
}

async fn ranked(world: &World) -> Vec<Value> {
    let standings = world.get("/api/hall/standings", &world.director).await.ok();
    standings["ranked"].as_array().unwrap().clone()
}

/// The setup with prizes as they were typed.
async fn with_prizes(world: &World, typed: &Value) -> Value {
    let read = world.post("/api/hall/prizes/plan", &world.director, typed).await.ok();
    let mut setup = setup(world).await;
    setup["prizes"] = read["plan"].clone();
    setup
}

#[tokio::test]
async fn every_line_of_prizes_is_told_as_it_was_read() {
    let world = World::new("preis", 4).await;
    let typed = json!({
        "places": "300,-\n1 Spanferkel, gestiftet von Metzger Huber\n3.-5. Preis: 20 €",
        "special": [{"merit": {"named": {"title": "Weiteste Anreise"}}, "text": "10 € + Bier"}],
    });
    let read = world.post("/api/hall/prizes/plan", &world.director, &typed).await.ok();
    assert_eq!(read["lines"][0]["prize"], json!({"cents": 30_000}));
    let pig = json!({"cents": 0, "thing": "1 Spanferkel", "sponsor": "Metzger Huber"});
    assert_eq!(read["lines"][1]["prize"], pig);
    assert_eq!((&read["lines"][2]["from"], &read["lines"][2]["to"]), (&json!(3), &json!(5)));
    assert_eq!(read["special"][0]["prize"], json!({"cents": 1000, "thing": "Bier"}));
    assert_eq!(read["plan"]["places"]["list"].as_array().unwrap().len(), 5);
    // Nobody has paid, and nobody is there who could.
    let forecast = json!({"planned": 37_000, "till": 0, "expected": 0, "lacking": 37_000});
    assert_eq!(read["forecast"], forecast);
    let wrong = json!({"places": "300,-\n-5\n7. Schinken"});
    let read = world.post("/api/hall/prizes/plan", &world.director, &wrong).await.ok();
    assert_eq!(read["plan"], Value::Null);
    assert_eq!(read["lines"][1]["fault"], json!("Ein Preis kann nicht unter null sein."));
    assert!(read["lines"][2]["fault"].as_str().unwrap().contains("7. Preis"), "{read}");
}

#[tokio::test]
async fn prizes_are_kept_as_typed_and_a_short_till_warns_early() {
    let world = World::drawn("preis", 4, 8).await;
    let setup = with_prizes(&world, &json!({"places": "100,-\n1 Spanferkel"})).await;
    world.wish(&world.director, &json!({"change_setup": {"setup": setup}})).await.ok();
    let planned = world.get("/api/hall/prizes/plan", &world.director).await.ok();
    assert_eq!(planned["typed"]["places"], json!("100 €\n1 Spanferkel\n"));
    let forecast = json!({"planned": 10_000, "till": 8_000, "expected": 8_000, "lacking": 2_000});
    assert_eq!(planned["forecast"], forecast);
    let view = world.get("/api/hall/setup", &world.director).await.ok();
    assert_eq!(view["forecast"], forecast);
    let referee = world.referee().await;
    assert_eq!(world.get("/api/hall/setup", &referee).await.ok()["forecast"], Value::Null);
}

#[tokio::test]
async fn prizes_change_until_they_are_given_and_a_short_till_empties_nothing() {
    let world = closed().await;
    let typed = json!({"places": "100,-\n1 Spanferkel\n20", "special": [{"merit": "middle_place", "text": "Rettich"}]});
    let change = |setup: Value| json!({"change_setup": {"setup": setup}});
    let before = with_prizes(&world, &typed).await;
    world.wish(&world.director, &change(before.clone())).await.ok();
    let prizes = world.get("/api/hall/prizes", &world.director).await.ok();
    assert_eq!(prizes["awards"].as_array().unwrap().len(), 4);
    assert_eq!((&prizes["short"], &prizes["lacking"]), (&json!(true), &json!(4_000)));
    let ranked = ranked(&world).await;
    for (award, standing) in prizes["awards"].as_array().unwrap().iter().zip(&ranked).take(3) {
        assert_eq!((&award["total"], &award["tie"]), (&standing["total"], &standing["tie"]));
    }
    // Eight people have three different totals: some are level, and the lot decides.
    assert!(ranked.iter().any(|standing| standing["tie"] == json!({"by": "lot", "has": null})));

    // Given from the last to the first: then they stand, and what they are called can still be mended.
    let show = async |wish: Value| world.post("/api/hall/display", &world.director, &wish).await;
    let shown = show(json!({"mode": "prizes", "reveal": "next"})).await.ok();
    assert_eq!(shown["revealed"][0]["for"], json!({"special": "middle_place"}));
    let shown = show(json!({"reveal": "next"})).await.ok();
    assert_eq!(shown["revealed"][1]["for"], json!({"place": 3}));
    let other = with_prizes(&world, &json!({"places": "80,-"})).await;
    let refused = world.wish(&world.director, &change(other.clone())).await.refused(409, "prizes_given");
    assert!(refused["detail"].as_str().unwrap().starts_with("2 Preise"), "{refused}");
    let last = world.events().await;
    let undo = json!({"undo": {"event": last}});
    world.wish(&world.director, &undo).await.refused(409, "prizes_given");
    let mut renamed = before;
    renamed["name"] = json!("Kirchweihturnier");
    renamed["date"] = json!("2026-10-19");
    world.wish(&world.director, &change(renamed)).await.ok();
    show(json!({"reveal": "none"})).await.ok();
    world.wish(&world.director, &change(other)).await.ok();
    assert_eq!(world.get("/api/hall/prizes", &world.director).await.ok()["total"], json!(8_000));
    let mut dearer = setup(&world).await;
    dearer["entry_fee"] = json!(2_000);
    world.wish(&world.director, &change(dearer)).await.refused(409, "turnier_phase");
}

#[tokio::test]
async fn results_go_out_as_table_and_text_to_the_desk_first_and_then_to_all() {
    let world = closed().await;
    let table = world.get("/api/hall/results/csv", &world.director).await;
    assert!(table.kind.starts_with("text/csv"), "{}", table.kind);
    let table = table.ok();
    let lines: Vec<&str> = table.as_str().unwrap().lines().collect();
    assert_eq!(lines.len(), 9, "{table}");
    let heads = "\u{feff}Platz;Nr.;Nachname;Vorname;Ort;1. Durchgang;2. Durchgang;Gesamt;\
                 Bei Gleichstand entschieden;Preis";
    assert_eq!(lines[0], heads);
    for (line, standing) in lines[1..].iter().zip(ranked(&world).await) {
        let fields: Vec<&str> = line.split(';').collect();
        let numbers: Vec<i64> = fields[5..8].iter().map(|field| field.parse().unwrap()).collect();
        assert_eq!(
            (json!(numbers[0] + numbers[1]), json!(numbers[2])),
            (standing["total"].clone(), standing["total"].clone())
        );
        assert_eq!(fields[8] == "das Los", standing["tie"]["by"] == json!("lot"), "{line}");
    }
    let text = world.get("/api/hall/results/text", &world.director).await.ok();
    let text = text.as_str().unwrap();
    assert!(
        text.starts_with(
            "Beim Schafkopfturnier „Kirchweih“ am 18. Oktober 2026 spielten 8 Teilnehmer an 2 Tischen."
        ),
        "{text}"
    );
    let public = format!("/api/hall/public/{}/results", world.tournament);
    assert_eq!(world.anybody(&format!("{public}/text")).await.ok(), json!(text));
    let english = world.anybody(&format!("{public}/text?lang=en")).await.ok();
    assert!(english.as_str().unwrap().contains("8 players met at 2 tables"), "{english}");
    assert_eq!(world.anybody(&format!("{public}/csv")).await.ok(), table);
    world.anybody(&format!("{public}/tex")).await.refused(404, "not_found");
    let referee = world.referee().await;
    world.get("/api/hall/results/text", &referee).await.refused(403, "not_yours");

    let early = World::running("preis", 4, 8).await;
    let public = format!("/api/hall/public/{}/results/text", early.tournament);
    early.anybody(&public).await.refused(404, "not_yet");
    early.get("/api/hall/results/text", &early.director).await.ok();
}

#[tokio::test]
async fn everybody_sees_the_prizes_once_they_are_given() {
    let world = closed().await;
    let setup = with_prizes(&world, &json!({"places": "50,-\n1 Spanferkel"})).await;
    world.wish(&world.director, &json!({"change_setup": {"setup": setup}})).await.ok();
    let public = format!("/api/hall/public/{}/results", world.tournament);
    assert_eq!(world.anybody(&public).await.ok()["prizes"], json!([]));
    world.post("/api/hall/display", &world.director, &json!({"mode": "prizes", "reveal": "all"})).await.ok();
    let told = world.anybody(&public).await.ok();
    assert_eq!(told["prizes"][0]["for"], json!({"place": 1}));
    assert_eq!(told["ranked"], json!(ranked(&world).await));
    for page in ["giving", "all-lists", "certificates?places=7"] {
        let page = world.get(&format!("/api/hall/print/{page}"), &world.director).await.ok();
        let page = page.as_str().unwrap();
        if page.contains("class=\"inside\"") {
            assert_eq!(
                page.matches("class=\"inside\"").count(),
                7,
                "a certificate for every place that is asked for"
            );
        }
    }
}

#[tokio::test]
async fn teams_are_ranked_beside_the_players() {
    let world = World::drawn("preis", 4, 8).await;
    let mut setup = setup(&world).await;
    setup["teams"] = json!([
        {"name": "Eins", "players": [1, 2, 3]},
        {"name": "Zwei", "players": [4, 5, 6]},
    ]);
    world.wish(&world.director, &json!({"change_setup": {"setup": setup.clone()}})).await.ok();
    let told = world.get("/api/hall/standings", &world.director).await.ok();
    assert_eq!(told["teams"].as_array().unwrap().len(), 2);
    assert_eq!(told["teams"][0]["total"], json!(0));
    setup["teams"][1]["players"] = json!([4, 5, 3]);
    let wrong = json!({"change_setup": {"setup": setup}});
    let refused = world.wish(&world.director, &wrong).await.refused(422, "bad_setup");
    assert!(refused["detail"].as_str().unwrap().contains("Nr. 3"), "{refused}");
}

#[tokio::test]
async fn no_page_speaks_the_words_of_the_command_line() {
    let world = World::drawn("preis", 4, 8).await;
    let director = &world.director;
    let mut told = Vec::new();
    for (wish, code) in [
        (json!({"exclude": {"player": 1}}), "reason_missing"),
        (json!({"withdraw": {"player": 1}}), "seated"),
    ] {
        let answer = match code {
            "reason_missing" => world.wish(director, &wish).await,
            _ => world.wish_because(director, "Nachrücker", &wish).await,
        };
        assert_eq!(answer.body["code"], json!(code), "{}", answer.body);
        told.push(answer.body["detail"].as_str().unwrap().to_owned());
    }
    for detail in told {
        assert!(!detail.contains("--") && !detail.contains("turnier "), "{detail}");
    }
}
