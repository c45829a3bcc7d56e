//! The WebSocket of a table.

use std::pin::Pin;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{FromRequestParts as _, Path, Request, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use stammtisch_http::allowance::{Allowance, Rate};
use stammtisch_http::network::Household;
use stammtisch_http::{Caller, Problem};
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

use super::app::{App, count};
use super::caller::visitor;
use super::fault::Fault;
use super::origin::is_same;
use super::pulse::{Beat, Pulse};
use crate::hub::Connection;
use crate::table::TableId;
use crate::wire::LONGEST_MESSAGE;

/// Bytes of the buffer of what comes in: commands are short.
const READ_BUFFER: usize = 1024;
/// How long one message may take to go out before the client is given up; it comes back by itself.
const SENDING: Duration = Duration::from_secs(20);

/// Why a socket is closed from our side: the code, and a word for who looks into it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reason {
    /// The table has closed the connection.
    Over,
    /// The other side sent what is no text.
    NotText,
    /// The other side sends too much.
    Flood,
    /// The other side sent too long a message.
    TooLong,
    /// The server restarts.
    Restart,
    /// The client is not any more who it was: signed out, locked or erased.
    SignedOut,
}

impl Reason {
    const fn frame(self) -> CloseFrame {
        let (code, reason) = match self {
            Reason::Over => (1000, "over"),
            Reason::NotText => (1003, "text only"),
            Reason::Flood => (1008, "too many messages"),
            Reason::TooLong => (1009, "message too long"),
            Reason::Restart => (1012, "restarting"),
            Reason::SignedOut => (4001, "signed out"),
        };
        CloseFrame { code, reason: Utf8Bytes::from_static(reason) }
    }
}

/// A place among the open sockets; given back when it is dropped.
struct Place {
    app: App,
    household: Household,
}

impl Place {
    /// Takes a place, if there is one.
    fn take(app: &App, household: Household) -> Option<Place> {
        if !app.held.take(household) {
            return None;
        }
        app.sockets.send_modify(|open| *open += 1);
        let place = Place { app: app.clone(), household };
        let most = app.options.limits.connections;
        (most == 0 || *app.sockets.borrow() <= most).then_some(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.held.give_back(self.household);
        self.app.sockets.send_modify(|open| *open = open.saturating_sub(1));
    }
}

/// Connects somebody to a table: the WebSocket that docs/protocol.md describes.
#[utoipa::path(
    get,
    path = "/ws/tables/{id}",
    tag = "tables",
    params(("id" = String, Path, description = "The table's id, 22 characters")),
    responses(
        (status = 101, description = "The WebSocket is open"),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 403, description = "The page is of a foreign origin", body = Problem),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 426, description = "No WebSocket was asked for", body = Problem),
        (status = 429, description = "Too many connections", body = Problem),
        (status = 503, description = "The server is ending", body = Problem),
    )
)]
pub(super) async fn connect(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    request: Request,
) -> Result<Response, Fault> {
    let (mut parts, _) = request.into_parts();
    if *app.ending.borrow() {
        return Err(Fault::Ending);
    }
    if !is_same(&parts.headers, app.options.public.as_ref()) {
        count(&app.counts.foreign);
        return Err(Fault::ForeignOrigin);
    }
    let visitor = visitor(&caller)?;
    let gone = listen(&app, &caller, &parts.headers).await?;
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &app).await;
    let upgrade = upgrade.map_err(|_| Fault::NoWebSocket)?;
    let id = id.parse::<TableId>().map_err(|_| Fault::UnknownTable)?;
    let Some(place) = Place::take(&app, caller.household()) else {
        count(&app.counts.limited);
        return Err(Fault::TooManyConnections);
    };
    let here = app.hub.enter(visitor.id);
    let connection = app.hub.connect(&id, visitor).await?;
    let upgrade = upgrade
        .max_frame_size(LONGEST_MESSAGE)
        .max_message_size(LONGEST_MESSAGE)
        .read_buffer_size(READ_BUFFER)
        // What is sent goes out at once, from where it lies.
        .write_buffer_size(0);
    Ok(upgrade
        .on_upgrade(move |socket| async move {
            Conversation::new(socket, connection, (gone, place)).run().await;
            drop(here);
        })
        .into_response())
}

/// When somebody is no longer who he was.
type Gone = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Listens for the end of who is asking. Who signs out in the midst of the handshake has it refused.
async fn listen(app: &App, caller: &Caller, headers: &HeaderMap) -> Result<Gone, Fault> {
    let person = caller.person.as_ref().ok_or(Fault::NoGuest)?;
    let gone = app.people.gone(person);
    let still = app.people.who(headers).await.map_err(|_| Fault::Internal)?;
    if still.as_ref() == Some(person) { Ok(gone) } else { Err(Fault::NoGuest) }
}

/// A client at a table, from the handshake to the end.
struct Conversation {
    socket: WebSocket,
    connection: Connection,
    ending: watch::Receiver<bool>,
    gone: Gone,
    allowance: Allowance,
    rate: Rate,
    pulse: Pulse,
    place: Place,
}

