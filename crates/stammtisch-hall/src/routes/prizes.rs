//! Prizes as they are typed, and how they are read.

use axum::Json;
use schafkopf_turnier::{PlacePrizes, Prize, PrizeFault, PrizePlan, SpecialPrize, Tournament, read_prizes};
use serde::{Deserialize, Serialize};
use stammtisch_desk::{LinkRole, words};
use stammtisch_http::Problem;
use stammtisch_http::sent::Sent;
use stammtisch_text::Texts;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::caller::Caller;
use crate::trouble::Trouble;
use crate::views::{ForecastShown, Head};
use crate::wire;

/// Most lines of prizes.
const MOST_LINES: usize = 1_000;

/// Prizes as they are typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PrizesTyped {
    /// Prizes by place, one a line, from the first on.
    places: String,
    /// A share of the till instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    share: Option<ShareTyped>,
    /// To the best of each table in each match, in cents.
    table_winner: u32,
    /// Special prizes.
    special: Vec<SpecialTyped>,
}

/// A share of the till.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
struct ShareTyped {
    /// How much of the till, in thousandths.
    permille: u32,
    /// How much each place gets beside the others.
    weights: Vec<u32>,
}

/// A special prize as it is typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
struct SpecialTyped {
    /// What for.
    merit: wire::Merit,
    /// What.
    text: String,
}

/// The prizes of a tournament as they are typed, with what they will come to.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct PrizesPlanned {
    #[serde(flatten)]
    head: Head,
    typed: PrizesTyped,
    forecast: ForecastShown,
}

/// How prizes were read.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct PrizesRead {
    #[serde(flatten)]
    head: Head,
    /// The lines by place.
    lines: Vec<LineRead>,
    /// The special prizes, in their order.
    special: Vec<PrizeRead>,
    /// What can be kept; none where something could not be read.
    plan: Option<wire::PrizePlan>,
    /// What it will come to.
    forecast: ForecastShown,
}

/// How a line was read.
#[derive(Debug, Serialize, TS, ToSchema)]
struct LineRead {
    /// The line, from 1.
    line: usize,
    /// The first place it speaks for.
    from: usize,
    /// The last place it speaks for.
    to: usize,
    #[serde(flatten)]
    read: PrizeRead,
}

/// A prize, or why it is none.
#[derive(Debug, Serialize, TS, ToSchema)]
struct PrizeRead {
    prize: Option<wire::Prize>,
    fault: Option<String>,
}

impl PrizeRead {
    fn of(prize: &Result<Prize, PrizeFault>, texts: &Texts) -> PrizeRead {
        match prize {
            Ok(prize) => PrizeRead { prize: Some(prize.clone().into()), fault: None },
            Err(fault) => PrizeRead { prize: None, fault: Some(words::prize_fault(texts, fault)) },
        }
    }
}

impl PrizesTyped {
    fn of(plan: &PrizePlan) -> PrizesTyped {
        let (places, share) = match &plan.places {
            PlacePrizes::List(prizes) => {
                (prizes.iter().fold(String::new(), |text, prize| text + &format!("{prize}\n")), None)
            }
            PlacePrizes::Share { permille, weights } => {
                (String::new(), Some(ShareTyped { permille: *permille, weights: weights.clone() }))
            }
        };
        let typed = |special: &SpecialPrize| SpecialTyped {
            merit: special.merit.clone().into(),
            text: special.prize.to_string(),
        };
        let special = plan.special.iter().map(typed).collect();
        PrizesTyped { places, share, table_winner: plan.table_winner, special }
    }

    /// Reads it against a tournament.
    fn read(self, tournament: &Tournament, texts: &Texts) -> PrizesRead {
        let lines = read_prizes(&self.places);
        let special: Vec<Result<Prize, PrizeFault>> =
            self.special.iter().map(|special| special.text.parse()).collect();
        let mut list = Vec::new();
        for line in &lines {
            let Ok(prize) = &line.prize else { continue };
            list.extend((line.from..=line.to).map(|_| prize.clone()));
        }
        let places = match self.share {
            Some(ShareTyped { permille, weights }) => PlacePrizes::Share { permille, weights },
            None => PlacePrizes::List(list),
        };
        let merits = self.special.into_iter().map(|special| special.merit.into());
        let read = merits.zip(&special).filter_map(|(merit, prize)| {
            prize.as_ref().ok().map(|prize| SpecialPrize { merit, prize: prize.clone() })
        });
        let plan = PrizePlan { places, table_winner: self.table_winner, special: read.collect() };
        let is_read = lines.iter().all(|line| line.prize.is_ok()) && special.iter().all(Result::is_ok);
        PrizesRead {
            head: Head::of(tournament),
            forecast: tournament.state().forecast_of(&plan).into(),
            plan: is_read.then(|| plan.into()),
            lines: lines
                .iter()
                .map(|line| LineRead {
                    line: line.line,
                    from: line.from,
                    to: line.to,
                    read: PrizeRead::of(&line.prize, texts),
                })
                .collect(),
            special: special.iter().map(|prize| PrizeRead::of(prize, texts)).collect(),
        }
    }
}

/// The prizes as they are typed.
#[utoipa::path(
    get,
    path = "/api/hall/prizes/plan",
    tag = "looking",
    responses(
        (status = 200, body = PrizesPlanned),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
    )
)]
pub(super) async fn planned(caller: Caller) -> Result<Json<PrizesPlanned>, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    Ok(Json(caller.room.read(|tournament| PrizesPlanned {
        head: Head::of(tournament),
        typed: PrizesTyped::of(&tournament.state().setup().prizes),
        forecast: tournament.state().forecast().into(),
    })))
}

/// How prizes would be read; nothing is kept.
#[utoipa::path(
    post,
    path = "/api/hall/prizes/plan",
    tag = "acting",
    request_body = PrizesTyped,
    responses(
        (status = 200, body = PrizesRead),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
        (status = 413, description = "There are too many lines", body = Problem),
    )
)]
pub(super) async fn read(
    caller: Caller,
    Sent(typed): Sent<PrizesTyped>,
) -> Result<Json<PrizesRead>, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    if typed.places.lines().count() > MOST_LINES || typed.special.len() > MOST_LINES {
        return Err(Trouble::TooLarge);
    }
    let texts = Texts::of(caller.lang);
    Ok(Json(caller.room.read(|tournament| typed.read(tournament, texts))))
}
