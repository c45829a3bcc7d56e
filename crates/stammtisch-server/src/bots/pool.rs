//! The threads on which bots think.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use schafkopf::{Action, RuleSet, SeatView};
use schafkopf_bots::{Bot as _, Builtin, Clock, Deadline, Thinking};

/// The most questions that wait; a table whose question finds no room is answered by rules of thumb.
const MOST_WAITING: usize = 512;

/// A question to a bot: what its seat may see, and nothing else.
pub(crate) struct Question {
    pub(crate) level: Builtin,
    pub(crate) view: SeatView,
    pub(crate) rules: Arc<RuleSet>,
    pub(crate) seed: u64,
    pub(crate) limit: Duration,
}

type Answer = Box<dyn FnOnce(Option<Action>) + Send>;

struct Job {
    question: Question,
    asked: Instant,
    answer: Answer,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Job>,
    closed: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

/// A bounded number of threads on which bots think; they end with it.
pub(crate) struct BotPool {
    shared: Arc<Shared>,
}

/// A steady clock for deadlines.
struct Steady(Instant);

impl Clock for Steady {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

impl BotPool {
    /// So many threads.
    pub(crate) fn new(threads: usize) -> std::io::Result<BotPool> {
        let shared = Arc::new(Shared::default());
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            let name = format!("bot-{number}");
            std::thread::Builder::new().name(name).spawn(move || work(&shared))?;
        }
        Ok(BotPool { shared })
    }

    /// Asks a bot; whoever asked is answered on another thread, with nothing if there is no room or no time.
    pub(crate) fn ask(&self, question: Question, answer: impl FnOnce(Option<Action>) + Send + 'static) {
        let mut queue = lock(&self.shared.queue);
        if queue.waiting.len() < MOST_WAITING {
            queue.waiting.push_back(Job { question, asked: Instant::now(), answer: Box::new(answer) });
            self.shared.more.notify_one();
        } else {
            drop(queue);
            answer(None);
        }
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        lock(&self.shared.queue).closed = true;
        self.shared.more.notify_all();
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

fn work(shared: &Shared) {
    loop {
        let job = {
            let mut queue = lock(&shared.queue);
            loop {
                if queue.closed {
                    return;
                }
                if let Some(job) = queue.waiting.pop_front() {
                    break job;
                }
                queue = shared.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
        };
        let left = job.question.limit.saturating_sub(job.asked.elapsed());
        // A bot that fails takes nobody with it: rules of thumb answer in its place.
        let think = || (!left.is_zero()).then(|| decide(&job.question, left));
        let action = catch_unwind(AssertUnwindSafe(think)).unwrap_or(None);
        (job.answer)(action);
    }
}

fn decide(question: &Question, limit: Duration) -> Action {
    let clock = Steady(Instant::now());
    let deadline = Deadline::within(&clock, limit);
    let thinking = Thinking { rules: &question.rules, seed: question.seed, deadline };
    only(&question.view).unwrap_or_else(|| question.level.player().act(&question.view, &thinking))
}

/// Whether a bot answers in no time, so that it needs no thread of its own.
pub(crate) const fn is_quick(level: Builtin) -> bool {
    matches!(level, Builtin::Zufall | Builtin::Regel)
}

/// What a quick bot answers.
pub(crate) fn at_once(level: Builtin, view: &SeatView, rules: &RuleSet, seed: u64) -> Option<Action> {
    let thinking = Thinking { rules, seed, deadline: Deadline::NEVER };
    let first = view.actions.first().copied()?;
    let answer = || level.player().act(view, &thinking);
    Some(only(view).unwrap_or_else(|| catch_unwind(AssertUnwindSafe(answer)).unwrap_or(first)))
}

fn only(view: &SeatView) -> Option<Action> {
    match view.actions.as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}
