//! The rules book in the person's hands: a search, its hits, and the page that is open.

use ratatui::crossterm::event::KeyCode;
use stammtisch_text::book::{Book, ClauseId, Entry};

/// Longest question.
const LONGEST: usize = 60;
/// Most hits that are listed.
const HITS: usize = 40;
/// What is listed before anything is asked.
const FIRST: [&str; 10] =
    ["Rufspiel", "Wenz", "Solo", "Tout", "Trumpf", "Stoss", "Schneider", "Laufende", "Davonlaufen", "Augen"];

/// The rules book, open somewhere.
#[derive(Debug, Clone, Default)]
pub(crate) struct Reader {
    query: String,
    place: usize,
    page: Option<Page>,
}

/// A page that is open.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    /// What it shows.
    pub(crate) entry: Entry<'static>,
    /// Lines that are scrolled away.
    pub(crate) scroll: u16,
}

/// What a key did to the book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Read {
    /// It stays open.
    On,
    /// It is closed.
    Closed,
}

impl Reader {
    /// The book, opened at what a name stands for, where it stands for something.
    pub(crate) fn open_at(name: &str) -> Reader {
        let entry = Book::load().search(name).first().map(|hit| hit.entry);
        let page = entry.filter(|entry| entry.query() == name).map(|entry| Page { entry, scroll: 0 });
        Reader { query: name.to_owned(), place: 0, page }
    }

    /// What is searched for.
    pub(crate) fn query(&self) -> &str {
        &self.query
    }

    /// The place of the hit that is chosen.
    pub(crate) const fn place(&self) -> usize {
        self.place
    }

    /// The page that is open.
    pub(crate) const fn page(&self) -> Option<&Page> {
        self.page.as_ref()
    }

    /// What the search has found; without a question some things worth knowing.
    pub(crate) fn hits(&self) -> Vec<Entry<'static>> {
        let book = Book::load();
        if self.query.trim().is_empty() {
            return FIRST.iter().filter_map(|name| book.search(name).first().map(|hit| hit.entry)).collect();
        }
        book.search(&self.query).into_iter().take(HITS).map(|hit| hit.entry).collect()
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, code: KeyCode) -> Read {
        match &mut self.page {
            Some(page) => match code {
                KeyCode::Down | KeyCode::PageDown => page.scroll = page.scroll.saturating_add(1),
                KeyCode::Up | KeyCode::PageUp => page.scroll = page.scroll.saturating_sub(1),
                KeyCode::Esc | KeyCode::Left | KeyCode::Backspace => self.page = None,
                KeyCode::Char(digit @ '1'..='9') => {
                    let reference = page.entry.references().get(digit as usize - '1' as usize).copied();
                    if let Some(entry) = reference.and_then(entry_of) {
                        *page = Page { entry, scroll: 0 };
                    }
                }
                _ => {}
            },
            None => return self.search_key(code),
        }
        Read::On
    }

    fn search_key(&mut self, code: KeyCode) -> Read {
        match code {
            KeyCode::Esc => return Read::Closed,
            KeyCode::Down => self.place = (self.place + 1).min(self.hits().len().saturating_sub(1)),
            KeyCode::Up => self.place = self.place.saturating_sub(1),
            KeyCode::Enter | KeyCode::Right => {
                self.page = self.hits().get(self.place).map(|&entry| Page { entry, scroll: 0 });
            }
            KeyCode::Backspace => {
                self.query.pop();
                self.place = 0;
            }
            KeyCode::Char(letter) if self.query.chars().count() < LONGEST => {
                self.query.push(letter);
                self.place = 0;
            }
            _ => {}
        }
        Read::On
    }
}

/// The clause or section of a name.
fn entry_of(id: ClauseId) -> Option<Entry<'static>> {
    let book = Book::load();
    book.clause(id).map(Entry::Clause).or_else(|| book.section(id).map(Entry::Section))
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyCode;
    use stammtisch_text::Lang;

    use super::{FIRST, Read, Reader};

    #[test]
    fn the_book_is_searched_opened_and_closed() {
        let mut reader = Reader::default();
        assert_eq!(reader.hits().len(), FIRST.len(), "everything on the first list is in the book");
        for letter in "Davonlaufen".chars() {
            reader.key(KeyCode::Char(letter));
        }
        assert!(!reader.hits().is_empty());
        reader.key(KeyCode::Enter);
        assert!(reader.page().is_some());
        assert_eq!(reader.key(KeyCode::Esc), Read::On);
        assert!(reader.page().is_none());
        assert_eq!(reader.key(KeyCode::Esc), Read::Closed);
    }

    #[test]
    fn a_clause_opens_its_page() {
        let reader = Reader::open_at("S 2.5.4");
        assert_eq!(reader.page().map(|page| page.entry.title(Lang::De)), Some("Davonlaufen"));
        assert!(Reader::open_at("no such clause").page().is_none());
    }

    #[test]
    fn a_number_follows_a_reference() {
        let mut reader = Reader::open_at("S 3.2.1");
        let next = reader.page().unwrap().entry.references()[0];
        reader.key(KeyCode::Char('1'));
        assert_eq!(reader.page().unwrap().entry.query(), next.to_string());
        reader.key(KeyCode::Char('9'));
        assert!(reader.page().is_some(), "there is no ninth");
    }
}
