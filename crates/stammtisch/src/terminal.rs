//! What goes to the terminal besides a command's own output.

use std::io::{self, IsTerminal as _};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use stammtisch_text::{Arg, Lang, Texts};

use crate::trouble;

/// Prints an error with its causes, in one line each.
pub(crate) fn print_error(lang: Lang, error: &anyhow::Error) {
    let texts = Texts::of(lang);
    eprintln!("{}", texts.format("cli-error", &[("message", Arg::from(error.to_string()))]));
    for cause in error.chain().skip(1) {
        let said = match cause.downcast_ref::<io::Error>() {
            Some(error) => trouble::of_system(error, texts),
            None => cause.to_string(),
        };
        eprintln!("  {}", texts.format("cli-cause", &[("message", Arg::from(said))]));
    }
}

/// What a command reads from standard input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Awaited {
    /// One JSON object a line.
    Lines,
    /// A whole text.
    Text,
}

/// Says on a terminal that a command waits for what is typed: an empty screen looks like a program that hangs.
pub(crate) fn tell_waiting(awaited: Awaited, lang: Lang) {
    if io::stdin().is_terminal() {
        let texts = Texts::of(lang);
        let key = match awaited {
            Awaited::Lines => "cli-waits-lines",
            Awaited::Text => "cli-waits-text",
        };
        let keys = if cfg!(windows) { "Ctrl+Z, Enter" } else { "Ctrl+D" };
        eprintln!("{}", texts.format(key, &[("keys", Arg::from(keys))]));
    }
}

/// A progress bar on standard error; invisible where that is no terminal. `None` where the end is not known.
pub(crate) fn progress(total: Option<u64>) -> ProgressBar {
    let target =
        if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(total, target);
    let template = match total {
        Some(_) => "{bar:40} {human_pos}/{human_len} ({per_sec}, {eta})",
        None => "{spinner} {human_pos} ({per_sec}, {elapsed})",
    };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.set_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
