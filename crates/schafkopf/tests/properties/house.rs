//! The games that people play at home, under any house rules: what holds for every hand holds for these (V).

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use schafkopf::rules::{
    BettelLead, BettelRanks, BettelRules, BettelTrumps, BockAgain, BockEvent, BockRules, DoubleAnswer,
    DoubleUntil, Durchmarsch, DurchmarschWord, Forced, ForcedBy, ForcedGame, HochzeitFace, HochzeitGive,
    HochzeitRank, HochzeitRules, Jungfrau, KnockFactor, KnockOrder, KnockRules, Knockers, RamschRules,
    RamschTie, RenonceCalls, RunAwayCounts, Steps, StockFill, StockGames, StockLoss, StockWho, builtin,
};
use schafkopf::{
    Action, Bid, BySeat, Card, CardSet, Contract, ContractKind, Deal, Dealt, Deck, Ending, Event, Game,
    Match, Pack, RuleSet, Rung, Seat, Setup,
};

use crate::any_rules::any_rules;
use crate::dice::Dice;
use crate::runs::{any_action, over_seeds};

/// A valid rule set with any of the house rules: each change is kept that leaves the set valid.
pub(crate) fn any_house(dice: &mut Dice) -> Arc<RuleSet> {
    if dice.once_in(4) {
        return builtin(dice.pick(&["wirtshaus", "kurz", "alles", "netz"])).unwrap();
    }
    let mut set = (*any_rules(dice)).clone();
    if dice.once_in(2) {
        set.tournament = None;
    }
    for change in CHANGES {
        if dice.once_in(2) {
            let mut changed = set.clone();
            change(&mut changed, dice);
            if let Ok(read) = RuleSet::from_canonical(&changed.canonical()) {
                assert_eq!(read, changed, "a set comes back as it was written");
                set = read;
            }
        }
    }
    Arc::new(set)
}

type Change = fn(&mut RuleSet, &mut Dice);

const CHANGES: [Change; 12] =
    [short, ramsch, knock, bettel, hochzeit, bock, call, doubling, stock, all_pass, last_knocker, rest];

fn short(set: &mut RuleSet, dice: &mut Dice) {
    set.deal.pack = Deck::Short;
    set.deal.packets = dice.pick(&[&[3, 3][..], &[2, 2, 2], &[1, 5], &[6]]).to_vec();
    set.deal.cut_least = set.deal.cut_least.map(|least| least.min(12));
    if let Some(money) = &mut set.money {
        money.runners_most = money.runners_most.min(12);
        let from = &mut money.runners_from;
        (from.rufspiel, from.solo) = (from.rufspiel.min(12), from.solo.min(12));
        (from.farbwenz, from.farbgeier) = (from.farbwenz.min(9), from.farbgeier.min(9));
    }
}

fn ramsch(set: &mut RuleSet, dice: &mut Dice) {
    set.all_pass.forced = Forced::Never;
    set.all_pass.forced_game = None;
    if dice.once_in(2) {
        set.stock = None;
    }
    let mut tie = vec![RamschTie::Tricks, RamschTie::Trumps, RamschTie::HighestTrump];
    dice.shuffle(&mut tie);
    tie.truncate(dice.below(4));
    set.ramsch = Some(RamschRules {
        durchmarsch: dice.pick(&[
            Durchmarsch::Word(DurchmarschWord::Off),
            Durchmarsch::Word(DurchmarschWord::Tricks),
            Durchmarsch::Points(61),
            Durchmarsch::Points(91),
        ]),
        jungfrau: dice.pick(&[Jungfrau::Off, Jungfrau::Own, Jungfrau::OwnEach, Jungfrau::All]),
        tie,
        losers: 1 + dice.below(2) as u8,
        must_beat: dice.once_in(2),
        stoss: dice.once_in(2),
    });
    if let Some(list) = &mut set.list {
        list.ramsch = Some(1 + dice.below(20) as u32);
    }
    if let Some(money) = &mut set.money {
        money.ramsch = dice.once_in(2).then(|| 1 + dice.below(9) as u32);
    }
}

