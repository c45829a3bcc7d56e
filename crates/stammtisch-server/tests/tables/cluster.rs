//! Two processes that serve one house: people on both of them at one table.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use schafkopf_bots::Dice;
use serde_json::json;
use stammtisch_bus::{Bus, BusError, Delivery, Listening, LocalBus};
use stammtisch_http::clock::{Clock, Moment};
use stammtisch_server::hub::{ClusterOptions, Found, Hub, HubOptions};
use stammtisch_server::table::{Manners, TableId, TableKind};
use stammtisch_store::{MemoryStore, Store};

use super::hand_clock::HandClock;
use super::support::{Chance, Client, PATIENT, guest, plan, visitor, with_bots};

/// A bus as one process reaches it: it can be cut off, and it may lose every so manieth message that nobody waits for.
#[derive(Debug, Clone, Default)]
struct Wire {
    bus: LocalBus,
    cut: Arc<AtomicBool>,
    told: Arc<AtomicU64>,
    /// Which messages are lost; 0 for none.
    every: Arc<AtomicU64>,
}

impl Wire {
    fn is_cut(&self) -> bool {
        self.cut.load(Ordering::Relaxed)
    }
}

#[async_trait]
impl Bus for Wire {
    async fn listen(&self, subject: &str) -> Result<Box<dyn Listening>, BusError> {
        Ok(Box::new(Ear { ear: self.bus.listen(subject).await?, wire: self.clone() }))
    }

    async fn tell(&self, subject: &str, message: Bytes) -> Result<(), BusError> {
        let (told, every) =
            (self.told.fetch_add(1, Ordering::Relaxed) + 1, self.every.load(Ordering::Relaxed));
        if self.is_cut() || every > 0 && told.is_multiple_of(every) {
            return Ok(());
        }
        self.bus.tell(subject, message).await
    }

    async fn ask(&self, subject: &str, message: Bytes, patience: Duration) -> Result<Bytes, BusError> {
        if self.is_cut() {
            return Err(BusError::TooLate);
        }
        self.bus.ask(subject, message, patience).await
    }
}

/// Somebody who hears nothing while he is cut off.
struct Ear {
    ear: Box<dyn Listening>,
    wire: Wire,
}

#[async_trait]
impl Listening for Ear {
    async fn next(&mut self) -> Option<Delivery> {
        loop {
            let delivery = self.ear.next().await?;
            if !self.wire.is_cut() {
                return Some(delivery);
            }
        }
    }
}

/// A process.
struct Node {
    hub: Hub,
    clock: Arc<HandClock>,
    wire: Wire,
}

impl Node {
    async fn new(bus: &LocalBus, store: &MemoryStore, seed: u64) -> Node {
        let (clock, wire) = (Arc::new(HandClock::new()), Wire { bus: bus.clone(), ..Wire::default() });
        let cluster = ClusterOptions { bus: Arc::new(wire.clone()), house: "test".to_owned() };
        let options = HubOptions {
            delays: Some(PATIENT),
            manners: Manners::NONE,
            cluster: Some(cluster),
            ..HubOptions::default()
        };
        let chance = Arc::new(Chance(Mutex::new(Dice::new(seed))));
        let around: Arc<dyn Clock> = Arc::clone(&clock) as Arc<dyn Clock>;
        let hub = Hub::open(Arc::new(store.clone()), options, around, chance).await.unwrap();
        Node { hub, clock, wire }
    }

    /// It stands still, as a process that is stopped: its clock, and all that it hears and says.
    fn stop(&self) {
        self.wire.cut.store(true, Ordering::Relaxed);
    }

    /// It goes on, at another's time.
    fn go_on(&self, time: Moment) {
        self.wire.cut.store(false, Ordering::Relaxed);
        self.clock.0.send_replace(time);
    }
}

/// Two processes with one store and one bus.
struct House {
    store: MemoryStore,
    one: Node,
    other: Node,
    time: tokio::task::JoinHandle<()>,
}

impl Drop for House {
    fn drop(&mut self) {
        self.time.abort();
    }
}

impl House {
    async fn new() -> House {
        let (bus, store) = (LocalBus::default(), MemoryStore::new());
        let one = Node::new(&bus, &store, 1).await;
        let other = Node::new(&bus, &store, 2).await;
        let clocks = [&one, &other].map(|node| (Arc::clone(&node.clock), node.wire.clone()));
        // Time goes on by itself, a tenth of a second whenever everybody has had his turn often enough.
        let time = tokio::spawn(async move {
            loop {
                for (clock, _) in clocks.iter().filter(|(_, wire)| !wire.is_cut()) {
                    clock.forward(Duration::from_millis(100));
                }
                for _ in 0..100 {
                    tokio::task::yield_now().await;
                }
            }
        });
        House { store, one, other, time }
    }

