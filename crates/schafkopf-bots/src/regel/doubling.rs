//! Whether to double: rarely, for who plays alone has his reasons.

use schafkopf::{Card, CardSet, Contract, DoubleChoices, Doubling, Rank, SeatView, Suit};

use super::reason::Reason;
use super::strength::{Lords, lords, strength};

/// A defender gives a Stoss with so many points: against a Rufspiel he then wins three times out of four.
const STOSS: i32 = 60;
/// A declarer answers with a Retour when his hand is so strong (see [`strength`]).
const RETOUR: i32 = 250;

/// Whether to double.
pub(super) fn double(view: &SeatView, choices: DoubleChoices) -> (Doubling, Reason) {
    let Some(contract) = view.table.contract else { return (Doubling::Decline, Reason::NoDouble) };
    let hand = view.memory.dealt;
    match choices {
        DoubleChoices::Stoss if defence(hand, contract) >= STOSS => (Doubling::Stoss, Reason::Double),
        DoubleChoices::Retour if strength(hand, contract) >= RETOUR => (Doubling::Retour, Reason::Double),
        DoubleChoices::Decline | DoubleChoices::Stoss | DoubleChoices::Retour => {
            (Doubling::Decline, Reason::NoDouble)
        }
    }
}

/// By how many points a defender's hand is above what it takes to give a Stoss; none where nobody gives any.
pub(crate) fn defence_margin(hand: CardSet, contract: Contract) -> Option<i32> {
    let defence = defence(hand, contract);
    (defence != i32::MIN).then(|| defence - STOSS)
}

/// By how many points a declarer's hand is above what it takes to answer with a Retour.
pub(crate) fn retour_margin(hand: CardSet, contract: Contract) -> i32 {
    strength(hand, contract) - RETOUR
}

const AGAINST_RUFSPIEL: Lords = [88, 77, 54, 39, 31, 28, 24, 28];
const AGAINST_SOLO: Lords = [30, 20, 0, 0, 0, 0, 0, 0];

/// How good a defender's hand is against a contract, in points; with 0 the declarer is as often beaten as not.
///
/// Against a soloist one's own trumps count for little: he knew that they are out. What counts is a suit to ruff.
fn defence(hand: CardSet, contract: Contract) -> i32 {
    let order = contract.order();
    let sides =
        || Suit::ALL.into_iter().map(|suit| (suit, order.side_suit(suit))).filter(|(_, all)| !all.is_empty());
    let voids = sides().filter(|(_, all)| !hand.intersects(*all)).count() as i32;
    match contract {
        Contract::Rufspiel { called } => {
            let is_ace = |suit| hand.contains(Card::new(suit, Rank::Ace)) && suit != called.suit.suit();
            let aces = sides().filter(|&(suit, _)| is_ace(suit)).count() as i32;
            let hearts = (hand & (order.trumps() - CardSet::LORDS)).len() as i32;
            lords(hand, &AGAINST_RUFSPIEL) + 31 * hearts + 32 * aces + 77 * voids - 273
        }
        Contract::Solo { .. } | Contract::Farbwenz { .. } | Contract::Farbgeier { .. } => {
            lords(hand, &AGAINST_SOLO) + 80 * voids - 115
        }
        Contract::Hochzeit => {
            let hearts = (hand & (order.trumps() - CardSet::LORDS)).len() as i32;
            lords(hand, &AGAINST_RUFSPIEL) + 31 * hearts + 77 * voids - 273
        }
        Contract::Wenz { .. }
        | Contract::Geier { .. }
        | Contract::Bettel { .. }
        | Contract::Ramsch
        | Contract::Sie => i32::MIN,
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{CallSuit, CalledCard, Contract, Goal, Suit};

    use super::{STOSS, defence};

    fn doubles(hand: &str, contract: Contract) -> bool {
        defence(hand.parse().unwrap(), contract) >= STOSS
    }

    #[test]
    fn only_a_strong_hand_doubles() {
        let rufspiel = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Gras) };
        assert!(doubles("EO GO EU HA HK H7 SA EA", rufspiel));
        assert!(!doubles("EO GU HA H7 SA E9 G8 G7", rufspiel));
        let solo = Contract::Solo { trump: Suit::Gras, goal: Goal::Majority };
        assert!(!doubles("EO GO G7 EA E9 HA H9 SA", solo));
        assert!(doubles("EO GO G7 G8 E9 E8 EK EA", solo));
    }
}
