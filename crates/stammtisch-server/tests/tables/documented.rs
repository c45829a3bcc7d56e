//! `docs/protocol.md`: its examples are messages that were really exchanged, and its codes are all there are.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::wire::ClientMessage;

use super::support::{Client, PATIENT, World, with_bots};

const BEGIN: &str = "<!-- session: begin -->\n";
const END: &str = "<!-- session: end -->";

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

/// A session as the page shows it: one line each, or a whole update.
struct Session {
    text: String,
}

impl Session {
    fn note(&mut self, words: &str) {
        writeln!(self.text, "\n{words}\n").unwrap();
    }

    fn client(&mut self, message: &Value) {
        writeln!(self.text, "```json\n{message}\n```").unwrap();
    }

    fn server(&mut self, message: &Value) {
        writeln!(self.text, "```json\n{}\n```", serde_json::to_string_pretty(message).unwrap()).unwrap();
    }
}

async fn exchange(session: &mut Session, anna: &mut Client, id: &str, command: Value) {
    let message = json!({"type": "do", "id": id, "command": command});
    session.client(&message);
    let answer = anna.send_and_wait(&message).await;
    session.note("The server answers:");
    session.server(&answer);
}

/// An update without the parts that stay as they were.
fn brief(update: &Value) -> Value {
    let state = &update["state"];
    json!({
        "type": "update",
        "version": update["version"],
        "happened": update["happened"],
        "gap": update["gap"],
        "state": {"stage": state["stage"], "…": "…"},
    })
}

async fn session() -> String {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 4, Builtin::Regel)).await;
    let mut session = Session { text: String::new() };
    session.note("Anna connects to her practice table. Her client greets:");
    session.client(&json!({"type": "hello", "protocol": 1, "seen": null}));
    let mut anna = world.come(&table, 0).await;
    session.note("The server sends the whole table. Nothing is dealt yet:");
    session.server(&anna.updates[0]);
    anna.until(|state| state["stage"] == "cutting").await;
    session.note("The pack is shuffled and sealed; the hash is there before anybody cuts (here shortened):");
    session.server(&brief(anna.updates.last().unwrap()));
    anna.until(|state| state["stage"] == "playing" && state["view"]["view"]["actions"] != json!([])).await;
    session.note("A bot has cut, the cards are dealt, and Anna is asked. This is the whole update:");
    session.server(anna.updates.last().unwrap());
    session.note("She tries what is not possible now:");
    let hand = anna.state()["sealing"]["hand"].clone();
    let wrong = json!({"do": "act", "hand": hand, "action": {"play": "EA"}});
    exchange(&mut session, &mut anna, "c1", wrong).await;
    session.note("Chat has to wait (S 3.5.1):");
    exchange(&mut session, &mut anna, "c2", json!({"do": "chat", "text": "Servus"})).await;
    let action = anna.state()["view"]["view"]["actions"][0].clone();
    session.note("Then she does what she may:");
    let command = json!({"do": "act", "hand": hand, "action": action});
    exchange(&mut session, &mut anna, "c3", command.clone()).await;
    let before = anna.updates.len();
    anna.update().await;
    session.note("and everybody learns of it:");
    session.server(&brief(&anna.updates[before]));
    session.note("Her connection was bad, and she sends it again. It is not done twice:");
    exchange(&mut session, &mut anna, "c3", command).await;
    session.text
}

#[tokio::test]
async fn the_page_shows_a_session_as_it_really_goes() {
    let written = std::fs::read_to_string(page()).expect("the page is there");
    let (head, rest) = written.split_once(BEGIN).expect("the page has a session");
    let (_, tail) = rest.split_once(END).expect("the session ends");
    let wanted = format!("{head}{BEGIN}{}\n{END}{tail}", session().await);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(page(), &wanted).expect("docs can be written");
    }
    let written = std::fs::read_to_string(page()).expect("the page is there");
    assert!(
        written == wanted,
        "docs/protocol.md is stale: UPDATE_DOCS=1 cargo test -p stammtisch-server --test tables documented"
    );
}

#[test]
fn every_client_message_on_the_page_can_be_read() {
    let written = std::fs::read_to_string(page()).expect("the page is there");
    let mut found = 0;
    for line in written
        .lines()
        .filter(|line| line.starts_with("{\"type\":\"do\"") || line.starts_with("{\"type\":\"hello\""))
    {
        serde_json::from_str::<ClientMessage>(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        found += 1;
    }
    assert!(found >= 12, "only {found}");
}
