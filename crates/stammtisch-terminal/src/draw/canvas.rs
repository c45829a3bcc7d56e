//! The surface that is drawn on.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use super::super::voice::Voice;
use super::look::Look;

/// A surface with the words and the look of a table.
pub(super) struct Canvas<'a, 'f> {
    buffer: &'a mut Buffer,
    /// How it looks.
    pub(super) look: Look,
    /// How it speaks.
    pub(super) voice: Voice<'f>,
}

impl<'a, 'f> Canvas<'a, 'f> {
    /// The surface of a frame.
    pub(super) fn new(frame: &'a mut Frame<'_>, look: Look, voice: Voice<'f>) -> Canvas<'a, 'f> {
        Canvas { buffer: frame.buffer_mut(), look, voice }
    }

    /// Everything.
    pub(super) const fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Writes words from a place on, cut off at the end of an area; nothing outside the surface.
    pub(super) fn put(&mut self, area: Rect, at: (u16, u16), text: &str, style: Style) {
        let (x, y) = at;
        let area = area.intersection(self.buffer.area);
        if y < area.top() || y >= area.bottom() || x < area.left() || x >= area.right() {
            return;
        }
        self.buffer.set_stringn(x, y, text, usize::from(area.right() - x), style);
    }

    /// Writes a line on a row of an area, counted from its top.
    pub(super) fn line(&mut self, area: Rect, row: u16, text: &str, style: Style) {
        self.put(area, (area.x, area.y + row), text, style);
    }

    /// Writes a line in the middle of a row.
    pub(super) fn centred(&mut self, area: Rect, row: u16, text: &str, style: Style) {
        let x = area.x + area.width.saturating_sub(width(text)) / 2;
        self.put(area, (x, area.y + row), text, style);
    }

    /// Writes a line at the right end of a row.
    pub(super) fn right(&mut self, area: Rect, row: u16, text: &str, style: Style) {
        let x = area.x + area.width.saturating_sub(width(text));
        self.put(area, (x, area.y + row), text, style);
    }

    /// Writes pieces of different looks one after another.
    pub(super) fn spans(&mut self, area: Rect, row: u16, spans: Vec<Span<'_>>) {
        if row < area.height {
            let area = Rect { y: area.y + row, height: 1, ..area }.intersection(self.buffer.area);
            Line::from(spans).render(area, self.buffer);
        }
    }

    /// Writes a text over several rows, broken between words; returns how many rows it takes.
    pub(super) fn text(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let lines = wrapped(text, usize::from(area.width));
        for (row, line) in lines.iter().take(usize::from(area.height)).enumerate() {
            self.line(area, row as u16, line, style);
        }
        lines.len() as u16
    }

    /// Draws a widget.
    pub(super) fn widget(&mut self, area: Rect, widget: impl Widget) {
        widget.render(area.intersection(self.buffer.area), self.buffer);
    }

    /// Opens a window that any key closes.
    pub(super) fn note(&mut self, size: (u16, u16), title: &str) -> Rect {
        let inner = self.window(size, title);
        let close = format!(" {} ", self.voice.get("table-close"));
        let quiet = self.look.quiet();
        self.right(Rect { height: inner.height + 1, ..inner }, inner.height, &close, quiet);
        inner
    }

    /// Opens a window of a size in the middle, over everything; returns what is inside its frame.
    pub(super) fn window(&mut self, size: (u16, u16), title: &str) -> Rect {
        let all = self.area();
        let (width, height) = (size.0.min(all.width), size.1.min(all.height));
        let area =
            Rect { x: all.x + (all.width - width) / 2, y: all.y + (all.height - height) / 2, width, height };
        self.widget(area, Clear);
        let block = Block::bordered()
            .border_type(BorderType::Double)
            .title(Line::from(format!(" {title} ")).centered())
            .title_style(self.look.strong());
        let inner = block.inner(area);
        self.widget(area, block);
        Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
    }
}

/// The columns that a text takes.
pub(super) fn width(text: &str) -> u16 {
    Span::raw(text).width() as u16
}

/// A text in lines of at most so many columns, broken between words.
pub(super) fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in words(paragraph) {
            let word = word.as_str();
            let joined = usize::from(width(&line)) + 1 + usize::from(width(word));
            if !line.is_empty() && joined > most {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// The words of a text; a clause is one word, so that it stays together.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let is_number = word.starts_with(|letter: char| letter.is_ascii_digit());
        match words.last_mut() {
            Some(last) if is_number && is_source(last) => {
                last.push(' ');
                last.push_str(word);
            }
            Some(_) | None => words.push(word.to_owned()),
        }
    }
    words
}

/// Whether a word is the letter of a source, with or without a bracket.
fn is_source(word: &str) -> bool {
    matches!(word.trim_start_matches('('), "S" | "T" | "P" | "D")
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn a_text_is_broken_between_words() {
        assert_eq!(wrapped("Die Sau muss fallen", 9), ["Die Sau", "muss", "fallen"]);
        assert_eq!(wrapped("immer (S 3.2.1)", 9), ["immer", "(S 3.2.1)"], "a clause stays together");
        assert_eq!(wrapped("eins\n\nzwei", 9), ["eins", "", "zwei"]);
        assert_eq!(wrapped("Davonlaufen", 4), ["Davonlaufen"], "a word is not broken");
    }
}
