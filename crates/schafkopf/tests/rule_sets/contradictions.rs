//! Rules that cannot hold together, and values that are not allowed: each error says at which line.

use schafkopf::RuleSet;
use schafkopf::rules::{Contradiction, RuleFileError, RuleFileProblem, builtin};

/// The lines that bear the mark of a culprit.
fn culprits(text: &str) -> Vec<usize> {
    text.lines().zip(1..).filter(|(line, _)| line.contains("# <-")).map(|(_, number)| number).collect()
}

/// Reads a wrong file and finds the error at a marked line.
#[track_caller]
pub(crate) fn error_at_mark(text: &str) -> RuleFileError {
    let error = RuleSet::parse(text).expect_err(text);
    let culprits = culprits(text);
    assert!(!culprits.is_empty());
    assert!(error.line.is_some_and(|line| culprits.contains(&line)), "{error:?}\n{text}");
    assert!(error.column.is_some());
    assert!(error.to_string().starts_with("line "), "{error}");
    error
}

/// A contradiction in a file that extends a built-in set.
#[track_caller]
fn contradiction(base: &str, changes: &str) {
    let text = format!("extends = \"{base}\"\nid = \"mine\"\n\n{changes}\n");
    let error = error_at_mark(&text);
    assert!(matches!(error.problem, RuleFileProblem::Contradiction(_)), "{error}");
}

/// A value or field that is not known.
#[track_caller]
pub(crate) fn bad_value(base: &str, changes: &str, allowed: &str) {
    let text = format!("extends = \"{base}\"\nid = \"mine\"\n\n{changes}\n");
    let error = error_at_mark(&text);
    assert!(matches!(error.problem, RuleFileProblem::Value(_)), "{error}");
    assert!(error.to_string().contains(allowed), "it says what is allowed ({allowed}): {error}");
}

#[test]
fn an_id_that_cannot_be_typed() {
    for id in ["", "Große Runde", "Mine", "a_b", "0123456789012345678901234567890123456789x"] {
        error_at_mark(&format!("extends = \"schule\"\nid = \"{id}\" # <-\n"));
    }
}

#[test]
fn packets_that_make_no_hand() {
    for packets in ["[3, 3]", "[]", "[8, 0]", "[4, 4, 4]", "[255, 255]"] {
        contradiction("schule", &format!("[deal]\npackets = {packets} # <-"));
    }
}

#[test]
fn a_cut_where_nobody_cuts_or_one_that_is_not_described() {
    contradiction("schule", "[deal]\nbefore = \"shuffle_again\" # <-\ncuts = 3 # <-");
    contradiction("schule-turnier", "[deal]\nbefore = \"cut\" # <-");
    contradiction("schule-turnier", "[deal]\ncut_least = 3 # <-");
    contradiction("schule", "[deal]\npackets = [4, 4]\ncut_least = 0 # <-");
    contradiction("preis", "[deal]\ncut_least = 17 # <-");
}

#[test]
fn a_ladder_that_is_none() {
    for ladder in [
        "[]",
        "[[\"rufspiel\"]]",
        "[[\"wenz\"], [\"solo\"]]",
        "[[\"rufspiel\", \"wenz\"], [\"solo\"]]",
        "[[\"rufspiel\"], [\"wenz\"], [\"wenz\"]]",
        "[[\"rufspiel\"], [], [\"solo\"]]",
        "[[\"rufspiel\"], [\"solo_tout\"], [\"solo\"]]",
        "[[\"rufspiel\"], [\"solo\", \"solo_tout\"]]",
        "[[\"rufspiel\"], [\"wenz\"], [\"solo_tout\"]]",
        "[[\"rufspiel\"], [\"solo\"], [\"sie\"]]",
    ] {
        contradiction("schule", &format!("[auction]\nladder = {ladder} # <-"));
    }
}

#[test]
fn a_forced_game_without_force_or_the_other_way_round() {
    contradiction("schule", "[all_pass]\nforced = \"at_once\" # <-");
    contradiction("schule", "[all_pass]\nforced_game = \"any\" # <-");
    contradiction("preis", "[all_pass]\nforced = \"never\" # <-\nforced_game = \"any\" # <-");
}

