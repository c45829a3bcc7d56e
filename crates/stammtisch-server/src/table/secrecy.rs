//! What goes to a client does not depend on cards that it cannot know.

use std::sync::Arc;

use schafkopf::fair_deal::Input;
use schafkopf::{ByChair, Bytes32, Card, CardSet, Members, Pack, RuleSet, Seat, Seed, rules};
use schafkopf_bots::Dice;
use stammtisch_http::PersonId;

use super::booking::Bookings;
use super::entry::{CutBy, Doer, Entry, KeptPlan, Sealing};
use super::envelope::{ROOM, encode, secret_length};
use super::ids::TableId;
use super::kind::TableKind;
use super::plan::ClockPlan;
use super::show::Light;
use super::state::{Presence, Stage, Table};
use super::watching::Watching;
use crate::wire::{Pace, ServerMessage};

fn guest(number: u8) -> PersonId {
    PersonId::new(0, [number; 10])
}

fn table(rules: &Arc<RuleSet>, members: Members) -> Table {
    let plan = KeptPlan {
        kind: TableKind::Private,
        name: String::new(),
        games: None,
        dealer: Seat::One,
        members,
        bots: ByChair::default(),
        clock: ClockPlan::usual(TableKind::Private),
        pace: Pace::Normal,
        by: guest(1),
    };
    let hash = Arc::from(rules.hash().as_str());
    let mut table = Table::new(TableId::new([7; 16]), Arc::new(plan), Arc::clone(rules), hash);
    for chair in members.chairs() {
        table.apply(&Entry::Sat { chair, guest: guest(chair.number()) }, 0).expect("the chair is free");
    }
    table
}

/// A table with a pack sealed and dealt as it is.
fn dealt(rules: &Arc<RuleSet>, members: Members, pack: Pack) -> Table {
    let mut table = table(rules, members);
    let Entry::Sealed(sealing) = table.sealing(Seed::from_text("any")) else { unreachable!("it seals") };
    let sealing = Sealing { pack, salt: Bytes32::new([1; 32]), ..*sealing };
    table.apply(&Entry::Sealed(Box::new(sealing)), 1).expect("nothing lies on the table");
    table
        .apply(&Entry::Cut { input: Input::Skipped, by: CutBy::Noted(Doer::Person) }, 2)
        .expect("the pack is sealed");
    table
}

/// Everything that a guest would be sent, the commitment put aside.
fn sent(table: &Table, who: PersonId) -> String {
    let presence = Presence { connected: ByChair::from_fn(|_| true), ..Presence::default() };
    let light = Light {
        presence: &presence,
        delays: &Pace::Normal.delays(),
        now: 10,
        hidden: &[],
        watching: &Watching::default(),
        bookings: &Bookings::default(),
    };
    let update = table.update(who, Some(0), light);
    assert!(secret_length(&update) <= ROOM, "{} bytes", secret_length(&update));
    let bytes = encode(&ServerMessage::Update(Box::new(update)));
    let text = String::from_utf8(bytes.to_vec()).expect("JSON is text");
    let commitment = match &table.stage {
        Stage::Dealt(hand) => hand.sealed.commitment().to_string(),
        Stage::Idle | Stage::Cutting(_) => String::new(),
    };
    text.replace(&commitment, "commitment")
}

/// How long the messages to all seats and to a spectator are, which anybody can see who sits at the wire.
fn lengths(table: &Table) -> Vec<usize> {
    (1..=7).map(|who| sent(table, guest(who)).len()).collect()
}

/// A pack with two cards exchanged.
fn exchanged(pack: &Pack, one: Card, other: Card) -> Pack {
    let cards: Vec<Card> = pack
        .cards()
        .iter()
        .map(|&card| match card {
            card if card == one => other,
            card if card == other => one,
            card => card,
        })
        .collect();
    Pack::new(&cards).expect("two cards changed places")
}

/// The same public course with another pack, if it can have happened with it.
fn replayed(rules: &Arc<RuleSet>, pack: Pack, course: &[Entry], like: &Table) -> Option<Table> {
    let mut table = dealt(rules, like.members(), pack);
    for entry in course {
        table.running()?;
        let Entry::Acted { seat, action, .. } = entry else { unreachable!("only actions follow") };
        table.bot_acting(*seat, *action, Doer::Person).ok()?;
        table.apply(entry, 3).ok()?;
    }
    let (one, other) = (table.running()?, like.running()?);
    let same = one.table_view() == other.table_view();
    same.then_some(table)
}

