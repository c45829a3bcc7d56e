//! `turnier draw`, `verify-draw` and `seats`.

use std::path::Path;

use schafkopf_turnier::{
    Command, DrawMismatch, DrawRecord, Drawing, Event, EventKind, Place, PlayerNumber, Quality, Seating,
    Tournament, Uneven, verify_draw,
};
use serde::Deserialize;
use serde_json::json;
use stammtisch_desk::words::{draw_mismatch, format, joined};
use stammtisch_desk::{match_with_lists, running_match};
use stammtisch_store::kept::tournament as kept;
use stammtisch_store::{ImportError, import};
use stammtisch_text::Texts;

use super::answer::Answer;
use super::args::{DrawArgs, MatchArg};
use super::columns::Columns;
use super::desk::Desk;
use super::registering::{player_name, read};
use super::trouble::Trouble;
use crate::trouble::{json_message, of_data};

/// Draws tables and seats.
pub(super) fn draw(args: &DrawArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let uneven = match (args.waiting_list, args.house_players) {
        (true, _) => Uneven::WaitingList,
        (false, true) => Uneven::HousePlayers,
        (false, false) => Uneven::Refuse,
    };
    let events = desk.act(Command::Draw(Drawing { uneven, towns_apart: args.towns_apart }))?;
    let texts = desk.texts();
    let mut lines = Vec::new();
    let mut draws = Vec::new();
    for event in &events {
        match &event.what {
            EventKind::PutOnWaitingList { players } => {
                lines.push(format(texts, "turnier-waiting", &[("players", joined(players))]));
            }
            EventKind::Drawn(record) => {
                lines.push(told(texts, record));
                draws.push(kept::DrawRecord::from(&**record));
            }
            _ => {}
        }
    }
    Ok(Answer::new(json!({"draws": draws}), lines.join("\n")))
}

fn told(texts: &Texts, record: &DrawRecord) -> String {
    let request = &record.request;
    let args = [
        ("first", request.first_match.to_string()),
        ("last", (request.first_match + request.matches - 1).to_string()),
        ("players", request.entrants.len().to_string()),
        ("tables", (request.entrants.len() / 4).to_string()),
        ("seed", request.seed.clone()),
        ("attempt", (request.attempt + 1).to_string()),
    ];
    format!("{}\n{}", format(texts, "turnier-drawn", &args), quality(texts, &record.quality))
}

fn quality(texts: &Texts, quality: &Quality) -> String {
    let args = [
        ("repeats", quality.repeats.to_string()),
        ("least", quality.least_repeats.to_string()),
        ("same", quality.same_group.to_string()),
        ("leastsame", quality.least_same_group.to_string()),
    ];
    format(texts, "turnier-draw-quality", &args)
}

/// A file with draws, and where it has them the tables of a match as they were published.
#[derive(Deserialize)]
struct Published {
    draws: Vec<kept::DrawRecord>,
    #[serde(rename = "match")]
    match_number: Option<u32>,
    tables: Option<Vec<[u32; 4]>>,
    /// Who took whose seat.
    #[serde(default)]
    substitutes: Vec<[u32; 2]>,
}

/// Tables as people found them.
struct Hanging {
    match_number: u32,
    tables: Vec<[PlayerNumber; 4]>,
    /// Who took whose seat: who left, who came.
    substitutes: Vec<[PlayerNumber; 2]>,
}

/// A seat where somebody else sits than was drawn.
struct Exchange {
    match_number: u32,
    place: Place,
    drawn: PlayerNumber,
    found: PlayerNumber,
}

impl Exchange {
    fn told(&self, texts: &Texts) -> String {
        let args = [
            ("match", self.match_number.to_string()),
            ("table", self.place.table.to_string()),
            ("seat", self.place.seat.number().to_string()),
            ("drawn", self.drawn.to_string()),
            ("found", self.found.to_string()),
        ];
        format(texts, "turnier-draw-substitute", &args)
    }
}

impl Hanging {
    /// Who sits there for whom was drawn, if this is what was drawn but for that.
    fn compare(&self, draws: &[DrawRecord]) -> Result<Vec<Exchange>, DrawMismatch> {
        let drawn = draws.iter().rev().find_map(|record| {
            let place = self.match_number.checked_sub(record.request.first_match)?;
            record.seatings.get(place as usize)
        });
        let Some(drawn) = drawn else {
            return Err(DrawMismatch::Matches { drawn: 0, found: 1 });
        };
        let match_number = self.match_number;
        if drawn.tables.len() != self.tables.len() {
            let (drawn, found) = (drawn.tables.len(), self.tables.len());
            return Err(DrawMismatch::Tables { match_number, drawn, found });
        }
        let mut exchanges = Vec::new();
        for (place, player) in drawn.places() {
            let found = self.tables[place.table as usize - 1][place.seat.index()];
            if found == player {
                continue;
            }
            // Whoever was drawn for a seat himself is no substitute: nobody swaps (S 5.2.2).
            if drawn.place_of(found).is_some() || !self.came_for(player, found) {
                return Err(DrawMismatch::Player { match_number, place, drawn: player, found });
            }
            exchanges.push(Exchange { match_number, place, drawn: player, found });
        }
        Ok(exchanges)
    }

