//! The subcommands of a command in groups, as its help lists them.

use std::fmt::Write as _;

use clap::Command;
use stammtisch_text::Texts;

/// A group: the end of its key in the texts, and what it holds.
type Group = (&'static str, &'static [&'static str]);

/// The groups of the commands that have many.
const GROUPS: [(&str, &[Group]); 2] = [
    (
        "stammtisch",
        &[
            ("play", &["serve", "play", "explain", "analyze"]),
            ("tournaments", &["turnier", "rule-on", "zettel"]),
            ("records", &["replay", "audit", "convert"]),
            ("rules", &["rules", "deal", "verify"]),
            ("programs", &["judge", "solve", "suggest", "arena", "bench"]),
            ("care", &["backup", "check", "restore", "migrate"]),
            ("program", &["completions", "manual"]),
        ],
    ),
    (
        "turnier",
        &[
            ("prepare", &["new", "setup", "tournaments", "use", "status", "appoint", "dismiss", "link"]),
            (
                "people",
                &[
                    "open",
                    "register",
                    "change",
                    "age",
                    "pay",
                    "withdraw",
                    "arrive",
                    "leave",
                    "wait",
                    "move-up",
                    "import-players",
                    "export-players",
                    "players",
                    "duplicates",
                    "team",
                    "teams",
                    "till",
                ],
            ),
            ("draw", &["seed", "door-draw", "draw", "seats", "verify-draw"]),
            (
                "lists",
                &[
                    "start",
                    "keeper",
                    "enter",
                    "sheet",
                    "sign",
                    "close-list",
                    "reopen-list",
                    "void-list",
                    "correct",
                    "paper",
                    "clear-list",
                    "swap-lists",
                    "close-match",
                ],
            ),
            (
                "referee",
                &[
                    "ask",
                    "approve",
                    "refuse",
                    "complain",
                    "decide",
                    "call",
                    "answer",
                    "announce",
                    "exclude",
                    "substitute",
                ],
            ),
            ("results", &["standings", "table-points", "prizes", "results", "print", "season", "close"]),
            ("keep", &["log", "at", "undo", "export", "import", "backup", "purge", "erase", "simulate"]),
            ("lines", &["list", "rank"]),
        ],
    ),
];

/// Columns up to which a line goes.
const WIDTH: usize = 100;

/// How the help of a command with subcommands is put together.
pub(super) fn template(command: &Command, texts: &Texts) -> String {
    let header = command.get_styles().get_header();
    let mut text = format!("{{before-help}}{{about-with-newline}}\n{} {{usage}}\n", texts.get("help-usage"));
    let all: Vec<&Command> = command.get_subcommands().filter(|known| !known.is_hide_set()).collect();
    let column = all.iter().map(|known| known.get_name().len()).max().unwrap_or_default() + 4;
    for (key, members) in grouped(command.get_name(), &all) {
        let _ = writeln!(text, "\n{header}{}:{header:#}", texts.get(&key));
        for member in members {
            put(&mut text, member, column);
        }
    }
    let _ = write!(text, "\n{header}{}:{header:#}\n{{options}}{{after-help}}", texts.get("help-options"));
    text
}

/// The groups of a command with what is there of them; where it has none, one with everything.
fn grouped<'a>(name: &str, all: &[&'a Command]) -> Vec<(String, Vec<&'a Command>)> {
    let Some((_, groups)) = GROUPS.iter().find(|(of, _)| *of == name) else {
        return vec![("help-commands".to_owned(), all.to_vec())];
    };
    let find = |name: &&str| all.iter().find(|known| known.get_name() == *name).copied();
    let group = |(key, names): &Group| (format!("help-group-{key}"), names.iter().filter_map(find).collect());
    let groups = groups.iter().map(group);
    groups.filter(|(_, members): &(_, Vec<&Command>)| !members.is_empty()).collect()
}

/// A command with what it does, broken into lines below each other.
fn put(text: &mut String, command: &Command, column: usize) {
    let literal = command.get_styles().get_literal();
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let name = command.get_name();
    let _ = write!(text, "  {literal}{name}{literal:#}{:1$}", "", column - 2 - name.len());
    let mut length = column;
    for (place, word) in about.trim_end_matches('.').split(' ').enumerate() {
        let width = word.chars().count();
        if place > 0 && length + 1 + width > WIDTH {
            let _ = write!(text, "\n{:column$}", "");
            length = column;
        } else if place > 0 {
            text.push(' ');
            length += 1;
        }
        text.push_str(word);
        length += width;
    }
    text.push('\n');
}

#[cfg(all(test, feature = "house"))]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;
    use stammtisch_text::{Lang, Texts};

    use super::GROUPS;
    use crate::commands::Cli;
    use crate::help::command;

    #[test]
    fn every_command_stands_in_one_group_and_every_group_has_its_words() {
        let cli = Cli::command();
        for (name, groups) in GROUPS {
            let of = cli.find_subcommand(name).unwrap_or(&cli);
            let there: BTreeSet<&str> = of.get_subcommands().map(clap::Command::get_name).collect();
            let grouped: Vec<&str> = groups.iter().flat_map(|(_, names)| names.iter().copied()).collect();
            assert_eq!(grouped.iter().copied().collect::<BTreeSet<_>>(), there, "{name}");
            assert_eq!(grouped.len(), there.len(), "{name}: one stands twice");
            for (key, lang) in groups.iter().flat_map(|(key, _)| Lang::ALL.map(|lang| (key, lang))) {
                assert!(Texts::of(lang).has(&format!("help-group-{key}")), "{key} ({lang})");
            }
        }
    }

    #[test]
    fn the_first_help_is_grouped_in_both_languages() {
        for (lang, name) in Lang::ALL.into_iter().zip(["top_de", "top_en"]) {
            insta::assert_snapshot!(name, command(lang).term_width(100).render_help().to_string());
        }
    }
}
