//! Who gets what when the game is not decided by the cards. Every way of sharing adds up to nothing.

use super::case::Played;
use crate::outcome::{Side, by_side};
use crate::seat::{BySeat, Seat};

/// What each seat gets; always adds up to nothing.
pub(super) type Shares = BySeat<i64>;

/// The offender alone loses, for all of his side: each opponent who would win gets `each`, his fellows nothing
/// (S 3.4.16, 3.4.17, decision 31).
///
/// A soloist wins from all three defenders, whoever of them is at fault.
pub(super) fn alone(played: Played, offender: Seat, each: i64) -> Shares {
    let shares = match (played.parties.partner, played.side(offender)) {
        (None, Side::Defenders) => by_side(played.parties, 3 * each, 0, 0),
        (Some(_), Side::Defenders) => by_side(played.parties, each, each, 0),
        (_, Side::Declarer) => by_side(played.parties, 0, 0, each),
    };
    borne_by(offender, shares)
}

/// One side wins and the other loses, as if the cards had been played: each defender `each` (Rufspiel: everybody).
pub(super) fn won_by(played: Played, winners: Side, each: i64) -> Shares {
    let signed = match winners {
        Side::Declarer => each,
        Side::Defenders => -each,
    };
    match played.parties.partner {
        Some(_) => by_side(played.parties, signed, signed, -signed),
        None => by_side(played.parties, 3 * signed, 0, -signed),
    }
}

/// A defender's fault stops the game: the declarer's side wins it, the offender loses `amount`, and what is left
/// over goes to the innocent defenders in equal parts (T 15, decision 14).
pub(super) fn stopped(played: Played, offender: Seat, each: i64, amount: i64) -> Shares {
    let mut shares = won_by(played, Side::Declarer, each);
    let won: i64 = played.parties.declarers().map(|seat| shares[seat]).sum();
    let innocent = |&seat: &Seat| seat != offender;
    let count = played.parties.members(Side::Defenders).filter(innocent).count() as i64;
    for seat in played.parties.members(Side::Defenders).filter(innocent) {
        shares[seat] = (amount - won) / count;
    }
    borne_by(offender, shares)
}

/// One player pays everybody else alike (S 2.4.10, decisions 13 and 14).
pub(super) fn to_everybody(payer: Seat, each: i64) -> Shares {
    borne_by(payer, BySeat::new([each; 4]))
}

/// Who threw in after an opponent's mistake pays, the two who are not involved share it, and who made the mistake
/// gets nothing (S 3.4.18, decision 22).
pub(super) fn thrown(thrower: Seat, offender: Seat, half: i64) -> Shares {
    let shares = BySeat::from_fn(|seat| if seat == offender { 0 } else { half });
    borne_by(thrower, shares)
}

/// The shares with one seat bearing what all the others get together.
fn borne_by(payer: Seat, mut shares: Shares) -> Shares {
    shares[payer] = 0;
    shares[payer] = -shares.as_array().iter().sum::<i64>();
    shares
}
