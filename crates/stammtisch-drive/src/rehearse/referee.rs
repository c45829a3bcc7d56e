//! The referee: answers whatever the tables ask, and corrects the game he is called for.

use std::collections::BTreeSet;

use anyhow::{Context as _, Result};
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::faults::Dice;
use crate::hall::deed::{Deed, Done};
use crate::hall::game::Rules;
use crate::hall::ledger::Ledger;
use crate::hall::phone::Phone;
use crate::hall::screen::Screen;

/// A referee with his phone.
#[derive(Debug)]
pub(super) struct Referee {
    pub(super) ledger: Ledger,
    phone: Phone,
    screen: Screen,
    dice: Dice,
    acts: u64,
    /// Approvals and calls that he has answered.
    done: BTreeSet<String>,
}

impl Referee {
    pub(super) async fn open(address: &str, link: &str) -> Result<Referee> {
        Ok(Referee {
            ledger: Ledger::default(),
            phone: Phone::new(address, link),
            screen: Screen::open(address, link).await?,
            dice: Dice(5),
            acts: 0,
            done: BTreeSet::new(),
        })
    }

    /// Answers until the match is over.
    pub(super) async fn answer(&mut self, rules: &Rules, mut stop: watch::Receiver<bool>) -> Result<()> {
        loop {
            let done = &self.done;
            let waiting = self.screen.watch("what the referee is asked", |shown| {
                let mut matters = open_matters(&shown.view("referee")?);
                matters.retain(|matter| !done.contains(&key(matter)));
                (!matters.is_empty()).then_some(matters)
            });
            let matters = tokio::select! {
                _ = stop.wait_for(|stopped| *stopped) => return Ok(()),
                matters = waiting => matters?,
            };
            for matter in matters {
                self.done.insert(key(&matter));
                self.settle(&matter, rules).await?;
            }
        }
    }

    async fn settle(&mut self, matter: &Value, rules: &Rules) -> Result<()> {
        let list = matter["list"].clone();
        if matter.get("call").is_none() {
            let wish = json!({"decide_approval": {
                "list": list, "game": matter["game"], "seat": matter["seat"], "contract": matter["contract"],
                "tout": matter["tout"], "answer": "granted",
            }});
            return self.act(wish, None).await.map(drop);
        }
        let mut row = rules.row(&mut self.dice);
        while row.tout().is_some() {
            row = rules.row(&mut self.dice);
        }
        let place = list["match"].as_u64().zip(list["table"].as_u64()).context("a call has its list")?;
        let wish = json!({"correct_row": {"list": list, "game": 1, "row": row.0}});
        let done = self.act(wish, Some("Partner verwechselt")).await?;
        self.ledger.note((place.0, place.1, 1), row, &done, true)?;
        let wish = json!({"answer_call": {"call": matter["call"], "answer": "granted"}});
        self.act(wish, Some("Berichtigt")).await.map(drop)
    }

    async fn act(&mut self, wish: Value, why: Option<&str>) -> Result<Done> {
        self.acts += 1;
        let mut deed = Deed::new(format!("referee-{}", self.acts), wish);
        deed.why = why.map(str::to_owned);
        self.phone.act(&deed).await
    }
}

/// What waits for an answer.
fn open_matters(view: &Value) -> Vec<Value> {
    let all = ["approvals", "calls"].into_iter().filter_map(|name| view[name].as_array()).flatten();
    all.filter(|matter| matter["answer"].is_null()).cloned().collect()
}

/// What tells one matter from another.
fn key(matter: &Value) -> String {
    format!("{} {} {}", matter["list"], matter["game"], matter["call"])
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{key, open_matters};

    #[test]
    fn only_what_has_no_answer_waits() {
        let view = json!({
            "approvals": [{"list": {"table": 1}, "game": 3, "answer": null}, {"list": {"table": 2}, "answer": "granted"}],
            "calls": [{"list": {"table": 1}, "call": 9, "answer": null}],
        });
        let open = open_matters(&view);
        assert_eq!(open.len(), 2);
        assert_ne!(key(&open[0]), key(&open[1]));
    }
}
