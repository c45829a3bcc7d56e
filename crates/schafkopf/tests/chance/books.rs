//! Rule sets of every kind: each field takes every value that a valid set can have.

use std::sync::Arc;

use schafkopf::rules::{
    AllPassRules, ApprovalPer, ApprovalRules, AuctionRules, AuctionStyle, BeforeDeal, CallRules, Claims,
    ComplaintUntil, Criterion, DealRules, DoubleAnswer, DoubleUntil, DoublingRules, DrawTime, FaultRules,
    FaultScale, FirstGame, FirstGameRules, Forced, ForcedBy, ForcedGame, KindSet, LaidOpen, ListRules, Name,
    NamingEarly, PlayRules, Redeal, RunnersFrom, RunnersOf, SieRules, Steps, StockFill, StockGames,
    StockLoss, StockRules, StockWho, Tariff, TournamentRules, TournamentText, ToutCondition, ToutRules,
};
use schafkopf::{ContractKind, Deck, RuleSet};

use crate::dice::Dice;

/// A valid rule set, checked as one that comes from a store is.
pub(crate) fn any_rules(dice: &mut Dice) -> Arc<RuleSet> {
    let set = draw(dice);
    match RuleSet::from_canonical(&set.canonical()) {
        Ok(read) => Arc::new(read),
        Err(error) => panic!("the set was to be valid: {error}\n{set:#?}"),
    }
}

/// A set as it was drawn.
pub(crate) fn draw(dice: &mut Dice) -> RuleSet {
    let list = dice.once_in(2);
    let money = dice.once_in(2);
    let sie = dice.once_in(2);
    let list_points = list.then(|| list_rules(dice, sie));
    let auction = auction(dice);
    RuleSet {
        id: id(dice),
        version: number(dice, 1, 9),
        name: Name { de: "Beliebig".to_owned(), en: "Any".to_owned() },
        deal: deal(dice),
        auction: auction.clone(),
        knock: None,
        call: CallRules::default(),
        bettel: None,
        hochzeit: None,
        ramsch: None,
        play: PlayRules::default(),
        bock: None,
        all_pass: all_pass(dice),
        tout: ToutRules {
            condition: dice.pick(&[ToutCondition::None, ToutCondition::Schule, ToutCondition::Preis]),
            extras: money && dice.once_in(4),
        },
        first_game: FirstGameRules {
            tout: first_game(dice, list),
            schwarz: first_game(dice, list),
            sie: first_game(dice, true),
        },
        sie: sie.then(|| SieRules { money_factor: money.then(|| number(dice, 1, 100)) }),
        doubling: dice.once_in(2).then(|| doubling(dice, list)),
        money: money.then(|| tariff(dice, &auction)),
        stock: (money && dice.once_in(2)).then(|| stock(dice)),
        list: list_points,
        faults: faults(dice, list_points),
        tournament: (list && dice.once_in(2)).then(|| tournament(dice, sie)),
    }
}

/// The plain pot: what else it may be is compared elsewhere, with a second model.
fn stock(dice: &mut Dice) -> StockRules {
    StockRules {
        units: number(dice, 1, 1_000),
        fill: StockFill::AllPass,
        games: StockGames::Partner,
        who: StockWho::Party,
        loss: StockLoss::Double,
        most: 0,
    }
}

fn number(dice: &mut Dice, from: u32, to: u32) -> u32 {
    // The ends are where mistakes live.
    match dice.below(6) {
        0 => from,
        1 => to,
        _ => from + dice.below((to - from + 1) as usize) as u32,
    }
}

fn id(dice: &mut Dice) -> String {
    let letters: Vec<char> = "abcdefghijklmnopqrstuvwxyz0123456789-".chars().collect();
    (0..number(dice, 1, 40)).map(|_| dice.pick(&letters)).collect()
}

fn deal(dice: &mut Dice) -> DealRules {
    let mut packets = Vec::new();
    let mut left = 8;
    while left > 0 {
        let packet = 1 + dice.below(left) as u8;
        packets.push(packet);
        left -= usize::from(packet);
    }
    let before = dice.pick(&[BeforeDeal::Cut, BeforeDeal::ShuffleAgain]);
    let cut = before == BeforeDeal::Cut;
    let cuts = cut.then(|| number(dice, 0, 255) as u8);
    let cut_least = cut.then(|| number(dice, 1, 16) as u8);
    DealRules { pack: Deck::Long, packets, before, cuts, cut_least, redeal_below: 0 }
}

