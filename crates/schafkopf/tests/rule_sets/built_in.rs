//! The four sets of the books: each column of the table in which the sources are compared.

use std::sync::Arc;

use schafkopf::rules::{
    ApprovalPer, AuctionStyle, BeforeDeal, Claims, ComplaintUntil, Criterion, DoublingRules, DrawTime,
    FaultScale, FirstGame, Forced, ForcedGame, LaidOpen, NamingEarly, Redeal, ToutCondition, builtin,
    builtin_ids, builtin_text,
};
use schafkopf::{ContractKind, RuleSet};

const IDS: [&str; 4] = ["schule", "schule-turnier", "tischpunkte", "preis"];

fn sets() -> [Arc<RuleSet>; 4] {
    IDS.map(|id| builtin(id).unwrap())
}

/// The four values of a row of the table.
fn row<T>(of: impl Fn(&RuleSet) -> T) -> [T; 4] {
    sets().map(|set| of(&set))
}

#[test]
fn the_four_sets_load_and_have_their_ids() {
    assert_eq!(builtin_ids().take(4).collect::<Vec<_>>(), IDS);
    assert_eq!(row(|set| set.id.clone()), IDS);
    for id in IDS {
        let parsed = RuleSet::parse(builtin_text(id).unwrap()).unwrap();
        assert_eq!(parsed, *builtin(id).unwrap());
        assert!(!parsed.name.de.is_empty() && !parsed.name.en.is_empty());
    }
    assert!(builtin("skat").is_none() && builtin_text("").is_none());
}

#[test]
fn s_2_3_1_and_s_5_2_3_and_t_10_and_p_20_packets() {
    let four = || vec![2, 2, 2, 2];
    assert_eq!(row(|set| set.deal.packets.clone()), [vec![4, 4], four(), four(), four()]);
}

#[test]
fn s_2_2_4_and_s_5_2_6_and_t_9_and_p_19_before_the_deal() {
    use BeforeDeal::{Cut, ShuffleAgain};
    assert_eq!(row(|set| set.deal.before), [Cut, ShuffleAgain, ShuffleAgain, Cut]);
    assert_eq!(row(|set| set.deal.cuts), [Some(3), None, None, Some(0)], "0 is any number of times");
    assert_eq!(row(|set| set.deal.cut_least), [Some(3), None, None, Some(3)]);
}

#[test]
fn s_2_4_4_and_t_3_and_p_8_the_ladders() {
    use ContractKind::{Farbwenz, FarbwenzTout, Rufspiel, Solo, SoloTout, Wenz, WenzTout};
    let schule = [vec![Rufspiel], vec![Wenz], vec![Solo], vec![WenzTout], vec![SoloTout]];
    let kinds = |set: &RuleSet| -> Vec<Vec<ContractKind>> {
        set.auction.ladder.iter().map(|rung| rung.iter().map(|entry| entry.kind).collect()).collect()
    };
    let with_farbwenz = |set: &RuleSet| {
        let mut ladder = kinds(set);
        ladder[4].sort();
        ladder
            == [
                vec![Rufspiel],
                vec![Farbwenz],
                vec![Wenz],
                vec![Solo],
                vec![FarbwenzTout, WenzTout],
                vec![SoloTout],
            ]
    };
    let [s, turnier, t, p] = sets();
    assert_eq!((&kinds(&s)[..], &kinds(&turnier)[..]), (&schule[..], &schule[..]));
    assert!(with_farbwenz(&t) && with_farbwenz(&p));
    assert_eq!(row(|set| set.sie.is_some()), [true, true, false, false]);
}

#[test]
fn s_2_4_11_and_s_2_4_12_and_t_17_manner_of_bidding() {
    use AuctionStyle::{AllFirst, Pairwise};
    use NamingEarly::{Binds, Refused};
    assert_eq!(row(|set| set.auction.style), [Pairwise, Pairwise, AllFirst, Pairwise]);
    assert_eq!(row(|set| set.auction.naming_early), [Refused, Refused, Binds, Refused]);
}

