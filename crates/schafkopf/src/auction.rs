//! The auction: a ladder on which bidders give way, hold and raise (S 2.4, T 17; decision 19).

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::contract_kind::ContractKind;
use crate::rules::AuctionStyle;
use crate::seat::{BySeat, Seat};

/// A rung of the ladder of contracts, 0 the lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Rung(pub u8);

/// What a player says in the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum Bid {
    /// "Weiter."
    Pass,
    /// "Hochzeit": a pass that offers the only trump of the hand (V 4.2).
    Offer,
    /// "Zusammenwerfen": the cards are dealt again, because the hand has so few points (V 14.2).
    Redeal,
    /// "Ich spiele", or after another bid "ich spiele auch": he claims at least a rung (S 2.4.2, 2.4.5).
    Play {
        /// The least rung he claims.
        claim: Rung,
        /// A contract named early, to which he is bound (T 17).
        named: Option<ContractKind>,
    },
    /// "Ich spiele selbst": the earlier seat claims the same rung (S 2.4.8, 2.4.9).
    Hold {
        /// A contract of that rung named early, "ich spiele einen Farbwenz", to which he is bound (T 17).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        named: Option<ContractKind>,
    },
    /// "Ich hätte ein Solo": the later seat claims a higher rung, a Solo over a Wenz that was held (S 2.4.9).
    Raise {
        /// The rung he claims.
        claim: Rung,
        /// A contract named early, to which he is bound (T 17).
        named: Option<ContractKind>,
    },
    /// "Ist recht": he gives way.
    Good,
}

impl Bid {
    /// The contract that is named early (T 17).
    pub const fn named(self) -> Option<ContractKind> {
        match self {
            Bid::Play { named, .. } | Bid::Hold { named } | Bid::Raise { named, .. } => named,
            Bid::Pass | Bid::Offer | Bid::Redeal | Bid::Good => None,
        }
    }

    /// The same claim without a contract named early.
    #[must_use]
    pub const fn unnamed(self) -> Bid {
        match self {
            Bid::Play { claim, .. } => Bid::Play { claim, named: None },
            Bid::Hold { .. } => Bid::Hold { named: None },
            Bid::Raise { claim, .. } => Bid::Raise { claim, named: None },
            Bid::Pass | Bid::Offer | Bid::Redeal | Bid::Good => self,
        }
    }
}

/// Why something may not be said now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum BadBid {
    /// He has not spoken yet, so he passes or plays.
    #[error("a player who speaks for the first time passes or plays")]
    PassOrPlay,
    /// He is asked whether he gives way, so he does or claims.
    #[error("a player who is challenged holds, raises or gives way")]
    Answer,
    /// The claim is not above the last one (S 2.4.6).
    #[error("the claim must be above the last one")]
    TooLow,
    /// The ladder has no such rung in this game.
    #[error("the ladder has no such rung")]
    NoSuchRung,
    /// His hand allows no contract so high.
    #[error("the hand allows no contract so high")]
    BeyondHand,
    /// The earlier seat holds and does not raise (S 2.4.4).
    #[error("the earlier seat holds, the later one raises")]
    HoldNotRaise,
    /// Naming a contract before all have spoken is refused (S 2.4.12).
    #[error("the contract is named only when all have spoken")]
    NamedEarly,
    /// The contract named lies on another rung than the one claimed.
    #[error("the contract named is not on the rung claimed, or the hand does not allow it")]
    WrongName,
    /// He has named his contract and cannot claim more (T 17).
    #[error("he has named his contract and cannot claim more")]
    Bound,
    /// Only who was dealt exactly one trump offers it, where a Hochzeit is played (V 4.2).
    #[error("only who was dealt exactly one trump offers it, where a Hochzeit is played")]
    NoOffer,
    /// The hand has too many points for a new deal, or somebody has bid (V 14.2).
    #[error("the hand has too many points for a new deal, or somebody has bid")]
    NoRedeal,
}

/// Where a player stands in the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// He has not spoken.
    Silent,
    /// He bids and has not given way.
    In,
    /// He passed or gave way.
    Out,
}

