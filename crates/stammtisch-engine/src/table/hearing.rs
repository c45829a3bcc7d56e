//! What the person's page says at the table.

use schafkopf::fair_deal::{Cutter, Input, InputError};
use schafkopf::{Action, Chair, Doubling, Members, Seat};
use schafkopf_bots::{Builtin, NamedBot};
use stammtisch_text::Lang;
use stammtisch_wire::table::{
    ChatLine, ClientMessage, Command, LONGEST_ID, PROTOCOL, Phrase, Refused, ServerMessage, clean,
};

use super::{PERSON, REMEMBERED, Sent, Stage, Table};
use crate::wire::{Done, Level};

impl Table {
    /// Hears a message and answers it.
    pub(crate) fn hear(&mut self, message: ClientMessage, lang: Lang) {
        match message {
            ClientMessage::Hello { protocol, .. } if protocol != PROTOCOL => {
                self.messages.push(ServerMessage::Reload { protocol: PROTOCOL });
            }
            ClientMessage::Hello { seen, .. } => {
                self.sent = Some(Sent(seen.filter(|&seen| seen <= self.version)));
                self.tell_page();
            }
            ClientMessage::Do { id, command } => self.obey(id, command, lang),
            ClientMessage::Ping => self.messages.push(ServerMessage::Pong),
            ClientMessage::Pong => {}
        }
    }

    /// Does what is wanted, once, and answers.
    fn obey(&mut self, id: String, command: Command, lang: Lang) {
        let before = self.version;
        let is_action = matches!(command, Command::Act { .. });
        match self.execute(&id, command) {
            Ok(version) => self.messages.push(ServerMessage::Done { id, version }),
            Err(why) => {
                let id = if why == Refused::BadId { String::new() } else { id };
                self.messages.push(ServerMessage::Refused { id, reason: why.told(lang) });
                return;
            }
        }
        if self.version != before || !is_action {
            self.tell_page();
        }
    }

    fn execute(&mut self, id: &str, command: Command) -> Result<u64, Refused> {
        if self.sent.is_none() {
            return Err(Refused::NotGreeted);
        }
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(Refused::BadId);
        }
        if let Some(done) = self.commands.iter().find(|done| done.id == id) {
            return if done.command == command { Ok(done.version) } else { Err(Refused::IdUsed) };
        }
        self.do_it(&command)?;
        if self.commands.len() == REMEMBERED {
            self.commands.pop_front();
        }
        self.commands.push_back(Done { id: id.to_owned(), command, version: self.version });
        Ok(self.version)
    }

    fn do_it(&mut self, command: &Command) -> Result<(), Refused> {
        match command {
            Command::Act { hand, action } => {
                self.check_hand(*hand)?;
                self.act_for_person((*action).into())
            }
            Command::Cut { hand, input, order } => {
                self.check_hand(*hand)?;
                let by = if *order { Cutter::Order } else { Cutter::Player };
                self.cut_for_person(input.clone().into(), by)
            }
            Command::Ready | Command::Pace { .. } | Command::Bot { .. } if !self.is_between() => {
                Err(Refused::MidHand)
            }
            Command::Ready => {
                if !self.ready {
                    (self.ready, self.version) = (true, self.version + 1);
                }
                Ok(())
            }
            Command::Phrase { .. } | Command::Chat { .. } if !self.is_between() => Err(Refused::NoTalking),
            Command::Phrase { phrase } => {
                self.say(self.line(None, Some(*phrase)));
                Ok(())
            }
            Command::Chat { text } => {
                let text = clean(text)?;
                self.say(self.line(Some(text), None));
                Ok(())
            }
            Command::Pace { pace } => {
                if self.pace != *pace {
                    (self.pace, self.version) = (*pace, self.version + 1);
                }
                Ok(())
            }
            Command::Bot { seat, level } => self.place_bot((*seat).into(), level.as_deref()),
            Command::Sit { seat } => {
                let here = seat.is_none_or(|seat| Chair::from(seat) == Chair::Seat(PERSON));
                if here { Ok(()) } else { Err(Refused::AlreadySeated) }
            }
            // Whoever leaves finds his table again: nobody else comes to it.
            Command::Leave | Command::Show { spectators: false, .. } => Ok(()),
            Command::Watch { .. } => Err(Refused::AlreadySeated),
            Command::Show { .. } => Err(Refused::NotWatching),
            Command::Door { .. } => Err(Refused::NoDoor),
        }
    }

    fn line(&self, text: Option<String>, phrase: Option<Phrase>) -> ChatLine {
        ChatLine { seat: PERSON.into(), name: self.plan.name.clone(), text, phrase }
    }

    fn check_hand(&self, hand: u64) -> Result<(), Refused> {
        if hand == self.hand { Ok(()) } else { Err(Refused::WrongHand) }
    }

    fn act_for_person(&mut self, action: Action) -> Result<(), Refused> {
        let Stage::Dealt(hand) = &self.stage else { return Err(Refused::NotDealt) };
        hand.game.check(PERSON, action).map_err(Refused::Game)?;
        if action == Action::Double(Doubling::Decline) {
            // Who says nothing declines as well, when the window ends: nobody learns before that he had nothing to say.
            return Ok(());
        }
        self.act(PERSON, action).expect("the game has checked it");
        Ok(())
    }

    fn cut_for_person(&mut self, input: Input, by: Cutter) -> Result<(), Refused> {
        let Stage::Cutting(pending) = &self.stage else { return Err(Refused::NothingToCut) };
        if Members::Four.cutter(pending.setup.dealer) != Chair::Seat(PERSON) {
            return Err(Refused::NotCutter);
        }
        if input == Input::Skipped {
            return Err(Refused::Cut(InputError::Skipped));
        }
        input.check(&self.rules.deal).map_err(Refused::Cut)?;
        self.deal((input, by)).map_err(|_| Refused::NothingToCut)
    }

    fn place_bot(&mut self, chair: Chair, level: Option<&str>) -> Result<(), Refused> {
        let seat = chair.seat().ok_or(Refused::NoSuchChair)?;
        if seat == PERSON {
            return Err(Refused::SeatTaken);
        }
        let bot: Builtin = level.and_then(|level| level.parse().ok()).ok_or(Refused::UnknownBot)?;
        let level = Level(bot.name().to_owned());
        let kept = Seat::ALL.into_iter().skip(1).zip(&mut self.plan.levels).find(|(other, _)| *other == seat);
        if let Some((_, kept)) = kept.filter(|(_, kept)| **kept != level) {
            *kept = level;
            self.bots[seat] = Some(NamedBot::from(bot));
            self.version += 1;
        }
        Ok(())
    }
}
