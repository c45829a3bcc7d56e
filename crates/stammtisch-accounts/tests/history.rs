//! The history: what was played is there for who played it, and for nobody else.

mod world;

use axum::http::StatusCode;
use schafkopf::{BySeat, Game, Match, Pack, Packets, Seat, Seed, rules};
use schafkopf_bots::{Bot as _, Builtin, Conditions, Stopped, play_hand};
use schafkopf_record::{Language, Record, print};
use serde_json::{Value, json};
use stammtisch_accounts::Accounts;
use stammtisch_store::{HandPlace, HandSink as _, HandSummary, MatchSummary, SeatHolder};
use world::{DAY, PASSWORD, START, World, code, id_of};

fn person(name: &str) -> SeatHolder {
    SeatHolder::Person { id: id_of(name), name: name.to_owned() }
}

fn four(names: [&str; 4]) -> BySeat<SeatHolder> {
    BySeat::new(names.map(|name| match name {
        "regel" => SeatHolder::Bot { name: "regel@1".to_owned() },
        name => person(name),
    }))
}

const FOUR: [&str; 4] = ["Anna", "Sepp", "Resi", "Toni"];

/// A match between bots, told as one of people: its hands and its summary.
fn played(table: &str, names: [&str; 4], id: &str, games: u32) -> (Vec<HandSummary>, MatchSummary) {
    let rules = rules::builtin(id).expect("it is built in");
    let packets = Packets::new(&rules.deal.packets).expect("packets make a hand");
    let mut durchgang = Match::new(rules.clone(), Seat::One, Some(games));
    let (seed, mut hands) = (Seed::from_text(table), Vec::new());
    while let Some(setup) = durchgang.next_game() {
        let (hand, game_number) = (hands.len() as u64 + 1, setup.number);
        let deal = Pack::shuffled(&mut seed.nth(hand).generator()).deal(setup.dealer, &packets);
        let mut game = Game::new(setup, deal);
        let mut players = BySeat::from_fn(|_| Builtin::Regel.player());
        play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: hand });
        let ending = game.ending().expect("it was played to its end");
        let paid = durchgang.record(ending);
        let place = HandPlace { table: table.to_owned(), hand, game: game_number, at: START + hand as i64 };
        let mut record = Record::of_game(&game);
        record.players = BySeat::new(names.map(|name| Some(name.to_owned())));
        let record = print(&record, Language::German);
        hands.push(HandSummary::new((place, four(names)), &rules, (ending, &paid), record));
    }
    let summary = MatchSummary {
        table: table.to_owned(),
        number: 1,
        at: START + hands.len() as i64,
        rules: rules.id.clone(),
        rules_hash: rules.hash(),
        games,
        seats: four(names),
        whole: true,
        units: rules.money.is_some().then(|| *durchgang.units()),
        list: rules.list.is_some().then(|| *durchgang.points()),
    };
    (hands, summary)
}

async fn hand_in(accounts: &Accounts, (hands, summary): &(Vec<HandSummary>, MatchSummary)) {
    let sink = accounts.sink();
    for hand in hands {
        sink.hand_finished(hand.clone());
    }
    sink.match_finished(summary.clone());
    accounts.flush().await;
}

async fn all(browser: &mut world::Browser<'_>, query: &str) -> Vec<Value> {
    let (mut hands, mut before) = (Vec::new(), String::new());
    loop {
        let (status, body) = browser.get(&format!("/api/history/hands?limit=7{query}{before}")).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        hands.extend(body["hands"].as_array().expect("a list").clone());
        match body["next"].as_str() {
            Some(next) => before = format!("&before={next}"),
            None => return hands,
        }
    }
}

#[tokio::test]
async fn a_guest_s_history_is_the_account_s() {
    let world = World::new().await;
    let game = played("tisch", FOUR, "schule", 12);
    hand_in(&world.accounts, &game).await;
    let mut guest = world.guest(&id_of("Anna"), "Anna");
    let before = all(&mut guest, "").await;
    assert_eq!(before.len(), game.0.len());
    let mut anna = world.member("Anna").await;
    assert_eq!(all(&mut anna, "").await, before);
    let units: i64 = game.0.iter().map(|hand| hand.units.expect("money")[Seat::One]).sum();
    assert_eq!(before[0]["balance"], units, "the newest hand has the whole balance");
    assert_eq!(before[0]["seats"][1], json!({"kind": "person", "id": id_of("Sepp"), "name": "Sepp"}));
    assert_eq!(before.last().expect("hands")["hand"], 1);
}

