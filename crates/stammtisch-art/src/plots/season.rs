//! Points over the tournaments of a season.

use std::fmt::Write as _;

use crate::Svg;

/// Measures of the plot, in units of its picture.
const STEP: i64 = 24;
const HEIGHT: i64 = 60;
const EDGE: i64 = 6;

/// A line with a dot for each result, and a gap where a tournament was missed.
pub fn season_plot(results: &[Option<i64>]) -> Svg {
    let width = STEP * (results.len().max(1) as i64 - 1) + 2 * EDGE;
    let most = results.iter().flatten().copied().max().unwrap_or(0).max(0);
    let least = results.iter().flatten().copied().min().unwrap_or(0).min(0);
    let span = i128::from(most) - i128::from(least);
    let y = |points: i64| {
        let above = i128::from(most) - i128::from(points);
        if span == 0 { HEIGHT / 2 } else { EDGE + (above * i128::from(HEIGHT - 2 * EDGE) / span) as i64 }
    };
    let (mut lines, mut dots) = (String::new(), String::new());
    let mut pen_down = false;
    for (at, points) in results.iter().enumerate() {
        let Some(points) = points else {
            pen_down = false;
            continue;
        };
        let (x, y) = (EDGE + STEP * at as i64, y(*points));
        let _ = write!(lines, "{}{x} {y}", if pen_down { 'L' } else { 'M' });
        let _ = write!(dots, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.5\"/>");
        pen_down = true;
    }
    let zero = y(0);
    let mut svg = Svg::default();
    svg.piece(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {HEIGHT}\" width=\"{width}\" \
         height=\"{HEIGHT}\" role=\"img\"><path d=\"M0 {zero}H{width}\" stroke=\"#999\" stroke-width=\"0.5\"/>\
         <path d=\"{lines}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>{dots}</svg>"
    ));
    svg
}

#[cfg(test)]
mod tests {
    use super::season_plot;

    #[test]
    fn a_plot_has_a_dot_for_each_result_and_a_gap_for_each_missed() {
        let svg = season_plot(&[Some(10), None, Some(-10), Some(0)]);
        let svg = svg.as_str();
        assert_eq!(svg.matches("<circle").count(), 3);
        assert_eq!(svg.matches('M').count(), 3, "the line of nothing, and two pieces: {svg}");
        for extreme in [&[][..], &[None], &[Some(0)], &[Some(i64::MAX), Some(i64::MIN)]] {
            assert!(season_plot(extreme).as_str().starts_with("<svg"));
        }
    }
}
