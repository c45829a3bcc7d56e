//! The real server program: its start, its end, and what may happen beside it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_stammtisch");

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    // Settings of whoever runs the tests must not matter.
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("STAMMTISCH_")) {
        command.env_remove(name);
    }
    command.env_remove("RUST_LOG").env("LANG", "de_DE.UTF-8").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn serve(data: &Path, args: &[&str]) -> Command {
    let mut command = program(&["serve", "--lang", "de", "--data"]);
    command.arg(data).args(args);
    command
}

/// A running server; killed when it is dropped.
struct Server {
    child: Child,
    /// What it printed before it was ready.
    greeting: String,
    /// Host and port.
    address: String,
}

impl Server {
    /// Starts a server on any free port, and waits until it has greeted.
    fn start(mut command: Command) -> Server {
        let mut child = command.spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let mut greeting = String::new();
        loop {
            let Some(Ok(line)) = lines.next() else {
                let mut told = String::new();
                let _ = child.stderr.take().expect("it is piped").read_to_string(&mut told);
                panic!("it ended: {told}");
            };
            greeting += &line;
            greeting.push('\n');
            if line.contains("Strg+C") {
                break;
            }
        }
        let (_, rest) = greeting.split_once("http://").expect("an address");
        let address = rest.split('/').next().expect("an address").to_owned();
        Server { child, greeting, address }
    }

    fn usual(data: &Path) -> Server {
        Server::start(serve(data, &["--port", "0", "--pace", "instant"]))
    }

