//! The Bettel: what is sure in it, and which card to try first, where the declarer wants no trick (V 2).

use crate::layout::Layout;
use crate::misere_suits::{Spare, SuitHolding};
use crate::order::Candidates;
use crate::search::{Between, Trick};

/// A Bettel seen by who plays in it.
pub(crate) struct Misere<'a> {
    pub(crate) layout: &'a Layout,
    /// Where the declarer sits.
    pub(crate) declarer: usize,
}

impl Misere<'_> {
    /// What the declarer still takes, where it is sure whatever else happens: nothing, or at least one trick. Only where nobody
    /// must beat.
    pub(crate) fn decide(&self, at: &Between, need: i32) -> Option<i32> {
        if at.leader == self.declarer {
            return None;
        }
        if self.layout.trumps == 0
            && let Some(suits) = self.suits(&at.hands)
        {
            return self.decide_by_suits(suits, at.leader, need);
        }
        if self.is_safe(at) {
            return Some(0);
        }
        (need == 1 && self.is_caught(at)).then_some(1)
    }

    /// Whether the declarer, who has played and does not win the trick, is safe whatever comes after.
    pub(crate) fn is_out(&self, trick: &Trick, packed: impl Fn() -> [u32; 4]) -> bool {
        trick.winner != self.declarer
            && self.layout.trumps == 0
            && self.suits(&packed()).is_some_and(|suits| are_safe(suits, 1))
    }

    /// Each suit for itself, where there are no trumps and the cards are packed.
    fn suits(&self, hands: &[u32; 4]) -> Option<[SuitHolding; 4]> {
        let suit = |shift| SuitHolding::new(hands, self.declarer, shift);
        Some([suit(0)?, suit(8)?, suit(16)?, suit(24)?])
    }

    /// No suit can hurt the declarer, or one does if it is led again and again.
    fn decide_by_suits(&self, suits: [SuitHolding; 4], leader: usize, need: i32) -> Option<i32> {
        if are_safe(suits, 0) {
            return Some(0);
        }
        let leader = (4 + leader - self.declarer) & 3;
        (need == 1 && suits.into_iter().any(|suit| suit.is_caught(leader))).then_some(1)
    }

    /// Whether nobody can make the declarer take a trick: his n-th lowest card of every suit has fewer than n cards of the others
    /// below it, and he has no trumps.
    ///
    /// Whatever is led, he then has a card below it; he plays the highest such card, and what is left is as safe. What he throws
    /// off is the highest of a suit.
    fn is_safe(&self, at: &Between) -> bool {
        let hand = at.hands[self.declarer];
        let others = others(&at.hands, self.declarer);
        if hand & self.layout.trumps != 0 {
            return false;
        }
        self.layout.sides.iter().all(|side| {
            let (mut own, others) = (hand & side, others & side);
            let mut before = 0;
            while own != 0 {
                let card = own & own.wrapping_neg();
                own ^= card;
                if (others & (card - 1)).count_ones() > before {
                    return false;
                }
                before += 1;
            }
            true
        })
    }

    /// Whether the defender who leads has a card that the declarer must take: below all of his in its suit, as one card of each
    /// other defender is, if he has any.
    fn is_caught(&self, at: &Between) -> bool {
        let suits = self.layout.sides.into_iter().chain([self.layout.trumps]);
        suits.into_iter().any(|suit| self.catches(at, suit))
    }

    fn catches(&self, at: &Between, suit: u32) -> bool {
        let own = at.hands[self.declarer] & suit;
        if own == 0 {
            return false;
        }
        let below = (own & own.wrapping_neg()) - 1;
        let stays_below = |(seat, &hand): (usize, &u32)| {
            let following = hand & suit;
            if seat == self.declarer {
                true
            } else if following == 0 && seat != at.leader {
                hand & !self.layout.trumps != 0
            } else {
                following & below != 0
            }
        };
        at.hands.iter().enumerate().all(stays_below)
    }

    /// Of the cards that the declarer may play to a trick with so many in it those that are worth trying, where one trick is too
    /// many and nobody must beat: of those that do not take it the highest of each suit, and of those that do none if he is the
    /// last and has another.
    ///
    /// A lower card of a suit never takes what a higher one would not, and binds him alike: to keep it is as good at least.
    pub(crate) fn worth_trying(&self, trick: &Trick, choices: u32, cards: usize) -> u32 {
        let taking = choices & trick.contest & !(trick.best | (trick.best - 1));
        let mut ducking = choices & !taking;
        let mut kept = if cards == 3 && ducking != 0 { 0 } else { taking };
        while ducking != 0 {
            let bit = ducking.ilog2();
            kept |= 1 << bit;
            ducking &= !self.layout.suit[(bit & 31) as usize];
        }
        kept
    }

    /// Ranks leads: what catches the declarer, what lies low where he has low cards, what he cannot follow last. The declarer leads
    /// where most is above him.
    pub(crate) fn rank_lead(&self, candidates: &mut Candidates, at: &Between) {
        let others = others(&at.hands, self.declarer);
        let own = at.hands[self.declarer];
        candidates.score(|bit| {
            let suit = self.layout.suit[(bit & 31) as usize];
            let below = (1_u32 << bit) - 1;
            if at.leader == self.declarer {
                return (others & suit & !below).count_ones() as i32;
            }
            let here = own & suit;
            if here == 0 {
                return -64 + bit as i32;
            }
            let lowest = here & here.wrapping_neg();
            let under = (others & suit & (lowest - 1)).count_ones() as i32;
            let lies_low = below < lowest;
            let catches = lies_low && self.catches(at, suit);
            4096 * i32::from(catches) + 256 * i32::from(lies_low) + 32 * under - bit as i32
        });
    }

    /// Ranks the cards to a trick with `N` in it: the declarer ducks as high as he can and throws off what is dangerous; defenders
    /// stay below him, and get rid of high cards where he is out of it.
    pub(crate) fn rank_follow<const N: usize>(
        &self,
        candidates: &mut Candidates,
        (trick, seat): (&Trick, usize),
    ) {
        let others = others(&trick.hands, self.declarer);
        let own = trick.hands[self.declarer];
        let has_played = (4 + self.declarer - seat) & 3 >= 4 - N;
        let takes = |card: u32| card & trick.contest > trick.best;
        candidates.score(|bit| {
            let card = 1_u32 << bit;
            let suit = self.layout.suit[(bit & 31) as usize];
            let under = ((others & !card) & suit & (card - 1)).count_ones() as i32;
            if seat == self.declarer {
                return if takes(card) {
                    -(bit as i32)
                } else if card & trick.follow != 0 {
                    1024 + bit as i32
                } else {
                    let lower = (own & suit & (card - 1)).count_ones() as i32;
                    1024 + 32 * (under - lower)
                };
            }
            let rank = ((own & suit) & (card - 1)).count_ones() as i32;
            if has_played || card & trick.contest == 0 {
                let frees = trick.winner == self.declarer && takes(card);
                return if frees { -1024 } else { 32 * rank + bit as i32 };
            }
            let here = own & trick.follow;
            let lowest = here & here.wrapping_neg();
            if here != 0 && takes(card) && card > lowest { -(bit as i32) } else { 1024 + bit as i32 }
        });
    }
}

