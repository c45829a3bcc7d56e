//! Rules that cannot hold together.

use thiserror::Error;

use super::{
    BeforeDeal, BettelLead, BettelTrumps, BockEvent, Criterion, DoubleUntil, Durchmarsch, DurchmarschWord,
    FaultScale, FirstGame, Forced, ForcedBy, ForcedGame, KnockOrder, Knockers, LadderEntry, RenonceCalls,
    RuleSet, StockFill, Tariff, TournamentRules, doubling::MOST_NAMED,
};
use crate::card::Suit;
use crate::contract_kind::{ContractKind, Lineup};
use crate::deck::Deck;

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
        "packets must add up to 8 cards, each at least 1; allowed are for example [4, 4] and [2, 2, 2, 2]; with the short pack to 6, for example [3, 3]"
    )]
    Packets,
    /// A cut where nobody cuts, or none described where somebody does.
    #[error(
        "`cuts` and `cut_least` (1 to 16, short pack 1 to 12) belong to `before = \"cut\"`, and only to it"
    )]
    Cut,
    /// A ladder that is no ladder.
    #[error(
        "the ladder must begin with [\"rufspiel\"] alone, name each contract once, neither Sie nor Hochzeit nor Ramsch, and put each Tout above its plain contract; a suit of its own (\"solo:H\") needs its contract (\"solo\"), and only contracts with a trump suit have one"
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
    #[error(
        "`factor` must be at least 2, `retour_factor` 0 or more than `factor`, both at most 16; `steps` are 1 to 8 rising numbers from 2 to 256"
    )]
    Factor,
    /// An unjustified double where no list is kept.
    #[error("`unjustified_tricks` (0 to 7) needs a `[list]`, in which it is written")]
    Unjustified,
    /// Amounts that overflow sense.
    #[error("amounts are at most 10000, and a winner gets at least 1")]
    Amount,
    /// Runners that can never be paid.
    #[error(
        "runners are paid from 1 to 14 of them (Wenz and Geier: 1 to 4, Farbwenz and Farbgeier: 1 to 11; short pack 12, 4 and 9), and `runners_most` is 0 to as many"
    )]
    RunnersFrom,
    /// A price for a contract that the set does not know, or extras of a Tout where nothing is paid (C 15).
    #[error(
        "a price of its own needs its game: `geier` on the ladder for `money.geier`, a `[ramsch]` for `money.ramsch` and `money.durchmarsch`; `tout.extras` needs `[money]`"
    )]
    PriceWithoutContract,
    /// A pot without money.
    #[error("a pot (`[stock]`) needs `[money]` and at least 1 unit")]
    Stock,
    /// A pot that holds less than is paid in at once, or Schwarz that doubles without a Schneider (C 18).
    #[error(
        "`stock.most` is 0 or at least 4 times `stock.units`, and `schwarz_doubles` needs `money.schneider` above 0"
    )]
    Limits,
    /// Knocking at no packet's end, or together where one waits for another (C 2).
    #[error(
        "`knock.after` is a sum of the first packets and less than a hand; `order = \"together\"` goes with `who` \"all\" and \"forehand\""
    )]
    Knock,
    /// A Bettel without its place, or with what excludes itself (C 4).
    #[error(
        "`[bettel]` is given if and only if `bettel` is on the ladder; `order` goes with `trumps = \"none\"`, and `lead = \"declarer\"` needs `must_beat`"
    )]
    Bettel,
    /// Too many things that happen when all pass (C 5).
    #[error(
        "when all pass one thing happens: `[ramsch]`, a game forced by \"eo\", or a `[stock]` that is filled then; keep one of them"
    )]
    AllPass,
    /// The last knocker must play where nobody knocks, or not at once, or not anything (C 6).
    #[error(
        "`forced_by = \"last_knocker\"` needs `[knock]`, `forced = \"at_once\"` and `forced_game = \"any\"`"
    )]
    LastKnocker,
    /// 60 that are enough in a game that nobody is forced to play (C 7).
    #[error("`forced_sixty` (0 to 8) above 0 needs a `forced` other than \"never\"")]
    ForcedSixty,
    /// What follows a throw-in, where cards are never thrown in (C 8).
    #[error(
        "cards are never thrown in here, so `double_next` (0 to 3) must be 0 and `bock.after` cannot name \"all_pass\""
    )]
    NeverThrownIn,
    /// A Ramsch that cannot be (C 9).
    #[error(
        "`durchmarsch` is \"off\", \"tricks\" or 61 to 120, `losers` 1 or 2, and `tie` names nothing twice"
    )]
    Ramsch,
    /// Doubling rules that exclude each other (C 10).
    #[error(
        "`by_leader = false` goes with `until = \"first_card\"` alone; `unjustified_tricks` needs a single step and no `takes_over`; `takes_over` needs `forced_sixty` 0"
    )]
    DoublingClash,
    /// A kind that cannot be doubled anyway (C 11).
    #[error("`not_in` names plain contracts that the set knows; neither a Tout nor Sie nor Ramsch")]
    NotIn,
    /// Bock after what cannot happen, or out of range (C 12).
    #[error(
        "`bock` names 1 or more events, each once, that can happen under this set; `hands` 1 to 16, `factor` 2 to 4"
    )]
    Bock,
    /// A called card that binds as no pack allows (C 13).
    #[error("`run_away` is 0 or 2 to 6 (short pack 2 to 4), `free_in_last` 1 to 8 (short pack 1 to 6)")]
    Call,
    /// A game without its points in the list, or points without their game (C 16).
    #[error(
        "with a `[list]`, `list.bettel` (divisible by 3) is given if and only if there is a Bettel, `list.ramsch` if and only if there is a `[ramsch]`"
    )]
    ListedGames,
    /// House rules in a tournament (C 17, C 20).
    #[error(
        "a `[tournament]` goes without `[knock]`, `[bock]`, `[stock]`, `[ramsch]`, `double_next` and `redeal_below`"
    )]
    TournamentHouse,
    /// Who must play might have nothing to call (C 19).
    #[error(
        "`call.renonce = \"never\"` cannot go with `forced_game = \"rufspiel\"`: who must play might have nothing to call"
    )]
    RenonceNever,
    /// A new deal for more points than make a hand poor (V 14.2).
    #[error("`redeal_below` is 0 to 30")]
    RedealBelow,
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
    let checks: [(Check, Contradiction); 37] = [
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
        (limits, Contradiction::Limits),
        (knock, Contradiction::Knock),
        (bettel, Contradiction::Bettel),
        (all_pass, Contradiction::AllPass),
        (last_knocker, Contradiction::LastKnocker),
        (forced_sixty, Contradiction::ForcedSixty),
        (never_thrown_in, Contradiction::NeverThrownIn),
        (ramsch, Contradiction::Ramsch),
        (doubling_clash, Contradiction::DoublingClash),
        (not_in, Contradiction::NotIn),
        (bock, Contradiction::Bock),
        (call, Contradiction::Call),
        (listed_games, Contradiction::ListedGames),
        (tournament_house, Contradiction::TournamentHouse),
        (renonce_never, Contradiction::RenonceNever),
        (redeal_below, Contradiction::RedealBelow),
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

/// What a file may not say, though a stored set stays readable, for the games that were played under it: nothing scored, and
/// what older sets could say at once.
pub(super) fn refused_in_files(rules: &RuleSet) -> Option<Fault> {
    let scores = rules.money.is_some() || rules.list.is_some();
    let filled = rules.stock.is_some_and(|stock| stock.fill == StockFill::AllPass);
    let several = rules
        .doubling
        .is_some_and(|doubling| doubling.unjustified_tricks.is_some() && doubling.steps.len() > 1);
    if !scores {
        Some((vec!["without", "extends", "id"], Contradiction::NothingToScore))
    } else if filled && is_forced_by_eo(rules) {
        Some((vec!["stock", "all_pass.forced"], Contradiction::AllPass))
    } else if rules.stock.is_some() && rules.tournament.is_some() {
        Some((vec!["stock", "tournament"], Contradiction::TournamentHouse))
    } else if several {
        let keys = vec!["doubling.unjustified_tricks", "doubling.steps", "doubling.retour_factor"];
        Some((keys, Contradiction::DoublingClash))
    } else {
        None
    }
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
    let hand = rules.deck().hand();
    let each = packets.iter().all(|cards| (1..=hand).contains(cards));
    let sum: u32 = packets.iter().map(|&cards| u32::from(cards)).sum();
    unless(each && sum == u32::from(hand), &["deal.packets", "deal.pack"])
}

fn cut(rules: &RuleSet) -> Vec<&'static str> {
    let least = rules.deal.cut_least;
    match rules.deal.before {
        BeforeDeal::Cut => unsound(&[
            ("deal.cut_least", least.is_none_or(|least| (1..=rules.deck().size() / 2).contains(&least))),
            ("deal.before", least.is_some() && rules.deal.cuts.is_some()),
        ]),
        BeforeDeal::ShuffleAgain => {
            unsound(&[("deal.cuts", rules.deal.cuts.is_none()), ("deal.cut_least", least.is_none())])
        }
    }
}

