//! The worked cases of the variants, from 12 on: Bettel, Ramsch, Hochzeit, the short pack, and what multiplies (V 2–11).

use std::sync::Arc;

use schafkopf::{
    Action, BySeat, CallSuit, CalledCard, Card, CardSet, Contract, ContractKind, Deal, Doubling, Ending,
    Exchange, Game, Goal, Play, PlayManner, RuleSet, Seat, SeatSet, Setup, Stage, Suit, parse_cards,
};

/// The plays, as the cases name them.
const PLAYS: &[(&str, &str)] = &[
    ("B1", "GZ G9 HZ GU H9 HA H8 HO SO E8 S9 SA EU E9 GA E7 EZ EK HU SU GK GO SZ G7 S8 HK SK EA H7 EO S7 G8"),
    ("B2", "S8 S9 HU SU H7 H9 H8 E7 SA SZ G9 S7 SK SO EK HA EZ G8 EA EU E8 GZ EO GK GA GO GU G7 HO HZ E9 HK"),
    ("B3", "H9 H7 HK HU HO G7 SO S9 SA S8 GZ SZ H8 GK EA EZ S7 SK EO EU SU EK GU E9 GA G8 G9 HA E7 GO E8 HZ"),
    ("R1", "EA EZ E8 EK SU H8 H7 EO GK G9 GZ G7 H9 HZ HO HK GA S9 S7 E9 G8 GU SK SA HA EU SO S8 GO SZ HU E7"),
    ("R2", "HZ GU HA HU G9 EO GA GK S7 S9 SZ G8 H8 GO SO HK G7 SA S8 EK GZ SK EZ HO H7 EA H9 E8 EU E7 SU E9"),
    ("R3", "G9 EA GA G8 H8 HA H9 HO H7 GU HK SU SA S9 SZ S7 GK G7 EK EU GO E9 E7 SO HU S8 E8 HZ EO GZ EZ SK"),
    ("R4", "S8 SK E7 S9 E9 E8 EA EK EO EU SO HO H7 H9 G9 GO HK H8 SA SZ SU HZ EZ G7 HU HA S7 G8 GU GZ GK GA"),
    ("R5", "SK SA S7 S9 H7 HA H8 HK E8 EK E7 EA GA G7 GZ G9 HZ H9 EU SU S8 SZ GO G8 EO GU HO HU SO E9 GK EZ"),
    ("R6", "GU HO H9 HK EO H7 SK HZ GO EA S9 HA SO E7 GK H8 EU GA E8 S7 HU E9 SA G7 SU EK S8 GZ EZ G8 G9 SZ"),
    ("R7", "EU GO H8 SO EO HO HZ SU GU H7 HA GK HU EA GZ SZ HK GA SA SK H9 EZ E9 G8 S9 S8 EK S7 E7 E8 G9 G7"),
    ("R8", "S9 SK SA G7 EO H8 SO HK E7 E8 EA E9 HU H9 GU HZ EK GA SZ EZ HO EU HA GO S7 S8 GK G8 H7 G9 SU GZ"),
    ("R9", "HO GO EU H9 EK E7 EA E8 GZ GK G9 G7 SU H8 EZ HA E9 HK G8 SK HU SA EO H7 SO HZ GU S7 GA SZ S8 S9"),
    (
        "R10",
        "E8 EA E7 EZ E9 GK EK SA S9 GZ S8 SZ HZ EU H7 H9 G9 SO G7 HU SU HO H8 GU S7 EO SK GO HK G8 HA GA",
    ),
    (
        "R11",
        "SA S9 SK SU H9 H7 HZ HU G9 GK S8 GA SZ G8 E8 S7 GZ G7 SO HA EU HK H8 HO EZ E7 E9 GO GU EO EK EA",
    ),
    (
        "R12",
        "HZ GO HK HU GA G9 SZ G8 E7 EA EZ GK E9 S7 EU EK SO S8 H9 H8 H7 GZ EO SU SK S9 HO SA GU E8 G7 HA",
    ),
    (
        "R13",
        "S9 E7 E8 S8 G7 GK G8 G9 HZ SO GU H8 HU H7 EO HA S7 EZ GZ SZ GA EK H9 EA HK HO SK GO SA SU EU E9",
    ),
    ("M1", "E9 E7 EZ EK EU HO SO GO G9 GZ HK HU E8 H8 SU EO H7 HA HZ GA S9 SK SA S8 SZ H9 S7 G7 GU EA G8 GK"),
    ("H1", "HU HO SK HK EO G9 GO SO GK G7 S7 HZ EU GU GZ H9 H8 H7 G8 E7 HA EA E8 EZ SU E9 EK SZ S9 SA GA S8"),
    ("K1", "GZ HA G9 GA EK EA EZ E9 EO HU GO SO SU GU HZ SK HK H9 SA EU S9 GK HO SZ"),
    ("K2", "GO SU HO HZ E9 EO EK EA S9 EZ SZ SK HK GU H9 G9 EU SO GK HU SA GA GZ HA"),
    ("K3", "GO SZ HO EO SO SA SK HU EU GU HA EK SU EZ GA GK S9 H9 GZ HK HZ G9 E9 EA"),
    ("K4", "EO SO GU EU GO EK E9 G9 HO EZ SZ SK HA HZ HU H9 GZ GK GA SU EA SA HK S9"),
    ("K5", "SK HA SZ S9 HK HU GO SO HZ EO EU GU E9 SU EZ EK G9 GZ GK GA SA H9 EA HO"),
    ("U1", "G8 GZ GA H8 SU HK HZ EU EO SO G7 GU SZ S8 SA SK E8 EZ E9 E7 HO H7 HA S9 HU EK GO GK S7 G9 H9 EA"),
];

