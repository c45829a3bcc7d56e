//! Rules that cannot hold together.

use thiserror::Error;

use super::{BeforeDeal, Criterion, FaultScale, FirstGame, Forced, RuleSet, TournamentRules};
use crate::contract_kind::ContractKind;

/// Two rules that cannot hold together, or a value outside what the game allows.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Contradiction {
    /// `without` drops a section that the file also gives.
    #[error("`without` drops the section `{section}`, which the file also gives; keep one of the two")]
    DroppedAndGiven {
        /// The section.
        section: String,
    },
    /// `without` in a file that extends nothing.
    #[error("`without` drops sections of the set that a file `extends`; this file extends none")]
    WithoutBase,
    /// An id that could not be typed on a command line.
    #[error("an id is 1 to 40 characters out of a-z, 0-9 and -")]
    Id,
    /// Packets that do not make a hand.
    #[error(
        "packets must add up to 8 cards, each at least 1; allowed are for example [4, 4] and [2, 2, 2, 2]"
    )]
    Packets,
    /// A cut where nobody cuts, or none described where somebody does.
    #[error("`cuts` and `cut_least` (1 to 16) belong to `before = \"cut\"`, and only to it")]
    Cut,
    /// A ladder that is no ladder.
    #[error(
        "the ladder must begin with [\"rufspiel\"] alone, name each contract once and no Sie, and put each Tout above its plain contract"
    )]
    Ladder,
    /// `forced_game` without a forced game, or the other way round.
    #[error("`forced_game` is given if and only if `forced` is not \"never\"")]
    Forced,
    /// A condition or first-game rule that can never apply.
    #[error("a rule about listing the first game needs a `[list]`")]
    FirstGameWithoutList,
    /// A Sie's money factor without money, or the other way round.
    #[error("`money_factor` (at least 1) is given if and only if there is `[money]`")]
    SieMoney,
    /// A Sie's list points without a Sie, or the other way round.
    #[error("`list.sie` is given if and only if there is a `[sie]` section")]
    SieList,
    /// A doubling factor that does not double.
    #[error("`factor` must be at least 2, `retour_factor` 0 or more than `factor`, both at most 16")]
    Factor,
    /// An unjustified double where no list is kept.
    #[error("`unjustified_tricks` (0 to 7) needs a `[list]`, in which it is written")]
    Unjustified,
    /// Amounts that overflow sense.
    #[error("amounts are at most 10000, and a winner gets at least 1")]
    Amount,
    /// Runners that can never be paid.
    #[error(
        "runners are paid from 1 to 14 of them (Wenz and Geier: 1 to 4, Farbwenz and Farbgeier: 1 to 11)"
    )]
    RunnersFrom,
    /// A price for a contract that the set does not know.
    #[error(
        "a price of its own needs its contract on the ladder: `geier` for `money.geier`, `farbgeier` for `money.farbgeier`"
    )]
    PriceWithoutContract,
    /// A pot without money.
    #[error("a pot (`[stock]`) needs `[money]` and at least 1 unit")]
    Stock,
    /// Points of a solo kind that three cannot share.
    #[error("points of solo kinds must be divisible by 3, since each defender has a third of them")]
    Thirds,
    /// List points that fall where they should rise.
    #[error("points are 1 to 10000 and rise from plain to Schneider to Schwarz, or stay")]
    Rising,
    /// Sanctions that cannot be shared out.
    #[error(
        "sanctions must be 1 to 10000 and sharable: `rufspiel` and `thrower_solo` by 2 (`choice`: `rufspiel` by 3), `solo` (with `choice`: `soloist_stop`) and `tout` by 3; with `choice` what `rufspiel` and `solo` leave over beyond a plain win must not be negative, and in a solo kind even"
    )]
    Faults,
    /// Neither money nor a list: whoever wins, nothing comes of it.
    #[error("nothing is scored: a set needs `[money]` or a `[list]`")]
    NothingToScore,
    /// A tournament without a list.
    #[error("a tournament needs a `[list]`")]
    TournamentWithoutList,
    /// Numbers of matches or games outside sense.
    #[error("a tournament has 1 to 16 matches of 4 to 128 games, the games divisible by 4")]
    Matches,
    /// Table points that are none.
    #[error(
        "table points are four numbers, falling or level, which ties can share without a remainder, or none at all"
    )]
    TablePoints,
    /// A ranking that is none.
    #[error(
        "a ranking begins with \"points\", ends with \"lot\" and names nothing twice; \"game_points\" needs table points, \"sie\" needs a Sie"
    )]
    Ranking,
}

