//! Answers in which nothing is hidden.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;

/// Marks an answer that says the same to whoever asks in the same language: it holds no name, link or token of the one who
/// asks. Only such an answer is made smaller on its way, since the length of what was compressed tells what is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open;

/// Marks what routes answer to who only looks; laid around the routes that say the same to everybody.
///
/// ```
/// use axum::Router;
/// use axum::middleware::from_fn;
/// use stammtisch_http::open::marked;
///
/// let catalogue: Router = Router::new().layer(from_fn(marked));
/// ```
pub async fn marked(request: Request, next: Next) -> Response {
    let looks = request.method().is_safe();
    let mut response = next.run(request).await;
    if looks {
        response.extensions_mut().insert(Open);
    }
    response
}
