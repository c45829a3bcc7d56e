//! A curve in one line of text.

/// Values as one line of blocks, from the lowest of them to the highest.
///
/// ```
/// assert_eq!(stammtisch_art::plots::sparkline(&[0.0, 1.0, 7.0]), "▁▂█");
/// ```
pub fn sparkline(values: &[f64]) -> String {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let low = values.iter().copied().fold(f64::INFINITY, f64::min);
    let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let share = |value: f64| if high > low { (value - low) / (high - low) } else { 0.5 };
    values.iter().map(|&value| BLOCKS[((share(value) * 7.0).round() as usize).min(7)]).collect()
}

#[cfg(test)]
mod tests {
    use super::sparkline;

    #[test]
    fn rising_values_rise() {
        assert_eq!(sparkline(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]), "▁▂▃▄▅▆▇█");
        assert_eq!(sparkline(&[]), "");
        assert_eq!(sparkline(&[1.0]), "▅");
    }
}
