//! The loop that joins the table to a terminal, a clock and a file.

use std::io;
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEvent};
use stammtisch_text::Arg;
use thiserror::Error;

use super::draw::{Look, draw, draw_offer};
use super::offer::{Offer, Offered};
use super::question::Purpose;
use super::state::Table;
use super::store::Journal;
use super::thinker::Thinker;

/// The longest the loop waits for a key: nothing happens by itself in between.
const IDLE: Duration = Duration::from_mins(1);
/// How often the loop looks whether a bot has answered.
const GLANCE: Duration = Duration::from_millis(20);

/// The terminal, taken over; it is given back when this is dropped, and before a panic is reported.
pub struct Screen {
    terminal: DefaultTerminal,
    look: Look,
}

impl Screen {
    /// Takes the terminal over.
    pub fn open(look: Look) -> io::Result<Screen> {
        let mut screen = Screen { terminal: ratatui::try_init()?, look };
        // A program that was killed may have left something on the screen.
        screen.terminal.clear()?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

/// Asks whether to go on with a match.
pub fn offer(screen: &mut Screen, offer: &mut Offer) -> io::Result<Offered> {
    loop {
        let look = screen.look;
        screen.terminal.draw(|frame| draw_offer(frame, offer, look))?;
        if let Some(key) = next_key(IDLE)?
            && let Some(answer) = offer.key(key)
        {
            return Ok(answer);
        }
    }
}

/// Why a match broke off; what was played is kept.
#[derive(Debug, Error)]
pub enum Interrupted {
    /// The terminal is gone.
    #[error(transparent)]
    Terminal(#[from] io::Error),
    /// A bot has stopped thinking.
    #[error("a bot has stopped thinking")]
    BotBroke,
}

/// Plays until the person leaves.
pub fn play(screen: &mut Screen, table: &mut Table, journal: &mut Journal) -> Result<(), Interrupted> {
    let mut thinker = Thinker::start();
    let mut last = Instant::now();
    while !table.is_left() {
        let look = screen.look;
        screen.terminal.draw(|frame| draw(frame, table, look))?;
        if let Some(question) = table.question() {
            thinker.ask(question);
        }
        let key = next_key(pause(table, &thinker))?;
        let now = Instant::now();
        table.pass(now - last);
        last = now;
        if let Some(key) = key {
            table.key(key);
        }
        let answer = thinker.answer().map_err(|_| Interrupted::BotBroke)?;
        if let Some(answer) = answer
            && (answer.purpose == Purpose::Hint || table.is_ready())
        {
            thinker.taken();
            table.answer(answer);
        }
        save(table, journal);
    }
    Ok(())
}

/// How long the loop may wait for a key.
fn pause(table: &Table, thinker: &Thinker) -> Duration {
    match table.next_beat() {
        Some(beat) => beat,
        None if thinker.is_busy() => GLANCE,
        None if table.question().is_some() && table.is_ready() => Duration::ZERO,
        None => IDLE,
    }
}

/// Writes down what has happened; where that fails, the person is told and plays on.
fn save(table: &mut Table, journal: &mut Journal) {
    let steps = table.take_unsaved();
    if steps.is_empty() {
        return;
    }
    if let Err(error) = journal.append(&steps) {
        let args = [("error", Arg::from(error.to_string()))];
        let text = table.voice().format("table-not-saved", &args);
        table.tell(text);
    }
}

/// The next key within a time; none for any other event, such as a new size.
fn next_key(within: Duration) -> io::Result<Option<KeyEvent>> {
    if !event::poll(within)? {
        return Ok(None);
    }
    Ok(match event::read()? {
        Event::Key(key) => Some(key),
        Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Mouse(_) | Event::Paste(_) => None,
    })
}
