//! Subjects: what an event is about, so that two people who change the same thing are told.

use schafkopf_turnier::{Command, Event, EventKind, ListId, PersonId, PlayerNumber, State};

/// What something is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The setup.
    Setup,
    /// Which offices somebody holds.
    Office(PersonId),
    /// The public seed.
    Seed,
    /// The draw, and the course of the matches.
    Course,
    /// Whether and how a player takes part.
    Player(PlayerNumber),
    /// What is known of a player.
    Details(PlayerNumber),
    /// What a player paid.
    Money(PlayerNumber),
    /// A row of a list.
    Row(ListId, u32),
    /// All rows of a list.
    Rows(ListId),
    /// A list as a whole.
    List(ListId),
}

impl Subject {
    /// Whether a change of this one is a change of the other.
    fn covers(self, other: Subject) -> bool {
        match (self, other) {
            (Subject::Rows(list), Subject::Row(of, _)) => list == of,
            (one, other) => one == other,
        }
    }
}

/// What must not have changed since a page showed it. Where a number guards it (the next game, a signature), nothing.
pub(crate) fn guarded(command: &Command, state: &State) -> Option<Subject> {
    match command {
        Command::ChangeSetup(_) => Some(Subject::Setup),
        Command::Appoint(office, _) | Command::Dismiss(office) => Some(Subject::Office(office.person)),
        Command::FixSeed(_) => Some(Subject::Seed),
        Command::OpenRegistration
        | Command::BeginDoorDraw
        | Command::Draw(_)
        | Command::StartMatch(_)
        | Command::CloseMatch
        | Command::CloseTournament
        | Command::PurgeLists { .. } => Some(Subject::Course),
        Command::ChangeDetails(player, _) => Some(Subject::Details(*player)),
        Command::Withdraw(player) | Command::MoveUp(player) | Command::Exclude(player) => {
            Some(Subject::Player(*player))
        }
        Command::Pay(payment) => Some(Subject::Money(payment.player)),
        Command::ErasePerson(person) => state.player_of(*person).map(Subject::Player),
        Command::Substitute(change) => Some(Subject::Player(change.leaves)),
        Command::CorrectRow(correction) => Some(Subject::Row(correction.list, correction.game)),
        Command::NameKeeper(choice) => Some(Subject::List(choice.list)),
        Command::ReopenList(list) | Command::VoidList(list) => Some(Subject::List(*list)),
        Command::EnterTotals(entry) => Some(Subject::List(entry.list)),
        Command::ClearList(clearing) => Some(Subject::List(clearing.list)),
        Command::SwapLists(swap) => Some(Subject::List(swap.one)),
        // Who is there already cannot come again.
        Command::CheckIn(_)
        | Command::CheckOut(_)
        | Command::Register(_)
        | Command::ChoosePaper(_)
        | Command::Announce(_)
        | Command::ProveAge(..)
        | Command::PutOnWaitingList(_)
        | Command::NoteImport { .. }
        | Command::Undo { .. }
        | Command::EnterRow(_)
        | Command::RequestApproval(_)
        | Command::DecideApproval(_)
        | Command::Complain(_)
        | Command::DecideComplaint(_)
        | Command::CallReferee(_)
        | Command::AnswerCall(_)
        | Command::Sign(_)
        | Command::CloseList(_) => None,
    }
}

