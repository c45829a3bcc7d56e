//! How often routes are asked, and how long they take.

use std::time::Duration;

use axum::http::Method;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::figures::seconds;

/// What is not one of the routes: the page and its files, and what does not exist.
const PAGE: &str = "page";

/// An answer. The route, not the address: links to tables are secrets, and their number has no bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answer {
    route: String,
    method: &'static str,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

/// How often routes were asked, and how long they took.
#[derive(Debug)]
pub(super) struct RouteFigures {
    answers: Family<Answer, Counter>,
    seconds: Family<Route, Histogram, fn() -> Histogram>,
}

impl Default for RouteFigures {
    fn default() -> RouteFigures {
        RouteFigures { answers: Family::default(), seconds: Family::new_with_constructor(seconds) }
    }
}

impl RouteFigures {
    /// Counts an answer.
    pub(super) fn answered(&self, route: Option<&str>, (method, status): (&Method, u16), time: Duration) {
        let route = route.unwrap_or(PAGE).to_owned();
        self.seconds.get_or_create(&Route { route: route.clone() }).observe(time.as_secs_f64());
        self.answers.get_or_create(&Answer { route, method: word(method), status }).inc();
    }

    /// Adds what was counted to a page of figures.
    pub(super) fn register(&self, registry: &mut Registry) {
        registry.register("http_requests", "Answers by route, method and status", self.answers.clone());
        registry.register("http_seconds", "How long routes took to answer", self.seconds.clone());
    }
}

/// A method as it is counted; what a client makes up is none of its own.
fn word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}
