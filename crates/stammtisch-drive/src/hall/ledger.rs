//! The ledger: what was confirmed to list keepers, and whether the hall still knows it.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};

use super::deed::Done;
use super::game::Row;

/// A game: match, table, number.
pub type Place = (u64, u64, u64);

/// A game that was confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmed {
    /// The number of its event.
    pub event: u64,
    /// What was written.
    pub row: Row,
    /// What it came to, by seat.
    pub points: [i64; 4],
    /// Whether it replaced what stood there.
    pub is_correction: bool,
}

/// Everything that was confirmed, game by game; the last one of a game counts.
#[derive(Debug, Clone, Default)]
pub struct Ledger(BTreeMap<Place, Vec<Confirmed>>);

impl Ledger {
    /// Notes what was confirmed.
    pub fn note(&mut self, place: Place, row: Row, done: &Done, is_correction: bool) -> Result<()> {
        let points: Vec<i64> =
            done.result["points"].as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
        let points = points.try_into().ok().context("the answer tells no points")?;
        let event = *done.events.first().context("the answer names no event")?;
        self.0.entry(place).or_default().push(Confirmed { event, row, points, is_correction });
        Ok(())
    }

    /// Takes what another noted.
    pub fn extend(&mut self, other: Ledger) {
        for (place, confirmed) in other.0 {
            self.0.entry(place).or_default().extend(confirmed);
        }
    }

    /// How many entries were confirmed, corrections among them.
    pub fn count(&self) -> usize {
        self.0.values().map(Vec::len).sum()
    }

    /// Every confirmed entry is in the exported log under its number, and there is none that nobody was told of.
    pub fn check_log(&self, export: &Value) -> Result<()> {
        let events = export["events"].as_array().context("the export holds no events")?;
        for (&(number, table, game), entries) in &self.0 {
            for entry in entries {
                let what = &events.get(entry.event as usize - 1).context("the log is too short")?["what"];
                let name = if entry.is_correction { "row_corrected" } else { "row_entered" };
                let mut found = what[name].clone();
                found.as_object_mut().context("another event has the number of an entry")?.remove("referee");
                let list = json!({"match": number, "table": table});
                let wanted = json!({"list": list, "game": game, "row": entry.row.0});
                ensure!(found == wanted, "event {} is {found}, not {wanted}", entry.event);
            }
        }
        let is_entry = |event: &&Value| {
            event["what"].get("row_entered").is_some() || event["what"].get("row_corrected").is_some()
        };
        let there = events.iter().filter(is_entry).count();
        ensure!(there == self.count(), "{} entries were confirmed, and {there} are there", self.count());
        Ok(())
    }

    /// A list shows, game by game, what was confirmed last.
    pub fn check_list(&self, list: &Value) -> Result<()> {
        let (number, table) = (list["match"].as_u64(), list["table"].as_u64());
        let (number, table) = number.zip(table).context("the list has no number")?;
        let rows = list["rows"].as_array().context("the list has no rows")?;
        let wanted = self.0.range((number, table, 0)..=(number, table, u64::MAX));
        let wanted: Vec<(u64, &Confirmed)> =
            wanted.filter_map(|(&(_, _, game), entries)| entries.last().map(|last| (game, last))).collect();
        ensure!(rows.len() == wanted.len(), "table {table} shows {} games of {}", rows.len(), wanted.len());
        for (row, (game, entry)) in rows.iter().zip(wanted) {
            let same =
                row["game"] == game && row["row"] == entry.row.0 && row["points"] == json!(entry.points);
            ensure!(same, "match {number}, table {table}, game {game}: {row} is not {entry:?}");
        }
        Ok(())
    }

    /// What every player has by the confirmed games; the players of each table come match by match.
    pub fn points(&self, seatings: &BTreeMap<u64, Vec<[u64; 4]>>) -> Result<BTreeMap<u64, i64>> {
        let mut points = BTreeMap::new();
        for (&(number, table, _), entries) in &self.0 {
            let players = seatings.get(&number).and_then(|tables| tables.get(table as usize - 1));
            let players = players.with_context(|| format!("nobody sits at table {table}"))?;
            let last = entries.last().context("an entry is noted where it is confirmed")?;
            for (player, gained) in players.iter().zip(last.points) {
                *points.entry(*player).or_insert(0) += gained;
            }
        }
        Ok(points)
    }
}

/// Who sits where, by the view of the seating.
pub fn seating(view: &Value) -> Vec<[u64; 4]> {
    let tables = view["tables"].as_array().into_iter().flatten();
    let players = |table: &Value| -> Option<[u64; 4]> {
        let players = table["players"].as_array()?.iter();
        players.filter_map(|player| player["player"].as_u64()).collect::<Vec<_>>().try_into().ok()
    };
    tables.filter_map(players).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::{Value, json};

    use super::{Ledger, Row, seating};
    use crate::hall::deed::Done;

    fn done(event: u64, points: [i64; 4]) -> Done {
        Done { repeated: false, version: event, events: vec![event], result: json!({"points": points}) }
    }

    fn row(won: bool) -> Row {
        Row(json!({"declarer": 1, "won": won}))
    }

    fn ledger() -> Ledger {
        let mut ledger = Ledger::default();
        ledger.note((1, 1, 1), row(true), &done(1, [1, 1, -1, -1]), false).unwrap();
        ledger.note((1, 1, 1), row(false), &done(2, [-1, -1, 1, 1]), true).unwrap();
        ledger
    }

    fn export(names: [&str; 2]) -> Value {
        let event = |name: &str, won: bool| json!({"what": {name: {"list": {"match": 1, "table": 1}, "game": 1, "row": row(won).0}}});
        json!({"events": [event(names[0], true), event(names[1], false)]})
    }

    #[test]
    fn what_was_confirmed_is_found_and_what_is_missing_or_too_much_is_named() {
        let whole = export(["row_entered", "row_corrected"]);
        ledger().check_log(&whole).unwrap();
        assert!(ledger().check_log(&export(["row_entered", "row_entered"])).is_err());
        let mut more = whole.clone();
        more["events"].as_array_mut().unwrap().push(whole["events"][0].clone());
        assert!(ledger().check_log(&more).unwrap_err().to_string().contains("3 are there"));
    }

    #[test]
    fn the_last_entry_of_a_game_counts() {
        let rows = json!([{"game": 1, "row": row(false).0, "points": [-1, -1, 1, 1]}]);
        ledger().check_list(&json!({"match": 1, "table": 1, "rows": rows})).unwrap();
        assert!(ledger().check_list(&json!({"match": 1, "table": 1, "rows": []})).is_err());
        let people = [7, 8, 9, 10].map(|player| json!({"player": player}));
        let seated = seating(&json!({"tables": [{"players": people}]}));
        let points = ledger().points(&BTreeMap::from([(1, seated)])).unwrap();
        assert_eq!(points, BTreeMap::from([(7, -1), (8, -1), (9, 1), (10, 1)]));
    }
}
