//! The window for doubles: as long as the pace says, alike for all (S 3.3, decision 20).

use std::time::Duration;

use schafkopf::BySeat;
use schafkopf_bots::Builtin;
use serde_json::{Value, json};
use stammtisch_server::table::{ClockPlan, Delays, Pace, TableId, TableKind, TablePlan, Window};

use super::support::{Client, PATIENT, World, four_people, plan};

const LENGTH: Duration = Duration::from_secs(4);
const FIXED: Delays = Delays { window: Window::Fixed(LENGTH), ..PATIENT };

fn stage(client: &Client) -> &str {
    client.state()["view"]["view"]["table"]["stage"].as_str().unwrap_or_default()
}

/// What somebody does who plays the least: a Rufspiel where he can, and one of the others has the called Ace.
fn modest(client: &mut Client) -> Option<Value> {
    let mut idea = client.idea()?;
    if idea["do"] == "act" {
        let actions = client.state()["view"]["view"]["actions"].as_array()?;
        let least =
            |action: &&Value| action["bid"]["claim"] == 0 || action["declare"]["contract"] == "rufspiel";
        idea["action"] = actions.iter().find(least).or(actions.first())?.clone();
    }
    Some(idea)
}

/// Plays on, everybody as little as he can, until a window opens at whoever the first of them sees it.
async fn until_window(people: &mut [Client]) {
    while stage(&people[0]) != "doubling" {
        let mut is_quiet = true;
        for client in people.iter_mut() {
            if stage(client) != "doubling"
                && let Some(idea) = modest(client)
            {
                client.command(idea).await;
                is_quiet = false;
            }
        }
        if is_quiet {
            people[0].update().await;
        }
        let newest = people.iter().map(Client::version).max().unwrap_or_default();
        for client in people.iter_mut() {
            while client.version() < newest {
                client.update().await;
            }
        }
    }
    for client in people {
        ask(client).await;
    }
}

/// Four people at the opening of a window; the table has a clock, so that a bank could be used.
async fn at_window(world: &World) -> (TableId, Vec<Client>) {
    let clock = ClockPlan { action_s: 1, bank_s: 60 };
    let (table, mut people) =
        four_people(world, TablePlan { clock, ..plan(TableKind::Private, "schule", 40) }).await;
    until_window(&mut people).await;
    (table, people)
}

fn declarer(client: &Client) -> usize {
    client.state()["view"]["view"]["table"]["declarer"].as_u64().unwrap() as usize - 1
}

fn double(client: &Client, word: &str) -> Value {
    json!({"do": "act", "hand": client.state()["sealing"]["hand"], "action": {"double": word}})
}

/// Whether a seat may say a Stoss.
fn may_double(client: &Client) -> bool {
    client.state()["view"]["view"]["actions"].as_array().unwrap().contains(&json!({"double": "stoss"}))
}

/// What the table answers to a question that changes nothing: whatever was said before has come by then.
async fn ask(client: &mut Client) -> usize {
    let before = client.updates.len();
    client.refused(json!({"do": "bot", "seat": 1, "level": "nobody"})).await;
    client.updates.len() - before
}

#[tokio::test]
async fn decision_20_a_window_ends_when_its_time_is_over_and_who_said_nothing_has_declined() {
    let world = World::new(FIXED).await;
    let (_, mut people) = at_window(&world).await;
    let (version, player) = (people[0].version(), declarer(&people[0]));
    let asked: Vec<u64> = (1..=4).filter(|&seat| seat != player as u64 + 1).collect();
    for client in &people {
        assert_eq!(client.state()["asked"], json!({"seats": asked, "left_ms": 4_000, "of_ms": 4_000}));
    }
    world.clock.forward(LENGTH.saturating_sub(Duration::from_millis(1)));
    for client in &mut people {
        assert_eq!(ask(client).await, 0, "nothing happens before the end");
    }
    world.clock.forward(Duration::from_millis(1));
    for client in &mut people {
        let update = client.update().await;
        assert_eq!(update["version"], version + 3, "all decline at one instant");
        let declined = |seat: &u64| json!({"what": "game", "event": {"event": "declined", "seat": seat}});
        assert_eq!(update["happened"], Value::Array(asked.iter().map(declined).collect()));
        for seat in client.state()["seats"].as_array().unwrap() {
            assert_eq!((&seat["stand_in"], &seat["bank_ms"]), (&json!(false), &json!(60_000)));
        }
        assert_eq!(stage(client), "playing");
    }
}

