//! What is handed out at the door: slips with somebody's seats, and receipts for what he paid.

use schafkopf_turnier::{EventKind, Place, PlayerNumber};
use stammtisch_text::Arg;

use crate::document::Look;
use crate::markup::Markup;
use crate::numbers::{euros, long_date};
use crate::paper::Paper;

/// How slips look.
pub(crate) const LOOK: Look = Look { css: include_str!("css/door_slip.css") };

/// Slips on a sheet.
const A_SHEET: usize = 8;

/// Somebody with his seats, match by match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Slip {
    pub(crate) player: PlayerNumber,
    places: Vec<(u32, Place)>,
}

impl Slip {
    /// Whether it says what another slip said.
    pub(crate) fn says(&self, places: &[Place]) -> bool {
        self.places.iter().map(|(_, place)| place).eq(places)
    }
}

/// Where somebody sits as far as it is known: by the draw, or before it by the slip of the door.
pub(crate) fn slip(paper: &Paper<'_>, player: PlayerNumber) -> Option<Slip> {
    let state = paper.state();
    let drawn = (1..=state.tournament_rules().matches)
        .filter_map(|number| Some((number, state.seating(number)?.place_of(player)?)));
    let mut places: Vec<(u32, Place)> = drawn.collect();
    if places.is_empty() && state.seating(1).is_none() {
        places = (1..).zip(state.slip(player)).collect();
    }
    (!places.is_empty()).then_some(Slip { player, places })
}

/// Prints slips.
pub(crate) fn print(paper: &Paper<'_>, slips: &[Slip], page: &mut Markup) {
    for sheet in slips.chunks(A_SHEET) {
        page.put("section", "sheet", |inside| {
            for slip in sheet {
                inside.put("div", "card", |card| one(paper, slip, card));
            }
        });
    }
}

fn one(paper: &Paper<'_>, slip: &Slip, card: &mut Markup) {
    let texts = paper.texts();
    card.say("div", "of", &paper.setup().name);
    card.say("b", "who", &paper.name(slip.player));
    card.say("div", "start", &start_number(paper, slip.player));
    card.put("table", "places", |table| {
        for (number, place) in &slip.places {
            let args = [("match", Arg::from(i64::from(*number)))];
            table.put("tr", "", |row| {
                row.say("td", "match", &texts.format("paper-match-number", &args));
                row.put("td", "at", |cell| {
                    cell.text(&format!("{} ", texts.get("paper-table")));
                    cell.say("b", "", &place.table.to_string());
                });
                row.put("td", "at", |cell| {
                    cell.text(&format!("{} ", texts.get("paper-seat")));
                    cell.say("b", "", &place.seat.number().to_string());
                });
            });
        }
    });
}

fn start_number(paper: &Paper<'_>, player: PlayerNumber) -> String {
    paper.texts().format("paper-start-number", &[("number", Arg::from(player.to_string()))])
}

/// What somebody paid, and what was paid back: every sum by itself, without those that were undone.
pub(crate) fn payments(paper: &Paper<'_>, player: PlayerNumber) -> Vec<i64> {
    let paid = paper.log().iter().filter(|event| !paper.is_undone(event.seq)).filter_map(|event| {
        let EventKind::Paid(payment) = &event.what else { return None };
        (payment.player == player).then_some(payment.cents)
    });
    paid.collect()
}

/// Prints a receipt.
pub(crate) fn receipt(paper: &Paper<'_>, (player, payments): (PlayerNumber, &[i64]), page: &mut Markup) {
    let (texts, setup) = (paper.texts(), paper.setup());
    let sum = |cents: i64| {
        let sign = if cents < 0 { "– " } else { "" };
        format!("{sign}{}", euros(texts, u32::try_from(cents.unsigned_abs()).unwrap_or(u32::MAX)))
    };
    page.put("section", "sheet", |sheet| {
        sheet.put("div", "card receipt", |card| {
            card.say("h1", "", &texts.get("paper-receipt"));
            card.say("div", "of", &setup.name);
            let day = long_date(texts, setup.date);
            let place = if setup.venue.is_empty() { day } else { format!("{}, {day}", setup.venue) };
            card.say("div", "of", &place);
            if !setup.organiser.is_empty() {
                card.say("div", "of", &setup.organiser);
            }
            card.say("b", "who", &paper.name(player));
            card.say("div", "start", &start_number(paper, player));
            card.put("table", "places", |table| {
                for &cents in payments {
                    let key = if cents < 0 { "paper-receipt-back" } else { "paper-receipt-fee" };
                    table.put("tr", "", |row| {
                        row.say("td", "match", &texts.get(key));
                        row.say("td", "sum", &sum(cents));
                    });
                }
                table.put("tr", "total", |row| {
                    row.say("td", "match", &texts.get("paper-sum"));
                    row.say("td", "sum", &sum(payments.iter().sum()));
                });
            });
            card.say("div", "line", &texts.get("paper-receipt-signature"));
        });
    });
}
