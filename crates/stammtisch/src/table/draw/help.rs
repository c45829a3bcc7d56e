//! The keys, and what the marks mean.

use super::canvas::{Canvas, wrapped};

/// The keys of the lines of the help, each a key and what it does.
const LINES: [&str; 12] = [
    "table-help-arrows",
    "table-help-name",
    "table-help-enter",
    "table-help-space",
    "table-help-hint",
    "table-help-last",
    "table-help-chronicle",
    "table-help-book",
    "table-help-pace",
    "table-help-proof",
    "table-help-quit",
    "table-help-marks",
];
/// Columns of the keys.
const KEYS: u16 = 15;

impl Canvas<'_, '_> {
    /// Draws the help.
    pub(super) fn help(&mut self) {
        let all = self.area();
        let title = self.voice.get("table-help");
        let inner = self.window((78.min(all.width), 20.min(all.height)), &title);
        let (strong, plain) = (self.look.strong(), self.look.plain());
        let mut row = 0;
        for key in LINES {
            let line = self.voice.get(key);
            let (keys, text) = line.split_once('|').unwrap_or(("", &line));
            self.line(inner, row, keys.trim(), strong);
            for part in wrapped(text, usize::from(inner.width.saturating_sub(KEYS))) {
                self.put(inner, (inner.x + KEYS, inner.y + row), &part, plain);
                row += 1;
            }
        }
        self.close_line(inner);
    }
}
