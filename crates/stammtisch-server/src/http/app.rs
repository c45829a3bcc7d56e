//! What every handler of the HTTP part shares.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use schafkopf::RuleSet;
use stammtisch_http::allowance::{Allowances, Held, Rate};
use stammtisch_http::clock::{Clock, Moment};
use stammtisch_http::network::{Household, Network};
use stammtisch_http::randomness::Randomness;
use tokio::sync::watch;

use super::cookies::Cookies;
use super::guest_book::GuestBook;
use super::more::More;
use super::origin::Origin;
use super::route_figures::RouteFigures;
use crate::admin::AdminLink;
use crate::directory::Directory;
use crate::hub::Hub;
use crate::secret::Key;
use crate::table::Manners;

/// How much anybody may do; 0 means no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// WebSocket connections of all together.
    pub connections: usize,
    /// WebSocket connections of one address.
    pub connections_per_address: usize,
    /// Plain connections of one address; a proxy that is trusted holds as many as it likes.
    pub plain_connections_per_address: usize,
    /// For how many seconds a client may read nothing of what is sent to it.
    pub unread_seconds: u32,
    /// Requests of one address in a second, in the long run; ten times as many at once.
    pub requests_per_second: u32,
    /// Messages on one connection in a second, in the long run; four times as many at once.
    pub messages_per_second: u32,
    /// Messages of one address in a second, over all its connections; four times as many at once.
    pub messages_per_address: u32,
    /// Names that one address may take in a minute; names cost nothing, so the rest is patience.
    pub guests_per_minute: u32,
    /// Tables that one address may open in a minute.
    pub tables_per_minute: u32,
    /// How often people may talk, and come and go, at tables.
    pub manners: Manners,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            connections_per_address: 256,
            plain_connections_per_address: 512,
            unread_seconds: 20,
            requests_per_second: 50,
            messages_per_second: 10,
            messages_per_address: 500,
            guests_per_minute: 60,
            tables_per_minute: 30,
            manners: Manners::default(),
        }
    }
}

impl Limits {
    /// No limits at all: for measurements.
    pub const NONE: Limits = Limits {
        connections: 0,
        connections_per_address: 0,
        plain_connections_per_address: 0,
        unread_seconds: 0,
        requests_per_second: 0,
        messages_per_second: 0,
        messages_per_address: 0,
        guests_per_minute: 0,
        tables_per_minute: 0,
        manners: Manners::NONE,
    };

    /// How often one connection may send.
    pub(super) fn message_rate(&self) -> Rate {
        Rate::per_second(self.messages_per_second, self.messages_per_second.saturating_mul(4))
    }
}

/// How the HTTP part works.
#[derive(Debug, Clone, Default)]
pub struct HttpOptions {
    /// The origin under which people reach the server, where it is not the one they ask.
    pub public: Option<Origin>,
    /// The origin for phones in the home network, where the server listens there.
    pub home: Option<Origin>,
    /// Whether this server itself speaks TLS.
    pub tls: bool,
    /// Proxies whose forwarded addresses are believed.
    pub proxies: Vec<Network>,
    /// From where `/metrics` may be read, besides this machine.
    pub metrics_from: Vec<Network>,
    /// How much anybody may do.
    pub limits: Limits,
}

impl HttpOptions {
    /// Whether browsers reach this server over TLS.
    pub fn is_secure(&self) -> bool {
        self.tls || self.public.as_ref().is_some_and(Origin::is_secure)
    }
}

/// What a server is made of.
pub struct Parts {
    /// The tables.
    pub hub: Hub,
    /// The key that signs cookies.
    pub key: Key,
    /// The administrator's link.
    pub admin: AdminLink,
    /// The rule sets to choose from.
    pub rules: Vec<Arc<RuleSet>>,
    /// Time.
    pub clock: Arc<dyn Clock>,
    /// Randomness.
    pub random: Arc<dyn Randomness>,
    /// How it works.
    pub options: HttpOptions,
}

/// What is counted.
#[derive(Debug, Default)]
pub(super) struct Counts {
    /// Answers by the first digit of their status.
    pub(super) answers: [AtomicU64; 6],
    /// Answers by route.
    pub(super) routes: RouteFigures,
    /// Requests and sockets refused: too many.
    pub(super) limited: AtomicU64,
    /// Requests and sockets refused: of a foreign origin.
    pub(super) foreign: AtomicU64,
    /// Messages received.
    pub(super) messages_in: AtomicU64,
    /// Messages sent.
    pub(super) messages_out: AtomicU64,
    /// Sockets closed because of flooding, or of messages too long.
    pub(super) thrown_out: AtomicU64,
}

