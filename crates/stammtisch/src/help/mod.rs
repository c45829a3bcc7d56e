//! The help of the command line, in German and English.
//!
//! The English words stand at the arguments; German ones are looked up by them in `stammtisch-text`.

mod document;
mod german;
mod groups;
mod usage;

use std::ffi::OsString;

use clap::{Command, CommandFactory as _};
use stammtisch_text::{Lang, Texts};

use crate::commands::{Cli, locale_lang};
pub(crate) use usage::tell as tell_usage;

/// The language of help: the one on the command line, as far as it can be read, else the locale's.
pub(crate) fn lang_of(args: &[OsString]) -> Lang {
    let words: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let behind = words.windows(2).filter(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let joined = words.iter().filter_map(|word| word.strip_prefix("--lang="));
    let chosen = behind.chain(joined).find_map(|lang| lang.parse().ok());
    chosen.unwrap_or_else(locale_lang)
}

/// The whole command line, with its help in a language.
pub(crate) fn command(lang: Lang) -> Command {
    let command = Cli::command().mut_args(|arg| arg.hide_env_values(true));
    let command = match lang {
        Lang::De => german::translated(command),
        Lang::En => command,
    };
    arranged(command, Texts::of(lang))
}

/// Lists the subcommands of a command, and of each below it, in groups.
fn arranged(command: Command, texts: &Texts) -> Command {
    let command = command
        .mut_args(|arg| arg.hide_env_values(true))
        .mut_subcommands(|subcommand| arranged(subcommand, texts));
    let command = match command.get_after_help().map(|help| unbroken(&help.to_string())) {
        Some(help) => command.after_help(help),
        None => command,
    };
    if !command.has_subcommands() {
        return command.help_template(plain_template(texts));
    }
    let template = groups::template(&command, texts);
    command.help_template(template)
}

/// Stands for a blank of an example until it is shown: an example that is broken into lines cannot be pasted.
const HARD_BLANK: char = '\u{a0}';

/// A text in which the lines of examples are not broken.
fn unbroken(text: &str) -> String {
    let line = |line: &str| {
        if line.starts_with("  ") {
            line.replace(' ', HARD_BLANK.encode_utf8(&mut [0; 2]))
        } else {
            line.to_owned()
        }
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Help that clap or its helpers have put together, as it is shown.
pub(crate) fn shown(help: &str) -> String {
    help.replace(HARD_BLANK, " ")
}

/// Prints help, with colours where they are wanted.
pub(crate) fn print(error: &clap::Error) {
    let text = shown(&error.render().ansi().to_string());
    if error.use_stderr() { anstream::eprint!("{text}") } else { anstream::print!("{text}") }
}

/// How the help of a command without subcommands is put together.
fn plain_template(texts: &Texts) -> String {
    format!(
        "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        texts.get("help-usage")
    )
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use stammtisch_text::Lang;

    use super::{command, lang_of};

    #[test]
    fn the_language_is_found_before_anything_is_parsed() {
        for (args, lang) in [
            (&["stammtisch", "--lang", "de", "--help"][..], Lang::De),
            (&["stammtisch", "judge", "--lang=en"], Lang::En),
            (&["stammtisch", "--lang", "klingon", "--lang=de"], Lang::De),
        ] {
            assert_eq!(lang_of(&args.iter().map(OsString::from).collect::<Vec<_>>()), lang, "{args:?}");
        }
    }

    #[test]
    fn the_command_line_is_sound_in_both_languages() {
        for lang in Lang::ALL {
            command(lang).debug_assert();
        }
    }
}
