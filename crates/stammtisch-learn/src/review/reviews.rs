//! The judges at work: a few threads that review what lies on the desk.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use schafkopf::{Game, RuleSet};
use schafkopf_bots::review::{Appraiser, Begun, Coach, Progress, Review};
use schafkopf_bots::{Mind, Stopped};
use schafkopf_record::{Record, opening};
use stammtisch_coach::again::Memory;

use super::again::Turns;
use super::desk::{Desk, Listener, ReviewId, ReviewState};
use super::following::{Following, Found};
use super::wanted::{NotReviewed, Reviewable, Wanted};

/// Who judges.
#[derive(Clone)]
pub struct Judge {
    /// Who says what each alternative is worth.
    pub appraiser: Arc<dyn Appraiser + Send + Sync>,
    /// What the judge is called.
    pub label: String,
    /// The seed of the judge's chance: the same record gets the same review.
    pub seed: u64,
}

/// So many times as many deals as the bot looks at when it plays: a hand then takes three or four seconds.
const WORLDS: f64 = 3.0;

impl Default for Judge {
    /// The bot `stammtisch`, three times as thorough as when it plays.
    fn default() -> Judge {
        let mind = Mind::stammtisch().with_worlds_scaled(WORLDS).with_threads(1);
        Judge { label: mind.label(), appraiser: Arc::new(mind), seed: 1 }
    }
}

/// How much is reviewed at once, and kept.
#[derive(Clone)]
pub struct ReviewOptions {
    /// Who judges.
    pub judge: Judge,
    /// On how many threads.
    pub threads: usize,
    /// The most games that wait.
    pub most_waiting: usize,
    /// The most reviews that are kept.
    pub most_kept: usize,
    /// The most hands that are looked at while they are played.
    pub most_followed: usize,
}

impl Default for ReviewOptions {
    /// Two threads where there are four cores, else one; 32 games wait, 200 reviews are kept. Four hands a thread are looked at
    /// while they are played, where there is more than one core.
    fn default() -> ReviewOptions {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = (cores / 2).clamp(1, 2);
        ReviewOptions {
            judge: Judge::default(),
            threads,
            most_waiting: 32,
            most_kept: 200,
            most_followed: if cores > 1 { 4 * threads } else { 0 },
        }
    }
}

/// Reviews of games, made in the background; cloning it is cheap. The threads end when the last one is dropped.
///
/// ```no_run
/// use stammtisch_learn::review::{Listener, ReviewOptions, Reviews};
/// let sets = schafkopf::rules::builtin_ids().filter_map(schafkopf::rules::builtin).collect();
/// let reviews = Reviews::start(sets, ReviewOptions::default())?;
/// let listener = Listener::new("my game", |review| println!("{:?}", review.scores));
/// let id = reviews.submit("Schafkopf 1\n…", Some(listener));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone)]
pub struct Reviews(Arc<House>);

/// Ends the threads with the last handle.
struct House(Arc<Shared>);

struct Shared {
    rules: Vec<Arc<RuleSet>>,
    judge: Judge,
    room: Mutex<Room>,
    more: Condvar,
    /// Whose turn it is to play a game on.
    turns: Turns,
    /// What the others did in games that are played on.
    memory: Memory,
}

struct Room {
    desk: Desk,
    following: Following,
    closed: bool,
}

/// What a judge does next.
enum Next {
    /// A review that was asked for.
    Asked(ReviewId, Arc<Reviewable>),
    /// A hand that is still played, as far as it has come and as far as it is looked at.
    Played(Box<Game>, Option<Box<Begun>>),
}

impl Drop for House {
    fn drop(&mut self) {
        self.0.room().closed = true;
        self.0.more.notify_all();
    }
}

