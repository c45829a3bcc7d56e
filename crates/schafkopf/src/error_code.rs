//! The codes of everything that can be wrong, each with the clause it rests on.

use std::fmt;

/// The stable code of an error, as other programs see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ErrorCode {
    /// The line is longer than 64 KiB.
    LineTooLong,
    /// The line is not UTF-8.
    BadUtf8,
    /// The line is not one JSON object.
    BadJson,
    /// A field has a value of the wrong kind, is missing, or is unknown.
    BadValue,
    /// No rule set has this id.
    UnknownRules,
    /// The rule set cannot be used for this.
    RulesWithoutList,
    /// A word is not a card.
    BadCard,
    /// A hand has not eight cards.
    WrongCardCount,
    /// A card is there twice.
    DuplicateCard,
    /// A seat is not 1 to 4.
    BadSeat,
    /// The pack was not cut, where it must be.
    NoCut,
    /// A packet of a cut has too few cards.
    CutPacketTooSmall,
    /// The pack was cut too often.
    TooManyCuts,
    /// The pack was cut where it is shuffled again.
    CutForShuffle,
    /// The pack was shuffled again where it is cut.
    ShuffleForCut,
    /// Nobody cut the pack and nobody shuffled it again.
    CutSkipped,
    /// A cut that is said to be nobody's does not follow from the commitment.
    CutChosen,
    /// A proof does not tell who cut, or tells it though its version does not.
    CutterNotTold,
    /// The cards of a proof are not a pack.
    NotAPack,
    /// Packets do not make a hand of eight.
    BadPackets,
    /// Pack and salt are not what was committed to.
    CommitmentMismatch,
    /// A hand is not the one that was dealt.
    HandMismatch,
    /// No contract has this name.
    UnknownContract,
    /// The contract needs a suit.
    SuitMissing,
    /// The contract takes no suit.
    SuitNotAllowed,
    /// The Ace of Herz is a trump and cannot be called.
    HerzNotCallable,
    /// Only solo kinds can be a Tout.
    ToutNotPossible,
    /// The called card is not of the suit named, or no card that can be called.
    BadCall,
    /// A Sie is laid open and not played.
    SieTakesNoPlays,
    /// More than 32 cards played.
    TooManyPlays,
    /// Nothing is left to decide: all cards have been played.
    NothingToDecide,
    /// Somebody acts though it is another's turn.
    OutOfTurn,
    /// Something is done at the wrong stage of a hand.
    OutOfPhase,
    /// Something is done after the end of a hand.
    GameOver,
    /// Who speaks for the first time passes or plays.
    BidPassOrPlay,
    /// Who is challenged holds, raises or gives way.
    BidAnswer,
    /// The claim is not above the last one.
    BidTooLow,
    /// The ladder has no such rung in this game.
    BidNoSuchRung,
    /// The hand allows no contract so high.
    BidBeyondHand,
    /// The earlier seat holds; raising is for the later one.
    BidHoldNotRaise,
    /// A contract is named only when all have spoken.
    BidNamedEarly,
    /// The contract named is not on the rung claimed, or not possible with the hand.
    BidWrongName,
    /// Who has named his contract cannot claim more.
    BidBound,
    /// The rule set does not know the contract.
    ContractNotInRules,
    /// The declarer holds the card he calls.
    CalledCardHeld,
    /// The declarer has no card of the suit he calls.
    NoCardOfCalledSuit,
    /// This call is open only in a forced game without a better one.
    CallNotOpen,
    /// The declarer has no card of his trump suit.
    NoCardOfTrumpSuit,
    /// A Sie needs all eight lords.
    NotAllLords,
    /// The forced game is a Rufspiel.
    ForcedRufspiel,
    /// Who is forced to play holds the Ober of Acorns.
    ForcedNeedsEo,
    /// The rule set forces no game.
    NothingForced,
    /// The contract is below what was claimed.
    BelowClaim,
    /// Another contract was named early.
    BoundByName,
    /// No Tout in the first game of a match.
    ToutInFirstGame,
    /// A Sie in the first game, where it does not count (S 2.9.1, decision 18).
    SieInFirstGame,
    /// The hand does not allow a Tout.
    ToutCondition,
    /// The card is not in the hand of whose turn it is.
    CardNotHeld,
    /// The suit led must be followed.
    MustFollow,
    /// Trump was led and must be followed.
    MustFollowTrump,
    /// The called suit was led, so the called card must be played.
    MustPlayCalled,
    /// The called suit may be led past the called card only with four of it.
    MustNotUnderlead,
    /// The called card may not be thrown off before the last trick.
    MustKeepCalled,
    /// The rule set knows no doubling.
    DoublingOff,
    /// Only a defender doubles.
    NotADefender,
    /// Without a trump there is no Spritze.
    DoubleWithoutTrump,
    /// The player of the first card may not double under this rule set.
    DoubleByLeader,
    /// The rule set knows no Retour.
    RetourOff,
    /// Only the declarer answers with a Retour.
    RetourByDeclarer,
    /// One Stoss and one Retour at the most.
    TooManyDoubles,
    /// A double needs exactly one card on the table.
    DoubleOneCard,
    /// More runners claimed than there are trumps.
    TooManyRunners,
    /// A row of a list has no declarer, or more than one result.
    RowIncomplete,
    /// A Rufspiel without a partner.
    PartnerMissing,
    /// A partner where one plays alone, or one who is the declarer.
    PartnerNotAllowed,
    /// The points of a row do not add up to zero.
    RowNotZero,
    /// More rows than the match has games.
    TooManyRows,
    /// A result that cannot be: Schneider in a Tout, a Sie lost, a number of tricks that does not fit.
    ImpossibleResult,
    /// A double without the number of tricks of the doubling party, or tricks without a double.
    DoubleTricks,
    /// No offence has this name.
    UnknownOffence,
    /// A ruling needs to know who did it.
    OffenderMissing,
    /// A ruling needs to know what was played or bid.
    ContractMissing,
    /// A ruling needs to know who played.
    DeclarerMissing,
    /// Nothing of the kind can happen in this contract or under this rule set.
    OffenceNotPossible,
    /// An invalid bid is ruled against who made it.
    NotTheBidder,
    /// Nobody throws in after his own mistake, or after what is no mistake in the play.
    ThrowerNotAllowed,
    /// The other side must choose between playing on and stopping.
    ChoiceMissing,
    /// The game is over; there is nothing to choose.
    ChoiceNotAllowed,
    /// The ruling writes nothing in a list: the hand is dealt again or played on.
    RulingNotScored,
    /// Two players have the same id.
    DuplicatePlayer,
    /// Players are level in everything, and there is no seed for the lot.
    SeedMissing,
    /// A card that takes the trick must be played, in a Bettel.
    MustBeat,
    /// A card that takes the trick must be played, in a Ramsch.
    MustBeatInRamsch,
    /// Hochzeit and Ramsch are not declared.
    NotDeclared,
    /// Nobody may double in this game.
    DoubleNotInThis,
    /// Too late to double.
    TooLate,
    /// Each doubles a Ramsch once.
    DoubleAgain,
    /// Knocks that the rule set does not allow.
    BadKnocks,
    /// The exchange of a Hochzeit that is missing, or cannot be.
    BadExchange,
    /// Offers of a Hochzeit come before a Rufspiel.
    OffersFirst,
    /// Nobody but who was dealt exactly one trump offers it.
    BidNoOffer,
    /// The cards are not dealt again for this hand, or no more.
    BidNoRedeal,
    /// A Ramsch has no declarer.
    DeclarerNotAllowed,
    /// Only a game of two parties can be solved.
    NotTwoParties,
}

