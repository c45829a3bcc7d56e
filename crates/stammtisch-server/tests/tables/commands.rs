//! Commands: sent twice, forged, at the wrong time, by the wrong person.

use std::time::Duration;

use schafkopf::BySeat;
use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::table::{Manners, TableKind, TablePlan};

use super::support::{Client, PATIENT, World, four_people, plan, play_all, with_bots};

#[tokio::test]
async fn every_command_sent_twice_acts_once() {
    let world = World::new(PATIENT).await;
    let (_, mut people) = four_people(&world, plan(TableKind::Private, "schule", 2)).await;
    for client in &mut people {
        client.twice = true;
    }
    let people = play_all(people).await;
    let happened: Vec<&Value> =
        people[0].updates.iter().flat_map(|update| update["happened"].as_array().unwrap()).collect();
    let played = happened.iter().filter(|what| what["event"]["event"] == "played").count();
    let tricks = happened.iter().filter(|what| what["event"]["event"] == "trick_taken").count();
    assert_eq!(played, tricks * 4);
}

#[tokio::test]
async fn a_command_sent_again_after_a_restart_acts_once() {
    let mut world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 2, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.play_until(120).await;
    let done = anna.done.clone();
    assert!(done.len() > 10);
    world.restart().await;
    let mut anna = world.come(&table, 0).await;
    let version = anna.version();
    for (message, known) in done {
        let answer = anna.send_and_wait(&message).await;
        assert_eq!(answer, json!({"type": "done", "id": message["id"], "version": known}));
    }
    assert_eq!(anna.version(), version, "nothing has changed");
}

#[tokio::test]
async fn a_command_sent_again_long_after_acts_once_though_it_could_be_done_again() {
    let world = World::new(PATIENT).await;
    let (_, mut people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
    let anna = &mut people[0];
    anna.done(json!({"do": "show", "spectators": true})).await;
    let (first, version) = anna.done.last().cloned().unwrap();
    for turn in 0..100 {
        anna.done(json!({"do": "show", "spectators": turn % 2 == 1})).await;
    }
    anna.done(json!({"do": "show", "spectators": false})).await;
    let before = anna.version();
    let answer = anna.send_and_wait(&first).await;
    assert_eq!(answer, json!({"type": "done", "id": first["id"], "version": version}));
    anna.done(json!({"do": "phrase", "phrase": "hello"})).await;
    assert_eq!(anna.version(), before + 1);
    assert_eq!(anna.state()["seats"][0]["shows"], false);
}

#[tokio::test]
async fn an_id_belongs_to_its_sender() {
    let mut world = World::new(PATIENT).await;
    let (table, mut people) = four_people(&world, plan(TableKind::Private, "schule", 2)).await;
    let ready = json!({"type": "do", "id": "same", "command": {"do": "ready"}});
    for (seat, client) in people.iter_mut().enumerate() {
        assert_eq!(client.send_and_wait(&ready).await["type"], "done");
        client.until(|state| state["seats"][seat]["ready"] == true || state["stage"] != "waiting").await;
    }
    people[0].until(|state| state["stage"] == "cutting").await;
    let leave = json!({"type": "do", "id": "same", "command": {"do": "leave"}});
    let answer = people[1].send_and_wait(&leave).await;
    assert_eq!(answer["reason"]["code"], "id_used", "{answer}");
    drop(people);
    world.restart().await;
    let mut bert = world.come(&table, 1).await;
    assert_eq!(bert.send_and_wait(&leave).await["reason"]["code"], "id_used", "also after a restart");
    assert_eq!(bert.state()["you"], 2, "he still sits there");
    assert_eq!(bert.send_and_wait(&ready).await["type"], "done");
}

#[tokio::test]
async fn a_show_sent_again_gets_the_version_of_the_first() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    let mut first = Vec::new();
    for spectators in [true, true, false] {
        anna.done(json!({"do": "show", "spectators": spectators})).await;
        first.push(anna.done.last().cloned().unwrap());
    }
    for turn in 0..300 {
        anna.done(json!({"do": "show", "spectators": turn % 2 == 0})).await;
    }
    for (message, version) in first {
        let answer = anna.send_and_wait(&message).await;
        assert_eq!(answer, json!({"type": "done", "id": message["id"], "version": version}));
    }
    assert_eq!(anna.state()["seats"][0]["shows"], false);
}

