//! What a hand came to: the parties, their points and tricks, Schneider, Schwarz, runners (S 1.3, 4.1, 4.2.2).

use serde::{Deserialize, Serialize};

use crate::card_set::CardSet;
use crate::contract::{Contract, Goal};
use crate::contract_kind::ContractKind;
use crate::deal::Deal;
use crate::play::Play;
use crate::seat::{BySeat, Seat, SeatSet};

/// The declarer and, in a Rufspiel, his partner; the others defend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Parties {
    /// Who plays.
    pub declarer: Seat,
    /// Who holds the called card, in a Rufspiel; who offered his trump, in a Hochzeit.
    pub partner: Option<Seat>,
}

impl Parties {
    /// The parties of a contract on a deal: the holder of the called card is the declarer's partner (S 2.5.2).
    pub fn of(deal: &Deal, declarer: Seat, contract: Contract) -> Parties {
        Parties { declarer, partner: contract.called().map(|called| deal.holder(called.card())) }
    }

    /// Which side a seat is on; the defenders of a Solo are one side, with one pile of tricks (S 2.6.5).
    pub fn side(self, seat: Seat) -> Side {
        if seat == self.declarer || Some(seat) == self.partner { Side::Declarer } else { Side::Defenders }
    }

    /// The seats of the declarer's party, in seat order.
    pub fn declarers(self) -> impl Iterator<Item = Seat> {
        self.members(Side::Declarer)
    }

    /// The seats of one side, in seat order.
    pub fn members(self, side: Side) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.side(seat) == side)
    }
}

/// One of the two sides of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The declarer and, in a Rufspiel, his partner.
    Declarer,
    /// The others.
    Defenders,
}

impl Side {
    /// The other side.
    pub const fn other(self) -> Side {
        match self {
            Side::Declarer => Side::Defenders,
            Side::Defenders => Side::Declarer,
        }
    }

    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Declarer => "declarer",
            Side::Defenders => "defenders",
        }
    }
}

/// The unbroken run of trumps from the highest down that one side was dealt (S 4.2.2, decision 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Runners {
    /// How many trumps, paid or not.
    pub count: u8,
    /// Which side holds them.
    pub side: Side,
}

impl Runners {
    /// The runners of a deal.
    ///
    /// Neither a Bettel nor a Ramsch has any (V 0.2). The exchange of a Hochzeit cannot change them (V 4.6). There are as
    /// many at most as the pack has trumps (V 5.3).
    pub fn of(deal: &Deal, contract: Contract, parties: Parties) -> Runners {
        if !contract.has_runners() {
            return Runners { count: 0, side: Side::Defenders };
        }
        let held = parties.declarers().fold(CardSet::EMPTY, |set, seat| set | deal.hand(seat));
        let pack = deal.deck().cards();
        let mut trumps = contract.order().trumps_descending().filter(|&card| pack.contains(card));
        let side = match trumps.next() {
            Some(top) if held.contains(top) => Side::Declarer,
            _ => Side::Defenders,
        };
        let further = trumps.take_while(|&card| held.contains(card) == (side == Side::Declarer)).count();
        Runners { count: further as u8 + 1, side }
    }
}

/// What the declarer's party must reach, and from where on a party is Schneider.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Terms {
    /// What it is about.
    pub goal: Goal,
    /// With how many points the declarers win.
    pub majority: u8,
    /// With how many of their points the defenders are Schneider.
    pub schneider: u8,
    /// Up to how many points the declarers are.
    pub own_schneider: u8,
    /// Whether Schneider and Schwarz count in a Tout (V 10.5).
    pub tout_extras: bool,
}

impl Terms {
    /// The usual: 61 win, 91 and 30 are Schneider (S 4.1).
    pub const fn usual(goal: Goal) -> Terms {
        Terms { goal, majority: 61, schneider: 91, own_schneider: 30, tout_extras: false }
    }

    /// The same where the declarers win with 60, and nothing else changes (V 8.5).
    #[must_use]
    pub const fn with_sixty(self) -> Terms {
        Terms { majority: 60, ..self }
    }

    /// The same where the defenders have taken the game over: they need 61 and are Schneider with 30 (V 7.5).
    #[must_use]
    pub const fn taken_over(self) -> Terms {
        Terms { majority: 60, schneider: 90, own_schneider: 29, ..self }
    }
}

