//! The desk on which games lie that wait, are looked at, or are done: bounded, without threads of its own.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use schafkopf_bots::review::{Progress, Review};
use sha2::{Digest as _, Sha256};

use super::wanted::{Asker, NotReviewed, Reviewable};

/// The name of a review, which follows from what is reviewed: 22 characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReviewId([u8; 16]);

impl ReviewId {
    /// The name of the review of some text by some judge.
    pub(super) fn of(canonical: &str, judge: &str, seed: u64) -> ReviewId {
        let digest = Sha256::digest(format!("{judge}\n{seed}\n{canonical}"));
        let mut id = [0; 16];
        id.copy_from_slice(&digest[..16]);
        ReviewId(id)
    }
}

impl fmt::Display for ReviewId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl FromStr for ReviewId {
    type Err = ();

    fn from_str(text: &str) -> Result<ReviewId, ()> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| ())?;
        bytes.try_into().map(ReviewId).map_err(|_| ())
    }
}

/// How far a review is.
#[derive(Debug, Clone)]
pub enum ReviewState {
    /// Others are before it.
    Waiting {
        /// How many steps there will be.
        all: usize,
    },
    /// It is being made.
    Working {
        /// Steps that are done.
        done: usize,
        /// All of them.
        all: usize,
    },
    /// It is there.
    Done(Arc<Review>),
}

/// What is called with a review once it is there.
pub(super) type OnDone = Box<dyn FnOnce(&Review) + Send>;

/// Somebody to be told of a review.
pub struct Listener {
    /// What it is told for; one listener for it is enough.
    about: String,
    on_done: OnDone,
}

impl Listener {
    /// A listener that gets the review once it is there: only one for the same thing, however often it is asked for.
    pub fn new(about: impl Into<String>, on_done: impl FnOnce(&Review) + Send + 'static) -> Listener {
        Listener { about: about.into(), on_done: Box::new(on_done) }
    }

    /// Hands the review on.
    pub(super) fn tell(self, review: &Review) {
        (self.on_done)(review);
    }
}

/// The most games of one asker that wait.
const MOST_OF_ONE: usize = 3;

/// A game on the desk.
enum Entry {
    /// It waits.
    Waiting { game: Arc<Reviewable>, by: Asker, listeners: Vec<Listener> },
    /// A judge has it.
    Working { game: Arc<Reviewable>, done: usize, all: usize, listeners: Vec<Listener> },
    /// It is done; `used` says when somebody last asked for it.
    Done { game: Arc<Reviewable>, review: Arc<Review>, used: u64 },
}

/// Games that wait, are looked at, or are done.
pub(super) struct Desk {
    entries: HashMap<ReviewId, Entry>,
    queue: VecDeque<ReviewId>,
    /// The most that wait.
    most_waiting: usize,
    /// The most that are kept.
    most_kept: usize,
    /// Counts what is asked for, so that the oldest is known.
    asked: u64,
}

impl Desk {
    /// How many records wait.
    pub(super) fn waiting(&self) -> usize {
        self.queue.len()
    }

    pub(super) fn new(most_waiting: usize, most_kept: usize) -> Desk {
        let (entries, queue) = (HashMap::new(), VecDeque::new());
        Desk { entries, queue, most_waiting, most_kept, asked: 0 }
    }

    /// Lays a game on the desk, unless it is there; gives back the review where it is done and somebody is to be told.
    pub(super) fn lay(
        &mut self,
        id: ReviewId,
        (game, by): (Reviewable, Asker),
        listener: Option<Listener>,
    ) -> Result<Option<(Arc<Review>, Listener)>, NotReviewed> {
        self.asked += 1;
        match self.entries.get_mut(&id) {
            Some(Entry::Done { review, used, .. }) => {
                *used = self.asked;
                Ok(listener.map(|listener| (Arc::clone(review), listener)))
            }
            Some(Entry::Waiting { listeners, .. } | Entry::Working { listeners, .. }) => {
                let is_new = |new: &Listener| listeners.iter().all(|known| known.about != new.about);
                let new = listener.filter(is_new);
                listeners.extend(new);
                Ok(None)
            }
            None => {
                self.has_room_for(&by)?;
                let listeners = listener.into_iter().collect();
                let entry = Entry::Waiting { game: Arc::new(game), by, listeners };
                self.entries.insert(id, entry);
                self.queue.push_back(id);
                Ok(None)
            }
        }
    }