pub(super) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// The shared state of the HTTP part. Cloning it is cheap.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// What [`App`] holds.
pub struct Inner {
    pub(super) hub: Hub,
    pub(super) cookies: Cookies,
    pub(super) people: Arc<dyn Directory>,
    pub(super) admin: AdminLink,
    pub(super) rules: Vec<Arc<RuleSet>>,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) random: Arc<dyn Randomness>,
    pub(super) options: HttpOptions,
    /// Routes that came from elsewhere.
    pub(super) more: More,
    pub(super) started: Moment,
    pub(super) counts: Counts,
    /// Open sockets; the server's end waits for none.
    pub(super) sockets: watch::Sender<usize>,
    /// Whether the server is ending.
    pub(super) ending: watch::Sender<bool>,
    pub(super) requests: Allowances<Household>,
    /// Files of the page: each device keeps all of them, and a hall full of phones comes at once, through one address.
    pub(super) files: Allowances<Household>,
    pub(super) guests: Allowances<Household>,
    pub(super) tables: Allowances<Household>,
    pub(super) messages: Allowances<Household>,
    pub(super) held: Held<Household>,
    /// Plain connections.
    plain: Held<Household>,
}

impl std::ops::Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// A plain connection that was let in; its place is free again when it is dropped.
pub(crate) struct Plain {
    app: App,
    household: Option<Household>,
}

impl Drop for Plain {
    fn drop(&mut self) {
        if let Some(household) = self.household {
            self.app.plain.give_back(household);
        }
    }
}

const MINUTE: Duration = Duration::from_mins(1);

impl App {
    /// A server from its parts.
    pub fn new(parts: Parts) -> App {
        App::with_routes(parts, More::default())
    }

    /// A server from its parts, with more routes behind the same guard: what it finds out of who asks is the
    /// [`Caller`](stammtisch_http::Caller) in each request.
    pub fn with_routes(parts: Parts, more: More) -> App {
        let limits = parts.options.limits;
        let (sockets, ending) = (watch::Sender::new(0), watch::Sender::new(false));
        let cookies = Cookies::new(parts.key, parts.admin.clone(), parts.options.is_secure());
        let people = parts.hub.people().unwrap_or_else(|| {
            let (hub, clock) = (parts.hub.clone(), Arc::clone(&parts.clock));
            Arc::new(GuestBook { cookies: cookies.clone(), clock, hub })
        });
        let per_minute = |number: u32| Allowances::new(Rate::per(MINUTE, number, number));
        App(Arc::new(Inner {
            more,
            started: parts.clock.now(),
            hub: parts.hub,
            cookies,
            people,
            admin: parts.admin,
            rules: parts.rules,
            clock: parts.clock,
            random: parts.random,
            counts: Counts::default(),
            sockets,
            ending,
            requests: Allowances::new(Rate::per_second(
                limits.requests_per_second,
                limits.requests_per_second.saturating_mul(10),
            )),
            files: Allowances::new(Rate::per_second(
                limits.requests_per_second.saturating_mul(10),
                limits.requests_per_second.saturating_mul(200),
            )),
            guests: per_minute(limits.guests_per_minute),
            tables: per_minute(limits.tables_per_minute),
            messages: Allowances::new(Rate::per_second(
                limits.messages_per_address,
                limits.messages_per_address.saturating_mul(4),
            )),
            held: Held::new(limits.connections_per_address),
            plain: Held::new(limits.plain_connections_per_address),
            options: parts.options,
        }))
    }

    /// Now, in seconds of UTC.
    pub(super) fn seconds(&self) -> i64 {
        self.clock.now() / 1_000_000
    }

    /// Ends what goes on: clients are told, tables are written, sockets are closed.
    pub async fn shut_down(&self) {
        self.ending.send_replace(true);
        self.hub.shut_down().await;
    }

    /// Waits until no more than so many sockets are open.
    pub async fn sockets_at_most(&self, most: usize) {
        // The sender lives in this very state: waiting cannot fail.
        let _ = self.sockets.subscribe().wait_for(|open| *open <= most).await;
    }

    /// Takes a plain connection of an address in, if there is room for it.
    pub(crate) fn let_in(&self, address: IpAddr) -> Option<Plain> {
        let is_proxy = self.options.proxies.iter().any(|proxy| proxy.contains(address));
        let household = (!is_proxy).then(|| Household::from(address));
        if household.is_some_and(|household| !self.plain.take(household)) {
            count(&self.counts.limited);
            return None;
        }
        Some(Plain { app: self.clone(), household })
    }

    /// How many connections all together may hold; 0 for no limit.
    pub(crate) fn connections(&self) -> usize {
        self.options.limits.connections
    }

    /// For how long a client may read nothing.
    pub(crate) fn unread(&self) -> Option<Duration> {
        let seconds = self.options.limits.unread_seconds;
        (seconds > 0).then(|| Duration::from_secs(seconds.into()))
    }

    /// Forgets addresses that have been quiet for a while; called now and then.
    pub fn tidy(&self) {
        let now = std::time::Instant::now();
        for allowances in [&self.requests, &self.guests, &self.tables, &self.messages] {
            allowances.tidy(now);
        }
        self.hub.tidy();
    }
}