#[test]
fn s_2_4_13_and_s_5_2_5_and_t_11_and_p_4_all_pass() {
    use Forced::{AtOnce, Never, SecondTime};
    assert_eq!(row(|set| set.all_pass.forced), [Never, Never, SecondTime, AtOnce]);
    let forced_game = row(|set| set.all_pass.forced_game);
    assert_eq!(forced_game, [None, None, Some(ForcedGame::Any), Some(ForcedGame::Rufspiel)]);
    let [s, turnier, t, _] = row(|set| set.all_pass.redeal);
    assert_eq!([s, turnier, t], [Redeal::Next, Redeal::Same, Redeal::Same], "decision_1");
}

#[test]
fn s_3_3_and_s_5_2_4_and_t_18_and_p_6_doubling() {
    let [s, turnier, t, p] = row(|set| set.doubling);
    assert!(turnier.is_none() && p.is_none());
    let (s, t) = (s.unwrap(), t.unwrap());
    let steps = |rules: DoublingRules| rules.steps.iter().collect::<Vec<_>>();
    assert_eq!((&steps(s)[..], s.needs_trump, s.unjustified_tricks), (&[2, 4][..], false, None));
    assert_eq!((&steps(t)[..], t.needs_trump, t.unjustified_tricks), (&[2][..], true, Some(1)));
    assert!(s.by_leader && t.by_leader, "decision_20");
}

#[test]
fn s_4_2_4_and_s_5_2_8_and_t_4_and_p_4_money() {
    let [s, turnier, t, p] = row(|set| set.money);
    assert_eq!((s, t), (turnier, None));
    for money in [s.unwrap(), p.unwrap()] {
        assert_eq!((money.rufspiel, money.solo, money.runner), (1, 5, 1));
        assert_eq!((money.schneider, money.schwarz, money.tout_factor), (1, 2, 2), "decision_5");
        assert_eq!(money.claims, Claims::Automatic, "by default the program claims for the winner");
    }
    assert_eq!(p.unwrap().unit_cents, 10);
    assert_eq!(
        row(|set| set.sie.and_then(|sie| sie.money_factor)),
        [Some(4), Some(4), None, None],
        "decision_4"
    );
    assert_eq!(row(|set| set.stock), [None; 4], "decision_27");
}

#[test]
fn s_4_2_2_and_p_11_runners_are_paid_from() {
    let [s, turnier, _, p] = row(|set| set.money.map(|money| money.runners_from));
    assert_eq!(s, turnier);
    let (s, p) = (s.unwrap(), p.unwrap());
    assert_eq!((s.rufspiel, s.solo, s.wenz), (3, 3, 2));
    assert_eq!((p.rufspiel, p.solo, p.wenz, p.farbwenz), (3, 3, 3, 3));
}

#[test]
fn s_5_2_7_and_t_5_and_p_9_list_points() {
    let [s, lists @ ..] = row(|set| set.list);
    assert_eq!(s, None);
    for list in lists {
        let list = list.unwrap();
        assert_eq!((list.rufspiel, list.solo), ([1, 2, 3], [6, 9, 12]));
    }
    assert_eq!(lists.map(|list| list.unwrap().tout), [18, 18, 24]);
    assert_eq!(lists.map(|list| list.unwrap().sie), [Some(24), None, None]);
}

#[test]
fn s_5_2_1_and_t_1_and_p_1_matches_games_and_draw() {
    let [s, tournaments @ ..] = row(|set| set.tournament.clone());
    assert_eq!(s, None);
    let tournaments = tournaments.map(Option::unwrap);
    let [turnier, t, p] = &tournaments;
    assert_eq!([turnier, t, p].map(|of| (of.matches, of.games)), [(2, 32), (2, 16), (2, 32)]);
    let draws = [DrawTime::Beforehand, DrawTime::EachMatch, DrawTime::Beforehand];
    assert_eq!([turnier, t, p].map(|of| of.draw), draws, "s_5_2_2, t_2");
    assert_eq!(turnier.least_age, 16, "s_5_2_12");
    assert!(turnier.table_points.is_empty() && p.table_points.is_empty());
    assert_eq!(t.table_points, [40, 30, 20, 10], "t_6");
}

