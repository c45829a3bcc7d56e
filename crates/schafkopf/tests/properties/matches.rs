//! Random matches under random rule sets: what always adds up, and who deals which game.

use std::cell::RefCell;
use std::collections::BTreeMap;

use schafkopf::rules::{Claims, FirstGame, Forced, Redeal};
use schafkopf::{
    Account, Action, ByChair, CardSet, Chair, Contract, ContractKind, Ending, Event, Game, Match, Members,
    RuleSet, Seat, Settlement, Setup, Side, Stage,
};

use crate::chance::books::any_rules;
use crate::chance::moves::any_action;
use crate::dice::Dice;
use crate::runs::{any_deal, over_seeds};

/// What came up, so that nothing is forgotten.
type Seen = RefCell<BTreeMap<&'static str, usize>>;

fn note(seen: &Seen, what: &'static str) {
    *seen.borrow_mut().entry(what).or_default() += 1;
}

/// Every card is in exactly one place.
fn cards_are_all_there(game: &Game) {
    let held = Seat::ALL.map(|seat| game.hand(seat));
    let played: CardSet = game.plays().iter().map(|&(_, card)| card).collect();
    let all = held.into_iter().fold(played, |all, hand| all | hand);
    let count = held.into_iter().map(CardSet::len).sum::<u32>() + played.len();
    assert_eq!((all, count), (CardSet::ALL, 32));
    assert_eq!(played.len() as usize, game.plays().len());
}

/// Plays a hand to its end, with an eye on the cards and the tricks.
fn play_hand(setup: &Setup, dice: &mut Dice, seen: &Seen) -> Game {
    let mut game = Game::new(setup.clone(), any_deal(dice));
    let (mut tricks, mut points) = (0, 0);
    while let Some((seat, action)) = any_action(&game, dice) {
        for event in game.act(seat, action).unwrap() {
            match event {
                Event::TrickTaken { points: taken, .. } => {
                    tricks += 1;
                    points += u32::from(taken);
                }
                Event::Stoss { .. } => note(seen, "stoss"),
                Event::Retour { .. } => note(seen, "retour"),
                Event::Forced { .. } => note(seen, "forced"),
                Event::Claimed { .. } => note(seen, "claimed"),
                Event::Declared { renonce: true, .. } => note(seen, "renonce"),
                _ => {}
            }
        }
        if matches!(action, Action::Play(_)) {
            cards_are_all_there(&game);
        }
    }
    let ended = game.ending().expect("a hand at which nobody is asked is over");
    match ended {
        Ending::Scored { outcome, .. } if outcome.contract != Contract::Sie => {
            assert_eq!((tricks, points, game.plays().len()), (8, 120, 32));
            the_outcome_is_what_was_taken(&game);
        }
        _ => assert_eq!((tricks, points, game.plays().len()), (0, 0, 0)),
    }
    game
}

fn the_outcome_is_what_was_taken(game: &Game) {
    let Some(Ending::Scored { outcome, .. }) = game.ending() else { panic!("the hand was scored") };
    let taken = |side: Side| {
        let seats = outcome.parties.members(side);
        seats
            .map(|seat| game.play().map_or((0, 0), |play| (play.taken_by(seat), play.tricks_of(seat))))
            .fold((0, 0), |sum, of| (sum.0 + of.0, sum.1 + of.1))
    };
    assert_eq!(taken(Side::Declarer), (outcome.points, outcome.tricks));
    assert_eq!(taken(Side::Defenders), (120 - outcome.points, 8 - outcome.tricks));
    assert_eq!(
        outcome.parties.members(Side::Declarer).count(),
        if outcome.parties.partner.is_some() { 2 } else { 1 }
    );
}

/// What the rules say of the next hand: who deals, which game, how often it was thrown in, what lies in the pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Expected {
    dealer: Seat,
    number: u32,
    thrown_in: u32,
    pot: i64,
}