/// A contradiction and the keys at fault, the likeliest culprit first.
pub(super) type Fault = (Vec<&'static str>, Contradiction);

/// A check: the keys whose values are not sound, none where all is well.
type Check = fn(&RuleSet) -> Vec<&'static str>;

/// Everything in a set that cannot hold together.
pub(super) fn contradictions(rules: &RuleSet) -> Vec<Fault> {
    let checks: [(Check, Contradiction); 21] = [
        (id, Contradiction::Id),
        (packets, Contradiction::Packets),
        (cut, Contradiction::Cut),
        (ladder, Contradiction::Ladder),
        (forced, Contradiction::Forced),
        (first_game, Contradiction::FirstGameWithoutList),
        (sie_money, Contradiction::SieMoney),
        (sie_list, Contradiction::SieList),
        (factors, Contradiction::Factor),
        (unjustified, Contradiction::Unjustified),
        (amounts, Contradiction::Amount),
        (runners, Contradiction::RunnersFrom),
        (own_prices, Contradiction::PriceWithoutContract),
        (stock, Contradiction::Stock),
        (thirds, Contradiction::Thirds),
        (rising, Contradiction::Rising),
        (faults, Contradiction::Faults),
        (tournament_list, Contradiction::TournamentWithoutList),
        (matches, Contradiction::Matches),
        (table_points, Contradiction::TablePoints),
        (ranking, Contradiction::Ranking),
    ];
    let found = checks.into_iter().map(|(check, why)| (check(rules), why));
    found.filter(|(keys, _)| !keys.is_empty()).collect()
}

/// A set in a file must score something. A stored one stays readable, for the games that were played under it.
pub(super) fn scores_nothing(rules: &RuleSet) -> Option<Fault> {
    let scores = rules.money.is_some() || rules.list.is_some();
    (!scores).then(|| (vec!["without", "extends", "id"], Contradiction::NothingToScore))
}

/// The keys whose values are not sound.
fn unsound(values: &[(&'static str, bool)]) -> Vec<&'static str> {
    values.iter().filter(|(_, sound)| !sound).map(|&(key, _)| key).collect()
}

/// All of the keys, unless what they say together is sound.
fn unless(sound: bool, keys: &[&'static str]) -> Vec<&'static str> {
    if sound { Vec::new() } else { keys.to_vec() }
}

fn id(rules: &RuleSet) -> Vec<&'static str> {
    let sound = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    unless(!rules.id.is_empty() && rules.id.len() <= 40 && rules.id.chars().all(sound), &["id"])
}

fn packets(rules: &RuleSet) -> Vec<&'static str> {
    let packets = &rules.deal.packets;
    let each = packets.iter().all(|cards| (1..=8).contains(cards));
    let sum: u32 = packets.iter().map(|&cards| u32::from(cards)).sum();
    unless(each && sum == 8, &["deal.packets"])
}

fn cut(rules: &RuleSet) -> Vec<&'static str> {
    let least = rules.deal.cut_least;
    match rules.deal.before {
        BeforeDeal::Cut => unsound(&[
            ("deal.cut_least", least.is_none_or(|least| (1..=16).contains(&least))),
            ("deal.before", least.is_some() && rules.deal.cuts.is_some()),
        ]),
        BeforeDeal::ShuffleAgain => {
            unsound(&[("deal.cuts", rules.deal.cuts.is_none()), ("deal.cut_least", least.is_none())])
        }
    }
}

fn ladder(rules: &RuleSet) -> Vec<&'static str> {
    let ladder = &rules.auction.ladder;
    let all: Vec<ContractKind> = ladder.iter().flatten().copied().collect();
    let once = all.iter().enumerate().all(|(i, kind)| !all[..i].contains(kind));
    let rung = |kind: ContractKind| ladder.iter().position(|rung| rung.contains(&kind));
    let touts_above = all
        .iter()
        .filter(|kind| kind.is_tout())
        .all(|&tout| rung(tout.plain()).is_some_and(|plain| Some(plain) < rung(tout)));
    let sound = ladder.first().is_some_and(|rung| rung == &[ContractKind::Rufspiel])
        && ladder.len() >= 2
        && ladder.iter().all(|rung| !rung.is_empty())
        && once
        && touts_above
        && !all.contains(&ContractKind::Sie);
    unless(sound, &["auction.ladder"])
}

fn forced(rules: &RuleSet) -> Vec<&'static str> {
    let sound = (rules.all_pass.forced == Forced::Never) == rules.all_pass.forced_game.is_none();
    unless(sound, &["all_pass.forced_game", "all_pass.forced"])
}

fn first_game(rules: &RuleSet) -> Vec<&'static str> {
    let listed = |rule: FirstGame| rules.list.is_some() || rule != FirstGame::Barred;
    unsound(&[
        ("first_game.tout", listed(rules.first_game.tout)),
        ("first_game.schwarz", listed(rules.first_game.schwarz)),
    ])
}