impl Reviews {
    /// Starts the judges; records may name these rule sets.
    pub fn start(rules: Vec<Arc<RuleSet>>, options: ReviewOptions) -> io::Result<Reviews> {
        let room = Room {
            desk: Desk::new(options.most_waiting, options.most_kept),
            following: Following::new(options.most_followed),
            closed: false,
        };
        let threads = options.threads.max(1);
        let shared = Arc::new(Shared {
            rules,
            judge: options.judge,
            room: Mutex::new(room),
            more: Condvar::new(),
            turns: Turns::new(threads),
            memory: Memory::default(),
        });
        let reviews = Reviews(Arc::new(House(Arc::clone(&shared))));
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new().name(format!("review-{number}")).spawn(move || shared.work())?;
        }
        Ok(reviews)
    }

    /// Lays a record on the desk. The listener gets the review once it is there, on another thread or at once; never, if the
    /// judge fails. The same record has the same name, and is reviewed once as long as it is kept.
    pub fn submit<'a>(
        &self,
        wanted: impl Into<Wanted<'a>>,
        listener: Option<Listener>,
    ) -> Result<ReviewId, NotReviewed> {
        let shared = &self.0.0;
        let wanted = wanted.into();
        let game = Reviewable::read(&wanted, &shared.rules)?;
        let id = ReviewId::of(&game.reviewed().canonical(), &shared.judge.label, shared.judge.seed);
        let known = shared.room().desk.lay(id, (game, wanted.by), listener)?;
        match known {
            Some((review, listener)) => listener.tell(&review),
            None => shared.more.notify_one(),
        }
        Ok(id)
    }

    /// Hears how far a hand has come that is being played, so that its review is there when it ends. Nobody waits for it, and
    /// where the judges have other things to do nothing comes of it.
    pub fn follow(&self, game: &Game) {
        if self.0.0.room().following.hear(game) {
            self.0.0.more.notify_one();
        }
    }

    /// How many records wait for a judge.
    pub fn waiting(&self) -> usize {
        self.0.0.room().desk.waiting()
    }

    /// How far a review is; none where nothing is known of it (any more).
    pub fn state(&self, id: ReviewId) -> Option<ReviewState> {
        self.0.0.room().desk.state(id)
    }

    /// Whose turn it is to play a game on.
    pub(super) fn turns(&self) -> &Turns {
        &self.0.0.turns
    }

    /// What the others did in games that are played on.
    pub(super) fn memory(&self) -> &Memory {
        &self.0.0.memory
    }

    /// The game behind a review; none where nothing is known of it (any more).
    pub(super) fn game(&self, id: ReviewId) -> Option<Arc<Reviewable>> {
        self.0.0.room().desk.game(id)
    }
}

impl Shared {
    fn room(&self) -> MutexGuard<'_, Room> {
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some(next) = self.next() {
            match next {
                Next::Asked(id, game) => self.answer(id, &game),
                Next::Played(game, begun) => self.look_at(&game, begun),
            }
        }
    }

    /// Makes a review that was asked for.
    fn answer(&self, id: ReviewId, game: &Reviewable) {
        // A judge that fails takes nobody with him: the game can be laid down again.
        let review = catch_unwind(AssertUnwindSafe(|| self.review(id, game))).ok().flatten();
        if review.is_none() {
            tracing::error!(%id, "a game could not be reviewed");
        }
        let listeners = self.room().desk.finish(id, review.clone());
        let Some(review) = review else { return };
        for listener in listeners {
            if catch_unwind(AssertUnwindSafe(|| listener.tell(&review))).is_err() {
                tracing::error!(%id, "a review could not be handed on");
            }
        }
    }

    /// Looks at a hand that is still played, until somebody asks for a review.
    fn look_at(&self, game: &Game, begun: Option<Box<Begun>>) {
        let mut is_done = true;
        let mut goes_on = || {
            let room = self.room();
            is_done = room.desk.waiting() == 0 && !room.closed;
            is_done
        };
        let record = Record::of_game(game);
        let begun = begun.map(|begun| *begun);
        let follow = || self.coach().follow(begun, &record, &game.setup().rules, &mut goes_on);
        let begun = catch_unwind(AssertUnwindSafe(follow)).ok().and_then(Result::ok);
        if begun.is_none() {
            tracing::error!("a hand could not be followed");
        }
        self.room().following.put_back(game, begun.map(Box::new), is_done);
        // Who asked for its review may wait for it.
        self.more.notify_all();
    }

    /// Waits for something to do, reviews that were asked for first; none when all is over.
    fn next(&self) -> Option<Next> {
        let mut room = self.room();
        loop {
            if room.closed {
                return None;
            }
            if let Some((id, game)) = room.desk.take() {
                return Some(Next::Asked(id, game));
            }
            if let Some((game, begun)) = room.following.take() {
                return Some(Next::Played(Box::new(game), begun));
            }
            room = self.more.wait(room).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn coach(&self) -> Coach<'_> {
        Coach {
            judge: &*self.judge.appraiser,
            label: self.judge.label.clone(),
            seed: self.judge.seed,
            limit: None,
            clock: &Stopped,
        }
    }

    fn review(&self, id: ReviewId, game: &Reviewable) -> Option<Arc<Review>> {
        let begun = self.begun(game);
        let mut note = |progress: Progress| self.room().desk.note(id, progress);
        self.coach().review_from(begun, &game.record, &game.rules, &mut note).map(Arc::new).ok()
    }

    /// What was looked at of a game while it was played.
    fn begun(&self, game: &Reviewable) -> Option<Begun> {
        let start = opening(&game.record, &game.rules).ok()?;
        let mut room = self.room();
        loop {
            match room.following.give(&start) {
                Found::Begun(begun) => return begun.map(|begun| *begun),
                Found::Taken if room.closed => return None,
                // Another judge is at it, and stops at the next card.
                Found::Taken => room = self.more.wait(room).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}
