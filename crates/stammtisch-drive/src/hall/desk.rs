//! The director's desk: a tournament from nothing to the drawn seats, and the links of everybody in the hall.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use bytes::Bytes;
use hyper::Method;
use serde_json::{Value, json};
use tokio::process::Command;

use super::deed::{Deed, Done};
use super::game::Rules;
use super::phone::Phone;
use crate::client::request;

/// What a player pays, in cents.
const FEE: u64 = 1_000;

/// A tournament that is wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// The rule set.
    pub rules: String,
    /// Players, four a table.
    pub players: u32,
    /// Matches, if not as the rules say.
    pub matches: Option<u32>,
    /// Games of a match, if not as the rules say.
    pub games: Option<u32>,
    /// The public seed of draw and lot.
    pub seed: String,
}

/// The desk of a director.
#[derive(Debug)]
pub struct Desk {
    /// The director's link.
    pub phone: Phone,
    /// The tournament.
    pub tournament: String,
    /// Its rules.
    pub rules: Rules,
    acts: u64,
}

impl Desk {
    /// Creates a tournament on a server and takes its director's link.
    pub async fn create(address: &str, (program, data): (&Path, &Path), wanted: &Wanted) -> Result<Desk> {
        let cookie = administrator(address, program, data).await?;
        let mut body = json!({
            "name": "Generalprobe", "date": "2026-10-18", "venue": "Gasthof zur Post", "rules": wanted.rules,
            "entry_fee": FEE, "director": {"first_name": "Lena", "surname": "Leitner"},
        });
        for (field, value) in [("matches", wanted.matches), ("games", wanted.games)] {
            if let Some(value) = value {
                body[field] = json!(value);
            }
        }
        let path = "/api/hall/tournaments";
        let made = request(address, Method::POST, path, Some(&cookie), Some(&body)).await?.good()?.json()?;
        let word = |field: &str| made[field].as_str().with_context(|| format!("the answer tells no {field}"));
        let mut phone = Phone::new(address, word("token")?);
        let rules = Rules::read(&phone.get("/api/hall/setup").await?)?;
        Ok(Desk { phone, tournament: word("tournament")?.to_owned(), rules, acts: 0 })
    }

    /// Has a command of the director carried out.
    pub async fn act(&mut self, wish: Value) -> Result<Done> {
        self.acts += 1;
        self.phone.act(&Deed::new(format!("desk-{}", self.acts), wish)).await
    }

    /// Prizes, a referee, the seed, and everybody registered and paid.
    pub async fn prepare(&mut self, wanted: &Wanted) -> Result<()> {
        let mut setup = self.phone.get("/api/hall/setup").await?["setup"].clone();
        setup["prizes"] = json!({
            "places": {"list": [{"cents": 6_000}, {"cents": 3_000}, {"cents": 1_000, "thing": "Schinken"}]},
            "special": [{"merit": "most_solos", "prize": {"cents": 500}}, {"merit": "middle_place", "prize": {"thing": "Rettich"}}],
        });
        self.act(json!({"change_setup": {"setup": setup}})).await?;
        self.act(json!({"appoint": {"role": "referee", "first_name": "Max", "surname": "Streng"}})).await?;
        self.act(json!({"fix_seed": {"seed": wanted.seed}})).await?;
        self.act(json!({"open_registration": {}})).await?;
        let table = Bytes::from(registrations(wanted.players));
        let told = self.phone.send("/api/hall/players/import?id=registrations", ("text/csv", table)).await?;
        ensure!(told["ok"] == true, "not everybody was registered: {told}");
        Ok(())
    }

    /// Draws the seats of the matches that are not drawn yet.
    pub async fn draw(&mut self) -> Result<()> {
        self.act(json!({"draw": {"uneven": "refuse", "towns_apart": true}})).await?;
        Ok(())
    }

    /// A new link.
    pub async fn link(&mut self, wanted: &Value) -> Result<String> {
        let made = self.phone.post("/api/hall/links", wanted).await?;
        Ok(made["token"].as_str().context("the answer holds no link")?.to_owned())
    }

    /// The links of all list keepers, from table 1 on.
    pub async fn keepers(&mut self, tables: u32) -> Result<Vec<String>> {
        let mut links = Vec::with_capacity(tables as usize);
        for table in 1..=tables {
            links.push(self.link(&json!({"role": "keeper", "table": table})).await?);
        }
        Ok(links)
    }

    /// The step that comes next.
    pub async fn next(&mut self) -> Result<String> {
        let setup = self.phone.get("/api/hall/setup").await?;
        Ok(setup["next"].as_str().context("the setup tells no next step")?.to_owned())
    }
}

/// Becomes the administrator of the server by a new link; returns the cookie.
async fn administrator(address: &str, program: &Path, data: &Path) -> Result<String> {
    let mut command = Command::new(program);
    command.arg("serve").arg("--data").arg(data).arg("--new-admin-link").stdin(Stdio::null());
    let output = command.output().await.with_context(|| format!("cannot start {}", program.display()))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let token = said.split_whitespace().find_map(|word| word.split_once("/admin#")).map(|(_, token)| token);
    let token = token.with_context(|| format!("no link for the administrator: {said}"))?;
    let used = json!({ "token": token });
    let reply = request(address, Method::POST, "/api/admin/session", None, Some(&used)).await?;
    reply.cookies.first().cloned().context("the administrator got no cookie")
}

/// A table of invented registrations; all names differ.
fn registrations(players: u32) -> String {
    const FIRST: [&str; 8] = ["Anna", "Bertl", "Christl", "Franz", "Gerti", "Hans", "Irmi", "Josef"];
    const LAST: [&str; 7] = ["Aigner", "Bauer", "Eder", "Fuchs", "Gruber", "Huber", "Wimmer"];
    const TOWNS: [&str; 5] = ["Isen", "Dorfen", "Erding", "Haag", "Wasserburg"];
    let mut text = String::from("Vorname;Nachname;Ort;Geburtsdatum;Bezahlt\n");
    for number in 0..players as usize {
        let (first, last) = (FIRST[number % 8], LAST[number / 8 % 7]);
        let town = TOWNS[number % 5];
        let _ = writeln!(
            text,
            "{first};{last}-{number:03};{town};1.{}.19{};10",
            number % 12 + 1,
            50 + number % 40
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::registrations;

    #[test]
    fn invented_people_all_have_names_of_their_own() {
        let text = registrations(448);
        let names: BTreeSet<String> =
            text.lines().skip(1).map(|line| line.split(';').take(2).collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(names.len(), 448);
    }
}
