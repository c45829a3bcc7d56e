//! The German help: every text of the English one replaced, and the few words that clap itself would put in.

use clap::builder::{PossibleValue, Str, StyledStr};
use clap::{Arg as ClapArg, ArgAction, Command};
use stammtisch_text::{Arg, Lang, Texts, help};

/// A command with its German help, and all below it.
pub(super) fn translated(mut command: Command) -> Command {
    // Only a command that is built knows its whole usage.
    let mut built = command.clone();
    built.build();
    command = command.subcommand_value_name("BEFEHL");
    of_command(command, &mut built)
}

fn of_command(command: Command, built: &mut Command) -> Command {
    let texts = Texts::of(Lang::De);
    let usage = built.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().replace("[OPTIONS]", "[OPTIONEN]");
    let usage = usage.replace("<COMMAND>", "<BEFEHL>").replace("[COMMAND]", "[BEFEHL]");
    let mut command = command
        .override_usage(words_of_usage(&usage))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .mut_args(|arg| of_arg(arg, texts));
    command = command.arg(flag("help", 'h', ArgAction::Help, texts));
    command = command.arg(flag("version", 'V', ArgAction::Version, texts));
    if let Some(about) = command.get_about().map(german) {
        command = command.about(about);
    }
    if let Some(about) = command.get_long_about().map(german) {
        command = command.long_about(about);
    }
    if let Some(after) = command.get_after_help().map(ToString::to_string) {
        command = command.after_help(examples(&after));
    }
    command.mut_subcommands(|subcommand| match built.find_subcommand_mut(subcommand.get_name()) {
        Some(built) => of_command(subcommand, built),
        None => subcommand,
    })
}

/// `--help` and `--version`, which clap would explain in English.
fn flag(name: &'static str, short: char, action: ArgAction, texts: &Texts) -> ClapArg {
    let arg = ClapArg::new(name).short(short).long(name).action(action);
    arg.help(texts.get(&format!("help-flag-{name}"))).help_heading(help::german("Options"))
}

/// The names of values in a usage line.
fn words_of_usage(usage: &str) -> String {
    let names = usage.split_inclusive(['<', '>', '[', ']', ' ', '.', '|', '=', ',']);
    let word = |piece: &str| {
        let name = piece.trim_end_matches(['<', '>', '[', ']', ' ', '.', '|', '=', ',']);
        piece.replacen(name, help::german(name).unwrap_or(name), 1)
    };
    names.map(word).collect()
}

/// The German name of a value, `DATEI` for `FILE`, or the word above some options; most names are the same.
fn name(english: &Str) -> Str {
    help::german(english).map_or_else(|| english.clone(), Str::from)
}

fn of_arg(arg: ClapArg, texts: &Texts) -> ClapArg {
    let names = arg.get_value_names().map(|names| names.iter().map(name).collect::<Vec<_>>());
    let extra = extra(&arg, texts);
    let told = arg.get_help().map(german);
    let long = arg.get_long_help().map(german);
    let heading = match (arg.get_help_heading(), arg.is_positional()) {
        (Some(heading), _) => help::german(heading),
        (None, true) => help::german("Arguments"),
        (None, false) => help::german("Options"),
    };
    let listed = values_with_help(&arg, texts);
    let mut arg = arg.help_heading(heading).hide_env(true);
    if arg.get_action().takes_values() {
        arg = arg.hide_possible_values(true).hide_default_value(true);
    }
    if let Some(names) = names {
        arg = arg.value_names(names);
    }
    if let Some(told) = &told {
        arg = arg.help(join(told, &extra, " "));
    }
    let all = long.or_else(|| listed.is_some().then(|| told.unwrap_or_default()));
    if let Some(all) = all {
        let all = listed.map_or(all.clone(), |listed| format!("{all}\n\n{listed}"));
        arg = arg.long_help(join(&all, &extra, "\n\n"));
    }
    arg
}

fn join(text: &str, extra: &[String], between: &str) -> String {
    std::iter::once(text).chain(extra.iter().map(String::as_str)).collect::<Vec<_>>().join(between)
}

/// What clap would tell of an argument by itself: its default, its variable, its values.
fn extra(arg: &ClapArg, texts: &Texts) -> Vec<String> {
    let told = |key: &str, value: String| texts.format(key, &[("value", Arg::from(value))]);
    let mut all = Vec::new();
    if let Some(name) = arg.get_env() {
        all.push(told("help-env", name.to_string_lossy().into_owned()));
    }
    let defaults = arg.get_default_values();
    if !defaults.is_empty() && arg.get_action().takes_values() {
        let shown: Vec<_> = defaults.iter().map(|value| value.to_string_lossy()).collect();
        all.push(told("help-default", shown.join(" ")));
    }
    let values = values(arg);
    if !values.is_empty() {
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        all.push(told("help-values", names.join(", ")));
    }
    all
}

