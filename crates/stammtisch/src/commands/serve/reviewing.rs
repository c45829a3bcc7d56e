//! Reviews of hands of the history: accounts know who sat where, learning knows how to review.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, Uri, header};
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use axum::routing::post;
use axum::{Extension, Router};
use schafkopf::{RuleSet, Seat};
use stammtisch_accounts::{Accounts, HandToReview, Refused};
use stammtisch_learn::review::{Asker, Household, Listener, Reviews, Wanted, answer};
use stammtisch_server::http::Client;
use stammtisch_server::network;
use stammtisch_store::{SqliteStore, TournamentStore as _};
use stammtisch_text::{Lang, Texts};
use tokio::runtime::Handle;

/// How long a hand that has just ended is waited for.
const SETTLING: Duration = Duration::from_secs(2);

/// What reviews of the history are made of.
#[derive(Clone)]
struct Desk {
    reviews: Reviews,
    accounts: Accounts,
    store: SqliteStore,
}

/// All addresses of reviews: those of pasted records, of one's own hands, and of shared ones.
pub(super) fn routes(reviews: Reviews, accounts: Accounts, store: SqliteStore) -> Router {
    Router::new()
        .route("/api/history/hands/{table}/{hand}/review", post(own))
        .route("/api/history/shared/{token}/review", post(shared))
        .with_state(Desk { reviews: reviews.clone(), accounts, store })
        .merge(stammtisch_learn::review::router(reviews))
        .layer(from_fn(with_household))
}

/// Tells reviews which household a request comes from, by the address that the guard found out.
async fn with_household(mut request: Request, next: Next) -> Response {
    if let Some(&Client(address)) = request.extensions().get::<Client>() {
        // Only whether two keys are the same counts, not how they look.
        let key = format!("{:?}", network::Household::from(address));
        request.extensions_mut().insert(Household(key));
    }
    next.run(request).await
}

async fn own(
    State(desk): State<Desk>,
    Path((table, hand)): Path<(String, String)>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let lang = language(&uri, &headers);
    // A hand may be asked for before it is written.
    let _ = tokio::time::timeout(SETTLING, desk.accounts.flush()).await;
    let found = match hand.parse() {
        Ok(number) => desk.accounts.hand_to_review(&headers, (&table, number), lang).await,
        Err(_) => Err(Refused::NotFound),
    };
    let found = match found {
        Ok(found) => found,
        Err(refused) => return refused.answer(lang),
    };
    let me = match desk.accounts.visitor(&headers).await {
        Ok(Some(me)) => me.id,
        Ok(None) => return Refused::Nobody.answer(lang),
        Err(refused) => return refused.answer(lang),
    };
    // The review comes on a thread that knows no runtime.
    let (runtime, accounts) = (Handle::current(), desk.accounts.clone());
    let people = found.people.clone();
    let listener = Listener::new(format!("{table} {hand}"), move |review| {
        let accuracies = Seat::ALL.into_iter().filter_map(|seat| {
            let person = people[seat].clone()?;
            Some((person, review.scores[seat].accuracy?))
        });
        let accuracies: Vec<(String, f64)> = accuracies.collect();
        runtime.spawn(keep(accounts, table, hand, accuracies));
    });
    desk.submit(found, lang, (Asker::Person(me), Some(listener))).await
}

/// Writes into the history how accurately everybody played.
async fn keep(accounts: Accounts, table: String, hand: String, accuracies: Vec<(String, f64)>) {
    let Ok(number) = hand.parse() else { return };
    for (person, accuracy) in accuracies {
        match accounts.review_done(&table, number, &person, accuracy).await {
            // Who was erased meanwhile has no history.
            Ok(()) | Err(Refused::NotFound) => {}
            Err(error) => tracing::warn!(%error, "the accuracy of a hand could not be kept"),
        }
    }
}

async fn shared(
    State(desk): State<Desk>,
    Path(token): Path<String>,
    household: Option<Extension<Household>>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let lang = language(&uri, &headers);
    match desk.accounts.shared_hand_to_review(&token, lang).await {
        Ok(found) => desk.submit(found, lang, (household.into(), None)).await,
        Err(refused) => refused.answer(lang),
    }
}

impl Desk {
    async fn submit(
        &self,
        found: HandToReview,
        lang: Lang,
        (by, listener): (Asker, Option<Listener>),
    ) -> Response {
        // The very rules of the table, whatever the set of that name says by now.
        let rules = match self.store.rule_set(&found.rules_hash).await {
            Ok(text) => text.and_then(|text| RuleSet::from_canonical(&text).ok()).map(Arc::new),
            Err(error) => {
                tracing::error!(%error, "a rule set could not be read");
                return Refused::Busy.answer(lang);
            }
        };
        let wanted = Wanted { record: &found.record, rules, by };
        answer(self.reviews.submit(wanted, listener), Texts::of(lang))
    }
}

/// The language of an answer: what the query says, else the browser, else German.
fn language(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri.query().unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
    let browser = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let browser = browser.unwrap_or_default().split(',').filter_map(|lang| lang.split(';').next());
    asked.into_iter().chain(browser).find_map(|lang| lang.parse().ok()).unwrap_or(Lang::De)
}

#[cfg(test)]
mod tests;
