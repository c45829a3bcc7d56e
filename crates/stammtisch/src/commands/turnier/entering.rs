//! `turnier enter`: one game, or many lines of them.

use std::io::{self, Write as _};

use schafkopf::Seat;
use schafkopf_line::{Line, Lines, readable_id};
use schafkopf_turnier::{
    Command, Event, EventKind, ListId, Refusal, Row, RowCorrection, RowWriting, Signer, State, TotalsEntry,
};
use serde::Deserialize;
use serde_json::{Value, json};
use stammtisch_desk::words::format;
use stammtisch_desk::{Signing, Wanted, signatures};
use stammtisch_text::Texts;

use super::answer::Answer;
use super::args::{EnterArgs, MatchArg, TableArgs};
use super::desk::Desk;
use super::drawing::match_of;
use super::keeper_mode;
use super::lists::{list_of, parse};
use super::paper::{self, TotalsLine};
use super::sheet::sums;
use super::trouble::Trouble;
use crate::trouble::{json_message, of_data};

/// Most lines that are stored together.
const BATCH: usize = 256;

/// Writes games: one, as many as a keeper types, or lines of them.
pub(super) fn enter(args: &EnterArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let Some(table) = args.table else { return enter_lines(args, desk) };
    let list = list_of(desk, TableArgs { table, of: args.of });
    if let Some(totals) = &args.totals {
        return paper::enter_totals(list, totals, args, desk);
    }
    if args.row.is_empty() {
        return keeper_mode::run(list, args.referee.as_deref(), desk);
    }
    let text = args.row.join(" ");
    let writing = RowWriting { game: args.game, ..writing(desk, list, &text, args.referee.as_deref())? };
    desk.act(Command::EnterRow(writing))?;
    written(desk, list)
}

/// A row in short notation, with the referee where his initials stand beside it.
pub(super) fn writing(
    desk: &Desk,
    list: ListId,
    text: &str,
    referee: Option<&str>,
) -> Result<RowWriting, Trouble> {
    let short = parse(text)?;
    let referee = match referee {
        Some(who) => Some(desk.official(who)?),
        None => short.approved.then(|| desk.by()),
    };
    Ok(RowWriting { referee, ..RowWriting::next(list, short.row) })
}

/// What stands in the list after a row was written.
pub(super) fn written(desk: &Desk, list: ListId) -> Result<Answer, Trouble> {
    let found = desk.state().list(list).ok_or(Refusal::NoSuchList { list })?;
    let evaluation = desk.state().evaluation(found);
    let points = evaluation.rows().last().copied().unwrap_or_default();
    let numbers = points.map(|number| format!("{number:+}")).join(" ");
    let args = [("game", found.written().to_string()), ("points", numbers)];
    let line = format(desk.texts(), "turnier-row-written", &args);
    let fields = json!({
        "match": list.match_number, "table": list.table, "game": found.written(), "points": points,
        "plus": evaluation.plus.as_array(), "minus": evaluation.minus.as_array(),
        "total": evaluation.total.as_array(), "check": evaluation.checks.last(),
    });
    Ok(Answer::new(fields, format!("{line}\n{}", sums(desk.texts(), &evaluation))))
}

/// One line of many: a row, totals, signatures, or the closing of a list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    id: Option<String>,
    #[serde(rename = "match")]
    match_number: Option<u32>,
    table: u32,
    game: Option<u32>,
    row: Option<ShortOrLong>,
    totals: Option<[TotalsLine; 4]>,
    referee: Option<String>,
    why: Option<String>,
    sign: Option<Who>,
    close: Option<bool>,
}

/// A row in short notation or as an object.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum ShortOrLong {
    Short(String),
    Long(Box<Row>),
}

/// Who signs.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Who {
    All,
    Keeper,
    #[serde(rename = "1")]
    One,
    #[serde(rename = "2")]
    Two,
    #[serde(rename = "3")]
    Three,
    #[serde(rename = "4")]
    Four,
}

impl From<Who> for Signing {
    fn from(who: Who) -> Signing {
        let player = |seat| Signing::One(Signer::Player(seat));
        match who {
            Who::All => Signing::All,
            Who::Keeper => Signing::One(Signer::Keeper),
            Who::One => player(Seat::One),
            Who::Two => player(Seat::Two),
            Who::Three => player(Seat::Three),
            Who::Four => player(Seat::Four),
        }
    }
}

/// What a line asks for.
struct Asked {
    list: ListId,
    row: Option<RowWriting>,
    totals: Option<TotalsEntry>,
    why: Option<String>,
    sign: Option<Signing>,
    close: bool,
}

impl Asked {
    /// The commands that it becomes.
    fn commands(&self, texts: &Texts, state: &State) -> Result<Vec<Wanted>, Trouble> {
        let mut commands: Vec<Command> =
            self.row.iter().map(|row| written_or_corrected(state, row)).collect();
        if let Some(totals) = self.totals
            && !paper::is_repeated(texts, state, &totals)?
        {
            commands.push(Command::EnterTotals(totals));
        }
        if let Some(signing) = self.sign {
            commands.extend(signatures(state, self.list, signing)?);
        }
        commands.extend(self.close.then_some(Command::CloseList(self.list)));
        Ok(commands.into_iter().map(|command| Wanted { command, why: self.why.clone() }).collect())
    }
}

