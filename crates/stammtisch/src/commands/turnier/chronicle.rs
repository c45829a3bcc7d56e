//! `turnier log`, `at`, `undo`, and what ends a tournament.

use schafkopf_turnier::{Command, Event, PlayerNumber, Progress, Refusal};
use serde_json::{Value, json};
use stammtisch_desk::words::{event as event_words, format, phase};
use stammtisch_store::kept::tournament as kept;

use super::answer::Answer;
use super::desk::Desk;
use super::poster::{status, today};
use super::registering::{agreed, player_name};
use super::results::standings_of;
use super::trouble::Trouble;

/// The log, or its end.
pub(super) fn log(last: Option<usize>, desk: &Desk) -> Answer {
    let log = desk.tournament().log();
    let shown = &log[log.len().saturating_sub(last.unwrap_or(usize::MAX))..];
    let mut text = String::new();
    for event in shown {
        text.push_str(&line(desk, event));
        text.push('\n');
    }
    let undone: Vec<u64> =
        shown.iter().map(|event| event.seq).filter(|&seq| desk.tournament().is_undone(seq)).collect();
    let events: Vec<_> = shown.iter().map(kept::Event::from).collect();
    Answer::new(json!({"events": events, "undone": undone}), text)
}

fn line(desk: &Desk, event: &Event) -> String {
    let texts = desk.texts();
    let mark =
        if desk.tournament().is_undone(event.seq) { texts.get("turnier-log-undone") } else { String::new() };
    let why = event.why.as_ref().map(|why| format!(" – {why}")).unwrap_or_default();
    let (when, who) = (when(event.at), desk.person_name(event.by));
    format!(
        "{:>6}  {when}  {who}: {}{why} {mark}",
        event.seq,
        event_words(texts, desk.tournament(), &event.what)
    )
    .trim_end()
    .to_owned()
}

/// A moment, where the program runs.
fn when(micros: i64) -> String {
    let zone = jiff::tz::TimeZone::system();
    let stamp = jiff::Timestamp::from_microsecond(micros);
    stamp.map_or_else(
        |_| micros.to_string(),
        |stamp| stamp.to_zoned(zone).strftime("%Y-%m-%d %H:%M:%S").to_string(),
    )
}

/// The tournament as it was after an event.
pub(super) fn at(event: u64, desk: &Desk) -> Result<Answer, Trouble> {
    let state = desk.tournament().at(event).ok_or(Refusal::NoSuchEvent { event })?;
    let texts = desk.texts();
    let args = [("event", event.to_string()), ("phase", phase(texts, state.phase()))];
    let mut text = format(texts, "turnier-at", &args);
    let mut fields = json!({
        "event": event, "phase": state.phase(), "setup": kept::Setup::from(state.setup()), "players": state.players().len(),
        "till": state.till(),
    });
    // Before the seed is fixed the lot may have to decide and cannot: then there is no ranking yet.
    if let Ok(standings) = standings_of(desk, &state, Progress::Everything, None) {
        text.push('\n');
        text.push_str(&standings.text);
        fields["ranking"] = standings.fields["ranking"].clone();
    }
    Ok(Answer::new(fields, text))
}

/// Undoes an event.
pub(super) fn undo(event: u64, desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act(Command::Undo { event })?;
    let text = format(desk.texts(), "turnier-undone", &[("event", event.to_string())]);
    Ok(Answer::new(json!({"undone": event}), text))
}

/// Closes the running match, or the tournament.
pub(super) fn close(command: Command, desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act(command)?;
    Ok(status(desk))
}

/// Destroys the lists, keeping what they came to.
pub(super) fn purge(yes: bool, desk: &mut Desk) -> Result<Answer, Trouble> {
    let texts = desk.texts();
    let name = desk.state().setup().name.clone();
    if !agreed(yes, &format(texts, "turnier-ask-purge", &[("name", name)]))? {
        return Ok(Answer::new(json!({"purged": false}), texts.get("turnier-left-as-it-was")));
    }
    desk.act(Command::PurgeLists { today: today() })?;
    Ok(forgotten(desk, "turnier-purged", json!({"purged": true})))
}

/// Erases what is known about a player.
pub(super) fn erase(player: u32, yes: bool, desk: &mut Desk) -> Result<Answer, Trouble> {
    let texts = desk.texts();
    let number = PlayerNumber(player);
    let person = desk.state().player(number).ok_or(Refusal::UnknownPlayer { player: number })?.person;
    if !agreed(yes, &format(texts, "turnier-ask-erase", &[("name", player_name(desk, number))]))? {
        return Ok(Answer::new(json!({"erased": false}), texts.get("turnier-left-as-it-was")));
    }
    desk.act(Command::ErasePerson(person))?;
    Ok(forgotten(desk, "turnier-erased", json!({"erased": true, "person": person})))
}

/// What was erased is removed from the automatic backups, too.
fn forgotten(desk: &Desk, key: &str, mut fields: Value) -> Answer {
    let backup = desk.only_backup().map(|file| file.display().to_string()).unwrap_or_default();
    fields["backup"] = json!(backup);
    let text = format(desk.texts(), key, &[("file", backup)]);
    Answer::new(fields, text)
}
