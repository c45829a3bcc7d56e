//! Pages on a terminal, one after another.

use std::io::{self, Write as _};

use ratatui::crossterm::cursor::MoveTo;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

/// Puts the terminal back as it was, however the stepping ends.
struct Screen;

impl Screen {
    fn enter() -> io::Result<Screen> {
        enable_raw_mode()?;
        let screen = Screen;
        execute!(io::stdout(), EnterAlternateScreen)?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = execute!(io::stdout(), LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

/// What a key asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    On,
    Back,
    Quit,
    Nothing,
}

fn wish(event: &Event) -> Wish {
    let Event::Key(key) = event else { return Wish::Nothing };
    if key.kind == KeyEventKind::Release {
        return Wish::Nothing;
    }
    match key.code {
        KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => Wish::Quit,
        KeyCode::Char('q') | KeyCode::Esc => Wish::Quit,
        KeyCode::Char('b') | KeyCode::Backspace | KeyCode::Left | KeyCode::Up | KeyCode::PageUp => Wish::Back,
        KeyCode::Char(' ') | KeyCode::Enter | KeyCode::Right | KeyCode::Down | KeyCode::PageDown => Wish::On,
        _ => Wish::Nothing,
    }
}

/// Shows page after page, as the keys ask; what they do stands below each.
pub fn step(pages: &[String], keys: &str) -> io::Result<()> {
    let _screen = Screen::enter()?;
    let mut page = 0;
    while let Some(text) = pages.get(page) {
        let mut out = io::stdout().lock();
        execute!(out, Clear(ClearType::All), MoveTo(0, 0))?;
        write!(out, "{}\r\n{}/{}   {keys}", text.replace('\n', "\r\n"), page + 1, pages.len())?;
        out.flush()?;
        drop(out);
        match wish(&event::read()?) {
            Wish::On => page += 1,
            Wish::Back => page = page.saturating_sub(1),
            Wish::Quit => break,
            Wish::Nothing => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

    use super::{Wish, wish};

    #[test]
    fn keys_step_on_back_and_out() {
        let press = |code| wish(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        assert_eq!((press(KeyCode::Enter), press(KeyCode::Char(' '))), (Wish::On, Wish::On));
        assert_eq!((press(KeyCode::Char('b')), press(KeyCode::Left)), (Wish::Back, Wish::Back));
        assert_eq!((press(KeyCode::Char('q')), press(KeyCode::Char('x'))), (Wish::Quit, Wish::Nothing));
        let stop = Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert_eq!(wish(&stop), Wish::Quit);
    }
}
