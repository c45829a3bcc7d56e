//! What a row comes to, by looking through every game there is.

use schafkopf_turnier::Row;

use crate::game::{Class, Game, Height};
use crate::ruled;
use crate::set::Set;

/// Where a row stands: the number of its game, and the solo kinds above it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Above {
    pub(crate) game: u32,
    pub(crate) solos: [u32; 4],
}

/// A row that is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) points: [i64; 4],
    /// The circle: whose, what, and whether he won.
    pub(crate) solo: Option<(i64, Class, bool)>,
}

/// A row that is not; the code where the interfaces fix it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Refused(pub(crate) Option<&'static str>);

pub(crate) type Verdict = Result<Taken, Refused>;

/// Refused, and no code is fixed.
pub(crate) const NO: Refused = Refused(None);

pub(crate) const STRUCK: Taken = Taken { points: [0; 4], solo: None };

/// A set with all its games, in the first game of a match and in a later one.
#[derive(Debug)]
pub(crate) struct Model {
    pub(crate) set: &'static Set,
    first: Vec<Game>,
    later: Vec<Game>,
}

impl Model {
    pub(crate) fn new(set: &'static Set) -> Model {
        Model { set, first: crate::game::all(set, true), later: crate::game::all(set, false) }
    }

    pub(crate) fn games(&self, above: Above) -> &[Game] {
        if above.game == 1 { &self.first } else { &self.later }
    }

    /// Whether the first-game rule holds for a row.
    pub(crate) fn is_modest(&self, above: Above) -> bool {
        self.set.modest_start && above.game == 1
    }

    /// Whether the referee must approve a game of a class there (S 5.2.14, 5.2.16, P 12, T 3).
    pub(crate) fn needs_approval(&self, above: Above, class: Class) -> bool {
        let many = self.set.approved_from.is_some_and(|from| above.solos.iter().sum::<u32>() + 1 >= from);
        match class {
            Class::Rufspiel => false,
            Class::Solo => many,
            Class::Tout | Class::Sie => self.set.tout_is_approved,
        }
    }

    /// What a row comes to.
    pub(crate) fn verdict(&self, above: Above, row: &Row) -> Verdict {
        self.readable(above, row)?;
        if row.ruling.is_some() {
            return ruled::verdict(self, above, row);
        }
        if row.points.is_some() && tells_a_result(row) {
            return Err(Refused(Some("row_incomplete")));
        }
        if row.approved == Some(false) {
            return self.struck(above, row);
        }
        if row.points.is_some() { self.bare(above, row) } else { self.played(above, row) }
    }

    /// Whether each field can mean something.
    fn readable(&self, above: Above, row: &Row) -> Result<(), Refused> {
        for seat in [row.declarer, row.partner, row.double].into_iter().flatten() {
            if !(1..=4).contains(&seat) {
                return Err(NO);
            }
        }
        let Some(contract) = row.contract.as_deref() else { return Ok(()) };
        let known = contract == "rufspiel"
            || self.set.solos.contains(&contract)
            || (contract == "sie" && self.set.sie);
        if !known || (row.tout == Some(true) && matches!(contract, "rufspiel" | "sie")) {
            return Err(NO);
        }
        if contract == "sie" && self.is_modest(above) {
            let whole = row.ruling.is_none() && row.partner.is_none() && row.approved != Some(false);
            let right = row.declarer.is_some() && !tells_height(row) && row.won != Some(false);
            let named =
                whole && right && row.points.is_none() && row.double.is_none() && row.tricks.is_none();
            return Err(Refused(named.then_some("sie_in_first_game")));
        }
        Ok(())
    }