fn cards(name: &str) -> Vec<Card> {
    let (_, text) = PLAYS.iter().find(|(other, _)| *other == name).expect("a case of the book");
    parse_cards(text).unwrap()
}

/// The tariff of the worked cases, with whatever a case changes.
fn rules(changes: &str) -> Arc<RuleSet> {
    let price = if changes.contains("money.rufspiel") { "" } else { "money.rufspiel = 2\n" };
    let text = format!(
        "extends = \"schule\"\nid = \"fall\"\nname.de = \"Fall\"\nname.en = \"Case\"\n{price}{changes}"
    );
    Arc::new(RuleSet::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}")))
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// The hands that play some cards one after the other, some seat leading.
fn hands_of(plays: &[Card], contract: Contract, manner: PlayManner, leader: Seat) -> BySeat<CardSet> {
    let nobody = BySeat::new([CardSet::EMPTY; 4]);
    let mut play = Play::with_hands(manner, nobody, contract, leader);
    let mut hands = nobody;
    for &card in plays {
        hands[play.turn()].insert(card);
        play.follow(card);
    }
    hands
}

/// A case: what was played by whom, what came before, who doubled.
struct Case<'a> {
    rules: &'a str,
    plays: &'a str,
    contract: Contract,
    declarer: u8,
    knocks: &'a [u8],
    doubles: &'a [u8],
}

impl Default for Case<'_> {
    fn default() -> Self {
        Case { rules: "", plays: "", contract: Contract::Ramsch, declarer: 1, knocks: &[], doubles: &[] }
    }
}

