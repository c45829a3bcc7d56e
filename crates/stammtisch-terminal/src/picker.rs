//! The card that the person is about to play.

use ratatui::crossterm::event::KeyCode;
use schafkopf::{Card, CardSet, Suit};

/// The hand in the person's fingers: one card lifted, or the beginning of a card's name typed.
#[derive(Debug, Clone, Default)]
pub(crate) struct Picker {
    lifted: Option<Card>,
    typed: String,
}

/// What a key did to the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Picked {
    /// Nothing: the key is for somebody else.
    Ignored,
    /// Another card is lifted, or a name begun.
    Moved,
    /// A card was named that is not in the hand.
    NotHeld(Card),
    /// The lifted card is to be played.
    Play(Card),
}

/// The hand that keys choose from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fan<'a> {
    /// The cards from left to right.
    pub(crate) cards: &'a [Card],
    /// Those that may be played.
    pub(crate) legal: CardSet,
}

impl Picker {
    /// The card that is lifted.
    pub(crate) const fn lifted(&self) -> Option<Card> {
        self.lifted
    }

    /// What has been typed of a card's name.
    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }

    /// Lifts a card.
    pub(crate) fn lift(&mut self, card: Card) {
        self.lifted = Some(card);
        self.typed.clear();
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, code: KeyCode, fan: Fan<'_>) -> Picked {
        if let KeyCode::Char(letter) = code
            && (!self.typed.is_empty() || Suit::from_letter(letter).is_some())
        {
            return self.type_letter(letter, fan);
        }
        let typing = !std::mem::take(&mut self.typed).is_empty();
        match code {
            KeyCode::Enter => match self.lifted {
                Some(card) => Picked::Play(card),
                None => self.move_to(fan.legal_after(None)),
            },
            KeyCode::Right => self.move_to(fan.neighbour(self.lifted, 1)),
            KeyCode::Left => self.move_to(fan.neighbour(self.lifted, -1)),
            KeyCode::Tab => self.move_to(fan.legal_after(self.lifted)),
            KeyCode::Home => self.move_to(fan.cards.first().copied()),
            KeyCode::End => self.move_to(fan.cards.last().copied()),
            KeyCode::Char(digit @ '1'..='8') => {
                let place = digit as usize - '1' as usize;
                match fan.cards.get(place).copied() {
                    Some(card) if self.lifted == Some(card) => Picked::Play(card),
                    Some(card) => self.move_to(Some(card)),
                    None => Picked::Moved,
                }
            }
            KeyCode::Esc if self.lifted.is_some() || typing => {
                self.lifted = None;
                Picked::Moved
            }
            KeyCode::Backspace if typing => Picked::Moved,
            _ => Picked::Ignored,
        }
    }

    fn move_to(&mut self, card: Option<Card>) -> Picked {
        self.lifted = card.or(self.lifted);
        Picked::Moved
    }

    /// Goes on with a card's name: suit, then rank, the Ten also as `10`.
    fn type_letter(&mut self, letter: char, fan: Fan<'_>) -> Picked {
        self.typed.push(letter);
        if let Ok(card) = self.typed.parse::<Card>() {
            self.typed.clear();
            if !fan.cards.contains(&card) {
                return Picked::NotHeld(card);
            }
            return self.move_to(Some(card));
        }
        let open = self.typed.len() == 1 || (self.typed.len() == 2 && self.typed.ends_with('1'));
        if !open {
            self.typed.clear();
            if Suit::from_letter(letter).is_some() {
                self.typed.push(letter);
            }
        }
        Picked::Moved
    }
}

impl Fan<'_> {
    /// The card beside another; the first one that may be played if there is none yet.
    fn neighbour(&self, card: Option<Card>, step: isize) -> Option<Card> {
        let Some(place) = self.place(card) else { return self.legal_after(None) };
        let place = place.saturating_add_signed(step).min(self.cards.len() - 1);
        self.cards.get(place).copied()
    }

    /// The next card to the right that may be played, from the left again after the last.
    fn legal_after(&self, card: Option<Card>) -> Option<Card> {
        let start = self.place(card).map_or(0, |place| place + 1);
        let (before, after) = self.cards.split_at(start.min(self.cards.len()));
        after.iter().chain(before).copied().find(|&card| self.legal.contains(card))
    }

    fn place(&self, card: Option<Card>) -> Option<usize> {
        let card = card?;
        self.cards.iter().position(|&other| other == card)
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyCode;
    use schafkopf::{Card, parse_cards};

    use super::{Fan, Picked, Picker};

    fn press(keys: &str, hand: &str, legal: &str) -> (Picked, Option<String>) {
        let cards: Vec<Card> = parse_cards(hand).unwrap();
        let fan = Fan { cards: &cards, legal: legal.parse().unwrap() };
        let mut picker = Picker::default();
        let mut last = Picked::Ignored;
        for key in keys.chars() {
            let code = match key {
                '>' => KeyCode::Right,
                '<' => KeyCode::Left,
                '^' => KeyCode::Tab,
                '!' => KeyCode::Enter,
                '#' => KeyCode::Esc,
                letter => KeyCode::Char(letter),
            };
            last = picker.key(code, fan);
        }
        (last, picker.lifted().map(|card| card.to_string()))
    }

    fn lifted(keys: &str) -> Option<String> {
        press(keys, "EO GU HZ EA E9 GA S8 S7", "EA E9").1
    }

    #[test]
    fn nothing_is_lifted_until_a_key_lifts_it() {
        assert_eq!(lifted(""), None);
        assert_eq!(lifted("!").as_deref(), Some("EA"), "Enter lifts the first card that may be played");
        assert_eq!(lifted(">").as_deref(), Some("EA"));
        assert_eq!(lifted("><").as_deref(), Some("HZ"));
        assert_eq!(lifted("^^^").as_deref(), Some("EA"), "Tab stays among those that may be played");
        assert_eq!(lifted("8>").as_deref(), Some("S7"));
        assert_eq!(lifted("1#"), None);
    }

    #[test]
    fn a_lifted_card_is_played_by_enter_or_its_number() {
        let play = Picked::Play("E9".parse().unwrap());
        assert_eq!(press("5!", "EO GU HZ EA E9", "E9").0, play);
        assert_eq!(press("55", "EO GU HZ EA E9", "E9").0, play);
        assert_eq!(press("56", "EO GU HZ EA E9", "E9").0, Picked::Moved, "there is no sixth card");
    }

    #[test]
    fn cards_are_lifted_by_name() {
        for (keys, card) in
            [("eo", "EO"), ("hZ", "HZ"), ("hx", "HZ"), ("h10", "HZ"), ("s8", "S8"), ("gea", "EA")]
        {
            assert_eq!(lifted(keys).as_deref(), Some(card), "{keys}");
        }
        assert_eq!(press("go", "EO GU", "EO").0, Picked::NotHeld("GO".parse().unwrap()));
        assert_eq!(lifted("h1q"), None);
        assert_eq!(
            press("q", "EO", "EO").0,
            Picked::Ignored,
            "letters that begin no card are left to others"
        );
    }
}
