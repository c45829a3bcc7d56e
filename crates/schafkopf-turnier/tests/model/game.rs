//! Every game that can be written, one by one.

use crate::set::Set;

/// What a row is counted as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Class {
    Rufspiel,
    Solo,
    Tout,
    Sie,
}

/// How low the losers ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Height {
    Plain,
    Schneider,
    Schwarz,
}

/// A game played to its end, with all that can be said of it. Seats are 1 to 4.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    pub(crate) declarer: i64,
    pub(crate) partner: Option<i64>,
    pub(crate) contract: &'static str,
    pub(crate) tout: bool,
    pub(crate) won: bool,
    pub(crate) height: Height,
    /// Who doubled, and the tricks of the defenders then.
    pub(crate) double: Option<(i64, i64)>,
    pub(crate) class: Class,
    pub(crate) points: [i64; 4],
}

/// All games of a set, in the first game of a match or in a later one.
pub(crate) fn all(set: &Set, first: bool) -> Vec<Game> {
    let mut games = Vec::new();
    for declarer in 1..=4 {
        for contract in ["rufspiel", "farbwenz", "wenz", "solo", "sie"] {
            for partner in [None, Some(1), Some(2), Some(3), Some(4)] {
                for tout in [false, true] {
                    for won in [true, false] {
                        for height in [Height::Plain, Height::Schneider, Height::Schwarz] {
                            for double in doubles() {
                                let told = (declarer, partner, contract, tout, won, height, double);
                                games.extend(game(set, first, told));
                            }
                        }
                    }
                }
            }
        }
    }
    games
}

fn doubles() -> impl Iterator<Item = Option<(i64, i64)>> {
    let given = (1..=4).flat_map(|seat| (0..=8).map(move |tricks| Some((seat, tricks))));
    std::iter::once(None).chain(given)
}

type Told = (i64, Option<i64>, &'static str, bool, bool, Height, Option<(i64, i64)>);

fn game(set: &Set, first: bool, told: Told) -> Option<Game> {
    let (declarer, partner, contract, tout, won, height, double) = told;
    let rufspiel = contract == "rufspiel";
    let sie = contract == "sie";
    let modest = first && set.modest_start;
    if rufspiel {
        if tout || partner.is_none() || partner == Some(declarer) {
            return None;
        }
    } else if partner.is_some() {
        return None;
    }
    if sie && (!set.sie || tout || !won || height != Height::Plain || modest) {
        return None;
    }
    if !rufspiel && !sie && !set.solos.contains(&contract) {
        return None;
    }
    if tout && height != Height::Plain && !modest {
        return None;
    }
    let class = match (rufspiel, sie, tout && !modest) {
        (true, _, _) => Class::Rufspiel,
        (_, true, _) => Class::Sie,
        (_, _, true) => Class::Tout,
        (_, _, false) => Class::Solo,
    };
    let base = match class {
        Class::Rufspiel => match height {
            Height::Plain => 1,
            Height::Schneider => 2,
            Height::Schwarz => 3,
        },
        Class::Solo => match height {
            Height::Plain => 2,
            Height::Schneider if tout => 2,
            Height::Schneider => 3,
            Height::Schwarz if modest => 2,
            Height::Schwarz => 4,
        },
        Class::Tout => set.tout / 3,
        Class::Sie => 8,
    };
    let party = |seat: i64| seat == declarer || Some(seat) == partner;
    let mut points = [0; 4];
    for seat in 1..=4 {
        let share = if party(seat) && !rufspiel { 3 * base } else { base };
        points[seat as usize - 1] = if party(seat) == won { share } else { -share };
    }
    if let Some((doubler, tricks)) = double {
        if !set.spritze || sie || party(doubler) || !tricks_fit(tout, won, height, tricks) {
            return None;
        }
        let unjustified = won && !tout && height != Height::Plain && tricks <= 1;
        for seat in 1..=4 {
            let stays = unjustified && !party(seat) && seat != doubler;
            if !stays {
                points[seat as usize - 1] *= 2;
            }
        }
        // T 20: the doubler pays what his fellow defenders do not.
        let rest: i64 = points.iter().sum();
        points[doubler as usize - 1] -= rest;
    }
    Some(Game { declarer, partner, contract, tout, won, height, double, class, points })
}

/// Whether the defenders can have so many tricks. The richest tricks: four Aces 44, four Tens 40, four Kings 16.
fn tricks_fit(tout: bool, won: bool, height: Height, tricks: i64) -> bool {
    let most = |tricks: i64| [0, 44, 84, 100, 112, 120, 120, 120, 120][tricks as usize];
    if tout {
        return won == (tricks == 0);
    }
    let (losers, winners) = if won { (tricks, 8 - tricks) } else { (8 - tricks, tricks) };
    let (needed, kept) = match (height, won) {
        (Height::Schwarz, _) => return losers == 0,
        (Height::Schneider, true) => (91, 0),
        (Height::Schneider, false) => (90, 0),
        (Height::Plain, true) => (61, 30),
        (Height::Plain, false) => (60, 31),
    };
    losers > 0 && most(winners) >= needed && most(losers) >= kept
}
