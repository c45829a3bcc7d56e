//! `stammtisch turnier`: tournaments.

mod answer;
mod args;
mod chronicle;
mod columns;
mod command;
mod desk;
mod door;
mod drawing;
mod entering;
mod euros;
mod files;
mod keeper_mode;
mod linking;
mod lists;
mod paper;
mod poster;
mod print;
mod registering;
mod results;
mod season;
mod sheet;
mod simulate;
mod teams;
mod telling;
mod trouble;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use schafkopf::ErrorCode;
use schafkopf_line::{CHUNK, Line, LineError, RuleSets, answer_lines, list, rank};
use schafkopf_turnier::{Answer as Verdict, Command, PlayerNumber};
use stammtisch_desk::words::row_fault;
use stammtisch_text::{Lang, Texts};

use super::Context;
use crate::terminal::{Awaited, tell_waiting};
use answer::Answer as Told;
use command::{DeskCommand, Options};
use desk::Desk;
use trouble::Trouble;

/// Tournaments, from registration to the prize-giving.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  stammtisch turnier new 'Kirchweih Isen' --rules preis --fee 10\n  stammtisch turnier open\n  stammtisch turnier import-players anmeldung.csv\n  stammtisch turnier seed 'Lottozahlen vom Samstag' && stammtisch turnier draw\n  stammtisch turnier start --keeper 1\n  stammtisch turnier enter 7\n  stammtisch turnier standings\n\nThe whole way is told in docs/turnier.md. Exit code: 0 done, 1 refused, 2 wrong usage."
)]
pub(crate) struct TurnierArgs {
    #[command(flatten)]
    options: Options,
    #[command(subcommand)]
    command: TurnierCommand,
}

#[derive(Debug, Subcommand)]
#[expect(clippy::large_enum_variant, reason = "there is one in the life of the program")]
enum TurnierCommand {
    /// Evaluates scoresheets: one JSON object a line in, one a line out.
    #[command(
        after_help = "Example:\n  echo '{\"rules\":\"preis\",\"games\":[{\"declarer\":1,\"partner\":2,\"contract\":\"rufspiel\",\"won\":true}]}' | stammtisch turnier list\n\nThe error codes and the offences of rulings are listed in docs/errors.md."
    )]
    List,
    /// Ranks players: one JSON object a line in, one a line out.
    #[command(
        after_help = "Example:\n  echo '{\"rules\":\"schule-turnier\",\"seed\":\"2026-05-01\",\"players\":[{\"id\":\"17\",\"points\":12},{\"id\":\"4\",\"points\":12,\"solos_won\":3}]}' | stammtisch turnier rank"
    )]
    Rank,
    #[command(flatten)]
    Desk(DeskCommand),
}

/// What answers a line: appends the answer, or says what is wrong with the line.
type Answer = fn(&[u8], &RuleSets, &Texts, &mut Vec<u8>);

pub(super) fn run(args: &TurnierArgs, context: &Context) -> anyhow::Result<ExitCode> {
    match &args.command {
        TurnierCommand::List => run_lines(list_answer, context),
        TurnierCommand::Rank => run_lines(rank::answer, context),
        TurnierCommand::Desk(command) => run_desk(command, &args.options, context),
    }
}

fn list_answer(line: &[u8], sets: &RuleSets, texts: &Texts, out: &mut Vec<u8>) {
    list::answer(line, sets, list::Words { texts, row_fault }, out);
}

