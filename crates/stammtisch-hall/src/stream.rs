//! The stream: Server-Sent Events, each view whole whenever it has changed.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use schafkopf_turnier::{Event, EventKind};
use serde::Serialize;
use stammtisch_desk::{Link, LinkRole};
use stammtisch_text::Lang;
use tokio::sync::watch;
use tokio::time::Instant;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::fact::{cards_are_ranked, touches};
use crate::room::{Pulse, Room};
use crate::views::{View, ViewKey, views_of};

/// Changes within this time are sent as one.
const TOGETHER: Duration = Duration::from_millis(200);
/// How often a sign of life is sent.
const ALIVE: Duration = Duration::from_secs(15);

/// What a reader has seen: the last event and the revision of the display.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Seen {
    version: u64,
    display: u64,
}

/// One reader of a room.
struct Feed {
    room: Arc<Room>,
    link: Arc<Link>,
    lang: Lang,
    pulse: watch::Receiver<Pulse>,
    seen: Option<Seen>,
    /// Up to which event starts of matches were signalled.
    signalled: u64,
    ready: VecDeque<Bytes>,
    ended: bool,
}

/// `813.4`, as it is sent back by who connects again.
fn read_seen(text: &str) -> Option<Seen> {
    let (version, display) = text.split_once('.')?;
    Some(Seen { version: version.parse().ok()?, display: display.parse().ok()? })
}

/// Answers with the stream of a link.
pub(crate) fn respond(room: Arc<Room>, link: Arc<Link>, lang: Lang, last: Option<&str>) -> Response {
    let pulse = room.watch();
    let seen = last.and_then(read_seen);
    // Who connects again has missed what was started meanwhile; who is new has missed nothing.
    let now = pulse.borrow().version;
    let signalled = seen.map_or(now, |seen| seen.version.min(now));
    let mut feed = Feed {
        room,
        link,
        lang,
        pulse,
        seen,
        signalled,
        ready: VecDeque::from([Bytes::from_static(b"retry: 1000\n\n")]),
        ended: false,
    };
    feed.look();
    let events = futures_util::stream::unfold(feed, |mut feed| async move {
        let bytes = feed.next().await?;
        Some((Ok::<Bytes, std::convert::Infallible>(bytes), feed))
    });
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("text/event-stream; charset=utf-8")),
        (CACHE_CONTROL, HeaderValue::from_static("no-store")),
        // A proxy in between must not collect what is meant for now.
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    (headers, Body::from_stream(events)).into_response()
}

impl Feed {
    /// The next bytes; none at the end. Nothing is kept for a reader who does not read: he gets the last state later.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(bytes) = self.ready.pop_front() {
                return Some(bytes);
            }
            if self.ended {
                return None;
            }
            match tokio::time::timeout(ALIVE, self.pulse.changed()).await {
                Err(_) => return Some(Bytes::from_static(b": alive\n\n")),
                Ok(Err(_)) => return None,
                Ok(Ok(())) => {
                    self.collect().await;
                    self.look();
                }
            }
        }
    }

    /// Waits a moment for more to be sent together; a start that comes meanwhile is not waited for.
    async fn collect(&mut self) {
        let until = Instant::now() + TOGETHER;
        loop {
            self.signal();
            if !self.ready.is_empty() {
                return;
            }
            match tokio::time::timeout_at(until, self.pulse.changed()).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) | Err(_) => return,
            }
        }
    }

    /// The start of a match goes out at once, to every role (P 2); not one that was taken back meanwhile.
    fn signal(&mut self) {
        let from = usize::try_from(self.signalled).unwrap_or(usize::MAX);
        let (starts, now) = self.room.read(|tournament| {
            let log = tournament.log();
            let new = log.get(from..).unwrap_or_default();
            let holds = |seq| {
                !new.iter().any(|event| matches!(event.what, EventKind::Undone { event } if event == seq))
            };
            let starts = new.iter().filter_map(|event| start(event).filter(|_| holds(event.seq)));
            (starts.collect::<Vec<Bytes>>(), log.len() as u64)
        });
        self.ready.extend(starts);
        self.signalled = now;
    }

    /// Gets ready what has changed since the reader last saw it.
    fn look(&mut self) {
        if self.room.is_revoked(&self.link.hash) {
            self.ready.push_back(Bytes::from_static(b"event: revoked\ndata: {}\n\n"));
            self.ended = true;
            return;
        }
        let now = *self.pulse.borrow_and_update();
        // What is shown as seen from here on must have been signalled.
        self.signal();
        let seen = self.seen.replace(Seen { version: now.version, display: now.display });
        for view in self.views() {
            if self.has_changed(view, seen, now) {
                let bytes = self.event(view, now);
                self.ready.push_back(bytes);
            }
        }
    }

    /// The views of the link.
    fn views(&self) -> Vec<View> {
        let mut views = views_of(self.link.role).to_vec();
        match self.link.role {
            LinkRole::Keeper => {
                let list = self.room.read(|tournament| self.link.list(tournament.state()));
                views.extend(list.map(View::List));
            }
            LinkRole::Player => views.extend(self.link.scope.player.map(View::Card)),
            LinkRole::Director | LinkRole::Referee | LinkRole::Display => {}
        }
        views
    }

    fn has_changed(&self, view: View, seen: Option<Seen>, now: Pulse) -> bool {
        let Some(Seen { version, display }) = seen else { return true };
        if display != now.display && matches!(view, View::Display | View::Card(_)) {
            return true;
        }
        // A log shorter than what was seen is another one.
        version > now.version
            || self.room.read(|tournament| {
                let ranked = cards_are_ranked(tournament.state(), &self.room.display());
                let mut later = tournament.log().iter().skip(usize::try_from(version).unwrap_or(usize::MAX));
                later.any(|event| touches(&event.what, view, ranked))
            })
    }

    /// A view as an event of the stream; made once for all readers alike.
    fn event(&self, view: View, now: Pulse) -> Bytes {
        let whole = self.link.role == LinkRole::Director;
        let key = ViewKey { view, english: self.lang == Lang::En, whole };
        let display = self.room.display();
        self.room.bytes_of(&key, || {
            let shown = self.room.read(|tournament| {
                view.render(tournament, (&display, self.room.clock.now()), (self.lang, whole))
            });
            let id = format!("{}.{}", now.version, now.display);
            format!("event: {}\nid: {id}\ndata: {}\n\n", view.name(), written(&shown)).into_bytes()
        })
    }
}

/// The start signal of a match.
#[derive(Debug, Clone, Copy, Serialize, TS, ToSchema)]
pub(crate) struct Start {
    #[serde(rename = "match")]
    match_number: u32,
    at: i64,
}

fn written(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("a view is plain data")
}

fn start(event: &Event) -> Option<Bytes> {
    let EventKind::MatchStarted(start) = event.what else { return None };
    let data = written(&Start { match_number: start.number, at: event.at });
    Some(Bytes::from(format!("event: start\ndata: {data}\n\n")))
}
