//! Seasons: kept by the administrator, open to everybody.

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
