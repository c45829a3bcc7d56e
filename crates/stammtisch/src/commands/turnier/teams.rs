//! `turnier team` and `turnier teams`.

use clap::Args;
use schafkopf_turnier::{Command, PlayerNumber, Progress, Team};
use serde_json::{Value, json};

use super::answer::Answer;
use super::columns::Columns;
use super::desk::Desk;
use super::registering::player_name;
use super::trouble::Trouble;

#[derive(Debug, Args)]
pub(super) struct TeamArgs {
    /// Its name.
    name: String,
    /// Numbers of its players: three, or four, and of every team the same number.
    #[arg(required_unless_present = "away")]
    players: Vec<u32>,
    /// Takes the team away.
    #[arg(long, conflicts_with = "players")]
    away: bool,
}

/// Names a team, or takes it away.
pub(super) fn team(args: &TeamArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let name = args.name.trim();
    desk.act_with(|tournament| {
        let mut setup = tournament.state().setup().clone();
        let known = setup.teams.iter().position(|team| team.name == name);
        let players = args.players.iter().copied().map(PlayerNumber).collect();
        let team = Team { name: name.to_owned(), players };
        match (known, args.away) {
            (None, true) => return Err(Trouble::told("no_team", &[("name", name)])),
            (Some(place), true) => drop(setup.teams.remove(place)),
            (Some(place), false) => setup.teams[place] = team,
            (None, false) => setup.teams.push(team),
        }
        Ok(Command::ChangeSetup(setup))
    })?;
    teams(desk)
}

/// Shows the ranking of the teams.
pub(super) fn teams(desk: &Desk) -> Result<Answer, Trouble> {
    let standings = desk.state().standings(Progress::Everything)?;
    let teams = desk.state().team_standings(&standings);
    let texts = desk.texts();
    let heads = ["rank", "team", "points", "players"];
    let mut columns = Columns::new(heads.map(|key| texts.get(&format!("turnier-head-{key}"))));
    let mut fields: Vec<Value> = Vec::new();
    for team in &teams.ranked {
        let names: Vec<String> = team.members.iter().map(|one| player_name(desk, one.player)).collect();
        let numbers: Vec<PlayerNumber> = team.members.iter().map(|one| one.player).collect();
        columns.row([
            team.rank.to_string(),
            team.name.clone(),
            format!("{:+}", team.total),
            names.join(", "),
        ]);
        fields.push(json!({"rank": team.rank, "name": team.name, "total": team.total, "players": numbers}));
    }
    for team in &teams.unranked {
        let names: Vec<String> = team.players.iter().map(|&one| player_name(desk, one)).collect();
        columns.row(["–".to_owned(), team.name.clone(), String::new(), names.join(", ")]);
        fields.push(json!({"rank": null, "name": team.name, "total": null, "players": team.players}));
    }
    Ok(Answer::new(json!({"teams": fields}), columns.text()))
}