    /// Sends a request and reads the whole answer.
    fn ask(&self, head: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let (address, length) = (&self.address, body.len());
        let request = format!(
            "{head} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Asks it to end, as a terminal or a service manager does, and waits.
    #[cfg(unix)]
    fn end(mut self, signal: &str) -> Output {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args([&format!("-{signal}"), &id]).status().expect("kill is there");
        assert!(told.success());
        let status = self.child.wait().expect("it is ours");
        let mut stderr = Vec::new();
        let _ = self.child.stderr.take().expect("it is piped").read_to_end(&mut stderr);
        Output { status, stdout: Vec::new(), stderr }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A text in which everything that differs from run to run has a name.
fn steady(text: &str, server: &Server, data: &Path) -> String {
    let port = server.address.rsplit(':').next().expect("a port");
    let text = text.replace(&data.display().to_string(), "DATA").replace(&format!(":{port}"), ":PORT");
    let lines = text.lines().map(|line| match line.split_once("/admin#") {
        Some((head, _)) => format!("{head}/admin#TOKEN"),
        None => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn cookie_of(answer: &str) -> String {
    let line = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    line.split(';').next().expect("a cookie").to_owned()
}

fn body_of(answer: &str) -> Value {
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"))
}

#[test]
fn the_first_start_says_where_and_how() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("neu");
    let server = Server::usual(&data);
    insta::assert_snapshot!("first_start", steady(&server.greeting, &server, &data));
    let page = server.ask("GET /", "", "");
    assert!(page.starts_with("HTTP/1.1 200 OK") && page.contains("<html lang=\"de\">"), "{page}");
    assert!(server.ask("GET /healthz", "", "").ends_with("ok\n"));
}

#[cfg(unix)]
#[test]
fn asked_to_end_it_ends_in_order_and_everything_is_there_again() {
    for signal in ["INT", "TERM"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let server = Server::usual(folder.path());
        let named = server.ask("POST /api/guest", "", "{\"name\":\"Anna\"}");
        let cookie = format!("Cookie: {}\r\n", cookie_of(&named));
        let opened = body_of(&server.ask("POST /api/play", &cookie, "{}"));
        let ended = server.end(signal);
        assert!(ended.status.success(), "{signal}: {}", told(&ended));
        assert!(!folder.path().join("stammtisch.db-wal").exists(), "the log is folded into the file");

        let again = Server::usual(folder.path());
        let path = format!("GET /api/tables/{}", opened["id"].as_str().expect("an id"));
        let card = body_of(&again.ask(&path, &cookie, ""));
        assert_eq!(card["seats"][0]["name"], "Anna");
        let me = body_of(&again.ask("GET /api/me", &cookie, ""));
        assert_eq!(me["guest"]["name"], "Anna", "the key is the same");
        assert!(!again.greeting.contains("Erster Start"), "{}", again.greeting);
    }
}

#[test]
fn a_taken_port_is_told_with_a_free_one_and_the_line_to_run() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let taken = TcpListener::bind("127.0.0.1:0").expect("some port is free");
    let port = taken.local_addr().expect("it listens").port().to_string();
    let output = serve(folder.path(), &["--port", &port]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    let told = told(&output);
    assert!(told.contains(&format!("Port {port} ist belegt. Frei ist ")), "{told}");
    assert!(told.contains("stammtisch serve --port "), "{told}");
}

#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let _first = Server::usual(folder.path());
    let output = serve(folder.path(), &["--port", "0"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("Ein anderer Server benutzt"), "{}", told(&output));
}

#[test]
fn tournaments_and_backups_work_beside_a_running_server() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().to_str().expect("text");
    let server = Server::usual(folder.path());
    let named = server.ask("POST /api/guest", "", "{\"name\":\"Anna\"}");
    let cookie = format!("Cookie: {}\r\n", cookie_of(&named));
    let opened = body_of(&server.ask("POST /api/play", &cookie, "{}"));

    let args = ["turnier", "--data", data, "new", "Freitag", "--rules", "preis", "--json"];
    let created = program(&args).output().expect("it runs");
    assert!(created.status.success(), "{}", told(&created));

    let copies = tempfile::tempdir().expect("a temporary folder");
    let target = copies.path().join("stammtisch.db");
    let target_text = target.to_str().expect("text");
    let args = ["backup", target_text, "--data", data, "--lang", "de"];
    let saved = program(&args).output().expect("it runs");
    assert!(saved.status.success(), "{}", told(&saved));
    let out = String::from_utf8_lossy(&saved.stdout);
    assert!(
        out.starts_with(&format!("Gesichert: {target_text} (")) && out.contains("Zurückspielen"),
        "{out}"
    );

    let again = program(&args).output().expect("it runs");
    assert_eq!(again.status.code(), Some(2));
    assert!(told(&again).contains("gibt es schon"), "{}", told(&again));

    // The copy is a whole database: a server on it has the table.
    let other = Server::usual(copies.path());
    let path = format!("GET /api/tables/{}", opened["id"].as_str().expect("an id"));
    assert!(other.ask(&path, "", "").starts_with("HTTP/1.1 200"));
}

#[test]
fn where_there_is_nothing_nothing_is_backed_up() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().to_str().expect("text");
    let target = folder.path().join("copy.db");
    let args = ["backup", target.to_str().expect("text"), "--data", data, "--lang", "en"];
    let output = program(&args).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("nothing to back up"), "{}", told(&output));
    assert!(!target.exists() && !folder.path().join("stammtisch.db").exists());
}

#[test]
fn the_administrator_s_link_works_once_and_another_can_be_made() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::usual(folder.path());
    let token = |text: &str| {
        text.split_once("/admin#").map(|(_, rest)| rest.split_whitespace().next().map(str::to_owned))
    };
    let first = token(&server.greeting).flatten().expect("a link");
    let made = serve(folder.path(), &["--new-admin-link"]).output().expect("it runs");
    assert!(made.status.success(), "{}", told(&made));
    let second = token(&String::from_utf8_lossy(&made.stdout)).flatten().expect("a link");
    let using = |token: &str| server.ask("POST /api/admin/session", "", &format!(r#"{{"token":"{token}"}}"#));
    assert!(using(&first).starts_with("HTTP/1.1 403"));
    let used = using(&second);
    assert!(used.starts_with("HTTP/1.1 200"), "{used}");
    let cookie = format!("Cookie: {}\r\n", cookie_of(&used));
    let status = body_of(&server.ask("GET /api/admin/status", &cookie, ""));
    assert_eq!(status["version"], env!("CARGO_PKG_VERSION"));
    drop(server);
    let again = Server::usual(folder.path());
    assert!(!again.greeting.contains("/admin#"), "there is an administrator: {}", again.greeting);
}

/// A double click: the browser opens at the hall, and whoever sits there is the administrator.
#[cfg(target_os = "linux")]
#[test]
fn told_to_open_it_opens_the_browser_at_the_hall_as_its_administrator() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a temporary folder");
    // What opens browsers here hands the address over instead.
    let (opener, opened) = (folder.path().join("xdg-open"), folder.path().join("opened"));
    std::fs::write(&opener, "#!/bin/sh\nprintf '%s' \"$1\" > \"$OPENED\"\n").expect("ours");
    std::fs::set_permissions(&opener, std::fs::Permissions::from_mode(0o755)).expect("ours");
    assert!(Command::new("mkfifo").arg(&opened).status().expect("mkfifo is there").success());
    let path = std::env::join_paths(
        std::iter::once(folder.path().to_owned())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
    );
    let data = folder.path().join("data");
    let mut command = serve(&data, &["--open", "--bind", "127.0.0.1", "--port", "0"]);
    command.env("PATH", path.expect("a path")).env("OPENED", &opened);
    let server = Server::start(command);
    assert!(!server.greeting.contains("/admin#"), "the browser brings its own: {}", server.greeting);
    let address = std::fs::read_to_string(&opened).expect("it was opened");
    let start = format!("http://{}/hall/start#", server.address);
    let token = address.strip_prefix(&start).unwrap_or_else(|| panic!("{address} begins with {start}"));
    let answer = server.ask("POST /api/admin/session", "", &format!("{{\"token\":\"{token}\"}}"));
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let cookie = cookie_of(&answer);
    let told = server.ask("GET /api/hall/addresses", &format!("Cookie: {cookie}\r\n"), "");
    assert!(told.starts_with("HTTP/1.1 200"), "{told}");
}

#[test]
fn without_arguments_the_program_shows_its_help_and_starts_nothing() {
    let output = program(&[]).output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("Aufruf: stammtisch"), "{}", told(&output));
    let english = program(&["--lang", "en"]).output().expect("it ends");
    assert_eq!(english.status.code(), Some(2));
    assert!(told(&english).contains("Usage: stammtisch"), "{}", told(&english));
}

#[cfg(unix)]
#[test]
fn a_wrong_login_is_one_line_in_the_log_with_the_address_and_no_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::usual(folder.path());
    let refused = server.ask("POST /api/account/login", "", r#"{"name":"Zenzi","password":"falsch"}"#);
    assert!(refused.starts_with("HTTP/1.1 401"), "{refused}");
    let log = told(&server.end("TERM"));
    let lines: Vec<&str> = log.lines().filter(|line| line.contains("login refused")).collect();
    assert_eq!(lines.len(), 1, "{log}");
    assert!(lines[0].ends_with("login refused address=127.0.0.1"), "as docs/server.md says: {log}");
    assert!(!log.contains("Zenzi"), "{log}");
}

#[test]
fn options_win_over_variables_and_variables_over_the_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("own.toml");
    std::fs::write(&file, "port = 1\nbind = \"127.0.0.1\"\npublic_url = \"https://datei.example\"\n")
        .expect("ours");
    let config = file.to_str().expect("text");
    let from_file = Server::start(serve(folder.path(), &["--config", config, "--port", "0"]));
    assert!(from_file.greeting.contains("https://datei.example/"), "{}", from_file.greeting);
    drop(from_file);
    let mut command = serve(folder.path(), &["--config", config]);
    command.env("STAMMTISCH_PORT", "0").env("STAMMTISCH_PUBLIC_URL", "https://variable.example");
    let from_variable = Server::start(command);
    assert!(from_variable.greeting.contains("https://variable.example/"), "{}", from_variable.greeting);
    drop(from_variable);
    let mut command = serve(folder.path(), &["--config", config, "--public-url", "https://option.example"]);
    command.env("STAMMTISCH_PORT", "0").env("STAMMTISCH_PUBLIC_URL", "https://variable.example");
    let from_option = Server::start(command);
    assert!(from_option.greeting.contains("https://option.example/"), "{}", from_option.greeting);
}

#[test]
fn a_wrong_setting_is_pointed_at() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("server.toml"), "bind = \"127.0.0.1\"\nprot = 7000\n").expect("ours");
    let output = serve(folder.path(), &[]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    let told = told(&output);
    assert!(told.contains("server.toml:2:1") && told.contains("„prot“ gibt es hier nicht"), "{told}");
}

