//! What is permitted around the draw: the draw itself, the beginning of a match, substitutes, exclusion.

use std::collections::BTreeSet;

use schafkopf::rules::DrawTime;

use super::Author;
use crate::draw::{Seating, verify_draw};
use crate::lot::lot;
use crate::player_number::PlayerNumber;
use crate::tournament::event::{DrawRecord, Part, Substitution};
use crate::tournament::phase::Phase;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::{State, Status};
use crate::tournament::table_list::TableList;

/// What a draw made now must be.
pub(in crate::tournament) struct NextDraw<'a> {
    pub(in crate::tournament) seed: &'a str,
    pub(in crate::tournament) attempt: u32,
    pub(in crate::tournament) first_match: u32,
    pub(in crate::tournament) matches: u32,
    pub(in crate::tournament) earlier: &'a [Seating],
    pub(in crate::tournament) at_the_door: bool,
}

impl State {
    /// What a draw made now would be, if there may be one.
    pub(in crate::tournament) fn next_draw(&self) -> Result<NextDraw<'_>, Refusal> {
        self.must_be(&["open", "drawn", "running", "between"])?;
        let all = self.tournament_rules().matches;
        let first_match = self.current_match();
        if first_match > all {
            return Err(Refusal::WrongMatch { match_number: first_match, next: all });
        }
        let games: u32 = self.lists(first_match).iter().map(TableList::written).sum();
        if games > 0 {
            return Err(Refusal::GamesEntered { match_number: first_match, games });
        }
        let covers = |record: &&DrawRecord| {
            let from = record.request.first_match;
            (from..from + record.request.matches).contains(&first_match)
        };
        Ok(NextDraw {
            seed: self.seed.as_deref().ok_or(Refusal::SeedMissing)?,
            attempt: self.draws.iter().filter(covers).count() as u32,
            first_match,
            matches: match self.tournament_rules().draw {
                DrawTime::Beforehand => all - first_match + 1,
                DrawTime::EachMatch => 1,
            },
            earlier: &self.seatings[..(first_match as usize - 1).min(self.seatings.len())],
            at_the_door: self.door && first_match == 1,
        })
    }

    /// Who would wait in a draw made now, where so many are left over: who has waited least often, then by a lot that
    /// follows from the seed, the match and the attempt; at the door, who came last. In the order of their numbers.
    pub(in crate::tournament) fn who_would_wait(
        &self,
        next: &NextDraw<'_>,
        over: usize,
    ) -> Vec<PlayerNumber> {
        if next.at_the_door {
            return self.last_to_come(over);
        }
        let seed = format!("stammtisch/wait/1 {} {} {}", next.first_match, next.attempt, next.seed);
        let mut field: Vec<PlayerNumber> = self.field().collect();
        field.sort_by_key(|player| {
            let waited = self.players.get(player).map_or(0, |participant| participant.waited);
            (waited, lot(&seed, &player.to_string()))
        });
        field.truncate(over);
        field.sort();
        field
    }

    /// Players who are there for a place.
    pub fn field(&self) -> impl Iterator<Item = PlayerNumber> {
        self.there(Part::Ranked)
    }

    /// House players who are there.
    pub fn house_players(&self) -> impl Iterator<Item = PlayerNumber> {
        self.there(Part::House)
    }

    fn there(&self, part: Part) -> impl Iterator<Item = PlayerNumber> {
        self.players
            .iter()
            .filter(move |(_, player)| player.status == Status::Active && player.part == part)
            .map(|(&number, _)| number)
    }

    pub(super) fn permit_draw(&self, author: Author<'_>, record: &DrawRecord) -> Result<(), Refusal> {
        let next = self.next_draw()?;
        if next.attempt > 0 {
            self.official_act(author)?;
        }
        let request = &record.request;
        let differs = [
            ("seed", request.seed != next.seed),
            ("attempt", request.attempt != next.attempt),
            ("first_match", request.first_match != next.first_match),
            ("matches", request.matches != next.matches),
            ("earlier", request.earlier != next.earlier),
            ("at_the_door", request.at_the_door != next.at_the_door),
            ("entrants", !self.are_the_entrants(record)),
            ("arrivals", next.at_the_door && !self.stand_in_order(&request.entrants)),
        ];
        if let Some(&(field, _)) = differs.iter().find(|(_, differs)| *differs) {
            return Err(Refusal::DrawRequest { field });
        }
        let quality = verify_draw(request, &record.seatings)?;
        if quality == record.quality { Ok(()) } else { Err(Refusal::DrawRequest { field: "quality" }) }
    }

    /// Whether a draw holds everybody who is there for a place, and beside them only house players.
    fn are_the_entrants(&self, record: &DrawRecord) -> bool {
        let entrants: BTreeSet<PlayerNumber> =
            record.request.entrants.iter().map(|entrant| entrant.number).collect();
        let house: BTreeSet<PlayerNumber> = self.house_players().collect();
        let field: BTreeSet<PlayerNumber> = self.field().collect();
        entrants.is_superset(&field) && entrants.difference(&field).all(|number| house.contains(number))
    }

    pub(super) fn permit_start(&self, number: u32) -> Result<(), Refusal> {
        self.must_be(&["drawn", "between"])?;
        let next = self.current_match();
        if number != next || number > self.tournament_rules().matches {
            return Err(Refusal::WrongMatch { match_number: number, next });
        }
        self.lists_must_be_settled(1..number)?;
        let seating = self.seating(number).ok_or(Refusal::NotDrawn { match_number: number })?;
        let without: Vec<PlayerNumber> =
            self.field().filter(|&player| seating.place_of(player).is_none()).collect();
        if !without.is_empty() {
            return Err(Refusal::WithoutSeat { match_number: number, players: without });
        }
        let mut unproven = Vec::new();
        for (_, player) in seating.places() {
            let participant = self.with_status(player, &[Status::Active])?;
            if participant.age.is_none() {
                unproven.push(player);
            }
        }
        if self.tournament_rules().least_age > 0 && !unproven.is_empty() {
            unproven.sort();
            return Err(Refusal::AgeUnproven { players: unproven });
        }
        Ok(())
    }

    pub(super) fn permit_exclusion(&self, author: Author<'_>, player: PlayerNumber) -> Result<(), Refusal> {
        self.must_be(&["open", "drawn", "running", "between"])?;
        self.official_act(author)?;
        self.with_status(player, &[Status::Active, Status::Waiting]).map(|_| ())
    }

    /// Nobody is represented for a while: an official names a substitute, who has the seat for good, under T
    /// and P as well (S 5.2.9, 5.2.11, decision 34).
    pub(super) fn permit_substitution(
        &self,
        author: Author<'_>,
        change: Substitution,
    ) -> Result<(), Refusal> {
        self.must_be(&["drawn", "running", "between"])?;
        self.must_be_referee(author.by)?;
        self.with_status(change.leaves, &[Status::Active, Status::Excluded])?;
        let enters = self.with_status(change.enters, &[Status::Active, Status::Waiting])?;
        if self.seat_ahead(change.leaves).is_none() {
            return Err(Refusal::NotSeated { player: change.leaves });
        }
        if let Some((match_number, place)) = self.seat_ahead(change.enters) {
            return Err(Refusal::TwoTables { player: change.enters, match_number, place });
        }
        // Who has points of his own cannot take over another's.
        if enters.took_over.is_some() || self.has_played(change.enters) {
            return Err(Refusal::PlayerStatus { player: change.enters, status: enters.status });
        }
        let running = matches!(self.phase, Phase::Running(_));
        if running && self.tournament_rules().least_age > 0 && enters.age.is_none() {
            return Err(Refusal::AgeUnproven { players: vec![change.enters] });
        }
        Ok(())
    }

    fn has_played(&self, player: PlayerNumber) -> bool {
        self.seatings.iter().take(self.lists.len()).any(|seating| seating.place_of(player).is_some())
    }
}
