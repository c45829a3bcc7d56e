//! What a store of finished games can do.

use async_trait::async_trait;
use schafkopf::{BySeat, Seat};
use std::collections::BTreeMap;

use crate::error::StoreError;
use crate::history::{HandEnd, HandSummary, MatchSummary, SeatHolder};

/// A finished hand from the place of one who played it.
#[derive(Debug, Clone, PartialEq)]
pub struct OwnHand {
    /// The table's id.
    pub table: String,
    /// The number of the hand at the table.
    pub hand: u64,
    /// The number of the game in its match.
    pub game: u32,
    /// When it ended, in microseconds UTC.
    pub at: i64,
    /// Id of the rule set.
    pub rules: String,
    /// What it came to.
    pub end: HandEnd,
    /// Where the person sat.
    pub seat: Seat,
    /// What the person won or lost in money.
    pub units: Option<i64>,
    /// What the person won or lost in the list.
    pub list: Option<i64>,
    /// How well it was played, 0–100, where it was reviewed.
    pub accuracy: Option<f64>,
}

impl OwnHand {
    /// Its place in the history of who played it.
    pub fn key(&self) -> HistoryKey {
        HistoryKey { at: self.at, table: self.table.clone(), number: self.hand }
    }
}

/// A place in somebody's history, which is in the order in which things ended, then of tables and of numbers at them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct HistoryKey {
    /// When it ended, in microseconds UTC.
    pub at: i64,
    /// The table's id.
    pub table: String,
    /// The number of the hand, or of the match, at the table.
    pub number: u64,
}

impl HistoryKey {
    /// The place before everything that ended at a moment or later.
    pub const fn beginning(at: i64) -> HistoryKey {
        HistoryKey { at, table: String::new(), number: 0 }
    }
}

/// Which part of a history is read, and in which direction.
#[derive(Debug, Clone, Copy)]
pub enum Part<'a> {
    /// What is before a place, or all, the newest first.
    Before(Option<&'a HistoryKey>),
    /// What is after a place, or all, the oldest first.
    After(Option<&'a HistoryKey>),
}

/// How many hands somebody played under a rule set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandCount {
    /// Id of the rule set.
    pub rules: String,
    /// How many hands.
    pub hands: u32,
    /// How many of them were reviewed.
    pub reviewed: u32,
}

/// A rating as stored.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingRecord {
    /// The best estimate.
    pub mean: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// After how many matches.
    pub matches: u32,
    /// After the match that ended then, in microseconds UTC.
    pub at: i64,
}

/// A rating before and after a match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingStep {
    /// Before it, the time since the last match included.
    pub before: f64,
    /// After it.
    pub after: RatingRecord,
}

/// A finished match as stored.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchRecord {
    /// The match.
    pub summary: MatchSummary,
    /// The ratings, where it was rated and they are not erased.
    pub ratings: BySeat<Option<RatingStep>>,
}

impl MatchRecord {
    /// Its place in the history of who played it.
    pub fn key(&self) -> HistoryKey {
        let MatchSummary { at, table, number, .. } = &self.summary;
        HistoryKey { at: *at, table: table.clone(), number: u64::from(*number) }
    }
}

/// Somebody in the ranking.
#[derive(Debug, Clone, PartialEq)]
pub struct RankedPlayer {
    /// The person's id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: RatingRecord,
}

/// A hand that somebody shares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShareRecord {
    /// The secret part of the link.
    pub token: String,
    /// The table's id.
    pub table: String,
    /// The number of the hand at the table.
    pub hand: u64,
    /// Who shares it.
    pub by: String,
    /// Since when, in microseconds UTC.
    pub at: i64,
}

/// A store of finished games, by who played them.
#[async_trait]
pub trait HistoryStore: Send + Sync {
    /// Keeps a finished hand; once is enough.
    async fn keep_hand(&self, hand: &HandSummary) -> Result<(), StoreError>;

    /// So many hands of somebody, from a place on.
    async fn hands_of(&self, person: &str, part: Part<'_>, most: usize) -> Result<Vec<OwnHand>, StoreError>;

    /// A hand from the place of one who played it.
    async fn own_hand(&self, person: &str, table: &str, hand: u64) -> Result<Option<OwnHand>, StoreError>;

    /// How many hands somebody played since a moment, by rule set.
    async fn hand_counts(&self, person: &str, since: Option<i64>) -> Result<Vec<HandCount>, StoreError>;

    /// What somebody's hands up to a place, that one included, add up to under each rule set: money where it is known,
    /// else list points.
    async fn balances_of(
        &self,
        person: &str,
        until: &HistoryKey,
    ) -> Result<BTreeMap<String, i64>, StoreError>;

    /// A whole hand.
    async fn hand(&self, table: &str, hand: u64) -> Result<Option<HandSummary>, StoreError>;

    /// Who sat where in a hand.
    async fn hand_seats(&self, table: &str, hand: u64) -> Result<BySeat<SeatHolder>, StoreError>;

    /// Notes how well somebody played a hand; whether he played it.
    async fn keep_accuracy(&self, table: &str, hand: u64, of: (&str, f64)) -> Result<bool, StoreError>;

    /// Whether a match is kept.
    async fn has_match(&self, table: &str, number: u32) -> Result<bool, StoreError>;

    /// Keeps a finished match with the ratings that it led to; once is enough.
    async fn keep_match(&self, record: &MatchRecord) -> Result<(), StoreError>;

    /// So many matches of somebody, from a place on.
    async fn matches_of(
        &self,
        person: &str,
        part: Part<'_>,
        most: usize,
    ) -> Result<Vec<MatchRecord>, StoreError>;

    /// The rating of somebody.
    async fn rating(&self, person: &str) -> Result<Option<RatingRecord>, StoreError>;

    /// Accounts that want to be listed, with at least so many matches, in no order.
    async fn listed(&self, least_matches: u32) -> Result<Vec<RankedPlayer>, StoreError>;

    /// Shares a hand; where it is shared already, the link stays. Returns the token.
    async fn share(&self, share: &ShareRecord) -> Result<String, StoreError>;

    /// Takes a shared hand back.
    async fn unshare(&self, table: &str, hand: u64, by: &str) -> Result<(), StoreError>;

    /// The hand behind a link.
    async fn shared(&self, token: &str) -> Result<Option<ShareRecord>, StoreError>;

    /// What somebody shares.
    async fn shares_of(&self, person: &str) -> Result<Vec<ShareRecord>, StoreError>;
}
