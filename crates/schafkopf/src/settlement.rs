//! Money: what a hand pays, in units (S 4.2, decisions 4–6, 23, 26, 27).

use serde::{Deserialize, Serialize};

use crate::contract_kind::{ContractKind, Lineup};
use crate::game::{Ending, Game};
use crate::list_entry::{Height, ListedGame, NotZero};
use crate::outcome::{Parties, Runners, Side, by_side};
use crate::payable::Payable;
use crate::rules::{DoublingRules, RuleSet, RunnersOf, StockGames, StockLoss, StockRules, StockWho, Tariff};
use crate::seat::{BySeat, Seat};

/// What each seat gets or pays, and what goes into the pot; together always nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Payments")]
pub struct Settlement {
    units: BySeat<i64>,
    pot: i64,
}

/// A settlement as read, before anybody has added it up.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Payments {
    units: BySeat<i64>,
    pot: i64,
}

impl TryFrom<Payments> for Settlement {
    type Error = NotZero;
    fn try_from(payments: Payments) -> Result<Settlement, NotZero> {
        let sum =
            payments.units.as_array().iter().fold(payments.pot, |sum, units| sum.saturating_add(*units));
        Settlement::new(payments.units, payments.pot).ok_or(NotZero { sum })
    }
}

impl Settlement {
    /// A settlement, if seats and pot add up to nothing.
    pub fn new(units: BySeat<i64>, pot: i64) -> Option<Settlement> {
        let sum = units.as_array().iter().try_fold(pot, |sum, units| sum.checked_add(*units));
        (sum == Some(0)).then_some(Settlement { units, pot })
    }

    /// Nothing for anybody.
    pub const NOTHING: Settlement = Settlement { units: BySeat::new([0; 4]), pot: 0 };

    /// What each seat gets (or, negative, pays).
    pub const fn units(&self) -> &BySeat<i64> {
        &self.units
    }

    /// What goes into the pot (or, negative, comes out of it).
    pub const fn pot(&self) -> i64 {
        self.pot
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Settlement) -> Settlement {
        let units = BySeat::from_fn(|seat| self.units[seat] + other.units[seat]);
        Settlement { units, pot: self.pot + other.pot }
    }
}

/// How a hand was doubled (S 3.3; V 7.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubled {
    /// Not at all.
    Not,
    /// A Stoss, or a Spritze.
    Stoss,
    /// A Stoss and a Retour.
    Retour,
    /// So many doubles, more than two.
    Further(u8),
}

impl Doubled {
    /// So many doubles.
    pub const fn times(doubles: u8) -> Doubled {
        match doubles {
            0 => Doubled::Not,
            1 => Doubled::Stoss,
            2 => Doubled::Retour,
            more => Doubled::Further(more),
        }
    }

    /// How many doubles there were.
    pub const fn count(self) -> u8 {
        match self {
            Doubled::Not => 0,
            Doubled::Stoss => 1,
            Doubled::Retour => 2,
            Doubled::Further(doubles) => doubles,
        }
    }

    /// What the hand's value is multiplied by.
    pub fn factor(self, doubling: Option<&DoublingRules>) -> i64 {
        doubling.map_or(1, |rules| rules.factor(self.count()))
    }
}

/// Everything that multiplies the value of a hand besides Tout and Sie (V 0.2): whole numbers, multiplied with each other (V 0.3).
///
/// It holds for every game of the deal, Ramsch and Sie included (V 6.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Multipliers {
    /// How it was doubled.
    pub doubled: Doubled,
    /// How many knocked (V 6.3).
    pub knocks: u8,
    /// What running Bock hands multiply by (V 8.1).
    pub bock: u32,
    /// How often in a row the cards had been thrown in before (V 8.3).
    pub thrown_in: u32,
}

impl From<Doubled> for Multipliers {
    fn from(doubled: Doubled) -> Multipliers {
        Multipliers { doubled, knocks: 0, bock: 1, thrown_in: 0 }
    }
}

