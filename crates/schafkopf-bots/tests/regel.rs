//! `regel` does what a club player would do, in situations that everybody knows.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use schafkopf::{
    Action, Bid, CallSuit, CalledCard, Card, Contract, Deal, Doubling, Game, Goal, Rung, Seat, Setup, Stage,
    Suit, rules,
};
use schafkopf_bots::{Advice, Reason, Regel};

/// A hand at a contract, with cards already played.
struct Table {
    game: Game,
}

impl Table {
    /// Seat 1 leads. Hands are of seats 1 to 4.
    fn new(hands: [&str; 4], declarer: Seat, contract: Contract) -> Table {
        let rules = rules::builtin("schule-turnier").unwrap();
        let setup = Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
        let game =
            Game::at_contract(setup, Deal::parse(&hands).unwrap(), declarer, (contract, false)).unwrap();
        Table { game }
    }

    /// Plays cards, each by whose turn it is.
    fn after(mut self, plays: &str) -> Table {
        for word in plays.split_whitespace() {
            let seat = self.game.next_to_act().unwrap();
            self.game.act(seat, Action::Play(word.parse().unwrap())).unwrap();
        }
        self
    }

    fn advice(&self) -> Advice {
        let seat = self.game.next_to_act().unwrap();
        Regel::advise(&self.game.view(seat), &self.game.setup().rules).unwrap()
    }

    #[track_caller]
    fn check(&self, card: &str, reason: Reason) {
        let card: Card = card.parse().unwrap();
        assert_eq!(self.advice(), Advice { action: Action::Play(card), reason });
    }

    #[track_caller]
    fn check_reason(&self, reason: Reason) -> Card {
        let advice = self.advice();
        assert_eq!(advice.reason, reason, "{advice:?}");
        let Action::Play(card) = advice.action else { panic!("{advice:?} is no card") };
        card
    }
}

const WITH_GRAS: Contract = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Gras) };
const EICHEL_SOLO: Contract = Contract::Solo { trump: Suit::Eichel, goal: Goal::Majority };

const HANDS: [&str; 4] = [
    "EO GO SU HA H9 G8 EK S7",
    "HU HZ H8 EA E9 SA SK G7",
    "HO SO EU H7 GA GK SZ S8",
    "GU HK EZ E8 E7 GZ G9 S9",
];

#[test]
fn the_declarer_draws_trumps_from_the_top() {
    Table::new(HANDS, Seat::One, WITH_GRAS).check("EO", Reason::DrawTrumps);
}

#[test]
fn the_partner_leads_trump() {
    let hands = [HANDS[2], HANDS[3], HANDS[0], HANDS[1]];
    Table::new(hands, Seat::Three, WITH_GRAS).check_reason(Reason::TrumpForDeclarer);
}

#[test]
fn a_defender_searches_the_called_ace() {
    let hands = [HANDS[3], HANDS[0], HANDS[1], HANDS[2]];
    let card = Table::new(hands, Seat::Two, WITH_GRAS).check_reason(Reason::Search);
    assert_eq!(card.suit(), Suit::Gras);
}

#[test]
fn points_go_on_a_trick_that_a_friend_has_for_sure() {
    // The soloist is beaten by the highest trump; the last defender has no trump.
    let hands = [
        "GO HO SO EU EA EZ E9 H7",
        "EO GU E8 E7 GK G9 SK S9",
        "HU SU EK H9 H8 G8 G7 S7",
        "HA HZ HK GA GZ SA SZ S8",
    ];
    let table = Table::new(hands, Seat::One, EICHEL_SOLO).after("GO EO EK");
    let card = table.check_reason(Reason::Smear);
    assert!(card.points() >= 10, "{card}");
}

#[test]
fn nothing_goes_on_a_trick_of_the_other_side() {
    let hands = [
        "EO GO HO SO EU EA EZ H7",
        "GU E9 E8 E7 GK G9 SK S9",
        "HU SU EK H9 H8 G8 G7 S7",
        "HA HZ HK GA GZ SA SZ S8",
    ];
    let table = Table::new(hands, Seat::One, EICHEL_SOLO).after("EO E7 SU");
    let card = table.check_reason(Reason::GiveLittle);
    assert_eq!(card.points(), 0, "{card}");
}

