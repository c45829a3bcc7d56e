//! Hands of the history on their way to a review: accounts know who sat where, learning knows how to review.

use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use schafkopf::{Game, RuleSet};
use stammtisch_accounts::{Accounts, HandToReview, Refused};
use stammtisch_learn::review::{Found, Hand, Hands, Reviews};
use stammtisch_server::hub::HandFollower;
use stammtisch_store::Storage;
use stammtisch_text::Lang;
use tokio::runtime::Handle;

/// How long a hand that has just ended is waited for.
const SETTLING: Duration = Duration::from_secs(2);

/// The judges, who look at hands while they are played.
pub(super) struct Follower(pub(super) Reviews);

impl HandFollower for Follower {
    fn heard(&self, game: &Game) {
        self.0.follow(game);
    }
}

/// The hands that accounts keep, for those who review them.
pub(super) struct HandsOfAccounts {
    accounts: Accounts,
    store: Storage,
    runtime: Handle,
}

impl HandsOfAccounts {
    /// The hands of these accounts; must be called within a runtime.
    pub(super) fn new(accounts: Accounts, store: Storage) -> HandsOfAccounts {
        HandsOfAccounts { accounts, store, runtime: Handle::current() }
    }

    async fn own(
        &self,
        headers: &HeaderMap,
        (table, hand): (&str, &str),
        lang: Lang,
    ) -> Result<(String, HandToReview), Refused> {
        // A hand may be asked for before it is written.
        let _ = tokio::time::timeout(SETTLING, self.accounts.flush()).await;
        let number = hand.parse().map_err(|_| Refused::NotFound)?;
        let found = self.accounts.hand_to_review(headers, (table, number), lang).await?;
        let me = self.accounts.visitor(headers).await?.ok_or(Refused::Nobody)?;
        Ok((me.id.to_string(), found))
    }

    /// The hand with the very rules of its table, whatever the set of that name says by now.
    async fn with_rules(&self, found: HandToReview) -> Result<Hand, Response> {
        let text = self.store.rule_set(&found.rules_hash).await.map_err(|error| {
            tracing::error!(%error, "a rule set could not be read");
            Refused::Busy.into_response()
        })?;
        let rules = text.and_then(|text| RuleSet::from_canonical(&text).ok()).map(Arc::new);
        Ok(Hand { record: found.record, rules, people: found.people })
    }
}

impl Hands for HandsOfAccounts {
    fn own<'a>(
        &'a self,
        headers: &'a HeaderMap,
        hand: (&'a str, &'a str),
        lang: Lang,
    ) -> Found<'a, (String, Hand)> {
        Box::pin(async move {
            let own = HandsOfAccounts::own(self, headers, hand, lang).await;
            let (me, found) = own.map_err(Refused::into_response)?;
            Ok((me, self.with_rules(found).await?))
        })
    }

    fn shared<'a>(&'a self, token: &'a str, lang: Lang) -> Found<'a, Hand> {
        Box::pin(async move {
            let found = self.accounts.shared_hand_to_review(token, lang).await;
            self.with_rules(found.map_err(Refused::into_response)?).await
        })
    }

    fn reviewed(&self, (table, hand): (&str, &str), accuracies: Vec<(String, f64)>) {
        let Ok(number) = hand.parse() else { return };
        let (accounts, table) = (self.accounts.clone(), table.to_owned());
        self.runtime.spawn(async move {
            for (person, accuracy) in accuracies {
                match accounts.review_done(&table, number, &person, accuracy).await {
                    // Who was erased meanwhile has no history.
                    Ok(()) | Err(Refused::NotFound) => {}
                    Err(error) => tracing::warn!(%error, "the accuracy of a hand could not be kept"),
                }
            }
        });
    }
}

#[cfg(test)]
mod tests;