fn knock(set: &mut RuleSet, dice: &mut Dice) {
    set.knock = Some(KnockRules {
        after: None,
        who: dice.pick(&[Knockers::All, Knockers::Forehand, Knockers::One, Knockers::Chain]),
        order: dice.pick(&[KnockOrder::Turn, KnockOrder::Together]),
        factor: dice.pick(&[KnockFactor::Double, KnockFactor::PlusOne]),
        stock: dice.once_in(2),
    });
}

fn bettel(set: &mut RuleSet, dice: &mut Dice) {
    let trumps = dice.pick(&[BettelTrumps::None, BettelTrumps::Herz]);
    let must_beat = dice.once_in(2);
    set.bettel = Some(BettelRules {
        trumps,
        order: (trumps == BettelTrumps::None && dice.once_in(2)).then_some(BettelRanks::TenHigh),
        must_beat,
        lead: if must_beat && dice.once_in(2) { BettelLead::Declarer } else { BettelLead::Forehand },
    });
    let place = 1 + dice.below(set.auction.ladder.len());
    set.auction.ladder.insert(place, vec![ContractKind::Bettel.into()]);
    if let Some(list) = &mut set.list {
        list.bettel = Some(3 * (1 + dice.below(9) as u32));
    }
}

fn hochzeit(set: &mut RuleSet, dice: &mut Dice) {
    set.hochzeit = Some(HochzeitRules {
        rank: dice.pick(&[HochzeitRank::Below, HochzeitRank::Equal, HochzeitRank::Above]),
        face: dice.pick(&[HochzeitFace::Down, HochzeitFace::Up]),
        give: dice.pick(&[HochzeitGive::Side, HochzeitGive::Any]),
    });
}

fn bock(set: &mut RuleSet, dice: &mut Dice) {
    let mut after = vec![
        BockEvent::Sixty,
        BockEvent::SoloLost,
        BockEvent::HerzSoloLost,
        BockEvent::EmptyTrick,
        BockEvent::Schwarz,
    ];
    dice.shuffle(&mut after);
    after.truncate(1 + dice.below(5));
    set.bock = Some(BockRules {
        after,
        hands: 1 + dice.below(5) as u8,
        factor: 2 + dice.below(3) as u32,
        again: dice.pick(&[BockAgain::Extend, BockAgain::Multiply, BockAgain::Ignore]),
    });
}

fn call(set: &mut RuleSet, dice: &mut Dice) {
    set.call.run_away = dice.pick(&[0, 2, 3, 4]);
    set.call.run_away_counts = dice.pick(&[RunAwayCounts::Now, RunAwayCounts::Dealt]);
    set.call.duck = dice.once_in(2);
    set.call.free_in_last = 1 + dice.below(6) as u8;
    set.call.renonce = dice.pick(&[RenonceCalls::Forced, RenonceCalls::Never]);
}

fn doubling(set: &mut RuleSet, dice: &mut Dice) {
    let Some(doubling) = &mut set.doubling else { return };
    doubling.until = dice.pick(&[
        DoubleUntil::BeforeFirst,
        DoubleUntil::FirstCard,
        DoubleUntil::OwnCard,
        DoubleUntil::FirstTrick,
    ]);
    doubling.by_leader = true;
    doubling.unjustified_tricks = None;
    doubling.answer = dice.pick(&[DoubleAnswer::Declarer, DoubleAnswer::Party]);
    doubling.takes_over = dice.once_in(2);
    doubling.steps = Steps::new(&[2, 4, 8, 16][..1 + dice.below(4)]).unwrap();
}

