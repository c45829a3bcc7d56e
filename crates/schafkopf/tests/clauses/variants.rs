//! The worked cases of the variants, as `data/variants.toml` has them: what was played under which rules, and what it pays.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use schafkopf::{
    Action, Beside, BySeat, Card, CardSet, Contract, Deal, Doubling, Ending, Exchange, Game, Match, Outcome,
    Play, PlayManner, RuleSet, Seat, Setup, Stage, Standing, parse_cards,
};
use serde::Deserialize;

use crate::dice::Dice;
use crate::script::{declaration, seat};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    base: String,
    plays: BTreeMap<String, String>,
    case: Vec<Case>,
    legal: Vec<Legal>,
}

/// A hand, and what it came to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    number: u32,
    #[serde(default)]
    rules: String,
    /// The cards in the order in which they were played; or else what is held, and what sort of hand it was.
    plays: Option<String>,
    holds: Option<[String; 4]>,
    #[serde(default)]
    such: Such,
    contract: String,
    #[serde(default)]
    knocks: Vec<u8>,
    /// Who doubled, in order.
    #[serde(default)]
    doubles: Vec<u8>,
    #[serde(default)]
    thrown_in: u32,
    /// What lay in the pot before it, and lies there after it.
    #[serde(default)]
    pot: i64,
    #[serde(default)]
    pot_after: i64,
    points: Option<u8>,
    tricks: Option<u8>,
    runners: Option<u8>,
    won: Option<bool>,
    schneider: Option<bool>,
    /// The points of each seat in a Ramsch.
    each: Option<[u8; 4]>,
    /// What each gets, the pot included.
    units: Option<[i64; 4]>,
}

/// What sort of hand it was, where the cards do not matter.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Such {
    pub(crate) points: Option<u8>,
    pub(crate) runners: Option<u8>,
    pub(crate) won: Option<bool>,
    pub(crate) schneider: Option<bool>,
    pub(crate) schwarz: Option<bool>,
}

impl Such {
    fn fits(self, outcome: &Outcome) -> bool {
        self.points.is_none_or(|points| outcome.points == points)
            && self.runners.is_none_or(|runners| outcome.runners.count == runners)
            && self.won.is_none_or(|won| outcome.won == won)
            && self.schneider.is_none_or(|schneider| outcome.schneider == schneider)
            && self.schwarz.is_none_or(|schwarz| outcome.schwarz == schwarz)
    }
}

/// What seat 1 may play.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Legal {
    number: u32,
    #[serde(default)]
    rules: String,
    contract: String,
    /// What it was dealt.
    hand: String,
    /// What fell before, its own cards among them.
    after: String,
    /// Who led to the first of these cards; else they are those of one trick.
    leader: Option<u8>,
    cards: String,
}

static DATA: LazyLock<Data> =
    LazyLock::new(|| toml::from_str(include_str!("../data/variants.toml")).unwrap());

/// The tariff of the worked cases on a ladder with everything, with whatever a case changes.
pub(crate) fn rules(changes: &str) -> Arc<RuleSet> {
    let price = if changes.contains("money.rufspiel") { "" } else { "money.rufspiel = 2" };
    let bettel = if changes.contains("bettel.") { "[\"bettel\"]," } else { "" };
    let text = format!("{}\n{price}\n{changes}\n", DATA.base.replace("BETTEL", bettel));
    Arc::new(RuleSet::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}")))
}

/// The second game of a match, dealt by seat 4.
pub(crate) fn setup(rules: Arc<RuleSet>) -> Setup {
    Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 }
}

/// What each seat holds at least.
pub(crate) fn hands_around(holds: &[String; 4]) -> BySeat<CardSet> {
    BySeat::from_fn(|seat| holds[seat.index()].parse().unwrap())
}

