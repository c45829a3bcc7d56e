//! `stammtisch deal` and `stammtisch verify` as a user meets them: what goes where, and the exit codes.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

fn stammtisch(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(["--lang", "en"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    // Who refuses its arguments does not read.
    let _ = child.stdin.take().expect("it is piped").write_all(input);
    child.wait_with_output().expect("it ends")
}

fn code(args: &[&str], input: &[u8]) -> Option<i32> {
    stammtisch(args, input).status.code()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("it prints UTF-8")
}

#[test]
fn a_proof_goes_from_deal_to_verify() {
    let dealt = stammtisch(&["deal", "--proof", "--count", "3", "--cut", "12,9", "--rules", "preis"], b"");
    assert!(text(dealt.stderr).starts_with("Seed "));
    let verified = stammtisch(&["verify"], &dealt.stdout);
    assert_eq!(verified.status.code(), Some(0));
    assert_eq!(text(verified.stdout).matches("The proof holds.").count(), 3);
}

#[test]
fn a_proof_that_does_not_hold_ends_with_1() {
    let dealt = stammtisch(&["deal", "--proof", "--seed", "x"], b"");
    let forged = text(dealt.stdout).replace("\"dealer\":1", "\"dealer\":2");
    assert_eq!(code(&["verify", "-"], forged.as_bytes()), Some(1));
}

#[test]
fn what_cannot_be_read_ends_with_2_and_says_what_to_do() {
    let refused = stammtisch(&["verify"], b"EA EZ");
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(refused.stderr).contains("stammtisch deal --proof"));
    assert_eq!(code(&["verify", "no-such-file.json"], b""), Some(2));
}

#[test]
fn without_a_seed_deals_differ_and_with_the_one_printed_they_come_again() {
    let deal = |args: &[&str]| text(stammtisch(&[&["deal"], args].concat(), b"").stdout);
    let first = deal(&[]);
    assert_ne!(first, deal(&[]));
    let seed = first.split_whitespace().nth(1).expect("the seed is the second word");
    assert_eq!(first, deal(&["--seed", seed]));
}

#[test]
fn wrong_usage_ends_with_2() {
    for args in [
        &["deal", "--cut", "2"][..],
        &["deal", "--cut", "12", "--rules", "tischpunkte"],
        &["deal", "--cut", "9,9,9,9"],
        &["deal", "--shuffle-again", &"0".repeat(64)],
        &["deal", "--shuffle-again", "00", "--rules", "tischpunkte"],
        &["deal", "--rules", "nowhere"],
        &["deal", "--dealer", "5"],
        &["deal", "--count", "0"],
        &["deal", "--audit", "99"],
        &["deal", "--audit", "1000", "--json"],
    ] {
        let refused = stammtisch(args, b"");
        assert_eq!(refused.status.code(), Some(2), "{args:?}");
        assert!(refused.stdout.is_empty() && !refused.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(["deal", "--json", "--count", "1000000"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}
