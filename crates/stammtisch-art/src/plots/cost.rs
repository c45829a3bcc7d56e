//! A plot of cost against tricks left.

use std::time::Duration;

use super::frame::{BOTTOM, Frame, LEFT, TOP, curve, end, line, mark, points};
use crate::Svg;
use crate::svg::escaped;

const FRAME: Frame = Frame { width: 640.0, title: 24.0 };

/// The lines of the time axis, one for each decade: 100 ns to 1 s.
const DECADES: [(i32, &str); 8] = [
    (-7, "100 ns"),
    (-6, "1 µs"),
    (-5, "10 µs"),
    (-4, "100 µs"),
    (-3, "1 ms"),
    (-2, "10 ms"),
    (-1, "100 ms"),
    (0, "1 s"),
];

/// The colours of the curves, in their order.
const COLOURS: [&str; 4] = ["#0b6e4f", "#b3541e", "#2f4b8f", "#7a3b7a"];

/// Mean times on a logarithmic scale, one curve for each question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CostPlot {
    /// Above the plot.
    pub title: String,
    /// Below the axis of tricks.
    pub tricks_left: String,
    /// The curves.
    pub curves: Vec<CostCurve>,
}

/// What a question costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CostCurve {
    /// The question.
    pub name: String,
    /// How many tricks were left, from one to eight, and the mean time.
    pub means: Vec<(u8, Duration)>,
}

impl CostPlot {
    /// The picture.
    pub fn svg(&self) -> Svg {
        let mut svg = FRAME.begin(&self.title);
        for (decade, name) in DECADES {
            FRAME.rule(&mut svg, height(10_f64.powi(decade)), name, "#ddd");
        }
        for tricks in 1..=8 {
            mark(&mut svg, across(tricks), tricks);
        }
        FRAME.below(&mut svg, &self.tricks_left);
        for (row, (of, colour)) in self.curves.iter().zip(COLOURS.into_iter().cycle()).enumerate() {
            of.draw(&mut svg, colour);
            let (x, y) = (LEFT + 12.0, TOP + 16.0 * (row as f64 + 1.0));
            let name = escaped(&of.name);
            line(&mut svg, format_args!("<text x=\"{x}\" y=\"{y}\" fill=\"{colour}\">{name}</text>"));
        }
        end(svg)
    }
}

impl CostCurve {
    fn draw(&self, svg: &mut Svg, colour: &str) {
        let mut means = self.means.clone();
        means.sort_unstable();
        let places: Vec<(f64, f64)> =
            means.iter().map(|&(tricks, mean)| (across(tricks), height(mean.as_secs_f64()))).collect();
        curve(svg, &points(places.iter().copied()), colour);
        for (x, y) in places {
            line(svg, format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>"));
        }
    }
}

fn across(tricks: u8) -> f64 {
    LEFT + 20.0 + (FRAME.right() - LEFT - 40.0) * (f64::from(tricks) - 1.0) / 7.0
}

fn height(seconds: f64) -> f64 {
    let (low, high) = (f64::from(DECADES[0].0), f64::from(DECADES[DECADES.len() - 1].0));
    BOTTOM - (BOTTOM - TOP) * (seconds.max(1e-7).log10().min(high) - low) / (high - low)
}
