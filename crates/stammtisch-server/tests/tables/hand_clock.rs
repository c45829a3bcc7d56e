//! A clock set by hand.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use stammtisch_http::clock::{Clock, Moment};
use tokio::sync::watch;

/// A clock set by hand.
pub(crate) struct HandClock(pub(crate) watch::Sender<Moment>);

impl HandClock {
    /// A clock that stands still at some day.
    pub(crate) fn new() -> HandClock {
        HandClock(watch::Sender::new(1_700_000_000_000_000))
    }

    pub(crate) fn forward(&self, time: Duration) {
        self.0.send_modify(|now| *now += time.as_micros() as Moment);
    }
}

impl Clock for HandClock {
    fn now(&self) -> Moment {
        *self.0.borrow()
    }

    fn until(&self, moment: Moment) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let mut now = self.0.subscribe();
        Box::pin(async move {
            let _ = now.wait_for(|now| *now >= moment).await;
        })
    }
}
