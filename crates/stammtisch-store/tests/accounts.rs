//! The store of accounts: what belongs together is stored together, and its log only grows.

use std::path::PathBuf;

use stammtisch_store::{AccountStore as _, Deed, DeedRefused, LogLine, NewAccount, SqliteStore};

fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("stammtisch.db");
    (folder, file)
}

fn account(id: &str, name: &str) -> Deed {
    Deed::Register(NewAccount {
        id: id.to_owned(),
        name: name.to_owned(),
        folded: name.to_lowercase(),
        password: "hash".to_owned(),
        listed: false,
        at: 5,
    })
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

#[tokio::test]
async fn deeds_are_done_together_or_not_at_all() {
    let (_folder, file) = place();
    let (store, _) = SqliteStore::open(&file).await.expect("a database");
    store.change(&[account("1", "Anna")]).await.expect("the first");
    let refused = store.change(&[log("x"), account("2", "ANNA")]).await;
    assert!(matches!(refused, Err(DeedRefused::NameTaken)), "{refused:?}");
    let refused = store.change(&[log("x"), account("1", "Sepp")]).await;
    assert!(matches!(refused, Err(DeedRefused::HasAccount)), "{refused:?}");
    assert_eq!(store.account_log(None, None, 10).await.expect("a log"), []);
    assert_eq!(store.player("2").await.expect("a store"), None);
    assert_eq!(
        store.player("1").await.expect("a store").and_then(|player| player.name).as_deref(),
        Some("Anna")
    );
}

#[tokio::test]
async fn erased_people_do_not_come_back() {
    let (_folder, file) = place();
    let (store, _) = SqliteStore::open(&file).await.expect("a database");
    let meet = |name: &str| Deed::Meet { id: "1".to_owned(), name: name.to_owned(), at: 9 };
    store.change(&[meet("Anna")]).await.expect("a guest");
    store.change(&[Deed::Erase { id: "1".to_owned(), at: 10 }]).await.expect("she is known");
    store.change(&[meet("Anna")]).await.expect("an old cookie");
    let player = store.player("1").await.expect("a store").expect("a bare id");
    assert_eq!((player.name, player.erased), (None, Some(10)));
    let refused = store.change(&[account("1", "Anna")]).await;
    assert!(matches!(refused, Err(DeedRefused::HasAccount)), "{refused:?}");
}
