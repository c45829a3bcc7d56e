//! Rules that cannot hold together.

use thiserror::Error;

use super::{AllPassRules, BeforeDeal, Criterion, FaultRules, Forced, ListRules, RuleSet, TournamentRules};
use crate::contract::ContractKind;

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
    #[error("runners are paid from 1 to 14 of them (Wenz: 1 to 4, Farbwenz: 1 to 11)")]
    RunnersFrom,
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

/// Everything in a set that cannot hold together, with the key at which to mend it.
pub(super) fn contradictions(rules: &RuleSet) -> Vec<(&'static str, Contradiction)> {
    let checks = [
        ("id", id_is_sound(rules), Contradiction::Id),
        ("deal.packets", packets_make_a_hand(&rules.deal.packets), Contradiction::Packets),
        ("deal.before", cut_is_sound(rules), Contradiction::Cut),
        ("auction.ladder", ladder_is_sound(&rules.auction.ladder), Contradiction::Ladder),
        ("all_pass.forced", forced_is_sound(rules.all_pass), Contradiction::Forced),
        ("first_game", first_game_is_sound(rules), Contradiction::FirstGameWithoutList),
        ("sie.money_factor", sie_money_is_sound(rules), Contradiction::SieMoney),
        ("list.sie", sie_list_is_sound(rules), Contradiction::SieList),
        ("doubling.factor", factors_are_sound(rules), Contradiction::Factor),
        ("doubling.unjustified_tricks", unjustified_is_sound(rules), Contradiction::Unjustified),
        ("money", amounts_are_sound(rules), Contradiction::Amount),
        ("money.runners_from", runners_are_sound(rules), Contradiction::RunnersFrom),
        ("stock", stock_is_sound(rules), Contradiction::Stock),
        ("list", rules.list.is_none_or(|list| thirds_are_whole(&list)), Contradiction::Thirds),
        ("list", rules.list.is_none_or(|list| points_rise(&list)), Contradiction::Rising),
        ("faults", faults_are_sound(rules), Contradiction::Faults),
        (
            "tournament",
            rules.tournament.is_none() || rules.list.is_some(),
            Contradiction::TournamentWithoutList,
        ),
        ("tournament.games", tournament_all(rules, matches_are_sound), Contradiction::Matches),
        ("tournament.table_points", tournament_all(rules, table_points_fall), Contradiction::TablePoints),
        ("tournament.ranking", ranking_is_sound(rules), Contradiction::Ranking),
    ];
    checks.into_iter().filter(|(_, sound, _)| !sound).map(|(key, _, why)| (key, why)).collect()
}

fn id_is_sound(rules: &RuleSet) -> bool {
    let sound = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !rules.id.is_empty() && rules.id.len() <= 40 && rules.id.chars().all(sound)
}

fn packets_make_a_hand(packets: &[u8]) -> bool {
    packets.iter().all(|&cards| (1..=8).contains(&cards))
        && packets.iter().map(|&cards| u32::from(cards)).sum::<u32>() == 8
}

fn cut_is_sound(rules: &RuleSet) -> bool {
    match rules.deal.before {
        BeforeDeal::Cut => {
            rules.deal.cuts.is_some() && rules.deal.cut_least.is_some_and(|least| (1..=16).contains(&least))
        }
        BeforeDeal::ShuffleAgain => rules.deal.cuts.is_none() && rules.deal.cut_least.is_none(),
    }
}

fn ladder_is_sound(ladder: &[Vec<ContractKind>]) -> bool {
    let all: Vec<ContractKind> = ladder.iter().flatten().copied().collect();
    let once = all.iter().enumerate().all(|(i, kind)| !all[..i].contains(kind));
    let rung = |kind: ContractKind| ladder.iter().position(|rung| rung.contains(&kind));
    let touts_above = all.iter().filter(|kind| kind.is_tout()).all(|&tout| rung(tout.plain()) < rung(tout));
    ladder.first().is_some_and(|rung| rung == &[ContractKind::Rufspiel])
        && ladder.len() >= 2
        && ladder.iter().all(|rung| !rung.is_empty())
        && once
        && touts_above
        && all.iter().filter(|kind| kind.is_tout()).all(|&tout| rung(tout.plain()).is_some())
        && !all.contains(&ContractKind::Sie)
}

fn forced_is_sound(all_pass: AllPassRules) -> bool {
    (all_pass.forced == Forced::Never) == all_pass.forced_game.is_none()
}

fn first_game_is_sound(rules: &RuleSet) -> bool {
    use super::FirstGame::Barred;
    rules.list.is_some() || (rules.first_game.tout != Barred && rules.first_game.schwarz != Barred)
}

fn sie_money_is_sound(rules: &RuleSet) -> bool {
    rules.sie.is_none_or(|sie| {
        sie.money_factor.is_some() == rules.money.is_some()
            && sie.money_factor.is_none_or(|f| (1..=100).contains(&f))
    })
}

fn sie_list_is_sound(rules: &RuleSet) -> bool {
    rules.list.is_none_or(|list| list.sie.is_some() == rules.sie.is_some())
}

