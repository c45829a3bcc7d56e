//! The running estimate of a match, as an SVG and as a line of the terminal.

use std::fmt::Write as _;

use schafkopf_bots::arena::Running;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 700.0;
const TOP: f64 = 50.0;
const BOTTOM: f64 = 350.0;

/// The words in a picture.
pub(super) struct Words {
    /// Above it.
    pub(super) title: String,
    /// Below the axis of deals.
    pub(super) deals: String,
}

/// The estimate and its 95 % band against the number of deals.
pub(super) fn svg(running: &[Running], words: &Words) -> String {
    let scale = Scale::of(running);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"28\" font-size=\"15\">{}</text>\n",
        escaped(&words.title)
    );
    for value in scale.marks() {
        let y = scale.y(value);
        let colour = if value == 0.0 { "#666" } else { "#ddd" };
        put(
            &mut svg,
            &format!("<line x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"{colour}\"/>"),
        );
        let x = LEFT - 6.0;
        put(
            &mut svg,
            &format!(
                "<text x=\"{x}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                y + 4.0,
                scale.label(value)
            ),
        );
    }
    for part in 0..=4 {
        let deals = scale.deals * f64::from(part) / 4.0;
        let (x, y) = (scale.x(deals), BOTTOM + 18.0);
        put(&mut svg, &format!("<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{deals:.0}</text>"));
    }
    let (middle, y) = (f64::midpoint(LEFT, RIGHT), BOTTOM + 38.0);
    put(
        &mut svg,
        &format!("<text x=\"{middle}\" y=\"{y}\" text-anchor=\"middle\">{}</text>", escaped(&words.deals)),
    );
    curves(&mut svg, running, &scale);
    svg.push_str("</svg>\n");
    svg
}

fn curves(svg: &mut String, running: &[Running], scale: &Scale) {
    let point = |deals: u64, value: f64| format!("{:.1},{:.1}", scale.x(deals as f64), scale.y(value));
    let high = running.iter().map(|at| point(at.deals, at.estimate.high));
    let low = running.iter().rev().map(|at| point(at.deals, at.estimate.low));
    let band: Vec<String> = high.chain(low).collect();
    let line: Vec<String> = running.iter().map(|at| point(at.deals, at.estimate.mean)).collect();
    put(svg, &format!("<polygon points=\"{}\" fill=\"#0b6e4f\" fill-opacity=\"0.18\"/>", band.join(" ")));
    put(
        svg,
        &format!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"#0b6e4f\" stroke-width=\"2\"/>",
            line.join(" ")
        ),
    );
}

/// Where values stand in the picture.
struct Scale {
    deals: f64,
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// A scale on which the estimates fit, zero, and most of their bands: the first of them are too wide to matter.
    fn of(running: &[Running]) -> Scale {
        let deals = running.last().map_or(1, |at| at.deals) as f64;
        let settled = running.iter().filter(|at| at.deals as f64 >= deals / 8.0);
        let (mut low, mut high) = (0.0_f64, 0.0_f64);
        for at in settled {
            low = low.min(at.estimate.low);
            high = high.max(at.estimate.high);
        }
        let step = round_step((high - low).max(1e-3) / 5.0);
        let low = (low / step).floor() * step;
        Scale { deals, low, high: (high / step).ceil().max(low / step + 1.0) * step, step }
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|i| {
            let value = self.low + f64::from(i) * self.step;
            if value.abs() < self.step / 2.0 { 0.0 } else { value }
        })
    }

    fn label(&self, value: f64) -> String {
        let digits = (-self.step.log10().floor()).max(0.0) as usize;
        if value == 0.0 { "0".to_owned() } else { format!("{value:+.digits$}") }
    }

    fn x(&self, deals: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * deals / self.deals
    }

    fn y(&self, value: f64) -> f64 {
        let share = (value.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        BOTTOM - (BOTTOM - TOP) * share
    }
}

/// The next of 1, 2, 5, 10 … that is not below a step.
fn round_step(step: f64) -> f64 {
    let decade = 10_f64.powf(step.log10().floor());
    [1.0, 2.0, 5.0]
        .into_iter()
        .map(|factor| factor * decade)
        .find(|&round| round >= step)
        .unwrap_or(10.0 * decade)
}

fn put(svg: &mut String, element: &str) {
    writeln!(svg, "{element}").expect("a string takes any text");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The running estimate as one line of blocks, from its lowest value to its highest.
pub(super) fn sparkline(running: &[Running]) -> String {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let means = || running.iter().map(|at| at.estimate.mean);
    let low = means().fold(f64::INFINITY, f64::min);
    let high = means().fold(f64::NEG_INFINITY, f64::max);
    means()
        .map(|mean| {
            let share = if high > low { (mean - low) / (high - low) } else { 0.5 };
            BLOCKS[((share * 7.0).round() as usize).min(7)]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use schafkopf_bots::arena::{Estimate, Running};

    use super::{Words, round_step, sparkline, svg};

    fn running() -> Vec<Running> {
        (1..=8)
            .map(|i| {
                let mean = f64::from(i);
                let half = 4.0 / f64::from(i);
                let estimate = Estimate { mean, low: mean - half, high: mean + half };
                Running { deals: 100 * i as u64, estimate }
            })
            .collect()
    }

    #[test]
    fn a_rising_estimate_rises() {
        assert_eq!(sparkline(&running()), "▁▂▃▄▅▆▇█");
        assert_eq!(sparkline(&[]), "");
        assert_eq!(sparkline(&running()[..1]), "▅");
    }

    #[test]
    fn the_picture_is_whole_whatever_the_words() {
        let words = Words { title: "a <b> & c".to_owned(), deals: "Gaben".to_owned() };
        for running in [&running()[..], &[], &running()[..1]] {
            let svg = svg(running, &words);
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
            assert!(
                svg.contains("a &lt;b&gt; &amp; c") && !svg.contains("NaN") && !svg.contains("inf"),
                "{svg}"
            );
        }
    }

    #[test]
    fn steps_are_round() {
        for (step, round) in [(0.3, 0.5), (1.0, 1.0), (1.1, 2.0), (7.0, 10.0), (0.011, 0.02)] {
            assert!((round_step(step) - round).abs() < 1e-9, "{step}");
        }
    }
}
