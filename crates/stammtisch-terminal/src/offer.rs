//! The offer to go on with a match that was left.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use stammtisch_text::{Arg, Texts};

use super::plan::Plan;
use super::sitting::Sitting;
use super::voice::Voice;

/// A match that was left, and the question what to do.
pub struct Offer {
    sitting: Sitting,
    texts: &'static Texts,
    chosen: usize,
}

/// The answer to the offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offered {
    /// Go on with the match.
    Resume,
    /// Begin another one.
    New,
    /// Neither.
    Leave,
}

impl Offered {
    const ALL: [Offered; 3] = [Offered::Resume, Offered::New, Offered::Leave];

    const fn key(self) -> &'static str {
        match self {
            Offered::Resume => "table-offer-resume",
            Offered::New => "table-offer-new",
            Offered::Leave => "table-offer-leave",
        }
    }
}

impl Offer {
    /// The offer of a match.
    pub(crate) const fn new(sitting: Sitting, texts: &'static Texts) -> Offer {
        Offer { sitting, texts, chosen: 0 }
    }

    /// What the match was started with.
    pub(crate) const fn plan(&self) -> &Plan {
        self.sitting.plan()
    }

    /// The texts.
    pub(crate) const fn texts(&self) -> &'static Texts {
        self.texts
    }

    /// What is told of the match.
    pub(crate) fn lines(&self) -> Vec<String> {
        let voice = Voice::new(self.texts, self.plan());
        let number = self.sitting.setup().map_or(0, |setup| i64::from(setup.number));
        let game = match self.plan().games {
            Some(games) => {
                let args = [("number", Arg::from(number)), ("games", Arg::from(i64::from(games)))];
                voice.format("table-game-of", &args)
            }
            None => voice.format("table-game", &[("number", Arg::from(number))]),
        };
        let seats = self.plan().person.round();
        let bots: Vec<String> = seats
            .iter()
            .filter_map(|&seat| {
                self.plan().bot(seat).map(|bot| format!("{} ({})", voice.name(seat), bot.name()))
            })
            .collect();
        vec![format!("{game} · {}", voice.rules()), bots.join(", ")]
    }

    /// The choices, and which is chosen.
    pub(crate) fn choices(&self) -> impl Iterator<Item = (&'static str, bool)> {
        let chosen = self.chosen;
        Offered::ALL.into_iter().enumerate().map(move |(place, answer)| (answer.key(), place == chosen))
    }

    /// Takes a key; returns the answer once there is one.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Option<Offered> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return matches!(key.code, KeyCode::Char('c' | 'd')).then_some(Offered::Leave);
        }
        match key.code {
            KeyCode::Up => self.chosen = self.chosen.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => self.chosen = (self.chosen + 1).min(Offered::ALL.len() - 1),
            KeyCode::Enter => return Some(Offered::ALL[self.chosen]),
            KeyCode::Char('n' | 'N') => return Some(Offered::New),
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => return Some(Offered::Leave),
            _ => {}
        }
        None
    }
}
