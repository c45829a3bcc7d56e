//! Opening and finding tables.

use axum::http::StatusCode;
use serde_json::{Value, json};
use stammtisch_server::http::HttpOptions;
use stammtisch_server::table::Delays;

use crate::door::{Client, Door};
use crate::house::{Ask, House};

async fn open(house: &House, cookie: &str, wanted: &Value) -> crate::house::Answer {
    house.ask(Ask::post("/api/tables", wanted).cookie(cookie)).await
}

#[tokio::test]
async fn play_now_opens_a_table_with_three_bots() {
    let house = House::new().await;
    let nobody = house.ask(Ask::post("/api/play", &json!({}))).await;
    assert_eq!((nobody.status, nobody.code().as_str()), (StatusCode::UNAUTHORIZED, "no_guest"));
    let cookie = house.guest("Anna").await;
    let table = house.practice(&cookie).await;
    let card = house.ask(Ask::get(&format!("/api/tables/{table}"))).await.json();
    assert_eq!((card["kind"].as_str(), card["rules"].as_str()), (Some("quick"), Some("schule")));
    assert_eq!(card["name"], "Tisch von Anna");
    let kinds: Vec<&str> =
        card["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["kind"].as_str()).collect();
    assert_eq!(kinds, ["person", "bot", "bot", "bot"]);
    let lobby = house.ask(Ask::get("/api/tables")).await.json();
    assert_eq!(lobby, json!([]), "who wants to play at once is led there, nobody else looks for it");
}

/// What a client is sent until the table looks as wanted.
async fn until(client: &mut Client, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let update = client.next_of("update").await;
        if wanted(&update["state"]) {
            return update["state"].clone();
        }
    }
}

#[tokio::test]
async fn two_who_want_to_play_at_once_meet_over_the_socket_and_a_seat_can_be_asked_for() {
    let delays = Delays { next: std::time::Duration::from_mins(10), ..Delays::INSTANT };
    let house = House::at(delays, HttpOptions::default()).await;
    let door = Door::open(&house, None).await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let play = async |cookie: &str, wanted: &Value| {
        let found = house.ask(Ask::post("/api/play", wanted).cookie(cookie)).await;
        assert_eq!(found.status, StatusCode::CREATED, "{}", found.text());
        found.json()
    };
    let first = play(&anna, &json!({})).await;
    let table = first["id"].as_str().expect("an id").to_owned();
    assert_eq!(first["booked"], false);
    let mut at_table = door.sit_at(&table, &anna).await;
    at_table.say(&json!({"type": "hello", "protocol": 1})).await;
    until(&mut at_table, |state| {
        state["stage"] == "playing" && state["view"]["view"]["actions"] != json!([])
    })
    .await;
    let second = play(&bert, &json!({"level": "regel"})).await;
    assert_eq!((second["id"].as_str(), &second["booked"]), (Some(table.as_str()), &json!(true)));
    let mut beside = door.sit_at(&table, &bert).await;
    beside.say(&json!({"type": "hello", "protocol": 1})).await;
    let seen = until(&mut beside, |state| !state["coming"].is_null()).await;
    assert_eq!((&seen["coming"][0]["you"], &seen["you"]), (&json!(true), &Value::Null));
    // Who would rather have his own table goes there, and the seat is free again.
    let own = play(&bert, &json!({"alone": true})).await;
    assert!(own["id"] != first["id"] && own["booked"] == false);
    let asked = house.ask(Ask::post(&format!("/api/tables/{table}/seat"), &json!({})).cookie(&bert)).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.text());
    let sits = house.ask(Ask::post(&format!("/api/tables/{table}/seat"), &json!({})).cookie(&anna)).await;
    assert_eq!((sits.status, sits.code().as_str()), (StatusCode::CONFLICT, "already_seated"));
    let unknown = Ask::post("/api/tables/MDEyMzQ1Njc4OWFiY2RlZg/seat", &json!({})).cookie(&anna);
    assert_eq!(house.ask(unknown).await.status, StatusCode::NOT_FOUND);
    door.close().await;
}

#[tokio::test]
async fn a_table_is_opened_as_it_was_wanted() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    let wanted = json!({"kind": "open", "name": "Zur Post", "rules": "preis", "games": 12, "dealer": 3,
                        "bots": [null, "regel", null, "zufall"], "clock": {"action_s": 10, "bank_s": 20}});
    let opened = open(&house, &cookie, &wanted).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text());
    let id = opened.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(opened.json()["link"], format!("http://karten.example:7333/t/{id}"));
    // The lobby has the tables where somebody is; looking at one wakes it.
    house.ask(Ask::get(&format!("/api/tables/{id}"))).await;
    let lobby = house.ask(Ask::get("/api/tables")).await.json();
    assert_eq!(lobby.as_array().map(Vec::len), Some(1));
    let card = &lobby[0];
    assert_eq!((card["id"].as_str(), card["name"].as_str()), (Some(id.as_str()), Some("Zur Post")));
    assert_eq!((card["games"].clone(), card["rules"].clone()), (json!(12), json!("preis")));
    let kinds: Vec<&str> =
        card["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["kind"].as_str()).collect();
    assert_eq!(kinds, ["person", "bot", "empty", "bot"]);
    for dealer in [0, 5] {
        let nowhere = open(&house, &cookie, &json!({"kind": "open", "dealer": dealer})).await;
        assert_eq!(nowhere.status, StatusCode::BAD_REQUEST, "S 2.2.2: there is no seat {dealer}");
    }
}

