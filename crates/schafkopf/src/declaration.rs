//! What a hand may declare: which contracts, which calls, which Touts (S 2.5.1, 2.6.4, 2.8; P 4, P 12).

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract::{CallRank, CallSuit, CalledCard, Contract};
use crate::contract_kind::{ContractKind, Lineup, Lords};
use crate::rules::{FirstGame, ForcedBy, ForcedGame, LadderEntry, RenonceCalls, RuleSet, ToutCondition};

/// Why a contract may not be declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum Undeclarable {
    /// The rule set does not know the contract.
    #[error("the rule set knows no {kind}")]
    NotInRules {
        /// The contract.
        kind: ContractKind,
    },
    /// The declarer holds the card that he calls (S 2.5.1).
    #[error("the declarer holds {card} himself")]
    CalledHeld {
        /// The card called.
        card: Card,
    },
    /// The declarer has no other card of the called suit (S 2.5.1).
    #[error("the declarer holds no card of the called suit {suit}")]
    NoCardOfCalledSuit {
        /// The suit.
        suit: Suit,
    },
    /// A call that only who must play may make, and only when he can call no Ace (P 4).
    #[error("{card} may be called only in a forced game, and only if nothing higher can be")]
    CallNotOpen {
        /// The card called.
        card: Card,
    },
    /// The soloist has no card of his trump suit (S 2.6.4).
    #[error("the declarer holds no card of the trump suit {suit}")]
    NoCardOfTrumpSuit {
        /// The suit.
        suit: Suit,
    },
    /// What nobody declares: a Hochzeit is offered and taken, a Ramsch follows when all have passed (V 3.1, 4.1).
    #[error("a {kind} is not declared")]
    NotDeclared {
        /// The contract.
        kind: ContractKind,
    },
    /// A Sie without all eight lords (S 2.9.1).
    #[error("a Sie needs all eight lords")]
    NotAllLords,
    /// Who must play in P must call (P 4, decision 21).
    #[error("the forced game is a Rufspiel")]
    ForcedRufspiel,
    /// Who must play holds the Ober of Acorns (T 11, P 4).
    #[error("the declarer of a forced game must hold EO")]
    ForcedNeedsEo,
    /// The rule set forces no game.
    #[error("the rule set forces no game")]
    NothingForced,
    /// Where an offer waits, a Rufspiel is named only when nobody took it, and then nothing else (V 4.3).
    #[error("{kind} cannot be declared: the offers come first, and after them a Rufspiel")]
    OffersFirst {
        /// The kind of contract.
        kind: ContractKind,
    },
    /// The contract lies below what was claimed in the auction (S 2.4.7).
    #[error("{kind} is below what was claimed")]
    BelowClaim {
        /// The contract.
        kind: ContractKind,
    },
    /// Another contract was named early (T 17).
    #[error("the declarer named {named} and is bound to it")]
    BoundByName {
        /// What was named.
        named: ContractKind,
    },
    /// A Tout in the first game of a match (S 5.2.15, P 23).
    #[error("no Tout in the first game of a match")]
    ToutInFirstGame,
    /// A Tout on a hand that does not meet the conditions (S 5.2.14, P 12).
    #[error("the hand does not allow a Tout")]
    ToutCondition,
}

/// The circumstances of a declaration: what decides besides the hand.
#[derive(Debug, Clone, Copy)]
pub struct Circumstances<'a> {
    /// The rules that are played by.
    pub rules: &'a RuleSet,
    /// Number of the game in its match, from 1.
    pub game: u32,
    /// Whether all have passed and the declarer must play.
    pub forced: bool,
}

impl Circumstances<'_> {
    /// Whether the calls of decision 11 are open: to who must play, unless the set has none of them (V 13.4).
    fn widens_calls(&self) -> bool {
        self.forced && self.rules.call.renonce == RenonceCalls::Forced
    }
}

