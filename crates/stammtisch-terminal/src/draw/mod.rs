//! The table on a screen of any size.

mod bill;
mod book;
mod canvas;
mod card;
mod felt;
mod hand;
mod header;
mod help;
mod look;
mod menu;
mod pane;
mod places;
mod result;
mod start;
mod summary;
mod windows;

use ratatui::Frame;
use stammtisch_text::Arg;

use super::state::{Desk, Overlay, Table};
use canvas::Canvas;
pub use look::Look;
use places::{LEAST_HEIGHT, LEAST_WIDTH, Places};
pub(crate) use start::draw_offer;

/// Draws the table.
pub(crate) fn draw(frame: &mut Frame<'_>, table: &Table, look: Look) {
    let area = frame.area();
    let mut canvas = Canvas::new(frame, look, table.voice());
    let Some(places) = Places::of(area) else {
        too_small(&mut canvas);
        return;
    };
    match table.desk() {
        Desk::Finished => canvas.summary(table),
        Desk::Result if table.shows_result() => canvas.result(table),
        Desk::Watch | Desk::Cut(_) | Desk::Say(_) | Desk::Card(_) | Desk::Claim(_) | Desk::Result => {
            canvas.header(table, places.header);
            canvas.felt(table, &places);
            if let Some(pane) = places.pane {
                canvas.pane(table, pane);
            }
            canvas.hand(table, &places);
            canvas.prompt(table, &places);
        }
    }
    match table.overlay() {
        None => {}
        Some(Overlay::Help) => canvas.help(table),
        Some(Overlay::LastTrick) => canvas.last_trick(table, &places),
        Some(Overlay::Chronicle) => canvas.whole_chronicle(table),
        Some(Overlay::Book(reader)) => canvas.book(reader),
        Some(Overlay::Proof) => canvas.proof(table),
        Some(Overlay::Leave(way)) => canvas.leave(*way),
    }
}

/// Asks for a larger screen.
fn too_small(canvas: &mut Canvas<'_, '_>) {
    let area = canvas.area();
    let number = |number: u16| Arg::from(i64::from(number));
    let args = [
        ("columns", number(LEAST_WIDTH)),
        ("rows", number(LEAST_HEIGHT)),
        ("has-columns", number(area.width)),
        ("has-rows", number(area.height)),
    ];
    let text = canvas.voice.format("table-too-small", &args);
    let style = canvas.look.plain();
    canvas.text(area, &text, style);
}