fn stock(set: &mut RuleSet, dice: &mut Dice) {
    let Some(stock) = &mut set.stock else { return };
    stock.fill = dice.pick(&[StockFill::AllPass, StockFill::Always]);
    stock.games = dice.pick(&[StockGames::Partner, StockGames::All]);
    stock.who = dice.pick(&[StockWho::Party, StockWho::Declarer]);
    stock.loss = dice.pick(&[StockLoss::Double, StockLoss::Stays, StockLoss::Defenders]);
    stock.most = dice.pick(&[0, 5 * stock.units]);
}

fn all_pass(set: &mut RuleSet, dice: &mut Dice) {
    set.all_pass.double_next = dice.below(4) as u8;
    if set.all_pass.forced != Forced::Never {
        set.all_pass.forced_sixty = dice.below(6) as u8;
    }
}

fn last_knocker(set: &mut RuleSet, dice: &mut Dice) {
    set.all_pass.forced = Forced::AtOnce;
    set.all_pass.forced_game = Some(ForcedGame::Any);
    set.all_pass.forced_by = ForcedBy::LastKnocker;
    set.all_pass.forced_sixty = dice.below(5) as u8;
}

fn rest(set: &mut RuleSet, dice: &mut Dice) {
    set.play.stop = dice.once_in(2);
    set.deal.redeal_below = dice.below(15) as u8;
}

/// Cards dealt under a rule set; often somebody has just one trump, once in a while a Sie.
pub(crate) fn any_dealt(rules: &RuleSet, dealer: Seat, dice: &mut Dice) -> Dealt {
    let deck = rules.deck();
    let mut cards: Vec<Card> = deck.cards().iter().collect();
    dice.shuffle(&mut cards);
    let dealt = Pack::new(&cards).unwrap().deal_under(rules, dealer);
    let wanted = if dice.once_in(40) {
        deck.sie()
    } else if dice.once_in(3) {
        let side = deck.cards() - Contract::Hochzeit.order().trumps();
        let mut side: Vec<Card> = side.iter().collect();
        dice.shuffle(&mut side);
        side.truncate(usize::from(deck.hand()) - 1);
        side.iter().copied().collect()
    } else {
        CardSet::EMPTY
    };
    let seat = dice.seat();
    let given = swapped(*dealt.deal.hands(), seat, wanted);
    let first = dealt.first.map(|first| first_of(&given, &first));
    Dealt { deal: Deal::of(deck, given).unwrap(), first }
}

/// The hands when a seat gets some cards for others of its own.
fn swapped(mut hands: BySeat<CardSet>, seat: Seat, wanted: CardSet) -> BySeat<CardSet> {
    for card in wanted.iter() {
        let holder = Seat::ALL.into_iter().find(|&other| hands[other].contains(card)).unwrap();
        let Some(for_it) = (hands[seat] - wanted).highest().filter(|_| holder != seat) else { continue };
        hands[holder] = hands[holder] - CardSet::only(card) | CardSet::only(for_it);
        hands[seat] = hands[seat] - CardSet::only(for_it) | CardSet::only(card);
    }
    hands
}

/// As many first cards of each hand as there were.
fn first_of(hands: &BySeat<CardSet>, first: &BySeat<CardSet>) -> BySeat<CardSet> {
    BySeat::from_fn(|seat| hands[seat].iter().take(first[seat].len() as usize).collect())
}

/// What may be done, with more passes and low claims, so that offers are heard and all pass often enough.
fn quiet_action(game: &Game, dice: &mut Dice) -> Option<(Seat, Action)> {
    let (seat, action) = any_action(game, dice)?;
    let low = game.legal_actions(seat).to_vec().into_iter().find(|action| match action {
        Action::Bid(bid) => matches!(bid, Bid::Play { claim: Rung(0), .. } | Bid::Good),
        _ => false,
    });
    let high = matches!(action, Action::Bid(Bid::Play { .. } | Bid::Raise { .. } | Bid::Hold { .. }));
    match low.filter(|_| high && !dice.once_in(4)) {
        Some(low) => Some((seat, low)),
        None => Some((seat, action)),
    }
}

