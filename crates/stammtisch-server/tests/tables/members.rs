//! Tables of five and six: the dealer sits out, and of six the cutter as well (V 12).

use std::collections::BTreeMap;

use schafkopf::{ByChair, Chair, Members, Seat};
use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::table::{TableId, TableKind, TablePlan};

use super::restoring::cut_off_at;
use super::support::{Client, PATIENT, World, alone, plan, play_all};

fn many(members: Members, games: u32) -> TablePlan {
    TablePlan { members, ..plan(TableKind::Private, "schule", games) }
}

/// One person with bots on all other chairs.
fn with_bots(members: Members, games: u32) -> TablePlan {
    let bots = ByChair::from_fn(|chair| {
        (members.has(chair) && chair != Chair::Seat(Seat::One)).then_some(Builtin::Regel)
    });
    TablePlan { bots, ..many(members, games) }
}

/// A table that is full of people, in the order of the chairs.
async fn full_table(world: &World, plan: TablePlan) -> (TableId, Vec<Client>) {
    let members = plan.members;
    let table = world.open_table(0, plan).await;
    let mut people = vec![world.come(&table, 0).await];
    for who in 1..members.count() {
        let mut client = world.come(&table, who).await;
        client.done(json!({"do": "sit"})).await;
        people.push(client);
    }
    (table, people)
}

/// All who are at the table, the chairs beside the seats last.
fn everybody(state: &Value) -> Vec<&Value> {
    let beside = state["beside"].as_array().into_iter().flatten();
    state["seats"].as_array().unwrap().iter().chain(beside).collect()
}

fn name_on(state: &Value, chair: &Value) -> String {
    let place = chair.as_u64().unwrap() as usize - 1;
    everybody(state)[place]["name"].as_str().unwrap().to_owned()
}

/// Money by name.
fn accounts(state: &Value) -> BTreeMap<String, i64> {
    let account = &state["account"];
    let beside = account["beside"].as_array().into_iter().flatten().map(|one| one["units"].as_i64().unwrap());
    let seats = account["units"].as_array().unwrap().iter().map(|units| units.as_i64().unwrap());
    let names = everybody(state).into_iter().map(|one| one["name"].as_str().unwrap().to_owned());
    names.zip(seats.chain(beside)).collect()
}

/// What a client saw of every hand when it was over, in order.
fn hands(client: &Client) -> Vec<&Value> {
    let mut hands: Vec<&Value> = Vec::new();
    for state in
        client.updates.iter().map(|update| &update["state"]).filter(|state| !state["result"].is_null())
    {
        match hands.last_mut() {
            Some(last) if last["sealing"]["hand"] == state["sealing"]["hand"] => *last = state,
            Some(_) | None => hands.push(state),
        }
    }
    hands
}

/// While cards are played, who sits out sees no card that a spectator would not see.
fn check_secrecy(client: &Client) -> usize {
    let mut sat_out = 0;
    for update in &client.updates {
        let state = &update["state"];
        if state["sits_out"].is_null() || state["stage"] != "playing" {
            continue;
        }
        sat_out += 1;
        assert_eq!((&state["you"], &state["view"]["as"]), (&Value::Null, &json!("spectator")));
        assert_eq!(state["view"]["view"]["hands"], json!([null, null, null, null]));
        assert_eq!(state["view"]["view"]["table"]["trick"], json!([]), "an open trick is not shown");
        assert!(state["result"].is_null());
        let events = update["happened"].as_array().unwrap();
        let played = events.iter().filter(|what| what["event"]["event"] == "played").count();
        assert!(played % 4 == 0, "cards are told trick by trick");
    }
    sat_out
}

