//! What an audit finds: where, by whom, against which clause, and what would have been right.

use schafkopf::rules::RuleSet;
use schafkopf::{
    BadBid, BadDouble, BidChoices, BySeat, Card, CardSet, Contract, ErrorCode, Height, IllegalCard, Offence,
    Seat, Undeclarable,
};

use crate::comment::Line;

/// Something in a record that is against the rules, or not true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Where.
    pub at: Place,
    /// Who did it; none where it is nobody's doing but the record's.
    pub seat: Option<Seat>,
    /// What is wrong.
    pub fault: Fault,
    /// The clause that it is against.
    pub clause: &'static str,
    /// What would have been right.
    pub legal: Legal,
}

/// A place in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: Line,
    /// Which card of a trick, from 0.
    pub card: Option<u8>,
}

impl Place {
    /// A whole line.
    pub const fn line(line: Line) -> Place {
        Place { line, card: None }
    }
}

/// What would have been right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Legal {
    /// Nothing else to say: the fault says it, or it is not known.
    Nothing,
    /// Cards that could have been played.
    Cards(CardSet),
    /// Words that could have been said.
    Bids(BidChoices),
    /// Contracts that could have been declared.
    Contracts(Vec<Contract>),
}

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A hand does not have eight cards; `others` tells whether that of another seat is wrong too.
    HandCount {
        /// How many it has.
        count: u32,
        /// Whether another hand is wrong too.
        others: bool,
    },
    /// A card was dealt to two seats.
    DealtTwice {
        /// The card.
        card: Card,
    },
    /// The proof of the deal does not hold, or proves another deal.
    ProofFails,
    /// All lords in one hand, and it was not laid open.
    SieKept,
    /// Somebody spoke though it was another's turn.
    SpokeOutOfTurn {
        /// Whose turn it was.
        turn: Seat,
    },
    /// Somebody spoke who had passed or given way.
    SpokeAgain,
    /// Somebody spoke after the auction was over.
    SpokeAfterEnd,
    /// Something was said that may not be said then.
    Bid(BadBid),
    /// A contract was named before all had spoken.
    AuctionOpen {
        /// Who had still to speak.
        turn: Seat,
    },
    /// Somebody else won the auction.
    NotTheWinner {
        /// Who did.
        winner: Seat,
    },
    /// All passed, and yet there was a game.
    PlayedThoughPassed,
    /// Somebody was made to play though nobody has to.
    ForcedUnasked,
    /// All passed, and the holder of the Ober of Acorns had to play.
    MustPlay {
        /// Who had to.
        seat: Option<Seat>,
    },
    /// The cards were thrown in though somebody had bid.
    ThrownInAfterBid,
    /// The contract may not be declared.
    Declaration(Undeclarable),
    /// A call of a suit that the declarer lacks was not announced as a Renonce.
    RenonceUnsaid,
    /// A Renonce was announced that was none.
    RenonceFalse,
    /// Cards were played without a contract.
    ContractMissing,
    /// Cards were played after a Sie.
    PlayedAfterSie,
    /// A Tout was announced after the first card.
    ToutLate,
    /// A Stoss or Retour that was not allowed.
    Double(BadDouble),
    /// A Retour without a Stoss.
    RetourWithoutStoss,
    /// A card that may not be played then.
    Card(IllegalCard),
    /// A card that had been played before.
    CardAgain {
        /// The card.
        card: Card,
    },
    /// A card added before one's turn.
    OutOfTurn {
        /// Whose turn it was.
        turn: Seat,
    },
    /// A lead by who had not the lead.
    LeadOutOfTurn {
        /// Who had it.
        turn: Seat,
    },
    /// A second card by the same player in one trick.
    SecondCard,
    /// A trick that does not have four cards.
    TrickSize {
        /// How many it has.
        count: usize,
    },
    /// A result without all cards having been played.
    NotPlayedOut {
        /// How many were.
        cards: u32,
    },
    /// The trick went to somebody else than noted.
    TrickWinner {
        /// To whom.
        winner: Seat,
    },
    /// The trick has other points than noted.
    TrickPoints {
        /// How many.
        points: u8,
    },
    /// Won and lost are mixed up.
    Result {
        /// Whether the declarer's party won.
        won: bool,
    },
    /// Another ending was noted than there was.
    Ending,
    /// The declarer's party has other points than noted.
    Points {
        /// How many.
        points: u8,
    },
    /// The declarer's party has another number of tricks than noted.
    Tricks {
        /// How many.
        tricks: u8,
    },
    /// Schneider or Schwarz noted wrongly.
    Height {
        /// What it is.
        height: Height,
        /// What was noted.
        noted: Height,
    },
    /// The runners were counted wrongly.
    Runners {
        /// How many there are.
        count: u8,
    },
    /// Runners were claimed that are not there.
    ClaimRunners {
        /// How many are due.
        due: u8,
    },
    /// Schwarz was claimed where nobody is.
    ClaimSchwarz,
    /// A loser claimed.
    ClaimByLoser,
    /// The money is wrong.
    Money {
        /// What each seat gets.
        units: BySeat<i64>,
    },
    /// The money does not add up to nothing.
    MoneySum {
        /// What it adds up to.
        sum: i64,
    },
    /// Money where the rule set knows none.
    NoMoney,
    /// The list points are wrong.
    List {
        /// What each seat gets.
        points: BySeat<i32>,
    },
    /// The list points do not add up to nothing.
    ListSum {
        /// What they add up to.
        sum: i64,
    },
    /// List points where the rule set has none.
    NoList,
}