impl Case<'_> {
    fn start(&self, rules: &Arc<RuleSet>, plays: &[Card]) -> Game {
        let setup = Setup { rules: Arc::clone(rules), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
        let declarer = seat(self.declarer);
        let leader = rules.leader(self.contract, declarer, Seat::Four);
        let hands = hands_of(plays, self.contract, rules.manner(self.contract), leader);
        let game = match self.contract {
            Contract::Ramsch => Game::at_ramsch(setup, Deal::of(rules.deck(), hands).unwrap()).unwrap(),
            Contract::Hochzeit => {
                // The hands that were played are those after the exchange.
                let exchange = Exchange {
                    offerer: Seat::Three,
                    taker: declarer,
                    card: "HU".parse().unwrap(),
                    back: "E8".parse().unwrap(),
                };
                let undone = Exchange { card: exchange.back, back: exchange.card, ..exchange };
                let dealt = undone.exchanged(&hands);
                Game::at_hochzeit(setup, Deal::of(rules.deck(), dealt).unwrap(), exchange).unwrap()
            }
            contract => {
                let deal = Deal::of(rules.deck(), hands).unwrap();
                Game::at_contract(setup, deal, declarer, (contract, false)).unwrap()
            }
        };
        game.with_knocks(self.knocks.iter().map(|&number| seat(number)).collect::<SeatSet>()).unwrap()
    }

    /// Plays the case to its end.
    fn ending(&self) -> Ending {
        let rules = rules(self.rules);
        let plays = cards(self.plays);
        let mut game = self.start(&rules, &plays);
        let mut doubles = self.doubles.iter().map(|&number| seat(number));
        if game.doubles().count() == 0 && self.contract == Contract::Ramsch {
            for seat in doubles.by_ref() {
                game.act(seat, Action::Double(Doubling::Stoss)).unwrap();
            }
        }
        for &card in &plays {
            if game.ending().is_some() {
                break;
            }
            let turn = game.play().unwrap().turn();
            game.act(turn, Action::Play(card)).unwrap_or_else(|error| panic!("{card}: {error}"));
            while matches!(game.stage(), Stage::Doubling | Stage::Retour) {
                let word = if game.stage() == Stage::Retour { Doubling::Retour } else { Doubling::Stoss };
                let next = doubles.next();
                let asked = game.next_to_act().unwrap();
                match next {
                    Some(by) => game.act(by, Action::Double(word)).unwrap(),
                    None => game.act(asked, Action::Double(Doubling::Decline)).unwrap(),
                };
            }
        }
        *game.ending().expect("the hand is over")
    }

    fn units(&self) -> [i64; 4] {
        match self.ending() {
            Ending::Scored { settlement, .. } | Ending::Ramsch { settlement, .. } => {
                *settlement.unwrap().units().as_array()
            }
            Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. } => {
                panic!("nothing was scored")
            }
        }
    }
}

const LADDER: &str =
    "auction.ladder = [[\"rufspiel\"], [\"bettel\"], [\"wenz\"], [\"solo\"]]\nbettel.must_beat = false\n";

fn bettel(plays: &str, changes: &str, doubles: &[u8]) -> [i64; 4] {
    let text = format!("{LADDER}{changes}");
    let order = rules(&text).bettel.unwrap().ranking();
    let contract = Contract::Bettel { order };
    Case { rules: &text, plays, contract, declarer: 2, doubles, ..Case::default() }.units()
}

#[test]
fn v_2_2_and_v_2_4_cases_12_to_14_a_bettel_takes_no_trick() {
    assert_eq!(bettel("B1", "", &[]), [-5, 15, -5, -5]);
    assert_eq!(bettel("B2", "", &[]), [-5, 15, -5, -5]);
    assert_eq!(bettel("B2", "bettel.order = \"ten_high\"", &[]), [5, -15, 5, 5]);
    assert_eq!(bettel("B3", "", &[1]), [10, -30, 10, 10]);
}

/// What is legal for a hand after some cards, under the duty to beat.
fn legal(contract: Contract, hand: &str, after: &str) -> String {
    let manner = PlayManner { must_beat: true, ..PlayManner::default() };
    let after: Vec<Card> = parse_cards(after).unwrap();
    let leader = (0..after.len()).fold(Seat::One, |seat, _| seat.previous());
    let hands =
        BySeat::from_fn(|seat| if seat == Seat::One { hand.parse().unwrap() } else { CardSet::EMPTY });
    let mut play = Play::with_hands(manner, hands, contract, leader);
    for card in after {
        play.follow(card);
    }
    play.legal().to_string()
}

#[test]
fn v_2_3_and_v_3_7_cases_15_16_34_the_duty_to_beat() {
    let none = Contract::Bettel { order: schafkopf::BettelOrder::Natural };
    assert_eq!(legal(none, "S7 S9 SO EA", "SU"), "SO");
    assert_eq!(legal(none, "S7 S9 SO EA", "SK"), "SO S9 S7");
    assert_eq!(legal(none, "G7 GA HA", "SK"), "GA G7 HA");
    let herz = Contract::Bettel { order: schafkopf::BettelOrder::Herz };
    assert_eq!(legal(herz, "H7 EO GA", "S9"), "EO H7");
    assert_eq!(legal(herz, "H7 EO GA", "S9 HA"), "EO");
    assert_eq!(legal(herz, "H7 H8 GA", "S9 HA"), "GA H8 H7");
    assert_eq!(legal(Contract::Ramsch, "GZ G7 EA", "GK"), "GZ");
    assert_eq!(legal(Contract::Ramsch, "GZ G7 EA", "GK HA"), "GZ G7");
    assert_eq!(legal(Contract::Ramsch, "SU H7 EA", "GK"), "H7 SU");
    let played = Case { rules: "ramsch.must_beat = true", plays: "M1", ..Case::default() };
    assert_eq!(played.units(), [-6, 2, 2, 2]);
}

