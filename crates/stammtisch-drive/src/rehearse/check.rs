//! The end of a rehearsal: what the hall shows, against what was confirmed and against the command line.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};
use tokio::process::Command;

use crate::hall::ledger::Ledger;
use crate::hall::phone::Phone;

/// What the hall is judged by.
#[derive(Debug)]
pub struct Judged<'a> {
    /// What was confirmed.
    pub ledger: &'a Ledger,
    /// Who sat where, by match.
    pub seated: &'a BTreeMap<u64, Vec<[u64; 4]>>,
}

/// Everything that must be true; returns it in words.
pub async fn everything(
    director: &mut Phone,
    judged: &Judged<'_>,
    program: &Path,
) -> Result<Vec<&'static str>> {
    let text = director.fetch("/api/hall/export").await?;
    let export: Value = serde_json::from_slice(&text).context("the export is no JSON")?;
    judged.ledger.check_log(&export)?;
    for (number, tables) in judged.seated {
        for table in 1..=tables.len() {
            let list = director.get(&format!("/api/hall/list?match={number}&table={table}")).await?;
            judged.ledger.check_list(&list)?;
            ensure!(list["status"] == "closed", "the list of table {table} is not in");
        }
    }
    let standings = director.get("/api/hall/standings").await?;
    check_points(&standings, &judged.ledger.points(judged.seated)?)?;
    let folder = tempfile::tempdir()?;
    let desk = Offline { program, data: &folder.path().join("data") };
    let file = folder.path().join("export.json");
    std::fs::write(&file, &text)?;
    let file = file.to_str().context("a folder for temporary files has a plain name")?;
    // Another data folder has another key.
    desk.ask(&["import", file, "--why", "rehearsal"]).await?;
    check_standings(&standings, &desk.ask(&["standings"]).await?)?;
    check_prizes(&director.get("/api/hall/prizes").await?, &desk.ask(&["prizes"]).await?)?;
    Ok(vec![
        "every confirmed entry is in the log, once, under the number that was told",
        "every list shows what was confirmed last",
        "the standings add up to the points that were told to the keepers",
        "the command line makes the same standings and prizes of the exported file",
    ])
}

/// The command line on a data folder of its own.
struct Offline<'a> {
    program: &'a Path,
    data: &'a Path,
}

impl Offline<'_> {
    async fn ask(&self, arguments: &[&str]) -> Result<Value> {
        let mut command = Command::new(self.program);
        command
            .arg("turnier")
            .arg("--data")
            .arg(self.data)
            .args(arguments)
            .arg("--json")
            .stdin(Stdio::null());
        let output = command.output().await.context("the command line does not start")?;
        let told: Value =
            serde_json::from_slice(&output.stdout).context("the command line answers no JSON")?;
        ensure!(told["ok"] == true, "turnier {}: {told}", arguments.join(" "));
        Ok(told)
    }
}

/// What every player has, against the sum of what was told at his tables.
fn check_points(standings: &Value, points: &BTreeMap<u64, i64>) -> Result<()> {
    let ranked = standings["ranked"].as_array().context("there are no standings")?;
    ensure!(
        ranked.len() == points.len(),
        "{} players are ranked, {} have played",
        ranked.len(),
        points.len()
    );
    for one in ranked {
        let player = one["player"].as_u64().context("a place has its player")?;
        let told = points.get(&player).with_context(|| format!("player {player} has not played"))?;
        ensure!(one["points"] == *told, "player {player} has {}, and was told {told}", one["points"]);
    }
    Ok(())
}

fn check_standings(hall: &Value, offline: &Value) -> Result<()> {
    let places = |rows: &Value| -> Vec<Value> {
        let fields = |row: &Value| {
            json!([
                row["rank"],
                row["player"],
                row["points"],
                row["table_points"],
                row["total"],
                row["counts"]
            ])
        };
        rows.as_array().into_iter().flatten().map(fields).collect()
    };
    let (hall, offline) = (places(&hall["ranked"]), places(&offline["ranking"]));
    ensure!(!hall.is_empty(), "there are no standings");
    ensure!(hall == offline, "the standings of the hall and of the command line differ");
    Ok(())
}

fn check_prizes(hall: &Value, offline: &Value) -> Result<()> {
    let awards = |told: &Value| -> Vec<Value> {
        let fields = |award: &Value| json!([award["player"], award["cents"], award["thing"]]);
        told["awards"].as_array().into_iter().flatten().map(fields).collect()
    };
    ensure!(!awards(hall).is_empty(), "there are no prizes");
    ensure!(awards(hall) == awards(offline), "the prizes of the hall and of the command line differ");
    ensure!(hall["total"] == offline["total"] && hall["till"] == offline["till"], "the till differs");
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::{check_points, check_prizes, check_standings};

    #[test]
    fn what_differs_is_found() {
        let place = json!({"rank": 1, "player": 7, "points": 5, "table_points": 0, "total": 5, "counts": {}});
        let hall = json!({"ranked": [place]});
        check_points(&hall, &BTreeMap::from([(7, 5)])).unwrap();
        assert!(check_points(&hall, &BTreeMap::from([(7, 4)])).is_err());
        assert!(check_points(&hall, &BTreeMap::from([(7, 5), (8, 1)])).is_err());
        check_standings(&hall, &json!({"ranking": [place]})).unwrap();
        assert!(check_standings(&hall, &json!({"ranking": []})).is_err());
        let prizes = json!({"awards": [{"player": 7, "cents": 5, "thing": null}], "total": 5, "till": 9});
        check_prizes(&prizes, &prizes).unwrap();
        let mut other = prizes.clone();
        other["till"] = json!(8);
        assert!(check_prizes(&prizes, &other).is_err());
    }
}