impl Fault {
    /// Every stable name that is not one of the machine's error codes.
    pub const CODES: [&'static str; 42] = [
        "hand_count",
        "dealt_twice",
        "proof_fails",
        "sie_kept",
        "spoke_out_of_turn",
        "spoke_again",
        "spoke_after_end",
        "auction_open",
        "not_the_winner",
        "played_though_passed",
        "forced_unasked",
        "must_play",
        "thrown_in_after_bid",
        "renonce_unsaid",
        "renonce_false",
        "contract_not_noted",
        "played_after_sie",
        "tout_late",
        "retour_without_stoss",
        "card_again",
        "card_out_of_turn",
        "lead_out_of_turn",
        "second_card",
        "trick_size",
        "not_played_out",
        "trick_winner",
        "trick_points",
        "result",
        "ending",
        "points",
        "tricks",
        "height",
        "runners",
        "claim_runners",
        "claim_schwarz",
        "claim_by_loser",
        "money",
        "money_sum",
        "no_money",
        "list",
        "list_sum",
        "no_list",
    ];

    /// The code of the machine that the fault carries, where it carries one.
    pub const fn error_code(&self) -> Option<ErrorCode> {
        match self {
            Fault::Bid(bad) => Some(bad.code()),
            Fault::Declaration(bad) => Some(bad.code()),
            Fault::Double(bad) => Some(bad.code()),
            Fault::Card(bad) => Some(bad.code()),
            _ => None,
        }
    }

