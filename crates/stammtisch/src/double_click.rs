//! A double click on the program itself, where that opens a window with a terminal and nothing else: on Windows.

use std::io::{self, IsTerminal as _};

use clap::Parser as _;
use stammtisch_text::Texts;

use crate::commands::{Cli, locale_lang};

/// What `serve` is told then.
const HALL: [&str; 3] = ["stammtisch", "serve", "--open"];

/// What whoever double-clicked wants, after the help was shown; none where nobody did, or where he wants nothing.
///
/// In a terminal on other systems the help is all there is: there a desktop entry or a script starts the hall.
pub(crate) fn answer(code: u8) -> Option<Cli> {
    let alone = std::env::args_os().len() <= 1;
    if !asks((code, alone), io::stdin().is_terminal(), cfg!(windows)) {
        return None;
    }
    println!("\n{}", Texts::of(locale_lang()).get("serve-double-click"));
    let mut line = String::new();
    io::stdin().read_line(&mut line).ok()?;
    line.trim().is_empty().then(hall).flatten()
}

/// Whether somebody is asked: he gave no arguments, sees a terminal, and it closes when the program ends.
fn asks((code, alone): (u8, bool), terminal: bool, windows: bool) -> bool {
    cfg!(feature = "house") && code == 2 && alone && terminal && windows
}

fn hall() -> Option<Cli> {
    Cli::try_parse_from(HALL).ok()
}

#[cfg(test)]
mod tests {
    use super::{asks, hall};

    #[test]
    fn only_a_bare_start_in_a_window_of_its_own_is_asked() {
        assert_eq!(asks((2, true), true, true), cfg!(feature = "house"));
        for (code, alone, terminal, windows) in
            [(0, true, true, true), (2, false, true, true), (2, true, false, true), (2, true, true, false)]
        {
            assert!(!asks((code, alone), terminal, windows), "{code} {alone} {terminal} {windows}");
        }
    }

    #[test]
    fn enter_starts_the_hall() {
        assert_eq!(hall().is_some(), cfg!(feature = "house"));
    }
}