fn sie_money(rules: &RuleSet) -> Vec<&'static str> {
    let Some(sie) = rules.sie else { return Vec::new() };
    let sound = sie.money_factor.is_some() == rules.money.is_some()
        && sie.money_factor.is_none_or(|factor| (1..=100).contains(&factor));
    unless(sound, &["sie.money_factor", "sie"])
}

fn sie_list(rules: &RuleSet) -> Vec<&'static str> {
    let sound = rules.list.is_none_or(|list| list.sie.is_some() == rules.sie.is_some());
    unless(sound, &["list.sie", "list", "sie"])
}

fn factors(rules: &RuleSet) -> Vec<&'static str> {
    let Some(doubling) = rules.doubling else { return Vec::new() };
    let retour = doubling.retour_factor;
    unsound(&[
        ("doubling.factor", (2..=16).contains(&doubling.factor)),
        ("doubling.retour_factor", retour == 0 || (retour > doubling.factor && retour <= 16)),
    ])
}

fn unjustified(rules: &RuleSet) -> Vec<&'static str> {
    let tricks = rules.doubling.and_then(|doubling| doubling.unjustified_tricks);
    let sound = tricks.is_none_or(|tricks| tricks < 8 && rules.list.is_some());
    unless(sound, &["doubling.unjustified_tricks"])
}

fn amounts(rules: &RuleSet) -> Vec<&'static str> {
    let Some(money) = rules.money else { return Vec::new() };
    let (value, extra) = (1..=10_000, 0..=10_000);
    unsound(&[
        ("money.rufspiel", value.contains(&money.rufspiel)),
        ("money.solo", value.contains(&money.solo)),
        ("money.geier", money.geier.is_none_or(|price| value.contains(&price))),
        ("money.farbgeier", money.farbgeier.is_none_or(|price| value.contains(&price))),
        ("money.runner", extra.contains(&money.runner)),
        ("money.schwarz", extra.contains(&money.schwarz)),
        ("money.schneider", money.schneider <= money.schwarz),
        ("money.tout_factor", (1..=100).contains(&money.tout_factor)),
        ("money.unit_cents", extra.contains(&money.unit_cents)),
    ])
}

fn runners(rules: &RuleSet) -> Vec<&'static str> {
    let Some(from) = rules.money.map(|money| money.runners_from) else { return Vec::new() };
    unsound(&[
        ("money.runners_from.rufspiel", (1..=14).contains(&from.rufspiel)),
        ("money.runners_from.solo", (1..=14).contains(&from.solo)),
        ("money.runners_from.wenz", (1..=4).contains(&from.wenz)),
        ("money.runners_from.farbwenz", (1..=11).contains(&from.farbwenz)),
        ("money.runners_from.geier", (1..=4).contains(&from.geier)),
        ("money.runners_from.farbgeier", (1..=11).contains(&from.farbgeier)),
    ])
}

fn own_prices(rules: &RuleSet) -> Vec<&'static str> {
    let Some(money) = rules.money else { return Vec::new() };
    let known = |price: Option<u32>, kind| price.is_none() || rules.knows(kind);
    unsound(&[
        ("money.geier", known(money.geier, ContractKind::Geier)),
        ("money.farbgeier", known(money.farbgeier, ContractKind::Farbgeier)),
    ])
}

fn stock(rules: &RuleSet) -> Vec<&'static str> {
    let sound = rules.stock.is_none_or(|stock| rules.money.is_some() && (1..=1_000).contains(&stock.units));
    unless(sound, &["stock.units", "stock"])
}

