//! Who looks after what the server keeps: old things go, room is given back, a reserve on the disk is held.

use std::sync::Arc;
use std::time::Duration;

use stammtisch_accounts::{Accounts, House as _};
use stammtisch_desk::Backups;
use stammtisch_http::clock::{Clock, DAY, Moment};
use stammtisch_server::hub::Hub;
use stammtisch_server::secret::Key;
use stammtisch_server::space::Space;
use stammtisch_server::upkeep::Retention;
use stammtisch_store::{Kept, Storage, Store, StoreError};

use super::house::House;

/// How often somebody looks how much room there is on the disk.
const LOOKS: Duration = Duration::from_secs(5);
/// How often what was said at finished tables is thrown away; the rest goes once a day.
const ROUNDS: Duration = Duration::from_hours(1);
/// A clock that has gone further than this since it was read last may be wrong.
const BELIEVED: Moment = 2 * DAY;

/// Who looks after everything, for as long as the server runs.
pub(super) struct Caretaker {
    pub(super) store: Storage,
    pub(super) hub: Hub,
    pub(super) accounts: Accounts,
    pub(super) house: Arc<House>,
    pub(super) space: Arc<Space>,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) retention: Retention,
}

impl Caretaker {
    /// Goes round for ever.
    pub(super) async fn work(self) {
        let started = self.clock.now();
        // What a killed process left goes at once: that needs no clock.
        Backups::new(self.store.clone()).sweep().await;
        let (mut looks, mut rounds) = (tokio::time::interval(LOOKS), tokio::time::interval(ROUNDS));
        let mut daily = started.saturating_sub(DAY);
        loop {
            tokio::select! {
                _ = looks.tick() => {
                    self.space.look();
                }
                _ = rounds.tick() => {
                    let now = self.clock.now();
                    match self.go_round(started, now, now - daily >= DAY).await {
                        Ok(true) if now - daily >= DAY => daily = now,
                        Ok(_) => {}
                        Err(error) => tracing::warn!(%error, "what is old could not be thrown away"),
                    }
                }
            }
        }
    }

    /// Throws away what is old, if the clock can be believed; says whether it could.
    async fn go_round(&self, started: Moment, now: Moment, whole: bool) -> Result<bool, StoreError> {
        let last = self.store.kept(Kept::Tidied).await?.and_then(|last| last.parse().ok());
        if !is_believed(last, started, now) {
            tracing::warn!("the clock has jumped since the last time: nothing is thrown away for a day");
            return Ok(false);
        }
        self.store.keep(Kept::Tidied, &now.to_string()).await?;
        let gone = self.hub.throw_away(&self.retention, now).await?;
        if whole {
            if let Err(error) = self.accounts.tidy().await {
                tracing::warn!(%error, "old sessions could not be thrown away");
            }
            if let Err(error) = self.house.erase_in_copies().await {
                tracing::warn!(%error, "who was erased is still in a copy of the database");
            }
            Backups::new(self.store.clone()).tidy(now).await;
            let bytes = self.store.give_room_back().await?;
            tracing::info!(
                tables = gone.tables,
                lines = gone.lines,
                bytes,
                "what was old has been thrown away"
            );
        }
        Ok(true)
    }
}

/// Whether a clock is trusted with throwing things away: what it shows is not far from what it showed last, or it has
/// shown it for a day. Whoever starts a server with a wrong date must not lose what is not old.
fn is_believed(last: Option<Moment>, started: Moment, now: Moment) -> bool {
    let near = last.is_none_or(|last| (0..=BELIEVED).contains(&now.saturating_sub(last)));
    near || now.saturating_sub(started) >= DAY
}

/// Notes which key is used with the database, and says if it was another one before.
pub(super) async fn note_key(store: &dyn Store, key: &Key) -> Result<(), StoreError> {
    let (fingerprint, used) = (key.fingerprint(), store.kept(Kept::Key).await?);
    if used.as_ref() == Some(&fingerprint) {
        return Ok(());
    }
    if used.is_some() {
        tracing::warn!(
            "server.key is not the one that was used with this database: guests are strangers now"
        );
    }
    store.keep(Kept::Key, &fingerprint).await
}

#[cfg(test)]
mod tests {
    use stammtisch_http::clock::DAY;

    use super::is_believed;

    #[test]
    fn a_clock_that_has_jumped_is_not_believed_for_a_day() {
        let now = 20_000 * DAY;
        assert!(is_believed(None, now, now), "nothing is known yet");
        assert!(is_believed(Some(now - DAY), now, now));
        assert!(!is_believed(Some(now - 40 * DAY), now, now), "forty days ahead, or off for forty days");
        assert!(!is_believed(Some(now + 40 * DAY), now, now), "back again");
        assert!(!is_believed(Some(now), 0, 0), "before 1970");
        assert!(is_believed(Some(now - 40 * DAY), now - DAY, now), "it has run for a day");
    }
}
