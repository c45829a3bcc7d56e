//! What happens at the table: packs are sealed, cut and dealt, seats act, hands are counted.

use schafkopf::fair_deal::{Cutter, Input, Proof, Sealed, lot, verify};
use schafkopf::{Action, Bill, Chair, Doubling, Ending, Event, Game, Match, Members, Seat};
use schafkopf_bots::{Bot as _, Builtin, Deadline, NamedBot, Thinking};
use schafkopf_record::{Language, Record};
use stammtisch_wire::table::{ChatLine, Happening, Update};

use super::pacing::Due;
use super::{Ended, Hand, KEPT, LINES, PERSON, Pending, Sent, Stage, Table};

/// An action, or a cut, that cannot be here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Misplaced;

impl Table {
    /// Lets the table do the next thing that it does by itself: one decision of a bot at most, but for the end of a window.
    pub(crate) fn step(&mut self) {
        let before = self.version;
        match self.due() {
            None => {}
            Some((Due::Pack, _)) => self.seal(),
            Some((Due::Cut, _)) => self.cut_by_nobody(),
            Some((Due::Bot(seat), _)) => {
                let action = self.decide(seat);
                self.enter(seat, action);
            }
            Some((Due::Window, _)) => self.close_window(),
        }
        if self.version != before {
            self.tell_page();
        }
    }

    /// Shuffles and seals the next pack: of the next match, where this one is over.
    fn seal(&mut self) {
        if self.durchgang.is_over() {
            let dealer = self.plan.dealer.into();
            self.durchgang = Match::new(std::sync::Arc::clone(&self.rules), dealer, self.plan.games);
        }
        self.before = self.durchgang.standing();
        self.hand += 1;
        self.chat.clear();
        self.lay_sealed();
    }

    /// Lays the pack of the present number on the table; it follows from the seed.
    pub(super) fn lay_sealed(&mut self) {
        let Some(setup) = self.durchgang.next_game() else { return };
        let mut generator = self.seed.nth(self.hand).generator();
        let sealed = Sealed::shuffled_of(self.rules.deck(), &mut generator);
        let commitment = sealed.commitment();
        self.stage = Stage::Cutting(Box::new(Pending { setup, sealed }));
        self.ready = false;
        self.version += 1;
        self.note(Happening::Sealed { commitment: commitment.into() });
    }

    /// The cut that follows from the commitment, where a bot cuts or nobody did (decision 39).
    fn cut_by_nobody(&mut self) {
        let Stage::Cutting(pending) = &self.stage else { return };
        let input = Input::of_nobody(&pending.sealed.commitment(), &self.rules.deal);
        self.deal((input, Cutter::Nobody)).expect("what follows from the commitment is within the rules");
    }

    /// Takes the cut and deals.
    pub(super) fn deal(&mut self, (input, by): (Input, Cutter)) -> Result<(), Misplaced> {
        let Stage::Cutting(pending) = &self.stage else { return Err(Misplaced) };
        let Pending { setup, sealed } = pending.as_ref();
        let opened = sealed.open(input.clone(), setup.dealer, &self.rules.deal);
        let reveal = opened.and_then(|reveal| reveal.cut_by(by)).map_err(|_| Misplaced)?;
        verify(&sealed.commitment(), &reveal).map_err(|_| Misplaced)?;
        let dealt = reveal.pack_dealt().deal_under(&self.rules, setup.dealer);
        let cutter = Members::Four.cutter(setup.dealer);
        let game = Game::new(setup.clone(), dealt);
        let ended = game.ending().copied();
        let sealed = sealed.clone();
        self.stage = Stage::Dealt(Box::new(Hand {
            game,
            sealed,
            reveal,
            cut: (input, by),
            done: Vec::new(),
            result: None,
        }));
        self.version += 1;
        self.note(Happening::Cut {
            seat: cutter.into(),
            done: by != Cutter::Nobody || cutter != Chair::Seat(PERSON),
        });
        self.note(Happening::Dealt);
        if let Some(ending) = ended {
            self.note(Happening::Game { event: Event::Ended { ending }.into() });
            self.count(ending);
        }
        Ok(())
    }