    /// The stable name.
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::HandCount { .. } => "hand_count",
            Fault::DealtTwice { .. } => "dealt_twice",
            Fault::ProofFails => "proof_fails",
            Fault::SieKept => "sie_kept",
            Fault::SpokeOutOfTurn { .. } => "spoke_out_of_turn",
            Fault::SpokeAgain => "spoke_again",
            Fault::SpokeAfterEnd => "spoke_after_end",
            Fault::Bid(bad) => bad.code().name(),
            Fault::AuctionOpen { .. } => "auction_open",
            Fault::NotTheWinner { .. } => "not_the_winner",
            Fault::PlayedThoughPassed => "played_though_passed",
            Fault::ForcedUnasked => "forced_unasked",
            Fault::MustPlay { .. } => "must_play",
            Fault::ThrownInAfterBid => "thrown_in_after_bid",
            Fault::Declaration(bad) => bad.code().name(),
            Fault::RenonceUnsaid => "renonce_unsaid",
            Fault::RenonceFalse => "renonce_false",
            Fault::ContractMissing => "contract_not_noted",
            Fault::PlayedAfterSie => "played_after_sie",
            Fault::ToutLate => "tout_late",
            Fault::Double(bad) => bad.code().name(),
            Fault::RetourWithoutStoss => "retour_without_stoss",
            Fault::Card(bad) => bad.code().name(),
            Fault::CardAgain { .. } => "card_again",
            Fault::OutOfTurn { .. } => "card_out_of_turn",
            Fault::LeadOutOfTurn { .. } => "lead_out_of_turn",
            Fault::SecondCard => "second_card",
            Fault::TrickSize { .. } => "trick_size",
            Fault::NotPlayedOut { .. } => "not_played_out",
            Fault::TrickWinner { .. } => "trick_winner",
            Fault::TrickPoints { .. } => "trick_points",
            Fault::Result { .. } => "result",
            Fault::Ending => "ending",
            Fault::Points { .. } => "points",
            Fault::Tricks { .. } => "tricks",
            Fault::Height { .. } => "height",
            Fault::Runners { .. } => "runners",
            Fault::ClaimRunners { .. } => "claim_runners",
            Fault::ClaimSchwarz => "claim_schwarz",
            Fault::ClaimByLoser => "claim_by_loser",
            Fault::Money { .. } => "money",
            Fault::MoneySum { .. } => "money_sum",
            Fault::NoMoney => "no_money",
            Fault::List { .. } => "list",
            Fault::ListSum { .. } => "list_sum",
            Fault::NoList => "no_list",
        }
    }

    /// The clause that it is against under a rule set.
    pub(super) fn clause(&self, rules: &RuleSet) -> &'static str {
        match self {
            Fault::HandCount { others: false, .. } => "S 3.4.12",
            Fault::HandCount { others: true, .. } => "S 3.4.13",
            Fault::DealtTwice { .. } | Fault::CardAgain { .. } => "S 1.2",
            Fault::ProofFails => "S 2.2.4",
            Fault::SieKept => "S 2.9.2",
            Fault::SpokeOutOfTurn { .. } => "S 2.4.3",
            Fault::SpokeAgain | Fault::SpokeAfterEnd | Fault::ThrownInAfterBid => "S 2.4.10",
            Fault::AuctionOpen { .. } | Fault::ContractMissing => "S 2.4.12",
            Fault::NotTheWinner { .. } => "S 2.4.4",
            Fault::PlayedThoughPassed | Fault::ForcedUnasked => "S 2.4.13",
            Fault::MustPlay { .. } => all_pass_clause(rules),
            Fault::RenonceUnsaid | Fault::RenonceFalse => "P 4",
            Fault::PlayedAfterSie => "S 2.9.3",
            Fault::ToutLate => "S 2.8.2",
            Fault::RetourWithoutStoss => "S 3.3.3",
            Fault::OutOfTurn { .. } => "S 3.4.7",
            Fault::LeadOutOfTurn { .. } => "S 3.4.10",
            Fault::SecondCard => "S 3.1.7",
            Fault::TrickSize { .. } => "S 3.1.3",
            Fault::NotPlayedOut { .. } => house(rules, "S 3.1.6", "T 14", "P 13"),
            Fault::TrickWinner { .. } => "S 3.1.2",
            Fault::TrickPoints { .. } => "S 1.2.3",
            Fault::Result { .. } => house(rules, "S 4.1.2", "T 13", "P 5"),
            Fault::Ending | Fault::Points { .. } | Fault::Tricks { .. } => "S 4.1.1",
            Fault::Height { height: Height::Schwarz, .. } | Fault::Height { noted: Height::Schwarz, .. } => {
                "S 4.1.4"
            }
            Fault::Height { .. } => "S 4.1.3",
            Fault::Runners { .. } => "S 4.2.2",
            Fault::ClaimRunners { .. } | Fault::ClaimByLoser => "S 4.2.3",
            Fault::ClaimSchwarz => "S 3.5.3",
            Fault::Money { .. } | Fault::MoneySum { .. } => house(rules, "S 4.2.4", "S 4.2.4", "P 4"),
            Fault::NoMoney => "T 4",
            Fault::List { .. } => house(rules, "S 5.2.7", "T 5", "P 9"),
            Fault::ListSum { .. } | Fault::NoList => "S 5.3.3",
            Fault::Double(BadDouble::Off) => house(rules, "S 5.2.4", "T 18", "P 6"),
            Fault::Double(BadDouble::OneCard) => house(rules, "S 3.3.2", "T 18", "S 3.3.2"),
            Fault::Declaration(Undeclarable::ToutCondition) => house(rules, "S 5.2.14", "T 3", "P 12"),
            Fault::Declaration(Undeclarable::ToutInFirstGame) => house(rules, "S 5.2.15", "T 3", "P 23"),
            Fault::Bid(_) | Fault::Declaration(_) | Fault::Double(_) | Fault::Card(_) => {
                self.error_code().and_then(ErrorCode::clause).unwrap_or("S 3.1.6")
            }
        }
    }

    /// The offence that a referee would rule on, if it is one.
    pub const fn offence(&self) -> Option<Offence> {
        match self {
            Fault::Card(IllegalCard::MustNotUnderlead { .. }) => Some(Offence::WrongLead),
            Fault::Card(
                IllegalCard::MustFollow { .. }
                | IllegalCard::MustFollowTrump
                | IllegalCard::MustPlayCalled { .. }
                | IllegalCard::MustKeepCalled { .. },
            ) => Some(Offence::Revoke),
            Fault::OutOfTurn { .. } => Some(Offence::OutOfTurn),
            Fault::LeadOutOfTurn { .. } => Some(Offence::LeadOutOfTurn),
            Fault::SecondCard => Some(Offence::SeveralCards),
            Fault::HandCount { others: false, .. } => Some(Offence::WrongCountOnePlayer),
            Fault::HandCount { others: true, .. } => Some(Offence::WrongCountTwoPlayers),
            Fault::Bid(BadBid::BeyondHand | BadBid::WrongName | BadBid::Bound | BadBid::NoSuchRung) => {
                Some(Offence::InvalidBid)
            }
            Fault::Declaration(Undeclarable::ToutInFirstGame | Undeclarable::ToutCondition) => None,
            Fault::Declaration(_) => Some(Offence::InvalidBid),
            _ => None,
        }
    }
}

/// The clause of the house by whose rules is played.
fn house(rules: &RuleSet, s: &'static str, t: &'static str, p: &'static str) -> &'static str {
    match rules.id.as_str() {
        "tischpunkte" => t,
        "preis" => p,
        _ => s,
    }
}

/// The clause by which the holder of the Ober of Acorns must play.
fn all_pass_clause(rules: &RuleSet) -> &'static str {
    match rules.all_pass.forced {
        schafkopf::rules::Forced::SecondTime => "T 11",
        schafkopf::rules::Forced::AtOnce => "P 4",
        schafkopf::rules::Forced::Never => "S 2.4.13",
    }
}
