//! Pages of a history, and where they begin.

use stammtisch_http::clock::Moment;
use stammtisch_store::HistoryKey;

/// Entries on a page, unless another number is asked for.
const PAGE: usize = 50;
/// Entries on a page at most.
const MOST_ON_PAGE: usize = 200;
/// So many entries are read at once where a whole history is gone through.
pub(crate) const READ_AT_ONCE: usize = 500;

/// How many entries a page has.
pub(crate) fn page_size(wanted: Option<usize>) -> usize {
    wanted.unwrap_or(PAGE).clamp(1, MOST_ON_PAGE)
}

/// A place in a history as it is told to a client.
pub(crate) fn cursor(key: &HistoryKey) -> String {
    format!("{}.{}.{}", key.at, key.number, key.table)
}

/// The place that a client was told; before what was never told there is nothing.
pub(crate) fn place(cursor: &str) -> HistoryKey {
    let mut parts = cursor.splitn(3, '.');
    let mut next = || parts.next();
    let read = (|| {
        let (at, number, table) = (next()?.parse().ok()?, next()?.parse().ok()?, next()?);
        Some(HistoryKey { at, table: table.to_owned(), number })
    })();
    read.unwrap_or(HistoryKey::beginning(Moment::MIN))
}

#[cfg(test)]
mod tests {
    use stammtisch_store::HistoryKey;

    use super::{cursor, place};

    #[test]
    fn a_place_comes_back_from_what_is_told_of_it() {
        let key = HistoryKey { at: 1_700_000_000_000_000, table: "a.b-c_".to_owned(), number: 12 };
        assert_eq!(cursor(&key), "1700000000000000.12.a.b-c_");
        assert_eq!(place(&cursor(&key)), key);
        for nonsense in ["", "1", "1.2", "x.2.t", "1.-2.t"] {
            assert!(place(nonsense) < HistoryKey::beginning(0), "{nonsense}");
        }
    }
}
