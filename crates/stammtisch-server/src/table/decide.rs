//! What a table decides on a command: entries, or a refusal. Nothing here changes anything.

use schafkopf::fair_deal::{Cutter, Input, InputError};
use schafkopf::{Action, Bytes32, Game, Match, Pack, Seat, Seed};
use schafkopf_bots::Builtin;
use stammtisch_http::PersonId;
use stammtisch_http::clock::Moment;

use super::entry::{CutBy, Doer, Entry, Level, Sealing, Sitter};
use super::kind::TableKind;
use super::refused::Refused;
use super::state::{Stage, Table};
use crate::wire::{Command, LONGEST_CHAT};

impl Table {
    /// What a guest's command leads to; nothing where it is the case already.
    pub(crate) fn decide(
        &self,
        guest: PersonId,
        command: &Command,
        now: Moment,
    ) -> Result<Vec<Entry>, Refused> {
        let mut entries = self.decide_on(guest, command, now)?;
        // Whoever does anything is back.
        if let Some(seat) = self.seat_of(guest).filter(|&seat| self.places[seat].kept.away)
            && *command != Command::Leave
        {
            entries.insert(0, Entry::Back { seat });
        }
        Ok(entries)
    }

    fn decide_on(&self, guest: PersonId, command: &Command, now: Moment) -> Result<Vec<Entry>, Refused> {
        if let Command::Sit { seat } = command {
            return self.sit(guest, seat.map(Into::into));
        }
        if let Command::Bot { seat, level } = command {
            return self.place_bot(guest, (*seat).into(), level.as_deref());
        }
        if let Command::Watch { seat } = command {
            return self.check_watch(guest, (*seat).into()).map(|()| Vec::new());
        }
        let seat = self.seat_of(guest).ok_or(Refused::NotSeated)?;
        match command {
            Command::Sit { .. } | Command::Bot { .. } | Command::Watch { .. } => Ok(Vec::new()),
            Command::Leave => Ok(vec![Entry::Left { seat, guest }]),
            Command::Act { hand, action } => {
                self.check_hand(*hand)?;
                let bank_ms = self.bank_after(seat, now);
                self.acting(seat, (*action).into(), Doer::Person, bank_ms).map(|entry| vec![entry])
            }
            Command::Cut { hand, input, order } => {
                self.check_hand(*hand)?;
                let by = if *order { Cutter::Order } else { Cutter::Player };
                self.cutting(seat, input.clone().into(), by)
            }
            Command::Ready => match self.places[seat].ready {
                _ if !self.is_between() => Err(Refused::MidHand),
                true => Ok(Vec::new()),
                false => Ok(vec![Entry::Ready { seat }]),
            },
            Command::Show { spectators: true, .. } if self.may_count() => Err(Refused::MayCount),
            // Whom he lets look is not stored, but that he said so is: sent again, it acts once.
            Command::Show { spectators, to: None } => {
                Ok(vec![Entry::Shows { seat, spectators: *spectators }])
            }
            Command::Show { spectators, to: Some(_) } => {
                let spectators = *spectators || self.places[seat].kept.shows;
                Ok(vec![Entry::Shows { seat, spectators }])
            }
            Command::Phrase { .. } | Command::Chat { .. } if !self.is_between() => Err(Refused::NoTalking),
            Command::Phrase { phrase } => Ok(vec![Entry::Said { seat, phrase: (*phrase).into() }]),
            Command::Chat { text } => clean(text).map(|text| vec![Entry::Chat { seat, text }]),
        }
    }

    /// Whether somebody may ask to look into a seat's hand.
    fn check_watch(&self, guest: PersonId, seat: Seat) -> Result<(), Refused> {
        if self.seat_of(guest).is_some() {
            Err(Refused::AlreadySeated)
        } else if self.may_count() {
            Err(Refused::MayCount)
        } else if self.places[seat].kept.shows {
            Ok(())
        } else {
            Err(Refused::NotShown)
        }
    }

    /// An action of a seat, whoever decides for it, if the game allows it.
    pub(crate) fn acting(
        &self,
        seat: Seat,
        action: Action,
        by: Doer,
        bank_ms: u64,
    ) -> Result<Entry, Refused> {
        let hand = self.hand().ok_or(Refused::NotDealt)?;
        hand.game.check(seat, action).map_err(Refused::Game)?;
        Ok(Entry::Acted { seat, action, by, bank_ms })
    }

    /// What a bot does for a seat; the bank of the person it stands in for stays as it is.
    pub(crate) fn bot_acting(&self, seat: Seat, action: Action, by: Doer) -> Result<Entry, Refused> {
        self.acting(seat, action, by, self.places[seat].bank_ms)
    }

    fn check_hand(&self, hand: u64) -> Result<(), Refused> {
        if hand == self.hands { Ok(()) } else { Err(Refused::WrongHand) }
    }

