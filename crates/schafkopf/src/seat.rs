//! Seats at the table, and one value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the four seats, numbered clockwise from 1: a game is for four (S 1.2.1).
///
/// ```
/// use schafkopf::Seat;
/// let dealer = Seat::new(4).expect("four is a seat");
/// assert_eq!(dealer.next(), Seat::One); // forehand, who leads (S 3.1.1)
/// assert_eq!(dealer.previous(), Seat::Three); // to his right, who cuts (S 2.2.4)
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    /// Seat 1.
    One,
    /// Seat 2.
    Two,
    /// Seat 3.
    Three,
    /// Seat 4.
    Four,
}

impl Seat {
    /// All seats, clockwise from the first.
    pub const ALL: [Seat; 4] = [Seat::One, Seat::Two, Seat::Three, Seat::Four];

    /// The seat with this number, 1 to 4.
    pub const fn new(number: u8) -> Option<Seat> {
        match number {
            1 => Some(Seat::One),
            2 => Some(Seat::Two),
            3 => Some(Seat::Three),
            4 => Some(Seat::Four),
            _ => None,
        }
    }

    /// The number of the seat, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The number of the seat from 0, for tables of four.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat `steps` places clockwise from this one.
    pub const fn plus(self, steps: usize) -> Seat {
        Seat::ALL[(self as usize + steps) & 3]
    }

    /// The next seat clockwise, to the left.
    pub const fn next(self) -> Seat {
        self.plus(1)
    }

    /// The seat before this one, to the right.
    pub const fn previous(self) -> Seat {
        self.plus(3)
    }

    /// How many places clockwise the other seat sits from this one, 0 to 3.
    pub const fn distance_to(self, other: Seat) -> usize {
        (other as usize + 4 - self as usize) & 3
    }

    /// The four seats clockwise from this one.
    pub const fn round(self) -> [Seat; 4] {
        [self, self.plus(1), self.plus(2), self.plus(3)]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| serde::de::Error::custom(format!("{number} is not a seat (1 to 4)")))
    }
}

/// A set of seats, written as the list of its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The seats that pass a test.
    pub fn filtered(test: impl Fn(Seat) -> bool) -> SeatSet {
        Seat::ALL.into_iter().filter(|&seat| test(seat)).collect()
    }

    /// Whether a seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// Adds a seat; false if it was there.
    pub const fn insert(&mut self, seat: Seat) -> bool {
        let new = !self.contains(seat);
        self.0 |= 1 << seat.index();
        new
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct BySeat<T>([T; 4]);

impl<T> BySeat<T> {
    /// The values of seats 1 to 4.
    pub const fn new(values: [T; 4]) -> BySeat<T> {
        BySeat(values)
    }

    /// A value for each seat, computed.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut value))
    }

    /// Each value turned into another.
    pub fn map<U>(self, value: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(value))
    }

    /// Seats with their values, clockwise from seat 1.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// The values of seats 1 to 4.
    pub const fn as_array(&self) -> &[T; 4] {
        &self.0
    }

    /// The values of seats 1 to 4.
    pub fn into_array(self) -> [T; 4] {
        self.0
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::{BySeat, Seat};

    #[test]
    fn seats_go_clockwise() {
        assert_eq!(Seat::Three.round(), [Seat::Three, Seat::Four, Seat::One, Seat::Two]);
        for seat in Seat::ALL {
            assert_eq!(seat.next().previous(), seat);
            assert_eq!(Seat::new(seat.number()), Some(seat));
            for steps in 0..4 {
                assert_eq!(seat.distance_to(seat.plus(steps)), steps);
            }
        }
        assert_eq!(Seat::new(0), None);
        assert_eq!(Seat::new(5), None);
    }

    #[test]
    fn by_seat_is_indexed_by_seat() {
        let mut points = BySeat::from_fn(Seat::number);
        points[Seat::Two] = 9;
        assert_eq!(points.as_array(), &[1, 9, 3, 4]);
    }
}