#[tokio::test]
async fn a_private_table_is_found_by_its_link_only() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    let opened = open(&house, &cookie, &json!({"kind": "private"})).await.json();
    assert_eq!(house.ask(Ask::get("/api/tables")).await.json(), json!([]));
    let id = opened["id"].as_str().expect("an id");
    assert_eq!(house.ask(Ask::get(&format!("/api/tables/{id}"))).await.status, StatusCode::OK);
    let code = house.ask(Ask::get(&format!("/api/tables/{id}/qr.svg"))).await;
    assert_eq!((code.status, code.header("content-type")), (StatusCode::OK, "image/svg+xml"));
    for unknown in ["MDEyMzQ1Njc4OWFiY2RlZg", "x", "..", "%2e%2e", &id[..21]] {
        for end in ["", "/qr.svg", "/hands/1/proof.json", "/hands/1/record.skn", "/hands/x/proof.json"] {
            let answer = house.ask(Ask::get(&format!("/api/tables/{unknown}{end}"))).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{unknown}{end}");
        }
    }
}

#[tokio::test]
async fn on_this_machine_the_link_is_the_one_for_the_home_network() {
    let home = "http://192.168.178.23:7333".parse().expect("an origin");
    let house = House::with(HttpOptions { home: Some(home), ..HttpOptions::default() }).await;
    let cookie = house.guest("Anna").await;
    let ask = |host: &str| {
        let ask = Ask::post("/api/play", &json!({})).cookie(&cookie);
        ask.header("host", host).header("origin", &format!("http://{host}"))
    };
    for host in ["localhost:7333", "127.0.0.1:7333"] {
        let link = house.ask(ask(host)).await.json()["link"].to_string();
        assert!(link.starts_with("\"http://192.168.178.23:7333/t/"), "{link}");
    }
    let link = house.ask(ask("karten.example")).await.json()["link"].to_string();
    assert!(link.starts_with("\"http://karten.example/t/"), "{link}");
}

#[tokio::test]
async fn own_rules_are_read_and_explained() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    let own =
        "id = \"dahoam\"\nversion = 1\nextends = \"schule\"\n[name]\nde = \"Dahoam\"\nen = \"At home\"\n";
    let opened = open(&house, &cookie, &json!({"kind": "private", "rules_text": own})).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text());
    let id = opened.json()["id"].as_str().expect("an id").to_owned();
    let card = house.ask(Ask::get(&format!("/api/tables/{id}"))).await.json();
    assert_eq!(card["rules"], "dahoam");
    let wrong = format!("{own}[money]\nsolo = \"viel\"\n");
    let refused = open(&house, &cookie, &json!({"kind": "private", "rules_text": wrong})).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "bad_rules"));
    assert!(
        refused.message().contains("Zeile 8, Spalte 1: Der Wert von money.solo"),
        "{}",
        refused.message()
    );
    let now = Ask::post("/api/play", &json!({"rules_text": own})).cookie(&cookie);
    let now = house.ask(now).await;
    assert_eq!(now.status, StatusCode::CREATED, "{}", now.text());
    let id = now.json()["id"].as_str().expect("an id").to_owned();
    let card = house.ask(Ask::get(&format!("/api/tables/{id}"))).await.json();
    assert_eq!((card["kind"].as_str(), card["rules"].as_str()), (Some("quick"), Some("dahoam")));
}