/// What a hand came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who played with whom.
    pub parties: Parties,
    /// What was played.
    pub contract: Contract,
    /// What the declarer had to reach: a Tout that was not allowed is won like a plain game (decision 17).
    pub goal: Goal,
    /// Card points of the declarer's party.
    pub points: u8,
    /// Tricks of the declarer's party.
    pub tricks: u8,
    /// Whether the declarer's party won.
    pub won: bool,
    /// Whether the losing party is Schneider (S 4.1.3); never in a Tout, unless it counts them.
    pub schneider: bool,
    /// Whether the losing party is Schwarz (S 4.1.4); never in a Tout, unless it counts them.
    pub schwarz: bool,
    /// The run of trumps as dealt.
    pub runners: Runners,
}

impl Outcome {
    /// The outcome of a hand played to its end: points count, and those of a side count together (S 1.3.1, 4.1.1).
    pub fn of_play(deal: &Deal, contract: Contract, parties: Parties, terms: Terms, play: &Play) -> Outcome {
        let counted = Counted::of(parties, play);
        let (schneider, schwarz) = counted.height(terms);
        Outcome {
            parties,
            contract,
            goal: terms.goal,
            points: counted.points,
            tricks: counted.tricks,
            won: counted.won(terms),
            schneider,
            schwarz,
            runners: Runners::of(deal, contract, parties),
        }
    }

    /// The side that has won a hand played to its end.
    pub(crate) fn winners_of(parties: Parties, terms: Terms, play: &Play) -> Side {
        if Counted::of(parties, play).won(terms) { Side::Declarer } else { Side::Defenders }
    }

    /// The outcome of a Sie, which is won where it lies (S 2.9).
    pub fn of_sie(deal: &Deal, declarer: Seat) -> Outcome {
        let parties = Parties { declarer, partner: None };
        Outcome {
            parties,
            contract: Contract::Sie,
            goal: Goal::Tout,
            points: 120,
            tricks: deal.deck().tricks(),
            won: true,
            schneider: false,
            schwarz: false,
            runners: Runners::of(deal, Contract::Sie, parties),
        }
    }

    /// Whether the hand counts as a Tout: announced, and allowed.
    pub fn is_tout(&self) -> bool {
        self.goal == Goal::Tout && self.contract.kind() != ContractKind::Sie
    }

    /// Whether a Tout was announced that was not allowed.
    pub fn is_refused_tout(&self) -> bool {
        self.contract.kind().is_tout() && self.goal == Goal::Majority
    }

    /// The side that won.
    pub const fn winners(&self) -> Side {
        if self.won { Side::Declarer } else { Side::Defenders }
    }

    /// The seats of the side that won.
    pub fn winning_seats(&self) -> SeatSet {
        SeatSet::filtered(|seat| self.parties.side(seat) == self.winners())
    }
}

/// Points and tricks of the declarer's party at the end.
#[derive(Debug, Clone, Copy)]
struct Counted {
    points: u8,
    tricks: u8,
    /// How many tricks there were.
    all_tricks: u8,
}

impl Counted {
    fn of(parties: Parties, play: &Play) -> Counted {
        Counted {
            points: parties.declarers().map(|seat| play.taken_by(seat)).sum(),
            tricks: parties.declarers().map(|seat| play.tricks_of(seat)).sum(),
            all_tricks: play.all_tricks(),
        }
    }

    /// 61 points win, 60 are enough for the defenders (S 1.3.2, 4.1.2), doubled or not (S 3.3.4), in both packs (V 0.5),
    /// unless the terms say otherwise; in a Tout it takes every trick (S 2.8.1), in a Bettel none (V 2.4).
    const fn won(self, terms: Terms) -> bool {
        match terms.goal {
            Goal::Majority => self.points >= terms.majority,
            Goal::Tout => self.tricks == self.all_tricks,
            Goal::NoTrick => self.tricks == 0,
            Goal::FewPoints => false,
        }
    }

    /// Whether the losing party is Schneider, and whether it is Schwarz. In a Tout that counts them they are the
    /// declarer's own if it is lost (V 10.5).
    const fn height(self, terms: Terms) -> (bool, bool) {
        let (schneider, schwarz) = match terms.goal {
            Goal::Majority => (self.is_schneider(terms), self.is_schwarz()),
            Goal::Tout if terms.tout_extras && self.won(terms) => (true, true),
            Goal::Tout if terms.tout_extras => (self.points <= terms.own_schneider, self.tricks == 0),
            Goal::Tout | Goal::NoTrick | Goal::FewPoints => (false, false),
        };
        (schneider, schwarz)
    }

