//! Totals instead of games: what is read off a list that was kept on paper (decision 37).

use schafkopf::{BySeat, Seat};
use thiserror::Error;

use crate::solo_counts::SoloCounts;

/// What one seat reached in a match, as it stands at the foot of a paper list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatTotals {
    /// Plus points.
    pub plus: u32,
    /// Minus points, as a positive number.
    pub minus: u32,
    /// Solo kinds won, Touts and Sie included.
    pub solos_won: u32,
    /// Solo kinds played, Touts and Sie included: the circles of the list.
    pub solos_played: u32,
    /// Touts won.
    pub touts_won: u32,
    /// Touts played.
    pub touts_played: u32,
    /// Sie played.
    pub sie: u32,
}

/// What is wrong with totals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TotalsFault {
    /// What is won is not what is lost (S 5.3.3).
    #[error("plus adds up to {plus}, minus to {minus}")]
    Balance {
        /// All plus points.
        plus: u64,
        /// All minus points.
        minus: u64,
    },
    /// More solo kinds or Touts won than played.
    #[error("seat {seat} won more than it played")]
    Won {
        /// Whose.
        seat: Seat,
    },
    /// Touts and Sie that are not among the solo kinds (decisions 29, 37).
    #[error("the Touts and Sie of seat {seat} are not among its solo kinds")]
    Among {
        /// Whose.
        seat: Seat,
    },
    /// More solo kinds than the match has games.
    #[error("{solos} solo kinds in {games} games")]
    Solos {
        /// How many of all seats.
        solos: u64,
        /// Games of the match.
        games: u32,
    },
}

impl TotalsFault {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            TotalsFault::Balance { .. } => "totals_do_not_balance",
            TotalsFault::Won { .. } | TotalsFault::Among { .. } | TotalsFault::Solos { .. } => {
                "impossible_totals"
            }
        }
    }
}

impl SeatTotals {
    /// What is left of plus and minus: the end result.
    pub const fn result(&self) -> i64 {
        self.plus as i64 - self.minus as i64
    }

    /// What decides ties. A Sie, which the paper circles with the solo kinds, is counted apart from them, as it is where
    /// games are written.
    pub const fn counts(&self) -> SoloCounts {
        SoloCounts {
            sie: self.sie,
            touts_won: self.touts_won,
            touts_played: self.touts_played,
            solos_won: self.solos_won.saturating_sub(self.sie),
            solos_played: self.solos_played.saturating_sub(self.sie),
        }
    }

    /// What is wrong with those of one seat: a Tout is a solo kind, and so is a Sie, which is always won.
    fn fault(&self, seat: Seat) -> Option<TotalsFault> {
        let SeatTotals { solos_won, solos_played, touts_won, touts_played, sie, .. } = *self;
        if solos_won > solos_played || touts_won > touts_played {
            return Some(TotalsFault::Won { seat });
        }
        let within = |few: u32, all: u32| u64::from(few) + u64::from(sie) <= u64::from(all);
        let among = within(touts_won, solos_won) && within(touts_played, solos_played);
        // A Tout that was lost is a solo kind that was lost.
        let lost = touts_played - touts_won <= solos_played - solos_won;
        (!among || !lost).then_some(TotalsFault::Among { seat })
    }
}

/// What is wrong with the totals of a table in a match of so many games, if anything.
pub(crate) fn fault(totals: &BySeat<SeatTotals>, games: u32) -> Option<TotalsFault> {
    let sum = |of: fn(&SeatTotals) -> u32| totals.as_array().iter().map(|seat| u64::from(of(seat))).sum();
    let (plus, minus): (u64, u64) = (sum(|seat| seat.plus), sum(|seat| seat.minus));
    if plus != minus {
        return Some(TotalsFault::Balance { plus, minus });
    }
    if let Some(fault) = totals.iter().find_map(|(seat, own)| own.fault(seat)) {
        return Some(fault);
    }
    let solos: u64 = sum(|seat| seat.solos_played);
    (solos > u64::from(games)).then_some(TotalsFault::Solos { solos, games })
}

#[cfg(test)]
mod tests {
    use schafkopf::{BySeat, Seat};

    use super::{SeatTotals, TotalsFault, fault};

    fn seat(plus: u32, minus: u32) -> SeatTotals {
        SeatTotals { plus, minus, ..SeatTotals::default() }
    }

    /// The totals of the model sheet (P).
    fn model() -> [SeatTotals; 4] {
        [seat(11, 25), seat(14, 18), seat(17, 15), seat(30, 14)]
    }

    fn with(first: SeatTotals) -> Option<TotalsFault> {
        let [_, second, third, fourth] = model();
        fault(&BySeat::new([SeatTotals { plus: 11, minus: 25, ..first }, second, third, fourth]), 32)
    }

    #[test]
    fn the_model_sheet_balances() {
        assert_eq!(fault(&BySeat::new(model()), 32), None);
        assert_eq!(model().map(|totals| totals.result()), [-14, -4, 2, 16]);
    }

    #[test]
    fn what_is_won_is_what_is_lost() {
        let mut totals = model();
        totals[0].plus = 12;
        let found = fault(&BySeat::new(totals), 32);
        assert_eq!(found, Some(TotalsFault::Balance { plus: 73, minus: 72 }));
        assert_eq!(found.map(TotalsFault::code), Some("totals_do_not_balance"));
    }

    #[test]
    fn touts_and_sie_are_among_the_solo_kinds() {
        let solos =
            |won, played| SeatTotals { solos_won: won, solos_played: played, ..SeatTotals::default() };
        let seat = Seat::One;
        assert_eq!(with(solos(2, 3)), None);
        assert_eq!(with(solos(3, 2)), Some(TotalsFault::Won { seat }));
        let touts = |won, played| SeatTotals { touts_won: won, touts_played: played, ..solos(1, 2) };
        assert_eq!(with(touts(1, 2)), None);
        assert_eq!(with(touts(2, 1)), Some(TotalsFault::Won { seat }));
        assert_eq!(with(touts(2, 2)), Some(TotalsFault::Among { seat }));
        // One solo kind was lost, and it cannot have been two Touts.
        assert_eq!(with(touts(0, 2)), Some(TotalsFault::Among { seat }));
        assert_eq!(with(SeatTotals { sie: 1, ..solos(1, 1) }), None);
        assert_eq!(with(SeatTotals { sie: 1, ..solos(0, 1) }), Some(TotalsFault::Among { seat }));
        assert_eq!(with(SeatTotals { sie: 1, touts_won: 1, touts_played: 1, ..solos(1, 2) }), {
            Some(TotalsFault::Among { seat })
        });
    }

    #[test]
    fn there_are_no_more_solo_kinds_than_games() {
        let totals = BySeat::from_fn(|_| SeatTotals { solos_played: 9, ..SeatTotals::default() });
        assert_eq!(fault(&totals, 36), None);
        assert_eq!(fault(&totals, 35), Some(TotalsFault::Solos { solos: 36, games: 35 }));
    }

    #[test]
    fn a_sie_is_counted_apart_as_where_games_are_written() {
        let counts = SeatTotals { solos_won: 2, solos_played: 3, sie: 1, ..SeatTotals::default() }.counts();
        assert_eq!((counts.sie, counts.solos_won, counts.solos_played), (1, 1, 2));
    }
}
