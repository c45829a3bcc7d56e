//! The sheet itself: head, rows with their columns for plus and minus, foot, signatures.

use schafkopf::{BySeat, Seat};
use schafkopf_turnier::{Entry, SeatTotals};
use stammtisch_text::Arg;

use super::Layout;
use super::lines::{Line, Style};
use super::sheets::{row_height, split};
use crate::markup::Markup;
use crate::numbers::signed;

/// Games in a round, after which the list is checked (S 5.3.3).
const ROUND: u32 = 4;
/// Height of a row of the model, in tenths of a millimetre.
const MODEL_ROW: u32 = 80;
/// Nothing, as the model sheet writes it.
const NOTHING: &str = "–";

/// Plus and minus so far.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    plus: BySeat<i64>,
    minus: BySeat<i64>,
    /// Whether all games so far are written.
    is_whole: bool,
}

impl Sums {
    fn of(totals: &BySeat<SeatTotals>) -> Sums {
        Sums {
            plus: BySeat::from_fn(|seat| i64::from(totals[seat].plus)),
            minus: BySeat::from_fn(|seat| i64::from(totals[seat].minus)),
            is_whole: true,
        }
    }

    fn add(&mut self, line: &Line) {
        let Some(entry) = &line.entry else {
            self.is_whole = false;
            return;
        };
        if line.style == Style::Old {
            return;
        }
        for (seat, &points) in entry.points.points().iter() {
            let column = if points < 0 { &mut self.minus } else { &mut self.plus };
            column[seat] += i64::from(points.unsigned_abs());
        }
    }

    fn total(&self, seat: Seat) -> i64 {
        self.plus[seat] - self.minus[seat]
    }
}

impl Layout {
    /// Prints all sheets of the list.
    pub(super) fn print(&self, page: &mut Markup) {
        let sheets = split(&self.lines);
        let mut sums =
            Sums { is_whole: self.is_filled(), ..self.totals.as_ref().map(Sums::of).unwrap_or_default() };
        let last = sheets.len() - 1;
        for (number, lines) in sheets.iter().enumerate() {
            let is_last = number == last;
            let notes = if is_last { self.notes.len() } else { 0 };
            let height = row_height(lines, self.extra_rows() + u32::from(number > 0), notes);
            page.measured(("section", "sheet"), ("row", height), |page| {
                self.head(page, (number, sheets.len()));
                page.put("table", if self.is_filled() { "list filled" } else { "list" }, |table| {
                    self.columns(table);
                    self.body(table, lines, number > 0, &mut sums);
                    self.foot(table, is_last, &sums);
                });
                if is_last {
                    self.keeper_line(page);
                    self.print_notes(page);
                }
                if self.is_void {
                    page.say("div", "void", &self.say("paper-void"));
                }
            });
            if let Some(model) = &self.back {
                model.print_model(page);
            }
        }
    }

    /// Prints the model, a page of its own, so that it comes on the back of a sheet that is printed on both sides.
    fn print_model(&self, page: &mut Markup) {
        let mut sums = Sums { is_whole: true, ..Sums::default() };
        page.measured(("section", "sheet model"), ("row", MODEL_ROW), |page| {
            page.say("h1", "", &self.say("paper-model"));
            page.put("table", "list filled", |table| {
                self.columns(table);
                self.body(table, &self.lines, false, &mut sums);
                table.put("tbody", "foot", |foot| self.sums_and_result(foot, &sums));
            });
            page.say("p", "hint", &self.say("paper-model-hint"));
        });
    }

    /// Rows in the foot that P's model does not have: table points and the sum (T 6).
    fn extra_rows(&self) -> u32 {
        if self.has_table_points { 2 } else { 0 }
    }

    fn head(&self, page: &mut Markup, (number, count): (usize, usize)) {
        page.put("div", "title", |title| {
            title.put("div", "name", |name| {
                name.say("b", "", &self.say("paper-list"));
                if count > 1 {
                    name.say("span", "", &format!(" ({}/{count})", number + 1));
                }
            });
            title.put("div", "of", |of| {
                of.say("div", "", &self.title);
                of.say("div", "", &self.subtitle);
            });
            for (key, value) in [("paper-match", self.match_number), ("paper-table", self.table)] {
                title.put("div", "box", |field| {
                    field.text(&self.say(key));
                    field.say("b", "", &value.map(|value| value.to_string()).unwrap_or_default());
                });
            }
        });
        match &self.code {
            None => page.put("table", "players", |table| self.players_table(table)),
            Some(code) => page.put("div", "coded", |head| {
                head.put("table", "players", |table| self.players_table(table));
                head.put("div", "code", |place| place.picture(&code.svg()));
            }),
        }
    }

