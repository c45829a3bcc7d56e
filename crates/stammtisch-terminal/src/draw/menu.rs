//! What the person is asked, what he may say, and the keys for it.

use ratatui::layout::Rect;
use ratatui::text::Span;
use stammtisch_text::Arg;

use super::super::claimer::Claimer;
use super::super::cutter::Cutter;
use super::super::menu::{Menu, Topic};
use super::super::state::{Desk, Table};
use super::super::voice::{index, order_of};
use super::canvas::{Canvas, width};
use super::places::Places;

impl Canvas<'_, '_> {
    /// Draws the row that asks, the message below the hand, and the keys.
    pub(super) fn prompt(&mut self, table: &Table, places: &Places) {
        let line = Rect { x: places.prompt.x + 1, width: places.prompt.width - 2, ..places.prompt };
        let asked = self.look.asked();
        match table.desk() {
            _ if table.full_trick().is_some() => {
                let text = self.full_trick(table);
                self.line(line, 0, &text, asked);
            }
            Desk::Say(menu) if matches!(menu.topic(), Topic::Stoss | Topic::Retour) => {
                self.inline(menu, line);
            }
            Desk::Claim(claimer) => self.claim(*claimer, line),
            Desk::Watch | Desk::Cut(_) | Desk::Say(_) | Desk::Card(_) | Desk::Result | Desk::Finished => {
                let text = self.question(table);
                self.line(line, 0, &text, asked);
            }
        }
        self.message(table, places);
        let keys = self.keys(table, places.keys.width);
        let quiet = self.look.quiet();
        self.line(
            Rect { x: places.keys.x + 1, width: places.keys.width - 1, ..places.keys },
            0,
            &keys,
            quiet,
        );
    }

    fn full_trick(&self, table: &Table) -> String {
        table.full_trick().map_or_else(String::new, |full| {
            let points = [("points", Arg::from(i64::from(full.points)))];
            self.voice.says("table-takes", full.winner, &points)
        })
    }

    /// What the person is asked, or whom the table waits for.
    fn question(&self, table: &Table) -> String {
        match table.desk() {
            Desk::Say(menu) => self.voice.get(match menu.topic() {
                Topic::Bid => "table-ask-bid",
                Topic::Declare => "table-ask-contract",
                Topic::Stoss => "table-ask-stoss",
                Topic::Retour => "table-ask-retour",
                Topic::Knock => "table-ask-knock",
                Topic::Court => "table-ask-court",
                Topic::Give => "table-ask-give",
            }),
            Desk::Card(picker) if !picker.typed().is_empty() => {
                self.voice.format("table-ask-typed", &[("typed", Arg::from(picker.typed().to_uppercase()))])
            }
            Desk::Card(_) => {
                let leads = table.view().is_some_and(|view| view.table.trick.is_empty());
                self.voice.get(if leads { "table-ask-lead" } else { "table-ask-card" })
            }
            Desk::Watch => {
                table.bot_to_act().map_or_else(String::new, |seat| self.voice.says("table-thinks", seat, &[]))
            }
            Desk::Cut(_) | Desk::Claim(_) | Desk::Result | Desk::Finished => String::new(),
        }
    }

    /// A choice between a few words, in one row.
    fn inline(&mut self, menu: &Menu, line: Rect) {
        let key = match menu.topic() {
            Topic::Retour => "table-ask-retour",
            Topic::Knock => "table-ask-knock",
            Topic::Court => "table-ask-court",
            Topic::Give => "table-ask-give",
            Topic::Bid | Topic::Declare | Topic::Stoss => "table-ask-stoss",
        };
        let ask = self.voice.format(key, &[("stoss", Arg::from(self.voice.stoss()))]);
        let mut spans = vec![Span::styled(format!("{ask}  "), self.look.asked())];
        for (place, item) in menu.items().iter().enumerate() {
            let (chosen, style) = self.look.choice(menu.chosen() == Some(place));
            spans.push(Span::styled(format!("{chosen}{} {} ", place + 1, item.label), style));
            spans.push(Span::raw("  "));
        }
        self.spans(line, 0, spans);
    }

    fn claim(&mut self, claimer: Claimer, line: Rect) {
        let claim = claimer.claim();
        let args = [
            ("runners", Arg::from(i64::from(claim.runners))),
            ("schwarz", Arg::from(if claim.schwarz { "yes" } else { "no" })),
        ];
        let text = self.voice.format("table-ask-claim", &args);
        let style = self.look.asked();
        self.line(line, 0, &text, style);
    }

