//! How a list is spread over sheets of paper, and how high its rows are.

use super::lines::Line;

/// Most games of one sheet.
const MOST_GAMES: usize = 32;
/// Most lines of one sheet, those that were replaced included.
const MOST_LINES: usize = 41;

/// What is left for rows between head and foot of a sheet, in tenths of a millimetre.
const ROOM: u32 = 1937;
/// Height of a cross-check.
const CHECK: u32 = 34;
/// Height of a row of the foot.
pub(super) const FOOT: u32 = 58;
/// Height of a note.
const NOTE: u32 = 36;
/// Notes for which there is always room.
const MOST_NOTES: u32 = 7;
/// Least and most height of a row.
const ROW: (u32, u32) = (32, 95);

/// Splits lines into sheets; the lines of one game stay together.
pub(super) fn split(lines: &[Line]) -> Vec<&[Line]> {
    let mut sheets = Vec::new();
    let (mut start, mut games, mut at) = (0, 0, 0);
    for group in lines.chunk_by(|one, other| one.game == other.game) {
        let is_full = games == MOST_GAMES || at + group.len() - start > MOST_LINES;
        if is_full && at > start {
            sheets.push(&lines[start..at]);
            (start, games) = (at, 0);
        }
        (games, at) = (games + 1, at + group.len());
    }
    sheets.push(&lines[start..]);
    sheets
}

/// The height of a row on a sheet, in tenths of a millimetre.
pub(super) fn row_height(lines: &[Line], extra_rows: u32, notes: usize) -> u32 {
    let checks = lines.len().div_ceil(4) as u32;
    let taken = checks * CHECK + extra_rows * FOOT + (notes as u32).min(MOST_NOTES) * NOTE;
    let each = ROOM.saturating_sub(taken) / (lines.len() as u32).max(1);
    each.clamp(ROW.0, ROW.1)
}

#[cfg(test)]
mod tests {
    use super::super::lines::{Line, Style, blank};
    use super::{row_height, split};

    #[test]
    fn thirty_two_games_fit_one_sheet_with_rows_to_write_in() {
        let lines = blank(1, 32);
        assert_eq!(split(&lines).len(), 1);
        assert!(row_height(&lines, 0, 0) >= 50);
        assert_eq!(split(&blank(1, 33)).iter().map(|sheet| sheet.len()).collect::<Vec<_>>(), [32, 1]);
    }

    #[test]
    fn the_lines_of_a_game_stay_together() {
        let mut lines = blank(1, 32);
        let old = Line { style: Style::Old, ..lines[20].clone() };
        for _ in 0..12 {
            lines.insert(20, old.clone());
        }
        let sheets = split(&lines);
        assert_eq!(sheets.len(), 2);
        assert_eq!(sheets[0].last().unwrap().game, 29);
        assert_eq!(sheets[1][0].game, 30);
    }
}
