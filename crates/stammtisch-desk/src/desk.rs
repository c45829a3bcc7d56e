//! The desk: one tournament out of a store, and the one way to change it.

use std::collections::HashMap;
use std::fmt;

use schafkopf_turnier::{State, Step, Tournament};
use stammtisch_store::{CommandRecord, HallStore, Storage, StoreError, append_commanded, load};

use crate::draft::Draft;

/// How often something is decided anew because another process was quicker.
const TRIES: u32 = 20;

/// Commands that were carried out, by the id that their sender gave them.
pub(crate) type Commands = HashMap<String, CommandRecord>;

/// A tournament that was taken out of a store.
///
/// What is decided is stored first and only then taken for done; where another process has written meanwhile, it is
/// decided anew on what stands there now.
pub struct Desk {
    store: Storage,
    id: String,
    /// Ahead of the store while something is being stored, and never told to anybody then.
    tournament: Tournament,
    /// Whether the tournament holds what may not have been stored.
    ahead: bool,
    /// The commands carried out so far, where resends must act once.
    commands: Option<Commands>,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("store", &self.store).field("id", &self.id).finish_non_exhaustive()
    }
}

/// What was decided and is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done<T> {
    /// What the decision came to.
    pub answer: T,
    /// The number of the last event before it.
    pub after: u64,
    /// What changed, step by step; nothing where all was refused.
    pub steps: Vec<Step>,
}

impl<T> Done<T> {
    /// All that changed, as one step.
    pub fn whole(&self) -> Step {
        whole(&self.steps)
    }
}

fn whole(steps: &[Step]) -> Step {
    let mut whole = Step::default();
    for step in steps {
        whole.append(step);
    }
    whole
}

impl Desk {
    /// Takes a tournament out of a store.
    pub async fn open(store: Storage, id: &str) -> Result<Desk, StoreError> {
        let tournament = load(&*store, id).await?;
        Ok(Desk { store, id: id.to_owned(), tournament, ahead: false, commands: None })
    }

    /// Takes a tournament out of a store together with the ids of the commands it was sent, so that a resend acts once.
    pub async fn open_with_commands(store: Storage, id: &str) -> Result<Desk, StoreError> {
        let commands = Some(commands(&*store, id).await?);
        Ok(Desk { commands, ..Desk::open(store, id).await? })
    }

    /// Where it is kept.
    pub const fn store(&self) -> &Storage {
        &self.store
    }

    /// The id of the tournament.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The tournament.
    pub const fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Its state.
    pub const fn state(&self) -> &State {
        self.tournament.state()
    }

    /// The number of its last event.
    pub fn version(&self) -> u64 {
        self.tournament.log().len() as u64
    }

    /// Reads the tournament again where another process has written, or where what is here could not be stored.
    pub async fn catch_up(&mut self) -> Result<(), StoreError> {
        if !self.ahead && self.store.head(&self.id).await? == self.version() {
            return Ok(());
        }
        let tournament = load(&*self.store, &self.id).await?;
        if self.commands.is_some() {
            self.commands = Some(commands(&*self.store, &self.id).await?);
        }
        (self.tournament, self.ahead) = (tournament, false);
        Ok(())
    }

    /// Decides, stores, and only then takes it for done.
    ///
    /// `now` is the time in microseconds of UTC. `decide` is asked again where another process was quicker; what it did
    /// the time before has then not happened.
    pub async fn transact<T>(
        &mut self,
        now: i64,
        mut decide: impl FnMut(&mut Draft<'_>) -> T,
    ) -> Result<Done<T>, StoreError> {
        for _ in 0..TRIES {
            self.catch_up().await?;
            let after = self.version();
            let mut draft = Draft::new(&mut self.tournament, self.commands.as_ref(), now);
            let answer = decide(&mut draft);
            let (steps, commands) = draft.into_parts();
            if steps.is_empty() {
                return Ok(Done { answer, after, steps });
            }
            // Whatever happens on the way to the disk, be it that nobody waits for it any more.
            self.ahead = true;
            match append_commanded(&*self.store, &self.id, after, (&whole(&steps), &commands)).await {
                Ok(_) => {
                    self.ahead = false;
                    if let Some(known) = &mut self.commands {
                        known.extend(by_id(commands));
                    }
                    return Ok(Done { answer, after, steps });
                }
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Busy)
    }
}

async fn commands(store: &dyn HallStore, id: &str) -> Result<Commands, StoreError> {
    Ok(by_id(store.commands(id).await?).collect())
}

fn by_id(commands: Vec<CommandRecord>) -> impl Iterator<Item = (String, CommandRecord)> {
    commands.into_iter().map(|command| (command.id.clone(), command))
}
