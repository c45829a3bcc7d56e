//! What the server itself describes is there; the whole of `docs/openapi.json` is held where all parts come together.

use stammtisch_server::http::{More, description};

use crate::house::{Ask, House};

#[tokio::test]
async fn the_description_is_served() {
    let house = House::new().await;
    let served = house.ask(Ask::get("/api/openapi.json")).await;
    assert_eq!(served.header("content-type"), "application/json");
    assert_eq!(served.text(), description(&More::default()));
}

#[tokio::test]
async fn every_described_address_is_there() {
    let house = House::new().await;
    let described = house.ask(Ask::get("/api/openapi.json")).await.json();
    let paths = described["paths"].as_object().expect("paths");
    assert!(paths.len() >= 16, "{}", paths.len());
    for (path, methods) in paths.iter().filter(|(path, _)| *path != "/metrics") {
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