    /// Whether somebody is who was drawn, or came for him, or for who came for him.
    fn came_for(&self, drawn: PlayerNumber, found: PlayerNumber) -> bool {
        let next =
            |left: &PlayerNumber| self.substitutes.iter().find(|[leaves, _]| leaves == left).map(|[_, e]| *e);
        std::iter::successors(Some(drawn), next)
            .take(self.substitutes.len() + 1)
            .any(|player| player == found)
    }
}

/// Who took whose seat, in a tournament.
fn substitutes(tournament: &Tournament) -> Vec<[PlayerNumber; 2]> {
    let stands = tournament.log().iter().filter(|event| !tournament.is_undone(event.seq));
    let change = |event: &Event| {
        if let EventKind::Substituted(change) | EventKind::SeatTaken(change) = event.what {
            Some([change.leaves, change.enters])
        } else {
            None
        }
    };
    stands.filter_map(change).collect()
}

/// Repeats draws and compares: those of a whole tournament, or those that were published.
pub(super) fn verify_file(file: &Path, texts: &'static Texts) -> Result<Answer, Trouble> {
    let bytes = read(file)?;
    match import(&String::from_utf8_lossy(&bytes), None) {
        Ok(whole) => return verify_tournament(&whole.tournament, texts),
        Err(ImportError::Format) => {}
        Err(error) => return Err(error.into()),
    }
    let published: Published = serde_json::from_slice(&bytes).map_err(|error| {
        let (name, detail) = (file.display().to_string(), of_data(&json_message(&error), texts));
        Trouble::told("bad_draw_file", &[("file", &name), ("detail", &detail)])
    })?;
    let draws: Vec<DrawRecord> = published.draws.into_iter().map(Into::into).collect();
    let numbers = |numbers: [u32; 4]| numbers.map(PlayerNumber);
    let shown = published.match_number.zip(published.tables).map(|(match_number, tables)| Hanging {
        match_number,
        tables: tables.into_iter().map(numbers).collect(),
        substitutes: published.substitutes.iter().map(|pair| pair.map(PlayerNumber)).collect(),
    });
    verify(&draws, shown.as_slice(), texts)
}

/// Repeats the draws on record and compares.
pub(super) fn verify_tournament(tournament: &Tournament, texts: &'static Texts) -> Result<Answer, Trouble> {
    let state = tournament.state();
    let shown: Vec<Hanging> = (1..)
        .map_while(|match_number| Some((match_number, state.seating(match_number)?)))
        .map(|(match_number, seating)| Hanging {
            match_number,
            tables: seating.tables.iter().map(|table| *table.as_array()).collect(),
            substitutes: substitutes(tournament),
        })
        .collect();
    verify(state.draws(), &shown, texts)
}

/// Draws anew and compares, with what was drawn and with the tables as they were published.
fn verify(draws: &[DrawRecord], shown: &[Hanging], texts: &'static Texts) -> Result<Answer, Trouble> {
    if draws.is_empty() {
        return Err(Trouble::told("nothing_drawn", &[]));
    }
    let mut lines = Vec::new();
    for record in draws {
        let found =
            verify_draw(&record.request, &record.seatings).map_err(|mismatch| wrong(&mismatch, texts))?;
        if found != record.quality {
            return Err(Trouble::told("draw_quality", &[]));
        }
        lines.push(told(texts, record));
    }
    let mut exchanges = Vec::new();
    for tables in shown {
        exchanges.extend(tables.compare(draws).map_err(|mismatch| wrong(&mismatch, texts))?);
    }
    lines.push(texts.get("turnier-draw-verified"));
    lines.extend(exchanges.iter().map(|exchange| exchange.told(texts)));
    let pairs: Vec<_> = exchanges.iter().map(|exchange| [exchange.drawn, exchange.found]).collect();
    Ok(Answer::new(json!({"verified": draws.len(), "substitutes": pairs}), lines.join("\n")))
}

fn wrong(mismatch: &DrawMismatch, texts: &Texts) -> Trouble {
    Trouble::told("draw_mismatch", &[("detail", &draw_mismatch(texts, mismatch))])
}

/// The match that is meant: the one named, the one that is running, or the last that was played or drawn.
pub(super) fn match_of(desk: &Desk, of: MatchArg) -> u32 {
    of.number.unwrap_or_else(|| match_with_lists(desk.state()))
}

/// Who sits where.
pub(super) fn seats(of: MatchArg, desk: &Desk) -> Result<Answer, Trouble> {
    let state = desk.state();
    let number = of.number.unwrap_or_else(|| running_match(state));
    let missing = || Trouble::Refused(schafkopf_turnier::Refusal::NotDrawn { match_number: number });
    let seating: &Seating = state.seating(number).ok_or_else(missing)?;
    let texts = desk.texts();
    let mut columns = Columns::new(
        std::iter::once(texts.get("turnier-head-table"))
            .chain(schafkopf::Seat::ALL.map(|seat| texts.seat(seat))),
    );
    for (table, players) in (1_u32..).zip(&seating.tables) {
        let who = |player: &PlayerNumber| format!("{player} {}", player_name(desk, *player));
        columns.row(std::iter::once(table.to_string()).chain(players.as_array().iter().map(who)));
    }
    let heading = format(texts, "turnier-match", &[("match", number.to_string())]);
    let draws: Vec<_> = state.draws().iter().map(kept::DrawRecord::from).collect();
    let substitutes = substitutes(desk.tournament());
    let fields = json!({"match": number, "tables": seating, "draws": draws, "substitutes": substitutes});
    Ok(Answer::new(fields, format!("{heading}\n{}", columns.text())))
}
