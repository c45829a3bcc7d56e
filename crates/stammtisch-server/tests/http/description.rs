//! `docs/openapi.json` is what the server itself says.

use std::fs;
use std::path::Path;

use crate::house::{Ask, House};

#[tokio::test]
async fn the_description_is_up_to_date() {
    let house = House::new().await;
    let served = house.ask(Ask::get("/api/openapi.json")).await;
    assert_eq!(served.header("content-type"), "application/json");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&file, &served.body).expect("docs can be written");
    }
    let written = fs::read(&file).unwrap_or_default();
    assert!(
        written == served.body,
        "docs/openapi.json is stale: UPDATE_DOCS=1 cargo test -p stammtisch-server --test http"
    );
}

#[tokio::test]
async fn every_described_address_is_there() {
    let house = House::new().await;
    let described = house.ask(Ask::get("/api/openapi.json")).await.json();
    let paths = described["paths"].as_object().expect("paths");
    assert!(paths.len() >= 11, "{}", paths.len());
    for (path, methods) in paths {
        let place = path.replace("{id}", "MDEyMzQ1Njc4OWFiY2RlZg").replace("{hand}", "1");
        for method in methods.as_object().expect("methods").keys() {
            let ask = match method.as_str() {
                "get" => Ask::get(&place),
                _ => Ask::post(&place, &serde_json::json!({})),
            };
            let answer = house.ask(ask).await;
            assert!(!answer.text().contains("\"not_found\""), "{method} {path}");
        }
    }
}
