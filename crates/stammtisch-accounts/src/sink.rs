//! Finished hands and matches on their way into the history.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use schafkopf::BySeat;
use stammtisch_store::{HandSink, HandSummary, MatchRecord, MatchSummary, RatingRecord, Storage, StoreError};
use tokio::sync::{mpsc, watch};

use crate::accounts::Accounts;
use crate::rating::{rate, rated_account};
use crate::record::nameless;
use crate::refused::Refused;

/// Hands that may wait to be written. A thousand tables end some thirty in a second.
const MOST_WAITING: usize = 10_000;
/// How long it takes until what could not be written is tried again. Whoever waits behind it waits as well.
const PAUSES: [Duration; 4] = [
    Duration::from_millis(20),
    Duration::from_millis(100),
    Duration::from_millis(300),
    Duration::from_secs(1),
];

#[derive(Debug)]
enum Job {
    Hand(Box<HandSummary>),
    Match(Box<MatchSummary>),
}

/// Where finished hands are handed in.
#[derive(Debug, Clone)]
pub(crate) struct Intake {
    jobs: mpsc::Sender<Job>,
    /// How many were taken.
    taken: Arc<AtomicU64>,
    /// How many of them are done with.
    done: watch::Receiver<u64>,
}

impl Intake {
    fn hand_in(&self, job: Job) {
        match self.jobs.try_send(job) {
            Ok(()) => _ = self.taken.fetch_add(1, Ordering::AcqRel),
            Err(error) => tracing::error!(%error, "a finished game is missing from the history"),
        }
    }

    /// Waits until everything handed in before is done with.
    async fn flush(&self) {
        let taken = self.taken.load(Ordering::Acquire);
        // If the task is gone there is nothing to wait for.
        let _ = self.done.clone().wait_for(|done| *done >= taken).await;
    }
}

impl HandSink for Intake {
    fn hand_finished(&self, hand: HandSummary) {
        self.hand_in(Job::Hand(Box::new(hand)));
    }

    fn match_finished(&self, summary: MatchSummary) {
        self.hand_in(Job::Match(Box::new(summary)));
    }
}

impl Accounts {
    /// Where tables hand in what is finished. It never waits; the same hand may come twice.
    pub fn sink(&self) -> impl HandSink + Clone + std::fmt::Debug + use<> {
        self.inner.intake.clone()
    }

    /// Waits until everything handed in before is stored.
    pub async fn flush(&self) {
        self.inner.intake.flush().await;
    }

    /// Notes how accurately somebody played a hand, 0–100.
    pub async fn review_done(
        &self,
        table: &str,
        hand: u64,
        person: &str,
        accuracy: f64,
    ) -> Result<(), Refused> {
        let accuracy = if accuracy.is_finite() { accuracy.clamp(0.0, 100.0) } else { return Ok(()) };
        let known = self.inner.store.keep_accuracy(table, hand, (person, accuracy)).await?;
        if known { Ok(()) } else { Err(Refused::NotFound) }
    }
}

/// The task that writes the history, one after the other: a rating builds on the one before.
#[derive(Clone)]
pub(crate) struct Keeper {
    store: Storage,
}

impl Keeper {
    pub(crate) fn start(store: Storage) -> Intake {
        let (jobs, receiver) = mpsc::channel(MOST_WAITING);
        let (counter, done) = watch::channel(0);
        tokio::spawn(Keeper { store }.run(receiver, counter));
        Intake { jobs, taken: Arc::default(), done }
    }

    async fn run(self, mut jobs: mpsc::Receiver<Job>, done: watch::Sender<u64>) {
        while let Some(job) = jobs.recv().await {
            apart(self.clone().keep(job)).await;
            done.send_modify(|done| *done += 1);
        }
    }

    async fn keep(self, job: Job) {
        match job {
            Job::Hand(mut hand) => {
                hand.record = nameless(&hand.record);
                insist(&PAUSES, || self.store.keep_hand(&hand)).await;
            }
            Job::Match(summary) => insist(&PAUSES, || self.keep_match(&summary)).await,
        }
    }

    async fn keep_match(&self, summary: &MatchSummary) -> Result<(), StoreError> {
        if self.store.has_match(&summary.table, summary.number).await? {
            return Ok(());
        }
        let ratings = match rated_account(summary) {
            Some(result) => {
                let before = self.ratings(summary).await?;
                rate(&result, &before, summary.at).map(Some)
            }
            None => BySeat::new([None; 4]),
        };
        self.store.keep_match(&MatchRecord { summary: summary.clone(), ratings }).await
    }

    async fn ratings(&self, summary: &MatchSummary) -> Result<BySeat<Option<RatingRecord>>, StoreError> {
        let mut ratings = BySeat::new([None; 4]);
        for (seat, holder) in summary.seats.iter() {
            if let Some(person) = holder.person() {
                ratings[seat] = self.store.rating(person).await?;
            }
        }
        Ok(ratings)
    }
}

/// Does something in a task of its own: if it panics, nothing but itself is lost.
async fn apart(work: impl Future<Output = ()> + Send + 'static) {
    if let Err(error) = tokio::spawn(work).await {
        tracing::error!(%error, "a finished game is missing from the history");
    }
}

/// Tries again what fails, after each of the pauses; then it is given up.
async fn insist<W: Future<Output = Result<(), StoreError>>>(pauses: &[Duration], work: impl Fn() -> W) {
    for &pause in pauses {
        match work().await {
            Ok(()) => return,
            Err(error) => tracing::warn!(%error, "a finished game could not be stored, it is tried again"),
        }
        tokio::time::sleep(pause).await;
    }
    if let Err(error) = work().await {
        tracing::error!(%error, "a finished game is missing from the history");
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::time::Duration;

    use stammtisch_store::StoreError;

    use super::{apart, insist};

    #[tokio::test]
    async fn a_game_that_cannot_be_kept_does_not_end_the_task() {
        apart(async { panic!("a hand that nobody thought of") }).await;
        let (sender, kept) = tokio::sync::oneshot::channel();
        apart(async { sender.send(()).expect("somebody waits") }).await;
        kept.await.expect("the next one is kept");
    }

    #[tokio::test]
    async fn what_the_disk_refuses_is_tried_again_a_few_times() {
        for (refusals, tries) in [(0, 1), (2, 3), (9, 4)] {
            let tried = Cell::new(0);
            insist(&[Duration::ZERO; 3], async || {
                tried.set(tried.get() + 1);
                if tried.get() > refusals { Ok(()) } else { Err(StoreError::DiskFull) }
            })
            .await;
            assert_eq!(tried.get(), tries, "{refusals} refusals");
        }
    }
}