#[test]
fn every_setting_is_documented() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
    let docs = std::fs::read_to_string(docs).expect("the page is there");
    let help = program(&["serve", "--help"]).output().expect("it runs");
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let words = help.split(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c)));
    let options: std::collections::BTreeSet<&str> = words.filter(|word| word.starts_with("--")).collect();
    assert!(options.len() > 20, "{options:?}");
    for option in options.iter().filter(|option| !["--help", "--version"].contains(option)) {
        assert!(docs.contains(option), "{option} is not in docs/server.md");
        let name = option.trim_start_matches("--").replace('-', "_");
        let variable = format!("STAMMTISCH_{}", name.to_uppercase());
        if help.contains(&variable) {
            assert!(docs.contains(&variable), "{variable} is not in docs/server.md");
            let key = docs.contains(&format!("`{name}`")) || name == "config";
            assert!(key, "the key {name} is not in docs/server.md");
        }
    }
    let short = program(&["serve", "-h", "--lang", "en"]).output().expect("it runs");
    let short = String::from_utf8_lossy(&short.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
    let values = short.split("[possible values: ").skip(1).filter_map(|rest| rest.split(']').next());
    let values: Vec<&str> = values.collect();
    assert!(values.contains(&"calm, normal, brisk, hasty, instant"), "{values:?}");
    for value in values.iter().flat_map(|values| values.split(", ")) {
        assert!(docs.contains(&format!("`{value}`")), "{value} is not in docs/server.md");
    }
}

