//! What waits for the referee, and what he answered last.

use schafkopf::Seat;
use schafkopf_turnier::{ListId, SoloEntry, Tournament};
use serde_json::{Value, json};

use super::{list, name, versioned};

/// Answered matters that are still shown.
const ANSWERED: usize = 50;

/// Approvals, complaints and calls: open ones first, oldest first.
pub(crate) fn referee(tournament: &Tournament) -> Value {
    let state = tournament.state();
    let (mut approvals, mut complaints, mut calls) = (Vec::new(), Vec::new(), Vec::new());
    for match_number in 1..=state.tournament_rules().matches {
        for (table, found) in (1_u32..).zip(state.lists(match_number)) {
            let id = ListId { match_number, table };
            for asked in found.approvals().values() {
                let solo = SoloEntry { soloist: asked.request.seat, kind: asked.request.kind, won: false };
                let rules = &state.tournament_rules().approval;
                let mut told = list::approval(tournament, asked);
                told["reason"] = json!(found.approval_needed(rules, asked.request.game, solo));
                // Who asked and never wrote the game has changed his mind.
                let stale = asked.answer.is_none() && found.written() >= asked.request.game;
                if !stale {
                    approvals.push(at_table(tournament, id, Some(asked.request.seat), told));
                }
            }
            for made in found.complaints() {
                let told = list::complaint(tournament, made);
                complaints.push(at_table(tournament, id, Some(made.seat), told));
            }
            for made in found.calls() {
                calls.push(at_table(tournament, id, made.seat, list::call(tournament, made)));
            }
        }
    }
    let fields = json!({
        "approvals": in_order(approvals), "complaints": in_order(complaints), "calls": in_order(calls),
    });
    versioned(tournament, fields)
}

fn at_table(tournament: &Tournament, id: ListId, seat: Option<Seat>, mut told: Value) -> Value {
    let players = tournament.state().players_of(id);
    let player = seat.zip(players).map(|(seat, players)| players[seat]);
    told["list"] = json!(id);
    told["player"] = json!(player);
    told["name"] = json!(player.map(|player| name(tournament, player)));
    told
}

fn in_order(all: Vec<Value>) -> Vec<Value> {
    let (mut open, mut answered): (Vec<Value>, Vec<Value>) =
        all.into_iter().partition(|matter| matter["answer"].is_null());
    open.sort_by_key(|matter| matter["at"].as_i64());
    answered.sort_by_key(|matter| std::cmp::Reverse(matter["at"].as_i64()));
    answered.truncate(ANSWERED);
    open.extend(answered);
    open
}