#[tokio::test]
async fn a_rule_file_is_checked_before_it_is_played_by() {
    let house = House::new().await;
    let check = async |text: &str, lang: &str| {
        let ask = Ask::post(&format!("/api/rules/check?lang={lang}"), &json!({"text": text}));
        let answer = house.ask(ask).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        answer.json()
    };
    let own = "extends = \"preis\"\nid = \"dahoam\"\n[name]\nde = \"Dahoam\"\nen = \"At home\"\n[money]\nsolo = 4\n";
    let sound = check(own, "de").await;
    assert_eq!((sound["ok"].clone(), sound["name"].clone()), (json!(true), json!("Dahoam")));
    assert_eq!(
        sound["differences"],
        json!(["Solo, Wenz und was sonst einer allein spielt zählen 4 statt 5 Einheiten."])
    );
    assert_eq!((sound["money"].clone(), sound["list"].clone()), (json!(true), json!(true)));
    assert_eq!(sound["set"]["money"]["solo"], 4);
    assert!(sound["summary"].as_array().is_some_and(|lines| lines.len() > 4));
    let english = check(own, "en").await;
    assert_eq!(
        english["differences"],
        json!(["Solo, Wenz and whatever else one plays alone count 4 instead of 5 units."])
    );
    assert_eq!(english["name"], "At home");
    for (text, line, column) in [
        (format!("{own}[money\n"), json!(8), json!(7)),
        (own.replace("solo = 4", "solo = 0"), json!(7), json!(1)),
        ("id = \"x\"".to_owned(), json!(null), json!(null)),
    ] {
        let wrong = check(&text, "de").await;
        assert_eq!(wrong["ok"], false, "{wrong}");
        assert_eq!((&wrong["error"]["line"], &wrong["error"]["column"]), (&line, &column), "{wrong}");
        assert!(wrong["error"]["message"].as_str().is_some_and(|message| message.ends_with('.')), "{wrong}");
    }
    let long = json!({"text": "#".repeat(70_000)});
    let long = house.ask(Ask::post("/api/rules/check", &long)).await;
    assert_eq!((long.status, long.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
}

#[tokio::test]
async fn rule_sets_come_with_their_file_and_their_differences() {
    let house = House::new().await;
    let sets = house.ask(Ask::get("/api/rules?lang=de")).await.json();
    for set in sets.as_array().expect("a list") {
        let text = set["text"].as_str().expect("a file");
        assert_eq!(schafkopf::RuleSet::parse(text).expect("a rule set").hash(), set["hash"]);
        let differences = set["differences"].as_array().expect("a list");
        assert_eq!(differences.is_empty(), set["id"] == "schule", "{set}");
    }
}

#[tokio::test]
async fn what_cannot_be_wanted_is_explained() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    for (wanted, status, code) in [
        (json!({"kind": "open", "rules": "skat"}), 422, "unknown_rules"),
        (json!({"kind": "open", "bots": "hal"}), 422, "unknown_bot"),
        (json!({"kind": "open", "bots": ["regel"]}), 422, "out_of_bounds"),
        (json!({"kind": "open", "games": 0}), 422, "out_of_bounds"),
        (json!({"kind": "open", "clock": {"action_s": 99999, "bank_s": 0}}), 422, "out_of_bounds"),
        (json!({"kind": "open", "name": "\u{202e}"}), 422, "name_hidden_characters"),
        (json!({"kind": "secret"}), 400, "bad_request"),
        (json!({"kind": "open", "seat": 3}), 400, "bad_request"),
        (json!({}), 400, "bad_request"),
        (json!([]), 400, "bad_request"),
    ] {
        let answer = open(&house, &cookie, &wanted).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (status, code), "{wanted}");
        assert!(!answer.message().is_empty());
    }
}

#[tokio::test]
async fn who_sees_all_cards_sits_at_no_table() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    for bots in [json!("offen"), json!(["offen", null, null, null])] {
        let answer = open(&house, &cookie, &json!({"kind": "open", "bots": bots})).await;
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (422, "unknown_bot"));
        assert!(answer.message().contains("Arena"), "{}", answer.message());
    }
}

#[tokio::test]
async fn bodies_are_bounded_and_must_be_json() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    let raw =
        |body: &[u8]| Ask::raw("/api/tables", body).header("origin", crate::house::ORIGIN).cookie(&cookie);
    let long = house.ask(raw(&vec![b' '; 70_000])).await;
    assert_eq!((long.status, long.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
    for body in [&b"{"[..], b"\xff\xfe", b"null", b"{\"kind\":\"open\"} x"] {
        assert_eq!(house.ask(raw(body)).await.code(), "bad_request", "{body:?}");
    }
    let form = raw(b"{\"kind\":\"open\"}").header("content-type", "text/plain");
    assert_eq!(house.ask(form).await.code(), "bad_request");
}

#[tokio::test]
async fn rules_and_bots_are_told_in_both_languages() {
    let house = House::new().await;
    let german = house.ask(Ask::get("/api/rules?lang=de")).await.json();
    let english = house.ask(Ask::get("/api/rules?lang=en")).await.json();
    let ids = |rules: &Value| -> Vec<String> {
        rules.as_array().expect("a list").iter().map(|set| set["id"].to_string()).collect()
    };
    assert_eq!(ids(&german), ids(&english));
    assert_eq!(german.as_array().map(Vec::len), Some(8));
    assert_ne!(german[0]["summary"], english[0]["summary"]);
    let bots = house.ask(Ask::get("/api/bots?lang=en")).await.json();
    assert!(bots.as_array().expect("a list").iter().any(|bot| bot["name"] == "regel"), "{bots}");
    assert!(bots.as_array().expect("a list").iter().all(|bot| bot["about"] != ""), "{bots}");
}
