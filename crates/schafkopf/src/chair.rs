//! A table with more people than a game has seats: who deals sits out, and of six who cuts as well (V 12).

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seat::{BySeat, Seat};

/// How many people belong to a table. Four play; whoever is more sits out in turn (V 12).
///
/// ```
/// use schafkopf::{Chair, Members, Seat};
/// assert_eq!(Members::Four.dealer(Seat::Two), Chair::Seat(Seat::Two));
/// assert_eq!(Members::Five.dealer(Seat::Two), Chair::Fifth);
/// assert_eq!(Members::Six.cutter(Seat::Two), Chair::Fifth);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Members {
    /// All play.
    #[default]
    Four,
    /// The dealer sits out.
    Five,
    /// The dealer and the cutter sit out.
    Six,
}

impl Members {
    /// So many: 4 to 6.
    pub const fn new(count: u8) -> Option<Members> {
        match count {
            4 => Some(Members::Four),
            5 => Some(Members::Five),
            6 => Some(Members::Six),
            _ => None,
        }
    }

    /// How many there are.
    pub const fn count(self) -> u8 {
        self as u8 + 4
    }

    /// How many of them sit out.
    pub const fn beside(self) -> usize {
        self as usize
    }

    /// The chairs of such a table, the seats first.
    pub fn chairs(self) -> impl DoubleEndedIterator<Item = Chair> + Clone {
        Chair::ALL.into_iter().take(usize::from(self.count()))
    }

    /// Whether such a table has a chair.
    pub const fn has(self, chair: Chair) -> bool {
        chair.number() <= self.count()
    }

    /// Who deals, where a seat has the dealer's place in the game: speaks and plays last in the first trick.
    pub const fn dealer(self, last: Seat) -> Chair {
        match self {
            Members::Four => Chair::Seat(last),
            Members::Five => Chair::Fifth,
            Members::Six => Chair::Sixth,
        }
    }

    /// Who cuts: whoever sits to the right of who deals (S 2.2.4).
    pub const fn cutter(self, last: Seat) -> Chair {
        match self {
            Members::Four => Chair::Seat(last.previous()),
            Members::Five => Chair::Seat(last),
            Members::Six => Chair::Fifth,
        }
    }

    /// All of them clockwise round the table, from forehand to who deals.
    pub fn round(self, last: Seat) -> impl Iterator<Item = Chair> {
        let seats = last.next().round().into_iter().map(Chair::Seat);
        seats.chain([Chair::Fifth, Chair::Sixth].into_iter().take(self.beside()))
    }
}

/// A chair at a table: one of the four seats of the game, or one beside them, of who sits out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chair {
    /// One who plays.
    Seat(Seat),
    /// The fifth: of five who deals, of six who cuts.
    Fifth,
    /// The sixth, who deals.
    Sixth,
}

impl Chair {
    /// All chairs that a table may have, the seats first.
    pub const ALL: [Chair; 6] = [
        Chair::Seat(Seat::One),
        Chair::Seat(Seat::Two),
        Chair::Seat(Seat::Three),
        Chair::Seat(Seat::Four),
        Chair::Fifth,
        Chair::Sixth,
    ];

    /// The chair with this number, 1 to 6; the seats keep theirs.
    pub const fn new(number: u8) -> Option<Chair> {
        match Seat::new(number) {
            Some(seat) => Some(Chair::Seat(seat)),
            None if number == 5 => Some(Chair::Fifth),
            None if number == 6 => Some(Chair::Sixth),
            None => None,
        }
    }

    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        match self {
            Chair::Seat(seat) => seat.number(),
            Chair::Fifth => 5,
            Chair::Sixth => 6,
        }
    }

    /// The seat of the game, of who plays.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Chair::Seat(seat) => Some(seat),
            Chair::Fifth | Chair::Sixth => None,
        }
    }

    const fn index(self) -> usize {
        self.number() as usize - 1
    }
}

impl From<Seat> for Chair {
    fn from(seat: Seat) -> Chair {
        Chair::Seat(seat)
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Chair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Chair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chair, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Chair::new(number)
            .ok_or_else(|| serde::de::Error::custom(format!("{number} is not a chair (1 to 6)")))
    }
}

/// One value for each chair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByChair<T>([T; 6]);

impl<T> ByChair<T> {
    /// A value for each chair, computed.
    pub fn from_fn(mut value: impl FnMut(Chair) -> T) -> ByChair<T> {
        ByChair(Chair::ALL.map(&mut value))
    }

    /// Each value turned into another.
    pub fn map<U>(self, value: impl FnMut(T) -> U) -> ByChair<U> {
        ByChair(self.0.map(value))
    }