#[test]
fn a_first_game_rule_without_a_list() {
    contradiction("schule", "[first_game]\ntout = \"barred\" # <-");
    contradiction("schule", "[first_game]\nsie = \"counts\"\nschwarz = \"barred\" # <-");
}

#[test]
fn a_sie_without_its_money_or_its_points() {
    contradiction("schule", "[sie]\nmoney_factor = 0 # <-");
    contradiction("schule", "[sie]\nmoney_factor = 101 # <-");
    contradiction("tischpunkte", "[sie] # <-\nmoney_factor = 4 # <-\n[list]\nsie = 24");
    contradiction("preis", "[sie]\nmoney_factor = 4\n[list] # <-\ntout = 24");
    contradiction("preis", "[list]\nsie = 24 # <-");
    contradiction("schule-turnier", "[list]\nsie = 3000000000 # <-");
    contradiction("schule-turnier", "[list]\nsie = 0 # <-");
    contradiction("schule-turnier", "[list]\nsie = 25 # <-");
}

#[test]
fn a_double_that_does_not_double() {
    contradiction("schule", "[doubling]\nfactor = 1 # <-");
    contradiction("schule", "[doubling]\nfactor = 17 # <-");
    contradiction("schule", "[doubling]\nretour_factor = 2 # <-");
    contradiction("schule", "[doubling]\nneeds_trump = true\nretour_factor = 17 # <-");
    contradiction("schule", "[doubling]\nunjustified_tricks = 1 # <-");
    contradiction("tischpunkte", "[doubling]\nunjustified_tricks = 8 # <-");
}

#[test]
fn a_rule_about_doubling_where_it_is_off() {
    let text = "extends = \"schule\"\nid = \"mine\"\nwithout = [\"doubling\"] # <-\n[doubling] # <-\nneeds_trump = true\n";
    let error = error_at_mark(text);
    assert!(matches!(error.problem, RuleFileProblem::Contradiction(_)));
    bad_value("preis", "[doubling] # <-\nneeds_trump = true", "missing field");
}

#[test]
fn amounts_out_of_range() {
    for amount in ["rufspiel = 0", "solo = 0", "solo = 10001", "runner = 10001", "schwarz = 10001"] {
        contradiction("schule", &format!("[money]\nclaims = \"by_hand\"\n{amount} # <-"));
    }
    contradiction("schule", "[money]\nclaims = \"by_hand\"\ntout_factor = 0 # <-");
    contradiction("schule", "[money]\nclaims = \"by_hand\"\nunit_cents = 10001 # <-");
    contradiction("schule", "[money]\nclaims = \"by_hand\"\nschneider = 3 # <-");
}

#[test]
fn runners_that_can_never_be_paid() {
    for from in ["rufspiel = 0", "rufspiel = 15", "solo = 15", "wenz = 5", "farbwenz = 12", "wenz = 0"] {
        contradiction("schule", &format!("[money.runners_from]\n{from} # <-"));
    }
}

#[test]
fn a_pot_without_money_or_without_units() {
    contradiction("tischpunkte", "[stock] # <-\nunits = 1 # <-");
    contradiction("schule", "[stock]\nunits = 0 # <-");
    contradiction("schule", "[stock]\nunits = 1001 # <-");
}

#[test]
fn list_points_that_cannot_be_shared_or_do_not_rise() {
    contradiction("preis", "[list]\nrufspiel = [1, 2, 3]\nsolo = [6, 9, 13] # <-");
    contradiction("preis", "[list]\nsolo = [6, 9, 12]\ntout = 20 # <-");
    contradiction("preis", "[list]\nsolo = [6, 9, 12]\nrufspiel = [2, 1, 3] # <-");
    contradiction("preis", "[list]\ntout = 24\nsolo = [12, 9, 6] # <-");
    contradiction("preis", "[list]\nsolo = [6, 9, 12]\nrufspiel = [0, 1, 2] # <-");
    contradiction("preis", "[list]\nsolo = [6, 9, 12]\ntout = 0 # <-");
}