/// What an event is about. What is undone is found by [`touches`].
fn subjects(what: &EventKind) -> Vec<Subject> {
    match what {
        EventKind::SetupChanged(_) => vec![Subject::Setup],
        EventKind::Appointed(office) | EventKind::Dismissed(office) => vec![Subject::Office(office.person)],
        EventKind::SeedFixed { .. } => vec![Subject::Seed],
        EventKind::RegistrationOpened
        | EventKind::DoorDrawBegun
        | EventKind::Drawn(_)
        | EventKind::MatchStarted(_)
        | EventKind::MatchClosed { .. }
        | EventKind::TournamentClosed => vec![Subject::Course],
        EventKind::Registered(registering) => vec![Subject::Player(registering.player)],
        EventKind::AgeProven(check) => vec![Subject::Details(check.player)],
        EventKind::Paid(payment) => vec![Subject::Money(payment.player)],
        EventKind::DetailsChanged { player } => vec![Subject::Details(*player)],
        EventKind::CheckedIn(arrival) => vec![Subject::Player(arrival.player)],
        EventKind::CheckedOut { player }
        | EventKind::Withdrawn { player }
        | EventKind::MovedUp { player }
        | EventKind::Excluded { player } => vec![Subject::Player(*player)],
        EventKind::PutOnWaitingList { players } => {
            players.iter().map(|&player| Subject::Player(player)).collect()
        }
        EventKind::Substituted(change) | EventKind::SeatTaken(change) => {
            vec![Subject::Player(change.leaves), Subject::Player(change.enters), Subject::Course]
        }
        EventKind::RowEntered(entry) => {
            vec![Subject::List(entry.list), Subject::Row(entry.list, entry.game)]
        }
        EventKind::RowCorrected(entry) => {
            vec![Subject::List(entry.list), Subject::Row(entry.list, entry.game)]
        }
        EventKind::TotalsEntered(entry) => vec![Subject::List(entry.list), Subject::Rows(entry.list)],
        EventKind::ListCleared(clearing) => {
            vec![Subject::List(clearing.list), Subject::Rows(clearing.list)]
        }
        EventKind::ListsSwapped(swap) => [swap.one, swap.other]
            .into_iter()
            .flat_map(|list| [Subject::List(list), Subject::Rows(list)])
            .collect(),
        EventKind::KeeperNamed(choice) => vec![Subject::List(choice.list)],
        EventKind::ApprovalRequested(request) => vec![Subject::List(request.list)],
        EventKind::ApprovalDecided(decision) => vec![Subject::List(decision.request.list)],
        EventKind::ComplaintMade(making) => vec![Subject::List(making.list)],
        EventKind::ComplaintDecided(decision) => vec![Subject::List(decision.list)],
        EventKind::RefereeCalled(call) => vec![Subject::List(call.list)],
        EventKind::CallAnswered(answer) => vec![Subject::List(answer.list)],
        EventKind::Signed(signature) => vec![Subject::List(signature.list)],
        EventKind::ListClosed(list) | EventKind::ListReopened(list) | EventKind::ListVoided(list) => {
            vec![Subject::List(*list), Subject::Rows(*list)]
        }
        EventKind::Created(_)
        | EventKind::PaperChosen(_)
        | EventKind::Announced { .. }
        | EventKind::ListsPurged { .. }
        | EventKind::PersonErased { .. }
        | EventKind::Undone { .. }
        | EventKind::Imported { .. }
        | EventKind::Destroyed { .. } => Vec::new(),
    }
}

/// The lists that an event is about.
pub(crate) fn lists_of(what: &EventKind) -> impl Iterator<Item = ListId> {
    subjects(what).into_iter().filter_map(|subject| match subject {
        Subject::List(list) => Some(list),
        Subject::Setup
        | Subject::Office(_)
        | Subject::Seed
        | Subject::Course
        | Subject::Player(_)
        | Subject::Details(_)
        | Subject::Money(_)
        | Subject::Row(..)
        | Subject::Rows(_) => None,
    })
}

/// The player whom an event is about, where it is one: first of all who leaves, of several who wait none.
pub(crate) fn player_of(what: &EventKind) -> Option<PlayerNumber> {
    let players: Vec<PlayerNumber> = subjects(what)
        .into_iter()
        .filter_map(|subject| match subject {
            Subject::Player(player) | Subject::Details(player) | Subject::Money(player) => Some(player),
            Subject::Setup
            | Subject::Office(_)
            | Subject::Seed
            | Subject::Course
            | Subject::Row(..)
            | Subject::Rows(_)
            | Subject::List(_) => None,
        })
        .collect();
    let several = matches!(what, EventKind::PutOnWaitingList { .. });
    players.first().copied().filter(|_| !several)
}

/// Whether an event changes what is said of a subject. An undone event touches what the event itself touched.
pub(crate) fn touches(log: &[Event], event: &Event, subject: Subject) -> bool {
    let what = if let EventKind::Undone { event: undone } = event.what {
        let place = undone.checked_sub(1).and_then(|place| usize::try_from(place).ok());
        let Some(original) = place.and_then(|place| log.get(place)) else { return false };
        &original.what
    } else {
        &event.what
    };
    subjects(what).into_iter().any(|changed| changed.covers(subject))
}
