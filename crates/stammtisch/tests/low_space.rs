//! A disk that is almost full, through the HTTP face of the real program: nothing new begins, and every list that is kept
//! is kept to its end.

use std::path::Path;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use stammtisch_drive::client::{Guest, Reply, request};
use stammtisch_drive::faults::Dice;
use stammtisch_drive::hall::deed::Deed;
use stammtisch_drive::hall::desk::{Desk, Wanted};
use stammtisch_drive::hall::phone::Phone;
use stammtisch_drive::server::Start;

/// More than any disk has, in MiB: nothing is ever left beside it.
const MORE_THAN_THERE_IS: &str = "4000000000";

fn wanted() -> Wanted {
    Wanted {
        rules: "tischpunkte".to_owned(),
        players: 8,
        matches: Some(1),
        games: Some(4),
        seed: "Lottozahlen".to_owned(),
    }
}

async fn post(address: &str, path: &str, cookie: Option<&str>, body: &Value) -> Reply {
    request(address, Method::POST, path, cookie, Some(body)).await.expect("the server answers")
}

/// The tournament up to its first game, and the links of the list keepers.
async fn drawn(address: &str, around: (&Path, &Path)) -> (Desk, Vec<String>) {
    let mut desk = Desk::create(address, around, &wanted()).await.expect("there is room");
    desk.prepare(&wanted()).await.expect("everybody is registered");
    desk.draw().await.expect("seats are drawn");
    desk.act(json!({"start_match": {"keeper": 1}})).await.expect("the match begins");
    let links = desk.keepers(2).await.expect("links");
    (desk, links)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_disk_is_almost_full_lists_are_kept_to_their_end_and_nothing_new_begins() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let program = Path::new(env!("CARGO_BIN_EXE_stammtisch"));
    let mut start = Start::quick(program, folder.path());
    let server = start.run().await.expect("it starts");
    let (mut desk, links) = drawn(&server.address, (program, folder.path())).await;
    server.kill().await.expect("it is ours");

    start.arguments.extend(["--reserve", MORE_THAN_THERE_IS].map(str::to_owned));
    let server = start.run().await.expect("it starts");
    let address = server.address.as_str();
    let anna = Guest::enter(address, "Anna").await.expect("a name is no row in the database");
    let table = post(address, "/api/play", Some(&anna.cookie), &json!({})).await;
    let account = json!({"name": "Xaver", "password": "drei Laufende mit Sau"});
    let account = post(address, "/api/account/register", None, &account).await;
    for refused in [&table, &account] {
        let problem = refused.json().expect("a problem");
        assert_eq!(
            (refused.status, problem["code"].as_str()),
            (StatusCode::INSUFFICIENT_STORAGE, Some("disk_full"))
        );
        assert_eq!(problem["detail"], table.json().expect("a problem")["detail"], "one message for all");
    }
    let second = Desk::create(address, (program, folder.path()), &wanted()).await;
    let second = format!("{:#}", second.expect_err("no other tournament begins"));
    assert!(second.contains("507") && second.contains("disk_full"), "{second}");

    desk.phone.move_to(address);
    for (table, link) in (1..).zip(links) {
        let (mut phone, mut dice) = (Phone::new(address, &link), Dice(table));
        let rows =
            (1..=4).map(|game| json!({"enter_row": {"game": game, "row": desk.rules.row(&mut dice).0}}));
        let end = [json!({"sign": {"signer": "all"}}), json!({"close_list": {}})];
        for (number, wish) in rows.chain(end).enumerate() {
            phone.act(&Deed::new(format!("t{table}-{number}"), wish)).await.expect("a list goes on");
        }
    }
    desk.act(json!({"close_match": {}})).await.expect("the match ends");
}
