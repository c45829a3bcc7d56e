//! The frame of a plot: a title, lines across with their values, marks and words below.

use std::fmt::Display;

use crate::Svg;
use crate::svg::escaped;

/// Where the curves begin on the left.
pub(super) const LEFT: f64 = 70.0;
/// Where they are highest.
pub(super) const TOP: f64 = 50.0;
/// Where they are lowest.
pub(super) const BOTTOM: f64 = 350.0;

const HEIGHT: f64 = 400.0;

/// A frame of some width.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    /// How wide the picture is.
    pub(super) width: f64,
    /// How far down the title stands.
    pub(super) title: f64,
}

impl Frame {
    /// Where the curves end on the right.
    pub(super) const fn right(self) -> f64 {
        self.width - 20.0
    }

    /// A picture with nothing but its title.
    pub(super) fn begin(self, title: &str) -> Svg {
        let mut svg = Svg::default();
        let Frame { width, title: y } = self;
        line(
            &mut svg,
            format_args!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {HEIGHT}\" \
                 font-family=\"sans-serif\" font-size=\"12\">"
            ),
        );
        line(&mut svg, format_args!("<rect width=\"{width}\" height=\"{HEIGHT}\" fill=\"#fff\"/>"));
        line(
            &mut svg,
            format_args!("<text x=\"{LEFT}\" y=\"{y}\" font-size=\"15\">{}</text>", escaped(title)),
        );
        svg
    }

    /// A line across at some height, and what it stands for.
    pub(super) fn rule(self, svg: &mut Svg, y: f64, value: impl Display, colour: &str) {
        let right = self.right();
        line(
            svg,
            format_args!(
                "<line x1=\"{LEFT}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"{colour}\"/>"
            ),
        );
        let (x, y) = (LEFT - 6.0, y + 4.0);
        line(svg, format_args!("<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{value}</text>"));
    }

    /// What the curves run over.
    pub(super) fn below(self, svg: &mut Svg, words: &str) {
        let (middle, y) = (f64::midpoint(LEFT, self.right()), BOTTOM + 38.0);
        line(
            svg,
            format_args!("<text x=\"{middle}\" y=\"{y}\" text-anchor=\"middle\">{}</text>", escaped(words)),
        );
    }
}

/// A mark below the curves.
pub(super) fn mark(svg: &mut Svg, x: f64, value: impl Display) {
    let y = BOTTOM + 18.0;
    line(svg, format_args!("<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{value}</text>"));
}

/// A curve through some points.
pub(super) fn curve(svg: &mut Svg, points: &str, colour: &str) {
    line(
        svg,
        format_args!("<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>"),
    );
}

/// Points as SVG lists them.
pub(super) fn points(places: impl IntoIterator<Item = (f64, f64)>) -> String {
    let each: Vec<String> = places.into_iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    each.join(" ")
}

/// Adds an element in a line of its own; numbers and words of this program only.
pub(super) fn line(svg: &mut Svg, element: std::fmt::Arguments<'_>) {
    svg.piece(format_args!("{element}\n"));
}

/// The picture with its end.
pub(super) fn end(mut svg: Svg) -> Svg {
    line(&mut svg, format_args!("</svg>"));
    svg
}
