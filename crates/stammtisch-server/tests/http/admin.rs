//! The administrator, health, and figures.

use axum::http::StatusCode;
use serde_json::json;
use stammtisch_server::http::HttpOptions;

use crate::house::{Ask, House};

/// Now, in seconds of UTC.
fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.expect("it is after 1970").as_secs() as i64
}

#[tokio::test]
async fn the_link_makes_one_administrator() {
    let house = House::new().await;
    let refused = house.ask(Ask::get("/api/admin/status")).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::FORBIDDEN, "not_admin"));
    let token = house.data.admin_link().make(now()).expect("a link");
    let looked = house.ask(Ask::get(&format!("/admin/{token}"))).await;
    assert_eq!(
        (looked.status, looked.cookie().as_str()),
        (StatusCode::OK, ""),
        "the page alone uses nothing up"
    );
    let using = |token: &str| Ask::post("/api/admin/session", &json!({ "token": token }));
    let used = house.ask(using(&token)).await;
    assert_eq!(used.status, StatusCode::OK, "{}", used.text());
    assert_eq!(used.json()["admin"], true);
    let cookie = used.cookie();
    let status = house.ask(Ask::get("/api/admin/status").cookie(&cookie)).await;
    assert_eq!(status.status, StatusCode::OK);
    assert_eq!(status.json()["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(house.ask(Ask::get("/api/me").cookie(&cookie)).await.json()["admin"], true);
    for wrong in [token.as_str(), "", "x"] {
        let again = house.ask(using(wrong)).await;
        assert_eq!((again.status, again.code().as_str()), (StatusCode::FORBIDDEN, "link_invalid"), "{wrong}");
        assert!(again.cookie().is_empty(), "{wrong}");
    }
}

#[tokio::test]
async fn sessions_of_the_link_are_listed_and_ended() {
    let house = House::new().await;
    let begin = async || {
        let token = house.data.admin_link().make(now()).expect("a link");
        let body = json!({ "token": token });
        house.ask(Ask::post("/api/admin/session", &body)).await.cookie()
    };
    let (mine, lost) = (begin().await, begin().await);
    let refused = house.ask(Ask::get("/api/admin/sessions")).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::FORBIDDEN, "not_admin"));
    let all = house.ask(Ask::get("/api/admin/sessions").cookie(&mine)).await.json();
    let all = all["sessions"].as_array().expect("sessions");
    assert_eq!(all.len(), 2);
    let other = all.iter().find(|session| session["current"] == false).expect("the other one");
    let end = format!("/api/admin/sessions/{}/revoke", other["id"].as_str().expect("an id"));
    let stranger = house.ask(Ask::post(&end, &json!({}))).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    let ended = house.ask(Ask::post(&end, &json!({})).cookie(&mine)).await;
    assert_eq!(ended.json()["sessions"].as_array().map(Vec::len), Some(1), "{}", ended.text());
    assert_eq!(house.ask(Ask::get("/api/admin/status").cookie(&lost)).await.status, StatusCode::FORBIDDEN);
    assert_eq!(house.ask(Ask::get("/api/admin/status").cookie(&mine)).await.status, StatusCode::OK);
    let again = house.ask(Ask::post(&end, &json!({})).cookie(&mine)).await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
    let leave = Ask::post("/api/admin/session/end", &json!({})).cookie(&mine);
    assert_eq!(house.ask(leave).await.json()["admin"], false);
    assert_eq!(house.ask(Ask::get("/api/admin/status").cookie(&mine)).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_guest_s_cookie_makes_no_administrator() {
    let house = House::new().await;
    let guest = house.guest("Anna").await;
    let forged = guest.replace("-guest=", "-admin=");
    let answer = house.ask(Ask::get("/api/admin/status").cookie(&forged)).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn health_is_for_everybody_and_figures_are_not() {
    let networks = vec!["198.51.100.0/24".parse().expect("a network")];
    let house = House::with(HttpOptions { metrics_from: networks, ..HttpOptions::default() }).await;
    let health = house.ask(Ask::get("/healthz")).await;
    assert_eq!((health.status, health.text().as_str()), (StatusCode::OK, "ok\n"));
    assert_eq!(house.ask(Ask::get("/metrics")).await.status, StatusCode::NOT_FOUND);
    for near in ["127.0.0.1", "::1", "198.51.100.9"] {
        let figures = house.ask(Ask::get("/metrics").from(near)).await;
        assert_eq!(figures.status, StatusCode::OK, "{near}");
        assert!(figures.header("content-type").starts_with("application/openmetrics-text; version=1.0.0"));
    }
}

#[tokio::test]
async fn figures_are_written_as_prometheus_reads_them() {
    let house = House::new().await;
    let cookie = house.guest("Anna").await;
    house.practice(&cookie).await;
    let text = house.ask(Ask::get("/metrics").from("127.0.0.1")).await.text();
    assert!(text.contains("\nstammtisch_tables_opened_total 1\n"), "{text}");
    let mut described = std::collections::BTreeSet::new();
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("# TYPE ") {
            let (name, kind) = rest.split_once(' ').expect("a type");
            assert!(["gauge", "counter", "histogram"].contains(&kind), "{line}");
            assert!(described.insert(name.to_owned()), "{name} stands twice");
        } else if !line.starts_with('#') {
            let (name, value) = line.rsplit_once(' ').expect("a value");
            let name = name.split('{').next().expect("a name");
            let plain = ["_bucket", "_sum", "_count", "_total"].iter().find_map(|end| name.strip_suffix(end));
            assert!(described.contains(name) || plain.is_some_and(|name| described.contains(name)), "{line}");
            value.parse::<f64>().expect("a number");
        }
    }
    assert!(text.ends_with("# EOF\n"), "{text}");
    let route = "stammtisch_http_requests_total{route=\"/api/play\",method=\"POST\",status=\"201\"} 1\n";
    assert!(text.contains(route), "{text}");
    insta::assert_snapshot!("figures", described.into_iter().collect::<Vec<_>>().join("\n"));
}
