//! The list of a table, as it looks on paper.

use std::fmt::Write as _;

use schafkopf::{BySeat, Seat};
use schafkopf_turnier::{
    Evaluation, ListId, ListStatus, PlayerNumber, Refusal, SeatTotals, Signer, TableList, TakenBack,
    WrittenRow,
};
use serde_json::{Value, json};
use stammtisch_desk::words::{format, list_name, short_row, short_totals};
use stammtisch_text::Texts;

use super::answer::Answer;
use super::columns::Columns;
use super::desk::Desk;
use super::paper::TotalsLine;
use super::registering::player_name;
use super::trouble::Trouble;

/// Shows the list of a table.
pub(super) fn sheet_of(desk: &Desk, id: ListId) -> Result<Answer, Trouble> {
    let list = desk.state().list(id).ok_or(Refusal::NoSuchList { list: id })?;
    let evaluation = desk.state().evaluation(list);
    let texts = desk.texts();
    let mut text = format!("{}, {}\n", list_name(texts, id), status(texts, list.status()));
    if list.written_totals().is_some() {
        text = format!("{}, {}\n", text.trim_end(), texts.get("turnier-totals-mark"));
    }
    if let Some(players) = desk.state().players_of(id) {
        for (seat, &player) in players.iter() {
            let mark =
                if list.keeper() == Some(seat) { texts.get("turnier-is-keeper") } else { String::new() };
            let line = format!("{}: {player} {} {mark}", texts.seat(seat), player_name(desk, player));
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    if let Some(written) = list.written_totals() {
        text.push_str(&totals_lines(texts, &written.totals));
    }
    if list.written_totals().is_none() || !list.taken_back().is_empty() {
        text.push_str(&rows(texts, list).text());
    }
    for old in list.old_totals() {
        let _ = writeln!(text, "({})", short_totals::print(&old.totals));
    }
    text.push_str(&sums(texts, &evaluation));
    text.push_str(&notes(desk, list));
    Ok(Answer::new(json(desk, id, list, &evaluation), text))
}

/// Whether a list can be written in.
pub(super) fn status(texts: &Texts, status: ListStatus) -> String {
    texts.get(match status {
        ListStatus::Open => "turnier-list-open",
        ListStatus::Closed => "turnier-list-closed",
        ListStatus::Voided => "turnier-list-voided",
        ListStatus::Purged => "turnier-list-purged",
    })
}

fn rows(texts: &Texts, list: &TableList) -> Columns {
    let mut heading = vec![texts.get("turnier-head-game"), texts.get("turnier-head-what")];
    heading.extend(Seat::ALL.map(|seat| seat.number().to_string()));
    let mut columns = Columns::new(heading);
    for (game, written) in (1_u32..).zip(list.rows()) {
        let mut fields = vec![game.to_string(), what(written)];
        fields.extend(Seat::ALL.map(|seat| number(written, seat)));
        columns.row(fields);
        for old in written.before.iter().rev() {
            columns.row([String::new(), format!("({})", short_row::print(old.row.raw()))]);
        }
        for old in list.taken_back_from(game) {
            columns.row([String::new(), taken_back(old)]);
        }
    }
    for old in list.taken_back_for_good() {
        columns.row([old.game.to_string(), taken_back(old)]);
    }
    columns
}

/// What the foot of a paper list says of each seat (decision 37).
fn totals_lines(texts: &Texts, totals: &BySeat<SeatTotals>) -> String {
    let mut text = String::new();
    for (seat, own) in totals.iter() {
        let args = [
            ("seat", texts.seat(seat)),
            ("plus", own.plus.to_string()),
            ("minus", own.minus.to_string()),
            ("solos", format!("{}/{}", own.solos_won, own.solos_played)),
            ("touts", format!("{}/{}", own.touts_won, own.touts_played)),
            ("sie", own.sie.to_string()),
        ];
        text.push_str(&format(texts, "turnier-totals-line", &args));
        text.push('\n');
    }
    text
}

/// A row that was taken back stays readable (S 5.3.4).
fn taken_back(old: &TakenBack) -> String {
    format!("({} <)", short_row::print(old.row.raw()))
}

fn what(written: &WrittenRow) -> String {
    let mark = if written.referee.is_some() { " *" } else { "" };
    format!("{}{mark}", short_row::print(written.row.raw()))
}

/// A number of a row; a solo kind is circled (S 5.3.3, P 8).
fn number(written: &WrittenRow, seat: Seat) -> String {
    let points = written.row.points()[seat];
    let number = if points == 0 { "0".to_owned() } else { format!("{points:+}") };
    match written.row.solo() {
        Some(solo) if solo.soloist == seat => format!("({number})"),
        Some(_) | None => number,
    }
}

/// Plus, minus and total of the four, and the cross-check.
pub(super) fn sums(texts: &Texts, evaluation: &Evaluation) -> String {
    let mut columns = Columns::default();
    for (key, numbers) in [
        ("turnier-plus", evaluation.plus),
        ("turnier-minus", evaluation.minus),
        ("turnier-total", evaluation.total),
    ] {
        let signed = key == "turnier-total";
        let told = |number: &i64| if signed { format!("{number:+}") } else { number.to_string() };
        columns.row(std::iter::once(texts.get(key)).chain(numbers.as_array().iter().map(told)));
    }
    let mut text = columns.text();
    if let Some(points) = evaluation.table_points {
        let numbers = points.as_array().map(|number| number.to_string()).join(" ");
        let _ = writeln!(text, "{} {numbers}", texts.get("turnier-table-points"));
    }
    if let Some(check) = evaluation.checks.last() {
        let args = [("after", check.after.to_string()), ("sum", check.sum.to_string())];
        text.push_str(&format(texts, "turnier-check", &args));
        text.push('\n');
    }
    text
}

fn notes(desk: &Desk, list: &TableList) -> String {
    let texts = desk.texts();
    let mut text = String::new();
    for (game, approval) in list.approvals() {
        let args = [
            ("game", game.to_string()),
            ("kind", texts.kind(approval.request.kind)),
            ("seat", texts.seat(approval.request.seat)),
            (
                "answer",
                texts.get(match approval.answer {
                    Some(schafkopf_turnier::Answer::Granted) => "turnier-granted",
                    Some(schafkopf_turnier::Answer::Refused) => "turnier-not-granted",
                    None => "turnier-unanswered",
                }),
            ),
            ("referee", approval.referee.map(|id| desk.person_name(id)).unwrap_or_default()),
        ];
        text.push_str(&format(texts, "turnier-note-approval", &args));
        text.push('\n');
    }
    for complaint in list.complaints() {
        let args = [
            ("game", complaint.game.to_string()),
            ("seat", texts.seat(complaint.seat)),
            (
                "answer",
                texts.get(match complaint.answer {
                    Some(schafkopf_turnier::Answer::Granted) => "turnier-granted",
                    Some(schafkopf_turnier::Answer::Refused) => "turnier-not-granted",
                    None => "turnier-unanswered",
                }),
            ),
        ];
        text.push_str(&format(texts, "turnier-note-complaint", &args));
        text.push('\n');
    }
    text
}

fn json(desk: &Desk, id: ListId, list: &TableList, evaluation: &Evaluation) -> Value {
    let players: Option<[PlayerNumber; 4]> = desk.state().players_of(id).map(|players| *players.as_array());
    let row = |written: &WrittenRow| {
        let before: Vec<_> =
            written.before.iter().map(|old| json!({"row": old.row.raw(), "event": old.event})).collect();
        json!({
            "row": written.row.raw(), "short": short_row::print(written.row.raw()),
            "points": written.row.points().as_array(), "event": written.event,
            "referee": written.referee, "before": before,
        })
    };
    let taken_back = list
        .taken_back()
        .iter()
        .map(|old| json!({"game": old.game, "row": old.row.raw(), "event": old.event}));
    let signed: Vec<u8> = Seat::ALL
        .into_iter()
        .filter(|&seat| list.is_signed_by(Signer::Player(seat)))
        .map(Seat::number)
        .collect();
    json!({
        "match": id.match_number, "table": id.table, "players": players, "status": list.status(),
        "keeper": list.keeper().map(Seat::number), "rows": list.rows().iter().map(row).collect::<Vec<_>>(),
        "taken_back": taken_back.collect::<Vec<_>>(),
        "totals": list.written_totals().map(|written| written.totals.as_array().map(TotalsLine::from)),
        "plus": evaluation.plus.as_array(), "minus": evaluation.minus.as_array(),
        "total": evaluation.total.as_array(), "checks": evaluation.checks,
        "table_points": evaluation.table_points.map(|points| *points.as_array()),
        "signed": signed, "keeper_signed": list.is_signed_by(Signer::Keeper),
    })
}