type Seen = RefCell<BTreeMap<String, usize>>;

fn note(seen: &Seen, what: &str) {
    *seen.borrow_mut().entry(what.to_owned()).or_default() += 1;
}

/// Plays a hand to its end: every card is somewhere, every trick and point is counted.
fn play_hand(setup: &Setup, dice: &mut Dice, seen: &Seen) -> Game {
    let deck = setup.rules.deck();
    let mut game = Game::new(setup.clone(), any_dealt(&setup.rules, setup.dealer, dice));
    let (mut tricks, mut points) = (0, 0);
    while let Some((seat, action)) = quiet_action(&game, dice) {
        for event in game.act(seat, action).unwrap() {
            match event {
                Event::TrickTaken { points: taken, .. } => {
                    tricks += 1;
                    points += u32::from(taken);
                }
                Event::KnocksClosed { by } if !by.is_empty() => note(seen, "knocked"),
                Event::Offered { .. } => note(seen, "offered"),
                Event::PutUp { .. } => note(seen, "put up"),
                Event::OfferDeclined { .. } => note(seen, "declined"),
                Event::Married { .. } => note(seen, "married"),
                Event::Forced { .. } => note(seen, "forced"),
                Event::RamschBegins => note(seen, "ramsch begins"),
                Event::Retour { .. } => note(seen, "retour"),
                _ => {}
            }
        }
    }
    let stopped = setup.rules.play.stop && game.plays().len() < usize::from(deck.size());
    match game.ending().expect("a hand at which nobody is asked is over") {
        Ending::Scored { outcome, .. } if outcome.contract == Contract::Sie => note(seen, "sie"),
        Ending::Scored { outcome, .. } => {
            note(seen, outcome.contract.kind().name());
            assert!(stopped || (tricks, points) == (deck.tricks(), 120));
            note(seen, if stopped { "stopped" } else { "played out" });
        }
        Ending::Ramsch { outcome, .. } => {
            note(seen, "ramsch");
            assert_eq!((tricks, points), (deck.tricks(), 120));
            assert_eq!(outcome.points.as_array().iter().map(|&points| u32::from(points)).sum::<u32>(), 120);
        }
        Ending::ThrownIn => note(seen, "thrown in"),
        Ending::Redealt { .. } => note(seen, "redealt"),
        Ending::SieVoid { .. } => note(seen, "sie void"),
    }
    game
}

#[test]
fn matches_under_any_house_rules_add_up() {
    let seen = Seen::default();
    over_seeds(2_500, |dice| {
        let rules = any_house(dice);
        let mut durchgang = Match::new(rules.clone(), dice.seat(), Some(4));
        for _ in 0..12 {
            let Some(setup) = durchgang.next_game() else { break };
            let game = play_hand(&setup, dice, &seen);
            let paid = durchgang.record_game(&game);
            assert_eq!(paid.units().as_array().iter().sum::<i64>() + paid.pot(), 0);
            assert_eq!(durchgang.units().as_array().iter().sum::<i64>() + durchgang.standing().pot, 0);
            assert_eq!(durchgang.points().as_array().iter().sum::<i64>(), 0);
            if let Some(stock) = rules.stock.filter(|stock| stock.most > 0) {
                assert!(durchgang.standing().pot <= i64::from(stock.most));
            }
        }
    });
    let seen = seen.into_inner();
    let wanted = [
        "knocked",
        "offered",
        "put up",
        "declined",
        "married",
        "forced",
        "ramsch begins",
        "retour",
        "sie",
        "bettel",
        "hochzeit",
        "ramsch",
        "thrown in",
        "redealt",
        "stopped",
        "geier",
        "rufspiel",
        "solo",
    ];
    for what in wanted {
        assert!(seen.get(what).is_some_and(|&times| times >= 10), "{what}: {seen:?}");
    }
}
