//! What goes on, for Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use stammtisch_http::{Caller, Problem};

use super::app::App;
use super::fault::Fault;
use crate::histogram::{STEPS, Timings};

/// The format's own media type.
const TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";

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
        (status = 200, description = "In the text format of Prometheus", content_type = "text/plain", body = String),
        (status = 404, description = "Not for the caller", body = Problem),
    )
)]
pub(super) async fn metrics(State(app): State<App>, caller: Caller) -> Result<Response, Fault> {
    let named = app.options.metrics_from.iter().any(|network| network.contains(caller.address));
    if !(caller.address.is_loopback() || named || caller.admin) {
        return Err(Fault::NotFound);
    }
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(TEXT))];
    Ok((kind, written(&app).await).into_response())
}

/// A page of figures.
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP stammtisch_{name} {help}\n# TYPE stammtisch_{name} {kind}");
    }

    fn value(&mut self, name: &str, value: u64) {
        let _ = writeln!(self.0, "stammtisch_{name} {value}");
    }

    /// A figure that goes up and down.
    fn gauge(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, "gauge", help);
        self.value(name, value);
    }

    /// Durations by steps.
    fn histogram(&mut self, name: &str, help: &str, timings: &Timings) {
        self.head(name, "histogram", help);
        let mut sum = 0;
        for (step, count) in timings.counts.iter().enumerate() {
            sum += count;
            let end = STEPS.get(step).map_or_else(|| "+Inf".to_owned(), |&micros| seconds(micros));
            self.value(&format!("{name}_bucket{{le=\"{end}\"}}"), sum);
        }
        let _ = writeln!(self.0, "stammtisch_{name}_sum {}", seconds(timings.micros));
        self.value(&format!("{name}_count"), sum);
    }

    /// A figure that only grows.
    fn counter(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, "counter", help);
        self.value(name, value);
    }
}

/// Microseconds as seconds.
fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

async fn written(app: &App) -> String {
    let mut page = Page::default();
    page.head("build_info", "gauge", "The version of the program.");
    page.value(&format!("build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")), 1);
    let uptime = (app.clock.now() - app.started).max(0) / 1_000_000;
    page.gauge("uptime_seconds", "Seconds since the start.", uptime as u64);
    tables(app, &mut page).await;
    web(app, &mut page);
    page.0
}

/// What the tables count.
async fn tables(app: &App, page: &mut Page) {
    let figures = app.hub.figures().await;
    page.gauge("tables", "Tables that are awake.", figures.tables);
    page.gauge("connections", "Connections to tables.", figures.connections);
    page.counter("tables_opened_total", "Tables opened.", figures.opened);
    page.counter("commands_total", "Commands done and kept.", figures.commands);
    page.head("commands_refused_total", "counter", "Commands refused, by their codes.");
    for (code, value) in app.hub.refusals() {
        page.value(&format!("commands_refused_total{{code=\"{code}\"}}"), value);
    }
    page.counter("entries_total", "Entries written.", figures.entries);
    page.counter("commits_total", "Transactions in which they were written.", figures.commits);
    page.counter("bot_answers_total", "Answers of bots.", figures.bot_answers);
    page.counter("bots_late_total", "Answers of bots that came too late.", figures.bots_late);
    page.histogram("commit_seconds", "How long transactions took.", &figures.commit_times);
    page.histogram("bot_seconds", "From the question to a bot to its answer.", &figures.bot_times);
}

/// What the HTTP part counts.
fn web(app: &App, page: &mut Page) {
    let counts = &app.counts;
    page.gauge("sockets", "Open WebSockets.", *app.sockets.borrow() as u64);
    page.head("http_answers_total", "counter", "Answers by status class.");
    for (class, counter) in counts.answers.iter().enumerate().skip(1) {
        let value = counter.load(Ordering::Relaxed);
        page.value(&format!("http_answers_total{{class=\"{class}xx\"}}"), value);
    }
    for (name, help, counter) in [
        ("limited_total", "Requests and sockets refused because there were too many.", &counts.limited),
        ("foreign_total", "Requests and sockets refused because of their origin.", &counts.foreign),
        ("messages_received_total", "Messages received on sockets.", &counts.messages_in),
        ("messages_sent_total", "Messages sent on sockets.", &counts.messages_out),
        ("thrown_out_total", "Sockets closed because of what they sent.", &counts.thrown_out),
    ] {
        page.counter(name, help, counter.load(Ordering::Relaxed));
    }
}