    /// The values of those who play.
    pub fn seats(&self) -> BySeat<T>
    where
        T: Copy,
    {
        BySeat::from_fn(|seat| self[seat])
    }

    /// The deal passes to the one on a seat, who was forehand: he stands up, whoever sat out longest takes his seat, and
    /// the order round the table stays. Where four play alone nobody moves.
    ///
    /// ```
    /// use schafkopf::{ByChair, Chair, Members, Seat};
    /// let mut people = ByChair::from_fn(|chair| ["Anna", "Bert", "Cilli", "Doni", "Erna", ""][usize::from(chair.number()) - 1]);
    /// people.pass_deal(Members::Five, Seat::Two);
    /// assert_eq!((people[Seat::Two], people[Chair::Fifth]), ("Erna", "Bert"));
    /// ```
    pub fn pass_deal(&mut self, members: Members, to: Seat) {
        let seat = to.index();
        match members {
            Members::Four => {}
            Members::Five => self.0.swap(seat, Chair::Fifth.index()),
            Members::Six => {
                self.0.swap(seat, Chair::Fifth.index());
                self.0.swap(Chair::Fifth.index(), Chair::Sixth.index());
            }
        }
    }
}

impl<T: Default> From<BySeat<T>> for ByChair<T> {
    /// The values of those who play, and nothing beside them.
    fn from(seats: BySeat<T>) -> ByChair<T> {
        let [one, two, three, four] = seats.into_array();
        ByChair([one, two, three, four, T::default(), T::default()])
    }
}

impl<T> Index<Chair> for ByChair<T> {
    type Output = T;
    fn index(&self, chair: Chair) -> &T {
        &self.0[chair.index()]
    }
}

impl<T> IndexMut<Chair> for ByChair<T> {
    fn index_mut(&mut self, chair: Chair) -> &mut T {
        &mut self.0[chair.index()]
    }
}

impl<T> Index<Seat> for ByChair<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for ByChair<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::{ByChair, Chair, Members};
    use crate::seat::Seat;

    const ALL: [Members; 3] = [Members::Four, Members::Five, Members::Six];

    #[test]
    fn chairs_have_numbers_and_the_seats_keep_theirs() {
        for (chair, number) in Chair::ALL.into_iter().zip(1..) {
            assert_eq!((chair.number(), Chair::new(number)), (number, Some(chair)));
            assert_eq!(chair.seat(), Seat::new(number));
        }
        assert_eq!((Chair::new(0), Chair::new(7)), (None, None));
        for members in ALL {
            assert_eq!(Members::new(members.count()), Some(members));
            assert_eq!(members.chairs().count(), usize::from(members.count()));
        }
        assert_eq!((Members::new(3), Members::new(7)), (None, None));
    }

    /// A whole round from a first dealer's place: who dealt, who sat out, who played where, game by game.
    fn check_round(members: Members, first: Seat) {
        let count = usize::from(members.count());
        let mut people = ByChair::from_fn(Chair::number);
        let order: Vec<u8> = members.round(first).map(|chair| people[chair]).collect();
        let (mut last, mut dealt, mut out) = (first, Vec::new(), [0; 7]);
        for game in 0..count {
            if game > 0 {
                last = last.next();
                people.pass_deal(members, last);
            }
            let now: Vec<u8> = members.round(last).map(|chair| people[chair]).collect();
            let turned: Vec<u8> = (0..count).map(|place| order[(place + game) % count]).collect();
            assert_eq!(now, turned, "the order round the table is the same, one further");
            assert_eq!(people[members.dealer(last)], now[count - 1]);
            assert_eq!(people[members.cutter(last)], now[count - 2], "to the dealer's right");
            let playing: Vec<u8> = last.next().round().map(|seat| people[seat]).to_vec();
            assert_eq!(playing, now[..4], "the four from the dealer's left play");
            dealt.push(now[count - 1]);
            for &person in &now[4..] {
                out[usize::from(person)] += 1;
            }
        }
        dealt.sort_unstable();
        assert_eq!(dealt, (1..=members.count()).collect::<Vec<_>>(), "each deals once");
        assert!(
            out[1..=count].iter().all(|&times| times == members.beside()),
            "{out:?}: as often as the others"
        );
    }

    #[test]
    fn v_12_in_a_round_each_deals_once_and_sits_out_as_often_as_the_others() {
        for members in ALL {
            for first in Seat::ALL {
                check_round(members, first);
            }
        }
    }

    #[test]
    fn nobody_moves_where_four_play_alone() {
        let mut people = ByChair::from_fn(Chair::number);
        people.pass_deal(Members::Four, Seat::Three);
        assert_eq!(people, ByChair::from_fn(Chair::number));
    }
}
