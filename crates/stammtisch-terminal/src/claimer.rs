//! What the person claims after winning, where claims are made by hand (S 4.2.3).

use ratatui::crossterm::event::KeyCode;
use schafkopf::Claim;

/// The most runners there can be.
const MOST: u8 = 14;

/// A claim that is being made up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Claimer {
    claim: Claim,
}

impl Claimer {
    /// Nothing claimed yet.
    pub(crate) const NOTHING: Claimer = Claimer { claim: Claim { runners: 0, schwarz: false } };

    /// The claim as it stands.
    pub(crate) const fn claim(self) -> Claim {
        self.claim
    }

    /// Makes it another claim.
    pub(crate) fn set(&mut self, claim: Claim) {
        self.claim = claim;
    }

    /// Takes a key; returns the claim once it is made.
    pub(crate) fn key(&mut self, code: KeyCode) -> Option<Claim> {
        match code {
            KeyCode::Left | KeyCode::Down => self.claim.runners = self.claim.runners.saturating_sub(1),
            KeyCode::Right | KeyCode::Up => self.claim.runners = (self.claim.runners + 1).min(MOST),
            KeyCode::Char(' ') => self.claim.schwarz = !self.claim.schwarz,
            KeyCode::Char(digit) => {
                let number = digit.to_digit(10).map(|number| number as u8);
                self.claim.runners = number.unwrap_or(self.claim.runners);
            }
            KeyCode::Enter => return Some(self.claim),
            _ => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyCode;
    use schafkopf::Claim;

    use super::Claimer;

    #[test]
    fn s_4_2_3_runners_and_schwarz_are_claimed_by_key() {
        let mut claimer = Claimer::NOTHING;
        for code in [KeyCode::Left, KeyCode::Char('3'), KeyCode::Right, KeyCode::Char(' ')] {
            assert_eq!(claimer.key(code), None);
        }
        assert_eq!(claimer.key(KeyCode::Enter), Some(Claim { runners: 4, schwarz: true }));
        for _ in 0..20 {
            claimer.key(KeyCode::Right);
        }
        assert_eq!(claimer.claim().runners, 14);
    }
}
