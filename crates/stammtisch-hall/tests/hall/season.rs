//! Seasons: kept by the administrator, open to everybody.

use std::fmt::Write as _;

use axum::http::Method;
use serde_json::json;

use crate::world::World;

#[tokio::test]
async fn a_season_ranks_the_tournaments_that_are_over() {
    let world = World::running("preis", 4, 8).await;
    let plan = "name = 'Meisterschaft'\nbest = 1\ntournaments = ['kirchweih']\n";
    world.admin(Method::PUT, "/api/hall/seasons/2026", &json!({"toml": plan})).await.ok();
    let before = world.anybody("/api/hall/public/seasons/2026").await.ok();
    assert_eq!((&before["ranked"], &before["tournaments"][0]["closed"]), (&json!([]), &json!(false)));
    for number in 1..=2 {
        if number == 2 {
            world.wish(&world.director, &json!({"start_match": {"keeper": 1}})).await.ok();
        }
        for table in 1..=2 {
            let keeper = world.keeper(table).await;
            world.play_list(&keeper, 4).await;
        }
        world.wish(&world.director, &json!({"close_match": {}})).await.ok();
    }
    world.wish(&world.director, &json!({"close_tournament": {}})).await.ok();
    let season = world.anybody("/api/hall/public/seasons/2026").await.ok();
    assert_eq!(season["ranked"].as_array().unwrap().len(), 8);
    assert_eq!(season["ranked"][0]["rank"], json!(1));
    assert!(season["ranked"][0]["plot"].as_str().unwrap().starts_with("<svg"));
    assert!(!season.to_string().contains("1970"));
    let table = world.anybody("/api/hall/public/seasons/2026/csv").await.ok();
    let lines: Vec<&str> = table.as_str().unwrap().lines().collect();
    assert_eq!(lines[0], "\u{feff}Platz;Name;Ort;2026-10-18 Kirchweih;Gewertet;Punkte");
    assert_eq!(lines.len(), 9);
    assert_eq!(
        world.anybody("/api/hall/public/seasons").await.ok()["seasons"][0]["name"],
        json!("Meisterschaft")
    );
    world
        .admin(Method::PUT, "/api/hall/seasons/x", &json!({"toml": "name ="}))
        .await
        .refused(400, "bad_request");
    world.admin(Method::DELETE, "/api/hall/seasons/2026", &json!({})).await.ok();
    world.anybody("/api/hall/public/seasons/2026").await.refused(404, "not_found");
}

/// Plays a tournament of one match with two tables to its end.
async fn play_out(world: &World, director: &str) {
    for wish in [
        json!({"fix_seed": {"seed": "x"}}),
        json!({"open_registration": {}}),
        json!({"appoint": {"role": "referee", "first_name": "Max", "surname": "Streng"}}),
    ] {
        world.wish(director, &wish).await.ok();
    }
    let mut table = String::from("Vorname;Nachname;Ort;Bezahlt\n");
    for name in ["Resi", "Sepp", "Anna", "Xaver"] {
        let _ = writeln!(table, "{name};Huber;Isen;10");
    }
    let path = "/api/hall/players/import?id=import";
    world.send(Method::POST, path, Some(director), table.into_bytes()).await.ok();
    world.wish(director, &json!({"draw": {}})).await.ok();
    world.wish(director, &json!({"start_match": {"keeper": 1}})).await.ok();
    let link = json!({"role": "keeper", "table": 1});
    let made = world.post("/api/hall/links", director, &link).await.ok();
    world.play_list(made["token"].as_str().unwrap(), 4).await;
    world.wish(director, &json!({"close_match": {}})).await.ok();
    world.wish(director, &json!({"close_tournament": {}})).await.ok();
}

#[tokio::test]
async fn people_are_merged_across_the_tournaments_of_a_season() {
    let world = World::new("preis", 4).await;
    for id in ["mai", "juni"] {
        let wanted = json!({
            "name": id, "id": id, "date": "2026-05-01", "rules": "preis", "matches": 1, "games": 4,
            "director": {"surname": "Leitner"},
        });
        let made = world.admin(Method::POST, "/api/hall/tournaments", &wanted).await.ok();
        play_out(&world, made["token"].as_str().unwrap()).await;
    }
    let plan = "name = 'Jahr'\ntournaments = ['mai', 'juni']\n";
    world.admin(Method::PUT, "/api/hall/seasons/jahr", &json!({"toml": plan})).await.ok();
    let kept = world.admin(Method::GET, "/api/hall/seasons/jahr", &json!({})).await.ok();
    assert_eq!(kept["plan"]["tournaments"], json!(["mai", "juni"]));
    let suggestions = kept["suggestions"].as_array().unwrap();
    assert_eq!(suggestions.len(), 4, "{kept}");
    let entries = &suggestions[0]["entries"];
    let merged = format!("{plan}same = [{entries}]\n");
    world.admin(Method::PUT, "/api/hall/seasons/jahr", &json!({"toml": merged})).await.ok();
    let season = world.anybody("/api/hall/public/seasons/jahr").await.ok();
    let ranked = season["ranked"].as_array().unwrap();
    assert_eq!(ranked.len(), 7, "one of eight entries went into another");
    let twice = ranked.iter().find(|one| one["stats"]["tournaments"] == json!(2)).unwrap();
    assert_eq!(twice["name"], suggestions[0]["name"]);
    // Only the administrator is told who may be one person.
    assert!(season.get("suggestions").is_none());
    let path = "/api/hall/seasons/jahr";
    assert_eq!(world.anybody(path).await.status.as_u16(), 403);
    // What cannot be is not kept.
    let wrong = format!("{plan}same = [['mai:1', 'mai:2']]\n");
    world.admin(Method::PUT, path, &json!({"toml": wrong})).await.refused(422, "bad_season");
    world.anybody("/api/hall/public/seasons/jahr").await.ok();
}