fn auction(dice: &mut Dice) -> AuctionRules {
    AuctionRules {
        ladder: ladder(dice).into_iter().map(|rung| rung.into_iter().map(Into::into).collect()).collect(),
        style: dice.pick(&[AuctionStyle::Pairwise, AuctionStyle::AllFirst]),
        naming_early: dice.pick(&[NamingEarly::Refused, NamingEarly::Binds]),
    }
}

/// A Rufspiel, then some solo kinds in any order and on any rungs, each Tout somewhere above its plain contract.
fn ladder(dice: &mut Dice) -> Vec<Vec<ContractKind>> {
    let plain_solo = |kind: &ContractKind| kind.tout().is_some() && !kind.is_tout();
    let mut plain: Vec<ContractKind> = ContractKind::ALL.into_iter().filter(plain_solo).collect();
    dice.shuffle(&mut plain);
    plain.truncate(1 + dice.below(plain.len()));
    let mut rungs: Vec<Vec<ContractKind>> = Vec::new();
    for kind in plain {
        if !rungs.is_empty() && dice.once_in(4) {
            rungs.last_mut().unwrap().push(kind);
        } else {
            rungs.push(vec![kind]);
        }
    }
    for tout in ContractKind::ALL.into_iter().filter(|kind| kind.is_tout()) {
        let below = rungs.iter().position(|rung| rung.contains(&tout.plain()));
        let Some(below) = below.filter(|_| !dice.once_in(4)) else { continue };
        let place = below + 1 + dice.below(rungs.len() - below);
        if place < rungs.len() && dice.once_in(3) {
            rungs[place].push(tout);
        } else {
            rungs.insert(place, vec![tout]);
        }
    }
    rungs.insert(0, vec![ContractKind::Rufspiel]);
    rungs
}

fn all_pass(dice: &mut Dice) -> AllPassRules {
    let forced = dice.pick(&[Forced::Never, Forced::AtOnce, Forced::SecondTime]);
    let game = dice.pick(&[ForcedGame::Rufspiel, ForcedGame::Any]);
    AllPassRules {
        redeal: dice.pick(&[Redeal::Same, Redeal::Next]),
        forced,
        forced_game: (forced != Forced::Never).then_some(game),
        forced_by: ForcedBy::Eo,
        forced_sixty: 0,
        double_next: 0,
    }
}

fn first_game(dice: &mut Dice, may_be_barred: bool) -> FirstGame {
    if may_be_barred && dice.once_in(2) { FirstGame::Barred } else { FirstGame::Counts }
}

fn doubling(dice: &mut Dice, list: bool) -> DoublingRules {
    let factor = number(dice, 2, 16);
    let retour = factor < 16 && dice.once_in(2);
    let steps = if retour { vec![factor, number(dice, factor + 1, 16)] } else { vec![factor] };
    DoublingRules {
        steps: Steps::new(&steps).unwrap(),
        needs_trump: dice.once_in(2),
        by_leader: dice.once_in(2),
        unjustified_tricks: (list && dice.once_in(2)).then(|| number(dice, 0, 7) as u8),
        until: DoubleUntil::FirstCard,
        answer: DoubleAnswer::Declarer,
        not_in: KindSet::default(),
        takes_over: false,
    }
}

fn tariff(dice: &mut Dice, auction: &AuctionRules) -> Tariff {
    let knows = |kind| auction.ladder.iter().flatten().any(|known| known.kind == kind);
    let mut own = |kind| (knows(kind) && dice.once_in(2)).then(|| number(dice, 1, 10_000));
    let (geier, farbgeier) = (own(ContractKind::Geier), own(ContractKind::Farbgeier));
    let (wenz, farbwenz) = (own(ContractKind::Wenz), own(ContractKind::Farbwenz));
    let solo_herz = own(ContractKind::Solo);
    let schneider = number(dice, 0, 10_000);
    Tariff {
        unit_cents: number(dice, 0, 10_000),
        rufspiel: number(dice, 1, 10_000),
        solo: number(dice, 1, 10_000),
        geier,
        farbgeier,
        wenz,
        farbwenz,
        solo_herz,
        bettel: None,
        hochzeit: None,
        ramsch: None,
        durchmarsch: None,
        runner: number(dice, 0, 10_000),
        schneider,
        schwarz: number(dice, schneider, 10_000),
        tout_factor: number(dice, 1, 100),
        runners_from: RunnersFrom {
            rufspiel: number(dice, 1, 14) as u8,
            solo: number(dice, 1, 14) as u8,
            wenz: number(dice, 1, 4) as u8,
            farbwenz: number(dice, 1, 11) as u8,
            geier: number(dice, 1, 4) as u8,
            farbgeier: number(dice, 1, 11) as u8,
        },
        claims: dice.pick(&[Claims::Automatic, Claims::ByHand]),
        runners_most: number(dice, 0, 14) as u8,
        runners_of: dice.pick(&[RunnersOf::Either, RunnersOf::Losers, RunnersOf::Nobody]),
        schwarz_doubles: schneider > 0 && dice.once_in(3),
    }
}

