//! The commands of `stammtisch turnier` that need the data folder.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use schafkopf::Seat;
use schafkopf_turnier::Role;

use super::args::{
    AnswerArgs, CallArgs, ChangeArgs, ComplainArgs, CorrectArgs, DecideArgs, DrawArgs, EnterArgs, GameArgs,
    KeeperArgs, MatchArg, NewArgs, ReadingArgs, RegisterArgs, SetupArgs, SignArgs, StandingsArgs, TableArgs,
    role, seat,
};
use super::euros::Euros;
use super::linking::LinkCommand;
use super::paper::{ClearArgs, PaperArgs, SwapArgs};
use super::print::PrintArgs;
use super::teams::TeamArgs;
use super::telling::ResultsArgs;
use crate::commands::database::DatabaseUrl;

/// What every command of a tournament understands.
#[derive(Debug, Clone, Args)]
pub(super) struct Options {
    /// The tournament. Default: the only one, or the last one used.
    #[arg(short, long, global = true, value_name = "ID")]
    pub(super) tournament: Option<String>,
    /// Folder in which tournaments are kept. Default: the usual place for data of programs.
    #[arg(long, global = true, value_name = "DIR", env = "STAMMTISCH_DATA")]
    pub(super) data: Option<PathBuf>,
    /// PostgreSQL database with the tournaments (postgres://USER:PASSWORD@HOST/NAME). Default: a file in the folder.
    #[arg(long, global = true, value_name = "URL", env = "STAMMTISCH_DATABASE", hide_env_values = true)]
    pub(super) database: Option<DatabaseUrl>,
    /// Answers with one JSON object.
    #[arg(long, global = true)]
    pub(super) json: bool,
    /// Who does this: an official's name or id. Default: the director.
    #[arg(long, global = true, value_name = "WHO")]
    pub(super) by: Option<String>,
    /// Why; some acts of the management need a reason.
    #[arg(long, global = true, value_name = "REASON")]
    pub(super) why: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(super) enum DeskCommand {
    /// Creates a tournament.
    #[command(
        after_help = "Example:\n  stammtisch turnier new 'Kirchweih Isen' --date 18.10.2026 --rules preis --fee 10 --prize 200 --prize 100 --prize Schinken"
    )]
    New(NewArgs),
    /// Changes the setup, before anything is drawn.
    #[command(after_help = "Example:\n  stammtisch turnier setup --venue 'Gasthof Klement' --fee 12")]
    Setup(SetupArgs),
    /// Lists all tournaments.
    #[command(after_help = "Example:\n  stammtisch turnier tournaments")]
    Tournaments,
    /// Chooses the tournament that commands mean from now on.
    #[command(after_help = "Example:\n  stammtisch turnier use kirchweih-isen")]
    Use {
        /// Its id.
        id: String,
    },
    /// Shows how far the tournament has come, and what comes next.
    #[command(after_help = "Example:\n  stammtisch turnier status --json")]
    Status,
    /// Gives somebody an office.
    #[command(after_help = "Example:\n  stammtisch turnier appoint referee Sepp Maier")]
    Appoint {
        /// Which office.
        #[arg(value_parser = role)]
        role: Role,
        /// First name and surname.
        #[arg(required = true)]
        name: Vec<String>,
    },
    /// Relieves somebody of an office.
    #[command(after_help = "Example:\n  stammtisch turnier dismiss referee Maier")]
    Dismiss {
        /// Which office.
        #[arg(value_parser = role)]
        role: Role,
        /// Name or id.
        who: String,
    },
    /// Fixes the public seed of draw and lot, before the draw.
    #[command(after_help = "Example:\n  stammtisch turnier seed 'Lottozahlen 17.10.2026: 3 8 21 30 41 44'")]
    Seed {
        /// Any text that nobody could choose: announce it beforehand.
        seed: String,
    },
    /// Opens registration.
    #[command(after_help = "Example:\n  stammtisch turnier open")]
    Open,
    /// Registers somebody; asks at the terminal when no name is given.
    #[command(
        after_help = "Examples:\n  stammtisch turnier register Resi Huber --town Isen --born 1.5.1980 --pays 10\n  stammtisch turnier register"
    )]
    Register(RegisterArgs),
    /// Changes a player's details; what is not given stays.
    #[command(after_help = "Example:\n  stammtisch turnier change 17 --town Dorfen")]
    Change(ChangeArgs),
    /// Notes that a player was found old enough at the venue (S 5.2.12).
    #[command(after_help = "Example:\n  stammtisch turnier age 17")]
    Age {
        /// Number of the player.
        player: u32,
    },
    /// Takes money in, or pays it back (a sum below zero).
    #[command(after_help = "Examples:\n  stammtisch turnier pay 17\n  stammtisch turnier pay 17 --euros=-10")]
    Pay {
        /// Number of the player.
        player: u32,
        /// How much. Default: what is missing to the entry fee.
        #[arg(long, allow_hyphen_values = true)]
        euros: Option<Euros>,
    },
    /// Withdraws a player who sits at no table.
    #[command(after_help = "Example:\n  stammtisch turnier withdraw 17")]
    Withdraw {
        /// Number of the player.
        player: u32,
    },
    /// Marks a player as there; he pays what is missing.
    #[command(
        after_help = "Examples:\n  stammtisch turnier arrive 17\n  stammtisch turnier arrive 17 --unpaid"
    )]
    Arrive {
        /// Number of the player.
        player: u32,
        /// He pays nothing now.
        #[arg(long)]
        unpaid: bool,
    },
    /// Takes back that a player is there.
    #[command(after_help = "Example:\n  stammtisch turnier leave 17")]
    Leave {
        /// Number of the player.
        player: u32,
    },
    /// From now on seats are drawn at the door: every arrival gets his tables and seats at once.
    #[command(after_help = "Example:\n  stammtisch turnier door-draw")]
    DoorDraw,
    /// Puts players on the waiting list.
    #[command(after_help = "Example:\n  stammtisch turnier wait 17 18")]
    Wait {
        /// Their numbers.
        #[arg(required = true)]
        players: Vec<u32>,
    },
    /// Moves a player up from the waiting list.
    #[command(after_help = "Example:\n  stammtisch turnier move-up 17")]
    MoveUp {
        /// Number of the player.
        player: u32,
    },
    /// Registers everybody of a spreadsheet or a table of text (xlsx, ods, CSV); all of them, or nobody.
    #[command(
        after_help = "Examples:\n  stammtisch turnier import-players anmeldung.xlsx --dry-run\n  stammtisch turnier import-players anmeldung.csv --skip 7"
    )]
    ImportPlayers {
        /// The file; - for standard input.
        file: PathBuf,
        /// Everybody in it was found old enough at the venue.
        #[arg(long)]
        seen: bool,
        #[command(flatten)]
        reading: ReadingArgs,
    },
    /// Writes the registrations as a table of text (CSV) for a spreadsheet.
    #[command(after_help = "Example:\n  stammtisch turnier export-players anmeldung.csv")]
    ExportPlayers {
        /// The file. Default: standard output.
        file: Option<PathBuf>,
    },
    /// Lists the players.
    #[command(after_help = "Example:\n  stammtisch turnier players --waiting")]
    Players {
        /// Only who waits.
        #[arg(long)]
        waiting: bool,
        /// Only who has not paid.
        #[arg(long)]
        unpaid: bool,
    },
    /// Points out who may be registered twice.
    #[command(after_help = "Example:\n  stammtisch turnier duplicates")]
    Duplicates,
    /// Draws tables and seats from the public seed; a redraw needs a reason.
    #[command(
        after_help = "Examples:\n  stammtisch turnier draw --waiting-list --towns-apart\n  stammtisch turnier draw --house-players --why 'Nachmeldung'"
    )]
    Draw(DrawArgs),
    /// Repeats every draw on record, or in a file that was published, and compares.
    #[command(
        after_help = "Examples:\n  stammtisch turnier verify-draw\n  stammtisch turnier draw --json > draw.json; stammtisch turnier verify-draw draw.json"
    )]
    VerifyDraw {
        /// A draw as `turnier draw --json` or `turnier seats --json` wrote it, or a whole tournament as it was exported.
        /// Default: the draws on record.
        file: Option<PathBuf>,
    },
    /// Shows who sits where.
    #[command(after_help = "Example:\n  stammtisch turnier seats --match 2")]
    Seats {
        #[command(flatten)]
        of: MatchArg,
    },
    /// Starts the next match at all tables.
    #[command(after_help = "Example:\n  stammtisch turnier start --keeper 1")]
    Start {
        /// The seat that keeps the list at every table.
        #[arg(long, value_name = "SEAT", value_parser = seat)]
        keeper: Option<Seat>,
    },
    /// Names the list keeper of a table.
    #[command(
        after_help = "Example:\n  stammtisch turnier keeper 7 2 --referee Maier --why 'Der erste hat sich verschrieben'"
    )]
    Keeper(KeeperArgs),
    /// Writes games into the list of a table; without a game, asks for one after the other.
    #[command(
        after_help = "Examples:\n  stammtisch turnier enter 7 1r2\n  stammtisch turnier enter 7 3s v s\n  stammtisch turnier enter 7\n  stammtisch turnier enter --json-lines < rows.jsonl\n\nThe short notation is explained in docs/turnier.md, and with ? while writing."
    )]
    Enter(EnterArgs),
    /// Shows the list of a table.
    #[command(after_help = "Example:\n  stammtisch turnier sheet 7 --match 1")]
    Sheet(TableArgs),
    /// Asks for the referee's approval of the next game.
    #[command(after_help = "Example:\n  stammtisch turnier ask 7 3 solo_tout")]
    Ask(GameArgs),
    /// Approves the next game of a table.
    #[command(after_help = "Example:\n  stammtisch turnier approve 7 3 solo_tout --referee Maier")]
    Approve(GameArgs),
    /// Refuses to approve the next game of a table.
    #[command(after_help = "Example:\n  stammtisch turnier refuse 7 3 solo_tout --referee Maier")]
    Refuse(GameArgs),
    /// Notes a complaint about a game; the reason says what it is about.
    #[command(after_help = "Example:\n  stammtisch turnier complain 7 12 3 --why 'falsch bedient'")]
    Complain(ComplainArgs),
    /// Answers a complaint.
    #[command(after_help = "Example:\n  stammtisch turnier decide 7 12 3 granted --referee Maier")]
    Decide(DecideArgs),
    /// Calls the referee to a table, or appeals to the tribunal; the reason says what it is about.
    #[command(
        after_help = "Examples:\n  stammtisch turnier call 7 3 --why 'zwei Karten liegen verdeckt'\n  stammtisch turnier call 7 3 --matter appeal --why 'Die Karte lag noch offen'"
    )]
    Call(CallArgs),
    /// Answers a call; the reason gives the answer in words.
    #[command(
        after_help = "Example:\n  stammtisch turnier answer 7 refused --referee Maier --why 'Trick war vorbei'"
    )]
    Answer(AnswerArgs),
    /// Announces something to all phones and screens (P 24).
    #[command(
        after_help = "Example:\n  stammtisch turnier announce 'Beginn des zweiten Durchgangs um 14.30 Uhr'"
    )]
    Announce {
        /// What.
        #[arg(required = true)]
        text: Vec<String>,
    },
    /// Signs a list: a seat, the keeper, or all five at once.
    #[command(after_help = "Example:\n  stammtisch turnier sign 7 all")]
    Sign(SignArgs),
    /// Closes a list that is complete and signed; a backup is written.
    #[command(after_help = "Example:\n  stammtisch turnier close-list 7")]
    CloseList(TableArgs),
    /// Opens a closed or void list again; needs a reason.
    #[command(after_help = "Example:\n  stammtisch turnier reopen-list 7 --why 'Rechenfehler'")]
    ReopenList(TableArgs),
    /// Declares a list void; needs a reason.
    #[command(after_help = "Example:\n  stammtisch turnier void-list 7 --why 'wissentlich falsch geführt'")]
    VoidList(TableArgs),
    /// Replaces a row; the old one stays readable. All but the last row need the referee and a reason.
    #[command(
        after_help = "Example:\n  stammtisch turnier correct 7 12 1r3 v --referee Maier --why 'Partner verwechselt'"
    )]
    Correct(CorrectArgs),
    /// Chooses how paper lists are typed, for the whole tournament: their totals, or every game.
    #[command(after_help = "Example:\n  stammtisch turnier paper totals --twice")]
    Paper(PaperArgs),
    /// Takes everything in a list back; it stays readable. A list that is signed, or that others wrote in, needs the
    /// referee and a reason.
    #[command(
        after_help = "Examples:\n  stammtisch turnier clear-list 7\n  stammtisch turnier clear-list 7 --referee Maier --why 'falsches Papier'"
    )]
    ClearList(ClearArgs),
    /// Swaps two lists that were taken for each other, with all that is written and signed in them.
    #[command(
        after_help = "Examples:\n  stammtisch turnier swap-lists 7 8\n  stammtisch turnier swap-lists 7 8 --referee Maier --why 'Listen verwechselt'"
    )]
    SwapLists(SwapArgs),
    /// Excludes a player; needs a reason.
    #[command(after_help = "Example:\n  stammtisch turnier exclude 17 --why 'Betrug'")]
    Exclude {
        /// Number of the player.
        player: u32,
    },
    /// Lets a substitute take over a seat and its points (S 5.2.11).
    #[command(after_help = "Example:\n  stammtisch turnier substitute 17 201")]
    Substitute {
        /// Number of the player who leaves.
        leaves: u32,
        /// Number of the player who takes over.
        enters: u32,
    },
    /// Closes the running match when all lists are in.
    #[command(after_help = "Example:\n  stammtisch turnier close-match")]
    CloseMatch,
    /// Closes the tournament.
    #[command(after_help = "Example:\n  stammtisch turnier close")]
    Close,
    /// Shows the ranking and what decided it.
    #[command(
        after_help = "Examples:\n  stammtisch turnier standings\n  stammtisch turnier standings --match 2 --after 16"
    )]
    Standings(StandingsArgs),
    /// Shows results and table points, table by table.
    #[command(after_help = "Example:\n  stammtisch turnier table-points --match 1")]
    TablePoints {
        #[command(flatten)]
        of: MatchArg,
    },
    /// Shows who wins what, and checks the sum against the till.
    #[command(after_help = "Example:\n  stammtisch turnier prizes")]
    Prizes,
    /// Writes the results for elsewhere: a table for a spreadsheet, or a text for newspaper and website.
    #[command(
        after_help = "Examples:\n  stammtisch turnier results csv ergebnisse.csv\n  stammtisch turnier results text"
    )]
    Results(ResultsArgs),
    /// Names a team of three or four players, or takes it away again.
    #[command(
        after_help = "Examples:\n  stammtisch turnier team Schützenverein 3 17 22 40\n  stammtisch turnier team Schützenverein --away"
    )]
    Team(TeamArgs),
    /// Shows the ranking of the teams.
    #[command(after_help = "Example:\n  stammtisch turnier teams")]
    Teams,
    /// Shows what is in the till, and who has not paid.
    #[command(after_help = "Example:\n  stammtisch turnier till")]
    Till,
    /// Shows the log: who, when, what, why.
    #[command(after_help = "Example:\n  stammtisch turnier log --last 20")]
    Log {
        /// Only so many events from the end.
        #[arg(long, value_name = "N")]
        last: Option<usize>,
    },
    /// Shows the tournament as it was after an event.
    #[command(after_help = "Example:\n  stammtisch turnier at 120")]
    At {
        /// Number of the event.
        event: u64,
    },
    /// Undoes an event that nothing rests on; both stay in the log.
    #[command(after_help = "Example:\n  stammtisch turnier undo 121 --why 'falscher Tisch'")]
    Undo {
        /// Number of the event.
        event: u64,
    },
    /// Writes the whole tournament as one file.
    #[command(after_help = "Example:\n  stammtisch turnier export kirchweih.json")]
    Export {
        /// The file. Default: standard output.
        file: Option<PathBuf>,
    },
    /// Reads a whole tournament from a file that `turnier export` wrote; every event is checked again. A file that this data
    /// folder did not sign is taken only for a reason, which stays in the log.
    #[command(
        after_help = "Examples:\n  stammtisch turnier import kirchweih.json\n  stammtisch turnier import kirchweih.json --why 'vom alten Rechner'"
    )]
    Import {
        /// The file; - for standard input.
        file: PathBuf,
        /// The id it gets here. Default: from its name.
        #[arg(long)]
        id: Option<String>,
    },
    /// Prints lists, seating plans, signs, cards, standings and certificates as HTML for the printer.
    #[command(
        after_help = "Examples:\n  stammtisch turnier print lists listen.html --match 1\n  stammtisch turnier print certificates urkunden.html --places 10\n  stammtisch turnier print forms --games 16 --copies 20 > leer.html"
    )]
    Print(PrintArgs),
    /// Makes links that open one role of the tournament on a server, lists and revokes them.
    #[command(
        after_help = "Example:\n  stammtisch turnier link new director --origin http://192.168.1.5:7333"
    )]
    Link {
        #[command(subcommand)]
        what: LinkCommand,
    },
    /// Ranks a season: several tournaments, of which everybody's best results count.
    #[command(
        after_help = "Examples:\n  stammtisch turnier season 2026.toml\n  stammtisch turnier season 2026.toml rangliste.html"
    )]
    Season {
        /// The plan of the season.
        file: PathBuf,
        /// A file for its sheet, as HTML for the printer.
        sheet: Option<PathBuf>,
    },
    /// Writes a copy of the whole database.
    #[command(after_help = "Example:\n  stammtisch turnier backup /media/stick/turnier.db")]
    Backup {
        /// The file, which must not exist. Default: beside the database.
        file: Option<PathBuf>,
    },
    /// Destroys the lists after six months, keeping the results (S 5.3.5); asks first.
    #[command(after_help = "Example:\n  stammtisch turnier purge --yes")]
    Purge {
        /// Does not ask.
        #[arg(long)]
        yes: bool,
    },
    /// Erases what is known about somebody; asks first.
    #[command(after_help = "Example:\n  stammtisch turnier erase 17 --yes")]
    Erase {
        /// Number of the player.
        player: u32,
        /// Does not ask.
        #[arg(long)]
        yes: bool,
    },
    /// Invents registrations or results, for rehearsals.
    #[command(
        hide = true,
        after_help = "Examples:\n  stammtisch turnier simulate --players 448 > players.csv\n  stammtisch turnier simulate --seed 7 | stammtisch turnier enter --json-lines"
    )]
    Simulate {
        /// Invents so many registrations instead of results.
        #[arg(long, value_name = "N")]
        players: Option<u32>,
        /// The same seed invents the same.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

impl DeskCommand {
    /// Whether it only reads the tournament: then nothing is written to the data folder.
    pub(super) const fn only_reads(&self) -> bool {
        match self {
            DeskCommand::Tournaments
            | DeskCommand::Status
            | DeskCommand::ExportPlayers { .. }
            | DeskCommand::Players { .. }
            | DeskCommand::Duplicates
            | DeskCommand::VerifyDraw { .. }
            | DeskCommand::Seats { .. }
            | DeskCommand::Sheet(_)
            | DeskCommand::Standings(_)
            | DeskCommand::TablePoints { .. }
            | DeskCommand::Prizes
            | DeskCommand::Results(_)
            | DeskCommand::Teams
            | DeskCommand::Till
            | DeskCommand::Log { .. }
            | DeskCommand::At { .. }
            | DeskCommand::Export { .. }
            | DeskCommand::Print(_)
            | DeskCommand::Link { what: LinkCommand::List }
            | DeskCommand::Season { .. } => true,
            DeskCommand::New(_)
            | DeskCommand::Setup(_)
            | DeskCommand::Team(_)
            | DeskCommand::Use { .. }
            | DeskCommand::Appoint { .. }
            | DeskCommand::Dismiss { .. }
            | DeskCommand::Seed { .. }
            | DeskCommand::Open
            | DeskCommand::Register(_)
            | DeskCommand::Change(_)
            | DeskCommand::Age { .. }
            | DeskCommand::Pay { .. }
            | DeskCommand::Withdraw { .. }
            | DeskCommand::Arrive { .. }
            | DeskCommand::Leave { .. }
            | DeskCommand::DoorDraw
            | DeskCommand::Wait { .. }
            | DeskCommand::MoveUp { .. }
            | DeskCommand::ImportPlayers { .. }
            | DeskCommand::Draw(_)
            | DeskCommand::Start { .. }
            | DeskCommand::Keeper(_)
            | DeskCommand::Enter(_)
            | DeskCommand::Ask(_)
            | DeskCommand::Approve(_)
            | DeskCommand::Refuse(_)
            | DeskCommand::Complain(_)
            | DeskCommand::Decide(_)
            | DeskCommand::Call(_)
            | DeskCommand::Answer(_)
            | DeskCommand::Announce { .. }
            | DeskCommand::Sign(_)
            | DeskCommand::CloseList(_)
            | DeskCommand::ReopenList(_)
            | DeskCommand::VoidList(_)
            | DeskCommand::Correct(_)
            | DeskCommand::Paper(_)
            | DeskCommand::ClearList(_)
            | DeskCommand::SwapLists(_)
            | DeskCommand::Exclude { .. }
            | DeskCommand::Substitute { .. }
            | DeskCommand::CloseMatch
            | DeskCommand::Close
            | DeskCommand::Undo { .. }
            | DeskCommand::Import { .. }
            | DeskCommand::Link { what: LinkCommand::New(_) | LinkCommand::Revoke { .. } }
            | DeskCommand::Backup { .. }
            | DeskCommand::Purge { .. }
            | DeskCommand::Erase { .. }
            | DeskCommand::Simulate { .. } => false,
        }
    }
}
