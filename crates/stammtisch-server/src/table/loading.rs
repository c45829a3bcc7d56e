//! Tables as they come out of the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use schafkopf::RuleSet;
use stammtisch_store::{DoneCommand, Store, StoreError, TableTail};
use thiserror::Error;

use super::apply::Misplaced;
use super::ids::TableId;
use super::recent::Recent;
use super::state::Table;
use super::stored;

/// Why a table cannot be read.
#[derive(Debug, Error)]
pub(crate) enum LoadError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored is no JSON of ours.
    #[error("an entry cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Its id is none of ours.
    #[error("its id is none")]
    NoId,
    /// The rule set is missing or cannot be read.
    #[error("the rule set cannot be read")]
    Rules,
    /// An entry does not follow on the one before.
    #[error(transparent)]
    Misplaced(#[from] Misplaced),
}

/// Rule sets that are in use, by their hash, so that tables share them.
#[derive(Default)]
pub(crate) struct RuleSets(Mutex<HashMap<String, Arc<RuleSet>>>);

impl RuleSets {
    /// The most that are kept; houses with rules of their own are few.
    const MOST: usize = 64;

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<RuleSet>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a rule set that is stored.
    pub(crate) fn keep(&self, hash: &str, rules: &Arc<RuleSet>) {
        let mut known = self.lock();
        if known.len() >= RuleSets::MOST {
            known.retain(|_, rules| Arc::strong_count(rules) > 1);
        }
        known.insert(hash.to_owned(), Arc::clone(rules));
    }

    async fn get(&self, store: &dyn Store, hash: &str) -> Result<Arc<RuleSet>, LoadError> {
        let known = self.lock().get(hash).cloned();
        if let Some(rules) = known {
            return Ok(rules);
        }
        let text = store.rule_set(hash).await?.ok_or(LoadError::Rules)?;
        let rules = Arc::new(RuleSet::from_canonical(&text).map_err(|_| LoadError::Rules)?);
        self.keep(hash, &rules);
        Ok(rules)
    }
}

/// Where tables are read from.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) store: &'a dyn Store,
    pub(crate) rules: &'a RuleSets,
}

/// A rule set by its hash.
pub(super) async fn rules_of(source: Source<'_>, hash: &str) -> Result<Arc<RuleSet>, LoadError> {
    source.rules.get(source.store, hash).await
}

/// A table that was read, with what its task needs.
pub(crate) struct Loaded {
    pub(crate) number: i64,
    pub(crate) table: Table,
    pub(super) recent: Recent,
}

/// Reads a table where it stands; only its last hand is read.
pub(crate) async fn load(source: Source<'_>, id: TableId) -> Result<Option<Loaded>, LoadError> {
    match source.store.table_tail(&id.to_string()).await? {
        Some(tail) => Ok(Some(restore(source, id, &tail).await?)),
        None => Ok(None),
    }
}

/// Reads a table as it stood at the end of a hand, or wherever that hand has come to.
pub(crate) async fn load_hand(
    source: Source<'_>,
    id: TableId,
    hand: u64,
) -> Result<Option<Table>, LoadError> {
    match source.store.table_hand(&id.to_string(), hand).await? {
        Some(tail) => Ok(Some(restore(source, id, &tail).await?.table)),
        None => Ok(None),
    }
}

async fn restore(source: Source<'_>, id: TableId, tail: &TableTail) -> Result<Loaded, LoadError> {
    let plan = stored::read_plan(&tail.head.plan)?;
    let rules = source.rules.get(source.store, &tail.head.rules).await?;
    let first = tail.entries.first().ok_or(LoadError::Misplaced(Misplaced))?;
    let hash = Arc::from(tail.head.rules.as_str());
    let mut table = Table::new(id, Arc::new(plan), rules, hash).starting_before(first.seq - 1);
    for guest in &tail.guests {
        if let Ok(id) = guest.id.parse() {
            table.name_guest(id, &guest.name);
        }
    }
    let mut recent = Recent::default();
    for row in &tail.entries {
        table.follow_on(row.seq)?;
        table.apply(&stored::read_entry(&row.what)?, row.at)?;
        if let Some(command) = &row.command {
            recent.restore(command, DoneCommand { version: table.version(), digest: row.digest });
        }
    }
    Ok(Loaded { number: tail.head.number, table, recent })
}
