//! Who sits where in the eight games of a deal.

use schafkopf::Seat;
use serde::{Deserialize, Serialize};

/// One of the two bots of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Entrant {
    /// The bot named first.
    A,
    /// The bot named second.
    B,
}

impl Entrant {
    /// Both.
    pub const ALL: [Entrant; 2] = [Entrant::A, Entrant::B];

    /// The other one.
    pub const fn other(self) -> Entrant {
        match self {
            Entrant::A => Entrant::B,
            Entrant::B => Entrant::A,
        }
    }

    /// 0 or 1, for tables of two.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One bot in one seat, the other bot in the three others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seating {
    /// The bot that sits alone among three of the other.
    pub odd: Entrant,
    /// Where it sits.
    pub seat: Seat,
}

impl Seating {
    /// The eight seatings of a deal.
    pub fn all() -> impl Iterator<Item = Seating> {
        Entrant::ALL.into_iter().flat_map(|odd| Seat::ALL.into_iter().map(move |seat| Seating { odd, seat }))
    }

    /// Who sits in a seat.
    pub fn entrant(self, seat: Seat) -> Entrant {
        if seat == self.seat { self.odd } else { self.odd.other() }
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::Seat;

    use super::{Entrant, Seating};

    #[test]
    fn both_bots_sit_in_every_seat_equally_often() {
        for seat in Seat::ALL {
            let of_a = Seating::all().filter(|seating| seating.entrant(seat) == Entrant::A).count();
            assert_eq!(of_a, 4);
        }
        assert_eq!(Seating::all().count(), 8);
    }
}
