//! A draft: what is being decided at a desk and is not stored yet.

use schafkopf_turnier::{Act, Command, Event, PersonId, Refusal, Step, Tournament};
use sha2::{Digest as _, Sha256};
use stammtisch_store::{CommandRecord, seal};

use crate::desk::Commands;
use crate::link::hexadecimal;

/// A command, and why it is wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// What.
    pub command: Command,
    /// Why, where a reason is given.
    pub why: Option<String>,
}

impl From<Command> for Wanted {
    fn from(command: Command) -> Wanted {
        Wanted { command, why: None }
    }
}

/// What became of commands that belong together: their events, or the first that was refused, from 0.
pub type Outcome = Result<Vec<Event>, (usize, Refusal)>;

/// What is being decided.
#[derive(Debug)]
pub struct Draft<'a> {
    tournament: &'a mut Tournament,
    known: Option<&'a Commands>,
    now: i64,
    steps: Vec<Step>,
    commands: Vec<CommandRecord>,
}

impl<'a> Draft<'a> {
    pub(crate) const fn new(
        tournament: &'a mut Tournament,
        known: Option<&'a Commands>,
        now: i64,
    ) -> Draft<'a> {
        Draft { tournament, known, now, steps: Vec::new(), commands: Vec::new() }
    }

    pub(crate) fn into_parts(self) -> (Vec<Step>, Vec<CommandRecord>) {
        (self.steps, self.commands)
    }

    /// The tournament with everything that was decided so far.
    pub const fn tournament(&self) -> &Tournament {
        self.tournament
    }

    /// Carries out what belongs together: all of it, or nothing.
    ///
    /// It happens now, but never before what happened last, be the clock set back as it may.
    pub fn act(&mut self, by: PersonId, wanted: &[Wanted]) -> Outcome {
        let last = self.tournament.log().last().map_or(i64::MIN, |event| event.at);
        let at = self.now.max(last);
        let act =
            |Wanted { command, why }: &Wanted| Act { at, by, why: why.clone(), command: command.clone() };
        let mut step = match wanted {
            [] => return Ok(Vec::new()),
            [one] => self.tournament.decide(&act(one)).map_err(|refusal| (0, refusal))?,
            several => self.tournament.decide_all(&several.iter().map(act).collect::<Vec<_>>())?,
        };
        seal(self.tournament, &mut step);
        let events = step.events.clone();
        self.tournament.take(step.clone());
        self.steps.push(step);
        Ok(events)
    }

    /// The command that was carried out under an id, where there is one.
    pub fn carried_out(&self, id: &str) -> Option<&CommandRecord> {
        let known = self.known.and_then(|known| known.get(id));
        known.or_else(|| self.commands.iter().find(|command| command.id == id))
    }

    /// The command of which an event came, where it is known.
    pub fn command_of(&self, event: u64) -> Option<&CommandRecord> {
        let known = self.known.into_iter().flat_map(|known| known.values());
        known.chain(&self.commands).find(|command| (command.first..=command.last).contains(&event))
    }

    /// Notes that everything after an event came of the command with this id, so that a resend acts once.
    pub fn note(&mut self, id: &str, digest: String, after: u64) {
        let last = self.tournament.log().len() as u64;
        self.commands.push(CommandRecord { id: id.to_owned(), digest, first: after + 1, last });
    }
}

/// A hash of what a command wants: the same id with another one is no resend.
pub fn digest(text: &str) -> String {
    hexadecimal(&Sha256::digest(text.as_bytes())[..16])
}
