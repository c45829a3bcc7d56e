//! Whether to play, and what.

use schafkopf::{
    Bid, BidChoices, Card, CardSet, Circumstances, Contract, ContractKind, ContractSet, Goal, ListClass,
    Order, RuleSet, Rung, SeatView, Suit, callable, check_declaration,
};

use super::reason::Reason;
use super::strength::{chance, is_sure_of_all_tricks, strength};

/// A contract, and what the seat expects of it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Prospect {
    contract: Contract,
    /// How likely it is won.
    chance: f32,
    /// What it brings on average, in units or list points.
    value: f32,
}

/// How often who plays wants to win at the least. Whoever waits for surer games leaves too many to the others.
const LEAST_RUFSPIEL: f32 = 0.55;
const LEAST_WENZ: f32 = 0.50;
const LEAST_SOLO: f32 = 0.57;
/// How often a Tout is won with a hand that can hardly lose a trick.
const SURE_TOUT: f32 = 0.95;

/// What to say.
pub(super) fn bid(view: &SeatView, rules: &RuleSet, choices: BidChoices) -> (Bid, Reason) {
    let least = match (choices.least, view.table.claim) {
        (Some(least), _) => least,
        (None, Some((_, claimed))) if choices.hold => claimed,
        (None, _) => return (no(choices), Reason::NotAllowed),
    };
    let mut best: Option<Prospect> = None;
    each_prospect(Outlook::of(view), rules, &mut |prospect| {
        let rung = rules.rung(prospect.contract.kind());
        let high_enough = rung.is_some_and(|rung| rung >= usize::from(least.0));
        let wanted = prospect.chance >= least_chance(prospect.contract);
        if high_enough && wanted && best.is_none_or(|best| prospect.value > best.value) {
            best = Some(prospect);
        }
    });
    match best {
        None => (no(choices), if least == Rung(0) { Reason::TooWeak } else { Reason::GiveWay }),
        Some(_) if choices.hold => (Bid::Hold { named: None }, Reason::StrongEnough),
        Some(_) => (claim(choices, least), Reason::StrongEnough),
    }
}

fn no(choices: BidChoices) -> Bid {
    if choices.first_time { Bid::Pass } else { Bid::Good }
}

fn claim(choices: BidChoices, claim: Rung) -> Bid {
    if choices.first_time { Bid::Play { claim, named: None } } else { Bid::Raise { claim, named: None } }
}

fn least_chance(contract: Contract) -> f32 {
    match contract {
        Contract::Rufspiel { .. } => LEAST_RUFSPIEL,
        Contract::Wenz { .. } | Contract::Geier { .. } => LEAST_WENZ,
        Contract::Farbwenz { .. }
        | Contract::Farbgeier { .. }
        | Contract::Solo { .. }
        | Contract::Bettel { .. }
        | Contract::Hochzeit
        | Contract::Ramsch
        | Contract::Sie => LEAST_SOLO,
    }
}

/// What to play, among what may be declared.
pub(super) fn declare(view: &SeatView, rules: &RuleSet, open: ContractSet) -> (Contract, Reason) {
    let mut best: Option<Prospect> = None;
    let mut consider = |prospect: Prospect| {
        if open.contains(prospect.contract) && best.is_none_or(|best| prospect.value > best.value) {
            best = Some(prospect);
        }
    };
    let outlook = Outlook::of(view);
    each_prospect(outlook, rules, &mut consider);
    if view.table.forced {
        // Who must play has calls that nobody else has (P 4).
        for called in callable(view.hand, true) {
            consider(prospect(outlook, rules, Contract::Rufspiel { called }));
        }
    }
    let reason = if view.table.forced { Reason::MustPlay } else { Reason::BestContract };
    let any = || open.iter().next().expect("who declares has something to declare");
    (best.map_or_else(any, |best| best.contract), reason)
}