fn ladder(rules: &RuleSet) -> Vec<&'static str> {
    let ladder = &rules.auction.ladder;
    let all: Vec<LadderEntry> = ladder.iter().flatten().copied().collect();
    let once = all.iter().enumerate().all(|(i, entry)| !all[..i].contains(entry));
    let rung = |kind: ContractKind, suit: Option<Suit>| {
        let of = |rung: &Vec<LadderEntry>, suit| rung.iter().any(|entry| entry.is(kind, suit));
        let own = ladder.iter().position(|rung| suit.is_some() && of(rung, suit));
        own.or_else(|| ladder.iter().position(|rung| of(rung, None)))
    };
    // Whatever suit stands apart, its Tout stands above it.
    let touts_above = all
        .iter()
        .filter(|entry| !entry.kind.is_tout())
        .filter_map(|entry| Some((entry.suit, entry.kind.tout()?, entry.kind)))
        .all(|(suit, tout, plain)| rung(tout, suit).is_none_or(|above| Some(above) > rung(plain, suit)))
        && all.iter().filter(|entry| entry.kind.is_tout()).all(|entry| {
            rung(entry.kind.plain(), entry.suit)
                .is_some_and(|plain| Some(plain) < rung(entry.kind, entry.suit))
        });
    let general = all.iter().all(|entry| entry.is_sound() && rung(entry.kind, None).is_some());
    let declared = |kind: ContractKind| match kind.row().lineup {
        Lineup::CalledPartner => true,
        Lineup::Alone => kind != ContractKind::Sie,
        Lineup::Married | Lineup::Everyone => false,
    };
    let sound = ladder.first().is_some_and(|rung| rung == &[LadderEntry::from(ContractKind::Rufspiel)])
        && ladder.len() >= 2
        && ladder.iter().all(|rung| !rung.is_empty())
        && once
        && touts_above
        && general
        && all.iter().all(|entry| declared(entry.kind));
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
    let steps: Vec<u16> = doubling.steps.iter().collect();
    let sound = |factor: &u16| (2..=256).contains(factor);
    let is_named = |factor: u16| !doubling.steps.is_beyond_names() || u32::from(factor) <= MOST_NAMED;
    unsound(&[
        ("doubling.factor", steps.first().is_some_and(|factor| sound(factor) && is_named(*factor))),
        ("doubling.retour_factor", steps.len() != 2 || steps[0] < steps[1] && is_named(steps[1])),
        ("doubling.steps", steps.iter().all(sound) && steps.is_sorted_by(|a, b| a < b)),
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
    let own = prices(&money).map(|(key, price, _)| (key, price.is_none_or(|price| value.contains(&price))));
    let mut unsound_keys = unsound(&own);
    unsound_keys.extend(unsound(&[
        ("money.rufspiel", value.contains(&money.rufspiel)),
        ("money.solo", value.contains(&money.solo)),
        ("money.runner", extra.contains(&money.runner)),
        ("money.schwarz", extra.contains(&money.schwarz)),
        ("money.schneider", money.schneider <= money.schwarz),
        ("money.tout_factor", (1..=100).contains(&money.tout_factor)),
        ("money.unit_cents", extra.contains(&money.unit_cents)),
    ]));
    unsound_keys
}

fn runners(rules: &RuleSet) -> Vec<&'static str> {
    let Some(money) = rules.money else { return Vec::new() };
    let from = money.runners_from;
    let (suit, colour) = match rules.deck() {
        Deck::Long => (14, 11),
        Deck::Short => (12, 9),
    };
    unsound(&[
        ("money.runners_from.rufspiel", (1..=suit).contains(&from.rufspiel)),
        ("money.runners_from.solo", (1..=suit).contains(&from.solo)),
        ("money.runners_from.wenz", (1..=4).contains(&from.wenz)),
        ("money.runners_from.farbwenz", (1..=colour).contains(&from.farbwenz)),
        ("money.runners_from.geier", (1..=4).contains(&from.geier)),
        ("money.runners_from.farbgeier", (1..=colour).contains(&from.farbgeier)),
        ("money.runners_most", money.runners_most <= suit),
    ])
}

