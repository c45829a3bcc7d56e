//! Plots: what was counted or reckoned, as a curve.

mod bar;
mod cost;
mod course;
mod estimate;
mod frame;
mod season;
mod sparkline;
#[cfg(test)]
mod tests;

pub use bar::{points_bar, share_bar};
pub use cost::{CostCurve, CostPlot};
pub use course::{Counting, Course, Slip};
pub use estimate::{EstimatePlot, Estimated};
pub use season::season_plot;
pub use sparkline::sparkline;
