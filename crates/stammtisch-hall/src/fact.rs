//! Facts: what an event changes, and what a view shows. A view is sent anew where the two meet.

use schafkopf_turnier::{EventKind, Phase, State};

use crate::display::DisplayState;
use crate::subject::lists_of;
use crate::views::View;

/// Something about a tournament that screens show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fact {
    /// What is printed on the poster.
    Setup,
    /// Who holds which office.
    Offices,
    /// What people are called and where they come from.
    Names,
    /// Whose age was proven.
    Ages,
    /// The public seed.
    Seed,
    /// How far the tournament has come.
    Phase,
    /// Who takes part, and in which way.
    Field,
    /// What was paid.
    Money,
    /// Who sits where.
    Seats,
    /// What was drawn from what.
    Draws,
    /// The games in the lists.
    Rows,
    /// What is noted beside them: keepers, approvals, complaints, calls.
    Notes,
    /// Who has signed.
    Signatures,
    /// Which lists are in.
    Settled,
    /// What the lists come to that are in.
    Results,
    /// What the management announced last.
    Word,
}

use Fact::{
    Ages, Draws, Field, Money, Names, Notes, Offices, Phase as Course, Results, Rows, Seats, Seed, Settled,
    Setup, Signatures, Word,
};

const EVERYTHING: &[Fact] = &[
    Setup, Offices, Names, Ages, Seed, Course, Field, Money, Seats, Draws, Rows, Notes, Signatures, Settled,
    Results, Word,
];
const LISTS: &[Fact] = &[Rows, Notes, Signatures, Settled, Results];

/// What an event changes.
const fn changed_by(what: &EventKind) -> &'static [Fact] {
    match what {
        // What rested on an event that was undone is found nowhere but in all of it, and an import brings all of it.
        EventKind::Created(_) | EventKind::Imported { .. } | EventKind::Undone { .. } => EVERYTHING,
        EventKind::SetupChanged(_) | EventKind::PaperChosen(_) => &[Setup],
        // Details of a new person may come with either.
        EventKind::Appointed(_) => &[Offices, Names],
        EventKind::Registered(_) => &[Field, Names],
        EventKind::Dismissed(_) => &[Offices],
        EventKind::SeedFixed { .. } => &[Seed],
        EventKind::RegistrationOpened
        | EventKind::MatchStarted(_)
        | EventKind::MatchClosed { .. }
        | EventKind::TournamentClosed => &[Course],
        EventKind::DetailsChanged { .. } | EventKind::PersonErased { .. } => &[Names],
        EventKind::AgeProven(_) => &[Ages],
        EventKind::Paid(_) => &[Money],
        EventKind::Announced { .. } => &[Word],
        EventKind::CheckedIn(_)
        | EventKind::CheckedOut { .. }
        | EventKind::DoorDrawBegun
        | EventKind::Withdrawn { .. }
        | EventKind::PutOnWaitingList { .. }
        | EventKind::MovedUp { .. }
        | EventKind::Excluded { .. } => &[Field],
        EventKind::Drawn(_) => &[Course, Seats, Draws],
        EventKind::Substituted(_) | EventKind::SeatTaken(_) => &[Field, Seats],
        EventKind::RowEntered(_) => &[Rows],
        // A row of an open list takes the signatures with it, one of a closed list changes what it came to.
        EventKind::RowCorrected(_) | EventKind::TotalsEntered(_) => &[Rows, Signatures, Results],
        EventKind::KeeperNamed(_)
        | EventKind::ApprovalRequested(_)
        | EventKind::ApprovalDecided(_)
        | EventKind::ComplaintMade(_)
        | EventKind::ComplaintDecided(_)
        | EventKind::RefereeCalled(_)
        | EventKind::CallAnswered(_) => &[Notes],
        EventKind::Signed(_) => &[Signatures],
        EventKind::ListClosed(_) | EventKind::ListVoided(_) => &[Settled, Results],
        EventKind::ListReopened(_) => &[Settled, Signatures, Results],
        EventKind::ListCleared(_)
        | EventKind::ListsSwapped(_)
        | EventKind::ListsPurged { .. }
        | EventKind::Destroyed { .. } => LISTS,
    }
}

/// What a view shows; a player's card shows places and prizes, which move with every game, only where `ranked`.
const fn shown_in(view: View, ranked: bool) -> &'static [Fact] {
    match view {
        View::Log => EVERYTHING,
        View::Setup => &[Word, Setup, Offices, Names, Seed, Course, Field, Money, Seats, Settled],
        View::Players => &[Word, Setup, Names, Ages, Course, Field, Money, Seats],
        // People of one name are told apart as long as they take part.
        View::Seating => &[Word, Course, Seats, Names, Field],
        View::Draw => &[Word, Seed, Draws],
        View::Progress => &[Word, Course, Rows, Notes, Signatures, Settled],
        // Teams stand in the setup.
        View::Standings => &[Word, Setup, Names, Seed, Course, Field, Seats, Rows, Results],
        View::Referee => &[Word, Names, Seats, Rows, Notes, Settled],
        // Prizes hang on the standings and on the till.
        View::Display => &[Word, Setup, Names, Seed, Course, Field, Money, Seats, Rows, Results],
        View::List(_) => &[Word, Names, Field, Course, Seats, Rows, Notes, Signatures, Settled],
        View::Card(_) if ranked => {
            &[Word, Setup, Names, Seed, Course, Field, Money, Seats, Rows, Signatures, Settled, Results]
        }
        View::Card(_) => &[Word, Setup, Names, Course, Field, Seats, Signatures, Settled, Results],
    }
}

/// Whether players' cards show places or prizes now.
pub(crate) fn cards_are_ranked(state: &State, display: &DisplayState) -> bool {
    let over = match state.phase() {
        Phase::Between(_) | Phase::Closed => true,
        Phase::Planned | Phase::Open | Phase::Drawn | Phase::Running(_) => false,
    };
    over || display.revealed > 0
}

/// Whether an event changes what a view shows.
pub(crate) fn touches(what: &EventKind, view: View, ranked: bool) -> bool {
    if let View::List(id) = view {
        let mut lists = lists_of(what).peekable();
        if lists.peek().is_some() && lists.all(|list| list != id) {
            return false;
        }
    }
    let shown = shown_in(view, ranked);
    changed_by(what).iter().any(|fact| shown.contains(fact))
}

#[cfg(test)]
mod tests;
