//! A ruling as people and as programs read it.

use std::fmt::Write as _;

use schafkopf::{Case, ContractKind, Next, RuleSet, Ruling, Seat};
use serde::Serialize;
use stammtisch_text::{Arg, Texts};

/// A ruling on the wire.
#[derive(Debug, Serialize)]
struct Wire<'a> {
    ok: bool,
    rules: &'a str,
    offence: &'a str,
    next: &'a str,
    points: Option<&'a [i32; 4]>,
    units: Option<&'a [i64; 4]>,
    counts_as: Option<&'a str>,
    clauses: &'a [&'static str],
    decisions: &'a [u8],
}

/// The ruling as one line of JSON.
pub(super) fn json(rules: &RuleSet, case: &Case, ruling: &Ruling) -> String {
    let wire = Wire {
        ok: true,
        rules: &rules.id,
        offence: case.offence.name(),
        next: ruling.next.name(),
        points: ruling.points.as_ref().map(|entry| entry.points().as_array()),
        units: ruling.units.as_ref().map(|settlement| settlement.units().as_array()),
        counts_as: ruling.counts_as.map(ContractKind::name),
        clauses: &ruling.clauses,
        decisions: &ruling.decisions,
    };
    serde_json::to_string(&wire).expect("a ruling is plain data") + "\n"
}

/// The ruling in words.
pub(super) fn text(rules: &RuleSet, case: &Case, ruling: &Ruling, texts: &Texts) -> String {
    let mut text = texts.format("ruling-heading", &[("rules", Arg::from(texts.rule_set(rules)))]) + "\n";
    let _ = writeln!(text, "{}\n", incident(case, texts));
    text += &table(ruling, texts);
    let _ = writeln!(text, "{}", texts.next(ruling.next));
    let clauses = clauses(ruling, texts);
    let _ = writeln!(text, "{}", texts.format("ruling-clauses", &[("clauses", Arg::from(clauses))]));
    if ruling.next == Next::Scored {
        let _ = writeln!(text, "{}", texts.complaint_until(rules.faults.complaint_until));
    }
    if rules.tournament.is_some() {
        let _ = writeln!(text, "{}", texts.get("ruling-referee"));
    }
    if let Some(clause) = ruling.clauses.first() {
        let _ = writeln!(text, "{}", texts.format("ruling-explain", &[("clause", Arg::from(*clause))]));
    }
    text
}

/// What happened, in a sentence or two.
fn incident(case: &Case, texts: &Texts) -> String {
    let offence = texts.offence(case.offence);
    let mut text = match case.offender {
        Some(seat) => {
            let args = [("offence", Arg::from(offence)), ("seat", Arg::from(texts.seat(seat)))];
            texts.format("ruling-by", &args)
        }
        None => offence,
    };
    if let (Some(kind), Some(parties)) = (case.kind, case.parties) {
        let args =
            [("seat", Arg::from(texts.seat(parties.declarer))), ("contract", Arg::from(texts.kind(kind)))];
        text = format!("{}. {text}.", texts.format("ruling-game", &args));
    } else {
        text += ".";
    }
    if let Some(seat) = case.thrower {
        text += " ";
        text += &texts.format("ruling-thrown", &[("seat", Arg::from(texts.seat(seat)))]);
    }
    text
}

/// Points and units of the four seats, one below the other; empty where nothing is scored.
fn table(ruling: &Ruling, texts: &Texts) -> String {
    let points = ruling.points.map(|entry| entry.points().as_array().map(i64::from));
    let units = ruling.units.map(|settlement| *settlement.units().as_array());
    let lines = [("ruling-points", points), ("ruling-units", units)];
    if lines.iter().all(|(_, numbers)| numbers.is_none()) {
        return String::new();
    }
    let heads = Seat::ALL.map(|seat| texts.seat(seat));
    let mut table = row("", &heads);
    for (name, numbers) in lines {
        if let Some(numbers) = numbers {
            table += &row(&texts.get(name), &numbers.map(signed));
        }
    }
    table + "\n"
}

fn row(name: &str, cells: &[String; 4]) -> String {
    let [one, two, three, four] = cells;
    format!("{name:<10}{one:>9}{two:>9}{three:>9}{four:>9}\n")
}

/// A number with its sign, as in a list.
fn signed(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

fn clauses(ruling: &Ruling, texts: &Texts) -> String {
    let decision =
        |number: &u8| texts.format("ruling-decision", &[("number", Arg::from(i64::from(*number)))]);
    let clauses = ruling.clauses.iter().map(|clause| (*clause).to_owned());
    clauses.chain(ruling.decisions.iter().map(decision)).collect::<Vec<_>>().join(", ")
}
