//! Bots outside: programs that speak the line protocol of `suggest`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use schafkopf::{Action, Actions, SeatView};
use schafkopf_bots::{Bot, Fault, Player, Thinking, Zufall, due_claim};
use schafkopf_line::asking::{Answer, Request};

use super::child::Talker;

/// How long a program may take to answer where no limit is set.
pub(super) const DEFAULT_LIMIT: Duration = Duration::from_secs(1);

/// A bot outside. Each of its players has a process of its own, so that no process sees two hands of one game.
pub(super) struct External {
    name: String,
    words: Vec<String>,
    /// Processes that wait for a seat.
    idle: Mutex<Vec<Talker>>,
    /// Numbers of requests; they tell a program nothing about the deal.
    requests: AtomicU64,
}

impl External {
    /// A bot with a name that is started by a program and its arguments.
    pub(super) fn new(name: String, words: Vec<String>) -> External {
        External { name, words, idle: Mutex::default(), requests: AtomicU64::new(1) }
    }

    /// Whether the program can be started at all; it then waits for its first seat.
    pub(super) fn try_start(&self) -> std::io::Result<()> {
        let talker = Talker::start(&self.words)?;
        self.put_back(talker);
        Ok(())
    }

    fn put_back(&self, talker: Talker) {
        if let Ok(mut idle) = self.idle.lock() {
            idle.push(talker);
        }
    }

    fn take(&self) -> Option<Talker> {
        let waiting = self.idle.lock().ok().and_then(|mut idle| idle.pop());
        waiting.or_else(|| Talker::start(&self.words).ok())
    }
}

impl Bot for External {
    fn label(&self) -> String {
        self.name.clone()
    }

    fn player(&self) -> Box<dyn Player + '_> {
        Box::new(Seated { bot: self, talker: None, fault: None })
    }
}

/// A player of a bot outside.
struct Seated<'a> {
    bot: &'a External,
    talker: Option<Talker>,
    fault: Option<Fault>,
}

impl Seated<'_> {
    fn ask(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Result<Action, Fault> {
        let id = self.bot.requests.fetch_add(1, Ordering::Relaxed).to_string();
        let request = Request::of(view, thinking.rules, &id).ok_or(Fault::Unreadable)?;
        if self.talker.is_none() {
            self.talker = self.bot.take();
        }
        let talker = self.talker.as_mut().ok_or(Fault::Gone)?;
        let limit = thinking.deadline.left().unwrap_or(DEFAULT_LIMIT);
        let line = talker.ask(&request.line(), limit)?;
        let answer = Answer::read(&line, &id).ok_or(Fault::Unreadable)?;
        answer.action(view, thinking.rules).ok_or(Fault::Unreadable)
    }
}

impl Player for Seated<'_> {
    fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        // The protocol knows no claims: what is due is claimed for the program.
        if matches!(view.memory.actions, Actions::Claim) {
            return Action::Claim(due_claim(view, thinking.rules));
        }
        self.ask(view, thinking).unwrap_or_else(|fault| {
            // What it says next may be the answer to an old question: a fresh process takes its place.
            self.talker = None;
            self.fault = Some(fault);
            Zufall.act(view, thinking)
        })
    }

    fn take_fault(&mut self) -> Option<Fault> {
        self.fault.take()
    }
}

impl Drop for Seated<'_> {
    fn drop(&mut self) {
        if let Some(talker) = self.talker.take() {
            self.bot.put_back(talker);
        }
    }
}
