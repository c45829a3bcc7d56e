//! The person's hand: a fan of cards, those that may be played a row higher.

use schafkopf::{Actions, CardSet};

use super::super::state::{Desk, Table};
use super::canvas::Canvas;
use super::card::Laid;
use super::look::Face;
use super::places::Places;

impl Canvas<'_, '_> {
    /// Draws the person's cards; each covers the frame of the one to its left.
    pub(super) fn hand(&mut self, table: &Table, places: &Places) {
        let cards = table.cards();
        let step = places.hand_card.width - 1;
        let used = cards.len() as u16 * step + 1;
        let left = places.hand.x + places.hand.width.saturating_sub(used) / 2;
        let (turn, lifted) = match table.desk() {
            Desk::Card(picker) => (true, picker.lifted()),
            Desk::Watch | Desk::Cut(_) | Desk::Say(_) | Desk::Claim(_) | Desk::Result | Desk::Finished => {
                (false, None)
            }
        };
        let legal = match table.view().map(|view| view.memory.actions) {
            Some(Actions::Play(cards)) => cards,
            Some(_) | None => CardSet::EMPTY,
        };
        // The lifted card lies over its neighbours.
        let mut places_of_cards: Vec<_> = cards.iter().copied().enumerate().collect();
        places_of_cards.sort_by_key(|&(_, card)| lifted == Some(card));
        for (place, card) in places_of_cards {
            let playable = legal.contains(card);
            let face = match (lifted == Some(card), turn && !playable) {
                (true, _) => Face::Bright,
                (false, true) => Face::Dull,
                (false, false) => Face::Plain,
            };
            let lower = turn.then(|| (place + 1).to_string());
            let y = places.hand.y + u16::from(!playable);
            let laid = Laid { card, face, upper: None, lower };
            self.card((left + place as u16 * step, y), places.hand_card, &laid);
        }
    }
}