#[test]
fn s_5_2_14_and_s_5_2_16_and_t_3_and_p_12_approvals_and_touts() {
    let [_, turnier, t, p] = row(|set| set.tournament.as_ref().map(|of| of.approval));
    let (turnier, t, p) = (turnier.unwrap(), t.unwrap(), p.unwrap());
    assert_eq!((turnier.tout, turnier.sie, turnier.solo_from), (true, true, 5));
    assert_eq!(turnier.per, ApprovalPer::Table, "decision_8");
    assert_eq!((t.tout, t.sie, t.solo_from), (false, false, 0));
    assert_eq!((p.tout, p.sie, p.solo_from), (true, false, 0));
    let conditions = [ToutCondition::None, ToutCondition::Schule, ToutCondition::None, ToutCondition::Preis];
    assert_eq!(row(|set| set.tout.condition), conditions);
}

#[test]
fn s_2_9_1_and_s_5_2_15_and_p_23_the_first_game() {
    use FirstGame::{Barred, Counts};
    assert_eq!(row(|set| set.first_game.tout), [Counts, Barred, Counts, Barred]);
    assert_eq!(row(|set| set.first_game.schwarz), [Counts, Barred, Counts, Barred]);
    let [s, turnier, ..] = row(|set| set.first_game.sie);
    assert_eq!((s, turnier), (Barred, Barred));
}

#[test]
fn s_3_4_17_and_t_15_and_decision_24_faults() {
    use ComplaintUntil::{NextCut, NextEntry, SecondShuffle};
    use FaultScale::{Choice, Lost};
    assert_eq!(row(|set| set.faults.scale), [Lost, Lost, Choice, Lost]);
    assert_eq!(row(|set| set.faults.rufspiel), [4, 4, 3, 4]);
    assert_eq!(row(|set| set.faults.solo), [9, 9, 10, 9]);
    assert_eq!([0, 1, 3].map(|i| row(|set| set.faults.tout)[i]), [18, 18, 24]);
    assert_eq!(row(|set| set.faults.soloist_stop), [None, None, Some(9), None], "decision_14");
    assert_eq!(row(|set| set.faults.thrower_solo)[1], 10, "decision_22");
    assert_eq!(row(|set| set.faults.laid_open)[3], LaidOpen::OtherPartyWins, "p_13");
    assert_eq!(
        row(|set| set.faults.complaint_until),
        [NextCut, SecondShuffle, SecondShuffle, NextEntry],
        "p_22"
    );
}

#[test]
fn s_5_4_2_and_p_21_and_decision_15_rankings() {
    use Criterion::{GamePoints, Lot, Points, Sie, SolosPlayed, SolosWon, ToutsPlayed, ToutsWon};
    let [_, turnier, t, p] = row(|set| set.tournament.clone().map(|of| of.ranking));
    let after_points = [ToutsWon, ToutsPlayed, SolosWon, SolosPlayed, Lot];
    assert_eq!(turnier.unwrap(), [&[Points, Sie][..], &after_points].concat());
    assert_eq!(p.unwrap(), [&[Points][..], &after_points].concat());
    assert_eq!(t.unwrap(), [Points, GamePoints, SolosWon, Lot]);
}

/// Id, version and hash of every set that was ever released.
const HASHES: &str = include_str!("../data/rule-set-hashes.txt");

/// Stored games refer to a set by its hash: a set that changes must raise its version.
#[test]
fn a_set_that_changes_raises_its_version() {
    for set in builtin_ids().map(|id| builtin(id).unwrap()) {
        let (id, version) = (set.id.as_str(), set.version.to_string());
        let released = HASHES.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let hash = released.filter(|words| words[..2] == [id, &version]).map(|words| words[2]).next();
        assert_eq!(
            hash,
            Some(set.hash().as_str()),
            "the rule set {id} is not what version {version} was: raise its version and add its new hash here"
        );
    }
}

#[test]
fn the_hash_is_of_the_canonical_form_and_tells_sets_apart() {
    let sets: Vec<Arc<RuleSet>> = builtin_ids().map(|id| builtin(id).unwrap()).collect();
    let mut hashes: Vec<String> = sets.iter().map(|set| set.hash()).collect();
    hashes.sort();
    hashes.dedup();
    assert_eq!(hashes.len(), sets.len());
    for set in sets {
        let read = RuleSet::from_canonical(&set.canonical()).unwrap();
        assert_eq!((&read, read.hash()), (&*set, set.hash()));
        let mut other = (*set).clone();
        other.name.en.push('.');
        assert_ne!(other.hash(), set.hash(), "nothing is left out of it");
    }
}
