//! Names in, however they come: how a table is read, and what would become of it, line by line.

use axum::Json;
use schafkopf_turnier::{
    Column, Meaning, ReadColumn, RegistrationTableError, TableOptions, TableReading, TableRegistration,
};
use serde::{Deserialize, Serialize};
use stammtisch_desk::{LinkRole, TwinOf, read_registration_file, try_registrations, words};
use stammtisch_http::Problem;
use stammtisch_http::sent::{Params, Raw};
use stammtisch_text::Texts;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::trouble::Trouble;
use crate::views::Head;
use crate::wire;

/// How a table is read.
#[derive(Debug, Clone, Default, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub(super) struct Reading {
    /// Whether the surname comes first where both names stand in one field.
    #[serde(default)]
    pub(super) surname_first: bool,
    /// Whether a table without headings is taken for names and towns.
    #[serde(default)]
    pub(super) guess: bool,
    /// Lines that are left out, with commas.
    #[serde(default)]
    pub(super) skip: String,
}

impl Reading {
    /// Reads a table, without the lines that are left out.
    fn read(&self, caller: &Caller, bytes: &[u8]) -> Result<TableReading, Trouble> {
        let day = caller.room.read(|tournament| tournament.state().setup().date);
        let options = TableOptions { day: Some(day), surname_first: self.surname_first, guess: self.guess };
        let mut reading = read_registration_file(bytes, options).map_err(Trouble::Table)?;
        let skipped: Vec<usize> = self.skip.split(',').filter_map(|line| line.trim().parse().ok()).collect();
        reading.rows.retain(|row| !skipped.contains(&row.line));
        reading.faults.retain(|fault| !fault.line().is_some_and(|line| skipped.contains(&line)));
        Ok(reading)
    }

    /// Reads a table in which nothing may be wrong.
    pub(super) fn rows(&self, caller: &Caller, bytes: &[u8]) -> Result<Vec<TableRegistration>, Trouble> {
        let TableReading { rows, faults, .. } = self.read(caller, bytes)?;
        faults.into_iter().next().map_or(Ok(rows), |fault| Err(Trouble::Table(fault)))
    }
}

/// What would be read from a table.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct TableRead {
    #[serde(flatten)]
    head: Head,
    /// Lines above the headings, which are left out.
    titles: Vec<usize>,
    columns: Vec<TableColumn>,
    players: Vec<TableLine>,
    /// What is wrong, line by line.
    faults: Vec<TableFault>,
    /// Who may be there twice.
    twins: Vec<TableTwin>,
    /// Whether both names stand in one field: then it matters which comes first.
    one_name: bool,
}

/// What a column is taken for.
#[derive(Debug, Serialize, TS, ToSchema)]
struct TableColumn {
    heading: String,
    meaning: ColumnMeaning,
}

/// What a column is taken for.
#[derive(Debug, Clone, Copy, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
enum ColumnMeaning {
    Number,
    FirstName,
    Surname,
    FullName,
    Town,
    Customer,
    Born,
    Seen,
    Paid,
    Remark,
}

impl From<Meaning> for ColumnMeaning {
    fn from(meaning: Meaning) -> ColumnMeaning {
        match meaning {
            Meaning::Known(Column::Number) => ColumnMeaning::Number,
            Meaning::Known(Column::FirstName) => ColumnMeaning::FirstName,
            Meaning::Known(Column::Surname) => ColumnMeaning::Surname,
            Meaning::Known(Column::FullName) => ColumnMeaning::FullName,
            Meaning::Known(Column::Town) => ColumnMeaning::Town,
            Meaning::Known(Column::Customer) => ColumnMeaning::Customer,
            Meaning::Known(Column::Born) => ColumnMeaning::Born,
            Meaning::Known(Column::Seen) => ColumnMeaning::Seen,
            Meaning::Known(Column::Paid) => ColumnMeaning::Paid,
            Meaning::Known(Column::Remark) | Meaning::Remark => ColumnMeaning::Remark,
        }
    }
}

/// Somebody who would be registered.
#[derive(Debug, Serialize, TS, ToSchema)]
struct TableLine {
    line: usize,
    player: Option<u32>,
    details: wire::Details,
    paid: u32,
}

/// What is wrong with a line; none where it is about no line.
#[derive(Debug, Serialize, TS, ToSchema)]
struct TableFault {
    line: Option<usize>,
    message: String,
}

/// Somebody who may be there twice.
#[derive(Debug, Serialize, TS, ToSchema)]
struct TableTwin {
    line: usize,
    other_line: Option<usize>,
    player: Option<u32>,
    because: wire::Likeness,
}

impl From<TwinOf> for TableTwin {
    fn from(twin: TwinOf) -> TableTwin {
        let TwinOf { line, other_line, player, because } = twin;
        TableTwin { line, other_line, player: player.map(|player| player.0), because: because.into() }
    }
}

/// What would be read from a table, and what is wrong with it; nothing is registered.
#[utoipa::path(
    post,
    path = "/api/hall/players/read",
    tag = "acting",
    params(Reading),
    request_body(content = String, description = "The table: a spreadsheet, or text", content_type = "application/octet-stream"),
    responses(
        (status = 200, body = TableRead),
        (status = 401, description = "There is no link, or nobody knows it", body = Problem),
        (status = 403, description = "The link does not open this", body = Problem),
        (status = 410, description = "The link was revoked", body = Problem),
        (status = 422, description = "It is no table of people", body = Problem),
    )
)]
pub(super) async fn read(
    caller: Caller,
    Params(wanted): Params<Reading>,
    Raw(bytes): Raw,
) -> Result<Json<TableRead>, Trouble> {
    caller.must_be(&[LinkRole::Director])?;
    let reading = wanted.read(&caller, &bytes)?;
    let now = (caller.room.clock.now(), caller.link.scope.person.ok_or(Trouble::NotYours)?);
    let texts = Texts::of(caller.lang);
    Ok(Json(caller.room.read(|tournament| {
        let tried = try_registrations(tournament, &reading.rows, false, now);
        let refused = tried
            .refused
            .iter()
            .map(|(line, why)| TableFault { line: Some(*line), message: words::refusal(texts, why) });
        let told = |fault: &RegistrationTableError| TableFault {
            line: fault.line(),
            message: words::registration_table(texts, fault),
        };
        let mut faults: Vec<TableFault> = reading.faults.iter().map(told).chain(refused).collect();
        faults.sort_by_key(|fault| fault.line);
        let fee = tournament.state().setup().entry_fee;
        TableRead {
            head: Head::of(tournament),
            titles: reading.titles.clone(),
            one_name: reading.columns.iter().any(|read| read.meaning == Meaning::Known(Column::FullName)),
            columns: reading.columns.iter().map(column).collect(),
            players: reading.rows.iter().map(|row| line(row, fee)).collect(),
            faults,
            twins: tried.twins.into_iter().map(TableTwin::from).collect(),
        }
    })))
}

fn column(read: &ReadColumn) -> TableColumn {
    TableColumn { heading: read.heading.clone(), meaning: read.meaning.into() }
}

fn line(row: &TableRegistration, fee: u32) -> TableLine {
    TableLine {
        line: row.line,
        player: row.player.map(|player| player.0),
        details: row.details.clone().into(),
        paid: row.paid.cents(fee),
    }
}