/// The cards a hand may call; a forced declarer has further calls when no Ace is open to him (decision 11).
pub fn callable(hand: CardSet, forced: bool) -> impl Iterator<Item = CalledCard> {
    let aces = callable_of(hand, |called| !(hand & called.suit.cards()).is_empty(), CallRank::Ace);
    let open = if !forced || !aces.is_empty() {
        aces
    } else {
        [CallRank::Ace, CallRank::Ten, CallRank::King]
            .into_iter()
            .map(|rank| callable_of(hand, |_| true, rank))
            .find(|calls| !calls.is_empty())
            .unwrap_or(CardSet::EMPTY)
    };
    open.iter().filter_map(CalledCard::from_card)
}

/// The cards of a rank that the hand lacks and that pass a test.
fn callable_of(hand: CardSet, test: impl Fn(CalledCard) -> bool, rank: CallRank) -> CardSet {
    CallSuit::ALL
        .into_iter()
        .map(|suit| CalledCard { suit, rank })
        .filter(|called| !hand.contains(called.card()) && test(*called))
        .map(CalledCard::card)
        .collect()
}

/// Says whether a hand may declare a contract, the Tout's own conditions aside; a Wenz needs no Unter (S 2.7.3), a Geier no
/// Ober (V 1.3).
///
/// [`check_tout`] has those. They are apart because a Tout that is not allowed is played all the same at a real table, and
/// counts as a plain game (decision 17).
pub fn check_declaration(
    hand: CardSet,
    contract: Contract,
    at: Circumstances<'_>,
) -> Result<(), Undeclarable> {
    if !at.rules.knows(contract.kind()) {
        return Err(Undeclarable::NotInRules { kind: contract.kind() });
    }
    if at.forced {
        check_forced(hand, contract, at.rules)?;
    }
    match contract {
        Contract::Rufspiel { called } => check_call(hand, called, at.widens_calls()),
        Contract::Bettel { .. } if at.rules.contract(ContractKind::Bettel, None) != Some(contract) => {
            Err(Undeclarable::NotInRules { kind: contract.kind() })
        }
        Contract::Wenz { .. } | Contract::Geier { .. } | Contract::Bettel { .. } => Ok(()),
        Contract::Hochzeit | Contract::Ramsch => Err(Undeclarable::NotDeclared { kind: contract.kind() }),
        Contract::Farbwenz { trump, .. }
        | Contract::Farbgeier { trump, .. }
        | Contract::Solo { trump, .. } => {
            check_trump_suit(hand, trump, contract.kind().row().lords, at.rules)
        }
        Contract::Sie if hand == at.rules.deck().sie() => Ok(()),
        Contract::Sie => Err(Undeclarable::NotAllLords),
    }
}

/// Says whether a contract may be declared as far as that does not depend on the hand.
pub(crate) fn check_kind(contract: Contract, at: Circumstances<'_>) -> Result<(), Undeclarable> {
    let kind = contract.kind();
    if !at.rules.knows(kind) {
        return Err(Undeclarable::NotInRules { kind });
    }
    if kind.is_tout() && at.game == 1 && at.rules.first_game.tout == FirstGame::Barred {
        return Err(Undeclarable::ToutInFirstGame);
    }
    match (at.forced, at.rules.all_pass.forced_game) {
        (true, None) => Err(Undeclarable::NothingForced),
        (true, Some(ForcedGame::Rufspiel)) if kind != ContractKind::Rufspiel => {
            Err(Undeclarable::ForcedRufspiel)
        }
        (true | false, _) => Ok(()),
    }
}

/// Whether the hand has a card of the trump suit; what is a lord counts for no suit (S 2.6.4, decision 9, V 1.3).
fn check_trump_suit(hand: CardSet, trump: Suit, lords: Lords, rules: &RuleSet) -> Result<(), Undeclarable> {
    let counted = CardSet::of_suit(trump) - lords.cards();
    // A set without the Sie lets its holder play a Solo in any suit (decision 18).
    let waived = hand == rules.deck().sie() && rules.sie.is_none();
    if hand.intersects(counted) || waived {
        Ok(())
    } else {
        Err(Undeclarable::NoCardOfTrumpSuit { suit: trump })
    }
}

