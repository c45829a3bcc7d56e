//! The fold: how each event changes the state.
//!
//! Events in a log were permitted when they were written; an event that refers to nothing changes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use schafkopf::RuleSet;

use super::event::Role;
use super::event::{
    Answer, ApprovalDecision, ApprovalRequest, ComplaintDecision, ComplaintMaking, DrawRecord, Edition,
    Event, EventKind, ListId, MatchStart, Office, Part, Registering, RowCorrection, RowEntry, Signature,
    Signer, Substitution,
};
use super::paper::{ListClearing, ListSwap, TotalsEntry};
use super::phase::Phase;
use super::referee_call::{Call, CallAnswer, RefereeCall};
use super::setup::Setup;
use super::state::{Participant, Start, State, Status};
use super::table_list::{
    Approval, Complaint, ListStatus, OldRow, OldTotals, TableList, TakenBack, WrittenRow, WrittenTotals,
};
use crate::person::PersonId;
use crate::player_number::PlayerNumber;

impl State {
    /// The state of a tournament that was just created.
    pub(super) fn created(rules: Arc<RuleSet>, setup: Setup, by: PersonId) -> State {
        State {
            rules,
            setup,
            phase: Phase::Planned,
            seed: None,
            officials: BTreeMap::from([(by, BTreeSet::from([Role::Director]))]),
            players: BTreeMap::new(),
            draws: Vec::new(),
            seatings: Vec::new(),
            lists: Vec::new(),
            kept: None,
            paper: None,
            door: false,
        }
    }

    /// Takes an event in. What was undone must be left out before.
    pub(super) fn apply(&mut self, event: &Event) {
        match &event.what {
            EventKind::Created(setup) | EventKind::SetupChanged(setup) => self.setup = setup.clone(),
            EventKind::Appointed(office) => self.appoint(*office),
            EventKind::Dismissed(office) => self.dismiss(*office),
            EventKind::SeedFixed { seed } => self.seed = Some(seed.clone()),
            EventKind::RegistrationOpened => self.phase = Phase::Open,
            EventKind::Registered(registering) => self.register(event.seq, *registering),
            EventKind::AgeProven(check) => self.with_player(check.player, |p| p.age = Some(check.proof)),
            EventKind::Paid(payment) => self.with_player(payment.player, |p| p.paid += payment.cents),
            EventKind::Withdrawn { player } => self.set_status(*player, Status::Withdrawn),
            EventKind::CheckedIn(arrival) => {
                self.with_player(arrival.player, |p| p.arrival = Some(arrival.number));
            }
            EventKind::CheckedOut { player } => self.with_player(*player, |p| p.arrival = None),
            EventKind::DoorDrawBegun => self.door = true,
            EventKind::PutOnWaitingList { players } => {
                for &player in players {
                    self.with_player(player, |p| (p.status, p.waited) = (Status::Waiting, p.waited + 1));
                }
            }
            EventKind::MovedUp { player } => self.set_status(*player, Status::Active),
            EventKind::Drawn(record) => self.draw(record),
            EventKind::MatchStarted(start) => self.start_match(*start),
            EventKind::KeeperNamed(choice) => self.with_list(choice.list, |l| l.keeper = Some(choice.seat)),
            EventKind::RowEntered(entry) => self.enter_row(event, entry),
            EventKind::RowCorrected(correction) => self.correct_row(event, correction),
            EventKind::PaperChosen(choice) => self.paper = Some(*choice),
            EventKind::TotalsEntered(entry) => self.enter_totals(event, entry),
            EventKind::ListCleared(ListClearing { list, .. }) => self.with_list(*list, TableList::clear),
            EventKind::ListsSwapped(swap) => self.swap_lists(*swap),
            EventKind::ApprovalRequested(request) => self.request_approval(*request),
            EventKind::ApprovalDecided(decision) => self.decide_approval(*decision),
            EventKind::ComplaintMade(making) => self.complain(event.seq, *making),
            EventKind::ComplaintDecided(decision) => self.decide_complaint(*decision),
            EventKind::RefereeCalled(call) => self.call_referee(event.seq, *call),
            EventKind::CallAnswered(answer) => self.answer_call(event.seq, *answer),
            EventKind::Signed(signature) => self.sign(event.seq, *signature),
            EventKind::ListClosed(list) => self.with_list(*list, |l| l.status = ListStatus::Closed),
            EventKind::ListReopened(list) => self.with_list(*list, |l| {
                l.status = ListStatus::Open;
                l.unsign();
            }),
            EventKind::ListVoided(list) => self.with_list(*list, |l| l.status = ListStatus::Voided),
            EventKind::Excluded { player } => self.set_status(*player, Status::Excluded),
            EventKind::Substituted(substitution) => self.substitute(event.edition, *substitution),
            EventKind::SeatTaken(change) => self.take_house_seat(*change),
            EventKind::MatchClosed { number } => self.phase = Phase::Between(*number),
            EventKind::TournamentClosed => self.phase = Phase::Closed,
            EventKind::ListsPurged { results } => {
                self.kept = Some(results.clone());
                self.lists.iter_mut().flatten().for_each(|list| {
                    *list = TableList { status: ListStatus::Purged, ..TableList::new(None) };
                });
            }
            EventKind::DetailsChanged { .. }
            | EventKind::Announced { .. }
            | EventKind::PersonErased { .. }
            | EventKind::Undone { .. }
            | EventKind::Imported { .. }
            | EventKind::Destroyed { .. } => {}
        }
    }

