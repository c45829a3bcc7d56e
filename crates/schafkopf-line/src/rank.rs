//! `turnier rank`: ranks players.

use schafkopf_turnier::{NoRanking, Player, Ranked, rank};
use serde::{Deserialize, Serialize};
use stammtisch_text::{Arg, Texts};

use crate::objects::{self, objects, rules, unusable};
use crate::{LineError, RuleSets};

/// Players as typed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    id: Option<String>,
    rules: String,
    seed: Option<String>,
    #[serde(deserialize_with = "objects")]
    players: Vec<Player>,
}

/// Players ranked.
#[derive(Debug, Serialize)]
struct Ranking<'a> {
    ranking: Vec<Ranked<'a>>,
}

/// Ranks the players of a line and appends the answer, without a line end.
pub fn answer(line: &[u8], sets: &RuleSets, texts: &Texts, out: &mut Vec<u8>) {
    objects::answer(line, texts, out, |request: &Request, out| {
        objects::send(request.id.as_deref(), &evaluate(request, sets, texts)?, out);
        Ok(())
    });
}

fn evaluate<'a>(request: &'a Request, sets: &RuleSets, texts: &Texts) -> Result<Ranking<'a>, LineError> {
    let rules = rules(sets, &request.rules, texts)?;
    let ranking = rank(rules, request.seed.as_deref(), &request.players).map_err(|why| match &why {
        NoRanking::WithoutTournament => unusable(sets, rules, texts, |set| set.tournament.is_some()),
        NoRanking::Duplicate { id, at } => {
            let name: String = id.chars().take(40).collect();
            let error = LineError::with(texts, why.code(), &[("name", Arg::from(name))]);
            LineError { at: Some(*at), ..error }
        }
        NoRanking::SeedMissing => LineError::plain(texts, why.code()),
    })?;
    Ok(Ranking { ranking })
}
