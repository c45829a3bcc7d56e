//! The door: names in, who comes, who pays, seats on slips, and desks that do not stand in each other's way.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};
use stammtisch_hall::{Hall, router};
use tower::ServiceExt as _;

use crate::world::{Counting, EXPORT_KEY, SetClock, World, rufspiel};

/// A tournament that is open, with a referee and a seed.
async fn open(rules: &str) -> World {
    let world = World::new(rules, 4).await;
    let director = world.director.clone();
    for wish in [
        json!({"appoint": {"role": "referee", "first_name": "Max", "surname": "Streng"}}),
        json!({"fix_seed": {"seed": "Lottozahlen"}}),
        json!({"open_registration": {}}),
    ] {
        world.wish(&director, &wish).await.ok();
    }
    world
}

async fn register(world: &World, first: &str, surname: &str, town: &str) -> u64 {
    let details = json!({"first_name": first, "surname": surname, "town": town, "born": "1970-01-01"});
    let done = world.wish(&world.director, &json!({"register": {"details": details}})).await.ok();
    done["result"]["player"].as_u64().unwrap()
}

async fn read(world: &World, table: &str, query: &str) -> crate::world::Answer {
    let path = format!("/api/hall/players/read?{query}");
    world.send(Method::POST, &path, Some(&world.director), table.to_owned()).await
}

#[tokio::test]
async fn a_messy_table_is_shown_before_it_is_read_and_never_by_halves() {
    let world = open("preis").await;
    register(&world, "Resi", "Huber", "Isen").await;
    let table = "Preisschafkopf Isen\n\nTelefon;Name;Wohnort;bez.\n1;Resi Huber;Isen;x\n2;Xaver Öttl;Dorfen;ja\n\
                 3;Oettl Xaver;Dorfen;\n4;Sepp Maier;Erding;vielleicht\n;;Erding;\n";
    let seen = read(&world, table, "").await.ok();
    assert_eq!(seen["titles"], json!([1]));
    assert_eq!(seen["columns"][0], json!({"heading": "Telefon", "meaning": "remark"}));
    assert_eq!(seen["columns"][1], json!({"heading": "Name", "meaning": "full_name"}));
    let lines: Vec<&Value> = seen["faults"].as_array().unwrap().iter().map(|fault| &fault["line"]).collect();
    assert_eq!(lines, [&json!(7), &json!(8)]);
    assert_eq!(seen["players"][1]["details"]["surname"], json!("Öttl"));
    assert_eq!((&seen["players"][1]["paid"], &seen["players"][2]["paid"]), (&json!(1000), &json!(0)));
    let twins = seen["twins"].as_array().unwrap();
    assert_eq!((&twins[0]["line"], &twins[0]["player"]), (&json!(4), &json!(1)), "{seen}");
    assert_eq!((&twins[1]["line"], &twins[1]["other_line"]), (&json!(6), &json!(5)), "{seen}");
    let import = async |query: &str| {
        let path = format!("/api/hall/players/import?{query}");
        world.send(Method::POST, &path, Some(&world.director), table.to_owned()).await
    };
    let events = world.events().await;
    assert_eq!(import("id=one").await.refused(422, "bad_table")["at"], json!(7));
    assert_eq!(world.events().await, events, "nothing is read by halves");
    import("id=two&skip=4,6,7,8").await.ok();
    let players = world.get("/api/hall/players", &world.director).await.ok();
    let last = &players["players"][1];
    assert_eq!((&last["name"], &last["details"]["remark"]), (&json!("Xaver Öttl"), &json!("Telefon: 2")));
    assert_eq!(players["players"].as_array().unwrap().len(), 2);
    // A referee reads no table, and a text without any heading is guessed only where it is asked for.
    let referee = world.referee().await;
    let path = "/api/hall/players/read";
    world.send(Method::POST, path, Some(&referee), "Name\nA").await.refused(403, "not_yours");
    read(&world, "Resi Huber\tIsen\n", "").await.refused(422, "bad_table");
    let guessed = read(&world, "Resi Huber\tIsen\n", "guess=true").await.ok();
    assert_eq!(guessed["players"][0]["details"]["town"], json!("Isen"));
}

