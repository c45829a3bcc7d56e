//! What a store of the tournament hall can do: links, commands already carried out, the display, seasons.

use std::future::Future;

use crate::error::StoreError;
use crate::tournament_store::Change;

/// A link that opens one role of one tournament. The token itself is not kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkRecord {
    /// SHA-256 of the token, in hexadecimal.
    pub hash: String,
    /// The tournament it opens.
    pub tournament: String,
    /// The role it opens.
    pub role: String,
    /// What of it, in the form of the hall (JSON).
    pub scope: String,
    /// What people call it.
    pub label: String,
    /// When it was made, in microseconds UTC.
    pub created: i64,
    /// When it was revoked.
    pub revoked: Option<i64>,
}

/// A command that was carried out, so that a resend acts once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommandRecord {
    /// The id that the client gave it, with whose it is; of those kept long ago the id alone.
    pub id: String,
    /// A hash of its content: the same id with another content is no resend.
    pub digest: String,
    /// Its first entry in the log.
    pub first: u64,
    /// Its last entry in the log.
    pub last: u64,
}

/// A store of the tournament hall, beside the tournaments.
pub trait HallStore {
    /// The number of the last entry of a tournament.
    fn head(&self, tournament: &str) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Stores a change with the commands it carries out, all or nothing, if the log still ends at `after`.
    fn append_commands(
        &self,
        tournament: &str,
        after: u64,
        change: &Change,
        commands: &[CommandRecord],
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// The commands carried out so far.
    fn commands(
        &self,
        tournament: &str,
    ) -> impl Future<Output = Result<Vec<CommandRecord>, StoreError>> + Send;

    /// The link with this hash.
    fn link(&self, hash: &str) -> impl Future<Output = Result<Option<LinkRecord>, StoreError>> + Send;

    /// All links of a tournament, oldest first.
    fn links(&self, tournament: &str) -> impl Future<Output = Result<Vec<LinkRecord>, StoreError>> + Send;

    /// Keeps new links and revokes others, all or nothing.
    fn keep_links(
        &self,
        links: &[LinkRecord],
        revoked: &[String],
        at: i64,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// What the display shows, with its revision.
    fn display(
        &self,
        tournament: &str,
    ) -> impl Future<Output = Result<Option<(u64, String)>, StoreError>> + Send;

    /// Keeps what the display shows; returns its revision.
    fn keep_display(
        &self,
        tournament: &str,
        data: &str,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// All seasons: id and plan.
    fn seasons(&self) -> impl Future<Output = Result<Vec<(String, String)>, StoreError>> + Send;

    /// Keeps a season, or takes it away.
    fn keep_season(
        &self,
        id: &str,
        plan: Option<&str>,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;
}