    fn with_player(&mut self, number: PlayerNumber, change: impl FnOnce(&mut Participant)) {
        if let Some(player) = self.players.get_mut(&number) {
            change(player);
        }
    }

    fn with_list(&mut self, id: ListId, change: impl FnOnce(&mut TableList)) {
        if let Some(list) = self.list_mut(id) {
            change(list);
        }
    }

    fn set_status(&mut self, number: PlayerNumber, status: Status) {
        self.with_player(number, |player| player.status = status);
    }

    fn appoint(&mut self, office: Office) {
        self.officials.entry(office.person).or_default().insert(office.role);
    }

    fn dismiss(&mut self, office: Office) {
        if let Some(roles) = self.officials.get_mut(&office.person) {
            roles.remove(&office.role);
            if roles.is_empty() {
                self.officials.remove(&office.person);
            }
        }
    }

    fn register(&mut self, since: u64, registering: Registering) {
        let waits = registering.late && registering.part == Part::Ranked;
        let player = Participant {
            person: registering.person,
            part: registering.part,
            late: registering.late,
            age: registering.age,
            paid: 0,
            status: if waits { Status::Waiting } else { Status::Active },
            since,
            took_over: None,
            waited: 0,
            from: None,
            arrival: None,
        };
        self.players.insert(registering.player, player);
    }

    fn draw(&mut self, record: &DrawRecord) {
        let before = (record.request.first_match as usize).saturating_sub(1);
        self.seatings.truncate(before);
        self.seatings.extend(record.seatings.iter().cloned());
        self.lists.truncate(before);
        self.phase = match record.request.first_match {
            0 | 1 => Phase::Drawn,
            first => Phase::Between(first - 1),
        };
        self.draws.push(record.clone());
    }

    fn start_match(&mut self, start: MatchStart) {
        let tables = self.seating(start.number).map_or(0, |seating| seating.tables.len());
        self.lists.push(vec![TableList::new(start.keeper); tables]);
        self.phase = Phase::Running(start.number);
    }

    fn enter_row(&mut self, event: &Event, entry: &RowEntry) {
        let Some(place) = self.list(entry.list).map(|list| list.place(entry.game)) else { return };
        let Ok(row) = self.scoresheet().kept(place, &entry.row) else { return };
        self.with_list(entry.list, |list| {
            list.rows.push(WrittenRow { row, event: event.seq, referee: entry.referee, before: Vec::new() });
            list.sealed = event.seq;
            list.hands.insert(event.by);
        });
    }

    /// Takes an event in that was undone: what it wrote in a list stays readable (S 5.3.4), and the rows above it are the
    /// referee's from there on (decision 30); that is all.
    pub(super) fn apply_undone(&mut self, event: &Event) {
        if let EventKind::TotalsEntered(entry) = &event.what {
            let old = OldTotals { totals: entry.totals, event: event.seq };
            return self.with_list(entry.list, |list| list.old_totals.push(old));
        }
        if let Some((list, game, row)) = event.what.row() {
            let place = self.list(list).map(|list| list.place(game));
            if let Some(Ok(row)) = place.map(|place| self.scoresheet().kept(place, row)) {
                self.with_list(list, |list| list.taken_back.push(TakenBack { game, row, event: event.seq }));
            }
        }
        if let EventKind::RowEntered(RowEntry { list, .. }) | EventKind::Signed(Signature { list, .. }) =
            event.what
        {
            self.with_list(list, |list| list.sealed = event.seq);
        }
    }

    /// What stood there before stays readable, as with rows (S 5.3.4).
    fn enter_totals(&mut self, event: &Event, entry: &TotalsEntry) {
        let &TotalsEntry { list, totals, referee } = entry;
        let games = self.tournament_rules().games;
        let written = WrittenTotals { totals, event: event.seq, referee, games };
        self.with_list(list, |list| {
            list.put_totals_away();
            list.totals = Some(written);
            list.hands.insert(event.by);
            if list.status == ListStatus::Open {
                list.unsign();
            }
        });
    }

    fn swap_lists(&mut self, swap: ListSwap) {
        let ListSwap { one, other, .. } = swap;
        let Some(mut paper) = self.list(one).cloned() else { return };
        self.with_list(other, |list| list.swap_paper(&mut paper));
        self.with_list(one, |list| *list = paper);
    }

