//! The PostgreSQL backend of Stammtisch's storage: one database, which may serve several machines.
//!
//! What was acknowledged is on the server's disk: `synchronous_commit` stays as it is there, and is not turned off here.

mod accounts;
mod deeds;
mod fault;
mod hall;
mod history;
mod history_hand;
mod history_match;
mod history_page;
mod history_seat;
mod leases;
mod moving;
mod runden;
mod schema;
mod tables;
mod tournaments;
mod upkeep;
mod ways_in;

use std::str::FromStr as _;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use stammtisch_store::StoreError;

use fault::Told as _;

/// Connections at once, of one process.
const CONNECTIONS: u32 = 16;
/// How long somebody waits for one.
const PATIENCE: Duration = Duration::from_secs(10);
/// A view of everything at one moment, for answers that are put together from several questions.
const MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// A store in a PostgreSQL database.
#[derive(Debug, Clone)]
pub struct PostgresStore {
    pool: PgPool,
}

impl PostgresStore {
    /// Connects to a database (`postgres://user:password@host/name`) and brings its schema up to date.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let options = PgConnectOptions::from_str(url).told()?.application_name("stammtisch");
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await
            .told()?;
        schema::bring_up_to_date(&pool).await?;
        Ok(PostgresStore { pool })
    }
}
