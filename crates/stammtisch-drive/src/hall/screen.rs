//! A screen: the stream of a link, held open, with the time at which each state came to be seen.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context as _, Result};
use bytes::Bytes;
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

use super::phone::Phone;

/// How long anything may take before it counts as stuck.
const PATIENCE: Duration = Duration::from_mins(1);

/// What a screen has shown.
#[derive(Debug, Default)]
pub struct Shown {
    /// Each view as it is now.
    views: BTreeMap<String, Bytes>,
    /// When each view came, with the version it showed.
    came: BTreeMap<String, Vec<(u64, Instant)>>,
    /// When the start of a match was signalled.
    pub starts: Vec<(u64, Instant)>,
    /// Whether the stream has ended.
    pub ended: bool,
}

impl Shown {
    /// A view as it is now.
    pub fn view(&self, name: &str) -> Option<Value> {
        serde_json::from_slice(self.views.get(name)?).ok()
    }

    /// When a view first showed a version or a later one.
    pub fn saw(&self, view: &str, version: u64) -> Option<Instant> {
        let came = self.came.get(view)?;
        let place = came.partition_point(|(shown, _)| *shown < version);
        came.get(place).map(|(_, at)| *at)
    }

    /// The version that a view shows.
    pub fn version(&self, view: &str) -> u64 {
        self.came.get(view).and_then(|came| came.last()).map_or(0, |(version, _)| *version)
    }

    fn take(&mut self, event: SseEvent<'_>, at: Instant) {
        if event.name == "start" {
            let told: Option<Value> = serde_json::from_slice(event.data).ok();
            self.starts.extend(told.and_then(|told| told["match"].as_u64()).map(|number| (number, at)));
            return;
        }
        if let Some(version) = event.version() {
            self.came.entry(event.name.to_owned()).or_default().push((version, at));
            self.views.insert(event.name.to_owned(), Bytes::copy_from_slice(event.data));
        }
    }
}

/// One event of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SseEvent<'a> {
    name: &'a str,
    id: &'a str,
    data: &'a [u8],
}

impl<'a> SseEvent<'a> {
    /// Reads the lines of an event; a comment is none.
    fn read(lines: &'a [u8]) -> Option<SseEvent<'a>> {
        let mut event = SseEvent { name: "", id: "", data: &[] };
        for line in lines.split(|&byte| byte == b'\n') {
            if let Some(name) = line.strip_prefix(b"event: ") {
                event.name = std::str::from_utf8(name).ok()?;
            } else if let Some(id) = line.strip_prefix(b"id: ") {
                event.id = std::str::from_utf8(id).ok()?;
            } else if let Some(data) = line.strip_prefix(b"data: ") {
                event.data = data;
            }
        }
        (!event.name.is_empty()).then_some(event)
    }

    /// The number of the last event that it shows.
    fn version(&self) -> Option<u64> {
        self.id.split_once('.')?.0.parse().ok()
    }
}

/// A screen in the hall, or a phone that shows the newest state.
#[derive(Debug)]
pub struct Screen {
    shown: watch::Receiver<Shown>,
    reading: JoinHandle<()>,
}

impl Screen {
    /// Opens the stream of a link.
    pub async fn open(address: &str, token: &str) -> Result<Screen> {
        let mut phone = Phone::new(address, token);
        let body = phone.stream().await?;
        let (sender, shown) = watch::channel(Shown::default());
        let reading = tokio::spawn(async move {
            read(body, &sender).await;
            drop(phone);
            sender.send_modify(|shown| shown.ended = true);
        });
        Ok(Screen { shown, reading })
    }

    /// Looks at what was shown.
    pub fn look<T>(&self, look: impl FnOnce(&Shown) -> T) -> T {
        look(&self.shown.borrow())
    }

    /// Waits until it shows something, which is bound to be soon.
    pub async fn wait<T>(&mut self, what: &str, find: impl FnMut(&Shown) -> Option<T>) -> Result<T> {
        let found = timeout(PATIENCE, self.watch(what, find)).await;
        found.with_context(|| format!("a screen never shows {what}"))?
    }

    /// Waits until it shows something, however long that takes.
    pub async fn watch<T>(&mut self, what: &str, mut find: impl FnMut(&Shown) -> Option<T>) -> Result<T> {
        let mut found = None;
        self.shown
            .wait_for(|shown| {
                found = find(shown);
                found.is_some() || shown.ended
            })
            .await?;
        found.with_context(|| format!("a stream ended before it showed {what}"))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

/// Reads events until the stream ends.
async fn read(mut body: Incoming, shown: &watch::Sender<Shown>) {
    let (mut waiting, mut looked) = (Vec::new(), 0_usize);
    while let Some(Ok(frame)) = body.frame().await {
        let Ok(bytes) = frame.into_data() else { continue };
        waiting.extend_from_slice(&bytes);
        while let Some(end) = end_of_event(&waiting, looked) {
            let at = Instant::now();
            if let Some(event) = SseEvent::read(&waiting[..end]) {
                shown.send_modify(|shown| shown.take(event, at));
            }
            waiting.drain(..end + 2);
            looked = 0;
        }
        looked = waiting.len().saturating_sub(1);
    }
}

/// Where an event ends, looked for from a place on.
fn end_of_event(bytes: &[u8], from: usize) -> Option<usize> {
    bytes[from..].windows(2).position(|pair| pair == b"\n\n").map(|place| from + place)
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::{Shown, SseEvent, end_of_event};

    #[test]
    fn an_event_is_read_and_a_comment_is_not() {
        let event = SseEvent::read(b"event: list\nid: 813.4\ndata: {\"ok\":true}").unwrap();
        assert_eq!((event.name, event.version(), event.data), ("list", Some(813), &b"{\"ok\":true}"[..]));
        assert_eq!(SseEvent::read(b": alive"), None);
        assert_eq!(end_of_event(b"ab\n\ncd", 0), Some(2));
        assert_eq!(end_of_event(b"ab\ncd", 0), None);
    }

    #[test]
    fn a_version_is_seen_with_the_first_state_that_is_as_new() {
        let mut shown = Shown::default();
        let times: Vec<Instant> = (0..2).map(|_| Instant::now()).collect();
        for (version, at) in [(5, times[0]), (9, times[1])] {
            let id = format!("{version}.0");
            shown.take(SseEvent { name: "progress", id: &id, data: b"{}" }, at);
        }
        assert_eq!(shown.saw("progress", 3), Some(times[0]));
        assert_eq!(shown.saw("progress", 6), Some(times[1]));
        assert_eq!(shown.saw("progress", 10), None);
        assert_eq!(shown.saw("standings", 1), None);
        assert_eq!((shown.version("progress"), shown.version("standings")), (9, 0));
    }
}