fn thirds(rules: &RuleSet) -> Vec<&'static str> {
    let Some(list) = rules.list else { return Vec::new() };
    unsound(&[
        ("list.solo", list.solo.iter().all(|points| points.is_multiple_of(3))),
        ("list.tout", list.tout.is_multiple_of(3)),
        ("list.sie", list.sie.is_none_or(|sie| sie.is_multiple_of(3))),
    ])
}

fn rising(rules: &RuleSet) -> Vec<&'static str> {
    let Some(list) = rules.list else { return Vec::new() };
    let rises = |row: &[u32; 3]| (1..=row[1]).contains(&row[0]) && row[1] <= row[2] && row[2] <= 10_000;
    unsound(&[
        ("list.rufspiel", rises(&list.rufspiel)),
        ("list.solo", rises(&list.solo)),
        ("list.tout", (1..=10_000).contains(&list.tout)),
        ("list.sie", list.sie.is_none_or(|sie| (1..=10_000).contains(&sie))),
    ])
}

fn faults(rules: &RuleSet) -> Vec<&'static str> {
    let faults = rules.faults;
    let sharable = |points: u32, by: u32| (1..=10_000).contains(&points) && points.is_multiple_of(by);
    let (rufspiel, solo, stop) = match faults.scale {
        FaultScale::Lost => (2, 3, faults.soloist_stop.is_none()),
        FaultScale::Choice => (3, 1, faults.soloist_stop.is_some_and(|points| sharable(points, 3))),
    };
    // With a choice, what an offender loses must cover what the declarers win, and the rest must be halved (decision 14).
    let (covers, halves) = match (faults.scale, rules.list) {
        (FaultScale::Choice, Some(list)) => {
            let rest = faults.solo.checked_sub(list.solo[0]);
            (faults.rufspiel >= 2 * list.rufspiel[0], rest.is_some_and(|rest| rest.is_multiple_of(2)))
        }
        (FaultScale::Choice | FaultScale::Lost, _) => (true, true),
    };
    unsound(&[
        ("faults.rufspiel", sharable(faults.rufspiel, rufspiel) && covers),
        ("faults.solo", sharable(faults.solo, solo) && halves),
        ("faults.tout", sharable(faults.tout, 3)),
        ("faults.thrower_solo", sharable(faults.thrower_solo, 2)),
        ("faults.soloist_stop", stop),
    ])
}

fn tournament_list(rules: &RuleSet) -> Vec<&'static str> {
    unless(rules.tournament.is_none() || rules.list.is_some(), &["tournament"])
}

fn matches(rules: &RuleSet) -> Vec<&'static str> {
    let Some(tournament) = &rules.tournament else { return Vec::new() };
    let games = tournament.games;
    unsound(&[
        ("tournament.matches", (1..=16).contains(&tournament.matches)),
        ("tournament.games", (4..=128).contains(&games) && games.is_multiple_of(4)),
        ("tournament.least_age", tournament.least_age <= 99),
    ])
}

fn table_points(rules: &RuleSet) -> Vec<&'static str> {
    let sound = rules.tournament.as_ref().is_none_or(|tournament| are_table_points(&tournament.table_points));
    unless(sound, &["tournament.table_points"])
}

/// Four falling numbers that any who tie can share without a rest (T 6), or none.
fn are_table_points(points: &[u32]) -> bool {
    let shared = |tied: &[u32]| tied.iter().sum::<u32>().is_multiple_of(tied.len() as u32);
    points.is_empty()
        || (points.len() == 4
            && points.is_sorted_by(|a, b| a >= b)
            && points[0] <= 10_000
            && (2..=4).all(|tied| points.windows(tied).all(shared)))
}

fn ranking(rules: &RuleSet) -> Vec<&'static str> {
    let sound = rules.tournament.as_ref().is_none_or(|tournament| is_ranking(rules, tournament));
    unless(sound, &["tournament.ranking"])
}

fn is_ranking(rules: &RuleSet, tournament: &TournamentRules) -> bool {
    let ranking = &tournament.ranking;
    let once = ranking.iter().enumerate().all(|(i, criterion)| !ranking[..i].contains(criterion));
    ranking.first() == Some(&Criterion::Points)
        && ranking.last() == Some(&Criterion::Lot)
        && once
        && (!ranking.contains(&Criterion::GamePoints) || !tournament.table_points.is_empty())
        && (!ranking.contains(&Criterion::Sie) || rules.sie.is_some())
}
