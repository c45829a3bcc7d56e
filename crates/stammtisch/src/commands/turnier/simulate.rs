//! `turnier simulate`: invented registrations and results, for rehearsals.

use std::fmt::Write as _;

use schafkopf::rules::ApprovalRules;
use schafkopf_turnier::{ListStatus, Refusal};
use serde_json::json;

use super::answer::Answer;
use super::desk::Desk;
use super::trouble::Trouble;

const FIRST: [&str; 16] = [
    "Anna", "Bertl", "Christl", "Dieter", "Erna", "Franz", "Gerti", "Hans", "Irmi", "Josef", "Kathi",
    "Ludwig", "Maria", "Nepomuk", "Resi", "Sepp",
];
const LAST: [&str; 16] = [
    "Aigner",
    "Bauer",
    "Daxl",
    "Eder",
    "Fuchs",
    "Gruber",
    "Huber",
    "Inninger",
    "Kirmair",
    "Lechner",
    "Maier",
    "Niedermeier",
    "Obermaier",
    "Pichler",
    "Reiter",
    "Wimmer",
];
const TOWNS: [&str; 8] =
    ["Isen", "Dorfen", "Erding", "Haag", "Taufkirchen", "Wasserburg", "Ebersberg", "Mühldorf"];

/// Numbers that look thrown, from a start; the same start throws the same.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn of<'a>(&mut self, names: &[&'a str]) -> &'a str {
        names[self.below(names.len() as u64) as usize]
    }
}

/// A table of invented registrations; all names differ.
pub(super) fn players(count: u32, seed: u64) -> String {
    let mut dice = Dice(seed);
    let mut text = String::from("Nr;Vorname;Nachname;Ort;Kundennummer;Geburtsdatum;Bezahlt\n");
    for number in 1..=count {
        let (first, last, town) = (dice.of(&FIRST), dice.of(&LAST), dice.of(&TOWNS));
        let born = format!("{}.{}.{}", 1 + dice.below(28), 1 + dice.below(12), 1940 + dice.below(65));
        let _ = writeln!(text, "{number};{first};{last}-{number:04};{town};K{number:05};{born};10,00");
    }
    text
}

/// Lines for `turnier enter --json-lines` that fill, sign and close every open list of the running match.
pub(super) fn results(seed: u64, desk: &Desk) -> Result<Answer, Trouble> {
    let state = desk.state();
    let number = state.current_match();
    let lists = state.lists(number);
    if lists.is_empty() {
        let list = schafkopf_turnier::ListId { match_number: number, table: 1 };
        return Err(Refusal::NoSuchList { list }.into());
    }
    let rules = state.tournament_rules();
    let doubling = state.rules().list.as_ref().is_some_and(|_| state.rules().id.starts_with("tischpunkte"));
    let mut text = String::new();
    for (table, list) in (1_u64..).zip(lists).filter(|(_, list)| list.status() == ListStatus::Open) {
        let mut dice = Dice(seed.wrapping_mul(1_000_003).wrapping_add(table * 7919 + u64::from(number)));
        for game in list.written() + 1..=rules.games {
            let row = row(&mut dice, doubling, rules.approval);
            let _ = writeln!(text, "{}", json!({"match": number, "table": table, "game": game, "row": row}));
        }
        let _ = writeln!(text, "{}", json!({"match": number, "table": table, "sign": "all", "close": true}));
    }
    Ok(Answer::new(json!({"lines": text}), text))
}

/// Any game, in short notation; where the rule set wants approvals, the referee's initials stand beside solo kinds.
fn row(dice: &mut Dice, doubling: bool, approval: ApprovalRules) -> String {
    let declarer = 1 + dice.below(4);
    let lost = if dice.below(3) == 0 { " v" } else { "" };
    let height = if dice.below(4) == 0 { " s" } else { "" };
    let signed = if approval.tout || approval.solo_from > 0 { " !" } else { "" };
    match dice.below(20) {
        0 => format!("{declarer}w{lost}{height}{signed}"),
        1 | 2 => format!("{declarer}s{lost}{height}{signed}"),
        3 => format!("{declarer}st{lost}{signed}"),
        _ => {
            let partner = (declarer + dice.below(3)) % 4 + 1;
            let doubler = (1..=4).find(|seat| *seat != declarer && *seat != partner).unwrap_or(1);
            let double = if doubling && dice.below(5) == 0 { format!(" d{doubler}4") } else { String::new() };
            format!("{declarer}r{partner}{lost}{double}")
        }
    }
}