#[tokio::test]
async fn earlier_tournaments_complete_names_and_towns_for_the_director_alone() {
    let world = open("preis").await;
    register(&world, "Xaver", "Öttl", "Dorfen").await;
    register(&world, "Anna", "Straßer", "Isen").await;
    let own = world.get("/api/hall/people?name=oettl", &world.director).await.ok();
    assert_eq!(own["people"], json!([]), "who is registered here is found here already");
    let wanted =
        json!({"name": "Neu", "date": "2026-12-01", "rules": "preis", "director": {"surname": "Neu"}});
    let made = world.admin(Method::POST, "/api/hall/tournaments", &wanted).await.ok();
    let director = made["token"].as_str().unwrap();
    for (query, surname) in [("oettl", "Öttl"), ("%C3%96ttl%20Xaver", "Öttl"), ("strasser", "Straßer")] {
        let found = world.get(&format!("/api/hall/people?name={query}"), director).await.ok();
        assert_eq!(found["people"][0]["surname"], json!(surname), "{query}");
        assert!(found["people"][0].get("born").is_none(), "names and towns, and nothing else");
    }
    assert_eq!(world.get("/api/hall/people?name=o", director).await.ok()["people"], json!([]));
    let referee = world.referee().await;
    world.get("/api/hall/people?name=oettl", &referee).await.refused(403, "not_yours");
}

#[tokio::test]
async fn who_comes_pays_and_is_marked_at_once_and_may_go_again() {
    let world = open("preis").await;
    let player = register(&world, "Resi", "Huber", "Isen").await;
    let done = world.wish(&world.director, &json!({"arrive": {"player": player}})).await.ok();
    assert_eq!((&done["result"]["paid"], &done["result"]["arrival"]), (&json!(1000), &json!(1)));
    assert!(done["result"].get("slip").is_none(), "there are no slips before it is said so");
    world.wish(&world.director, &json!({"arrive": {"player": player}})).await.refused(409, "here_already");
    let other = register(&world, "Sepp", "Maier", "Dorfen").await;
    let setup = world.get("/api/hall/setup", &world.director).await.ok();
    assert_eq!((&setup["counts"]["here"], &setup["counts"]["players"]), (&json!(1), &json!(2)));
    // Marked without paying, paid without being marked again.
    world.wish(&world.director, &json!({"arrive": {"player": other, "unpaid": true}})).await.ok();
    let done = world.wish(&world.director, &json!({"arrive": {"player": other}})).await.ok();
    assert_eq!(done["result"]["paid"], json!(1000));
    world.wish(&world.director, &json!({"check_out": {"player": other}})).await.ok();
    world.wish(&world.director, &json!({"pay": {"player": other, "cents": -1000}})).await.ok();
    let referee = world.referee().await;
    world.wish(&referee, &json!({"arrive": {"player": other}})).await.refused(403, "not_yours");
    // The receipt is the director's to give.
    let path = format!("/api/hall/print/receipt?player={other}");
    let receipt = world.get(&path, &world.director).await.ok();
    let text = receipt.as_str().unwrap();
    assert!(text.contains("Quittung") && text.contains("Sepp Maier") && text.contains("zurückgezahlt"));
    world.get(&path, &referee).await.refused(403, "not_yours");
    // Somebody new is registered, pays and is there in one go.
    let details = json!({"first_name": "Anna", "surname": "Wimmer", "born": "1970-01-01"});
    let wish = json!({"register": {"details": details, "pays": 1000, "arrives": true}});
    let done = world.wish(&world.director, &wish).await.ok();
    assert_eq!((&done["result"]["paid"], &done["result"]["arrival"]), (&json!(1000), &json!(2)));
}

