//! The page: files that are part of the program, and nothing else.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use stammtisch_web::File;

use super::fault::Fault;
use super::headers::Kind;

/// Answers whatever has no handler: a file of the page, the page itself at its own addresses, or that there is nothing.
pub(super) async fn page(request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let path = parts.uri.path();
    let found = match stammtisch_web::file(path) {
        Some(file) => Some(file),
        None if is_page(path) => stammtisch_web::file(stammtisch_web::DOCUMENT),
        None => None,
    };
    let fault = match found {
        Some(file) if matches!(parts.method, Method::GET | Method::HEAD) => {
            return answer(&file, &parts.headers);
        }
        Some(_) => Fault::WrongMethod,
        None => Fault::NotFound,
    };
    fault.into_response()
}

/// Whether a path is one of the page's own addresses: words and ids, no dots, and not of the interface for programs.
fn is_page(path: &str) -> bool {
    let plain = path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_/".contains(&byte));
    let first = path.split('/').nth(1).unwrap_or_default();
    plain && !matches!(first, "api" | "ws" | "assets") && !path.contains("//")
}

/// A file as an answer, in the form that the browser takes.
fn answer(file: &File, headers: &HeaderMap) -> Response {
    let caching = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tags| knows(tags, file.etag));
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let forms = [(file.brotli, "br"), (file.gzip, "gzip")];
        let mut taken = forms.into_iter().filter(|(_, coding)| accepts(headers, coding));
        let taken = taken.find_map(|(form, coding)| Some((form?, Some(coding))));
        let (bytes, encoding) = taken.unwrap_or((file.bytes, None));
        let mut response = Response::new(Body::from(bytes));
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(file.mime));
        if let Some(encoding) = encoding {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    };
    let out = response.headers_mut();
    out.insert(header::ETAG, HeaderValue::from_static(file.etag));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    response.extensions_mut().insert(Kind::Page);
    response
}

/// Whether a browser has the file already.
fn knows(tags: &HeaderValue, etag: &str) -> bool {
    let tags = tags.to_str().unwrap_or_default();
    tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag)
}

/// Whether a browser takes a coding.
fn accepts(headers: &HeaderMap, wanted: &str) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim().eq_ignore_ascii_case(wanted) && weight.trim() != "q=0"
    })
}

#[cfg(test)]
mod tests {
    use super::is_page;

    #[test]
    fn the_page_has_addresses_without_dots() {
        for path in ["/", "/t/MDEyMzQ1Njc4OWFiY2RlZg", "/lobby", "/regeln/"] {
            assert!(is_page(path), "{path}");
        }
        for path in [
            "/api/x",
            "/ws/tables/x",
            "/../etc/passwd",
            "/%2e%2e/etc",
            "//evil.example",
            "/x.js",
            "/assets/x",
        ] {
            assert!(!is_page(path), "{path}");
        }
    }
}
