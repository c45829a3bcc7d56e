//! `turnier import-players`, `arrive`, `leave` and `door-draw`: names in, and people through the door.

use std::path::Path;

use schafkopf_turnier::{Command, Place, PlayerNumber, TableOptions, TableReading};
use serde_json::json;
use stammtisch_desk::words::{format, money, refusal, registration_table};
use stammtisch_desk::{
    Tried, TwinOf, Wanted, arrival, first_in_office, read_registration_file, registrations, try_registrations,
};

use super::answer::Answer;
use super::args::ReadingArgs;
use super::desk::Desk;
use super::registering::{done, duplicate_pairs, duplicates, player_name, read};
use super::trouble::Trouble;

/// Registers everybody of a table, or nobody.
pub(super) fn import(
    file: &Path,
    seen: bool,
    args: &ReadingArgs,
    desk: &mut Desk,
) -> Result<Answer, Trouble> {
    let bytes = read(file)?;
    let options = TableOptions {
        day: Some(desk.state().setup().date),
        surname_first: args.surname_first,
        guess: false,
    };
    let mut reading = read_registration_file(&bytes, options)?;
    reading.rows.retain(|row| !args.skip.contains(&row.line));
    reading.faults.retain(|fault| !fault.line().is_some_and(|line| args.skip.contains(&line)));
    if args.dry_run {
        return Ok(tried(&reading, seen, desk));
    }
    if let Some(fault) = reading.faults.into_iter().next() {
        return Err(fault.into());
    }
    let rows = reading.rows;
    let done = desk.act_all(|tournament| {
        Ok(registrations(tournament, &rows, seen).into_iter().map(Wanted::from).collect())
    });
    done.map_err(|trouble| match trouble {
        Trouble::At(place, why) => {
            let line = rows.get(place).map_or(0, |row| row.line).to_string();
            Trouble::told("line", &[("line", &line), ("message", &why.message(desk.texts()))])
        }
        other => other,
    })?;
    let pairs = duplicate_pairs(desk);
    let texts = desk.texts();
    let mut text = format(texts, "turnier-imported-players", &[("count", rows.len().to_string())]);
    if !pairs.is_empty() {
        text.push('\n');
        text.push_str(&duplicates(desk).text);
    }
    Ok(Answer::new(json!({"registered": rows.len(), "likely_duplicates": pairs}), text))
}

/// What would be read, line by line; nothing changes.
fn tried(reading: &TableReading, seen: bool, desk: &Desk) -> Answer {
    let texts = desk.texts();
    let by = first_in_office(desk.state(), schafkopf_turnier::Role::Director);
    let Tried { refused, twins } = match by {
        Some(by) => try_registrations(desk.tournament(), &reading.rows, seen, (0, by)),
        None => Tried::default(),
    };
    let mut faults: Vec<(Option<usize>, String)> =
        reading.faults.iter().map(|fault| (fault.line(), registration_table(texts, fault))).collect();
    faults.extend(refused.iter().map(|(line, why)| {
        let args = [("line", line.to_string()), ("message", refusal(texts, why))];
        (Some(*line), format(texts, "turnier-trouble-line", &args))
    }));
    faults.sort();
    let fee = desk.state().setup().entry_fee;
    let mut lines: Vec<String> = Vec::new();
    for row in &reading.rows {
        let paid = money(texts, i64::from(row.paid.cents(fee)));
        let told = [row.details.full_name(), row.details.town.clone(), paid, row.details.remark.clone()];
        let told: Vec<String> = told.into_iter().filter(|part| !part.is_empty()).collect();
        lines.push(format!("{:>4}  {}", row.line, told.join(" · ")));
    }
    lines.extend(faults.iter().map(|(_, message)| message.clone()));
    lines.extend(twins.iter().map(|twin| told_twin(*twin, desk)));
    let count = reading.rows.len() - refused.len().min(reading.rows.len());
    lines.push(format(
        texts,
        "turnier-would-import",
        &[("count", count.to_string()), ("faults", faults.len().to_string())],
    ));
    let faults: Vec<_> =
        faults.iter().map(|(line, message)| json!({"line": line, "message": message})).collect();
    let rows: Vec<_> =
        reading.rows.iter().map(|row| json!({"line": row.line, "name": row.details.full_name()})).collect();
    let twins: Vec<_> = twins
        .iter()
        .map(|twin| json!({"line": twin.line, "other_line": twin.other_line, "player": twin.player}))
        .collect();
    let fields =
        json!({"dry_run": true, "rows": rows, "faults": faults, "twins": twins, "titles": reading.titles});
    Answer::new(fields, lines.join("\n"))
}

fn told_twin(twin: TwinOf, desk: &Desk) -> String {
    let texts = desk.texts();
    let line = ("line", twin.line.to_string());
    match (twin.player, twin.other_line) {
        (Some(player), _) => {
            let name = player_name(desk, player);
            format(texts, "turnier-twin-player", &[line, ("player", player.to_string()), ("name", name)])
        }
        (None, other) => {
            let other = other.map_or_else(String::new, |other| other.to_string());
            format(texts, "turnier-twin-line", &[line, ("other", other)])
        }
    }
}

/// Marks a player as there.
pub(super) fn arrive(player: u32, pays: bool, desk: &mut Desk) -> Result<Answer, Trouble> {
    let player = PlayerNumber(player);
    desk.act_all(|tournament| {
        Ok(arrival(tournament.state(), player, pays).into_iter().map(Wanted::from).collect())
    })
    .map_err(|trouble| match trouble {
        Trouble::At(_, why) => *why,
        other => other,
    })?;
    let texts = desk.texts();
    let number = desk.state().player(player).and_then(|player| player.arrival).unwrap_or(0);
    let args =
        [("player", player.to_string()), ("name", player_name(desk, player)), ("number", number.to_string())];
    let mut lines = vec![format(texts, "turnier-arrived", &args)];
    let slip = desk.state().slip(player);
    lines.extend((1_u32..).zip(&slip).map(|(number, place)| {
        let args = [
            ("match", number.to_string()),
            ("table", place.table.to_string()),
            ("seat", place.seat.number().to_string()),
        ];
        format(texts, "turnier-slip", &args)
    }));
    let paid = desk.state().player(player).map_or(0, |player| player.paid);
    let told = |place: &Place| json!({"table": place.table, "seat": place.seat.number()});
    let slip: Vec<_> = slip.iter().map(told).collect();
    Ok(Answer::new(
        json!({"player": player, "arrival": number, "paid": paid, "slip": slip}),
        lines.join("\n"),
    ))
}

/// Takes back that a player is there.
pub(super) fn leave(player: u32, desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act(Command::CheckOut(PlayerNumber(player)))?;
    Ok(done(desk, "turnier-left", PlayerNumber(player)))
}

/// From now on seats are drawn at the door.
pub(super) fn begin(desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act(Command::BeginDoorDraw)?;
    let events = desk.tournament().log().len();
    Ok(Answer::new(json!({"events": events}), desk.texts().get("turnier-door-draw")))
}
