//! Games as a list keeper writes them: any that the rules of the tournament know.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use crate::faults::Dice;

/// What the hall says about the rules of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// Matches.
    pub matches: u64,
    /// Games of a match.
    pub games: u64,
    contracts: Vec<String>,
    touts: Vec<String>,
    doubling: bool,
    /// Whether a referee must approve a Tout.
    pub asks_for_tout: bool,
    /// Whether there is none in the first game.
    pub plain_first: bool,
}

impl Rules {
    /// Reads them from the view of the setup.
    pub fn read(setup: &Value) -> Result<Rules> {
        let rules = &setup["rules"];
        let words = |field: &str| -> Vec<String> {
            let words = rules[field].as_array().into_iter().flatten();
            words.filter_map(Value::as_str).map(str::to_owned).collect()
        };
        Ok(Rules {
            matches: rules["matches"].as_u64().context("the setup tells no number of matches")?,
            games: rules["games"].as_u64().context("the setup tells no number of games")?,
            contracts: words("contracts"),
            touts: words("touts"),
            doubling: rules["doubling"] == true,
            asks_for_tout: rules["approval"]["tout"] == true,
            plain_first: rules["plain_first"] == true,
        })
    }

    /// Any game: mostly Rufspiele, some solo kinds, rarely a Tout; where the rules know a Spritze, sometimes with one.
    pub fn row(&self, dice: &mut Dice) -> Row {
        let declarer = 1 + dice.below(4);
        let won = dice.below(3) > 0;
        match dice.below(40) {
            0 if !self.touts.is_empty() => {
                let contract = &self.touts[dice.below(self.touts.len() as u64) as usize];
                Row(json!({"declarer": declarer, "contract": contract, "tout": true, "won": won}))
            }
            1..=6 => self.solo(declarer, won, dice),
            _ => self.rufspiel(declarer, won, dice),
        }
    }

    fn solo(&self, declarer: u64, won: bool, dice: &mut Dice) -> Row {
        let kinds: Vec<&String> =
            self.contracts.iter().filter(|name| !["rufspiel", "sie"].contains(&name.as_str())).collect();
        let Some(&contract) = kinds.get(dice.below(kinds.len() as u64) as usize) else {
            return self.rufspiel(declarer, won, dice);
        };
        let mut row = json!({"declarer": declarer, "contract": contract, "won": won});
        if dice.below(4) == 0 {
            row["schneider"] = json!(true);
        }
        Row(row)
    }

    fn rufspiel(&self, declarer: u64, won: bool, dice: &mut Dice) -> Row {
        let partner = (declarer + dice.below(3)) % 4 + 1;
        let mut row = json!({"declarer": declarer, "partner": partner, "contract": "rufspiel", "won": won});
        if self.doubling && dice.below(5) == 0 {
            let doubles = (1..=4).find(|seat| *seat != declarer && *seat != partner);
            (row["double"], row["tricks"]) = (json!(doubles), json!(4));
        } else if dice.below(4) == 0 {
            row["schneider"] = json!(true);
        }
        Row(row)
    }
}

/// One game as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row(pub Value);

impl Row {
    /// What must be asked for before it is played: who wants to play which Tout.
    pub fn tout(&self) -> Option<(u64, &str)> {
        let tout = self.0["tout"] == true;
        self.0["declarer"].as_u64().zip(self.0["contract"].as_str()).filter(|_| tout)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Rules;
    use crate::faults::Dice;

    #[test]
    fn games_are_of_kinds_that_the_rules_know_and_nobody_plays_with_himself() {
        let setup = json!({"rules": {
            "matches": 2, "games": 32, "contracts": ["rufspiel", "wenz", "solo"], "touts": ["solo"],
            "doubling": true, "approval": {"tout": true},
        }});
        let rules = Rules::read(&setup).unwrap();
        let mut dice = Dice(7);
        let rows: Vec<_> = (0..2_000).map(|_| rules.row(&mut dice)).collect();
        assert!(rows.iter().all(|row| row.0["partner"] != row.0["declarer"]));
        assert!(rows.iter().all(|row| row.0["double"] != row.0["declarer"]));
        assert!(rows.iter().any(|row| row.tout().is_some_and(|(_, contract)| contract == "solo")));
        assert!(rows.iter().any(|row| row.0["contract"] == "wenz"));
        assert!(rows.iter().any(|row| row.0.get("double").is_some()));
        assert!(Rules::read(&json!({})).is_err());
    }
}
