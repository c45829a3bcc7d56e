//! A server in a temporary folder, and browsers that keep their cookies.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;

use serde_json::{Value, json};
use stammtisch_drive::client::Guest;
use stammtisch_drive::server::{Server, Start};
use stammtisch_drive::socket::TableSocket;
use stammtisch_drive::words::Word;

/// A password that nobody guesses.
pub(crate) const PASSWORD: &str = "blaue Laterne im Keller";

/// The server on a data folder, quick and without limits but those of accounts.
pub(crate) async fn start(data: &Path, arguments: &[&str]) -> Server {
    let mut start = Start::quick(Path::new(env!("CARGO_BIN_EXE_stammtisch")), data);
    start.arguments.extend(arguments.iter().map(|&argument| argument.to_owned()));
    start.run().await.expect("the server starts")
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{self:?}"))
    }

    /// The code of an error.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The body of a good answer.
    pub(crate) fn good(self) -> Value {
        assert_eq!(self.status / 100, 2, "{self:?}");
        self.json()
    }
}

/// A body that came in pieces, each after a line with its length.
fn joined(mut pieces: &str) -> String {
    let mut body = String::new();
    while let Some((length, rest)) = pieces.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).expect("the length of a piece");
        body.push_str(&rest[..length]);
        pieces = rest[length..].trim_start_matches("\r\n");
    }
    body
}

/// A browser: it sends the cookies that it was given, and the origin of the server's own page.
#[derive(Debug, Clone)]
pub(crate) struct Browser {
    address: String,
    pub(crate) jar: BTreeMap<String, String>,
}

impl Browser {
    pub(crate) fn new(server: &Server) -> Browser {
        Browser { address: server.address.clone(), jar: BTreeMap::new() }
    }

    /// The same browser when the server has started again elsewhere.
    pub(crate) fn at(&self, server: &Server) -> Browser {
        Browser { address: server.address.clone(), jar: self.jar.clone() }
    }

    /// Where the server is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn cookie(&self) -> String {
        self.jar.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// Sends a request with other headers than a page would.
    pub(crate) fn send(&mut self, head: &str, headers: &str, body: &str) -> Answer {
        let (cookie, length) = (self.cookie(), body.len());
        let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
        let request = format!(
            "{head} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n{cookie}{headers}\r\n{body}",
            self.address
        );
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        self.take_cookies(head);
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let body = if head.contains("transfer-encoding: chunked") { joined(body) } else { body.to_owned() };
        Answer { status, head: head.to_owned(), body }
    }

    fn take_cookies(&mut self, head: &str) {
        for line in head.lines().filter_map(|line| line.strip_prefix("set-cookie: ")) {
            let (pair, rules) = line.split_once(';').expect("a cookie has rules");
            let (name, value) = pair.split_once('=').expect("a cookie has a name");
            if rules.contains("Max-Age=0") {
                self.jar.remove(name);
            } else {
                self.jar.insert(name.to_owned(), value.to_owned());
            }
        }
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send(&format!("GET {path}"), "", "")
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Answer {
        let origin = format!("Origin: http://{}\r\n", self.address);
        self.send(&format!("POST {path}"), &origin, &body.to_string())
    }

    /// Comes in as a guest.
    pub(crate) fn guest(server: &Server, name: &str) -> Browser {
        let mut browser = Browser::new(server);
        browser.post("/api/guest", &json!({"name": name, "lang": "de"})).good();
        browser
    }

    /// Comes in with a new account.
    pub(crate) fn account(server: &Server, name: &str) -> Browser {
        let mut browser = Browser::new(server);
        browser.register(name);
        browser
    }

    pub(crate) fn register(&mut self, name: &str) {
        self.post("/api/account/register", &json!({"name": name, "password": PASSWORD})).good();
    }

    pub(crate) fn log_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/account/login", &json!({"name": name, "password": password}))
    }

    pub(crate) fn me(&mut self) -> Value {
        self.get("/api/me").good()
    }

    pub(crate) fn id(&mut self) -> String {
        self.me()["guest"]["id"].as_str().expect("it has a name").to_owned()
    }

    /// Opens a table and returns its id.
    pub(crate) fn open(&mut self, path: &str, plan: &Value) -> String {
        self.post(path, plan).good()["id"].as_str().expect("an id").to_owned()
    }

    /// Goes to a table.
    pub(crate) async fn come(&self, table: &str) -> anyhow::Result<TableSocket> {
        let guest = Guest { name: String::new(), cookie: self.cookie() };
        TableSocket::connect(&self.address, table, &guest, None).await
    }

    /// Plays at a table, by chance, until so many hands are over in all.
    pub(crate) async fn play(&self, table: &str, hands: u64) {
        let mut socket = self.come(table).await.expect("the table is there");
        let (mut sent, mut at) = (0_u64, None);
        loop {
            let Word::Update(update) = socket.receiving.word().await.expect("the table goes on") else {
                continue;
            };
            let hand = update.state.sealing.as_ref().map_or(0, |sealing| sealing.hand);
            if matches!(update.state.stage.as_str(), "counting" | "finished") && hand >= hands {
                return;
            }
            let next = update.state.next_command(|among| (update.version as usize * 7) % among);
            if let Some(command) = next.filter(|_| at != Some(update.version)) {
                (sent, at) = (sent + 1, Some(update.version));
                let id = format!("{}-{hands}-{sent}", &table[..6]);
                socket.sending.command(&id, &command).await.expect("the table hears");
            }
        }
    }

    /// All hands in the history.
    pub(crate) fn hands(&mut self) -> Vec<Value> {
        let hands = self.get("/api/history/hands?limit=200").good();
        hands["hands"].as_array().expect("a list").clone()
    }
}
