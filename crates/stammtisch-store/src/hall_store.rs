//! What a store of the tournament hall can do: links, commands already carried out, the display, seasons.

use async_trait::async_trait;

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
#[async_trait]
pub trait HallStore: Send + Sync {
    /// The number of the last entry of a tournament.
    async fn head(&self, tournament: &str) -> Result<u64, StoreError>;

    /// Stores a change with the commands it carries out, all or nothing, if the log still ends at `after`.
    async fn append_commands(
        &self,
        tournament: &str,
        after: u64,
        change: &Change,
        commands: &[CommandRecord],
    ) -> Result<u64, StoreError>;

    /// The commands carried out so far.
    async fn commands(&self, tournament: &str) -> Result<Vec<CommandRecord>, StoreError>;

    /// The link with this hash.
    async fn link(&self, hash: &str) -> Result<Option<LinkRecord>, StoreError>;

    /// All links of a tournament, oldest first.
    async fn links(&self, tournament: &str) -> Result<Vec<LinkRecord>, StoreError>;

    /// Keeps new links and revokes others, all or nothing.
    async fn keep_links(&self, links: &[LinkRecord], revoked: &[String], at: i64) -> Result<(), StoreError>;

    /// What the display shows, with its revision.
    async fn display(&self, tournament: &str) -> Result<Option<(u64, String)>, StoreError>;

    /// Keeps what the display shows; returns its revision.
    async fn keep_display(&self, tournament: &str, data: &str) -> Result<u64, StoreError>;

    /// All seasons: id and plan.
    async fn seasons(&self) -> Result<Vec<(String, String)>, StoreError>;

    /// Keeps a season, or takes it away.
    async fn keep_season(&self, id: &str, plan: Option<&str>) -> Result<(), StoreError>;
}