#[tokio::test]
async fn who_declines_early_is_told_so_and_nobody_else_hears_anything() {
    let world = World::new(FIXED).await;
    let (_, mut people) = at_window(&world).await;
    let (version, player) = (people[0].version(), declarer(&people[0]));
    for place in (0..4).filter(|&place| place != player) {
        world.clock.forward(Duration::from_millis(700));
        let decline = double(&people[place], "decline");
        let answer = people[place].command(decline).await;
        assert_eq!((&answer["type"], &answer["version"]), (&json!("done"), &json!(version)));
        for client in &mut people {
            assert_eq!(ask(client).await, 0, "an update would tell when somebody answered");
        }
    }
    world.clock.forward(LENGTH.saturating_sub(Duration::from_millis(2_101)));
    for client in &mut people {
        assert_eq!(ask(client).await, 0, "all have answered, and the window is open");
    }
    world.clock.forward(Duration::from_millis(1));
    for client in &mut people {
        assert_eq!(client.update().await["version"], version + 3);
    }
}

#[tokio::test]
async fn decision_20_times_and_lengths_do_not_tell_who_had_nothing_to_choose() {
    let world = World::new(FIXED).await;
    let mut heard: Vec<Vec<usize>> = Vec::new();
    let mut barred = 0;
    while heard.len() < 6 || barred == 0 {
        let (_, mut people) = at_window(&world).await;
        let player = declarer(&people[0]);
        barred +=
            people.iter().enumerate().filter(|(place, one)| *place != player && !may_double(one)).count();
        let opened: Vec<usize> = people.iter().map(|one| one.lengths[one.lengths.len() - 1]).collect();
        // Some say that they decline, some say nothing.
        for (place, client) in people.iter_mut().enumerate() {
            if place != player && (heard.len() + place).is_multiple_of(2) {
                client.command(double(client, "decline")).await;
            }
        }
        world.clock.forward(LENGTH);
        let mut closed = Vec::new();
        for client in &mut people {
            client.update().await;
            closed.push(client.lengths[client.lengths.len() - 1]);
        }
        heard.push([opened, closed].concat());
    }
    for lengths in &heard {
        assert!(lengths.iter().all(|length| length % 2048 == 0), "{lengths:?}");
        assert_eq!(lengths[..4], [lengths[0]; 4], "alike for all who sit there: {heard:?}");
        assert_eq!(lengths[4..], [lengths[4]; 4], "{heard:?}");
    }
}

#[tokio::test]
async fn s_3_3_a_stoss_counts_at_once_and_its_answer_has_as_long() {
    let world = World::new(FIXED).await;
    loop {
        let (_, mut people) = at_window(&world).await;
        let player = declarer(&people[0]);
        let Some(place) = (0..4).find(|&place| may_double(&people[place])) else { continue };
        world.clock.forward(Duration::from_secs(3));
        let stoss = double(&people[place], "stoss");
        people[place].done(stoss).await;
        people[player].until(|state| state["view"]["view"]["table"]["stage"] == "retour").await;
        let asked = json!({"seats": [player + 1], "left_ms": 4_000, "of_ms": 4_000});
        assert_eq!(people[player].state()["asked"], asked);
        let (version, decline) = (people[player].version(), double(&people[player], "decline"));
        people[player].command(decline).await;
        world.clock.forward(LENGTH.saturating_sub(Duration::from_millis(1)));
        assert_eq!(ask(&mut people[player]).await, 0);
        world.clock.forward(Duration::from_millis(1));
        people[player].update().await;
        assert_eq!((people[player].version(), stage(&people[player])), (version + 1, "playing"));
        return;
    }
}

