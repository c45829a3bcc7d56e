//! What waits for the referee, and what he answered last.

use schafkopf::Seat;
use schafkopf_turnier::{ListId, SoloEntry, Tournament};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::list::{self, ApprovalLine, CallLine, ComplaintLine};
use super::{Head, name};
use crate::wire;

/// Answered matters that are still shown.
const ANSWERED: usize = 50;

/// What waits for the referee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub(crate) struct RefereeView {
    #[serde(flatten)]
    head: Head,
    approvals: Vec<ApprovalMatter>,
    complaints: Vec<ComplaintMatter>,
    calls: Vec<CallMatter>,
}

/// Where somebody waits, and who.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct AtTable {
    list: wire::ListId,
    player: Option<u32>,
    name: Option<String>,
}

/// An approval that the referee is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct ApprovalMatter {
    #[serde(flatten)]
    at: AtTable,
    #[serde(flatten)]
    asked: ApprovalLine,
    reason: Option<wire::ApprovalReason>,
}

/// A complaint that the referee decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct ComplaintMatter {
    #[serde(flatten)]
    at: AtTable,
    #[serde(flatten)]
    made: ComplaintLine,
}

/// A call that the referee answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
struct CallMatter {
    #[serde(flatten)]
    at: AtTable,
    #[serde(flatten)]
    made: CallLine,
}

/// Approvals, complaints and calls: open ones first, oldest first.
pub(crate) fn referee(tournament: &Tournament) -> RefereeView {
    let state = tournament.state();
    let (mut approvals, mut complaints, mut calls) = (Vec::new(), Vec::new(), Vec::new());
    for match_number in 1..=state.tournament_rules().matches {
        for (table, found) in (1_u32..).zip(state.lists(match_number)) {
            let id = ListId { match_number, table };
            for asked in found.approvals().values() {
                let solo = SoloEntry::of(asked.request.seat, asked.request.kind, false);
                let rules = &state.tournament_rules().approval;
                if asked.answer.is_some() || found.is_waiting(asked) {
                    approvals.push(ApprovalMatter {
                        at: at_table(tournament, id, Some(asked.request.seat)),
                        asked: list::approval(tournament, asked),
                        reason: solo
                            .and_then(|solo| found.approval_needed(rules, asked.request.game, solo))
                            .map(wire::ApprovalReason::from),
                    });
                }
            }
            for made in found.complaints() {
                let at = at_table(tournament, id, Some(made.seat));
                complaints.push(ComplaintMatter { at, made: list::complaint(tournament, made) });
            }
            for made in found.calls() {
                calls.push(CallMatter {
                    at: at_table(tournament, id, made.seat),
                    made: list::call(tournament, made),
                });
            }
        }
    }
    RefereeView {
        head: Head::of(tournament),
        // An approval does not say when it was asked for.
        approvals: in_order(approvals, |matter| (matter.asked.answer.is_none(), None)),
        complaints: in_order(complaints, |matter| (matter.made.answer.is_none(), matter.made.at)),
        calls: in_order(calls, |matter| (matter.made.answer.is_none(), matter.made.at)),
    }
}

fn at_table(tournament: &Tournament, list: ListId, seat: Option<Seat>) -> AtTable {
    let players = tournament.state().players_of(list);
    let player = seat.zip(players).map(|(seat, players)| players[seat]);
    AtTable {
        list: list.into(),
        player: player.map(|player| player.0),
        name: player.map(|player| name(tournament, player)),
    }
}

/// Open matters, then answered ones; of each is known whether it is open, and since when.
fn in_order<T>(all: Vec<T>, about: impl Fn(&T) -> (bool, Option<i64>)) -> Vec<T> {
    let (mut open, mut answered): (Vec<T>, Vec<T>) = all.into_iter().partition(|matter| about(matter).0);
    open.sort_by_key(|matter| about(matter).1);
    answered.sort_by_key(|matter| std::cmp::Reverse(about(matter).1));
    answered.truncate(ANSWERED);
    open.extend(answered);
    open
}
