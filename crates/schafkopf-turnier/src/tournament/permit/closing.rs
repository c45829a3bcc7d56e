//! What is permitted at the end: closing matches and the tournament, destroying lists.

use std::ops::Range;

use super::Author;
use crate::tournament::event::KeptResult;
use crate::tournament::phase::Phase;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::State;

impl State {
    /// All lists of these matches are closed or void.
    pub(super) fn lists_must_be_settled(&self, matches: Range<u32>) -> Result<(), Refusal> {
        for match_number in matches {
            let lists = self.lists(match_number).iter().zip(1..);
            let tables: Vec<u32> =
                lists.filter(|(list, _)| !list.is_settled()).map(|(_, table)| table).collect();
            if !tables.is_empty() {
                return Err(Refusal::ListsOpen { match_number, tables });
            }
        }
        Ok(())
    }

    pub(super) fn permit_match_closing(&self, number: u32) -> Result<(), Refusal> {
        self.must_be(&["running"])?;
        let running = self.current_match();
        if number != running {
            return Err(Refusal::WrongMatch { match_number: number, next: running });
        }
        self.lists_must_be_settled(1..number + 1)
    }

    pub(super) fn permit_tournament_closing(&self, author: Author<'_>) -> Result<(), Refusal> {
        self.must_be(&["between"])?;
        self.must_be_referee(author.by)?;
        let matches = self.tournament_rules().matches;
        match self.phase {
            Phase::Between(played) if played < matches => Err(Refusal::MatchesLeft { played, matches }),
            _ => self.lists_must_be_settled(1..matches + 1),
        }
    }

    pub(super) fn permit_purge(&self, author: Author<'_>, results: &[KeptResult]) -> Result<(), Refusal> {
        self.must_be(&["closed"])?;
        self.must_be_referee(author.by)?;
        if self.kept_results().is_some() {
            return Err(Refusal::PurgedAlready);
        }
        if self.results_to_keep() == results { Ok(()) } else { Err(Refusal::WrongResults) }
    }
}