fn run_lines(answer: Answer, context: &Context) -> anyhow::Result<ExitCode> {
    let sets = context.rule_sets()?;
    let texts = Texts::of(context.wire_lang());
    tell_waiting(Awaited::Lines, context.lang());
    answer_lines(io::stdin().lock(), io::stdout().lock(), CHUNK, |line, out| match line {
        Line::Bytes(bytes) => answer(bytes, &sets, texts, out),
        Line::TooLong => LineError::plain(texts, ErrorCode::LineTooLong).write(out),
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Carries out a command and tells what came of it: 0 where it was done, 1 where it was refused.
fn run_desk(command: &DeskCommand, options: &Options, context: &Context) -> anyhow::Result<ExitCode> {
    let bulk = matches!(command, DeskCommand::Enter(args) if args.json_lines);
    let lang = if options.json || bulk { context.wire_lang() } else { context.lang() };
    let mut notes = Vec::new();
    match carry_out(command, options, context, lang, &mut notes) {
        Ok(told) => {
            told.write(options.json && !bulk, io::stdout().lock())?;
            for note in &notes {
                eprintln!("{note}");
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(Trouble::Stream(error)) if error.kind() == io::ErrorKind::BrokenPipe => Err(error.into()),
        Err(trouble) => {
            let texts = Texts::of(lang);
            if options.json || bulk {
                writeln!(io::stdout().lock(), "{}", trouble.json(texts))?;
            } else {
                crate::terminal::print_error(lang, &anyhow::anyhow!(trouble.message(texts)));
            }
            Ok(ExitCode::from(1))
        }
    }
}

fn carry_out(
    command: &DeskCommand,
    options: &Options,
    context: &Context,
    lang: Lang,
    notes: &mut Vec<String>,
) -> Result<Told, Trouble> {
    match command {
        DeskCommand::New(args) => {
            let sets = context
                .rule_sets()
                .map_err(|error| Trouble::told("rules_file", &[("detail", &format!("{error:#}"))]))?;
            poster::new(args, options, lang, &sets)
        }
        DeskCommand::Tournaments => poster::tournaments(options, lang),
        DeskCommand::Use { id } => poster::use_it(id, options, lang),
        DeskCommand::Import { file, id } => files::import(file, id.as_deref(), options, lang),
        DeskCommand::Print(args) if args.what == print::Page::Forms => print::forms(args, lang),
        DeskCommand::Season { file, sheet } => season::season(file, sheet.as_deref(), options, lang),
        DeskCommand::Backup { file } => files::backup(file.as_deref(), options, lang),
        DeskCommand::VerifyDraw { file: Some(file) } => drawing::verify_file(file, Texts::of(lang)),
        DeskCommand::Simulate { players: Some(count), seed } => {
            let text = simulate::players(*count, *seed);
            Ok(Told::new(serde_json::json!({"csv": text}), text))
        }
        other => {
            let mut desk = Desk::open(options, lang, other.only_reads())?;
            let told = at_desk(other, &mut desk);
            notes.append(&mut desk.archive.notes);
            told
        }
    }
}

/// The commands that need a tournament.
fn at_desk(command: &DeskCommand, desk: &mut Desk) -> Result<Told, Trouble> {
    let player = PlayerNumber;
    match command {
        DeskCommand::Setup(args) => poster::setup(args, desk),
        DeskCommand::Status => Ok(poster::status(desk)),
        DeskCommand::Link { what } => linking::link(what, desk),
        DeskCommand::Appoint { role, name } => poster::appoint(*role, name, desk),
        DeskCommand::Dismiss { role, who } => poster::dismiss(*role, who, desk),
        DeskCommand::Seed { seed } => poster::seed(seed, desk),
        DeskCommand::Open => poster::open(desk),
        DeskCommand::Register(args) => registering::register(args, desk),
        DeskCommand::Change(args) => registering::change(args, desk),
        DeskCommand::Age { player } => registering::age(*player, desk),
        DeskCommand::Pay { player, euros } => registering::pay(*player, *euros, desk),
        DeskCommand::Withdraw { player: number } => {
            desk.act(Command::Withdraw(player(*number)))?;
            Ok(registering::done(desk, "turnier-withdrawn", player(*number)))
        }
        DeskCommand::Arrive { player, unpaid } => door::arrive(*player, !unpaid, desk),
        DeskCommand::Leave { player } => door::leave(*player, desk),
        DeskCommand::DoorDraw => door::begin(desk),
        DeskCommand::Wait { players } => registering::wait(players, desk),
        DeskCommand::MoveUp { player: number } => {
            desk.act(Command::MoveUp(player(*number)))?;
            Ok(registering::done(desk, "turnier-moved-up", player(*number)))
        }
        DeskCommand::ImportPlayers { file, seen, reading } => door::import(file, *seen, reading, desk),
        DeskCommand::ExportPlayers { file } => registering::export(file.as_deref(), desk),
        DeskCommand::Players { waiting, unpaid } => Ok(registering::players(*waiting, *unpaid, desk)),
        DeskCommand::Duplicates => Ok(registering::duplicates(desk)),
        DeskCommand::Draw(args) => drawing::draw(args, desk),
        DeskCommand::Seats { of } => drawing::seats(*of, desk),
        DeskCommand::Start { keeper } => lists::start(*keeper, desk),
        DeskCommand::Keeper(args) => lists::keeper(args, desk),
        DeskCommand::Enter(args) => entering::enter(args, desk),
        DeskCommand::Sheet(args) => sheet::sheet_of(desk, lists::list_of(desk, *args)),
        DeskCommand::Ask(args) => lists::ask(args, desk),
        DeskCommand::Approve(args) => lists::approve(args, Verdict::Granted, desk),
        DeskCommand::Refuse(args) => lists::approve(args, Verdict::Refused, desk),
        DeskCommand::Complain(args) => lists::complain(args, desk),
        DeskCommand::Decide(args) => lists::decide(args, desk),
        DeskCommand::Call(args) => lists::call(args, desk),
        DeskCommand::Answer(args) => lists::answer(args, desk),
        DeskCommand::Announce { text } => lists::announce(&text.join(" "), desk),
        DeskCommand::Sign(args) => lists::sign(args, desk),
        DeskCommand::CloseList(args) => {
            lists::settle(*args, Command::CloseList, "turnier-list-is-closed", desk)
        }
        DeskCommand::ReopenList(args) => {
            lists::settle(*args, Command::ReopenList, "turnier-list-is-open", desk)
        }
        DeskCommand::VoidList(args) => lists::settle(*args, Command::VoidList, "turnier-list-is-void", desk),
        DeskCommand::Correct(args) => lists::correct(args, desk),
        DeskCommand::Paper(args) => paper::choose(args, desk),
        DeskCommand::ClearList(args) => paper::clear(args, desk),
        DeskCommand::SwapLists(args) => paper::swap(args, desk),
        DeskCommand::Exclude { player: number } => {
            desk.act(Command::Exclude(player(*number)))?;
            Ok(registering::done(desk, "turnier-excluded", player(*number)))
        }
        DeskCommand::Substitute { leaves, enters } => lists::substitute(*leaves, *enters, desk),
        DeskCommand::CloseMatch => chronicle::close(Command::CloseMatch, desk),
        DeskCommand::Close => chronicle::close(Command::CloseTournament, desk),
        DeskCommand::Standings(args) => results::standings(args, desk),
        DeskCommand::TablePoints { of } => Ok(results::table_points(*of, desk)),
        DeskCommand::Prizes => results::prizes(desk),
        DeskCommand::Results(args) => telling::results(args, desk),
        DeskCommand::Team(args) => teams::team(args, desk),
        DeskCommand::Teams => teams::teams(desk),
        DeskCommand::Till => Ok(results::till(desk)),
        DeskCommand::Log { last } => Ok(chronicle::log(*last, desk)),
        DeskCommand::At { event } => chronicle::at(*event, desk),
        DeskCommand::Undo { event } => chronicle::undo(*event, desk),
        DeskCommand::Export { file } => files::export(file.as_deref(), desk),
        DeskCommand::Print(args) => print::print(args, desk),
        DeskCommand::Purge { yes } => chronicle::purge(*yes, desk),
        DeskCommand::Erase { player, yes } => chronicle::erase(*player, *yes, desk),
        DeskCommand::Simulate { seed, .. } => simulate::results(*seed, desk),
        DeskCommand::VerifyDraw { .. } => drawing::verify_tournament(desk.tournament(), desk.texts()),
        DeskCommand::New(_)
        | DeskCommand::Tournaments
        | DeskCommand::Use { .. }
        | DeskCommand::Import { .. }
        | DeskCommand::Season { .. }
        | DeskCommand::Backup { .. } => Err(Trouble::told("nothing_happened", &[])),
    }
}
