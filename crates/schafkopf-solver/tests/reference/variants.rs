//! The games that people play at home (V).

use std::collections::BTreeSet;
use std::sync::Arc;

use schafkopf::rules::{
    CallRules, Durchmarsch, DurchmarschWord, Jungfrau, RamschRules, RamschTie, RenonceCalls, RunAwayCounts,
};
use schafkopf::{
    BettelOrder, BySeat, Contract, Deal, Deck, Exchange, Game, Parties, Play, PlayManner, RamschPiles,
    RamschPrices, RuleSet, Seat, Setup, rules,
};
use schafkopf_solver::sample::Numbers;
use schafkopf_solver::{Payoff, Position, Ramsch, Scale, Solver, Techniques};

use crate::books::contracts;
use crate::minimax::{check_against_minimax, minimax, play_down};

fn seat(numbers: &mut Numbers) -> Seat {
    Seat::ALL[numbers.below(4) as usize]
}

/// A Bettel as some house plays it.
fn bettel(order: BettelOrder, must_beat: bool, numbers: &mut Numbers) -> Position {
    let manner = PlayManner { must_beat, ..PlayManner::default() };
    let declarer = seat(numbers);
    let leader = if must_beat && numbers.below(2) == 0 { declarer } else { seat(numbers) };
    let parties = Parties { declarer, partner: None };
    let contract = Contract::Bettel { order };
    Position::under(manner, &numbers.deal(), (contract, parties), (leader, &[]))
        .expect("nothing is called in a Bettel")
}

#[test]
fn v_2_a_bettel_equals_plain_minimax() {
    let mut numbers = Numbers::new(4);
    let mut solver = Solver::with_memory(1 << 18);
    for order in BettelOrder::ALL {
        for must_beat in [false, true] {
            let (mut counts, mut kept) = (BTreeSet::new(), 0);
            for round in 0..400 {
                let cards = if round % 4 == 0 { 16 + numbers.below(4) } else { 20 + numbers.below(12) };
                let position = play_down(bettel(order, must_beat, &mut numbers), cards, &mut numbers);
                check_against_minimax(&mut solver, &position);
                let tricks = minimax(&position, Scale::Tricks);
                counts.insert(tricks);
                kept += u32::from(tricks == 0);
                let payoff = if tricks == 0 { Payoff::Won } else { Payoff::Lost };
                assert_eq!(solver.payoff(&position), payoff, "V 2.4: {position:?}");
            }
            assert!(counts.len() > 3 && kept > 4, "{order:?} {must_beat}: {counts:?}, {kept} won");
        }
    }
}

#[test]
fn v_2_whole_bettels_have_the_same_answer_without_any_technique() {
    let mut numbers = Numbers::new(5);
    for order in BettelOrder::ALL {
        for must_beat in [false, true] {
            for _ in 0..4 {
                let whole = play_down(bettel(order, must_beat, &mut numbers), 4, &mut numbers);
                let plain = Solver::with(1 << 20, Techniques { table: true, ..Techniques::NONE });
                assert_eq!(
                    Solver::new().reaches(&whole, 1),
                    { plain }.reaches(&whole, 1),
                    "{order:?} {must_beat} {whole:?}"
                );
            }
        }
    }
}

#[test]
fn v_5_the_short_deck_equals_plain_minimax() {
    let mut numbers = Numbers::new(6);
    let mut solver = Solver::with_memory(1 << 18);
    let manner = PlayManner { deck: Deck::Short, ..PlayManner::default() };
    let bettel = Contract::Bettel { order: BettelOrder::Natural };
    let exists = |contract: &Contract| {
        contract.called().is_none_or(|called| Deck::Short.cards().contains(called.card()))
    };
    for contract in contracts().into_iter().filter(exists).chain([bettel, Contract::Hochzeit]) {
        let mut checked = 0;
        while checked < 30 {
            let (deal, declarer) = (numbers.deal_of(Deck::Short), seat(&mut numbers));
            let partner =
                (contract == Contract::Hochzeit).then(|| declarer.plus(1 + numbers.below(3) as usize));
            let game = (contract, Parties { declarer, partner });
            let Ok(start) = Position::under(manner, &deal, game, (seat(&mut numbers), &[])) else { continue };
            let cards = if checked % 5 == 0 { 8 + numbers.below(4) } else { 12 + numbers.below(12) };
            check_against_minimax(&mut solver, &play_down(start, cards, &mut numbers));
            checked += 1;
        }
    }
}

/// A set with Hochzeiten.
fn married() -> Arc<RuleSet> {
    rules::builtin("alles").expect("it is built in")
}

/// A deal in which somebody has just one trump, with the exchange that follows.
fn exchange(numbers: &mut Numbers) -> (Deal, Exchange) {
    let trumps = Contract::Hochzeit.order().trumps();
    loop {
        let deal = numbers.deal();
        let Some(offerer) = Seat::ALL.into_iter().find(|&seat| (deal.hand(seat) & trumps).len() == 1) else {
            continue;
        };
        let taker = offerer.plus(1 + numbers.below(3) as usize);
        let side = deal.hand(taker) - trumps;
        let card = (deal.hand(offerer) & trumps).highest();
        if let (Some(card), false) = (card, side.is_empty()) {
            let back = side.nth(numbers.below(side.len())).expect("the suits are not empty");
            return (deal, Exchange { offerer, taker, card, back });
        }
    }
}

