//! The code on a printed list, by which it is found again where it is typed.

use schafkopf_turnier::ListId;
use stammtisch_art::QrSquare;

/// How lists are found again: the address of the tournament, and who draws codes.
#[derive(Debug, Clone, Copy)]
pub struct ListCodes<'a> {
    /// The address of the tournament's page, such as `http://192.168.1.5:7333/hall/t/kirchweih`.
    pub address: &'a str,
    /// Draws a text; none where it is too long for a code.
    pub draw: fn(&str) -> Option<QrSquare>,
}

impl ListCodes<'_> {
    /// The code of a list. It opens nothing by itself: who scans it needs a desk of the tournament on his device.
    pub(crate) fn of(&self, list: ListId) -> Option<QrSquare> {
        let ListId { match_number, table } = list;
        (self.draw)(&format!("{}/list/{match_number}/{table}", self.address))
    }
}