    /// Waits until a process has gone on for a while.
    async fn pass(&self, node: &Node, time: Duration) {
        let until = node.clock.now() + time.as_micros() as Moment;
        node.clock.until(until).await;
    }

    /// The numbers of a table's entries, which must follow on each other.
    async fn entries(&self, table: TableId) -> u64 {
        let store: &dyn Store = &self.store;
        let number = store.table_tail(&table.to_string()).await.unwrap().unwrap().head.number;
        let log = store.table_log(number).await.unwrap().unwrap();
        let seqs: Vec<u64> = log.entries.iter().map(|entry| entry.seq).collect();
        assert_eq!(seqs, (1..=seqs.len() as u64).collect::<Vec<_>>());
        let commands: Vec<_> = log.entries.iter().filter_map(|entry| entry.command.clone()).collect();
        assert_eq!(commands.iter().collect::<HashSet<_>>().len(), commands.len(), "nothing was done twice");
        seqs.len() as u64
    }
}

/// Four people at a table, two at each process, in seat order.
async fn four_at_two(house: &House, games: u32) -> (TableId, Vec<Client>) {
    let table = house.one.hub.create(&visitor(0), plan(TableKind::Private, "schule", games)).await.unwrap();
    let mut people = vec![Client::come(&house.one.hub, &table, 0, None).await];
    for who in 1..4 {
        let hub = if who % 2 == 0 { &house.one.hub } else { &house.other.hub };
        let mut client = Client::come(hub, &table, who, None).await;
        client.done(json!({"do": "sit"})).await;
        people.push(client);
    }
    for client in &mut people {
        client
            .until(|state| state["seats"].as_array().unwrap().iter().all(|seat| seat["connected"] == true))
            .await;
    }
    (table, people)
}

#[tokio::test]
async fn people_at_two_processes_play_at_one_table() {
    let house = House::new().await;
    let (table, people) = four_at_two(&house, 2).await;
    let people = super::support::play_all(people).await;
    let last = people[0].version();
    for client in &people {
        assert_eq!((client.version(), &client.state()["stage"]), (last, &json!("finished")));
    }
    assert_eq!(house.entries(table).await, last);
    let cards = [house.one.hub.card(&table).await.unwrap(), house.other.hub.card(&table).await.unwrap()];
    assert_eq!(cards[0], cards[1], "it looks the same from everywhere");
}

#[tokio::test]
async fn what_is_found_and_booked_and_forgotten_is_so_everywhere() {
    let house = House::new().await;
    let mut wanted = with_bots("schule", 4, schafkopf_bots::Builtin::Regel);
    wanted.kind = TableKind::Open;
    let table = house.one.hub.create(&visitor(0), wanted).await.unwrap();
    let mut host = Client::come(&house.one.hub, &table, 0, None).await;
    let lobby = house.other.hub.lobby().await;
    assert_eq!(lobby.iter().map(|card| card.id.clone()).collect::<Vec<_>>(), [table.to_string()]);
    house.other.hub.book(&table, &visitor(1)).await.expect("a bot has a seat");
    host.until(|state| state["coming"].as_array().is_some_and(|coming| coming.len() == 1)).await;
    let refused = house.other.hub.book(&table, &visitor(0)).await.expect_err("he sits there");
    assert_eq!(refused.code, "already_seated");
    house.other.hub.erase(guest(0)).await.expect("he is erased");
    host.until(|state| state["seats"][0]["name"] != "Anna").await;
}

#[tokio::test]
async fn who_wants_to_play_at_once_is_led_to_a_table_of_the_other_process() {
    let house = House::new().await;
    let mut quick = with_bots("schule", 8, schafkopf_bots::Builtin::Regel);
    quick.kind = TableKind::Quick;
    let found = house.one.hub.play(&visitor(0), quick.clone(), false).await.expect("a table");
    let mut anna = Client::come(&house.one.hub, &found.id, 0, None).await;
    let led = house.other.hub.play(&visitor(1), quick.clone(), false).await.expect("a seat");
    assert_eq!(led, Found { id: found.id, booked: true });
    let bert = Client::come(&house.other.hub, &found.id, 1, None).await;
    anna.until(|state| state["coming"].is_array() || state["seats"][1]["name"] == "Bert").await;
    let alone = house.other.hub.play(&visitor(2), quick, true).await.expect("a table");
    assert!(alone.id != found.id && !alone.booked);
    drop(bert);
}

