//! The course of a game as a picture: a curve over the 32 cards.

use schafkopf_bots::review::{CurvePoint, Decision};
use stammtisch_learn::review::Teller;
use stammtisch_text::Arg;

use super::html::Drawing;

/// The plot in the picture: left, right, top and bottom.
const LEFT: f64 = 30.0;
const RIGHT: f64 = 352.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 166.0;

/// The scale of a curve: its highest value and the lines to draw.
struct Scale {
    most: f64,
    lines: &'static [(f64, &'static str)],
}

const POINTS: Scale = Scale {
    most: 120.0,
    lines: &[(0.0, "edge"), (30.0, "mark"), (61.0, "win"), (91.0, "mark"), (120.0, "edge")],
};
const TRICKS: Scale = Scale { most: 8.0, lines: &[(0.0, "edge"), (4.0, "mark"), (8.0, "win")] };

fn x(cards: f64) -> f64 {
    LEFT + (RIGHT - LEFT) * cards / 32.0
}

impl Scale {
    fn y(&self, value: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * value / self.most
    }
}

/// The picture of a review's curve; none where no card was played.
pub(super) fn chart(teller: &Teller<'_>) -> Option<Drawing> {
    let curve = &teller.review.curve;
    let last = curve.last().filter(|_| curve.len() > 1)?;
    let scale = if teller.is_tout() { TRICKS } else { POINTS };
    let mut svg = Drawing::default();
    svg.piece(format_args!("<svg class=\"chart\" viewBox=\"0 0 360 190\" role=\"img\"><title>"));
    svg.text(&teller.get("review-course"));
    svg.piece(format_args!("</title>"));
    grid(&scale, &mut svg);
    area(curve, &scale, &mut svg);
    for decision in &teller.review.decisions {
        dot(teller, decision, &scale, &mut svg);
    }
    let (end, value) = (x(f64::from(last.after)), f64::from(last.points));
    svg.piece(format_args!(
        "<text class=\"value\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text></svg>",
        end - 3.0,
        (scale.y(value) - 5.0).max(TOP + 10.0)
    ));
    Some(svg)
}

fn grid(scale: &Scale, svg: &mut Drawing) {
    for &(value, class) in scale.lines {
        let y = scale.y(value);
        svg.piece(format_args!("<path class=\"{class}\" d=\"M{LEFT} {y:.1}H{RIGHT}\"/>"));
        svg.piece(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
            LEFT - 4.0,
            y + 4.0
        ));
    }
    for trick in 0_u8..8 {
        let from = f64::from(trick) * 4.0;
        if trick > 0 {
            svg.piece(format_args!("<path class=\"trick\" d=\"M{:.1} {TOP}V{BOTTOM}\"/>", x(from)));
        }
        svg.piece(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(from + 2.0),
            BOTTOM + 16.0,
            trick + 1
        ));
    }
}

/// The open-card value, as steps: it holds until the next card.
fn area(curve: &[CurvePoint], scale: &Scale, svg: &mut Drawing) {
    let path: String = curve
        .iter()
        .enumerate()
        .map(|(index, point)| {
            let (at, y) = (x(f64::from(point.after)), scale.y(f64::from(point.points)));
            if index == 0 { format!("M{at:.1} {y:.1}") } else { format!("H{at:.1}V{y:.1}") }
        })
        .collect();
    let end = curve.last().map_or(LEFT, |point| x(f64::from(point.after)));
    svg.piece(format_args!("<path class=\"area\" d=\"{path}L{end:.1} {BOTTOM}H{LEFT}Z\"/>"));
    svg.piece(format_args!("<path class=\"line\" d=\"{path}\"/>"));
}

fn dot(teller: &Teller<'_>, decision: &Decision, scale: &Scale, svg: &mut Drawing) {
    let after = decision.after + 1;
    let place = teller.review.curve.iter().find(|point| point.after == after);
    let (Some(place), true) = (place, decision.verdict.is_mistake() && decision.trick.is_some()) else {
        return;
    };
    svg.piece(format_args!(
        "<circle class=\"{}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\"><title>",
        decision.verdict.name(),
        x(f64::from(after)),
        scale.y(f64::from(place.points))
    ));
    let best = decision.best().map_or(decision.played, |best| best.action);
    let args = [
        ("who", Arg::from(teller.who(decision.seat))),
        ("played", Arg::from(teller.action(decision.seat, decision.played))),
        ("best", Arg::from(teller.action(decision.seat, best))),
    ];
    svg.text(&teller.say("review-instead", &args));
    svg.piece(format_args!("</title></circle>"));
}
