//! Offences: what can go wrong at a real table, each with its stable name and clauses (S 3.4).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::case::Moment;

/// What somebody did wrong, or what went wrong.
///
/// ```
/// use schafkopf::Offence;
/// assert_eq!("revoke".parse(), Ok(Offence::Revoke));
/// assert_eq!(Offence::Revoke.clauses(), ["S 3.4.14", "S 3.4.15"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Offence {
    /// A suit or trump not followed, or the called card kept back, whenever it is noticed (S 3.4.14, 3.4.15).
    Revoke,
    /// A lead that the rules forbid, such as the called suit past its Ace (S 2.5.4).
    WrongLead,
    /// A card added before one's turn (S 3.4.7).
    OutOfTurn,
    /// A lead by who has not the lead (S 3.4.10).
    LeadOutOfTurn,
    /// A remark, gesture or movement that tells something about the hand (S 3.4.8, 3.5.1).
    Telling,
    /// Looking at tricks older than the last (S 3.4.9).
    LookingThroughTricks,
    /// A card shown on purpose that is not the one played (S 3.4.11).
    ExposingCard,
    /// All cards laid open (P 13, T 14).
    LaidOpen,
    /// Several cards put on the table at once (S 3.1.7).
    SeveralCards,
    /// One player has more or fewer cards than the others in the middle of the play (S 3.4.12).
    WrongCountOnePlayer,
    /// Two players have more or fewer cards than the others (S 3.4.13).
    WrongCountTwoPlayers,
    /// A bid that the bidder cannot make good (S 2.4.10).
    InvalidBid,
    /// A card turned over in dealing, or face up in the pack (S 3.4.2).
    CardTurnedUp,
    /// Dealt with more or fewer cards for one player, noticed at once (S 3.4.2).
    MiscountedDeal,
    /// Dealt by who had not the deal (S 3.4.5).
    DealtOutOfTurn,
    /// Any other mistake in shuffling, cutting or dealing (S 3.4.6).
    Misdeal,
    /// The referee does not approve a contract that needs it (S 5.2.14, 5.2.16, P 12; decision 25).
    ApprovalRefused,
    /// A contract was played without the approval it needs (S 5.2.17, decision 25).
    PlayedUnapproved,
    /// A card of a Hochzeit that must not be given, or too many, noticed before the first card (V 14.3).
    WrongExchange,
}

impl Offence {
    /// Every offence.
    pub const ALL: [Offence; 19] = [
        Offence::Revoke,
        Offence::WrongLead,
        Offence::OutOfTurn,
        Offence::LeadOutOfTurn,
        Offence::Telling,
        Offence::LookingThroughTricks,
        Offence::ExposingCard,
        Offence::LaidOpen,
        Offence::SeveralCards,
        Offence::WrongCountOnePlayer,
        Offence::WrongCountTwoPlayers,
        Offence::InvalidBid,
        Offence::CardTurnedUp,
        Offence::MiscountedDeal,
        Offence::DealtOutOfTurn,
        Offence::Misdeal,
        Offence::ApprovalRefused,
        Offence::PlayedUnapproved,
        Offence::WrongExchange,
    ];