/// "3 geier", "2 bettel", "1 ramsch", "1 hochzeit 3 HU E8": who plays what, and what was exchanged for it.
fn announced(text: &str, rules: &RuleSet) -> (Seat, Contract, Option<Exchange>) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let declarer = seat(words[0].parse().unwrap());
    match words[1] {
        "ramsch" => (declarer, Contract::Ramsch, None),
        "bettel" => (declarer, Contract::Bettel { order: rules.bettel.unwrap().ranking() }, None),
        "hochzeit" => {
            let offerer = seat(words[2].parse().unwrap());
            let (card, back) = (words[3].parse().unwrap(), words[4].parse().unwrap());
            (declarer, Contract::Hochzeit, Some(Exchange { offerer, taker: declarer, card, back }))
        }
        _ => (declarer, declaration(text).1, None),
    }
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

/// A hand at its contract; hands are those that are played, after an exchange where there was one.
fn start(setup: Setup, text: &str, hands: BySeat<CardSet>) -> Game {
    let deck = setup.rules.deck();
    let (declarer, contract, exchange) = announced(text, &setup.rules);
    match (contract, exchange) {
        (Contract::Ramsch, _) => Game::at_ramsch(setup, Deal::of(deck, hands).unwrap()).unwrap(),
        (_, Some(exchange)) => {
            let undone = Exchange { card: exchange.back, back: exchange.card, ..exchange };
            let dealt = Deal::of(deck, undone.exchanged(&hands)).unwrap();
            Game::at_hochzeit(setup, dealt, exchange).unwrap()
        }
        (contract, None) => {
            let forced = text.ends_with("forced");
            let deal = Deal::of(deck, hands).unwrap();
            Game::at_contract(setup, deal, declarer, (contract, forced)).unwrap()
        }
    }
}

/// Plays a hand to its end; some double as soon as they can, in their order.
fn play_out(game: &mut Game, doubles: &[u8], mut card: impl FnMut(&Game) -> Card) {
    let mut doubles = doubles.iter().map(|&number| seat(number));
    if game.contract() == Some(Contract::Ramsch) {
        for seat in doubles.by_ref() {
            game.act(seat, Action::Double(Doubling::Stoss)).unwrap();
        }
    }
    while game.ending().is_none() {
        let word = match game.stage() {
            Stage::Doubling => Doubling::Stoss,
            Stage::Retour => Doubling::Retour,
            _ => {
                let (turn, card) = (game.play().unwrap().turn(), card(game));
                game.act(turn, Action::Play(card)).unwrap_or_else(|error| panic!("{card}: {error}"));
                continue;
            }
        };
        let (by, word) = match doubles.next() {
            Some(by) => (by, word),
            None => (game.next_to_act().unwrap(), Doubling::Decline),
        };
        game.act(by, Action::Double(word)).unwrap();
    }
    assert_eq!(doubles.next(), None, "not everybody could double");
}

/// A hand of some sort, found by chance: at a contract, with what each holds at least, doubled by some.
pub(crate) fn found(
    setup: &Setup,
    (contract, holds): (&str, &[String; 4]),
    such: Such,
    doubles: &[u8],
) -> Game {
    let mut dice = Dice::new(1);
    for _ in 0..50_000 {
        let deal = dice.deal_of(setup.rules.deck(), hands_around(holds));
        let mut game = start(setup.clone(), contract, *deal.hands());
        play_out(&mut game, doubles, |game| {
            dice.pick(&game.play().unwrap().legal().iter().collect::<Vec<Card>>())
        });
        if let Some(Ending::Scored { outcome, .. }) = game.ending()
            && such.fits(outcome)
        {
            return game;
        }
    }
    panic!("no hand was {such:?} at {contract}");
}

impl Case {
    fn play(&self, setup: &Setup) -> Game {
        let knocked =
            |game: Game| game.with_knocks(self.knocks.iter().map(|&number| seat(number)).collect()).unwrap();
        let Some(name) = &self.plays else {
            let holds = self.holds.as_ref().expect("a case has plays, or what is held");
            let game = found(setup, (&self.contract, holds), self.such, &self.doubles);
            let plays: Vec<Card> = game.plays().iter().map(|&(_, card)| card).collect();
            let again = start(setup.clone(), &self.contract, *game.deal().hands());
            return self.replay(knocked(again), &plays);
        };
        let plays = parse_cards(&DATA.plays[name].replace('|', " ")).unwrap();
        let (declarer, contract, _) = announced(&self.contract, &setup.rules);
        let leader = setup.rules.leader(contract, declarer, setup.dealer);
        let hands = hands_of(&plays, contract, setup.rules.manner(contract), leader);
        self.replay(knocked(start(setup.clone(), &self.contract, hands)), &plays)
    }

