//! Time as a parameter: a clock that the caller brings, and deadlines on it.

use std::time::Duration;

/// A clock that only goes forward; whoever runs a match brings it.
pub trait Clock: Sync {
    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

/// A clock that stands still, for matches in which time plays no part.
#[derive(Debug, Clone, Copy, Default)]
pub struct Stopped;

impl Clock for Stopped {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// When an answer is due.
#[derive(Clone, Copy)]
pub struct Deadline<'a> {
    clock: &'a dyn Clock,
    at: Option<Duration>,
}

impl<'a> Deadline<'a> {
    /// No deadline at all.
    pub const NEVER: Deadline<'static> = Deadline { clock: &Stopped, at: None };

    /// A deadline so long from now.
    pub fn within(clock: &'a dyn Clock, limit: Duration) -> Deadline<'a> {
        Deadline { clock, at: Some(clock.now().saturating_add(limit)) }
    }

    /// How much time is left; none where there is no deadline.
    pub fn left(&self) -> Option<Duration> {
        self.at.map(|at| at.saturating_sub(self.clock.now()))
    }

    /// Whether it is over.
    pub fn has_passed(&self) -> bool {
        self.left() == Some(Duration::ZERO)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use super::{Clock, Deadline};

    /// A clock set by hand.
    struct Hands(AtomicU64);

    impl Clock for Hands {
        fn now(&self) -> Duration {
            Duration::from_millis(self.0.load(Ordering::Relaxed))
        }
    }

    #[test]
    fn a_deadline_passes_when_its_time_has_come() {
        let clock = Hands(AtomicU64::new(1_000));
        let deadline = Deadline::within(&clock, Duration::from_millis(50));
        assert_eq!(deadline.left(), Some(Duration::from_millis(50)));
        clock.0.store(1_049, Ordering::Relaxed);
        assert!(!deadline.has_passed());
        clock.0.store(1_050, Ordering::Relaxed);
        assert!(deadline.has_passed());
        clock.0.store(9_999, Ordering::Relaxed);
        assert_eq!(deadline.left(), Some(Duration::ZERO));
    }

    #[test]
    fn never_never_passes() {
        assert!(!Deadline::NEVER.has_passed());
        assert_eq!(Deadline::NEVER.left(), None);
    }
}
