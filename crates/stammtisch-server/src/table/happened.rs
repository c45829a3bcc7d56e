//! What happened lately, so that a client that comes back gets what it missed.

use std::collections::VecDeque;

use stammtisch_http::PersonId;

use crate::wire::Happening;

/// How many happenings are kept: more than a hand has.
const KEPT: usize = 160;

/// What happened lately.
#[derive(Debug, Clone, Default)]
pub(super) struct Happened {
    kept: VecDeque<Item>,
    /// The version before the oldest that is kept whole.
    from: u64,
}

#[derive(Debug, Clone)]
struct Item {
    version: u64,
    /// The version with which spectators learn of it; none as long as they do not.
    shown_at: Option<u64>,
    /// Whose name it holds, if any.
    guest: Option<PersonId>,
    what: Happening,
}

/// Who is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Audience {
    /// The players.
    Seats,
    /// Spectators, a trick late.
    Spectators,
}

impl Happened {
    /// Starts anew at a version: what was before is not known.
    pub(super) fn starting_at(version: u64) -> Happened {
        Happened { kept: VecDeque::new(), from: version }
    }

    /// Takes what an entry did; `late` if spectators must wait for it.
    pub(super) fn push(&mut self, version: u64, what: Happening, guest: Option<PersonId>, late: bool) {
        if self.kept.len() == KEPT
            && let Some(oldest) = self.kept.pop_front()
        {
            self.from = self.from.max(oldest.version).max(oldest.shown_at.unwrap_or(0));
        }
        self.kept.push_back(Item { version, shown_at: (!late).then_some(version), guest, what });
    }

    /// Shows spectators everything that they have waited for.
    pub(super) fn release(&mut self, version: u64) {
        for item in self.kept.iter_mut().rev().filter(|item| item.shown_at.is_none()) {
            item.shown_at = Some(version);
        }
    }

    /// Forgets a guest's name, and what was said.
    pub(super) fn forget(&mut self, guest: PersonId) {
        self.kept.retain(|item| item.guest != Some(guest) && !matches!(item.what, Happening::Chat(_)));
    }

    /// What happened after a version, without what hidden people said, and whether something is missing.
    pub(super) fn since(&self, seen: u64, audience: Audience, hidden: &[PersonId]) -> (Vec<Happening>, bool) {
        let at = |item: &Item| match audience {
            Audience::Seats => Some(item.version),
            Audience::Spectators => item.shown_at,
        };
        let gap = seen < self.from;
        let is_hidden = |item: &Item| {
            matches!(item.what, Happening::Chat(_)) && item.guest.is_some_and(|guest| hidden.contains(&guest))
        };
        let news = self.kept.iter().filter(|item| at(item).is_some_and(|at| at > seen) && !is_hidden(item));
        (if gap { Vec::new() } else { news.map(|item| item.what.clone()).collect() }, gap)
    }
}
