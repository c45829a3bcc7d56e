//! `stammtisch serve`: until the server is there, a hand dealt, played out and judged in the terminal.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Args;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use schafkopf::{
    Action, Actions, Bid, Card, Contract, Doubling, Ending, Game, Order, Pack, Packets, Seat, Setup, Suit,
};
use stammtisch_text::{Arg, Texts};

use super::Context;

/// Deals a hand, plays it out and judges it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  stammtisch serve\n  stammtisch serve --seed 7 --rules preis --lang en")]
pub(crate) struct ServeArgs {
    /// A number that makes the hand repeatable.
    #[arg(long)]
    seed: Option<u64>,
    /// Rule set to play by.
    #[arg(long, value_name = "ID", default_value = "schule")]
    rules: String,
}

pub(super) fn run(args: &ServeArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let texts = Texts::of(context.lang());
    let sets = context.rule_sets()?;
    let Some(rules) = sets.get(&args.rules) else {
        let known = [("name", Arg::from(args.rules.as_str())), ("known", Arg::from(sets.ids()))];
        anyhow::bail!(texts.error(schafkopf::ErrorCode::UnknownRules, &known));
    };
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64()?,
    };
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut text = String::new();
    loop {
        let packets = Packets::new(&rules.deal.packets)?;
        let deal = Pack::shuffled(&mut rng).deal(Seat::Four, &packets);
        let setup = Setup { rules: rules.clone(), dealer: Seat::Four, number: 2, thrown_in: 1 };
        let mut game = Game::new(setup, deal);
        play_out(&mut game, &mut rng)?;
        if !matches!(game.ending(), Some(Ending::ThrownIn)) {
            text += &tell(&game, texts);
            break;
        }
    }
    let _ = writeln!(text, "\n{}", texts.format("serve-hint", &[("seed", Arg::from(seed.to_string()))]));
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Plays a hand to its end: whoever has six trumps of a Rufspiel bids, cards fall at random among the legal ones.
fn play_out(game: &mut Game, rng: &mut ChaCha20Rng) -> anyhow::Result<()> {
    while let Some(seat) = game.next_to_act() {
        let action = choose(game, seat, rng);
        game.act(seat, action)?;
    }
    Ok(())
}

fn choose(game: &Game, seat: Seat, rng: &mut ChaCha20Rng) -> Action {
    let trumps = (game.deal().hand(seat) & Order::solo(Suit::Herz).trumps()).len();
    match game.legal_actions(seat) {
        Actions::Bid(choices) => {
            let strong = trumps >= 6 && choices.first_time;
            let bid = choices.iter().find(|bid| strong && matches!(bid, Bid::Play { .. }));
            Action::Bid(bid.unwrap_or(if choices.first_time { Bid::Pass } else { Bid::Good }))
        }
        Actions::Declare(contracts) => {
            let called = contracts.iter().find(|contract| matches!(contract, Contract::Rufspiel { .. }));
            Action::Declare(called.or_else(|| contracts.iter().next()).unwrap_or(Contract::Sie))
        }
        Actions::Play(cards) => {
            let place = rng.next_u32() % cards.len().max(1);
            Action::Play(cards.nth(place).unwrap_or(Card::new(Suit::Eichel, schafkopf::Rank::Ober)))
        }
        Actions::Claim => {
            Action::Claim(game.due_claim().unwrap_or(schafkopf::Claim { runners: 0, schwarz: false }))
        }
        Actions::Double(_) | Actions::Nothing => Action::Double(Doubling::Decline),
    }
}

/// The hand as a page to read.
fn tell(game: &Game, texts: &Texts) -> String {
    let rules = &game.setup().rules;
    let mut text = String::new();
    let order = game.contract().map_or(Order::solo(Suit::Herz), Contract::order);
    for seat in Seat::ALL {
        let hand: Vec<String> = order.sorted(game.deal().hand(seat)).map(|card| card.to_string()).collect();
        let _ = writeln!(text, "{}: {}", texts.seat(seat), hand.join(" "));
    }
    text.push('\n');
    for &(seat, bid) in game.bids() {
        let _ = writeln!(text, "{}: {}", texts.seat(seat), texts.bid(rules, bid));
    }
    if let (Some(contract), Some(parties)) = (game.contract(), game.parties()) {
        let args = [
            ("seat", Arg::from(texts.seat(parties.declarer))),
            ("contract", Arg::from(texts.contract(contract))),
        ];
        let _ = writeln!(text, "{}\n", texts.format("serve-contract", &args));
    }
    for (number, trick) in game.plays().chunks(4).enumerate() {
        let cards: Vec<String> = trick.iter().map(|(seat, card)| format!("{seat}: {card}")).collect();
        let args = [("number", Arg::from(number as i64 + 1)), ("cards", Arg::from(cards.join("   ")))];
        let _ = writeln!(text, "{}", texts.format("serve-trick", &args));
    }
    text + &tell_ending(game, texts)
}

fn tell_ending(game: &Game, texts: &Texts) -> String {
    let Some(Ending::Scored { outcome, settlement, entry }) = game.ending() else { return String::new() };
    let key = if outcome.won { "serve-won" } else { "serve-lost" };
    let args =
        [("points", Arg::from(i64::from(outcome.points))), ("tricks", Arg::from(i64::from(outcome.tricks)))];
    let mut text = format!("\n{}\n", texts.format(key, &args));
    let numbers = |values: Vec<String>| Arg::from(values.join("  "));
    if let Some(settlement) = settlement {
        let units = settlement.units().as_array().iter().map(|units| format!("{units:+}")).collect();
        let _ = writeln!(text, "{}", texts.format("serve-units", &[("numbers", numbers(units))]));
    }
    if let Some(entry) = entry {
        let points = entry.points().as_array().iter().map(|points| format!("{points:+}")).collect();
        let _ = writeln!(text, "{}", texts.format("serve-points", &[("numbers", numbers(points))]));
    }
    text
}
