//! Bock: hands that count more because of what happened before (V 8.1, 8.2).

use serde::{Deserialize, Serialize};

use crate::card::Suit;
use crate::contract_kind::ContractKind;
use crate::game::{Ending, Game};
use crate::outcome::{Outcome, Side};
use crate::payable::Payable;
use crate::play::Play;
use crate::rules::{BockAgain, BockEvent, BockRules};

/// The most counts that can run beside each other.
const MOST: usize = 16;

/// The running counts of Bock hands: how many hands each still lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct BockCounts([u8; MOST]);

impl From<Vec<u8>> for BockCounts {
    fn from(left: Vec<u8>) -> BockCounts {
        let mut counts = BockCounts::default();
        for (place, hands) in counts.0.iter_mut().zip(left) {
            *place = hands;
        }
        counts
    }
}

impl From<BockCounts> for Vec<u8> {
    fn from(counts: BockCounts) -> Vec<u8> {
        counts.iter().collect()
    }
}

impl BockCounts {
    /// Whether none is running.
    pub(crate) fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// How many hands each running count still lasts.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().filter(|&hands| hands > 0)
    }

    /// What the next hand is multiplied by.
    pub fn factor(self, rules: Option<&BockRules>) -> u32 {
        rules.map_or(1, |rules| rules.factor.saturating_pow(self.iter().count() as u32))
    }

    /// After a hand: a scored one uses one of each count up; then at most one is added.
    pub(crate) fn after(&mut self, rules: &BockRules, scored: bool, event: bool) {
        if scored {
            for hands in &mut self.0 {
                *hands = hands.saturating_sub(1);
            }
        }
        if !event {
            return;
        }
        let running = self.0.iter_mut().find(|hands| **hands > 0);
        match (running, rules.again) {
            (Some(hands), BockAgain::Extend) => *hands = hands.saturating_add(rules.hands),
            (Some(_), BockAgain::Ignore) => {}
            (Some(_), BockAgain::Multiply) | (None, _) => {
                if let Some(free) = self.0.iter_mut().find(|hands| **hands == 0) {
                    *free = rules.hands;
                }
            }
        }
    }
}

impl Game {
    /// Whether what happened in the hand makes the next ones Bock (V 8.2).
    pub fn makes_bock(&self) -> bool {
        let Some(rules) = &self.setup().rules.bock else { return false };
        rules.after.iter().any(|&event| self.happened(event))
    }

    fn happened(&self, event: BockEvent) -> bool {
        match self.ending() {
            Some(Ending::ThrownIn) => event == BockEvent::AllPass,
            Some(Ending::Ramsch { outcome, .. }) => {
                event == BockEvent::Durchmarsch && outcome.durchmarsch.is_some()
            }
            Some(Ending::Scored { outcome, .. }) => {
                let seen = BockSigns {
                    doubles: self.doubles().count(),
                    sixty: outcome.points == 60,
                    empty_trick: self.play().is_some_and(|play| has_empty_trick(outcome, play)),
                };
                seen.show(event, &outcome.into())
            }
            Some(Ending::SieVoid { .. } | Ending::Redealt { .. }) | None => false,
        }
    }
}

/// What of a game that was scored can make Bock, besides what decides what it pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BockSigns {
    pub(crate) doubles: u8,
    /// Whether the declarers have exactly 60.
    pub(crate) sixty: bool,
    /// Whether a party's only trick has no points.
    pub(crate) empty_trick: bool,
}

impl BockSigns {
    /// Whether an event has happened (V 8.2).
    pub(crate) fn show(self, event: BockEvent, game: &Payable) -> bool {
        let solo_lost = game.kind.is_solo_kind() && !game.won;
        match event {
            BockEvent::HerzSoloLost => {
                game.kind.plain() == ContractKind::Solo && game.suit == Some(Suit::Herz) && !game.won
            }
            BockEvent::EmptyTrick => self.empty_trick,
            BockEvent::Sixty => self.sixty,
            BockEvent::StossLost => match self.doubles {
                0 => false,
                count => game.won == (count % 2 == 1),
            },
            BockEvent::SoloLost => solo_lost,
            BockEvent::Schwarz => game.schwarz && !game.tout,
            BockEvent::ToutWon => game.tout && game.won,
            BockEvent::Sie => game.kind == ContractKind::Sie,
            BockEvent::Durchmarsch | BockEvent::AllPass => false,
        }
    }
}

/// Whether a party's only trick has no points.
fn has_empty_trick(outcome: &Outcome, play: &Play) -> bool {
    [Side::Declarer, Side::Defenders].into_iter().any(|side| {
        let tricks: u8 = outcome.parties.members(side).map(|seat| play.tricks_of(seat)).sum();
        let points: u8 = outcome.parties.members(side).map(|seat| play.taken_by(seat)).sum();
        (tricks, points) == (1, 0)
    })
}
