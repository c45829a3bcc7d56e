//! The audit at speed.

use crate::random::{Dice, random_game};
use schafkopf_record::{Record, audit};

/// Records that are audited again and again, and how often; together a million.
const RECORDS: usize = 10_000;
const ROUNDS: usize = 100;

#[test]
fn a_million_records_are_audited() {
    let mut dice = Dice(7);
    let games: Vec<_> = (0..RECORDS)
        .map(|_| {
            let game = random_game(&mut dice);
            let mut record = Record::of_game(&game);
            spoil(&mut record, &mut dice);
            (record, game.setup().rules.clone())
        })
        .collect();
    let found: usize = (0..ROUNDS)
        .map(|_| games.iter().map(|(record, rules)| audit(record, rules).len()).sum::<usize>())
        .sum();
    assert!(found > RECORDS * ROUNDS / 10, "wrong cards are found: {found}");
}

/// Exchanges two cards of one player now and then, so that there is something to be found.
fn spoil(record: &mut Record, dice: &mut Dice) {
    if record.plays().count() < 32 || dice.roll(4) != 0 {
        return;
    }
    let seat = dice.pick(&schafkopf::Seat::ALL);
    let mut cards: Vec<&mut schafkopf::Card> = record
        .tricks
        .iter_mut()
        .flat_map(|trick| &mut trick.plays)
        .filter(|(who, _)| *who == seat)
        .map(|(_, card)| card)
        .collect();
    let (first, second) = (dice.roll(8), dice.roll(8));
    let (one, other) = (*cards[first], *cards[second]);
    (*cards[first], *cards[second]) = (other, one);
}