fn factors_are_sound(rules: &RuleSet) -> bool {
    rules.doubling.is_none_or(|doubling| {
        (2..=16).contains(&doubling.factor)
            && (doubling.retour_factor == 0
                || (doubling.retour_factor > doubling.factor && doubling.retour_factor <= 16))
    })
}

fn unjustified_is_sound(rules: &RuleSet) -> bool {
    let tricks = rules.doubling.and_then(|doubling| doubling.unjustified_tricks);
    tricks.is_none_or(|tricks| tricks < 8 && rules.list.is_some())
}

fn amounts_are_sound(rules: &RuleSet) -> bool {
    rules.money.is_none_or(|money| {
        let amounts = [money.runner, money.schneider, money.schwarz, money.unit_cents];
        (1..=10_000).contains(&money.rufspiel)
            && (1..=10_000).contains(&money.solo)
            && (1..=100).contains(&money.tout_factor)
            && amounts.iter().all(|&amount| amount <= 10_000)
            && money.schneider <= money.schwarz
    })
}

fn runners_are_sound(rules: &RuleSet) -> bool {
    rules.money.is_none_or(|money| {
        let from = money.runners_from;
        (1..=14).contains(&from.rufspiel)
            && (1..=14).contains(&from.solo)
            && (1..=4).contains(&from.wenz)
            && (1..=11).contains(&from.farbwenz)
    })
}

fn stock_is_sound(rules: &RuleSet) -> bool {
    rules.stock.is_none_or(|stock| rules.money.is_some() && (1..=1_000).contains(&stock.units))
}

fn thirds_are_whole(list: &ListRules) -> bool {
    list.solo.iter().chain([&list.tout]).chain(&list.sie).all(|points| points.is_multiple_of(3))
}

fn points_rise(list: &ListRules) -> bool {
    let rise = |row: &[u32; 3]| (1..=row[1]).contains(&row[0]) && row[1] <= row[2] && row[2] <= 10_000;
    rise(&list.rufspiel)
        && rise(&list.solo)
        && (1..=10_000).contains(&list.tout)
        && list.sie.is_none_or(|sie| (1..=10_000).contains(&sie))
}

fn faults_are_sound(rules: &RuleSet) -> bool {
    use super::FaultScale::{Choice, Lost};
    let faults = rules.faults;
    let sane = [faults.rufspiel, faults.solo, faults.tout, faults.thrower_solo]
        .iter()
        .all(|p| (1..=10_000).contains(p));
    sane && faults.tout.is_multiple_of(3)
        && faults.thrower_solo.is_multiple_of(2)
        && match faults.scale {
            Lost => {
                faults.rufspiel.is_multiple_of(2)
                    && faults.solo.is_multiple_of(3)
                    && faults.soloist_stop.is_none()
            }
            Choice => {
                faults.rufspiel.is_multiple_of(3)
                    && faults.soloist_stop.is_some_and(|p| p.is_multiple_of(3) && (1..=10_000).contains(&p))
                    && rules.list.is_none_or(|list| stop_leaves_something(&faults, &list))
            }
        }
}

/// Whether what an offender loses covers what the declarers win, and the rest can be halved (decision 14).
fn stop_leaves_something(faults: &FaultRules, list: &ListRules) -> bool {
    let rest = faults.solo.checked_sub(list.solo[0]);
    faults.rufspiel >= 2 * list.rufspiel[0] && rest.is_some_and(|rest| rest.is_multiple_of(2))
}

/// Whether a check of the tournament section holds, where there is one.
fn tournament_all(rules: &RuleSet, check: impl FnOnce(&TournamentRules) -> bool) -> bool {
    rules.tournament.as_ref().is_none_or(check)
}

fn matches_are_sound(tournament: &TournamentRules) -> bool {
    (1..=16).contains(&tournament.matches)
        && (4..=128).contains(&tournament.games)
        && tournament.games.is_multiple_of(4)
        && tournament.least_age <= 99
}

fn table_points_fall(tournament: &TournamentRules) -> bool {
    let points = &tournament.table_points;
    let falling = points.len() == 4 && points.is_sorted_by(|a, b| a >= b) && points[0] <= 10_000;
    points.is_empty() || (falling && ties_can_be_shared(points))
}

/// Whether any places next to each other can share their points without a remainder (T 6).
fn ties_can_be_shared(points: &[u32]) -> bool {
    (2..=points.len())
        .all(|tied| points.windows(tied).all(|w| w.iter().sum::<u32>().is_multiple_of(tied as u32)))
}

fn ranking_is_sound(rules: &RuleSet) -> bool {
    tournament_all(rules, |tournament| {
        let ranking = &tournament.ranking;
        let once = ranking.iter().enumerate().all(|(i, criterion)| !ranking[..i].contains(criterion));
        ranking.first() == Some(&Criterion::Points)
            && ranking.last() == Some(&Criterion::Lot)
            && once
            && (!ranking.contains(&Criterion::GamePoints) || !tournament.table_points.is_empty())
            && (!ranking.contains(&Criterion::Sie) || rules.sie.is_some())
    })
}
