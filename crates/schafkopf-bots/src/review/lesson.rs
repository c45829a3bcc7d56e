//! What kind of mistake a decision was: the word under which habits are counted.

use schafkopf::{Bid, Card, CardSet, Contract, Doubling, Order};
use serde::{Deserialize, Serialize};

use super::claim::{Claim, SMEAR};
use crate::regel::Reason;
use crate::role::Role;

/// A kind of mistake, as people at the table call it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lesson {
    /// He passed or gave way with a hand to play.
    PassedGoodHand,
    /// He claimed a game with a hand that is not good enough.
    PlayedWeakHand,
    /// He claimed less than the hand was worth.
    ClaimedTooLittle,
    /// He claimed more than the hand was worth.
    ClaimedTooMuch,
    /// He called another Ace than the best.
    WrongCall,
    /// He played another game than the best.
    WrongGame,
    /// He did not announce a Tout.
    MissedTout,
    /// He announced a Tout that was too risky.
    RashTout,
    /// He did not double.
    MissedDouble,
    /// He doubled without the hand for it.
    RashDouble,
    /// The declarer led a side suit instead of drawing trumps.
    TrumpsNotDrawn,
    /// The partner did not lead trump.
    PartnerLedNoTrump,
    /// A defender led trump.
    DefenderLedTrump,
    /// A defender should have led trump.
    DefenderLedNoTrump,
    /// The declarer's party led trump where a side suit was better.
    TrumpTooSoon,
    /// The called suit was not led.
    NotSearched,
    /// Another suit should have been led.
    WrongSuit,
    /// The right suit, or trump, was led too high.
    LedTooHigh,
    /// The right suit, or trump, was led too low.
    LedTooLow,
    /// The trick was not taken.
    NotTaken,
    /// The trick was not trumped.
    NotRuffed,
    /// The trick was taken though it was the own party's already.
    TookFromPartner,
    /// The trick was taken though it was not worth it.
    TakenTooDear,
    /// The trick was taken higher than needed.
    WonTooHigh,
    /// The trick was taken with too low a card.
    WonTooLow,
    /// Too few points were put on a trick of the own party.
    NotSmeared,
    /// Too many points were put on a trick of the others.
    GaveAway,
    /// The wrong card was thrown off.
    WrongDiscard,
}

impl Lesson {
    /// All of them.
    pub const ALL: [Lesson; 28] = [
        Lesson::PassedGoodHand,
        Lesson::PlayedWeakHand,
        Lesson::ClaimedTooLittle,
        Lesson::ClaimedTooMuch,
        Lesson::WrongCall,
        Lesson::WrongGame,
        Lesson::MissedTout,
        Lesson::RashTout,
        Lesson::MissedDouble,
        Lesson::RashDouble,
        Lesson::TrumpsNotDrawn,
        Lesson::PartnerLedNoTrump,
        Lesson::DefenderLedTrump,
        Lesson::DefenderLedNoTrump,
        Lesson::TrumpTooSoon,
        Lesson::NotSearched,
        Lesson::WrongSuit,
        Lesson::LedTooHigh,
        Lesson::LedTooLow,
        Lesson::NotTaken,
        Lesson::NotRuffed,
        Lesson::TookFromPartner,
        Lesson::TakenTooDear,
        Lesson::WonTooHigh,
        Lesson::WonTooLow,
        Lesson::NotSmeared,
        Lesson::GaveAway,
        Lesson::WrongDiscard,
    ];

