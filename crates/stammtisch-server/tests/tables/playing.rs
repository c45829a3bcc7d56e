//! Whole matches, by people and by bots.

use schafkopf::fair_deal::Proof;
use schafkopf::rules;
use schafkopf_bots::Builtin;
use serde_json::json;
use stammtisch_server::table::{TableKind, TablePlan};

use super::support::{PATIENT, World, four_people, plan, play_all, with_bots};

#[tokio::test]
async fn four_people_play_a_match_under_every_rule_set() {
    for id in rules::builtin_ids() {
        let world = World::new(PATIENT).await;
        let (table, people) = four_people(&world, plan(TableKind::Private, id, 2)).await;
        let people = play_all(people).await;
        let account = people[0].state()["account"].clone();
        for client in &people {
            assert_eq!(client.state()["account"], account, "{id}");
            assert_eq!(client.version(), people[0].version());
        }
        let sum: i64 = account["units"].as_array().unwrap().iter().map(|units| units.as_i64().unwrap()).sum();
        assert_eq!((sum, account["pot"].as_i64()), (0, Some(0)), "{id}: the pot is split at the end");
        let hands = people[0].state()["sealing"]["hand"].as_u64().unwrap();
        assert!(hands >= 2, "{id}");
        for hand in 1..=hands {
            let proof = world.hub.proof(&table, hand).await.expect("the hand is over");
            proof.verify().expect("every deal can be checked");
            let record = world.hub.record(&table, hand).await.expect("the hand is over");
            assert_eq!(record.hands.as_array().map(|hand| hand.unwrap()), *proof.hands.unwrap().as_array());
        }
        assert!(world.hub.proof(&table, hands + 1).await.is_none());
        assert!(world.hub.proof(&table, 0).await.is_none());
    }
}

#[tokio::test]
async fn one_person_plays_a_match_with_each_bot() {
    for bot in [Builtin::Zufall, Builtin::Regel] {
        for id in rules::builtin_ids() {
            let world = World::new(PATIENT).await;
            let table = world.open_table(0, with_bots(id, 2, bot)).await;
            let mut anna = world.come(&table, 0).await;
            anna.play().await;
            assert_eq!(anna.state()["stage"], "finished", "{id} {bot}");
        }
    }
}

#[tokio::test]
async fn a_bot_that_thinks_plays_too() {
    let world = World::new(PATIENT).await;
    let strongest = *Builtin::ALL.last().unwrap();
    let table = world.open_table(0, with_bots("schule", 1, strongest)).await;
    let mut anna = world.come(&table, 0).await;
    anna.play().await;
    assert_eq!(anna.state()["stage"], "finished");
    let figures = world.hub.figures().await;
    assert!(figures.bot_answers > 20, "{figures:?}");
}

#[tokio::test]
async fn the_commitment_stands_before_the_cut_and_the_proof_fits_it() {
    let world = World::new(PATIENT).await;
    let (_, mut people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
    for client in &mut people {
        client.done(json!({"do": "ready"})).await;
    }
    let anna = &mut people[0];
    anna.until(|state| state["stage"] == "cutting").await;
    let promised = anna.state()["sealing"]["commitment"].clone();
    assert!(anna.state()["view"].is_null() && anna.state()["result"].is_null());
    let people = play_all(people).await;
    let result = &people[0].state()["result"];
    assert_eq!(result["proof"]["commitment"], promised);
    let proof: Proof = serde_json::from_value(result["proof"].clone()).unwrap();
    assert!(proof.verify().is_ok());
}

#[tokio::test]
async fn after_a_match_all_can_agree_on_another() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.play().await;
    let hand = anna.state()["sealing"]["hand"].as_u64();
    anna.done(json!({"do": "ready"})).await;
    anna.until(|state| state["stage"] != "finished").await;
    assert!(anna.state()["sealing"]["hand"].as_u64() > hand);
    assert_eq!(anna.state()["account"]["game"], 1);
    assert_eq!(anna.state()["account"]["units"], json!([0, 0, 0, 0]));
}

#[tokio::test]
async fn open_tables_are_in_the_lobby_and_private_ones_are_not() {
    let world = World::new(PATIENT).await;
    let open = world.open_table(0, plan(TableKind::Open, "schule", 4)).await;
    let private = world.open_table(1, plan(TableKind::Private, "schule", 4)).await;
    let _anna = world.come(&open, 0).await;
    let _bert = world.come(&private, 1).await;
    let lobby = world.hub.lobby().await;
    assert_eq!(lobby.len(), 1);
    assert_eq!(lobby[0].id, open.to_string());
    let card = world.hub.card(&private).await.expect("who has the link finds it");
    assert_eq!(serde_json::to_value(&card).unwrap()["seats"][0]["name"], "Bert");
    let nobody = stammtisch_server::table::TableId::new([9; 16]);
    assert!(world.hub.card(&nobody).await.is_none());
    assert_eq!(
        world.hub.figures().await.tables,
        2,
        "a table that does not exist stays no longer than the question"
    );
}

#[tokio::test]
async fn a_table_without_end_goes_on() {
    let world = World::new(PATIENT).await;
    let endless = TablePlan { games: None, ..with_bots("schule", 1, Builtin::Regel) };
    let table = world.open_table(0, endless).await;
    let mut anna = world.come(&table, 0).await;
    while anna.state()["account"]["game"].as_u64().unwrap() < 4 {
        let next = anna.version() + 1;
        anna.play_until(next).await;
    }
}
