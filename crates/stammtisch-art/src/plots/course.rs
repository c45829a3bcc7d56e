//! The course of a game: a curve over the 32 cards. Its looks are for the style sheet of the page it stands in.

use crate::Svg;

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
    const fn of(counting: Counting) -> &'static Scale {
        match counting {
            Counting::Points => &POINTS,
            Counting::Tricks => &TRICKS,
        }
    }

    fn y(&self, value: u8) -> f64 {
        self.height(f64::from(value))
    }

    fn height(&self, value: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * value / self.most
    }
}

/// What a curve counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counting {
    /// Card points.
    Points,
    /// Tricks, in a Tout.
    Tricks,
}

/// A card that was not the best.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// How many cards had then been played, itself included.
    pub after: u8,
    /// How bad it was, a class of the style sheet.
    pub class: &'static str,
    /// What was better, in words.
    pub title: String,
}

/// The course of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    /// What the picture is called.
    pub title: String,
    /// What is counted.
    pub counting: Counting,
    /// How many cards have been played, and what the declarer's party then comes to.
    pub curve: Vec<(u8, u8)>,
    /// Cards that were not the best; those beside the curve are left out.
    pub slips: Vec<Slip>,
}

impl Course {
    /// The picture; none where no card was played.
    pub fn svg(&self) -> Option<Svg> {
        let &(after, value) = self.curve.last().filter(|_| self.curve.len() > 1)?;
        let scale = Scale::of(self.counting);
        let mut svg = Svg::default();
        svg.piece(format_args!("<svg class=\"chart\" viewBox=\"0 0 360 190\" role=\"img\"><title>"));
        svg.text(&self.title);
        svg.piece(format_args!("</title>"));
        grid(scale, &mut svg);
        self.area(scale, &mut svg);
        for slip in &self.slips {
            self.dot(slip, scale, &mut svg);
        }
        svg.piece(format_args!(
            "<text class=\"value\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text></svg>",
            x(f64::from(after)) - 3.0,
            (scale.y(value) - 5.0).max(TOP + 10.0)
        ));
        Some(svg)
    }

    /// The value as steps: it holds until the next card.
    fn area(&self, scale: &Scale, svg: &mut Svg) {
        let step = |(index, &(after, value)): (usize, &(u8, u8))| {
            let (at, y) = (x(f64::from(after)), scale.y(value));
            if index == 0 { format!("M{at:.1} {y:.1}") } else { format!("H{at:.1}V{y:.1}") }
        };
        let path: String = self.curve.iter().enumerate().map(step).collect();
        let end = self.curve.last().map_or(LEFT, |&(after, _)| x(f64::from(after)));
        svg.piece(format_args!("<path class=\"area\" d=\"{path}L{end:.1} {BOTTOM}H{LEFT}Z\"/>"));
        svg.piece(format_args!("<path class=\"line\" d=\"{path}\"/>"));
    }

    fn dot(&self, slip: &Slip, scale: &Scale, svg: &mut Svg) {
        let Some(&(after, value)) = self.curve.iter().find(|&&(after, _)| after == slip.after) else {
            return;
        };
        svg.piece(format_args!(
            "<circle class=\"{}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\"><title>",
            slip.class,
            x(f64::from(after)),
            scale.y(value)
        ));
        svg.text(&slip.title);
        svg.piece(format_args!("</title></circle>"));
    }
}

fn grid(scale: &Scale, svg: &mut Svg) {
    for &(value, class) in scale.lines {
        let y = scale.height(value);
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
