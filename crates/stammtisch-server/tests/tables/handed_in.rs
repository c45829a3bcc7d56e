//! What tables hand in to a history when hands and matches are over.

use schafkopf::{BySeat, Seat};
use schafkopf_bots::Builtin;
use serde_json::json;
use stammtisch_server::table::TableKind;
use stammtisch_store::{AccountStore as _, HandSummary, HistoryStore as _, MatchSummary, SeatHolder};

use super::support::{Finished, PATIENT, World, four_people, guest, plan, play_all, with_bots};

fn hands(world: &World) -> Vec<HandSummary> {
    world.handed_in.hands.lock().unwrap().clone()
}

fn matches(world: &World) -> Vec<MatchSummary> {
    world.handed_in.matches.lock().unwrap().clone()
}

fn person(number: u8, name: &str) -> SeatHolder {
    SeatHolder::Person { id: guest(number).to_string(), name: name.to_owned() }
}

fn sum(hands: &[HandSummary]) -> BySeat<i64> {
    BySeat::from_fn(|seat| hands.iter().filter_map(|hand| hand.units.map(|units| units[seat])).sum())
}

#[tokio::test]
async fn every_hand_is_handed_in_once_and_the_match_at_its_end() {
    let world = World::new(PATIENT).await;
    let (table, people) = four_people(&world, plan(TableKind::Private, "preis", 4)).await;
    let people = play_all(people).await;
    let (hands, matches) = (hands(&world), matches(&world));
    let last = people[0].state()["sealing"]["hand"].as_u64().unwrap();
    assert_eq!(hands.iter().map(|hand| hand.place.hand).collect::<Vec<_>>(), (1..=last).collect::<Vec<_>>());
    let seats = BySeat::new([person(0, "Anna"), person(1, "Bert"), person(2, "Cilli"), person(3, "Done")]);
    for hand in &hands {
        assert_eq!((&hand.place.table, &hand.seats), (&table.to_string(), &seats));
        assert_eq!(hand.units.unwrap().as_array().iter().sum::<i64>(), 0, "no pot in these rules");
        assert!(hand.record.contains("preis"), "{}", hand.record);
    }
    let [whole] = matches.as_slice() else { panic!("one match: {matches:?}") };
    assert_eq!((whole.number, whole.games, whole.whole, &whole.seats), (1, 4, true, &seats));
    assert_eq!(whole.units, Some(sum(&hands)));
    assert_eq!(whole.rules, "preis");
}

#[tokio::test]
async fn who_follows_hands_hears_of_every_trick_and_of_the_end() {
    let world = World::new(PATIENT).await;
    let (_, people) = four_people(&world, plan(TableKind::Private, "preis", 1)).await;
    play_all(people).await;
    let heard = world.handed_in.heard.lock().unwrap().clone();
    let tricks: Vec<(usize, bool)> = (1..=8).map(|trick| (4 * trick, trick == 8)).collect();
    // A hand that is thrown in has no tricks; what was played last has all.
    assert!(heard.ends_with(&tricks), "{heard:?}");
    assert!(heard.len().is_multiple_of(8), "{heard:?}");
}

#[tokio::test]
async fn the_next_match_at_a_table_has_the_next_number() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    for _ in 0..2 {
        anna.play().await;
        anna.done(json!({"do": "ready"})).await;
        anna.until(|state| state["stage"] != "finished").await;
    }
    let matches = matches(&world);
    assert_eq!(
        matches.iter().map(|game| (game.number, game.whole)).collect::<Vec<_>>(),
        [(1, true), (2, true)]
    );
    assert_eq!(matches[0].seats[Seat::Two], SeatHolder::Bot { name: Builtin::Regel.to_string() });
}

#[tokio::test]
async fn who_leaves_in_the_middle_keeps_the_hand_and_spoils_the_match() {
    let world = World::new(PATIENT).await;
    let plan = with_bots("schule", 2, Builtin::Regel);
    let bots = BySeat::new([Some(Builtin::Regel); 4]).into();
    let table = world.open_table(0, stammtisch_server::table::TablePlan { bots, ..plan }).await;
    let mut anna = world.come(&table, 0).await;
    anna.until(|state| state["stage"] == "playing").await;
    anna.done(json!({"do": "leave"})).await;
    anna.until(|state| state["stage"] == "counting").await;
    assert_eq!(hands(&world)[0].seats[Seat::One], person(0, "Anna"), "it was her hand when it began");
    anna.done(json!({"do": "sit"})).await;
    anna.play().await;
    let matches = matches(&world);
    assert_eq!(matches.iter().map(|game| game.whole).collect::<Vec<_>>(), [false]);
}

#[tokio::test]
async fn what_was_lost_is_handed_in_again_when_the_table_is_loaded_and_is_the_same() {
    let mut world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 3, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.play().await;
    drop(anna);
    let (first, games) = (hands(&world), matches(&world));
    assert!(first.len() >= 3 && games.len() == 1);
    // The first hand has come to the history; the others and the match were lost with the process.
    world.store.keep_hand(&first[0]).await.unwrap();
    world.handed_in.hands.lock().unwrap().clear();
    world.handed_in.matches.lock().unwrap().clear();
    let before = std::mem::take(&mut *world.handed_in.order.lock().unwrap());
    world.restart().await;
    world.come(&table, 0).await;
    assert_eq!(hands(&world), first[1..], "the oldest first");
    assert_eq!(matches(&world), games);
    assert_eq!(*world.handed_in.order.lock().unwrap(), before[1..], "in the order in which it was played");
}

#[tokio::test]
async fn a_match_comes_before_its_last_hand_so_that_it_is_stored_where_that_is() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.play().await;
    let last = hands(&world).len() as u64;
    let order = world.handed_in.order.lock().unwrap().clone();
    assert!(order.ends_with(&[Finished::Match(1), Finished::Hand(last)]), "{order:?}");
}

#[tokio::test]
async fn who_has_sat_down_is_known_before_the_first_card() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, plan(TableKind::Private, "schule", 4)).await;
    world.come(&table, 1).await.done(json!({"do": "sit"})).await;
    for (number, name) in [(0, "Anna"), (1, "Bert")] {
        let player = world.store.player(&guest(number).to_string()).await.unwrap();
        assert_eq!(player.and_then(|player| player.name).as_deref(), Some(name));
    }
    assert!(hands(&world).is_empty());
}

#[tokio::test]
async fn a_forgotten_guest_is_handed_in_without_name_and_id() {
    let world = World::new(PATIENT).await;
    let table = world.open_table(0, with_bots("schule", 1, Builtin::Regel)).await;
    let mut anna = world.come(&table, 0).await;
    anna.until(|state| state["stage"] != "waiting").await;
    world.hub.erase(guest(0)).await.unwrap();
    anna.play().await;
    assert_eq!(hands(&world)[0].seats[Seat::One], SeatHolder::Erased);
}
