//! The keys, and what the marks mean.

use schafkopf::Seat;
use stammtisch_text::Arg;

use super::super::state::Table;
use super::canvas::{Canvas, wrapped};

/// The keys of the lines of the help, each a key and what it does.
const LINES: [&str; 14] = [
    "table-help-arrows",
    "table-help-name",
    "table-help-enter",
    "table-help-space",
    "table-help-hint",
    "table-help-last",
    "table-help-chronicle",
    "table-help-book",
    "table-help-pace",
    "table-help-order",
    "table-help-proof",
    "table-help-quit",
    "table-help-marks",
    "table-help-bots",
];
/// Columns of the keys.
const KEYS: u16 = 14;

impl Canvas<'_, '_> {
    /// Draws the help.
    pub(super) fn help(&mut self, table: &Table) {
        let all = self.area();
        let title = self.voice.get("table-help");
        let inner = self.note((78.min(all.width), 20.min(all.height)), &title);
        let (strong, plain) = (self.look.strong(), self.look.plain());
        let mut row = 0;
        let bots = [("bots", Arg::from(self.bots(table)))];
        for key in LINES {
            let line = self.voice.format(key, &bots);
            let (keys, text) = line.split_once('|').unwrap_or(("", &line));
            self.line(inner, row, keys.trim(), strong);
            for part in wrapped(text, usize::from(inner.width.saturating_sub(KEYS))) {
                self.put(inner, (inner.x + KEYS, inner.y + row), &part, plain);
                row += 1;
            }
        }
    }

    /// Who plays at the table, with the kind of bot.
    fn bots(&self, table: &Table) -> String {
        let plan = table.sitting().plan();
        let bot =
            |seat: Seat| plan.bot(seat).map(|bot| format!("{} ({})", self.voice.name(seat), bot.name()));
        let bots: Vec<String> = plan.person.round().into_iter().filter_map(bot).collect();
        bots.join(", ")
    }
}
