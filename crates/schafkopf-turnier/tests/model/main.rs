//! A second, slow model of what a list takes (S 5, T, P), which shares no code with the first: random rows and orders of
//! events must be taken by both or refused by both, and come to the same.
//!
//! `cargo xtask lists` runs the same with many more (`STAMMTISCH_ROWS`, `STAMMTISCH_ORDERS`) from another start
//! (`STAMMTISCH_SEED`).

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "how long it takes is told from outside")]
#![expect(clippy::disallowed_macros, reason = "how much was tried is told")]

mod approving;
mod dice;
mod game;
mod history;
mod offices;
mod orders;
mod paper;
mod rows;
mod ruled;
mod set;
mod table;
mod verdict;

use dice::Dice;
use game::Class;
use orders::Tried;
use schafkopf::{BySeat, rules};
use schafkopf_turnier::{Row, RowPlace, Scoresheet, SoloClass};
use set::SETS;
use verdict::{Above, Model, Refused, Taken, Verdict};

fn number_from(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// What the library makes of a row, in the words of the model; the code beside it where it is refused.
fn library(sheet: &Scoresheet<'_>, above: Above, row: &Row) -> Result<Taken, &'static str> {
    let place = RowPlace::of_game(above.game).with_solos(BySeat::new(above.solos));
    let row = sheet.check(place, row).map_err(|fault| fault.code().name())?;
    let class = |class| match class {
        SoloClass::Solo => Class::Solo,
        SoloClass::Tout => Class::Tout,
        SoloClass::Sie => Class::Sie,
    };
    let solo = row.solo().map(|solo| (i64::from(solo.soloist.number()), class(solo.class), solo.won));
    Ok(Taken { points: row.points().as_array().map(i64::from), solo })
}

fn agree(model: &Verdict, library: &Result<Taken, &'static str>) -> bool {
    match (model, library) {
        (Ok(model), Ok(library)) => model == library,
        (Err(Refused(code)), Err(library)) => code.is_none_or(|code| code == *library),
        (Ok(_), Err(_)) | (Err(_), Ok(_)) => false,
    }
}

#[test]
fn a_row_is_taken_where_the_second_model_takes_it_and_comes_to_the_same() {
    let (rows, seed) = (number_from("STAMMTISCH_ROWS", 2_000), number_from("STAMMTISCH_SEED", 1));
    let models = SETS.each_ref().map(Model::new);
    let mut dice = Dice(seed);
    let (mut taken, mut differ) = (0, Vec::new());
    for number in 0..rows {
        let model = &models[number as usize % SETS.len()];
        let rules = rules::builtin(model.set.id).unwrap();
        let above = dice.above();
        let row = dice.row(model, above);
        let (ours, theirs) =
            (model.verdict(above, &row), library(&Scoresheet::new(&rules).unwrap(), above, &row));
        taken += u64::from(ours.is_ok());
        if !agree(&ours, &theirs) {
            differ
                .push(format!("{} {above:?} {row:?}\n  model {ours:?}\n  library {theirs:?}", model.set.id));
        }
    }
    println!("{rows} rows, {taken} taken, {} differ", differ.len());
    differ.truncate(20);
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

#[test]
fn an_order_of_commands_is_taken_as_the_second_model_takes_it() {
    let (orders, seed) = (number_from("STAMMTISCH_ORDERS", 150), number_from("STAMMTISCH_SEED", 1));
    let models = SETS.each_ref().map(Model::new);
    let mut dice = Dice(seed);
    let (mut tried, mut differ) = (Tried::new(), Vec::new());
    for number in 0..orders {
        let model = &models[number as usize % SETS.len()];
        differ.extend(orders::compare(model, &mut dice, &mut tried).err());
    }
    println!("{orders} orders, {} differ; taken and refused: {tried:?}", differ.len());
    differ.sort_by_key(String::len);
    differ.truncate(6);
    assert!(differ.is_empty(), "{}", differ.join("\n\n"));
    let never = tried.iter().find(|(_, counts)| counts.contains(&0));
    assert_eq!(never, None, "each is taken now and then, and refused now and then");
}