/// More is to be held in reserve than any disk has: nothing new begins, and whoever watches the server is told.
#[test]
fn without_room_on_the_disk_no_table_is_opened_and_readiness_says_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let full = Server::start(serve(folder.path(), &["--port", "0", "--reserve", "4000000000"]));
    let named = full.ask("POST /api/guest", "", "{\"name\":\"Anna\"}");
    let cookie = format!("Cookie: {}\r\nAccept-Language: en\r\n", cookie_of(&named));
    let refused = full.ask("POST /api/play", &cookie, "{}");
    assert!(refused.starts_with("HTTP/1.1 507") && refused.contains("application/problem+json"), "{refused}");
    let problem = body_of(&refused);
    assert_eq!(problem["code"], "disk_full");
    assert!(full.ask("GET /healthz", "", "").starts_with("HTTP/1.1 200"), "it lives");
    let not_ready = full.ask("GET /readyz", "", "");
    assert!(not_ready.starts_with("HTTP/1.1 503"), "{not_ready}");
    assert_eq!(body_of(&not_ready)["code"], "disk_full");
    drop(full);
    let roomy = Server::start(serve(folder.path(), &["--port", "0", "--reserve", "1"]));
    assert!(roomy.ask("GET /readyz", "", "").ends_with("ok\n"));
    assert_eq!(std::fs::metadata(folder.path().join("reserve")).expect("it is held").len(), 1 << 20);
    assert!(roomy.ask("POST /api/play", &cookie, "{}").starts_with("HTTP/1.1 201"));
}

/// What a server makes, also beside its database and while it runs, is its owner's alone.
#[cfg(unix)]
#[test]
fn whatever_a_server_makes_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("data");
    let mode = |path: &Path| std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let server = Server::start(serve(&data, &["--port", "0", "--reserve", "1"]));
    assert!(server.ask("GET /readyz", "", "").ends_with("ok\n"), "it has made everything");
    assert_eq!(mode(&data), 0o700);
    let names = || -> Vec<String> {
        let entries = std::fs::read_dir(&data).expect("it is there").flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    };
    for name in
        ["stammtisch.db", "stammtisch.db-wal", "stammtisch.db-shm", "server.key", "server.lock", "reserve"]
    {
        assert!(names().iter().any(|known| known == name), "{name} of {:?}", names());
    }
    for name in names() {
        assert_eq!(mode(&data.join(&name)), 0o600, "{name}");
        std::fs::set_permissions(data.join(&name), std::fs::Permissions::from_mode(0o644)).expect("ours");
    }
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o755)).expect("ours");
    let ended = server.end("TERM");
    assert!(ended.status.success(), "{}", told(&ended));
    let again = Server::start(serve(&data, &["--port", "0", "--reserve", "1"]));
    assert!(again.ask("GET /readyz", "", "").ends_with("ok\n"));
    for name in names().into_iter().filter(|name| name != "reserve") {
        assert_eq!(mode(&data.join(&name)), 0o600, "{name}");
    }
    assert_eq!(mode(&data), 0o700);
    let ended = again.end("TERM");
    assert!(told(&ended).contains("others could look into it"), "{}", told(&ended));
}

