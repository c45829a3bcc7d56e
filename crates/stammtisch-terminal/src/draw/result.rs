//! The end of a hand: who won, the points, how it was counted, and all four hands.

use ratatui::layout::Rect;
use ratatui::text::Span;
use schafkopf::{Card, CardSet, Ending, Outcome, RamschOutcome, Seat, Side};
use stammtisch_text::Arg;

use super::super::sitting::Hand;
use super::super::state::Table;
use super::super::voice::{index, order_of};
use super::bill::Counted;
use super::canvas::{Canvas, width};

/// Points at which something changes: Schneider, won, Schneider.
const MARKS: [u16; 3] = [30, 61, 91];
/// All card points.
const ALL: u16 = 120;

impl Canvas<'_, '_> {
    /// Draws the result of a hand.
    pub(super) fn result(&mut self, table: &Table) {
        let Some(hand) = table.sitting().hand() else { return };
        let Some(ending) = hand.game.ending() else { return };
        let all = self.area();
        let area = Rect { x: all.x + 1, width: all.width - 2, ..all };
        let number = hand.game.setup().number;
        let title = self.game_number(table.sitting(), number);
        let strong = self.look.strong();
        self.line(area, 0, &title, strong);
        let rows = match ending {
            Ending::Scored { outcome, .. } => self.scored(table, hand, outcome, area),
            Ending::ThrownIn => self.unscored(&self.voice.get("table-result-thrown-in"), area),
            Ending::Redealt { seat } => {
                self.unscored(&self.voice.says("table-ended-redealt", *seat, &[]), area)
            }
            Ending::Ramsch { outcome, .. } => self.ramsch(table, hand, outcome, area),
            Ending::SieVoid { seat } => {
                self.unscored(&self.voice.says("table-result-sie-void", *seat, &[]), area)
            }
        };
        if let (Ending::ThrownIn, Some(_)) = (ending, table.sitting().plan().rules.stock) {
            let pot = [("units", Arg::from(table.sitting().durchgang().pot()))];
            let text = self.voice.format("table-pot", &pot);
            let plain = self.look.plain();
            self.line(area, rows, &text, plain);
        }
        self.result_keys(table, area);
    }

    fn result_keys(&mut self, table: &Table, area: Rect) {
        let quiet = self.look.quiet();
        let notice = table.notice().map(|notice| notice.text.clone());
        if let Some(text) = notice {
            let strong = self.look.strong();
            self.line(area, area.height - 2, &text, strong);
        }
        let keys = self.keys(table, area.width + 2);
        self.line(area, area.height - 1, &keys, quiet);
    }

    fn unscored(&mut self, text: &str, area: Rect) -> u16 {
        let plain = self.look.plain();
        2 + self.text(Rect { y: area.y + 2, height: 4, ..area }, text, plain) + 1
    }

    fn scored(&mut self, table: &Table, hand: &Hand, outcome: &Outcome, area: Rect) -> u16 {
        self.verdict(table, outcome, area);
        self.bar(outcome, Rect { y: area.y + 3, height: 4, ..area });
        // A low screen has no room for gaps.
        let gap = u16::from(area.height >= 24);
        let top = area.y + 7 + gap;
        let narrow = area.width < 70;
        let half = if narrow { 25 } else { (area.width / 2).min(46) };
        let entry = match hand.game.ending() {
            Some(Ending::Scored { entry, .. }) => *entry,
            Some(
                Ending::ThrownIn | Ending::Redealt { .. } | Ending::Ramsch { .. } | Ending::SieVoid { .. },
            )
            | None => None,
        };
        let counted = Counted {
            game: &hand.game,
            outcome,
            paid: hand.paid.unwrap_or(schafkopf::Settlement::NOTHING),
            entry,
        };
        let bill = self.bill(&counted, Rect { y: top, width: half - 2, height: 9, ..area });
        let right = Rect { x: area.x + half, y: top, width: (area.width - half).min(38), height: 6 };
        self.accounts(table, &counted, right);
        let hands = Rect { y: top + bill.max(5) + gap, height: 4 + gap, ..area };
        self.hands(hand, hands);
        hands.bottom()
    }

