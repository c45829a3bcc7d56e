//! Whole tournaments, with totals computed a second time by hand.

use std::collections::BTreeMap;

use schafkopf::Seat;
use schafkopf_turnier::{
    Command, EventKind, PlayerNumber, Progress, Row, Scoresheet, Tournament, table_points,
};

use crate::desk::{Desk, Dice};

/// Totals from nothing but the log: rows by table, seats from the draws.
fn naive(tournament: &Tournament) -> BTreeMap<PlayerNumber, (i64, i64)> {
    let rules = tournament.state().rules();
    let sheet = Scoresheet::new(rules).unwrap();
    let mut seats: BTreeMap<u32, Vec<[PlayerNumber; 4]>> = BTreeMap::new();
    let mut rows: BTreeMap<(u32, u32), BTreeMap<u32, Row>> = BTreeMap::new();
    for event in tournament.log() {
        match &event.what {
            EventKind::Drawn(record) => {
                for (number, seating) in (record.request.first_match..).zip(&record.seatings) {
                    seats.insert(number, seating.tables.iter().map(|table| *table.as_array()).collect());
                }
            }
            EventKind::RowEntered(entry) => {
                let list = rows.entry((entry.list.match_number, entry.list.table)).or_default();
                list.insert(entry.game, entry.row.clone());
            }
            _ => {}
        }
    }
    let mut totals: BTreeMap<PlayerNumber, (i64, i64)> = BTreeMap::new();
    for ((number, table), rows) in rows {
        let rows: Vec<Row> = rows.into_values().collect();
        let evaluation = sheet.evaluate(&rows).unwrap();
        let places = &rules.tournament.as_ref().unwrap().table_points;
        let table_points = table_points(places, &evaluation.total);
        for seat in Seat::ALL {
            let player = seats[&number][table as usize - 1][seat.index()];
            let total = totals.entry(player).or_default();
            total.0 += evaluation.total[seat];
            total.1 += table_points.map_or(0, |points| points[seat]);
        }
    }
    totals
}

fn play(rules: &str, players: u64) -> Desk {
    let mut desk = Desk::open(rules, None);
    desk.register(players);
    let mut dice = Dice(players);
    let doubling = rules == "tischpunkte";
    for number in 1..=2 {
        if desk.state().seating(number).is_none() {
            desk.draw();
        }
        desk.start(number);
        desk.play_match(number, |_, _| dice.row(doubling));
    }
    desk.must(Command::CloseTournament);
    desk
}

fn check(rules: &str) {
    let desk = play(rules, 24);
    let naive = naive(&desk.tournament);
    let standings = desk.state().standings(Progress::Everything).unwrap();
    assert_eq!(standings.ranked.len(), 24);
    for standing in &standings.ranked {
        assert_eq!((standing.tally.points, standing.tally.table_points), naive[&standing.player]);
    }
    let totals: Vec<i64> = standings.ranked.iter().map(|standing| standing.tally.total()).collect();
    assert!(totals.is_sorted_by(|a, b| a >= b));
    assert_eq!(standings.ranked.iter().map(|standing| standing.tally.points).sum::<i64>(), 0);
    let tables = if rules == "tischpunkte" { 2 * 6 * 100 } else { 0 };
    assert_eq!(totals.iter().sum::<i64>(), tables);
    let (log, people) = (desk.tournament.log().to_vec(), desk.tournament.people().clone());
    let imported = Tournament::import(desk.state().rules().clone(), log, people).unwrap();
    assert_eq!(imported, desk.tournament);
}

#[test]
fn a_whole_p_tournament_comes_out_as_by_hand() {
    check("preis");
}

#[test]
fn a_whole_t_tournament_comes_out_as_by_hand() {
    check("tischpunkte");
}

#[test]
fn a_whole_s_tournament_comes_out_as_by_hand() {
    check("schule-turnier");
}