impl Multipliers {
    /// What the knocks multiply by.
    pub fn knocking(&self, rules: &RuleSet) -> i64 {
        rules.knock.map_or(1, |knock| knock.times(self.knocks))
    }

    /// What the throw-ins before it multiply by.
    pub fn next(&self, rules: &RuleSet) -> i64 {
        1 << self.thrown_in.min(rules.all_pass.double_next.into())
    }

    /// All but the doubles together.
    pub fn undoubled(&self, rules: &RuleSet) -> i64 {
        self.knocking(rules) * i64::from(self.bock) * self.next(rules)
    }
}

/// What the winners claim by hand (S 4.2.3, decision 26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// How many runners.
    pub runners: u8,
    /// Whether Schwarz is asked for.
    pub schwarz: bool,
}

impl Claim {
    /// What the winners claim together: the most that one of them asked for (S 4.2.3).
    pub fn joint(claims: impl IntoIterator<Item = Claim>) -> Option<Claim> {
        claims
            .into_iter()
            .reduce(|a, b| Claim { runners: a.runners.max(b.runners), schwarz: a.schwarz || b.schwarz })
    }
}

/// How the value of a hand is made up, line by line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bill {
    /// Value of the contract.
    pub base: i64,
    /// For runners; negative where too many were claimed.
    pub runners: i64,
    /// For Schneider or Schwarz.
    pub extra: i64,
    /// Tout, or the Sie's own factor.
    pub tout_factor: i64,
    /// Stoss and Retour, and whatever follows.
    pub doubling_factor: i64,
    /// Schwarz, where it doubles (V 10.5).
    #[serde(default = "Bill::once", skip_serializing_if = "Bill::is_once")]
    pub schwarz_factor: i64,
    /// Knocks (V 6.3).
    #[serde(default = "Bill::once", skip_serializing_if = "Bill::is_once")]
    pub knock_factor: i64,
    /// Bock (V 8.1).
    #[serde(default = "Bill::once", skip_serializing_if = "Bill::is_once")]
    pub bock_factor: i64,
    /// Hands thrown in before it (V 8.3).
    #[serde(default = "Bill::once", skip_serializing_if = "Bill::is_once")]
    pub next_factor: i64,
}

impl Bill {
    const fn once() -> i64 {
        1
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
    const fn is_once(factor: &i64) -> bool {
        *factor == 1
    }

    /// What each loser pays each winner (Rufspiel) or the soloist (solo kinds).
    pub const fn value(&self) -> i64 {
        (self.base + self.runners + self.extra)
            * self.schwarz_factor
            * self.tout_factor
            * self.doubling_factor
            * self.knock_factor
            * self.bock_factor
            * self.next_factor
    }

    /// How what a hand was worth is made up; none where nothing was played to its end, or not for money.
    pub fn of_game(game: &Game) -> Option<Bill> {
        let rules = &game.setup().rules;
        let tariff = rules.money.as_ref()?;
        let multiplied = game.multipliers();
        match game.ending()? {
            Ending::Scored { outcome, .. } => {
                Some(Bill::of(rules, tariff, outcome, multiplied, game.joint_claim()))
            }
            // What each of the others is due before Jungfrauen, or what a Durchmarsch wins from each (V 3.3, V 3.5).
            Ending::Ramsch { outcome, .. } => {
                let base = match outcome.durchmarsch {
                    Some(_) => tariff.durchmarsch(),
                    None => tariff.price(ContractKind::Ramsch),
                };
                Some(Bill {
                    base: base.into(),
                    runners: 0,
                    extra: 0,
                    tout_factor: 1,
                    doubling_factor: 1 << multiplied.doubled.count(),
                    schwarz_factor: 1,
                    knock_factor: multiplied.knocking(rules),
                    bock_factor: multiplied.bock.into(),
                    next_factor: multiplied.next(rules),
                })
            }
            Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. } => None,
        }
    }

