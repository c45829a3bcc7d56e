//! The answer of `judge`, written straight into bytes: the command answers a hundred thousand games a second.

use schafkopf::{BySeat, CardSet, Ending, Outcome, Play, RamschOutcome, Seat};

use crate::game::Adjudicated;
use crate::json::{push_number, push_string, push_string_or_null};

/// Appends the answer of a judged game.
pub(super) fn write(judged: &Adjudicated, id: Option<&str>, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"id\":");
    push_string_or_null(out, id);
    out.extend_from_slice(b",\"ok\":true,\"steps\":[");
    write_steps(judged, out);
    out.extend_from_slice(b"],\"tricks\":[");
    write_tricks(judged, out);
    out.extend_from_slice(b"],\"party\":");
    write_party(judged, out);
    out.push(b',');
    write_turn(judged, out);
    match judged.ending() {
        Some(Ending::Scored { outcome, settlement, entry }) => {
            write_result(outcome, out);
            let units = settlement.map(|settlement| *settlement.units().as_array());
            write_numbers("units", units, out);
            write_numbers("points", entry.map(|entry| entry.points().as_array().map(i64::from)), out);
        }
        Some(Ending::SieVoid { seat }) => {
            write_result(&Outcome::of_sie(judged.game.deal(), *seat), out);
            let rules = &judged.game.setup().rules;
            write_numbers("units", rules.money.map(|_| [0; 4]), out);
            write_numbers("points", rules.list.map(|_| [0; 4]), out);
        }
        Some(Ending::Ramsch { outcome, settlement, entry }) => {
            write_ramsch(outcome, out);
            let units = settlement.map(|settlement| *settlement.units().as_array());
            write_numbers("units", units, out);
            write_numbers("points", entry.map(|entry| entry.points().as_array().map(i64::from)), out);
        }
        Some(Ending::ThrownIn | Ending::Redealt { .. }) | None => {
            out.extend_from_slice(b"\"result\":null,\"units\":null,\"points\":null,");
        }
    }
    out.extend_from_slice(b"\"notes\":[");
    if judged.game.has_refused_tout() {
        push_string(out, "tout_not_allowed");
    }
    if matches!(judged.ending(), Some(Ending::SieVoid { .. })) {
        push_string(out, "sie_does_not_count");
    }
    out.extend_from_slice(b"]}");
}

fn write_steps(judged: &Adjudicated, out: &mut Vec<u8>) {
    for (i, step) in judged.steps.iter().enumerate() {
        out.extend_from_slice(if i == 0 { b"{\"seat\":" } else { b",{\"seat\":" });
        out.push(b'0' + step.seat.number());
        out.extend_from_slice(b",\"card\":\"");
        out.extend_from_slice(&step.card.ascii());
        out.extend_from_slice(b"\",\"legal\":");
        push_cards(out, step.legal);
        out.push(b'}');
    }
}

fn write_tricks(judged: &Adjudicated, out: &mut Vec<u8>) {
    let Some(order) = judged.game.play().map(Play::order) else { return };
    for (i, trick) in judged.steps.chunks_exact(4).enumerate() {
        let cards: CardSet = trick.iter().map(|step| step.card).collect();
        let winning = order.winner(cards, trick[0].card);
        let winner = trick.iter().find(|step| step.card == winning).map_or(trick[0].seat, |step| step.seat);
        out.extend_from_slice(if i == 0 { b"{\"leader\":" } else { b",{\"leader\":" });
        out.push(b'0' + trick[0].seat.number());
        out.extend_from_slice(b",\"winner\":");
        out.push(b'0' + winner.number());
        out.extend_from_slice(b",\"points\":");
        push_number(out, i64::from(cards.points()));
        out.push(b'}');
    }
}

fn write_party(judged: &Adjudicated, out: &mut Vec<u8>) {
    match judged.parties {
        None => out.extend_from_slice(b"null"),
        Some(parties) => push_seats(out, parties.declarers()),
    }
}

/// Appends a list of seats.
fn push_seats(out: &mut Vec<u8>, seats: impl Iterator<Item = Seat>) {
    out.push(b'[');
    for (i, seat) in seats.enumerate() {
        if i > 0 {
            out.push(b',');
        }
        out.push(b'0' + seat.number());
    }
    out.push(b']');
}

/// What a Ramsch came to: points and tricks of each, who lost, who took nothing, who took all (V 3).
fn write_ramsch(outcome: &RamschOutcome, out: &mut Vec<u8>) {
    let of = |values: &BySeat<u8>| Some(values.as_array().map(i64::from));
    out.extend_from_slice(b"\"result\":{");
    write_numbers("points", of(&outcome.points), out);
    write_numbers("tricks", of(&outcome.tricks), out);
    out.extend_from_slice(b"\"losers\":");
    push_seats(out, outcome.losers.iter());
    out.extend_from_slice(b",\"jungfrauen\":");
    push_seats(out, outcome.jungfrauen.iter());
    out.extend_from_slice(b",\"durchmarsch\":");
    match outcome.durchmarsch {
        None => out.extend_from_slice(b"null"),
        Some(seat) => out.push(b'0' + seat.number()),
    }
    out.extend_from_slice(b"},");
}

/// Whose turn it is and what he may play, while cards are left.
fn write_turn(judged: &Adjudicated, out: &mut Vec<u8>) {
    let Some(play) = judged.game.play().filter(|_| judged.ending().is_none()) else {
        out.extend_from_slice(b"\"turn\":null,\"legal\":null,");
        return;
    };
    out.extend_from_slice(b"\"turn\":");
    out.push(b'0' + play.turn().number());
    out.extend_from_slice(b",\"legal\":");
    push_cards(out, play.legal());
    out.push(b',');
}

fn write_result(outcome: &Outcome, out: &mut Vec<u8>) {
    out.extend_from_slice(b"\"result\":{\"declarer_points\":");
    push_number(out, i64::from(outcome.points));
    out.extend_from_slice(b",\"declarer_tricks\":");
    push_number(out, i64::from(outcome.tricks));
    for (name, flag) in [("won", outcome.won), ("schneider", outcome.schneider), ("schwarz", outcome.schwarz)]
    {
        out.push(b',');
        push_string(out, name);
        out.extend_from_slice(if flag { b":true" } else { b":false" });
    }
    if !outcome.contract.has_runners() {
        out.extend_from_slice(b",\"runners\":null},");
        return;
    }
    out.extend_from_slice(b",\"runners\":{\"count\":");
    push_number(out, i64::from(outcome.runners.count));
    out.extend_from_slice(b",\"side\":");
    push_string(out, outcome.runners.side.name());
    out.extend_from_slice(b"}},");
}

fn write_numbers(name: &str, numbers: Option<[i64; 4]>, out: &mut Vec<u8>) {
    push_string(out, name);
    out.push(b':');
    match numbers {
        None => out.extend_from_slice(b"null,"),
        Some(numbers) => {
            for (i, number) in numbers.into_iter().enumerate() {
                out.push(if i == 0 { b'[' } else { b',' });
                push_number(out, number);
            }
            out.extend_from_slice(b"],");
        }
    }
}

/// Appends a list of cards as a string.
fn push_cards(out: &mut Vec<u8>, cards: CardSet) {
    out.push(b'"');
    for (i, card) in cards.iter().enumerate() {
        if i > 0 {
            out.push(b' ');
        }
        out.extend_from_slice(&card.ascii());
    }
    out.push(b'"');
}