    fn replay(&self, mut game: Game, plays: &[Card]) -> Game {
        let mut plays = plays.iter().copied();
        play_out(&mut game, &self.doubles, |_| plays.next().unwrap());
        game
    }

    fn check(&self) {
        let zero = BySeat::new([0; 4]);
        let standing = Standing {
            dealer: Seat::Four,
            number: 2,
            thrown_in: self.thrown_in,
            pot: self.pot,
            units: zero,
            points: zero,
            bock: Vec::new().into(),
            beside: Beside::default(),
        };
        let mut durchgang = Match::resume(rules(&self.rules), None, standing);
        let game = self.play(&durchgang.next_game().unwrap());
        match game.ending().unwrap() {
            Ending::Scored { outcome, .. } => self.check_outcome(outcome),
            Ending::Ramsch { outcome, .. } => {
                let each = self.each.unwrap_or(*outcome.points.as_array());
                assert_eq!(*outcome.points.as_array(), each, "{self:?}");
            }
            Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. } => panic!("{self:?}"),
        }
        let paid = durchgang.record_game(&game);
        let units = *paid.units().as_array();
        assert_eq!(units, self.units.unwrap_or(units), "{self:?}");
        assert_eq!(durchgang.standing().pot, self.pot_after, "{self:?}");
    }

    fn check_outcome(&self, outcome: &Outcome) {
        let same = |told: Option<u8>, found: u8| told.is_none_or(|told| told == found);
        assert!(same(self.points, outcome.points), "{outcome:?} {self:?}");
        assert!(same(self.tricks, outcome.tricks), "{outcome:?} {self:?}");
        assert!(same(self.runners, outcome.runners.count), "{outcome:?} {self:?}");
        assert_eq!(outcome.won, self.won.unwrap_or(outcome.won), "{self:?}");
        assert_eq!(outcome.schneider, self.schneider.unwrap_or(outcome.schneider), "{self:?}");
    }
}

impl Legal {
    fn check(&self) {
        let rules = rules(&self.rules);
        let after = parse_cards(&self.after).unwrap();
        let leader = self.leader.map_or_else(|| Seat::One.plus(4 - after.len() % 4), seat);
        let (_, contract, _) = announced(&self.contract, &rules);
        let mut hands = BySeat::new([CardSet::EMPTY; 4]);
        hands[Seat::One] = self.hand.parse().unwrap();
        let mut play = Play::with_hands(rules.manner(contract), hands, contract, leader);
        for card in after {
            play.follow(card);
        }
        assert_eq!(play.turn(), Seat::One, "{self:?}");
        assert_eq!(play.legal(), self.cards.parse::<CardSet>().unwrap(), "{self:?}");
        let others = play.hand(Seat::One) - play.legal();
        assert!(others.iter().all(|card| play.check(card).is_err()), "{self:?}");
    }
}

/// Checks the cases with some numbers; each of them is there.
#[track_caller]
fn check(numbers: impl IntoIterator<Item = u32>) {
    for number in numbers {
        let cases: Vec<&Case> = DATA.case.iter().filter(|case| case.number == number).collect();
        let legal: Vec<&Legal> = DATA.legal.iter().filter(|legal| legal.number == number).collect();
        assert!(cases.len() + legal.len() > 0, "there is no case {number}");
        cases.into_iter().for_each(Case::check);
        legal.into_iter().for_each(Legal::check);
    }
}

#[test]
fn v_1_1_and_v_1_4_and_v_1_5_and_v_10_4_cases_1_to_8_geier_and_farbgeier() {
    check(1..=8);
}

#[test]
fn v_2_1_and_v_2_2_and_v_2_4_cases_12_to_14_a_bettel_takes_no_trick() {
    check(12..=14);
}

#[test]
fn v_2_3_and_v_3_7_cases_15_16_34_the_duty_to_beat() {
    check([15, 16, 34]);
}

#[test]
fn v_3_2_and_v_3_3_and_v_3_8_cases_17_18_who_has_the_most_points_loses_a_ramsch() {
    check([17, 18]);
}

