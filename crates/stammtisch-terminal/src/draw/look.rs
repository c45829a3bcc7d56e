//! Colours and emphasis; without colour everything is still told apart by place, frame and words.

use ratatui::style::{Color, Modifier, Style};
use schafkopf::Suit;

/// How the table looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Whether there are colours.
    pub colour: bool,
}

/// How a card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// As any card.
    Plain,
    /// It may not be played now.
    Dull,
    /// It is lifted, or takes the trick.
    Bright,
}

/// The paper of a card.
const PAPER: Color = Color::Indexed(230);
/// The paper of a card that may not be played.
const DULL_PAPER: Color = Color::Indexed(250);

impl Look {
    /// Ordinary words.
    #[expect(clippy::unused_self, reason = "a look decides on every style, even where all looks agree")]
    pub(super) const fn plain(self) -> Style {
        Style::new()
    }

    /// Words that step back.
    pub(super) const fn quiet(self) -> Style {
        if self.colour { Style::new().fg(Color::DarkGray) } else { Style::new() }
    }

    /// Words that stand out.
    #[expect(clippy::unused_self, reason = "a look decides on every style, even where all looks agree")]
    pub(super) const fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Who is to act, or what is asked.
    pub(super) const fn asked(self) -> Style {
        let bold = self.strong();
        if self.colour { bold.fg(Color::Yellow) } else { bold }
    }

    /// Something refused.
    pub(super) const fn refusal(self) -> Style {
        let bold = self.strong();
        if self.colour { bold.fg(Color::LightRed) } else { bold }
    }

    /// What is chosen in a list.
    const fn chosen(self) -> Style {
        self.strong().add_modifier(Modifier::REVERSED)
    }

    /// The mark and the style of a line in a list, chosen or not.
    pub(super) const fn choice(self, is_chosen: bool) -> (&'static str, Style) {
        if is_chosen { ("›", self.chosen()) } else { (" ", self.plain()) }
    }

    /// Won, or got.
    pub(super) const fn gain(self) -> Style {
        if self.colour { Style::new().fg(Color::Green) } else { Style::new() }
    }

    /// Lost, or paid.
    pub(super) const fn loss(self) -> Style {
        if self.colour { Style::new().fg(Color::Red) } else { Style::new() }
    }

    /// The style of a number by its sign.
    pub(super) const fn sign(self, number: i64) -> Style {
        match number {
            0 => self.plain(),
            1.. => self.gain(),
            _ => self.loss(),
        }
    }

    /// The frame of a card.
    pub(super) const fn frame(self, face: Face) -> Style {
        let style = match (self.colour, face) {
            (false, _) => Style::new(),
            (true, Face::Plain | Face::Bright) => Style::new().fg(Color::Indexed(240)).bg(PAPER),
            (true, Face::Dull) => Style::new().fg(Color::Indexed(244)).bg(DULL_PAPER),
        };
        match face {
            Face::Bright => style.add_modifier(Modifier::BOLD),
            Face::Plain | Face::Dull => style,
        }
    }

    /// The words on a card.
    pub(super) const fn suit(self, suit: Suit, face: Face) -> Style {
        let frame = self.frame(face);
        if !self.colour {
            return frame;
        }
        match suit {
            Suit::Eichel => frame.fg(Color::Indexed(58)),
            Suit::Gras => frame.fg(Color::Indexed(28)),
            Suit::Herz => frame.fg(Color::Indexed(160)),
            Suit::Schellen => frame.fg(Color::Indexed(130)),
        }
    }

    /// A card's name among words, on the terminal's own ground.
    pub(super) const fn card_word(self, suit: Suit) -> Style {
        if !self.colour {
            return Style::new();
        }
        match suit {
            Suit::Eichel => Style::new().fg(Color::Indexed(137)),
            Suit::Gras => Style::new().fg(Color::Green),
            Suit::Herz => Style::new().fg(Color::Red),
            Suit::Schellen => Style::new().fg(Color::Yellow),
        }
    }
}