#[tokio::test]
async fn handing_in_twice_counts_once() {
    let world = World::new().await;
    let game = played("tisch", FOUR, "preis", 8);
    hand_in(&world.accounts, &game).await;
    let mut anna = world.member("Anna").await;
    let (hands, rating) = (all(&mut anna, "").await, anna.get("/api/history/rating").await);
    hand_in(&world.accounts, &game).await;
    assert_eq!((all(&mut anna, "").await, anna.get("/api/history/rating").await), (hands, rating));
}

#[tokio::test]
async fn filters_pick_what_fits() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("eins", FOUR, "schule", 40)).await;
    hand_in(&world.accounts, &played("zwei", FOUR, "preis", 12)).await;
    let mut anna = world.guest(&id_of("Anna"), "Anna");
    let hands = all(&mut anna, "").await;
    for (query, field, value) in [
        ("&rules=preis", "rules", json!("preis")),
        ("&contract=rufspiel", "kind", json!("rufspiel")),
        ("&contract=thrown_in", "result", json!("thrown_in")),
        ("&result=won", "won", json!(true)),
        ("&result=lost", "won", json!(false)),
        ("&role=declarer", "role", json!("declarer")),
        ("&role=partner", "role", json!("partner")),
    ] {
        let expected: Vec<&Value> = hands.iter().filter(|hand| hand[field] == value).collect();
        assert!(!expected.is_empty(), "{query}");
        assert_eq!(all(&mut anna, query).await.iter().collect::<Vec<_>>(), expected, "{query}");
    }
    assert_eq!(anna.get("/api/history/hands?role=king").await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn pages_join_while_hands_come_in() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("eins", FOUR, "schule", 20)).await;
    let mut anna = world.guest(&id_of("Anna"), "Anna");
    let before = all(&mut anna, "").await;
    let (_, first) = anna.get("/api/history/hands?limit=7").await;
    hand_in(&world.accounts, &played("zwei", FOUR, "preis", 4)).await;
    let mut joined = first["hands"].as_array().expect("a list").clone();
    let mut next = first["next"].as_str().map(str::to_owned);
    while let Some(cursor) = next {
        let (_, page) = anna.get(&format!("/api/history/hands?limit=7&before={cursor}")).await;
        joined.extend(page["hands"].as_array().expect("a list").clone());
        next = page["next"].as_str().map(str::to_owned);
    }
    joined.retain(|hand| hand["table"] == "eins");
    assert_eq!(joined, before, "with their balances");
    let (status, none) = anna.get("/api/history/hands?before=nonsense").await;
    assert_eq!((status, none), (StatusCode::OK, json!({"hands": [], "next": null})));
}