    /// The name by which texts are found.
    pub const fn name(self) -> &'static str {
        match self {
            Lesson::PassedGoodHand => "passed-good-hand",
            Lesson::PlayedWeakHand => "played-weak-hand",
            Lesson::ClaimedTooLittle => "claimed-too-little",
            Lesson::ClaimedTooMuch => "claimed-too-much",
            Lesson::WrongCall => "wrong-call",
            Lesson::WrongGame => "wrong-game",
            Lesson::MissedTout => "missed-tout",
            Lesson::RashTout => "rash-tout",
            Lesson::MissedDouble => "missed-double",
            Lesson::RashDouble => "rash-double",
            Lesson::TrumpsNotDrawn => "trumps-not-drawn",
            Lesson::PartnerLedNoTrump => "partner-led-no-trump",
            Lesson::DefenderLedTrump => "defender-led-trump",
            Lesson::DefenderLedNoTrump => "defender-led-no-trump",
            Lesson::TrumpTooSoon => "trump-too-soon",
            Lesson::NotSearched => "not-searched",
            Lesson::WrongSuit => "wrong-suit",
            Lesson::LedTooHigh => "led-too-high",
            Lesson::LedTooLow => "led-too-low",
            Lesson::NotTaken => "not-taken",
            Lesson::NotRuffed => "not-ruffed",
            Lesson::TookFromPartner => "took-from-partner",
            Lesson::TakenTooDear => "taken-too-dear",
            Lesson::WonTooHigh => "won-too-high",
            Lesson::WonTooLow => "won-too-low",
            Lesson::NotSmeared => "not-smeared",
            Lesson::GaveAway => "gave-away",
            Lesson::WrongDiscard => "wrong-discard",
        }
    }

    /// Whether another lesson says the opposite: to lead trump and not to, to play high and to play low.
    pub const fn contradicts(self, other: Lesson) -> bool {
        matches!(
            (self, other),
            (
                Lesson::TrumpsNotDrawn | Lesson::PartnerLedNoTrump | Lesson::DefenderLedNoTrump,
                Lesson::TrumpTooSoon | Lesson::DefenderLedTrump
            ) | (
                Lesson::TrumpTooSoon | Lesson::DefenderLedTrump,
                Lesson::TrumpsNotDrawn | Lesson::PartnerLedNoTrump | Lesson::DefenderLedNoTrump
            ) | (Lesson::LedTooHigh, Lesson::LedTooLow)
                | (Lesson::LedTooLow, Lesson::LedTooHigh)
                | (Lesson::WonTooHigh, Lesson::WonTooLow)
                | (Lesson::WonTooLow, Lesson::WonTooHigh)
        )
    }

    /// Whether a rule of thumb says the same, so that one of them is enough.
    pub const fn repeats(self, rule: Reason) -> bool {
        matches!(
            (self, rule),
            (Lesson::NotSmeared, Reason::Smear)
                | (Lesson::GaveAway, Reason::GiveLittle)
                | (Lesson::NotRuffed, Reason::Ruff)
                | (Lesson::TrumpsNotDrawn, Reason::DrawTrumps)
                | (Lesson::PartnerLedNoTrump, Reason::TrumpForDeclarer)
                | (Lesson::NotSearched, Reason::Search)
                | (Lesson::NotTaken | Lesson::WonTooHigh | Lesson::WonTooLow, Reason::Win | Reason::Ruff)
        )
    }

    /// Whether a claim says the same, so that one of them is enough.
    pub const fn says(self, claim: Claim) -> bool {
        matches!(
            (self, claim),
            (Lesson::NotSmeared, Claim::Smear { .. } | Claim::Ours { .. })
                | (Lesson::TookFromPartner, Claim::Ours { .. })
                | (Lesson::GaveAway, Claim::Theirs { .. })
                | (Lesson::NotSearched, Claim::Search { .. })
                | (Lesson::NotTaken | Lesson::NotRuffed, Claim::Ahead { .. })
        )
    }

    /// The mistake of who said one thing instead of the best.
    pub(super) fn of_bids(said: Bid, best: Bid) -> Lesson {
        let rank = |bid: Bid| match bid {
            Bid::Pass | Bid::Offer | Bid::Redeal | Bid::Good => -1,
            Bid::Hold { .. } => 0,
            Bid::Play { claim, .. } | Bid::Raise { claim, .. } => i32::from(claim.0),
        };
        match (rank(said), rank(best)) {
            (-1, _) => Lesson::PassedGoodHand,
            (_, -1) => Lesson::PlayedWeakHand,
            (said, best) if said < best => Lesson::ClaimedTooLittle,
            _ => Lesson::ClaimedTooMuch,
        }
    }

    /// The mistake of who declared one contract instead of the best.
    pub(super) fn of_contracts(declared: Contract, best: Contract) -> Lesson {
        match (declared, best) {
            (Contract::Rufspiel { .. }, Contract::Rufspiel { .. }) => Lesson::WrongCall,
            _ if declared == best.with_goal(declared.goal()) && declared.kind().is_tout() => Lesson::RashTout,
            _ if best == declared.with_goal(best.goal()) && best.kind().is_tout() => Lesson::MissedTout,
            _ => Lesson::WrongGame,
        }
    }

    /// The mistake of who doubled, or did not.
    pub(super) const fn of_doubles(said: Doubling) -> Lesson {
        match said {
            Doubling::Decline => Lesson::MissedDouble,
            Doubling::Stoss | Doubling::Retour => Lesson::RashDouble,
        }
    }
}

