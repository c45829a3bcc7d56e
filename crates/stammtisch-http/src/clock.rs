//! Time as a parameter.

use std::future::Future;
use std::pin::Pin;

/// Moments are microseconds since 1970, UTC.
pub type Moment = i64;

/// A second, in microseconds.
pub const SECOND: Moment = 1_000_000;
/// A day, in microseconds.
pub const DAY: Moment = 24 * 60 * 60 * SECOND;

/// A clock that only goes forward, and on which one can wait.
pub trait Clock: Send + Sync + 'static {
    /// Now.
    fn now(&self) -> Moment;

    /// Waits until a moment has come.
    fn until(&self, moment: Moment) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The system's clock: the date when it was made, and the steady time that has passed since.
#[derive(Debug, Clone, Copy)]
pub struct SystemClock {
    started: Moment,
    at: tokio::time::Instant,
}

impl SystemClock {
    /// A clock that starts with the date of today.
    pub fn new() -> SystemClock {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        SystemClock { started: since.as_micros() as Moment, at: tokio::time::Instant::now() }
    }
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock::new()
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Moment {
        self.started + self.at.elapsed().as_micros() as Moment
    }

    fn until(&self, moment: Moment) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let passed = std::time::Duration::from_micros(moment.saturating_sub(self.started).max(0) as u64);
        let at = self.at + passed;
        Box::pin(tokio::time::sleep_until(at))
    }
}