#[tokio::test]
async fn a_slip_of_the_door_is_what_the_draw_says_and_verify_draw_covers_it() {
    let world = open("preis").await;
    let director = world.director.clone();
    world.wish(&director, &json!({"begin_door_draw": {}})).await.ok();
    world.wish(&director, &json!({"begin_door_draw": {}})).await.refused(422, "door_already");
    let mut slips = Vec::new();
    for number in 1..=17 {
        let details = json!({"first_name": "V", "surname": format!("N{number}"), "born": "1970-01-01"});
        let wish = json!({"register": {"details": details, "pays": 1000, "arrives": true}});
        slips.push(world.wish(&director, &wish).await.ok()["result"]["slip"].clone());
    }
    assert_eq!(slips[0].as_array().unwrap().len(), 2, "a slip for both matches");
    let page = world.get("/api/hall/print/slips?player=3", &director).await.ok();
    let table = slips[2][0]["table"].as_u64().unwrap();
    assert!(page.as_str().unwrap().contains(&format!("Tisch <b>{table}</b>")), "{page}");
    let refused = world.wish(&director, &json!({"draw": {}})).await.refused(422, "no_draw");
    assert!(refused["detail"].as_str().unwrap().contains("17"), "the last to come would wait: {refused}");
    world.wish(&director, &json!({"draw": {"uneven": "waiting_list"}})).await.ok();
    let draw = world.get("/api/hall/draw", &director).await.ok();
    assert_eq!(
        (&draw["draws"][0]["at_the_door"], &draw["draws"][0]["verified"]),
        (&json!(true), &json!(true))
    );
    let players = world.get("/api/hall/players", &director).await.ok();
    for (line, slip) in players["players"].as_array().unwrap().iter().zip(&slips).take(16) {
        assert_eq!((&line["seat"]["table"], &line["seat"]["seat"]), (&slip[0]["table"], &slip[0]["seat"]));
    }
    assert_eq!(players["players"][16]["status"], json!("waiting"));
    let changed = world.get("/api/hall/print/slips?changed=true", &director).await;
    changed.refused(422, "no_page");
}

#[tokio::test]
async fn a_second_click_makes_no_second_tournament_and_a_mistake_can_be_deleted() {
    let world = World::new("preis", 4).await;
    let wanted = json!({"name": "Doppelt", "date": "2026-12-01", "rules": "preis", "once": "klick",
        "director": {"surname": "Neu"}});
    let first = world.admin(Method::POST, "/api/hall/tournaments", &wanted).await.ok();
    let second = world.admin(Method::POST, "/api/hall/tournaments", &wanted).await.ok();
    assert_eq!(first["tournament"], second["tournament"]);
    let count = async || {
        let all = world.admin(Method::GET, "/api/hall/tournaments", &json!({})).await.ok();
        all["tournaments"].as_array().unwrap().len()
    };
    assert_eq!(count().await, 2);
    let token = second["token"].as_str().unwrap();
    world.get("/api/hall/me", token).await.ok();
    let path = format!("/api/hall/tournaments/{}", first["tournament"].as_str().unwrap());
    world.send(Method::DELETE, &path, Some(token), Body::empty()).await.refused(403, "not_yours");
    world.admin(Method::DELETE, &path, &json!({})).await.ok();
    assert_eq!(count().await, 1);
    world.get("/api/hall/me", token).await.refused(401, "no_link");
    world.admin(Method::DELETE, &path, &json!({})).await.refused(404, "unknown_tournament");
    // The same click again is a new wish: what it made is gone.
    world.admin(Method::POST, "/api/hall/tournaments", &wanted).await.ok();
    assert_eq!(count().await, 2);
    // Where somebody has paid, or it is drawn, it stays.
    let used = format!("/api/hall/tournaments/{}", world.tournament);
    world.wish(&world.director, &json!({"open_registration": {}})).await.ok();
    let player = register(&world, "Resi", "Huber", "Isen").await;
    world.wish(&world.director, &json!({"pay": {"player": player}})).await.ok();
    world.admin(Method::DELETE, &used, &json!({})).await.refused(409, "tournament_in_use");
    world.wish(&world.director, &json!({"pay": {"player": player, "cents": -1000}})).await.ok();
    world.admin(Method::DELETE, &used, &json!({})).await.ok();
}

