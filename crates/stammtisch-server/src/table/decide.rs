//! What a table decides on a command: entries, or a refusal. Nothing here changes anything.

use schafkopf::fair_deal::{Cutter, Input, InputError};
use schafkopf::{Action, Bytes32, Chair, Doubling, Game, Match, Members, Pack, Seat, Seed};
use schafkopf_bots::Builtin;
use stammtisch_http::PersonId;
use stammtisch_http::clock::Moment;

use super::entry::{CutBy, Doer, Entry, Level, Sealing, Sitter};
use super::kind::TableKind;
use super::state::{Stage, Table};
use crate::wire::{Command, Pace, Refused, clean};

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
        if let Some(chair) = self.chair_of(guest).filter(|&chair| self.places[chair].kept.away)
            && *command != Command::Leave
        {
            entries.insert(0, Entry::Back { chair });
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
        if let Command::Pace { pace } = command {
            return self.change_pace(guest, *pace);
        }
        if let Command::Watch { seat } = command {
            return self.check_watch(guest, (*seat).into()).map(|()| Vec::new());
        }
        let chair = self.chair_of(guest).ok_or(Refused::NotSeated)?;
        match command {
            Command::Sit { .. } | Command::Bot { .. } | Command::Pace { .. } | Command::Watch { .. } => {
                Ok(Vec::new())
            }
            Command::Leave => Ok(vec![Entry::Left { chair, guest }]),
            Command::Act { hand, action } => {
                let seat = chair.seat().ok_or(Refused::SitsOut)?;
                self.check_hand(*hand)?;
                let bank_ms = self.bank_after(seat, now);
                self.acting(seat, (*action).into(), Doer::Person, bank_ms).map(|entry| vec![entry])
            }
            Command::Cut { hand, input, order } => {
                self.check_hand(*hand)?;
                let by = if *order { Cutter::Order } else { Cutter::Player };
                self.cutting(chair, input.clone().into(), by)
            }
            Command::Ready => match self.places[chair].ready {
                _ if !self.is_between() => Err(Refused::MidHand),
                true => Ok(Vec::new()),
                false => Ok(vec![Entry::Ready { chair }]),
            },
            Command::Show { spectators: true, .. } if self.may_count() => Err(Refused::MayCount),
            // Whom he lets look is not stored, but that he said so is: sent again, it acts once.
            Command::Show { spectators, to } => {
                let seat = chair.seat().ok_or(Refused::SitsOut)?;
                let spectators = *spectators || to.is_some() && self.places[seat].kept.shows;
                Ok(vec![Entry::Shows { seat, spectators }])
            }
            Command::Door { open } => self.shut_door(chair, *open),
            Command::Phrase { .. } | Command::Chat { .. } if !self.is_between() => Err(Refused::NoTalking),
            Command::Phrase { phrase } => Ok(vec![Entry::Said { chair, phrase: (*phrase).into() }]),
            Command::Chat { text } => clean(text).map(|text| vec![Entry::Chat { chair, text }]),
        }
    }

    /// Whether people are let in who want to play at once: whoever sits here may say so.
    fn shut_door(&self, chair: Chair, open: bool) -> Result<Vec<Entry>, Refused> {
        if self.plan.kind != TableKind::Quick {
            Err(Refused::NoDoor)
        } else if self.open == open {
            Ok(Vec::new())
        } else {
            Ok(vec![Entry::Door { chair, open }])
        }
    }

    /// Whether somebody could have a seat here with the next hand, beside so many who have one already.
    pub(super) fn check_bookable(&self, guest: PersonId, booked: usize) -> Result<(), Refused> {
        if self.chair_of(guest).is_some() {
            Err(Refused::AlreadySeated)
        } else if self.plan.kind == TableKind::Practice && self.plan.by != guest {
            Err(Refused::PracticeTable)
        } else if self.seats_for_people() <= booked {
            Err(Refused::TableFull)
        } else {
            Ok(())
        }
    }

    /// Whether somebody may ask to look into a seat's hand.
    fn check_watch(&self, guest: PersonId, seat: Seat) -> Result<(), Refused> {
        if self.chair_of(guest).is_some() {
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

    /// What somebody does who has said nothing until a window for doubles was over.
    pub(crate) fn declining(&self, seat: Seat) -> Result<Entry, Refused> {
        self.acting(seat, Action::Double(Doubling::Decline), Doer::Person, self.places[seat].bank_ms)
    }

    fn check_hand(&self, hand: u64) -> Result<(), Refused> {
        if hand == self.hands { Ok(()) } else { Err(Refused::WrongHand) }
    }

    fn cutting(&self, chair: Chair, input: Input, by: Cutter) -> Result<Vec<Entry>, Refused> {
        let Stage::Cutting(pending) = &self.stage else { return Err(Refused::NothingToCut) };
        if self.members().cutter(pending.setup.dealer) != chair {
            return Err(Refused::NotCutter);
        }
        if input == Input::Skipped {
            return Err(Refused::Cut(InputError::Skipped));
        }
        input.check(&self.rules.deal).map_err(Refused::Cut)?;
        Ok(vec![Entry::Cut { input, by: CutBy::Told(by) }])
    }

    fn sit(&self, guest: PersonId, wanted: Option<Chair>) -> Result<Vec<Entry>, Refused> {
        if let Some(chair) = self.chair_of(guest) {
            return if wanted.is_none_or(|wanted| wanted == chair) {
                Ok(Vec::new())
            } else {
                Err(Refused::AlreadySeated)
            };
        }
        if self.plan.kind == TableKind::Practice && self.plan.by != guest {
            return Err(Refused::PracticeTable);
        }
        let chair = match wanted {
            Some(chair) => self.check_free(chair).map(|()| chair)?,
            None => self.any_free()?,
        };
        Ok(vec![Entry::Sat { chair, guest }])
    }

    fn check_free(&self, chair: Chair) -> Result<(), Refused> {
        if !self.members().has(chair) {
            return Err(Refused::NoSuchChair);
        }
        match self.places[chair].kept.sitter {
            Sitter::Nobody => Ok(()),
            Sitter::Bot(_) if self.is_between() || chair.seat().is_none() => Ok(()),
            Sitter::Bot(_) => Err(Refused::MidHand),
            Sitter::Person(_) => Err(Refused::SeatTaken),
        }
    }

    /// An empty chair, or between hands a bot's.
    fn any_free(&self) -> Result<Chair, Refused> {
        let is_empty = |chair: &Chair| self.places[*chair].kept.sitter == Sitter::Nobody;
        if let Some(chair) = self.members().chairs().find(is_empty) {
            return Ok(chair);
        }
        let mut why = Refused::TableFull;
        for chair in self.members().chairs() {
            match self.check_free(chair) {
                Ok(()) => return Ok(chair),
                Err(Refused::MidHand) => why = Refused::MidHand,
                Err(_) => {}
            }
        }
        Err(why)
    }

    fn place_bot(&self, guest: PersonId, chair: Chair, level: Option<&str>) -> Result<Vec<Entry>, Refused> {
        if self.plan.by != guest {
            return Err(Refused::NotHost);
        }
        if !self.members().has(chair) {
            return Err(Refused::NoSuchChair);
        }
        let level = match level {
            Some(name) => Some(Level(name.parse::<Builtin>().map_err(|_| Refused::UnknownBot)?)),
            None => None,
        };
        if matches!(self.places[chair].kept.sitter, Sitter::Person(_)) {
            return Err(Refused::SeatTaken);
        }
        if !self.is_between() {
            return Err(Refused::MidHand);
        }
        let sitter = level.map_or(Sitter::Nobody, Sitter::Bot);
        let kept = &self.places[chair].kept;
        if kept.sitter == sitter && kept.filler == level {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Bot { chair, level }])
    }

    fn change_pace(&self, guest: PersonId, pace: Pace) -> Result<Vec<Entry>, Refused> {
        if self.plan.by != guest {
            return Err(Refused::NotHost);
        }
        if !self.is_between() {
            return Err(Refused::MidHand);
        }
        Ok(if pace == self.pace { Vec::new() } else { vec![Entry::Paced { pace }] })
    }

    /// The next hand: a pack shuffled from a fresh seed, with all that must be known to go on from here.
    pub(crate) fn sealing(&self, seed: Seed) -> Entry {
        let mut generator = seed.generator();
        let pack = Pack::shuffled_of(self.rules.deck(), &mut generator);
        let salt = Bytes32::random(&mut generator);
        let mut durchgang = if self.durchgang.is_over() { self.next_match() } else { self.durchgang.clone() };
        let mut places = self.places.map(|place| place.kept);
        let dealer = durchgang.standing().dealer;
        if self.hand().is_some_and(|hand| hand.game.setup().dealer != dealer) {
            places.pass_deal(self.members(), dealer);
            durchgang.pass_deal();
        }
        Entry::Sealed(Box::new(Sealing {
            hand: self.hands + 1,
            pack,
            salt,
            standing: durchgang.standing(),
            places,
            course: self.next_course(),
            pace: self.pace,
            open: self.open,
        }))
    }

    /// The match after one that is over. Where four play alone it begins as the first one did; of five or six the next deals.
    fn next_match(&self) -> Match {
        let dealer = match self.members() {
            Members::Four => self.plan.dealer,
            Members::Five | Members::Six => self.durchgang.standing().dealer,
        };
        Match::new(std::sync::Arc::clone(&self.rules), dealer, self.plan.games).among(self.members())
    }

    /// What is left of a seat's bank if it acts now.
    fn bank_after(&self, seat: Seat, now: Moment) -> u64 {
        let place = &self.places[seat];
        if self.is_window_open() {
            // A window has its own time.
            return place.bank_ms;
        }
        let Some(action_ms) = self.clock().action_ms() else { return place.bank_ms };
        let since = self.asked_at.max(place.turned_at);
        let used_ms = (now.saturating_sub(since).max(0) / 1_000) as u64;
        place.bank_ms.saturating_sub(used_ms.saturating_sub(action_ms))
    }

    /// The view with which a bot decides for a seat that is asked.
    pub(crate) fn question(&self, seat: Seat) -> Option<schafkopf::SeatView> {
        self.running().filter(|game| game.is_asked(seat)).map(|game: &Game| game.view(seat))
    }
}