#[test]
fn the_last_to_play_wins_as_cheaply_as_he_can() {
    // A side suit that the declarer is void in: he trumps it with something small, but with points.
    let hands = [
        "EO GO EU GU EA EZ E9 E7",
        "GA GZ G9 G8 HK H9 SK S9",
        "HO SO EK H8 H7 G7 S8 S7",
        "HU SU E8 HA HZ GK SA SZ",
    ];
    let rotated = [hands[1], hands[2], hands[3], hands[0]];
    let table = Table::new(rotated, Seat::Four, EICHEL_SOLO).after("GA G7 GK");
    let card = table.check_reason(Reason::Ruff);
    assert!(["EA", "EZ"].contains(&card.to_string().as_str()), "{card}");
}

#[test]
fn short_way_long_suit_and_long_way_short_suit() {
    // Seat 1 leads against a soloist who plays next.
    let leader = "E7 GK GO G9 G8 G7 HK S9";
    let rest = ["EO HO SO EU GU EA EZ E9", "HU SU E8 GA GZ H9 H8 H7", "EK HA HZ SA SZ SK S8 S7"];
    let next = Contract::Solo { trump: Suit::Eichel, goal: Goal::Majority };
    let card =
        Table::new([leader, rest[0], rest[1], rest[2]], Seat::Two, next).check_reason(Reason::LongSuit);
    assert_eq!(card.suit(), Suit::Gras);
    let card =
        Table::new([leader, rest[1], rest[2], rest[0]], Seat::Four, next).check_reason(Reason::ShortSuit);
    assert_ne!(card.suit(), Suit::Gras);
}

#[test]
fn a_called_ace_is_kept_for_its_suit_and_voids_are_made() {
    // Trump is led, and the partner has none: he throws off, not the called Ace.
    let hands = [
        "EO GO SU HA H9 H7 G8 S7",
        "HU HZ H8 EA E9 SA SK G7",
        "GA GK G9 EK EZ E8 SZ S8",
        "HO SO EU GU HK GZ E7 S9",
    ];
    let Action::Play(card) = Table::new(hands, Seat::One, WITH_GRAS).after("EO H8").advice().action else {
        panic!("a card is asked for")
    };
    assert_ne!(card.to_string(), "GA");
    assert!(card.points() >= 10, "the declarer's highest trump takes the trick: {card}");
}

