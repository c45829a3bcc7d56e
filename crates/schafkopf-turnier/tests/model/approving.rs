//! Approval of a game (S 5.2.14, 5.2.16, 5.2.17, P 12), and the row that rests on it.

use schafkopf::{ContractKind, Seat};
use schafkopf_turnier::{Answer, ApprovalDecision, ApprovalRequest, Command, Row, RowWriting};

use crate::game::Class;
use crate::history::History;
use crate::offices::judges;
use crate::table::Status;

/// Whether only the referee writes such a row.
pub(crate) fn is_the_referees(row: &Row) -> bool {
    row.ruling.is_some() || row.approved == Some(false)
}

fn class_of(kind: ContractKind) -> Class {
    match kind {
        ContractKind::Rufspiel | ContractKind::Hochzeit | ContractKind::Ramsch => Class::Rufspiel,
        ContractKind::Bettel
        | ContractKind::Farbgeier
        | ContractKind::Geier
        | ContractKind::Farbwenz
        | ContractKind::Wenz
        | ContractKind::Solo => Class::Solo,
        ContractKind::FarbgeierTout
        | ContractKind::GeierTout
        | ContractKind::FarbwenzTout
        | ContractKind::WenzTout
        | ContractKind::SoloTout => Class::Tout,
        ContractKind::Sie => Class::Sie,
    }
}

/// Who may play a Tout may play the same without.
fn covers(asked: Class, played: Class) -> bool {
    asked == played || (asked, played) == (Class::Tout, Class::Solo)
}

/// The name of a kind in a row, without its Tout.
fn name_of(kind: ContractKind) -> &'static str {
    match kind {
        ContractKind::Rufspiel => "rufspiel",
        ContractKind::Hochzeit => "hochzeit",
        ContractKind::Bettel => "bettel",
        ContractKind::Ramsch => "ramsch",
        ContractKind::Farbgeier | ContractKind::FarbgeierTout => "farbgeier",
        ContractKind::Geier | ContractKind::GeierTout => "geier",
        ContractKind::Farbwenz | ContractKind::FarbwenzTout => "farbwenz",
        ContractKind::Wenz | ContractKind::WenzTout => "wenz",
        ContractKind::Solo | ContractKind::SoloTout => "solo",
        ContractKind::Sie => "sie",
    }
}

fn kind_of(name: &str, class: Class) -> ContractKind {
    match (name, class == Class::Tout) {
        ("farbwenz", false) => ContractKind::Farbwenz,
        ("farbwenz", true) => ContractKind::FarbwenzTout,
        ("wenz", false) => ContractKind::Wenz,
        ("wenz", true) => ContractKind::WenzTout,
        ("sie", _) => ContractKind::Sie,
        (_, false) => ContractKind::Solo,
        (_, true) => ContractKind::SoloTout,
    }
}

/// Whether a Tout was refused, and this is the plain game that is left (decision 25).
pub(crate) fn is_left(
    (asked, answer): &(ApprovalRequest, Option<Answer>),
    request: &ApprovalRequest,
) -> bool {
    *answer == Some(Answer::Refused)
        && class_of(asked.kind) == Class::Tout
        && class_of(request.kind) == Class::Solo
        && (asked.seat, name_of(asked.kind)) == (request.seat, name_of(request.kind))
}

impl History<'_> {
    pub(crate) fn is_to_be_approved(&self, request: &ApprovalRequest) -> bool {
        let ApprovalRequest { game, kind, .. } = *request;
        let (name, set) = (name_of(kind), self.model.set);
        if game != self.now.written() + 1 || game > self.games {
            return false;
        }
        let above = self.now.above(game);
        let class = match class_of(kind) {
            Class::Sie if !set.sie || self.model.is_modest(above) => return false,
            Class::Solo | Class::Tout if !set.solos.contains(&name) => return false,
            Class::Tout if self.model.is_modest(above) => Class::Solo,
            class @ (Class::Rufspiel | Class::Solo | Class::Tout | Class::Sie) => class,
        };
        self.model.needs_approval(above, class)
    }

    /// Whether the referee can still answer: nobody asked, exactly this was asked, or it is what a refusal left.
    pub(crate) fn can_be_answered(&self, request: &ApprovalRequest) -> bool {
        match self.now.approvals.get(&request.game) {
            None => true,
            Some((asked, None)) => asked == request,
            Some(before) => is_left(before, request),
        }
    }

    /// Whether the referee granted what a row says was played. Bare numbers may be any kind of their class.
    pub(crate) fn is_granted(&self, game: u32, row: &Row, (seat, class): (i64, Class)) -> bool {
        let Some((asked, Some(Answer::Granted))) = self.now.approvals.get(&game) else { return false };
        let same_kind = row.contract.as_deref().is_none_or(|name| name == name_of(asked.kind));
        i64::from(asked.seat.number()) == seat && same_kind && covers(class_of(asked.kind), class)
    }

    pub(crate) fn may_write(&self, reason: bool, writing: &RowWriting) -> Option<Vec<Command>> {
        let table = &self.now;
        let game = table.written() + 1;
        let room = table.status == Status::Open && game <= self.games;
        let empty = table.holders.iter().any(|holder| holder.excluded);
        if !room || writing.game.is_some_and(|told| told != game) || table.keeper.is_none() || empty {
            return None;
        }
        let above = table.above(game);
        let taken = self.model.verdict(above, &writing.row).ok()?;
        if is_the_referees(&writing.row) && !Self::is_signed_off(writing.referee, reason) {
            return None;
        }
        let itself = vec![Command::EnterRow(writing.clone())];
        let Some((seat, class, _)) = taken.solo else { return Some(itself) };
        if !self.model.needs_approval(above, class) || self.is_granted(game, &writing.row, (seat, class)) {
            return Some(itself);
        }
        // The referee's initials beside it are his approval.
        let referee = writing.referee.filter(|&referee| judges(referee))?;
        let named = writing.row.contract.as_deref();
        let asked = table.approvals.get(&game).map(|(asked, _)| asked.kind);
        let asked = asked.filter(|&kind| covers(class_of(kind), class)).map(name_of);
        let kind =
            kind_of(named.or(asked).unwrap_or(if class == Class::Sie { "sie" } else { "solo" }), class);
        let seat = Seat::new(seat as u8).unwrap();
        let request = ApprovalRequest { list: writing.list, game, seat, kind };
        let granted = ApprovalDecision { request, answer: Answer::Granted, referee };
        self.can_be_answered(&request).then(|| [vec![Command::DecideApproval(granted)], itself].concat())
    }
}
