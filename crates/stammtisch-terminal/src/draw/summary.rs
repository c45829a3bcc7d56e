//! The end of a match: the account of all four.

use ratatui::layout::Rect;
use schafkopf::{BySeat, Seat};
use schafkopf_turnier::table_points;
use stammtisch_text::Arg;

use super::super::sitting::Stage;
use super::super::state::Table;
use super::canvas::Canvas;

impl Canvas<'_, '_> {
    /// Draws the result of a match.
    pub(super) fn summary(&mut self, table: &Table) {
        let all = self.area();
        let area = Rect { x: all.x + 2, width: (all.width - 4).min(90), ..all };
        let (strong, plain, quiet) = (self.look.strong(), self.look.plain(), self.look.quiet());
        let sitting = table.sitting();
        let games = [("games", Arg::from(sitting.ledger().games() as i64))];
        let title = self.voice.format("table-summary", &games);
        self.line(area, 1, &title, strong);
        let rules = self.voice.rules().to_owned();
        self.line(area, 2, &rules, quiet);
        self.places_line(table, area);
        let columns = self.columns(table);
        let step = if area.width < 70 { 8 } else { 10 };
        for (place, (head, values)) in columns.iter().rev().enumerate() {
            let column = Rect { width: area.width.saturating_sub(place as u16 * step), ..area };
            self.right(column, 6, head, quiet);
            for (row, seat) in (7..).zip(by_result(table)) {
                self.right(column, row, &values[seat], plain);
            }
        }
        for (row, seat) in (7..).zip(by_result(table)) {
            let style = if seat == table.person() { strong } else { plain };
            let names = area.width.saturating_sub(columns.len() as u16 * step);
            let name = format!("{}. {}", place_of(table, seat), self.voice.name(seat));
            self.line(Rect { width: names, ..area }, row, &name, style);
        }
        if let Stage::Finished { split } = sitting.stage()
            && split.pot() != 0
        {
            let text = self.voice.format("table-summary-pot", &[("units", Arg::from(-split.pot()))]);
            self.line(area, 12, &text, plain);
        }
        if table.faults() > 0 {
            let faults = [("faults", Arg::from(i64::from(table.faults())))];
            let text = self.voice.format("table-summary-faults", &faults);
            self.line(area, 13, &text, plain);
        }
        let keys = self.voice.get("table-keys-finished");
        self.line(area, all.height - 1, &keys, quiet);
    }

    /// Who came first, and where the person came in.
    fn places_line(&mut self, table: &Table, area: Rect) {
        let place = place_of(table, table.person());
        let text = self.voice.format("table-summary-place", &[("place", Arg::from(place))]);
        let style = self.look.strong();
        self.line(area, 4, &text, style);
    }

    /// The columns of the account, each with its heading.
    fn columns(&self, table: &Table) -> Vec<(String, BySeat<String>)> {
        let (durchgang, rules) = (table.sitting().durchgang(), &table.sitting().plan().rules);
        let mut columns = Vec::new();
        if let Some(money) = &rules.money {
            let units = durchgang.units();
            columns.push((self.voice.get("table-column-units"), units.map(|units| format!("{units:+}"))));
            let cents = |units: i64| self.euros(units * i64::from(money.unit_cents));
            columns.push((self.voice.get("table-column-euros"), units.map(cents)));
        }
        if rules.list.is_some() {
            let points = durchgang.points().map(|points| format!("{points:+}"));
            columns.push((self.voice.get("table-column-points"), points));
        }
        let places = rules.tournament.as_ref().map_or(&[][..], |tournament| &tournament.table_points);
        if let Some(points) = table_points(places, durchgang.points()) {
            columns
                .push((self.voice.get("table-column-table-points"), points.map(|points| points.to_string())));
        }
        let tallies = table.sitting().ledger().tallies();
        let played = tallies.map(|tally| format!("{}/{}", tally.won, tally.played));
        columns.push((self.voice.get("table-column-played"), played));
        let solos = tallies.map(|tally| format!("{}/{}", tally.solos_won, tally.solos));
        columns.push((self.voice.get("table-column-solos"), solos));
        columns
    }

    /// An amount of money in the form of the language.
    fn euros(&self, cents: i64) -> String {
        let sign = if cents < 0 { "-" } else { "+" };
        let (whole, part) = (cents.unsigned_abs() / 100, cents.unsigned_abs() % 100);
        let args = [
            ("sign", Arg::from(sign)),
            ("whole", whole.to_string().into()),
            ("part", format!("{part:02}").into()),
        ];
        self.voice.texts().format("table-euros", &args)
    }
}

/// What decides the places: list points where there is a list, else money.
fn totals(table: &Table) -> &BySeat<i64> {
    let durchgang = table.sitting().durchgang();
    if table.sitting().plan().rules.list.is_some() { durchgang.points() } else { durchgang.units() }
}

/// The seats by their result, the best first.
fn by_result(table: &Table) -> [Seat; 4] {
    let mut seats = table.person().round();
    seats.sort_by_key(|&seat| -totals(table)[seat]);
    seats
}

/// The place of a seat; who is level shares it.
fn place_of(table: &Table, seat: Seat) -> i64 {
    let totals = totals(table);
    1 + totals.as_array().iter().filter(|&&total| total > totals[seat]).count() as i64
}
