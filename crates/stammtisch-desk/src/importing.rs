//! Imports: what is taken in from a file, and on whose word.

use schafkopf_turnier::{Act, Command, PersonId, Refusal, Role, Tournament};
use stammtisch_store::{Import, Origin};
use thiserror::Error;

use crate::office::first_in_office;

/// On whose word a file is taken in.
#[derive(Debug, Clone, Copy, Default)]
pub struct Word<'a> {
    /// Who gives it; none for the director of the tournament in the file.
    pub by: Option<PersonId>,
    /// Why a file of unknown origin is to be taken.
    pub why: Option<&'a str>,
}

/// Why a file was not taken in.
#[derive(Debug, Error)]
pub enum NotAdmitted {
    /// Nobody knows where it comes from, and there is no reason to take it.
    #[error("the file is of unknown origin")]
    UnknownOrigin,
    /// The word does not do.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// The tournament out of a file. One of unknown origin is taken only for a reason, which stays in its log together with
/// the head as it stood in the file (S 5.3.5); `now` is the time in microseconds of UTC.
pub fn admit(import: Import, word: Word<'_>, now: i64) -> Result<Tournament, NotAdmitted> {
    let Import { mut tournament, head, origin } = import;
    match (origin, word.why) {
        (Origin::Ours, _) => return Ok(tournament),
        (Origin::Unknown, None) => return Err(NotAdmitted::UnknownOrigin),
        (Origin::Unknown, Some(_)) => {}
    }
    let director = || first_in_office(tournament.state(), Role::Director);
    let by = word.by.or_else(director).unwrap_or(PersonId(1));
    let at = now.max(tournament.log().last().map_or(i64::MIN, |event| event.at));
    let why = word.why.map(str::to_owned);
    tournament.act(&Act { at, by, why, command: Command::NoteImport { head } })?;
    Ok(tournament)
}
