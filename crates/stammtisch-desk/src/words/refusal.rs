//! The refusals of a tournament in words.

use schafkopf::Seat;
use schafkopf_turnier::{
    ApprovalReason, DrawMismatch, ListId, NoDraw, PersonFault, Phase, PlayerNumber, Refusal, SetupFault,
    Status, TeamFault, TotalsFault,
};
use stammtisch_text::Texts;

use super::money::money;
use super::row_fault::row_fault;
use super::{format, list_name};

/// Why something cannot be done, with what to do.
pub fn refusal(texts: &Texts, why: &Refusal) -> String {
    let key = key_of(why);
    let told = |args: &[(&str, String)]| format(texts, &key, args);
    let listed = |list: &ListId, args: &[(&str, String)]| {
        let mut all = vec![("list", list_name(texts, *list))];
        all.extend_from_slice(args);
        told(&all)
    };
    let number = |name: &'static str, value: &dyn ToString| (name, value.to_string());
    match why {
        Refusal::Phase { phase: now, wanted } => {
            let wanted: Vec<String> =
                wanted.iter().map(|name| texts.get(&format!("turnier-phase-{name}"))).collect();
            told(&[("phase", phase(texts, *now)), ("wanted", wanted.join(", "))])
        }
        Refusal::ReasonTooLong { most } | Refusal::BadAnnouncement { most } => told(&[number("most", most)]),
        Refusal::NotAnOfficial { person }
        | Refusal::NotTheTribunal { person }
        | Refusal::OfficeUnchanged { person }
        | Refusal::LastDirector { person }
        | Refusal::UnknownPerson { person }
        | Refusal::StillNeeded { person } => told(&[number("person", person)]),
        Refusal::Setup(fault) => told(&[("detail", setup_fault(texts, fault))]),
        Refusal::Person(fault) => told(&[("detail", person_fault(texts, *fault))]),
        Refusal::RegisteredAlready { player, .. }
        | Refusal::NumberTaken { player }
        | Refusal::UnknownPlayer { player }
        | Refusal::NoBirthday { player }
        | Refusal::HereAlready { player }
        | Refusal::NotSeated { player } => told(&[number("player", player)]),
        Refusal::TooYoung { age, least } => told(&[number("age", age), number("least", least)]),
        Refusal::NotHere { players } | Refusal::AgeUnproven { players } => {
            told(&[("players", joined(players))])
        }
        Refusal::PlayerStatus { player, status: now } => {
            told(&[number("player", player), ("status", status(texts, *now))])
        }
        Refusal::Seated { player, match_number, place }
        | Refusal::TwoTables { player, match_number, place } => {
            told(&[number("player", player), number("match", match_number), number("table", &place.table)])
        }
        Refusal::Payment { player, paid, cents } => {
            told(&[number("player", player), ("paid", money(texts, *paid)), ("sum", money(texts, *cents))])
        }
        Refusal::NoDraw(error) => no_draw(texts, error),
        Refusal::LeftOver { players, over, lacking, waiting } => told(&[
            number("players", players),
            number("over", over),
            number("lacking", lacking),
            ("waiting", joined(waiting)),
        ]),
        Refusal::WithoutSeat { match_number, players } => {
            told(&[number("match", match_number), ("players", joined(players))])
        }
        Refusal::SeatEmpty { list, seat, player } => {
            listed(list, &[("seat", texts.seat(*seat)), number("player", player)])
        }
        Refusal::HousePlayersMissing { needed, available } => {
            told(&[number("needed", needed), number("available", available)])
        }
        Refusal::GamesEntered { match_number, games } => {
            told(&[number("match", match_number), number("games", games)])
        }
        Refusal::DrawMismatch(mismatch) => draw_mismatch(texts, mismatch),
        Refusal::DrawRequest { field } => told(&[("field", (*field).to_owned())]),
        Refusal::NotDrawn { match_number } => told(&[number("match", match_number)]),
        Refusal::WrongMatch { match_number, next } => {
            told(&[number("match", match_number), number("next", next)])
        }
        Refusal::NoSuchList { list }
        | Refusal::KeeperMissing { list }
        | Refusal::ConsentMissing { list }
        | Refusal::AppealDecided { list }
        | Refusal::NothingToAppeal { list }
        | Refusal::ConsentOfReferee { list }
        | Refusal::SignedAlready { list }
        | Refusal::RefereeMissingFor { list }
        | Refusal::TotalsInList { list }
        | Refusal::NothingWritten { list }
        | Refusal::NothingToSwap { list } => listed(list, &[]),
        Refusal::GamesInList { list, written } => listed(list, &[number("written", written)]),
        Refusal::Totals { list, fault } => listed(list, &[("detail", totals_fault(texts, *fault))]),
        Refusal::ListStatus { list, status } => {
            let name = format!("{status:?}").to_lowercase();
            listed(list, &[("status", texts.get(&format!("turnier-list-{name}")))])
        }
        Refusal::TooManyGames { list, game, games } => {
            listed(list, &[number("game", game), number("games", games)])
        }
        Refusal::OutOfOrder { list, game, expected } => {
            listed(list, &[number("game", game), number("expected", expected)])
        }
        Refusal::NotWritten { list, game, written }
        | Refusal::ComplaintBarred { list, game, written, until: _ } => {
            listed(list, &[number("game", game), number("written", written)])
        }
        Refusal::Row { list, game, fault } => {
            listed(list, &[number("game", game), ("detail", row_fault(fault, texts))])
        }
        Refusal::ApprovalMissing { list, game, seat, reason } => listed(
            list,
            &[number("game", game), ("seat", texts.seat(*seat)), ("reason", approval_reason(texts, *reason))],
        ),
        Refusal::ApprovalNotNeeded { list, game }
        | Refusal::ApprovalDecided { list, game }
        | Refusal::RefereeMissing { list, game } => listed(list, &[number("game", game)]),
        Refusal::NoComplaint { list, game, seat }
        | Refusal::ComplaintTwice { list, game, seat }
        | Refusal::ComplaintOpen { list, game, seat } => {
            listed(list, &[number("game", game), ("seat", texts.seat(*seat))])
        }
        Refusal::NoCall { list, call } | Refusal::CallOpen { list, call } => {
            listed(list, &[number("call", call)])
        }
        Refusal::ListIncomplete { list, written, games } => {
            listed(list, &[number("written", written), number("games", games)])
        }
        Refusal::SignaturesMissing { list, missing, keeper } => {
            listed(list, &[("missing", signers(texts, missing, *keeper))])
        }
        Refusal::TableSum { list, sum, wanted } => {
            listed(list, &[number("sum", sum), number("wanted", wanted)])
        }
        Refusal::ListsOpen { match_number, tables } => {
            let tables: Vec<String> = tables.iter().map(ToString::to_string).collect();
            told(&[number("match", match_number), ("tables", tables.join(", "))])
        }
        Refusal::MatchesLeft { played, matches } => {
            told(&[number("played", played), number("matches", matches)])
        }
        Refusal::KeptUntil { until } => told(&[number("until", until)]),
        Refusal::NoSuchEvent { event }
        | Refusal::NotUndoable { event }
        | Refusal::UndoneAlready { event } => told(&[number("event", event)]),
        Refusal::RestsOnIt { event, later } => told(&[number("event", event), number("later", later)]),
        Refusal::ReasonMissing
        | Refusal::CreatedAlready
        | Refusal::SeedMissing
        | Refusal::SeedUsed
        | Refusal::BadSeed
        | Refusal::Consolation
        | Refusal::PurgedAlready
        | Refusal::WrongResults
        | Refusal::DoorAlready
        | Refusal::Destroyed => told(&[]),
    }
}

