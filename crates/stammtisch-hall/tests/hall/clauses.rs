//! Clauses that the hall brings.

use serde_json::json;

use crate::world::{World, rufspiel};

#[tokio::test]
async fn s_5_1_1_the_management_announces_the_start_and_the_organiser_is_named() {
    let world = World::drawn("schule-turnier", 4, 8).await;
    let at = 1_790_000_900_000_000_i64;
    let announced = json!({"mode": "countdown", "starts_at": at});
    world.post("/api/hall/display", &world.director, &announced).await.ok();
    let told = world.anybody(&format!("/api/hall/public/{}", world.tournament)).await.ok();
    assert_eq!((&told["starts_at"], &told["organiser"]), (&json!(at), &json!("Burschenverein")));
    let display = world.link(&json!({"role": "display"})).await;
    let shown = world.get("/api/hall/display", &display).await.ok();
    assert_eq!((&shown["starts_at"], &shown["setup"]["organiser"]), (&json!(at), &json!("Burschenverein")));
    let referee = world.referee().await;
    world.wish(&referee, &json!({"start_match": {"keeper": 1}})).await.refused(403, "not_yours");
}

#[tokio::test]
async fn s_5_1_2_nobody_registers_himself_and_the_management_may_turn_somebody_away() {
    let world = World::new("schule-turnier", 4).await;
    world.wish(&world.director, &json!({"open_registration": {}})).await.ok();
    let register =
        json!({"register": {"details": {"first_name": "A", "surname": "B", "born": "1970-01-01"}}});
    world.wish(&world.director, &register).await.ok();
    let player = world.link(&json!({"role": "player", "player": 1})).await;
    world.wish(&player, &register).await.refused(403, "not_yours");
    world.wish(&world.director, &json!({"withdraw": {"player": 1}})).await.ok();
    let setup = world.get("/api/hall/setup", &world.director).await.ok();
    assert_eq!(setup["counts"]["players"], json!(0), "without a reason, and without recourse");
}

#[tokio::test]
async fn s_5_1_3_a_dispute_goes_to_the_referee_and_then_to_the_tribunal_whose_word_is_final() {
    let world = World::running("schule-turnier", 4, 8).await;
    let (keeper, referee) = (world.keeper(1).await, world.referee().await);
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    world.wish_because(&keeper, "falsch bedient", &json!({"complain": {"game": 1, "seat": 3}})).await.ok();
    let list = json!({"match": 1, "table": 1});
    let decide = json!({"decide_complaint": {"list": list, "game": 1, "seat": 3, "answer": "refused"}});
    world.wish(&referee, &decide).await.ok();
    let appeal = json!({"call_referee": {"seat": 3, "matter": "appeal"}});
    let made = world.wish_because(&keeper, "nicht einverstanden", &appeal).await.ok();
    let call = &made["result"]["call"];
    let waits = world.get("/api/hall/referee", &world.director).await.ok();
    assert_eq!((&waits["calls"][0]["call"], &waits["calls"][0]["matter"]), (call, &json!("appeal")));
    let answer = json!({"answer_call": {"call": call, "answer": "refused"}});
    world.wish(&world.director, &answer).await.refused(422, "reason_missing");
    let director = world.wish_because(&world.director, "Ich bestätige", &answer).await;
    director.refused(422, "not_the_tribunal");
    let appoint = json!({"appoint": {"role": "tribunal", "first_name": "Vroni", "surname": "Recht"}});
    let person = world.wish(&world.director, &appoint).await.ok()["result"]["person"].clone();
    let tribunal = world.link(&json!({"role": "referee", "person": person})).await;
    let approve = json!({"enter_row": {"list": list, "game": 2, "row": {"declarer": 1, "contract": "solo",
        "ruling": {"offence": "revoke", "offender": 3}}}});
    world.wish_because(&tribunal, "so halt", &approve).await.refused(422, "not_an_official");
    world.wish_because(&tribunal, "Das Schiedsgericht bestätigt", &answer).await.ok();
    world.wish_because(&keeper, "trotzdem", &appeal).await.refused(422, "appeal_decided");
}