fn check_forced(hand: CardSet, contract: Contract, rules: &RuleSet) -> Result<(), Undeclarable> {
    match rules.all_pass.forced_game {
        None => Err(Undeclarable::NothingForced),
        Some(_)
            if rules.all_pass.forced_by == ForcedBy::Eo
                && !hand.contains(Card::new(Suit::Eichel, Rank::Ober)) =>
        {
            Err(Undeclarable::ForcedNeedsEo)
        }
        Some(ForcedGame::Rufspiel) if contract.kind() != ContractKind::Rufspiel => {
            Err(Undeclarable::ForcedRufspiel)
        }
        Some(ForcedGame::Rufspiel | ForcedGame::Any) => Ok(()),
    }
}

fn check_call(hand: CardSet, called: CalledCard, forced: bool) -> Result<(), Undeclarable> {
    if callable(hand, forced).any(|open| open == called) {
        return Ok(());
    }
    let card = called.card();
    if hand.contains(card) {
        Err(Undeclarable::CalledHeld { card })
    } else if forced || called.rank != CallRank::Ace {
        Err(Undeclarable::CallNotOpen { card })
    } else {
        Err(Undeclarable::NoCardOfCalledSuit { suit: called.suit.suit() })
    }
}

/// Says whether a Tout stands: not in the first game where that is barred, and only with the hand it needs.
pub fn check_tout(hand: CardSet, contract: Contract, at: Circumstances<'_>) -> Result<(), Undeclarable> {
    if !contract.kind().is_tout() {
        return Ok(());
    }
    if at.game == 1 && at.rules.first_game.tout == FirstGame::Barred {
        return Err(Undeclarable::ToutInFirstGame);
    }
    let allowed = match at.rules.tout.condition {
        ToutCondition::None => true,
        ToutCondition::Schule => tout_of_schule(hand, contract),
        ToutCondition::Preis => tout_of_preis(hand, contract),
    };
    if allowed { Ok(()) } else { Err(Undeclarable::ToutCondition) }
}

/// The three highest Obers, with which runners begin.
const THREE_OBERS: CardSet =
    CardSet::of_rank(Rank::Ober).without(CardSet::only(Card::new(Suit::Schellen, Rank::Ober)));

/// S 5.2.14 (decision 12); a Geier as a Wenz, with Obers for Unters (V 1.5).
fn tout_of_schule(hand: CardSet, contract: Contract) -> bool {
    let order = contract.order();
    let side_suits = Suit::ALL.map(|suit| (suit, hand & order.side_suit(suit)));
    match contract {
        Contract::Solo { .. } => {
            hand.contains_all(THREE_OBERS)
                && side_suits.iter().all(|&(suit, held)| ace_or_ace_and_ten(held, suit))
        }
        // T and P alone know a Farbwenz Tout and ask nothing of it; a set that joins the two asks what a Wenz needs.
        Contract::Wenz { .. }
        | Contract::Farbwenz { .. }
        | Contract::Geier { .. }
        | Contract::Farbgeier { .. } => {
            let lords = contract.kind().row().lords.cards();
            let mut highest = lords.iter();
            let (first, second) = (highest.next(), highest.next());
            let holds = |card: Option<Card>| card.is_some_and(|card| hand.contains(card));
            holds(first)
                && (holds(second) || (hand & lords).len() >= 3)
                && side_suits
                    .iter()
                    .all(|&(suit, held)| held.is_empty() || held.contains_all(ace_and_ten(suit)))
        }
        Contract::Rufspiel { .. }
        | Contract::Sie
        | Contract::Bettel { .. }
        | Contract::Hochzeit
        | Contract::Ramsch => true,
    }
}