#[tokio::test]
async fn a_hand_belongs_to_those_who_played_it() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("tisch", FOUR, "schule", 4)).await;
    let mut sepp = world.guest(&id_of("Sepp"), "Sepp");
    let (status, body) = sepp.get("/api/history/hands/tisch/1").await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let record = body["record"].as_str().expect("a record");
    assert!(record.contains("Anna") && record.contains("Toni"), "{record}");
    let (status, text) = sepp.text("/api/history/hands/tisch/1/record.skn").await;
    assert_eq!((status, text.as_str()), (StatusCode::OK, record));
    assert!(schafkopf_record::parse(&text).is_ok_and(|games| games.len() == 1));
    for mut stranger in [world.guest(&id_of("fremd"), "Fremd"), world.member("Xaver").await] {
        for path in ["tisch/1", "tisch/1/record.skn", "tisch/999", "tisch/x", "nirgends/1"] {
            let (status, _) = stranger.get(&format!("/api/history/hands/{path}")).await;
            assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        }
        let (status, _) = stranger.post("/api/history/hands/tisch/1/share", json!({})).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
    assert_eq!(world.browser().get("/api/history/hands/tisch/1").await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_shared_hand_shows_one_name_until_it_is_taken_back() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("geheimer-tisch", FOUR, "schule", 4)).await;
    let mut anna = world.guest(&id_of("Anna"), "Anna");
    let path = "/api/history/hands/geheimer-tisch/2";
    let (_, body) = anna.post(&format!("{path}/share"), json!({})).await;
    let token = body["token"].as_str().expect("a token").to_owned();
    assert_eq!((token.len(), body["path"].as_str()), (22, Some(format!("/g/{token}").as_str())));
    assert_eq!(anna.post(&format!("{path}/share"), json!({})).await.1, body, "again the same link");
    let mut reader = world.browser();
    let (status, shown) = reader.get(&format!("/api/history/shared/{token}")).await;
    assert_eq!((status, &shown["shared_by"]), (StatusCode::OK, &json!(1)));
    let text = shown.to_string();
    assert!(text.contains("Anna") && shown["record"].as_str().is_some_and(|record| !record.is_empty()));
    for hidden in ["Sepp", "Resi", "Toni", "geheimer-tisch", &id_of("Anna")] {
        assert!(!text.contains(hidden), "{hidden} in {text}");
    }
    let mut sepp = world.guest(&id_of("Sepp"), "Sepp");
    sepp.post(&format!("{path}/unshare"), json!({})).await;
    assert_eq!(reader.get(&format!("/api/history/shared/{token}")).await.0, StatusCode::OK, "it is not his");
    anna.post(&format!("{path}/unshare"), json!({})).await;
    assert_eq!(reader.get(&format!("/api/history/shared/{token}")).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn statistics_are_those_of_the_hands() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("eins", FOUR, "schule", 60)).await;
    hand_in(&world.accounts, &played("zwei", FOUR, "preis", 8)).await;
    let mut toni = world.guest(&id_of("Toni"), "Toni");
    let hands = all(&mut toni, "").await;
    let (_, statistics) = toni.get("/api/history/statistics").await;
    let count = |wanted: &dyn Fn(&Value) -> bool| hands.iter().filter(|hand| wanted(hand)).count();
    assert_eq!(statistics["hands"], hands.len());
    assert_eq!(statistics["thrown_in"], count(&|hand| hand["result"] == "thrown_in"));
    for (place, role) in ["declarer", "partner", "defender"].into_iter().enumerate() {
        let rate = &statistics["roles"][place];
        assert_eq!(
            (&rate["role"], &rate["played"]),
            (&json!(role), &json!(count(&|hand| hand["role"] == role)))
        );
        assert_eq!(rate["won"], count(&|hand| hand["role"] == role && hand["won"] == true));
    }
    for rate in statistics["contracts"].as_array().expect("a list") {
        let own = count(&|hand| hand["role"] == "declarer" && hand["kind"] == rate["kind"]);
        assert_eq!(rate["played"], own);
    }
    assert_eq!(statistics["balance"]["of"], "schule");
    let newest = hands.iter().find(|hand| hand["rules"] == "schule").expect("played");
    assert_eq!(statistics["balance"]["total"], newest["balance"]);
    let (_, of_preis) = toni.get("/api/history/statistics?rules=preis").await;
    assert_eq!(
        (&of_preis["hands"], &of_preis["balance"]["of"]),
        (&json!(count(&|hand| hand["rules"] == "preis")), &json!("preis"))
    );
}

#[tokio::test]
async fn accuracy_is_noted_where_a_hand_was_reviewed() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("tisch", FOUR, "schule", 4)).await;
    let accounts = &world.accounts;
    accounts.review_done("tisch", 1, &id_of("Anna"), 80.0).await.expect("she played it");
    accounts.review_done("tisch", 2, &id_of("Anna"), 90.5).await.expect("she played it");
    assert!(accounts.review_done("tisch", 2, &id_of("fremd"), 90.0).await.is_err());
    let mut anna = world.guest(&id_of("Anna"), "Anna");
    let (_, statistics) = anna.get("/api/history/statistics").await;
    assert_eq!(
        (&statistics["accuracy"]["reviewed"], &statistics["accuracy"]["mean"]),
        (&json!(2), &json!(85.25))
    );
    let mut sepp = world.guest(&id_of("Sepp"), "Sepp");
    assert_eq!(sepp.get("/api/history/statistics").await.1["accuracy"]["reviewed"], 0);
}

