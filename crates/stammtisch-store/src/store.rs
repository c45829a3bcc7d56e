//! A whole store, whatever keeps it.

use std::fmt;
use std::sync::Arc;

use crate::account_store::AccountStore;
use crate::hall_store::HallStore;
use crate::history_store::HistoryStore;
use crate::lease_store::LeaseStore;
use crate::runde_store::RundeStore;
use crate::table_store::TableStore;
use crate::tournament_store::TournamentStore;
use crate::upkeep::Upkeep;

/// Everything that outlives the process. Who uses it knows what can be asked, never what keeps it.
pub trait Store:
    TableStore
    + LeaseStore
    + HallStore
    + TournamentStore
    + HistoryStore
    + AccountStore
    + RundeStore
    + Upkeep
    + fmt::Debug
    + 'static
{
}

impl<S> Store for S where
    S: TableStore
        + LeaseStore
        + HallStore
        + TournamentStore
        + HistoryStore
        + AccountStore
        + RundeStore
        + Upkeep
        + fmt::Debug
        + 'static
{
}

/// A store as the parts of the server share it. Cloning it is cheap.
pub type Storage = Arc<dyn Store>;