#[test]
fn sanctions_that_cannot_be_shared() {
    contradiction("schule", "[faults]\nlaid_open = \"fault\"\nrufspiel = 3 # <-");
    contradiction("schule", "[faults]\nlaid_open = \"fault\"\nsolo = 10 # <-");
    contradiction("schule", "[faults]\nlaid_open = \"fault\"\ntout = 0 # <-");
    contradiction("tischpunkte", "[faults]\nlaid_open = \"fault\"\nsoloist_stop = 10 # <-");
}

#[test]
fn a_tournament_without_a_list_or_with_odd_numbers() {
    let tournament = "\nmatches = 2\ngames = 4\ndraw = \"beforehand\"\nleast_age = 0\ntable_points = []\n\
                      ranking = [\"points\", \"lot\"]\n[tournament.approval]\ntout = false\nsie = false\n\
                      solo_from = 0\nper = \"table\"";
    contradiction("schule", &format!("[tournament] # <-{tournament}"));
    contradiction("preis", "[tournament]\nmatches = 2\ngames = 30 # <-");
    contradiction("preis", "[tournament]\ngames = 32\nmatches = 0 # <-");
    contradiction("preis", "[tournament]\ngames = 32\nleast_age = 100 # <-");
    contradiction("tischpunkte", "[tournament]\ntable_points = [40, 30, 20] # <-");
    contradiction("tischpunkte", "[tournament]\ntable_points = [10, 20, 30, 40] # <-");
    contradiction("tischpunkte", "[tournament]\ntable_points = [41, 30, 20, 10] # <-");
    contradiction("preis", "[tournament]\nranking = [\"lot\", \"points\"] # <-");
    contradiction("preis", "[tournament]\nranking = [\"points\", \"sie\", \"lot\"] # <-");
    contradiction("preis", "[tournament]\nranking = [\"points\", \"game_points\", \"lot\"] # <-");
    contradiction(
        "preis",
        "[tournament]\nranking = [\"points\", \"touts_won\", \"touts_won\", \"lot\"] # <-",
    );
}

/// What is dropped can contradict what stays; then `without` is the culprit, for the rest is not in the file.
#[test]
fn a_dropped_section_that_others_need() {
    for (base, section) in [("preis", "list"), ("schule-turnier", "list")] {
        let text = format!("extends = \"{base}\"\nid = \"mine\"\nwithout = [\"{section}\"] # <-\n");
        error_at_mark(&text);
    }
    error_at_mark("extends = \"schule-turnier\"\nid = \"mine\"\nwithout = [\"sie\"] # <-\n");
}

#[test]
fn values_that_are_not_known_are_told_with_those_that_are() {
    bad_value("schule", "[auction]\nstyle = \"pairwize\" # <-", "`pairwise`");
    bad_value("schule", "[auction]\nladder = [[\"rufspiel\"], [\"skat\"]] # <-", "`farbwenz`");
    bad_value("schule", "[money]\nclaims = \"never\" # <-", "`by_hand`");
    bad_value("schule", "[money]\nsolo = \"five\" # <-", "u32");
    bad_value("schule", "[money]\nsolo = -5 # <-", "u32");
    bad_value("schule", "[money]\nsolo = 5.0 # <-", "u32");
    bad_value("schule", "[money]\nsolo = 5000000000 # <-", "u32");
    bad_value("schule", "[doubling]\nneeds_trump = 1 # <-", "boolean");
    bad_value("schule", "deal = 7 # <-", "struct DealRules");
    bad_value("preis", "[list]\nsolo = [6, 9] # <-", "3");
    bad_value("preis", "[tournament]\ndraw = \"later\" # <-", "`each_match`");
    bad_value("preis", "[tournament.approval]\nper = \"club\" # <-", "`player`");
}

#[test]
fn unknown_fields_are_told_with_those_that_are_known() {
    bad_value("schule", "colour = \"green\" # <-", "`auction`");
    bad_value("schule", "[dubling] # <-\nfactor = 2", "`doubling`");
    bad_value("schule", "[money]\nsolo = 5\nsolos = 5 # <-", "`solo`");
    bad_value("schule", "[money.runners_from]\nwenz = 2\nramsch = 2 # <-", "`farbwenz`");
    bad_value("preis", "[tournament.approval]\nsolo = 2 # <-", "`solo_from`");
}