    fn players_table(&self, table: &mut Markup) {
        table.put("tr", "", |row| {
            let columns = [
                ("seat", "paper-column-player"),
                ("number", "paper-column-number"),
                ("customer", "paper-column-customer"),
                ("first", "paper-column-first-name"),
                ("surname", "paper-column-surname"),
                ("town", "paper-column-town"),
            ];
            for (class, key) in columns {
                row.say("th", class, &self.say(key));
            }
        });
        for (seat, player) in self.players.iter() {
            let player = player.clone().unwrap_or_default();
            table.put("tr", "", |row| {
                row.say("th", "", &seat.number().to_string());
                for text in
                    [&player.number, &player.customer, &player.first_name, &player.surname, &player.town]
                {
                    row.put("td", "", |cell| cell.say("div", "", text));
                }
            });
        }
    }

    fn columns(&self, table: &mut Markup) {
        table.put("thead", "", |head| {
            head.put("tr", "", |row| {
                row.heading("number", (1, 2), |cell| cell.text(&self.say("paper-column-game")));
                row.heading("what", (1, 2), |cell| cell.text(&self.say("paper-column-what")));
                for (seat, player) in self.players.iter() {
                    row.heading("player", (2, 1), |cell| {
                        cell.say("b", "", &self.player(seat));
                        let surname = player.as_ref().map_or("", |player| player.surname.as_str());
                        cell.say("div", "surname", surname);
                    });
                }
                row.heading("referee", (1, 2), |cell| cell.text(&self.say("paper-column-referee")));
            });
            head.put("tr", "signs", |row| {
                for _ in Seat::ALL {
                    row.say("th", "plus", "+");
                    row.say("th", "minus", NOTHING);
                }
            });
        });
    }

    fn body(&self, table: &mut Markup, lines: &[Line], continues: bool, sums: &mut Sums) {
        table.put("tbody", "", |body| {
            if continues {
                self.sums_row(body, ("carried", "paper-carried"), sums);
            } else if self.totals.is_some() {
                body.put("tr", "totals", |row| {
                    row.wide("label", 11, |cell| cell.text(&self.say("paper-totals")));
                });
                self.check_row(body, sums);
            }
            for (place, line) in lines.iter().enumerate() {
                print_line(body, line);
                sums.add(line);
                let next = lines.get(place + 1);
                let ends_game = next.is_none_or(|next| next.game != line.game);
                let is_last_game = self.lines.last().is_some_and(|last| last.game == line.game);
                let is_round = self.totals.is_none() && ends_game;
                if is_round && (line.game.is_multiple_of(ROUND) || is_last_game) {
                    self.check_row(body, sums);
                }
            }
        });
    }

    /// The cross-check after a round: what everybody has, and that it adds up to nothing (S 5.3.3).
    fn check_row(&self, body: &mut Markup, sums: &Sums) {
        body.put("tr", "check", |row| {
            row.wide("label", 2, |cell| cell.text(&self.say("paper-check")));
            for seat in Seat::ALL {
                row.wide("player", 2, |cell| {
                    if sums.is_whole {
                        cell.text(&signed(sums.total(seat)));
                    }
                });
            }
            let sum: i64 = Seat::ALL.into_iter().map(|seat| sums.total(seat)).sum();
            let text = if sums.is_whole { format!("Σ = {sum}") } else { "Σ = 0 ☐".to_owned() };
            row.say("td", "sum", &text);
        });
    }

    fn foot(&self, table: &mut Markup, is_last: bool, sums: &Sums) {
        table.put("tbody", "foot", |foot| {
            if !is_last {
                self.sums_row(foot, ("", "paper-carried"), sums);
                return;
            }
            self.sums_and_result(foot, sums);
            if self.has_table_points {
                let points = self.table_points.as_ref();
                self.result_row(foot, "paper-table-points", |seat| {
                    points.map(|points| points[seat].to_string())
                });
                let with_points = |seat| points.map(|points| signed(points[seat] + sums.total(seat)));
                self.result_row(foot, "paper-result-with-table-points", with_points);
            }
            self.signature_row(foot);
        });
    }

    fn sums_and_result(&self, foot: &mut Markup, sums: &Sums) {
        self.sums_row(foot, ("", "paper-total"), sums);
        self.deduction_row(foot, sums);
        self.result_row(foot, "paper-result", |seat| {
            (self.is_filled() && sums.is_whole).then(|| signed(sums.total(seat)))
        });
    }

