//! Command lines that documents and help texts show can be typed as they stand.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Command, CommandFactory as _, Parser as _};

use super::Cli;

/// The documents that show command lines.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let pages = fs::read_dir(root.join("docs")).expect("the folder is there");
    let pages = pages.map(|entry| entry.expect("it can be read").path());
    let pages = pages.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    ["README.md", "README.de.md", "CONTRIBUTING.md"]
        .map(|name| root.join(name))
        .into_iter()
        .chain(pages)
        .collect()
}

/// The words of a command line, as a shell splits them; what another program reads or writes is left out.
fn words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for (place, part) in line.split(['\'', '"']).enumerate() {
        if place % 2 == 1 {
            words.push(part.to_owned());
            continue;
        }
        for word in part.split_whitespace() {
            if [">", "<", "|", "#"].contains(&word) {
                return words;
            }
            words.push(word.to_owned());
        }
    }
    words
}

/// The calls of the program on a line of a shell.
fn calls(line: &str) -> impl Iterator<Item = Vec<String>> {
    line.split(" && ").filter_map(|part| {
        // Behind some blanks a help text says what a call does.
        let part = part.trim().trim_start_matches("$ ").split("   ").next()?;
        let call = part.rsplit(" | ").next().unwrap_or(part);
        let ours = call.strip_prefix("stammtisch ");
        let by_cargo = || call.strip_prefix("cargo run ").filter(|rest| !rest.contains("-p "));
        ours.or_else(|| by_cargo()?.split_once("-- ").map(|(_, call)| call)).map(words)
    })
}

/// Whether a call can be parsed; help and version are no errors.
fn check(call: &[String], place: &str) {
    let line = std::iter::once("stammtisch").chain(call.iter().map(String::as_str));
    if let Err(error) = Cli::try_parse_from(line) {
        assert!(!error.use_stderr(), "{place}: stammtisch {}\n{error}", call.join(" "));
    }
}

#[test]
fn examples_in_the_documents_can_be_typed() {
    let mut checked = 0;
    for path in documents() {
        let text = fs::read_to_string(&path).unwrap();
        let place = path.file_name().unwrap().to_string_lossy().into_owned();
        for block in text.split("\n```").skip(1).step_by(2) {
            if !(block.starts_with("sh\n") || block.starts_with("console\n")) {
                continue;
            }
            for call in block.lines().skip(1).filter(|line| !line.starts_with("cargo xtask")).flat_map(calls)
            {
                check(&call, &place);
                checked += 1;
            }
        }
    }
    assert!(checked > 25, "only {checked} examples were found");
}

/// What is named in a sentence: a subcommand that exists, and options that it has.
#[test]
fn commands_named_in_the_documents_exist() {
    let cli = Cli::command();
    for path in documents() {
        let text = fs::read_to_string(&path).unwrap();
        let plain = text.split("\n```").step_by(2).flat_map(str::lines);
        let spans = plain.flat_map(|line| line.split('`').skip(1).step_by(2));
        for span in spans.filter_map(|span| span.strip_prefix("stammtisch ")) {
            // An option of a command holds for all below it.
            let (mut above, mut named): (Vec<&Command>, Vec<String>) = (vec![&cli], words(span));
            let options: Vec<String> = named.extract_if(.., |word| word.starts_with("--")).collect();
            for (place, word) in named.iter().enumerate() {
                let command = above[above.len() - 1];
                let Some(found) = command.find_subcommand(word) else {
                    let is_value = place > 0 && (!command.has_subcommands() || word == "…");
                    assert!(is_value, "{}: stammtisch {span}: no {word}", path.display());
                    break;
                };
                above.push(found);
            }
            for option in options {
                let known = |command: &Command| {
                    command.get_arguments().any(|arg| arg.get_long() == Some(option.trim_start_matches("--")))
                };
                let known = above.iter().any(|command| known(command));
                assert!(known, "{}: stammtisch {span}: {option}", path.display());
            }
        }
    }
}

#[test]
fn examples_in_the_help_can_be_typed() {
    fn look(command: &Command, checked: &mut usize) {
        for help in [command.get_after_help(), command.get_after_long_help()].into_iter().flatten() {
            let help = help.to_string();
            for call in help.lines().flat_map(calls) {
                check(&call, command.get_name());
                *checked += 1;
            }
        }
        command.get_subcommands().for_each(|command| look(command, checked));
    }
    let mut checked = 0;
    look(&Cli::command(), &mut checked);
    assert!(checked > 40, "only {checked} examples were found");
}