/// The key that signs cookies is noted with the database: another one is found.
#[cfg(unix)]
#[test]
fn a_key_that_does_not_belong_to_the_database_is_found() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().to_str().expect("text");
    let server = Server::usual(folder.path());
    let running = program(&["check", "--data", data, "--lang", "en"]).output().expect("it runs");
    let text = String::from_utf8_lossy(&running.stdout).into_owned();
    assert!(
        running.status.success() && text.contains("Key: belongs to the database"),
        "{text}{}",
        told(&running)
    );
    let refused = program(&["restore", data, "--data", data, "--lang", "en"]).output().expect("it runs");
    assert_eq!(refused.status.code(), Some(2), "a folder is no backup");
    let copy = folder.path().join("copy.db");
    let backup =
        program(&["backup", copy.to_str().expect("text"), "--data", data]).output().expect("it runs");
    assert!(backup.status.success(), "{}", told(&backup));
    let restore = ["restore", copy.to_str().expect("text"), "--data", data, "--lang", "en"];
    let refused = program(&restore).output().expect("it runs");
    assert_eq!(refused.status.code(), Some(2));
    assert!(told(&refused).contains("Another server is using"), "{}", told(&refused));
    server.end("TERM");
    std::fs::remove_file(folder.path().join("server.key")).expect("ours");
    for key in ["missing", "other"] {
        let found = program(&["check", "--data", data, "--json"]).output().expect("it runs");
        let found: Value = serde_json::from_slice(&found.stdout).expect("an object");
        assert_eq!((&found["ok"], &found["key"]), (&false.into(), &key.into()), "{found}");
        std::fs::write(folder.path().join("server.key"), "A".repeat(43)).expect("ours");
    }
    let restored = program(&restore).output().expect("it runs");
    assert!(restored.status.success(), "{}", told(&restored));
}

/// At the signal the certificate is read again, and the server goes on; one that cannot be used changes nothing.
#[cfg(unix)]
#[test]
fn asked_for_it_the_server_reads_its_certificate_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (chain, key) = (folder.path().join("chain.pem"), folder.path().join("key.pem"));
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    std::fs::write(&chain, made.cert.pem()).expect("ours");
    std::fs::write(&key, made.signing_key.serialize_pem()).expect("ours");
    let data = folder.path().join("data");
    let mut command = serve(&data, &["--port", "0", "--tls-cert"]);
    let mut child = command.arg(&chain).arg("--tls-key").arg(&key).spawn().expect("the program starts");
    let mut greeting =
        BufReader::new(child.stdout.take().expect("it is piped")).lines().map_while(Result::ok);
    let address = greeting.find_map(|line| line.split_once("https://").map(|(_, rest)| rest.to_owned()));
    let address = address.expect("an address").trim_end_matches('/').to_owned();
    // What is no handshake is answered with an alarm: then the server is listening to signals too.
    let mut stream = TcpStream::connect(&address).expect("it listens");
    stream.write_all(b"GET / HTTP/1.1\r\n\r\n").expect("it reads");
    let _ = stream.read_to_end(&mut Vec::new());
    let mut log = BufReader::new(child.stderr.take().expect("it is piped")).lines().map_while(Result::ok);
    let mut signal = |name: &str, told: &str| {
        let id = child.id().to_string();
        let sent = Command::new("kill").args([name, &id]).status().expect("kill is there");
        assert!(sent.success() && log.any(|line| line.contains(told)), "{name}: {told}");
    };
    signal("-HUP", "the certificate was read again");
    std::fs::write(&chain, "half a certific").expect("ours");
    signal("-HUP", "the one before stays");
    signal("-TERM", "the server ends");
    assert!(child.wait().expect("it is ours").success());
}