    /// Declarers win Schneider with 91 and lose it with 30 (S 4.1.3).
    const fn is_schneider(self, terms: Terms) -> bool {
        self.points >= terms.schneider || self.points <= terms.own_schneider
    }

    const fn is_schwarz(self) -> bool {
        self.tricks == self.all_tricks || self.tricks == 0
    }
}

/// One value for each seat, by the side it is on.
pub(crate) fn by_side<T: Copy>(parties: Parties, declarer: T, partner: T, defender: T) -> BySeat<T> {
    BySeat::from_fn(|seat| {
        if seat == parties.declarer {
            declarer
        } else if Some(seat) == parties.partner {
            partner
        } else {
            defender
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{Counted, Parties, Runners, Side, Terms};
    use crate::card::Suit;
    use crate::contract::{CallSuit, CalledCard, Contract, Goal};
    use crate::deal::Deal;
    use crate::seat::Seat;

    #[test]
    fn s_1_3_2_and_4_1_2_and_p_5_won_with_61_and_lost_with_60() {
        assert!(Counted { points: 61, tricks: 4, all_tricks: 8 }.won(Terms::usual(Goal::Majority)));
        assert!(!Counted { points: 60, tricks: 4, all_tricks: 8 }.won(Terms::usual(Goal::Majority)));
    }

    #[test]
    fn s_4_1_3_and_t_13_schneider_with_91_and_with_30() {
        let schneider =
            |points| Counted { points, tricks: 4, all_tricks: 8 }.is_schneider(Terms::usual(Goal::Majority));
        assert!(schneider(91) && !schneider(90), "the defenders are Schneider with 29, not with 30");
        assert!(schneider(30) && !schneider(31), "t_13 and p_5: the declarer is Schneider with 30");
    }

    #[test]
    fn s_4_1_4_schwarz_without_a_trick() {
        assert!(
            Counted { points: 120, tricks: 8, all_tricks: 8 }.is_schwarz()
                && Counted { points: 0, tricks: 0, all_tricks: 8 }.is_schwarz()
        );
        assert!(
            !Counted { points: 120, tricks: 7, all_tricks: 8 }.is_schwarz(),
            "a trick of no points is a trick"
        );
    }

    #[test]
    fn s_2_8_1_a_tout_needs_every_trick() {
        assert!(Counted { points: 120, tricks: 8, all_tricks: 8 }.won(Terms::usual(Goal::Tout)));
        assert!(!Counted { points: 120, tricks: 7, all_tricks: 8 }.won(Terms::usual(Goal::Tout)));
    }

    fn deal() -> Deal {
        Deal::parse(&[
            "EO GO EU HA H7 EK E9 S7",
            "HO SO GU HU SU HZ HK EA",
            "H9 H8 GA GZ GK G9 SA SZ",
            "EZ E8 E7 G8 G7 SK S9 S8",
        ])
        .unwrap()
    }

    #[test]
    fn s_4_2_2_and_decision_6_runners_of_both_hands_of_a_party() {
        let contract = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Eichel) };
        let parties = Parties::of(&deal(), Seat::One, contract);
        assert_eq!(parties.partner, Some(Seat::Two));
        assert_eq!(Runners::of(&deal(), contract, parties), Runners { count: 11, side: Side::Declarer });
    }

    #[test]
    fn decision_6_runners_of_the_defenders_and_their_limits() {
        let wenz = Contract::Wenz { goal: Goal::Majority };
        let alone = |declarer| Parties { declarer, partner: None };
        assert_eq!(
            Runners::of(&deal(), wenz, alone(Seat::Four)),
            Runners { count: 4, side: Side::Defenders }
        );
        assert_eq!(Runners::of(&deal(), wenz, alone(Seat::Two)), Runners { count: 1, side: Side::Defenders });
        let solo = Contract::Solo { trump: Suit::Herz, goal: Goal::Majority };
        assert_eq!(
            Runners::of(&deal(), solo, alone(Seat::Four)),
            Runners { count: 14, side: Side::Defenders }
        );
        let farbwenz = Contract::Farbwenz { trump: Suit::Herz, goal: Goal::Majority };
        assert_eq!(
            Runners::of(&deal(), farbwenz, alone(Seat::Four)),
            Runners { count: 11, side: Side::Defenders }
        );
    }
}