async fn as_desk(world: &World, desk: Option<&str>, based_on: &Value, wish: &Value) -> crate::world::Answer {
    let mut command = json!({"id": world.id(), "based_on": based_on, "do": wish});
    if let Some(desk) = desk {
        command["desk"] = json!(desk);
    }
    world.post("/api/hall/do", &world.director, &command).await
}

#[tokio::test]
async fn two_desks_on_one_link_do_not_overwrite_each_other() {
    let world = open("preis").await;
    let seen = world.get("/api/hall/setup", &world.director).await.ok();
    let venue = |name: &str| {
        let mut setup = seen["setup"].clone();
        setup["venue"] = json!(name);
        json!({"change_setup": {"setup": setup}})
    };
    as_desk(&world, Some("tür"), &seen["version"], &venue("Saal")).await.ok();
    // The same page goes on, the other page of the same link is told.
    as_desk(&world, Some("tür"), &seen["version"], &venue("Kleiner Saal")).await.ok();
    let told =
        as_desk(&world, Some("bühne"), &seen["version"], &venue("Keller")).await.refused(409, "conflict");
    assert_eq!(told["changed"].as_array().unwrap().len(), 2);
    let now = world.get("/api/hall/setup", &world.director).await.ok();
    assert_eq!(now["setup"]["venue"], json!("Kleiner Saal"));
    as_desk(&world, Some("bühne"), &now["version"], &venue("Keller")).await.ok();
    // Programs that do not say which page they are go by their link, as ever.
    let version = world.get("/api/hall/setup", &world.director).await.ok()["version"].clone();
    as_desk(&world, None, &version, &venue("Garten")).await.ok();
    as_desk(&world, None, &version, &venue("Hof")).await.ok();
}

#[tokio::test]
async fn nobody_is_told_of_changes_that_do_not_touch_his_own() {
    let world = open("preis").await;
    let player = register(&world, "Resi", "Huber", "Isen").await;
    let before = world.get("/api/hall/players", &world.director).await.ok()["version"].clone();
    let details = json!({"first_name": "Resi", "surname": "Huber", "town": "Dorfen", "born": "1970-01-01"});
    let change = json!({"change_details": {"player": player, "details": details}});
    as_desk(&world, Some("a"), &before, &change).await.ok();
    as_desk(&world, Some("b"), &before, &json!({"pay": {"player": player}})).await.ok();
    as_desk(&world, Some("c"), &before, &json!({"pay": {"player": player, "cents": 500}}))
        .await
        .refused(409, "conflict");
    let appoint = |name: &str| json!({"appoint": {"role": "referee", "surname": name}});
    as_desk(&world, Some("a"), &before, &appoint("Weise")).await.ok();
    as_desk(&world, Some("b"), &before, &appoint("Gerecht")).await.ok();
}

#[tokio::test]
async fn after_a_restart_one_s_own_changes_are_still_one_s_own() {
    let world = open("preis").await;
    let seen = world.get("/api/hall/setup", &world.director).await.ok();
    let mut setup = seen["setup"].clone();
    setup["venue"] = json!("Saal");
    let change = json!({"change_setup": {"setup": setup}});
    as_desk(&world, Some("tür"), &seen["version"], &change).await.ok();
    // Another process opens the same store, and knows of no page.
    let clock = Arc::new(SetClock(Arc::clone(&world.clock)));
    let random = Arc::new(Counting(AtomicU64::new(10_000)));
    let again = router(Hall::open(Arc::new(world.store.clone()), clock, random, EXPORT_KEY));
    setup["venue"] = json!("Großer Saal");
    let command = json!({"id": "again", "desk": "tür", "based_on": seen["version"],
        "do": {"change_setup": {"setup": setup}}});
    let asked = World::asked(Method::POST, "/api/hall/do", Some(&world.director), command.to_string());
    assert_eq!(again.oneshot(asked).await.unwrap().status(), 200);
}

