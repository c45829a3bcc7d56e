//! Bars. Their looks are for the style sheet of the page they stand in.

use crate::Svg;

/// The points of the declarer's party from 0 to 120, with marks at 30, 61 and 91.
pub fn points_bar(points: u8, won: bool) -> Svg {
    let mut bar = Svg::default();
    bar.piece(format_args!(
        "<svg class=\"points {}\" viewBox=\"0 0 360 34\" aria-hidden=\"true\"><rect class=\"rest\" x=\"0\" y=\"0\" width=\"360\" \
         height=\"16\" rx=\"3\"/><rect class=\"part\" x=\"0\" y=\"0\" width=\"{}\" height=\"16\" rx=\"3\"/>",
        if won { "won" } else { "lost" },
        u32::from(points) * 3
    ));
    for mark in [30, 61, 91] {
        bar.piece(format_args!(
            "<path d=\"M{0} 0V20\"/><text x=\"{0}\" y=\"32\" text-anchor=\"middle\">{mark}</text>",
            mark * 3
        ));
    }
    bar.piece(format_args!("</svg>"));
    bar
}

/// A bar of some class that is filled to so many per cent.
pub fn share_bar(class: &'static str, percent: f64) -> Svg {
    let percent = percent.clamp(0.0, 100.0);
    let mut bar = Svg::default();
    bar.piece(format_args!(
        "<svg class=\"bar {class}\" viewBox=\"0 0 100 6\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         <rect class=\"rest\" width=\"100\" height=\"6\"/><rect class=\"part\" width=\"{percent:.1}\" height=\"6\"/></svg>"
    ));
    bar
}
