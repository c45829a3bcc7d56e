//! The addresses under `/api/learn` and `/api/book`.

use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use schafkopf::Action;
use serde::{Deserialize, Serialize};
use serde_json::json;
use stammtisch_text::{Lang, Texts};

use crate::asked::Asked;
use crate::book;
use crate::guided::{NotLearned, guide};
use crate::lesson::{LESSONS, Lesson};

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

async fn lessons(Query(asked): Query<Asked>) -> Response {
    let texts = Texts::of(asked.lang());
    let listed: Vec<_> = LESSONS.iter().map(|lesson| Listed::of(lesson, texts)).collect();
    Json(listed).into_response()
}

async fn begin(Path(id): Path<String>, Query(asked): Query<Asked>) -> Response {
    follow(&id, &[], asked.lang())
}

async fn go_on(Path(id): Path<String>, Query(asked): Query<Asked>, Json(so_far): Json<SoFar>) -> Response {
    if so_far.actions.len() > MOST_ACTIONS {
        return fault(StatusCode::UNPROCESSABLE_ENTITY, "too_long", &asked, "learn-error-over", None);
    }
    follow(&id, &so_far.actions, asked.lang())
}

fn follow(id: &str, actions: &[Action], lang: Lang) -> Response {
    let texts = Texts::of(lang);
    let Some(lesson) = Lesson::find(id) else {
        let asked = Asked { lang: Some(lang.code().to_owned()), q: None };
        return fault(StatusCode::NOT_FOUND, "unknown_lesson", &asked, "learn-error-unknown", None);
    };
    match guide(lesson, actions, texts) {
        Ok(guided) => Json(json!({"lesson": Listed::of(lesson, texts), "hand": guided})).into_response(),
        Err(NotLearned::Rejected { at, why, message }) => {
            let clause = why.code().clause().map(ToString::to_string);
            let error = json!({"code": why.code().name(), "clause": clause, "message": message, "at": at});
            (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({"error": error}))).into_response()
        }
        Err(NotLearned::Over { at }) => {
            let asked = Asked { lang: Some(lang.code().to_owned()), q: None };
            fault(StatusCode::UNPROCESSABLE_ENTITY, "hand_over", &asked, "learn-error-over", Some(at))
        }
    }
}

fn fault(status: StatusCode, code: &str, asked: &Asked, key: &str, at: Option<usize>) -> Response {
    let message = Texts::of(asked.lang()).get(key);
    (status, Json(json!({"error": {"code": code, "clause": null, "message": message, "at": at}})))
        .into_response()
}

async fn contents(Query(asked): Query<Asked>) -> Response {
    Json(book::contents(asked.lang())).into_response()
}

async fn entry(Query(asked): Query<Asked>) -> Response {
    if asked.question().len() > LONGEST_QUESTION {
        return fault(StatusCode::UNPROCESSABLE_ENTITY, "too_long", &asked, "learn-error-question", None);
    }
    Json(book::reply(asked.question(), asked.lang())).into_response()
}

async fn search(Query(asked): Query<Asked>) -> Response {
    if asked.question().len() > LONGEST_QUESTION {
        return fault(StatusCode::UNPROCESSABLE_ENTITY, "too_long", &asked, "learn-error-question", None);
    }
    Json(book::search(asked.question(), asked.lang())).into_response()
}
