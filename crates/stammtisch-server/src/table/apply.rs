//! What entries do to a table.

use std::sync::Arc;

use schafkopf::fair_deal::{Cutter, Input, Proof, Sealed, lot, verify};
use schafkopf::rules::KnockOrder;
use schafkopf::{
    Action, Bill, BySeat, Bytes32, Chair, Ending, Event, Game, Match, RuleSet, Seat, Settlement,
};
use schafkopf_record::Record;
use stammtisch_http::PersonId;
use stammtisch_http::clock::Moment;
use thiserror::Error;

use super::entry::{CutBy, Doer, Entry, Sealing, Sitter};
use super::happened::Happened;
use super::state::{Ended, Hand, Line, Pending, Place, Stage, Table};
use crate::wire::{ChatLine, Happening};

/// An entry that cannot have happened here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("this entry cannot follow on those before it")]
pub(crate) struct Misplaced;

impl Table {
    /// Takes the next entry. One that was decided on this state is never misplaced.
    pub(crate) fn apply(&mut self, entry: &Entry, at: Moment) -> Result<(), Misplaced> {
        self.version += 1;
        self.last_at = at;
        match entry {
            Entry::Opened => self.asked_at = at,
            Entry::Sat { chair, guest } => self.sit_down(self.check_chair(*chair)?, *guest, at),
            Entry::Left { chair, guest } => self.leave(self.check_chair(*chair)?, *guest, at),
            Entry::Bot { chair, level } => {
                let place = self.place(*chair)?;
                place.kept.filler = *level;
                place.kept.sitter = level.map_or(Sitter::Nobody, Sitter::Bot);
                place.ends_hand = false;
                self.waits_anew(at);
            }
            Entry::Paced { pace } => self.pace = *pace,
            Entry::Shows { seat, spectators } => self.places[*seat].kept.shows = *spectators,
            Entry::Door { open, .. } => self.open = *open,
            Entry::Ready { chair } => self.place(*chair)?.ready = true,
            Entry::Sealed(sealing) => self.seal(sealing, at)?,
            Entry::Cut { input, by } => self.deal(input, *by, at)?,
            Entry::Acted { seat, action, by, bank_ms } => {
                self.places[*seat].bank_ms = *bank_ms;
                self.course.whole &= *by != Doer::StandIn;
                self.act(*seat, *action, at)?;
            }
            Entry::Away { seat } => {
                self.places[*seat].kept.away = true;
                self.places[*seat].turned_at = at;
                self.tell(Happening::StandIn { seat: (*seat).into() }, None);
            }
            Entry::Back { chair } => {
                let place = self.place(*chair)?;
                place.kept.away = false;
                place.turned_at = at;
                self.tell(Happening::Back { seat: (*chair).into() }, None);
            }
            Entry::Chat { chair, text } => {
                let chair = self.check_chair(*chair)?;
                self.say(Line { chair, guest: None, text: Some(text.clone()), phrase: None });
            }
            Entry::Said { chair, phrase } => {
                let chair = self.check_chair(*chair)?;
                self.say(Line { chair, guest: None, text: None, phrase: Some(*phrase) });
            }
        }
        Ok(())
    }

    /// A chair, if the table has it.
    fn check_chair(&self, chair: Chair) -> Result<Chair, Misplaced> {
        if self.members().has(chair) { Ok(chair) } else { Err(Misplaced) }
    }

    fn place(&mut self, chair: Chair) -> Result<&mut Place, Misplaced> {
        let chair = self.check_chair(chair)?;
        Ok(&mut self.places[chair])
    }

    fn sit_down(&mut self, chair: Chair, guest: PersonId, at: Moment) {
        let place = &mut self.places[chair];
        place.kept.sitter = Sitter::Person(guest);
        place.kept.away = false;
        place.turned_at = at;
        place.ready = false;
        self.waits_anew(at);
        let name = self.name_of(guest);
        self.tell(Happening::Sat { seat: chair.into(), name }, Some(guest));
    }

    fn ask(&mut self, at: Moment) {
        self.questions += 1;
        self.asked_at = at;
    }

    fn tell(&mut self, what: Happening, guest: Option<PersonId>) {
        self.happened.push(self.version, what, guest, false);
    }

    /// The time until the next hand runs anew whenever somebody comes or goes.
    fn waits_anew(&mut self, at: Moment) {
        if self.is_between() {
            self.asked_at = at;
        }
    }

    fn say(&mut self, line: Line) {
        /// How many lines are shown.
        const LINES: usize = 20;
        let guest = self.guest_on(line.chair);
        let line = Line { guest, ..line };
        let shown = self.chat_line(&line);
        self.tell(Happening::Chat(shown), guest);
        if self.chat.len() == LINES {
            self.chat.remove(0);
        }
        self.chat.push(line);
    }

    /// A line with the name of who said it.
    pub(super) fn chat_line(&self, line: &Line) -> ChatLine {
        ChatLine {
            seat: line.chair.into(),
            name: line.guest.map(|guest| self.name_of(guest)).unwrap_or_default(),
            text: line.text.clone(),
            phrase: line.phrase.map(Into::into),
        }
    }

