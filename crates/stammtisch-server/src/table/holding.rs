//! What a table's task does because other processes could hold the table as well.

use stammtisch_store::{GuestName, NewTableEntry, TableChange};

use super::actor::Actor;
use crate::cluster::Held;
use crate::hub::Shared;

impl Actor {
    /// Whether nobody can have followed yet who would know the table better.
    pub(super) fn is_current(&self) -> bool {
        let held = self.shared.cluster.as_ref().zip(self.held);
        held.is_none_or(|(cluster, held)| cluster.is_current(held))
    }

    /// What is to be written for this table, by whoever holds it.
    pub(super) fn change(&self, entries: Vec<NewTableEntry>, guests: Vec<GuestName>) -> TableChange {
        let epoch = self.held.map(|held| held.epoch);
        TableChange { number: self.number, epoch, entries, guests }
    }
}

/// Lets other processes have a table, where there are any.
pub(super) async fn give_up(shared: &Shared, held: Option<Held>) {
    if let (Some(cluster), Some(held)) = (&shared.cluster, held) {
        cluster.give_up(held).await;
    }
}