/// A row that names a game which is written, and tells another, corrects it.
fn written_or_corrected(state: &State, writing: &RowWriting) -> Command {
    let RowWriting { list, game, row, referee } = writing.clone();
    let there = game.and_then(|game| Some((game, state.list(list)?.row(game)?)));
    match there {
        Some((game, written)) if *written.row.raw() != row => {
            Command::CorrectRow(RowCorrection { list, game, row, referee })
        }
        Some(_) | None => Command::EnterRow(RowWriting { list, game, row, referee }),
    }
}

/// A line that was read: its id, and what it asks for or what is wrong with it.
struct Pending {
    id: Option<String>,
    asked: Result<Asked, Trouble>,
}

/// Reads lines, stores what has come in together, and only then answers each.
fn enter_lines(args: &EnterArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let mut lines = Lines::new(io::stdin().lock());
    let mut pending = Vec::new();
    let (mut count, mut refused) = (0_usize, 0_usize);
    while let Some(line) = lines.next()? {
        pending.push(match line {
            Line::Bytes(bytes) => read(bytes, args, desk),
            Line::TooLong => Pending { id: None, asked: Err(Trouble::told("line_too_long", &[])) },
        });
        count += 1;
        if pending.len() >= BATCH || !lines.has_more_buffered() {
            refused += store(std::mem::take(&mut pending), desk)?;
        }
    }
    refused += store(pending, desk)?;
    desk.archive.notes.push(format(
        desk.texts(),
        "turnier-lines-read",
        &[("count", count.to_string()), ("refused", refused.to_string())],
    ));
    Ok(Answer::default())
}

fn read(line: &[u8], args: &EnterArgs, desk: &Desk) -> Pending {
    match serde_json::from_slice::<Request>(line) {
        Ok(request) => {
            let asked = asked(&request, args, desk);
            Pending { id: request.id, asked }
        }
        Err(error) => {
            let asked =
                Err(Trouble::told("bad_line", &[("detail", &of_data(&json_message(&error), desk.texts()))]));
            Pending { id: readable_id(line), asked }
        }
    }
}

fn asked(request: &Request, args: &EnterArgs, desk: &Desk) -> Result<Asked, Trouble> {
    let of = MatchArg { number: request.match_number.or(args.of.number) };
    let list = ListId { match_number: match_of(desk, of), table: request.table };
    let referee = request.referee.as_deref().or(args.referee.as_deref());
    let row = match &request.row {
        Some(ShortOrLong::Short(text)) => {
            Some(RowWriting { game: request.game, ..writing(desk, list, text, referee)? })
        }
        Some(ShortOrLong::Long(row)) => {
            let referee = referee.map(|who| desk.official(who)).transpose()?;
            Some(RowWriting { list, game: request.game, row: row.as_ref().clone(), referee })
        }
        None => None,
    };
    let totals = request.totals.map(|totals| paper::entry(desk, list, totals, referee)).transpose()?;
    let asked = Asked {
        list,
        row,
        totals,
        why: request.why.clone(),
        sign: request.sign.map(Signing::from),
        close: request.close == Some(true),
    };
    match &asked {
        Asked { row: None, totals: None, sign: None, close: false, .. } => {
            Err(Trouble::told("empty_line", &[]))
        }
        Asked { .. } => Ok(asked),
    }
}

/// Stores all that was read and answers each line; returns how many were refused.
fn store(pending: Vec<Pending>, desk: &mut Desk) -> Result<usize, Trouble> {
    let sound: Vec<&Asked> = pending.iter().filter_map(|line| line.asked.as_ref().ok()).collect();
    let texts = desk.texts();
    let done = desk.act_each(&sound, |tournament, asked| asked.commands(texts, tournament.state()))?;
    let mut done = done.into_iter();
    let mut refused = 0;
    let mut out = String::new();
    for Pending { id, asked } in pending {
        let outcome = asked.and_then(|_| {
            let nothing = || Err(Trouble::told("nothing_happened", &[]));
            done.next().unwrap_or_else(nothing).map_err(Trouble::only)
        });
        let mut answer = match outcome {
            Ok(events) => accepted(&events, desk),
            Err(trouble) => {
                refused += 1;
                trouble.json(desk.texts())
            }
        };
        if let (Some(id), Value::Object(fields)) = (id, &mut answer) {
            fields.insert("id".to_owned(), json!(id));
        }
        out.push_str(&answer.to_string());
        out.push('\n');
    }
    let mut stdout = io::stdout().lock();
    stdout.write_all(out.as_bytes())?;
    stdout.flush()?;
    Ok(refused)
}

fn accepted(events: &[Event], desk: &Desk) -> Value {
    let mut answer = json!({"ok": true, "events": events.iter().map(|event| event.seq).collect::<Vec<_>>()});
    for (list, game, _) in events.iter().filter_map(|event| event.what.row()) {
        let row = desk.state().list(list).and_then(|list| list.row(game));
        answer["table"] = json!(list.table);
        answer["game"] = json!(game);
        answer["points"] = json!(row.map(|written| *written.row.points().as_array()));
    }
    for event in events {
        if let EventKind::TotalsEntered(entry) = &event.what {
            answer["table"] = json!(entry.list.table);
            answer["total"] = json!(entry.totals.as_array().map(|seat| seat.result()));
        }
    }
    answer
}