    /// The stable name, in files and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Offence::Revoke => "revoke",
            Offence::WrongLead => "wrong_lead",
            Offence::OutOfTurn => "out_of_turn",
            Offence::LeadOutOfTurn => "lead_out_of_turn",
            Offence::Telling => "telling",
            Offence::LookingThroughTricks => "looking_through_tricks",
            Offence::ExposingCard => "exposing_card",
            Offence::LaidOpen => "laid_open",
            Offence::SeveralCards => "several_cards",
            Offence::WrongCountOnePlayer => "wrong_count_one_player",
            Offence::WrongCountTwoPlayers => "wrong_count_two_players",
            Offence::InvalidBid => "invalid_bid",
            Offence::CardTurnedUp => "card_turned_up",
            Offence::MiscountedDeal => "miscounted_deal",
            Offence::DealtOutOfTurn => "dealt_out_of_turn",
            Offence::Misdeal => "misdeal",
            Offence::ApprovalRefused => "approval_refused",
            Offence::PlayedUnapproved => "played_unapproved",
            Offence::WrongExchange => "wrong_exchange",
        }
    }

    /// The clauses that forbid it: of S, or of the variants for what S does not know.
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Offence::Revoke => &["S 3.4.14", "S 3.4.15"],
            Offence::WrongLead => &["S 2.5.4", "S 3.4.14"],
            Offence::OutOfTurn => &["S 3.4.7"],
            Offence::LeadOutOfTurn => &["S 3.4.10"],
            Offence::Telling => &["S 3.4.8", "S 3.5.1"],
            Offence::LookingThroughTricks => &["S 3.4.9"],
            Offence::ExposingCard | Offence::LaidOpen => &["S 3.4.11"],
            Offence::SeveralCards => &["S 3.1.7"],
            Offence::WrongCountOnePlayer => &["S 3.4.12"],
            Offence::WrongCountTwoPlayers => &["S 3.4.13"],
            Offence::InvalidBid => &["S 2.4.10"],
            Offence::CardTurnedUp | Offence::MiscountedDeal => &["S 3.4.2", "S 3.4.6"],
            Offence::DealtOutOfTurn => &["S 3.4.5", "S 3.4.6"],
            Offence::Misdeal => &["S 3.4.6"],
            Offence::ApprovalRefused | Offence::PlayedUnapproved => &["S 5.2.17"],
            Offence::WrongExchange => &["V 14.3"],
        }
    }

    /// When in a hand it happens, and so what a case must tell of it.
    pub const fn stage(self) -> OffenceStage {
        match self {
            Offence::Revoke
            | Offence::WrongLead
            | Offence::OutOfTurn
            | Offence::LeadOutOfTurn
            | Offence::Telling
            | Offence::LookingThroughTricks
            | Offence::ExposingCard
            | Offence::LaidOpen
            | Offence::SeveralCards
            | Offence::WrongCountOnePlayer => OffenceStage::Play,
            Offence::InvalidBid => OffenceStage::Auction,
            Offence::WrongCountTwoPlayers
            | Offence::CardTurnedUp
            | Offence::MiscountedDeal
            | Offence::DealtOutOfTurn
            | Offence::Misdeal => OffenceStage::Deal,
            Offence::ApprovalRefused | Offence::PlayedUnapproved => OffenceStage::Approval,
            Offence::WrongExchange => OffenceStage::Exchange,
        }
    }

    /// The circumstance that changes the ruling on it, where there is one.
    pub const fn decisive_moment(self) -> Option<Moment> {
        match self {
            Offence::Revoke => Some(Moment::TrickOpen),
            Offence::OutOfTurn => Some(Moment::LastTrick),
            Offence::LeadOutOfTurn => Some(Moment::CardUnseen),
            Offence::DealtOutOfTurn => Some(Moment::AllDealt),
            Offence::WrongLead
            | Offence::Telling
            | Offence::LookingThroughTricks
            | Offence::ExposingCard
            | Offence::LaidOpen
            | Offence::SeveralCards
            | Offence::WrongCountOnePlayer
            | Offence::WrongCountTwoPlayers
            | Offence::InvalidBid
            | Offence::CardTurnedUp
            | Offence::MiscountedDeal
            | Offence::Misdeal
            | Offence::ApprovalRefused
            | Offence::PlayedUnapproved
            | Offence::WrongExchange => None,
        }
    }

    /// Whether it is a wrong card in the sense of T 15, where the other side has a choice.
    pub const fn is_wrong_card(self) -> bool {
        matches!(self, Offence::Revoke | Offence::WrongLead | Offence::LeadOutOfTurn)
    }
}

/// When in a hand an offence happens, and so what a case of it must tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OffenceStage {
    /// Before the auction, or nobody's fault alone: the hand is dealt again. Nothing need be told.
    Deal,
    /// In the auction: who, and what he bid.
    Auction,
    /// Between contract and play: what was to be played.
    Approval,
    /// In the exchange of a Hochzeit: nothing need be told, it is put right.
    Exchange,
    /// In the play: who, the contract and the parties.
    Play,
}

impl fmt::Display for Offence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no offence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an offence")]
pub struct UnknownOffence(pub String);

impl FromStr for Offence {
    type Err = UnknownOffence;

    fn from_str(name: &str) -> Result<Offence, UnknownOffence> {
        Offence::ALL
            .into_iter()
            .find(|offence| offence.name() == name)
            .ok_or_else(|| UnknownOffence(name.chars().take(32).collect()))
    }
}

impl Serialize for Offence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Offence {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Offence, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::Offence;

    #[test]
    fn every_offence_is_listed_and_found_by_its_name() {
        for (place, offence) in Offence::ALL.into_iter().enumerate() {
            assert_eq!(offence as usize, place, "{offence}");
            assert_eq!(offence.name().parse(), Ok(offence));
        }
        assert_eq!(Offence::ALL.last(), Some(&Offence::WrongExchange), "the last variant ends the list");
        assert!("Revoke".parse::<Offence>().is_err());
    }

    #[test]
    fn every_offence_cites_a_clause_of_the_general_rules_or_of_the_variants() {
        for offence in Offence::ALL {
            assert!(!offence.clauses().is_empty());
            let source = if offence == Offence::WrongExchange { "V " } else { "S " };
            assert!(offence.clauses().iter().all(|clause| clause.starts_with(source)), "{offence}");
        }
    }
}