    /// What a Ramsch came to: who lost it, and what each has taken and pays (V 3).
    fn ramsch(&mut self, table: &Table, hand: &Hand, outcome: &RamschOutcome, area: Rect) -> u16 {
        let (strong, plain) = (self.look.strong(), self.look.plain());
        let verdict = crate::chronicle::ramsch_end(outcome, self.voice);
        self.line(area, 2, &verdict, strong);
        let paid = hand.paid.unwrap_or(schafkopf::Settlement::NOTHING);
        for (row, seat) in (4..).zip(schafkopf::Seat::ALL) {
            let jungfrau = if outcome.jungfrauen.contains(seat) { "yes" } else { "no" };
            let args = [
                ("points", Arg::from(i64::from(outcome.points[seat]))),
                ("tricks", Arg::from(i64::from(outcome.tricks[seat]))),
                ("units", Arg::from(format!("{:+}", paid.units()[seat]))),
                ("jungfrau", Arg::from(jungfrau)),
            ];
            let text = self.voice.says("table-ramsch-row", seat, &args);
            self.line(area, row, &text, plain);
        }
        let hands = Rect { y: area.y + 10, height: 5.min(area.height.saturating_sub(12)), ..area };
        let _ = table;
        self.hands(hand, hands);
        hands.bottom()
    }

    /// Who played what, and how it went.
    fn verdict(&mut self, table: &Table, outcome: &Outcome, area: Rect) {
        let mine = outcome.parties.side(table.person()) == outcome.winners();
        let key = if mine { "table-result-you-won" } else { "table-result-you-lost" };
        let style = self.look.strong().patch(if mine { self.look.gain() } else { self.look.loss() });
        let own = self.voice.get(key);
        let height = match (outcome.schwarz, outcome.schneider) {
            (true, _) => "schwarz",
            (false, true) => "schneider",
            (false, false) => "plain",
        };
        let verdict = self.voice.format(
            if outcome.won { "table-result-won" } else { "table-result-lost" },
            &[("height", Arg::from(height))],
        );
        let mut played = self.voice.played(outcome.parties.declarer, outcome.contract);
        if let Some(partner) = outcome.parties.partner {
            played += &self.voice.says("table-result-partner", partner, &[]);
        }
        let number = table.sitting().setup().map_or(0, |setup| setup.number);
        let game = self.game_number(table.sitting(), number);
        let (strong, plain) = (self.look.strong(), self.look.plain());
        self.spans(area, 0, vec![Span::styled(format!("{game} · "), strong), Span::styled(own, style)]);
        self.line(area, 1, &format!("{played}."), plain);
        self.line(area, 2, &verdict, plain);
    }

    /// The points of the declarer's party as a bar, with marks where something changes.
    fn bar(&mut self, outcome: &Outcome, area: Rect) {
        let columns = (area.width - 1).min(ALL);
        let place = |points: u16| points * columns / ALL;
        let (quiet, plain) = (self.look.quiet(), self.look.plain());
        let points = u16::from(outcome.points);
        let args = [
            ("declarer", Arg::from(i64::from(points))),
            ("defenders", Arg::from(i64::from(ALL - points))),
            ("tricks", Arg::from(i64::from(outcome.tricks))),
            ("others", Arg::from(i64::from(8 - outcome.tricks))),
        ];
        let text = self.voice.format("table-result-points", &args);
        self.line(area, 0, &text, plain);
        // Who has reached a mark has filled its column.
        let reached = if points == 0 { 0 } else { (place(points) + 1).min(columns) };
        let filled = "█".repeat(usize::from(reached));
        let empty = "░".repeat(usize::from(columns - reached));
        let style = if outcome.won { self.look.gain() } else { self.look.loss() };
        self.spans(area, 1, vec![Span::styled(filled, style), Span::styled(empty, quiet)]);
        for (points, at) in [0, 30, 61, 91, ALL].map(|points| (points, place(points))) {
            let mark = if MARKS.contains(&points) { "┴" } else { "│" };
            let label = points.to_string();
            let x = (area.x + at).min(area.x + columns - 1);
            self.put(area, (x, area.y + 2), mark, quiet);
            let start = x.saturating_sub(width(&label) / 2).clamp(area.x, area.right() - width(&label));
            self.put(area, (start, area.y + 3), &label, quiet);
        }
    }

