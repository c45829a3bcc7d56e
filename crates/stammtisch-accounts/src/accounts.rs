//! Accounts: who somebody is, and what comes with it.

use std::sync::Arc;

use axum::http::HeaderMap;
use stammtisch_http::clock::{DAY, Moment, SECOND};
use stammtisch_http::cookie::Cookie;
use stammtisch_http::name::fold;
use stammtisch_http::network::Household;
use stammtisch_http::randomness::Randomness;
use stammtisch_http::{Person, PersonId};
use stammtisch_store::{Deed, DeedRefused, PlayerRecord, SessionRecord, Storage};
use tokio::sync::broadcast;

use crate::company::Lounge;
use crate::guesses::{Guesses, Patience};
use crate::legal::LegalPages;
use crate::name::{AccountName, is_reserved};
use crate::password::{Cost, Hasher};
use crate::refused::Refused;
use crate::sink::{Intake, Keeper};
use crate::surroundings::Surroundings;
use crate::token::Token;

/// How accounts are kept.
#[derive(Debug, Clone)]
pub struct AccountOptions {
    /// Whether pages are reached through TLS: cookies are then bound to the host.
    pub secure: bool,
    /// For how long a session lives without being used, in microseconds.
    pub idle: Moment,
    /// For how long a session lives at most, in microseconds.
    pub absolute: Moment,
    /// For how long a link for a new password works, in microseconds.
    pub reset: Moment,
    /// For how long a door for another device stays open, in microseconds.
    pub door: Moment,
    /// For how long a device is known after somebody signed in there, in microseconds.
    pub devices: Moment,
    /// After how long unseen guests are forgotten, in microseconds.
    pub guests: Moment,
    /// What hashing a password costs.
    pub cost: Cost,
    /// Imprint and privacy.
    pub legal: LegalPages,
}

impl Default for AccountOptions {
    fn default() -> AccountOptions {
        AccountOptions {
            secure: false,
            idle: 30 * DAY,
            absolute: 180 * DAY,
            reset: DAY,
            door: 5 * 60 * SECOND,
            devices: 400 * DAY,
            guests: 400 * DAY,
            cost: Cost::USUAL,
            legal: LegalPages::default(),
        }
    }
}

/// Connections that must close: those of a session that has ended, or all of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Revoked {
    /// Whose.
    pub person: PersonId,
    /// Which; none for all of them.
    pub session: Option<String>,
}

impl Revoked {
    /// Whether a connection of this person must be closed.
    pub fn concerns(&self, person: &Person) -> bool {
        self.person == person.id && (self.session.is_none() || self.session == person.session)
    }
}

/// A use of a session is written down when the last one is so long ago.
const SEEN_EVERY: Moment = 5 * 60 * SECOND;
/// Revoked sessions that a slow listener may lag behind.
const REVOKED_AT_ONCE: usize = 256;

const BY_NAME: Patience = Patience { free: 8, longest: 5 * 60 * SECOND };
/// On a device on which its owner has signed in before, and by an owner who is signed in: what others guess does not count
/// against them.
const BY_OWNER: Patience = BY_NAME;
const BY_ADDRESS: Patience = Patience { free: 30, longest: 15 * 60 * SECOND };
const REGISTRATIONS: Patience = Patience { free: 20, longest: 15 * 60 * SECOND };
/// A long journey without network has some hundred hands.
const HANDED_OVER: Patience = Patience { free: 400, longest: 15 * 60 * SECOND };
/// Each hand of an evening is sent by itself where there is a network.
const RUNDE_WRITERS: Patience = HANDED_OVER;

/// All accounts; cheap to clone.
#[derive(Debug, Clone)]
pub struct Accounts {
    pub(crate) inner: Arc<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) store: Storage,
    pub(crate) options: AccountOptions,
    pub(crate) around: Surroundings,
    pub(crate) hasher: Hasher,
    pub(crate) guesses_by_name: Guesses<String>,
    pub(crate) guesses_by_address: Guesses<Household>,
    /// By the hash of a known device's token.
    pub(crate) guesses_by_device: Guesses<Vec<u8>>,
    /// By the account whose session asks.
    pub(crate) guesses_by_owner: Guesses<String>,
    pub(crate) registrations: Guesses<Household>,
    /// Hands played without network, by the person's id.
    pub(crate) handed_over: Guesses<String>,
    /// What is written into rounds, by the person's id.
    pub(crate) runde_writers: Guesses<String>,
    revoked: broadcast::Sender<Revoked>,
    pub(crate) intake: Intake,
    pub(crate) lounge: Lounge,
}