#[tokio::test]
async fn s_5_2_9_nobody_is_represented_only_the_management_names_a_substitute_for_good() {
    let world = World::running("schule-turnier", 4, 9).await;
    let (keeper, referee) = (world.keeper(1).await, world.referee().await);
    let list = world.get("/api/hall/list", &keeper).await.ok();
    let leaves = &list["players"][0]["player"];
    let players = world.get("/api/hall/players", &referee).await.ok();
    let waiting = players["players"].as_array().unwrap().iter().find(|p| p["status"] == json!("waiting"));
    let enters = waiting.unwrap()["player"].clone();
    let change = json!({"substitute": {"leaves": leaves, "enters": enters}});
    world.wish(&keeper, &change).await.refused(403, "not_yours");
    world.wish(&referee, &change).await.ok();
    let back = json!({"substitute": {"leaves": enters, "enters": leaves}});
    world.wish(&referee, &back).await.refused(422, "player_status");
}

#[tokio::test]
async fn s_5_2_18_a_suspicion_reaches_the_referee_at_once_without_a_name_if_need_be() {
    let world = World::running("schule-turnier", 4, 8).await;
    let (keeper, referee) = (world.keeper(2).await, world.referee().await);
    let call = json!({"call_referee": {"matter": "suspicion"}});
    world.wish(&keeper, &call).await.refused(422, "reason_missing");
    world.wish_because(&keeper, "schiebt Punkte zu", &call).await.ok();
    let waits = world.get("/api/hall/referee", &referee).await.ok();
    assert_eq!(waits["calls"][0]["why"], json!("schiebt Punkte zu"));
    assert_eq!((&waits["calls"][0]["seat"], &waits["calls"][0]["list"]["table"]), (&json!(null), &json!(2)));
}

#[tokio::test]
async fn t_21_in_doubt_the_referee_is_called_and_his_answer_is_on_record() {
    let world = World::running("tischpunkte", 4, 8).await;
    let (keeper, referee) = (world.keeper(1).await, world.referee().await);
    let call = json!({"call_referee": {"seat": 2, "matter": "doubt"}});
    let made = world.wish_because(&keeper, "zwei Karten liegen verdeckt", &call).await.ok();
    let answer = json!({"answer_call": {"call": made["result"]["call"], "answer": "granted"}});
    world.wish_because(&keeper, "selbst", &answer).await.refused(403, "not_yours");
    world.wish_because(&referee, "Es wird weitergespielt", &answer).await.ok();
    world.wish_because(&referee, "noch einmal", &answer).await.refused(409, "no_call");
    let list = world.get("/api/hall/list", &keeper).await.ok();
    assert_eq!(
        (&list["calls"][0]["by"], &list["calls"][0]["answer"]),
        (&json!("Max Streng"), &json!("granted"))
    );
    assert_eq!(list["calls"][0]["answer_why"], json!("Es wird weitergespielt"));
}

#[tokio::test]
async fn p_3_the_start_names_who_lacks_customer_number_or_town() {
    for (rules, named) in [("preis", json!([1, 2, 3, 4])), ("schule-turnier", json!(null))] {
        let world = World::drawn(rules, 4, 4).await;
        let started = world.wish(&world.director, &json!({"start_match": {"keeper": 1}})).await.ok();
        assert_eq!(started["result"]["match"], 1, "it is a note, no refusal");
        assert_eq!(started["result"]["incomplete"], named, "{rules}");
    }
}

#[tokio::test]
async fn s_2_9_3_a_sie_is_printed_only_where_there_was_one() {
    let world = World::running("schule-turnier", 4, 4).await;
    world.get("/api/hall/print/sie", &world.director).await.refused(422, "no_page");
}