#[tokio::test]
async fn v_12_tables_of_five_and_six_play_a_round_in_which_the_deal_goes_round_and_everybody_has_an_account()
{
    for members in [Members::Five, Members::Six] {
        let world = World::new(PATIENT).await;
        let games = u32::from(members.count());
        let (table, people) = full_table(&world, many(members, games)).await;
        let people = play_all(people).await;
        // Seat 1 has the dealer's place first: forehand is seat 2, and after seat 1 come those who sit out.
        let first = hands(&people[0])[0];
        let round = [2, 3, 4, 1, 5, 6].into_iter().take(people.len());
        let order: Vec<String> = round.map(|chair| name_on(first, &json!(chair))).collect();
        let mut own: BTreeMap<String, i64> = order.iter().map(|name| (name.clone(), 0)).collect();
        let mut place = people.len() - 1;
        let mut seen_dealing = vec![0; people.len()];
        for (number, state) in hands(&people[0]).into_iter().enumerate() {
            let dealer = name_on(state, &state["sealing"]["dealer"]);
            if number > 0 && order[place] != dealer {
                place = (place + 1) % order.len();
            }
            assert_eq!(order[place], dealer, "the deal goes round the table");
            seen_dealing[place] += 1;
            let cutter = name_on(state, &state["sealing"]["cutter"]);
            assert_eq!(order[(place + order.len() - 1) % order.len()], cutter, "to his right");
            for (seat, paid) in state["result"]["paid"]["units"].as_array().unwrap().iter().enumerate() {
                *own.get_mut(&name_on(state, &json!(seat + 1))).unwrap() += paid.as_i64().unwrap();
            }
            let pot = state["account"]["pot"].as_i64().unwrap();
            if state["stage"] != "finished" {
                assert_eq!(accounts(state), own);
            }
            assert_eq!(accounts(state).values().sum::<i64>() + pot, 0);
        }
        assert!(seen_dealing.iter().all(|&times| times > 0), "{seen_dealing:?}: each deals");
        for client in &people {
            assert_eq!(accounts(client.state()), accounts(people[0].state()));
            assert!(check_secrecy(client) > 0, "client {} sat out", client.name);
        }
        let handed_in = world.handed_in.hands.lock().unwrap().len();
        assert_eq!(handed_in as u64, people[0].state()["sealing"]["hand"].as_u64().unwrap());
        assert!(world.handed_in.matches.lock().unwrap().is_empty(), "a match of four has four accounts");
        assert!(world.hub.proof(&table, 1).await.unwrap().verify().is_ok());
    }
}

#[tokio::test]
async fn v_12_who_sits_out_cannot_act_nor_look_into_a_hand_and_of_six_the_cutter_cuts() {
    for members in [Members::Five, Members::Six] {
        let world = World::new(PATIENT).await;
        let (_, mut people) = full_table(&world, many(members, 1)).await;
        for client in &mut people {
            client.done(json!({"do": "ready"})).await;
        }
        for client in &mut people {
            client.until(|state| state["stage"] == "cutting").await;
        }
        let dealer = people.len() - 1;
        let cutter = if members == Members::Six { 4 } else { 0 };
        assert_eq!(people[dealer].state()["sits_out"], json!(people.len()));
        assert_eq!(people[0].state()["sealing"]["cutter"], json!(cutter + 1));
        let cut = json!({"do": "cut", "hand": 1, "input": {"cuts": [9]}});
        assert_eq!(people[dealer].refused(cut.clone()).await.0, "not_cutter");
        people[cutter].done(cut).await;
        for client in &mut people {
            client.until(|state| state["stage"] == "playing").await;
        }
        let pass = json!({"do": "act", "hand": 1, "action": {"bid": {"say": "pass"}}});
        for client in &mut people[4..] {
            assert_eq!(client.refused(pass.clone()).await, ("sits_out".to_owned(), None));
            assert_eq!(client.refused(json!({"do": "watch", "seat": 1})).await.0, "already_seated");
            assert_eq!(client.refused(json!({"do": "show", "spectators": true})).await.0, "sits_out");
            assert_eq!(client.refused(json!({"do": "chat", "text": "Herz!"})).await.0, "no_talking");
        }
        let people = play_all(people).await;
        assert_eq!(people[dealer].state()["stage"], "finished");
    }
}

