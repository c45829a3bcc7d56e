//! Rule sets with any of the house rules (V), and cards dealt under them.

use std::sync::Arc;

use schafkopf::rules::{
    BettelLead, BettelRanks, BettelRules, BettelTrumps, BockAgain, BockEvent, BockRules, DoubleAnswer,
    DoubleUntil, Durchmarsch, DurchmarschWord, Forced, ForcedBy, ForcedGame, HochzeitFace, HochzeitGive,
    HochzeitRank, HochzeitRules, Jungfrau, KnockFactor, KnockOrder, KnockRules, Knockers, LadderEntry,
    RamschRules, RamschTie, RenonceCalls, RunAwayCounts, Steps, StockFill, StockGames, StockLoss, StockWho,
    builtin,
};
use schafkopf::{
    BySeat, Card, CardSet, Contract, ContractKind, Deal, Dealt, Deck, Pack, RuleSet, Seat, Suit,
};

use crate::chance::books::any_rules;
use crate::dice::Dice;

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

const CHANGES: [Change; 15] = [
    short,
    ramsch,
    knock,
    bettel,
    hochzeit,
    call,
    doubling,
    not_in,
    stock,
    all_pass,
    last_knocker,
    bock,
    apart,
    prices,
    rest,
];

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
    let packets = &set.deal.packets;
    let after = packets.iter().take(1 + dice.below(packets.len())).sum();
    set.knock = Some(KnockRules {
        after: dice.once_in(2).then_some(after),
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
    let mut rules = BockRules {
        after: Vec::new(),
        hands: 1 + dice.below(5) as u8,
        factor: 2 + dice.below(3) as u32,
        again: dice.pick(&[BockAgain::Extend, BockAgain::Multiply, BockAgain::Ignore]),
    };
    // Those that can happen under the set.
    let can_happen = |event: &BockEvent| {
        let after = vec![*event];
        let with = RuleSet { bock: Some(BockRules { after, ..rules.clone() }), ..set.clone() };
        RuleSet::from_canonical(&with.canonical()).is_ok()
    };
    let mut after: Vec<BockEvent> = EVENTS.into_iter().filter(can_happen).collect();
    dice.shuffle(&mut after);
    after.truncate(1 + dice.below(EVENTS.len()));
    rules.after = after;
    set.bock = Some(rules);
}

const EVENTS: [BockEvent; 10] = [
    BockEvent::HerzSoloLost,
    BockEvent::EmptyTrick,
    BockEvent::Sixty,
    BockEvent::StossLost,
    BockEvent::SoloLost,
    BockEvent::Schwarz,
    BockEvent::ToutWon,
    BockEvent::Sie,
    BockEvent::Durchmarsch,
    BockEvent::AllPass,
];

/// A suit with a rung of its own, right above its kind (V 11.2).
fn apart(set: &mut RuleSet, dice: &mut Dice) {
    let kinds: Vec<ContractKind> = set.auction.ladder.iter().flatten().map(|entry| entry.kind).collect();
    let kind = dice.pick(&kinds);
    let Some(rung) = set.rung(kind) else { return };
    let own = LadderEntry { kind, suit: Some(dice.pick(&Suit::ALL)) };
    set.auction.ladder.insert(rung + 1, vec![own]);
}

/// Prices of their own for the games of the house (V 10.2).
fn prices(set: &mut RuleSet, dice: &mut Dice) {
    let (bettel, hochzeit, ramsch) = (set.bettel.is_some(), set.hochzeit.is_some(), set.ramsch.is_some());
    let Some(money) = &mut set.money else { return };
    let mut own = |known: bool| (known && dice.once_in(2)).then(|| 1 + dice.below(20) as u32);
    (money.bettel, money.hochzeit) = (own(bettel), own(hochzeit));
    (money.ramsch, money.durchmarsch) = (own(ramsch), own(ramsch));
}

/// Kinds in which nobody doubles (V 7.4).
fn not_in(set: &mut RuleSet, dice: &mut Dice) {
    let known: Vec<ContractKind> = ContractKind::ALL.into_iter().filter(|&kind| set.knows(kind)).collect();
    let Some(doubling) = &mut set.doubling else { return };
    doubling.not_in = vec![dice.pick(&known), dice.pick(&known)].into();
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
    doubling.steps = Steps::new(&[2, 4, 8, 16][..=dice.below(4)]).unwrap();
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
    for card in wanted {
        let holder = Seat::ALL.into_iter().find(|&other| hands[other].contains(card)).unwrap();
        let Some(for_it) = (hands[seat] - wanted).highest().filter(|_| holder != seat) else { continue };
        hands[holder] = (hands[holder] - CardSet::only(card)) | CardSet::only(for_it);
        hands[seat] = (hands[seat] - CardSet::only(for_it)) | CardSet::only(card);
    }
    hands
}

/// As many first cards of each hand as there were.
fn first_of(hands: &BySeat<CardSet>, first: &BySeat<CardSet>) -> BySeat<CardSet> {
    BySeat::from_fn(|seat| hands[seat].iter().take(first[seat].len() as usize).collect())
}
