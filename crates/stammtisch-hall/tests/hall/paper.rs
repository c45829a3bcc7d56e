//! Lists that come on paper: typed at the desk, by their totals or by their games.

use serde_json::{Value, json};

use crate::world::{World, rufspiel};

fn foot(pairs: [(u32, u32); 4]) -> Value {
    pairs.iter().map(|(plus, minus)| json!({"plus": plus, "minus": minus})).collect()
}

/// The foot of the model sheet (P).
fn model() -> Value {
    foot([(11, 25), (14, 18), (17, 15), (30, 14)])
}

fn list(table: u32) -> Value {
    json!({"match": 1, "table": table})
}

async fn shown(world: &World, table: u32) -> Value {
    world.get(&format!("/api/hall/list?match=1&table={table}"), &world.director).await.ok()
}

#[tokio::test]
async fn the_totals_of_a_list_are_typed_signed_and_closed_at_the_desk() {
    let world = World::running("preis", 32, 8).await;
    let desk = world.director.clone();
    let wrong =
        json!({"enter_totals": {"list": list(1), "totals": foot([(12, 25), (14, 18), (17, 15), (30, 14)])}});
    world.wish(&desk, &wrong).await.refused(422, "totals_do_not_balance");
    let entered =
        world.wish(&desk, &json!({"enter_totals": {"list": list(1), "totals": model()}})).await.ok();
    assert_eq!(entered["result"]["total"], json!([-14, -4, 2, 16]));
    let seen = shown(&world, 1).await;
    assert_eq!(seen["totals"]["totals"][3]["plus"], json!(30));
    assert_eq!((&seen["rows"], &seen["total"]), (&json!([]), &json!([-14, -4, 2, 16])));
    world.wish(&desk, &json!({"sign": {"list": list(1), "signer": "all"}})).await.ok();
    world.wish(&desk, &json!({"close_list": {"list": list(1)}})).await.ok();
    let progress = world.get("/api/hall/progress", &desk).await.ok();
    let first = &progress["tables"][0];
    assert_eq!(
        (&first["status"], &first["totals"], &first["written"]),
        (&json!("closed"), &json!(true), &json!(32))
    );
}

#[tokio::test]
async fn how_paper_lists_are_typed_is_the_directors_to_choose() {
    let world = World::running("preis", 4, 8).await;
    let referee = world.referee().await;
    let choice = json!({"choose_paper": {"way": "totals", "twice": true}});
    world.wish(&referee, &choice).await.refused(403, "not_yours");
    world.wish(&world.director, &choice).await.ok();
    let setup = world.get("/api/hall/setup", &world.director).await.ok();
    assert_eq!(setup["paper"], json!({"way": "totals", "twice": true}));
}

#[tokio::test]
async fn games_are_typed_in_the_notation_of_the_command_line_and_taken_back() {
    let world = World::running("preis", 4, 8).await;
    let desk = world.director.clone();
    let line = |game: u32, text: &str| json!({"enter_line": {"list": list(1), "game": game, "text": text}});
    world.wish(&desk, &line(1, "1r2")).await.ok();
    let told = world.wish(&desk, &line(2, "3q")).await.refused(422, "bad_row");
    assert_eq!(told["at"], json!(2));
    world.wish(&desk, &line(2, "3st")).await.refused(422, "approval_missing");
    world.wish(&desk, &line(2, "3st!")).await.ok();
    assert_eq!(shown(&world, 1).await["rows"][1]["short"], json!("3st"));
    // The approval that was noted along with it goes, too; one reason is given for both.
    let back = json!({"take_back": {"list": list(1)}});
    world.wish_because(&desk, "vertippt", &back).await.ok();
    let seen = shown(&world, 1).await;
    assert_eq!((seen["rows"].as_array().map(Vec::len), &seen["approvals"]), (Some(1), &json!([])));
    // Decision 30: another row stood below it. From paper it is typed anew as often as it takes.
    world.wish(&desk, &back).await.refused(422, "referee_needed");
    world.wish(&desk, &json!({"choose_paper": {"way": "games", "twice": false}})).await.ok();
    world.wish(&desk, &back).await.ok();
    world.wish(&desk, &back).await.refused(422, "nothing_written");
}