#[tokio::test]
async fn a_table_has_as_many_chairs_as_it_was_opened_with() {
    let world = World::new(PATIENT).await;
    let (table, mut people) = full_table(&world, many(Members::Five, 4)).await;
    let mut fritz = world.come(&table, 5).await;
    assert_eq!(fritz.refused(json!({"do": "sit"})).await.0, "table_full");
    assert_eq!(fritz.refused(json!({"do": "sit", "seat": 6})).await.0, "no_such_chair");
    assert_eq!(people[0].refused(json!({"do": "bot", "seat": 6, "level": "regel"})).await.0, "no_such_chair");
    people[4].done(json!({"do": "leave"})).await;
    people[0].done(json!({"do": "bot", "seat": 5, "level": "regel"})).await;
    people[0].until(|state| state["beside"][0]["name"] == "Girgl").await;
    people[0].done(json!({"do": "bot", "seat": 5})).await;
    fritz.done(json!({"do": "sit", "seat": 5})).await;
    assert_eq!((&fritz.state()["sits_out"], &fritz.state()["you"]), (&json!(5), &Value::Null));
    let card = serde_json::to_value(world.hub.card(&table).await.unwrap()).unwrap();
    assert_eq!(card["beside"][0]["name"], "Fritz");
    let four = world.open_table(1, plan(TableKind::Private, "schule", 4)).await;
    let mut emma = world.come(&four, 4).await;
    assert_eq!(emma.refused(json!({"do": "sit", "seat": 5})).await.0, "no_such_chair");
    assert!(emma.state()["beside"].is_null() && emma.state()["account"]["beside"].is_null());
}

#[tokio::test]
async fn who_sits_out_leaves_no_hand_behind_and_another_may_come_while_it_is_played() {
    let world = World::new(PATIENT).await;
    let (table, mut people) = full_table(&world, many(Members::Five, 2)).await;
    for client in &mut people {
        client.done(json!({"do": "ready"})).await;
    }
    people[0].until(|state| state["stage"] == "cutting").await;
    people[0].done(json!({"do": "cut", "hand": 1, "input": {"cuts": [9]}})).await;
    people[4].done(json!({"do": "leave"})).await;
    people[4].until(|state| state["beside"][0]["occupant"]["kind"] == "empty").await;
    let mut fritz = world.come(&table, 5).await;
    fritz.done(json!({"do": "sit"})).await;
    assert_eq!(fritz.state()["sits_out"], 5);
    people.truncate(4);
    people.push(fritz);
    let people = play_all(people).await;
    assert!(people.iter().all(|client| client.state()["stage"] == "finished"));
}

#[tokio::test]
async fn a_table_of_five_or_six_killed_at_any_version_goes_on_from_there() {
    for members in [Members::Five, Members::Six] {
        let world = World::new(PATIENT).await;
        let table = world.open_table(0, with_bots(members, 5)).await;
        let mut anna = world.come(&table, 0).await;
        anna.play().await;
        let names = |state: &Value| {
            let mut names: Vec<String> =
                everybody(state).iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect();
            names.sort_unstable();
            names
        };
        let (mut seen, mut sat_out) = (0, false);
        for update in &anna.updates {
            let version = update["version"].as_u64().unwrap();
            assert_eq!(names(&update["state"]), names(anna.state()), "bots keep their names");
            sat_out |= !update["state"]["sits_out"].is_null();
            if version == seen || version % 4 != 0 {
                continue;
            }
            seen = version;
            let hub = world.beside(cut_off_at(&world, version).await).await;
            let mut again = Client::come(&hub, &table, 0, None).await;
            assert_eq!(again.version(), version);
            assert_eq!(alone(again.state()), alone(&update["state"]), "version {version}");
            if version % 16 == 0 {
                again.play().await;
                assert_eq!(again.state()["stage"], "finished", "no game is stuck at version {version}");
            }
            hub.shut_down().await;
        }
        assert!(seen > 60 && sat_out);
    }
}

#[tokio::test]
async fn after_a_match_of_five_the_next_in_turn_deals_the_next_one() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots(Members::Five, 1)).await;
    let mut anna = world.come(&table, 0).await;
    anna.play().await;
    let state = anna.state().clone();
    let hand = state["sealing"]["hand"].clone();
    anna.done(json!({"do": "ready"})).await;
    anna.until(|state| state["sealing"]["hand"] != hand).await;
    let last = hands(&anna).last().unwrap()["view"]["view"]["table"]["dealer"].as_u64().unwrap();
    let next = name_on(&state, &json!(last % 4 + 1));
    assert_eq!(name_on(anna.state(), &anna.state()["sealing"]["dealer"]), next);
    assert!(accounts(anna.state()).values().all(|&units| units == 0));
}