#[tokio::test]
async fn who_was_at_a_process_that_goes_plays_on_at_the_other() {
    let house = House::new().await;
    let (table, mut people) = four_at_two(&house, 1).await;
    for client in &mut people {
        client.done(json!({"do": "ready"})).await;
    }
    let before = people[1].version();
    house.one.hub.shut_down().await;
    // They are let go, and come back where the table is now, with what they had seen.
    for mut gone in people {
        while gone.connection.next().await.is_some() {}
    }
    let mut back = Vec::new();
    for who in 0..4 {
        let client = Client::come(&house.other.hub, &table, who, Some(before)).await;
        assert!(client.version() >= before);
        back.push(client);
    }
    let back = super::support::play_all(back).await;
    assert_eq!(house.entries(table).await, back[0].version());
}

#[tokio::test]
async fn a_process_that_slept_too_long_says_and_writes_nothing_any_more() {
    let house = House::new().await;
    let (table, mut people) = four_at_two(&house, 1).await;
    house.one.stop();
    // Those at the other process are let go when the lease is over, and find the table at their own.
    while people[1].connection.next().await.is_some() {}
    let mut bert = Client::come(&house.other.hub, &table, 1, None).await;
    bert.done(json!({"do": "leave"})).await;
    let followed = house.entries(table).await;
    house.one.go_on(house.other.clock.now());
    let late = json!({"type": "do", "id": "late", "command": {"do": "leave"}});
    people[0].connection.send(&late.to_string());
    while let Some(text) = people[0].connection.next().await {
        let message: serde_json::Value = serde_json::from_slice(&text).unwrap();
        assert_ne!(message["id"], "late", "who was followed answers nothing");
    }
    assert_eq!(house.entries(table).await, followed);
    let mut anna = Client::come(&house.one.hub, &table, 0, Some(followed)).await;
    let answer = anna.send_and_wait(&late).await;
    assert_eq!(answer["type"], "done", "{answer}");
    assert_eq!(house.entries(table).await, followed + 1);
}

#[tokio::test]
async fn a_process_that_is_cut_off_from_the_others_alone_is_found_again() {
    let house = House::new().await;
    let (table, mut people) = four_at_two(&house, 1).await;
    house.other.wire.cut.store(true, Ordering::Relaxed);
    let version = people[0].version();
    people[0].done(json!({"do": "ready"})).await;
    house.pass(&house.one, Duration::from_secs(20)).await;
    house.other.go_on(house.one.clock.now());
    while people[1].connection.next().await.is_some() {}
    let bert = Client::come(&house.other.hub, &table, 1, Some(version)).await;
    assert!(bert.version() > version, "what the bus lost is read again");
}

/// Plays at a table until the match is over; who is let go comes back, with what he had not been answered. Says how often.
async fn play_on(hub: &Hub, table: TableId, mut client: Client) -> u32 {
    let (mut lost, mut open) = (0, None::<serde_json::Value>);
    loop {
        while let Some(text) = client.connection.next().await {
            let message: serde_json::Value = serde_json::from_slice(&text).unwrap();
            match message["type"].as_str().unwrap() {
                "update" => client.updates.push(message),
                _ if open.as_ref().is_some_and(|open| open["id"] == message["id"]) => open = None,
                _ => {}
            }
            if client.state()["stage"] == "finished" {
                return lost;
            }
            if open.is_none()
                && let Some(command) = client.idea()
            {
                client.commands += 1;
                let id = format!("far-{}-{}", client.session, client.commands);
                let message = json!({"type": "do", "id": id, "command": command});
                client.connection.send(&message.to_string());
                open = Some(message);
            }
        }
        lost += 1;
        client.connection = hub.connect(&table, visitor(client.name)).await.expect("the table is there");
        let hello = json!({"type": "hello", "protocol": 1, "seen": client.version()});
        client.connection.send(&hello.to_string());
        if let Some(open) = &open {
            client.connection.send(&open.to_string());
        }
    }
}

#[tokio::test]
async fn what_the_bus_loses_is_read_again_and_nothing_is_done_twice() {
    let house = House::new().await;
    let (table, people) = four_at_two(&house, 1).await;
    for node in [&house.one, &house.other] {
        node.wire.every.store(9, Ordering::Relaxed);
    }
    let tasks: Vec<_> = people
        .into_iter()
        .enumerate()
        .map(|(who, client)| {
            let hub = if who % 2 == 0 { house.one.hub.clone() } else { house.other.hub.clone() };
            tokio::spawn(async move { play_on(&hub, table, client).await })
        })
        .collect();
    let mut lost = 0;
    for task in tasks {
        lost += task.await.unwrap();
    }
    assert!(lost > 0, "something was lost");
    house.entries(table).await;
}
