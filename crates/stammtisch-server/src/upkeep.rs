//! What is thrown away when it is old: tables that nobody uses, and what was said at them.

use std::time::Duration;

use stammtisch_http::clock::{DAY, Moment};
use stammtisch_store::StoreError;

use crate::hub::Hub;
use crate::table::is_over;

/// How long something is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Retention {
    /// A table at which nothing happens; none for ever.
    pub tables: Option<Duration>,
    /// What is said at a table, if its match lasts so long: when the match is over it goes anyway.
    pub talk: Duration,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { tables: Some(Duration::from_hours(30 * 24)), talk: Duration::from_hours(24) }
    }
}

/// What was thrown away.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ThrownAway {
    /// Tables.
    pub tables: u64,
    /// Lines that were said.
    pub lines: u64,
}

impl Hub {
    /// Throws away what is too old at a moment. Tables where somebody is are left alone.
    pub async fn throw_away(&self, retention: &Retention, now: Moment) -> Result<ThrownAway, StoreError> {
        let before =
            |age: Duration| now.saturating_sub(Moment::try_from(age.as_micros()).unwrap_or(Moment::MAX));
        let awake = self.awake();
        let store = self.store();
        if self.has_company() {
            // What they held is free already; their names alone are left.
            store.forget_nodes(now.saturating_sub(DAY)).await?;
        }
        let tables = match retention.tables {
            Some(age) => store.throw_away_tables(before(age), &awake).await?,
            None => 0,
        };
        let mut lines = store.throw_away_talk(before(retention.talk)).await?;
        for head in store.tables_with_talk().await? {
            if !awake.contains(&head.id) && is_over(self.source(), &head.id).await {
                lines += store.throw_away_talk_of(head.number).await?;
            }
        }
        Ok(ThrownAway { tables, lines })
    }
}
