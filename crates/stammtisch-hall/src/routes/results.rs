//! Results for elsewhere: a table for a spreadsheet, a text for newspaper and website.

use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use schafkopf_turnier::{Phase, Tournament};
use stammtisch_desk::LinkRole;
use stammtisch_http::Problem;
use stammtisch_paper::{NoPage, Paper};
use stammtisch_text::Lang;

use super::files::spreadsheet;
use crate::caller::{Caller, Tongue};
use crate::hall::Hall;
use crate::trouble::Trouble;

/// In which form results are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A table for a spreadsheet.
    Table,
    /// A text for newspaper and website.
    Text,
}

impl Form {
    fn of(name: &str) -> Result<Form, Trouble> {
        match name {
            "csv" => Ok(Form::Table),
            "text" => Ok(Form::Text),
            _ => Err(Trouble::NotFound),
        }
    }

    fn of_tournament(self, tournament: &Tournament, lang: Lang) -> Result<Response, NoPage> {
        let paper = Paper::new(tournament, lang);
        Ok(match self {
            Form::Table => spreadsheet("ergebnisse.csv", &paper.results_table()?),
            Form::Text => {
                let plain = HeaderValue::from_static("text/plain; charset=utf-8");
                ([(CONTENT_TYPE, plain)], paper.results_text()?).into_response()
            }
        })
    }
}

/// The results so far, in a form for elsewhere.
#[utoipa::path(
    get,
    path = "/api/hall/results/{form}",
    tag = "files",
    params(("form" = String, Path, description = "`csv`, a table for a spreadsheet, or `text`, for newspaper and website")),
    responses(
        (status = 200, description = "The results", content_type = "text/plain", body = String),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 404, description = "There is no such form", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
        (status = 422, description = "There is no ranking", body = Problem),
    )
)]
pub(super) async fn own(caller: Caller, Path(form): Path<String>) -> Result<Response, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let form = Form::of(&form)?;
    Ok(caller.room.read(|tournament| form.of_tournament(tournament, caller.lang))?)
}

/// The final results, in a form for elsewhere.
#[utoipa::path(
    get,
    path = "/api/hall/public/{id}/results/{form}",
    tag = "public",
    params(
        ("id" = String, Path, description = "The id of the tournament"),
        ("form" = String, Path, description = "`csv`, a table for a spreadsheet, or `text`, for newspaper and website"),
    ),
    responses(
        (status = 200, description = "The results", content_type = "text/plain", body = String),
        (status = 404, description = "There is no such tournament or form, or it is not over yet", body = Problem),
    )
)]
pub(super) async fn public(
    State(hall): State<Hall>,
    Tongue(lang): Tongue,
    Path((id, form)): Path<(String, String)>,
) -> Result<Response, Trouble> {
    let form = Form::of(&form)?;
    let room = hall.room(&id).await?;
    room.catch_up().await?;
    let told = room.read(|tournament| {
        let is_over = tournament.state().phase() == Phase::Closed;
        is_over.then(|| form.of_tournament(tournament, lang))
    });
    Ok(told.ok_or(Trouble::NotYet)??)
}
