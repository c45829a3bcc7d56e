//! What goes to the referee, and his answers, as they are kept.

use schafkopf_turnier::{self as turnier, PersonId};
use serde::{Deserialize, Serialize};

use super::list::ListId;
use crate::kept::{ContractKind, Seat};

/// A wish to play something that must be approved.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ApprovalRequest {
    list: ListId,
    game: u32,
    seat: Seat,
    kind: ContractKind,
}

impl From<turnier::ApprovalRequest> for ApprovalRequest {
    fn from(asked: turnier::ApprovalRequest) -> ApprovalRequest {
        let turnier::ApprovalRequest { list, game, seat, kind } = asked;
        ApprovalRequest { list: list.into(), game, seat: seat.into(), kind: kind.into() }
    }
}

impl From<ApprovalRequest> for turnier::ApprovalRequest {
    fn from(asked: ApprovalRequest) -> turnier::ApprovalRequest {
        let ApprovalRequest { list, game, seat, kind } = asked;
        turnier::ApprovalRequest { list: list.into(), game, seat: seat.into(), kind: kind.into() }
    }
}

/// The referee's answer.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ApprovalDecision {
    request: ApprovalRequest,
    answer: Answer,
    referee: u64,
}

impl From<turnier::ApprovalDecision> for ApprovalDecision {
    fn from(decision: turnier::ApprovalDecision) -> ApprovalDecision {
        let turnier::ApprovalDecision { request, answer, referee: PersonId(referee) } = decision;
        ApprovalDecision { request: request.into(), answer: answer.into(), referee }
    }
}

impl From<ApprovalDecision> for turnier::ApprovalDecision {
    fn from(decision: ApprovalDecision) -> turnier::ApprovalDecision {
        let ApprovalDecision { request, answer, referee } = decision;
        turnier::ApprovalDecision {
            request: request.into(),
            answer: answer.into(),
            referee: PersonId(referee),
        }
    }
}

/// Yes or no.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Granted,
    Refused,
}

impl From<turnier::Answer> for Answer {
    fn from(answer: turnier::Answer) -> Answer {
        match answer {
            turnier::Answer::Granted => Answer::Granted,
            turnier::Answer::Refused => Answer::Refused,
        }
    }
}

impl From<Answer> for turnier::Answer {
    fn from(answer: Answer) -> turnier::Answer {
        match answer {
            Answer::Granted => turnier::Answer::Granted,
            Answer::Refused => turnier::Answer::Refused,
        }
    }
}

/// A complaint about a game.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ComplaintMaking {
    list: ListId,
    game: u32,
    seat: Seat,
    #[serde(default, skip_serializing_if = "super::is_false")]
    halt: bool,
}

impl From<turnier::ComplaintMaking> for ComplaintMaking {
    fn from(made: turnier::ComplaintMaking) -> ComplaintMaking {
        let turnier::ComplaintMaking { list, game, seat, halt } = made;
        ComplaintMaking { list: list.into(), game, seat: seat.into(), halt }
    }
}

impl From<ComplaintMaking> for turnier::ComplaintMaking {
    fn from(made: ComplaintMaking) -> turnier::ComplaintMaking {
        let ComplaintMaking { list, game, seat, halt } = made;
        turnier::ComplaintMaking { list: list.into(), game, seat: seat.into(), halt }
    }
}

/// The answer to a complaint.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ComplaintDecision {
    list: ListId,
    game: u32,
    seat: Seat,
    answer: Answer,
    referee: u64,
}

impl From<turnier::ComplaintDecision> for ComplaintDecision {
    fn from(decision: turnier::ComplaintDecision) -> ComplaintDecision {
        let turnier::ComplaintDecision { list, game, seat, answer, referee: PersonId(referee) } = decision;
        ComplaintDecision { list: list.into(), game, seat: seat.into(), answer: answer.into(), referee }
    }
}

impl From<ComplaintDecision> for turnier::ComplaintDecision {
    fn from(decision: ComplaintDecision) -> turnier::ComplaintDecision {
        let ComplaintDecision { list, game, seat, answer, referee } = decision;
        turnier::ComplaintDecision {
            list: list.into(),
            game,
            seat: seat.into(),
            answer: answer.into(),
            referee: PersonId(referee),
        }
    }
}

/// The referee is wanted at a table.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RefereeCall {
    list: ListId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    matter: Matter,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    about: Option<u64>,
}

impl From<turnier::RefereeCall> for RefereeCall {
    fn from(call: turnier::RefereeCall) -> RefereeCall {
        let turnier::RefereeCall { list, seat, matter, about } = call;
        RefereeCall { list: list.into(), seat: seat.map(Into::into), matter: matter.into(), about }
    }
}

impl From<RefereeCall> for turnier::RefereeCall {
    fn from(call: RefereeCall) -> turnier::RefereeCall {
        let RefereeCall { list, seat, matter, about } = call;
        turnier::RefereeCall { list: list.into(), seat: seat.map(Into::into), matter: matter.into(), about }
    }
}

/// What somebody calls the referee for.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Matter {
    Doubt,
    Suspicion,
    Appeal,
}

impl From<turnier::Matter> for Matter {
    fn from(matter: turnier::Matter) -> Matter {
        match matter {
            turnier::Matter::Doubt => Matter::Doubt,
            turnier::Matter::Suspicion => Matter::Suspicion,
            turnier::Matter::Appeal => Matter::Appeal,
        }
    }
}

impl From<Matter> for turnier::Matter {
    fn from(matter: Matter) -> turnier::Matter {
        match matter {
            Matter::Doubt => turnier::Matter::Doubt,
            Matter::Suspicion => turnier::Matter::Suspicion,
            Matter::Appeal => turnier::Matter::Appeal,
        }
    }
}

/// What the referee, or the tribunal, answered.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CallAnswer {
    list: ListId,
    call: u64,
    answer: Answer,
    referee: u64,
}

impl From<turnier::CallAnswer> for CallAnswer {
    fn from(answer: turnier::CallAnswer) -> CallAnswer {
        let turnier::CallAnswer { list, call, answer, referee: PersonId(referee) } = answer;
        CallAnswer { list: list.into(), call, answer: answer.into(), referee }
    }
}

impl From<CallAnswer> for turnier::CallAnswer {
    fn from(answer: CallAnswer) -> turnier::CallAnswer {
        let CallAnswer { list, call, answer, referee } = answer;
        turnier::CallAnswer { list: list.into(), call, answer: answer.into(), referee: PersonId(referee) }
    }
}
