//! A plot of cost against tricks left, as SVG.

use std::fmt::Write as _;
use std::time::Duration;

use crate::figures::{Figure, Measure};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 620.0;
const TOP: f64 = 50.0;
const BOTTOM: f64 = 350.0;
/// The decades of the time axis: 100 ns to 1 s.
const DECADES: std::ops::RangeInclusive<i32> = -7..=0;

/// The words in a plot, in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlotWords {
    /// Above the plot.
    pub title: String,
    /// Below the axis of tricks.
    pub tricks_left: String,
    /// The threshold question.
    pub threshold: String,
    /// The exact value.
    pub exact: String,
    /// Every legal card.
    pub all_cards: String,
    /// The settlement.
    pub payoff: String,
}

impl PlotWords {
    fn of(&self, measure: Measure) -> &str {
        match measure {
            Measure::Threshold => &self.threshold,
            Measure::Exact => &self.exact,
            Measure::AllCards => &self.all_cards,
            Measure::Payoff => &self.payoff,
        }
    }
}

/// Mean times on a logarithmic scale, one line for each question.
pub fn plot(figures: &[Figure], words: &PlotWords) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"15\">{}</text>\n",
        escaped(&words.title)
    );
    axes(&mut svg, words);
    let measures = [
        (Measure::Threshold, "#0b6e4f"),
        (Measure::Exact, "#b3541e"),
        (Measure::AllCards, "#2f4b8f"),
        (Measure::Payoff, "#7a3b7a"),
    ];
    let drawn =
        measures.into_iter().filter(|(measure, _)| figures.iter().any(|figure| figure.measure == *measure));
    for (row, (measure, colour)) in drawn.enumerate() {
        curve(&mut svg, figures.iter().filter(|figure| figure.measure == measure), colour);
        let y = TOP + 16.0 * (row as f64 + 1.0);
        put(
            &mut svg,
            &format!(
                "<text x=\"{}\" y=\"{y}\" fill=\"{colour}\">{}</text>",
                LEFT + 12.0,
                escaped(words.of(measure))
            ),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn axes(svg: &mut String, words: &PlotWords) {
    for decade in DECADES {
        let y = height(10_f64.powi(decade));
        let name =
            ["100 ns", "1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s"][(decade + 7) as usize];
        put(
            svg,
            &format!("<line x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>"),
        );
        put(
            svg,
            &format!("<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{name}</text>", LEFT - 6.0, y + 4.0),
        );
    }
    for tricks in 1..=8 {
        let x = across(tricks);
        put(
            svg,
            &format!("<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{tricks}</text>", BOTTOM + 18.0),
        );
    }
    let middle = f64::midpoint(LEFT, RIGHT);
    put(
        svg,
        &format!(
            "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            BOTTOM + 38.0,
            escaped(&words.tricks_left)
        ),
    );
}

fn curve<'a>(svg: &mut String, figures: impl Iterator<Item = &'a Figure>, colour: &str) {
    let mut points: Vec<(u8, Duration)> = figures.map(|figure| (figure.tricks_left, figure.mean)).collect();
    points.sort_unstable();
    let places: Vec<(f64, f64)> =
        points.iter().map(|&(tricks, mean)| (across(tricks), height(mean.as_secs_f64()))).collect();
    let path: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    put(
        svg,
        &format!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            path.join(" ")
        ),
    );
    for (x, y) in places {
        put(svg, &format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>"));
    }
}

fn put(svg: &mut String, element: &str) {
    writeln!(svg, "{element}").expect("a string takes any text");
}

fn across(tricks: u8) -> f64 {
    LEFT + 20.0 + (RIGHT - LEFT - 40.0) * f64::from(tricks - 1) / 7.0
}

fn height(seconds: f64) -> f64 {
    let (low, high) = (f64::from(*DECADES.start()), f64::from(*DECADES.end()));
    BOTTOM - (BOTTOM - TOP) * (seconds.max(1e-7).log10().min(high) - low) / (high - low)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
