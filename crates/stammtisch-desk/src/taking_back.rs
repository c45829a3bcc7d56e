//! Taking the last game of a list back, as a slip of the finger.

use schafkopf_turnier::{Command, EventKind, ListId, Tournament};

/// The commands that take the last row of a list back, with the approval that was noted along with it; none where no row is
/// written.
pub fn take_back(tournament: &Tournament, list: ListId) -> Option<Vec<Command>> {
    let event = tournament.state().list(list)?.rows().last()?.event;
    let mut all = vec![Command::Undo { event }];
    let at = |seq: u64| usize::try_from(seq).ok().and_then(|seq| tournament.log().get(seq.checked_sub(1)?));
    let together = at(event).zip(at(event - 1)).filter(|(row, before)| row.at == before.at);
    if let Some((_, before)) = together
        && let EventKind::ApprovalDecided(decision) = &before.what
        && decision.request.list == list
    {
        all.push(Command::Undo { event: before.seq });
    }
    Some(all)
}