/// The values that an argument may have, where they are words.
fn values(arg: &ClapArg) -> Vec<PossibleValue> {
    if arg.get_action().takes_values() { arg.get_possible_values() } else { Vec::new() }
}

/// The values with what each means, for the long help; none where they mean what they say.
fn values_with_help(arg: &ClapArg, texts: &Texts) -> Option<String> {
    let told: Vec<String> = values(arg)
        .iter()
        .filter_map(|value| Some(format!("- {}: {}", value.get_name(), german(value.get_help()?))))
        .collect();
    (!told.is_empty()).then(|| format!("{}\n{}", texts.get("help-values-long"), told.join("\n")))
}

/// A text paragraph by paragraph; one without its German stays as it is.
fn german(text: &StyledStr) -> String {
    let text = text.to_string();
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

/// A paragraph; the first of several has a full stop that it has not where it stands alone.
fn paragraph(english: &str) -> String {
    let stopped = || help::german(english.strip_suffix('.')?).map(|german| format!("{german}."));
    help::german(english).map(str::to_owned).or_else(stopped).unwrap_or_else(|| english.to_owned())
}

/// What stands below the options: paragraphs are translated, examples stay, what is said behind them is translated.
fn examples(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|paragraph| {
        let lines: Vec<&str> = paragraph.lines().collect();
        let first_example = lines.iter().position(|line| line.starts_with("  ")).unwrap_or(lines.len());
        let (told, shown) = lines.split_at(first_example);
        let told = told.join(" ");
        let told = help::german(&told).unwrap_or(&told).to_owned();
        let shown = shown.iter().map(|line| example(line));
        std::iter::once(told).chain(shown).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    });
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

/// An example, with what is said behind it.
fn example(line: &str) -> String {
    let (call, told) = split_example(line);
    match told {
        Some(told) => format!("{call}{}", help::german(told).unwrap_or(told)),
        None => call.to_owned(),
    }
}

/// An example and what is said behind at least three blanks.
fn split_example(line: &str) -> (&str, Option<&str>) {
    let indent = line.len() - line.trim_start().len();
    match line[indent..].find("   ") {
        Some(gap) => {
            let at = indent + gap;
            let told = at + line[at..].len() - line[at..].trim_start().len();
            (&line[..told], Some(&line[told..]))
        }
        None => (line, None),
    }
}

#[cfg(all(test, feature = "house"))]
mod tests {
    use std::collections::BTreeSet;

    use clap::{Command, CommandFactory as _};
    use stammtisch_text::help;

    use super::{split_example, values};
    use crate::commands::Cli;

    /// Every English text of the help, one paragraph each.
    fn english(command: &Command, found: &mut BTreeSet<String>) {
        // The first of several paragraphs stands alone too, without its full stop.
        let mut put = |text: &str| {
            let all = text.split("\n\n").enumerate();
            found.extend(
                all.filter(|(place, text)| *place > 0 || !text.ends_with('.'))
                    .map(|(_, text)| text.to_owned()),
            );
        };
        for text in [command.get_about(), command.get_long_about()].into_iter().flatten() {
            put(&text.to_string());
        }
        for arg in command.get_arguments() {
            for text in [arg.get_help(), arg.get_long_help()].into_iter().flatten() {
                put(&text.to_string());
            }
            if let Some(heading) = arg.get_help_heading() {
                put(heading);
            }
            for value in values(arg) {
                if let Some(text) = value.get_help() {
                    put(&text.to_string());
                }
            }
        }
        for paragraph in command.get_after_help().map(ToString::to_string).unwrap_or_default().split("\n\n") {
            let (shown, told): (Vec<&str>, Vec<&str>) =
                paragraph.lines().partition(|line| line.starts_with("  "));
            found.insert(told.join(" "));
            found.extend(shown.iter().filter_map(|line| split_example(line).1).map(str::to_owned));
        }
        for subcommand in command.get_subcommands() {
            english(subcommand, found);
        }
    }

    #[test]
    fn every_text_of_the_help_has_its_german_and_no_other_is_kept() {
        let mut all = BTreeSet::new();
        english(&Cli::command(), &mut all);
        all.remove("");
        all.extend(["Arguments", "Options"].map(str::to_owned));
        let missing: Vec<&String> = all.iter().filter(|text| help::german(text).is_none()).collect();
        assert!(missing.is_empty(), "crates/stammtisch-text/help/de.toml lacks:\n{missing:#?}");
        let is_name = |text: &str| !text.chars().any(char::is_lowercase);
        let is_reason = |text: &str| text.starts_with(char::is_lowercase);
        let kept = help::all().filter(|text| !is_name(text) && !is_reason(text));
        let superfluous: Vec<&str> = kept.filter(|text| !all.contains(*text)).collect();
        assert!(superfluous.is_empty(), "nothing says this any more:\n{superfluous:#?}");
    }
}
