//! How the parts of the server come together: tables, accounts, tournament hall and learning do not know each other.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};

use axum::http::{HeaderMap, HeaderValue};
use schafkopf::RuleSet;
use stammtisch_accounts::{
    AccountOptions, Accounts, Erasing, Guest, House as _, LegalPages, Refused, Revoked, Surroundings,
};
use stammtisch_desk::Backups;
use stammtisch_hall::Hall;
use stammtisch_http::clock::{Clock as _, SystemClock};
use stammtisch_http::randomness::SystemRandomness;
use stammtisch_http::{Person, PersonId};
use stammtisch_learn::review::Reviews;
use stammtisch_server::directory::{Answer, Directory, Unavailable};
use stammtisch_server::http::{Cookies, Figure, More};
use stammtisch_server::hub::Hub;
use stammtisch_server::secret::Key;
use stammtisch_server::space::Level;
use stammtisch_store::Storage;
use tokio::sync::Mutex;
use tokio::sync::broadcast::error::RecvError;

use super::reviewing::HandsOfAccounts;

/// The rest of the server as accounts see it. The hub comes later: it is opened with the accounts' own sink.
pub(super) struct House {
    cookies: Cookies,
    clock: SystemClock,
    store: Storage,
    hub: OnceLock<Hub>,
    /// One goes through the copies of the database at a time.
    copies: Mutex<()>,
}

impl House {
    pub(super) fn new(cookies: Cookies, clock: SystemClock, store: Storage) -> Arc<House> {
        Arc::new(House { cookies, clock, store, hub: OnceLock::new(), copies: Mutex::default() })
    }

    /// Tells where tables are; once.
    pub(super) fn fill(&self, hub: Hub) {
        // A second hub would be a mistake of this file alone; the first one stays.
        let _ = self.hub.set(hub);
    }

    fn seconds(&self) -> i64 {
        self.clock.now() / 1_000_000
    }
}

impl stammtisch_accounts::House for House {
    fn guest(&self, headers: &HeaderMap) -> Option<Guest> {
        let guest = self.cookies.guest(headers, self.seconds())?;
        Some(Guest { id: guest.id, name: guest.name.to_string() })
    }

    fn is_admin(&self, headers: &HeaderMap) -> bool {
        self.cookies.is_admin(headers, self.seconds())
    }

    fn forget_guest(&self) -> Option<HeaderValue> {
        Some(self.cookies.remove_guest())
    }

    fn blocks_changed(&self, person: PersonId, blocked: &[PersonId]) {
        if let Some(hub) = self.hub.get() {
            hub.hide(person, blocked);
        }
    }

    fn revoked(&self, revoked: &Revoked) {
        if let Some(hub) = self.hub.get() {
            hub.revoked(revoked.person, revoked.session.as_deref());
        }
    }

    fn at_tables(&self, people: &[PersonId]) -> Vec<PersonId> {
        self.hub.get().map_or_else(Vec::new, |hub| hub.present(people))
    }

    fn erase(&self, person: PersonId) -> Erasing<'_> {
        if let Some(hub) = self.hub.get() {
            hub.forget(person);
        }
        Box::pin(std::future::ready(Ok(())))
    }

    fn has_room(&self) -> bool {
        let space = self.hub.get().and_then(Hub::space);
        space.is_none_or(|space| space.look() == Level::Enough)
    }

    fn erase_in_copies(&self) -> Erasing<'_> {
        Box::pin(async {
            let _turn = self.copies.lock().await;
            let erased = Backups::new(self.store.clone()).erase_people(self.clock.now()).await;
            erased.map_err(|error| error.to_string())
        })
    }
}

/// Accounts as tables and the guard see them.
pub(super) struct Residents(pub(super) Accounts);

impl Directory for Residents {
    fn who<'a>(&'a self, headers: &'a HeaderMap) -> Answer<'a, Option<Person>> {
        Box::pin(async move { self.0.visitor(headers).await.map_err(|error| unavailable(&error)) })
    }

    fn name_is_free<'a>(&'a self, name: &'a str) -> Answer<'a, bool> {
        Box::pin(async move { self.0.name_is_free(name).await.map_err(|error| unavailable(&error)) })
    }

