//! What the person does with the shuffled pack when he sits to the dealer's right.

use ratatui::crossterm::event::KeyCode;
use schafkopf::fair_deal::{Cut, Input};
use schafkopf::rules::{BeforeDeal, DealRules};
use schafkopf::{Bytes32, PACK_SIZE, Seed};

/// Longest text with which the pack is shuffled again.
const LONGEST: usize = 40;

/// The pack before the person: to be cut, or to be shuffled again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Cutter {
    /// To be cut (S 2.2.4–2.2.6).
    Cut {
        /// Where the pack would be cut now: cards lifted off.
        place: u8,
        /// The cuts already made.
        made: Vec<Cut>,
        /// The least number of cards in each packet.
        least: u8,
        /// How often the pack may be cut; none for any number of times.
        most: Option<u8>,
    },
    /// To be shuffled again, with chance of the person's own (S 5.2.6, T 9).
    Shuffle {
        /// What has been typed.
        typed: String,
        /// The chance that is taken where nothing is typed.
        drawn: Bytes32,
    },
}

impl Cutter {
    /// The pack of a table.
    pub(crate) fn new(rules: &DealRules, drawn: Bytes32) -> Cutter {
        match rules.before {
            BeforeDeal::ShuffleAgain => Cutter::Shuffle { typed: String::new(), drawn },
            BeforeDeal::Cut => Cutter::Cut {
                place: PACK_SIZE as u8 / 2,
                made: Vec::new(),
                least: rules.cut_least.unwrap_or(1).max(1),
                most: rules.cuts.filter(|&most| most > 0),
            },
        }
    }

    /// Whether keys are letters of a text.
    pub(crate) const fn is_typing(&self) -> bool {
        matches!(self, Cutter::Shuffle { .. })
    }

    /// Takes a key; returns what is done with the pack once it is decided.
    pub(crate) fn key(&mut self, code: KeyCode) -> Option<Input> {
        match self {
            Cutter::Cut { place, made, least, most } => {
                let highest = (PACK_SIZE as u8).saturating_sub(*least);
                match code {
                    KeyCode::Left | KeyCode::Down => *place = (*place - 1).max(*least),
                    KeyCode::Right | KeyCode::Up => *place = (*place + 1).min(highest),
                    KeyCode::Home => *place = *least,
                    KeyCode::End => *place = highest,
                    // One cut more, as long as another one is left for Enter.
                    KeyCode::Char(' ') if most.is_none_or(|most| made.len() + 1 < usize::from(most)) => {
                        made.push(Cut { lifted: *place });
                    }
                    KeyCode::Enter => {
                        let last = Cut { lifted: *place };
                        return Some(Input::Cuts(made.iter().copied().chain([last]).collect()));
                    }
                    _ => {}
                }
                None
            }
            Cutter::Shuffle { typed, drawn } => match code {
                KeyCode::Char(letter) if typed.chars().count() < LONGEST => {
                    typed.push(letter);
                    None
                }
                KeyCode::Backspace => {
                    typed.pop();
                    None
                }
                KeyCode::Enter if typed.is_empty() => Some(Input::Contribution(*drawn)),
                KeyCode::Enter => Some(Input::Contribution(*Seed::from_text(typed).bytes())),
                _ => None,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyCode;
    use schafkopf::Bytes32;
    use schafkopf::fair_deal::Input;
    use schafkopf::rules::builtin;

    use super::Cutter;

    fn press(rules: &str, keys: &[KeyCode]) -> Option<Input> {
        let rules = builtin(rules).unwrap();
        let mut cutter = Cutter::new(&rules.deal, Bytes32::new([7; 32]));
        let input = keys.iter().find_map(|&code| cutter.key(code));
        if let Some(input) = &input {
            assert_eq!(input.check(&rules.deal), Ok(()));
        }
        input
    }

    #[test]
    fn s_2_2_4_the_pack_is_cut_where_the_keys_say() {
        use KeyCode::{Char, End, Enter, Home, Left};
        assert_eq!(press("schule", &[Enter]), Some(Input::cuts([16])));
        assert_eq!(press("schule", &[Left, Left, Enter]), Some(Input::cuts([14])));
        assert_eq!(press("schule", &[Home, Left, Enter]), Some(Input::cuts([3])), "S 2.2.5");
        assert_eq!(press("schule", &[End, Enter]), Some(Input::cuts([29])));
        let often = [Char(' '), Char(' '), Char(' '), Char(' '), Enter];
        assert_eq!(press("schule", &often), Some(Input::cuts([16; 3])), "S 2.2.6");
        assert_eq!(press("preis", &often), Some(Input::cuts([16; 5])), "P 19");
    }

    #[test]
    fn t_9_the_pack_is_shuffled_again_with_what_is_typed() {
        use KeyCode::{Backspace, Char, Enter};
        let drawn = Input::Contribution(Bytes32::new([7; 32]));
        assert_eq!(press("tischpunkte", &[Enter]), Some(drawn), "nobody passes over it");
        let typed = press("tischpunkte", &[Char('a'), Char('b'), Backspace, Enter]);
        assert_eq!(typed, press("tischpunkte", &[Char('a'), Enter]));
        assert!(matches!(typed, Some(Input::Contribution(_))));
        assert_ne!(typed, press("tischpunkte", &[Char('b'), Enter]));
    }
}
