//! The choice of a card.

use schafkopf::{Card, CardSet, Rank};

use super::knowledge::{Knowledge, Role};

/// Weights
#[derive(Debug, Clone, Copy)]
pub struct Weights(pub [f32; N]);
pub const N: usize = 24;
pub const NAMES: [&str; N] = ["smear_ours","smear_theirs","trump_base","trump_rank","ace","ten","blank","draw","draw_friend","trump_def","search","ace_lead","tempo","void_lead","short_long","king","low_called","ten_master","partner_trump","solo_trump_def","wenz_long","to_partner","under_master","x"];
pub static mut W: [Weights; 2] = [Weights(DEFAULT); 2];
pub const DEFAULT: [f32; N] = [5.5, 2.0, 3.0, 9.0, 7.0, 2.0, 2.0, 2.0, 1.0, -6.0, 5.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.0, 4.0, 3.0, -6.0, 1.0, 3.0, 1.0, 0.0];

impl Knowledge {
    pub(super) fn choose(&self, legal: CardSet, w: &Weights) -> Card {
        let mut best = None;
        for card in legal {
            let value = self.value(card, w);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((card, value));
            }
        }
        best.map_or_else(|| legal.highest().expect("whose turn it is has a card"), |(card, _)| card)
    }

    fn value(&self, card: Card, w: &Weights) -> f32 {
        let ours = self.takes_trick(card);
        let mut win = f32::from(card.points());
        let mut lose = win;
        if let Some(t) = self.trick { win += f32::from(t.points); lose += f32::from(t.points); }
        for seat in self.later() {
            let l = self.loyalty[seat];
            win += l * w.0[0] + (1.0 - l) * w.0[1];
            lose += l * w.0[1] + (1.0 - l) * w.0[0];
        }
        if self.is_tout() { win = 40.0; lose = 40.0; }
        let trick = ours * (win + w.0[12]) - (1.0 - ours) * lose;
        let lead = if self.trick.is_none() { self.lead_bonus(card, w) } else { 0.0 };
        trick - self.keep(card, w) + lead
    }

    fn keep(&self, card: Card, w: &Weights) -> f32 {
        if self.order.is_trump(card) {
            let out = self.trumps_out();
            let n = out.len() as f32;
            let beats = n - (self.ranking.beaters(card) & out).len() as f32;
            return if n > 0.0 { w.0[2] + w.0[3] * beats / n } else { w.0[2] + w.0[3] };
        }
        let suit = self.order.side_suit(card.suit());
        let held = self.hand & suit;
        let mut v = match card.rank() {
            Rank::Ace => w.0[4],
            Rank::Ten if self.is_master(card) => w.0[17],
            Rank::Ten => w.0[5],
            Rank::King => w.0[15],
            _ => 0.0,
        };
        if held.len() == 1 && self.hand.intersects(self.order.trumps()) { v -= w.0[6]; }
        v
    }

    fn lead_bonus(&self, card: Card, w: &Weights) -> f32 {
        let rufspiel = self.contract.called().is_some();
        if self.order.is_trump(card) {
            let out = self.trumps_out();
            let mut v = 0.0;
            match self.role {
                Role::Declarer | Role::Partner => {
                    for seat in self.me.next().round().into_iter().take(3) {
                        let has = self.holds_any(seat, out);
                        let l = self.loyalty[seat];
                        v += has * ((1.0 - l) * w.0[7] - l * w.0[8]);
                    }
                    if self.role == Role::Partner { v += w.0[18]; }
                }
                Role::Defender => v += if rufspiel { w.0[9] } else { w.0[19] },
            }
            return v;
        }
        let suit = self.order.side_suit(card.suit());
        let mut v = 0.0;
        if let Some(called) = self.hidden_call && called.suit.cards().contains(card) {
            v += match self.role { Role::Defender => w.0[10], Role::Declarer => w.0[21], Role::Partner => w.0[16] };
        }
        if card.rank() == Rank::Ace { v += w.0[11]; }
        let held = (self.hand & suit).len();
        if !rufspiel && self.role == Role::Defender {
            let way = self.me.distance_to(self.declarer);
            if way == 1 { v += w.0[14] * (held as f32 - 2.0); } else if way == 3 { v -= w.0[14] * (held as f32 - 2.0); }
        }
        if held == 1 { v += w.0[13]; }
        v
    }
}
