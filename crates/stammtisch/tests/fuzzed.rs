//! What cargo-fuzz has found in the past (`fuzz/kept`, one folder a property) goes through the same properties again.

use std::fs;
use std::path::{Path, PathBuf};

#[path = "../../../fuzz/properties/actions.rs"]
mod actions;
#[path = "../../../fuzz/properties/judge.rs"]
mod judge;
#[path = "../../../fuzz/properties/notation.rs"]
mod notation;
#[path = "../../../fuzz/properties/rules.rs"]
mod rules;

/// The kept inputs of a property, with their names.
fn kept(property: &str) -> impl Iterator<Item = (PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/kept").join(property);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("it is listed").path()).collect();
    assert!(files.len() >= 20, "{} has {} inputs", folder.display(), files.len());
    files.sort();
    files.into_iter().map(|file| (file.clone(), fs::read(file).expect("it can be read")))
}

/// Says which input it was, if the property does not hold of it.
struct Told(PathBuf);

impl Drop for Told {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("it was {}", self.0.display());
        }
    }
}

fn each(property: &str, hold: fn(&[u8])) {
    for (file, input) in kept(property) {
        let _told = Told(file);
        hold(&input);
    }
}

/// A target that takes text is given an input as far as it is text.
fn each_text(property: &str, hold: fn(&str)) {
    for (file, input) in kept(property) {
        let _told = Told(file);
        let text = input.utf8_chunks().next().map_or("", |chunk| chunk.valid());
        hold(text);
    }
}

#[test]
fn choices_in_a_hand() {
    each("actions", actions::hold);
}

#[test]
fn lines_of_judge() {
    each("judge", judge::hold);
}

#[test]
fn records() {
    each_text("notation", notation::hold);
}

#[test]
fn rule_sets() {
    each_text("rules", rules::hold);
}