    fn sums_row(&self, body: &mut Markup, (class, label): (&'static str, &str), sums: &Sums) {
        body.put("tr", class, |row| {
            row.wide("label", 2, |cell| cell.text(&self.say(label)));
            for seat in Seat::ALL {
                let number = |sum: i64| if self.is_filled() { sum.to_string() } else { String::new() };
                row.say("td", "plus", &number(sums.plus[seat]));
                row.say("td", "minus", &number(sums.minus[seat]));
            }
            row.say("td", "", "");
        });
    }

    /// The smaller of the two sums, taken from the larger, in whose column it stands.
    fn deduction_row(&self, foot: &mut Markup, sums: &Sums) {
        foot.put("tr", "", |row| {
            row.wide("label", 2, |cell| cell.text(&self.say("paper-deduction")));
            for seat in Seat::ALL {
                let (plus, minus) = (sums.plus[seat], sums.minus[seat]);
                let text = format!("–\u{a0}{}", plus.min(minus));
                let cells = match (self.is_filled(), plus >= minus) {
                    (false, _) => ["", ""],
                    (true, true) => [text.as_str(), ""],
                    (true, false) => ["", text.as_str()],
                };
                row.say("td", "plus", cells[0]);
                row.say("td", "minus", cells[1]);
            }
            row.say("td", "", "");
        });
    }

    fn result_row(&self, foot: &mut Markup, label: &str, result: impl Fn(Seat) -> Option<String>) {
        foot.put("tr", "result", |row| {
            row.wide("label", 2, |cell| cell.text(&self.say(label)));
            for seat in Seat::ALL {
                row.wide("player", 2, |cell| cell.text(&result(seat).unwrap_or_default()));
            }
            row.say("td", "", "");
        });
    }

    fn signature_row(&self, foot: &mut Markup) {
        foot.put("tr", "signatures", |row| {
            row.wide("label", 2, |cell| cell.text(&self.say("paper-signatures")));
            for (seat, player) in self.players.iter() {
                row.wide("player", 2, |cell| {
                    if self.signed[seat] {
                        let player = player.clone().unwrap_or_default();
                        cell.text(&self.signed_by(&format!("{} {}", player.first_name, player.surname)));
                    }
                });
            }
            row.say("td", "referee", &self.say("paper-column-referee"));
        });
    }

    fn signed_by(&self, name: &str) -> String {
        self.texts.format("paper-signed", &[("name", Arg::from(name.trim()))])
    }

    fn keeper_line(&self, page: &mut Markup) {
        let keeper = self.keeper.map(|seat| self.player(seat)).unwrap_or_default();
        let name = self.keeper.and_then(|seat| self.players[seat].as_ref());
        let name = name.map(|player| format!("{} {}", player.first_name, player.surname)).unwrap_or_default();
        let signature = if self.keeper_signed { self.signed_by(&name) } else { String::new() };
        page.put("div", "keeper", |line| {
            let fields = [
                ("line short", "paper-keeper", keeper),
                ("line", "paper-keeper-signature", signature),
                ("line short", "paper-checked", String::new()),
            ];
            for (class, key, value) in fields {
                line.put("div", class, |field| {
                    field.text(&self.say(key));
                    field.say("span", "", &value);
                });
            }
        });
    }

    fn print_notes(&self, page: &mut Markup) {
        if self.notes.is_empty() {
            return;
        }
        page.put("div", "notes", |notes| {
            for (number, note) in (1..).zip(&self.notes) {
                notes.say("p", "", &format!("{number}) {note}"));
            }
        });
    }
}

fn print_line(body: &mut Markup, line: &Line) {
    let class = match line.style {
        Style::Plain => "game",
        Style::Old => "game old",
        Style::Struck => "game struck",
    };
    body.put("tr", class, |row| {
        row.say("th", "", &line.game.to_string());
        row.put("td", "what", |cell| {
            cell.text(&line.what);
            if !line.marks.is_empty() {
                let marks: Vec<String> = line.marks.iter().map(|mark| format!("{mark})")).collect();
                cell.say("small", "mark", &marks.join(" "));
            }
        });
        for seat in Seat::ALL {
            print_points(row, line.entry.as_ref(), seat);
        }
        row.say("td", "referee", &line.referee);
    });
}

/// Plus and minus of a player; what he played alone is circled (S 5.3.3, P 8).
fn print_points(row: &mut Markup, entry: Option<&Entry>, seat: Seat) {
    let points = entry.map(|entry| entry.points.points()[seat]);
    let is_solo = entry.and_then(|entry| entry.solo).is_some_and(|solo| solo.soloist == seat);
    for (class, is_mine) in
        [("plus", points.is_some_and(|p| p > 0)), ("minus", points.is_some_and(|p| p < 0))]
    {
        row.put("td", class, |cell| match points {
            None => {}
            Some(points) if is_mine && is_solo => {
                cell.say("span", "circle", &points.unsigned_abs().to_string());
            }
            Some(points) if is_mine => cell.text(&points.unsigned_abs().to_string()),
            Some(_) => cell.text(NOTHING),
        });
    }
}
