//! SQLite does what all stores do.

use std::sync::Arc;

use stammtisch_store::{Storage, conformance};
use stammtisch_store_sqlite::SqliteStore;

#[tokio::test]
async fn sqlite_does_what_all_stores_do() {
    conformance::hold(async || {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (store, _) = SqliteStore::open(&folder.path().join("t.db")).await.expect("a database");
        (folder, Arc::new(store) as Storage)
    })
    .await;
}
