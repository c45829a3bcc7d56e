//! What is permitted at the door: marks of who is there, seats that are drawn arrival by arrival, and the seat of a house
//! player for somebody who comes late.

use super::Author;
use crate::draw::{Entrant, TABLE};
use crate::player_number::PlayerNumber;
use crate::tournament::event::{Arrival, Part, Substitution};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::{State, Status};

impl State {
    /// The number of the next arrival.
    pub fn next_arrival(&self) -> u32 {
        self.players.values().filter_map(|player| player.arrival).max().unwrap_or(0) + 1
    }

    /// Players for a place who should be there and are not marked as there.
    pub fn not_here(&self) -> impl Iterator<Item = PlayerNumber> {
        let missing = self.players.iter().filter(|(_, player)| {
            player.status == Status::Active && player.part == Part::Ranked && player.arrival.is_none()
        });
        missing.map(|(&number, _)| number)
    }

    pub(super) fn permit_arrival(&self, arrival: Arrival) -> Result<(), Refusal> {
        self.must_be(&["open", "drawn", "running", "between"])?;
        let player = arrival.player;
        let participant = self.with_status(player, &[Status::Active, Status::Waiting])?;
        if participant.arrival.is_some() {
            return Err(Refusal::HereAlready { player });
        }
        if arrival.number == self.next_arrival() {
            Ok(())
        } else {
            Err(Refusal::DrawRequest { field: "arrival" })
        }
    }

    pub(super) fn permit_check_out(&self, player: PlayerNumber) -> Result<(), Refusal> {
        self.must_be(&["open", "drawn", "running", "between"])?;
        match self.known(player)?.arrival {
            Some(_) => Ok(()),
            None => Err(Refusal::NotHere { players: vec![player] }),
        }
    }

    /// Seats can be drawn at the door once the seed is public, and before any other draw.
    pub(super) fn permit_door_draw(&self) -> Result<(), Refusal> {
        self.must_be(&["open"])?;
        if self.seed.is_none() {
            return Err(Refusal::SeedMissing);
        }
        if self.door { Err(Refusal::DoorAlready) } else { Ok(()) }
    }

    /// At the door only who has come has a seat.
    pub(in crate::tournament) fn all_must_be_here(&self, field: &[PlayerNumber]) -> Result<(), Refusal> {
        let has_come = |player: &PlayerNumber| self.player(*player).is_some_and(|one| one.arrival.is_some());
        let missing: Vec<PlayerNumber> = field.iter().copied().filter(|player| !has_come(player)).collect();
        if missing.is_empty() { Ok(()) } else { Err(Refusal::NotHere { players: missing }) }
    }

    /// Players in the order of their arrival, house players who fill up behind them. Whoever came last fills the gap of
    /// somebody who has gone again, so that nobody else needs another slip.
    pub(in crate::tournament) fn in_order_of_arrival(&self, field: &[PlayerNumber]) -> Vec<PlayerNumber> {
        let arrival = |player: PlayerNumber| self.player(player).and_then(|one| one.arrival);
        let is_house = |player: PlayerNumber| self.player(player).is_some_and(|one| one.part == Part::House);
        let (house, ranked): (Vec<PlayerNumber>, Vec<PlayerNumber>) =
            field.iter().copied().partition(|&player| is_house(player));
        let mut places: Vec<Option<PlayerNumber>> = vec![None; ranked.len()];
        let mut beyond: Vec<(u32, PlayerNumber)> = Vec::new();
        for player in ranked {
            let number = arrival(player).unwrap_or(u32::MAX);
            match places.get_mut(number as usize - 1) {
                Some(place) => *place = Some(player),
                None => beyond.push((number, player)),
            }
        }
        beyond.sort_unstable();
        let mut last = beyond.into_iter().map(|(_, player)| player);
        places.into_iter().filter_map(|place| place.or_else(|| last.next())).chain(house).collect()
    }

    /// Who would wait at the door: whoever came last.
    pub(in crate::tournament) fn last_to_come(&self, over: usize) -> Vec<PlayerNumber> {
        let mut field: Vec<PlayerNumber> = self.field().collect();
        field.sort_by_key(|&player| std::cmp::Reverse(self.player(player).and_then(|one| one.arrival)));
        field.truncate(over);
        field.sort();
        field
    }

    /// Whether entrants stand in the order of arrival, with no more house players than fill one table.
    pub(super) fn stand_in_order(&self, entrants: &[Entrant]) -> bool {
        let numbers: Vec<PlayerNumber> = entrants.iter().map(|entrant| entrant.number).collect();
        let house = self.house_players().filter(|player| numbers.contains(player)).count();
        let bare = entrants.iter().all(|entrant| entrant.group.is_none());
        bare && house < TABLE
            && self.all_must_be_here(&self.field().collect::<Vec<_>>()).is_ok()
            && self.in_order_of_arrival(&numbers) == numbers
    }

    /// Whether somebody who plays for a place takes the seat of a house player.
    pub fn takes_house_seat(&self, change: Substitution) -> bool {
        let part = |player| self.player(player).map(|one| (one.part, one.status));
        let leaves_house = matches!(part(change.leaves), Some((Part::House, Status::Active)));
        leaves_house && matches!(part(change.enters), Some((Part::Ranked, _)))
    }

    /// As every substitution, but from a house player to somebody who plays for a place.
    pub(super) fn permit_seat_taking(&self, author: Author<'_>, change: Substitution) -> Result<(), Refusal> {
        self.permit_substitution(author, change)?;
        let status = self.known(change.leaves)?.status;
        let player = change.leaves;
        if self.takes_house_seat(change) { Ok(()) } else { Err(Refusal::PlayerStatus { player, status }) }
    }
}
