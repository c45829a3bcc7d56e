//! Who sits with whom, and who hears whom.

use serde_json::{Value, json};
use stammtisch_drive::server::Server;
use stammtisch_drive::socket::TableSocket;

use crate::browser::{Browser, start};

/// Sends a command and waits for its answer; none if it was done, otherwise the code of the refusal.
async fn command(socket: &mut TableSocket, id: &str, command: &Value) -> Option<String> {
    socket.sending.command(id, &command.to_string()).await.expect("the table hears");
    loop {
        let text = socket.receiving.text().await.expect("the table answers");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["id"] == id {
            return message["reason"]["code"].as_str().map(str::to_owned);
        }
    }
}

/// Waits for an update that looks as wanted, and returns the texts of its chat.
async fn chat(socket: &mut TableSocket, wanted: impl Fn(&[String]) -> bool) -> Vec<String> {
    loop {
        let text = socket.receiving.text().await.expect("the table goes on");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["type"] != "update" {
            continue;
        }
        let lines = message["state"]["chat"].as_array().expect("a list");
        let lines: Vec<String> =
            lines.iter().filter_map(|line| line["text"].as_str().map(str::to_owned)).collect();
        if wanted(&lines) {
            assert!(!text.contains("Nebel") || lines.iter().any(|line| line == "Nebel"), "{text}");
            return lines;
        }
    }
}

fn block(who: &mut Browser, whom: &mut Browser) {
    let id = whom.id();
    who.post("/api/people/blocked", &json!({"id": id})).good();
}

fn accounts(server: &Server) -> [Browser; 3] {
    ["Anna", "Bert", "Cilli"].map(|name| Browser::account(server, name))
}

#[tokio::test]
async fn people_who_block_each_other_do_not_sit_at_one_table() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let [mut anna, mut bert, mut cilli] = accounts(&server);
    block(&mut anna, &mut bert);
    let hers = anna.open("/api/tables", &json!({"kind": "open"}));
    let his = bert.open("/api/tables", &json!({"kind": "open"}));
    let theirs = cilli.open("/api/tables", &json!({"kind": "open", "sit": false}));
    let sit = json!({"do": "sit"});
    let refused = Some("not_together".to_owned());
    let mut socket = bert.come(&hers).await.expect("looking on is free");
    assert_eq!(command(&mut socket, "a", &sit).await, refused, "at her table");
    let mut socket = anna.come(&his).await.expect("looking on is free");
    assert_eq!(command(&mut socket, "b", &sit).await, refused, "nor she at his");
    let mut socket = cilli.come(&hers).await.expect("the table is there");
    assert_eq!(command(&mut socket, "c", &sit).await, None, "others may");
    let mut first = anna.come(&theirs).await.expect("the table is there");
    assert_eq!(command(&mut first, "d", &sit).await, None);
    let mut second = bert.come(&theirs).await.expect("the table is there");
    assert_eq!(command(&mut second, "e", &sit).await, refused, "where she sits already");

    let id = bert.id();
    anna.post(&format!("/api/people/blocked/{id}/remove"), &json!({})).good();
    assert_eq!(command(&mut second, "f", &sit).await, None, "she has thought better of it");
}

#[tokio::test]
async fn who_wants_to_play_at_once_is_not_led_to_somebody_who_is_blocked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let [mut anna, mut bert, mut cilli] = accounts(&server);
    block(&mut anna, &mut bert);
    let hers = anna.open("/api/play", &json!({}));
    let his = bert.open("/api/play", &json!({}));
    assert_ne!(his, hers, "they do not sit together");
    assert_eq!(cilli.open("/api/play", &json!({})), hers, "others are led to her");
    let refused = bert.post(&format!("/api/tables/{hers}/seat"), &json!({}));
    assert!(refused.body.contains("not_together"), "{}", refused.body);
}

#[tokio::test]
async fn s_3_5_2_the_chat_of_who_is_blocked_is_hidden_from_who_blocked_him() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let [mut anna, mut bert, cilli] = accounts(&server);
    let table = anna.open("/api/tables", &json!({"kind": "private"}));
    let (mut hers, mut his) = (anna.come(&table).await.expect("hers"), bert.come(&table).await.expect("his"));
    let mut looking_on = cilli.come(&table).await.expect("she may");
    assert_eq!(command(&mut his, "sit", &json!({"do": "sit"})).await, None);
    assert_eq!(command(&mut his, "one", &json!({"do": "chat", "text": "Servus"})).await, None);
    assert_eq!(chat(&mut hers, |lines| !lines.is_empty()).await, ["Servus"]);
    block(&mut anna, &mut bert);
    assert!(chat(&mut hers, <[String]>::is_empty).await.is_empty(), "what he said is gone at once");
    assert_eq!(command(&mut his, "two", &json!({"do": "chat", "text": "Nebel"})).await, None);
    assert_eq!(command(&mut hers, "three", &json!({"do": "chat", "text": "Sonne"})).await, None);
    assert_eq!(chat(&mut hers, |lines| !lines.is_empty()).await, ["Sonne"]);
    assert_eq!(chat(&mut looking_on, |lines| lines.len() == 3).await, ["Servus", "Nebel", "Sonne"]);
    // Who comes back does not find it either, and neither among what happened meanwhile.
    let mut again = anna.come(&table).await.expect("hers");
    assert_eq!(chat(&mut again, |_| true).await, ["Sonne"]);
}

#[tokio::test]
async fn who_sits_at_a_table_learns_whom_to_block_and_who_looks_on_does_not() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let [mut anna, mut bert, _] = accounts(&server);
    let table = anna.open("/api/tables", &json!({"kind": "open"}));
    let (mut hers, mut his) = (anna.come(&table).await.expect("hers"), bert.come(&table).await.expect("his"));
    let (she, he) = (anna.id(), bert.id());
    let first = his.receiving.text().await.expect("a greeting is answered");
    assert!(!first.contains(&she), "{first}");
    assert_eq!(command(&mut his, "sit", &json!({"do": "sit", "seat": 3})).await, None);
    for socket in [&mut hers, &mut his] {
        loop {
            let text = socket.receiving.text().await.expect("the table goes on");
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["state"]["seats"][2]["person"] == he.as_str() {
                assert_eq!(message["state"]["seats"][0]["person"], she.as_str());
                break;
            }
        }
    }
}
