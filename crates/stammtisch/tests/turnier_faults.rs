//! What was confirmed is there, whatever happens: killed processes, two processes on one file, a full disk.
//!
//! `cargo xtask faults` runs the same with many more kills (`STAMMTISCH_KILLS`) from another start (`STAMMTISCH_SEED`).

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_stammtisch");

fn turnier(data: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    command.arg("turnier").arg("--data").arg(data).stderr(Stdio::null());
    command
}

fn ask(data: &Path, args: &[&str]) -> Value {
    let output = turnier(data).args(args).arg("--json").output().expect("the program starts");
    serde_json::from_slice(&output.stdout).unwrap_or(Value::Null)
}

fn must(data: &Path, args: &[&str]) -> Value {
    let answer = ask(data, args);
    assert_eq!(answer["ok"], true, "{args:?}: {answer}");
    answer
}

/// A tournament whose first match is running at many tables.
fn running(data: &Path, players: u32) {
    must(data, &["new", "Fehlerprobe", "--rules", "preis", "--seed", "x"]);
    must(data, &["open"]);
    let csv = turnier(data).args(["simulate", "--players", &players.to_string()]).output().expect("it runs");
    let file = data.join("players.csv");
    std::fs::write(&file, csv.stdout).expect("a file");
    must(data, &["import-players", file.to_str().expect("text")]);
    must(data, &["draw"]);
    must(data, &["start", "--keeper", "1"]);
}

/// Numbers that look thrown.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// Waits until the moment has come, or the child is through.
fn kill_after(child: &mut Child, micros: u64) {
    let start = Instant::now();
    while start.elapsed() < Duration::from_micros(micros) {
        if child.try_wait().expect("it is ours").is_some() {
            return;
        }
        std::hint::spin_loop();
    }
    // SIGKILL: the process gets no chance to tidy up. It may have ended in this very moment.
    let _ = child.kill();
    let _ = child.wait();
}

