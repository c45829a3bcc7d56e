//! The PostgreSQL backend against a server of its own.

mod own_server;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{Executor as _, Row as _};
use stammtisch_store::moving::{SHEETS, UNMOVED};
use stammtisch_store::{Storage, StoreError, Upkeep as _, conformance};
use stammtisch_store_postgres::PostgresStore;

use own_server::OwnServer;

#[tokio::test]
async fn postgres_does_what_all_stores_do_and_refuses_what_is_not_its_own() {
    let server = OwnServer::start().expect("a server");
    let number = AtomicU32::new(0);
    conformance::hold(async || {
        let name = format!("case_{}", number.fetch_add(1, Ordering::Relaxed));
        let url = database(&server, &name).await;
        let store = PostgresStore::open(&url).await.expect("there is nothing in it");
        ((), Arc::new(store) as Storage)
    })
    .await;
    a_schema_is_kept_and_one_of_others_is_refused(&server).await;
    the_log_of_accounts_can_only_grow(&server).await;
    a_move_knows_every_column(&server).await;
}

/// A database with nothing in it.
async fn database(server: &OwnServer, name: &str) -> String {
    let pool = sqlx::PgPool::connect(&server.url("postgres")).await.expect("it is always there");
    pool.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.expect("the name is new");
    pool.close().await;
    server.url(name)
}

async fn a_schema_is_kept_and_one_of_others_is_refused(server: &OwnServer) {
    let url = database(server, "ours").await;
    // Two processes that start at once do not meet half a schema.
    let (one, other) = tokio::join!(PostgresStore::open(&url), PostgresStore::open(&url));
    one.expect("one brings the schema").close().await;
    other.expect("the other finds it").close().await;
    let pool = sqlx::PgPool::connect(&url).await.expect("a connection");
    pool.execute("UPDATE stammtisch_schema SET version = 999").await.expect("ours");
    let newer = PostgresStore::open(&url).await;
    assert!(matches!(newer, Err(StoreError::Newer { found: 999, .. })), "{newer:?}");
    pool.execute("DROP TABLE stammtisch_schema").await.expect("ours");
    pool.close().await;
    let foreign = PostgresStore::open(&url).await;
    assert!(matches!(foreign, Err(StoreError::NotOurs { .. })), "{foreign:?}");
}

async fn the_log_of_accounts_can_only_grow(server: &OwnServer) {
    let url = database(server, "log").await;
    PostgresStore::open(&url).await.expect("a store").close().await;
    let pool = sqlx::PgPool::connect(&url).await.expect("a connection");
    pool.execute("INSERT INTO account_log (at, what, detail) VALUES (1, 'x', '{}')").await.expect("it grows");
    for statement in ["UPDATE account_log SET what = 'y'", "DELETE FROM account_log", "TRUNCATE account_log"]
    {
        assert!(pool.execute(statement).await.is_err(), "{statement}");
    }
    pool.close().await;
}

/// No sheet and no column is forgotten when everything is moved here, but for those that are reckoned from others.
async fn a_move_knows_every_column(server: &OwnServer) {
    let url = database(server, "columns").await;
    PostgresStore::open(&url).await.expect("a store").close().await;
    let pool = sqlx::PgPool::connect(&url).await.expect("a connection");
    let rows = sqlx::query(
        "SELECT table_name::text, column_name::text FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name <> 'stammtisch_schema'",
    )
    .fetch_all(&pool)
    .await
    .expect("the catalogue");
    let there = rows.iter().map(|row| (row.get(0), row.get(1)));
    let there: BTreeSet<(String, String)> =
        there.filter(|(sheet, _): &(String, String)| !UNMOVED.contains(&sheet.as_str())).collect();
    let mut known: BTreeSet<(String, String)> = SHEETS
        .iter()
        .flat_map(|sheet| sheet.columns.iter().map(|column| (sheet.name.to_owned(), (*column).to_owned())))
        .collect();
    known.extend(
        [("game_table", "opened_by"), ("table_entry", "talk")].map(|(a, b)| (a.to_owned(), b.to_owned())),
    );
    assert_eq!(known, there);
    pool.close().await;
}