/// What happens next in a conversation.
enum Next {
    /// The client sent something, or is gone.
    Came(Option<Result<Message, axum::Error>>),
    /// The table has something for the client, or closed the connection.
    Goes(Option<Utf8Bytes>),
    /// It is time to look after a client that says nothing.
    Beat,
    /// The server ends.
    End,
    /// The client is not any more who it was.
    SignedOut,
}

/// Whether what came shows that somebody is there.
enum Said {
    Something,
    Nothing,
}

impl Conversation {
    fn new(socket: WebSocket, connection: Connection, (gone, place): (Gone, Place)) -> Conversation {
        let ending = place.app.ending.subscribe();
        let rate = place.app.options.limits.message_rate();
        let pulse = Pulse::new(place.app.clock.now());
        Conversation { socket, connection, ending, gone, allowance: Allowance::default(), rate, pulse, place }
    }

    async fn run(mut self) {
        if let Some(reason) = self.converse().await {
            if !matches!(reason, Reason::Over | Reason::Restart | Reason::SignedOut) {
                count(&self.place.app.counts.thrown_out);
                tracing::debug!(?reason, "a client is thrown out");
            }
            let _ = timeout(SENDING, self.socket.send(Message::Close(Some(reason.frame())))).await;
        }
    }

    /// Goes on until one side ends it; returns why, where it is ours.
    async fn converse(&mut self) -> Option<Reason> {
        let clock = std::sync::Arc::clone(&self.place.app.clock);
        loop {
            let beat = self.pulse.next();
            let next = tokio::select! {
                message = self.socket.recv() => Next::Came(message),
                text = self.connection.next() => Next::Goes(text.map(text_of)),
                () = clock.until(beat) => Next::Beat,
                _ = self.ending.wait_for(|ending| *ending) => Next::End,
                () = &mut self.gone => Next::SignedOut,
            };
            match next {
                Next::Came(message) => match self.take(message?) {
                    Ok(Said::Something) if self.pulse.hear(clock.now()) => self.connection.is_silent(false),
                    Ok(Said::Something | Said::Nothing) => {}
                    Err(reason) => return reason,
                },
                Next::Goes(Some(text)) => self.send(Message::Text(text)).await?,
                Next::Goes(None) if *self.ending.borrow() => return Some(Reason::Restart),
                Next::Goes(None) => return Some(Reason::Over),
                Next::Beat => match self.pulse.beat(clock.now()) {
                    Some(Beat::Ask) if self.connection.answers_pings() => self.connection.ping(),
                    Some(Beat::Ask) => self.send(Message::Ping(Bytes::new())).await?,
                    Some(Beat::Silent) => self.connection.is_silent(true),
                    Some(Beat::GiveUp) => return None,
                    None => {}
                },
                Next::SignedOut => return Some(Reason::SignedOut),
                Next::End => {
                    self.say_the_last().await;
                    return Some(Reason::Restart);
                }
            }
        }
    }

    /// Takes what the client sent; an error ends the conversation, with our reason where there is one.
    fn take(&mut self, message: Result<Message, axum::Error>) -> Result<Said, Option<Reason>> {
        let message = message.map_err(|error| is_too_long(error).then_some(Reason::TooLong))?;
        let now = Instant::now();
        let app = &self.place.app;
        if !self.allowance.take(self.rate, now) || !app.messages.take(self.place.household, now) {
            return Err(Some(Reason::Flood));
        }
        match message {
            Message::Text(text) => {
                count(&app.counts.messages_in);
                self.connection.send(&text);
                Ok(Said::Something)
            }
            Message::Binary(_) => Err(Some(Reason::NotText)),
            // A browser answers by itself, also for a page that sleeps: where pages answer themselves, this tells nothing.
            Message::Ping(_) | Message::Pong(_) if self.connection.answers_pings() => Ok(Said::Nothing),
            Message::Ping(_) | Message::Pong(_) => Ok(Said::Something),
            Message::Close(_) => Err(None),
        }
    }

    /// Sends a message; none if the client does not take it.
    async fn send(&mut self, message: Message) -> Option<()> {
        count(&self.place.app.counts.messages_out);
        timeout(SENDING, self.socket.send(message)).await.ok()?.ok()
    }

    /// Sends what the table still had to say before the server ends.
    async fn say_the_last(&mut self) {
        let last = async {
            while let Some(text) = self.connection.next().await {
                if self.socket.send(Message::Text(text_of(text))).await.is_err() {
                    return;
                }
            }
        };
        let _ = timeout(Duration::from_secs(1), last).await;
    }
}

/// A message of the table as text.
fn text_of(bytes: Bytes) -> Utf8Bytes {
    Utf8Bytes::try_from(bytes).expect("a table writes JSON")
}

/// Whether reading failed because the message was too long.
fn is_too_long(error: axum::Error) -> bool {
    let error = error.into_inner();
    matches!(error.downcast_ref::<tungstenite::Error>(), Some(tungstenite::Error::Capacity(_)))
}