/// What is worth more than a Rufspiel among what may be declared; none where nothing is.
pub(super) fn promising(view: &SeatView, rules: &RuleSet, open: ContractSet) -> Option<Contract> {
    let mut best: Option<Prospect> = None;
    each_prospect(Outlook::of(view), rules, &mut |prospect| {
        let wanted = open.contains(prospect.contract) && prospect.chance >= least_chance(prospect.contract);
        if wanted && best.is_none_or(|best| prospect.value > best.value) {
            best = Some(prospect);
        }
    });
    best.map(|best| best.contract)
}

/// What counting a hand says about a contract.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Promise {
    /// What it brings on average, in units or list points.
    pub(crate) value: f64,
    /// How far that is above the least for which it is played.
    pub(crate) above: f64,
    /// What is won or lost at the least.
    pub(crate) stake: f64,
}

impl Promise {
    /// What a hand promises in a contract; none where nobody counts for it.
    pub(crate) fn of(view: &SeatView, rules: &RuleSet, contract: Contract) -> Option<Promise> {
        if matches!(contract, Contract::Hochzeit | Contract::Ramsch | Contract::Sie) {
            return None;
        }
        let Prospect { chance, .. } = prospect(Outlook::of(view), rules, contract);
        // A Tout that is not sure is not hopeless: counting does not tell.
        let chance = if contract.goal() == Goal::Tout { chance.max(DOUBTFUL_TOUT) } else { chance };
        let stake = f64::from(stake(rules, contract.kind()));
        let of = |chance: f32| stake * f64::from(2.0 * chance - 1.0);
        Some(Promise { value: of(chance), above: of(chance) - of(least_chance(contract)), stake })
    }
}

/// How often a Tout is won, for all that counting tells, where it is not sure.
const DOUBTFUL_TOUT: f32 = 0.5;

/// The cards of who thinks about playing, and whether he leads to the first trick.
#[derive(Debug, Clone, Copy)]
struct Outlook {
    hand: CardSet,
    leads: bool,
}

impl Outlook {
    fn of(view: &SeatView) -> Outlook {
        Outlook { hand: view.hand, leads: view.table.dealer.next() == view.seat }
    }
}

/// Everything that the hand can be played as under the rules, with what it promises.
fn each_prospect(outlook: Outlook, rules: &RuleSet, take: &mut impl FnMut(Prospect)) {
    let hand = outlook.hand;
    for called in callable(hand, false) {
        take(prospect(outlook, rules, Contract::Rufspiel { called }));
    }
    let at = Circumstances { rules, game: ANY_GAME, forced: false };
    if let Some(bettel) = &rules.bettel {
        take(prospect(outlook, rules, Contract::Bettel { order: bettel.ranking() }));
    }
    for goal in [Goal::Majority, Goal::Tout] {
        let of_suit = |trump| {
            [
                Contract::Solo { trump, goal },
                Contract::Farbwenz { trump, goal },
                Contract::Farbgeier { trump, goal },
            ]
        };
        let solos = [Contract::Wenz { goal }, Contract::Geier { goal }].into_iter();
        for contract in solos.chain(Suit::ALL.into_iter().flat_map(of_suit)) {
            if check_declaration(hand, contract, at).is_ok() {
                take(prospect(outlook, rules, contract));
            }
        }
    }
}

/// What may be declared, a Tout's own conditions aside, does not depend on the game.
const ANY_GAME: u32 = 2;

/// What the hand promises in a contract.
fn prospect(outlook: Outlook, rules: &RuleSet, contract: Contract) -> Prospect {
    let Outlook { hand, leads } = outlook;
    let chance = match contract.goal() {
        Goal::Majority => chance(strength(hand, contract)),
        Goal::Tout if leads && is_sure_of_all_tricks(hand, contract) => SURE_TOUT,
        Goal::Tout | Goal::FewPoints => 0.0,
        Goal::NoTrick => bettel_chance(hand, contract.order()),
    };
    Prospect { contract, chance, value: stake(rules, contract.kind()) * (2.0 * chance - 1.0) }
}