fn ramsch(plays: &str, changes: &str) -> [i64; 4] {
    let text =
        changes
            .split(", ")
            .filter(|change| !change.is_empty())
            .map(|change| {
                if change.starts_with("money") { format!("{change}\n") } else { format!("ramsch.{change}\n") }
            })
            .collect::<String>();
    let text =
        format!("ramsch.losers = 1\n{text}").replace("ramsch.losers = 1\nramsch.losers", "ramsch.losers");
    Case { rules: &text, plays, ..Case::default() }.units()
}

#[test]
fn v_3_cases_17_to_33_who_loses_a_ramsch_and_what_it_costs() {
    assert_eq!(ramsch("R1", ""), [-6, 2, 2, 2]);
    let doubled = Case { rules: "ramsch.stoss = true", plays: "R1", doubles: &[2, 3, 4], ..Case::default() };
    assert_eq!(doubled.units(), [-48, 16, 16, 16]);
    assert_eq!(ramsch("R1", "losers = 2"), [-2, 2, 2, -2]);
    assert_eq!(ramsch("R2", ""), [2, -6, 2, 2]);
    assert_eq!(ramsch("R2", "jungfrau = \"own\""), [2, -8, 2, 4]);
    assert_eq!(ramsch("R2", "jungfrau = \"all\""), [4, -12, 4, 4]);
    let knocked = Case {
        rules: "knock.who = \"all\"\nramsch.jungfrau = \"own\"",
        plays: "R2",
        knocks: &[1, 3],
        ..Case::default()
    };
    assert_eq!(knocked.units(), [8, -32, 8, 16], "case 20");
    assert_eq!(ramsch("R3", "jungfrau = \"own\""), [4, -10, 2, 4]);
    assert_eq!(ramsch("R3", "jungfrau = \"own_each\""), [8, -18, 2, 8]);
    assert_eq!(ramsch("R3", "jungfrau = \"all\""), [8, -24, 8, 8]);
    assert_eq!(ramsch("R3", "losers = 2, jungfrau = \"own\""), [4, -4, -4, 4]);
    assert_eq!(ramsch("R4", "jungfrau = \"own\", durchmarsch = 91"), [4, 2, -8, 2]);
    assert_eq!(ramsch("R4", "jungfrau = \"own\", durchmarsch = 90"), [-2, -2, 6, -2]);
    assert_eq!(ramsch("R5", "jungfrau = \"own\", durchmarsch = 91"), [-2, 6, -2, -2]);
    assert_eq!(ramsch("R5", "jungfrau = \"own\", durchmarsch = \"tricks\""), [4, -8, 2, 2]);
    assert_eq!(ramsch("R6", ""), [-2, 6, -2, -2]);
    assert_eq!(ramsch("R6", "money.durchmarsch = 5"), [-5, 15, -5, -5]);
    assert_eq!(ramsch("R6", "durchmarsch = \"off\", jungfrau = \"all\""), [16, -48, 16, 16]);
    assert_eq!(ramsch("R6", "losers = 2, durchmarsch = \"off\""), [2, -6, 2, 2]);
    assert_eq!(ramsch("R7", "jungfrau = \"own\""), [4, -10, 2, 4]);
    assert_eq!(ramsch("R7", "jungfrau = \"own\", durchmarsch = 120"), [-2, 6, -2, -2]);
    assert_eq!(ramsch("R8", ""), [2, -2, -2, 2]);
    assert_eq!(ramsch("R8", "tie = [\"tricks\"]"), [2, 2, -6, 2]);
    assert_eq!(ramsch("R8", "tie = [\"highest_trump\"]"), [2, 2, -6, 2]);
    assert_eq!(ramsch("R9", "tie = [\"tricks\"]"), [2, 2, -2, -2]);
    assert_eq!(tied("R9", r#"["tricks", "trumps"]"#), [2, 2, -6, 2]);
    assert_eq!(tied("R10", r#"["tricks", "trumps"]"#), [-2, 2, 2, -2]);
    assert_eq!(tied("R10", r#"["tricks", "trumps", "highest_trump"]"#), [-6, 2, 2, 2]);
    assert_eq!(ramsch("R11", "jungfrau = \"own\""), [4, 2, -3, -3]);
    assert_eq!(ramsch("R11", "jungfrau = \"all\""), [4, 4, -4, -4]);
    assert_eq!(ramsch("R12", "jungfrau = \"own\""), [-2, -1, -1, 4]);
    assert_eq!(ramsch("R12", ""), [-1, -1, 0, 2]);
    assert_eq!(ramsch("R12", "tie = [\"tricks\"], jungfrau = \"own\""), [-8, 2, 2, 4]);
    assert_eq!(ramsch("R13", ""), [0, 0, 0, 0]);
    assert_eq!(ramsch("R13", "tie = [\"tricks\"]"), [-6, 2, 2, 2]);
}

fn tied(plays: &str, tie: &str) -> [i64; 4] {
    Case { rules: &format!("ramsch.tie = {tie}"), plays, ..Case::default() }.units()
}

#[test]
fn v_4_4_and_v_4_6_case_35_a_hochzeit() {
    let case =
        |rules| Case { rules, plays: "H1", contract: Contract::Hochzeit, declarer: 1, ..Case::default() };
    assert_eq!(case("hochzeit.rank = \"equal\"").units(), [5, -5, 5, -5]);
    assert_eq!(case("hochzeit.rank = \"equal\"\nmoney.hochzeit = 4").units(), [7, -7, 7, -7]);
}

const SHORT: &str = "deal.pack = \"short\"\ndeal.packets = [3, 3]\nmoney.solo = 2\n\
    auction.ladder = [[\"rufspiel\"], [\"geier\"], [\"wenz\"], [\"solo\"], [\"solo_tout\"]]\n";

#[test]
fn v_5_cases_41_to_45_the_short_pack() {
    let ruf = |plays, suit| {
        let contract = Contract::Rufspiel { called: CalledCard::ace(suit) };
        let rules = format!("{SHORT}money.rufspiel = 1\n");
        short(&rules, plays, contract, 1)
    };
    assert_eq!(ruf("K1", CallSuit::Eichel), [4, -4, 4, -4]);
    assert_eq!(ruf("K2", CallSuit::Eichel), [2, -2, -2, 2]);
    let tout = Contract::Solo { trump: Suit::Schellen, goal: Goal::Tout };
    assert_eq!(short(SHORT, "K3", tout, 4), [-4, -4, -4, 12]);
    assert_eq!(short(SHORT, "K4", Contract::Geier { goal: Goal::Majority }, 1), [15, -5, -5, -5]);
    let ramsch = format!("{SHORT}ramsch.jungfrau = \"own\"\nmoney.ramsch = 1\n");
    assert_eq!(short(&ramsch, "K5", Contract::Ramsch, 1), [-4, 1, 2, 1]);
}

fn short(rules: &str, plays: &str, contract: Contract, declarer: u8) -> [i64; 4] {
    Case { rules, plays, contract, declarer, ..Case::default() }.units()
}

#[test]
fn v_7_5_cases_57_and_58_a_stoss_takes_over() {
    let contract = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Schellen) };
    let case = |doubles| Case {
        rules: "doubling.takes_over = true",
        plays: "U1",
        contract,
        declarer: 2,
        doubles,
        ..Case::default()
    };
    assert_eq!(case(&[]).units(), [-2, -2, 2, 2]);
    assert_eq!(case(&[3]).units(), [4, 4, -4, -4]);
    assert_eq!(case(&[3, 2]).units(), [-8, -8, 8, 8]);
    assert_eq!(contract.kind(), ContractKind::Rufspiel);
}
