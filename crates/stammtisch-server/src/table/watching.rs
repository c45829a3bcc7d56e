//! Spectators who look into hands: each has asked, and was let by whose hand it is.

use schafkopf::Seat;
use stammtisch_http::PersonId;

/// The most who may have asked to look into one hand.
const MOST: usize = 12;

/// Who wants to look into whose hand, and who may. It is not stored: after a restart one asks again.
#[derive(Debug, Clone, Default)]
pub(crate) struct Watching(Vec<Watch>);

/// A spectator who wants to look into a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Watch {
    pub(super) spectator: PersonId,
    pub(super) name: String,
    pub(super) seat: Seat,
    /// Who let him: as long as that one sits there, he may.
    pub(super) let_by: Option<PersonId>,
}

impl Watching {
    /// Somebody asks to look into a hand. Where too many have, the first who was not let gives way; says whether he is heard.
    pub(super) fn ask(&mut self, spectator: PersonId, name: &str, seat: Seat) -> bool {
        if self.find(spectator, seat).is_some() {
            return true;
        }
        if self.0.iter().filter(|watch| watch.seat == seat).count() >= MOST {
            let waits = |watch: &Watch| watch.seat == seat && watch.let_by.is_none();
            let Some(place) = self.0.iter().position(waits) else { return false };
            self.0.remove(place);
        }
        self.0.push(Watch { spectator, name: name.to_owned(), seat, let_by: None });
        true
    }

    /// What somebody asked of a seat, if he did.
    pub(super) fn find(&self, spectator: PersonId, seat: Seat) -> Option<&Watch> {
        self.0.iter().find(|watch| (watch.spectator, watch.seat) == (spectator, seat))
    }

    /// A player lets somebody who asked look into his hand.
    pub(super) fn admit(&mut self, spectator: PersonId, seat: Seat, by: PersonId) {
        for watch in self.0.iter_mut().filter(|watch| (watch.spectator, watch.seat) == (spectator, seat)) {
            watch.let_by = Some(by);
        }
    }

    /// A player does not let somebody look, or any more.
    pub(super) fn dismiss(&mut self, spectator: PersonId, seat: Seat) {
        self.0.retain(|watch| (watch.spectator, watch.seat) != (spectator, seat));
    }

    /// A player lets nobody look any more.
    pub(super) fn dismiss_all(&mut self, seat: Seat) {
        self.0.retain(|watch| watch.seat != seat);
    }

    /// Somebody is gone, or sits at the table now.
    pub(super) fn forget(&mut self, spectator: PersonId) {
        self.0.retain(|watch| watch.spectator != spectator);
    }

    /// Those who asked to look into a seat's hand.
    pub(super) fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Watch> {
        self.0.iter().filter(move |watch| watch.seat == seat)
    }

    /// What a spectator asked for.
    pub(super) fn of_spectator(&self, spectator: PersonId) -> impl Iterator<Item = &Watch> {
        self.0.iter().filter(move |watch| watch.spectator == spectator)
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::Seat;
    use stammtisch_http::PersonId;

    use super::{MOST, Watching};

    fn person(number: usize) -> PersonId {
        PersonId::new(1, [number as u8; 10])
    }

    #[test]
    fn a_crowd_that_asks_is_bounded_and_pushes_out_nobody_who_was_let() {
        let mut watching = Watching::default();
        assert!(watching.ask(person(0), "Emma", Seat::One));
        watching.admit(person(0), Seat::One, person(99));
        for number in 1..50 {
            assert!(watching.ask(person(number), "Eve", Seat::One));
        }
        assert_eq!(watching.of_seat(Seat::One).count(), MOST);
        assert_eq!(watching.find(person(0), Seat::One).and_then(|watch| watch.let_by), Some(person(99)));
        for number in 40..50 {
            watching.admit(person(number), Seat::One, person(99));
        }
        assert!(watching.ask(person(60), "Fritz", Seat::One));
        watching.admit(person(60), Seat::One, person(99));
        assert!(!watching.ask(person(61), "Gust", Seat::One), "all were let");
        watching.forget(person(60));
        assert!(watching.ask(person(61), "Gust", Seat::One));
    }
}
