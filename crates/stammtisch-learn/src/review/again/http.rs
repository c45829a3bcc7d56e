//! The address under which a reviewed game is played on.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use stammtisch_coach::again::{Again, PlayedOn, play_on};
use stammtisch_http::sent::Sent;
use stammtisch_http::{Caller, Problem};
use stammtisch_text::{Lang, Texts};

use super::turns::NoTurn;
use crate::http::unfollowed;
use crate::review::http::no_such_review;
use crate::review::reviews::Reviews;

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
    let turn = reviews.turns().take(caller.household()).await.map_err(|why| why.problem(texts))?;
    let memory = reviews.memory().clone();
    let played = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        play_on(game.reviewed(), again, &memory)
    });
    let played = played.await.map_err(|_| failed(caller.lang))?;
    let played = played.map_err(|why| unfollowed(StatusCode::UNPROCESSABLE_ENTITY, why.told(texts)))?;
    Ok(Json(played).into_response())
}

/// Bots that fail are no reason to fail with them.
fn failed(lang: Lang) -> Problem {
    tracing::error!("a hand could not be played on");
    NoTurn::Busy.problem(Texts::of(lang))
}
