//! Where everything lies on a screen of a given size.

use ratatui::layout::Rect;

/// The narrowest screen that the table fits on.
pub(super) const LEAST_WIDTH: u16 = 60;
/// The lowest screen that the table fits on.
pub(super) const LEAST_HEIGHT: u16 = 20;

/// From this width on there is a pane at the right.
const PANE_FROM: u16 = 78;
/// The width of the trick's part beside a pane on a small screen.
const FELT_WIDTH: u16 = 54;
/// The most columns of the pane.
const PANE_MOST: u16 = 44;

/// Columns and rows of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CardSize {
    /// Columns, the frame included.
    pub(super) width: u16,
    /// Rows, the frame included.
    pub(super) height: u16,
}

/// Where everything lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Places {
    /// Game, contract and facts: three rows.
    pub(super) header: Rect,
    /// The trick with the players around it, or what is said.
    pub(super) felt: Rect,
    /// Account and chronicle, where there is room.
    pub(super) pane: Option<Rect>,
    /// What the person is asked: one row.
    pub(super) prompt: Rect,
    /// The person's cards.
    pub(super) hand: Rect,
    /// What the table tells the person.
    pub(super) message: Rect,
    /// The keys: one row.
    pub(super) keys: Rect,
    /// Size of the cards in the hand.
    pub(super) hand_card: CardSize,
    /// Size of the cards in the trick.
    pub(super) trick_card: CardSize,
}

impl Places {
    /// The places on a screen; none where it is too small.
    pub(super) fn of(area: Rect) -> Option<Places> {
        if area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT {
            return None;
        }
        let (hand_height, trick_height) = match (area.width, area.height) {
            (100.., 34..) => (7, 7),
            (_, 24..) => (5, 5),
            _ => (4, 3),
        };
        // Eight cards beside each other share their frames.
        let width = ((area.width - 1) / 8).min(if hand_height == 7 { 12 } else { 9 }) + 1;
        let message = 2;
        let mut rows = Rows { area, next: area.y };
        let felt_height = area.height - 3 - 1 - (hand_height + 1) - message - 1;
        let header = rows.take(3);
        let (felt, pane) = beside(rows.take(felt_height));
        Some(Places {
            header,
            felt,
            pane,
            prompt: rows.take(1),
            hand: rows.take(hand_height + 1),
            message: rows.take(message),
            keys: rows.take(1),
            hand_card: CardSize { width, height: hand_height },
            trick_card: CardSize { width, height: trick_height },
        })
    }
}

/// Rows taken off the top one after another.
struct Rows {
    area: Rect,
    next: u16,
}

impl Rows {
    fn take(&mut self, height: u16) -> Rect {
        let taken = Rect { y: self.next, height, ..self.area };
        self.next += height;
        taken
    }
}

/// The middle part, divided where there is room for a pane.
fn beside(area: Rect) -> (Rect, Option<Rect>) {
    if area.width < PANE_FROM {
        return (area, None);
    }
    let pane = (area.width - FELT_WIDTH).clamp(24, PANE_MOST);
    let felt = Rect { width: area.width - pane, ..area };
    (felt, Some(Rect { x: felt.right(), width: pane, ..area }))
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::Places;

    #[test]
    fn everything_fits_on_every_screen() {
        for width in 60..200 {
            for height in 20..80 {
                let area = Rect::new(0, 0, width, height);
                let places = Places::of(area).unwrap();
                assert_eq!(places.keys.bottom(), height, "{width}×{height}");
                let card = places.trick_card;
                assert!(places.felt.height > 2 * card.height, "{width}×{height}: two cards and a name");
                assert!(places.felt.width >= 3 * card.width + 2, "{width}×{height}: three cards");
                assert!(
                    places.hand.width > 8 * (places.hand_card.width - 1),
                    "{width}×{height}: eight cards"
                );
                let parts =
                    [places.header, places.felt, places.prompt, places.hand, places.message, places.keys];
                assert_eq!(parts.iter().map(|part| part.height).sum::<u16>(), height);
            }
        }
        assert_eq!(Places::of(Rect::new(0, 0, 59, 40)), None);
        assert_eq!(Places::of(Rect::new(0, 0, 80, 19)), None);
    }
}
