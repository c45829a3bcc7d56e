//! The pictures as they are, and that they are whole whatever goes into them.

use std::time::Duration;

use super::{CostCurve, CostPlot, Counting, Course, EstimatePlot, Estimated, Slip, points_bar, share_bar};

fn cost() -> CostPlot {
    let curve = |name: &str, nanos: &[u64]| CostCurve {
        name: name.to_owned(),
        means: (1..).zip(nanos.iter().copied().map(Duration::from_nanos)).collect(),
    };
    CostPlot {
        title: "cost < time".to_owned(),
        tricks_left: "tricks left".to_owned(),
        curves: vec![curve("61?", &[20, 400, 9000, 2_000_000_000]), curve("value", &[70, 900])],
    }
}

fn estimate(count: u64) -> EstimatePlot {
    let at = |i: u64| {
        let (mean, half) = (i as f64, 4.0 / i as f64);
        Estimated { deals: 100 * i, mean, low: mean - half, high: mean + half }
    };
    EstimatePlot {
        title: "a <b> & c".to_owned(),
        deals: "Gaben".to_owned(),
        course: (1..=count).map(at).collect(),
    }
}

fn course(counting: Counting, curve: &[(u8, u8)]) -> Course {
    let slip = |after| Slip { after, class: "blunder", title: "<EO> instead".to_owned() };
    Course { title: "Verlauf".to_owned(), counting, curve: curve.to_vec(), slips: vec![slip(2), slip(30)] }
}

#[test]
fn the_plots_are_those_last_looked_at() {
    insta::assert_snapshot!("cost", cost().svg().as_str());
    insta::assert_snapshot!("estimate", estimate(8).svg().as_str());
    let played = course(Counting::Points, &[(0, 70), (1, 70), (2, 55), (3, 61)]);
    insta::assert_snapshot!("course", played.svg().unwrap().as_str());
    insta::assert_snapshot!(
        "bars",
        format!("{}\n{}", points_bar(74, true).as_str(), share_bar("x", 180.0).as_str())
    );
}

#[test]
fn a_picture_is_whole_whatever_the_words_and_the_numbers() {
    let (none, one, many) = (estimate(0), estimate(1), estimate(8));
    for svg in [none.svg(), one.svg(), many.svg(), cost().svg()] {
        let svg = svg.into_string();
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        assert!(svg.contains(" &lt;") && !svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}

#[test]
fn where_no_card_was_played_there_is_no_course() {
    assert_eq!(course(Counting::Points, &[]).svg(), None);
    assert_eq!(course(Counting::Tricks, &[(0, 8)]).svg(), None);
    let svg = course(Counting::Tricks, &[(0, 8), (1, 0)]).svg().unwrap().into_string();
    assert!(!svg.contains("<circle"), "no dot beside the curve: {svg}");
}
