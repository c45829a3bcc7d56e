//! A card: its letters, and its name in words.

use schafkopf::Card;

use super::super::voice::index;
use super::canvas::{Canvas, width};
use super::look::Face;
use super::places::CardSize;

/// A card as it lies on the table.
#[derive(Debug, Clone)]
pub(super) struct Laid {
    /// Which.
    pub(super) card: Card,
    /// How it lies; a bright one has a double frame.
    pub(super) face: Face,
    /// A mark in the upper frame.
    pub(super) upper: Option<String>,
    /// A mark in the lower frame.
    pub(super) lower: Option<String>,
}

impl Laid {
    /// A card without marks.
    pub(super) const fn plain(card: Card) -> Laid {
        Laid { card, face: Face::Plain, upper: None, lower: None }
    }
}

/// The strokes of a frame: corners clockwise from the upper left, then across and down.
const SINGLE: [&str; 6] = ["┌", "┐", "┘", "└", "─", "│"];
const DOUBLE: [&str; 6] = ["╔", "╗", "╝", "╚", "═", "║"];

impl Canvas<'_, '_> {
    /// Draws a card with its upper left corner at a place.
    pub(super) fn card(&mut self, at: (u16, u16), size: CardSize, laid: &Laid) {
        let inner = usize::from(size.width.saturating_sub(2));
        let [upper_left, upper_right, lower_right, lower_left, across, down] = match laid.face {
            Face::Bright => DOUBLE,
            Face::Plain | Face::Dull => SINGLE,
        };
        let frame = self.look.frame(laid.face);
        let edge = |mark: Option<&str>| match mark {
            None => across.repeat(inner),
            Some(mark) => centred(&format!(" {mark} "), inner, across),
        };
        let area = self.area();
        let upper = format!("{upper_left}{}{upper_right}", edge(laid.upper.as_deref()));
        let lower = format!("{lower_left}{}{lower_right}", edge(laid.lower.as_deref()));
        self.put(area, at, &upper, frame);
        let words = self.look.suit(laid.card.suit(), laid.face);
        for (row, text) in (1..).zip(self.rows(laid.card, inner, size.height.saturating_sub(2))) {
            self.put(area, (at.0, at.1 + row), down, frame);
            self.put(
                area,
                (at.0 + 1, at.1 + row),
                &text,
                if row == 1 { words.patch(self.look.strong()) } else { words },
            );
            self.put(area, (at.0 + 1 + inner as u16, at.1 + row), down, frame);
        }
        self.put(area, (at.0, at.1 + size.height.saturating_sub(1)), &lower, frame);
    }

    /// What stands on a card, row by row.
    fn rows(&self, card: Card, inner: usize, height: u16) -> Vec<String> {
        let (suit, rank) = index(card);
        let letters = format!("{suit} {rank}");
        let word = |text: String| centred(&text, inner, " ");
        let (suit_word, rank_word) =
            (self.voice.texts().suit(card.suit()), self.voice.texts().rank(card.rank()));
        let left = pad(&letters, inner);
        match height {
            0 | 1 => vec![word(letters)],
            2 => vec![left, word(suit_word)],
            3 => vec![left, word(suit_word), word(rank_word)],
            _ => {
                let blank = " ".repeat(inner);
                let mut rows = vec![left, blank.clone(), word(suit_word), word(rank_word)];
                rows.resize(usize::from(height) - 1, blank);
                rows.push(format!("{letters:>inner$}"));
                rows
            }
        }
    }
}

/// A text in the middle of so many columns, cut off where it is longer.
fn centred(text: &str, columns: usize, filler: &str) -> String {
    let text = cut(text, columns);
    let free = columns - usize::from(width(&text));
    format!("{}{text}{}", filler.repeat(free / 2), filler.repeat(free - free / 2))
}

/// A text filled up to so many columns.
fn pad(text: &str, columns: usize) -> String {
    let text = cut(text, columns);
    let free = columns - usize::from(width(&text));
    format!("{text}{}", " ".repeat(free))
}

fn cut(text: &str, columns: usize) -> String {
    text.chars().take(columns).collect()
}