/// Whether the cards held of a suit are nothing, its Ace, or its Ace and Ten.
fn ace_or_ace_and_ten(held: CardSet, suit: Suit) -> bool {
    let ace = CardSet::only(Card::new(suit, Rank::Ace));
    held.is_empty() || held == ace || held == ace_and_ten(suit)
}

fn ace_and_ten(suit: Suit) -> CardSet {
    CardSet::only(Card::new(suit, Rank::Ace)) | CardSet::only(Card::new(suit, Rank::Ten))
}

/// P 12 (decision 12), which asks something of a Solo alone.
fn tout_of_preis(hand: CardSet, contract: Contract) -> bool {
    match contract {
        Contract::Solo { .. } => {
            let side = hand - contract.order().trumps();
            let aces = side & CardSet::of_rank(Rank::Ace);
            hand.contains_all(THREE_OBERS)
                && side.len() <= 2
                && (side == aces || Suit::ALL.into_iter().any(|suit| side == ace_and_ten(suit)))
        }
        Contract::Rufspiel { .. }
        | Contract::Wenz { .. }
        | Contract::Geier { .. }
        | Contract::Farbwenz { .. }
        | Contract::Farbgeier { .. }
        | Contract::Sie
        | Contract::Bettel { .. }
        | Contract::Hochzeit
        | Contract::Ramsch => true,
    }
}

/// A set of contracts: a bit for each of [`Contract::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Contract>", into = "Vec<Contract>")]
pub struct ContractSet(u64);

impl From<Vec<Contract>> for ContractSet {
    fn from(contracts: Vec<Contract>) -> ContractSet {
        ContractSet::filtered(|contract| contracts.contains(&contract))
    }
}

impl From<ContractSet> for Vec<Contract> {
    fn from(set: ContractSet) -> Vec<Contract> {
        set.iter().collect()
    }
}

const _: () = assert!(Contract::ALL.len() <= u64::BITS as usize);

impl ContractSet {
    /// The contracts that pass a test.
    pub(crate) fn filtered(test: impl Fn(Contract) -> bool) -> ContractSet {
        let bits =
            Contract::ALL.iter().enumerate().filter(|(_, contract)| test(**contract)).map(|(i, _)| 1 << i);
        ContractSet(bits.fold(0, |all, bit: u64| all | bit))
    }

    /// Whether the contract is in the set.
    pub fn contains(self, contract: Contract) -> bool {
        self.iter().any(|other| other == contract)
    }

    /// How many contracts are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The contracts.
    pub fn iter(self) -> impl Iterator<Item = Contract> {
        Contract::ALL
            .into_iter()
            .enumerate()
            .filter(move |(i, _)| self.0 >> i & 1 == 1)
            .map(|(_, contract)| contract)
    }
}

/// Everything a hand may declare, before any claim of the auction binds it.
///
/// ```
/// use schafkopf::{Circumstances, Contract, Goal, declarable, rules};
/// let rules = rules::builtin("schule").expect("it is built in");
/// let at = Circumstances { rules: &rules, game: 2, forced: false };
/// let open = declarable("EO GU HA H7 EK E9 GA S7".parse()?, at);
/// assert!(open.contains(Contract::Wenz { goal: Goal::Majority }));
/// assert_eq!(open.iter().filter_map(Contract::called).count(), 2, "EA and SA");
/// # Ok::<(), schafkopf::CardError>(())
/// ```
pub fn declarable(hand: CardSet, at: Circumstances<'_>) -> ContractSet {
    declarable_from(hand, 0, at)
}

