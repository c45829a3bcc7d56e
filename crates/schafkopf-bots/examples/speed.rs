//! x
use std::time::Instant;
use schafkopf::{BySeat, Game, Seat, Setup, rules, Seed, Pack, Packets};
use schafkopf_bots::{Bot as _, Builtin, Conditions, Stopped, play_hand};
fn main() {
    let rules = rules::builtin("schule").unwrap();
    let packets = Packets::new(&rules.deal.packets).unwrap();
    let seed = Seed::from_text("x");
    let bot: Builtin = std::env::args().nth(1).unwrap().parse().unwrap();
    let deals: Vec<_> = (0..20000u64).map(|i| Pack::shuffled(&mut seed.nth(i).generator()).deal(Seat::Four, &packets)).collect();
    let t = Instant::now();
    let mut n = 0; let mut played = 0; let mut won = 0;
    for (i, deal) in deals.iter().enumerate() {
        let mut game = Game::new(Setup { rules: rules.clone(), dealer: Seat::Four, number: 2, thrown_in: 0 }, *deal);
        let mut players = BySeat::from_fn(|_| bot.player());
        let c = play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: i as u64 });
        n += c.times.len();
        if let Some(schafkopf::Ending::Scored { outcome, .. }) = game.ending() { played += 1; if outcome.won { won += 1 } }
    }
    let s = t.elapsed().as_secs_f64();
    println!("{} games/s, {} decisions/game, played {played} won {won}, {:.0} ns/decision", deals.len() as f64 / s, n as f64 / deals.len() as f64, s * 1e9 / n as f64);
}
