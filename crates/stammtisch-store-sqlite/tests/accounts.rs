//! The log of accounts in SQLite only grows, whoever writes to the file.

use std::path::PathBuf;

use stammtisch_store::{AccountStore as _, Deed, LogLine};
use stammtisch_store_sqlite::SqliteStore;

fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("stammtisch.db");
    (folder, file)
}

fn log(what: &str) -> Deed {
    Deed::Log(LogLine { at: 5, by: None, what: what.to_owned(), whom: None, detail: "{}".to_owned() })
}

#[tokio::test]
async fn the_log_of_accounts_can_only_grow() {
    let (_folder, file) = place();
    let (store, _) = SqliteStore::open(&file).await.expect("a database");
    store.change(&[log("a"), log("b")]).await.expect("two lines");
    let other =
        sqlx::SqlitePool::connect(&format!("sqlite://{}", file.display())).await.expect("a connection");
    for statement in [
        "UPDATE account_log SET what = 'x'",
        "DELETE FROM account_log",
        "DELETE FROM account_log WHERE seq = 2",
        "INSERT OR REPLACE INTO account_log (seq, at, what, detail) VALUES (1, 0, 'x', '')",
    ] {
        let refused = sqlx::query(statement).execute(&other).await;
        assert!(refused.is_err(), "{statement}");
    }
    other.close().await;
    let whats: Vec<String> = store
        .account_log(None, None, 10)
        .await
        .expect("a log")
        .into_iter()
        .map(|(_, line)| line.what)
        .collect();
    assert_eq!(whats, ["b", "a"]);
}