/// Every code with its name on the wire and its clause, in the order of the enum.
const TABLE: &[(ErrorCode, &str, Option<&str>)] = &[
    (ErrorCode::LineTooLong, "line_too_long", None),
    (ErrorCode::BadUtf8, "bad_utf8", None),
    (ErrorCode::BadJson, "bad_json", None),
    (ErrorCode::BadValue, "bad_value", None),
    (ErrorCode::UnknownRules, "unknown_rules", None),
    (ErrorCode::RulesWithoutList, "rules_without_list", None),
    (ErrorCode::BadCard, "bad_card", Some("S 1.2")),
    (ErrorCode::WrongCardCount, "wrong_card_count", Some("S 2.3.1")),
    (ErrorCode::DuplicateCard, "duplicate_card", Some("S 1.2")),
    (ErrorCode::BadSeat, "bad_seat", Some("S 1.2.1")),
    (ErrorCode::NoCut, "no_cut", Some("S 2.2.5")),
    (ErrorCode::CutPacketTooSmall, "cut_packet_too_small", Some("S 2.2.5")),
    (ErrorCode::TooManyCuts, "too_many_cuts", Some("S 2.2.6")),
    (ErrorCode::CutForShuffle, "cut_for_shuffle", Some("S 5.2.6")),
    (ErrorCode::ShuffleForCut, "shuffle_for_cut", Some("S 2.2.4")),
    (ErrorCode::CutSkipped, "cut_skipped", Some("S 2.2.5")),
    (ErrorCode::CutChosen, "cut_chosen", Some("S 2.2.5")),
    (ErrorCode::CutterNotTold, "cutter_not_told", Some("S 2.2.4")),
    (ErrorCode::NotAPack, "not_a_pack", Some("S 1.2")),
    (ErrorCode::BadPackets, "bad_packets", Some("S 2.3.1")),
    (ErrorCode::CommitmentMismatch, "commitment_mismatch", None),
    (ErrorCode::HandMismatch, "hand_mismatch", None),
    (ErrorCode::UnknownContract, "unknown_contract", None),
    (ErrorCode::SuitMissing, "suit_missing", None),
    (ErrorCode::SuitNotAllowed, "suit_not_allowed", None),
    (ErrorCode::HerzNotCallable, "herz_not_callable", Some("S 2.5.1")),
    (ErrorCode::ToutNotPossible, "tout_not_possible", Some("S 2.8.1")),
    (ErrorCode::BadCall, "bad_call", Some("P 4")),
    (ErrorCode::SieTakesNoPlays, "sie_takes_no_plays", Some("S 2.9.3")),
    (ErrorCode::TooManyPlays, "too_many_plays", None),
    (ErrorCode::NothingToDecide, "nothing_to_decide", None),
    (ErrorCode::OutOfTurn, "out_of_turn", Some("S 3.1.5")),
    (ErrorCode::OutOfPhase, "out_of_phase", None),
    (ErrorCode::GameOver, "game_over", None),
    (ErrorCode::BidPassOrPlay, "bid_pass_or_play", Some("S 2.4.3")),
    (ErrorCode::BidAnswer, "bid_answer", Some("S 2.4.7")),
    (ErrorCode::BidTooLow, "bid_too_low", Some("S 2.4.6")),
    (ErrorCode::BidNoSuchRung, "bid_no_such_rung", Some("S 2.4.4")),
    (ErrorCode::BidBeyondHand, "bid_beyond_hand", Some("S 2.4.10")),
    (ErrorCode::BidHoldNotRaise, "bid_hold_not_raise", Some("S 2.4.4")),
    (ErrorCode::BidNamedEarly, "bid_named_early", Some("S 2.4.12")),
    (ErrorCode::BidWrongName, "bid_wrong_name", Some("T 17")),
    (ErrorCode::BidBound, "bid_bound", Some("T 17")),
    (ErrorCode::ContractNotInRules, "contract_not_in_rules", Some("S 2.4.4")),
    (ErrorCode::CalledCardHeld, "called_card_held", Some("S 2.5.1")),
    (ErrorCode::NoCardOfCalledSuit, "no_card_of_called_suit", Some("S 2.5.1")),
    (ErrorCode::CallNotOpen, "call_not_open", Some("P 4")),
    (ErrorCode::NoCardOfTrumpSuit, "no_card_of_trump_suit", Some("S 2.6.4")),
    (ErrorCode::NotAllLords, "not_all_lords", Some("S 2.9.1")),
    (ErrorCode::ForcedRufspiel, "forced_rufspiel", Some("P 4")),
    (ErrorCode::ForcedNeedsEo, "forced_needs_eo", Some("P 4")),
    (ErrorCode::NothingForced, "nothing_forced", Some("S 2.4.13")),
    (ErrorCode::BelowClaim, "below_claim", Some("S 2.4.7")),
    (ErrorCode::BoundByName, "bound_by_name", Some("T 17")),
    (ErrorCode::ToutInFirstGame, "tout_in_first_game", Some("S 5.2.15")),
    (ErrorCode::SieInFirstGame, "sie_in_first_game", Some("S 2.9.1")),
    (ErrorCode::ToutCondition, "tout_condition", Some("S 5.2.14")),
    (ErrorCode::CardNotHeld, "card_not_held", None),
    (ErrorCode::MustFollow, "must_follow", Some("S 3.2.1")),
    (ErrorCode::MustFollowTrump, "must_follow_trump", Some("S 3.2.2")),
    (ErrorCode::MustPlayCalled, "must_play_called", Some("S 2.5.2")),
    (ErrorCode::MustNotUnderlead, "must_not_underlead", Some("S 2.5.4")),
    (ErrorCode::MustKeepCalled, "must_keep_called", Some("S 2.5.5")),
    (ErrorCode::DoublingOff, "doubling_off", Some("S 5.2.4")),
    (ErrorCode::NotADefender, "not_a_defender", Some("S 3.3.1")),
    (ErrorCode::DoubleWithoutTrump, "double_without_trump", Some("T 18")),
    (ErrorCode::DoubleByLeader, "double_by_leader", Some("S 3.3.2")),
    (ErrorCode::RetourOff, "retour_off", Some("T 18")),
    (ErrorCode::RetourByDeclarer, "retour_by_declarer", Some("S 3.3.3")),
    (ErrorCode::TooManyDoubles, "too_many_doubles", Some("S 3.3.2")),
    (ErrorCode::DoubleOneCard, "double_one_card", Some("S 3.3.2")),
    (ErrorCode::TooManyRunners, "too_many_runners", Some("S 4.2.2")),
    (ErrorCode::RowIncomplete, "row_incomplete", Some("S 5.3.3")),
    (ErrorCode::PartnerMissing, "partner_missing", Some("S 2.5.2")),
    (ErrorCode::PartnerNotAllowed, "partner_not_allowed", Some("S 2.6.2")),
    (ErrorCode::RowNotZero, "row_not_zero", Some("S 5.3.3")),
    (ErrorCode::TooManyRows, "too_many_rows", Some("S 5.2.1")),
    (ErrorCode::ImpossibleResult, "impossible_result", Some("S 4.1")),
    (ErrorCode::DoubleTricks, "double_tricks", Some("T 20")),
    (ErrorCode::UnknownOffence, "unknown_offence", None),
    (ErrorCode::OffenderMissing, "offender_missing", Some("S 3.4.16")),
    (ErrorCode::ContractMissing, "contract_missing", Some("S 3.4.17")),
    (ErrorCode::DeclarerMissing, "declarer_missing", Some("S 3.4.17")),
    (ErrorCode::OffenceNotPossible, "offence_not_possible", None),
    (ErrorCode::NotTheBidder, "not_the_bidder", Some("S 2.4.10")),
    (ErrorCode::ThrowerNotAllowed, "thrower_not_allowed", Some("S 3.4.18")),
    (ErrorCode::ChoiceMissing, "choice_missing", Some("T 15")),
    (ErrorCode::ChoiceNotAllowed, "choice_not_allowed", Some("T 15")),
    (ErrorCode::RulingNotScored, "ruling_not_scored", Some("S 3.4.13")),
    (ErrorCode::DuplicatePlayer, "duplicate_player", None),
    (ErrorCode::SeedMissing, "seed_missing", Some("S 5.4.2")),
    (ErrorCode::MustBeat, "must_beat", Some("V 2.3")),
    (ErrorCode::MustBeatInRamsch, "must_beat", Some("V 3.7")),
    (ErrorCode::NotDeclared, "not_declared", Some("V 0.6")),
    (ErrorCode::DoubleNotInThis, "double_not_in_this", Some("V 7.4")),
    (ErrorCode::TooLate, "too_late", Some("V 7.3")),
    (ErrorCode::DoubleAgain, "double_again", Some("V 3.8")),
    (ErrorCode::BadKnocks, "bad_knocks", Some("V 6.2")),
    (ErrorCode::BadExchange, "bad_exchange", Some("V 4.4")),
    (ErrorCode::OffersFirst, "offers_first", Some("V 4.3")),
    (ErrorCode::BidNoOffer, "bid_no_offer", Some("V 4.2")),
    (ErrorCode::BidNoRedeal, "bid_no_redeal", Some("V 14.2")),
    (ErrorCode::DeclarerNotAllowed, "declarer_not_allowed", Some("V 3.1")),
    (ErrorCode::NotTwoParties, "not_two_parties", Some("V 3.1")),
];

impl ErrorCode {
    /// Every code.
    pub fn all() -> impl Iterator<Item = ErrorCode> {
        TABLE.iter().map(|&(code, _, _)| code)
    }

    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// The clause that is broken, where one is.
    pub const fn clause(self) -> Option<&'static str> {
        TABLE[self as usize].2
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::{ErrorCode, TABLE};

    #[test]
    fn the_table_follows_the_enum() {
        for (place, (code, name, _)) in TABLE.iter().enumerate() {
            assert_eq!(*code as usize, place, "{name}");
        }
        assert_eq!(
            ErrorCode::all().last(),
            Some(ErrorCode::NotTwoParties),
            "the last variant ends the table"
        );
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<&str> = ErrorCode::all().map(ErrorCode::name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len() + 1, TABLE.len(), "the duty to beat has two clauses");
    }
}
