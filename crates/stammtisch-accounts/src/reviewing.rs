//! Hands on their way to a review, for whoever may see them.

use axum::http::HeaderMap;
use schafkopf::BySeat;
use stammtisch_text::Lang;

use crate::accounts::Accounts;
use crate::refused::Refused;

/// A hand that may be reviewed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandToReview {
    /// The hand as a record, in the text notation, with the names that whoever asks may know.
    pub record: String,
    /// Hash of its rule set.
    pub rules_hash: String,
    /// The ids of the people who sat there.
    pub people: BySeat<Option<String>>,
}

impl Accounts {
    /// A hand for a review; only who sat there gets it.
    pub async fn hand_to_review(
        &self,
        headers: &HeaderMap,
        (table, number): (&str, u64),
        lang: Lang,
    ) -> Result<HandToReview, Refused> {
        let me = self.somebody(headers).await?;
        let record = self.hand_record(&me, (table, number), lang).await?;
        self.to_review(record, table, number).await
    }

    /// A shared hand for a review, for everybody with the link.
    pub async fn shared_hand_to_review(&self, token: &str, lang: Lang) -> Result<HandToReview, Refused> {
        let shown = self.shared(token, lang).await?;
        let share = self.inner.store.shared(token).await?.ok_or(Refused::NotFound)?;
        self.to_review(shown.record, &share.table, share.hand).await
    }

    async fn to_review(&self, record: String, table: &str, number: u64) -> Result<HandToReview, Refused> {
        let summary = self.inner.store.hand(table, number).await?.ok_or(Refused::NotFound)?;
        let people = BySeat::from_fn(|seat| summary.seats[seat].person().map(str::to_owned));
        Ok(HandToReview { record, rules_hash: summary.rules_hash, people })
    }
}
