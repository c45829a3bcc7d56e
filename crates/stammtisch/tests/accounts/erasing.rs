//! Erasing erases: whoever was here, played, talked, had friends and sat in a tournament leaves no name behind.

use std::path::Path;

use serde_json::{Value, json};
use stammtisch_drive::socket::TableSocket;
use stammtisch_drive::words::Word;

use crate::browser::{Browser, PASSWORD, start};

/// A name that stands nowhere else.
const NAME: &str = "Walpurgis Zwicknagl";

/// Where the name is in the files of a data folder and of those in it; looked for as bytes, in gaps as well.
fn traces(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(traces(&path));
            continue;
        }
        let bytes = std::fs::read(&path).unwrap_or_default();
        for word in NAME.split(' ') {
            let is_word = |part: &&[u8]| part.eq_ignore_ascii_case(word.as_bytes());
            let times = bytes.windows(word.len()).filter(is_word).count();
            if times > 0 {
                found.push(format!("{word} {times} times in {}", path.display()));
            }
        }
    }
    found
}

fn assert_nameless(place: &str, text: &str) {
    assert!(NAME.split(' ').all(|word| !text.contains(word)), "{place}: {text}");
}

/// Sends a command between two hands, and waits until it is done.
async fn say(socket: &mut TableSocket, id: &str, command: &Value) {
    socket.sending.command(id, &command.to_string()).await.expect("the table hears");
    loop {
        match socket.receiving.word().await.expect("the table answers") {
            Word::Done { id: done, .. } if done == id => return,
            Word::Refused { id: refused, reason } if refused == id => panic!("{command}: {reason:?}"),
            Word::Done { .. } | Word::Refused { .. } | Word::Update(_) | Word::Other => {}
        }
    }
}

/// Makes somebody the administrator.
fn become_admin(browser: &mut Browser, folder: &Path) {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    let made = command.args(["serve", "--new-admin-link", "--data"]).arg(folder).output().expect("it runs");
    let made = String::from_utf8(made.stdout).expect("text");
    let token = made.split("/admin#").nth(1).expect("a link").trim();
    browser.post("/api/admin/session", &json!({ "token": token })).good();
}

/// A director of a tournament.
struct Director {
    browser: Browser,
    bearer: String,
}

impl Director {
    fn of_new_tournament(mut browser: Browser) -> Director {
        let wanted = json!({"name": "Preisschafkopf", "date": "2026-11-17", "rules": "preis",
            "director": {"first_name": "Resi", "surname": "Huber"}});
        let made = browser.post("/api/hall/tournaments", &wanted).good();
        let bearer = format!("Authorization: Bearer {}\r\n", made["token"].as_str().expect("a token"));
        Director { browser, bearer }
    }

    fn wish(&mut self, id: &str, wish: &Value) {
        let headers = format!("{}Origin: http://{}\r\n", self.bearer, self.browser.address());
        let done =
            self.browser.send("POST /api/hall/do", &headers, &json!({"id": id, "do": wish}).to_string());
        assert_eq!(done.status, 200, "{done:?}");
    }

    fn sees(&mut self, page: &str) -> String {
        let shown = self.browser.send(&format!("GET {page}"), &self.bearer, "");
        assert_eq!(shown.status, 200, "{page}: {shown:?}");
        shown.body
    }
}

/// Whoever talks at a table has the name in the table's name and in what is said.
async fn talk(gone: &mut Browser, sepp: &mut Browser) -> String {
    let plan = json!({"kind": "open", "rules": "schule", "bots": [null, null, null, "regel"]});
    let table = gone.open("/api/tables", &plan);
    let card = sepp.get(&format!("/api/tables/{table}")).good();
    assert!(card["name"].as_str().is_some_and(|name| name.contains(NAME)), "{card}");
    let (mut hers, mut his) = (gone.come(&table).await.expect("hers"), sepp.come(&table).await.expect("his"));
    say(&mut his, "sit-2", &json!({"do": "sit", "seat": 2})).await;
    say(&mut hers, "chat-1", &json!({"do": "chat", "text": format!("Ich bin {NAME}")})).await;
    say(&mut his, "chat-2", &json!({"do": "chat", "text": format!("Servus, {NAME}!")})).await;
    table
}

