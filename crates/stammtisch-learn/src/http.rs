//! The addresses under `/api/learn` and `/api/book`.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use serde_json::json;
use stammtisch_http::problem::in_words;
use stammtisch_http::sent::{Params, Sent};
use stammtisch_http::{Caller, Problem};
use stammtisch_text::{Lang, Texts};
use stammtisch_wire::Action;

use crate::book;
use crate::guided::{NotLearned, guide};
use crate::lesson::{LESSONS, Lesson};
use crate::told::Hand;

/// A hand has at most 32 cards and a few words: nobody decides more often.
const MOST_ACTIONS: usize = 64;
/// The longest question to the book, in bytes.
const LONGEST_QUESTION: usize = 200;

/// Everything for learners: `/api/learn`, `/api/learn/{lesson}`, `/api/book`, `/api/book/entry`, `/api/book/search`.
pub fn router() -> Router {
    Router::new()
        .route("/api/learn", get(lessons))
        .route("/api/learn/{lesson}", get(begin).post(go_on))
        .route("/api/book", get(contents))
        .route("/api/book/entry", get(entry))
        .route("/api/book/search", get(search))
        .layer(from_fn(in_words))
}

/// A lesson as it is listed.
#[derive(Debug, Serialize)]
struct Listed {
    id: &'static str,
    title: String,
    goal: String,
    intro: String,
}

impl Listed {
    fn of(lesson: &Lesson, texts: &Texts) -> Listed {
        let text = |what: &str| texts.get(&format!("learn-{}-{what}", lesson.id));
        Listed { id: lesson.id, title: text("title"), goal: text("goal"), intro: text("intro") }
    }
}

/// What the learner has done so far.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SoFar {
    actions: Vec<Action>,
}

async fn lessons(caller: Caller) -> Response {
    let texts = Texts::of(caller.lang);
    let listed: Vec<_> = LESSONS.iter().map(|lesson| Listed::of(lesson, texts)).collect();
    Json(listed).into_response()
}

async fn begin(Path(id): Path<String>, caller: Caller) -> Response {
    follow(&id, &[], caller.lang)
}

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
            Json(json!({"lesson": Listed::of(lesson, texts), "hand": Hand::from(guided)})).into_response()
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
#[derive(Debug, Deserialize)]
struct Question {
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

async fn contents(caller: Caller) -> Response {
    Json(book::contents(caller.lang)).into_response()
}

async fn entry(caller: Caller, Params(question): Params<Question>) -> Response {
    question.answered(caller.lang, book::reply)
}

async fn search(caller: Caller, Params(question): Params<Question>) -> Response {
    question.answered(caller.lang, book::search)
}
