//! Seating plans for the wall: by table, and by name.

use schafkopf_turnier::{Place, PlayerNumber, Seating};
use stammtisch_text::Arg;

use crate::alphabet::sort_key;
use crate::document::Look;
use crate::markup::Markup;
use crate::numbers::long_date;
use crate::paper::Paper;

/// How seating plans look.
pub(crate) const LOOK: Look = Look { css: include_str!("css/seating_plan.css") };

/// Tables on a sheet: two columns.
const TABLES_A_SHEET: usize = 14;
/// Names in a column, of which a sheet has two.
const NAMES_A_COLUMN: usize = 36;

/// Prints who sits at which table.
pub(crate) fn by_table(paper: &Paper<'_>, (match_number, seating): (u32, &Seating), page: &mut Markup) {
    let tables: Vec<_> = (1_u32..).zip(&seating.tables).collect();
    let is_small = tables.len() <= TABLES_A_SHEET / 2;
    for tables in tables.chunks(TABLES_A_SHEET) {
        page.put("section", "sheet", |sheet| {
            heading(paper, "paper-seating-by-table", match_number, sheet);
            sheet.put("div", if is_small { "tables large" } else { "tables" }, |grid| {
                for (number, players) in tables {
                    grid.put("div", "table", |card| {
                        card.put("div", "number", |field| {
                            field.say("small", "", &paper.texts().get("paper-table"));
                            field.say("b", "", &number.to_string());
                        });
                        card.put("table", "", |rows| {
                            for (seat, &player) in players.iter() {
                                table_row(paper, seat.number(), player, rows);
                            }
                        });
                    });
                }
            });
        });
    }
}

fn table_row(paper: &Paper<'_>, seat: u8, player: PlayerNumber, rows: &mut Markup) {
    rows.put("tr", "", |row| {
        row.say("th", "", &seat.to_string());
        row.put("td", "name", |cell| {
            cell.say("div", "", &paper.name_to_look_up(player));
            cell.say("div", "town", paper.town(player));
        });
        row.say("td", "start", &player.to_string());
    });
}

/// Prints where everybody sits, in the order of the alphabet.
pub(crate) fn by_name(paper: &Paper<'_>, (match_number, seating): (u32, &Seating), page: &mut Markup) {
    let namesakes = paper.namesakes();
    let told_apart = |player| namesakes.told_apart(player, paper.name_to_look_up(player));
    let mut names: Vec<(String, Place, PlayerNumber)> =
        seating.places().map(|(place, player)| (told_apart(player), place, player)).collect();
    names.sort_by_cached_key(|(name, _, player)| (sort_key(name), *player));
    let is_small = names.len() <= NAMES_A_COLUMN;
    for names in names.chunks(2 * NAMES_A_COLUMN) {
        page.put("section", "sheet", |sheet| {
            heading(paper, "paper-seating-by-name", match_number, sheet);
            sheet.put("div", if is_small { "columns large" } else { "columns" }, |columns| {
                for names in names.chunks(NAMES_A_COLUMN) {
                    columns.put("table", "names", |table| name_table(paper, names, table));
                }
            });
        });
    }
}

fn name_table(paper: &Paper<'_>, names: &[(String, Place, PlayerNumber)], table: &mut Markup) {
    table.put("tr", "", |row| {
        let columns = [
            ("name", "paper-column-name"),
            ("start", "paper-column-number"),
            ("at", "paper-table"),
            ("seat", "paper-seat"),
        ];
        for (class, key) in columns {
            row.say("th", class, &paper.texts().get(key));
        }
    });
    for (name, place, player) in names {
        table.put("tr", "", |row| {
            row.put("td", "name", |cell| cell.say("div", "", name));
            row.say("td", "start", &player.to_string());
            row.say("td", "at", &place.table.to_string());
            row.say("td", "seat", &place.seat.number().to_string());
        });
    }
}

fn heading(paper: &Paper<'_>, key: &str, match_number: u32, sheet: &mut Markup) {
    let texts = paper.texts();
    sheet.say("h1", "", &texts.format(key, &[("match", Arg::from(i64::from(match_number)))]));
    let setup = paper.setup();
    sheet.say("p", "of", &format!("{} · {}", setup.name, long_date(texts, setup.date)));
}
