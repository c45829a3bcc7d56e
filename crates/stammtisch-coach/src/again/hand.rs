//! A hand that is played on from a point of a reviewed game.

use std::sync::Arc;

use schafkopf::{Action, Actions, BySeat, CardSet, Event, Game, Rejected, RuleSet, Seat, SeatView};
use schafkopf_record::{Record, Replay, Step, opening, replay, to_json};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use super::came::Came;
use super::memory::{Memory, Situation};
use super::others::Others;
use super::point::Point;

/// A seat has at most eight cards and a few words: nobody decides more often.
const MOST_ACTIONS: usize = 64;

/// A game that was reviewed: a record, and the rules by which it was played.
#[derive(Debug, Clone, Copy)]
pub struct Reviewed<'a> {
    /// The record.
    pub record: &'a Record,
    /// The rules.
    pub rules: &'a Arc<RuleSet>,
}

impl Reviewed<'_> {
    /// All that a review and what is played on follow from, as text.
    pub fn canonical(&self) -> String {
        format!("{}\n{}", to_json(self.record), self.rules.hash())
    }
}

/// How a reader plays on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Wish {
    /// Where the game is taken up.
    pub(super) point: Point,
    /// Whose cards the reader plays.
    pub(super) seat: Seat,
    /// Whether all cards lie open.
    pub(super) open: bool,
    /// Everything the reader has done since.
    pub(super) actions: Vec<Action>,
}

/// Where the hand stands.
#[derive(Debug, Clone)]
pub(super) struct PlayedOn {
    /// What each seat had taken before what happened.
    pub(super) taken: BySeat<Taken>,
    /// What happened since the reader's last action, or since the point.
    pub(super) happened: Vec<Event>,
    /// What the reader's seat sees and may do.
    pub(super) view: SeatView,
    /// The cards that all still hold, where they lie open.
    pub(super) hands: Option<BySeat<CardSet>>,
    /// What it came to as it was played; none where it was not played to its end.
    pub(super) was: Option<Came>,
    /// What it comes to now, once it is over.
    pub(super) now: Option<Came>,
}

/// The tricks of a seat and their card points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Taken {
    pub(super) tricks: u8,
    pub(super) points: u8,
}

/// Why a game cannot be played on so.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotPlayedOn {
    /// There are more actions than a hand can have.
    #[error("there are more actions than a hand can have")]
    TooLong,
    /// The game has no such point.
    #[error("the game has no such point")]
    NoSuchPoint,
    /// The seat has nothing to do any more after that point.
    #[error("seat {seat} has nothing to do after that point")]
    NotAsked {
        /// Which.
        seat: Seat,
    },
    /// An action is against the rules.
    #[error("action {at} is against the rules: {why}")]
    Rejected {
        /// Its place, from 0.
        at: usize,
        /// Why.
        why: Rejected,
    },
    /// There are actions after the end of the hand.
    #[error("the hand ended before action {at}")]
    Over {
        /// The place of the first that is too many, from 0.
        at: usize,
    },
}

/// Plays a game on as a reader wishes, until it is on him or over.
pub(super) fn play(game: Reviewed<'_>, wish: &Wish, memory: &Memory) -> Result<PlayedOn, NotPlayedOn> {
    if wish.actions.len() > MOST_ACTIONS {
        return Err(NotPlayedOn::TooLong);
    }
    let (Ok(start), Ok(replayed)) = (opening(game.record, game.rules), replay(game.record, game.rules))
    else {
        return Err(NotPlayedOn::NoSuchPoint);
    };
    let kept = wish.point.among(&replayed.steps).ok_or(NotPlayedOn::NoSuchPoint)?;
    let text = game.canonical();
    let mut hand = Hand::at(start, &replayed.steps[..kept], (wish, seed(&text, wish)));
    hand.others_act(Situation::after(&text, wish, 0), memory);
    if !hand.game.is_asked(wish.seat) {
        return Err(NotPlayedOn::NotAsked { seat: wish.seat });
    }
    for (at, &action) in wish.actions.iter().enumerate() {
        if !hand.game.is_asked(wish.seat) {
            return Err(NotPlayedOn::Over { at });
        }
        hand.forget();
        hand.act(wish.seat, action).map_err(|why| NotPlayedOn::Rejected { at, why })?;
        hand.others_act(Situation::after(&text, wish, at + 1), memory);
    }
    Ok(hand.told(&replayed))
}

/// Where the chance of the bots comes from: from the game, the point and the seat, and from nothing else.
fn seed(game: &str, wish: &Wish) -> u64 {
    let digest = Sha256::digest(format!("{game}\n{:?}\n{}", wish.point, wish.seat));
    digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

/// A hand while it is played on.
struct Hand {
    game: Game,
    seat: Seat,
    is_open: bool,
    others: Others,
    /// What each seat had taken before what happened.
    before: BySeat<Taken>,
    happened: Vec<Event>,
    /// How many actions there were.
    done: u64,
}

impl Hand {
    /// The hand after some steps of a game.
    fn at(game: Game, steps: &[Step], (wish, seed): (&Wish, u64)) -> Hand {
        let others = Others::new(wish.open, seed);
        let (before, happened) = (BySeat::default(), Vec::new());
        let (seat, is_open) = (wish.seat, wish.open);
        let mut hand = Hand { game, seat, is_open, others, before, happened, done: 0 };
        for step in steps {
            hand.act(step.seat, step.action).expect("the replay has accepted every step");
        }
        hand.forget();
        hand
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Rejected> {
        self.happened.extend(self.game.act(seat, action)?);
        self.done += 1;
        Ok(())
    }

    /// Takes what happened as known.
    fn forget(&mut self) {
        for event in self.happened.drain(..) {
            if let Event::TrickTaken { winner, points, .. } = event {
                let taken = &mut self.before[winner];
                *taken = Taken { tricks: taken.tricks + 1, points: taken.points + points };
            }
        }
    }

    /// Lets the others act until it is on the reader or over, as they did before in the same situation. What is due to the
    /// reader's party is claimed for him.
    fn others_act(&mut self, situation: Situation, memory: &Memory) {
        let known = memory.recall(situation);
        let mut acts = Vec::new();
        while let Some(seat) = self.next() {
            let recalled = known.as_ref().and_then(|known| known.get(acts.len())).copied();
            let Some(action) = recalled.or_else(|| self.others.act(&self.game, seat, self.done)) else {
                break;
            };
            self.act(seat, action).expect("bots act by the rules");
            acts.push(action);
        }
        if known.is_none() {
            memory.keep(situation, acts);
        }
    }

    /// The first who is asked and is not the reader, and the reader for his claims.
    fn next(&self) -> Option<Seat> {
        let claims = |seat: Seat| self.game.legal_actions(seat) == Actions::Claim;
        if self.game.is_asked(self.seat) && !claims(self.seat) {
            return None;
        }
        self.game.next_to_act()
    }

    fn told(self, replayed: &Replay) -> PlayedOn {
        PlayedOn {
            taken: self.before,
            view: self.game.view(self.seat),
            hands: self.is_open.then(|| BySeat::from_fn(|seat| self.game.hand(seat))),
            was: Came::of(&replayed.game, self.seat),
            now: Came::of(&self.game, self.seat),
            happened: self.happened,
        }
    }
}
