//! What the words of an auction mean on the ladder of a rule set.

use schafkopf::rules::LadderEntry;
use schafkopf::{Bid, Game, RuleSet, Rung, Seat};

use crate::record::{Said, Word};

/// Where somebody stands when he speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standpoint {
    /// Whether he speaks for the first time.
    pub(crate) first_time: bool,
    /// Whether he sits before who made the last claim, so that he holds and does not raise.
    pub(crate) earlier: bool,
    /// The last claim.
    pub(crate) claim: Option<Rung>,
}

/// What a word means; none where it speaks of a contract that is not on the ladder.
///
/// "Weiter" of who is challenged gives way (S 2.4.7), "ist recht" of who has not spoken passes (S 2.4.3).
pub(crate) fn bid_of(word: Word, at: Standpoint, rules: &RuleSet) -> Option<Bid> {
    let next = at.claim.map_or(Rung(0), |rung| Rung(rung.0.saturating_add(1)));
    let claim = |claim, named| {
        if at.first_time { Bid::Play { claim, named } } else { Bid::Raise { claim, named } }
    };
    // Who sits earlier and claims the level of the last claim holds, whatever his words.
    let claims = |entry, named| {
        let rung = rung(rules, entry)?;
        let holds = at.earlier && !at.first_time && at.claim == Some(rung);
        Some(if holds { Bid::Hold { named } } else { claim(rung, named) })
    };
    Some(match word {
        Word::Offer => Bid::Offer,
        Word::Redeal => Bid::Redeal,
        Word::Pass | Word::Good if at.first_time => Bid::Pass,
        Word::Pass | Word::Good => Bid::Good,
        Word::Hold => Bid::Hold { named: None },
        Word::Play if !at.first_time => Bid::Play { claim: next, named: None },
        Word::Play | Word::Better => claim(next, None),
        Word::Have(entry) => claims(entry, None)?,
        Word::Name(kind) => claims(kind.into(), Some(kind))?,
    })
}

fn rung(rules: &RuleSet, entry: LadderEntry) -> Option<Rung> {
    let own = rules.auction.ladder.iter().position(|rung| rung.contains(&entry));
    let rung = own.or_else(|| rules.rung(entry.kind).filter(|_| entry.suit.is_none()));
    rung.map(|rung| Rung(rung as u8))
}

/// The words of a game's auction.
pub(crate) fn words_of(game: &Game) -> Vec<Said> {
    let rules = &game.setup().rules;
    let mut last: Option<Rung> = None;
    let mut words = Vec::with_capacity(game.bids().len());
    for &(seat, bid) in game.bids() {
        let word = match bid {
            Bid::Pass => Word::Pass,
            Bid::Offer => Word::Offer,
            Bid::Redeal => Word::Redeal,
            Bid::Good => Word::Good,
            Bid::Hold { named: None } => Word::Hold,
            Bid::Play { named: Some(kind), .. }
            | Bid::Hold { named: Some(kind) }
            | Bid::Raise { named: Some(kind), .. } => Word::Name(kind),
            Bid::Play { claim, named: None } if claim == last.map_or(Rung(0), |rung| Rung(rung.0 + 1)) => {
                Word::Play
            }
            Bid::Play { claim, named: None } | Bid::Raise { claim, named: None } => level_word(rules, claim),
        };
        if let Bid::Play { claim, .. } | Bid::Raise { claim, .. } = bid {
            last = Some(claim);
        }
        words.push(Said { seat, word });
    }
    words
}

/// "Ich hätte ein Solo" for a rung, by the first contract on it.
fn level_word(rules: &RuleSet, rung: Rung) -> Word {
    let entry = rules.auction.ladder.get(usize::from(rung.0)).and_then(|entries| entries.first());
    entry.map_or(Word::Better, |&entry| Word::Have(entry))
}

/// Whether a seat sits before another in the order of bidding.
pub(crate) const fn sits_before(seat: Seat, other: Seat, forehand: Seat) -> bool {
    forehand.distance_to(seat) < forehand.distance_to(other)
}