    /// The bill of a hand; `claim` where winners claim by hand.
    pub fn of(
        rules: &RuleSet,
        tariff: &Tariff,
        outcome: impl Into<Payable>,
        multiplied: impl Into<Multipliers>,
        claim: Option<Claim>,
    ) -> Bill {
        let (outcome, multiplied) = (outcome.into(), multiplied.into());
        let schwarz = outcome.schwarz && claim.is_none_or(|claim| claim.schwarz);
        let doubles = schwarz && tariff.schwarz_doubles;
        let extra = if schwarz && !doubles {
            tariff.schwarz
        } else if outcome.schneider {
            tariff.schneider
        } else {
            0
        };
        Bill {
            base: i64::from(tariff.price_in(outcome.kind, outcome.suit)),
            runners: i64::from(tariff.runner) * paid_runners(tariff, &outcome, claim),
            extra: i64::from(extra),
            tout_factor: tout_factor(rules, tariff, outcome.kind, outcome.tout),
            doubling_factor: multiplied.doubled.factor(rules.doubling.as_ref()),
            schwarz_factor: if doubles { 2 } else { 1 },
            knock_factor: multiplied.knocking(rules),
            bock_factor: i64::from(multiplied.bock),
            next_factor: multiplied.next(rules),
        }
    }
}

/// What a Tout, or a Sie, multiplies by.
fn tout_factor(rules: &RuleSet, tariff: &Tariff, kind: ContractKind, is_tout: bool) -> i64 {
    i64::from(if kind == ContractKind::Sie {
        rules.sie.and_then(|sie| sie.money_factor).unwrap_or(1)
    } else if is_tout {
        tariff.tout_factor
    } else {
        1
    })
}

/// What a game costs at the table, as far as a list tells it: runners are paid there and never listed (S 5.2.8, P 4, P 11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ListedStake {
    /// Units that each loser pays each winner (Rufspiel) or the soloist (solo kinds), without runners.
    pub each: i64,
    /// Units for each runner; 0 where they are in it already.
    pub runner: i64,
    /// From how many runners on they are paid; 0 in what has none.
    pub runners_from: u8,
}

impl ListedStake {
    /// What a listed game costs; none where the rule set knows no money.
    pub fn of(rules: &RuleSet, game: &ListedGame) -> Option<ListedStake> {
        let tariff = rules.money.as_ref()?;
        let is_tout = game.kind.is_tout() && !game.refused_tout;
        let extra = match game.height {
            _ if is_tout => 0,
            Height::Plain => 0,
            Height::Schneider => tariff.schneider,
            Height::Schwarz => tariff.schwarz,
        };
        let doubled = Doubled::times(game.double.map_or(0, |double| double.doubles));
        let factor = tout_factor(rules, tariff, game.kind, is_tout)
            * doubled.factor(rules.doubling.as_ref())
            * i64::from(game.multiplied);
        // A Sie has all the lords of a hand, and the price of a Solo (decision 4, V 5.5, 10.3).
        let runners_from = tariff.runners_from(game.kind);
        let (within, runner) = match game.kind {
            ContractKind::Sie => (i64::from(rules.deck().tricks()), 0),
            _ if runners_from.is_none() => (0, 0),
            _ => (0, i64::from(tariff.runner)),
        };
        let value = i64::from(tariff.price(game.kind)) + i64::from(extra) + within * i64::from(tariff.runner);
        let runners_from = runners_from.unwrap_or(0);
        Some(ListedStake { each: value * factor, runner: runner * factor, runners_from })
    }
}

/// How many runners are due: those there are, if they are enough to be paid (S 4.2.2), not more than are paid at all and
/// not those of the wrong side (V 10.4).
pub(crate) fn due_runners(tariff: &Tariff, outcome: &Payable) -> u8 {
    let Runners { count, side } = outcome.runners;
    let counts = match tariff.runners_of {
        RunnersOf::Either => true,
        RunnersOf::Losers => side != outcome.winners(),
        RunnersOf::Nobody => false,
    };
    let enough = tariff.runners_from(outcome.kind).is_some_and(|from| count >= from);
    match tariff.runners_most {
        _ if !(counts && enough) => 0,
        0 => count,
        most => count.min(most),
    }
}

