//! A Sie for the wall: the eight cards, or the six of the short pack, framed, with who held them and when (S 2.9.3, V 5.5).

use schafkopf::{Card, Rank, Seat, Suit};
use schafkopf_turnier::{EventKind, ListId, ListStatus, PlayerNumber, SoloClass, WrittenRow};
use stammtisch_art::{Svg, cards};
use stammtisch_text::Arg;

use crate::document::Look;
use crate::markup::Markup;
use crate::numbers::long_date;
use crate::ornament::FRAME;
use crate::paper::Paper;

/// How it looks.
pub(crate) const LOOK: Look = Look { css: include_str!("css/sie_sheet.css") };

/// A Sie that was written in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sie {
    list: ListId,
    game: u32,
    player: PlayerNumber,
}

/// Every Sie that counts in a list; one that was struck does not.
pub(crate) fn of_list(paper: &Paper<'_>, id: ListId) -> Vec<Sie> {
    let Some(list) = paper.state().list(id) else { return Vec::new() };
    match list.status() {
        ListStatus::Voided | ListStatus::Purged => return Vec::new(),
        ListStatus::Open | ListStatus::Closed => {}
    }
    let sie = |(game, written): (u32, &WrittenRow)| {
        let solo = written.row.solo().filter(|solo| solo.class == SoloClass::Sie)?;
        let player = held_by(paper, id, solo.soloist, written)?;
        (!written.row.is_struck()).then_some(Sie { list: id, game, player })
    };
    (1..).zip(list.rows()).filter_map(sie).collect()
}

/// Who sat at a seat when a row was written: a substitute who came later did not hold these cards (S 5.2.11).
fn held_by(paper: &Paper<'_>, list: ListId, seat: Seat, written: &WrittenRow) -> Option<PlayerNumber> {
    let now = paper.players_of(list)?[seat];
    let later = paper.log().iter().rev().take_while(|event| event.seq > written.event);
    Some(later.fold(now, |player, event| {
        let (EventKind::Substituted(change) | EventKind::SeatTaken(change)) = &event.what else {
            return player;
        };
        if change.enters == player { change.leaves } else { player }
    }))
}

/// Prints a sheet for each.
pub(crate) fn print(paper: &Paper<'_>, all: &[Sie], page: &mut Markup) {
    page.picture(&Svg::drawn(cards::sprite(cards::Look::default())));
    for &sie in all {
        page.put("section", "sheet", |sheet| framed(paper, sie, sheet));
    }
}

fn framed(paper: &Paper<'_>, sie: Sie, sheet: &mut Markup) {
    let (texts, setup) = (paper.texts(), paper.setup());
    let held = paper.state().rules().deck().sie();
    sheet.raw(FRAME);
    sheet.put("div", "inside", |page| {
        page.say("h1", "", &texts.get("paper-sie"));
        for rank in [Rank::Ober, Rank::Unter] {
            page.put("div", "cards", |row| {
                for card in Suit::ALL
                    .map(|suit| Card::new(suit, rank))
                    .into_iter()
                    .filter(|&card| held.contains(card))
                {
                    row.picture(&cards::used(card, "framed", &texts.card(card)));
                }
            });
        }
        page.say(
            "p",
            "small",
            &texts.format("paper-sie-held", &[("cards", Arg::from(i64::from(held.len())))]),
        );
        page.say("p", "name", &paper.name(sie.player));
        page.say("p", "town", paper.town(sie.player));
        page.say("p", "tournament", &setup.name);
        let date = long_date(texts, setup.date);
        let day = if setup.venue.is_empty() { date } else { format!("{}, {date}", setup.venue) };
        page.say("p", "day", &day);
        let number = |number: u32| Arg::from(i64::from(number));
        let place = [
            ("match", number(sie.list.match_number)),
            ("table", number(sie.list.table)),
            ("game", number(sie.game)),
        ];
        page.say("p", "place", &texts.format("paper-sie-place", &place));
    });
}