    fn leave(&mut self, chair: Chair, guest: PersonId, at: Moment) {
        // Who sits out leaves no hand behind.
        let mid_hand = !self.is_between() && chair.seat().is_some();
        self.course.whole &= !mid_hand;
        let name = self.name_of(guest);
        let place = &mut self.places[chair];
        let filler = place.kept.filler;
        place.kept.away = false;
        place.kept.shows = false;
        place.ready = false;
        place.turned_at = at;
        place.ends_hand = mid_hand && filler.is_none();
        place.kept.sitter = match filler {
            Some(level) => Sitter::Bot(level),
            None if mid_hand => Sitter::Bot(super::entry::Level(schafkopf_bots::Builtin::Regel)),
            None => Sitter::Nobody,
        };
        self.waits_anew(at);
        self.tell(Happening::Left { seat: chair.into(), name, mid_hand }, Some(guest));
    }

    fn seal(&mut self, sealing: &Sealing, at: Moment) -> Result<(), Misplaced> {
        if sealing.standing.beside.members() != self.members() {
            return Err(Misplaced);
        }
        self.durchgang = Match::resume(Arc::clone(&self.rules), self.plan.games, sealing.standing);
        (self.course, self.pace, self.open) = (sealing.course, sealing.pace, sealing.open);
        self.hands = sealing.hand;
        self.chat.clear();
        self.asked_at = at;
        let bank_ms = self.plan.clock.bank_ms();
        for chair in Chair::ALL {
            let place = &mut self.places[chair];
            place.kept = sealing.places[chair];
            place.ready = false;
            place.bank_ms = bank_ms;
            place.ends_hand = false;
        }
        let Some(setup) = self.durchgang.next_game() else { return Ok(()) };
        let sealed = Sealed::new(sealing.pack, sealing.salt);
        let commitment = sealed.commitment();
        let sitters = sealing.places.seats().map(|place| place.sitter);
        self.stage = Stage::Cutting(Box::new(Pending { setup, sealed, sitters, salt: sealing.salt }));
        self.tell(Happening::Sealed { commitment: commitment.into() }, None);
        Ok(())
    }

    fn deal(&mut self, input: &Input, by: CutBy, at: Moment) -> Result<(), Misplaced> {
        let Stage::Cutting(pending) = &self.stage else { return Err(Misplaced) };
        let Pending { setup, sealed, sitters, salt } = pending.as_ref().clone();
        let opened = sealed.open(input.clone(), setup.dealer, &self.rules.deal);
        let reveal = match by {
            CutBy::Told(by) => opened.and_then(|reveal| reveal.cut_by(by)),
            CutBy::Noted(_) => opened,
        };
        let reveal = reveal.map_err(|_| Misplaced)?;
        verify(&sealed.commitment(), &reveal).map_err(|_| Misplaced)?;
        let cutter = self.members().cutter(setup.dealer);
        let dealt = reveal.pack_dealt().deal_under(&self.rules, setup.dealer);
        let game = Game::new(setup, dealt);
        let ended = game.ending().copied();
        let hand = Hand { game, late: None, sealed, reveal, sitters, ended_at: at, result: None };
        self.stage = Stage::Dealt(Box::new(hand));
        self.ask(at);
        let done = match by {
            CutBy::Told(by) => {
                by != Cutter::Nobody || matches!(self.sealed_with(cutter, &sitters), Sitter::Bot(_))
            }
            CutBy::Noted(by) => *input != Input::Skipped && by != Doer::StandIn,
        };
        self.tell(Happening::Cut { seat: cutter.into(), done }, None);
        self.tell(Happening::Dealt, None);
        if let Some(ending) = ended {
            self.tell(Happening::Game { event: Event::Ended { ending }.into() }, None);
            self.count(&ending, salt, at);
        }
        Ok(())
    }

    /// Who was on a chair when the pack was sealed; who sits out, who is there now.
    fn sealed_with(&self, chair: Chair, sitters: &BySeat<Sitter>) -> Sitter {
        chair.seat().map_or(self.places[chair].kept.sitter, |seat| sitters[seat])
    }

    fn act(&mut self, seat: Seat, action: Action, at: Moment) -> Result<(), Misplaced> {
        let Stage::Dealt(hand) = &mut self.stage else { return Err(Misplaced) };
        let opens_trick = matches!(action, Action::Play(_)) && hand.game.plays().len() % 4 == 0;
        let before = opens_trick.then(|| Box::new(hand.game.clone()));
        let stage = hand.game.stage();
        let events = hand.game.act(seat, action).map_err(|_| Misplaced)?;
        if before.is_some() {
            hand.late = before;
        }
        if hand.game.plays().len().is_multiple_of(4) {
            hand.late = None;
        }
        if hand.game.stage() != stage || asks_one_by_one(stage, &self.rules) {
            self.questions += 1;
            self.asked_at = at;
        }
        let late = hand.late.is_some();
        let ended = hand.game.ending().copied();
        let salt = hand.reveal.salt;
        for event in events {
            self.happened.push(self.version, Happening::Game { event: event.into() }, None, late);
        }
        if !late {
            self.happened.release(self.version);
        }
        if let Some(ending) = ended {
            self.asked_at = at;
            self.count(&ending, salt, at);
        }
        Ok(())
    }

