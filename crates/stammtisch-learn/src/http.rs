//! The addresses under `/api/learn` and `/api/book`.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use stammtisch_coach::{Followed, Listed, NotFollowed, SoFar, Unfollowed, book, follow, listed};
use stammtisch_http::open::marked;
use stammtisch_http::problem::in_words;
use stammtisch_http::sent::{Params, Sent};
use stammtisch_http::{Caller, Problem};
use stammtisch_text::{Lang, Texts};
use utoipa::{IntoParams, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The head of the description.
#[derive(OpenApi)]
#[openapi(tags((name = "learn", description = "Lessons, the rules book and reviews")))]
struct Head;

fn described() -> OpenApiRouter {
    OpenApiRouter::with_openapi(Head::openapi())
        .routes(routes!(lessons))
        .routes(routes!(begin, go_on))
        .routes(routes!(contents))
        .routes(routes!(entry))
        .routes(routes!(search))
        .layer(from_fn(marked))
}

/// The description of all that [`router`] answers.
pub fn description() -> utoipa::openapi::OpenApi {
    described().into_openapi()
}

/// Everything for learners: `/api/learn`, `/api/learn/{lesson}`, `/api/book`, `/api/book/entry`, `/api/book/search`.
pub fn router() -> Router {
    let (routes, _) = described().split_for_parts();
    routes.layer(from_fn(in_words))
}

/// The lessons, in the order in which they are learned.
#[utoipa::path(get, path = "/api/learn", tag = "learn", responses((status = 200, body = Vec<Listed>)))]
async fn lessons(caller: Caller) -> Response {
    Json(listed(Texts::of(caller.lang))).into_response()
}

/// The beginning of a lesson's hand.
#[utoipa::path(
    get,
    path = "/api/learn/{lesson}",
    tag = "learn",
    params(("lesson" = String, Path, description = "The id of the lesson")),
    responses((status = 200, body = Followed), (status = 404, description = "There is no such lesson", body = Problem))
)]
async fn begin(Path(id): Path<String>, caller: Caller) -> Response {
    answer(&id, SoFar::default(), caller.lang)
}

/// How a lesson's hand stands after what the learner has done.
#[utoipa::path(
    post,
    path = "/api/learn/{lesson}",
    tag = "learn",
    params(("lesson" = String, Path, description = "The id of the lesson")),
    request_body = SoFar,
    responses(
        (status = 200, body = Followed),
        (status = 404, description = "There is no such lesson", body = Problem),
        (status = 422, description = "An action is against the rules: `clause` says which, `at` its place", body = Problem),
    )
)]
async fn go_on(Path(id): Path<String>, caller: Caller, Sent(so_far): Sent<SoFar>) -> Response {
    answer(&id, so_far, caller.lang)
}

fn answer(id: &str, so_far: SoFar, lang: Lang) -> Response {
    let texts = Texts::of(lang);
    match follow(id, so_far, texts) {
        Ok(followed) => Json(followed).into_response(),
        Err(why) => {
            let status = match why {
                NotFollowed::UnknownLesson => StatusCode::NOT_FOUND,
                NotFollowed::TooLong | NotFollowed::NotLearned(_) => StatusCode::UNPROCESSABLE_ENTITY,
            };
            unfollowed(status, why.told(texts)).into_response()
        }
    }
}

/// Why a hand is not followed, as a problem.
pub(crate) fn unfollowed(
    status: StatusCode,
    Unfollowed { code, clause, at, message }: Unfollowed,
) -> Problem {
    Problem { clause, at: at.map(|at| at as u64), ..Problem::new(status, code, message) }
}

/// A question to the book.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Question {
    /// The question.
    #[serde(default)]
    q: String,
}

impl Question {
    /// What the book answers, unless the question is too long.
    fn answered<T: Serialize>(&self, lang: Lang, answer: impl FnOnce(&str, Lang) -> T) -> Response {
        if book::is_too_long(&self.q) {
            let detail = Texts::of(lang).get("learn-error-question");
            return Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "too_long", detail).into_response();
        }
        Json(answer(&self.q, lang)).into_response()
    }
}

/// The contents of the rules book.
#[utoipa::path(get, path = "/api/book", tag = "learn", responses((status = 200, body = book::Contents)))]
async fn contents(caller: Caller) -> Response {
    Json(book::contents(caller.lang)).into_response()
}

/// What the rules book says to a question.
#[utoipa::path(
    get,
    path = "/api/book/entry",
    tag = "learn",
    params(Question),
    responses((status = 200, body = book::Reply), (status = 422, description = "The question is too long", body = Problem))
)]
async fn entry(caller: Caller, Params(question): Params<Question>) -> Response {
    question.answered(caller.lang, book::reply)
}

/// The entries in which words occur, the best first.
#[utoipa::path(
    get,
    path = "/api/book/search",
    tag = "learn",
    params(Question),
    responses((status = 200, body = Vec<book::Line>), (status = 422, description = "The question is too long", body = Problem))
)]
async fn search(caller: Caller, Params(question): Params<Question>) -> Response {
    question.answered(caller.lang, book::search)
}