#[test]
fn v_3_6_and_v_6_4_cases_19_to_22_jungfrauen() {
    check(19..=22);
}

#[test]
fn v_3_5_cases_23_to_27_a_durchmarsch() {
    check(23..=27);
}

#[test]
fn v_3_4_and_v_0_4_cases_28_to_33_ties_in_a_ramsch() {
    check(28..=33);
}

#[test]
fn v_4_1_and_v_4_4_and_v_4_6_case_35_a_hochzeit() {
    check([35]);
}

#[test]
fn v_5_2_and_v_5_3_and_v_5_5_and_v_5_6_and_v_0_1_and_v_0_5_and_v_10_3_cases_41_to_46_the_short_pack() {
    check(41..=46);
}

#[test]
fn v_5_4_and_v_13_2_and_v_13_3_cases_47_49_50_51_how_the_called_ace_binds() {
    check([47, 49, 50, 51]);
}

#[test]
fn v_6_3_case_52_what_knocks_multiply_by() {
    check([52]);
}

#[test]
fn v_7_1_case_56_a_chain_of_doubles() {
    check([56]);
}

#[test]
fn v_7_5_cases_57_and_58_a_stoss_takes_over() {
    check([57, 58]);
}

#[test]
fn v_8_3_case_61_the_next_game_is_doubled() {
    check([61]);
}

#[test]
fn v_8_5_case_62_who_is_forced_with_few_trumps_wins_with_60() {
    check([62]);
}

#[test]
fn v_9_3_and_v_9_4_cases_64_to_67_the_pot() {
    check(64..=67);
}

#[test]
fn v_10_5_case_68_schwarz_that_doubles() {
    check([68]);
}

#[test]
fn v_0_2_and_v_0_3_everything_that_doubles_is_multiplied() {
    let case = Case {
        rules: "knock.who = \"all\"\nall_pass.double_next = 2".to_owned(),
        knocks: vec![1, 2],
        doubles: vec![1],
        thrown_in: 1,
        units: Some([-112, -112, 336, -112]),
        ..first_geier()
    };
    case.check();
}

/// Case 1: a Geier worth 7.
fn first_geier() -> Case {
    Case {
        number: 1,
        rules: String::new(),
        plays: Some("G1".to_owned()),
        holds: None,
        such: Such::default(),
        contract: "3 geier".to_owned(),
        knocks: Vec::new(),
        doubles: Vec::new(),
        thrown_in: 0,
        pot: 0,
        pot_after: 0,
        points: Some(74),
        tricks: Some(5),
        runners: Some(2),
        won: Some(true),
        schneider: None,
        each: None,
        units: Some([-7, -7, 21, -7]),
    }
}

#[test]
fn v_0_7_what_the_list_makes_of_them() {
    let base = "extends = \"schule-turnier\"\nid = \"liste\"\nwithout = [\"tournament\"]\n";
    let set = |changes: &str| Arc::new(RuleSet::parse(&format!("{base}{changes}")).unwrap());
    let listed = |rules: &Arc<RuleSet>, contract: &str, name: &str, knocks: &[u8]| {
        let plays = parse_cards(&DATA.plays[name].replace('|', " ")).unwrap();
        let (declarer, kind, _) = announced(contract, rules);
        let setup = setup(Arc::clone(rules));
        let leader = rules.leader(kind, declarer, setup.dealer);
        let hands = hands_of(&plays, kind, rules.manner(kind), leader);
        let knocks = knocks.iter().map(|&number| seat(number)).collect();
        let mut game = start(setup, contract, hands).with_knocks(knocks).unwrap();
        let mut plays = plays.into_iter();
        play_out(&mut game, &[], |_| plays.next().unwrap());
        let entry = match game.ending().unwrap() {
            Ending::Scored { entry, .. } | Ending::Ramsch { entry, .. } => *entry,
            Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. } => None,
        };
        *entry.expect("the set keeps a list").points().as_array()
    };
    let ladder = "auction.ladder = [[\"rufspiel\"], [\"bettel\"], [\"geier\"], [\"wenz\"], [\"solo\"]]\n\
                  list.bettel = 9\n[bettel]\n";
    let bettel = set(ladder);
    assert_eq!(listed(&bettel, "2 bettel", "B1", &[]), [-3, 9, -3, -3], "a third to each defender");
    assert_eq!(listed(&bettel, "3 geier", "G1", &[]), [-2, -2, 6, -2], "as every solo kind");
    for (multiplied, each) in [(true, 4), (false, 2)] {
        let text = format!("list.ramsch = 2\nlist.multiplied = {multiplied}\n[knock]\n[ramsch]\n");
        assert_eq!(listed(&set(&text), "1 ramsch", "R1", &[3]), [-3 * each, each, each, each]);
    }
}

