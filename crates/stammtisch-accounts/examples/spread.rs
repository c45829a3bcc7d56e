//! Measures the spread of each built-in rule set: the standard deviation of one seat's account in one game, between four
//! `regel`. Prints money and list points.
//!
//! `cargo run --release -p stammtisch-accounts --example spread [games]`

use schafkopf::{BySeat, Game, Match, Pack, Packets, Seat, Seed, rules};
use schafkopf_bots::{Bot as _, Builtin, Conditions, Stopped, play_hand};

/// Games of one match, after which the pot is split.
const MATCH: u32 = 32;

/// The sum of squares of what each seat won in each match, in money and in list points.
#[derive(Default)]
struct Squares {
    matches: u32,
    units: i64,
    points: i64,
}

fn play_match(id: &str, seed: Seed) -> (BySeat<i64>, BySeat<i64>) {
    let rules = rules::builtin(id).expect("it is built in");
    let packets = Packets::new(&rules.deal.packets).expect("packets make a hand");
    let mut durchgang = Match::new(rules, Seat::One, Some(MATCH));
    let mut hand = 0;
    while let Some(setup) = durchgang.next_game() {
        hand += 1;
        let deal = Pack::shuffled(&mut seed.nth(hand).generator()).deal(setup.dealer, &packets);
        let mut game = Game::new(setup, deal);
        let mut players = BySeat::from_fn(|_| Builtin::Regel.player());
        play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: hand });
        durchgang.record(game.ending().expect("a hand that was played has ended"));
    }
    durchgang.split_pot(Seat::ALL);
    (*durchgang.units(), *durchgang.points())
}

fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(32_000);
    for id in rules::builtin_ids() {
        let mut squares = Squares::default();
        for number in 0..games.div_ceil(MATCH) {
            let (units, points) =
                play_match(id, Seed::from_text(&format!("spread {id}")).nth(u64::from(number)));
            squares.matches += 1;
            squares.units += units.as_array().iter().map(|amount| amount * amount).sum::<i64>();
            squares.points += points.as_array().iter().map(|amount| amount * amount).sum::<i64>();
        }
        let spread = |sum: i64| (sum as f64 / (4.0 * f64::from(squares.matches) * f64::from(MATCH))).sqrt();
        println!("{id}: money {:.2}, list {:.2}", spread(squares.units), spread(squares.points));
    }
}
