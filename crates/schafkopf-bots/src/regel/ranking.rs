//! What beats what, as tables of bits.

use schafkopf::{Card, CardSet, Contract, Lords, Order, Suit};

/// For each card under one order of the cards, what beats it.
pub(crate) struct Ranking {
    beaters: [CardSet; 32],
}

impl Ranking {
    /// The ranking of a contract.
    pub(crate) const fn of(contract: Contract) -> &'static Ranking {
        match contract {
            // In a Bettel and a Ramsch other rules of thumb hold, which need no ranking.
            Contract::Rufspiel { .. }
            | Contract::Hochzeit
            | Contract::Bettel { .. }
            | Contract::Ramsch
            | Contract::Sie => &SOLO[Suit::Herz as usize],
            Contract::Wenz { .. } => &WENZ,
            Contract::Geier { .. } => &GEIER,
            Contract::Farbwenz { trump, .. } => &FARBWENZ[trump as usize],
            Contract::Farbgeier { trump, .. } => &FARBGEIER[trump as usize],
            Contract::Solo { trump, .. } => &SOLO[trump as usize],
        }
    }

    /// All cards that beat a card that was led: higher ones of its suit, and trumps.
    pub(crate) const fn beaters(&self, card: Card) -> CardSet {
        self.beaters[(card.index() & 31) as usize]
    }

    const fn new(order: Order) -> Ranking {
        let mut beaters = [CardSet::EMPTY; 32];
        let mut i = 0;
        while i < 32 {
            let Some(led) = Card::from_index(i) else { break };
            let mut j = 0;
            while j < 32 {
                let Some(card) = Card::from_index(j) else { break };
                let both = CardSet::only(led).union(CardSet::only(card));
                if order.winner(both, led).index() != i {
                    beaters[i as usize].insert(card);
                }
                j += 1;
            }
            i += 1;
        }
        Ranking { beaters }
    }
}

const fn of_suits(lords: Lords) -> [Ranking; 4] {
    let mut all = [const { Ranking::new(Order::wenz()) }; 4];
    let mut i = 0;
    while i < 4 {
        let suit = Suit::ALL[i];
        all[i] = Ranking::new(Order::new(lords, Some(suit)));
        i += 1;
    }
    all
}

static WENZ: Ranking = Ranking::new(Order::wenz());
static GEIER: Ranking = Ranking::new(Order::geier());
static FARBWENZ: [Ranking; 4] = of_suits(Lords::Unters);
static FARBGEIER: [Ranking; 4] = of_suits(Lords::Obers);
static SOLO: [Ranking; 4] = of_suits(Lords::ObersAndUnters);

#[cfg(test)]
mod tests {
    use schafkopf::{Contract, Goal, Suit};

    use super::Ranking;

    fn beaters(contract: Contract, card: &str) -> String {
        Ranking::of(contract).beaters(card.parse().unwrap()).to_string()
    }

    #[test]
    fn higher_cards_of_the_suit_and_trumps_beat_a_card() {
        let goal = Goal::Majority;
        let solo = Contract::Solo { trump: Suit::Gras, goal };
        assert_eq!(beaters(solo, "EO"), "");
        assert_eq!(beaters(solo, "EU"), "EO GO HO SO");
        assert_eq!(beaters(solo, "HA"), "EO EU GA GZ GK GO GU G9 G8 G7 HO HU SO SU");
        assert_eq!(beaters(Contract::Wenz { goal }, "EO"), "EA EZ EK EU GU HU SU");
        assert_eq!(beaters(Contract::Farbwenz { trump: Suit::Herz, goal }, "HO"), "EU GU HA HZ HK HU SU");
        assert_eq!(beaters(Contract::Geier { goal }, "EU"), "EA EZ EK EO GO HO SO");
        assert_eq!(beaters(Contract::Farbgeier { trump: Suit::Herz, goal }, "HU"), "EO GO HA HZ HK HO SO");
        assert_eq!(beaters(Contract::Sie, "SU"), "EO EU GO GU HO HU SO");
    }
}
