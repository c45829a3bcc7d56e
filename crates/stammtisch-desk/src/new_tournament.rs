//! A tournament that is new in a store.

use schafkopf_turnier::Tournament;
use stammtisch_store::{StoreError, TournamentStore, create};

use crate::slug::slug;

/// Most tournaments of one name.
const MOST_NAMESAKES: u32 = 1000;

/// Stores a tournament under the id that was asked for, or one made from its name; returns the id.
pub async fn keep_new(
    store: &dyn TournamentStore,
    id: Option<&str>,
    tournament: &Tournament,
) -> Result<String, StoreError> {
    let wanted = id.map_or_else(|| slug(&tournament.state().setup().name), slug);
    let mut name = wanted.clone();
    for number in 2..=MOST_NAMESAKES {
        match create(store, &name, tournament).await {
            Err(StoreError::Exists(_)) if id.is_none() => name = format!("{wanted}-{number}"),
            other => return other.map(|()| name),
        }
    }
    Err(StoreError::Exists(wanted))
}
