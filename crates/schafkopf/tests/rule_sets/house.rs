//! What house rules cannot say at once (V, the table of contradictions): each is refused at its line, with its key.

use schafkopf::RuleSet;
use schafkopf::rules::{Contradiction, RuleFileProblem};

use crate::contradictions::{bad_value, error_at_mark};

/// A file that extends a built-in set, refused for a reason at the marked line and key.
#[track_caller]
fn refused(why: &Contradiction, base: &str, changes: &[&str]) {
    for change in changes {
        let text = format!("extends = \"{base}\"\nid = \"mine\"\n{change}\n");
        let error = error_at_mark(&text);
        assert_eq!(error.problem, RuleFileProblem::Contradiction(why.clone()), "{error}\n{text}");
        let key = error.key.expect("a contradiction has a key");
        let place =
            text.lines().position(|line| line.starts_with(&format!("{key} ="))).map(|place| place + 1);
        assert!(place.is_none() || place == error.line, "{key} in\n{text}");
    }
}

/// A file that extends a built-in set and is sound.
#[track_caller]
fn accepted(base: &str, changes: &[&str]) {
    for change in changes {
        let text = format!("extends = \"{base}\"\nid = \"mine\"\n{change}\n");
        if let Err(error) = RuleSet::parse(&text) {
            panic!("{error}\n{text}");
        }
    }
}

/// V 7.1: `steps` go up to 256 however few they are, `factor` and `retour_factor` to 16 as ever.
#[test]
fn v_7_1_how_high_a_chain_of_doubles_goes() {
    accepted(
        "schule",
        &["doubling.steps = [256]", "doubling.steps = [2, 32]", "doubling.steps = [2, 4, 256]"],
    );
    for steps in ["[257]", "[2, 257]", "[4, 2]", "[1]", "[]"] {
        refused(&Contradiction::Factor, "schule", &[&format!("doubling.steps = {steps} # <-")]);
    }
    refused(
        &Contradiction::Factor,
        "schule",
        &["doubling.factor = 17 # <-", "doubling.retour_factor = 17 # <-"],
    );
    let text = "extends = \"schule\"\nid = \"mine\"\ndoubling.steps = [2, 32]\n";
    let set = RuleSet::parse(text).unwrap();
    assert!(set.canonical().contains("\"steps\":[2,32]"), "{}", set.canonical());
    assert_eq!(RuleSet::from_canonical(&set.canonical()), Ok(set));
}

const KURZ_LADDER: &str = "[[\"rufspiel\"], [\"bettel\"], [\"solo\"]]";

#[test]
fn c_1_packets_and_cuts_fit_the_pack() {
    refused(
        &Contradiction::Packets,
        "kurz",
        &[
            "deal.packets = [4, 4] # <-",
            "deal.packets = [6, 1] # <-",
            "deal.packets = [3, 2] # <-",
            "deal.pack = \"long\" # <-",
        ],
    );
    refused(&Contradiction::Packets, "schule", &["deal.pack = \"short\" # <-", "deal.packets = [3, 3] # <-"]);
    refused(&Contradiction::Cut, "kurz", &["deal.cut_least = 13 # <-", "deal.cut_least = 0 # <-"]);
    refused(&Contradiction::Cut, "schule", &["deal.cut_least = 17 # <-"]);
    accepted(
        "kurz",
        &["deal.packets = [6]\nwithout = [\"knock\"]", "deal.cut_least = 12", "knock.after = 3"],
    );
}

#[test]
fn c_2_knocks_come_at_the_end_of_a_packet() {
    refused(
        &Contradiction::Knock,
        "wirtshaus",
        &[
            "knock.after = 3 # <-",
            "knock.after = 8 # <-",
            "knock.after = 0 # <-",
            "deal.packets = [2, 4, 2] # <-\nknock.after = 4 # <-",
            "knock.who = \"one\"\nknock.order = \"together\" # <-",
            "knock.who = \"chain\"\nknock.order = \"together\" # <-",
        ],
    );
    refused(&Contradiction::Knock, "schule", &["deal.packets = [8]\n[knock] # <-\nwho = \"all\""]);
    accepted(
        "wirtshaus",
        &[
            "deal.packets = [2, 4, 2]\nknock.after = 6",
            "knock.who = \"forehand\"\nknock.order = \"together\"",
            "knock.who = \"chain\"",
        ],
    );
}