/// The text of a refusal; a wrong row has one text whatever is wrong with it.
fn key_of(why: &Refusal) -> String {
    match why {
        Refusal::Row { .. } => "refusal-row".to_owned(),
        Refusal::LeftOver { .. } => "refusal-left-over".to_owned(),
        Refusal::Totals { .. } => "refusal-totals".to_owned(),
        Refusal::RefereeMissingFor { .. } => "refusal-referee-needed-for".to_owned(),
        _ => format!("refusal-{}", why.code().replace('_', "-")),
    }
}

/// How far the tournament has come.
pub fn phase(texts: &Texts, phase: Phase) -> String {
    match phase {
        Phase::Running(number) | Phase::Between(number) => {
            let key = format!("turnier-phase-{}-match", phase.name());
            format(texts, &key, &[("match", number.to_string())])
        }
        Phase::Planned | Phase::Open | Phase::Drawn | Phase::Closed => {
            texts.get(&format!("turnier-phase-{}", phase.name()))
        }
    }
}

/// Whether somebody is still there.
pub fn status(texts: &Texts, status: Status) -> String {
    match status {
        Status::Active => texts.get("turnier-status-active"),
        Status::Waiting => texts.get("turnier-status-waiting"),
        Status::Withdrawn => texts.get("turnier-status-withdrawn"),
        Status::Excluded => texts.get("turnier-status-excluded"),
        Status::Replaced(by) => format(texts, "turnier-status-replaced", &[("player", by.to_string())]),
    }
}

