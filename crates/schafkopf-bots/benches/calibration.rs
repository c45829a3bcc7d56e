//! What a bot expects against what comes of it: `cargo bench -p schafkopf-bots --bench calibration -- BOT HANDS`.
//!
//! Four of a kind play; every appraisal of theirs is held against the end of the hand. The constants of inference and of
//! doubling were set until the two columns agreed (`docs/strength.md`).

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "it is told what to do, and prints"
)]

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::{
    Action, Actions, BySeat, Doubling, Ending, Game, Pack, Packets, Seat, SeatView, Seed, Setup, rules,
};
use schafkopf_bots::{Conditions, Mind, Player, Role, Stopped, Thinking, play_hand};

/// What was expected of a decision.
struct Expected {
    seat: Seat,
    what: String,
    win: f64,
    value: f64,
}

/// A player whose expectations are written down.
struct Watched<'a> {
    mind: &'a Mind,
    notes: &'a RefCell<Vec<Expected>>,
}

impl Player for Watched<'_> {
    fn act(&mut self, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        let appraisal = self.mind.appraise(view, thinking);
        let best = appraisal.options.first().expect("who is asked has something to do");
        let kind = view
            .table
            .contract
            .map(|contract| if contract.kind().is_solo_kind() { "solo kinds" } else { "Rufspiel" });
        let what = match (view.memory.actions, best.action) {
            (Actions::Double(_), Action::Double(Doubling::Stoss | Doubling::Retour)) => "doubles".to_owned(),
            (Actions::Double(_), _) => {
                format!("does not double, expects to win {}0 % or more", (best.win * 10.0) as u8)
            }
            (Actions::Declare(_), Action::Declare(contract)) => format!("declares {}", contract.kind()),
            (Actions::Play(_), _) => format!("trick {}", view.memory.plays.len() / 4 + 1),
            (Actions::Bid(_), Action::Bid(bid)) => {
                format!("says {bid:?}").split(' ').take(2).collect::<Vec<_>>().join(" ")
            }
            _ => "claims".to_owned(),
        };
        let what = kind.map_or(what.clone(), |kind| format!("{kind}: {what}"));
        self.notes.borrow_mut().push(Expected { seat: view.seat, what, win: best.win, value: best.value });
        best.action
    }
}

/// Sums over decisions of one kind: their number, wins and units expected, wins and units had.
#[derive(Default)]
struct Sums {
    number: f64,
    expected: [f64; 2],
    had: [f64; 2],
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let mind: Mind =
        words.first().map_or("stammtisch:worlds=0.1", String::as_str).parse().expect("a bot that thinks");
    let hands: u64 = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(50);
    let rules = rules::builtin("schule").expect("it is built in");
    let packets = Packets::new(&rules.deal.packets).expect("packets make a hand");
    let mut account: BTreeMap<String, Sums> = BTreeMap::new();
    let (mut games, mut doubled) = ([0_u32; 2], [0_u32; 2]);
    for number in 0..hands {
        let dealer = Seat::One.plus((number % 4) as usize);
        let mut generator = Seed::from_text("calibration").nth(number).generator();
        let deal = Pack::shuffled(&mut generator).deal(dealer, &packets);
        let setup = Setup { rules: Arc::clone(&rules), dealer, number: 2, thrown_in: 0, bock: 1 };
        let mut game = Game::new(setup, deal);
        let notes = RefCell::new(Vec::new());
        let mut players =
            BySeat::from_fn(|_| Box::new(Watched { mind: &mind, notes: &notes }) as Box<dyn Player>);
        play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: number });
        drop(players);
        let Some(Ending::Scored { outcome, settlement: Some(settlement), .. }) = game.ending() else {
            continue;
        };
        let alone = usize::from(outcome.contract.kind().is_solo_kind());
        games[alone] += 1;
        doubled[alone] += u32::from(game.doubles().stoss.is_some());
        for note in notes.into_inner() {
            let role = Role::of(note.seat, outcome.parties).name();
            let key = if note.what.contains("trick") { format!("{}, {role}", note.what) } else { note.what };
            let sums = account.entry(key).or_default();
            let won = outcome.parties.side(note.seat) == outcome.winners();
            sums.number += 1.0;
            sums.expected[0] += note.win;
            sums.expected[1] += note.value;
            sums.had[0] += f64::from(u8::from(won));
            sums.had[1] += settlement.units()[note.seat] as f64;
        }
    }
    println!(
        "{} on {hands} hands; Rufspiele {}, doubled {}; solo kinds {}, doubled {}",
        mind.label(),
        games[0],
        doubled[0],
        games[1],
        doubled[1]
    );
    println!(
        "| decision | number | expects to win | wins | expects units | gets |\n|---|---:|---:|---:|---:|---:|"
    );
    for (what, sums) in account {
        let share = |sum: f64| sum / sums.number;
        println!(
            "| {what} | {} | {:.2} | {:.2} | {:+.2} | {:+.2} |",
            sums.number,
            share(sums.expected[0]),
            share(sums.had[0]),
            share(sums.expected[1]),
            share(sums.had[1]),
        );
    }
}