#[test]
fn c_3_the_ladder_has_what_is_declared_and_suits_only_beside_their_kind() {
    let ladders = [
        "[\"hochzeit\"], [\"solo\"]",
        "[\"ramsch\"], [\"solo\"]",
        "[\"solo\"], [\"sie\"]",
        "[\"wenz\"], [\"solo:H\"]",
        "[\"wenz\"], [\"wenz:H\"]",
        "[\"geier\"], [\"geier:E\"]",
        "[\"solo\"], [\"rufspiel:E\"]",
        "[\"solo\"], [\"solo:H\"], [\"solo:H\"]",
        "[\"solo\"], [\"solo_tout\"], [\"solo:H\"]",
        "[\"solo\"], [\"solo_tout:H\"]",
        "[\"geier_tout\"], [\"geier\"]",
    ];
    for ladder in ladders {
        let change = format!("auction.ladder = [[\"rufspiel\"], {ladder}] # <-");
        refused(&Contradiction::Ladder, "schule", &[&change]);
    }
    let bettel = format!(
        "auction.ladder = {} # <-\nbettel.must_beat = false",
        KURZ_LADDER.replace("\"solo\"", "\"bettel:E\"")
    );
    refused(&Contradiction::Ladder, "schule", &[&bettel]);
    accepted(
        "schule",
        &[
            "auction.ladder = [[\"rufspiel\"], [\"solo\"], [\"solo:H\"], [\"solo_tout\"], [\"solo_tout:H\"]]",
            "auction.ladder = [[\"rufspiel\"], [\"farbwenz:E\", \"solo\"], [\"farbwenz\"]]",
        ],
    );
}

#[test]
fn c_4_a_bettel_has_its_section_and_its_rung() {
    let with = |rest: &str| format!("auction.ladder = {KURZ_LADDER} # <-\n{rest}");
    refused(&Contradiction::Bettel, "schule", &["[bettel] # <-\nmust_beat = true", &with("")]);
    refused(
        &Contradiction::Bettel,
        "schule",
        &[
            &with("bettel.trumps = \"herz\"\nbettel.order = \"natural\" # <-"),
            &with("bettel.trumps = \"herz\"\nbettel.order = \"ten_high\" # <-"),
            &with("bettel.lead = \"declarer\" # <-"),
        ],
    );
    accepted(
        "schule",
        &[&with("bettel.trumps = \"herz\""), &with("bettel.must_beat = true\nbettel.lead = \"declarer\"")],
    );
}

#[test]
fn c_5_one_thing_happens_when_all_pass() {
    refused(
        &Contradiction::AllPass,
        "schule",
        &[
            "[ramsch] # <-\nlosers = 1\n[all_pass]\nforced = \"at_once\" # <-\nforced_game = \"any\"",
            "[ramsch] # <-\nlosers = 1\n[all_pass]\nforced = \"second_time\" # <-\nforced_game = \"any\"",
            "[ramsch] # <-\nlosers = 1\n[stock] # <-\nunits = 1",
            "[stock] # <-\nunits = 1\n[all_pass]\nforced = \"at_once\" # <-\nforced_game = \"any\"",
        ],
    );
    accepted(
        "schule",
        &[
            "[ramsch]\nlosers = 1\n[stock]\nunits = 1\nfill = \"always\"",
            &format!("[ramsch]\nlosers = 1\n{LAST_KNOCKER}"),
            &format!("[stock]\nunits = 1\n{LAST_KNOCKER}"),
        ],
    );
}

const LAST_KNOCKER: &str = "[knock]\nwho = \"all\"\n[all_pass]\nforced = \"at_once\"\nforced_game = \"any\"\nforced_by = \"last_knocker\"";

