//! The scripts under `examples/`, with totals computed a second time by somebody who knows only the tariff.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// What a row gives each seat, by the tables of T 5 and P 9, for the rows that `turnier simulate` invents; `tout` is what
/// each opponent pays for a Tout.
fn naive_points(row: &Value, tout: i64) -> [i64; 4] {
    let seat = |field: &str| row[field].as_i64().map(|seat| seat as usize - 1);
    let declarer = seat("declarer").expect("somebody plays");
    let won = row["won"] == true;
    let schneider = row["schneider"] == true;
    let mut points = [0; 4];
    if let Some(partner) = seat("partner") {
        let mut value = if schneider { 2 } else { 1 };
        if row["double"].is_number() {
            value *= 2;
        }
        for (place, number) in points.iter_mut().enumerate() {
            let plays = place == declarer || place == partner;
            *number = if plays == won { value } else { -value };
        }
        return points;
    }
    let value = match (row["tout"] == true, schneider) {
        (true, _) => tout,
        (false, true) => 3,
        (false, false) => 2,
    };
    for (place, number) in points.iter_mut().enumerate() {
        let factor = if place == declarer { 3 } else { -1 };
        *number = if won { factor * value } else { -factor * value };
    }
    points
}

/// Points and table points of every player, from nothing but the events.
fn naive_totals(export: &Value, table_points: bool) -> BTreeMap<u64, (i64, i64)> {
    let mut tables: BTreeMap<(u64, u64), Vec<u64>> = BTreeMap::new();
    let mut sums: BTreeMap<(u64, u64), [i64; 4]> = BTreeMap::new();
    for event in export["events"].as_array().expect("a list") {
        let drawn = &event["what"]["drawn"];
        let first = drawn["request"]["first_match"].as_u64().unwrap_or(0);
        for (number, seating) in drawn["seatings"].as_array().into_iter().flatten().enumerate() {
            for (table, players) in seating.as_array().expect("tables").iter().enumerate() {
                let players =
                    players.as_array().expect("four").iter().map(|player| player.as_u64().expect("a number"));
                tables.insert((first + number as u64, table as u64 + 1), players.collect());
            }
        }
        let entered = &event["what"]["row_entered"];
        if let (Some(number), Some(table)) =
            (entered["list"]["match"].as_u64(), entered["list"]["table"].as_u64())
        {
            // T 5: 6; P 9: 8, but in the first game it is a plain one (P 23).
            let tout = match (table_points, entered["game"] == 1) {
                (true, _) => 6,
                (false, true) => 2,
                (false, false) => 8,
            };
            let points = naive_points(&entered["row"], tout);
            let sum = sums.entry((number, table)).or_default();
            (0..4).for_each(|seat| sum[seat] += points[seat]);
        }
    }
    let mut totals: BTreeMap<u64, (i64, i64)> = BTreeMap::new();
    for (list, sum) in sums {
        for (seat, &player) in tables[&list].iter().enumerate() {
            let total = totals.entry(player).or_default();
            total.0 += sum[seat];
            if table_points {
                total.1 += place_points(sum, seat);
            }
        }
    }
    totals
}

/// 40, 30, 20, 10; who is level shares (T 6).
fn place_points(sums: [i64; 4], seat: usize) -> i64 {
    let better = sums.iter().filter(|&&sum| sum > sums[seat]).count();
    let level = sums.iter().filter(|&&sum| sum == sums[seat]).count();
    let places = [40, 30, 20, 10];
    places[better..better + level].iter().sum::<i64>() / level as i64
}

fn check(script: &str, table_points: bool) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace");
    let output = Command::new("bash")
        .arg(root.join("examples").join(script))
        .args(["16", "8"])
        .env("STAMMTISCH", env!("CARGO_BIN_EXE_stammtisch"))
        .env("STAMMTISCH_DATA", folder.path())
        .output()
        .expect("bash is there");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let read = |name: &str| -> Value {
        let bytes = std::fs::read(folder.path().join(name)).expect("the script wrote it");
        serde_json::from_slice(&bytes).expect("JSON")
    };
    let totals = naive_totals(&read("tournament.json"), table_points);
    let standings = read("standings.json");
    let ranking = standings["ranking"].as_array().expect("a ranking");
    assert_eq!((ranking.len(), totals.len()), (16, 16));
    for place in ranking {
        let player = place["player"].as_u64().expect("a number");
        let reached =
            (place["points"].as_i64().expect("a number"), place["table_points"].as_i64().expect("a number"));
        assert_eq!(reached, totals[&player], "player {player}");
    }
    let reached: Vec<i64> = ranking.iter().map(|place| place["total"].as_i64().expect("a number")).collect();
    assert!(reached.is_sorted_by(|a, b| a >= b));
}

#[test]
fn p_1_to_24_a_whole_prize_tournament() {
    check("preisschafkopf.sh", false);
}

#[test]
fn t_1_to_23_a_whole_tournament_with_table_points() {
    check("tischpunkte.sh", true);
}
