//! `stammtisch play` where there is no table to play at.

use std::process::{Command, Output, Stdio};

fn play(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("play")
        .args(args)
        .env("LANG", "de_DE.UTF-8")
        .env_remove("LC_ALL")
        .env("STAMMTISCH_DATA", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn refused(args: &[&str]) -> String {
    let output = play(args);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty(), "nothing is drawn");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn without_a_terminal_it_says_so() {
    assert!(refused(&[]).contains("Terminal"));
    assert!(refused(&["--lang", "en"]).contains("needs a terminal"));
}

#[test]
fn wrong_wishes_are_refused_with_what_there_is() {
    let rules = refused(&["--rules", "nix"]);
    assert!(rules.contains("nix") && rules.contains("tischpunkte"), "{rules}");
    let bot = refused(&["--bots", "nix"]);
    assert!(bot.contains("nix") && bot.contains("zufall"), "{bot}");
    assert!(refused(&["--bots", "regel,regel"]).contains("drei"));
    assert!(refused(&["--seat", "5"]).contains("Ein Platz ist 1 bis 4"));
    assert!(refused(&["--resume", "--new"]).contains("--new"));
}