    /// How it was counted; returns the rows it takes.
    fn bill(&mut self, counted: &Counted<'_>, area: Rect) -> u16 {
        let (strong, plain, quiet) = (self.look.strong(), self.look.plain(), self.look.quiet());
        let title = self.voice.get("table-bill");
        self.line(area, 0, &title, strong);
        let items = counted.items(self.voice);
        for (row, item) in (1..).zip(&items) {
            let words = Rect { width: area.width.saturating_sub(13), ..area };
            self.line(words, row, &item.words, plain);
            self.right(Rect { width: area.width.saturating_sub(8), ..area }, row, &item.amount, plain);
            self.put(area, (area.right().saturating_sub(7), area.y + row), item.clause, quiet);
        }
        items.len() as u16 + 1
    }

    /// What each got for this hand, and his account.
    fn accounts(&mut self, table: &Table, counted: &Counted<'_>, area: Rect) {
        let (durchgang, rules) = (table.sitting().durchgang(), &table.sitting().plan().rules);
        let quiet = self.look.quiet();
        let mut columns: Vec<(&str, [i64; 4], bool)> = Vec::new();
        if rules.money.is_some() {
            columns.push(("table-column-units", *counted.paid.units().as_array(), true));
            columns.push(("table-column-account", *durchgang.units().as_array(), false));
        }
        if let Some(entry) = counted.entry {
            columns.push(("table-column-points", entry.points().as_array().map(i64::from), true));
            columns.push(("table-column-list", *durchgang.points().as_array(), false));
        }
        let step = if area.width < 38 { 7 } else { 8 };
        for (place, (key, numbers, signed)) in columns.iter().rev().enumerate() {
            let column = Rect { width: area.width.saturating_sub(place as u16 * step), ..area };
            let head = self.voice.get(key);
            self.right(column, 0, &head, quiet);
            for (row, seat) in (1..).zip(table.person().round()) {
                let number = numbers[seat.index()];
                let style = if *signed { self.look.sign(number) } else { self.look.plain() };
                self.right(column, row, &format!("{number:+}"), style);
            }
        }
        for (row, seat) in (1..).zip(table.person().round()) {
            let winner = counted.outcome.parties.side(seat) == counted.outcome.winners();
            let style = if winner { self.look.strong() } else { self.look.plain() };
            let name = self.voice.name(seat);
            let names = area.width.saturating_sub(columns.len() as u16 * step);
            self.line(Rect { width: names, ..area }, row, &name, style);
        }
    }

    /// All four hands, as they were dealt.
    fn hands(&mut self, hand: &Hand, area: Rect) {
        let strong = self.look.strong();
        let first = area.height.saturating_sub(4);
        if first > 0 {
            let title = self.voice.get("table-hands");
            self.line(area, 0, &title, strong);
        }
        let names = Seat::ALL.iter().map(|&seat| width(&self.voice.name(seat))).max().unwrap_or(0);
        let order = order_of(hand.game.contract());
        let parties = hand.game.parties();
        for (row, seat) in (first..).zip(hand.game.setup().dealer.next().round()) {
            let plays = parties.is_some_and(|parties| parties.side(seat) == Side::Declarer);
            let name = self.voice.name(seat);
            let style = if plays { self.look.strong() } else { self.look.plain() };
            self.line(area, row, &name, style);
            let mark = if plays { "*" } else { " " };
            let mut spans = vec![Span::styled(format!("{mark} "), style)];
            let cards: Vec<Card> = order.sorted(hand.game.deal().hand(seat)).collect();
            spans.extend(self.hand_words(&cards, order.trumps()));
            self.spans(
                Rect { x: area.x + names + 1, width: area.width.saturating_sub(names + 1), ..area },
                row,
                spans,
            );
        }
    }

    /// Cards as words, trumps and suits apart.
    fn hand_words(&self, cards: &[Card], trumps: CardSet) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        let mut last = None;
        for &card in cards {
            let group = if trumps.contains(card) { None } else { Some(card.suit()) };
            if last.is_some_and(|last| last != group) {
                spans.push(Span::raw("  "));
            }
            last = Some(group);
            let (suit, rank) = index(card);
            spans.push(Span::styled(format!("{suit}{rank} "), self.look.card_word(card.suit())));
        }
        spans
    }
}
