//! What is permitted before the draw: setup, seed, registration, money.

use super::Author;
use crate::person::PersonId;
use crate::player_number::PlayerNumber;
use crate::tournament::event::{Part, Payment, Registering};
use crate::tournament::phase::Phase;
use crate::tournament::refusal::Refusal;
use crate::tournament::setup::Setup;
use crate::tournament::state::{State, Status};

/// Highest number of a player.
const MOST_NUMBER: u32 = 99_999;

/// Most cents that one player can have paid.
const MOST_PAID: i64 = 1_000_000;

impl State {
    pub(super) fn permit_setup(&self, author: Author<'_>, setup: &Setup) -> Result<(), Refusal> {
        if self.setup.is_played_differently(setup) {
            self.must_be(&["planned", "open"])?;
        }
        self.must_be_referee(author.by)?;
        if self.setup.teams != setup.teams {
            self.permit_teams(author, setup)?;
        }
        if self.setup.prizes != setup.prizes {
            let winners = setup.prizes.special.iter().filter_map(|special| special.merit.named_winner());
            winners.map(|winner| self.known(winner)).try_for_each(|known| known.map(|_| ()))?;
        }
        match setup.fault(&self.rules) {
            Some(fault) => Err(fault.into()),
            None => setup.must_be_lawful(&self.rules),
        }
    }

    /// Teams are named before the first card; later the management says why, and after the end nobody is moved.
    fn permit_teams(&self, author: Author<'_>, setup: &Setup) -> Result<(), Refusal> {
        match self.phase {
            Phase::Planned | Phase::Open | Phase::Drawn => {}
            Phase::Running(_) | Phase::Between(_) => author.reason()?,
            Phase::Closed => self.must_be(&["planned", "open", "drawn", "running", "between"])?,
        }
        let mut named = setup.teams.iter().flat_map(|team| &team.players);
        named.try_for_each(|&player| self.known(player).map(|_| ()))
    }

    pub(super) fn permit_seed(&self, seed: &str) -> Result<(), Refusal> {
        if !self.draws.is_empty() || self.door {
            return Err(Refusal::SeedUsed);
        }
        self.must_be(&["planned", "open"])?;
        let sound = (1..=200).contains(&seed.chars().count()) && !seed.chars().any(char::is_control);
        if sound && !seed.trim().is_empty() { Ok(()) } else { Err(Refusal::BadSeed) }
    }

    pub(super) fn permit_registering(&self, registering: Registering) -> Result<(), Refusal> {
        self.must_be(&["open", "drawn", "running", "between"])?;
        let Registering { player, person, late, .. } = registering;
        if let Some(player) = self.player_of(person) {
            return Err(Refusal::RegisteredAlready { person, player });
        }
        if self.players.contains_key(&player) || !(1..=MOST_NUMBER).contains(&player.0) {
            return Err(Refusal::NumberTaken { player });
        }
        // Whether somebody is late follows from the phase; a log that says otherwise was tampered with.
        if late == (self.phase == Phase::Open) {
            return Err(Refusal::Phase { phase: self.phase, wanted: &["open"] });
        }
        Ok(())
    }

    pub(super) fn permit_payment(&self, payment: Payment) -> Result<(), Refusal> {
        self.must_be(&["open", "drawn", "running", "between"])?;
        let Payment { player, cents } = payment;
        let participant = self.known(player)?;
        let paid = participant.paid;
        // Who is excluded gets nothing back (S 5.1.4, P 14).
        if participant.status == Status::Excluded && cents < 0 {
            return Err(Refusal::PlayerStatus { player, status: Status::Excluded });
        }
        let after = paid.checked_add(cents);
        if cents == 0 || !after.is_some_and(|after| (0..=MOST_PAID).contains(&after)) {
            return Err(Refusal::Payment { player, paid, cents });
        }
        Ok(())
    }

    /// Nobody has a claim to take part: who is not seated yet is taken off again, and no reason is asked for (S 5.1.2).
    pub(super) fn permit_withdrawal(&self, player: PlayerNumber) -> Result<(), Refusal> {
        self.must_be(&["open", "drawn", "running", "between"])?;
        self.with_status(player, &[Status::Active, Status::Waiting])?;
        match self.seat_ahead(player) {
            Some((match_number, place)) => Err(Refusal::Seated { player, match_number, place }),
            None => Ok(()),
        }
    }

    pub(super) fn permit_waiting(&self, players: &[PlayerNumber]) -> Result<(), Refusal> {
        self.must_be(&["open", "drawn", "running", "between"])?;
        for (place, &player) in players.iter().enumerate() {
            let participant = self.with_status(player, &[Status::Active])?;
            if participant.part == Part::House || players[..place].contains(&player) {
                return Err(Refusal::PlayerStatus { player, status: participant.status });
            }
        }
        Ok(())
    }

    pub(super) fn permit_moving_up(&self, player: PlayerNumber) -> Result<(), Refusal> {
        self.must_be(&["open", "drawn", "running", "between"])?;
        self.with_status(player, &[Status::Waiting]).map(|_| ())
    }

    pub(super) fn permit_erasing(&self, person: PersonId) -> Result<(), Refusal> {
        let gone = |status: Status| match status {
            Status::Withdrawn => true,
            Status::Active | Status::Waiting | Status::Excluded | Status::Replaced(_) => false,
        };
        let plays = self.players.values().any(|player| player.person == person && !gone(player.status));
        if self.phase != Phase::Closed && (plays || self.is_official(person)) {
            return Err(Refusal::StillNeeded { person });
        }
        Ok(())
    }
}
