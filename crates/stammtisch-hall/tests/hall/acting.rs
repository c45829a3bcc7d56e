//! Commands: once each, in order, and nobody's work is lost.

use axum::http::Method;
use schafkopf_turnier::{Act, Command, ListId, PersonId, Row, RowWriting};
use serde_json::{Value, json};
use stammtisch_desk::digest;
use stammtisch_store::{
    CommandRecord, HallStore as _, TournamentStore as _, append_commanded, append_step, load,
};

use crate::world::{World, rufspiel};

#[tokio::test]
async fn a_command_sent_twice_acts_once() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let command = json!({"id": "x1", "do": {"enter_row": {"game": 1, "row": rufspiel()}}});
    let first = world.post("/api/hall/do", &keeper, &command).await.ok();
    assert_eq!(
        (first["repeated"].as_bool(), &first["result"]["points"]),
        (Some(false), &json!([1, 1, -1, -1]))
    );
    let events = world.events().await;
    let again = world.post("/api/hall/do", &keeper, &command).await.ok();
    assert_eq!(again["repeated"], json!(true));
    assert_eq!((&again["events"], &again["result"]), (&first["events"], &first["result"]));
    assert_eq!(world.events().await, events);
    let other = json!({"id": "x1", "do": {"enter_row": {"game": 2, "row": rufspiel()}}});
    world.post("/api/hall/do", &keeper, &other).await.refused(422, "id_used");
}

#[tokio::test]
async fn an_id_is_its_sender_s_own() {
    let world = World::running("preis", 4, 8).await;
    let (one, two) = (world.keeper(1).await, world.keeper(2).await);
    let command = json!({"id": "1", "do": {"enter_row": {"game": 1, "row": rufspiel()}}});
    let first = world.post("/api/hall/do", &one, &command).await.ok();
    let second = world.post("/api/hall/do", &two, &command).await.ok();
    assert_ne!(first["events"], second["events"]);
    for (keeper, done) in [(&one, &first), (&two, &second)] {
        assert_eq!(done["repeated"], json!(false));
        let list = world.get("/api/hall/list", keeper).await.ok();
        assert_eq!(list["rows"].as_array().unwrap().len(), 1, "{list}");
        let again = world.post("/api/hall/do", keeper, &command).await.ok();
        assert_eq!((&again["repeated"], &again["events"]), (&json!(true), &done["events"]));
        assert_eq!(again["result"], done["result"]);
    }
    let other = json!({"id": "1", "do": {"enter_row": {"game": 2, "row": rufspiel()}}});
    for keeper in [&one, &two] {
        world.post("/api/hall/do", keeper, &other).await.refused(422, "id_used");
    }
    // What is kept under it is nobody's id.
    for record in world.store.commands(&world.tournament).await.unwrap() {
        let stolen = json!({"id": record.id, "do": {"enter_row": {"game": 1, "row": rufspiel()}}});
        world.post("/api/hall/do", &one, &stolen).await.refused(400, "bad_request");
    }
}

#[tokio::test]
async fn an_id_that_was_kept_without_its_sender_is_still_known() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let wish = json!({"enter_row": {"game": 1, "row": rufspiel()}});
    // A server that did not ask who sends carried it out.
    let tournament = load(&world.store, &world.tournament).await.unwrap();
    let step = tournament.decide(&row_by_the_director(&rufspiel())).unwrap();
    let after = tournament.log().len() as u64;
    let kept = CommandRecord {
        id: "x1".to_owned(),
        digest: digest(&json!([wish, null]).to_string()),
        first: after + 1,
        last: after + 1,
    };
    append_commanded(&world.store, &world.tournament, after, (&step, &[kept])).await.unwrap();
    let again = world.post("/api/hall/do", &keeper, &json!({"id": "x1", "do": wish})).await.ok();
    assert_eq!((&again["repeated"], &again["events"]), (&json!(true), &json!([after + 1])));
    assert_eq!(world.events().await as u64, after + 1);
    let other = json!({"id": "x1", "do": {"enter_row": {"game": 2, "row": rufspiel()}}});
    world.post("/api/hall/do", &keeper, &other).await.refused(422, "id_used");
}

/// The next row of table 1, entered at the command line.
fn row_by_the_director(row: &Value) -> Act {
    let list = ListId { match_number: 1, table: 1 };
    let row: Row = serde_json::from_value(row.clone()).unwrap();
    let command = Command::EnterRow(RowWriting::next(list, row));
    Act { at: 5, by: PersonId(1), why: None, command }
}

