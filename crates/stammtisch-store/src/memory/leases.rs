//! Leases in memory.

use async_trait::async_trait;

use super::{MemoryStore, State};
use crate::error::StoreError;
use crate::lease_store::{Lease, LeaseStore, NodeRecord};

#[async_trait]
impl LeaseStore for MemoryStore {
    async fn renew_node(&self, node: &str, until: i64) -> Result<Option<i64>, StoreError> {
        Ok(self.state().nodes.insert(node.to_owned(), until))
    }

    async fn end_node(&self, node: &str) -> Result<(), StoreError> {
        let mut state = self.state();
        state.nodes.remove(node);
        state.free_tables();
        Ok(())
    }

    async fn forget_nodes(&self, before: i64) -> Result<u64, StoreError> {
        let mut state = self.state();
        let known = state.nodes.len();
        state.nodes.retain(|_, until| *until >= before);
        state.free_tables();
        Ok((known - state.nodes.len()) as u64)
    }

    async fn nodes(&self, now: i64) -> Result<Vec<NodeRecord>, StoreError> {
        let state = self.state();
        let living = state.nodes.iter().filter(|(_, until)| **until > now);
        Ok(living.map(|(id, &until)| NodeRecord { id: id.clone(), until }).collect())
    }

    async fn take_table(&self, id: &str, node: &str, now: i64) -> Result<Option<Lease>, StoreError> {
        let mut guard = self.state();
        let State { tables, nodes, .. } = &mut *guard;
        let Some(table) = tables.values_mut().find(|table| table.head.id == id) else { return Ok(None) };
        let lives = |holder: &String| nodes.get(holder).is_some_and(|&until| until > now);
        if table.node.as_ref().is_none_or(|holder| holder == node || !lives(holder)) {
            table.epoch += 1;
            table.node = Some(node.to_owned());
        }
        let (number, epoch) = (table.head.number, table.epoch);
        let lease = |node: &String| Lease {
            number,
            node: node.clone(),
            epoch,
            until: nodes.get(node).copied().unwrap_or_default(),
        };
        Ok(table.node.as_ref().map(lease))
    }

    async fn release_table(&self, number: i64, epoch: i64) -> Result<(), StoreError> {
        let mut state = self.state();
        if let Some(table) = state.tables.get_mut(&number).filter(|table| table.epoch == epoch) {
            table.node = None;
        }
        Ok(())
    }
}

impl State {
    /// Frees what nodes hold that are not known any more.
    fn free_tables(&mut self) {
        let nodes = &self.nodes;
        for table in self.tables.values_mut() {
            table.node = table.node.take().filter(|node| nodes.contains_key(node));
        }
    }
}