/// Names that happen to end like the section they stand in, or that need quotes.
#[test]
fn unknown_fields_are_found_whatever_they_are_called() {
    bad_value("schule", "[deal]\npackets = [4, 4]\nl = 1 # <-", "unknown field");
    bad_value("schule", "[money]\nsolo = 5\ny = 1 # <-", "unknown field");
    bad_value("schule", "[money]\nsolo = 5\nmoney = 1 # <-", "unknown field");
    bad_value("schule", "[money]\nsolo = 5\n\"so.lo\" = 1 # <-", "unknown field");
    bad_value("schule", "[money]\nsolo = 5\n\"so`lo\" = 1 # <-", "unknown field");
    bad_value("schule", "[money]\nsolo = 5\n\"\" = 1 # <-", "unknown field");
    bad_value("schule", "money.solo = 5\nmoney.solow = 5 # <-", "unknown field");
    bad_value("schule", "money = { solo = 5, solow = 5 } # <-", "unknown field");
}

/// A list that goes over several lines: the line of the wrong entry, not of the list.
#[test]
fn a_wrong_entry_of_a_long_list_is_found() {
    bad_value(
        "schule",
        "[auction]\nladder = [\n  [\"rufspiel\"],\n  [\"wenz\"],\n  [\"skat\"], # <-\n  [\"solo\"],\n]",
        "`wenz`",
    );
}

#[test]
fn a_missing_field_is_told_at_its_section() {
    let text = schafkopf::rules::builtin_text("preis").unwrap();
    let text = text.replace("solo = 5\n", "").replace("[money] ", "[money] # <- ");
    let error = error_at_mark(&text);
    assert!(error.to_string().contains("missing field `solo`"), "{error}");
}

#[test]
fn what_is_no_toml_is_told_with_its_place() {
    let error = error_at_mark("extends = \"schule\"\nid = \"mine\"\n[money # <-\nsolo = 5\n");
    assert!(matches!(error.problem, RuleFileProblem::Syntax(_)));
    error_at_mark("extends = \"schule\"\nid = \"mine\"\nid = \"yours\" # <-\n");
    for text in ["", "\u{feff}", "id", "=", "[[[", "\"", "id = \"x\"\u{0}"] {
        assert!(RuleSet::parse(text).is_err(), "{text:?}");
    }
}

#[test]
fn a_canonical_form_is_checked_as_well() {
    let good = schafkopf::rules::builtin("preis").unwrap().canonical();
    for (from, to) in [
        ("\"tout\":24", "\"tout\":25"),
        ("\"solo\":5", "\"solo\":5,\"solow\":5"),
        ("\"solo\":5", "\"solo\":\"5\""),
        ("\"preis\"", "\"PREIS\""),
    ] {
        assert!(good.contains(from));
        assert!(RuleSet::from_canonical(&good.replacen(from, to, 1)).is_err(), "{to}");
    }
    for text in ["", "{}", "[]", "null", "{\"id\":1}", &good[..good.len() - 1], &format!("{good}{good}")] {
        assert!(RuleSet::from_canonical(text).is_err(), "{text}");
    }
}

#[test]
fn a_set_with_nothing_to_score() {
    let nothing = "extends = \"schule\"\nid = \"mine\"\nwithout = [\"money\", \"sie\", \"stock\"] # <-\n";
    let error = error_at_mark(nothing);
    assert_eq!(error.problem, RuleFileProblem::Contradiction(Contradiction::NothingToScore));
    let neither =
        RuleSet { money: None, stock: None, sie: None, ..RuleSet::clone(&builtin("schule").unwrap()) };
    // Games were played under such sets: what is stored stays readable.
    assert_eq!(RuleSet::from_canonical(&neither.canonical()), Ok(neither));
    let zeros = "rufspiel = [0, 0, 0] # <-\nsolo = [0, 0, 0]\ntout = 0";
    contradiction("schule-turnier", &format!("[list]\n{zeros}\nsie = 0"));
}
