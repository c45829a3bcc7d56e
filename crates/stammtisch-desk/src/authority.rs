//! Authority: what each role may want, decided on the command itself, however it was sent.

use schafkopf_turnier::{Command, Consent};

use crate::link::LinkRole;

/// Whether a role may want a command at all; whether it may happen now is for the tournament to say.
pub fn may(role: LinkRole, command: &Command) -> bool {
    match role {
        LinkRole::Director => true,
        LinkRole::Referee => least(command) != LinkRole::Director,
        LinkRole::Keeper => least(command) == LinkRole::Keeper,
        LinkRole::Player | LinkRole::Display => false,
    }
}

/// The least of keeper, referee and director who may want a command.
const fn least(command: &Command) -> LinkRole {
    match command {
        // The keeper writes what was played; whatever carries the referee's name is the referee's.
        Command::EnterRow(writing) if writing.referee.is_some() => LinkRole::Referee,
        Command::CorrectRow(correction) if correction.referee.is_some() => LinkRole::Referee,
        Command::NameKeeper(choice) if matches!(choice.consent, Some(Consent::Referee(_))) => {
            LinkRole::Referee
        }
        Command::EnterTotals(entry) if entry.referee.is_some() => LinkRole::Referee,
        Command::EnterRow(_)
        | Command::CorrectRow(_)
        | Command::EnterTotals(_)
        | Command::NameKeeper(_)
        | Command::RequestApproval(_)
        | Command::Complain(_)
        | Command::CallReferee(_)
        | Command::Sign(_)
        | Command::CloseList(_) => LinkRole::Keeper,
        Command::ClearList(_)
        | Command::SwapLists(_)
        | Command::DecideApproval(_)
        | Command::DecideComplaint(_)
        | Command::AnswerCall(_)
        | Command::ReopenList(_)
        | Command::VoidList(_)
        | Command::Exclude(_)
        | Command::Substitute(_)
        | Command::Announce(_)
        | Command::Register(_) => LinkRole::Referee,
        Command::ChangeSetup(_)
        | Command::ChoosePaper(_)
        | Command::Appoint(..)
        | Command::Dismiss(_)
        | Command::FixSeed(_)
        | Command::OpenRegistration
        | Command::ChangeDetails(..)
        | Command::ProveAge(..)
        | Command::Pay(_)
        | Command::Withdraw(_)
        | Command::CheckIn(_)
        | Command::CheckOut(_)
        | Command::BeginDoorDraw
        | Command::PutOnWaitingList(_)
        | Command::MoveUp(_)
        | Command::Draw(_)
        | Command::StartMatch(_)
        | Command::CloseMatch
        | Command::CloseTournament
        | Command::PurgeLists { .. }
        | Command::ErasePerson(_)
        | Command::NoteImport { .. }
        | Command::Undo { .. } => LinkRole::Director,
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{BySeat, Seat};
    use schafkopf_turnier::{
        Command, Consent, KeeperChoice, ListClearing, ListId, ListSwap, PersonId, PlayerNumber, Row,
        RowWriting, TotalsEntry,
    };

    use super::may;
    use crate::link::LinkRole::{self, Director, Display, Keeper, Player, Referee};

    #[track_caller]
    fn check(command: &Command, allowed: &[LinkRole]) {
        let all = [Director, Referee, Keeper, Player, Display];
        let found: Vec<LinkRole> = all.into_iter().filter(|&role| may(role, command)).collect();
        assert_eq!(found, allowed, "{command:?}");
    }

    #[test]
    fn whatever_carries_the_referees_name_is_the_referees() {
        let list = ListId { match_number: 1, table: 1 };
        let writing = RowWriting::next(list, Row::default());
        check(&Command::EnterRow(writing.clone()), &[Director, Referee, Keeper]);
        let referee = Some(PersonId(2));
        check(&Command::EnterRow(RowWriting { referee, ..writing }), &[Director, Referee]);
        let keeper = |consent| Command::NameKeeper(KeeperChoice { list, seat: Seat::One, consent });
        check(&keeper(Some(Consent::AllFour)), &[Director, Referee, Keeper]);
        check(&keeper(Some(Consent::Referee(PersonId(2)))), &[Director, Referee]);
        check(&Command::VoidList(list), &[Director, Referee]);
        let totals = |referee| Command::EnterTotals(TotalsEntry { list, totals: BySeat::default(), referee });
        check(&totals(None), &[Director, Referee, Keeper]);
        check(&totals(referee), &[Director, Referee]);
        check(&Command::ClearList(ListClearing { list, referee: None }), &[Director, Referee]);
        let swap = ListSwap { one: list, other: list, referee: None };
        check(&Command::SwapLists(swap), &[Director, Referee]);
        check(&Command::Withdraw(PlayerNumber(1)), &[Director]);
    }
}