fn auction(hands: [&str; 4], id: &str) -> Game {
    let setup =
        Setup { rules: rules::builtin(id).unwrap(), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
    let mut game = Game::new(setup, Deal::parse(&hands).unwrap());
    while matches!(game.stage(), Stage::Auction | Stage::Declaring) {
        let seat = game.next_to_act().unwrap();
        let advice = Regel::advise(&game.view(seat), &Arc::clone(&game.setup().rules)).unwrap();
        game.act(seat, advice.action).unwrap();
    }
    game
}

#[test]
fn the_shortest_suit_is_called() {
    let hands = [
        "EO GO EU HA H9 GK G9 S7",
        "HU HZ H8 EA E9 SA SK G7",
        "HO SO H7 GA EK EZ SZ S8",
        "GU SU HK E8 E7 GZ G8 S9",
    ];
    let game = auction(hands, "schule");
    assert_eq!(game.contract(), Some(Contract::Rufspiel { called: CalledCard::ace(CallSuit::Schellen) }));
}

#[test]
fn a_better_game_is_claimed_and_the_weaker_one_gives_way() {
    let hands = [
        "EU GU SU HA HZ H9 S9 S8",
        "EO GO HO SO HU GA GZ G9",
        "HK H7 EZ EK GK SZ SK S7",
        "H8 EA E9 E8 E7 G8 G7 SA",
    ];
    let game = auction(hands, "schule");
    let said: Vec<Bid> = game.bids().iter().map(|&(_, bid)| bid).collect();
    assert_eq!(game.contract(), Some(Contract::Solo { trump: Suit::Gras, goal: Goal::Majority }), "{said:?}");
    assert!(
        said.contains(&Bid::Play { claim: Rung(1), named: None }) && said.contains(&Bid::Good),
        "{said:?}"
    );
}

#[test]
fn weak_hands_pass() {
    let hands = [
        "SU H9 EK E9 GK G9 SK S9",
        "EO GU HK H7 EZ GZ SZ S7",
        "GO HU HZ H8 EA E7 GA G7",
        "HO SO EU HA E8 G8 SA S8",
    ];
    let setup = Setup {
        rules: rules::builtin("schule").unwrap(),
        dealer: Seat::Four,
        number: 2,
        thrown_in: 0,
        bock: 1,
    };
    let game = Game::new(setup, Deal::parse(&hands).unwrap());
    let advice = Regel::advise(&game.view(Seat::One), &game.setup().rules).unwrap();
    assert_eq!(advice, Advice { action: Action::Bid(Bid::Pass), reason: Reason::TooWeak });
    assert_eq!(
        Regel::advise(&game.view(Seat::Two), &game.setup().rules),
        None,
        "who is not asked gives no advice"
    );
}

#[test]
fn a_tout_is_for_hands_that_cannot_lose_a_trick() {
    let sure = [
        "EO GO HO SO EU GU HU EA",
        "SU EZ EK GA GZ HA HZ SA",
        "E9 E8 GK G9 HK H9 SZ SK",
        "E7 G8 G7 H8 H7 S9 S8 S7",
    ];
    let game = auction(sure, "schule");
    assert_eq!(game.contract(), Some(Contract::Solo { trump: Suit::Eichel, goal: Goal::Tout }));
}

#[test]
fn doubling_is_rare_but_happens() {
    let hands = [
        "EO GO SO GU HA HK H7 EA",
        "HO EU HU SU HZ GK SZ S9",
        "H9 H8 EZ EK GA G9 G8 S7",
        "E9 E8 E7 GZ G7 SA SK S8",
    ];
    let setup = Setup {
        rules: rules::builtin("schule").unwrap(),
        dealer: Seat::Four,
        number: 2,
        thrown_in: 0,
        bock: 1,
    };
    let deal = Deal::parse(&hands).unwrap();
    let mut game = Game::at_contract(setup, deal, Seat::Two, (WITH_GRAS, false)).unwrap();
    game.act(Seat::One, Action::Play("EA".parse().unwrap())).unwrap();
    let advise = |game: &Game, seat| Regel::advise(&game.view(seat), &game.setup().rules).unwrap().action;
    assert_eq!(advise(&game, Seat::One), Action::Double(Doubling::Stoss));
    assert_eq!(advise(&game, Seat::Four), Action::Double(Doubling::Decline));
}

#[test]
fn what_is_due_is_claimed() {
    let text = "extends = \"schule\"\nid = \"hand\"\n[name]\nde = \"Hand\"\nen = \"Hand\"\n[money]\nclaims = \"by_hand\"\n";
    let rules = Arc::new(schafkopf::RuleSet::parse(text).unwrap());
    for seed in 0..200_u64 {
        let mut dice = schafkopf_bots::Dice::new(seed);
        let pack = schafkopf::Pack::shuffled(&mut schafkopf::Seed::from_text("claims").nth(seed).generator());
        let deal = pack.deal(Seat::One, &schafkopf::Packets::new(&[4, 4]).unwrap());
        let setup = Setup { rules: Arc::clone(&rules), dealer: Seat::One, number: 2, thrown_in: 0, bock: 1 };
        let mut game = Game::new(setup, deal);
        while let Some(seat) = game.next_to_act() {
            if game.stage() == Stage::Claiming {
                let advice = Regel::advise(&game.view(seat), &rules).unwrap();
                assert_eq!(advice.action, Action::Claim(game.due_claim().unwrap()), "seed {seed}");
                game.act(seat, advice.action).unwrap();
                continue;
            }
            let actions = game.view(seat).actions;
            game.act(seat, actions[dice.below(actions.len() as u32) as usize]).unwrap();
        }
    }
}
