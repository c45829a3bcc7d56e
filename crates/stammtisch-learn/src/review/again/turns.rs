//! Turns: how many hands are played on at a time, and how many may wait.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use stammtisch_http::network::Household;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The most that wait, together with who has his turn.
const MOST_WAITING: usize = 24;
/// The most of one household.
const MOST_OF_ONE: usize = 3;

/// Why somebody gets no turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoTurn {
    /// Too many wait.
    Busy,
    /// Too many of the same household wait.
    TooManyOfYours,
}

/// Who plays on now, and who waits for it.
#[derive(Debug, Clone)]
pub(crate) struct Turns {
    places: Arc<Mutex<Vec<Household>>>,
    free: Arc<Semaphore>,
}

/// A place in the queue, and the turn; both are given back when it is dropped.
#[derive(Debug)]
pub(super) struct Turn {
    _place: Place,
    _permit: Option<OwnedSemaphorePermit>,
}

#[derive(Debug)]
struct Place {
    places: Arc<Mutex<Vec<Household>>>,
    of: Household,
}

impl Turns {
    /// So many turns at a time.
    pub(crate) fn new(at_once: usize) -> Turns {
        Turns { places: Arc::default(), free: Arc::new(Semaphore::new(at_once)) }
    }

    /// Waits for a turn.
    pub(super) async fn take(&self, household: Household) -> Result<Turn, NoTurn> {
        let place = self.queue(household)?;
        let permit = Arc::clone(&self.free).acquire_owned().await.ok();
        Ok(Turn { _place: place, _permit: permit })
    }

    fn queue(&self, household: Household) -> Result<Place, NoTurn> {
        let mut places = lock(&self.places);
        if places.len() >= MOST_WAITING {
            return Err(NoTurn::Busy);
        }
        if places.iter().filter(|other| **other == household).count() >= MOST_OF_ONE {
            return Err(NoTurn::TooManyOfYours);
        }
        places.push(household);
        Ok(Place { places: Arc::clone(&self.places), of: household })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut places = lock(&self.places);
        if let Some(at) = places.iter().position(|other| *other == self.of) {
            places.swap_remove(at);
        }
    }
}

fn lock(places: &Mutex<Vec<Household>>) -> MutexGuard<'_, Vec<Household>> {
    places.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::{MOST_OF_ONE, MOST_WAITING, NoTurn, Turns};

    fn household(number: usize) -> stammtisch_http::network::Household {
        IpAddr::from([203, 0, 113, number as u8]).into()
    }

    #[tokio::test]
    async fn nobody_takes_all_places_and_the_queue_has_an_end() {
        let turns = Turns::new(MOST_WAITING);
        let mut taken = Vec::new();
        for _ in 0..MOST_OF_ONE {
            taken.push(turns.take(household(1)).await.expect("three are his"));
        }
        assert_eq!(turns.take(household(1)).await.err(), Some(NoTurn::TooManyOfYours));
        for number in MOST_OF_ONE..MOST_WAITING {
            taken.push(turns.take(household(2 + number)).await.expect("there is room"));
        }
        assert_eq!(turns.take(household(99)).await.err(), Some(NoTurn::Busy));
        drop(taken);
        assert!(turns.take(household(1)).await.is_ok(), "all places are free again");
    }
}
