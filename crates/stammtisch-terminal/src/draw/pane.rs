//! The pane at the right: the account of all four, and what was said.

use ratatui::layout::Rect;
use schafkopf::Seat;

use super::super::state::Table;
use super::canvas::{Canvas, wrapped};

/// Columns of a number in the account.
const NUMBER: u16 = 7;

impl Canvas<'_, '_> {
    /// Draws account and chronicle.
    pub(super) fn pane(&mut self, table: &Table, area: Rect) {
        let quiet = self.look.quiet();
        for row in 0..area.height {
            self.line(area, row, "│", quiet);
        }
        let inner = Rect { x: area.x + 2, width: area.width - 3, ..area };
        let used = self.account(table, inner);
        let below = Rect { y: inner.y + used + 1, height: inner.height.saturating_sub(used + 1), ..inner };
        self.chronicle(table.chronicle().lines(), below);
    }

    /// Units and list points of all four; returns the rows it takes.
    fn account(&mut self, table: &Table, area: Rect) -> u16 {
        let (durchgang, rules) = (table.sitting().durchgang(), &table.sitting().plan().rules);
        let mut columns = Vec::new();
        if rules.money.is_some() {
            columns.push(("table-column-units", durchgang.units()));
        }
        if rules.list.is_some() {
            columns.push(("table-column-points", durchgang.points()));
        }
        let (quiet, plain) = (self.look.quiet(), self.look.plain());
        let title = self.voice.get("table-account");
        self.line(area, 0, &title, quiet);
        for (place, (key, numbers)) in columns.iter().rev().enumerate() {
            let column = Rect { width: area.width.saturating_sub(place as u16 * NUMBER), ..area };
            let head = self.voice.get(key);
            self.right(column, 0, &head, quiet);
            for (row, seat) in table.person().round().into_iter().enumerate() {
                let style = self.look.sign(numbers[seat]);
                self.right(column, row as u16 + 1, &format!("{:+}", numbers[seat]), style);
            }
        }
        for (row, seat) in table.person().round().into_iter().enumerate() {
            let name = self.voice.name(seat);
            let names = area.width.saturating_sub(columns.len() as u16 * NUMBER);
            self.line(Rect { width: names, ..area }, row as u16 + 1, &name, plain);
        }
        let mut used = 1 + Seat::ALL.len() as u16;
        if durchgang.pot() != 0 {
            let pot =
                self.voice.format("table-pot", &[("units", stammtisch_text::Arg::from(durchgang.pot()))]);
            self.line(area, used, &pot, plain);
            used += 1;
        }
        used
    }

    /// The latest lines of a chronicle that fit.
    pub(super) fn chronicle(&mut self, lines: &[String], area: Rect) {
        let most = usize::from(area.width);
        let broken: Vec<String> = lines
            .iter()
            .flat_map(|line| {
                let parts = wrapped(line, most.saturating_sub(1));
                parts
                    .into_iter()
                    .enumerate()
                    .map(|(place, part)| if place == 0 { part } else { format!(" {part}") })
            })
            .collect();
        let first = broken.len().saturating_sub(usize::from(area.height));
        let plain = self.look.plain();
        for (row, line) in broken[first..].iter().enumerate() {
            self.line(area, row as u16, line, plain);
        }
    }
}
