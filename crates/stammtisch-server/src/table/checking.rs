//! Looking through all tables of a store: whether every log can be read, and every entry follows on the one before.

use std::sync::Arc;

use stammtisch_store::{Store, StoreError, TableLog};

use super::loading::{LoadError, RuleSets, Source, load, rules_of};
use super::state::Table;
use super::stored;

/// Tables that are looked up at once.
const AT_ONCE: u32 = 200;
/// The most tables that are named.
const MOST_NAMED: usize = 20;

/// What was found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TablesChecked {
    /// How many tables there are.
    pub tables: u64,
    /// How many entries they have.
    pub entries: u64,
    /// Tables that cannot be read, with what is wrong with them, in English; the first few.
    pub faults: Vec<String>,
}

/// Plays every table of a store through, from its first entry to its last.
pub async fn check_tables(store: &dyn Store) -> Result<TablesChecked, StoreError> {
    let rules = RuleSets::default();
    let source = Source { store, rules: &rules };
    let (mut checked, mut last) = (TablesChecked::default(), 0);
    loop {
        let heads = store.tables_after(last, AT_ONCE).await?;
        let Some(end) = heads.last() else { return Ok(checked) };
        last = end.number;
        for head in &heads {
            let Some(log) = store.table_log(head.number).await? else { continue };
            checked.tables += 1;
            checked.entries += log.entries.len() as u64;
            if let Err(why) = play_through(source, &log).await
                && checked.faults.len() < MOST_NAMED
            {
                checked.faults.push(format!("{}: {why}", head.id));
            }
        }
    }
}

async fn play_through(source: Source<'_>, log: &TableLog) -> Result<(), LoadError> {
    let id = log.head.id.parse().map_err(|_| LoadError::NoId)?;
    let plan = stored::read_plan(&log.head.plan)?;
    let rules = rules_of(source, &log.head.rules).await?;
    let mut table = Table::new(id, Arc::new(plan), rules, Arc::from(log.head.rules.as_str()));
    for row in &log.entries {
        table.follow_on(row.seq)?;
        table.apply(&stored::read_entry(&row.what)?, row.at)?;
    }
    Ok(())
}

/// Whether the match at a table is over; one that cannot be read is not.
pub(crate) async fn is_over(source: Source<'_>, id: &str) -> bool {
    let Ok(id) = id.parse() else { return false };
    matches!(load(source, id).await, Ok(Some(loaded)) if loaded.table.is_finished())
}