/// Three numbers that rise or stay, each divisible by `by`.
fn rising(dice: &mut Dice, by: u32) -> [u32; 3] {
    let top = 10_000 / by;
    let plain = number(dice, 1, top);
    let schneider = number(dice, plain, top);
    [plain, schneider, number(dice, schneider, top)].map(|points| points * by)
}

fn list_rules(dice: &mut Dice, sie: bool) -> ListRules {
    ListRules {
        rufspiel: rising(dice, 1),
        solo: rising(dice, 3),
        tout: 3 * number(dice, 1, 3_333),
        sie: sie.then(|| 3 * number(dice, 1, 3_333)),
        bettel: None,
        ramsch: None,
        multiplied: dice.once_in(2),
    }
}

fn faults(dice: &mut Dice, list: Option<ListRules>) -> FaultRules {
    let (rufspiel, solo) = list.map_or((1, 1), |list| (list.rufspiel[0], list.solo[0]));
    // With a choice an offender must lose at least what the declarers win (decision 14).
    let stop = (2 * rufspiel).next_multiple_of(3);
    let lost = stop > 9_000 || dice.once_in(2);
    FaultRules {
        scale: if lost { FaultScale::Lost } else { FaultScale::Choice },
        rufspiel: if lost { 2 * number(dice, 1, 5_000) } else { number(dice, stop / 3, 3_333) * 3 },
        solo: if lost { 3 * number(dice, 1, 3_333) } else { solo + 2 * number(dice, 0, (10_000 - solo) / 2) },
        tout: 3 * number(dice, 1, 3_333),
        thrower_solo: 2 * number(dice, 1, 5_000),
        soloist_stop: (!lost).then(|| 3 * number(dice, 1, 3_333)),
        laid_open: dice.pick(&[LaidOpen::Fault, LaidOpen::OtherPartyWins]),
        complaint_until: dice.pick(&[
            ComplaintUntil::NextCut,
            ComplaintUntil::SecondShuffle,
            ComplaintUntil::NextEntry,
        ]),
    }
}

/// Points for the places at a table, which any ties can share; often none.
fn table_points(dice: &mut Dice) -> Vec<u32> {
    if dice.once_in(2) {
        return Vec::new();
    }
    let mut points: Vec<u32> = (0..4).map(|_| 12 * number(dice, 0, 833)).collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    points
}

fn tournament(dice: &mut Dice, sie: bool) -> TournamentRules {
    let table_points = table_points(dice);
    let mut between =
        vec![Criterion::ToutsWon, Criterion::ToutsPlayed, Criterion::SolosWon, Criterion::SolosPlayed];
    between.extend((!table_points.is_empty()).then_some(Criterion::GamePoints));
    between.extend(sie.then_some(Criterion::Sie));
    dice.shuffle(&mut between);
    between.truncate(dice.below(between.len() + 1));
    let ranking = [vec![Criterion::Points], between, vec![Criterion::Lot]].concat();
    TournamentRules {
        matches: number(dice, 1, 16),
        games: 4 * number(dice, 1, 32),
        draw: dice.pick(&[DrawTime::Beforehand, DrawTime::EachMatch]),
        least_age: number(dice, 0, 99),
        approval: ApprovalRules {
            tout: dice.once_in(2),
            sie: sie && dice.once_in(2),
            solo_from: number(dice, 0, 9),
            per: dice.pick(&[ApprovalPer::Table, ApprovalPer::Player]),
        },
        table_points,
        ranking,
        text: dice.pick(&[None, Some(TournamentText::Schule), Some(TournamentText::Preis)]),
    }
}
