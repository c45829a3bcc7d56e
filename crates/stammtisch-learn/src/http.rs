//! The addresses under `/api/learn` and `/api/book`.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use schafkopf::rules::LadderEntry;
use serde::{Deserialize, Serialize};
use stammtisch_http::open::marked;
use stammtisch_http::problem::in_words;
use stammtisch_http::sent::{Params, Sent};
use stammtisch_http::{Caller, Problem};
use stammtisch_text::{Lang, Texts};
use stammtisch_wire::{Action, ContractKind};
use ts_rs::TS;
use utoipa::{IntoParams, OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::book;
use crate::guided::{NotLearned, guide};
use crate::lesson::{LESSONS, Lesson, Rules};
use crate::told::Hand;

/// A hand has at most 32 cards and a few words: nobody decides more often.
const MOST_ACTIONS: usize = 64;
/// The longest question to the book, in bytes.
const LONGEST_QUESTION: usize = 200;

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

/// A lesson as it is listed.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Listed {
    /// Its name in addresses.
    id: &'static str,
    /// Its title.
    title: String,
    /// What one learns.
    goal: String,
    /// How it begins.
    intro: String,
    /// Whether it is about a game that is not in the book of the Schafkopfschule.
    house: bool,
    /// The rungs of its auction, the lowest first: the kinds of contract on each.
    rungs: Vec<Vec<ContractKind>>,
}

/// A lesson, and how its hand stands.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct Followed {
    /// The lesson.
    lesson: Listed,
    /// Its hand.
    hand: Hand,
}

impl Listed {
    fn of(lesson: &Lesson, texts: &Texts) -> Listed {
        let text = |what: &str| texts.get(&format!("learn-{}-{what}", lesson.id));
        let ladder = &lesson.rules.set().auction.ladder;
        let kinds = |rung: &Vec<LadderEntry>| rung.iter().map(|entry| entry.kind.into()).collect();
        let rungs = ladder.iter().map(kinds).collect();
        Listed {
            id: lesson.id,
            title: text("title"),
            goal: text("goal"),
            intro: text("intro"),
            house: lesson.rules == Rules::House,
            rungs,
        }
    }
}

/// What the learner has done so far.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SoFar {
    /// Every action, in order.
    #[ts(type = "ReadonlyArray<Action>")]
    actions: Vec<Action>,
}

/// The lessons, in the order in which they are learned.
#[utoipa::path(get, path = "/api/learn", tag = "learn", responses((status = 200, body = Vec<Listed>)))]
async fn lessons(caller: Caller) -> Response {
    let texts = Texts::of(caller.lang);
    let listed: Vec<_> = LESSONS.iter().map(|lesson| Listed::of(lesson, texts)).collect();
    Json(listed).into_response()
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
    follow(&id, &[], caller.lang)
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
    if so_far.actions.len() > MOST_ACTIONS {
        return refused("too_long", "learn-error-over", None, caller.lang).into_response();
    }
    let actions: Vec<schafkopf::Action> = so_far.actions.into_iter().map(Into::into).collect();
    follow(&id, &actions, caller.lang)
}

fn follow(id: &str, actions: &[schafkopf::Action], lang: Lang) -> Response {
    let texts = Texts::of(lang);
    let Some(lesson) = Lesson::find(id) else {
        let detail = texts.get("learn-error-unknown");
        return Problem::new(StatusCode::NOT_FOUND, "unknown_lesson", detail).into_response();
    };
    match guide(lesson, actions, texts) {
        Ok(guided) => {
            Json(Followed { lesson: Listed::of(lesson, texts), hand: guided.into() }).into_response()
        }
        Err(NotLearned::Rejected { at, why, message }) => {
            let clause = why.code().clause().map(ToString::to_string);
            let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, why.code().name(), message);
            Problem { clause, at: Some(at as u64), ..problem }.into_response()
        }
        Err(NotLearned::Over { at }) => {
            refused("hand_over", "learn-error-over", Some(at), lang).into_response()
        }
    }
}

fn refused(code: &str, key: &str, at: Option<usize>, lang: Lang) -> Problem {
    let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, Texts::of(lang).get(key));
    Problem { at: at.map(|at| at as u64), ..problem }
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
        if self.q.len() > LONGEST_QUESTION {
            return refused("too_long", "learn-error-question", None, lang).into_response();
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
