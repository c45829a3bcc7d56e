//! The stream: every view, whole, whenever it has changed.

use axum::body::{Body, BodyDataStream};
use axum::http::{Method, Request};
use futures_util::StreamExt as _;
use serde_json::{Value, json};

use crate::world::{World, rufspiel};

/// A reader of a stream.
struct Reader {
    body: BodyDataStream,
    rest: String,
}

impl Reader {
    async fn of(world: &World, token: &str, last: Option<&str>) -> Reader {
        let mut request = Request::builder().method(Method::GET).uri("/api/hall/stream");
        request = request.header("authorization", format!("Bearer {token}"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = world.raw(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.headers()["content-type"], "text/event-stream; charset=utf-8");
        Reader { body: response.into_body().into_data_stream(), rest: String::new() }
    }

    /// The next event: its name, its id, its data; none at the end.
    async fn next(&mut self) -> Option<(String, String, Value)> {
        loop {
            while let Some((block, rest)) = self.rest.split_once("\n\n") {
                let (block, rest) = (block.to_owned(), rest.to_owned());
                self.rest = rest;
                let field = |name: &str| {
                    let lines = block.lines().find_map(|line| line.strip_prefix(name));
                    lines.map(|value| value.trim_start_matches(": ").to_owned())
                };
                if let Some(name) = field("event") {
                    let data = serde_json::from_str(&field("data").unwrap()).unwrap();
                    return Some((name, field("id").unwrap_or_default(), data));
                }
            }
            let bytes = self.body.next().await?.unwrap();
            self.rest.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }

    /// The next event with this name.
    async fn wait_for(&mut self, name: &str) -> (String, Value) {
        loop {
            let (found, id, data) = self.next().await.unwrap();
            if found == name {
                return (id, data);
            }
        }
    }
}

#[tokio::test]
async fn a_reader_gets_each_view_once_and_then_what_changes() {
    let world = World::running("preis", 4, 8).await;
    let (keeper, other) = (world.keeper(1).await, world.keeper(2).await);
    let mut director = Reader::of(&world, &world.director, None).await;
    let mut names = Vec::new();
    for _ in 0..9 {
        names.push(director.next().await.unwrap().0);
    }
    assert_eq!(
        names,
        ["setup", "players", "seating", "draw", "progress", "standings", "referee", "display", "log"]
    );
    let mut table = Reader::of(&world, &keeper, None).await;
    assert_eq!(table.wait_for("list").await.1["rows"], json!([]));
    world.wish(&other, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let (_, list) = table.wait_for("list").await;
    assert_eq!((&list["table"], list["rows"].as_array().unwrap().len()), (&json!(1), 1));
    let (_, standings) = director.wait_for("standings").await;
    assert_eq!(standings["ranked"][0]["points"], json!(1));
}

#[tokio::test]
async fn who_connects_again_gets_only_what_he_missed() {
    let world = World::running("preis", 4, 8).await;
    let keeper = world.keeper(1).await;
    let mut first = Reader::of(&world, &keeper, None).await;
    let (id, _) = first.wait_for("list").await;
    drop(first);
    let entered = world.wish(&keeper, &json!({"enter_row": {"game": 1, "row": rufspiel()}})).await.ok();
    let mut again = Reader::of(&world, &keeper, Some(&id)).await;
    let (name, id, list) = again.next().await.unwrap();
    assert_eq!(
        (name.as_str(), &list["version"]),
        ("list", &entered["version"]),
        "no setup, which is the same"
    );
    let mut nothing = Reader::of(&world, &keeper, Some(&id)).await;
    world.wish(&keeper, &json!({"enter_row": {"game": 2, "row": rufspiel()}})).await.ok();
    assert_eq!(nothing.next().await.unwrap().2["rows"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_revoked_link_ends_its_stream() {
    let world = World::running("preis", 4, 8).await;
    let display = world.link(&json!({"role": "display"})).await;
    let mut screen = Reader::of(&world, &display, None).await;
    screen.wait_for("display").await;
    let links = world.get("/api/hall/links", &world.director).await.ok();
    let link = links["links"].as_array().unwrap().iter().find(|link| link["role"] == json!("display"));
    let path = format!("/api/hall/links/{}/revoke", link.unwrap()["id"].as_str().unwrap());
    world.post(&path, &world.director, &json!({})).await.ok();
    screen.wait_for("revoked").await;
    assert_eq!(screen.next().await, None);
}

#[tokio::test]
async fn p_2_the_start_signal_reaches_every_role() {
    let world = World::drawn("preis", 4, 8).await;
    let links = [
        world.keeper(1).await,
        world.keeper(2).await,
        world.referee().await,
        world.link(&json!({"role": "player", "player": 5})).await,
        world.link(&json!({"role": "display"})).await,
    ];
    let mut readers = Vec::new();
    for link in &links {
        readers.push(Reader::of(&world, link, None).await);
    }
    let started = world.wish(&world.director, &json!({"start_match": {"keeper": 1}})).await.ok();
    let mut times = Vec::new();
    for reader in &mut readers {
        let (_, signal) = reader.wait_for("start").await;
        assert_eq!(signal["match"], started["result"]["match"]);
        times.push(signal["at"].clone());
    }
    assert!(times.iter().all(|time| time == &times[0]), "one moment for all: {times:?}");
    let (_, list) = readers[0].wait_for("list").await;
    assert_eq!((&list["status"], &list["keeper"]), (&json!("open"), &json!(1)));
}

#[tokio::test]
async fn p_2_the_start_signal_is_not_lost_behind_another_change() {
    let world = World::drawn("preis", 4, 8).await;
    let display = world.link(&json!({"role": "display"})).await;
    let mut screen = Reader::of(&world, &display, None).await;
    screen.wait_for("display").await;
    // The reader wakes for this and waits for more; the start falls into that moment.
    world.post("/api/hall/display", &world.director, &json!({"mode": "countdown"})).await.ok();
    world.wish(&world.director, &json!({"start_match": {"keeper": 1}})).await.ok();
    let (_, signal) = screen.wait_for("start").await;
    assert_eq!(signal["match"], json!(1));
    let mut later = Vec::new();
    for _ in 0..3 {
        later.push(screen.next().await.unwrap().0);
    }
    assert!(!later.contains(&"start".to_owned()), "it is signalled once: {later:?}");
}

#[tokio::test]
async fn p_2_the_start_signal_reaches_who_was_away_when_it_was_given() {
    let world = World::drawn("preis", 4, 8).await;
    let player = world.link(&json!({"role": "player", "player": 5})).await;
    let mut phone = Reader::of(&world, &player, None).await;
    let (id, _) = phone.wait_for("card").await;
    drop(phone);
    world.wish(&world.director, &json!({"start_match": {"keeper": 1}})).await.ok();
    let mut again = Reader::of(&world, &player, Some(&id)).await;
    let (name, _, signal) = again.next().await.unwrap();
    assert_eq!((name.as_str(), &signal["match"]), ("start", &json!(1)));
    let (id, _) = again.wait_for("card").await;
    for last in [None, Some(id.as_str()), Some("99999.0")] {
        let mut later = Reader::of(&world, &player, last).await;
        world.post("/api/hall/display", &world.director, &json!({"mode": "countdown"})).await.ok();
        assert_eq!(later.next().await.unwrap().0, "card", "no news for {last:?}");
    }
}

#[tokio::test]
async fn a_start_that_was_taken_back_is_not_signalled_afterwards() {
    let world = World::drawn("preis", 4, 8).await;
    let player = world.link(&json!({"role": "player", "player": 5})).await;
    let mut phone = Reader::of(&world, &player, None).await;
    let (id, _) = phone.wait_for("card").await;
    drop(phone);
    let started = world.wish(&world.director, &json!({"start_match": {"keeper": 1}})).await.ok();
    let undo = json!({"undo": {"event": started["version"]}});
    world.wish_because(&world.director, "zu früh", &undo).await.ok();
    let mut again = Reader::of(&world, &player, Some(&id)).await;
    assert_eq!(again.next().await.unwrap().0, "card");
}
