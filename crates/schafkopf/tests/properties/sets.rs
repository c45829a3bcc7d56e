//! Rule sets drawn by chance: all of them valid, and the same when they come back.

use schafkopf::RuleSet;

use crate::chance::books::draw;
use crate::runs::over_seeds;

#[test]
fn every_drawn_set_is_valid_and_comes_back_from_its_canonical_form() {
    over_seeds(2_000, |dice| {
        let set = draw(dice);
        let read = RuleSet::from_canonical(&set.canonical()).unwrap();
        assert_eq!(read, set);
        assert_eq!((read.canonical(), read.hash()), (set.canonical(), set.hash()));
    });
}