#[tokio::test]
async fn two_swapped_lists_are_one_act_and_need_a_reason_once_they_are_signed() {
    let world = World::running("preis", 4, 8).await;
    let desk = world.director.clone();
    for (table, points) in [(1, (6, 2)), (2, (3, 1))] {
        let totals = foot([(points.0, 0), (0, points.1), (0, points.1), (0, points.1)]);
        world.wish(&desk, &json!({"enter_totals": {"list": list(table), "totals": totals}})).await.ok();
    }
    let swap = json!({"swap_lists": {"list": list(1), "other": list(2)}});
    world.wish(&desk, &swap).await.ok();
    assert_eq!(shown(&world, 1).await["total"], json!([3, -1, -1, -1]));
    world.wish(&desk, &json!({"sign": {"list": list(1), "signer": "all"}})).await.ok();
    world.wish(&desk, &swap).await.refused(422, "referee_needed");
    world.wish_because(&desk, "Listen verwechselt", &swap).await.ok();
    assert_eq!(shown(&world, 1).await["total"], json!([6, -2, -2, -2]));
    assert_eq!(shown(&world, 2).await["keeper_signed"], json!(true), "what is signed goes with the paper");
    let keeper = world.keeper(1).await;
    world.wish(&keeper, &swap).await.refused(403, "not_yours");
}

#[tokio::test]
async fn a_list_that_its_keeper_wrote_is_cleared_only_with_a_reason() {
    let world = World::running("preis", 4, 8).await;
    let (desk, keeper) = (world.director.clone(), world.keeper(1).await);
    world.wish(&keeper, &json!({"enter_row": {"row": rufspiel()}})).await.ok();
    let clear = json!({"clear_list": {"list": list(1)}});
    world.wish(&keeper, &clear).await.refused(403, "not_yours");
    world.wish(&desk, &clear).await.refused(422, "referee_needed");
    world.wish_because(&desk, "Papier gilt", &clear).await.ok();
    let seen = shown(&world, 1).await;
    assert_eq!((&seen["rows"], &seen["taken_back"][0]["short"]), (&json!([]), &json!("1r2")));
}

#[tokio::test]
async fn an_approval_that_was_asked_for_and_not_used_stays_red_no_longer() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let ask = json!({"request_approval": {"game": 2, "seat": 3, "contract": "solo", "tout": true}});
    world.wish(&keeper, &ask).await.ok();
    let red =
        async || world.get("/api/hall/progress", &world.director).await.ok()["tables"][0]["approval"].clone();
    assert_eq!(red().await, json!(true));
    // He changed his mind and plays something else.
    world.wish(&keeper, &json!({"enter_row": {"game": 2, "row": rufspiel()}})).await.ok();
    assert_eq!(red().await, json!(false));
}

#[tokio::test]
async fn a_printed_list_has_a_code_that_leads_back_to_it_and_totals_are_marked() {
    let world = World::running("preis", 32, 8).await;
    let page = async |path: &str| world.get(path, &world.director).await.body.as_str().unwrap().to_owned();
    let plain = page("/api/hall/print/lists?match=1").await;
    assert!(!plain.contains(r#"class="coded""#));
    let coded = page("/api/hall/print/lists?match=1&origin=http://192.168.1.5:7333").await;
    assert_eq!(coded.matches(r#"class="coded""#).count(), 2);
    world.wish(&world.director, &json!({"enter_totals": {"list": list(1), "totals": model()}})).await.ok();
    let filled = page("/api/hall/print/filled?match=1&table=1").await;
    assert!(filled.contains("Summen vom Papier") && filled.contains("+\u{a0}16"));
}