/// Everything a hand may declare at or above a rung of the ladder.
pub(crate) fn declarable_from(hand: CardSet, least: usize, at: Circumstances<'_>) -> ContractSet {
    let high_enough = |contract| at.rules.rung_of(contract).is_some_and(|rung| rung >= least);
    let calls: CardSet = callable(hand, at.widens_calls()).map(CalledCard::card).collect();
    ContractSet::filtered(|contract| {
        high_enough(contract)
            && contract.called().is_none_or(|called| calls.contains(called.card()))
            && check_declaration(hand, contract, at).is_ok()
            && check_tout(hand, contract, at).is_ok()
    })
}

/// Whether a hand may declare what an entry of the ladder stands for, when nobody forces it.
pub(crate) fn can_declare(hand: CardSet, entry: LadderEntry, at: Circumstances<'_>) -> bool {
    let LadderEntry { kind, suit } = entry;
    let possible =
        |contract| check_declaration(hand, contract, at).is_ok() && check_tout(hand, contract, at).is_ok();
    at.rules.knows(kind)
        && match kind.row().lineup {
            Lineup::CalledPartner => callable(hand, at.widens_calls()).next().is_some(),
            Lineup::Married | Lineup::Everyone => false,
            Lineup::Alone if kind == ContractKind::Sie => false,
            Lineup::Alone => match (at.rules.contract(kind, None), suit) {
                (Some(contract), _) => possible(contract),
                (None, Some(_)) => at.rules.contract(kind, suit).is_some_and(possible),
                (None, None) => Suit::ALL
                    .into_iter()
                    .any(|trump| at.rules.contract(kind, Some(trump)).is_some_and(possible)),
            },
        }
}

#[cfg(test)]
mod tests {
    use super::{
        CardSet, Circumstances, Contract, callable, check_declaration, check_tout, declarable,
        declarable_from,
    };
    use crate::card::Suit;
    use crate::contract::Goal;
    use crate::rules::builtin;

