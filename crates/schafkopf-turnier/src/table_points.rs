//! Table points: what the places at a table are worth after a match (T 6).

use schafkopf::BySeat;

/// Table points of each seat; who is level shares the points of the places taken together.
///
/// `places` are the points of first to fourth place; a rule set makes sure that they can be shared. None without them.
///
/// ```
/// use schafkopf::BySeat;
/// use schafkopf_turnier::table_points;
/// let totals = BySeat::new([5, 12, -22, 5]);
/// assert_eq!(table_points(&[40, 30, 20, 10], &totals), Some(BySeat::new([25, 40, 10, 25])));
/// ```
pub fn table_points(places: &[u32], totals: &BySeat<i64>) -> Option<BySeat<i64>> {
    let places: &[u32; 4] = places.try_into().ok()?;
    let count =
        |wanted: &dyn Fn(i64) -> bool| totals.as_array().iter().filter(|&&total| wanted(total)).count();
    Some(BySeat::from_fn(|seat| {
        let own = totals[seat];
        let ahead = count(&|total| total > own);
        let level = count(&|total| total == own);
        let shared: i64 = places[ahead..ahead + level].iter().map(|&points| i64::from(points)).sum();
        shared / level as i64
    }))
}

#[cfg(test)]
mod tests {
    use schafkopf::BySeat;

    use super::table_points;

    fn points(totals: [i64; 4]) -> [i64; 4] {
        *table_points(&[40, 30, 20, 10], &BySeat::new(totals)).unwrap().as_array()
    }

    #[test]
    fn t_6_places_and_every_tie() {
        assert_eq!(points([3, -4, 2, -1]), [40, 10, 30, 20]);
        assert_eq!(points([5, 5, -4, -6]), [35, 35, 20, 10]);
        assert_eq!(points([8, 1, 1, -10]), [40, 25, 25, 10]);
        assert_eq!(points([8, 2, -5, -5]), [40, 30, 15, 15]);
        assert_eq!(points([2, 2, 2, -6]), [30, 30, 30, 10]);
        assert_eq!(points([6, -2, -2, -2]), [40, 20, 20, 20]);
        assert_eq!(points([0, 0, 0, 0]), [25, 25, 25, 25]);
        assert_eq!(points([3, -3, 3, -3]), [35, 15, 35, 15]);
    }

    #[test]
    fn no_table_points_where_there_are_none() {
        assert_eq!(table_points(&[], &BySeat::new([0; 4])), None);
    }
}
