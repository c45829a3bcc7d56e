//! The addresses under `/api/review`, and those of reviews of the history.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use serde_json::json;
use stammtisch_http::problem::{self, in_words};
use stammtisch_http::sent::Sent;
use stammtisch_http::{Caller, Problem};
use stammtisch_text::{Lang, Texts};

use super::desk::{Listener, ReviewState};
use super::hands::{Hand, Hands};
use super::reviews::Reviews;
use super::telling::Telling;
use super::wanted::{Asker, NotReviewed, Wanted};

/// Reviews for everybody: `POST /api/review`, `GET /api/review/{id}`.
pub fn router(reviews: Reviews) -> Router {
    Router::new()
        .route("/api/review", post(submit))
        .route("/api/review/{id}", get(state))
        .layer(from_fn(in_words))
        .with_state(reviews)
}

/// Reviews of the history: one's own hands, and shared ones.
pub fn history_router(reviews: Reviews, hands: Arc<dyn Hands>) -> Router {
    Router::new()
        .route("/api/history/hands/{table}/{hand}/review", post(own))
        .route("/api/history/shared/{token}/review", post(shared))
        .layer(from_fn(in_words))
        .with_state(History { reviews, hands })
}

/// What reviews of the history are made of.
#[derive(Clone)]
struct History {
    reviews: Reviews,
    hands: Arc<dyn Hands>,
}

/// A record as it is sent.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pasted {
    record: String,
}

/// The name of a review that was asked for.
#[derive(Debug, Serialize)]
struct Laid {
    id: String,
}

/// Why a record is not reviewed, and where the trouble is.
#[derive(Debug, Serialize)]
struct Unreviewed {
    #[serde(flatten)]
    problem: Problem,
    line: Option<usize>,
    column: Option<usize>,
}

impl NotReviewed {
    const fn status(&self) -> StatusCode {
        match self {
            NotReviewed::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            NotReviewed::Busy => StatusCode::SERVICE_UNAVAILABLE,
            NotReviewed::TooManyOfYours => StatusCode::TOO_MANY_REQUESTS,
            NotReviewed::Unreadable(_)
            | NotReviewed::NotOneGame { .. }
            | NotReviewed::UnknownRules { .. }
            | NotReviewed::Unplayable(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    fn answer(&self, lang: Lang) -> Response {
        let problem = Problem::new(self.status(), self.code(), self.told(Texts::of(lang)));
        let (line, column) = self.place().unzip();
        problem::answer(problem.status, &Unreviewed { problem, line, column })
    }
}

/// Lays a record on the desk and answers with the name of its review.
fn lay(reviews: &Reviews, wanted: Wanted<'_>, listener: Option<Listener>, lang: Lang) -> Response {
    match reviews.submit(wanted, listener) {
        Ok(id) => Json(Laid { id: id.to_string() }).into_response(),
        Err(why) => why.answer(lang),
    }
}

async fn submit(
    State(reviews): State<Reviews>,
    caller: Caller,
    Sent(Pasted { record }): Sent<Pasted>,
) -> Response {
    let wanted = Wanted { record: &record, rules: None, by: Asker::Visitor(caller.household()) };
    lay(&reviews, wanted, None, caller.lang)
}

async fn state(State(reviews): State<Reviews>, caller: Caller, Path(id): Path<String>) -> Response {
    let texts = Texts::of(caller.lang);
    let Some(state) = id.parse().ok().and_then(|id| reviews.state(id)) else {
        let detail = texts.get("review-not-found");
        return Problem::new(StatusCode::NOT_FOUND, "not_found", detail).into_response();
    };
    let told = match state {
        ReviewState::Waiting { all } => json!({"state": "waiting", "done": 0, "all": all}),
        ReviewState::Working { done, all } => json!({"state": "working", "done": done, "all": all}),
        ReviewState::Done(review) => {
            json!({"state": "done", "review": &*review, "told": Telling::of(&review, texts)})
        }
    };
    Json(told).into_response()
}

async fn own(
    State(history): State<History>,
    caller: Caller,
    Path((table, hand)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Response> {
    let (me, found) = history.hands.own(&headers, (&table, &hand), caller.lang).await?;
    let (hands, people) = (Arc::clone(&history.hands), found.people.clone());
    let listener = Listener::new(format!("{table} {hand}"), move |review| {
        let accuracy = |seat| Some((people[seat].clone()?, review.scores[seat].accuracy?));
        let accuracies = schafkopf::Seat::ALL.into_iter().filter_map(accuracy).collect();
        hands.reviewed((&table, &hand), accuracies);
    });
    Ok(lay(&history.reviews, found.wanted(Asker::Person(me)), Some(listener), caller.lang))
}

async fn shared(
    State(history): State<History>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Response, Response> {
    let found: Hand = history.hands.shared(&token, caller.lang).await?;
    Ok(lay(&history.reviews, found.wanted(Asker::Visitor(caller.household())), None, caller.lang))
}
