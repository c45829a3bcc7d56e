//! Whether there is room on the disk for something new; lists that are kept go on without asking.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::trouble::Trouble;

/// Who knows whether there is room.
type Known = Box<dyn Fn() -> bool + Send + Sync>;

/// The disk as the hall sees it; as long as nobody says otherwise, there is room.
#[derive(Clone, Default)]
pub(crate) struct Disk(Arc<OnceLock<Known>>);

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Disk").field(&self.has_room()).finish()
    }
}

impl Disk {
    /// Tells it whom to ask; once.
    pub(crate) fn fill(&self, known: impl Fn() -> bool + Send + Sync + 'static) {
        // A second one would be a mistake of whoever puts the server together; the first one stays.
        let _ = self.0.set(Box::new(known));
    }

    /// Whether there is room for something new.
    pub(crate) fn has_room(&self) -> bool {
        self.0.get().is_none_or(|known| known())
    }

    /// Refuses something new where there is no room for it.
    pub(crate) fn must_have_room(&self) -> Result<(), Trouble> {
        if self.has_room() { Ok(()) } else { Err(Trouble::NoRoom) }
    }
}