    /// A choice of words, one a row, in two columns where one is too short.
    pub(super) fn menu(&mut self, menu: &Menu, area: Rect) {
        let (count, rows) = (menu.items().len(), usize::from(area.height.max(1)));
        let widest = menu.items().iter().map(|item| width(&item.label) + 6).max().unwrap_or(0);
        let columns = if count > rows && widest * 2 <= area.width { 2 } else { 1 };
        let shown = rows * columns;
        // Where not everything fits, the list moves with what is chosen.
        let first = menu.chosen().map_or(0, |place| (place + 1).saturating_sub(shown));
        for (place, item) in menu.items().iter().enumerate().skip(first).take(shown) {
            let (column, row) = ((place - first) / rows, (place - first) % rows);
            let (mark, style) = self.look.choice(menu.chosen() == Some(place));
            let text = format!("{mark} {:>2} {} ", place + 1, item.label);
            self.put(area, (area.x + column as u16 * (area.width / 2), area.y + row as u16), &text, style);
        }
        let quiet = self.look.quiet();
        if first > 0 {
            self.right(area, 0, "↑", quiet);
        }
        if first + shown < count {
            self.right(area, area.height - 1, "↓", quiet);
        }
    }

    /// What the table tells: an explanation, a hint, or what the chosen words bind one to.
    fn message(&mut self, table: &Table, places: &Places) {
        let area = Rect { x: places.message.x + 1, width: places.message.width - 2, ..places.message };
        if let Some(notice) = table.notice() {
            let style = if notice.is_refusal { self.look.refusal() } else { self.look.strong() };
            self.text(area, &notice.text, style);
            return;
        }
        let plain = self.look.plain();
        match table.desk() {
            Desk::Say(menu) => {
                let binds = menu.item().map_or("", |item| &item.binds);
                self.text(area, binds, plain);
            }
            Desk::Claim(_) => {
                let dealt = self.voice.format("table-dealt", &[("cards", Arg::from(dealt(table)))]);
                self.text(area, &dealt, plain);
            }
            Desk::Watch | Desk::Cut(_) | Desk::Card(_) | Desk::Result | Desk::Finished => {}
        }
    }

    /// The keys that matter now, as many as there is room for.
    pub(super) fn keys(&self, table: &Table, columns: u16) -> String {
        let own = match table.desk() {
            _ if table.full_trick().is_some() => "table-keys-trick",
            Desk::Watch => "table-keys-watch",
            Desk::Cut(Cutter::Cut { .. }) => "table-keys-cut",
            Desk::Cut(Cutter::Shuffle { .. }) => "table-keys-shuffle",
            Desk::Say(menu) if matches!(menu.topic(), Topic::Stoss | Topic::Retour) => "table-keys-double",
            Desk::Say(_) => "table-keys-say",
            Desk::Card(_) => "table-keys-card",
            Desk::Claim(_) => "table-keys-claim",
            Desk::Result if table.sitting().durchgang().is_over() => "table-keys-last-result",
            Desk::Result => "table-keys-result",
            Desk::Finished => "table-keys-finished",
        };
        let mut parts = vec![self.voice.get(own)];
        let general: &[&str] = match table.desk() {
            Desk::Cut(Cutter::Shuffle { .. }) => &["table-key-help-typing", "table-key-order"],
            Desk::Cut(Cutter::Cut { .. }) => {
                &["table-key-help", "table-key-quit", "table-key-order", "table-key-book", "table-key-pace"]
            }
            Desk::Result if table.full_trick().is_none() => &[
                "table-key-quit",
                "table-key-book",
                "table-key-proof",
                "table-key-chronicle",
                "table-key-help",
            ],
            Desk::Say(_) | Desk::Card(_) | Desk::Claim(_) => {
                &["table-key-help", "table-key-quit", "table-key-hint", "table-key-last", "table-key-book"]
            }
            Desk::Watch | Desk::Result | Desk::Finished => {
                &["table-key-help", "table-key-quit", "table-key-last", "table-key-book", "table-key-pace"]
            }
        };
        // What comes first matters most; the rest where there is room.
        for key in general {
            let part = self.voice.get(key);
            if width(&parts.join("  ")) + width(&part) + 4 <= columns {
                parts.push(part);
            }
        }
        parts.join("  ")
    }
}

/// The cards that the person was dealt, trumps first.
fn dealt(table: &Table) -> String {
    let Some(view) = table.view() else { return String::new() };
    let word = |card| {
        let (suit, rank) = index(card);
        format!("{suit}{rank}")
    };
    order_of(view.table.contract).sorted(view.memory.dealt).map(word).collect::<Vec<_>>().join(" ")
}