    fn forget(&self, guest: PersonId) -> Answer<'_, ()> {
        Box::pin(async move { self.0.forget(&guest.to_string()).await.map_err(|error| unavailable(&error)) })
    }

    fn are_apart(&self, one: PersonId, other: PersonId) -> Answer<'_, bool> {
        Box::pin(async move {
            self.0.is_blocked(&one.to_string(), &other.to_string()).await.map_err(|error| unavailable(&error))
        })
    }

    fn hidden_from(&self, person: PersonId) -> Answer<'_, Vec<PersonId>> {
        Box::pin(async move {
            let blocked =
                self.0.blocked_by(&person.to_string()).await.map_err(|error| unavailable(&error))?;
            // What is no id of ours is nobody here.
            Ok(blocked.iter().filter_map(|id| id.parse().ok()).collect())
        })
    }

    fn revoked_elsewhere(&self, person: PersonId, session: Option<&str>) {
        self.0.revoked_elsewhere(Revoked { person, session: session.map(str::to_owned) });
    }

    fn gone(&self, person: &Person) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let person = person.clone();
        let mut revoked = self.0.revoked();
        Box::pin(async move {
            loop {
                match revoked.recv().await {
                    Ok(revoked) if revoked.concerns(&person) => return,
                    Ok(_) => {}
                    // Whether it was among what was missed is not known: who is still somebody comes back.
                    Err(RecvError::Lagged(_)) => return,
                    Err(RecvError::Closed) => std::future::pending().await,
                }
            }
        })
    }
}

fn unavailable(error: &Refused) -> Unavailable {
    tracing::error!(%error, "accounts cannot answer");
    Unavailable
}

/// The accounts of the store.
pub(super) fn accounts(
    store: Storage,
    (clock, house): (SystemClock, Arc<House>),
    secure: bool,
    legal: LegalPages,
) -> Accounts {
    let around = Surroundings { clock: Arc::new(clock), random: Arc::new(SystemRandomness), house };
    Accounts::open(store, AccountOptions { secure, legal, ..AccountOptions::default() }, around)
}

/// The tournament hall of the store.
fn hall(
    (store, house, key): (Storage, Arc<House>, &Key),
    (rules, addresses): (&[Arc<RuleSet>], Vec<String>),
) -> Hall {
    Hall::open(store, Arc::new(house.clock), Arc::new(SystemRandomness), key.export_key())
        .with_rules(rules.iter().cloned())
        .with_addresses(addresses)
        .with_room(move || house.has_room())
}

/// The figures of hall and reviews.
fn figures(hall: &Hall, reviews: &Reviews) -> Vec<Figure> {
    let waiting = reviews.waiting() as u64;
    let queue = Figure { name: "reviews_waiting", help: "Records that wait for a judge", value: waiting };
    let watched = hall.watched().into_iter().flat_map(|(rooms, watchers)| {
        [
            Figure {
                name: "hall_tournaments",
                help: "Tournaments that are open in the hall",
                value: rooms as u64,
            },
            Figure { name: "hall_watchers", help: "Screens that watch them", value: watchers as u64 },
        ]
    });
    std::iter::once(queue).chain(watched).collect()
}

/// Everything that is served beside the tables, behind the same guard.
pub(super) fn routes(
    (store, house, key): (Storage, Arc<House>, &Key),
    (rules, addresses): (&[Arc<RuleSet>], Vec<String>),
    accounts: Accounts,
    reviews: Reviews,
) -> More {
    let hands = Arc::new(HandsOfAccounts::new(accounts.clone(), store.clone()));
    let reviewing = stammtisch_learn::review::router(reviews.clone())
        .merge(stammtisch_learn::review::history_router(reviews.clone(), hands));
    let hall = hall((store, house, key), (rules, addresses));
    More::default()
        .with("hall", stammtisch_hall::router(hall.clone()), stammtisch_hall::description())
        .counting(move || figures(&hall, &reviews))
        .with("learn", stammtisch_learn::router(), stammtisch_learn::description())
        .with("review", reviewing, stammtisch_learn::review::description())
        .with("accounts", stammtisch_accounts::router(accounts), stammtisch_accounts::description())
}

#[cfg(test)]
mod tests;
