//! The address book: who was at earlier tournaments of this server, so that names and towns need not be typed again.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State;
use schafkopf_turnier::{Person, finds};
use serde::{Deserialize, Serialize};
use stammtisch_desk::LinkRole;
use stammtisch_http::Problem;
use stammtisch_http::sent::Params;
use stammtisch_store::people_elsewhere;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::hall::Hall;
use crate::trouble::Trouble;

/// Fewest letters that are looked up.
const FEWEST_LETTERS: usize = 2;
/// Most people that are found.
const MOST_FOUND: usize = 12;

/// Whom somebody looks for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PeopleWanted {
    /// What was typed of the name: words in any order, umlauts as one likes.
    #[serde(default)]
    name: String,
}

/// Who was found.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct PeopleFound {
    #[ts(type = "true")]
    ok: bool,
    people: Vec<KnownPerson>,
}

/// Somebody who was at an earlier tournament: his name and his town, and nothing else.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS, ToSchema)]
struct KnownPerson {
    surname: String,
    first_name: String,
    town: String,
}

impl From<Person> for KnownPerson {
    fn from(person: Person) -> KnownPerson {
        KnownPerson { surname: person.surname, first_name: person.first_name, town: person.town }
    }
}

/// People of earlier tournaments whose name fits.
#[utoipa::path(
    get,
    path = "/api/hall/people",
    tag = "looking",
    params(PeopleWanted),
    responses(
        (status = 200, body = PeopleFound),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn people(
    State(hall): State<Hall>,
    caller: Caller,
    Params(wanted): Params<PeopleWanted>,
) -> Result<Json<PeopleFound>, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    if wanted.name.trim().chars().count() < FEWEST_LETTERS {
        return Ok(Json(PeopleFound { ok: true, people: Vec::new() }));
    }
    let known = people_elsewhere(&*hall.store, &caller.link.tournament).await?;
    let fits = |person: &Person| finds(&wanted.name, &person.full_name());
    let found: BTreeSet<KnownPerson> = known.into_iter().filter(fits).map(KnownPerson::from).collect();
    Ok(Json(PeopleFound { ok: true, people: found.into_iter().take(MOST_FOUND).collect() }))
}