/// Writes rows through a process, one at a time so that each is stored for itself, and kills it; returns what it
/// confirmed before.
fn kill_while_entering(data: &Path, lines: &str, micros: u64) -> Vec<String> {
    let mut child = turnier(data)
        .args(["enter", "--json-lines"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let mut answers = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let lines = lines.to_owned();
    let keeper = std::thread::spawn(move || {
        let mut confirmed = Vec::new();
        for line in lines.lines() {
            if writeln!(stdin, "{line}").is_err() {
                break;
            }
            let Some(Ok(answer)) = answers.next() else { break };
            let answer: Value = serde_json::from_str(&answer).unwrap_or(Value::Null);
            if answer["ok"] == true {
                confirmed.push(format!("row {} {}", answer["table"], answer["game"]));
            }
        }
        confirmed
    });
    kill_after(&mut child, micros);
    keeper.join().expect("the keeper ends")
}

/// Registers somebody in a process that may be killed; returns him if it was confirmed.
fn kill_while_registering(data: &Path, name: &str, micros: u64) -> Vec<String> {
    let mut child = turnier(data)
        .args(["register", name, "--json"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let stdout = BufReader::new(child.stdout.take().expect("it is piped"));
    let listener = std::thread::spawn(move || stdout.lines().map_while(Result::ok).collect::<String>());
    kill_after(&mut child, micros);
    let said = listener.join().expect("the listener ends");
    let confirmed = serde_json::from_str::<Value>(&said).is_ok_and(|answer| answer["ok"] == true);
    confirmed.then(|| format!("person {name}")).into_iter().collect()
}

/// Everything in the log, by the same names; the log itself must be whole.
fn in_the_log(data: &Path) -> BTreeMap<String, u32> {
    let log = must(data, &["log"]);
    let players = must(data, &["players"]);
    let mut found: BTreeMap<String, u32> = BTreeMap::new();
    for (event, seq) in log["events"].as_array().expect("a log").iter().zip(1_u64..) {
        assert_eq!(event["seq"], seq, "the log has no gaps");
        let entered = &event["what"]["row_entered"];
        if entered.is_object() {
            *found.entry(format!("row {} {}", entered["list"]["table"], entered["game"])).or_default() += 1;
        }
    }
    for player in players["players"].as_array().expect("players") {
        *found
            .entry(format!("person {}", player["details"]["surname"].as_str().unwrap_or("")))
            .or_default() += 1;
    }
    found
}

fn number_from(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

#[test]
fn killed_at_any_moment_the_log_is_whole_and_holds_what_was_confirmed() {
    let (kills, seed) = (number_from("STAMMTISCH_KILLS", 10), number_from("STAMMTISCH_SEED", 1));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path();
    running(data, 512);
    let mut dice = Dice(seed);
    let mut confirmed: Vec<String> = Vec::new();
    for kill in 0..kills {
        let micros = dice.below(150_000);
        let more = if dice.below(3) == 0 {
            kill_while_registering(data, &format!("Gast-{seed}-{kill}"), micros / 4)
        } else {
            let lines =
                turnier(data).args(["simulate", "--seed", &kill.to_string()]).output().expect("it runs");
            let lines = String::from_utf8(lines.stdout).expect("text");
            // Without closing: a list that is full takes no more rows, and the rest has work to do.
            let rows: Vec<&str> = lines.lines().filter(|line| line.contains("\"row\"")).collect();
            kill_while_entering(data, &rows.join("\n"), micros)
        };
        confirmed.extend(more);
        let found = in_the_log(data);
        for key in &confirmed {
            assert_eq!(found.get(key), Some(&1), "kill {kill}, seed {seed}: {key} was confirmed");
        }
        assert!(found.values().all(|&count| count == 1), "kill {kill}, seed {seed}: nothing is there twice");
    }
    eprintln!("{kills} kills, {} confirmed acts, all there", confirmed.len());
}

#[test]
fn two_processes_on_one_file_lose_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path();
    running(data, 16);
    let lines = |table: u32| format!("{{\"table\":{table},\"row\":\"1r2\"}}\n").repeat(32);
    let spawn = |table: u32| {
        let mut child = turnier(data)
            .args(["enter", "--json-lines"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("it is piped");
        let input = lines(table);
        let feeder = std::thread::spawn(move || {
            // Line by line, so that both processes write in turns.
            for line in input.lines() {
                writeln!(stdin, "{line}").and_then(|()| stdin.flush()).expect("it reads");
                std::thread::yield_now();
            }
        });
        (child, feeder)
    };
    let writers = [spawn(1), spawn(2), spawn(3)];
    for (child, feeder) in writers {
        feeder.join().expect("all was fed");
        let output = child.wait_with_output().expect("it ends");
        let answers = String::from_utf8(output.stdout).expect("text");
        assert_eq!(answers.lines().filter(|line| line.contains("\"ok\":true")).count(), 32, "{answers}");
    }
    let found = in_the_log(data);
    assert_eq!(found.keys().filter(|key| key.starts_with("row")).count(), 96);
    assert!(found.values().all(|&count| count == 1));
}

#[cfg(unix)]
#[test]
fn a_disk_that_takes_no_more_is_told_and_the_log_is_whole() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path();
    running(data, 16);
    let before = in_the_log(data);
    // No file may grow beyond 4 KiB: the write-ahead log hits it.
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" turnier --data \"$1\" import-players \"$2\" --json";
    let file = data.join("many.csv");
    let rows: Vec<String> = (0..2000).map(|number| format!("Spieler{number}")).collect();
    std::fs::write(&file, format!("Nachname\n{}\n", rows.join("\n"))).expect("a file");
    let output = Command::new("sh")
        .args(["-c", script, PROGRAM])
        .args([data, &file])
        .stderr(Stdio::null())
        .output()
        .expect("a shell");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("an answer");
    assert_eq!(output.status.code(), Some(1), "{answer}");
    let code = answer["error"]["code"].as_str().expect("a code");
    assert!(["cannot_write", "disk_full", "bad_file"].contains(&code), "{answer}");
    assert_eq!(in_the_log(data), before, "nothing was written");
    must(data, &["register", "Danach"]);
}
