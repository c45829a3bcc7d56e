//! The cut: nobody passes over it, and where nobody cuts nobody chooses (S 2.2.5, P 19, T 9; decision 39).

use schafkopf::Seat;
use schafkopf::fair_deal::{Cutter, Input, Proof};
use schafkopf::rules::builtin;
use serde_json::{Value, json};
use stammtisch_server::table::{TableKind, TablePlan};

use super::support::{Client, PATIENT, World, four_people, plan, play_all};

/// Four people at a table at which seat 4 is to cut.
async fn before_the_cut(world: &World, rules: &str) -> Vec<Client> {
    let (_, mut people) = four_people(world, plan(TableKind::Private, rules, 1)).await;
    for client in &mut people {
        client.done(json!({"do": "ready"})).await;
    }
    for client in &mut people {
        client.until(|state| state["stage"] == "cutting").await;
    }
    people
}

/// The proof of the hand once it has been played, which holds.
async fn proof(people: Vec<Client>) -> Proof {
    let people = play_all(people).await;
    let proof: Proof = serde_json::from_value(people[0].state()["result"]["proof"].clone()).unwrap();
    proof.verify().expect("the deal was honest");
    assert_eq!(proof.fair_deal, 2);
    proof
}

fn an_input(rules: &str) -> Value {
    if rules == "tischpunkte" { json!({"contribution": "5a".repeat(32)}) } else { json!({"cuts": [9]}) }
}

#[tokio::test]
async fn s_2_2_5_and_p_19_and_t_9_a_person_cannot_pass_over_the_cut() {
    for rules in ["schule", "preis", "tischpunkte"] {
        let world = World::new(PATIENT).await;
        let mut people = before_the_cut(&world, rules).await;
        for order in [json!(false), json!(true)] {
            let skip = json!({"do": "cut", "hand": 1, "input": "skipped", "order": order});
            let why = people[3].refused(skip).await;
            assert_eq!(why, ("cut_skipped".to_owned(), Some("S 2.2.5".to_owned())), "{rules}");
        }
        assert_eq!(people[3].state()["stage"], "cutting", "{rules}");
        people[3].done(json!({"do": "cut", "hand": 1, "input": an_input(rules)})).await;
        assert_eq!(proof(people).await.by, Some(Cutter::Player), "{rules}");
    }
}

#[tokio::test]
async fn s_2_2_4_and_s_2_2_6_only_the_right_neighbour_cuts_three_times_at_most_and_no_small_packet() {
    let world = World::new(PATIENT).await;
    let mut people = before_the_cut(&world, "schule").await;
    let cut = |cuts: &[u8]| json!({"do": "cut", "hand": 1, "input": {"cuts": cuts}});
    let stranger = people[0].refused(cut(&[9])).await;
    assert_eq!(stranger.0, "not_cutter");
    for (cuts, code) in [
        (&[5, 6, 7, 8][..], "too_many_cuts"),
        (&[2][..], "cut_packet_too_small"),
        (&[30], "cut_packet_too_small"),
    ] {
        assert_eq!(people[3].refused(cut(cuts)).await.0, code, "{cuts:?}");
    }
    assert_eq!(people[3].state()["stage"], "cutting");
    people[3].done(cut(&[5, 6, 7])).await;
}

#[tokio::test]
async fn s_2_2_5_what_a_device_draws_by_a_standing_order_is_shown_by_the_proof() {
    for rules in ["preis", "schule-turnier"] {
        let world = World::new(PATIENT).await;
        let mut people = before_the_cut(&world, rules).await;
        let input =
            if rules == "preis" { json!({"cuts": [7]}) } else { json!({"contribution": "17".repeat(32)}) };
        people[3].done(json!({"do": "cut", "hand": 1, "input": input, "order": true})).await;
        let proof = proof(people).await;
        assert_eq!(serde_json::to_value(&proof.input).unwrap(), input, "{rules}");
        assert_eq!(proof.by, Some(Cutter::Order), "{rules}");
    }
}

#[tokio::test]
async fn decision_39_when_the_time_is_out_the_commitment_says_where_is_cut() {
    for rules in ["schule", "tischpunkte"] {
        let world = World::new(PATIENT).await;
        let people = before_the_cut(&world, rules).await;
        world.clock.forward(PATIENT.cut);
        let proof = proof(people).await;
        assert_eq!(proof.by, Some(Cutter::Nobody), "{rules}");
        let deal = &builtin(rules).unwrap().deal;
        assert_eq!(proof.input, Input::of_nobody(&proof.commitment, deal), "{rules}");
    }
}

#[tokio::test]
async fn s_2_2_2_the_seat_that_was_agreed_deals_first() {
    for dealer in Seat::ALL {
        let world = World::new(PATIENT).await;
        let plan = TablePlan { dealer, ..plan(TableKind::Private, "schule", 1) };
        let (_, mut people) = four_people(&world, plan).await;
        world.clock.forward(PATIENT.next);
        people[0].until(|state| state["stage"] == "cutting").await;
        let sealing = &people[0].state()["sealing"];
        assert_eq!(sealing["dealer"], dealer.number());
        assert_eq!(sealing["cutter"], dealer.previous().number());
    }
}
