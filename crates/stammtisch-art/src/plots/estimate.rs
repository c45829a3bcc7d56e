//! A plot of an estimate as it settles.

use super::frame::{BOTTOM, Frame, LEFT, TOP, curve, end, line, mark, points};
use crate::Svg;

const FRAME: Frame = Frame { width: 720.0, title: 28.0 };
const COLOUR: &str = "#0b6e4f";

/// An estimate and its 95 % band against the number of deals.
#[derive(Debug, Clone, PartialEq)]
pub struct EstimatePlot {
    /// Above the plot.
    pub title: String,
    /// Below the axis of deals.
    pub deals: String,
    /// The estimate as it came, the first first.
    pub course: Vec<Estimated>,
}

/// An estimate after so many deals.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimated {
    /// How many deals.
    pub deals: u64,
    /// The estimate.
    pub mean: f64,
    /// The lower end of its band.
    pub low: f64,
    /// The upper end of its band.
    pub high: f64,
}

impl EstimatePlot {
    /// The picture.
    pub fn svg(&self) -> Svg {
        let scale = Scale::of(&self.course);
        let mut svg = FRAME.begin(&self.title);
        for value in scale.marks() {
            let colour = if value == 0.0 { "#666" } else { "#ddd" };
            FRAME.rule(&mut svg, scale.y(value), scale.label(value), colour);
        }
        for part in 0..=4 {
            let deals = scale.deals * f64::from(part) / 4.0;
            mark(&mut svg, scale.x(deals), format_args!("{deals:.0}"));
        }
        FRAME.below(&mut svg, &self.deals);
        self.draw(&mut svg, &scale);
        end(svg)
    }

    fn draw(&self, svg: &mut Svg, scale: &Scale) {
        let place = |at: &Estimated, value: f64| (scale.x(at.deals as f64), scale.y(value));
        let high = self.course.iter().map(|at| place(at, at.high));
        let low = self.course.iter().rev().map(|at| place(at, at.low));
        let band = points(high.chain(low));
        line(svg, format_args!("<polygon points=\"{band}\" fill=\"{COLOUR}\" fill-opacity=\"0.18\"/>"));
        curve(svg, &points(self.course.iter().map(|at| place(at, at.mean))), COLOUR);
    }
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
    fn of(course: &[Estimated]) -> Scale {
        let deals = course.last().map_or(1, |at| at.deals) as f64;
        let settled = course.iter().filter(|at| at.deals as f64 >= deals / 8.0);
        let (mut low, mut high) = (0.0_f64, 0.0_f64);
        for at in settled {
            low = low.min(at.low);
            high = high.max(at.high);
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
        LEFT + (FRAME.right() - LEFT) * deals / self.deals
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

#[cfg(test)]
mod tests {
    use super::round_step;

    #[test]
    fn steps_are_round() {
        for (step, round) in [(0.3, 0.5), (1.0, 1.0), (1.1, 2.0), (7.0, 10.0), (0.011, 0.02)] {
            assert!((round_step(step) - round).abs() < 1e-9, "{step}");
        }
    }
}
