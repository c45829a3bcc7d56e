//! A hand that is played on, as the page asks for it and is told of it.

use schafkopf::rules::LadderEntry;
use schafkopf_bots::arena;
use serde::{Deserialize, Serialize};
use stammtisch_text::Texts;
use stammtisch_wire::review::Currency;
use stammtisch_wire::{Action, CardSet, ContractKind, Event, Seat, SeatView};
use ts_rs::TS;
use utoipa::ToSchema;

use super::came::Came;
use super::hand::{self, NotPlayedOn, Reviewed, Wish};
use super::memory::Memory;
use super::point::Point;
use crate::told::Unfollowed;

/// How a reader plays on, and what he has done so far.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// Where the game is taken up.
    point: Point,
    /// Whose cards the reader plays.
    seat: Seat,
    /// Whether all cards lie open: then the others play as well as the cards allow. Else they are bots that see their own.
    open: bool,
    /// Everything the reader has done since, in order.
    #[ts(type = "ReadonlyArray<Action>")]
    actions: Vec<Action>,
}

impl From<Again> for Wish {
    fn from(Again { point, seat, open, actions }: Again) -> Wish {
        Wish { point, seat: seat.into(), open, actions: actions.into_iter().map(Into::into).collect() }
    }
}

/// Where a hand stands that is played on.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct PlayedOn {
    /// The rungs of the auction, the lowest first: the kinds of contract on each.
    rungs: Vec<Vec<ContractKind>>,
    /// What results are counted in.
    currency: Currency,
    /// What a unit is worth in cents, where there is money.
    unit_cents: Option<u32>,
    /// What seats 1 to 4 had taken before what happened.
    taken: [Taken; 4],
    /// What happened since the reader's last action, or since the point.
    happened: Vec<Event>,
    /// What the reader's seat sees and may do.
    view: SeatView,
    /// The cards that seats 1 to 4 still hold, where they lie open.
    hands: Option<[CardSet; 4]>,
    /// What it came to as it was played; none where it was not played to its end.
    was: Option<Came>,
    /// What it comes to now; none until it is over.
    now: Option<Came>,
}

/// Plays a reviewed game on, until it is on the reader or over. What the others did is taken from the memory, or else put there.
pub fn play_on(game: Reviewed<'_>, again: Again, memory: &Memory) -> Result<PlayedOn, NotPlayedOn> {
    let played = hand::play(game, &again.into(), memory)?;
    Ok(PlayedOn::of(played, game.rules))
}

impl NotPlayedOn {
    /// What whoever asked is told.
    pub fn told(&self, texts: &Texts) -> Unfollowed {
        let told = |code: &'static str, key: &str| Unfollowed::new(code, texts.get(key));
        match self {
            NotPlayedOn::TooLong => told("too_long", "learn-error-over"),
            NotPlayedOn::NoSuchPoint => told("no_such_point", "again-no-such-point"),
            NotPlayedOn::NotAsked { .. } => told("not_asked", "again-not-asked"),
            NotPlayedOn::Over { at } => Unfollowed { at: Some(*at), ..told("hand_over", "learn-error-over") },
            NotPlayedOn::Rejected { at, why } => Unfollowed::rejected(*at, *why, texts.rejected(why)),
        }
    }
}

impl PlayedOn {
    fn of(played: hand::PlayedOn, rules: &schafkopf::RuleSet) -> PlayedOn {
        let hand::PlayedOn { taken, happened, view, hands, was, now } = played;
        let kinds = |rung: &Vec<LadderEntry>| rung.iter().map(|entry| entry.kind.into()).collect();
        PlayedOn {
            rungs: rules.auction.ladder.iter().map(kinds).collect(),
            currency: arena::Currency::main(rules).into(),
            unit_cents: rules.money.map(|tariff| tariff.unit_cents),
            taken: schafkopf::Seat::ALL.map(|seat| taken[seat].into()),
            happened: happened.into_iter().map(Into::into).collect(),
            view: view.into(),
            hands: hands.map(|hands| schafkopf::Seat::ALL.map(|seat| hands[seat].into())),
            was,
            now,
        }
    }
}

/// The tricks of a seat and their card points.
#[derive(Debug, Serialize, TS, ToSchema)]
struct Taken {
    /// How many tricks.
    tricks: u8,
    /// Their card points.
    points: u8,
}

impl From<hand::Taken> for Taken {
    fn from(hand::Taken { tricks, points }: hand::Taken) -> Taken {
        Taken { tricks, points }
    }
}