/// What the speaker may claim with his cards; the auction itself knows no cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reach {
    /// The highest rung on which his hand allows a contract.
    pub(crate) highest: Rung,
    /// Whether he may offer his only trump (V 4.2).
    pub(crate) offer: bool,
    /// Whether his hand has few enough points for a new deal (V 14.2).
    pub(crate) redeal: bool,
}

/// The rungs and manners of one auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Manner {
    pub(crate) style: AuctionStyle,
    /// The highest rung of the ladder in this game.
    pub(crate) top: Rung,
}

/// The state of an auction, apart from all cards.
///
/// [`Game`](crate::Game) holds one; by itself it is for the audit of a real table's record, where words that were not
/// allowed were said and the auction went on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Auction {
    manner: Manner,
    forehand: Seat,
    standing: BySeat<Standing>,
    names: BySeat<Option<ContractKind>>,
    /// The highest claim and whose it is.
    claim: Option<(Seat, Rung)>,
    turn: Seat,
}

/// How an auction goes on after a bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Somebody else speaks.
    GoesOn,
    /// All have passed.
    AllPassed,
    /// One remains.
    Won {
        /// Who plays.
        seat: Seat,
        /// The rung he has claimed and is bound to at the least.
        least: Rung,
        /// What he named early and is bound to (T 17).
        named: Option<ContractKind>,
    },
}

/// What may be said by whose turn it is.
#[expect(clippy::struct_excessive_bools, reason = "each is a word of its own")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct BidChoices {
    /// Whether he speaks for the first time: then he passes or plays, else he gives way, holds or raises.
    pub first_time: bool,
    /// Whether he may hold.
    pub hold: bool,
    /// The least rung he may claim by playing or raising; none where he cannot.
    pub least: Option<Rung>,
    /// The highest rung his hand allows.
    pub highest: Rung,
    /// Contracts he may name early, on the rungs he may claim or hold; empty where that is refused.
    pub names: NameSet,
    /// Whether he may offer his only trump (V 4.2).
    #[serde(default, skip_serializing_if = "is_false")]
    pub offer: bool,
    /// Whether he may have the cards dealt again (V 14.2).
    #[serde(default, skip_serializing_if = "is_false")]
    pub redeal: bool,
    /// Why he may claim no more, where he may not: for the reason given to who tries.
    limit: Limit,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// What limits a speaker besides his hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Limit {
    /// The highest rung of the ladder in this game.
    top: Rung,
    /// The claim that stands, if one does.
    claim: Option<Rung>,
    /// He sits before the claimant: he holds and does not raise.
    earlier: bool,
    /// He has named his contract.
    bound: bool,
}

/// Contracts that may be named early, with their rungs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(ContractKind, Rung)>", into = "Vec<(ContractKind, Rung)>")]
pub struct NameSet {
    rungs: [Option<Rung>; ContractKind::ALL.len()],
}

impl From<Vec<(ContractKind, Rung)>> for NameSet {
    fn from(names: Vec<(ContractKind, Rung)>) -> NameSet {
        let mut set = NameSet::default();
        for (kind, rung) in names {
            set.insert(kind, rung);
        }
        set
    }
}

impl From<NameSet> for Vec<(ContractKind, Rung)> {
    fn from(set: NameSet) -> Vec<(ContractKind, Rung)> {
        set.iter().collect()
    }
}

impl NameSet {
    /// Adds a contract with its rung.
    pub(crate) fn insert(&mut self, kind: ContractKind, rung: Rung) {
        self.rungs[kind as usize] = Some(rung);
    }

    /// The contracts with their rungs.
    pub fn iter(&self) -> impl Iterator<Item = (ContractKind, Rung)> {
        ContractKind::ALL.into_iter().zip(self.rungs).filter_map(|(kind, rung)| rung.map(|rung| (kind, rung)))
    }

    /// The rung of a contract that may be named.
    pub fn rung(&self, kind: ContractKind) -> Option<Rung> {
        self.rungs[kind as usize]
    }
}

