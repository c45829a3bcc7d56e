//! QR codes of links.

use qrcode::{Color, EcLevel, QrCode};
use stammtisch_paper::QrSquare;

/// The modules of a code; none for a text that is too long for one.
pub fn square(text: &str) -> Option<QrSquare> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let dark = code.to_colors().into_iter().map(|color| color == Color::Dark).collect();
    Some(QrSquare { width, dark })
}

/// A code as a picture.
pub(crate) fn svg(text: &str) -> Option<String> {
    square(text).map(|square| square.svg().into_string())
}
