//! The players of a record as its lines name them.

use schafkopf::{BySeat, Seat};

use super::key::is_reserved;
use crate::fold::fold;
use crate::piece::Piece;
use crate::problem::{Fail, Problem};

/// The names by which a record's lines may speak of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Names {
    folded: BySeat<Option<String>>,
}

impl Names {
    /// The names of some players.
    pub(crate) fn of(players: &BySeat<Option<String>>) -> Names {
        Names { folded: BySeat::from_fn(|seat| players[seat].as_deref().map(fold)) }
    }

    /// The seat that a piece names by its number or by the player's name.
    pub(crate) fn seat(&self, piece: Piece<'_>) -> Result<Seat, Fail> {
        if let Some(seat) = piece.text.parse().ok().and_then(Seat::new) {
            return Ok(seat);
        }
        let folded = fold(piece.text);
        let mut found = self.folded.iter().filter(|(_, name)| name.as_deref() == Some(folded.as_str()));
        match (found.next(), found.next()) {
            (Some((seat, _)), None) => Ok(seat),
            (Some(_), Some(_)) => piece.fail(Problem::AmbiguousPlayer { word: piece.shown() }),
            (None, _) => piece.fail(Problem::UnknownPlayer { word: piece.shown() }),
        }
    }

    /// How lines speak of a player: by his name where it can be told from everything else, else by his seat.
    pub(crate) fn spoken<'a>(&self, players: &'a BySeat<Option<String>>, seat: Seat) -> Option<&'a str> {
        let name = players[seat].as_deref()?;
        let folded = self.folded[seat].as_deref()?;
        let only = self.folded.iter().all(|(other, name)| other == seat || name.as_deref() != Some(folded));
        (only && is_speakable(name)).then_some(name)
    }
}

/// Whether a line can speak of a player by this name: a few ordinary words, none of which means something else.
fn is_speakable(name: &str) -> bool {
    let ordinary = |c: char| c.is_alphanumeric() || matches!(c, '-' | '\'');
    name.chars().count() <= 24
        && name.chars().next().is_some_and(char::is_alphabetic)
        && name
            .split(' ')
            .all(|word| !word.is_empty() && word.chars().all(ordinary) && !is_reserved(&fold(word)))
        && name.parse::<schafkopf::Card>().is_err()
}

#[cfg(test)]
mod tests {
    use schafkopf::{BySeat, Seat};

    use super::{Names, is_speakable};
    use crate::piece::Piece;

    #[test]
    fn players_are_found_by_seat_and_by_name() {
        let players =
            BySeat::new([Some("Anna".to_owned()), Some("Jörg".to_owned()), None, Some("anna".to_owned())]);
        let names = Names::of(&players);
        let seat = |text| names.seat(Piece::new(text, 0)).ok();
        assert_eq!(seat("JOERG"), Some(Seat::Two));
        assert_eq!(seat("3"), Some(Seat::Three));
        assert_eq!((seat("Anna"), seat("5"), seat("Max"), seat("")), (None, None, None, None));
        assert_eq!(names.spoken(&players, Seat::Two), Some("Jörg"));
        assert_eq!((names.spoken(&players, Seat::One), names.spoken(&players, Seat::Three)), (None, None));
    }

    #[test]
    fn names_that_mean_something_else_are_not_spoken() {
        for name in ["Anna", "Huber Sepp", "O'Neill", "Karl-Heinz", "Seat7"] {
            assert!(is_speakable(name), "{name}");
        }
        for name in
            ["", "Geber", "Anna hat", "EA", "e10", "7", "Anna: B", "Anna  B", "Anna ", "A;B", "Anna\u{a0}B"]
        {
            assert!(!is_speakable(name), "{name}");
        }
    }
}
