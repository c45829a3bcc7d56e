//! Where hands of the history come from: who sat where is known elsewhere, and comes in as a parameter.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::Response;
use schafkopf::{BySeat, RuleSet};
use stammtisch_text::Lang;

use super::wanted::{Asker, Wanted};

/// A hand of the history that may be reviewed.
#[derive(Debug, Clone)]
pub struct Hand {
    /// The hand as a record, with the names that whoever asks may know.
    pub record: String,
    /// The very rules of the table; those that the record names, if they are not kept.
    pub rules: Option<Arc<RuleSet>>,
    /// The ids of the people who sat there.
    pub people: BySeat<Option<String>>,
}

impl Hand {
    /// The hand as somebody wants it to be reviewed.
    pub(super) fn wanted(&self, by: Asker) -> Wanted<'_> {
        Wanted { record: &self.record, rules: self.rules.clone(), by }
    }
}

/// An answer, once it is there; a refusal is an answer to the request.
pub type Found<'a, T> = Pin<Box<dyn Future<Output = Result<T, Response>> + Send + 'a>>;

/// The hands of the history. They are named by table and number, as in the address.
pub trait Hands: Send + Sync + 'static {
    /// A hand for who sat there, and the id of who that is.
    fn own<'a>(
        &'a self,
        headers: &'a HeaderMap,
        hand: (&'a str, &'a str),
        lang: Lang,
    ) -> Found<'a, (String, Hand)>;

    /// A hand for everybody with its link.
    fn shared<'a>(&'a self, token: &'a str, lang: Lang) -> Found<'a, Hand>;

    /// Hears how accurately everybody played, by id; on a thread that knows no runtime.
    fn reviewed(&self, hand: (&str, &str), accuracies: Vec<(String, f64)>);
}
