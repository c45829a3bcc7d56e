//! Random evenings: whole games played in the core pay to the cent what the sheet says of their telling.

use std::collections::VecDeque;
use std::sync::Arc;

use schafkopf::{Beside, Bill, ByChair, BySeat, Ending, Game, Match, Members, RuleSet, Seat, Standing};
use schafkopf_runde::{Deed, EntryId, Hand, HandResult, Log, RowState, Runde, stored};

use crate::chance::house::{any_dealt, any_house};
use crate::chance::moves::quiet_action;
use crate::chance::told::told;
use crate::dice::Dice;
use crate::people::{by_name, device, sit_down, sums_are_zero};

/// How many evenings are played; the long form is `cargo xtask evenings`.
const EVENINGS: u64 = 150;

/// People at a table, kept as the core keeps chairs: who sits on which seat, and who waits.
struct Round {
    seats: BySeat<usize>,
    waiting: VecDeque<usize>,
    chairs: Option<(Members, ByChair<usize>)>,
    units: Vec<i64>,
}

impl Round {
    /// The first deals from the first seat's place; the others follow clockwise.
    fn new(count: usize) -> Round {
        let seats = BySeat::from_fn(|seat| match seat {
            Seat::Two => 1,
            Seat::Three => 2,
            Seat::Four => 3,
            Seat::One => 4 % count,
        });
        let waiting = if count == 4 { VecDeque::new() } else { (5..count).chain([0]).collect() };
        let chairs = Members::new(count as u8).map(|members| {
            let mut people = ByChair::from_fn(|_| usize::MAX);
            for (place, chair) in members.round(Seat::One).enumerate() {
                people[chair] = (place + 1) % count;
            }
            (members, people)
        });
        Round { seats, waiting, chairs, units: vec![0; count] }
    }

    fn dealer(&self, last: Seat) -> usize {
        self.waiting.back().copied().unwrap_or(self.seats[last])
    }

    fn pass_deal(&mut self, to: Seat) {
        if let Some(next) = self.waiting.pop_front() {
            self.waiting.push_back(self.seats[to]);
            self.seats[to] = next;
        }
        if let Some((members, chairs)) = &mut self.chairs {
            chairs.pass_deal(*members, to);
            assert_eq!(chairs.seats(), self.seats, "as the core moves people");
        }
    }
}

fn play_hand(durchgang: &Match, dice: &mut Dice) -> Game {
    let setup = durchgang.next_game().unwrap();
    let dealt = any_dealt(&setup.rules, setup.dealer, dice);
    let mut game = Game::new(setup, dealt);
    while let Some((seat, action)) = quiet_action(&game, dice) {
        game.act(seat, action).unwrap();
    }
    game
}

/// The units of a scored hand by its bill, spread by hand: a second way beside the match.
fn by_bill(game: &Game) -> Option<[i64; 4]> {
    let Some(Ending::Scored { outcome, .. }) = game.ending() else { return None };
    let rules = &game.setup().rules;
    let value =
        Bill::of(rules, rules.money.as_ref()?, outcome, game.multipliers(), game.joint_claim()).value();
    let mut units = [0; 4];
    for winner in Seat::ALL {
        for loser in Seat::ALL {
            let (a, b) = (outcome.parties.side(winner), outcome.parties.side(loser));
            // In a Rufspiel each loser pays one winner.
            let alone = outcome.parties.partner.is_none();
            if a == outcome.winners() && a != b {
                let share = if alone { value * 2 } else { value };
                units[winner.index()] += share;
                units[loser.index()] -= share;
            }
        }
    }
    Some(units.map(|units| units / 2))
}

fn any_money(dice: &mut Dice) -> Arc<RuleSet> {
    loop {
        let rules = any_house(dice);
        if rules.money.is_some() {
            return rules;
        }
    }
}

/// The sheet that people keep of the evening, with their slips of the pen.
struct Keeping {
    log: Log,
    evening: EntryId,
    /// A hand that was written wrongly, with what it was.
    slip: Option<(EntryId, Hand)>,
}

impl Keeping {
    fn write(&mut self, deed: Deed) -> Result<EntryId, schafkopf_runde::Refusal> {
        let written = self.log.write(&device("anna"), deed);
        sums_are_zero(&Runde::of(&self.log));
        written
    }

    fn correct(&mut self) {
        if let Some((of, hand)) = self.slip.take() {
            self.write(Deed::Rewritten { of, hand }).unwrap();
        }
    }

    fn hand(&mut self, hand: Hand, dice: &mut Dice) {
        let slot = Runde::of(&self.log).evening(&self.evening).unwrap().next_slot();
        let played = |hand: &Hand| Deed::Played { evening: self.evening.clone(), slot, hand: hand.clone() };
        let wrong = Hand { result: HandResult::ThrownIn, knocks: hand.knocks.clone(), ..hand.clone() };
        let (right, wrongly) = (played(&hand), played(&wrong));
        match dice.below(8) {
            0 => {
                let of = self.write(wrongly).unwrap();
                self.correct();
                self.write(Deed::Rewritten { of, hand }).unwrap();
            }
            1 => {
                let of = self.write(wrongly).unwrap();
                self.write(Deed::Undone { of }).unwrap();
                self.correct();
                self.write(right).unwrap();
            }
            2 => {
                self.correct();
                let of = self.write(wrongly).unwrap();
                self.slip = Some((of, hand));
            }
            _ => {
                if self.slip.is_some() && self.write(right.clone()).is_ok() {
                    self.correct();
                } else {
                    self.correct();
                    self.write(right).unwrap();
                }
            }
        }
    }
}

