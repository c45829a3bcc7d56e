//! What a game came to, in points, money and list (S 1.3, 4.1, 4.2, 5.2.7, T 5, T 20, P 9; decisions 4–6, 17).

use super::cards::Card;
use super::contract::{Contract, Kind, tout_stands};
use super::play::Table;

/// Which of the four rule books, or the fifth that knows Geier and Farbgeier, is played by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Book {
    Schule,
    SchuleTurnier,
    Tischpunkte,
    Preis,
    Geier,
}

impl Book {
    pub(crate) const ALL: [Book; 5] =
        [Book::Schule, Book::SchuleTurnier, Book::Tischpunkte, Book::Preis, Book::Geier];

    /// The id by which the book is known.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Book::Schule => "schule",
            Book::SchuleTurnier => "schule-turnier",
            Book::Tischpunkte => "tischpunkte",
            Book::Preis => "preis",
            Book::Geier => "geier",
        }
    }
}

/// Who doubled, and whether the declarer answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Doubles {
    pub(crate) stoss: Option<usize>,
    pub(crate) retour: bool,
}

/// What a game came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Score {
    party: Vec<usize>,
    pub(crate) points: u32,
    pub(crate) tricks: u32,
    pub(crate) won: bool,
    pub(crate) schneider: bool,
    pub(crate) schwarz: bool,
    /// How many trumps run, and whether the declarer's party holds them.
    pub(crate) runners: (u32, bool),
    pub(crate) tout: Tout,
}

/// Whether every trick was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tout {
    No,
    /// Announced, and it counts.
    Stands,
    /// Announced, but not allowed.
    Refused,
}

/// Decision 6: the unbroken run from the highest trump down, in the hands as dealt.
fn runners(table: &Table, party: &[usize]) -> (u32, bool) {
    let theirs = |card: Card| party.iter().any(|&seat| table.dealt[seat].contains(&card));
    let trumps = table.contract.trumps();
    let side = theirs(trumps[0]);
    let count = trumps.iter().take_while(|&&card| theirs(card) == side).count();
    (u32::try_from(count).expect("at most 14"), side)
}

/// The result of a table whose cards have all been played.
pub(crate) fn score(table: &Table, book: Book, game: u32) -> Score {
    assert!(table.is_over());
    let party = table.party();
    let taken = table.tricks.iter().filter(|trick| party.contains(&trick.winner));
    let (points, tricks) = taken.fold((0, 0), |(points, tricks), t| (points + t.points, tricks + 1));
    let stands = tout_stands(&table.dealt[table.declarer], table.contract, book, game);
    let tout = match (table.contract.tout, stands) {
        (false, _) => Tout::No,
        (true, true) => Tout::Stands,
        (true, false) => Tout::Refused,
    };
    let plain = tout != Tout::Stands;
    Score {
        points,
        tricks,
        // S 4.1.2, 2.8.1; a Tout that does not stand wins with 61 (decision 17).
        won: if plain { points >= 61 } else { tricks == 8 },
        // S 4.1.3: the declarers win it with 91 and lose it with 30.
        schneider: plain && (points >= 91 || points <= 30),
        // S 4.1.4.
        schwarz: plain && (tricks == 8 || tricks == 0),
        runners: runners(table, &party),
        party,
        tout,
    }
}

/// S 4.2.4, P 4; nothing in T (T 4).
pub(crate) fn money(contract: Contract, score: &Score, doubles: Doubles, book: Book) -> Option<[i64; 4]> {
    // S 4.2.2, P 11.
    let paid_from = match (book, contract.kind) {
        (Book::Tischpunkte, _) => return None,
        // V 1.4 for a Geier; the fifth book inherits what holds for a Farbwenz, which its base has not.
        (Book::Schule | Book::SchuleTurnier | Book::Geier, Kind::Wenz)
        | (_, Kind::Geier)
        | (Book::Geier, Kind::Farbwenz) => 2,
        _ => 3,
    };
    let base = match contract.kind {
        Kind::Rufspiel => 1,
        // Its own price in the fifth book (V 1.4).
        Kind::Geier => 4,
        Kind::Farbgeier | Kind::Farbwenz | Kind::Wenz | Kind::Solo | Kind::Sie => 5,
    };
    let run = i64::from(score.runners.0);
    let run = if run >= paid_from { run } else { 0 };
    // Decision 5: Schwarz is 2 in all.
    let extra = if score.schwarz { 2 } else { i64::from(score.schneider) };
    let value = if score.tout == Tout::Stands { (base + run) * 2 } else { base + run + extra };
    let value = match doubles {
        Doubles { stoss: None, .. } => value,
        Doubles { retour: false, .. } => value * 2,
        Doubles { retour: true, .. } => value * 4,
    };
    Some(spread(contract, score, value, if contract.is_solo_kind() { value * 3 } else { value }))
}

/// Gives each of the party one amount and each of the others another, with the signs of the result.
fn spread(contract: Contract, score: &Score, other: i64, own: i64) -> [i64; 4] {
    assert_eq!(score.party.len(), if contract.is_solo_kind() { 1 } else { 2 });
    let sign = if score.won { 1 } else { -1 };
    [0, 1, 2, 3].map(|seat| if score.party.contains(&seat) { sign * own } else { -sign * other })
}

/// The list points; nothing in S 1–4.
pub(crate) fn list(
    contract: Contract,
    score: &Score,
    doubles: Doubles,
    (book, game): (Book, u32),
) -> Option<[i64; 4]> {
    let barred = game == 1
        && matches!(book, Book::SchuleTurnier | Book::Preis | Book::Geier)
        && contract.is_solo_kind();
    let own = match (book, contract.kind) {
        (Book::Schule, _) => return None,
        (_, Kind::Rufspiel) if score.schwarz => 3,
        (_, Kind::Rufspiel) if score.schneider => 2,
        (_, Kind::Rufspiel) => 1,
        (Book::Preis, _) if score.tout == Tout::Stands => 24,
        _ if score.tout == Tout::Stands => 18,
        // Decision 17: listed 6/−2, a Tout that does not stand as well as Schwarz in the first game.
        _ if score.tout == Tout::Refused => 6,
        _ if score.schwarz && barred => 6,
        _ if score.schwarz => 12,
        _ if score.schneider => 9,
        _ => 6,
    };
    let other = if contract.is_solo_kind() { own / 3 } else { own };
    let Some(doubler) = doubles.stoss else { return Some(spread(contract, score, other, own)) };
    // T 5, T 20: unjustified if the doublers are not free of Schneider and take at most one trick.
    let unjustified = score.won && score.schneider && 8 - score.tricks <= 1 && score.tout != Tout::Stands;
    let mut points = spread(contract, score, 2 * other, 2 * own);
    if unjustified {
        for (seat, points) in points.iter_mut().enumerate() {
            if !score.party.contains(&seat) {
                *points = if seat == doubler { unjustified_doubler(contract, score) } else { -other };
            }
        }
    }
    Some(points)
}

/// The last figure of each row of T 20.
fn unjustified_doubler(contract: Contract, score: &Score) -> i64 {
    match (contract.is_solo_kind(), score.schwarz) {
        (false, false) => -6,
        (false, true) => -9,
        (true, false) => -12,
        (true, true) => -16,
    }
}
