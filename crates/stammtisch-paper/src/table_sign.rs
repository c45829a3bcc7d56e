//! Signs for the tables: a number to be read from afar, and who sits on which side.

use schafkopf::{BySeat, Seat};
use schafkopf_turnier::{PlayerNumber, Seating};
use stammtisch_text::Arg;

use crate::document::Look;
use crate::markup::Markup;
use crate::paper::Paper;

/// How signs look.
pub(crate) const LOOK: Look = Look { css: include_str!("css/table_sign.css") };

/// Prints a sign for every table.
pub(crate) fn print(paper: &Paper<'_>, (match_number, seating): (u32, &Seating), page: &mut Markup) {
    for (table, players) in (1_u32..).zip(&seating.tables) {
        page.put("section", "sheet", |sheet| sign(paper, (match_number, table), players, sheet));
    }
}

fn sign(
    paper: &Paper<'_>,
    (match_number, table): (u32, u32),
    players: &BySeat<PlayerNumber>,
    sheet: &mut Markup,
) {
    let texts = paper.texts();
    sheet.say("p", "word", &texts.get("paper-table"));
    // Four digits are narrower than the sheet only in smaller type.
    let class = if table < 100 { "number" } else { "number long" };
    sheet.say("p", class, &table.to_string());
    sheet.put("div", "round", |round| {
        for (seat, &player) in players.iter() {
            round.put("div", side(seat), |card| {
                card.say("b", "seat", &seat.number().to_string());
                card.put("div", "who", |who| {
                    who.say("div", "name", &paper.name(player));
                    let args = [("number", Arg::from(player.to_string()))];
                    let number = texts.format("paper-start-number", &args);
                    let town = paper.town(player);
                    let line = if town.is_empty() { number } else { format!("{town} · {number}") };
                    who.say("div", "more", &line);
                });
            });
        }
        round.put("div", "board", |board| {
            board.text(&texts.format("paper-match-number", &[("match", Arg::from(i64::from(match_number)))]));
        });
    });
    sheet.say("p", "of", &paper.setup().name);
}

/// Where a seat is drawn: clockwise, as the turn goes round.
const fn side(seat: Seat) -> &'static str {
    match seat {
        Seat::One => "place bottom",
        Seat::Two => "place left",
        Seat::Three => "place top",
        Seat::Four => "place right",
    }
}
