//! What is handed on of finished hands and matches.

use schafkopf::{BySeat, Members};
use stammtisch_store::{HandPlace, HandSink, HandSummary, MatchSummary, SeatHolder, StoreError};

use super::entry::Sitter;
use super::ids::TableId;
use super::loading::load_hand;
use super::state::Table;
use crate::hub::Shared;

/// The most hands of one table that are looked after when it is loaded.
const MOST_LOST: u64 = 16;

impl Table {
    /// The hand that has just ended: it is that of the four who sat there when it began, whoever played it to its end.
    fn hand_summary(&self) -> Option<HandSummary> {
        let hand = self.hand()?;
        let result = hand.result.as_ref()?;
        let place = HandPlace {
            table: self.id.to_string(),
            hand: self.hands,
            game: hand.game.setup().number,
            at: hand.ended_at,
        };
        let ended = (&result.ending, &result.paid);
        Some(HandSummary::new(
            (place, self.holders(&hand.sitters)),
            &self.rules,
            ended,
            result.record.clone(),
        ))
    }

    /// The match that has just ended. Who sits out has no column in it: of five or six only the hands are handed on.
    fn match_summary(&self) -> Option<MatchSummary> {
        let games = self.plan.games.filter(|_| self.is_finished() && self.members() == Members::Four)?;
        let hand = self.hand()?;
        let standing = self.durchgang.standing();
        Some(MatchSummary {
            table: self.id.to_string(),
            number: self.course.number,
            at: hand.ended_at,
            rules: self.rules.id.clone(),
            rules_hash: self.rules_hash.to_string(),
            games,
            seats: self.holders(&hand.sitters),
            whole: self.course.whole,
            units: self.rules.money.is_some().then_some(standing.units),
            list: self.rules.list.is_some().then_some(standing.points),
        })
    }

    fn holders(&self, sitters: &BySeat<Sitter>) -> BySeat<SeatHolder> {
        BySeat::from_fn(|seat| match sitters[seat] {
            Sitter::Person(guest) => match self.names.get(&guest) {
                Some(name) => SeatHolder::Person { id: guest.to_string(), name: name.clone() },
                None => SeatHolder::Erased,
            },
            Sitter::Bot(level) => SeatHolder::Bot { name: level.0.to_string() },
            Sitter::Nobody => SeatHolder::Erased,
        })
    }

    /// Hands in the hand that has just ended, and before it the match if that was its last: what is handed in is stored
    /// in this order, so where the last hand is stored, the match is.
    pub(super) fn hand_in(&self, sink: &dyn HandSink) {
        if let Some(summary) = self.match_summary() {
            sink.match_finished(summary);
        }
        if let Some(hand) = self.hand_summary() {
            sink.hand_finished(hand);
        }
    }
}

/// Hands in again what a table that was just loaded had finished before, as far back as something is missing: who wrote
/// it down may have died before it was done. The oldest comes first, as it was played; what comes twice does not count.
pub(super) async fn look_after(shared: &Shared, id: TableId, last: u64) {
    let Some(sink) = &shared.options.history else { return };
    let missing = match missing(shared, id, last).await {
        Ok(missing) => missing,
        Err(error) => return tracing::warn!(%error, "it is not known whether hands are missing"),
    };
    for hand in missing.into_iter().rev() {
        if let Ok(Some(table)) = load_hand(shared.source(), id, hand).await {
            table.hand_in(&**sink);
        }
    }
}

/// The hands that are missing from the history, the last one first.
async fn missing(shared: &Shared, id: TableId, last: u64) -> Result<Vec<u64>, StoreError> {
    let (name, mut missing) = (id.to_string(), Vec::new());
    for hand in (1..=last).rev().take(MOST_LOST as usize) {
        if shared.store.hand(&name, hand).await?.is_some() {
            break;
        }
        missing.push(hand);
    }
    Ok(missing)
}