    /// Four numbers: the games that give them and agree with all else that is told (decision 35).
    fn bare(&self, above: Above, row: &Row) -> Verdict {
        let numbers = row.points.ok_or(NO)?;
        if numbers.iter().map(|&points| i128::from(points)).sum::<i128>() != 0 {
            return Err(NO);
        }
        if row.double.is_some() && !self.set.spritze || row.tricks.is_some() && row.double.is_none() {
            return Err(NO);
        }
        let agrees = |game: &&Game| {
            game.points == numbers
                && row.declarer.is_none_or(|seat| seat == game.declarer)
                && row.partner.is_none_or(|seat| Some(seat) == game.partner)
                && row.contract.as_deref().is_none_or(|contract| contract == game.contract)
                && row.tout.is_none_or(|tout| tout == game.tout)
                && row.double.is_none_or(|seat| game.double.is_some_and(|(doubler, _)| doubler == seat))
                && row.tricks.is_none_or(|told| game.double.is_some_and(|(_, tricks)| tricks == told))
        };
        let mut found: Vec<&Game> = self.games(above).iter().filter(agrees).collect();
        let odd_partner = row.partner.is_some()
            && (row.partner == row.declarer
                || row.contract.as_deref().is_some_and(|name| name != "rufspiel"));
        let Some(game) = found.pop() else {
            return Err(if odd_partner { NO } else { Refused(Some("impossible_result")) });
        };
        if found.iter().any(|other| other.class != game.class) {
            return Err(Refused(Some("row_incomplete")));
        }
        Ok(taken(game))
    }

    /// A result: the one game that it tells.
    pub(crate) fn played(&self, above: Above, row: &Row) -> Verdict {
        if row.declarer.is_none() || row.contract.is_none() {
            return Err(NO);
        }
        if row.won.is_none() && row.contract.as_deref() != Some("sie") {
            return Err(NO);
        }
        let height = match (row.schneider.unwrap_or(false), row.schwarz.unwrap_or(false)) {
            (_, true) => Height::Schwarz,
            (true, false) => Height::Schneider,
            (false, false) => Height::Plain,
        };
        let agrees = |game: &&Game| {
            Some(game.declarer) == row.declarer
                && game.partner == row.partner
                && Some(game.contract) == row.contract.as_deref()
                && game.tout == row.tout.unwrap_or(false)
                && game.won == row.won.unwrap_or(true)
                && game.height == height
                && game.double.map(|(doubler, _)| doubler) == row.double
                && row.tricks.is_none_or(|told| game.double.is_some_and(|(_, tricks)| tricks == told))
        };
        let mut found: Vec<&Game> = self.games(above).iter().filter(agrees).collect();
        let Some(game) = found.pop() else { return Err(NO) };
        if found.iter().any(|other| other.points != game.points) {
            return Err(NO);
        }
        Ok(taken(game))
    }

    /// A game that was not approved: it is one that had to be (S 5.2.17, decision 25).
    fn struck(&self, above: Above, row: &Row) -> Verdict {
        let impossible = Refused(Some("offence_not_possible"));
        let class = if row.points.is_some() {
            self.bare(above, row)?.solo.map(|(_, class, _)| class)
        } else if row.won.is_some() {
            self.played(above, row)?.solo.map(|(_, class, _)| class)
        } else if tells_height(row) {
            return Err(NO);
        } else {
            let ends = [Some(true), Some(false)];
            let told = ends.iter().find_map(|&won| self.played(above, &Row { won, ..row.clone() }).ok());
            let nobody = row.contract.is_some() && row.declarer.is_none();
            let odd = nobody || row.partner.is_some() || row.double.is_some() || row.tricks.is_some();
            told.ok_or(if odd { NO } else { impossible })?.solo.map(|(_, class, _)| class)
        };
        match class {
            Some(class) if self.needs_approval(above, class) => Ok(STRUCK),
            Some(_) | None => Err(impossible),
        }
    }
}

/// Whether a row says how a game ended; a plain "no" to Schneider or Schwarz says nothing.
pub(crate) fn tells_a_result(row: &Row) -> bool {
    row.won.is_some() || tells_height(row)
}

fn tells_height(row: &Row) -> bool {
    row.schneider == Some(true) || row.schwarz == Some(true)
}

fn taken(game: &Game) -> Taken {
    let solo = (game.class != Class::Rufspiel).then_some((game.declarer, game.class, game.won));
    Taken { points: game.points, solo }
}