#[tokio::test]
async fn a_rating_moves_little_by_matches_with_bots_and_counts_them_not() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("mit-bot", ["Anna", "Sepp", "Resi", "regel"], "preis", 16)).await;
    let mut anna = world.member("Anna").await;
    let (_, with_bots) = anna.get("/api/history/rating").await;
    assert_eq!(with_bots["rating"]["matches"], 0);
    let (_, matches) = anna.get("/api/history/matches").await;
    assert_eq!(matches["matches"][0]["rated"], true);
    assert_eq!(matches["matches"][0]["seats"][3]["kind"], "bot", "by which it is marked");
    let mut anna = world.member("Anni").await;
    let game = played("ohne", ["Anni", "Sepp", "Resi", "Toni"], "preis", 16);
    hand_in(&world.accounts, &game).await;
    let (_, body) = anna.get("/api/history/rating").await;
    assert!(
        with_bots["rating"]["deviation"].as_f64() > body["rating"]["deviation"].as_f64(),
        "it tells less than a match among people"
    );
    assert_eq!(body["rating"]["matches"], 1);
    assert!(body["rating"]["deviation"].as_f64().is_some_and(|deviation| deviation < 120.0));
    let points = game.1.list.expect("a list")[Seat::One];
    let mean = body["rating"]["mean"].as_f64().expect("a number");
    assert_eq!(points > 0, mean > 1500.0, "{points} {mean}");
    assert_eq!(body["points"].as_array().map(Vec::len), Some(1));
    world.pass(20 * DAY);
    let (_, later) = anna.get("/api/history/rating").await;
    assert!(
        later["rating"]["deviation"].as_f64() > body["rating"]["deviation"].as_f64(),
        "less is known later"
    );
}

#[tokio::test]
async fn the_ranking_lists_who_wants_it_by_what_is_proven() {
    let world = World::new().await;
    let mut browsers = Vec::new();
    for name in FOUR {
        browsers.push(world.member(name).await);
    }
    for table in ["a", "b", "c", "d"] {
        hand_in(&world.accounts, &played(table, FOUR, "preis", 16)).await;
    }
    for browser in &mut browsers[..3] {
        browser.post("/api/account/listed", json!({"listed": true})).await;
    }
    let (_, body) = browsers[0].get("/api/history/ranking").await;
    assert_eq!(body["ranking"], json!([]), "four matches are too few");
    hand_in(&world.accounts, &played("e", FOUR, "preis", 16)).await;
    let (_, body) = browsers[0].get("/api/history/ranking").await;
    let ranking = body["ranking"].as_array().expect("a list");
    assert_eq!(ranking.len(), 3, "Toni does not want to be listed");
    let proven: Vec<f64> = ranking.iter().filter_map(|entry| entry["proven"].as_f64()).collect();
    assert!(proven.is_sorted_by(|one, other| one >= other), "{proven:?}");
    let own = ranking.iter().position(|entry| entry["name"] == "Anna").expect("listed") + 1;
    assert_eq!(body["you"], own);
    let (_, profile) = browsers[0].get(&format!("/api/people/{}", id_of("Toni"))).await;
    assert_eq!(profile["rating"], Value::Null, "nor shown");
    let (_, profile) = browsers[3].get(&format!("/api/people/{}", id_of("Anna"))).await;
    assert_eq!(profile["rating"]["matches"], 5);
}

#[tokio::test]
async fn an_export_is_complete_and_of_oneself() {
    let world = World::new().await;
    let game = played("tisch", FOUR, "preis", 8);
    hand_in(&world.accounts, &game).await;
    let (mut anna, mut sepp) = (world.member("Anna").await, world.member("Sepp").await);
    world.member("Resi").await;
    anna.post("/api/people/friends", json!({"id": id_of("Sepp")})).await;
    sepp.post("/api/people/friends", json!({"id": id_of("Anna")})).await;
    anna.post("/api/people/blocked", json!({"id": id_of("Resi")})).await;
    anna.post("/api/people/reports", json!({"id": id_of("Resi"), "reason": "other", "text": "darum"})).await;
    anna.post("/api/history/hands/tisch/1/share", json!({})).await;
    let (status, export) = anna.get("/api/account/export").await;
    assert_eq!(status, StatusCode::OK);
    assert!(anna.headers["content-disposition"].to_str().is_ok_and(|value| value.starts_with("attachment")));
    assert_eq!(
        (&export["account"]["id"], &export["account"]["name"]),
        (&json!(id_of("Anna")), &json!("Anna"))
    );
    for (part, number) in [
        ("sessions", 1),
        ("blocked", 1),
        ("reports", 1),
        ("matches", 1),
        ("shared", 1),
        ("hands", game.0.len()),
    ] {
        assert_eq!(export[part].as_array().map(Vec::len), Some(number), "{part}");
    }
    assert_eq!(export["friends"]["friends"][0]["name"], "Sepp");
    assert_eq!(export["rating"]["matches"], 1);
    assert_eq!(export["reports"][0]["text"], "darum");
    assert!(export["hands"].as_array().is_some_and(|hands| {
        hands.iter().all(|hand| hand["record"].as_str().is_some_and(|record| record.starts_with("Schafkopf")))
    }));
    assert!(!export.to_string().contains("argon2"));
    let (_, other) = sepp.get("/api/account/export").await;
    assert!(!other.to_string().contains("darum"), "what others say is theirs");
}