/// The prices that a game may have of its own, with their keys and their games.
fn prices(money: &Tariff) -> [(&'static str, Option<u32>, ContractKind); 9] {
    [
        ("money.geier", money.geier, ContractKind::Geier),
        ("money.farbgeier", money.farbgeier, ContractKind::Farbgeier),
        ("money.wenz", money.wenz, ContractKind::Wenz),
        ("money.farbwenz", money.farbwenz, ContractKind::Farbwenz),
        ("money.solo_herz", money.solo_herz, ContractKind::Solo),
        ("money.bettel", money.bettel, ContractKind::Bettel),
        ("money.hochzeit", money.hochzeit, ContractKind::Hochzeit),
        ("money.ramsch", money.ramsch, ContractKind::Ramsch),
        ("money.durchmarsch", money.durchmarsch, ContractKind::Ramsch),
    ]
}

fn own_prices(rules: &RuleSet) -> Vec<&'static str> {
    let Some(money) = rules.money else { return unless(!rules.tout.extras, &["tout.extras"]) };
    let known = |(key, price, kind): (_, Option<u32>, _)| (key, price.is_none() || rules.knows(kind));
    unsound(&prices(&money).map(known))
}

fn limits(rules: &RuleSet) -> Vec<&'static str> {
    let most =
        rules.stock.is_none_or(|stock| stock.most == 0 || (4 * stock.units..=10_000).contains(&stock.most));
    let schwarz = rules.money.is_none_or(|money| !money.schwarz_doubles || money.schneider > 0);
    unsound(&[("stock.most", most), ("money.schwarz_doubles", schwarz)])
}