/// What a guest is called who has given no name; no account is called so.
const NAMELESS: [&str; 2] = ["gast", "guest"];

impl Accounts {
    /// The accounts in a store. Must be called within a runtime: finished hands are written by a task of its own.
    pub fn open(store: Storage, options: AccountOptions, around: Surroundings) -> Accounts {
        let intake = Keeper::start(store.clone());
        let inner = Inner {
            store,
            hasher: Hasher::new(options.cost),
            options,
            around,
            guesses_by_name: Guesses::new(BY_NAME),
            guesses_by_address: Guesses::new(BY_ADDRESS),
            guesses_by_device: Guesses::new(BY_OWNER),
            guesses_by_owner: Guesses::new(BY_OWNER),
            registrations: Guesses::new(REGISTRATIONS),
            handed_over: Guesses::new(HANDED_OVER),
            runde_writers: Guesses::new(RUNDE_WRITERS),
            revoked: broadcast::Sender::new(REVOKED_AT_ONCE),
            intake,
            lounge: Lounge::default(),
        };
        Accounts { inner: Arc::new(inner) }
    }

    /// Who a request comes from: the account of its session, else the guest of its cookie. A guest's cookie is worth
    /// nothing once its id has an account, was locked or erased.
    pub async fn visitor(&self, headers: &HeaderMap) -> Result<Option<Person>, Refused> {
        let steward = self.inner.around.house.is_admin(headers);
        if let Some((session, player)) = self.session(headers).await? {
            return account_person(player, &session, steward).map(Some);
        }
        let Some(guest) = self.inner.around.house.guest(headers) else { return Ok(None) };
        let known = self.inner.store.player(&guest.id.to_string()).await?;
        let is_guest = known.is_none_or(|player| {
            player.account.is_none() && player.erased.is_none() && player.locked.is_none()
        });
        Ok(is_guest.then_some(Person {
            id: guest.id,
            name: guest.name,
            account: false,
            admin: steward,
            session: None,
        }))
    }

    /// Tells of sessions that end, so that their connections can be closed.
    pub fn revoked(&self) -> broadcast::Receiver<Revoked> {
        self.inner.revoked.subscribe()
    }

    /// Whether a guest may carry a name: it claims no office, and no account has it or one that looks the same.
    pub async fn name_is_free(&self, name: &str) -> Result<bool, Refused> {
        let folded = fold(name);
        let claims = is_reserved(&folded) && !NAMELESS.contains(&folded.as_str());
        Ok(!claims && self.inner.store.account_named(&folded).await?.is_none())
    }

    /// Throws away sessions and links that are too old, and forgets guests who have not been here for long; in copies of
    /// the database they are left to whoever looks after those.
    pub async fn tidy(&self) -> Result<(), Refused> {
        let (now, options) = (self.now(), &self.inner.options);
        let outdated = stammtisch_store::Outdated {
            sessions_seen_before: now - options.idle,
            sessions_begun_before: now - options.absolute,
            links_before: now,
            devices_seen_before: now - options.devices,
        };
        self.inner.store.throw_away(&outdated).await?;
        for guest in self.inner.store.forgotten_guests(now - options.guests, 500).await? {
            self.erase_here(&guest).await?;
        }
        Ok(())
    }

    /// How many passwords were hashed since the start, for those who watch the server.
    pub fn passwords_hashed(&self) -> u64 {
        self.inner.hasher.done()
    }

    pub(crate) fn now(&self) -> Moment {
        self.inner.around.clock.now()
    }

    pub(crate) fn random(&self) -> &dyn Randomness {
        &*self.inner.around.random
    }

    /// The cookie of a session.
    pub(crate) fn cookie(&self) -> Cookie {
        Cookie::new("session", self.inner.options.secure)
    }

