//! The sheet as one JSON object.

use std::collections::BTreeMap;

use schafkopf_runde::{
    Counted, EntryId, Evening, Figures, Log, Member, Row, RowState, Runde, Statistics, Transfer, transfers,
};
use serde_json::{Value, json};

/// A round with its evenings, its book and its figures; members and evenings go by their ids.
pub(super) fn of(log: &Log, runde: &Runde, statistics: &Statistics) -> Value {
    let due = transfers(runde.balances()).map(|due| due.iter().map(transfer).collect::<Vec<_>>());
    let unfit = runde.unfit().iter().map(|unfit| {
        let (code, clause) = (unfit.refusal.code(), unfit.refusal.clause());
        json!({ "entry": unfit.entry.to_string(), "code": code, "clause": clause })
    });
    json!({
        "members": runde.members().into_iter().map(|who| member(who, runde)).collect::<Vec<_>>(),
        "evenings": runde.evenings().iter().map(evening).collect::<Vec<_>>(),
        "pots": runde.pots(),
        "transfers": due,
        "unfit": unfit.collect::<Vec<_>>(),
        "twins": log.twins().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "figures": figures(statistics),
    })
}

fn sums(cents: &BTreeMap<EntryId, i64>) -> Value {
    cents
        .iter()
        .map(|(member, cents)| (member.to_string(), json!(cents)))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

fn ids(members: &[EntryId]) -> Vec<String> {
    members.iter().map(ToString::to_string).collect()
}

fn member(member: &Member, runde: &Runde) -> Value {
    json!({
        "id": member.id.to_string(),
        "number": member.number,
        "name": member.name,
        "left": member.left.is_some(),
        "cents": runde.balance(&member.id),
    })
}

fn transfer(transfer: &Transfer) -> Value {
    json!({ "from": transfer.from.to_string(), "to": transfer.to.to_string(), "cents": transfer.cents })
}

fn evening(evening: &Evening) -> Value {
    let opening = evening.opening();
    json!({
        "id": evening.id().to_string(),
        "date": opening.date.to_string(),
        "place": opening.place,
        "rules": opening.rules.set().id,
        "unit_cents": opening.unit_cents,
        "closed": evening.is_closed(),
        "rows": evening.rows().iter().map(row).collect::<Vec<_>>(),
        "cents": sums(evening.cents()),
        "pot": evening.pot(),
        "next": {
            "hand": evening.next_slot(),
            "dealer": evening.dealer().to_string(),
            "players": ids(&evening.players()),
            "sits_out": ids(&evening.sits_out()),
            "bock": evening.bock(),
        },
    })
}

fn row(row: &Row) -> Value {
    let versions = row.versions.iter().map(|version| {
        let state = match version.state {
            RowState::Counts => "counts",
            RowState::Same => "same",
            RowState::Candidate => "candidate",
            RowState::NotChosen => "not_chosen",
            RowState::Mended => "mended",
            RowState::Rewritten => "rewritten",
            RowState::TakenBack => "taken_back",
            RowState::Unfit => "unfit",
        };
        json!({
            "entry": version.entry.to_string(),
            "state": state,
            "would_pay": version.would_pay.as_ref().map(sums),
        })
    });
    json!({
        "hand": row.slot,
        "open": row.is_open(),
        "counted": row.counted.iter().map(counted).collect::<Vec<_>>(),
        "versions": versions.collect::<Vec<_>>(),
    })
}

fn counted(counted: &Counted) -> Value {
    json!({
        "entry": counted.entry.to_string(),
        "number": counted.number,
        "dealer": counted.hand.dealer.to_string(),
        "players": ids(&counted.players),
        "cents": sums(&counted.cents),
        "pot": counted.pot,
    })
}

fn figures(statistics: &Statistics) -> Value {
    let dearest = statistics.dearest.as_ref().map(|dearest| {
        json!({
            "date": dearest.date.to_string(),
            "declarer": dearest.declarer.to_string(),
            "contract": dearest.kind.name(),
            "cents": dearest.cents,
        })
    });
    let sie = statistics.sie.iter().map(|sie| {
        let (date, declarer) = (sie.date.to_string(), sie.declarer.to_string());
        json!({ "date": date, "declarer": declarer, "players": ids(&sie.players), "cents": sie.cents })
    });
    json!({
        "hands": statistics.hands,
        "members": statistics.figures.iter().map(of_member).collect::<Vec<_>>(),
        "dearest_solo": dearest,
        "sie": sie.collect::<Vec<_>>(),
    })
}

fn of_member(figures: &Figures) -> Value {
    let declared: serde_json::Map<String, Value> = figures
        .declared
        .iter()
        .map(|(kind, declared)| {
            let sums = json!({ "played": declared.played, "won": declared.won, "cents": declared.cents });
            (kind.name().to_owned(), sums)
        })
        .collect();
    let curve = figures
        .curve
        .iter()
        .map(|point| json!({ "date": point.date.to_string(), "hand": point.hand, "cents": point.cents }));
    json!({
        "member": figures.member.to_string(),
        "evenings": figures.evenings,
        "hands": figures.hands,
        "cents": figures.cents,
        "declared": declared,
        "won_in_a_row": figures.longest.won,
        "lost_in_a_row": figures.longest.lost,
        "curve": curve.collect::<Vec<_>>(),
    })
}
