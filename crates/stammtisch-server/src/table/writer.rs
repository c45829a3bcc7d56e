//! The one writer: it groups what many tables decided into one transaction.

use std::sync::Arc;
use std::time::Instant;

use stammtisch_store::{Storage, Store, StoreError, TableChange};
use tokio::sync::{mpsc, oneshot};

use crate::figures::Counters;
use crate::space::Space;

/// The most changes in one transaction.
const MOST_CHANGES: usize = 512;
/// The most changes that wait for the next one.
const MOST_WAITING: usize = 4_096;

/// Why something was not written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unwritten {
    /// The entry's number or the command's id is there already.
    Twice,
    /// The table belongs to another node now; nothing was written.
    Fenced,
    /// The store failed; nothing was written.
    Failed,
}

struct Job {
    change: TableChange,
    done: oneshot::Sender<Result<(), Unwritten>>,
}

/// The way to the writer. Cloning it is cheap.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// A writer on a task of its own, which ends with the last way to it.
    pub(crate) fn new(store: Storage, counters: Arc<Counters>, space: Option<Arc<Space>>) -> Writer {
        let (sender, receiver) = mpsc::channel(MOST_WAITING);
        tokio::spawn(write(Log { store, space }, receiver, counters));
        Writer(sender)
    }

    /// Writes a change; when this returns well, it survives a power cut.
    pub(crate) async fn write(&self, change: TableChange) -> Result<(), Unwritten> {
        let (done, written) = oneshot::channel();
        self.0.send(Job { change, done }).await.map_err(|_| Unwritten::Failed)?;
        written.await.unwrap_or(Err(Unwritten::Failed))
    }
}

/// Where entries are written to.
struct Log {
    store: Storage,
    space: Option<Arc<Space>>,
}

impl Log {
    /// Writes all changes in one transaction; on a full disk what is held in reserve makes room for them.
    async fn append(&self, changes: &[TableChange]) -> Result<(), StoreError> {
        let done = self.store.append_to_tables(changes).await;
        match (&done, &self.space) {
            (Err(StoreError::DiskFull | StoreError::Write(_)), Some(space)) if space.spend() => {
                self.store.append_to_tables(changes).await
            }
            _ => done,
        }
    }
}

async fn write(log: Log, mut jobs: mpsc::Receiver<Job>, counters: Arc<Counters>) {
    let mut batch = Vec::with_capacity(MOST_CHANGES);
    while jobs.recv_many(&mut batch, MOST_CHANGES).await > 0 {
        let (changes, waiting): (Vec<_>, Vec<_>) = batch.drain(..).map(|job| (job.change, job.done)).unzip();
        let begun = Instant::now();
        let verdicts = write_all(&log, &changes).await;
        counters.times.commits.observe(begun.elapsed().as_secs_f64());
        counters.times.stored("append", begun);
        let written = verdicts.iter().zip(&changes).filter(|(verdict, _)| verdict.is_ok());
        counters.written(written.map(|(_, change)| change.entries.len() as u64).sum());
        for (done, verdict) in waiting.into_iter().zip(verdicts) {
            let _ = done.send(verdict);
        }
    }
}

impl From<&StoreError> for Unwritten {
    fn from(error: &StoreError) -> Unwritten {
        if error.is_twice() {
            Unwritten::Twice
        } else if matches!(error, StoreError::Fenced) {
            Unwritten::Fenced
        } else {
            Unwritten::Failed
        }
    }
}

/// Writes all changes in one transaction; those whose command was done before are left out of it, and those whose table
/// belongs to another node.
async fn write_all(log: &Log, changes: &[TableChange]) -> Vec<Result<(), Unwritten>> {
    match log.append(changes).await {
        Ok(()) => vec![Ok(()); changes.len()],
        Err(StoreError::Fenced | StoreError::Twice(_)) => write_new(&*log.store, changes).await,
        Err(error) => {
            tracing::error!(%error, "what tables decided could not be stored");
            vec![Err(Unwritten::Failed); changes.len()]
        }
    }
}

/// Writes the changes whose commands are new in one transaction, so that a command sent again holds nobody up.
async fn write_new(store: &dyn Store, changes: &[TableChange]) -> Vec<Result<(), Unwritten>> {
    let mut known = Vec::with_capacity(changes.len());
    for change in changes {
        known.push(is_known(store, change).await);
    }
    let fresh: Vec<TableChange> =
        changes.iter().zip(&known).filter(|(_, known)| !**known).map(|(change, _)| change.clone()).collect();
    let together = known.contains(&true) && store.append_to_tables(&fresh).await.is_ok();
    let mut verdicts = Vec::with_capacity(changes.len());
    for (change, known) in changes.iter().zip(known) {
        verdicts.push(match known {
            true => Err(Unwritten::Twice),
            false if together => Ok(()),
            false => write_alone(store, change).await,
        });
    }
    verdicts
}

/// Whether the command behind a change was done before.
async fn is_known(store: &dyn Store, change: &TableChange) -> bool {
    let Some(command) = change.entries.iter().find_map(|entry| entry.command.as_deref()) else {
        return false;
    };
    matches!(store.done_command(change.number, command).await, Ok(Some(_)))
}

async fn write_alone(store: &dyn Store, change: &TableChange) -> Result<(), Unwritten> {
    store.append_to_tables(std::slice::from_ref(change)).await.map_err(|error| Unwritten::from(&error))
}
