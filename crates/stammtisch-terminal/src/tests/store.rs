//! Matches in files.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;

use schafkopf::fair_deal::Input;

use super::scene::plan;
use crate::step::Step;
use crate::store::{Found, Store};

/// A folder of a test's own, emptied before and removed after it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("stammtisch-test-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn found(store: &Store) -> Option<Found> {
    store.left().unwrap().0
}

#[test]
fn a_match_is_found_again_without_the_line_that_was_cut_off() {
    let folder = Folder::new("cut");
    let store = Store::new(&folder.0);
    assert!(found(&store).is_none(), "the folder need not be there");
    let mut journal = store.create(&plan("schule", "x"), 7).unwrap();
    journal.append(&[Step::Deal(Input::cuts([16]))]).unwrap();
    let path = journal.path().to_owned();
    assert!(found(&store).is_none(), "it is played at another table");
    drop(journal);
    fs::OpenOptions::new().append(true).open(&path).unwrap().write_all(b"{\"act\":{\"se").unwrap();
    let (saved, mut journal) = found(&store).unwrap().reopen().unwrap();
    assert_eq!(saved.steps, [Step::Deal(Input::cuts([16]))]);
    journal.append(&[Step::End]).unwrap();
    drop(journal);
    assert!(fs::read_to_string(&path).unwrap().ends_with("{\"deal\":{\"cuts\":[16]}}\n\"end\"\n"));
    assert!(found(&store).is_none(), "it is over");
}

#[test]
fn the_latest_match_is_found_and_damaged_files_are_told() {
    let folder = Folder::new("latest");
    let store = Store::new(&folder.0);
    drop(store.create(&plan("schule", "old"), 7).unwrap());
    drop(store.create(&plan("preis", "new"), 8).unwrap());
    let broken = folder.0.join("tables").join("000000000009-broken.jsonl");
    fs::write(&broken, "what is this\n").unwrap();
    fs::write(folder.0.join("tables").join("000000000010-empty.jsonl"), "{\"stam").unwrap();
    let mut impossible = store.create(&plan("schule", "impossible"), 11).unwrap();
    impossible.append(&[Step::Next]).unwrap();
    drop(impossible);
    let (found, damaged) = store.left().unwrap();
    assert_eq!(found.unwrap().saved.plan.rules.id, "preis");
    let told: Vec<String> = damaged.iter().map(|damaged| damaged.why.to_string()).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].starts_with("line 2") && told[1].starts_with("line 1"), "{told:?}");
    assert_eq!(damaged[1].path, broken);
}

#[test]
fn a_finished_match_is_put_aside() {
    let folder = Folder::new("finished");
    let store = Store::new(&folder.0);
    let mut journal = store.create(&plan("schule", "x"), 7).unwrap();
    journal.append(&[Step::End]).unwrap();
    journal.finish().unwrap();
    let names: Vec<String> = fs::read_dir(folder.0.join("tables"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(names.len() == 1 && names[0].ends_with(".finished.jsonl"), "{names:?}");
    assert!(found(&store).is_none());
}