#[test]
fn c_6_the_last_knocker_must_at_once_and_may_play_anything() {
    let by = "forced_by = \"last_knocker\" # <-";
    refused(
        &Contradiction::LastKnocker,
        "schule",
        &[
            &format!("[all_pass]\nforced = \"at_once\"\nforced_game = \"any\"\n{by}"),
            &format!("[knock]\n[all_pass]\nforced = \"second_time\"\nforced_game = \"any\"\n{by}"),
            &format!("[knock]\n[all_pass]\nforced = \"at_once\"\nforced_game = \"rufspiel\"\n{by}"),
            &format!("[knock]\n[all_pass]\n{by}"),
        ],
    );
    accepted("schule", &[LAST_KNOCKER]);
}

#[test]
fn c_7_sixty_are_enough_only_for_who_is_forced() {
    refused(&Contradiction::ForcedSixty, "schule", &["all_pass.forced_sixty = 3 # <-"]);
    refused(&Contradiction::ForcedSixty, "preis", &["all_pass.forced_sixty = 9 # <-"]);
    accepted("preis", &["all_pass.forced_sixty = 8"]);
}

#[test]
fn c_8_what_follows_a_throw_in_needs_throw_ins() {
    refused(
        &Contradiction::NeverThrownIn,
        "schule",
        &[
            "all_pass.double_next = 1 # <-\n[ramsch]\nlosers = 1",
            "all_pass.double_next = 4 # <-",
            "bock.after = [\"all_pass\"] # <-\n[ramsch]\nlosers = 1",
            "bock.after = [\"all_pass\"] # <-\n[all_pass]\nforced = \"at_once\"\nforced_game = \"any\"",
            "[all_pass]\nforced = \"at_once\"\nforced_game = \"any\"\ndouble_next = 2 # <-",
        ],
    );
    accepted(
        "schule",
        &[
            "all_pass.double_next = 3\nbock.after = [\"all_pass\"]",
            "[all_pass]\nforced = \"second_time\"\nforced_game = \"any\"\ndouble_next = 1",
            &format!("{LAST_KNOCKER}\ndouble_next = 2"),
        ],
    );
}

#[test]
fn c_9_a_durchmarsch_takes_61_to_120_and_ties_are_named_once() {
    refused(
        &Contradiction::Ramsch,
        "schule",
        &[
            "ramsch.durchmarsch = 60 # <-",
            "ramsch.durchmarsch = 121 # <-",
            "ramsch.tie = [\"tricks\", \"tricks\"] # <-",
            "ramsch.losers = 0 # <-",
            "ramsch.losers = 3 # <-",
        ],
    );
    accepted(
        "schule",
        &["ramsch.durchmarsch = 61", "ramsch.durchmarsch = 120", "ramsch.durchmarsch = \"off\""],
    );
    bad_value("schule", "ramsch.tie = [\"points\"] # <-", "`highest_trump`");
    bad_value("schule", "ramsch.jungfrau = \"maybe\" # <-", "`own_each`");
}

#[test]
fn c_10_doubles_rise_and_go_together() {
    refused(
        &Contradiction::Factor,
        "schule",
        &[
            "doubling.steps = [4, 2] # <-",
            "doubling.steps = [2, 2] # <-",
            "doubling.steps = [] # <-",
            "doubling.steps = [1, 2, 4] # <-",
            "doubling.steps = [2, 4, 257] # <-",
        ],
    );
    bad_value(
        "schule",
        "[doubling] # <-\nsteps = [2, 3, 4, 5, 6, 7, 8, 9, 10] # <-",
        "1 to 8 rising numbers",
    );
    bad_value("schule", "[doubling] # <-\nsteps = [2, 4] # <-\nfactor = 2 # <-", "one or the other");
    bad_value("schule", "[doubling] # <-\nsteps = [2, 4] # <-\nretour_factor = 4 # <-", "one or the other");
    refused(
        &Contradiction::DoublingClash,
        "schule",
        &[
            "doubling.by_leader = false # <-\ndoubling.until = \"own_card\"",
            "doubling.by_leader = false # <-\ndoubling.until = \"before_first\"",
            "doubling.takes_over = true # <-\n[all_pass]\nforced = \"at_once\"\nforced_game = \"any\"\nforced_sixty = 3",
        ],
    );
    refused(
        &Contradiction::DoublingClash,
        "tischpunkte",
        &["doubling.steps = [2, 4] # <-", "doubling.takes_over = true\ndoubling.unjustified_tricks = 1 # <-"],
    );
    accepted("schule", &["doubling.steps = [2, 4, 8, 16, 32, 64, 128, 256]", "doubling.steps = [2]"]);
}