    /// Whether one more game of this asker may wait. A quarter of the places is for those who sat at the table.
    fn has_room_for(&self, by: &Asker) -> Result<(), NotReviewed> {
        let waiting = || {
            self.entries.values().filter_map(|entry| match entry {
                Entry::Waiting { by, .. } => Some(by),
                Entry::Working { .. } | Entry::Done { .. } => None,
            })
        };
        if waiting().filter(|other| *other == by).count() >= MOST_OF_ONE {
            return Err(NotReviewed::TooManyOfYours);
        }
        let visitors = || waiting().filter(|other| matches!(other, Asker::Visitor(_))).count();
        let is_full = self.queue.len() >= self.most_waiting
            || matches!(by, Asker::Visitor(_)) && visitors() >= self.most_waiting - self.most_waiting / 4;
        if is_full { Err(NotReviewed::Busy) } else { Ok(()) }
    }

    /// The next game for a judge.
    pub(super) fn take(&mut self) -> Option<(ReviewId, Arc<Reviewable>)> {
        let id = self.queue.pop_front()?;
        match self.entries.remove(&id) {
            Some(Entry::Waiting { game, listeners, .. }) => {
                let (all, taken) = (game.steps, Arc::clone(&game));
                self.entries.insert(id, Entry::Working { game, done: 0, all, listeners });
                Some((id, taken))
            }
            // What stands in the queue waits.
            other => {
                self.entries.extend(other.map(|entry| (id, entry)));
                None
            }
        }
    }

    /// Notes how far a judge is.
    pub(super) fn note(&mut self, id: ReviewId, progress: Progress) {
        if let Some(Entry::Working { done, all, .. }) = self.entries.get_mut(&id) {
            (*done, *all) = (progress.done, progress.total);
        }
    }

    /// Puts down what a judge found, nothing if he failed; gives back whom to tell.
    pub(super) fn finish(&mut self, id: ReviewId, review: Option<Arc<Review>>) -> Vec<Listener> {
        let Some(entry) = self.entries.remove(&id) else { return Vec::new() };
        let (game, listeners) = match entry {
            Entry::Working { game, listeners, .. } | Entry::Waiting { game, listeners, .. } => {
                (game, listeners)
            }
            Entry::Done { game, .. } => (game, Vec::new()),
        };
        if let Some(review) = review {
            self.asked += 1;
            self.entries.insert(id, Entry::Done { game, review, used: self.asked });
            self.forget_oldest();
        }
        listeners
    }

    /// Forgets what nobody has asked for the longest, until no more is kept than may be.
    fn forget_oldest(&mut self) {
        let done = |(id, entry): (&ReviewId, &Entry)| match entry {
            Entry::Done { used, .. } => Some((*used, *id)),
            Entry::Waiting { .. } | Entry::Working { .. } => None,
        };
        let mut kept: Vec<(u64, ReviewId)> = self.entries.iter().filter_map(done).collect();
        kept.sort_unstable_by_key(|&(used, _)| used);
        let surplus = kept.len().saturating_sub(self.most_kept);
        for (_, id) in &kept[..surplus] {
            self.entries.remove(id);
        }
    }

    /// How far a review is; none where nothing is known of it.
    pub(super) fn state(&mut self, id: ReviewId) -> Option<ReviewState> {
        self.asked += 1;
        Some(match self.entries.get_mut(&id)? {
            Entry::Waiting { game, .. } => ReviewState::Waiting { all: game.steps },
            Entry::Working { done, all, .. } => ReviewState::Working { done: *done, all: *all },
            Entry::Done { review, used, .. } => {
                *used = self.asked;
                ReviewState::Done(Arc::clone(review))
            }
        })
    }

    /// The game behind a review, however far that is; none where nothing is known of it.
    pub(super) fn game(&mut self, id: ReviewId) -> Option<Arc<Reviewable>> {
        self.asked += 1;
        Some(match self.entries.get_mut(&id)? {
            Entry::Waiting { game, .. } | Entry::Working { game, .. } => Arc::clone(game),
            Entry::Done { game, used, .. } => {
                *used = self.asked;
                Arc::clone(game)
            }
        })
    }
}
