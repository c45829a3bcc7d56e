//! The address under which a reviewed game is played on.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use stammtisch_http::sent::Sent;
use stammtisch_http::{Caller, Problem};
use stammtisch_text::{Lang, Texts};

use super::hand::{NotPlayedOn, Wish, play_on};
use super::turns::NoTurn;
use super::wire::{Again, PlayedOn};
use crate::review::http::no_such_review;
use crate::review::reviews::Reviews;

/// A seat has at most eight cards and a few words: nobody decides more often.
const MOST_ACTIONS: usize = 64;

impl NotPlayedOn {
    fn problem(&self, texts: &Texts) -> Problem {
        let told =
            |code: &str, key: &str| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, texts.get(key));
        match self {
            NotPlayedOn::NoSuchPoint => told("no_such_point", "again-no-such-point"),
            NotPlayedOn::NotAsked { .. } => told("not_asked", "again-not-asked"),
            NotPlayedOn::Over { at } => {
                Problem { at: Some(*at as u64), ..told("hand_over", "learn-error-over") }
            }
            NotPlayedOn::Rejected { at, why } => {
                let clause = why.code().clause().map(ToString::to_string);
                let detail = texts.rejected(why);
                let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, why.code().name(), detail);
                Problem { clause, at: Some(*at as u64), ..problem }
            }
        }
    }
}

impl NoTurn {
    fn problem(self, texts: &Texts) -> Problem {
        let told = |status, code: &str| Problem::new(status, code, texts.get("again-busy"));
        match self {
            NoTurn::Busy => told(StatusCode::SERVICE_UNAVAILABLE, "busy"),
            NoTurn::TooManyOfYours => told(StatusCode::TOO_MANY_REQUESTS, "too_many_of_yours"),
        }
    }
}

/// How a reviewed game stands that is played on from one of its points.
#[utoipa::path(
    post,
    path = "/api/review/{id}/again",
    tag = "learn",
    params(("id" = String, Path, description = "The id of the review")),
    request_body = Again,
    responses(
        (status = 200, body = PlayedOn),
        (status = 404, description = "There is no such review", body = Problem),
        (status = 422, description = "The game has no such point, the seat has nothing to do there, or an action is against the rules: `clause` says which, `at` its place", body = Problem),
        (status = 429, description = "Too many hands of yours are being played on", body = Problem),
        (status = 503, description = "Too many hands are being played on", body = Problem),
    )
)]
pub(in crate::review) async fn again(
    State(reviews): State<Reviews>,
    caller: Caller,
    Path(id): Path<String>,
    Sent(again): Sent<Again>,
) -> Result<Response, Problem> {
    let texts = Texts::of(caller.lang);
    let game = id.parse().ok().and_then(|id| reviews.game(id)).ok_or_else(|| no_such_review(texts))?;
    if again.actions.len() > MOST_ACTIONS {
        let detail = texts.get("learn-error-over");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "too_long", detail));
    }
    let turn = reviews.turns().take(caller.household()).await.map_err(|why| why.problem(texts))?;
    let wish = Wish::from(again);
    let (rules, memory) = (Arc::clone(&game.rules), reviews.memory().clone());
    let played = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        play_on(&game, &wish, &memory)
    });
    let played = played.await.map_err(|_| failed(caller.lang))?;
    let played = played.map_err(|why| why.problem(texts))?;
    Ok(Json(PlayedOn::of(played, &rules)).into_response())
}

/// Bots that fail are no reason to fail with them.
fn failed(lang: Lang) -> Problem {
    tracing::error!("a hand could not be played on");
    NoTurn::Busy.problem(Texts::of(lang))
}