    fn calls(hand: &str, forced: bool) -> String {
        let hand: CardSet = hand.parse().unwrap();
        callable(hand, forced).map(|called| called.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn s_2_5_1_an_ace_not_held_in_a_suit_that_is_held() {
        assert_eq!(calls("EO GU HA H7 EK E9 GA S7", false), "EA SA");
        assert_eq!(calls("EO EU HA H7 GO GU S8 S7", false), "SA");
        assert_eq!(calls("EO EU HA H7 GA GK SA S7", false), "", "lords are no cards of the suit called");
    }

    #[test]
    fn s_2_5_3_blocked_with_all_aces() {
        assert_eq!(calls("EA GA SA EO EU HA H7 S7", false), "");
    }

    #[test]
    fn p_4_and_decision_11_the_forced_calls() {
        assert_eq!(calls("EO EU HA H7 GA GK SA S7", true), "EA", "Renonce");
        assert_eq!(calls("EO GU HA H7 EK E9 GA S7", true), "EA SA", "an Ace first");
        assert_eq!(calls("EO EA EZ GA SA H7 H8 H9", true), "GZ SZ", "a Ten with all Aces");
        assert_eq!(calls("EO EA EZ GA GZ SA SZ SK", true), "EK GK", "a King with all Tens");
    }

    fn tout(rules: &str, hand: &str, contract: Contract, game: u32) -> bool {
        let rules = builtin(rules).unwrap();
        let at = Circumstances { rules: &rules, game, forced: false };
        check_tout(hand.parse().unwrap(), contract, at).is_ok()
    }

    const SOLO_TOUT: Contract = Contract::Solo { trump: Suit::Eichel, goal: Goal::Tout };
    const WENZ_TOUT: Contract = Contract::Wenz { goal: Goal::Tout };

    #[test]
    fn s_5_2_14_and_decision_12_a_tout_needs_its_hand() {
        assert!(tout("schule-turnier", "EO GO HO EU EA EZ GA GZ", SOLO_TOUT, 2));
        assert!(tout("schule-turnier", "EO GO HO EA EZ GA HA SA", SOLO_TOUT, 2));
        assert!(!tout("schule-turnier", "EO GO SO EU EA EZ GA GZ", SOLO_TOUT, 2), "two runners");
        assert!(!tout("schule-turnier", "EO GO HO EU EA EZ GZ HA", SOLO_TOUT, 2), "a Ten without its Ace");
        assert!(!tout("schule-turnier", "EO GO HO EU EA EZ GA GK", SOLO_TOUT, 2), "a King");
        assert!(tout("schule-turnier", "EU GU GA GZ GK G7 EA EZ", WENZ_TOUT, 2));
        assert!(tout("schule-turnier", "EU HU SU GA GZ GK EA EZ", WENZ_TOUT, 2));
        assert!(!tout("schule-turnier", "EU HU GA GZ GK GO EA EZ", WENZ_TOUT, 2));
        assert!(!tout("schule-turnier", "EU GU GA GK GO G7 EA EZ", WENZ_TOUT, 2), "a suit without its Ten");
    }

    #[test]
    fn p_12_at_most_two_aces_or_ace_and_ten_beside_the_trumps() {
        assert!(tout("preis", "EO GO HO EU EA EZ GA HA", SOLO_TOUT, 2));
        assert!(tout("preis", "EO GO HO EU EA EZ GA GZ", SOLO_TOUT, 2));
        assert!(!tout("preis", "EO GO HO EA EZ GA HA SA", SOLO_TOUT, 2), "three side cards");
        assert!(!tout("preis", "EO GO HO EU EA EZ GA HZ", SOLO_TOUT, 2));
        assert!(tout("preis", "S7 S8 S9 H7 H8 H9 E7 E8", WENZ_TOUT, 2), "P 12 asks nothing of a Wenz Tout");
    }

    #[test]
    fn s_5_2_15_and_p_23_no_tout_in_the_first_game() {
        assert!(!tout("schule-turnier", "EO GO HO EU EA EZ GA GZ", SOLO_TOUT, 1));
        assert!(!tout("preis", "EO GO HO EU EA EZ GA GZ", SOLO_TOUT, 1));
        assert!(tout("schule", "EO GO HO EU EA EZ GA GZ", SOLO_TOUT, 1));
        assert!(tout("tischpunkte", "S7 S8 S9 H7 H8 H9 E7 E8", SOLO_TOUT, 1), "T 3");
    }

    fn declares(rules: &str, hand: &str, contract: Contract) -> bool {
        let rules = builtin(rules).unwrap();
        let at = Circumstances { rules: &rules, game: 2, forced: false };
        check_declaration(hand.parse().unwrap(), contract, at).is_ok()
    }

    #[test]
    fn s_2_6_4_and_decision_9_a_solo_needs_a_card_of_its_suit() {
        let gras = Contract::Solo { trump: Suit::Gras, goal: Goal::Majority };
        assert!(!declares("schule", "EO GO GU EA EZ E9 H7 S7", gras), "lords do not count");
        assert!(declares("schule", "EO GO GU EA EZ E9 H7 G7", gras));
        let farbwenz = Contract::Farbwenz { trump: Suit::Gras, goal: Goal::Majority };
        assert!(declares("preis", "EO GO GU EA EZ E9 H7 S7", farbwenz), "the Ober does in a Farbwenz");
        assert!(!declares("preis", "EO HO GU EA EZ E9 H7 S7", farbwenz));
        assert!(!declares("schule", "EO GO GU EA EZ E9 H7 G7", farbwenz), "S knows no Farbwenz");
    }

    #[test]
    fn s_2_7_3_a_wenz_without_an_unter() {
        assert!(declares("schule", "EO GO HO EA EZ E9 H7 S7", Contract::Wenz { goal: Goal::Majority }));
    }

    #[test]
    fn v_1_3_a_geier_needs_no_ober_and_a_farbgeier_a_card_of_its_suit() {
        let rules = crate::RuleSet::parse(WITH_GEIER).unwrap();
        let at = Circumstances { rules: &rules, game: 2, forced: false };
        let declares = |hand: &str, contract| check_declaration(hand.parse().unwrap(), contract, at);
        let schellen = Contract::Farbgeier { trump: Suit::Schellen, goal: Goal::Majority };
        assert_eq!(declares("EA EZ EK SU GA GZ HA H7", Contract::Geier { goal: Goal::Majority }), Ok(()));
        assert_eq!(declares("EA EZ EK SU GA GZ HA H7", schellen), Ok(()), "the Unter is of the suit");
        assert_eq!(
            declares("EA EZ EK SO GA GZ HA H7", schellen),
            Err(super::Undeclarable::NoCardOfTrumpSuit { suit: Suit::Schellen })
        );
        assert!(!super::declarable("EA EZ EK SU GA GZ HA H7".parse().unwrap(), at).is_empty());
    }

    #[test]
    fn v_1_5_a_geier_tout_needs_what_a_wenz_tout_needs_with_obers() {
        let rules = crate::RuleSet::parse(WITH_GEIER_IN_A_TOURNAMENT).unwrap();
        let at = Circumstances { rules: &rules, game: 2, forced: false };
        let stands = |hand: &str, contract| check_tout(hand.parse().unwrap(), contract, at).is_ok();
        let geier = Contract::Geier { goal: Goal::Tout };
        assert!(stands("EO GO GA GZ GK G7 EA EZ", geier));
        assert!(stands("EO HO SO GA GZ GK EA EZ", geier));
        assert!(!stands("EO HO GA GZ GK GU EA EZ", geier), "EO and one more, not GO");
        assert!(!stands("EO GO GA GK GU G7 EA EZ", geier), "a suit without its Ten");
        let farbgeier = Contract::Farbgeier { trump: Suit::Gras, goal: Goal::Tout };
        assert!(stands("EO GO GK G9 G8 G7 EA EZ", farbgeier), "the trump suit needs nothing");
    }

    const WITH_GEIER: &str = r#"
        extends = "schule"
        id = "geier"
        name = { de = "Geier", en = "Geier" }
        [auction]
        ladder = [["rufspiel"], ["farbgeier"], ["geier"], ["wenz"], ["solo"]]
    "#;

    const WITH_GEIER_IN_A_TOURNAMENT: &str = r#"
        extends = "schule-turnier"
        id = "geier"
        name = { de = "Geier", en = "Geier" }
        [auction]
        ladder = [["rufspiel"], ["farbgeier"], ["geier"], ["wenz"], ["solo"], ["farbgeier_tout"], ["geier_tout"]]
    "#;

    #[test]
    fn decision_18_the_holder_of_all_lords_plays_a_solo_in_t_and_p() {
        let lords = "EO GO HO SO EU GU HU SU";
        for rules in ["tischpunkte", "preis"] {
            assert!(declares(rules, lords, Contract::Solo { trump: Suit::Gras, goal: Goal::Majority }));
            assert!(!declares(rules, lords, Contract::Sie));
        }
        assert!(declares("schule", lords, Contract::Sie));
        assert!(!declares("schule", lords, Contract::Solo { trump: Suit::Gras, goal: Goal::Majority }));
    }

    #[test]
    fn a_hand_declares_from_a_rung_upwards() {
        let rules = builtin("schule").unwrap();
        let at = Circumstances { rules: &rules, game: 2, forced: false };
        let hand: CardSet = "EO GU HA H7 EK E9 GA S7".parse().unwrap();
        let open = declarable(hand, at);
        assert_eq!(open.len(), 2 + 2 + 8, "two Aces, a Wenz, a Solo in each suit, and their Touts");
        assert!(declarable_from(hand, 2, at).iter().all(|contract| contract.kind().is_solo_kind()));
        assert!(!declarable_from(hand, 2, at).contains(Contract::Wenz { goal: Goal::Majority }));
    }
}
