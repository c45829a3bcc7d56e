//! A hand of four bots, to be played natively and in WebAssembly: the same seed must give the same cards in both.
//!
//! Outside the workspace, since what JavaScript calls is exported by name, which counts as unsafe.

use std::sync::Mutex;

use schafkopf::{BySeat, Game, Pack, Packets, Seat, Seed, Setup, rules};
use schafkopf_bots::{Bot as _, Conditions, Mind, Stopped, play_hand};
use schafkopf_record::{Language, Record};
use schafkopf_solver::{Position, Solver};

/// A hand of four `stammtisch` bots as a record, with what open cards would have brought.
pub fn hand(seed: u64) -> String {
    let ids = ["schule", "schule-turnier", "tischpunkte", "preis"];
    let rules = rules::builtin(ids[(seed % 4) as usize]).expect("it is built in");
    let packets = Packets::new(&rules.deal.packets).expect("a rule set has packets");
    let dealer = Seat::ALL[(seed / 4 % 4) as usize];
    let pack = Pack::shuffled(&mut Seed::from_text(&format!("wasm {seed}")).generator());
    let deal = pack.deal(dealer, &packets);
    let mut game = Game::new(Setup { rules, dealer, number: 2, thrown_in: 0, bock: 1 }, deal);
    let bot: Mind = "stammtisch:worlds=0.1".parse().expect("a bot of ours");
    let mut players = BySeat::from_fn(|_| bot.player());
    play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed });
    let solved = game.contract().zip(game.parties()).and_then(|(contract, parties)| {
        let position = Position::new(&deal, contract, parties.declarer, dealer.next(), &[]).ok()?;
        Some(Solver::new().value(&position))
    });
    format!("{}; {solved:?}\n", schafkopf_record::print(&Record::of_game(&game), Language::German))
}

/// What was made last, for JavaScript to read.
static MADE: Mutex<String> = Mutex::new(String::new());

/// Plays the hand of a seed, and says how many bytes its record has.
#[unsafe(no_mangle)]
pub extern "C" fn play(seed: u32) -> usize {
    let record = hand(u64::from(seed));
    let length = record.len();
    *MADE.lock().expect("nobody panics while holding it") = record;
    length
}

/// Where the record of the last hand lies.
#[unsafe(no_mangle)]
pub extern "C" fn record() -> *const u8 {
    MADE.lock().expect("nobody panics while holding it").as_ptr()
}