    fn cutting(&self, seat: Seat, input: Input, by: Cutter) -> Result<Vec<Entry>, Refused> {
        let Stage::Cutting(pending) = &self.stage else { return Err(Refused::NothingToCut) };
        if pending.setup.dealer.previous() != seat {
            return Err(Refused::NotCutter);
        }
        if input == Input::Skipped {
            return Err(Refused::Cut(InputError::Skipped));
        }
        input.check(&self.rules.deal).map_err(Refused::Cut)?;
        Ok(vec![Entry::Cut { input, by: CutBy::Told(by) }])
    }

    fn sit(&self, guest: PersonId, wanted: Option<Seat>) -> Result<Vec<Entry>, Refused> {
        if let Some(seat) = self.seat_of(guest) {
            return if wanted.is_none_or(|wanted| wanted == seat) {
                Ok(Vec::new())
            } else {
                Err(Refused::AlreadySeated)
            };
        }
        if self.plan.kind == TableKind::Practice && self.plan.by != guest {
            return Err(Refused::PracticeTable);
        }
        let seat = match wanted {
            Some(seat) => self.check_free(seat).map(|()| seat)?,
            None => self.any_free()?,
        };
        Ok(vec![Entry::Sat { seat, guest }])
    }

    fn check_free(&self, seat: Seat) -> Result<(), Refused> {
        match self.places[seat].kept.sitter {
            Sitter::Nobody => Ok(()),
            Sitter::Bot(_) if self.is_between() => Ok(()),
            Sitter::Bot(_) => Err(Refused::MidHand),
            Sitter::Person(_) => Err(Refused::SeatTaken),
        }
    }

    /// An empty seat, or between hands a bot's.
    fn any_free(&self) -> Result<Seat, Refused> {
        let is_empty = |seat: &Seat| self.places[*seat].kept.sitter == Sitter::Nobody;
        if let Some(seat) = Seat::ALL.into_iter().find(is_empty) {
            return Ok(seat);
        }
        let mut why = Refused::TableFull;
        for seat in Seat::ALL {
            match self.check_free(seat) {
                Ok(()) => return Ok(seat),
                Err(Refused::MidHand) => why = Refused::MidHand,
                Err(_) => {}
            }
        }
        Err(why)
    }

    fn place_bot(&self, guest: PersonId, seat: Seat, level: Option<&str>) -> Result<Vec<Entry>, Refused> {
        if self.plan.by != guest {
            return Err(Refused::NotHost);
        }
        let level = match level {
            Some(name) => Some(Level(name.parse::<Builtin>().map_err(|_| Refused::UnknownBot)?)),
            None => None,
        };
        if matches!(self.places[seat].kept.sitter, Sitter::Person(_)) {
            return Err(Refused::SeatTaken);
        }
        if !self.is_between() {
            return Err(Refused::MidHand);
        }
        let sitter = level.map_or(Sitter::Nobody, Sitter::Bot);
        let kept = &self.places[seat].kept;
        if kept.sitter == sitter && kept.filler == level {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Bot { seat, level }])
    }

    /// The next hand: a pack shuffled from a fresh seed, with all that must be known to go on from here.
    pub(crate) fn sealing(&self, seed: Seed) -> Entry {
        let mut generator = seed.generator();
        let pack = Pack::shuffled_of(self.rules.deck(), &mut generator);
        let salt = Bytes32::random(&mut generator);
        let standing = if self.durchgang.is_over() {
            Match::new(std::sync::Arc::clone(&self.rules), self.plan.dealer, self.plan.games).standing()
        } else {
            self.durchgang.standing()
        };
        Entry::Sealed(Box::new(Sealing {
            hand: self.hands + 1,
            pack,
            salt,
            standing,
            places: self.places.map(|place| place.kept),
            course: self.next_course(),
        }))
    }

    /// What is left of a seat's bank if it acts now.
    fn bank_after(&self, seat: Seat, now: Moment) -> u64 {
        let place = &self.places[seat];
        let Some(action_ms) = self.plan.clock.action_ms() else { return place.bank_ms };
        let since = self.asked_at.max(place.turned_at);
        let used_ms = (now.saturating_sub(since).max(0) / 1_000) as u64;
        place.bank_ms.saturating_sub(used_ms.saturating_sub(action_ms))
    }

    /// The view with which a bot decides for a seat that is asked.
    pub(crate) fn question(&self, seat: Seat) -> Option<schafkopf::SeatView> {
        self.running().filter(|game| game.is_asked(seat)).map(|game: &Game| game.view(seat))
    }
}

/// Chat without control characters and without marks that turn the direction of what follows.
fn clean(text: &str) -> Result<String, Refused> {
    let turns = |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = text.chars().filter(|letter| !letter.is_control() && !turns(*letter)).collect();
    let plain = plain.trim();
    if plain.is_empty() {
        return Err(Refused::EmptyChat);
    }
    if plain.chars().count() > LONGEST_CHAT {
        return Err(Refused::LongChat);
    }
    Ok(plain.to_owned())
}