#[test]
fn v_0_8_a_ramsch_counts_in_the_match_and_moves_the_deal() {
    let case = DATA.case.iter().find(|case| case.number == 17).unwrap();
    let mut durchgang = Match::new(rules(&case.rules), Seat::Four, None);
    let game = case.play(&durchgang.next_game().unwrap());
    durchgang.record_game(&game);
    let standing = durchgang.standing();
    assert_eq!((standing.number, standing.dealer), (2, Seat::One));
}

#[test]
fn v_3_9_in_a_ramsch_the_views_count_no_points() {
    let case = DATA.case.iter().find(|case| case.number == 17).unwrap();
    let whole = case.play(&setup(rules(&case.rules)));
    let mut game = start(setup(rules(&case.rules)), &case.contract, *whole.deal().hands());
    for &(seat, card) in &whole.plays()[..20] {
        game.act(seat, Action::Play(card)).unwrap();
    }
    let last: Vec<Card> = whole.plays()[16..20].iter().map(|&(_, card)| card).collect();
    for seat in Seat::ALL {
        let view = game.view(seat).table;
        assert_eq!(view.last_trick.iter().map(|played| played.card).collect::<Vec<_>>(), last);
        assert!(view.ending.is_none() && view.deal.is_none() && view.declarer.is_none());
        let earlier = whole.plays()[..16].iter().map(|&(_, card)| card.to_string());
        let told = format!("{view:?}");
        assert!(earlier.into_iter().all(|card| !told.contains(&card)), "an older trick is in {told}");
    }
}

#[test]
fn v_10_1_the_common_tariffs_in_cents() {
    for (ruf, solo, extra) in [(10, 50, 10), (20, 50, 10), (10, 20, 10), (5, 20, 5), (10, 30, 10), (5, 15, 5)]
    {
        let changes = format!(
            "money.unit_cents = {extra}\nmoney.rufspiel = {}\nmoney.solo = {}",
            ruf / extra,
            solo / extra
        );
        let setup = setup(rules(&changes));
        let plain = Such { won: Some(true), schneider: Some(false), runners: Some(2), ..Such::default() };
        let holds = ["GO EK", "HO", "EA EO", ""].map(str::to_owned);
        let game = found(&setup, ("1 rufspiel EA", &holds), plain, &[]);
        let Some(Ending::Scored { settlement: Some(paid), .. }) = game.ending() else { panic!("{changes}") };
        let cents = setup.rules.money.unwrap().unit_cents;
        assert_eq!(paid.units()[Seat::One] * i64::from(cents), ruf, "{ruf}/{solo}/{extra}");
        assert_eq!(i64::from(setup.rules.money.unwrap().solo) * i64::from(cents), solo);
    }
}

#[test]
fn v_14_1_a_bettel_ends_with_the_trick_that_loses_it() {
    let lost = Such { won: Some(false), ..Such::default() };
    let holds = ["", "EA GA HA SA", "", ""].map(str::to_owned);
    for (stop, cards) in [(true, 4), (false, 32)] {
        let setup = setup(rules(&format!("bettel.trumps = \"none\"\nplay.stop = {stop}")));
        let game = found(&setup, ("2 bettel", &holds), lost, &[]);
        assert_eq!(game.plays().len(), cards, "the first trick goes to an Ace");
        let Some(Ending::Scored { settlement: Some(paid), .. }) = game.ending() else { panic!("it is over") };
        assert_eq!(*paid.units().as_array(), [5, -15, 5, 5]);
    }
}
