//! What a list says of a game (V 0.7; S 5.2.7), but for what the first game of a match bars and for unjustified doubles.

use super::ramsch::{Ramsch, units};
use super::result::{Beside, Outcome, multiplied};
use super::table::Table;

/// Knocks, Bock and throw-ins, where the list follows them.
fn further(table: &Table<'_>, beside: Beside) -> i64 {
    if table.book.flag("list.multiplied", true) { multiplied(table, beside) } else { 1 }
}

/// As it pays, at one price.
pub(crate) fn of_ramsch(table: &Table<'_>, ramsch: &Ramsch, beside: Beside) -> Option<[i64; 4]> {
    let stoss = (0..beside.doubles).fold(1, |factor, _| factor * 2);
    let each = table.book.number("list.ramsch", 0) * stoss * further(table, beside);
    table.book.has("list").then(|| units(table, ramsch, (each, each)))
}

/// Hochzeit as a Rufspiel, whatever is played alone as a solo kind, a Bettel by its own points.
pub(crate) fn of_game(table: &Table<'_>, outcome: &Outcome, beside: Beside) -> Option<[i64; 4]> {
    let book = table.book;
    if !book.has("list") {
        return None;
    }
    let height = match (outcome.schwarz, outcome.schneider) {
        (true, _) => 2,
        (false, true) => 1,
        (false, false) => 0,
    };
    let own = match table.game.kind.as_str() {
        "bettel" => book.number("list.bettel", 0),
        "sie" => book.number("list.sie", 0),
        "rufspiel" | "hochzeit" => book.numbers("list.rufspiel")[height],
        _ if table.game.tout => book.number("list.tout", 0),
        _ => book.numbers("list.solo")[height],
    };
    let doubles = match beside.doubles {
        0 => 1,
        steps => book.steps()[steps - 1],
    };
    let own = own * doubles * further(table, beside) * if outcome.won { 1 } else { -1 };
    let other = if table.game.is_alone() { own / 3 } else { own };
    let party = table.party();
    Some([0, 1, 2, 3].map(|seat| if party.contains(&seat) { own } else { -other }))
}