fn knock(rules: &RuleSet) -> Vec<&'static str> {
    let (Some(knock), Some(after)) = (rules.knock, rules.knock_after()) else { return Vec::new() };
    let mut dealt = 0_u8;
    let mut ends = rules.deal.packets.iter().map(|&cards| {
        dealt = dealt.saturating_add(cards);
        dealt
    });
    let at_an_end = ends.any(|end| end == after) && after < rules.deck().hand();
    let waits = matches!(knock.who, Knockers::One | Knockers::Chain);
    unsound(&[("knock.after", at_an_end), ("knock.order", !(waits && knock.order == KnockOrder::Together))])
}

fn bettel(rules: &RuleSet) -> Vec<&'static str> {
    let on_ladder = rules.knows(ContractKind::Bettel);
    let Some(bettel) = rules.bettel else { return unless(!on_ladder, &["auction.ladder"]) };
    unsound(&[
        ("bettel", on_ladder),
        ("bettel.order", bettel.order.is_none() || bettel.trumps == BettelTrumps::None),
        ("bettel.lead", bettel.must_beat || bettel.lead == BettelLead::Forehand),
    ])
}

/// Whether the holder of the Ober of Acorns must ever play.
fn is_forced_by_eo(rules: &RuleSet) -> bool {
    rules.all_pass.forced != Forced::Never && rules.all_pass.forced_by == ForcedBy::Eo
}

fn all_pass(rules: &RuleSet) -> Vec<&'static str> {
    let filled = rules.stock.is_some_and(|stock| stock.fill == StockFill::AllPass);
    let clash = rules.ramsch.is_some() && (is_forced_by_eo(rules) || filled);
    unless(!clash, &["ramsch", "stock", "all_pass.forced"])
}

fn last_knocker(rules: &RuleSet) -> Vec<&'static str> {
    let all_pass = rules.all_pass;
    let sound = all_pass.forced_by == ForcedBy::Eo
        || rules.knock.is_some()
            && all_pass.forced == Forced::AtOnce
            && all_pass.forced_game == Some(ForcedGame::Any);
    unless(sound, &["all_pass.forced_by", "all_pass.forced"])
}

fn forced_sixty(rules: &RuleSet) -> Vec<&'static str> {
    let sixty = rules.all_pass.forced_sixty;
    unless(sixty <= 8 && (sixty == 0 || rules.all_pass.forced != Forced::Never), &["all_pass.forced_sixty"])
}

fn never_thrown_in(rules: &RuleSet) -> Vec<&'static str> {
    let never = rules.ramsch.is_some() || is_forced_by_eo(rules) && rules.all_pass.forced == Forced::AtOnce;
    let next = rules.all_pass.double_next;
    let event = rules.bock.as_ref().is_some_and(|bock| bock.after.contains(&BockEvent::AllPass));
    unsound(&[
        ("all_pass.double_next", next <= 3 && (next == 0 || !never)),
        ("bock.after", !(event && never)),
    ])
}

fn ramsch(rules: &RuleSet) -> Vec<&'static str> {
    let Some(ramsch) = &rules.ramsch else { return Vec::new() };
    let points = match ramsch.durchmarsch {
        Durchmarsch::Points(points) => (61..=120).contains(&points),
        Durchmarsch::Word(_) => true,
    };
    let once = ramsch.tie.iter().enumerate().all(|(i, tie)| !ramsch.tie[..i].contains(tie));
    unsound(&[
        ("ramsch.durchmarsch", points),
        ("ramsch.tie", once),
        ("ramsch.losers", (1..=2).contains(&ramsch.losers)),
    ])
}