impl Expected {
    fn after(self, ending: &Ending, rules: &RuleSet) -> Expected {
        match ending {
            Ending::SieVoid { .. } | Ending::Redealt { .. } => self,
            Ending::ThrownIn => Expected {
                dealer: if rules.all_pass.redeal == Redeal::Next { self.dealer.next() } else { self.dealer },
                thrown_in: self.thrown_in + 1,
                pot: self.pot + rules.stock.map_or(0, |stock| 4 * i64::from(stock.units)),
                number: self.number,
            },
            Ending::Ramsch { .. } => unreachable!("no set here has one"),
            Ending::Scored { outcome, .. } => Expected {
                dealer: self.dealer.next(),
                number: self.number + 1,
                thrown_in: 0,
                pot: match (outcome.contract.kind(), outcome.won) {
                    (ContractKind::Rufspiel, true) => 0,
                    (ContractKind::Rufspiel, false) => 2 * self.pot,
                    _ => self.pot,
                },
            },
        }
    }
}

fn sums_are_zero(ending: &Ending, paid: &Settlement) {
    assert_eq!(paid.units().as_array().iter().sum::<i64>() + paid.pot(), 0);
    if let Ending::Scored { settlement, entry, .. } = ending {
        if let Some(settlement) = settlement {
            assert_eq!(settlement.units().as_array().iter().sum::<i64>(), 0);
            assert_eq!(settlement.pot(), 0);
        }
        if let Some(entry) = entry {
            assert_eq!(entry.points().as_array().iter().sum::<i32>(), 0);
        }
    }
}

/// Whether money and list are there exactly where the rules have them, and with the right sign for the winners.
fn scored_as_ruled(ending: &Ending, rules: &RuleSet) {
    let Ending::Scored { outcome, settlement, entry } = ending else { return };
    assert_eq!((settlement.is_some(), entry.is_some()), (rules.money.is_some(), rules.list.is_some()));
    for seat in Seat::ALL {
        let winner = outcome.parties.side(seat) == outcome.winners();
        if let Some(entry) = entry {
            assert_eq!(entry.points()[seat] > 0, winner, "{outcome:?} {entry:?}");
        }
        let by_hand = rules.money.is_some_and(|money| money.claims == Claims::ByHand);
        if let Some(settlement) = settlement.filter(|_| !by_hand) {
            assert_eq!(settlement.units()[seat] > 0, winner, "{outcome:?} {settlement:?}");
        }
    }
}

/// What the rules of the first game and of an all-pass ask of how a hand ends.
fn ended_as_ruled(game: &Game) {
    let (setup, rules) = (game.setup(), &game.setup().rules);
    let sie = game.deal().sie().filter(|_| rules.sie.is_some());
    let counts = setup.number > 1 || rules.first_game.sie == FirstGame::Counts;
    match game.ending().unwrap() {
        Ending::SieVoid { seat } => assert_eq!((Some(*seat), counts), (sie, false)),
        Ending::Ramsch { .. } | Ending::Redealt { .. } => unreachable!("no set here has one"),
        Ending::ThrownIn => {
            let may_be = match rules.all_pass.forced {
                Forced::Never => true,
                Forced::AtOnce => false,
                Forced::SecondTime => setup.thrown_in == 0,
            };
            assert!(may_be && sie.is_none());
        }
        Ending::Scored { outcome, .. } => {
            assert_eq!(outcome.contract == Contract::Sie, sie.is_some() && counts);
            let barred = setup.number == 1 && rules.first_game.tout == FirstGame::Barred;
            assert!(!(barred && outcome.contract.kind().is_tout()), "no Tout in the first game");
        }
    }
}

/// Plays a match of so many games; returns how many games were scored.
fn play_match(dice: &mut Dice, seen: &Seen) -> usize {
    let rules = any_rules(dice);
    let games = 1 + dice.below(8) as u32;
    let first = dice.seat();
    let mut durchgang = Match::new(rules.clone(), first, Some(games));
    let mut expected = Expected { dealer: first, number: 1, thrown_in: 0, pot: 0 };
    let mut scored = 0;
    while let Some(setup) = durchgang.next_game() {
        let stands = Expected {
            dealer: setup.dealer,
            number: setup.number,
            thrown_in: setup.thrown_in,
            pot: durchgang.pot(),
        };
        assert_eq!(stands, expected);
        let game = play_hand(&setup, dice, seen);
        assert_eq!(game.stage(), Stage::Over);
        ended_as_ruled(&game);
        let ending = game.ending().unwrap();
        scored_as_ruled(ending, &rules);
        let paid = durchgang.record(ending);
        sums_are_zero(ending, &paid);
        scored += usize::from(matches!(ending, Ending::Scored { .. }));
        note(seen, name(ending));
        expected = expected.after(ending, &rules);
        assert_eq!(durchgang.units().as_array().iter().sum::<i64>() + durchgang.pot(), 0);
        assert_eq!(durchgang.points().as_array().iter().sum::<i64>(), 0);
    }
    assert_eq!((scored as u32, expected.number), (games, games + 1));
    durchgang.split_pot(first.round());
    assert_eq!((durchgang.pot(), durchgang.units().as_array().iter().sum::<i64>()), (0, 0));
    scored
}