/// A trick before a card is played to it, as the seat knows it that is to play: what is not sure is false.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a claim of its own, true or false")]
pub(super) struct Scene {
    pub(super) order: Order,
    pub(super) role: Role,
    /// The cards on the table and the one led, unless the seat leads.
    pub(super) trick: Option<(CardSet, Card)>,
    /// Whether the trick goes to the own side if the best card is played.
    pub(super) ours: bool,
    /// Whether the trick goes to the other side with the card that was played.
    pub(super) theirs: bool,
    /// Whether the best card makes the called one fall.
    pub(super) search: bool,
    /// Whether others hold trumps that can be drawn.
    pub(super) trumps_outside: bool,
}

impl Scene {
    /// The mistake of who played one card instead of the best.
    pub(super) fn lesson(&self, played: Card, best: Card) -> Lesson {
        match self.trick {
            None => self.lead(played, best),
            Some((trick, led)) => self.follow((trick, led), played, best),
        }
    }

    fn lead(&self, played: Card, best: Card) -> Lesson {
        let trump = |card| self.order.is_trump(card);
        match (trump(played), trump(best), self.role) {
            (false, true, Role::Declarer) if self.trumps_outside => Lesson::TrumpsNotDrawn,
            (false, true, Role::Partner) if self.trumps_outside => Lesson::PartnerLedNoTrump,
            (false, true, Role::Defender) => Lesson::DefenderLedNoTrump,
            (true, false, Role::Defender) => Lesson::DefenderLedTrump,
            (true, false, Role::Declarer | Role::Partner) => Lesson::TrumpTooSoon,
            (true, true, _) => self.height(played, best, [Lesson::LedTooHigh, Lesson::LedTooLow]),
            (false, false, _) if played.suit() == best.suit() => {
                self.height(played, best, [Lesson::LedTooHigh, Lesson::LedTooLow])
            }
            (false, false, Role::Defender) if self.search => Lesson::NotSearched,
            (false, true, Role::Declarer | Role::Partner) | (false, false, _) => Lesson::WrongSuit,
        }
    }

    fn follow(&self, (trick, led): (CardSet, Card), played: Card, best: Card) -> Lesson {
        let wins = |card| self.order.winner(trick | CardSet::only(card), led) == card;
        match (wins(played), wins(best)) {
            (false, true) if self.order.is_trump(best) && !self.order.is_trump(led) => Lesson::NotRuffed,
            (false, true) => Lesson::NotTaken,
            (true, false) if self.ours => Lesson::TookFromPartner,
            (true, false) => Lesson::TakenTooDear,
            (true, true) => self.height(played, best, [Lesson::WonTooHigh, Lesson::WonTooLow]),
            (false, false) if best.points() >= SMEAR.max(played.points() + 1) && self.ours => {
                Lesson::NotSmeared
            }
            (false, false) if played.points() > best.points() && self.theirs => Lesson::GaveAway,
            (false, false) => Lesson::WrongDiscard,
        }
    }