fn doubling_clash(rules: &RuleSet) -> Vec<&'static str> {
    let Some(doubling) = rules.doubling else { return Vec::new() };
    let single = !doubling.takes_over;
    unsound(&[
        ("doubling.by_leader", doubling.by_leader || doubling.until == DoubleUntil::FirstCard),
        ("doubling.unjustified_tricks", doubling.unjustified_tricks.is_none() || single),
        ("doubling.takes_over", !doubling.takes_over || rules.all_pass.forced_sixty == 0),
    ])
}

fn not_in(rules: &RuleSet) -> Vec<&'static str> {
    let Some(doubling) = rules.doubling else { return Vec::new() };
    let sound = |kind: ContractKind| {
        let doubled = !matches!(kind, ContractKind::Sie | ContractKind::Ramsch) && !kind.is_tout();
        doubled && rules.knows(kind)
    };
    unless(doubling.not_in.iter().all(sound), &["doubling.not_in"])
}

fn bock(rules: &RuleSet) -> Vec<&'static str> {
    let Some(bock) = &rules.bock else { return Vec::new() };
    let tout = rules.auction.ladder.iter().flatten().any(|entry| entry.kind.is_tout());
    let durchmarsch = rules
        .ramsch
        .as_ref()
        .is_some_and(|ramsch| ramsch.durchmarsch != Durchmarsch::Word(DurchmarschWord::Off));
    let possible = |event: &BockEvent| match event {
        BockEvent::StossLost => rules.doubling.is_some(),
        BockEvent::Sie => rules.sie.is_some(),
        BockEvent::Durchmarsch => durchmarsch,
        BockEvent::ToutWon => tout,
        BockEvent::HerzSoloLost
        | BockEvent::EmptyTrick
        | BockEvent::Sixty
        | BockEvent::SoloLost
        | BockEvent::Schwarz
        | BockEvent::AllPass => true,
    };
    let after = &bock.after;
    let once = after.iter().enumerate().all(|(i, event)| !after[..i].contains(event));
    unsound(&[
        ("bock.after", !after.is_empty() && once && after.iter().all(possible)),
        ("bock.hands", (1..=16).contains(&bock.hands)),
        ("bock.factor", (2..=4).contains(&bock.factor)),
    ])
}

fn call(rules: &RuleSet) -> Vec<&'static str> {
    let most = match rules.deck() {
        Deck::Long => 6,
        Deck::Short => 4,
    };
    let run_away = rules.call.run_away;
    unsound(&[
        ("call.run_away", run_away == 0 || (2..=most).contains(&run_away)),
        ("call.free_in_last", (1..=rules.deck().hand()).contains(&rules.call.free_in_last)),
    ])
}

fn listed_games(rules: &RuleSet) -> Vec<&'static str> {
    let Some(list) = rules.list else { return Vec::new() };
    let amount = |points: u32| (1..=10_000).contains(&points);
    let third = |points: u32| amount(points) && points.is_multiple_of(3);
    let bettel = list.bettel.is_some() == rules.knows(ContractKind::Bettel) && list.bettel.is_none_or(third);
    let ramsch = list.ramsch.is_some() == rules.ramsch.is_some() && list.ramsch.is_none_or(amount);
    let mut keys = unless(bettel, &["list.bettel", "bettel"]);
    keys.extend(unless(ramsch, &["list.ramsch", "ramsch"]));
    keys
}

fn tournament_house(rules: &RuleSet) -> Vec<&'static str> {
    if rules.tournament.is_none() {
        return Vec::new();
    }
    unsound(&[
        ("knock", rules.knock.is_none()),
        ("bock", rules.bock.is_none()),
        ("ramsch", rules.ramsch.is_none()),
        ("all_pass.double_next", rules.all_pass.double_next == 0),
        ("deal.redeal_below", rules.deal.redeal_below == 0),
    ])
}

fn renonce_never(rules: &RuleSet) -> Vec<&'static str> {
    let clash =
        rules.call.renonce == RenonceCalls::Never && rules.all_pass.forced_game == Some(ForcedGame::Rufspiel);
    unless(!clash, &["call.renonce", "all_pass.forced_game"])
}

fn redeal_below(rules: &RuleSet) -> Vec<&'static str> {
    unless(rules.deal.redeal_below <= 30, &["deal.redeal_below"])
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
