//! `turnier print`: pages of HTML for the printer.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use schafkopf_turnier::{ListId, PlayerNumber, Progress};
use serde_json::json;
use stammtisch_desk::words::format;
use stammtisch_hall::qr_square;
use stammtisch_http::link::sound_origin;
use stammtisch_paper::{ListCodes, NoPage, Paper, blank_forms};
use stammtisch_store::log_head;
use stammtisch_text::{Lang, Texts};

use super::answer::Answer;
use super::args::MatchArg;
use super::desk::Desk;
use super::drawing::match_of;
use super::trouble::Trouble;

#[derive(Debug, Args)]
pub(super) struct PrintArgs {
    /// What is printed.
    pub(super) what: Page,
    /// The file. Default: standard output.
    pub(super) file: Option<PathBuf>,
    #[command(flatten)]
    pub(super) of: MatchArg,
    /// Of the filled lists and of the Sie only those of this table.
    #[arg(long)]
    pub(super) table: Option<u32>,
    /// Certificates for so many places.
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(super) places: usize,
    /// Games of an empty form.
    #[arg(long, value_name = "N", default_value_t = 32)]
    pub(super) games: u32,
    /// How many empty forms.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) copies: u32,
    /// Address of the server: lists get a code that opens them where a desk is open.
    #[arg(long, value_name = "URL")]
    pub(super) origin: Option<String>,
    /// Whose slip or receipt.
    #[arg(long, value_name = "NUMBER")]
    pub(super) player: Option<u32>,
}

/// What can be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Page {
    /// Empty lists that belong to no tournament.
    Forms,
    /// Blank lists of a match, with the names of the players.
    Lists,
    /// The lists of a match as they are written.
    Filled,
    /// Seating plan by table.
    Seats,
    /// Seating plan by name.
    Names,
    /// Table signs.
    Signs,
    /// Player's cards (T 7).
    Cards,
    /// All lists of all matches as they are written.
    AllLists,
    /// Standings.
    Standings,
    /// The sheet for the microphone: every prize in the order in which it is given, with names and points.
    Giving,
    /// Certificates.
    Certificates,
    /// Every Sie, framed, to hang on the wall (S 2.9.3).
    Sie,
    /// Slips with everybody's tables and seats.
    Slips,
    /// A receipt for what a player paid (`--player`).
    Receipt,
}

/// Prints empty lists; no tournament is needed.
pub(super) fn forms(args: &PrintArgs, lang: Lang) -> Result<Answer, Trouble> {
    answer(blank_forms(lang, args.games, args.copies), args.file.as_deref(), Texts::of(lang))
}

/// Prints something of a tournament.
pub(super) fn print(args: &PrintArgs, desk: &Desk) -> Result<Answer, Trouble> {
    let texts = desk.texts();
    let address = args.origin.as_deref().map(|origin| address_of(origin, desk)).transpose()?;
    let paper = Paper::new(desk.tournament(), texts.lang());
    let paper = match &address {
        Some(address) => paper.with_codes(ListCodes { address, draw: qr_square }),
        None => paper,
    };
    let page = page(args, desk, &paper)
        .map_err(|why| Trouble::told("no_page", &[("detail", &why.message(texts))]))?;
    answer(page, args.file.as_deref(), texts)
}

/// The address of the tournament's page at a server.
fn address_of(origin: &str, desk: &Desk) -> Result<String, Trouble> {
    match sound_origin(Some(origin.trim_end_matches('/'))) {
        "" => Err(Trouble::told("bad_origin", &[("text", origin)])),
        origin => Ok(format!("{origin}/hall/t/{}", desk.id())),
    }
}

fn page(args: &PrintArgs, desk: &Desk, paper: &Paper<'_>) -> Result<String, NoPage> {
    let state = desk.state();
    let ahead = args.of.number.unwrap_or_else(|| state.current_match().min(state.tournament_rules().matches));
    match args.what {
        Page::Forms => Ok(blank_forms(desk.texts().lang(), args.games, args.copies)),
        Page::Lists => paper.blank_lists(ahead),
        Page::Filled => {
            let match_number = match_of(desk, args.of);
            match args.table {
                Some(table) => paper.filled_list(ListId { match_number, table }),
                None => paper.filled_lists(match_number),
            }
        }
        Page::Seats => paper.seating_by_table(ahead),
        Page::Names => paper.seating_by_name(ahead),
        Page::Signs => paper.table_signs(ahead),
        Page::Cards => paper.player_cards(),
        Page::AllLists => paper.all_filled_lists(),
        Page::Giving => paper.giving(),
        Page::Standings => paper.standings(Progress::Everything, log_head(desk.tournament())),
        Page::Certificates => paper.certificates(args.places, log_head(desk.tournament())),
        Page::Sie => paper.sie(args.of.number, args.table),
        Page::Slips => paper.slips(args.player.map(PlayerNumber), false),
        Page::Receipt => paper.receipt(PlayerNumber(args.player.unwrap_or(0))),
    }
}

fn answer(page: String, file: Option<&Path>, texts: &Texts) -> Result<Answer, Trouble> {
    let Some(file) = file else {
        return Ok(Answer::new(json!({"html": page}), page));
    };
    written(&page, file, texts)
}

/// Writes a file, and says so.
pub(super) fn written(text: &str, file: &Path, texts: &Texts) -> Result<Answer, Trouble> {
    fs::write(file, text).map_err(Trouble::file(file))?;
    let name = file.display().to_string();
    let told = format(texts, "turnier-written", &[("file", name.clone())]);
    Ok(Answer::new(json!({"file": name}), told))
}