#[tokio::test]
async fn two_people_of_one_name_have_their_town_on_plan_and_projector() {
    let world = open("preis").await;
    for (first, surname, town) in [
        ("Resi", "Huber", "Isen"),
        ("Resi", "Huber", "Dorfen"),
        ("Sepp", "Maier", "Isen"),
        ("Xaver", "Öttl", ""),
    ] {
        register(&world, first, surname, town).await;
    }
    world.wish(&world.director, &json!({"draw": {}})).await.ok();
    let display = world.link(&json!({"role": "display"})).await;
    let plan = world.get("/api/hall/seating?match=1", &display).await.ok();
    let names: Vec<&str> =
        plan["names"].as_array().unwrap().iter().map(|line| line["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Huber, Resi (Dorfen)", "Huber, Resi (Isen)", "Maier, Sepp", "Öttl, Xaver"]);
    let seated = plan["tables"][0]["players"].as_array().unwrap();
    assert!(seated.iter().any(|sitter| sitter["name"] == json!("Resi Huber (Isen)")), "{plan}");
    let wall = world.get("/api/hall/print/names?match=1", &world.director).await.ok();
    assert!(wall.as_str().unwrap().contains("Huber, Resi (Isen)"));
    let path = format!("/api/hall/public/{}/where?name=oettl%20xav", world.tournament);
    assert_eq!(world.anybody(&path).await.ok()["found"][0]["name"], json!("Öttl, Xaver"));
}

#[tokio::test]
async fn a_late_comer_on_a_house_seat_is_told_to_be_ranked_from_nothing() {
    let world = open("preis").await;
    for name in ["A", "B", "C"] {
        register(&world, "V", name, "Isen").await;
    }
    let house =
        json!({"details": {"first_name": "", "surname": "Wirt", "born": "1970-01-01"}, "house": true});
    world.wish(&world.director, &json!({"register": house})).await.ok();
    world.wish(&world.director, &json!({"draw": {"uneven": "house_players"}})).await.ok();
    world.wish(&world.director, &json!({"start_match": {"keeper": 1}})).await.ok();
    let keeper = world.keeper(1).await;
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let late = register(&world, "Späte", "Zenzi", "Isen").await;
    world.wish(&world.director, &json!({"substitute": {"leaves": 4, "enters": late}})).await.ok();
    let log = world.get("/api/hall/log?limit=1", &world.director).await.ok();
    let text = log["events"][0]["text"].as_str().unwrap();
    assert!(text.contains("spielt um einen Platz und beginnt bei 0"), "{text}");
    let standings = world.get("/api/hall/standings", &world.director).await.ok();
    let ranked = standings["ranked"].as_array().unwrap();
    let zenzi = ranked.iter().find(|line| line["player"] == json!(late)).unwrap();
    assert_eq!(zenzi["points"], json!(0));
    assert_eq!(standings["unranked"], json!([]));
}

#[tokio::test]
async fn no_age_is_asked_where_the_set_knows_none_and_start_numbers_are_called_so() {
    let world = open("schule-turnier").await;
    for name in ["A", "B", "C", "D"] {
        let wish = json!({"register": {"details": {"first_name": "V", "surname": name}}});
        world.wish(&world.director, &wish).await.ok();
    }
    world.wish(&world.director, &json!({"draw": {}})).await.ok();
    let start = json!({"start_match": {"keeper": 1}});
    let refused = world.wish(&world.director, &start).await.refused(422, "age_unproven");
    assert!(refused["detail"].as_str().unwrap().contains("Startnummer 1, 2, 3, 4"), "{refused}");
    let world = open("preis").await;
    assert_eq!(world.get("/api/hall/setup", &world.director).await.ok()["rules"]["least_age"], json!(0));
}
