//! The administrator, health, and figures.

use axum::http::{Method, StatusCode};
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
    let link = format!("/admin/{token}");
    let looked = house.ask(Ask::new(Method::HEAD, &link)).await;
    assert_eq!(looked.status, StatusCode::METHOD_NOT_ALLOWED, "who only looks does not use it up");
    let used = house.ask(Ask::get(&link)).await;
    assert_eq!((used.status, used.header("location")), (StatusCode::SEE_OTHER, "/admin"));
    let cookie = used.cookie();
    let status = house.ask(Ask::get("/api/admin/status").cookie(&cookie)).await;
    assert_eq!(status.status, StatusCode::OK);
    assert_eq!(status.json()["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(house.ask(Ask::get("/api/me").cookie(&cookie)).await.json()["admin"], true);
    for wrong in [link.as_str(), "/admin/", "/admin/x"] {
        let again = house.ask(Ask::get(wrong)).await;
        assert_ne!(again.status, StatusCode::SEE_OTHER, "{wrong}");
        assert!(again.cookie().is_empty(), "{wrong}");
    }
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
        assert!(figures.header("content-type").starts_with("text/plain; version=0.0.4"));
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
            let plain = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end));
            assert!(described.contains(name) || plain.is_some_and(|name| described.contains(name)), "{line}");
            value.parse::<f64>().expect("a number");
        }
    }
    insta::assert_snapshot!("figures", described.into_iter().collect::<Vec<_>>().join("\n"));
}
