//! Rulings: handwritten cases in `data/rulings.toml` behind one `check`, and properties over all cases there are.

use std::sync::Arc;

use schafkopf::{
    Case, Choice, ContractKind, Doubled, Moment, Next, Offence, OffenceStage, Parties, RuleSet, Ruling, Seat,
    rule_on, rules,
};
use serde::Deserialize;

/// A case of the data file with what is expected of it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    rules: String,
    offence: Offence,
    contract: Option<ContractKind>,
    declarer: Option<Seat>,
    partner: Option<Seat>,
    offender: Option<Seat>,
    thrower: Option<Seat>,
    choice: Option<Choice>,
    moment: Option<Moment>,
    doubled: Option<Doubled>,
    #[serde(default)]
    already_won: bool,
    points: Option<[i32; 4]>,
    units: Option<[i64; 4]>,
    next: Option<Next>,
    counts_as: Option<ContractKind>,
    clauses: Option<Vec<String>>,
    decisions: Option<Vec<u8>>,
    error: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Written>,
}

impl Written {
    fn case(&self) -> Case {
        let partner = self.partner;
        Case {
            offence: self.offence,
            offender: self.offender,
            kind: self.contract,
            parties: self.declarer.map(|declarer| Parties { declarer, partner }),
            thrower: self.thrower,
            choice: self.choice,
            moment: self.moment.unwrap_or(Moment::Usual),
            doubled: self.doubled.unwrap_or(Doubled::Not),
            already_won: self.already_won,
        }
    }
}

fn points(ruling: &Ruling) -> Option<[i32; 4]> {
    ruling.points.map(|entry| *entry.points().as_array())
}

fn units(ruling: &Ruling) -> Option<[i64; 4]> {
    ruling.units.map(|settlement| *settlement.units().as_array())
}

fn check(written: &Written) {
    let name = &written.name;
    let rules = rules::builtin(&written.rules).unwrap_or_else(|| panic!("{name}: no such rule set"));
    let ruling = match (rule_on(&rules, &written.case()), &written.error) {
        (Err(error), Some(expected)) => return assert_eq!(error.code().name(), expected, "{name}"),
        (Ok(ruling), None) => ruling,
        (outcome, _) => panic!("{name}: {outcome:?}"),
    };
    assert_eq!(ruling.next, written.next.unwrap_or(Next::Scored), "{name}");
    assert_eq!(points(&ruling), written.points, "{name}: points");
    assert_eq!(units(&ruling), written.units, "{name}: units");
    if let Some(kind) = written.counts_as {
        assert_eq!(ruling.counts_as, Some(kind), "{name}: counts as");
    }
    if let Some(clauses) = &written.clauses {
        assert_eq!(&ruling.clauses, clauses, "{name}: clauses");
    }
    if let Some(decisions) = &written.decisions {
        assert_eq!(&ruling.decisions, decisions, "{name}: decisions");
    }
}

fn written() -> Vec<Written> {
    toml::from_str::<File>(include_str!("data/rulings.toml")).expect("the data file is sound").case
}

/// The cases whose name holds one of these.
fn check_all(names: &[&str]) {
    let all = written();
    for name in names {
        let mut found = all.iter().filter(|case| case.name.contains(name)).peekable();
        assert!(found.peek().is_some(), "no case is named {name}");
        found.for_each(check);
    }
}

#[test]
fn every_written_case_is_ruled_as_written() {
    let all = written();
    assert!(all.len() >= 100, "{}", all.len());
    all.iter().for_each(check);
}

#[test]
fn case_names_are_unique_and_every_offence_has_a_case() {
    let all = written();
    for (i, case) in all.iter().enumerate() {
        assert!(all[..i].iter().all(|earlier| earlier.name != case.name), "{}", case.name);
    }
    for offence in Offence::ALL {
        assert!(all.iter().any(|case| case.offence == offence), "{offence}");
    }
    for next in Next::ALL {
        let expected = |case: &Written| case.next.unwrap_or(Next::Scored) == next && case.error.is_none();
        assert!(all.iter().any(expected), "{next:?}");
    }
}

#[test]
fn s_3_4_2_and_s_3_4_5_and_s_3_4_6_misdeals() {
    check_all(&["s_3_4_2", "s_3_4_5", "s_3_4_6"]);
}

#[test]
fn s_3_4_7_to_s_3_4_13_offences_that_end_the_game() {
    check_all(&["s_3_4_7", "s_3_4_8", "s_3_4_9", "s_3_4_10", "s_3_4_11", "s_3_4_12", "s_3_4_13", "s_3_1_7"]);
}

#[test]
fn s_3_4_14_and_s_3_4_15_a_revoke() {
    check_all(&["s_3_4_14"]);
}

#[test]
fn s_3_4_16_and_s_3_4_17_who_bears_it_and_how_much() {
    check_all(&["s_3_4_16", "s_3_4_17", "decision_23"]);
}

#[test]
fn s_3_4_18_and_decision_22_throwing_in() {
    check_all(&["s_3_4_18", "decision_22"]);
}

#[test]
fn s_2_4_10_and_decision_13_an_invalid_bid() {
    check_all(&["s_2_4_10", "decision_13"]);
}

#[test]
fn t_15_and_decision_14_a_wrong_card_with_table_points() {
    check_all(&["t_15", "decision_14"]);
}

