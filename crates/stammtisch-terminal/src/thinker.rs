//! The bots on a thread of their own, so that no key waits for a bot.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use super::question::{Answer, Bots, Purpose, Question};

/// A thread on which the bots think, one question at a time.
pub(crate) struct Thinker {
    questions: Sender<Question>,
    answers: Receiver<Answer>,
    asked: Option<(u64, Purpose)>,
    ready: Option<Answer>,
}

impl Thinker {
    /// Starts the thread; it ends with the last question once this is dropped.
    pub(crate) fn start() -> Thinker {
        let (questions, inbox) = channel::<Question>();
        let (outbox, answers) = channel();
        thread::spawn(move || {
            let mut bots = Bots::new();
            for question in inbox {
                if outbox.send(bots.answer(&question)).is_err() {
                    break;
                }
            }
        });
        Thinker { questions, answers, asked: None, ready: None }
    }

    /// Asks, unless this is what was asked last.
    pub(crate) fn ask(&mut self, question: Question) {
        let key = (question.ticket, question.purpose);
        if self.asked != Some(key) && self.questions.send(question).is_ok() {
            self.asked = Some(key);
            self.ready = None;
        }
    }

    /// Whether an answer is still awaited.
    pub(crate) fn is_busy(&self) -> bool {
        self.asked.is_some() && self.ready.is_none()
    }

    /// The answer to what was asked last, once it is there.
    pub(crate) fn answer(&mut self) -> Result<Option<Answer>, Gone> {
        loop {
            match self.answers.try_recv() {
                Ok(answer) if self.asked == Some((answer.ticket, answer.purpose)) => {
                    self.ready = Some(answer);
                }
                Ok(_) => {}
                Err(TryRecvError::Empty) => return Ok(self.ready),
                Err(TryRecvError::Disconnected) => return Err(Gone),
            }
        }
    }

    /// Forgets the answer, which was taken.
    pub(crate) fn taken(&mut self) {
        self.asked = None;
        self.ready = None;
    }
}

/// The bots' thread is gone: a bot broke down.
#[derive(Debug)]
pub(crate) struct Gone;
