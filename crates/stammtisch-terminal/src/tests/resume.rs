//! Matches that were cut off.

use stammtisch_text::{Lang, Texts};

use super::scene::{Scene, plan};
use crate::pace::Pace;
use crate::saved::{Saved, Unreadable, first_line, step_line};
use crate::state::{Desk, Table};
use crate::step::Step;

use schafkopf::Seat;

/// A match played to its end, as a file and as steps.
fn whole_match() -> (String, Vec<Step>) {
    let plan = plan("schule-turnier", "Kathrein");
    let mut text = first_line(&plan);
    let mut scene = Scene::with_bidder(plan, Lang::De, Seat::Two);
    scene.until(|table| matches!(table.desk(), Desk::Finished));
    let steps = scene.table.take_unsaved();
    text.extend(steps.iter().map(step_line));
    (text, steps)
}

fn resume(saved: Saved) -> Table {
    Table::resume(saved.plan, saved.steps, Texts::of(Lang::De), Pace::Instant)
        .expect("what happened can happen")
}

#[test]
fn a_file_cut_at_any_byte_is_the_match_up_to_its_last_whole_line() {
    let (text, steps) = whole_match();
    let bytes = text.as_bytes();
    let mut last = None;
    for cut in 0..=bytes.len() {
        let whole = String::from_utf8_lossy(&bytes[..cut]).matches('\n').count();
        match Saved::parse(&bytes[..cut]) {
            Err(Unreadable::Empty) => assert_eq!(whole, 0, "cut at {cut}"),
            Err(error) => panic!("cut at {cut}: {error}"),
            Ok(saved) => {
                assert_eq!(saved.steps, steps[..whole - 1], "cut at {cut}");
                assert_eq!(&bytes[saved.whole - 1..saved.whole], b"\n");
                // The state only depends on whole lines, so it is built once for each.
                if last != Some(whole) {
                    let table = resume(saved);
                    assert_eq!(table.sitting().steps(), whole as u64 - 1);
                    assert_eq!(table.sitting().is_finished(), whole == steps.len() + 1);
                    last = Some(whole);
                }
            }
        }
    }
}

#[test]
fn a_match_goes_on_from_anywhere_as_if_nothing_had_happened() {
    let (text, steps) = whole_match();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for kept in (1..lines.len()).step_by(7) {
        let saved = Saved::parse(lines[..kept].concat().as_bytes()).unwrap();
        let mut scene = Scene::with_bidder(saved.plan.clone(), Lang::De, Seat::Two);
        scene.table = resume(saved);
        scene.settle();
        scene.until(|table| matches!(table.desk(), Desk::Finished));
        assert_eq!(scene.table.take_unsaved(), steps[kept - 1..], "kept {kept} lines");
    }
}

#[test]
fn the_screen_after_a_resume_is_the_screen_before() {
    let mut scene = Scene::with_bidder(plan("schule", "Dult"), Lang::De, Seat::Two);
    scene.until(Scene::follows);
    let before = scene.screen(80, 24);
    let steps = scene.table.take_unsaved();
    let table = Table::resume(plan("schule", "Dult"), steps, Texts::of(Lang::De), Pace::Instant).unwrap();
    scene.table = table;
    assert_eq!(scene.screen(80, 24), before);
}

#[test]
fn what_cannot_have_happened_is_told_with_its_place() {
    let (text, _) = whole_match();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let check = |text: String, place: usize| match Saved::parse(text.as_bytes()) {
        Err(Unreadable::Line { line, .. }) => assert_eq!(line, place),
        other => panic!("{other:?}"),
    };
    check("{}\n".to_owned(), 1);
    check(lines[0].replacen("\"stammtisch_table\":1", "\"stammtisch_table\":2", 1), 1);
    check(format!("{}{}\n\"nix\"\n", lines[0], lines[1].trim_end()), 3);
    check(format!("{}\n\n", lines[0].trim_end()), 2);
    let twice = Saved::parse(format!("{}{}{}", lines[0], lines[1], lines[1]).as_bytes()).unwrap();
    let resumed = Table::resume(twice.plan, twice.steps, Texts::of(Lang::De), Pace::Instant);
    assert_eq!(resumed.err(), Some(1), "the cards are dealt once");
}
