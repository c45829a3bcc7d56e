//! The list keeper and the referee.

use serde_json::json;

use crate::world::{World, rufspiel};

#[tokio::test]
async fn a_keeper_writes_signs_and_closes_his_list() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let solo = json!({"declarer": 3, "contract": "solo", "won": true});
    let preview = world.post("/api/hall/preview", &keeper, &json!({"game": 2, "row": solo})).await.ok();
    assert_eq!((&preview["points"], &preview["circle"]), (&json!([-2, -2, 6, -2]), &json!(3)));
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let entered = world.wish(&keeper, &json!({"enter_row": {"game": 2, "row": solo}})).await.ok();
    assert_eq!(
        (&entered["result"]["total"], &entered["result"]["check"]),
        (&json!([-1, -1, 5, -3]), &json!(0))
    );
    let list = world.get("/api/hall/list", &keeper).await.ok();
    assert_eq!(list["rows"][1]["circle"], json!(3));
    assert_eq!((&list["plus"], &list["minus"]), (&json!([1, 1, 6, 0]), &json!([2, 2, 1, 3])));
    world.wish(&keeper, &json!({"sign": {"signer": 1}})).await.refused(422, "list_incomplete");
    for game in 3..=4 {
        world.wish(&keeper, &json!({"enter_row": {"game": game, "row": rufspiel()}})).await.ok();
    }
    world.wish(&keeper, &json!({"sign": {"signer": 1}})).await.ok();
    world.wish(&keeper, &json!({"close_list": {}})).await.refused(422, "signatures_missing");
    world.wish(&keeper, &json!({"sign": {"signer": "all"}})).await.ok();
    world.wish(&keeper, &json!({"sign": {"signer": "all"}})).await.refused(409, "signed_already");
    world.wish(&keeper, &json!({"close_list": {}})).await.ok();
    let progress = world.get("/api/hall/progress", &world.director).await.ok();
    assert_eq!((&progress["in"], &progress["of"]), (&json!(1), &json!(2)));
}

/// The page of a list keeper learns at once what it would be told game by game.
#[tokio::test]
async fn what_every_game_comes_to_is_what_each_would() {
    for rules in ["preis", "tischpunkte", "schule-turnier"] {
        let world = World::running(rules, 4, 8).await;
        let keeper = world.keeper(1).await;
        let told = world.get("/api/hall/points", &keeper).await.ok();
        let lines = told["lines"].as_array().unwrap();
        assert!(lines.len() > 20, "{rules}: {}", lines.len());
        for line in lines {
            let wanted = json!({"game": line["game"], "row": line["row"]});
            let preview = world.post("/api/hall/preview", &keeper, &wanted).await.ok();
            assert_eq!(preview["points"], line["points"], "{rules}: {line}");
        }
        let solo = json!({"declarer": 1, "contract": "solo", "won": true});
        let tapped = |row: &serde_json::Value, game: u32| {
            lines.iter().any(|line| line["row"] == *row && line["game"] == json!(game))
        };
        assert!(tapped(&solo, 1) && tapped(&solo, 2));
    }
}

#[tokio::test]
async fn p_22_the_last_game_can_be_mended_until_the_next_is_entered_then_only_by_the_referee() {
    let world = World::running("preis", 4, 8).await;
    let (keeper, referee) = (world.keeper(1).await, world.referee().await);
    let lost = json!({"declarer": 1, "partner": 3, "contract": "rufspiel", "won": false});
    for game in 1..=2 {
        world.wish(&keeper, &json!({"enter_row": {"game": game, "row": rufspiel()}})).await.ok();
    }
    world.wish(&keeper, &json!({"correct_row": {"game": 2, "row": lost}})).await.ok();
    let early = json!({"correct_row": {"game": 1, "row": lost}});
    world.wish(&keeper, &early).await.refused(422, "referee_needed");
    let list = json!({"match": 1, "table": 1});
    let by_referee = json!({"correct_row": {"list": list, "game": 1, "row": lost}});
    world.wish(&referee, &by_referee).await.refused(422, "referee_needed");
    world.wish_because(&referee, "Partner verwechselt", &by_referee).await.ok();
    let shown = world.get("/api/hall/list", &keeper).await.ok();
    assert_eq!(shown["rows"][0]["referee"], json!("Max Streng"));
    assert_eq!(shown["rows"][0]["before"][0]["short"], json!("1r2"), "the old row stays readable");
}