#[test]
fn p_13_and_decision_24_rulings_under_p_and_t() {
    check_all(&["p_13", "t_14", "decision_24"]);
}

#[test]
fn s_5_2_17_and_decision_25_approvals() {
    check_all(&["s_5_2_14", "s_5_2_16", "s_5_2_17", "p_12", "t_3", "decision_25"]);
}

#[test]
fn v_14_3_faults_in_the_games_of_the_house() {
    check_all(&["v_14_3"]);
}

/// Every seat, and nobody.
fn anybody() -> impl Iterator<Item = Option<Seat>> + Clone {
    Seat::ALL.into_iter().map(Some).chain([None])
}

/// Every case there is with this offence and contract, possible or not.
fn cases(offence: Offence, kind: Option<ContractKind>) -> impl Iterator<Item = Case> {
    let declarers = anybody().flat_map(|declarer| anybody().map(move |partner| (declarer, partner)));
    let seats = declarers.flat_map(|pair| anybody().map(move |offender| (pair, offender)));
    let people = seats.flat_map(|seats| anybody().map(move |thrower| (seats, thrower)));
    let choices = [None, Some(Choice::PlayOn), Some(Choice::Stop)];
    let moments = [Moment::Usual, Moment::TrickOpen, Moment::LastTrick, Moment::CardUnseen, Moment::AllDealt];
    let facts = choices.into_iter().flat_map(move |choice| moments.map(|moment| (choice, moment)));
    let doubles = [Doubled::Not, Doubled::Stoss, Doubled::Retour];
    let facts = facts.flat_map(move |fact| doubles.map(|doubled| (fact, doubled)));
    let facts = facts.flat_map(|fact| [(fact, false), (fact, true)]);
    people.flat_map(move |(((declarer, partner), offender), thrower)| {
        facts.clone().map(move |(((choice, moment), doubled), already_won)| Case {
            offence,
            offender,
            kind,
            parties: declarer.map(|declarer| Parties { declarer, partner }),
            thrower,
            choice,
            moment,
            doubled,
            already_won,
        })
    })
}

/// A rule set of T's kind played for money, so that every way of sharing is taken in both currencies.
fn choice_for_money() -> Arc<RuleSet> {
    let text = "extends = \"tischpunkte\"\nid = \"geld\"\n[money]\nunit_cents = 10\nrufspiel = 2\nsolo = 5\nrunner = 1\nschneider = 2\nschwarz = 3\ntout_factor = 3\nclaims = \"automatic\"\n[money.runners_from]\nrufspiel = 3\nsolo = 3\nwenz = 2\nfarbwenz = 2\n";
    Arc::new(RuleSet::parse(text).expect("it is sound"))
}

#[test]
fn every_ruling_on_every_case_sums_to_zero_and_is_consistent() {
    let sets = rules::builtin_ids().filter_map(rules::builtin).chain([choice_for_money()]);
    let mut ruled = 0_u64;
    for set in sets {
        for offence in Offence::ALL {
            for kind in ContractKind::ALL.into_iter().map(Some).chain([None]) {
                for case in cases(offence, kind) {
                    let Ok(ruling) = rule_on(&set, &case) else { continue };
                    ruled += 1;
                    consistent(&set, &case, &ruling);
                }
            }
        }
    }
    assert!(ruled > 100_000, "{ruled}");
}

fn consistent(set: &RuleSet, case: &Case, ruling: &Ruling) {
    let scored = matches!(ruling.next, Next::Scored | Next::Struck);
    assert_eq!(ruling.points.is_some(), scored && set.list.is_some(), "{case:?}");
    assert_eq!(ruling.units.is_some(), scored && set.money.is_some(), "{case:?}");
    assert!(!ruling.clauses.is_empty(), "{case:?}");
    let both = [points(ruling).map(|points| points.map(i64::from)), units(ruling)];
    for shares in both.into_iter().flatten() {
        assert_eq!(shares.iter().sum::<i64>(), 0, "{case:?}");
        assert_eq!(shares == [0; 4], ruling.next == Next::Struck, "{case:?}");
        let thrown = case.thrower.is_some() && case.offence.stage() == OffenceStage::Play;
        let Some(offender) = case.offender.filter(|_| thrown && !case.already_won) else { continue };
        let parties = case.parties.expect("who throws in does so in a game");
        let thrower = case.thrower.expect("he threw in");
        if parties.side(offender) != parties.side(thrower) {
            assert_eq!(shares[offender.index()], 0, "s_3_4_18: {case:?}");
        }
        assert!(shares[thrower.index()] < 0, "s_3_4_18: {case:?}");
    }
}

#[test]
fn decision_14_sanctions_that_cannot_be_shared_make_no_rule_set() {
    let own = |faults: &str| {
        RuleSet::parse(&format!("extends = \"tischpunkte\"\nid = \"eigen\"\n[faults]\n{faults}\n"))
            .map(|_| ())
    };
    assert_eq!(own("solo = 12"), Ok(()));
    for faults in
        ["solo = 9", "solo = 4", "rufspiel = 4", "soloist_stop = 10", "thrower_solo = 9", "tout = 10"]
    {
        assert!(own(faults).is_err(), "{faults}");
    }
}
