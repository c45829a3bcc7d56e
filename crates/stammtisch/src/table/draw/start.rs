//! The question whether to go on with a match that was left.

use ratatui::Frame;

use super::super::offer::Offer;
use super::super::voice::Voice;
use super::canvas::{Canvas, width};
use super::look::Look;

/// Draws the question.
pub(crate) fn draw_offer(frame: &mut Frame<'_>, offer: &Offer, look: Look) {
    let mut canvas = Canvas::new(frame, look, Voice::new(offer.texts(), offer.plan()));
    let (plain, quiet) = (look.plain(), look.quiet());
    let lines = offer.lines();
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0).max(40);
    let title = canvas.voice.get("table-offer");
    let inner = canvas.window((widest + 6, lines.len() as u16 + 8), &title);
    for (row, line) in (1..).zip(&lines) {
        canvas.line(inner, row, line, plain);
    }
    let below = lines.len() as u16 + 2;
    for (row, (key, chosen)) in (below..).zip(offer.choices()) {
        let text = canvas.voice.get(key);
        let (mark, style) = if chosen { ("›", look.chosen()) } else { (" ", plain) };
        canvas.line(inner, row, &format!("{mark} {text} "), style);
    }
    let keys = canvas.voice.get("table-offer-keys");
    canvas.line(inner, inner.height.saturating_sub(1), &keys, quiet);
}
