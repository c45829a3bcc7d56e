//! Making answers smaller, where that tells nobody anything.

use axum::body::HttpBody;
use axum::http::Response;
use stammtisch_http::open::Open;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};

/// Below so many bytes an answer fits into one packet anyway.
const LEAST: u64 = 1024;

/// Only where an answer is the same for everybody. Where a secret stands beside words that somebody else has chosen, the
/// length of the compressed answer would tell him when his words are the secret's (the attack called BREACH).
#[derive(Debug, Clone, Copy)]
pub(super) struct WhereOpen;

impl Predicate for WhereOpen {
    fn should_compress<B: HttpBody>(&self, response: &Response<B>) -> bool {
        response.extensions().get::<Open>().is_some() && SizeAbove::new(LEAST).should_compress(response)
    }
}

/// What makes answers smaller.
pub(super) fn layer() -> CompressionLayer<WhereOpen> {
    CompressionLayer::new().compress_when(WhereOpen)
}
