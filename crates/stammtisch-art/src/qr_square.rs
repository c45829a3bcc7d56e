//! QR codes: squares of dark and light, drawn as one path.

use std::fmt::Write as _;

use crate::Svg;

/// Light modules around a code, as its standard asks for.
const QUIET: usize = 4;

/// A QR code as its modules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QrSquare {
    /// Modules on each side.
    pub width: usize,
    /// Whether each module is dark, row by row.
    pub dark: Vec<bool>,
}

impl QrSquare {
    /// The code as an SVG picture, as large as it is allowed to be.
    pub fn svg(&self) -> Svg {
        let side = self.width + 2 * QUIET;
        let mut path = String::new();
        for (at, _) in self.dark.iter().enumerate().filter(|(_, dark)| **dark) {
            let (x, y) = (at % self.width.max(1) + QUIET, at / self.width.max(1) + QUIET);
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
        Svg::drawn(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" role=\"img\" \
             shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/>\
             <path d=\"{path}\"/></svg>"
        ))
    }
}
