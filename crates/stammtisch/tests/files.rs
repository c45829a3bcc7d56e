//! The files that commands make, look at and put back: whose they are, what is left, what is said.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;

fn program(data: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("STAMMTISCH_")) {
        command.env_remove(name);
    }
    command.args(args).arg("--data").arg(data);
    if !args.contains(&"--lang") {
        command.args(["--lang", "en"]);
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(data: &Path, args: &[&str]) -> Output {
    program(data, args).output().expect("it runs")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// A command that must succeed.
fn done(data: &Path, args: &[&str]) -> String {
    let output = run(data, args);
    assert!(output.status.success(), "{args:?}: {}", said(&output));
    said(&output)
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

/// Everything in a folder and below it.
fn all_in(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("it is a folder").map(|entry| entry.expect("it can be read").path());
    entries
        .flat_map(
            |path| if path.is_dir() { [vec![path.clone()], all_in(&path)].concat() } else { vec![path] },
        )
        .collect()
}

fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = all_in(folder)
        .iter()
        .map(|path| path.strip_prefix(folder).expect("below").display().to_string())
        .collect();
    names.sort();
    names
}

/// A data folder with a tournament, and a whole backup of it.
fn with_tournament(folder: &Path) -> (PathBuf, PathBuf) {
    let (data, backup) = (folder.join("data"), folder.join("backup.db"));
    done(&data, &["turnier", "new", "Freitag", "--rules", "preis"]);
    done(&data, &["backup", backup.to_str().expect("text")]);
    (data, backup)
}

#[test]
fn whatever_a_command_makes_is_its_owners_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (data, backup) = with_tournament(folder.path());
    done(&data, &["turnier", "backup"]);
    done(&data, &["turnier", "open"]);
    let (export, players) = (folder.path().join("export.json"), folder.path().join("players.csv"));
    done(&data, &["turnier", "export", export.to_str().expect("text")]);
    done(&data, &["turnier", "export-players", players.to_str().expect("text")]);
    for path in all_in(&data).iter().chain([&data, &backup, &export, &players]) {
        let wanted = if path.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(mode(path), wanted, "{}", path.display());
    }
    assert!(all_in(&data).len() >= 4, "{:?}", names_in(&data));
}

#[test]
fn what_others_could_read_is_narrowed_when_it_is_opened() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (data, _) = with_tournament(folder.path());
    done(&data, &["turnier", "backup"]);
    let paths = [vec![data.clone()], all_in(&data)].concat();
    for path in &paths {
        let wide = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(path, fs::Permissions::from_mode(wide)).expect("it is ours");
    }
    done(&data, &["turnier", "backup"]);
    done(&data, &["turnier", "use", "freitag"]);
    for path in paths.iter().filter(|path| path.exists()) {
        assert_eq!(mode(path) & 0o077, 0, "{}", path.display());
    }
}

/// Each in an empty folder, and in one that is not there: nothing is made, and what is missing is said.
#[test]
fn commands_that_read_make_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let target = folder.path().join("target");
    let season = folder.path().join("season.toml");
    fs::write(&season, "name = \"2026\"\ntournaments = [\"a\"]\n").expect("ours");
    let file = target.to_str().expect("text");
    for command in [
        &["status"][..],
        &["log"],
        &["players"],
        &["duplicates"],
        &["seats"],
        &["sheet", "1"],
        &["standings"],
        &["table-points"],
        &["prizes"],
        &["till"],
        &["at", "1"],
        &["verify-draw"],
        &["export"],
        &["export", file],
        &["export-players", file],
        &["print", "standings", file],
        &["link", "list"],
        &["backup"],
        &["status", "--tournament", "a"],
        &["season", season.to_str().expect("text")],
    ] {
        for data in [folder.path().join("empty"), folder.path().join("missing")] {
            if data.ends_with("empty") {
                let _ = fs::create_dir(&data);
            }
            let output = run(&data, &[&["turnier"], command].concat());
            assert_eq!(output.status.code(), Some(1), "{command:?}: {}", said(&output));
            assert!(said(&output).contains("There is no tournament"), "{command:?}: {}", said(&output));
            assert!(!target.exists() && !folder.path().join("missing").exists(), "{command:?}");
            assert_eq!(names_in(&folder.path().join("empty")), Vec::<String>::new(), "{command:?}");
        }
    }
    let none = done(&folder.path().join("missing"), &["turnier", "tournaments"]);
    assert!(none.contains("There is no tournament"), "{none}");
    for command in [&["check"][..], &["backup", file], &["serve", "--new-admin-link"]] {
        let output = run(&folder.path().join("missing"), command);
        assert_eq!(output.status.code(), Some(2), "{command:?}: {}", said(&output));
    }
    let output = run(&folder.path().join("missing"), &["restore", file]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert_eq!(names_in(folder.path()), ["empty", "season.toml"]);
}

#[test]
fn reading_leaves_a_folder_as_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (data, _) = with_tournament(folder.path());
    fs::remove_file(data.join("last-tournament")).expect("it was remembered");
    let before = names_in(&data);
    for command in [&["status", "--tournament", "freitag"][..], &["log"], &["tournaments"], &["at", "99"]] {
        run(&data, &[&["turnier"], command].concat());
        assert_eq!(names_in(&data), before, "{command:?}");
    }
    done(&data, &["check"]);
    assert_eq!(names_in(&data), before, "check");
}

