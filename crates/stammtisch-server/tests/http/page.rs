//! The page and its files.

use axum::http::{Method, StatusCode};

use crate::house::{Ask, House};

#[tokio::test]
async fn the_page_is_at_its_addresses_with_careful_headers() {
    let house = House::new().await;
    for path in ["/", "/t/MDEyMzQ1Njc4OWFiY2RlZg", "/lobby"] {
        let page = house.ask(Ask::get(path)).await;
        assert_eq!(
            (page.status, page.header("content-type")),
            (StatusCode::OK, "text/html; charset=utf-8"),
            "{path}"
        );
        assert_eq!(page.header("cache-control"), "no-cache");
    }
    let page = house.ask(Ask::get("/")).await;
    let headers: Vec<String> = [
        "content-security-policy",
        "x-content-type-options",
        "referrer-policy",
        "x-frame-options",
        "permissions-policy",
        "cross-origin-opener-policy",
        "cross-origin-resource-policy",
    ]
    .iter()
    .map(|name| format!("{name}: {}", page.header(name)))
    .collect();
    insta::assert_snapshot!("page_headers", headers.join("\n"));
}

#[tokio::test]
async fn a_known_file_is_not_sent_again() {
    let house = House::new().await;
    let first = house.ask(Ask::get("/index.html")).await;
    let tag = first.header("etag").to_owned();
    let again = house.ask(Ask::get("/index.html").header("if-none-match", &format!("\"x\", W/{tag}"))).await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    let other = house.ask(Ask::get("/index.html").header("if-none-match", "\"x\"")).await;
    assert_eq!(other.status, StatusCode::OK);
}

#[tokio::test]
async fn files_with_a_hash_in_their_name_are_kept_for_ever() {
    let house = House::new().await;
    for path in stammtisch_web::paths() {
        let file = stammtisch_web::file(path).expect("it is listed");
        let answer = house.ask(Ask::get(&format!("/{path}"))).await;
        assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, file.mime), "{path}");
        assert_eq!(answer.body, file.bytes);
        assert_eq!(answer.header("cache-control").contains("immutable"), file.immutable, "{path}");
        let packed = house.ask(Ask::get(&format!("/{path}")).header("accept-encoding", "gzip, br")).await;
        assert_eq!(packed.header("content-encoding") == "br", file.brotli.is_some(), "{path}");
        let plain = house.ask(Ask::get(&format!("/{path}")).header("accept-encoding", "gzip, deflate")).await;
        assert_eq!(plain.header("content-encoding") == "gzip", file.gzip.is_some(), "{path}");
        let refused =
            house.ask(Ask::get(&format!("/{path}")).header("accept-encoding", "gzip;q=0, br;q=0")).await;
        assert_eq!(refused.header("content-encoding"), "", "{path}");
    }
}

#[tokio::test]
async fn no_path_leads_out_of_the_page() {
    let house = House::new().await;
    for path in [
        "/../Cargo.toml",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/../../Cargo.toml",
        "/assets/..%5c..%5cserver.key",
        "/server.key",
        "/stammtisch.db",
        "//etc/passwd",
        "/./index.html",
        "/index.html%00.js",
        "/api/../server.key",
        "/api/nothing",
        "/ws/nothing",
        "/assets/",
    ] {
        let answer = house.ask(Ask::get(path)).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::NOT_FOUND, "not_found"), "{path}");
    }
}

#[tokio::test]
async fn wrong_methods_are_told() {
    let house = House::new().await;
    let answer = house.ask(Ask::post("/", &serde_json::json!({}))).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::METHOD_NOT_ALLOWED, "wrong_method"));
    let answer = house.ask(Ask::post("/api/me", &serde_json::json!({}))).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::METHOD_NOT_ALLOWED, "wrong_method"));
    let head = house.ask(Ask::new(Method::HEAD, "/")).await;
    assert_eq!(head.status, StatusCode::OK);
}
