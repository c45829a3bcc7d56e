//! A user's own file: what it takes from the set that it extends, and what it leaves out.

use schafkopf::RuleSet;
use schafkopf::rules::{BeforeDeal, Claims, Forced, RuleFileProblem, builtin};

fn own(text: &str) -> RuleSet {
    RuleSet::parse(text).unwrap()
}

#[test]
fn a_file_that_only_has_an_id_is_its_base_by_another_name() {
    for id in ["schule", "schule-turnier", "tischpunkte", "preis"] {
        let set = own(&format!("extends = \"{id}\"\nid = \"mine\""));
        let base = builtin(id).unwrap();
        assert_eq!(set, RuleSet { id: "mine".to_owned(), ..(*base).clone() });
        assert_ne!(set.hash(), base.hash());
    }
}

#[test]
fn own_values_replace_those_of_the_base_and_the_rest_stays() {
    let set = own("extends = \"schule\"\nid = \"mine\"\n[money]\nsolo = 4\n[money.runners_from]\nwenz = 3\n");
    let (money, base) = (set.money.unwrap(), builtin("schule").unwrap().money.unwrap());
    assert_eq!((money.solo, money.runners_from.wenz), (4, 3));
    assert_eq!((money.rufspiel, money.runners_from.solo), (base.rufspiel, base.runners_from.solo));
}

#[test]
fn a_list_is_replaced_as_a_whole() {
    let set = own("extends = \"schule\"\nid = \"mine\"\n[auction]\nladder = [[\"rufspiel\"], [\"solo\"]]\n");
    assert_eq!(set.auction.ladder.len(), 2);
    let set = own("extends = \"schule\"\nid = \"mine\"\n[deal]\npackets = [3, 2, 3]\n");
    assert_eq!(set.deal.packets, [3, 2, 3]);
}

#[test]
fn optional_sections_can_be_added_and_dropped() {
    let set = own("extends = \"schule\"\nid = \"mine\"\nwithout = [\"doubling\"]\n[stock]\nunits = 2\n");
    assert_eq!((set.doubling, set.stock.map(|stock| stock.units)), (None, Some(2)));
    let set = own("extends = \"schule\"\nid = \"mine\"\nwithout = [\"sie\", \"doubling\"]\n");
    assert!(set.sie.is_none() && set.doubling.is_none());
    let set = own("extends = \"preis\"\nid = \"mine\"\nwithout = [\"money\"]\n");
    assert!(set.money.is_none() && set.list.is_some());
    let set = own("extends = \"schule-turnier\"\nid = \"mine\"\nwithout = [\"money\"]\n");
    assert_eq!((set.money, set.sie.unwrap().money_factor), (None, None), "what is moot goes with it");
    let set = own("extends = \"schule-turnier\"\nid = \"mine\"\nwithout = [\"tournament\", \"sie\"]\n");
    assert!(set.tournament.is_none() && set.list.unwrap().sie.is_none());
}

#[test]
fn choices_that_make_inherited_values_moot_drop_them() {
    let set = own("extends = \"schule\"\nid = \"mine\"\n[deal]\nbefore = \"shuffle_again\"\n");
    assert_eq!((set.deal.before, set.deal.cuts, set.deal.cut_least), (BeforeDeal::ShuffleAgain, None, None));
    let set = own("extends = \"preis\"\nid = \"mine\"\n[all_pass]\nforced = \"never\"\n");
    assert_eq!((set.all_pass.forced, set.all_pass.forced_game), (Forced::Never, None));
    let set = own("extends = \"schule\"\nid = \"mine\"\n[money]\nclaims = \"by_hand\"\n");
    assert_eq!(set.money.unwrap().claims, Claims::ByHand);
}

/// The variants that decisions leave to a table.
#[test]
fn every_decision_that_is_a_field_can_be_decided_otherwise() {
    let fields = [
        "[all_pass]\nredeal = \"next\"",           // decision 1
        "[deal]\npackets = [4, 4]",                // decision 2
        "[sie]\nmoney_factor = 3",                 // decision 4
        "[money]\nschwarz = 3",                    // decision 5
        "[money.runners_from]\nfarbwenz = 3",      // decision 6
        "[tournament.approval]\nper = \"player\"", // decision 8
        "[tout]\ncondition = \"none\"",            // decision 12
        "[first_game]\ntout = \"counts\"",         // decision 17
        "[first_game]\nsie = \"counts\"",          // decision 18
        "[auction]\nstyle = \"all_first\"",        // decision 19
        "[money]\nclaims = \"by_hand\"",           // decision 26
    ];
    let base = builtin("schule-turnier").unwrap();
    for field in fields {
        let set = own(&format!("extends = \"schule-turnier\"\nid = \"schule-turnier\"\n{field}\n"));
        assert_ne!(set, *base, "{field}");
    }
    // Decision 27; where there is a tournament, there is no pot (C 17).
    let pot = own("extends = \"schule\"\nid = \"schule\"\n[stock]\nunits = 1\n");
    assert_ne!(pot, *builtin("schule").unwrap());
}

#[test]
fn an_unknown_base_is_told_with_the_known_ones() {
    let error = RuleSet::parse("id = \"mine\"\nextends = \"skat\"\n").unwrap_err();
    assert_eq!(error.line, Some(2));
    let RuleFileProblem::UnknownBase { name, known } = error.problem else { panic!("{error}") };
    assert_eq!(name, "skat");
    assert!(["schule", "schule-turnier", "tischpunkte", "preis"].iter().all(|id| known.contains(id)));
}

#[test]
fn a_base_of_the_wrong_kind_is_an_error() {
    for base in ["5", "[\"schule\"]", "{ id = \"schule\" }", "\"\"", "\"SCHULE\""] {
        let error = RuleSet::parse(&format!("extends = {base}\nid = \"mine\"\n")).unwrap_err();
        assert_eq!(error.line, Some(1), "{base}: {error}");
    }
}

#[test]
fn without_names_only_optional_sections() {
    for section in ["\"auction\"", "\"dubling\"", "7", "[\"doubling\", \"deal\"]", "[[\"doubling\"]]"] {
        let text = format!("extends = \"schule\"\nid = \"mine\"\nwithout = {section}\n");
        let error = RuleSet::parse(&text).unwrap_err();
        assert_eq!(error.line, Some(3), "{section}: {error}");
        assert!(matches!(error.problem, RuleFileProblem::UnknownSection { .. }));
        assert!(error.to_string().contains("stock"), "it says what may be named: {error}");
    }
}

#[test]
fn without_needs_a_base() {
    let text = format!("without = [\"doubling\"]\n{}", schafkopf::rules::builtin_text("schule").unwrap());
    let error = RuleSet::parse(&text).unwrap_err();
    assert_eq!(error.line, Some(1), "{error}");
}