#[tokio::test]
async fn the_games_of_the_others_stay_when_somebody_goes() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("tisch", ["Kunigunde", "Sepp", "Resi", "Toni"], "preis", 8)).await;
    let mut kuni = world.member("Kunigunde").await;
    let mut sepp = world.guest(&id_of("Sepp"), "Sepp");
    let before = sepp.get("/api/history/statistics").await;
    kuni.post("/api/history/hands/tisch/1/share", json!({})).await;
    assert_eq!(kuni.post("/api/account/delete", json!({"password": PASSWORD})).await.0, StatusCode::OK);
    assert_eq!(sepp.get("/api/history/statistics").await, before);
    let (_, hand) = sepp.get("/api/history/hands/tisch/1").await;
    assert_eq!(hand["seats"][0], json!({"kind": "erased"}));
    assert!(hand["record"].as_str().is_some_and(|record| record.contains("gelöscht")), "{hand}");
    let (_, hand) = sepp.get("/api/history/hands/tisch/1?lang=en").await;
    assert!(hand["record"].as_str().is_some_and(|record| record.contains("deleted")), "{hand}");
    let (_, matches) = sepp.get("/api/history/matches").await;
    assert_eq!(matches["matches"][0]["seats"][0]["kind"], "erased");
    for file in world.files() {
        let bytes = std::fs::read(file).unwrap_or_default();
        assert!(!bytes.windows(9).any(|window| window == b"Kunigunde"), "records are kept without names");
    }
    // Another hand of a table where she still sat when she went.
    hand_in(&world.accounts, &played("spaet", ["Kunigunde", "Sepp", "Resi", "Toni"], "preis", 4)).await;
    let (_, hand) = sepp.get("/api/history/hands/spaet/1").await;
    assert_eq!(hand["seats"][0], json!({"kind": "erased"}));
}

#[tokio::test]
async fn a_guest_takes_his_data_along_and_goes() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("tisch", FOUR, "schule", 4)).await;
    let mut guest = world.guest(&id_of("Anna"), "Anna");
    let (status, export) = guest.get("/api/account/export").await;
    assert_eq!((status, &export["account"]["account"]), (StatusCode::OK, &json!(false)));
    assert!(export["hands"].as_array().is_some_and(|hands| !hands.is_empty()));
    assert_eq!(guest.clone().post("/api/account/delete", json!({})).await.0, StatusCode::OK);
    assert!(guest.who().await.is_none(), "the old cookie is worth nothing");
    world.member("Sepp").await;
    let refused = world.accounts.forget(&id_of("Sepp")).await;
    assert!(
        refused.is_err_and(|refused| refused.code() == "has_account"),
        "an account is erased by its owner"
    );
    world.accounts.forget(&id_of("Resi")).await.expect("a guest");
}

#[tokio::test]
async fn guests_who_do_not_come_back_are_forgotten() {
    let world = World::new().await;
    hand_in(&world.accounts, &played("tisch", FOUR, "schule", 4)).await;
    let mut anna = world.member("Anna").await;
    world.pass(399 * DAY);
    world.accounts.tidy().await.expect("a store");
    let mut sepp = world.guest(&id_of("Sepp"), "Sepp");
    assert!(sepp.who().await.is_some());
    world.pass(2 * DAY);
    world.accounts.tidy().await.expect("a store");
    assert!(sepp.who().await.is_none());
    assert_eq!(anna.log_in("Anna", PASSWORD).await.0, StatusCode::OK, "accounts stay");
    let (_, body) = anna.get("/api/history/hands").await;
    assert_eq!(body["hands"][0]["seats"][1], json!({"kind": "erased"}));
    let (status, body) = sepp.get("/api/history/hands").await;
    assert_eq!((status, code(&body)), (StatusCode::UNAUTHORIZED, "nobody"));
}

/// A hand as a device without network tells it.
fn told(hand: &HandSummary, device: &str) -> Value {
    json!({"table": device, "hand": hand.place.hand, "at": START, "seat": 1, "bot": "regel@1", "record": hand.record})
}

