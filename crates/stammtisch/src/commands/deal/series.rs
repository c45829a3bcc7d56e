//! A series of deals from one seed.

use std::sync::Arc;

use schafkopf::fair_deal::{Input, InputError, Reveal};
use schafkopf::{Deal, Pack, Packets, RuleSet, Seat, Seed};

/// Everything that decides a series of deals.
pub(super) struct Series {
    seed: Seed,
    rules: Arc<RuleSet>,
    packets: Packets,
    first_dealer: Seat,
    input: Input,
}

impl Series {
    /// A series in which the same neighbour's input meets every deal; it must be one that the rules allow.
    pub(super) fn new(
        seed: Seed,
        rules: Arc<RuleSet>,
        first_dealer: Seat,
        input: Input,
    ) -> Result<Series, InputError> {
        input.check(&rules.deal)?;
        let packets = Packets::new(&rules.deal.packets).expect("a rule set's packets make a hand");
        Ok(Series { seed, rules, packets, first_dealer, input })
    }

    pub(super) const fn seed(&self) -> &Seed {
        &self.seed
    }

    pub(super) fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The deal with a number, from 1, ready to be verified; the dealer's turn goes clockwise (S 2.2.2).
    pub(super) fn reveal(&self, number: u64) -> Reveal {
        let seed = self.seed.nth(number);
        Reveal {
            pack: Pack::shuffled(&mut seed.generator()),
            salt: seed.salt(),
            input: self.input.clone(),
            by: None,
            dealer: self.first_dealer.plus((number.wrapping_sub(1) % 4) as usize),
            rules: self.rules.deal.clone(),
        }
    }

    /// The hands of a deal.
    pub(super) fn deal(&self, reveal: &Reveal) -> Deal {
        reveal.pack_dealt().deal(reveal.dealer, &self.packets)
    }
}
