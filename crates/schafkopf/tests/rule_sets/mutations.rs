//! Files that went wrong by chance: nothing panics, and whatever is found is found in its line.

use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use schafkopf::RuleSet;
use schafkopf::rules::{builtin_ids, builtin_text};

use crate::dice::Dice;

fn over_seeds(cases: u32, property: impl Fn(&mut Dice)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let outcome = TestRunner::new_with_rng(config, rng).run(&any::<u64>(), |seed| {
        property(&mut Dice::new(seed));
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

fn any_file(dice: &mut Dice) -> &'static str {
    let ids: Vec<&str> = builtin_ids().collect();
    builtin_text(dice.pick(&ids)).unwrap()
}

/// Reads a file that may be anything; what is wrong with it has a place inside it, if it has one.
fn read(text: &str) {
    match RuleSet::parse(text) {
        Ok(set) => assert_eq!(RuleSet::from_canonical(&set.canonical()), Ok(set)),
        Err(error) => {
            let lines = text.matches('\n').count() + 1;
            assert!(error.line.is_none_or(|line| (1..=lines).contains(&line)), "{error:?}");
            assert!(!error.to_string().is_empty());
        }
    }
}

/// Bytes that mean something in TOML, and some that mean nothing.
const BYTES: [u8; 24] = *b"[]{}=\"'#,.\n\r\t-_ 0189azAZ";

#[test]
fn mutated_bytes_never_panic() {
    over_seeds(4_000, |dice| {
        let mut bytes = any_file(dice).as_bytes().to_vec();
        for _ in 0..=dice.below(6) {
            let place = dice.below(bytes.len());
            match dice.below(5) {
                0 => bytes[place] = dice.pick(&BYTES),
                1 => bytes.insert(place, dice.pick(&BYTES)),
                2 => drop(bytes.remove(place)),
                3 => bytes[place] = dice.below(256) as u8,
                _ => {
                    let end = (place + 1 + dice.below(40)).min(bytes.len());
                    let piece: Vec<u8> = bytes[place..end].to_vec();
                    let to = dice.below(bytes.len());
                    bytes.splice(to..to, piece);
                }
            }
        }
        read(&String::from_utf8_lossy(&bytes));
    });
}

/// Values of every kind that TOML has.
const VALUES: [&str; 18] = [
    "0",
    "1",
    "-1",
    "7",
    "255",
    "256",
    "10001",
    "4294967295",
    "9223372036854775807",
    "2.5",
    "nan",
    "true",
    "\"\"",
    "\"schule\"",
    "[]",
    "[1, 2, 3]",
    "{}",
    "1979-05-27",
];

/// Lines of a file that give a field a value, with their number.
fn field_lines(text: &str) -> Vec<(usize, &str)> {
    let is_field = |line: &str| line.contains('=') && !line.trim_start().starts_with('#');
    (1..).zip(text.lines()).filter(|(_, line)| is_field(line)).collect()
}

fn with_line(text: &str, number: usize, line: &str) -> String {
    let changed = (1..).zip(text.lines()).map(|(n, old)| if n == number { line } else { old });
    changed.collect::<Vec<_>>().join("\n")
}

#[test]
fn mutated_values_never_panic() {
    over_seeds(4_000, |dice| {
        let mut text = any_file(dice).to_owned();
        for _ in 0..=dice.below(3) {
            let lines = field_lines(&text);
            let (number, line) = dice.pick(&lines);
            let key = line.split('=').next().unwrap();
            let changed = format!("{key}= {}", dice.pick(&VALUES));
            text = with_line(&text, number, &changed);
        }
        read(&text);
    });
}

/// Each field of each built-in set in turn: by another name it is unknown, and found where it stands.
#[test]
fn every_misspelt_field_is_found_in_its_line() {
    for text in builtin_ids().map(|id| builtin_text(id).unwrap()) {
        // Without its base a file lacks so much that this is told first.
        for (number, line) in field_lines(text).into_iter().filter(|(_, line)| !line.starts_with("extends")) {
            let error = RuleSet::parse(&with_line(text, number, &format!("x{line}"))).expect_err(line);
            assert_eq!(error.line, Some(number), "{line}: {error}");
            assert!(error.to_string().contains("unknown field"), "{error}");
        }
    }
}

/// Each field in turn: with a value of another kind it is wrong, and found where it stands.
#[test]
fn every_value_of_a_wrong_kind_is_found_in_its_line() {
    for text in builtin_ids().map(|id| builtin_text(id).unwrap()) {
        for (number, line) in field_lines(text) {
            let key = line.split('=').next().unwrap();
            for value in ["[[1]]", "{ a = 1 }", "2.5"] {
                let error =
                    RuleSet::parse(&with_line(text, number, &format!("{key}= {value}"))).expect_err(line);
                assert_eq!(error.line, Some(number), "{key}= {value}: {error}");
            }
        }
    }
}

/// An unknown field after any line is found there.
#[test]
fn every_unknown_field_is_found_in_its_line() {
    for text in builtin_ids().map(|id| builtin_text(id).unwrap()) {
        for (number, line) in field_lines(text) {
            let error = RuleSet::parse(&with_line(text, number, &format!("{line}\nt = 1"))).expect_err(line);
            assert_eq!(error.line, Some(number + 1), "after {line}: {error}");
        }
    }
}

/// Each field in turn left out: what is missing is told at its section, or nowhere if that is the whole file.
#[test]
fn every_missing_field_is_told_by_name() {
    let text = builtin_text("preis").unwrap();
    for (number, line) in field_lines(text) {
        let key = line.split('=').next().unwrap().trim();
        let outcome = RuleSet::parse(&with_line(text, number, ""));
        let optional = ["cuts", "cut_least", "forced_game"].contains(&key);
        let error = outcome.expect_err(line);
        assert!(optional || error.to_string().contains(&format!("missing field `{key}`")), "{key}: {error}");
        assert!(error.line.is_none_or(|told| told < number), "{key}: {error}");
    }
}
