//! Lists: keepers, approvals, complaints, signatures, corrections.

use schafkopf::Seat;
use schafkopf_turnier::{
    Answer as Verdicts, ApprovalDecision, ApprovalRequest, CallAnswer, Command, ComplaintDecision,
    ComplaintMaking, Consent, KeeperChoice, ListId, PlayerNumber, Refusal, RowCorrection, Signer,
    Substitution,
};
use serde_json::json;
use stammtisch_desk::words::{format, list_name, short_row};
use stammtisch_desk::{Signing, Wanted, incomplete, next_match, referee_call, signatures};

use super::answer::Answer;
use super::args::{
    AnswerArgs, CallArgs, ComplainArgs, CorrectArgs, DecideArgs, GameArgs, KeeperArgs, SignArgs, TableArgs,
    Verdict,
};
use super::desk::Desk;
use super::drawing::match_of;
use super::poster::status;
use super::registering::{done, player_name};
use super::sheet::sheet_of;
use super::trouble::Trouble;

/// The list that is meant.
pub(super) fn list_of(desk: &Desk, args: TableArgs) -> ListId {
    ListId { match_number: match_of(desk, args.of), table: args.table }
}

/// A short answer about one list.
pub(super) fn listed(desk: &Desk, key: &str, list: ListId) -> Answer {
    let text = format(desk.texts(), key, &[("list", list_name(desk.texts(), list))]);
    let fields =
        json!({"match": list.match_number, "table": list.table, "events": desk.tournament().log().len()});
    Answer::new(fields, text)
}

/// Starts the next match.
pub(super) fn start(keeper: Option<Seat>, desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act_with(|tournament| Ok(next_match(tournament.state(), keeper)))?;
    let incomplete = incomplete(desk.tournament());
    if !incomplete.is_empty() {
        let named = |&number: &PlayerNumber| format!("{number} {}", player_name(desk, number));
        let players = incomplete.iter().map(named).collect::<Vec<_>>().join(", ");
        let note = format(desk.texts(), "turnier-incomplete", &[("players", players)]);
        desk.archive.notes.push(note);
    }
    Ok(status(desk))
}

/// Names the list keeper of a table.
pub(super) fn keeper(args: &KeeperArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let list = list_of(desk, args.table);
    let consent = match &args.referee {
        Some(who) => Some(Consent::Referee(desk.official(who)?)),
        None => args.all_four.then_some(Consent::AllFour),
    };
    desk.act(Command::NameKeeper(KeeperChoice { list, seat: args.seat, consent }))?;
    Ok(listed(desk, "turnier-keeper-named", list))
}

fn request(args: &GameArgs, desk: &Desk) -> Result<ApprovalRequest, Trouble> {
    let list = list_of(desk, args.table);
    let written = desk.state().list(list).ok_or(Refusal::NoSuchList { list })?.written();
    Ok(ApprovalRequest { list, game: written + 1, seat: args.seat, kind: args.kind })
}

/// Asks for approval.
pub(super) fn ask(args: &GameArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let request = request(args, desk)?;
    desk.act(Command::RequestApproval(request))?;
    Ok(listed(desk, "turnier-approval-asked", request.list))
}

/// Grants or refuses approval.
pub(super) fn approve(args: &GameArgs, answer: Verdicts, desk: &mut Desk) -> Result<Answer, Trouble> {
    let request = request(args, desk)?;
    let referee = desk.referee(args.referee.as_deref())?;
    desk.act(Command::DecideApproval(ApprovalDecision { request, answer, referee }))?;
    let key = match answer {
        Verdicts::Granted => "turnier-approved",
        Verdicts::Refused => "turnier-refused",
    };
    Ok(listed(desk, key, request.list))
}

/// Notes a complaint.
pub(super) fn complain(args: &ComplainArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let list = list_of(desk, args.table);
    let (game, seat, halt) = (args.game, args.seat, args.halt);
    desk.act(Command::Complain(ComplaintMaking { list, game, seat, halt }))?;
    Ok(listed(desk, "turnier-complained", list))
}

/// Answers a complaint.
pub(super) fn decide(args: &DecideArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let list = list_of(desk, args.table);
    let referee = desk.referee(args.referee.as_deref())?;
    let answer = verdict(args.answer);
    let (game, seat) = (args.game, args.seat);
    desk.act(Command::DecideComplaint(ComplaintDecision { list, game, seat, answer, referee }))?;
    Ok(listed(desk, "turnier-decided", list))
}

