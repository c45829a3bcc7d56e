//! Listening: plain or with TLS, until the server is told to end.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt as _;

use crate::http::{App, Peer, Plain, no_room, router};
use crate::tls::AUTHORITY;
pub use crate::tls::{Tls, TlsError};
use crate::write_timeout::WriteTimeout;

/// How long a TLS handshake, and the head of a request, may take.
const HEAD: Duration = Duration::from_secs(15);
/// How long the end waits for connections to close.
const FAREWELL: Duration = Duration::from_secs(5);
/// How long accepting pauses when the system has no room for another connection.
const BREATH: Duration = Duration::from_millis(100);
/// How often quiet addresses are forgotten.
const TIDY: Duration = Duration::from_mins(1);
/// The most bytes of the head of a request.
const LONGEST_HEAD: usize = 16 * 1024;

/// Serves until `end` becomes true, or its sender is gone; then tells clients, and waits a little for them to go.
pub async fn serve(listener: TcpListener, app: App, tls: Option<Tls>, mut end: watch::Receiver<bool>) {
    let server = Server {
        router: router(app.clone()),
        app: app.clone(),
        tls: tls.map(|tls| tls.acceptor()),
        open: Arc::new(watch::Sender::new(0)),
        closing: Arc::new(watch::Sender::new(false)),
    };
    let mut tidying = tokio::time::interval(TIDY);
    loop {
        tokio::select! {
            accepted = listener.accept() => server.take(accepted).await,
            _ = tidying.tick() => app.tidy(),
            () = closed(&mut end) => break,
        }
    }
    drop(listener);
    app.shut_down().await;
    server.closing.send_replace(true);
    let gone = async {
        app.sockets_at_most(0).await;
        let _ = server.open.subscribe().wait_for(|open| *open == 0).await;
    };
    if timeout(FAREWELL, gone).await.is_err() {
        tracing::warn!("some connections did not close in time");
    }
}

/// What every connection needs.
struct Server {
    router: Router,
    app: App,
    tls: Option<TlsAcceptor>,
    open: Arc<watch::Sender<usize>>,
    closing: Arc<watch::Sender<bool>>,
}

/// One of the open connections, counted for as long as it lives.
struct Counted {
    open: Arc<watch::Sender<usize>>,
    _place: Plain,
}

impl Counted {
    fn new(open: &Arc<watch::Sender<usize>>, place: Plain) -> Counted {
        open.send_modify(|open| *open += 1);
        Counted { open: Arc::clone(open), _place: place }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.open.send_modify(|open| *open = open.saturating_sub(1));
    }
}

impl Server {
    /// Whether all together may hold another connection.
    fn has_room(&self) -> bool {
        let most = self.app.connections();
        most == 0 || *self.open.borrow() < most
    }

    /// Takes a new connection, and serves it in a task of its own.
    async fn take(&self, accepted: io::Result<(TcpStream, SocketAddr)>) {
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of files, for instance: others must go first.
                tracing::warn!(%error, "a connection could not be accepted");
                return tokio::time::sleep(BREATH).await;
            }
        };
        let _ = stream.set_nodelay(true);
        let Some(place) = self.app.let_in(peer.ip()).filter(|_| self.has_room()) else {
            // Nobody waits for who is not let in: what does not fit into the system's buffer is not said.
            if self.tls.is_none() {
                let _ = stream.try_write(&no_room());
            }
            return;
        };
        let counted = Counted::new(&self.open, place);
        let stream = WriteTimeout::new(stream, self.app.unread());
        let (router, closing) = (self.router.clone(), self.closing.subscribe());
        match self.tls.clone() {
            None => {
                tokio::spawn(async move {
                    converse(stream, peer, router, closing).await;
                    drop(counted);
                });
            }
            Some(acceptor) => {
                tokio::spawn(async move {
                    if let Ok(Ok(stream)) = timeout(HEAD, acceptor.accept(stream)).await
                        && stream.get_ref().1.alpn_protocol() != Some(AUTHORITY)
                    {
                        converse(stream, peer, router, closing).await;
                    }
                    drop(counted);
                });
            }
        }
    }
}

/// Answers the requests of one connection, until it closes or becomes a WebSocket.
async fn converse(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer.ip()));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => Some(ended),
        () = closed(&mut closing) => None,
    };
    let ended = if let Some(ended) = ended {
        ended
    } else {
        connection.as_mut().graceful_shutdown();
        connection.await
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended badly");
    }
}

/// Waits until it becomes true, or nobody is left to say so.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error says that nobody is left.
    let _ = closing.wait_for(|closing| *closing).await;
}