#[tokio::test]
async fn after_a_restart_in_the_window_it_goes_on_and_ends() {
    let mut world = World::new(FIXED).await;
    let (table, mut people) = at_window(&world).await;
    let (version, player) = (people[0].version(), declarer(&people[0]));
    let early = (player + 1) % 4;
    let decline = double(&people[early], "decline");
    people[early].done(decline).await;
    world.clock.forward(Duration::from_secs(3));
    drop(people);
    world.restart().await;
    world.clock.forward(Duration::from_hours(1));
    let mut anna = world.come(&table, 0).await;
    assert_eq!((stage(&anna), anna.version()), ("doubling", version));
    assert_eq!(anna.state()["asked"]["left_ms"], 4_000, "the hour without a server does not count");
    world.clock.forward(LENGTH);
    anna.until(|state| state["view"]["view"]["table"]["stage"] == "playing").await;
    assert_eq!(anna.version(), version + 3);
}

#[tokio::test]
async fn in_a_window_bots_answer_at_its_end_and_nobody_is_given_up() {
    let world = World::new(FIXED).await;
    let bots = BySeat::new([None, Some(Builtin::Regel), Some(Builtin::Zufall), None]).into();
    let clock = ClockPlan { action_s: 1, bank_s: 0 };
    let plan = TablePlan { bots, clock, ..plan(TableKind::Private, "schule", 40) };
    let table = world.open_table(0, plan).await;
    let mut people = vec![world.come(&table, 0).await];
    let mut done = world.come(&table, 3).await;
    done.done(json!({"do": "sit"})).await;
    people.push(done);
    for _ in 0..4 {
        until_window(&mut people).await;
        let version = people[0].version();
        world.clock.forward(LENGTH.saturating_sub(Duration::from_millis(1)));
        for client in &mut people {
            assert_eq!(ask(client).await, 0, "no bot answers before the end");
        }
        world.clock.forward(Duration::from_millis(1));
        for client in &mut people {
            client.until(|state| state["view"]["view"]["table"]["stage"] != "doubling").await;
            assert!(client.version() > version);
            assert!(client.state()["seats"].as_array().unwrap().iter().all(|seat| seat["stand_in"] == false));
            if stage(client) == "retour" {
                world.clock.forward(LENGTH);
                client.until(|state| state["view"]["view"]["table"]["stage"] == "playing").await;
            }
        }
    }
}

#[tokio::test]
async fn t_18_p_6_without_doubling_there_is_no_window() {
    let world = World::new(FIXED).await;
    let (_, mut people) = four_people(&world, plan(TableKind::Private, "preis", 2)).await;
    for client in &mut people {
        client.done(json!({"do": "ready"})).await;
    }
    for client in super::support::play_all(people).await {
        assert_eq!(client.state()["stage"], "finished", "no time had to pass");
        let stages = client.updates.iter().map(|update| &update["state"]["view"]["view"]["table"]["stage"]);
        assert!(stages.into_iter().all(|stage| stage != "doubling" && stage != "retour"));
    }
}

#[tokio::test]
async fn the_host_changes_the_pace_between_hands_and_it_is_kept() {
    let mut world = World::new(PATIENT).await;
    let pace = Pace::Calm;
    let (table, mut people) =
        four_people(&world, TablePlan { pace, ..plan(TableKind::Private, "schule", 4) }).await;
    assert_eq!(people[0].state()["pace"], "calm");
    let brisk = json!({"do": "pace", "pace": "brisk"});
    assert_eq!(people[1].refused(brisk.clone()).await, ("not_host".to_owned(), None));
    people[0].done(brisk.clone()).await;
    people[1].until(|state| state["pace"] == "brisk").await;
    for client in &mut people {
        client.done(json!({"do": "ready"})).await;
    }
    people[0].until(|state| state["stage"] == "cutting").await;
    assert_eq!(people[0].refused(json!({"do": "pace", "pace": "calm"})).await, ("mid_hand".to_owned(), None));
    drop(people);
    world.restart().await;
    let anna = world.come(&table, 0).await;
    assert_eq!((&anna.state()["pace"], &anna.state()["stage"]), (&json!("brisk"), &json!("cutting")));
}