    /// Enters the result of a hand that has just ended, and ends the match with its last game.
    fn count(&mut self, ending: &Ending, salt: Bytes32, at: Moment) {
        let paid = match &self.stage {
            Stage::Dealt(hand) => self.durchgang.record_game(&hand.game),
            _ => self.durchgang.record(ending),
        };
        if self.durchgang.is_over() {
            self.durchgang.split_pot(lot(&salt));
        }
        for seat in Seat::ALL {
            let place = &mut self.places[seat];
            if place.ends_hand {
                place.ends_hand = false;
                place.kept.sitter = Sitter::Nobody;
            }
        }
        let Stage::Dealt(hand) = &mut self.stage else { return };
        hand.late = None;
        hand.ended_at = at;
        hand.result = Some(Arc::new(result(hand, ending, paid)));
    }
}

/// Whether one is asked after the other; in the doubling window, when winners claim, and where knocks are given together
/// (V 6.2), all are asked at once.
fn asks_one_by_one(stage: schafkopf::Stage, rules: &RuleSet) -> bool {
    use schafkopf::Stage;
    match stage {
        Stage::Knocking => rules.knock.is_some_and(|knock| knock.order == KnockOrder::Turn),
        Stage::Auction | Stage::Declaring | Stage::Offering | Stage::Giving | Stage::Playing => true,
        Stage::Doubling | Stage::Retour | Stage::Claiming | Stage::Over => false,
    }
}

/// How a hand ended, with its proof and its record.
fn result(hand: &Hand, ending: &Ending, paid: Settlement) -> Ended {
    Ended {
        ending: *ending,
        bill: Bill::of_game(&hand.game),
        paid,
        proof: Proof::new(hand.sealed.commitment(), &hand.reveal),
        record: schafkopf_record::print(&Record::of_game(&hand.game), schafkopf_record::Language::German),
    }
}

impl Table {
    /// Goes on to the entry of a number. What was said between the last one and this may have been thrown away.
    pub(super) fn follow_on(&mut self, seq: u64) -> Result<(), Misplaced> {
        let before = seq.checked_sub(1).filter(|&before| before >= self.version).ok_or(Misplaced)?;
        self.version = before;
        Ok(())
    }

    /// The table at an entry from which reading can start.
    pub(crate) fn starting_before(mut self, version: u64) -> Table {
        self.version = version;
        self.happened = Happened::starting_at(version);
        self
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{Bill, Ending, Game, Pack, RamschPrices, Seat, Seed, Setup, rules};
    use schafkopf_bots::Regel;

    /// A hand played by rules of thumb.
    fn played(setup: Setup, pack: Pack) -> Game {
        let dealt = pack.deal_under(&setup.rules, setup.dealer);
        let mut game = Game::new(setup, dealt);
        while let Some(seat) = game.next_to_act() {
            let advice = Regel::advise(&game.view(seat), &game.setup().rules).expect("it is asked");
            game.act(seat, advice.action).expect("it acts by the rules");
        }
        game
    }

    #[test]
    fn v_0_2_the_bill_tells_what_was_paid_with_every_factor() {
        let rules = rules::builtin("alles").expect("it is built in");
        let mut rng = Seed::from_text("what it paid and why").generator();
        let (mut scored, mut ramsch, mut multiplied) = (0, 0, 0);
        for number in 2..600 {
            let setup = Setup {
                rules: rules.clone(),
                dealer: Seat::Four,
                number,
                thrown_in: 0,
                bock: 1 + number % 2,
            };
            let game = played(setup, Pack::shuffled_of(rules.deck(), &mut rng));
            let Some(ending) = game.ending() else { continue };
            let Some(bill) = Bill::of_game(&game) else { continue };
            multiplied += u32::from(bill.knock_factor > 1);
            match ending {
                Ending::Scored { outcome, settlement: Some(settlement), .. } => {
                    scored += 1;
                    let declarer = settlement.units()[outcome.parties.declarer].abs();
                    let times = if outcome.parties.partner.is_some() { 1 } else { 3 };
                    assert_eq!(declarer, times * bill.value(), "{outcome:?}");
                }
                Ending::Ramsch { outcome, settlement: Some(settlement), .. } => {
                    ramsch += 1;
                    let each = bill.value();
                    let prices = RamschPrices { ramsch: each, durchmarsch: each };
                    let ramsch = rules.ramsch.as_ref().expect("it was played");
                    assert_eq!(&outcome.units(ramsch, prices, Seat::One), settlement.units());
                }
                Ending::ThrownIn
                | Ending::Redealt { .. }
                | Ending::SieVoid { .. }
                | Ending::Scored { settlement: None, .. }
                | Ending::Ramsch { settlement: None, .. } => {}
            }
        }
        assert!(scored > 20 && ramsch > 2 && multiplied > 5, "{scored}, {ramsch}, {multiplied}");
    }
}
