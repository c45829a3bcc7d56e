//! Memory does what all stores do.

use std::sync::Arc;

use stammtisch_store::{MemoryStore, Storage, conformance};

#[tokio::test]
async fn memory_does_what_all_stores_do() {
    conformance::hold(async || ((), Arc::new(MemoryStore::new()) as Storage)).await;
}