#[tokio::test]
async fn who_talks_too_much_is_told_how_long_to_wait() {
    let manners = Manners { chat_per_person: 4, ..Manners::default() };
    let world = World::with(PATIENT, manners).await;
    let (_, mut people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
    let anna = &mut people[0];
    for text in ["eins", "zwei"] {
        anna.done(json!({"do": "chat", "text": text})).await;
    }
    let answer = anna.command(json!({"do": "phrase", "phrase": "hello"})).await;
    assert_eq!((&answer["reason"]["code"], &answer["reason"]["wait_s"]), (&json!("too_often"), &json!(16)));
    assert!(answer["reason"]["message"].as_str().unwrap().contains("16 s"), "{answer}");
    people[1].done(json!({"do": "chat", "text": "drei"})).await;
    world.clock.forward(Duration::from_secs(15));
    people[0].done(json!({"do": "phrase", "phrase": "hello"})).await;
}

#[tokio::test]
async fn a_table_and_an_address_talk_only_so_much_and_all_may_play() {
    let manners = Manners { chat_per_table: 6, chat_per_address: 8, ..Manners::default() };
    let world = World::with(PATIENT, manners).await;
    let mut through = 0;
    for _ in 0..3 {
        let (_, mut people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
        for client in &mut people {
            let answer = client.command(json!({"do": "phrase", "phrase": "hello"})).await;
            through += usize::from(answer["type"] == "done");
        }
        play_all(people).await;
    }
    assert_eq!(through, 3 + 3 + 2);
}

#[tokio::test]
async fn coming_and_going_is_rationed_too() {
    let world = World::with(PATIENT, Manners { changes_per_address: 40, ..Manners::default() }).await;
    let table = world.open_table(0, plan(TableKind::Private, "schule", 1)).await;
    let mut bert = world.come(&table, 1).await;
    for _ in 0..2 {
        bert.done(json!({"do": "sit", "seat": 2})).await;
        bert.done(json!({"do": "leave"})).await;
    }
    assert_eq!(bert.refused(json!({"do": "sit", "seat": 2})).await.0, "too_often");
    world.clock.forward(Duration::from_secs(15));
    bert.done(json!({"do": "sit", "seat": 2})).await;
}

#[tokio::test]
async fn who_does_not_sit_there_cannot_act() {
    let world = World::new(PATIENT).await;
    let (table, people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
    let mut fritz = world.come(&table, 5).await;
    for command in [
        json!({"do": "act", "hand": 1, "action": {"bid": {"say": "pass"}}}),
        json!({"do": "cut", "hand": 1, "input": {"cuts": [8]}}),
        json!({"do": "leave"}),
        json!({"do": "ready"}),
        json!({"do": "show", "spectators": true}),
        json!({"do": "chat", "text": "hello"}),
    ] {
        assert_eq!(fritz.refused(command).await.0, "not_seated");
    }
    assert_eq!(fritz.refused(json!({"do": "sit"})).await.0, "table_full");
    assert_eq!(fritz.refused(json!({"do": "sit", "seat": 2})).await.0, "seat_taken");
    assert_eq!(fritz.refused(json!({"do": "bot", "seat": 2, "level": "regel"})).await.0, "not_host");
    drop(people);
}

#[tokio::test]
async fn what_comes_at_the_wrong_time_is_refused_and_changes_nothing() {
    let world = World::new(PATIENT).await;
    let (_, mut people) = four_people(&world, plan(TableKind::Private, "schule", 1)).await;
    let act = |hand: u64| json!({"do": "act", "hand": hand, "action": {"bid": {"say": "pass"}}});
    assert_eq!(people[0].refused(act(1)).await.0, "wrong_hand");
    assert_eq!(people[0].refused(json!({"do": "sit", "seat": 3})).await.0, "already_seated");
    for client in &mut people {
        client.done(json!({"do": "ready"})).await;
    }
    for client in &mut people {
        client.until(|state| state["stage"] == "cutting").await;
    }
    assert_eq!(people[0].refused(act(1)).await.0, "not_dealt");
    let cut = |lifted: u8| json!({"do": "cut", "hand": 1, "input": {"cuts": [lifted]}});
    let refused = people[0].refused(cut(9)).await;
    assert_eq!(refused, ("not_cutter".to_owned(), Some("S 2.2.4".to_owned())));
    // Seat 1 deals first, so seat 4 cuts.
    let refused = people[3].refused(cut(2)).await;
    assert_eq!(refused, ("cut_packet_too_small".to_owned(), Some("S 2.2.5".to_owned())));
    people[3].done(cut(9)).await;
    assert_eq!(people[3].refused(cut(9)).await.0, "nothing_to_cut");
    let version = people[3].version();
    assert_eq!(people[3].refused(act(1)).await.0, "out_of_turn");
    assert_eq!(people[3].refused(act(2)).await.0, "wrong_hand");
    assert_eq!(people[3].version(), version);
    people[1].until(|state| state["stage"] == "playing").await;
    people[1].done(act(1)).await;
}

#[tokio::test]
async fn s_3_5_1_nobody_talks_during_the_hand() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.until(|state| state["stage"] == "playing").await;
    let no_talking = ("no_talking".to_owned(), Some("S 3.5.1".to_owned()));
    assert_eq!(anna.refused(json!({"do": "chat", "text": "I have the Ace"})).await, no_talking);
    assert_eq!(anna.refused(json!({"do": "phrase", "phrase": "hello"})).await, no_talking);
    anna.play().await;
    anna.done(json!({"do": "chat", "text": "  a\u{0}b\u{202e}\n<script> "})).await;
    anna.done(json!({"do": "phrase", "phrase": "well_played"})).await;
    let chat = &anna.state()["chat"];
    assert_eq!(chat[0], json!({"seat": 1, "name": "Anna", "text": "ab<script>", "phrase": null}));
    assert_eq!(chat[1]["phrase"], "well_played");
    assert_eq!(anna.refused(json!({"do": "chat", "text": " \n "})).await.0, "empty_chat");
    assert_eq!(anna.refused(json!({"do": "chat", "text": "x".repeat(201)})).await.0, "long_chat");
}

#[tokio::test]
async fn decision_28_who_leaves_in_the_middle_of_a_hand_is_replaced_and_it_is_recorded() {
    let world = World::new(PATIENT).await;
    let (_, mut people) = four_people(&world, plan(TableKind::Private, "schule", 2)).await;
    for client in &mut people {
        client.done(json!({"do": "ready"})).await;
    }
    people[3].until(|state| state["stage"] == "cutting").await;
    people[3].done(json!({"do": "cut", "hand": 1, "input": {"cuts": [16]}})).await;
    people[2].done(json!({"do": "leave"})).await;
    let left = &people[2].updates.last().unwrap()["happened"][0];
    assert_eq!(*left, json!({"what": "left", "seat": 3, "name": "Cilli", "mid_hand": true}));
    assert_eq!(people[2].state()["you"], Value::Null);
    assert_eq!(people[2].state()["seats"][2]["occupant"]["kind"], "bot");
    assert_eq!(people[2].refused(json!({"do": "sit"})).await.0, "mid_hand");
    let mut cilli = people.remove(2);
    let rest: Vec<_> = people
        .into_iter()
        .map(|mut client| {
            tokio::spawn(async move {
                while client.state()["stage"] != "counting" {
                    let next = client.version() + 1;
                    client.play_until(next).await;
                }
                client
            })
        })
        .collect();
    for task in rest {
        task.await.unwrap();
    }
    cilli.until(|state| state["stage"] == "counting").await;
    assert_eq!(cilli.state()["seats"][2]["occupant"]["kind"], "empty", "the bot only played to the end");
    cilli.done(json!({"do": "sit", "seat": 3})).await;
    assert_eq!(cilli.state()["you"], 3);
}

#[tokio::test]
async fn bots_make_room_for_people_between_hands_and_the_host_places_them() {
    let world = World::new(PATIENT).await;
    let bots = BySeat::new([None, Some(Builtin::Regel), Some(Builtin::Regel), None]).into();
    let table = world.open_table(0, TablePlan { bots, ..plan(TableKind::Open, "schule", 4) }).await;
    let mut anna = world.come(&table, 0).await;
    assert_eq!(anna.state()["stage"], "waiting");
    anna.done(json!({"do": "bot", "seat": 4, "level": "zufall"})).await;
    assert_eq!(anna.state()["seats"][3]["occupant"]["level"], "zufall@1");
    assert_eq!(anna.refused(json!({"do": "bot", "seat": 4, "level": "gott"})).await.0, "unknown_bot");
    assert_eq!(anna.refused(json!({"do": "bot", "seat": 1, "level": null})).await.0, "seat_taken");
    let mut bert = world.come(&table, 1).await;
    bert.done(json!({"do": "sit", "seat": 2})).await;
    bert.done(json!({"do": "leave"})).await;
    assert_eq!(bert.state()["seats"][1]["occupant"]["kind"], "bot", "the bot comes back");
    bert.done(json!({"do": "sit"})).await;
    anna.done(json!({"do": "ready"})).await;
    bert.done(json!({"do": "ready"})).await;
    bert.until(|state| state["stage"] != "waiting").await;
    let mut emma = world.come(&table, 4).await;
    assert_eq!(emma.refused(json!({"do": "sit", "seat": 3})).await.0, "mid_hand");
}

#[tokio::test]
async fn a_practice_table_is_one_person_s() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut bert = world.come(&table, 1).await;
    assert_eq!(bert.refused(json!({"do": "sit", "seat": 2})).await.0, "practice_table");
}

#[tokio::test]
async fn two_tabs_of_one_guest_are_on_the_same_seat() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut one = world.come(&table, 0).await;
    let mut other = Client::come(&world.hub, &table, 0, None).await;
    assert_eq!(other.state()["you"], 1);
    one.play().await;
    other.until(|state| state["stage"] == "finished").await;
    assert_eq!(one.state(), other.state());
    drop(one);
    assert_eq!(other.state()["seats"][0]["connected"], true);
}

#[tokio::test]
async fn a_client_of_another_version_is_asked_to_reload() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.connection.send(r#"{"type":"hello","protocol":99}"#);
    while anna.message().await != json!({"type": "reload", "protocol": 1}) {}
    let connection = world.hub.connect(&table, super::support::visitor(0)).await.unwrap();
    let mut silent = Client { connection, ..world.come(&table, 0).await };
    let answer = silent.command(json!({"do": "ready"})).await;
    assert_eq!(answer["reason"]["code"], "not_greeted");
    silent.connection.send(r#"{"type":"ping"}"#);
    assert_eq!(silent.message().await, json!({"type": "pong"}));
}

#[tokio::test]
async fn names_can_be_erased() {
    let mut world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    drop(world.come(&table, 0).await);
    world.hub.erase(super::support::guest(0)).await.unwrap();
    world.restart().await;
    let bert = world.come(&table, 1).await;
    assert_eq!(bert.state()["seats"][0]["name"], "–");
    assert!(!bert.updates[0].to_string().contains("Anna"));
}