#[tokio::test]
async fn approvals_are_asked_for_with_one_call_and_answered() {
    let world = World::running("schule-turnier", 8, 8).await;
    let (keeper, referee) = (world.keeper(2).await, world.referee().await);
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let tout = json!({"declarer": 4, "contract": "solo", "tout": true, "won": true});
    let enter = json!({"enter_row": {"game": 2, "row": tout}});
    world.wish(&keeper, &enter).await.refused(422, "approval_missing");
    let ask = json!({"request_approval": {"game": 2, "seat": 4, "contract": "solo", "tout": true}});
    world.wish(&keeper, &ask).await.ok();
    world.wish(&keeper, &ask).await.refused(409, "approval_decided");
    let waits = world.get("/api/hall/referee", &referee).await.ok();
    assert_eq!(waits["approvals"][0]["reason"], json!("tout"));
    assert_eq!(waits["approvals"][0]["list"], json!({"match": 1, "table": 2}));
    let decide = json!({"decide_approval": {
        "list": {"match": 1, "table": 2}, "game": 2, "seat": 4, "contract": "solo", "tout": true,
        "answer": "granted"}});
    world.wish(&keeper, &decide).await.refused(403, "not_yours");
    world.wish(&referee, &decide).await.ok();
    world.wish(&keeper, &enter).await.ok();
}

#[tokio::test]
async fn a_ruling_is_computed_and_written() {
    let world = World::running("preis", 4, 8).await;
    let referee = world.referee().await;
    let row = json!({"declarer": 1, "contract": "solo", "ruling": {"offence": "revoke", "offender": 3}});
    let wanted = json!({"list": {"match": 1, "table": 1}, "game": 1, "row": row});
    let preview = world.post("/api/hall/preview", &referee, &wanted).await.ok();
    assert_eq!(preview["points"], json!([9, 0, -9, 0]));
    assert_eq!(preview["ruling"]["next"], json!("scored"));
    assert!(preview["ruling"]["clauses"].as_array().unwrap().contains(&json!("S 3.4.17")), "{preview}");
    let keeper = world.keeper(1).await;
    let kept = json!({"enter_row": {"game": 1, "row": row}});
    world.wish_because(&keeper, "Er war es", &kept).await.refused(422, "referee_needed");
    let forged = json!({"enter_row": {"game": 1, "row": row, "referee": "Streng"}});
    world.wish_because(&keeper, "Er war es", &forged).await.refused(403, "not_yours");
    world.wish(&referee, &json!({"enter_row": wanted})).await.refused(422, "referee_needed");
    world.wish_because(&referee, "nicht bedient", &json!({"enter_row": wanted})).await.ok();
    let shown = world.get("/api/hall/list", &keeper).await.ok();
    assert_eq!(shown["rows"][0]["referee"], json!("Max Streng"));
    assert_eq!(shown["rows"][0]["money"], json!(null), "a ruling has a price of its own");
    let struck = json!({"declarer": 2, "contract": "solo", "tout": true, "approved": false});
    let strike = json!({"enter_row": {"game": 2, "row": struck}});
    world.wish_because(&keeper, "ohne Genehmigung", &strike).await.refused(422, "referee_needed");
    let million =
        json!({"enter_row": {"game": 2, "row": {"points": [6_000_000, -2_000_000, -2_000_000, -2_000_000]}}});
    world.wish(&keeper, &million).await.refused(422, "impossible_result");
}

#[tokio::test]
async fn p_4_and_p_11_what_a_game_costs_at_the_table_stands_beside_the_list() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    for row in [rufspiel(), json!({"declarer": 2, "contract": "wenz", "won": true, "schneider": true})] {
        world.wish(&keeper, &json!({"enter_row": {"row": row}})).await.ok();
    }
    let shown = world.get("/api/hall/list", &keeper).await.ok();
    let money = |row: usize| shown["rows"][row]["money"].clone();
    assert_eq!(money(0), json!({"each": 10, "runner": 10, "runners_from": 3}));
    assert_eq!(money(1), json!({"each": 60, "runner": 10, "runners_from": 3}));
}