const DEVICE: &str = "MDEyMzQ1Njc4OWFiY2RlZg";

#[tokio::test]
async fn hands_played_without_network_are_in_the_history_once_and_unrated() {
    let world = World::new().await;
    let (hands, _) = played("tisch", ["Anna", "regel", "regel", "regel"], "schule", 6);
    let mut anna = world.member("Anna").await;
    for _ in 0..2 {
        for hand in &hands {
            let (status, body) = anna.post("/api/history/offline", told(hand, DEVICE)).await;
            assert_eq!(status, StatusCode::OK, "{body}");
            assert_eq!(body["table"], format!("offline-{DEVICE}"));
        }
    }
    // Whoever else has the same device's hands has them no second time.
    let mut sepp = world.member("Sepp").await;
    assert_eq!(sepp.post("/api/history/offline", told(&hands[0], DEVICE)).await.0, StatusCode::OK);
    assert_eq!(all(&mut sepp, "").await, Vec::<Value>::new());
    let mut kept = all(&mut anna, "").await;
    assert_eq!(kept.len(), hands.len());
    kept.sort_by_key(|hand| hand["hand"].as_u64());
    for (kept, hand) in kept.iter().zip(&hands) {
        assert_eq!(kept["offline"], true);
        assert_eq!(kept["game"], hand.place.game);
        assert_eq!(kept["units"], hand.units.expect("money")[Seat::One], "{}", hand.record);
        assert_eq!(kept["seats"][1], json!({"kind": "bot", "name": "regel@1"}));
    }
    assert_eq!(anna.get("/api/history/rating").await.1["rating"], Value::Null);
    assert_eq!(anna.get("/api/history/matches").await.1["matches"], json!([]));
    let place = format!("/api/history/hands/offline-{DEVICE}/1");
    assert_eq!(anna.get(&place).await.0, StatusCode::OK);
}

#[tokio::test]
async fn what_is_no_finished_hand_is_not_handed_over() {
    let world = World::new().await;
    let (hands, _) = played("tisch", FOUR, "schule", 2);
    let scored = hands.iter().find(|hand| matches!(hand.end, stammtisch_store::HandEnd::Scored(_)));
    let good = told(scored.expect("somebody plays"), DEVICE);
    let with = |field: &str, value: Value| {
        let mut hand = good.clone();
        hand[field] = value;
        hand
    };
    let mut anna = world.guest(&id_of("Anna"), "Anna");
    let record = good["record"].as_str().expect("a text");
    let unfinished: String = record.split_inclusive('\n').filter(|line| !line.starts_with("8. ")).collect();
    for (wrong, expected) in [
        (with("table", json!("offline-x")), StatusCode::UNPROCESSABLE_ENTITY),
        (with("hand", json!(0)), StatusCode::UNPROCESSABLE_ENTITY),
        (with("record", json!("Schafkopf 1")), StatusCode::UNPROCESSABLE_ENTITY),
        (with("record", json!(unfinished)), StatusCode::UNPROCESSABLE_ENTITY),
        (with("record", json!(record.repeat(2))), StatusCode::UNPROCESSABLE_ENTITY),
        (with("rules", json!("money = 7")), StatusCode::UNPROCESSABLE_ENTITY),
        (with("bot", json!("\u{202e}regel")), StatusCode::UNPROCESSABLE_ENTITY),
        (with("seat", json!(5)), StatusCode::BAD_REQUEST),
        (with("accuracy", json!(100)), StatusCode::BAD_REQUEST),
    ] {
        let (status, body) = anna.post("/api/history/offline", wrong.clone()).await;
        assert_eq!(status, expected, "{wrong} {body}");
    }
    assert_eq!(all(&mut anna, "").await, Vec::<Value>::new());
    // From a clock that is ahead the hand is one of now, and own rules count as they stand in their file.
    let mut own = with(
        "rules",
        json!("id = \"daheim\"\nversion = 1\nextends = \"schule\"\n\n[name]\nde = \"Daheim\"\n"),
    );
    own["at"] = json!(START + 9 * DAY);
    let (status, body) = anna.post("/api/history/offline", own).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let kept = all(&mut anna, "").await;
    assert_eq!(kept[0]["rules"], "daheim");
    assert!(kept[0]["at"].as_i64().expect("a moment") <= START + DAY, "{}", kept[0]);
    assert_eq!(world.browser().post("/api/history/offline", good).await.0, StatusCode::UNAUTHORIZED);
}