#[test]
fn c_11_what_cannot_be_doubled_is_a_plain_kind_that_is_known() {
    for kind in ["geier", "solo_tout", "sie", "ramsch", "bettel", "hochzeit"] {
        refused(&Contradiction::NotIn, "schule", &[&format!("doubling.not_in = [\"{kind}\"] # <-")]);
    }
    accepted("schule", &["doubling.not_in = [\"rufspiel\", \"wenz\"]"]);
    accepted("kurz", &["doubling.not_in = [\"hochzeit\"]"]);
}

#[test]
fn c_12_bock_follows_what_can_happen() {
    refused(
        &Contradiction::Bock,
        "preis",
        &[
            "without = [\"tournament\"]\nbock.after = [\"stoss_lost\"] # <-",
            "without = [\"tournament\"]\nbock.after = [\"sie\"] # <-",
        ],
    );
    refused(
        &Contradiction::Bock,
        "schule",
        &[
            "bock.after = [\"durchmarsch\"] # <-",
            "bock.after = [\"durchmarsch\"] # <-\nramsch.durchmarsch = \"off\"",
            "bock.after = [\"tout_won\"] # <-\nauction.ladder = [[\"rufspiel\"], [\"solo\"]]",
            "bock.after = [] # <-",
            "bock.after = [\"sixty\", \"sixty\"] # <-",
            "bock.after = [\"sixty\"]\nbock.hands = 0 # <-",
            "bock.after = [\"sixty\"]\nbock.hands = 17 # <-",
            "bock.after = [\"sixty\"]\nbock.factor = 1 # <-",
            "bock.after = [\"sixty\"]\nbock.factor = 5 # <-",
        ],
    );
    accepted(
        "schule",
        &[
            "bock.after = [\"sie\", \"tout_won\", \"stoss_lost\"]",
            "bock.after = [\"durchmarsch\"]\nramsch.losers = 1",
        ],
    );
}

#[test]
fn c_13_the_called_ace_and_runners_fit_the_pack() {
    for value in ["run_away = 1", "run_away = 7", "free_in_last = 0", "free_in_last = 9"] {
        refused(&Contradiction::Call, "schule", &[&format!("call.{value} # <-")]);
    }
    for value in ["run_away = 5", "run_away = 1", "free_in_last = 7"] {
        refused(&Contradiction::Call, "kurz", &[&format!("call.{value} # <-")]);
    }
    for value in [
        "runners_from.geier = 5",
        "runners_from.farbgeier = 12",
        "runners_from.geier = 0",
        "runners_most = 15",
    ] {
        refused(&Contradiction::RunnersFrom, "wirtshaus", &[&format!("money.{value} # <-")]);
    }
    for value in [
        "runners_from.rufspiel = 13",
        "runners_from.solo = 13",
        "runners_from.farbwenz = 10",
        "runners_from.farbgeier = 10",
        "runners_from.wenz = 5",
        "runners_most = 13",
    ] {
        refused(&Contradiction::RunnersFrom, "kurz", &[&format!("money.{value} # <-")]);
    }
    accepted(
        "schule",
        &["call.run_away = 0\ncall.free_in_last = 8", "call.run_away = 6", "money.runners_most = 14"],
    );
    accepted("kurz", &["call.run_away = 4\ncall.free_in_last = 6", "money.runners_most = 12"]);
}

#[test]
fn c_15_prices_need_their_game_and_money() {
    for price in ["geier", "farbgeier", "farbwenz", "bettel", "hochzeit", "ramsch", "durchmarsch"] {
        refused(&Contradiction::PriceWithoutContract, "schule", &[&format!("money.{price} = 2 # <-")]);
    }
    refused(&Contradiction::PriceWithoutContract, "tischpunkte", &["tout.extras = true # <-"]);
    refused(
        &Contradiction::Stock,
        "tischpunkte",
        &["without = [\"tournament\"]\n[stock] # <-\nunits = 1 # <-\nfill = \"always\""],
    );
    refused(&Contradiction::Amount, "schule", &["money.wenz = 0 # <-", "money.solo_herz = 10001 # <-"]);
    bad_value("tischpunkte", "[money] # <-\nwenz = 2", "missing field");
    accepted("schule", &["money.wenz = 3\nmoney.solo_herz = 6\ntout.extras = true"]);
}