fn name(ending: &Ending) -> &'static str {
    match ending {
        Ending::ThrownIn => "thrown in",
        Ending::SieVoid { .. } | Ending::Redealt { .. } => "sie void",
        Ending::Ramsch { .. } => "ramsch",
        Ending::Scored { outcome, .. } => outcome.contract.kind().name(),
    }
}

#[test]
fn ten_thousand_games_in_matches_under_random_rules_add_up() {
    let seen = Seen::default();
    let games = RefCell::new(0);
    over_seeds(2_600, |dice| *games.borrow_mut() += play_match(dice, &seen));
    assert!(games.into_inner() >= 10_000);
    let seen = seen.into_inner();
    assert!(seen.len() == 19 && seen.values().all(|&times| times >= 10), "{seen:?}");
}

/// Plays a match among five or six; everybody keeps his own account beside it, by what he is paid where he plays.
fn play_among(members: Members, dice: &mut Dice, seen: &Seen) {
    let (games, first) = (2 * u32::from(members.count()), dice.seat());
    let mut durchgang = Match::new(any_rules(dice), first, Some(games)).among(members);
    let mut people = ByChair::from_fn(|chair| usize::from(chair.number()));
    let (mut own, mut dealer, mut dealt) = ([Account::default(); 7], first, [0_u32; 7]);
    while let Some(setup) = durchgang.next_game() {
        if setup.dealer != dealer {
            dealer = setup.dealer;
            people.pass_deal(members, dealer);
            durchgang.pass_deal();
        }
        let game = play_hand(&setup, dice, seen);
        let ending = game.ending().unwrap();
        let paid = durchgang.record(ending);
        for seat in Seat::ALL {
            own[people[seat]].units += paid.units()[seat];
            if let Ending::Scored { entry: Some(entry), .. } = ending {
                own[people[seat]].points += i64::from(entry.points()[seat]);
            }
        }
        dealt[people[members.dealer(dealer)]] += u32::from(matches!(ending, Ending::Scored { .. }));
        for chair in members.chairs() {
            assert_eq!(durchgang.account(chair), own[people[chair]], "{chair} in game {}", setup.number);
        }
        let again = Match::resume(setup.rules, Some(games), durchgang.standing());
        assert_eq!(again.standing(), durchgang.standing());
    }
    assert_eq!(dealt.iter().sum::<u32>(), games);
    let pot = durchgang.pot();
    durchgang.split_pot(first.round());
    let units = |chair| durchgang.account(chair).units;
    assert_eq!((durchgang.pot(), members.chairs().map(units).sum::<i64>()), (0, 0));
    let got: Vec<i64> = members.chairs().map(|chair| units(chair) - own[people[chair]].units).collect();
    let (least, most) = (got.iter().min().unwrap(), got.iter().max().unwrap());
    assert!(got.iter().sum::<i64>() == pot && most - least <= 1, "{got:?} of {pot}");
    note(seen, if durchgang.account(Chair::Fifth) == Account::default() { "even" } else { "moved" });
}

#[test]
fn v_12_among_five_and_six_everybody_keeps_his_own_account() {
    let seen = Seen::default();
    for members in [Members::Five, Members::Six] {
        over_seeds(60, |dice| play_among(members, dice, &seen));
    }
    assert!(seen.into_inner().get("moved").is_some_and(|&times| times > 60), "accounts of those beside move");
}