/// The cards of all but one.
fn others(hands: &[u32; 4], seat: usize) -> u32 {
    hands.iter().enumerate().filter(|(other, _)| *other != seat).fold(0, |all, (_, hand)| all | hand)
}

/// Whether the declarer takes nothing if he throws off the suits that could hurt him one after the other, each from the top. So many
/// cards may each defender still put to a trick that goes on.
fn are_safe(suits: [SuitHolding; 4], going_on: u32) -> bool {
    let mut spare = [going_on; 3];
    for suit in suits {
        add(&mut spare, suit.idle());
    }
    can_be_thrown_off(&suits, spare, 0)
}

/// The same when the suits of this mask go first.
///
/// While one is thrown off, or followed in, the defenders may throw off the others.
fn can_be_thrown_off(suits: &[SuitHolding; 4], spare: Spare, done: u32) -> bool {
    let open = (0..4).filter(|at| done & 1 << at == 0 && !suits[*at].is_safe());
    let mut is_over = true;
    for at in open {
        is_over = false;
        let suit = suits[at];
        let idle = suit.idle();
        let elsewhere = std::array::from_fn(|defender| spare[defender] - idle[defender]);
        let mut next = elsewhere;
        add(&mut next, [suit.own(); 3]);
        if suit.is_safe_against(elsewhere) && can_be_thrown_off(suits, next, done | 1 << at) {
            return true;
        }
    }
    is_over
}

fn add(spare: &mut Spare, more: Spare) {
    for (spare, more) in spare.iter_mut().zip(more) {
        *spare += more;
    }
}