    fn correct_row(&mut self, event: &Event, correction: &RowCorrection) {
        let Some(place) = self.list(correction.list).map(|list| list.place(correction.game)) else { return };
        let Ok(new) = self.scoresheet().kept(place, &correction.row) else { return };
        self.with_list(correction.list, |list| {
            let Some(row) = list.rows.get_mut((correction.game as usize).wrapping_sub(1)) else { return };
            let old = std::mem::replace(&mut row.row, new);
            row.before.push(OldRow { row: old, event: row.event });
            row.event = event.seq;
            row.referee = correction.referee;
            list.hands.insert(event.by);
            // What was signed stands no more, unless the list is closed and the management mends it (S 5.3.6).
            if list.status == ListStatus::Open {
                list.unsign();
            }
        });
    }

    fn request_approval(&mut self, request: ApprovalRequest) {
        self.with_list(request.list, |list| {
            list.approvals.insert(request.game, Approval { request, answer: None, referee: None });
        });
    }

    fn decide_approval(&mut self, decision: ApprovalDecision) {
        let ApprovalDecision { request, answer, referee } = decision;
        self.with_list(request.list, |list| {
            let approval = Approval { request, answer: Some(answer), referee: Some(referee) };
            list.approvals.insert(request.game, approval);
        });
    }

    fn complain(&mut self, event: u64, making: ComplaintMaking) {
        self.with_list(making.list, |list| {
            list.complaints.push(Complaint {
                game: making.game,
                seat: making.seat,
                event,
                answer: None,
                referee: None,
            });
        });
    }

    fn decide_complaint(&mut self, decision: ComplaintDecision) {
        self.with_list(decision.list, |list| {
            let open = |complaint: &&mut Complaint| {
                (complaint.game, complaint.seat, complaint.answer)
                    == (decision.game, decision.seat, None::<Answer>)
            };
            if let Some(complaint) = list.complaints.iter_mut().find(open) {
                complaint.answer = Some(decision.answer);
                complaint.referee = Some(decision.referee);
            }
        });
    }

    fn call_referee(&mut self, event: u64, call: RefereeCall) {
        let RefereeCall { list, seat, matter, about } = call;
        self.with_list(list, |list| {
            list.calls.push(Call { event, seat, matter, about, answer: None, referee: None });
        });
    }

    fn answer_call(&mut self, event: u64, answer: CallAnswer) {
        self.with_list(answer.list, |list| {
            if let Some(call) = list.calls.iter_mut().find(|call| call.event == answer.call) {
                call.answer = Some((event, answer.answer));
                call.referee = Some(answer.referee);
            }
        });
    }

    fn sign(&mut self, event: u64, signature: Signature) {
        self.with_list(signature.list, |list| {
            match signature.signer {
                Signer::Player(seat) => list.signed[seat] = true,
                Signer::Keeper => list.keeper_signed = true,
            }
            list.sealed = event;
        });
    }

    /// Where somebody begins who has just taken a seat: below what is written there.
    fn start_of(&self, player: PlayerNumber) -> Option<Start> {
        let (match_number, place) = self.seat_ahead(player)?;
        let list = ListId { match_number, table: place.table };
        Some(Start { list, games: self.list(list).map_or(0, TableList::written) })
    }

    /// Whoever plays for a place begins at 0 on a house player's seat.
    fn take_house_seat(&mut self, change: Substitution) {
        self.exchange(change);
        let from = self.start_of(change.enters);
        self.with_player(change.enters, |player| {
            player.status = Status::Active;
            player.from = from;
        });
        self.set_status(change.leaves, Status::Replaced(change.enters));
    }

    /// One sits where another sat, from the running match on.
    fn exchange(&mut self, Substitution { leaves, enters }: Substitution) {
        let first = self.current_match() as usize - 1;
        for table in self.seatings.iter_mut().skip(first).flat_map(|seating| &mut seating.tables) {
            *table = table.map(|player| if player == leaves { enters } else { player });
        }
    }

    /// The substitute takes the seats from the running match on, and the points, unless they are lost with an exclusion.
    fn substitute(&mut self, edition: Edition, substitution: Substitution) {
        let Substitution { leaves, enters } = substitution;
        self.exchange(substitution);
        let Some(left) = self.players.get(&leaves) else { return };
        let (part, excluded) = (left.part, left.status == Status::Excluded);
        // Who takes over the points of such a substitute takes over where those began.
        let from = if excluded { self.start_of(enters) } else { left.from };
        self.with_player(enters, |player| {
            player.status = Status::Active;
            // Once the substitute of an excluded player had no rank.
            player.part = if excluded && edition == Edition::First { Part::House } else { part };
            player.took_over = (!excluded).then_some(leaves);
            player.from = from;
        });
        if !excluded {
            self.set_status(leaves, Status::Replaced(enters));
        }
    }
}
