//! What the keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use schafkopf::{Action, CardSet, ErrorCode, Play};
use stammtisch_text::Arg;

use super::picker::{Fan, Picked};
use super::reader::{Read, Reader};
use super::state::{Desk, Leave, Overlay, Table};
use super::step::Step;

impl Table {
    /// Takes a key.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            // Everything is saved as it happens, so leaving at once loses nothing.
            self.left |= matches!(key.code, KeyCode::Char('c' | 'C' | 'd' | 'D'));
            return;
        }
        match self.overlay.take() {
            Some(overlay) => self.overlay = self.overlay_key(overlay, key.code),
            None => self.table_key(key.code),
        }
    }

    /// A key for what lies over the table; returns what lies there afterwards.
    fn overlay_key(&mut self, overlay: Overlay, code: KeyCode) -> Option<Overlay> {
        match overlay {
            Overlay::Book(mut reader) => match reader.key(code) {
                Read::On => Some(Overlay::Book(reader)),
                Read::Closed => None,
            },
            Overlay::Leave(way) => self.leave_key(way, code),
            // Any key closes what is only there to be looked at.
            Overlay::Help | Overlay::LastTrick | Overlay::Chronicle | Overlay::Proof => None,
        }
    }

    fn leave_key(&mut self, way: Leave, code: KeyCode) -> Option<Overlay> {
        let place = Leave::ALL.iter().position(|&other| other == way).unwrap_or(0);
        let at = |place: usize| Some(Overlay::Leave(Leave::ALL[place.min(Leave::ALL.len() - 1)]));
        match code {
            KeyCode::Up | KeyCode::Left => at(place.saturating_sub(1)),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => at(place + 1),
            KeyCode::Char(digit @ '1'..='3') => at(digit as usize - '1' as usize),
            KeyCode::Enter => {
                match way {
                    Leave::Stay => {}
                    Leave::Pause => self.left = true,
                    Leave::End => self.try_step(Step::End),
                }
                None
            }
            KeyCode::Esc => None,
            _ => Some(Overlay::Leave(way)),
        }
    }

    fn table_key(&mut self, code: KeyCode) {
        let goes_on = matches!(code, KeyCode::Enter | KeyCode::Char(' '));
        if goes_on && self.full_trick.is_some() {
            self.hurry();
            return;
        }
        if self.desk_key(code) {
            return;
        }
        match code {
            KeyCode::Enter | KeyCode::Char(' ') => self.hurry(),
            KeyCode::F(1) | KeyCode::Char('?') => self.overlay = Some(Overlay::Help),
            KeyCode::Char('l' | 'L') => self.look_at_last_trick(),
            KeyCode::Char('c' | 'C') => self.overlay = Some(Overlay::Chronicle),
            KeyCode::Char('r' | 'R') | KeyCode::F(2) => self.open_book(),
            KeyCode::Char('t' | 'T') => self.ask_for_hint(),
            KeyCode::Char('p' | 'P') => self.change_pace(),
            KeyCode::F(3) => self.change_order(),
            KeyCode::Char('v' | 'V') if self.shows_result() => self.overlay = Some(Overlay::Proof),
            KeyCode::Char('q' | 'Q') if matches!(self.desk, Desk::Finished) => self.left = true,
            KeyCode::Char('q' | 'Q') | KeyCode::Esc => self.overlay = Some(Overlay::Leave(Leave::Stay)),
            _ => {}
        }
    }

    /// A key for what the person is asked; returns whether it was one.
    fn desk_key(&mut self, code: KeyCode) -> bool {
        let person = self.person();
        match &mut self.desk {
            Desk::Watch => false,
            Desk::Cut(cutter) => {
                let input = cutter.key(code);
                let is_typing = cutter.is_typing() && matches!(code, KeyCode::Char(_));
                if let Some(input) = input {
                    self.try_step(Step::Deal(input));
                    return true;
                }
                is_typing || matches!(code, KeyCode::Char(' '))
            }
            Desk::Say(menu) => {
                let before = menu.chosen();
                let action = menu.key(code);
                let moved = before != menu.chosen();
                if let Some(action) = action {
                    self.try_step(Step::Act { seat: person, action });
                    return true;
                }
                if moved {
                    self.notice = None;
                }
                moved || code == KeyCode::Char(' ')
            }
            Desk::Card(_) => self.card_key(code),
            Desk::Claim(claimer) => {
                let claim = claimer.key(code);
                if let Some(claim) = claim {
                    self.try_step(Step::Act { seat: person, action: Action::Claim(claim) });
                    return true;
                }
                code == KeyCode::Char(' ')
            }
            Desk::Result => {
                let next = code == KeyCode::Enter;
                if next {
                    self.try_step(Step::Next);
                }
                next
            }
            Desk::Finished => {
                let leaves = matches!(code, KeyCode::Enter | KeyCode::Esc);
                self.left |= leaves;
                leaves
            }
        }
    }

    fn card_key(&mut self, code: KeyCode) -> bool {
        let cards = self.cards();
        let legal = match self.sitting.hand() {
            Some(hand) => hand.game.play().map_or(CardSet::EMPTY, Play::legal),
            None => return false,
        };
        let person = self.person();
        let Desk::Card(picker) = &mut self.desk else { return false };
        match picker.key(code, Fan { cards: &cards, legal }) {
            Picked::Ignored => code == KeyCode::Char(' '),
            Picked::Moved => {
                self.notice = None;
                true
            }
            Picked::NotHeld(card) => {
                let voice = self.voice();
                let text = voice.format("table-not-held", &[("card", Arg::from(voice.texts().card(card)))]);
                self.refuse(&text, ErrorCode::CardNotHeld);
                true
            }
            Picked::Play(card) => {
                self.try_step(Step::Act { seat: person, action: Action::Play(card) });
                true
            }
        }
    }

    fn look_at_last_trick(&mut self) {
        let has_one = self.view().is_some_and(|view| !view.table.last_trick.is_empty());
        if has_one && !self.shows_result() {
            self.overlay = Some(Overlay::LastTrick);
        } else {
            let text = self.voice().get("table-no-last-trick");
            self.tell(text);
        }
    }

    /// Opens the rules book, at the clause that was just spoken of.
    fn open_book(&mut self) {
        let clause = self.notice.as_ref().and_then(|notice| notice.clause);
        self.overlay = Some(Overlay::Book(clause.map_or_else(Reader::default, Reader::open_at)));
    }

    fn ask_for_hint(&mut self) {
        match self.desk {
            Desk::Say(_) | Desk::Card(_) | Desk::Claim(_) => self.wants_hint = true,
            Desk::Watch | Desk::Cut(_) | Desk::Result | Desk::Finished => {
                let text = self.voice().get("table-no-hint");
                self.tell(text);
            }
        }
    }

    fn change_pace(&mut self) {
        self.pace = self.pace.next();
        self.wait = self.wait.min(self.pace.card());
        let voice = self.voice();
        let text = voice.format("table-pace", &[("pace", Arg::from(voice.get(self.pace.key())))]);
        self.tell(text);
    }
}
