//! The rules book over the table.

use ratatui::layout::Rect;
use stammtisch_text::Arg;
use stammtisch_text::book::{Book, Entry};

use super::super::reader::{Page, Reader};
use super::canvas::{Canvas, wrapped};

impl Canvas<'_, '_> {
    /// Draws the rules book: the search and what it found, or the page that is open.
    pub(super) fn book(&mut self, reader: &Reader) {
        let all = self.area();
        let title = self.voice.get("table-book");
        let inner = self.window((all.width.saturating_sub(4).min(96), all.height - 2), &title);
        match reader.page() {
            Some(page) => self.page(page, inner),
            None => self.search(reader, inner),
        }
    }

    fn search(&mut self, reader: &Reader, area: Rect) {
        let (strong, plain, quiet) = (self.look.strong(), self.look.plain(), self.look.quiet());
        let ask = self.voice.format("table-book-ask", &[("query", Arg::from(reader.query()))]);
        self.line(area, 0, &ask, strong);
        let hits = reader.hits();
        if hits.is_empty() {
            let text = self.voice.format("explain-no-hit", &[("query", Arg::from(reader.query()))]);
            self.line(area, 2, &text, plain);
        }
        let rows = usize::from(area.height.saturating_sub(4));
        let first = (reader.place() + 1).saturating_sub(rows);
        let lang = self.voice.texts().lang();
        for (place, entry) in hits.iter().enumerate().skip(first).take(rows) {
            let (mark, style) = self.look.choice(place == reader.place());
            let name = name(entry, lang);
            let title = entry.title(lang);
            let text =
                if name == title { format!("{mark} {title} ") } else { format!("{mark} {name:<9} {title} ") };
            self.line(area, (place - first) as u16 + 2, &text, style);
        }
        let keys = self.voice.get("table-book-keys");
        self.line(area, area.height.saturating_sub(1), &keys, quiet);
    }

    fn page(&mut self, page: &Page, area: Rect) {
        let lang = self.voice.texts().lang();
        let (strong, plain, quiet) = (self.look.strong(), self.look.plain(), self.look.quiet());
        let (name, title) = (name(&page.entry, lang), page.entry.title(lang));
        let heading = if name == title { title.to_owned() } else { format!("{name} · {title}") };
        self.line(area, 0, &heading, strong);
        let lines = self.page_lines(&page.entry, usize::from(area.width));
        let rows = usize::from(area.height.saturating_sub(4));
        let scroll = usize::from(page.scroll).min(lines.len().saturating_sub(rows));
        for (row, line) in lines.iter().skip(scroll).take(rows).enumerate() {
            self.line(area, row as u16 + 2, line, plain);
        }
        if scroll + rows < lines.len() {
            self.right(area, area.height.saturating_sub(2), "↓", quiet);
        }
        let keys = self.voice.get("table-page-keys");
        self.line(area, area.height.saturating_sub(1), &keys, quiet);
    }

    /// The text of an entry, its example, and what to read with it.
    fn page_lines(&self, entry: &Entry<'_>, columns: usize) -> Vec<String> {
        let lang = self.voice.texts().lang();
        let mut lines = entry.text(lang).map_or_else(Vec::new, |text| wrapped(text, columns));
        if let Some(example) = entry.example(lang) {
            lines.push(String::new());
            let example = self.voice.format("explain-example", &[("text", Arg::from(example))]);
            lines.extend(wrapped(&example, columns));
        }
        let book = Book::load();
        let references = entry.references();
        if !references.is_empty() {
            lines.push(String::new());
        }
        for (number, id) in (1..).zip(references) {
            let clause = book.clause(id).map(|clause| clause.title.get(lang));
            let title = clause.or_else(|| book.section(id).map(|section| section.title.get(lang)));
            let key = if number < 10 { number.to_string() } else { " ".to_owned() };
            lines.push(format!("{key} → {id} {}", title.unwrap_or_default()));
        }
        lines
    }
}

/// What an entry is called: a clause by its number, a card by its letters, a word by itself.
fn name(entry: &Entry<'_>, lang: stammtisch_text::Lang) -> String {
    match entry {
        Entry::Term(term) => term.name(lang).to_owned(),
        Entry::Clause(_) | Entry::Section(_) | Entry::Card(_) => entry.query(),
    }
}