    /// Which of two lessons it is: that the card played beats the best, or that it is beaten by it.
    fn height(&self, played: Card, best: Card, [high, low]: [Lesson; 2]) -> Lesson {
        let both = CardSet::only(played) | CardSet::only(best);
        if self.order.winner(both, best) == played { high } else { low }
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{Bid, CallSuit, CalledCard, Card, CardSet, Contract, Goal, Order, Rung, Suit};

    use super::{Lesson, Scene};
    use crate::role::Role;

    const RUF: Contract = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Gras) };

    fn scene(role: Role, trick: &str, ours: bool) -> Scene {
        let cards: Vec<Card> = schafkopf::parse_cards(trick).unwrap();
        let set: CardSet = cards.iter().copied().collect();
        Scene {
            order: Order::solo(Suit::Herz),
            role,
            trick: cards.first().map(|&led| (set, led)),
            ours,
            theirs: !ours,
            search: true,
            trumps_outside: true,
        }
    }

    fn lesson(scene: Scene, played: &str, best: &str) -> Lesson {
        scene.lesson(played.parse().unwrap(), best.parse().unwrap())
    }

    #[test]
    fn leads_have_the_words_of_the_table() {
        let lead = |role| scene(role, "", false);
        assert_eq!(lesson(lead(Role::Declarer), "EA", "EO"), Lesson::TrumpsNotDrawn);
        assert_eq!(lesson(lead(Role::Partner), "EA", "SU"), Lesson::PartnerLedNoTrump);
        assert_eq!(lesson(lead(Role::Defender), "EO", "S7"), Lesson::DefenderLedTrump);
        assert_eq!(lesson(lead(Role::Defender), "S7", "G9"), Lesson::NotSearched);
        let found = Scene { search: false, ..lead(Role::Defender) };
        assert_eq!(lesson(found, "S7", "E9"), Lesson::WrongSuit);
        let drawn = Scene { trumps_outside: false, ..lead(Role::Declarer) };
        assert_eq!(lesson(drawn, "EA", "EO"), Lesson::WrongSuit, "there is nothing to draw");
        assert_eq!(lesson(lead(Role::Declarer), "HA", "SU"), Lesson::LedTooLow);
        assert_eq!(lesson(lead(Role::Declarer), "EO", "SU"), Lesson::LedTooHigh);
    }

    #[test]
    fn answers_have_the_words_of_the_table() {
        let follow = |trick: &str, ours| scene(Role::Defender, trick, ours);
        assert_eq!(lesson(follow("EZ E7", true), "E8", "EA"), Lesson::NotTaken);
        assert_eq!(lesson(follow("EA", true), "S7", "SZ"), Lesson::NotSmeared);
        assert_eq!(lesson(follow("EA", false), "SZ", "S7"), Lesson::GaveAway);
        assert_eq!(lesson(follow("EA", false), "SZ", "H7"), Lesson::NotRuffed);
        assert_eq!(lesson(follow("EA", true), "H7", "SZ"), Lesson::TookFromPartner);
        assert_eq!(lesson(follow("EA", false), "EO", "SU"), Lesson::WonTooHigh);
        assert_eq!(lesson(follow("EA", false), "S7", "G7"), Lesson::WrongDiscard);
        let unsure = Scene { theirs: false, ..follow("EA", false) };
        assert_eq!(lesson(unsure, "S7", "SZ"), Lesson::WrongDiscard, "nobody knows whose trick it is");
        assert_eq!(lesson(unsure, "SZ", "S7"), Lesson::WrongDiscard);
        assert_eq!(lesson(unsure, "H7", "SZ"), Lesson::TakenTooDear);
    }

    #[test]
    fn words_and_contracts_have_theirs() {
        let play = |rung| Bid::Play { claim: Rung(rung), named: None };
        assert_eq!(Lesson::of_bids(Bid::Pass, play(0)), Lesson::PassedGoodHand);
        assert_eq!(Lesson::of_bids(play(0), Bid::Pass), Lesson::PlayedWeakHand);
        assert_eq!(Lesson::of_bids(play(0), play(2)), Lesson::ClaimedTooLittle);
        assert_eq!(Lesson::of_bids(play(2), play(0)), Lesson::ClaimedTooMuch);
        let solo = |goal| Contract::Solo { trump: Suit::Gras, goal };
        assert_eq!(Lesson::of_contracts(solo(Goal::Tout), solo(Goal::Majority)), Lesson::RashTout);
        assert_eq!(Lesson::of_contracts(solo(Goal::Majority), solo(Goal::Tout)), Lesson::MissedTout);
        assert_eq!(Lesson::of_contracts(RUF, solo(Goal::Majority)), Lesson::WrongGame);
        let other = Contract::Rufspiel { called: CalledCard::ace(CallSuit::Eichel) };
        assert_eq!(Lesson::of_contracts(RUF, other), Lesson::WrongCall);
    }
}