/// Calls the referee to a table, or appeals.
pub(super) fn call(args: &CallArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let list = list_of(desk, args.table);
    let call = referee_call(desk.state(), list, args.seat, (args.matter.into(), args.about));
    desk.act(Command::CallReferee(call))?;
    Ok(listed(desk, "turnier-called", list))
}

/// Answers a call.
pub(super) fn answer(args: &AnswerArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let list = list_of(desk, args.table);
    let referee = desk.referee(args.referee.as_deref())?;
    let open = desk.state().list(list).and_then(|found| found.open_call()).map_or(0, |call| call.event);
    let (call, answer) = (args.call.unwrap_or(open), verdict(args.answer));
    desk.act(Command::AnswerCall(CallAnswer { list, call, answer, referee }))?;
    Ok(listed(desk, "turnier-answered", list))
}

/// Announces something to all.
pub(super) fn announce(text: &str, desk: &mut Desk) -> Result<Answer, Trouble> {
    desk.act(Command::Announce(text.to_owned()))?;
    Ok(Answer::new(json!({"announced": text}), format(desk.texts(), "turnier-announced", &[])))
}

const fn verdict(answer: Verdict) -> Verdicts {
    match answer {
        Verdict::Granted => Verdicts::Granted,
        Verdict::Refused => Verdicts::Refused,
    }
}

/// Who signs: a seat, the keeper, or all who have not yet.
fn signing(word: &str) -> Result<Signing, Trouble> {
    Ok(match word.to_lowercase().as_str() {
        "all" | "alle" => Signing::All,
        "keeper" | "schreiber" => Signing::One(Signer::Keeper),
        seat => {
            let seat = seat.parse().ok().and_then(Seat::new);
            let wrong = || Trouble::told("bad_signer", &[("text", word)]);
            Signing::One(Signer::Player(seat.ok_or_else(wrong)?))
        }
    })
}

/// Signs a list.
pub(super) fn sign(args: &SignArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let list = list_of(desk, args.table);
    sign_list(list, &args.signers, desk)
}

/// Has those whom the words name sign a list.
pub(super) fn sign_list(list: ListId, words: &[String], desk: &mut Desk) -> Result<Answer, Trouble> {
    let all = words.iter().map(|word| signing(word)).collect::<Result<Vec<_>, _>>()?;
    desk.act_all(|tournament| {
        let mut wanted = Vec::new();
        for &one in &all {
            wanted.extend(signatures(tournament.state(), list, one)?.into_iter().map(Wanted::from));
        }
        Ok(wanted)
    })
    .map_err(Trouble::only)?;
    Ok(listed(desk, "turnier-signed", list))
}

/// Closes a list, opens it again, or declares it void.
pub(super) fn settle(
    args: TableArgs,
    command: fn(ListId) -> Command,
    key: &str,
    desk: &mut Desk,
) -> Result<Answer, Trouble> {
    let list = list_of(desk, args);
    desk.act(command(list))?;
    Ok(listed(desk, key, list))
}

/// Replaces a row.
pub(super) fn correct(args: &CorrectArgs, desk: &mut Desk) -> Result<Answer, Trouble> {
    let list = list_of(desk, args.table);
    let short = parse(&args.row.join(" "))?;
    let referee = match &args.referee {
        Some(who) => Some(desk.official(who)?),
        None => short.approved.then(|| desk.by()),
    };
    desk.act(Command::CorrectRow(RowCorrection { list, game: args.game, row: short.row, referee }))?;
    sheet_of(desk, list)
}

/// Reads a game in short notation.
pub(super) fn parse(text: &str) -> Result<short_row::ShortRow, Trouble> {
    short_row::parse(text).map_err(|error| {
        Trouble::told("bad_row", &[("at", &error.at.to_string()), ("found", &error.found), ("text", text)])
    })
}

/// Lets a substitute take over.
pub(super) fn substitute(leaves: u32, enters: u32, desk: &mut Desk) -> Result<Answer, Trouble> {
    let change = Substitution { leaves: PlayerNumber(leaves), enters: PlayerNumber(enters) };
    desk.act(Command::Substitute(change))?;
    // Of somebody excluded nothing is handed on (decision 38).
    let takes_over = desk.state().player(change.enters).is_some_and(|player| player.took_over.is_some());
    let key = if takes_over { "turnier-substituted" } else { "turnier-substituted-from-nothing" };
    Ok(done(desk, key, change.enters))
}