#[test]
fn v_4_a_hochzeit_after_the_exchange_equals_plain_minimax() {
    let mut numbers = Numbers::new(7);
    let mut solver = Solver::with_memory(1 << 18);
    for round in 0..150 {
        let (deal, exchange) = exchange(&mut numbers);
        let setup = Setup { rules: married(), dealer: seat(&mut numbers), number: 2, thrown_in: 0, bock: 1 };
        let game = Game::at_hochzeit(setup, deal, exchange).expect("it may be exchanged");
        let start = Position::of_game(&game).expect("two parties play a Hochzeit");
        assert!(start.is_declarers(exchange.taker) && start.is_declarers(exchange.offerer));
        assert!(start.play().hand(exchange.taker).contains(exchange.card));
        let cards = if round % 5 == 0 { 16 + numbers.below(4) } else { 20 + numbers.below(12) };
        check_against_minimax(&mut solver, &play_down(start, cards, &mut numbers));
    }
}

/// Every manner in which a called card binds.
fn manners() -> Vec<CallRules> {
    let mut all = Vec::new();
    for run_away in [0, 2, 3, 4, 5, 6] {
        for run_away_counts in [RunAwayCounts::Now, RunAwayCounts::Dealt] {
            for duck in [false, true] {
                for free_in_last in [1, 2, 4, 8] {
                    let renonce = RenonceCalls::Forced;
                    all.push(CallRules { run_away, run_away_counts, duck, free_in_last, renonce });
                }
            }
        }
    }
    all
}

#[test]
fn v_13_every_manner_of_the_called_card_equals_plain_minimax() {
    let mut numbers = Numbers::new(8);
    let mut solver = Solver::with_memory(1 << 18);
    let called: Vec<Contract> =
        contracts().into_iter().filter(|contract| contract.called().is_some()).collect();
    for call in manners() {
        let manner = PlayManner { call, ..PlayManner::default() };
        let mut checked = 0;
        while checked < 12 {
            let contract = called[numbers.below(called.len() as u32) as usize];
            let (deal, declarer) = (numbers.deal(), seat(&mut numbers));
            let game = (contract, Parties { declarer, partner: None });
            let Ok(start) = Position::under(manner, &deal, game, (seat(&mut numbers), &[])) else { continue };
            let cards = if checked % 4 == 0 { 16 + numbers.below(4) } else { 20 + numbers.below(6) };
            let position = play_down(start, cards, &mut numbers);
            if position.play().binding_called_card().is_none() && checked % 4 != 3 {
                continue;
            }
            check_against_minimax(&mut solver, &position);
            checked += 1;
        }
    }
}

/// Every card of every trick tried, without any bound.
fn each_for_himself(ramsch: &Ramsch<'_>, play: &Play, piles: &RamschPiles) -> BySeat<i64> {
    let mut best: Option<BySeat<i64>> = None;
    for card in play.legal() {
        let (mut next, mut taken) = (*play, *piles);
        ramsch.put(&mut next, &mut taken, card);
        let values = each_for_himself(ramsch, &next, &taken);
        if best.is_none_or(|best| values[play.turn()] > best[play.turn()]) {
            best = Some(values);
        }
    }
    best.unwrap_or_else(|| ramsch.counted(piles))
}

#[test]
fn v_3_the_search_for_four_equals_one_without_bounds() {
    let mut numbers = Numbers::new(9);
    let durchmarsch = [
        Durchmarsch::Word(DurchmarschWord::Off),
        Durchmarsch::Word(DurchmarschWord::Tricks),
        Durchmarsch::Points(61),
        Durchmarsch::Points(91),
    ];
    let jungfrau = [Jungfrau::Off, Jungfrau::Own, Jungfrau::OwnEach, Jungfrau::All];
    for round in 0..400 {
        let rules = RamschRules {
            durchmarsch: durchmarsch[numbers.below(4) as usize],
            jungfrau: jungfrau[numbers.below(4) as usize],
            tie: vec![RamschTie::Tricks, RamschTie::HighestTrump],
            losers: 1 + numbers.below(2) as u8,
            must_beat: numbers.below(2) == 0,
            stoss: false,
        };
        let prices = RamschPrices { ramsch: 2, durchmarsch: 1 + i64::from(numbers.below(9)) };
        let forehand = seat(&mut numbers);
        let ramsch = Ramsch { rules: &rules, prices, forehand, unit: 100, point: 1 };
        let manner = PlayManner { must_beat: rules.must_beat, ..PlayManner::default() };
        let mut play = Play::with_hands(manner, *numbers.deal().hands(), Contract::Ramsch, forehand);
        let mut piles = RamschPiles::new(forehand);
        let end = if round % 10 == 0 { 17 } else { 20 } + numbers.below(12) as u8;
        while play.played() < end {
            let legal = play.legal();
            let card = legal.nth(numbers.below(legal.len())).expect("a card is legal");
            ramsch.put(&mut play, &mut piles, card);
        }
        let found = ramsch.values(&play, &piles);
        assert_eq!(found, each_for_himself(&ramsch, &play, &piles), "{rules:?} {play:?}");
        assert_eq!(found.as_array().iter().sum::<i64>(), -120);
    }
}