/// The cards whose place a seat knows: what it was shown of its own, before and after an exchange.
fn known(game: &schafkopf::Game, seat: Seat) -> CardSet {
    let held = game.view(seat).hand;
    if game.stage() == schafkopf::Stage::Knocking { held } else { held | game.deal().hand(seat) }
}

/// Plays a hand by chance; at every step, whoever could be sent something is compared under exchanges of unseen cards.
fn check_hand(rules: &Arc<RuleSet>, members: Members, dice: &mut Dice) -> usize {
    let pack = Pack::shuffled_of(rules.deck(), &mut Seed::from_text(&dice.roll().to_string()).generator());
    let mut table = dealt(rules, members, pack);
    let mut course = Vec::new();
    let mut compared = 0;
    while let Some(game) = table.running() {
        for turn in 0..3 {
            let number = 1 + dice.below(u32::from(members.count()) + 1) as u8;
            let viewer = Seat::new(number);
            let known = viewer.map_or(CardSet::EMPTY, |seat| known(game, seat));
            let hidden: Vec<Card> = (rules.deck().cards() - known)
                .iter()
                .filter(|&card| !game.plays().iter().any(|&(_, played)| played == card))
                .collect();
            if hidden.len() < 2 {
                continue;
            }
            let pick = |dice: &mut Dice| hidden[dice.below(hidden.len() as u32) as usize];
            let other_pack = exchanged(&pack, pick(dice), pick(dice));
            let Some(other) = replayed(rules, other_pack, &course, &table) else { continue };
            // A chair beside the seats, or one more, who only looks on.
            let who = guest(number);
            assert_eq!(sent(&table, who), sent(&other, who), "{number}");
            if turn == 0 {
                assert_eq!(lengths(&table), lengths(&other), "who counts bytes sees what {number} cannot");
            }
            compared += 1;
        }
        let game = table.running().expect("it goes on");
        let asked: Vec<Seat> = game.to_act().collect();
        let seat = asked[dice.below(asked.len() as u32) as usize];
        let actions = game.legal_actions(seat).to_vec();
        let action = actions[dice.below(actions.len() as u32) as usize];
        let entry = Entry::Acted { seat, action, by: Doer::Person, bank_ms: 1 };
        table.apply(&entry, 3).expect("a legal action is accepted");
        course.push(entry);
    }
    compared
}

#[test]
fn what_is_sent_does_not_change_when_cards_that_cannot_be_seen_are_exchanged() {
    let mut dice = Dice::new(2_024);
    for id in rules::builtin_ids() {
        let rules = rules::builtin(id).expect("it is built in");
        let compared: usize = (0..12).map(|_| check_hand(&rules, Members::Four, &mut dice)).sum();
        assert!(compared > 100, "{id}: only {compared} comparisons");
    }
}

#[test]
fn v_12_who_sits_out_is_sent_nothing_that_depends_on_cards_he_cannot_see() {
    let mut dice = Dice::new(5_006);
    let rules = rules::builtin("schule").expect("it is built in");
    for members in [Members::Five, Members::Six] {
        let compared: usize = (0..12).map(|_| check_hand(&rules, members, &mut dice)).sum();
        assert!(compared > 100, "{members:?}: only {compared} comparisons");
    }
}

#[test]
fn while_cards_are_played_a_spectator_knows_less_than_any_seat() {
    let rules = rules::builtin("schule").expect("it is built in");
    let mut dice = Dice::new(5);
    let pack = Pack::shuffled(&mut Seed::from_text("spectator").generator());
    let mut table = dealt(&rules, Members::Four, pack);
    while let Some(game) = table.running() {
        let late = game.plays().len() % 4;
        let text = sent(&table, guest(99));
        for (_, card) in &game.plays()[game.plays().len() - late..] {
            assert!(!text.contains(&format!("\"{card}\"")), "{card} lies in the open trick");
        }
        assert!(!text.contains("salt") && !text.contains("\"pack\""));
        let seat = game.next_to_act().expect("it goes on");
        let actions = game.legal_actions(seat).to_vec();
        let action = actions[dice.below(actions.len() as u32) as usize];
        let entry = Entry::Acted { seat, action, by: Doer::Person, bank_ms: 1 };
        table.apply(&entry, 3).expect("a legal action is accepted");
    }
}