#[tokio::test]
async fn s_5_3_4_and_decision_30_a_row_that_was_taken_back_stays_readable_and_needs_a_reason_in_time() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let mut versions = Vec::new();
    for game in 1..=3 {
        let enter = json!({"enter_row": {"game": game, "row": rufspiel()}});
        versions.push(world.wish(&keeper, &enter).await.ok()["version"].clone());
    }
    let undo = |game: usize| json!({"undo": {"event": versions[game - 1]}});
    world.wish(&keeper, &undo(3)).await.refused(403, "not_yours");
    world.wish(&world.director, &undo(3)).await.ok();
    let shown = world.get("/api/hall/list", &keeper).await.ok();
    assert_eq!(
        (&shown["taken_back"][0]["game"], &shown["taken_back"][0]["short"]),
        (&json!(3), &json!("1r2"))
    );
    assert_eq!(shown["correctable"], json!(null), "another stood behind it");
    world.wish(&world.director, &undo(2)).await.refused(422, "referee_needed");
    world.wish_because(&world.director, "falscher Tisch", &undo(2)).await.ok();
    let shown = world.get("/api/hall/list", &keeper).await.ok();
    assert_eq!(shown["rows"].as_array().unwrap().len(), 1);
    assert_eq!(shown["taken_back"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn p_24_what_is_announced_reaches_every_phone_and_screen() {
    let world = World::running("preis", 4, 8).await;
    let (keeper, referee) = (world.keeper(1).await, world.referee().await);
    let word = json!({"announce": {"text": "Um 14.30 geht es weiter"}});
    world.wish(&keeper, &word).await.refused(403, "not_yours");
    world.wish(&world.director, &word).await.ok();
    let player = world.link(&json!({"role": "player", "player": 1})).await;
    let display = world.link(&json!({"role": "display"})).await;
    for (path, link) in [
        ("/api/hall/list", &keeper),
        ("/api/hall/card", &player),
        ("/api/hall/referee", &referee),
        ("/api/hall/display", &display),
        ("/api/hall/progress", &world.director),
    ] {
        let shown = world.get(path, link).await.ok();
        assert_eq!(shown["announced"]["text"], json!("Um 14.30 geht es weiter"), "{path}");
    }
}

#[tokio::test]
async fn complaints_substitutes_exclusions_and_voiding_are_the_referees() {
    let world = World::running("preis", 4, 9).await;
    let (keeper, referee) = (world.keeper(1).await, world.referee().await);
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let complain = json!({"complain": {"game": 1, "seat": 3}});
    world.wish(&keeper, &complain).await.refused(422, "reason_missing");
    world.wish_because(&keeper, "falsch bedient", &complain).await.ok();
    let waits = world.get("/api/hall/referee", &referee).await.ok();
    assert_eq!(waits["complaints"][0]["why"], json!("falsch bedient"));
    let list = json!({"match": 1, "table": 1});
    let decide = json!({"decide_complaint": {"list": list, "game": 1, "seat": 3, "answer": "refused"}});
    world.wish(&referee, &decide).await.ok();
    world.wish(&referee, &decide).await.refused(409, "no_complaint");
    let players = world.get("/api/hall/players", &referee).await.ok();
    let waiting = players["players"].as_array().unwrap().iter().find(|p| p["status"] == json!("waiting"));
    let enters = waiting.unwrap()["player"].clone();
    let shown = world.get("/api/hall/list?match=1&table=1", &referee).await.ok();
    let leaves = shown["players"][2]["player"].clone();
    let substitute = json!({"substitute": {"leaves": leaves, "enters": enters}});
    world.wish(&keeper, &substitute).await.refused(403, "not_yours");
    world.wish(&referee, &substitute).await.ok();
    let exclude = json!({"exclude": {"player": enters}});
    world.wish(&referee, &exclude).await.refused(422, "reason_missing");
    world.wish_because(&referee, "Betrug", &exclude).await.ok();
    world.wish_because(&referee, "wissentlich falsch", &json!({"void_list": {"list": list}})).await.ok();
    let refused = world.wish(&keeper, &json!({"enter_row": {"game": 2, "row": rufspiel()}})).await;
    refused.refused(409, "list_status");
    let log = world.get("/api/hall/log?limit=3", &world.director).await.ok();
    assert!(
        log["events"].as_array().unwrap().iter().all(|event| event["by"] == json!("Max Streng")),
        "{log}"
    );
}