impl BidChoices {
    /// Everything that may be said.
    pub fn iter(self) -> impl Iterator<Item = Bid> {
        let first_time = self.first_time;
        let claim = move |claim, named| {
            if first_time { Bid::Play { claim, named } } else { Bid::Raise { claim, named } }
        };
        let plain = if first_time { Bid::Pass } else { Bid::Good };
        let rungs = self.least.map_or(0..0, |least| least.0..self.highest.0 + 1);
        let named = self.names.iter().filter(move |&(_, rung)| self.least.is_some_and(|least| rung >= least));
        let named: Vec<Bid> = named.map(|(kind, rung)| claim(rung, Some(kind))).collect();
        let held = self.names.iter().filter(move |&(_, rung)| self.hold && self.limit.claim == Some(rung));
        let held: Vec<Bid> = held.map(|(kind, _)| Bid::Hold { named: Some(kind) }).collect();
        std::iter::once(plain)
            .chain(self.offer.then_some(Bid::Offer))
            .chain(self.redeal.then_some(Bid::Redeal))
            .chain(self.hold.then_some(Bid::Hold { named: None }))
            .chain(rungs.map(move |rung| claim(Rung(rung), None)))
            .chain(named)
            .chain(held)
    }

    /// Says whether something may be said, or why not.
    pub fn check(self, bid: Bid) -> Result<(), BadBid> {
        match (self.first_time, bid) {
            (true, Bid::Pass) | (false, Bid::Good) => Ok(()),
            (_, Bid::Offer) if self.offer => Ok(()),
            (_, Bid::Redeal) if self.redeal => Ok(()),
            (_, Bid::Offer) => Err(BadBid::NoOffer),
            (_, Bid::Redeal) => Err(BadBid::NoRedeal),
            (true, Bid::Play { claim, named }) | (false, Bid::Raise { claim, named }) => {
                self.check_claim(claim, named)
            }
            (false, Bid::Hold { named }) if self.hold => self.check_name(self.limit.claim, named),
            (false, Bid::Hold { .. }) if self.limit.bound => Err(BadBid::Bound),
            (false, Bid::Hold { .. }) if !self.limit.earlier => Err(BadBid::TooLow),
            (false, Bid::Hold { .. }) => Err(BadBid::BeyondHand),
            (true, Bid::Hold { .. } | Bid::Raise { .. } | Bid::Good) => Err(BadBid::PassOrPlay),
            (false, Bid::Pass | Bid::Play { .. }) => Err(BadBid::Answer),
        }
    }

    fn check_claim(self, claim: Rung, named: Option<ContractKind>) -> Result<(), BadBid> {
        let limit = self.limit;
        if claim > limit.top {
            return Err(BadBid::NoSuchRung);
        }
        if limit.bound {
            return Err(BadBid::Bound);
        }
        if limit.earlier {
            return Err(BadBid::HoldNotRaise);
        }
        if limit.claim.is_some_and(|standing| claim <= standing) {
            return Err(BadBid::TooLow);
        }
        if claim > self.highest {
            return Err(BadBid::BeyondHand);
        }
        self.check_name(Some(claim), named)
    }

    /// Whether a contract may be named with the claim of a rung (T 17).
    fn check_name(self, claim: Option<Rung>, named: Option<ContractKind>) -> Result<(), BadBid> {
        match named {
            None => Ok(()),
            Some(_) if self.names == NameSet::default() => Err(BadBid::NamedEarly),
            Some(kind) if claim.is_some() && self.names.rung(kind) == claim => Ok(()),
            Some(_) => Err(BadBid::WrongName),
        }
    }
}

impl Auction {
    /// Forehand speaks first (S 2.4.1).
    pub(crate) const fn new(manner: Manner, forehand: Seat) -> Auction {
        Auction {
            manner,
            forehand,
            standing: BySeat::new([Standing::Silent; 4]),
            names: BySeat::new([None; 4]),
            claim: None,
            turn: forehand,
        }
    }

    /// Whose turn it is to speak.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The highest claim so far and whose it is.
    pub const fn claim(&self) -> Option<(Seat, Rung)> {
        self.claim
    }

