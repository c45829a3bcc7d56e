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
    let text = format!(
        r#"
        extends = "schule"
        id = "fall"
        name = {{ de = "Fall", en = "Case" }}
        auction.ladder = [
            ["rufspiel"], {bettel} ["farbgeier"], ["geier"], ["farbwenz"], ["wenz"], ["solo"],
            ["farbgeier_tout"], ["geier_tout"], ["farbwenz_tout"], ["wenz_tout"], ["solo_tout"],
        ]
        {price}
        {changes}
        "#
    );
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
fn v_4_4_and_v_4_6_case_35_a_hochzeit() {
    check([35]);
}

#[test]
fn v_5_2_and_v_5_3_and_v_5_5_and_v_0_5_cases_41_to_46_the_short_pack() {
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
