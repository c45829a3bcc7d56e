//! Claims in words: the facts that make the difference.

use schafkopf::{Card, Side};
use schafkopf_bots::review::{Claim, Decision, DecisionKind, Kind, Mark, Reasoned, Seen};
use stammtisch_text::Arg;

use super::teller::Teller;

impl Teller<'_> {
    /// What makes the difference between what was done and the best, a sentence each; what the lesson says already is left
    /// out.
    pub fn reasons(&self, decision: &Decision) -> Vec<String> {
        let repeated = |claim| decision.lesson.is_some_and(|lesson| lesson.says(claim));
        let told = decision.claims.iter().filter(|reasoned| !repeated(reasoned.claim));
        told.map(|reasoned| self.reasoned(decision, *reasoned)).collect()
    }

    fn reasoned(&self, decision: &Decision, Reasoned { claim, seen }: Reasoned) -> String {
        let sentence = self.claim(decision, claim);
        match seen {
            Seen::AtTheTable => sentence,
            Seen::OpenCards => self.say("review-seen-open", &[("claim", Arg::from(sentence))]),
        }
    }

    fn claim(&self, decision: &Decision, claim: Claim) -> String {
        let who = |seat| ("who", Arg::from(self.who(seat)));
        let number = |name: &'static str, number: u8| (name, Arg::from(i64::from(number)));
        let card = |card: Card| ("card", Arg::from(self.texts.card(card)));
        match claim {
            Claim::Outside { kind, count } => self.of_kind("claim-outside", kind, count),
            Claim::Holds { kind: Kind::Trump, count } if is_before_the_game(decision.kind) => {
                self.say("claim-holds-rufspiel", &[number("count", count)])
            }
            Claim::Holds { kind, count } => self.of_kind("claim-holds", kind, count),
            Claim::Lords { count } => self.say("claim-lords", &[number("count", count)]),
            Claim::Aces { count } => self.say("claim-aces", &[number("count", count)]),
            Claim::Void { seat, kind } => match suit_of(kind) {
                None => self.say("claim-void-trump", &[who(seat)]),
                Some(suit) => self.say("claim-void-suit", &[who(seat), ("suit", self.suit(suit))]),
            },
            Claim::CalledWith { seat } => self.say("claim-called-with", &[who(seat)]),
            Claim::LiesWith { seat } => self.say("claim-lies-with", &[who(seat)]),
            Claim::Lying { points } => self.say("claim-lying", &[number("points", points)]),
            Claim::Ahead { card: played } => self.say("claim-ahead", &[card(played)]),
            Claim::Takes { card: played, seat } => self.say("claim-takes", &[card(played), who(seat)]),
            Claim::LeadsNext { card: played, seat } => {
                self.say("claim-leads-next", &[card(played), who(seat)])
            }
            Claim::Ours { card: played } => self.say("claim-ours", &[card(played)]),
            Claim::Theirs { card: played } => self.say("claim-theirs", &[card(played)]),
            Claim::CanTakeIn { card: played, tenths } => {
                self.say("claim-can-take-in", &[card(played), number("tenths", tenths)])
            }
            Claim::Smear { card: played } => self.say("claim-smear", &[card(played)]),
            Claim::High { card: held } => self.say(&self.by_trump("claim-high", held), &[card(held)]),
            Claim::Over { card: held, count } => {
                self.say(&self.by_trump("claim-over", held), &[card(held), number("count", count)])
            }
            Claim::Entry { card: held } => self.say("claim-entry", &[card(held)]),
            Claim::Spatz { card: held } => self.say("claim-spatz", &[card(held)]),
            Claim::LastOfSuit { card: held } => self.say("claim-last-of-suit", &[card(held)]),
            Claim::Search { card: led } => self.say("claim-search", &[card(led)]),
            Claim::Cheapest { card: played } => self.say("claim-cheapest", &[card(played)]),
            Claim::Lacks { side, mark, points } => self.say(lacks(side, mark), &[number("points", points)]),
            Claim::DeclarerAfter { steps } => self.say("claim-declarer-after", &[number("steps", steps)]),
        }
    }

    /// A count of trumps, or of the cards of a suit.
    fn of_kind(&self, key: &str, kind: Kind, count: u8) -> String {
        let count = ("count", Arg::from(i64::from(count)));
        match suit_of(kind) {
            None => self.say(&format!("{key}-trump"), &[count]),
            Some(suit) => self.say(&format!("{key}-suit"), &[count, ("suit", self.suit(suit))]),
        }
    }

    fn suit(&self, suit: schafkopf::Suit) -> Arg<'static> {
        Arg::from(self.texts.suit(suit))
    }

    /// The message for a trump, or for a card of a side suit.
    fn by_trump(&self, key: &str, card: Card) -> String {
        format!("{key}-{}", if self.order().is_trump(card) { "trump" } else { "suit" })
    }
}

/// Whether no contract is declared yet, so that trumps are those of a Rufspiel.
const fn is_before_the_game(kind: DecisionKind) -> bool {
    match kind {
        DecisionKind::Auction | DecisionKind::Contract => true,
        DecisionKind::Double | DecisionKind::Card => false,
    }
}

/// The suit of a kind; none for the trumps.
const fn suit_of(kind: Kind) -> Option<schafkopf::Suit> {
    match kind {
        Kind::Trump => None,
        Kind::Eichel => Some(schafkopf::Suit::Eichel),
        Kind::Gras => Some(schafkopf::Suit::Gras),
        Kind::Herz => Some(schafkopf::Suit::Herz),
        Kind::Schellen => Some(schafkopf::Suit::Schellen),
    }
}

const fn lacks(side: Side, mark: Mark) -> &'static str {
    match (side, mark) {
        (Side::Declarer, Mark::OutOfSchneider) => "claim-lacks-declarer-out-of-schneider",
        (Side::Declarer, Mark::Win) => "claim-lacks-declarer-win",
        (Side::Declarer, Mark::Schneider) => "claim-lacks-declarer-schneider",
        (Side::Defenders, Mark::OutOfSchneider) => "claim-lacks-defenders-out-of-schneider",
        (Side::Defenders, Mark::Win) => "claim-lacks-defenders-win",
        (Side::Defenders, Mark::Schneider) => "claim-lacks-defenders-schneider",
    }
}