    /// What whose turn it is may say, given what his hand reaches.
    pub(crate) fn choices(&self, reach: Reach, names: NameSet) -> BidChoices {
        let seat = self.turn;
        let first_time = self.standing[seat] == Standing::Silent;
        let highest = reach.highest.min(self.manner.top);
        let bound = self.names[seat].is_some();
        let earlier = !first_time && self.claim.is_some_and(|(top, _)| self.sits_before(seat, top));
        let least = match self.claim {
            None => Rung(0),
            Some((_, rung)) => Rung(rung.0 + 1),
        };
        let may_claim = !bound && !earlier && least <= highest;
        let hold = earlier && !bound && self.claim.is_some_and(|(_, rung)| rung <= highest);
        BidChoices {
            first_time,
            hold,
            least: may_claim.then_some(least),
            highest,
            names: if may_claim || hold { names } else { NameSet::default() },
            offer: first_time && reach.offer,
            redeal: first_time && reach.redeal && self.claim.is_none(),
            limit: Limit { top: self.manner.top, claim: self.claim.map(|(_, rung)| rung), earlier, bound },
        }
    }

    /// Whether a seat comes before another in the order of bidding.
    fn sits_before(&self, seat: Seat, other: Seat) -> bool {
        self.forehand.distance_to(seat) < self.forehand.distance_to(other)
    }

    /// Gives the word to a seat, as when somebody speaks before his turn; only the audit of a real table wants that.
    pub fn call_upon(&mut self, seat: Seat) {
        self.turn = seat;
    }

    /// Takes a bid of whose turn it is, which [`BidChoices::check`] should allow.
    pub fn take(&mut self, bid: Bid) -> Verdict {
        let seat = self.turn;
        match bid {
            Bid::Pass | Bid::Offer | Bid::Redeal | Bid::Good => self.standing[seat] = Standing::Out,
            Bid::Hold { named } => {
                let rung = self.claim.map_or(Rung(0), |(_, rung)| rung);
                self.claim = Some((seat, rung));
                self.names[seat] = named;
            }
            Bid::Play { claim, named } | Bid::Raise { claim, named } => {
                self.standing[seat] = Standing::In;
                self.claim = Some((seat, claim));
                self.names[seat] = named;
            }
        }
        self.next_speaker()
    }

    /// Finds who speaks next, or how the auction ended.
    fn next_speaker(&mut self) -> Verdict {
        let order = self.forehand.round();
        let silent = order.into_iter().find(|&seat| self.standing[seat] == Standing::Silent);
        let rivals = order.into_iter().filter(|&seat| self.standing[seat] == Standing::In).count();
        let settling = rivals > 1 && !self.at_the_top();
        let next = match self.manner.style {
            AuctionStyle::Pairwise if settling => Some(self.next_rival()),
            AuctionStyle::Pairwise => silent,
            AuctionStyle::AllFirst => silent.or_else(|| settling.then(|| self.next_rival())),
        };
        match (next, self.claim) {
            (Some(seat), _) => {
                self.turn = seat;
                Verdict::GoesOn
            }
            (None, None) => Verdict::AllPassed,
            (None, Some((seat, least))) => Verdict::Won { seat, least, named: self.names[seat] },
        }
    }

    /// Whether the claim stands on the top rung and its holder sits before all rivals, so that none can answer.
    fn at_the_top(&self) -> bool {
        self.claim.is_some_and(|(holder, rung)| {
            rung == self.manner.top
                && Seat::ALL.into_iter().all(|seat| {
                    seat == holder || self.standing[seat] != Standing::In || self.sits_before(holder, seat)
                })
        })
    }

    /// The next bidder who has to answer the claim: after the last speaker, in seat order, not the claimant.
    fn next_rival(&self) -> Seat {
        let (holder, _) = self.claim.expect("bidders have claimed something");
        self.turn
            .next()
            .round()
            .into_iter()
            .find(|&seat| seat != holder && self.standing[seat] == Standing::In)
            .expect("a settlement has a rival")
    }
}
