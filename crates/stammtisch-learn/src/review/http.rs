//! The addresses under `/api/review`.

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_text::{Arg, Texts};

use super::desk::{ReviewId, ReviewState};
use super::reviews::Reviews;
use super::telling::Telling;
use super::wanted::{Asker, NotReviewed, Wanted};
use crate::asked::Asked;

/// Reviews for everybody: `POST /api/review`, `GET /api/review/{id}`.
pub fn router(reviews: Reviews) -> Router {
    Router::new().route("/api/review", post(submit)).route("/api/review/{id}", get(state)).with_state(reviews)
}

/// The key of the household that a request comes from, put into the request's extensions by whoever serves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Household(pub String);

impl From<Option<Extension<Household>>> for Asker {
    fn from(household: Option<Extension<Household>>) -> Asker {
        Asker::Visitor(household.map(|Extension(Household(key))| key))
    }
}

/// A record as it is sent.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    record: String,
}

async fn submit(
    State(reviews): State<Reviews>,
    Query(asked): Query<Asked>,
    household: Option<Extension<Household>>,
    sent: Result<Json<Sent>, JsonRejection>,
) -> Response {
    let texts = Texts::of(asked.lang());
    match sent {
        Ok(Json(sent)) => {
            let wanted = Wanted { record: &sent.record, rules: None, by: household.into() };
            answer(reviews.submit(wanted, None), texts)
        }
        Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            answer(Err(NotReviewed::TooLong), texts)
        }
        Err(rejection) => {
            let detail = [("detail", Arg::from(rejection.body_text()))];
            let message = texts.format("http-bad-request", &detail);
            fault(StatusCode::BAD_REQUEST, &json!({"code": "bad_request", "message": message}))
        }
    }
}

/// Answers whoever wanted a review: with its name, or why there is none.
pub fn answer(submitted: Result<ReviewId, NotReviewed>, texts: &Texts) -> Response {
    match submitted {
        Ok(id) => Json(json!({"id": id.to_string()})).into_response(),
        Err(why) => {
            let status = match why {
                NotReviewed::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
                NotReviewed::Busy => StatusCode::SERVICE_UNAVAILABLE,
                NotReviewed::TooManyOfYours => StatusCode::TOO_MANY_REQUESTS,
                NotReviewed::Unreadable(_)
                | NotReviewed::NotOneGame { .. }
                | NotReviewed::UnknownRules { .. }
                | NotReviewed::Unplayable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            };
            let (line, column) = why.place().unzip();
            let error =
                json!({"code": why.code(), "message": why.told(texts), "line": line, "column": column});
            fault(status, &error)
        }
    }
}

fn fault(status: StatusCode, error: &Value) -> Response {
    (status, Json(json!({"error": error}))).into_response()
}

async fn state(
    State(reviews): State<Reviews>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Response {
    let texts = Texts::of(asked.lang());
    let Some(state) = id.parse().ok().and_then(|id| reviews.state(id)) else {
        let error = json!({"code": "not_found", "message": texts.get("review-not-found")});
        return fault(StatusCode::NOT_FOUND, &error);
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