/// Players by number.
pub fn joined(players: &[PlayerNumber]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn signers(texts: &Texts, missing: &[Seat], keeper: bool) -> String {
    let mut names: Vec<String> = missing.iter().map(|&seat| texts.seat(seat)).collect();
    if keeper {
        names.push(texts.get("turnier-keeper"));
    }
    names.join(", ")
}

/// Why a game must be approved.
pub fn approval_reason(texts: &Texts, reason: ApprovalReason) -> String {
    match reason {
        ApprovalReason::Tout => texts.get("turnier-approval-tout"),
        ApprovalReason::Sie => texts.get("turnier-approval-sie"),
        ApprovalReason::ManySolos { number } => {
            format(texts, "turnier-approval-many-solos", &[("number", number.to_string())])
        }
    }
}

/// What is wrong with totals.
pub fn totals_fault(texts: &Texts, fault: TotalsFault) -> String {
    match fault {
        TotalsFault::Balance { plus, minus } => {
            let by = plus.abs_diff(minus).to_string();
            let args = [("plus", plus.to_string()), ("minus", minus.to_string()), ("by", by)];
            format(texts, "turnier-totals-balance", &args)
        }
        TotalsFault::Won { seat } => format(texts, "turnier-totals-won", &[("seat", texts.seat(seat))]),
        TotalsFault::Among { seat } => format(texts, "turnier-totals-among", &[("seat", texts.seat(seat))]),
        TotalsFault::Solos { solos, games } => {
            let args = [("solos", solos.to_string()), ("games", games.to_string())];
            format(texts, "turnier-totals-solos", &args)
        }
    }
}

fn setup_fault(texts: &Texts, fault: &SetupFault) -> String {
    match fault {
        SetupFault::Name => texts.get("turnier-setup-name"),
        SetupFault::Venue => texts.get("turnier-setup-venue"),
        SetupFault::NoTournamentRules { id } => format(texts, "turnier-setup-rules", &[("name", id.clone())]),
        SetupFault::OtherRules { .. } => texts.get("turnier-setup-other-rules"),
        SetupFault::Sum => texts.get("turnier-setup-sum"),
        SetupFault::Share => texts.get("turnier-setup-share"),
        SetupFault::PrizeName => texts.get("turnier-setup-prize-name"),
        SetupFault::Teams(fault) => team_fault(texts, fault),
    }
}

fn team_fault(texts: &Texts, fault: &TeamFault) -> String {
    match fault {
        TeamFault::Name { team } => format(texts, "turnier-team-name", &[("team", team.to_string())]),
        TeamFault::Size { team, players } => {
            let args = [("team", team.to_string()), ("players", players.to_string())];
            format(texts, "turnier-team-size", &args)
        }
        TeamFault::Twice { player } => format(texts, "turnier-team-twice", &[("player", player.to_string())]),
    }
}

/// What is wrong with somebody's details.
pub fn person_fault(texts: &Texts, fault: PersonFault) -> String {
    let field = |name: &str| texts.get(&format!("turnier-field-{}", name.replace('_', "-")));
    match fault {
        PersonFault::NoSurname => texts.get("turnier-person-no-surname"),
        PersonFault::TooLong { field: name, most } => {
            format(texts, "turnier-person-too-long", &[("field", field(name)), ("most", most.to_string())])
        }
        PersonFault::Control { field: name } => {
            format(texts, "turnier-person-control", &[("field", field(name))])
        }
        PersonFault::Formula { field: name } => {
            format(texts, "turnier-person-formula", &[("field", field(name))])
        }
    }
}

fn no_draw(texts: &Texts, error: &NoDraw) -> String {
    let told = |key: &str, args: &[(&str, String)]| format(texts, &format!("turnier-no-draw-{key}"), args);
    match error {
        NoDraw::Nobody => told("nobody", &[]),
        NoDraw::NotDivisible { players, over, lacking } => told(
            "not-divisible",
            &[("players", players.to_string()), ("over", over.to_string()), ("lacking", lacking.to_string())],
        ),
        NoDraw::TooMany { players, most } => {
            told("too-many", &[("players", players.to_string()), ("most", most.to_string())])
        }
        NoDraw::Twice { number } => told("twice", &[("player", number.to_string())]),
        NoDraw::DoorIsFirst => told("door", &[]),
        NoDraw::Matches { matches } => told("matches", &[("matches", matches.to_string())]),
    }
}

/// Where a seating is not what the seed gives.
pub fn draw_mismatch(texts: &Texts, mismatch: &DrawMismatch) -> String {
    let told = |key: &str, args: &[(&str, String)]| format(texts, &format!("turnier-mismatch-{key}"), args);
    match mismatch {
        DrawMismatch::NoDraw(error) => no_draw(texts, error),
        DrawMismatch::Matches { drawn, found } => {
            told("matches", &[("drawn", drawn.to_string()), ("found", found.to_string())])
        }
        DrawMismatch::Tables { match_number, drawn, found } => told(
            "tables",
            &[
                ("match", match_number.to_string()),
                ("drawn", drawn.to_string()),
                ("found", found.to_string()),
            ],
        ),
        DrawMismatch::Player { match_number, place, drawn, found } => told(
            "player",
            &[
                ("match", match_number.to_string()),
                ("table", place.table.to_string()),
                ("seat", place.seat.number().to_string()),
                ("drawn", drawn.to_string()),
                ("found", found.to_string()),
            ],
        ),
    }
}