#[tokio::test]
async fn a_queue_is_answered_one_by_one_and_may_be_sent_again() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(2).await;
    let enter =
        |id: &str, game: u32, row: Value| json!({"id": id, "do": {"enter_row": {"game": game, "row": row}}});
    let queue = json!({"commands": [
        enter("a", 1, rufspiel()), enter("b", 2, json!({"declarer": 1})), enter("c", 2, rufspiel()),
        enter("a", 1, rufspiel()),
    ]});
    let answered = world.post("/api/hall/batch", &keeper, &queue).await.ok();
    let told = |answered: &Value| -> Vec<(String, u64, bool)> {
        let answers = answered["answers"].as_array().unwrap();
        answers
            .iter()
            .map(|answer| {
                let repeated = answer["repeated"] == json!(true);
                (answer["id"].as_str().unwrap().to_owned(), answer["status"].as_u64().unwrap(), repeated)
            })
            .collect()
    };
    let line = |id: &str, status, repeated| (id.to_owned(), status, repeated);
    assert_eq!(
        told(&answered),
        [line("a", 200, false), line("b", 422, false), line("c", 200, false), line("a", 200, true)]
    );
    let again = world.post("/api/hall/batch", &keeper, &queue).await.ok();
    assert_eq!(
        told(&again),
        [line("a", 200, true), line("b", 409, false), line("c", 200, true), line("a", 200, true)]
    );
    let stopping = json!({"stop": true, "commands": [enter("d", 4, rufspiel()), enter("e", 3, rufspiel())]});
    let stopped = world.post("/api/hall/batch", &keeper, &stopping).await.ok();
    assert_eq!(told(&stopped), [line("d", 409, false), line("e", 424, false)]);
    // Within a queue a refusal is no answer of its own, and keeps the form that the pages know.
    let refused = &stopped["answers"][0];
    assert_eq!((&refused["ok"], &refused["error"]["code"]), (&json!(false), &json!("game_out_of_order")));
    assert_eq!(refused["error"].as_object().unwrap().len(), 4, "{refused}");
    assert_eq!(refused["list"]["rows"].as_array().unwrap().len(), 2, "{refused}");
    assert!(refused["version"].is_u64(), "{refused}");
    assert_eq!((&refused["detail"], &refused["title"]), (&Value::Null, &Value::Null));
    let list = world.get("/api/hall/list", &keeper).await.ok();
    assert_eq!(list["rows"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn the_second_of_two_keepers_is_shown_the_present_rows() {
    let world = World::running("preis", 4, 8).await;
    let (one, other) = (world.keeper(1).await, world.keeper(1).await);
    let version = world.get("/api/hall/list", &other).await.ok()["version"].clone();
    world.wish(&one, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let lost = json!({"declarer": 3, "contract": "solo", "won": false});
    let late = json!({"id": "late", "based_on": version, "do": {"enter_row": {"game": 1, "row": lost}}});
    let told = world.post("/api/hall/do", &other, &late).await.refused(409, "game_out_of_order");
    assert_eq!(told["list"]["rows"][0]["points"], json!([1, 1, -1, -1]));
    let mend = json!({"id": "mend", "based_on": version, "do": {"correct_row": {"game": 1, "row": lost}}});
    let told = world.post("/api/hall/do", &other, &mend).await.refused(409, "conflict");
    assert_eq!(told["changed"][0]["name"], json!("row_entered"));
    assert!(told["changed"][0]["by"].as_str().is_some_and(|name| name.starts_with("Vorname")), "{told}");
    let own = json!({"id": "own", "based_on": version, "do": {"correct_row": {"game": 1, "row": lost}}});
    world.post("/api/hall/do", &one, &own).await.ok();
}

#[tokio::test]
async fn two_desks_are_told_of_each_other_and_lose_nothing() {
    let world = World::new("preis", 4).await;
    let first = world.director.clone();
    let second = world.link(&json!({"role": "director", "person": 1})).await;
    let seen = world.get("/api/hall/setup", &second).await.ok();
    let mut setup = seen["setup"].clone();
    setup["venue"] = json!("Gasthof Klement");
    world.wish(&first, &json!({"change_setup": {"setup": setup}})).await.ok();
    setup["venue"] = json!("Turnhalle");
    let change = |based_on: &Value| json!({"id": world.id(), "based_on": based_on, "do": {"change_setup": {"setup": setup}}});
    let told = world.post("/api/hall/do", &second, &change(&seen["version"])).await.refused(409, "conflict");
    assert_eq!(told["changed"][0]["name"], json!("setup_changed"));
    assert_eq!(told["changed"][0]["by"], json!("Resi Leitner"));
    world.post("/api/hall/do", &second, &change(&told["version"])).await.ok();
    let open = json!({"open_registration": {}});
    world.wish(&first, &open).await.ok();
    for (token, name) in [(&first, "Huber"), (&second, "Maier")] {
        let register = json!({"id": world.id(), "based_on": seen["version"], "do": {
            "register": {"details": {"first_name": "Anna", "surname": name}}}});
        world.post("/api/hall/do", token, &register).await.ok();
    }
    let players = world.get("/api/hall/players", &first).await.ok();
    assert_eq!(players["players"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn what_the_command_line_writes_beside_the_server_is_not_lost() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    // Another process, with its own connection, writes the second game.
    let (other, _) = stammtisch_store_sqlite::SqliteStore::open(&world.file).await.unwrap();
    let mut tournament = load(&other, &world.tournament).await.unwrap();
    let step = tournament.decide(&row_by_the_director(&rufspiel())).unwrap();
    append_step(&other, &world.tournament, tournament.log().len() as u64, &step).await.unwrap();
    tournament.take(step);
    let late = world.wish(&keeper, &json!({"enter_row": {"game": 2, "row": rufspiel()}})).await;
    let told = late.refused(409, "game_out_of_order");
    assert_eq!(told["list"]["rows"].as_array().unwrap().len(), 2);
    world.wish(&keeper, &json!({"enter_row": {"game": 3, "row": rufspiel()}})).await.ok();
    assert_eq!(other.tournament(&world.tournament).await.unwrap().log.len(), tournament.log().len() + 1);
}

#[tokio::test]
async fn many_tables_enter_at_once_and_every_confirmed_row_is_on_the_disk() {
    let world = std::sync::Arc::new(World::running("preis", 4, 64).await);
    let mut keepers = Vec::new();
    for table in 1..=16 {
        keepers.push(world.keeper(table).await);
    }
    let before = world.events().await;
    let entering = keepers.into_iter().map(|keeper| {
        let world = std::sync::Arc::clone(&world);
        tokio::spawn(async move {
            for game in 1..=4 {
                world.wish(&keeper, &json!({"enter_row": {"game": game, "row": rufspiel()}})).await.ok();
            }
        })
    });
    for table in entering.collect::<Vec<_>>() {
        table.await.unwrap();
    }
    assert_eq!(world.events().await, before + 64);
}

#[tokio::test]
async fn a_table_of_registrations_is_tried_before_it_is_taken() {
    let world = World::new("schule-turnier", 4).await;
    world.wish(&world.director, &json!({"open_registration": {}})).await.ok();
    let import = async |table: &str, query: &str| {
        let path = format!("/api/hall/players/import?{query}");
        world.send(Method::POST, &path, Some(&world.director), table.to_owned()).await
    };
    let good = "Vorname;Nachname;Ort;Geburtsdatum\nResi;Huber;Isen;1.5.1980\nSepp;Maier;Dorfen;2.3.1975\n";
    let tried = import(good, "dry_run=true").await.ok();
    assert_eq!((&tried["registered"], &tried["players"][0]["name"]), (&json!(2), &json!("Resi Huber")));
    assert_eq!(world.get("/api/hall/players", &world.director).await.ok()["players"], json!([]));
    let wrong = import("Nachname;Geburtsdatum\nHuber;31.2.1980\n", "dry_run=true").await;
    assert_eq!(wrong.refused(422, "bad_table")["at"], json!(2));
    let young = import("Nachname;Geburtsdatum\nHuber;1.2.2020\n", "id=young").await;
    assert_eq!(young.refused(422, "too_young")["at"], json!(2));
    import(good, "").await.refused(400, "bad_request");
    import(good, "id=once").await.ok();
    assert_eq!(import(good, "id=once").await.ok()["repeated"], json!(true));
    let players = world.get("/api/hall/players", &world.director).await.ok();
    assert_eq!(players["players"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn the_clock_may_go_back_and_the_log_does_not() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    world.clock.fetch_sub(3_600_000_000, std::sync::atomic::Ordering::Relaxed);
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let log = load(&world.store, &world.tournament).await.unwrap();
    assert!(log.log().windows(2).all(|pair| pair[0].at <= pair[1].at));
}

#[tokio::test]
async fn events_are_undone_by_the_director_and_told_in_words() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let entered = world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let event = &entered["events"][0];
    let log = world.get("/api/hall/log?limit=1", &world.director).await.ok();
    assert_eq!((&log["events"][0]["seq"], &log["events"][0]["undoable"]), (event, &json!(true)));
    assert_eq!(log["events"][0]["text"], json!("Spiel geschrieben: Durchgang 1, Tisch 1, Spiel 1: 1r2"));
    world.wish(&keeper, &json!({"undo": {"event": event}})).await.refused(403, "not_yours");
    world.wish_because(&world.director, "falscher Tisch", &json!({"undo": {"event": event}})).await.ok();
    assert_eq!(world.get("/api/hall/list", &keeper).await.ok()["rows"], json!([]));
}

#[tokio::test]
async fn a_tournament_of_a_length_that_no_rules_allow_is_refused_with_the_reason() {
    let world = World::new("preis", 4).await;
    let wanted = json!({
        "name": "Kurz", "date": "2026-10-18", "rules": "preis", "games": 3, "director": {"surname": "Leitner"},
    });
    let told = world.admin(Method::POST, "/api/hall/tournaments", &wanted).await.refused(422, "bad_length");
    assert!(told["detail"].as_str().unwrap().contains("durch 4 teilbar"), "{told}");
}
