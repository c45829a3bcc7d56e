//! Who is there: a phone that sleeps keeps its connection, and is noticed all the same.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use stammtisch_server::http::{HttpOptions, Limits};
use stammtisch_server::table::Delays;
use tokio::sync::oneshot;

use crate::door::{Client, Door, Got};
use crate::hand_clock::HandClock;
use crate::house::{Ask, House};

const AT_ONCE: Delays = Delays { presence: Duration::ZERO, ..Delays::INSTANT };
const STEP: Duration = Duration::from_secs(4);

/// A house with a clock set by hand, and an open table where two people sit.
async fn two_people() -> (Arc<HandClock>, House, Door, Client, Client) {
    let clock = Arc::new(HandClock::new());
    let unlimited = HttpOptions { limits: Limits::NONE, ..HttpOptions::default() };
    let house = House::on(clock.clone(), AT_ONCE, unlimited).await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let opened = house.ask(Ask::post("/api/tables", &json!({"kind": "open"})).cookie(&anna)).await.json();
    let table = opened["id"].as_str().expect("an id").to_owned();
    let door = Door::open(&house, None).await;
    let mut anna = door.sit_at(&table, &anna).await;
    let mut bert = door.sit_at(&table, &bert).await;
    anna.say(&json!({"type": "hello", "protocol": 1, "pongs": true})).await;
    anna.next_of("update").await;
    bert.say(&json!({"type": "hello", "protocol": 1, "pongs": true})).await;
    bert.say(&json!({"type": "do", "id": "sit", "command": {"do": "sit"}})).await;
    bert.next_of("done").await;
    (clock, house, door, anna, bert)
}

/// Answers pings until the other person is shown as there, or as gone.
async fn until_shown(client: &mut Client, seat: usize, there: bool) {
    loop {
        match client.next().await {
            Got::Json(message) if message["type"] == "ping" => client.say(&json!({"type": "pong"})).await,
            Got::Json(message) if message["type"] == "update" => {
                if message["state"]["seats"][seat]["connected"] == there {
                    return;
                }
            }
            Got::Json(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_page_that_answers_nothing_is_shown_as_gone_within_ten_seconds_and_as_back_when_it_does() {
    let (clock, _house, door, mut anna, mut bert) = two_people().await;
    clock.forward(STEP);
    anna.next_of("ping").await;
    bert.next_of("ping").await;
    bert.say(&json!({"type": "pong"})).await;
    bert.say(&json!({"type": "ping"})).await;
    bert.next_of("pong").await;
    // Anna's page sleeps; her browser would still answer for it, but nobody listens to that.
    clock.forward(Duration::from_millis(4_500));
    until_shown(&mut bert, 0, false).await;
    anna.say(&json!({"type": "pong"})).await;
    until_shown(&mut bert, 0, true).await;
    door.close().await;
}

#[tokio::test]
async fn a_client_that_answers_no_ping_among_the_messages_is_asked_below_them_and_stays() {
    let (clock, house, door, _anna, mut bert) = two_people().await;
    let emma = house.guest("Emma").await;
    let opened = house.ask(Ask::post("/api/tables", &json!({"kind": "open"})).cookie(&emma)).await.json();
    let mut emma = door.sit_at(opened["id"].as_str().expect("an id"), &emma).await;
    emma.say(&json!({"type": "hello", "protocol": 1})).await;
    emma.next_of("update").await;
    let (stop, mut stopped) = oneshot::channel::<()>();
    let reading = tokio::spawn(async move {
        loop {
            tokio::select! {
                got = emma.next() => match got {
                    Got::Json(message) if message["type"] == "update" => {}
                    other => panic!("{other:?}"),
                },
                _ = &mut stopped => return emma,
            }
        }
    });
    for _ in 0..30 {
        clock.forward(STEP);
        bert.next_of("ping").await;
        bert.say(&json!({"type": "pong"})).await;
        bert.say(&json!({"type": "ping"})).await;
        bert.next_of("pong").await;
    }
    stop.send(()).expect("it reads on");
    let mut emma = reading.await.expect("nothing but updates came");
    emma.say(&json!({"type": "ping"})).await;
    emma.next_of("pong").await;
    door.close().await;
}