/// How many runners are paid: those there are, if they are enough; what was claimed too much is paid back twice.
fn paid_runners(tariff: &Tariff, outcome: &Payable, claim: Option<Claim>) -> i64 {
    let due = i64::from(due_runners(tariff, outcome));
    match claim {
        None => due,
        Some(claim) => {
            let claimed = i64::from(claim.runners);
            let excess = (claimed - due).max(0);
            // Paid as claimed, then twice the excess comes back.
            claimed - 2 * excess
        }
    }
}

/// Settles a hand in money, each hand by itself and at once (S 4.2.1); none where the rule set knows none.
pub fn settle(
    rules: &RuleSet,
    outcome: impl Into<Payable>,
    multiplied: impl Into<Multipliers>,
    claim: Option<Claim>,
) -> Option<Settlement> {
    let outcome = outcome.into();
    let tariff = rules.money.as_ref()?;
    let value = Bill::of(rules, tariff, outcome, multiplied, claim).value();
    let signed = match outcome.winners() {
        Side::Declarer => value,
        Side::Defenders => -value,
    };
    let units = match outcome.parties.partner {
        Some(_) => by_side(outcome.parties, signed, signed, -signed),
        None => by_side(outcome.parties, 3 * signed, 0, -signed),
    };
    Some(Settlement::new(units, 0).expect("what one side gets the other pays"))
}

/// Whether a contract is played for a pot: partners play for it (decision 27), or everybody does (V 9.3); nobody in a Ramsch.
pub(crate) const fn is_at_stake(stock: &StockRules, kind: ContractKind, pot: i64) -> bool {
    let for_it = match kind.row().lineup {
        Lineup::CalledPartner | Lineup::Married => true,
        Lineup::Alone => matches!(stock.games, StockGames::All),
        Lineup::Everyone => false,
    };
    pot != 0 && for_it
}

/// What becomes of a pot (decision 27; V 9.3, 9.4): who wins gets it, who loses pays the same in, or as the set has it.
pub fn settle_pot(stock: &StockRules, outcome: impl Into<Payable>, pot: i64) -> Settlement {
    let outcome = outcome.into();
    if !is_at_stake(stock, outcome.kind, pot) {
        return Settlement::NOTHING;
    }
    let Parties { declarer, partner } = outcome.parties;
    let alone = Parties { declarer, partner: partner.filter(|_| stock.who == StockWho::Party) };
    let mut units = BySeat::new([0; 4]);
    let paid = match (outcome.won, stock.loss) {
        (true, _) => {
            share_out(&mut units, alone.declarers(), pot);
            pot
        }
        (false, StockLoss::Stays) => 0,
        (false, StockLoss::Defenders) => {
            share_out(&mut units, outcome.parties.members(Side::Defenders), pot);
            pot
        }
        (false, StockLoss::Double) => {
            let room = if stock.most == 0 { pot } else { pot.min((i64::from(stock.most) - pot).max(0)) };
            let members = alone.declarers().count() as i64;
            let due = room / members * members;
            share_out(&mut units, alone.declarers(), -due);
            -due
        }
    };
    Settlement::new(units, -paid).expect("the pot gives what they get")
}

/// Shares a sum out among some seats; what does not divide falls on them one each, in seat order (V 0.4).
fn share_out(units: &mut BySeat<i64>, seats: impl Iterator<Item = Seat>, sum: i64) {
    let seats: Vec<Seat> = seats.collect();
    let count = seats.len() as i64;
    let odd = (sum % count).abs();
    for (place, seat) in (0..).zip(seats) {
        units[seat] += sum / count + if place < odd { sum.signum() } else { 0 };
    }
}

#[cfg(test)]
mod tests {
    use super::{Claim, Doubled, Settlement, settle, settle_pot};
    use crate::card::Suit;
    use crate::contract::{CallSuit, CalledCard, Contract, Goal};
    use crate::outcome::{Outcome, Parties, Runners, Side};
    use crate::rules::builtin;
    use crate::seat::{BySeat, Seat};

