//! Deals by chance, and packets as a rule set has them.

use rand_core::CryptoRng;

use crate::deal::Deal;
use crate::pack::{Pack, Packets, PacketsError};
use crate::rules::RuleSet;
use crate::seat::Seat;

impl Deal {
    /// A deal by chance: every one is equally likely. Where it must be proven, [`fair_deal`](crate::fair_deal) deals.
    ///
    /// ```
    /// use schafkopf::{Deal, Seat, Seed};
    ///
    /// let deal = Deal::random(&mut Seed::from_text("Stammtisch").generator());
    /// assert_eq!(deal.hand(Seat::One).len(), 8);
    /// ```
    pub fn random(rng: &mut impl CryptoRng) -> Deal {
        let all_at_once = Packets::new(&[8]).expect("eight cards are a hand");
        Pack::shuffled(rng).deal(Seat::One, &all_at_once)
    }
}

impl RuleSet {
    /// The packets in which cards are dealt (S 2.3.1).
    ///
    /// ```
    /// use schafkopf::rules;
    ///
    /// let packets = rules::builtin("schule").unwrap().packets().unwrap();
    /// assert_eq!(packets.iter().collect::<Vec<_>>(), [4, 4]);
    /// ```
    pub fn packets(&self) -> Result<Packets, PacketsError> {
        Packets::new(&self.deal.packets)
    }
}