#[test]
fn c_16_a_list_has_points_for_every_game_of_the_house() {
    let bettel =
        format!("auction.ladder = {KURZ_LADDER}\nbettel.must_beat = false # <-\nwithout = [\"tournament\"]");
    refused(
        &Contradiction::ListedGames,
        "preis",
        &[
            &format!("{bettel}\n[list]\ntout = 24"),
            &format!("{bettel}\nlist.bettel = 10 # <-"),
            &format!("{bettel}\nlist.bettel = 0 # <-"),
            "list.bettel = 9 # <-",
            "list.ramsch = 9 # <-",
        ],
    );
    let ramsch = "without = [\"tournament\"]\nall_pass.forced = \"never\"\nramsch.losers = 1 # <-";
    refused(&Contradiction::ListedGames, "preis", &[&format!("{ramsch}\n[list]\ntout = 24")]);
    accepted("preis", &[&format!("{bettel}\nlist.bettel = 9"), &format!("{ramsch}\nlist.ramsch = 2")]);
}

#[test]
fn c_17_and_c_20_a_tournament_goes_without_house_rules() {
    let never = "all_pass.forced = \"never\"\n";
    refused(
        &Contradiction::TournamentHouse,
        "preis",
        &[
            "[knock] # <-\nwho = \"all\"",
            "[bock] # <-\nafter = [\"sixty\"]",
            &format!("{never}[stock] # <-\nunits = 1"),
            &format!("{never}list.ramsch = 2\n[ramsch] # <-\nlosers = 1"),
            &format!("{never}all_pass.double_next = 1 # <-"),
            "deal.redeal_below = 10 # <-",
        ],
    );
    refused(&Contradiction::RedealBelow, "schule", &["deal.redeal_below = 31 # <-"]);
    accepted("schule", &["deal.redeal_below = 30"]);
    accepted("preis", &["without = [\"tournament\"]\ndeal.redeal_below = 10\nknock.who = \"all\""]);
}

#[test]
fn c_18_limits_of_the_pot_and_of_schwarz() {
    refused(
        &Contradiction::Limits,
        "wirtshaus",
        &[
            "stock.most = 7 # <-",
            "stock.most = 10001 # <-",
            "money.schneider = 0\nmoney.schwarz_doubles = true # <-",
        ],
    );
    accepted("wirtshaus", &["stock.most = 8", "money.schwarz_doubles = true"]);
}

#[test]
fn c_19_who_must_play_a_rufspiel_can_call_something() {
    refused(&Contradiction::RenonceNever, "preis", &["call.renonce = \"never\" # <-"]);
    accepted("preis", &["call.renonce = \"never\"\nall_pass.forced_game = \"any\""]);
}

/// V: what is not offered has no fields; C 14 has nothing to say.
#[test]
fn v_0_what_is_not_offered_is_unknown_to_the_reader() {
    bad_value("alles", "auction.raise_step = 10 # <-", "unknown field `raise_step`");
    bad_value("alles", "auction.raise_pay = 1 # <-", "unknown field `raise_pay`");
    bad_value("alles", "[kreuz] # <-", "unknown field `kreuz`");
    bad_value("alles", "money.kreuz = 4 # <-", "unknown field `kreuz`");
    bad_value("alles", "money.bettel_brett = 10 # <-", "unknown field `bettel_brett`");
    bad_value(
        "alles",
        "auction.ladder = [[\"rufspiel\"], [\"bettel\"], [\"bettel_brett\"]] # <-",
        "unknown variant `bettel_brett`",
    );
    bad_value("alles", "call.renonce = \"all_pass\" # <-", "`forced` or `never`");
    bad_value("alles", "hochzeit.double = true # <-", "unknown field `double`");
}