    const RUFSPIEL: Contract = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Eichel) };
    const SOLO: Contract = Contract::Solo { trump: Suit::Gras, goal: Goal::Majority };
    const WENZ: Contract = Contract::Wenz { goal: Goal::Majority };

    fn outcome(contract: Contract, points: u8, runners: u8) -> Outcome {
        let partner = (contract == RUFSPIEL).then_some(Seat::Three);
        let tout = contract.goal() == Goal::Tout;
        let tricks = if points == 120 { 8 } else { points.min(1) * 4 };
        Outcome {
            parties: Parties { declarer: Seat::One, partner },
            contract,
            goal: contract.goal(),
            points,
            tricks,
            won: if tout { tricks == 8 } else { points >= 61 },
            schneider: !tout && (points >= 91 || points <= 30),
            schwarz: !tout && (tricks == 8 || tricks == 0),
            runners: Runners { count: runners, side: Side::Defenders },
        }
    }

    fn units(rules: &str, outcome: &Outcome, doubled: Doubled) -> Option<[i64; 4]> {
        settle(&builtin(rules).unwrap(), outcome, doubled, None)
            .map(|settlement| *settlement.units().as_array())
    }

    #[test]
    fn s_5_2_8_and_p_11_what_a_listed_game_costs_at_the_table() {
        use super::ListedStake;
        use crate::contract_kind::ContractKind;
        use crate::list_entry::{Height, ListedGame};
        let rules = crate::rules::builtin("preis").unwrap();
        let parties = Parties { declarer: Seat::One, partner: None };
        let game = ListedGame {
            parties,
            kind: ContractKind::Solo,
            refused_tout: false,
            won: true,
            height: Height::Schneider,
            game: 2,
            double: None,
            multiplied: 1,
        };
        let cost = |game: &ListedGame| {
            ListedStake::of(&rules, game).map(|cost| (cost.each, cost.runner, cost.runners_from))
        };
        assert_eq!(cost(&game), Some((6, 1, 3)), "P 4: 50 and 10 cents");
        let tout = ListedGame { kind: ContractKind::WenzTout, height: Height::Plain, ..game };
        assert_eq!(cost(&tout), Some((10, 2, 3)));
        assert_eq!(cost(&ListedGame { refused_tout: true, ..tout }), Some((5, 1, 3)));
        let called = Parties { partner: Some(Seat::Two), ..parties };
        let call =
            ListedGame { parties: called, kind: ContractKind::Rufspiel, height: Height::Schwarz, ..game };
        assert_eq!(cost(&call), Some((3, 1, 3)));
        assert_eq!(ListedStake::of(&crate::rules::builtin("tischpunkte").unwrap(), &game), None, "T 4");
    }

    #[test]
    fn s_4_2_4_a_rufspiel_pays_one_unit_and_its_extras() {
        let pays =
            |points, runners| units("schule", &outcome(RUFSPIEL, points, runners), Doubled::Not).unwrap()[0];
        assert_eq!(pays(61, 1), 1);
        assert_eq!(pays(60, 1), -1);
        assert_eq!(pays(61, 2), 1, "two runners are not paid");
        assert_eq!(pays(61, 3), 4);
        assert_eq!(pays(91, 1), 2);
        assert_eq!(pays(120, 1), 3, "decision_5: Schwarz is two units in all");
        assert_eq!(pays(30, 4), -(1 + 4 + 1));
    }

    #[test]
    fn s_4_2_4_the_soloist_pays_or_gets_it_three_times() {
        assert_eq!(units("schule", &outcome(SOLO, 61, 1), Doubled::Not), Some([15, -5, -5, -5]));
        assert_eq!(units("schule", &outcome(SOLO, 0, 3), Doubled::Not), Some([-30, 10, 10, 10]));
        assert_eq!(units("schule", &outcome(RUFSPIEL, 70, 1), Doubled::Not), Some([1, -1, 1, -1]));
    }

    #[test]
    fn s_4_2_2_and_p_11_a_wenz_pays_from_two_runners_or_three() {
        assert_eq!(units("schule", &outcome(WENZ, 61, 2), Doubled::Not), Some([21, -7, -7, -7]));
        assert_eq!(units("preis", &outcome(WENZ, 61, 2), Doubled::Not), Some([15, -5, -5, -5]));
        assert_eq!(units("preis", &outcome(WENZ, 61, 3), Doubled::Not), Some([24, -8, -8, -8]));
    }

    #[test]
    fn s_4_2_4_a_tout_doubles_value_and_runners_and_knows_no_schneider() {
        let tout = Contract::Solo { trump: Suit::Gras, goal: Goal::Tout };
        assert_eq!(units("schule", &outcome(tout, 120, 4), Doubled::Not), Some([54, -18, -18, -18]));
        assert_eq!(units("schule", &outcome(tout, 119, 1), Doubled::Not), Some([-30, 10, 10, 10]));
    }

    #[test]
    fn s_3_3_1_stoss_doubles_and_retour_doubles_again() {
        assert_eq!(units("schule", &outcome(SOLO, 91, 3), Doubled::Stoss), Some([54, -18, -18, -18]));
        assert_eq!(units("schule", &outcome(SOLO, 91, 3), Doubled::Retour), Some([108, -36, -36, -36]));
    }

    #[test]
    fn decision_4_a_sie_pays_a_solo_with_eight_runners_four_times() {
        let sie = Outcome { won: true, ..outcome(Contract::Sie, 120, 8) };
        assert_eq!(units("schule", &sie, Doubled::Not), Some([156, -52, -52, -52]));
    }

    #[test]
    fn t_4_no_money() {
        assert_eq!(units("tischpunkte", &outcome(SOLO, 61, 3), Doubled::Not), None);
    }

    #[test]
    fn s_4_2_3_and_decision_26_claims_by_hand() {
        let rules = builtin("schule").unwrap();
        let pays = |points, runners, claimed, schwarz| {
            let claim = Claim { runners: claimed, schwarz };
            settle(&rules, &outcome(RUFSPIEL, points, runners), Doubled::Not, Some(claim)).unwrap().units()
                [Seat::One]
        };
        assert_eq!(pays(61, 4, 4, false), 5);
        assert_eq!(pays(61, 4, 0, false), 1, "not asked for, not paid");
        assert_eq!(pays(61, 4, 3, false), 4);
        assert_eq!(pays(61, 3, 4, false), 3, "the fourth is paid back twice");
        assert_eq!(pays(61, 2, 2, false), -1, "two are none");
        assert_eq!(pays(120, 1, 0, false), 2, "s_3_5_3: Schwarz not asked for pays as Schneider");
        assert_eq!(pays(120, 1, 0, true), 3);
        assert_eq!(pays(91, 1, 0, true), 2, "what is not Schwarz cannot be claimed");
    }

    #[test]
    fn decision_27_the_pot() {
        let stock: crate::rules::StockRules = serde_json::from_str(r#"{"units": 2}"#).unwrap();
        let pot = |contract, points, pot| settle_pot(&stock, &outcome(contract, points, 1), pot);
        assert_eq!(*pot(RUFSPIEL, 61, 8).units().as_array(), [4, 0, 4, 0]);
        assert_eq!(pot(RUFSPIEL, 61, 8).pot(), -8);
        assert_eq!(*pot(RUFSPIEL, 60, 8).units().as_array(), [-4, 0, -4, 0]);
        assert_eq!(pot(RUFSPIEL, 60, 8).pot(), 8);
        assert_eq!(pot(SOLO, 61, 8), Settlement::NOTHING);
    }

    #[test]
    fn a_sum_that_is_not_zero_cannot_be_built() {
        assert_eq!(Settlement::new(BySeat::new([1, 0, 0, 0]), 0), None);
        assert!(Settlement::new(BySeat::new([1, 0, 0, 0]), -1).is_some());
        let read = serde_json::from_str::<Settlement>;
        assert!(read("{\"units\":[1,0,0,0],\"pot\":0}").is_err());
        assert!(read("{\"units\":[1,0,0,0],\"pot\":-1}").is_ok());
    }
}
