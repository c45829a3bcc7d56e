//! What a game with two parties came to, and what it pays (V 0.2, 0.5, 7.5, 8.5, 10.2–10.5).

use super::table::Table;
use crate::reference::cards::Card;

/// What came before the cards or beside them.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Beside {
    pub(crate) knocks: usize,
    /// Steps of the chain; in a Ramsch every Stoss.
    pub(crate) doubles: usize,
    pub(crate) forced: bool,
    /// What the Bock counts multiply by.
    pub(crate) bock: i64,
    /// Throw-ins in a row just before.
    pub(crate) thrown_in: i64,
}

/// What a game came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) points: u32,
    pub(crate) tricks: usize,
    pub(crate) won: bool,
    pub(crate) schneider: bool,
    pub(crate) schwarz: bool,
    /// How many trumps run, and whether the declarer's party holds them; no number where there are none.
    pub(crate) runners: (usize, bool),
}

/// Points and tricks of some seats.
pub(crate) fn taken(table: &Table<'_>, party: &[usize]) -> (u32, usize) {
    let theirs = table.tricks.iter().filter(|trick| party.contains(&trick.winner));
    theirs.fold((0, 0), |(points, tricks), trick| (points + trick.points(), tricks + 1))
}

/// Decision 6; neither Bettel nor Ramsch has runners (V 0.2).
fn runners(table: &Table<'_>) -> (usize, bool) {
    if table.game.kind == "bettel" {
        return (0, false);
    }
    let party = table.party();
    let theirs = |card: Card| party.iter().any(|&seat| table.start[seat].contains(&card));
    let side = theirs(table.trumps[0]);
    (table.trumps.iter().take_while(|&&card| theirs(card) == side).count(), side)
}

pub(crate) fn outcome(table: &Table<'_>, beside: Beside) -> Outcome {
    let (points, tricks) = taken(table, &table.party());
    let (book, all) = (table.book, table.book.tricks());
    let none =
        Outcome { points, tricks, won: false, schneider: false, schwarz: false, runners: runners(table) };
    match table.game.kind.as_str() {
        // It is won where it lies.
        "sie" => Outcome { points: 120, tricks: all, won: true, ..none },
        "bettel" => Outcome { won: tricks == 0, ..none },
        _ if table.game.tout => {
            let (won, extras) = (tricks == all, book.flag("tout.extras", false));
            // V 10.5: in a lost Tout they are the declarer's own.
            let (schneider, schwarz) = (won || points <= 30, won || tricks == 0);
            Outcome { won, schneider: extras && schneider, schwarz: extras && schwarz, ..none }
        }
        _ => {
            // V 7.5: the defenders gave the last step, so they need 61 and the declarers 60.
            let taken_over = book.flag("doubling.takes_over", false) && beside.doubles % 2 == 1;
            let at_most = book.number("all_pass.forced_sixty", 0);
            let dealt = &table.start[table.declarer.expect("a game has a declarer")];
            let few = dealt.iter().filter(|card| table.trumps.contains(card)).count();
            let sixty = beside.forced && at_most > 0 && i64::try_from(few).expect("few") <= at_most;
            let won = points >= if taken_over || sixty { 60 } else { 61 };
            let others = 120 - points;
            let schneider = match (won, taken_over) {
                (true, true) => others <= 30,
                (true, false) => others <= 29,
                (false, true) => points <= 29,
                (false, false) => points <= 30,
            };
            let schwarz = tricks == all || tricks == 0;
            Outcome { won, schneider, schwarz, ..none }
        }
    }
}

/// V 10.4: the runners that count.
fn paid_runners(table: &Table<'_>, outcome: &Outcome) -> i64 {
    let (count, of_party) = outcome.runners;
    let kind = match table.game.kind.as_str() {
        "hochzeit" => "rufspiel",
        "sie" => "solo",
        kind => kind,
    };
    let default = if kind == "geier" { 2 } else { 3 };
    let from = table.book.number(&format!("money.runners_from.{kind}"), default);
    let most = table.book.number("money.runners_most", 0);
    let count = i64::try_from(count).expect("at most 14");
    let of_losers = of_party != outcome.won;
    let counts = match table.book.word("money.runners_of", "either").as_str() {
        "either" => true,
        "losers" => of_losers,
        "nobody" => false,
        other => panic!("{other}"),
    };
    match (counts && count > 0 && count >= from, most) {
        (false, _) => 0,
        (true, 0) => count,
        (true, most) => count.min(most),
    }
}

/// V 0.2: all factors but Tout, Sie and the doubles.
pub(crate) fn multiplied(table: &Table<'_>, beside: Beside) -> i64 {
    let next = beside.thrown_in.min(table.book.number("all_pass.double_next", 0));
    let next = (0..next).fold(1, |factor, _| factor * 2);
    table.book.knock_factor(beside.knocks) * beside.bock * next
}

/// What each loser pays, or the soloist three times.
fn value(table: &Table<'_>, outcome: &Outcome, beside: Beside) -> i64 {
    let book = table.book;
    let kind = table.game.kind.as_str();
    let base = match (kind, table.game.suit) {
        ("solo", Some('H')) if book.has("money.solo_herz") => book.price("solo_herz"),
        _ => book.price(kind),
    };
    let runners = book.number("money.runner", 0) * paid_runners(table, outcome);
    let schneider = if outcome.schneider { book.number("money.schneider", 0) } else { 0 };
    let inside = match (outcome.schwarz, book.flag("money.schwarz_doubles", false)) {
        (true, true) => (base + runners + schneider) * 2,
        (true, false) => base + runners + book.number("money.schwarz", 0),
        (false, _) => base + runners + schneider,
    };
    let tout = match kind {
        "sie" => book.number("sie.money_factor", 1),
        _ if table.game.tout => book.number("money.tout_factor", 1),
        _ => 1,
    };
    let doubles = match beside.doubles {
        0 => 1,
        steps => book.steps()[steps - 1],
    };
    inside * tout * doubles * multiplied(table, beside)
}

/// What each seat gets; nothing where the set knows no money.
pub(crate) fn units(table: &Table<'_>, outcome: &Outcome, beside: Beside) -> Option<[i64; 4]> {
    if !table.book.has("money") {
        return None;
    }
    let value = value(table, outcome, beside);
    let signed = if outcome.won { value } else { -value };
    let own = if table.game.is_alone() { 3 * signed } else { signed };
    let party = table.party();
    Some([0, 1, 2, 3].map(|seat| if party.contains(&seat) { own } else { -signed }))
}
