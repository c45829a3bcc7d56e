//! `docs/cli.md` and `docs/cli.de.md`: the help of every command, as documents.
#![cfg(all(test, feature = "house"))]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use clap::{Arg, Command};
use stammtisch_text::{Lang, Texts};

use super::{command, shown};

/// The document in a language: a list of all commands, then the help of each.
fn document(lang: Lang) -> String {
    let texts = Texts::of(lang);
    let mut cli = command(lang).term_width(100);
    cli.build();
    let mut text = format!("# {}\n\n{}\n", texts.get("help-document"), texts.get("help-document-lead"));
    let first = plain(&cli.render_help().to_string());
    let _ = write!(text, "\n```text\n{first}```\n");
    for subcommand in cli.get_subcommands_mut() {
        put(subcommand, 2, &mut text);
    }
    text
}

/// The help of a command, then of those below it.
fn put(command: &mut Command, level: usize, text: &mut String) {
    if command.get_name() == "help" {
        return;
    }
    let name = command.get_bin_name().unwrap_or(command.get_name()).to_owned();
    // What every command understands is told once, at the top.
    let is_shared = |arg: &Arg| arg.is_global_set() || ["help", "version"].contains(&arg.get_id().as_str());
    let mut alone = command.clone().mut_args(|arg| if is_shared(&arg) { arg.hide(true) } else { arg });
    let shown = plain(&alone.render_long_help().to_string());
    let _ = write!(text, "\n{} {name}\n\n```text\n{shown}```\n", "#".repeat(level));
    for subcommand in command.get_subcommands_mut() {
        put(subcommand, (level + 1).min(4), text);
    }
}

/// Help without blanks at the end of lines.
fn plain(help: &str) -> String {
    shown(help).trim_end().lines().fold(String::new(), |text, line| text + line.trim_end() + "\n")
}

#[test]
fn the_documents_are_the_help_of_the_commands() {
    for (lang, name) in [(Lang::En, "cli.md"), (Lang::De, "cli.de.md")] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
        let text = document(lang);
        if std::env::var_os("UPDATE_DOCS").is_some() {
            fs::write(&path, &text).expect("docs can be written");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == text,
            "docs/{name} differs: UPDATE_DOCS=1 cargo test -p stammtisch --lib help::document"
        );
    }
}