    /// The cookie of a device on which somebody has signed in.
    pub(crate) fn device_cookie(&self) -> Cookie {
        Cookie::new("device", self.inner.options.secure)
    }

    /// The session of a request with its person; none if there is none, or it has expired, or its person is locked.
    pub(crate) async fn session(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<(SessionRecord, PlayerRecord)>, Refused> {
        let Some(token) = self.cookie().read(headers).and_then(Token::parse) else { return Ok(None) };
        let Some(session) = self.inner.store.session(&token.hash()).await? else { return Ok(None) };
        let (now, options) = (self.now(), &self.inner.options);
        if now - session.seen > options.idle || now - session.created > options.absolute {
            return Ok(None);
        }
        let Some(player) = self.inner.store.player(&session.account).await? else { return Ok(None) };
        if player.locked.is_some() || player.account.is_none() {
            return Ok(None);
        }
        if now - session.seen > SEEN_EVERY {
            self.note_use(&session, &player, now).await;
        }
        Ok(Some((session, player)))
    }

    /// Notes that a session is in use; if that cannot be written now, the next use will be.
    async fn note_use(&self, session: &SessionRecord, player: &PlayerRecord, now: Moment) {
        let name = player.name.clone().unwrap_or_default();
        let deeds = [
            Deed::SessionSeen { hash: session.hash.clone(), at: now },
            Deed::Meet { id: player.id.clone(), name, at: now },
        ];
        if let Err(error) = self.inner.store.change(&deeds).await {
            tracing::warn!(%error, "the use of a session could not be noted");
        }
    }

    /// Who a request comes from, if it is an account.
    pub(crate) async fn account(
        &self,
        headers: &HeaderMap,
    ) -> Result<(SessionRecord, PlayerRecord), Refused> {
        self.session(headers).await?.ok_or(Refused::NotSignedIn)
    }

    /// Who a request comes from, if it is anybody.
    pub(crate) async fn somebody(&self, headers: &HeaderMap) -> Result<Person, Refused> {
        self.visitor(headers).await?.ok_or(Refused::Nobody)
    }

    /// Makes sure that somebody is known to the store, so that others can refer to the person.
    pub(crate) async fn meet(&self, person: &Person) -> Result<(), Refused> {
        let meet = Deed::Meet { id: person.id.to_string(), name: person.name.clone(), at: self.now() };
        self.change(&[meet]).await
    }

    pub(crate) async fn change(&self, deeds: &[Deed]) -> Result<(), Refused> {
        Ok(self.inner.store.change(deeds).await?)
    }

    pub(crate) async fn try_change(&self, deeds: &[Deed]) -> Result<(), DeedRefused> {
        self.inner.store.change(deeds).await
    }

    /// Tells everybody who listens that sessions have ended.
    pub(crate) fn revoke(&self, person: &str, session: Option<&str>) {
        let Ok(person) = person.parse() else { return };
        let revoked = Revoked { person, session: session.map(str::to_owned) };
        self.inner.around.house.revoked(&revoked);
        self.revoked_elsewhere(revoked);
    }

    /// Tells everybody who listens here that sessions have ended, wherever that was.
    pub fn revoked_elsewhere(&self, revoked: Revoked) {
        // Nobody listens where no table is open: that is fine.
        let _ = self.inner.revoked.send(revoked);
    }
}

fn account_person(player: PlayerRecord, session: &SessionRecord, steward: bool) -> Result<Person, Refused> {
    let admin = player.account.is_some_and(|account| account.admin);
    Ok(Person {
        id: person_id(&player.id)?,
        name: player.name.unwrap_or_default(),
        account: true,
        admin: admin || steward,
        session: Some(session.id.clone()),
    })
}

/// The id of somebody whom the store knows.
pub(crate) fn person_id(text: &str) -> Result<PersonId, Refused> {
    text.parse().map_err(|_| {
        tracing::error!("the store knows a person without an id of ours");
        Refused::Busy
    })
}

/// The name by which guesses are counted, whatever was typed.
pub(crate) fn guess_key(name: &str) -> String {
    AccountName::parse(name)
        .map_or_else(|_| fold(name).chars().take(64).collect(), |name| name.folded().to_owned())
}
