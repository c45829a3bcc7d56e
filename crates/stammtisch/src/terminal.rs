//! What goes to the terminal besides a command's own output.

use std::io::{self, IsTerminal as _};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use stammtisch_text::{Arg, Lang, Texts};

/// Prints an error with its causes, in one line each.
pub(crate) fn print_error(lang: Lang, error: &anyhow::Error) {
    let texts = Texts::of(lang);
    eprintln!("{}", texts.format("cli-error", &[("message", Arg::from(error.to_string()))]));
    for cause in error.chain().skip(1) {
        eprintln!("  {}", texts.format("cli-cause", &[("message", Arg::from(cause.to_string()))]));
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