#[test]
fn a_whole_database_is_found_whole_and_a_damaged_one_damaged() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (data, backup) = with_tournament(folder.path());
    let text = done(&data, &["check"]);
    assert!(text.contains("Tournaments: 1 with") && text.contains("Everything is in order."), "{text}");
    let found: Value = serde_json::from_str(&done(&data, &["check", "--json"])).expect("an object");
    assert_eq!((&found["ok"], &found["tournaments"]["count"]), (&true.into(), &1.into()), "{found}");
    done(&data, &["check", backup.to_str().expect("text")]);
    // An event that says something else than it did: the pages are whole, the log is not.
    let mut bytes = fs::read(&backup).expect("ours");
    let name = bytes.windows(9).position(|window| window == b"\"created\"").expect("a tournament begins so");
    bytes[name + 1] = b'x';
    fs::write(&backup, &bytes).expect("ours");
    let output = run(&data, &["check", backup.to_str().expect("text"), "--json"]);
    let found: Value = serde_json::from_slice(&output.stdout).expect("an object");
    assert_eq!((output.status.code(), &found["ok"]), (Some(1), &false.into()), "{found}");
    assert!(
        found["tournaments"]["faults"][0].as_str().expect("a fault").starts_with("freitag: 1:"),
        "{found}"
    );
    let output = run(&data, &["check", "--lang", "de", backup.to_str().expect("text")]);
    assert!(
        said(&output).contains("FEHLERHAFT") && said(&output).contains("stammtisch restore"),
        "{}",
        said(&output)
    );
}

/// Overwrites the middle of a file.
fn damage(file: &Path) {
    let mut bytes = fs::read(file).expect("ours");
    let (from, to) = (bytes.len() / 4, bytes.len() / 4 * 3);
    bytes[from..to].fill(0x5a);
    fs::write(file, bytes).expect("ours");
}

#[test]
fn a_server_refuses_a_database_that_is_damaged_or_foreign_and_says_what_to_do() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (data, backup) = with_tournament(folder.path());
    let database = data.join("stammtisch.db");
    damage(&database);
    let damaged = fs::read(&database).expect("ours");
    let output = run(&data, &["serve", "--port", "0"]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    let text = said(&output);
    assert!(text.contains("is damaged") && text.contains("stammtisch restore"), "{text}");
    assert_eq!(fs::read(&database).expect("ours"), damaged, "it is left as it is");
    let output = run(&data, &["check"]);
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    fs::write(&database, "something else altogether, and rather long for that matter").expect("ours");
    for (lang, word) in
        [("en", "is not a database of Stammtisch"), ("de", "ist keine Datenbank von Stammtisch")]
    {
        let output = run(&data, &["serve", "--port", "0", "--lang", lang]);
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(
            said(&output).contains(word) && said(&output).contains("stammtisch restore"),
            "{}",
            said(&output)
        );
    }
    let text = done(&data, &["restore", backup.to_str().expect("text")]);
    assert!(text.contains("Restored:"), "{text}");
    done(&data, &["turnier", "status"]);
}

#[test]
fn a_backup_takes_the_place_of_the_database_and_there_is_a_way_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (data, backup) = with_tournament(folder.path());
    done(&data, &["turnier", "new", "Samstag", "--rules", "preis"]);
    let text = done(&data, &["restore", backup.to_str().expect("text")]);
    let (_, old) = text.split_once("To go back: stammtisch restore ").expect("a way back");
    let old = PathBuf::from(old.trim());
    assert!(old.exists() && mode(&old) == 0o600 && mode(&data.join("stammtisch.db")) == 0o600);
    let list = |data: &Path| done(data, &["turnier", "tournaments"]);
    assert!(list(&data).contains("freitag") && !list(&data).contains("samstag"));
    done(&data, &["restore", old.to_str().expect("text")]);
    assert!(list(&data).contains("samstag"));
    // What is not whole takes nobody's place.
    let before = names_in(&data);
    damage(&backup);
    let output = run(&data, &["restore", backup.to_str().expect("text")]);
    assert_ne!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(names_in(&data), before);
    let output = run(&data, &["restore", data.join("stammtisch.db").to_str().expect("text")]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(list(&data).contains("samstag"));
}

/// A new machine: there is nothing yet.
#[test]
fn a_backup_can_be_restored_where_nothing_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (_, backup) = with_tournament(folder.path());
    let elsewhere = folder.path().join("elsewhere");
    let text = done(&elsewhere, &["restore", backup.to_str().expect("text")]);
    assert!(!text.contains("To go back"), "{text}");
    assert!(done(&elsewhere, &["turnier", "tournaments"]).contains("freitag"));
}

/// Backups are killed at any moment; what they leave goes with the next one, and nobody else's file does.
#[cfg(target_os = "linux")]
#[test]
fn killed_backups_leave_nothing_for_long() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (data, _) = with_tournament(folder.path());
    fs::write(folder.path().join("download.part"), "somebody else's").expect("ours");
    let target = |number: u64| folder.path().join(format!("copy-{number}.db"));
    for number in 0..40 {
        let target = target(number);
        let mut child =
            program(&data, &["backup", target.to_str().expect("text")]).spawn().expect("the program starts");
        std::thread::sleep(Duration::from_millis(number));
        let _ = child.kill();
        let _ = child.wait();
    }
    // One that was cut off for certain.
    fs::write(folder.path().join("copy-99.db.4194304.stammtisch.part"), "half").expect("ours");
    done(&data, &["backup", target(99).to_str().expect("text")]);
    let parts: Vec<String> =
        names_in(folder.path()).into_iter().filter(|name| name.contains(".part")).collect();
    assert_eq!(parts, ["download.part"]);
    for copy in (0..100).map(target).filter(|copy| copy.exists()) {
        done(&data, &["check", copy.to_str().expect("text")]);
    }
}
