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
    let choices: Vec<(String, bool)> =
        offer.choices().map(|(key, chosen)| (canvas.voice.get(key), chosen)).collect();
    let texts = lines.iter().chain(choices.iter().map(|(text, _)| text));
    let widest = texts.map(|text| width(text)).max().unwrap_or(0);
    let title = canvas.voice.get("table-offer");
    let inner = canvas.window((widest + 8, lines.len() as u16 + 9), &title);
    for (row, line) in (1..).zip(&lines) {
        canvas.line(inner, row, line, plain);
    }
    let below = lines.len() as u16 + 2;
    for (row, (text, chosen)) in (below..).zip(&choices) {
        let (mark, style) = look.choice(*chosen);
        canvas.line(inner, row, &format!("{mark} {text} "), style);
    }
    let keys = canvas.voice.get("table-offer-keys");
    canvas.line(inner, inner.height.saturating_sub(1), &keys, quiet);
}