fn evening(dice: &mut Dice) -> usize {
    let rules = any_money(dice);
    let count = 4 + dice.below(5);
    let (log, members, evening) = sit_down(&rules, count);
    let mut keeping = Keeping { log, evening, slip: None };
    let mut durchgang = Match::new(Arc::clone(&rules), Seat::One, None);
    let mut round = Round::new(count);
    let hands = 3 + dice.below(12);
    for _ in 0..hands {
        let game = play_hand(&durchgang, dice);
        let last = durchgang.standing().dealer;
        let seats = BySeat::from_fn(|seat| &members[round.seats[seat]]);
        let hand = by_name(&told(&game), &members[round.dealer(last)], &seats);
        keeping.hand(hand, dice);
        let paid = durchgang.record_game(&game);
        if let Some(units) = by_bill(&game).filter(|_| rules.stock.is_none()) {
            assert_eq!(paid.units().as_array(), &units);
        }
        for seat in Seat::ALL {
            round.units[round.seats[seat]] += paid.units()[seat];
        }
        let now = durchgang.standing().dealer;
        if now != last {
            round.pass_deal(now);
        }
    }
    keeping.correct();
    let runde = Runde::of(&keeping.log);
    assert_eq!(runde.unfit(), []);
    let sheet = runde.evening(&keeping.evening).unwrap();
    let standing = durchgang.standing();
    for (member, units) in members.iter().zip(&round.units) {
        assert_eq!(runde.balance(member), units * 10, "{:?}", rules.id);
    }
    assert_eq!(sheet.pot(), standing.pot * 10);
    assert_eq!(sheet.dealer(), &members[round.dealer(standing.dealer)]);
    let players: Vec<&EntryId> =
        standing.dealer.next().round().map(|seat| &members[round.seats[seat]]).to_vec();
    assert_eq!(sheet.players().iter().collect::<Vec<_>>(), players);
    close(&mut keeping, (&members, &round), standing, &rules);
    assert_eq!(
        stored::read(&stored::write(&keeping.log)),
        Ok(keeping.log.clone()),
        "it comes back as it was written"
    );
    hands
}

/// At the end the pot is split as the core splits it.
fn close(
    keeping: &mut Keeping,
    (members, round): (&[EntryId], &Round),
    standing: Standing,
    rules: &Arc<RuleSet>,
) {
    keeping.write(Deed::Closed { evening: keeping.evening.clone() }).unwrap();
    let runde = Runde::of(&keeping.log);
    assert_eq!((runde.balances().values().sum::<i64>(), runde.pots()), (0, 0));
    let Some((count, chairs)) = &round.chairs else { return };
    let nothing = Standing { units: BySeat::default(), beside: Beside::new(*count), ..standing };
    let mut whole = Match::resume(Arc::clone(rules), None, nothing);
    whole.split_pot(standing.dealer.next().round());
    let shares = runde.evening(&keeping.evening).unwrap().pot_shares().unwrap();
    for chair in count.chairs() {
        let units = whole.account(chair).units;
        assert_eq!(shares[&members[chairs[chair]]], units * 10, "chair {chair}");
    }
}

#[test]
fn random_evenings_pay_what_whole_games_pay_in_the_core() {
    let wanted = option_env!("RUNDE_EVENINGS").and_then(|count| count.parse().ok()).unwrap_or(EVENINGS);
    let hands: usize = (0..wanted).map(|seed| evening(&mut Dice::new(seed))).sum();
    assert!(hands as u64 > 3 * wanted);
}

#[test]
fn slips_of_the_pen_stay_readable() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let rules = any_money(&mut dice);
        let (log, _, evening) = sit_down(&rules, 5);
        let mut keeping = Keeping { log, evening, slip: None };
        for _ in 0..12 {
            let runde = Runde::of(&keeping.log);
            let dealer = runde.evening(&keeping.evening).unwrap().dealer().clone();
            let hand = Hand { dealer, knocks: std::collections::BTreeSet::new(), result: HandResult::Void };
            keeping.hand(hand, &mut dice);
        }
        keeping.correct();
        let runde = Runde::of(&keeping.log);
        for row in runde.evenings()[0].rows() {
            assert_eq!(row.counted.len(), 1);
            seen.extend(row.versions.iter().map(|version| format!("{:?}", version.state)));
            assert!(row.versions.iter().any(|version| version.state == RowState::Counts));
        }
    }
    for state in ["Counts", "Mended", "Rewritten", "TakenBack"] {
        assert!(seen.contains(state), "{state}: {seen:?}");
    }
}
