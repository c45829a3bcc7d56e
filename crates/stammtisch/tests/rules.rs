//! `stammtisch rules` and the help of every command, as a user meets them.

use std::path::PathBuf;
use std::process::Command;

struct Told {
    code: Option<i32>,
    out: String,
    err: String,
}

fn stammtisch(args: &[&str]) -> Told {
    let output = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(args)
        .env("LANG", "de_DE.UTF-8")
        .env_remove("LC_ALL")
        .output()
        .expect("the program starts");
    Told {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// A rule set file with this text, in a folder of the test's own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.toml"));
    std::fs::write(&path, text).expect("the temporary folder can be written");
    path
}

#[test]
fn every_set_is_listed_and_shown_in_both_languages() {
    let list = stammtisch(&["rules"]);
    for id in ["schule", "schule-turnier", "tischpunkte", "preis", "wirtshaus", "kurz", "alles", "netz"] {
        assert!(list.out.contains(id));
        for lang in ["de", "en"] {
            let shown = stammtisch(&["rules", "show", id, "--lang", lang]);
            assert_eq!(shown.code, Some(0), "{}", shown.err);
            assert!(
                !shown.out.contains("rules-") && !shown.out.contains("criterion-"),
                "a text is missing: {}",
                shown.out
            );
        }
    }
    assert_eq!(stammtisch(&["rules", "show", "nix"]).code, Some(2));
}

#[test]
fn two_sets_are_compared() {
    let told = stammtisch(&["rules", "diff", "schule", "preis"]);
    assert!(
        told.out.lines().any(|line| line.starts_with("list.tout") && line.ends_with("24")),
        "{}",
        told.out
    );
    assert!(stammtisch(&["rules", "diff", "preis", "preis"]).out.contains("dieselben Regeln"));
}

#[test]
fn an_own_set_extends_a_built_in_one_and_is_used() {
    let own = file(
        "dahoam",
        "extends = \"schule\"\nid = \"dahoam\"\n[name]\nde = \"Dahoam\"\nen = \"At home\"\n[money]\nsolo = 2\n",
    );
    let own = own.to_str().expect("a plain path");
    assert_eq!(stammtisch(&["rules", "check", own]).code, Some(0));
    let shown = stammtisch(&["rules", "show", "dahoam", "--rules-file", own]);
    assert!(shown.out.contains("Dahoam (dahoam, v1)"), "{}{}", shown.out, shown.err);
}

#[test]
fn a_wrong_file_is_refused_with_its_line_and_what_is_allowed() {
    for (name, text, line, words) in [
        (
            "unknown",
            "extends = \"schule\"\nid = \"x\"\n[money]\nsolo = 2\nsolos = 3\n",
            5,
            "„solos“ gibt es hier nicht",
        ),
        ("kind", "extends = \"schule\"\n[money]\nsolo = \"viel\"\n", 3, "money.solo"),
        ("value", "extends = \"schule\"\n[all_pass]\nredeal = \"nobody\"\n", 3, "same, next"),
        ("base", "extends = \"sechzehn\"\n", 1, "schule-turnier"),
        (
            "off",
            "extends = \"schule\"\nwithout = [\"doubling\"]\n[doubling]\nneeds_trump = true\n",
            3,
            "doubling",
        ),
        (
            "spritze",
            "extends = \"schule\"\n[doubling]\nretour_factor = 0\nunjustified_tricks = 1\n",
            4,
            "[list]",
        ),
        ("packets", "extends = \"schule\"\n[deal]\npackets = [4, 3]\n", 3, "acht Karten"),
        (
            "nothing",
            "extends = \"schule\"\nid = \"x\"\nwithout = [\"money\", \"sie\", \"stock\"]\n",
            3,
            "gewertet",
        ),
        ("zeros", "extends = \"preis\"\n[list]\nrufspiel = [0, 0, 0]\n", 3, "1 bis 10000"),
        ("syntax", "extends = \"schule\"\n[deal\n", 2, ""),
    ] {
        let path = file(name, text);
        let told = stammtisch(&["rules", "check", path.to_str().expect("a plain path")]);
        assert_eq!(told.code, Some(2), "{name}: {}", told.out);
        assert!(told.err.contains(&format!("{name}.toml:{line}:")), "{name}: {}", told.err);
        assert!(told.err.contains(words), "{name}: {}", told.err);
    }
}

/// The names of the subcommands that a help page lists: the lines below its headings up to the options.
fn subcommands(help: &str) -> Vec<String> {
    let listed = help.split("\nOptionen:").next().unwrap_or_default();
    let lines = listed.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let is_name = |name: &&str| name.starts_with(char::is_lowercase) && !name.contains('<');
    lines.filter_map(|line| line.split_whitespace().next()).filter(is_name).map(str::to_owned).collect()
}

#[test]
fn every_subcommand_has_help_with_an_example() {
    let mut open: Vec<Vec<String>> =
        subcommands(&stammtisch(&["--help"]).out).into_iter().map(|name| vec![name]).collect();
    assert!(open.len() >= 6, "{open:?}");
    while let Some(path) = open.pop() {
        let mut args: Vec<&str> = path.iter().map(String::as_str).collect();
        args.push("--help");
        let help = stammtisch(&args);
        assert_eq!(help.code, Some(0), "{path:?}");
        assert!(help.out.contains("Beispiel"), "{path:?} has no example:\n{}", help.out);
        open.extend(
            subcommands(&help.out).into_iter().map(|name| path.iter().cloned().chain([name]).collect()),
        );
    }
}

#[test]
fn the_rules_book_answers() {
    let told = stammtisch(&["explain", "S", "2.5.4"]);
    assert_eq!(told.code, Some(0));
    assert!(told.out.contains("Davonlaufen"));
    let guessed = stammtisch(&["explain", "Schnieder", "--lang", "en"]);
    assert!(guessed.out.contains("you probably mean Schneider"), "{}", guessed.out);
    assert_eq!(stammtisch(&["explain", "xqzzy"]).code, Some(1));
    assert!(stammtisch(&["explain", "--search", "davonlaufen"]).out.contains("S 2.5.4"));
}

#[test]
fn the_list_is_told_to_programs() {
    let told = stammtisch(&["rules", "list", "--json"]);
    let list: serde_json::Value = serde_json::from_str(&told.out).expect("it is JSON");
    let sets = list["rule_sets"].as_array().expect("a list");
    let ids: Vec<_> = sets.iter().filter_map(|set| set["id"].as_str()).collect();
    let house = ["wirtshaus", "kurz", "alles", "netz"];
    assert_eq!(ids, [["schule", "schule-turnier", "tischpunkte", "preis"], house].concat());
    assert!(sets.iter().all(|set| set["hash"].as_str().is_some_and(|hash| hash.len() == 64)), "{list}");
}

/// In a locale that is neither German nor English, and in one that is not set, English is spoken.
#[test]
fn other_locales_are_spoken_to_in_english() {
    for (locale, words) in
        [("fr_FR.UTF-8", "Usage:"), ("C", "Usage:"), ("de_AT.UTF-8", "Aufruf:"), ("en_GB", "Usage:")]
    {
        let told = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
            .arg("deal")
            .arg("--nonsense")
            .env("LANG", locale)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .output()
            .expect("the program starts");
        let err = String::from_utf8_lossy(&told.stderr).into_owned();
        assert!(told.status.code() == Some(2) && err.contains(words), "{locale}: {err}");
    }
}

/// On a terminal a command that reads lines says so; `script` (of Debian's essential packages) gives it one.
#[cfg(target_os = "linux")]
#[test]
fn who_waits_for_lines_says_so_on_a_terminal() {
    for (command, words) in [
        ("judge", "JSON-Objekt je Zeile"),
        ("turnier list", "JSON-Objekt je Zeile"),
        ("verify", "auf Text gewartet"),
    ] {
        let line = format!("{} --lang de {command}", env!("CARGO_BIN_EXE_stammtisch"));
        let told = Command::new("script")
            .args(["-q", "-e", "-c", &line, "/dev/null"])
            .stdin(std::process::Stdio::null())
            .output()
            .expect("script is there");
        let shown = String::from_utf8_lossy(&told.stdout).into_owned();
        assert!(shown.contains(words), "{command}: {shown}");
    }
}