/// How likely a hand takes no trick: every card counts that has few below it in its suit (V 2.1).
fn bettel_chance(hand: CardSet, order: Order) -> f32 {
    let safe = |suit: CardSet| {
        let (held, all): (Vec<Card>, Vec<Card>) =
            (order.sorted(hand & suit).collect(), order.sorted(suit).collect());
        // The lowest card of a hand is safe with nothing below it, the next with one gap, and so on.
        held.iter().rev().enumerate().all(|(place, card)| {
            let below = all.iter().rev().position(|other| other == card).unwrap_or(0);
            below <= 2 * place + 1
        })
    };
    let mut suits: Vec<CardSet> = Suit::ALL.into_iter().map(|suit| order.side_suit(suit)).collect();
    suits.push(order.trumps());
    let unsafe_suits = suits.into_iter().filter(|&suit| hand.intersects(suit) && !safe(suit)).count();
    match unsafe_suits {
        0 => 0.8,
        1 => 0.35,
        _ => 0.05,
    }
}

/// What a hand would like to play, as far as its owner shows it in the auction.
#[derive(Debug, Clone)]
pub(crate) struct Wishes {
    /// Contracts with their rungs, by how many points the hand is above what it takes, and what they promise.
    open: Vec<(Contract, usize, i32, f32)>,
}

impl Wishes {
    /// The wishes of a hand; `leads` if it leads to the first trick.
    pub(crate) fn of(hand: CardSet, leads: bool, rules: &RuleSet) -> Wishes {
        let mut open = Vec::with_capacity(12);
        each_prospect(Outlook { hand, leads }, rules, &mut |prospect| {
            let Some(rung) = rules.rung(prospect.contract.kind()) else { return };
            let margin = match prospect.contract.goal() {
                Goal::Majority => strength(hand, prospect.contract) - least_points(prospect.contract),
                Goal::Tout if prospect.chance > 0.0 => SURE_MARGIN,
                Goal::NoTrick => ((prospect.chance - LEAST_SOLO) * 400.0) as i32,
                Goal::Tout | Goal::FewPoints => return,
            };
            open.push((prospect.contract, rung, margin, prospect.value));
        });
        Wishes { open }
    }

    /// By how many points the hand is above what it takes to claim a rung; far below where nothing is so high.
    pub(crate) fn margin(&self, least: usize) -> i32 {
        self.open
            .iter()
            .filter(|(_, rung, ..)| *rung >= least)
            .map(|&(.., margin, _)| margin)
            .max()
            .unwrap_or(-SURE_MARGIN)
    }

    /// The contracts with what each promises.
    pub(crate) fn values(&self) -> impl Iterator<Item = (Contract, usize, f32)> + '_ {
        self.open.iter().map(|&(contract, rung, _, value)| (contract, rung, value))
    }
}

/// The margin of a hand that leaves no doubt.
const SURE_MARGIN: i32 = 400;

/// How many points of strength go with the least chance that who plays wants.
fn least_points(contract: Contract) -> i32 {
    match contract {
        Contract::Rufspiel { .. } => 20,
        Contract::Wenz { .. } | Contract::Geier { .. } => 0,
        Contract::Farbwenz { .. }
        | Contract::Farbgeier { .. }
        | Contract::Solo { .. }
        | Contract::Bettel { .. }
        | Contract::Hochzeit
        | Contract::Ramsch
        | Contract::Sie => 28,
    }
}

/// What the declarer wins or loses at the least, in money where there is any, else in the list.
fn stake(rules: &RuleSet, kind: ContractKind) -> f32 {
    let stake = match (&rules.money, &rules.list) {
        (Some(tariff), _) => match kind.row().listed {
            ListClass::Rufspiel | ListClass::Ramsch => tariff.price(kind),
            ListClass::Solo | ListClass::Bettel | ListClass::Sie => 3 * tariff.price(kind),
            ListClass::Tout => 3 * tariff.price(kind) * tariff.tout_factor,
        },
        (None, Some(list)) => match kind.row().listed {
            ListClass::Rufspiel => list.rufspiel[0],
            ListClass::Bettel => list.bettel.unwrap_or_default(),
            ListClass::Ramsch => list.ramsch.unwrap_or_default(),
            ListClass::Solo | ListClass::Sie => list.solo[0],
            ListClass::Tout => list.tout,
        },
        (None, None) => 1,
    };
    stake as f32
}
