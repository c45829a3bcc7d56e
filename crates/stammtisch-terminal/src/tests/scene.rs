//! A table with bots of straw, brought by keys to where a test wants it.

use std::sync::Arc;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use schafkopf::{Action, Actions, Bid, CardSet, Claim, Doubling, RuleSet, Seat, Seed, rules};
use schafkopf_bots::Builtin;
use stammtisch_text::{Lang, Texts};

use crate::draw::{Look, draw};
use crate::pace::Pace;
use crate::plan::Plan;
use crate::question::{Answer, Question};
use crate::state::{Desk, Table};

/// A table, and who of the bots plays.
pub(super) struct Scene {
    pub(super) table: Table,
    /// The bot that says "I'll play"; the others pass.
    bidder: Option<Seat>,
    /// Whether every bot doubles that may.
    doubles: bool,
    /// Which of the contracts that it may declare the bidder declares.
    declares: usize,
}

/// What a match of a test is played with.
pub(super) fn plan(rules: &str, seed: &str) -> Plan {
    plan_with(rules::builtin(rules).unwrap(), seed)
}

pub(super) fn plan_with(rules: Arc<RuleSet>, seed: &str) -> Plan {
    Plan {
        rules,
        seed: Seed::from_text(seed),
        person: Seat::One,
        dealer: Seat::One,
        name: None,
        bots: [Builtin::Regel; 3],
        games: Some(4),
    }
}

impl Scene {
    /// A table at which nobody bids.
    pub(super) fn new(plan: Plan, lang: Lang) -> Scene {
        let table = Table::new(plan, Texts::of(lang), Pace::Instant);
        let mut scene = Scene { table, bidder: None, doubles: false, declares: 0 };
        scene.settle();
        scene
    }

    /// A table at which one bot plays the first contract that it may.
    pub(super) fn with_bidder(plan: Plan, lang: Lang, bidder: Seat) -> Scene {
        let table = Table::new(plan, Texts::of(lang), Pace::Instant);
        let mut scene = Scene { table, bidder: Some(bidder), doubles: false, declares: 0 };
        scene.settle();
        scene
    }

    /// As [`Scene::with_bidder`], with another of the contracts that the bot may declare.
    pub(super) fn with_declarer(plan: Plan, lang: Lang, bidder: Seat, declares: usize) -> Scene {
        let table = Table::new(plan, Texts::of(lang), Pace::Instant);
        let mut scene = Scene { table, bidder: Some(bidder), doubles: false, declares };
        scene.settle();
        scene
    }

    /// As [`Scene::with_bidder`], and every bot doubles that may.
    pub(super) fn with_doubler(plan: Plan, lang: Lang, bidder: Seat) -> Scene {
        let table = Table::new(plan, Texts::of(lang), Pace::Instant);
        let mut scene = Scene { table, bidder: Some(bidder), doubles: true, declares: 0 };
        scene.settle();
        scene
    }

    /// Presses keys: letters are themselves, `⏎` is Enter, `→ ← ↑ ↓` are arrows, `⎋` is Escape.
    pub(super) fn press(&mut self, keys: &str) -> &mut Scene {
        for key in keys.chars() {
            let code = match key {
                '⏎' => KeyCode::Enter,
                '→' => KeyCode::Right,
                '←' => KeyCode::Left,
                '↑' => KeyCode::Up,
                '↓' => KeyCode::Down,
                '⎋' => KeyCode::Esc,
                letter => KeyCode::Char(letter),
            };
            self.table.key(KeyEvent::from(code));
            self.settle();
        }
        self
    }

    /// Lets bots act and time pass until the table waits for a key.
    pub(super) fn settle(&mut self) {
        loop {
            self.table.pass(Duration::from_secs(1));
            let Some(question) = self.table.question().filter(|_| self.table.is_ready()) else { return };
            let action = self.straw(&question);
            self.table.answer(Answer { ticket: question.ticket, purpose: question.purpose, action });
        }
    }

    /// What a bot of straw does.
    fn straw(&self, question: &Question) -> Action {
        let seat = question.view.seat;
        match question.view.memory.actions {
            Actions::Bid(choices) => {
                let plays = |bid: &Bid| matches!(bid, Bid::Play { named: None, .. } | Bid::Hold { .. });
                let bid = choices.iter().find(|bid| self.bidder == Some(seat) && plays(bid));
                Action::Bid(bid.or_else(|| choices.iter().next()).unwrap())
            }
            Actions::Declare(contracts) => {
                let place = self.declares % contracts.len();
                Action::Declare(contracts.iter().nth(place).unwrap())
            }
            Actions::Double(choices) => {
                let stoss = self.doubles && choices.allows(Doubling::Stoss);
                Action::Double(if stoss { Doubling::Stoss } else { Doubling::Decline })
            }
            Actions::Play(cards) | Actions::PlayOrStoss(cards) => Action::Play(highest(cards)),
            Actions::Knock => Action::Knock(false),
            Actions::Court { .. } => Action::Hochzeit(schafkopf::Courting::Decline),
            Actions::Give(cards) => Action::Hochzeit(schafkopf::Courting::Give(highest(cards))),
            Actions::DeclareOrPutUp { contracts, .. } => Action::Declare(contracts.iter().next().unwrap()),
            Actions::MayStoss => unreachable!("nobody asks for it"),
            Actions::Claim => Action::Claim(Claim { runners: 0, schwarz: false }),
            Actions::Nothing => unreachable!("only who is asked is asked"),
        }
    }

    /// Plays the person's cards, the first that is allowed each time, until a test is passed.
    pub(super) fn until(&mut self, is_there: impl Fn(&Table) -> bool) -> &mut Scene {
        for _ in 0..400 {
            if is_there(&self.table) {
                return self;
            }
            self.go_on();
        }
        panic!("it never came to that:\n{}", self.screen(80, 24));
    }

    /// Does the next thing that a key can do, the most modest of all.
    fn go_on(&mut self) {
        if self.table.full_trick().is_some() {
            self.press(" ");
            return;
        }
        match self.table.desk() {
            Desk::Say(_) => self.press("1⏎"),
            Desk::Card(_) => self.press("⏎⏎"),
            Desk::Watch => panic!("nobody acts:\n{}", self.screen(80, 24)),
            Desk::Cut(_) | Desk::Claim(_) | Desk::Result | Desk::Finished => self.press("⏎"),
        };
    }

    /// Whether the person is to play a card to the trick of another.
    pub(super) fn follows(table: &Table) -> bool {
        matches!(table.desk(), Desk::Card(_))
            && table.full_trick().is_none()
            && table.view().is_some_and(|view| {
                let Actions::Play(legal) = view.memory.actions else { return false };
                view.table.trick.len() > 1 && legal.len() > 1 && legal.len() < view.hand.len()
            })
    }

    /// The screen as text, of any size.
    pub(super) fn screen(&self, width: u16, height: u16) -> String {
        text(&self.buffer(width, height, false))
    }

    /// The screen with its colours.
    pub(super) fn buffer(&self, width: u16, height: u16, colour: bool) -> Buffer {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw(frame, &self.table, Look { colour })).unwrap();
        terminal.backend().buffer().clone()
    }
}

/// The text of a screen, without spaces at the ends of its lines.
pub(super) fn text(buffer: &Buffer) -> String {
    let rows = buffer.content().chunks(usize::from(buffer.area.width.max(1)));
    let lines: Vec<String> = rows
        .map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>().trim_end().to_owned())
        .collect();
    lines.join("\n")
}

fn highest(cards: CardSet) -> schafkopf::Card {
    cards.highest().unwrap()
}
