//! Whose a table is where several processes share a database.

use async_trait::async_trait;

use crate::error::StoreError;

/// A table's lease: who may write to it, and as the how manieth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lease {
    /// The table's number in the store.
    pub number: i64,
    /// The node that holds it.
    pub node: String,
    /// How often the table has been taken; each taking ends the right of all before it.
    pub epoch: i64,
    /// Until when its node is known to live, in microseconds UTC.
    pub until: i64,
}

/// A process among those that share a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodeRecord {
    /// Its id, another one with each start.
    pub id: String,
    /// Until when it is known to live, in microseconds UTC.
    pub until: i64,
}

/// The right of one node to write to a table.
///
/// A node that lives renews one row, however many tables it has; a table is written down only when it is taken and given up.
/// What a clock says decides who may take a table, never who may write: that is the epoch alone, which every
/// [`TableChange`](crate::TableChange) brings with it.
#[async_trait]
pub trait LeaseStore: Send + Sync {
    /// Notes that a node lives until a moment; says until when it was known to live before, if it was.
    async fn renew_node(&self, node: &str, until: i64) -> Result<Option<i64>, StoreError>;

    /// A node goes: whatever it holds is free at once.
    async fn end_node(&self, node: &str) -> Result<(), StoreError>;

    /// Forgets the nodes that have not been known to live since a moment; returns how many. What they held is free.
    async fn forget_nodes(&self, before: i64) -> Result<u64, StoreError>;

    /// The nodes that live at a moment, by their ids.
    async fn nodes(&self, now: i64) -> Result<Vec<NodeRecord>, StoreError>;

    /// Takes a table for a node, unless another holds it that lives at this moment; returns whose it is then. None if there
    /// is no such table.
    async fn take_table(&self, id: &str, node: &str, now: i64) -> Result<Option<Lease>, StoreError>;

    /// Gives a table up that was taken as this epoch; one that another has taken since stays his.
    async fn release_table(&self, number: i64, epoch: i64) -> Result<(), StoreError>;
}