#[tokio::test]
async fn who_was_erased_has_left_no_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let (mut gone, mut sepp) = (Browser::account(&server, NAME), Browser::account(&server, "Sepp"));
    let id = gone.id();
    let table = talk(&mut gone, &mut sepp).await;
    let alone = gone.open("/api/play", &json!({}));
    gone.play(&alone, 1).await;
    let shared = gone.post(&format!("/api/history/hands/{alone}/1/share"), &json!({})).good();
    gone.post("/api/people/friends", &json!({"name": "Sepp"})).good();
    sepp.post(&format!("/api/people/friends/{id}/accept"), &json!({})).good();
    let report = json!({"id": id, "reason": "name", "text": format!("{NAME} heißt so")});
    sepp.post("/api/people/reports", &report).good();
    let mut admin = Browser::account(&server, "Resi");
    become_admin(&mut admin, folder.path());
    let mut director = Director::of_new_tournament(admin.clone());
    director.wish("open", &json!({"open_registration": {}}));
    let person = json!({"first_name": "Walpurgis", "surname": "Zwicknagl"});
    director.wish("come", &json!({"register": {"details": person}}));
    assert!(director.sees("/api/hall/players").contains("Zwicknagl"));
    assert!(!traces(folder.path()).is_empty(), "it is looked for where it was");

    gone.post("/api/account/delete", &json!({"password": PASSWORD})).good();
    director.wish("leave", &json!({"withdraw": {"player": 1}}));
    director.wish("go", &json!({"erase": {"player": 1}}));
    let pages = [
        "/api/tables".to_owned(),
        format!("/api/tables/{table}"),
        format!("/api/tables/{alone}"),
        "/api/history/ranking".to_owned(),
        "/api/people/friends".to_owned(),
        format!("/api/people/{id}"),
        "/api/account/export".to_owned(),
        format!("/api/history/shared/{}", shared["token"].as_str().unwrap_or_default()),
    ];
    for page in &pages {
        for browser in [&mut sepp, &mut admin] {
            assert_nameless(page, &browser.get(page).body);
        }
    }
    for page in ["/api/admin/people", "/api/admin/reports", "/api/admin/log"] {
        let shown = admin.get(page);
        assert_eq!(shown.status, 200, "{page}: {shown:?}");
        assert_nameless(page, &shown.body);
    }
    for page in ["/api/hall/players", "/api/hall/log", "/api/hall/export", "/api/hall/players.csv"] {
        assert_nameless(page, &director.sees(page));
    }
    let mut again = sepp.come(&table).await.expect("the table is there");
    assert_nameless("the table", &again.receiving.text().await.expect("it greets"));
    assert_eq!(traces(folder.path()), Vec::<String>::new());
    server.kill().await.expect("it is ours");
    assert_eq!(traces(folder.path()), Vec::<String>::new(), "nor after a bad end");
    let server = start(folder.path(), &[]).await;
    let mut awake = sepp.at(&server);
    assert_nameless("the table that was read again", &awake.get(&format!("/api/tables/{table}")).body);
}

/// Runs a command on a data folder.
fn run(folder: &Path, command: &str, file: &Path) {
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    let ran = program.arg(command).arg(file).arg("--data").arg(folder).output().expect("it runs");
    assert!(ran.status.success(), "{ran:?}");
}

#[tokio::test]
async fn who_was_erased_is_in_no_copy_of_the_database() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = start(folder.path(), &[]).await;
    let (mut gone, mut sepp) = (Browser::account(&server, NAME), Browser::account(&server, "Sepp"));
    talk(&mut gone, &mut sepp).await;
    let copies = folder.path().join("backups");
    std::fs::create_dir(&copies).expect("a folder");
    let copy = copies.join("stammtisch-0000000000000001-1.db");
    run(folder.path(), "backup", &copy);
    std::fs::write(copies.join("somebody-else.db"), "no database").expect("a file");
    assert!(!traces(&copies).is_empty(), "it is looked for where it was");

    gone.post("/api/account/delete", &json!({"password": PASSWORD})).good();
    assert_eq!(traces(&copies), Vec::<String>::new());
    assert_eq!(traces(folder.path()), Vec::<String>::new());
    let left = std::fs::read_dir(&copies).expect("a folder").count();
    assert_eq!(left, 2, "the copies are still there, and nothing beside them");
    run(folder.path(), "check", &copy);
}