    /// A seat acts, and what follows from it happens.
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Misplaced> {
        let Stage::Dealt(hand) = &mut self.stage else { return Err(Misplaced) };
        let events = hand.game.act(seat, action).map_err(|_| Misplaced)?;
        hand.done.push((seat, action));
        let ended = hand.game.ending().copied();
        self.version += 1;
        for event in events {
            self.note(Happening::Game { event: event.into() });
        }
        if let Some(ending) = ended {
            self.count(ending);
        }
        Ok(())
    }

    /// The same for what was decided on this state.
    fn enter(&mut self, seat: Seat, action: Action) {
        self.act(seat, action).expect("what is decided here is one of the actions that are listed");
    }

    /// Enters the result of a hand that has just ended, and ends the match with its last game.
    fn count(&mut self, ending: Ending) {
        let Stage::Dealt(hand) = &mut self.stage else { return };
        let paid = self.durchgang.record_game(&hand.game);
        if self.durchgang.is_over() {
            self.durchgang.split_pot(lot(&hand.reveal.salt));
        }
        hand.result = Some(Ended {
            ending,
            bill: Bill::of_game(&hand.game),
            paid,
            proof: Proof::new(hand.sealed.commitment(), &hand.reveal),
            record: schafkopf_record::print(&Record::of_game(&hand.game), Language::German),
        });
        self.has_finished = true;
    }

    /// What the bot on a seat does: what its level decides, or, where there is no choice, what there is.
    fn decide(&self, seat: Seat) -> Action {
        let game = self.running().expect("somebody is asked");
        let view = game.view(seat);
        if let [only] = view.actions.as_slice() {
            return *only;
        }
        let regel = NamedBot::from(Builtin::Regel);
        let bot = self.bots[seat].as_ref().unwrap_or(&regel);
        let thinking = Thinking { rules: &self.rules, seed: self.chance(seat), deadline: Deadline::NEVER };
        let action = bot.player().act(&view, &thinking);
        let is_sound = |action: &Action| game.check(seat, *action).is_ok();
        let first = || view.actions.iter().copied().find(is_sound);
        Some(action).filter(is_sound).or_else(first).expect("who is asked has something to do")
    }

    /// The chance of a bot's decision: from the seed, and from nothing that anybody decides.
    fn chance(&self, seat: Seat) -> u64 {
        let done = match &self.stage {
            Stage::Dealt(hand) => hand.done.len() as u64,
            Stage::Idle | Stage::Cutting(_) => 0,
        };
        let seed = self.seed.nth(self.hand).nth(done).nth(seat.number().into());
        let first = seed.bytes().as_bytes().first_chunk().expect("a seed has more than eight bytes");
        u64::from_le_bytes(*first)
    }

    /// The end of a window for doubles: the first bot that doubles, or else everybody declines at once.
    fn close_window(&mut self) {
        let decline = Action::Double(Doubling::Decline);
        let asked: Vec<Seat> = self.running().into_iter().flat_map(Game::to_act).collect();
        let decided: Vec<(Seat, Action)> = asked
            .into_iter()
            .map(|seat| (seat, if seat == PERSON { decline } else { self.decide(seat) }))
            .collect();
        if let Some(&(seat, double)) = decided.iter().find(|(_, action)| *action != decline) {
            return self.enter(seat, double);
        }
        for (seat, decline) in decided {
            self.enter(seat, decline);
        }
    }

    /// A line in the chat.
    pub(super) fn say(&mut self, line: ChatLine) {
        self.version += 1;
        self.note(Happening::Chat(line.clone()));
        if self.chat.len() == LINES {
            self.chat.remove(0);
        }
        self.chat.push(line);
    }

    /// Notes what happened with the present version.
    pub(super) fn note(&mut self, what: Happening) {
        if self.happened.len() == KEPT
            && let Some((oldest, _)) = self.happened.pop_front()
        {
            self.happened_from = oldest;
        }
        self.happened.push_back((self.version, what));
    }

    /// Sends the page the table as it is now, once it has greeted.
    pub(super) fn tell_page(&mut self) {
        let Some(Sent(seen)) = self.sent else { return };
        let gap = seen.is_none_or(|seen| seen < self.happened_from);
        let news =
            self.happened.iter().filter(|(version, _)| !gap && seen.is_some_and(|seen| *version > seen));
        let happened = news.map(|(_, what)| what.clone()).collect();
        let update = Update { version: self.version, happened, gap, state: self.state() };
        self.sent = Some(Sent(Some(self.version)));
        self.messages.push(stammtisch_wire::table::ServerMessage::Update(Box::new(update)));
    }
}
