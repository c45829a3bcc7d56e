//! Spectators: a trick late, and only what they are shown.

use schafkopf_bots::Builtin;
use serde_json::{Value, json};

use super::support::{PATIENT, World, with_bots};

#[tokio::test]
async fn s_2_3_2_spectators_see_no_open_trick_and_no_hand_that_is_not_shown() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 2, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    let mut fritz = world.come(&table, 5).await;
    assert_eq!(fritz.state()["you"], Value::Null);
    anna.play().await;
    fritz.until(|state| state["stage"] == "finished").await;
    let mut cards = 0;
    for update in &fritz.updates {
        let state = &update["state"];
        if state["stage"] != "playing" {
            continue;
        }
        let view = &state["view"];
        assert_eq!(view["as"], "spectator");
        assert_eq!(view["view"]["hands"], json!([null, null, null, null]));
        assert_eq!(view["view"]["table"]["trick"], json!([]), "an open trick is not shown");
        assert!(state["result"].is_null());
        let played =
            update["happened"].as_array().unwrap().iter().filter(|what| what["event"]["event"] == "played");
        let played = played.count();
        assert!(played % 4 == 0, "cards are told trick by trick: {played}");
        cards += played;
    }
    assert!(cards > 0);
}

#[tokio::test]
async fn s_2_3_2_who_shows_his_cards_is_looked_at() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    let mut fritz = world.come(&table, 5).await;
    anna.done(json!({"do": "show", "spectators": true})).await;
    anna.until(|state| state["stage"] == "playing").await;
    fritz.until(|state| state["stage"] == "playing" && state["seats"][0]["shows"] == true).await;
    let hands = &fritz.state()["view"]["view"]["hands"];
    assert_eq!(hands[0], anna.state()["view"]["view"]["hand"]);
    assert_eq!(hands[1], Value::Null);
}
