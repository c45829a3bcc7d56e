//! The Ramsch: who loses it, who wins everything, what it pays (V 0.4, 3.2–3.8).

use super::result::{Beside, multiplied, taken};
use super::table::Table;
use crate::reference::cards::Card;

/// What a Ramsch came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ramsch {
    pub(crate) points: [u32; 4],
    pub(crate) tricks: [usize; 4],
    pub(crate) losers: Vec<usize>,
    pub(crate) jungfrauen: Vec<usize>,
    pub(crate) durchmarsch: Option<usize>,
}

/// What speaks against a seat, the more the worse (V 3.4).
fn against(table: &Table<'_>, seat: usize, tie: &str) -> usize {
    let own: Vec<&Card> =
        table.tricks.iter().filter(|trick| trick.winner == seat).flat_map(|trick| &trick.cards).collect();
    match tie {
        "tricks" => own.len() / 4,
        "trumps" => own.iter().filter(|card| table.trumps.contains(card)).count(),
        // None is lowest.
        "highest_trump" => {
            table.trumps.iter().position(|trump| own.contains(&trump)).map_or(0, |place| 100 - place)
        }
        other => panic!("no tie by {other}"),
    }
}

pub(crate) fn ramsch(table: &Table<'_>) -> Ramsch {
    let each = [0, 1, 2, 3].map(|seat| taken(table, &[seat]));
    let (points, tricks) = (each.map(|(points, _)| points), each.map(|(_, tricks)| tricks));
    let durchmarsch = (0..4).find(|&seat| match table.book.word("ramsch.durchmarsch", "tricks").as_str() {
        "off" => false,
        "tricks" => tricks[seat] == table.book.tricks(),
        number => points[seat] >= number.parse().expect("a number of points"),
    });
    let losers = match (durchmarsch, table.book.number("ramsch.losers", 1)) {
        (Some(_), _) => Vec::new(),
        (None, 1) => one_loser(table, points),
        (None, _) => two_losers(table, points, tricks),
    };
    let is_jungfrau = |seat: &usize| durchmarsch.is_none() && tricks[*seat] == 0 && !losers.contains(seat);
    let jungfrauen = (0..4).filter(is_jungfrau).collect();
    Ramsch { points, tricks, losers, jungfrauen, durchmarsch }
}

/// The most points, then the list, tried in order; all four level: nobody.
fn one_loser(table: &Table<'_>, points: [u32; 4]) -> Vec<usize> {
    let most = points.iter().max().copied();
    let mut level: Vec<usize> = (0..4).filter(|&seat| Some(points[seat]) == most).collect();
    for tie in table.book.words("ramsch.tie") {
        let worst = level.iter().map(|&seat| against(table, seat, &tie)).max();
        level.retain(|&seat| Some(against(table, seat, &tie)) == worst);
    }
    if level.len() == 4 { Vec::new() } else { level }
}

/// By points, then the list, then the earlier seat from forehand; never who took no trick.
fn two_losers(table: &Table<'_>, points: [u32; 4], tricks: [usize; 4]) -> Vec<usize> {
    let ties = table.book.words("ramsch.tie");
    let loses_before = |a: usize, b: usize| {
        let weigh = |seat: usize| {
            let mut weights = vec![points[seat] as usize];
            weights.extend(ties.iter().map(|tie| against(table, seat, tie)));
            weights.push(4 - (seat + 4 - table.forehand) % 4);
            weights
        };
        weigh(a) > weigh(b)
    };
    let in_it: Vec<usize> = (0..4).filter(|&seat| tricks[seat] > 0).collect();
    let ahead = |seat: usize| in_it.iter().filter(|&&other| loses_before(other, seat)).count();
    in_it.iter().copied().filter(|&seat| ahead(seat) < 2).collect()
}

/// What each gets at a price (V 3.3–3.6, 0.4).
pub(crate) fn units(table: &Table<'_>, ramsch: &Ramsch, prices: (i64, i64)) -> [i64; 4] {
    let (price, durchmarsch) = prices;
    if let Some(winner) = ramsch.durchmarsch {
        return [0, 1, 2, 3].map(|seat| if seat == winner { 3 * durchmarsch } else { -durchmarsch });
    }
    let count = ramsch.jungfrauen.len();
    let each = (0..count).fold(1, |factor, _| factor * 2);
    let mut units = [0; 4];
    for seat in (0..4).filter(|seat| !ramsch.losers.contains(seat) && !ramsch.losers.is_empty()) {
        let is_jungfrau = ramsch.jungfrauen.contains(&seat);
        let times = match table.book.word("ramsch.jungfrau", "off").as_str() {
            "own" if is_jungfrau => 2,
            "own_each" if is_jungfrau => each,
            "all" => each,
            "off" | "own" | "own_each" => 1,
            other => panic!("{other}"),
        };
        units[seat] = price * times;
    }
    let mut due: i64 = units.iter().sum();
    // One unit after the other, in seat order from forehand: that is an equal share, and the odd ones fall on the first.
    let order: Vec<usize> =
        (0..4).map(|step| (table.forehand + step) % 4).filter(|seat| ramsch.losers.contains(seat)).collect();
    let share = order.len().max(1) as i64;
    for &seat in &order {
        units[seat] = -(due / share);
    }
    due %= share;
    for &seat in order.iter().take(due as usize) {
        units[seat] -= 1;
    }
    units
}

/// V 3.3, 3.5, 3.8: prices with all factors; each Stoss is two.
pub(crate) fn prices(table: &Table<'_>, beside: Beside) -> (i64, i64) {
    let stoss = (0..beside.doubles).fold(1, |factor, _| factor * 2);
    let factor = stoss * multiplied(table, beside);
    (table.book.price("ramsch") * factor, table.book.price("durchmarsch") * factor)
}
