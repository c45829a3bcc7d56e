//! What the table asks its bots, and who answers.

use std::sync::Arc;
use std::time::{Duration, Instant};

use schafkopf::{Action, BySeat, RuleSet, SeatView};
use schafkopf_bots::{Bot as _, Builtin, Clock, Deadline, Player, Thinking};

/// All bots, where they outlive every player.
static BOTS: &[Builtin] = &Builtin::ALL;
/// How long a bot may think.
const LIMIT: Duration = Duration::from_secs(2);
/// How long a hint may take: who asks for one is waiting.
const HINT_LIMIT: Duration = Duration::from_secs(1);

/// What an answer is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A bot acts.
    Act,
    /// The person wants to know what a good player would do.
    Hint,
}

/// A decision that is asked for.
#[derive(Debug, Clone)]
pub(crate) struct Question {
    /// Where in the match it is asked; an answer that comes too late is told by it.
    pub(crate) ticket: u64,
    /// What the answer is for.
    pub(crate) purpose: Purpose,
    /// Who is asked.
    pub(crate) bot: Builtin,
    /// The number of the hand: a player remembers nothing of other hands.
    pub(crate) hand: u64,
    /// What the seat sees.
    pub(crate) view: SeatView,
    /// The rules.
    pub(crate) rules: Arc<RuleSet>,
    /// Chance for the bot.
    pub(crate) seed: u64,
}

/// An answer to a question.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answer {
    /// The ticket of the question.
    pub(crate) ticket: u64,
    /// What it is for.
    pub(crate) purpose: Purpose,
    /// What to do.
    pub(crate) action: Action,
}

/// The bot that gives hints: strong, and quick enough that nobody waits for it.
pub(crate) const fn adviser() -> Builtin {
    Builtin::Stammtisch
}

/// The bots of a table, at work.
pub(crate) struct Bots {
    clock: Box<dyn Clock>,
    hand: u64,
    players: BySeat<Option<Box<dyn Player>>>,
}

/// The time since a moment.
struct Since(Instant);

impl Clock for Since {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

impl Bots {
    /// Bots that have not seen a hand yet.
    pub(crate) fn new() -> Bots {
        Bots::by(Box::new(Since(Instant::now())))
    }

    /// Bots that look at this clock.
    pub(crate) fn by(clock: Box<dyn Clock>) -> Bots {
        Bots { clock, hand: 0, players: BySeat::default() }
    }

    /// Answers a question.
    pub(crate) fn answer(&mut self, question: &Question) -> Answer {
        let limit = match question.purpose {
            Purpose::Act => LIMIT,
            Purpose::Hint => HINT_LIMIT,
        };
        let deadline = Deadline::within(self.clock.as_ref(), limit);
        let thinking = Thinking { rules: &question.rules, seed: question.seed, deadline };
        let action = match question.purpose {
            Purpose::Hint => sit_down(question.bot).act(&question.view, &thinking),
            Purpose::Act => {
                if self.hand != question.hand {
                    self.players = BySeat::default();
                    self.hand = question.hand;
                }
                let player = &mut self.players[question.view.seat];
                player.get_or_insert_with(|| sit_down(question.bot)).act(&question.view, &thinking)
            }
        };
        Answer { ticket: question.ticket, purpose: question.purpose, action }
    }
}

/// A player of a kind of bot.
fn sit_down(bot: Builtin) -> Box<dyn Player> {
    BOTS.iter().find(|&&other| other == bot).expect("every bot is among all bots").player()
}
