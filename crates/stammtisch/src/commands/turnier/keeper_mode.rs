//! The entry mode of a list keeper: a plain terminal, one line a game, no mouse.

use std::io::{self, BufRead as _, Read as _, Write as _};

use schafkopf_turnier::{Command, ListId, Refusal, RowWriting, TableList};
use serde_json::json;
use stammtisch_desk::words::format;
use stammtisch_desk::{Wanted, take_back};

use super::answer::Answer;
use super::desk::Desk;
use super::entering::{writing, written};
use super::lists::{listed, sign_list};
use super::sheet::sheet_of;
use super::trouble::Trouble;

/// Longest line that is read.
const LONGEST: u64 = 1000;

/// What a keeper typed.
enum Typed<'a> {
    Quit,
    Help,
    Show,
    Undo,
    Sign(Vec<String>),
    Close,
    Row(&'a str),
}

impl Typed<'_> {
    fn of(line: &str) -> Typed<'_> {
        let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
            ["q" | "quit" | "ende"] => Typed::Quit,
            ["?" | "h" | "help" | "hilfe"] => Typed::Help,
            ["="] => Typed::Show,
            ["<" | "undo" | "zurück"] => Typed::Undo,
            ["zu" | "close"] => Typed::Close,
            ["sign" | "unterschrift"] => Typed::Sign(vec!["all".to_owned()]),
            ["sign" | "unterschrift", ..] => Typed::Sign(words[1..].to_vec()),
            _ => Typed::Row(line),
        }
    }
}

/// Asks for one game after the other until the list is closed or the keeper leaves.
pub(super) fn run(list: ListId, referee: Option<&str>, desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.state().list(list).ok_or(Refusal::NoSuchList { list })?;
    println!("{}", sheet_of(desk, list)?.text);
    println!("{}", desk.texts().get("turnier-mode-hint"));
    let mut input = io::stdin().lock();
    loop {
        prompt(desk, list)?;
        let mut line = String::new();
        if (&mut input).take(LONGEST).read_line(&mut line)? == 0 {
            break;
        }
        if line.trim().is_empty() {
            continue;
        }
        let answer = match Typed::of(line.trim()) {
            Typed::Quit => break,
            Typed::Help => Ok(Answer::new(json!({}), desk.texts().get("turnier-mode-help"))),
            Typed::Show => sheet_of(desk, list),
            Typed::Undo => undo(list, desk),
            Typed::Sign(words) => sign_list(list, &words, desk),
            Typed::Close => {
                desk.act(Command::CloseList(list)).map(|_| listed(desk, "turnier-list-is-closed", list))
            }
            Typed::Row(text) => write(list, text, referee, desk),
        };
        match answer {
            Ok(answer) => println!("{}", answer.text.trim_end()),
            Err(trouble @ (Trouble::Refused(_) | Trouble::Told { .. })) => {
                println!("{}", trouble.message(desk.texts()));
                // Another may have written meanwhile; the next prompt shows what is there.
                desk.catch_up()?;
            }
            Err(trouble) => return Err(trouble),
        }
    }
    let written = desk.state().list(list).map_or(0, TableList::written);
    Ok(Answer::new(
        json!({"match": list.match_number, "table": list.table, "written": written}),
        String::new(),
    ))
}

fn prompt(desk: &Desk, list: ListId) -> Result<(), Trouble> {
    let written = desk.state().list(list).map_or(0, TableList::written);
    let games = desk.state().tournament_rules().games;
    let key = if written < games { "turnier-mode-prompt" } else { "turnier-mode-full" };
    let args = [
        ("game", (written + 1).to_string()),
        ("games", games.to_string()),
        ("table", list.table.to_string()),
    ];
    print!("{} ", format(desk.texts(), key, &args));
    io::stdout().flush()?;
    Ok(())
}

/// Writes the game whose number was shown: never another, whoever else writes.
fn write(list: ListId, text: &str, referee: Option<&str>, desk: &mut Desk) -> Result<Answer, Trouble> {
    let shown = desk.state().list(list).map_or(0, TableList::written) + 1;
    let writing = RowWriting { game: Some(shown), ..writing(desk, list, text, referee)? };
    desk.act(Command::EnterRow(writing))?;
    written(desk, list)
}

/// Takes the last row back, with the approval that was noted along with it. Where it is the keeper's no more, the reason
/// is the referee's to give (decision 30).
fn undo(list: ListId, desk: &mut Desk) -> Result<Answer, Trouble> {
    let reason = desk.texts().get("turnier-mode-undo-reason");
    desk.act_all(|tournament| {
        let commands = take_back(tournament, list).ok_or_else(|| Trouble::told("nothing_to_undo", &[]))?;
        let found = tournament.state().list(list);
        let keepers = found.is_some_and(|found| found.is_mendable(found.written()));
        let why = keepers.then(|| reason.clone());
        Ok(commands.into_iter().map(|command| Wanted { command, why: why.clone() }).collect())
    })
    .map_err(Trouble::only)?;
    Ok(listed(desk, "turnier-row-undone", list))
}
