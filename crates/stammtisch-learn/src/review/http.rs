//! The addresses under `/api/review`, and those of reviews of the history.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn;
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use stammtisch_coach::Telling;
use stammtisch_http::problem::{self, in_words};
use stammtisch_http::sent::Sent;
use stammtisch_http::{Caller, Problem};
use stammtisch_text::{Lang, Texts};
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::again;
use super::desk::{Listener, ReviewState};
use super::hands::{Hand, Hands};
use super::reviews::Reviews;
use super::wanted::{Asker, NotReviewed, Wanted};
use super::wire::Review;

fn described() -> OpenApiRouter<Reviews> {
    OpenApiRouter::new().routes(routes!(submit)).routes(routes!(state)).routes(routes!(again::http::again))
}

fn described_history() -> OpenApiRouter<History> {
    OpenApiRouter::new().routes(routes!(own)).routes(routes!(shared))
}

/// The description of all that [`router`] and [`history_router`] answer.
pub fn description() -> utoipa::openapi::OpenApi {
    let mut all = described().into_openapi();
    all.merge(described_history().into_openapi());
    all
}

/// Reviews for everybody: `POST /api/review`, `GET /api/review/{id}`, `POST /api/review/{id}/again`.
pub fn router(reviews: Reviews) -> Router {
    let (routes, _) = described().split_for_parts();
    routes.layer(from_fn(in_words)).with_state(reviews)
}

/// Reviews of the history: one's own hands, and shared ones.
pub fn history_router(reviews: Reviews, hands: Arc<dyn Hands>) -> Router {
    let (routes, _) = described_history().split_for_parts();
    routes.layer(from_fn(in_words)).with_state(History { reviews, hands })
}

/// What reviews of the history are made of.
#[derive(Clone)]
struct History {
    reviews: Reviews,
    hands: Arc<dyn Hands>,
}

/// A record as it is sent.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pasted {
    /// In the text notation or as JSON.
    record: String,
}

/// The name of a review that was asked for.
#[derive(Debug, Serialize, TS, ToSchema)]
#[ts(rename = "Submitted")]
pub(crate) struct Laid {
    /// Its id.
    id: String,
    /// The record that was sent, with who took each trick; absent where none was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    record: Option<String>,
}

/// Why a record is not reviewed, and where the trouble is.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Unreviewed {
    /// Why.
    #[serde(flatten)]
    problem: Problem,
    /// The line of the record, from 1.
    line: Option<usize>,
    /// The column, from 1.
    column: Option<usize>,
}

/// How far a review is.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "snake_case")]
#[ts(rename = "ReviewState")]
pub(crate) enum StateTold {
    /// It waits for its turn.
    Waiting {
        /// Decisions judged: none.
        done: usize,
        /// Of how many.
        all: usize,
    },
    /// It is being made.
    Working {
        /// Decisions judged.
        done: usize,
        /// Of how many.
        all: usize,
    },
    /// It is there.
    Done {
        /// The review as data, in the form that docs/review.md describes.
        review: Box<Review>,
        /// The review in words.
        told: Box<Telling>,
    },
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
        Ok(id) => Json(Laid { id: id.to_string(), record: None }).into_response(),
        Err(why) => why.answer(lang),
    }
}

/// Lays a record on the desk to be reviewed.
#[utoipa::path(
    post,
    path = "/api/review",
    tag = "learn",
    request_body = Pasted,
    responses(
        (status = 200, body = Laid),
        (status = 413, description = "The record is too long", body = Unreviewed),
        (status = 422, description = "The record cannot be read or played", body = Unreviewed),
        (status = 429, description = "Too many reviews of yours are waiting", body = Unreviewed),
        (status = 503, description = "Too many reviews are waiting", body = Unreviewed),
    )
)]
async fn submit(
    State(reviews): State<Reviews>,
    caller: Caller,
    Sent(Pasted { record }): Sent<Pasted>,
) -> Response {
    let wanted = Wanted { record: &record, rules: None, by: Asker::Visitor(caller.household()) };
    match reviews.submit(wanted, None) {
        Ok(id) => {
            let record = reviews.game(id).map(|game| game.written());
            Json(Laid { id: id.to_string(), record }).into_response()
        }
        Err(why) => why.answer(caller.lang),
    }
}

/// How far a review is, and the review once it is there.
#[utoipa::path(
    get,
    path = "/api/review/{id}",
    tag = "learn",
    params(("id" = String, Path, description = "The id of the review")),
    responses((status = 200, body = StateTold), (status = 404, description = "There is no such review", body = Problem))
)]
async fn state(State(reviews): State<Reviews>, caller: Caller, Path(id): Path<String>) -> Response {
    let texts = Texts::of(caller.lang);
    let Some(state) = id.parse().ok().and_then(|id| reviews.state(id)) else {
        return no_such_review(texts).into_response();
    };
    let told = match state {
        ReviewState::Waiting { all } => StateTold::Waiting { done: 0, all },
        ReviewState::Working { done, all } => StateTold::Working { done, all },
        ReviewState::Done(review) => StateTold::Done {
            review: Box::new(Review::from(&*review)),
            told: Box::new(Telling::of(&review, texts)),
        },
    };
    Json(told).into_response()
}

/// What is told of a review that is not there (any more).
pub(super) fn no_such_review(texts: &Texts) -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "not_found", texts.get("review-not-found"))
}

/// Lays one of one's own hands on the desk to be reviewed.
#[utoipa::path(
    post,
    path = "/api/history/hands/{table}/{hand}/review",
    tag = "learn",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("hand" = u64, Path, description = "The number of the hand at this table, from 1"),
    ),
    responses(
        (status = 200, body = Laid),
        (status = 401, description = "No name was given yet", body = Problem),
        (status = 404, description = "There is no such hand, or one did not sit there", body = Problem),
        (status = 413, description = "The record is too long", body = Unreviewed),
        (status = 422, description = "The record cannot be read or played", body = Unreviewed),
        (status = 429, description = "Too many reviews of yours are waiting", body = Unreviewed),
        (status = 503, description = "Too many reviews are waiting", body = Unreviewed),
    )
)]
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

/// Lays a shared hand on the desk to be reviewed.
#[utoipa::path(
    post,
    path = "/api/history/shared/{token}/review",
    tag = "learn",
    params(("token" = String, Path, description = "The token of the link")),
    responses(
        (status = 200, body = Laid),
        (status = 404, description = "There is no such link", body = Problem),
        (status = 413, description = "The record is too long", body = Unreviewed),
        (status = 422, description = "The record cannot be read or played", body = Unreviewed),
        (status = 429, description = "Too many reviews of yours are waiting", body = Unreviewed),
        (status = 503, description = "Too many reviews are waiting", body = Unreviewed),
    )
)]
async fn shared(
    State(history): State<History>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Response, Response> {
    let found: Hand = history.hands.shared(&token, caller.lang).await?;
    Ok(lay(&history.reviews, found.wanted(Asker::Visitor(caller.household())), None, caller.lang))
}
