//! QR codes of links, for the terminal.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// White modules around a code in a terminal, where room is dear.
const QUIET_IN_TERMINAL: usize = 2;

/// A link as text, two modules a character. With colours a code can be read whatever those of the terminal are; without
/// them it takes a terminal that writes light on dark.
pub fn terminal(link: &str, colours: bool) -> Option<String> {
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    let width = code.width();
    let colors = code.to_colors();
    let is_light = |x: usize, y: usize| {
        let place = x.checked_sub(QUIET_IN_TERMINAL).zip(y.checked_sub(QUIET_IN_TERMINAL));
        let inside = place.filter(|&(x, y)| x < width && y < width);
        inside.is_none_or(|(x, y)| colors[y * width + x] == Color::Light)
    };
    let side = width + 2 * QUIET_IN_TERMINAL;
    let mut text = String::new();
    for y in (0..side).step_by(2) {
        if colours {
            text.push_str("\u{1b}[97;40m");
        }
        for x in 0..side {
            let lower = y + 1 < side && is_light(x, y + 1);
            text.push(match (is_light(x, y), lower) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        let _ = writeln!(text, "{}", if colours { "\u{1b}[0m" } else { "" });
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::terminal;

    #[test]
    fn links_become_codes() {
        let link = "http://192.168.178.23:7333/t/MDEyMzQ1Njc4OWFiY2RlZg";
        let text = terminal(link, true).expect("it is short");
        let widths: Vec<usize> =
            text.lines().map(|line| line.chars().filter(|c| "█▀▄ ".contains(*c)).count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{widths:?}");
        assert_eq!(widths[0].div_ceil(2), widths.len());
        assert_eq!(terminal(&"x".repeat(10_000), true), None);
    }
}
