//! What goes on, for Prometheus.

use std::sync::atomic::Ordering::Relaxed;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use stammtisch_http::{Caller, Problem};

use super::app::App;
use super::fault::Fault;
use crate::space::Level;

/// The format's own media type.
const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Whether the server lives: answers once tables can be reached.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "server",
    responses(
        (status = 200, content_type = "text/plain", body = String),
        (status = 503, description = "Tables cannot be reached", body = Problem),
    )
)]
pub(super) async fn health(State(app): State<App>) -> Result<&'static str, Fault> {
    if *app.ending.borrow() {
        return Err(Fault::Ending);
    }
    Ok("ok\n")
}

/// The figures, for this machine, the networks that were named, and the administrator.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "server",
    responses(
        (status = 200, description = "In the text format of OpenMetrics, which Prometheus reads",
         content_type = "application/openmetrics-text", body = String),
        (status = 404, description = "Not for the caller", body = Problem),
    )
)]
pub(super) async fn metrics(State(app): State<App>, caller: Caller) -> Result<Response, Fault> {
    let named = app.options.metrics_from.iter().any(|network| network.contains(caller.address));
    if !(caller.address.is_loopback() || named || caller.admin) {
        return Err(Fault::NotFound);
    }
    let mut text = String::new();
    encode(&mut text, &registry(&app).await.0).map_err(|_| Fault::Internal)?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static(TEXT))], text).into_response())
}

/// The figures of this moment.
struct Figures(Registry);

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Version {
    version: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Code {
    code: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Class {
    class: String,
}

impl Figures {
    /// A figure that goes up and down.
    fn gauge(&mut self, name: &str, help: &str, value: u64) {
        let gauge = Gauge::<i64>::default();
        gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        self.0.register(name, help.trim_end_matches('.'), gauge);
    }

    /// A figure that only grows; the format puts `_total` behind its name.
    fn counter(&mut self, name: &str, help: &str, value: u64) {
        let counter = Counter::<u64>::default();
        counter.inc_by(value);
        self.0.register(name, help.trim_end_matches('.'), counter);
    }
}

async fn registry(app: &App) -> Figures {
    let mut figures = Figures(Registry::with_prefix("stammtisch"));
    let build = Family::<Version, Gauge>::default();
    build.get_or_create(&Version { version: env!("CARGO_PKG_VERSION") }).set(1);
    figures.0.register("build_info", "The version of the program", build);
    let uptime = (app.clock.now() - app.started).max(0) / 1_000_000;
    figures.gauge("uptime_seconds", "Seconds since the start", uptime as u64);
    tables(app, &mut figures).await;
    web(app, &mut figures);
    room(app, &mut figures).await;
    for figure in app.more.figures() {
        figures.gauge(figure.name, figure.help, figure.value);
    }
    figures
}

/// What the tables count.
async fn tables(app: &App, figures: &mut Figures) {
    let now = app.hub.figures().await;
    figures.gauge("tables", "Tables that are awake", now.tables);
    figures.gauge("connections", "Connections to tables", now.connections);
    figures.counter("tables_opened", "Tables opened", now.opened);
    figures.counter("commands", "Commands done and kept", now.commands);
    let refused = Family::<Code, Counter>::default();
    for (code, value) in app.hub.refusals() {
        refused.get_or_create(&Code { code }).inc_by(value);
    }
    figures.0.register("commands_refused", "Commands refused, by their codes", refused);
    figures.counter("entries", "Entries written", now.entries);
    figures.counter("commits", "Transactions in which they were written", now.commits);
    figures.counter("bot_answers", "Answers of bots", now.bot_answers);
    figures.counter("bots_late", "Answers of bots that came too late", now.bots_late);
    let times = app.hub.times();
    figures.0.register("commit_seconds", "How long transactions took", times.commits);
    figures.0.register("bot_seconds", "From the question to a bot to its answer", times.bots);
    figures.0.register("store_seconds", "How long the store took, by what was asked of it", times.store);
}

/// What the HTTP part counts.
fn web(app: &App, figures: &mut Figures) {
    let counts = &app.counts;
    figures.gauge("sockets", "Open WebSockets", *app.sockets.borrow() as u64);
    let answers = Family::<Class, Counter>::default();
    for (class, counter) in counts.answers.iter().enumerate().skip(1) {
        answers.get_or_create(&Class { class: format!("{class}xx") }).inc_by(counter.load(Relaxed));
    }
    figures.0.register("http_answers", "Answers by status class", answers);
    counts.routes.register(&mut figures.0);
    for (name, help, counter) in [
        ("limited", "Requests and sockets refused because there were too many", &counts.limited),
        ("foreign", "Requests and sockets refused because of their origin", &counts.foreign),
        ("messages_received", "Messages received on sockets", &counts.messages_in),
        ("messages_sent", "Messages sent on sockets", &counts.messages_out),
        ("thrown_out", "Sockets closed because of what they sent", &counts.thrown_out),
    ] {
        figures.counter(name, help, counter.load(Relaxed));
    }
}

/// How much room is taken, on the disk and in memory.
async fn room(app: &App, figures: &mut Figures) {
    if let Ok(room) = app.hub.store().room().await {
        figures.gauge("database_bytes", "The database on the disk", room.bytes);
        figures.gauge("database_free_bytes", "Room in it that is free", room.free);
        figures.gauge("database_log_bytes", "Its write-ahead log", room.log);
    }
    if let Some(space) = app.hub.space() {
        if let Some(free) = space.free() {
            figures.gauge("disk_free_bytes", "What is left on the disk", free);
        }
        let reserve = u64::from(space.level() != Level::Spent);
        figures.gauge("disk_reserve_held", "Whether the reserve on the disk is held", reserve);
    }
    if let Some(bytes) = resident() {
        figures.gauge("memory_bytes", "Memory that the server takes", bytes);
    }
}

/// The memory that this process takes, where the system says so in its way.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kib = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.trim().strip_suffix("kB")?;
    kib.trim().parse::<u64>().ok().map(|kib| kib * 1024)
}
