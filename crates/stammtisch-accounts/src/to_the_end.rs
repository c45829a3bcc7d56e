//! Work that is not cut where who asked for it hangs up.

use tracing::Instrument as _;

/// Does something in a task of its own, so that it comes to its end whether or not anybody waits for it: what is stored
/// must also be told to those whom it concerns.
pub(crate) async fn to_the_end<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> T {
    match tokio::spawn(work.in_current_span()).await.map_err(tokio::task::JoinError::try_into_panic) {
        Ok(done) => done,
        Err(Ok(panic)) => std::panic::resume_unwind(panic),
        // Tasks are cut with the runtime alone, and then nobody waits any more.
        Err(Err(_)) => std::future::pending().await,
    }
}
