//! What a seat, or a spectator, may see of a hand.

use serde::{Deserialize, Serialize};

use crate::action::Actions;
use crate::auction::{Bid, Rung};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::course::{Course, Phase, Step};
use crate::deal::Deal;
use crate::exchange::offerable;
use crate::game::{Doubles, Ending, Game};
use crate::order::Taking;
use crate::outcome::Parties;
use crate::seat::{BySeat, Seat, SeatSet};

/// What everybody at the table sees: no field can hold a hidden card or a hidden partner while the hand is played.
///
/// There is room for the whole deal, and it is empty until the hand is over and nothing is hidden any more. Nothing counts
/// what somebody has taken: in a Ramsch everybody does that for himself (V 3.9).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableView {
    /// Id of the rule set.
    pub rules: String,
    /// Who dealt.
    pub dealer: Seat,
    /// Who knocked (V 6).
    #[serde(default, skip_serializing_if = "is_empty")]
    pub knocks: SeatSet,
    /// What running Bock hands multiply by (V 8.1).
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub bock: u32,
    /// What throw-ins before this hand multiply by (V 8.3).
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub next: u32,
    /// What knocks and doubles multiply by.
    #[serde(default)]
    pub multiplied: Multiplied,
    /// The trump that is offered for a Hochzeit (V 4.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferView>,
    /// Number of the game in its match.
    pub number: u32,
    /// The stage of the hand.
    pub stage: Stage,
    /// The seats that are asked to act.
    pub to_act: Vec<Seat>,
    /// The words of the auction.
    pub bids: Vec<Said>,
    /// The highest claim of the auction and whose it is.
    pub claim: Option<(Seat, Rung)>,
    /// Who plays, once that is settled.
    pub declarer: Option<Seat>,
    /// What is played, once it is named.
    pub contract: Option<Contract>,
    /// Whether the declarer had to play.
    pub forced: bool,
    /// Whether the declarer announced that he has no card of the called suit (P 4).
    pub renonce: bool,
    /// The partner, once the called card has fallen (S 2.5.2, 3.1.8).
    pub partner: Option<Seat>,
    /// Who doubled.
    pub doubles: Doubles,
    /// Who leads to the open trick (S 3.1.8).
    pub leader: Seat,
    /// The open trick, in the order played.
    pub trick: Vec<Played>,
    /// The trick before it, which may be looked at until the open one is complete (S 3.1.4).
    pub last_trick: Vec<Played>,
    /// How many cards each seat still holds.
    pub cards_left: BySeat<u8>,
    /// How many tricks each seat has taken: they lie face down, counted but not shown (T 12).
    pub tricks: BySeat<u8>,
    /// How the hand ended, once it has.
    pub ending: Option<Ending>,
    /// All four hands, once the hand has been played to its end or laid open.
    pub deal: Option<Deal>,
}

/// What knocks and doubles multiply by as far as everybody knows of them (V 6.3, 7.1), and what they would with one more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Multiplied {
    /// The knocks.
    pub knocks: u32,
    /// The doubles, all together; in a Ramsch each doubles (V 3.8).
    pub doubles: u32,
    /// The knocks with one more, while one may knock.
    pub further_knock: Option<u32>,
    /// The doubles with one more, where the chain goes on.
    pub further_double: Option<u32>,
}

impl Default for Multiplied {
    fn default() -> Multiplied {
        Multiplied { knocks: 1, doubles: 1, further_knock: None, further_double: None }
    }
}

/// A trump that is offered for a Hochzeit, as everybody sees it (V 4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfferView {
    /// Who offers it.
    pub seat: Seat,
    /// Who has taken it, and is to give a card back.
    pub taker: Option<Seat>,
    /// Which it is, where it is shown to all.
    pub card: Option<Card>,
}

/// What a seat knows of an exchange that it took part in (V 4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenExchange {
    /// The other seat.
    pub with: Seat,
    /// What the seat gave; nothing while it still chooses.
    pub gave: Option<Card>,
    /// What it got.
    pub got: Option<Card>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_empty(seats: &SeatSet) -> bool {
    seats.is_empty()
}

const fn once() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_once(factor: &u32) -> bool {
    *factor == 1
}

/// The stage of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Half the cards are dealt, and one may knock (V 6.1).
    Knocking,
    /// Somebody speaks.
    Auction,
    /// The contract is named.
    Declaring,
    /// A trump is offered for a Hochzeit (V 4.4).
    Offering,
    /// Who took it gives a card back (V 4.4).
    Giving,
    /// All but the declarer are asked whether they double.
    Doubling,
    /// The declarer is asked for a Retour.
    Retour,
    /// Cards are played.
    Playing,
    /// The winners are asked what they claim.
    Claiming,
    /// The hand is over.
    Over,
}

/// Words of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Who spoke.
    pub seat: Seat,
    /// What he said.
    #[serde(flatten)]
    pub bid: Bid,
}

/// A card on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

/// What one seat may see and do: the whole of what a player, person or bot, ever gets.
///
/// It is made by [`Game::view`] at a table, and by [`Sight`](crate::Sight) wherever one seat alone is known. Written as JSON it
/// is read back whole.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// Whose view it is.
    pub seat: Seat,
    /// The cards the seat still holds.
    pub hand: CardSet,
    /// What the seat may do now.
    pub actions: Vec<crate::action::Action>,
    /// What the seat exchanged for a Hochzeit; nobody but the other one knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<SeenExchange>,
    /// What everybody sees.
    pub table: TableView,
    /// What a player with perfect memory has seen before. It is for who decides, and is not shown: no older trick than
    /// the last may be looked at (S 3.4.9).
    pub memory: Memory,
}

/// What a player with perfect memory knows of the hand so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// The cards dealt to the seat, as many as it has seen; after an exchange those that it plays with.
    pub dealt: CardSet,
    /// Every card played, in order.
    pub plays: Vec<(Seat, Card)>,
    /// What the seat may do now, in its compact form.
    pub actions: Actions,
}

/// What a spectator sees: the table, and the hands that their owners show him (S 2.3.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpectatorView {
    /// The hands shown; none for a player who does not show his.
    pub hands: BySeat<Option<CardSet>>,
    /// What everybody sees.
    pub table: TableView,
}

impl Game {
    /// What a seat may see and do.
    pub fn view(&self, seat: Seat) -> SeatView {
        self.course.seat_view(seat, self.dealt(seat), self.shown_deal())
    }

    /// What a spectator sees, given who lets him look (S 2.3.2).
    pub fn spectator_view(&self, shows: &BySeat<bool>) -> SpectatorView {
        let hands = BySeat::from_fn(|seat| shows[seat].then(|| self.hand(seat)));
        SpectatorView { hands, table: self.table_view() }
    }

    /// What everybody sees.
    pub fn table_view(&self) -> TableView {
        self.course.table_view(self.shown_deal())
    }

    /// The stage of the hand.
    pub fn stage(&self) -> Stage {
        self.course.stage()
    }

    /// The deal, once it is scored: when it was played out, or when a Sie was laid down; never when it was thrown in.
    fn shown_deal(&self) -> Option<Deal> {
        match self.ending()? {
            Ending::Scored { .. } | Ending::Ramsch { .. } => Some(self.deal_played()),
            Ending::ThrownIn | Ending::Redealt { .. } | Ending::SieVoid { .. } => None,
        }
    }
}

impl Game {
    /// The cards as they are played with: as dealt, but for the exchange of a Hochzeit (V 4.4). For who may see everything.
    pub fn deal_played(&self) -> Deal {
        self.exchange().map_or(self.deal, |exchange| exchange.deal_played(&self.deal))
    }
}

/// Views are made from what everybody knows and one seat's own cards; the deal comes in once it is open to all.
impl Course {
    /// What a seat may see and do that was dealt some cards.
    pub(crate) fn seat_view(&self, seat: Seat, dealt: CardSet, shown: Option<Deal>) -> SeatView {
        let actions = self.legal_actions(seat, dealt);
        let wedding = self.wedding.filter(|wedding| seat == wedding.offerer || seat == wedding.taker);
        let exchange = wedding.map(|wedding| {
            if seat == wedding.offerer {
                SeenExchange { with: wedding.taker, gave: wedding.card, got: wedding.back }
            } else {
                SeenExchange { with: wedding.offerer, gave: wedding.back, got: wedding.card }
            }
        });
        SeatView {
            seat,
            hand: self.held(seat, dealt),
            actions: actions.to_vec(),
            exchange,
            table: self.table_view(shown),
            memory: Memory {
                dealt: wedding.map_or(dealt, |wedding| wedding.held(seat, dealt)),
                plays: self.plays.clone(),
                actions,
            },
        }
    }

    /// The cards that a seat holds which was dealt some.
    pub(crate) fn held(&self, seat: Seat, dealt: CardSet) -> CardSet {
        match (self.table(), &self.phase, self.wedding) {
            (Some(table), _, _) => table.play.hand(seat),
            (None, _, Some(wedding)) => wedding.held(seat, dealt),
            (None, Phase::Hochzeit(offer), None) if offer.offerer == seat => {
                dealt - offerable(dealt).map_or(CardSet::EMPTY, CardSet::only)
            }
            (None, _, None) => dealt,
        }
    }

    /// How many cards a seat holds, as everybody can count.
    fn cards_left(&self, seat: Seat) -> u8 {
        let rules = &self.setup.rules;
        let hand = rules.deck().hand();
        let played = self.plays.iter().filter(|&&(other, _)| other == seat).count() as u8;
        match &self.phase {
            Phase::Knocking(_) => rules.knock_after().unwrap_or(hand),
            Phase::Hochzeit(offer) if offer.offerer == seat => hand - 1,
            Phase::Hochzeit(offer) if offer.taken && offer.asked == seat => hand + 1,
            Phase::Hochzeit(_)
            | Phase::Auction(_)
            | Phase::Declaring(_)
            | Phase::Playing(_)
            | Phase::Over(_) => hand - played,
        }
    }

    /// The offer that is up.
    fn offer_view(&self) -> Option<OfferView> {
        let Phase::Hochzeit(offer) = &self.phase else { return None };
        Some(OfferView {
            seat: offer.offerer,
            taker: offer.taken.then_some(offer.asked),
            card: self.shown_offer,
        })
    }

    /// What everybody sees.
    pub(crate) fn table_view(&self, shown: Option<Deal>) -> TableView {
        let complete = self.plays.len() / 4 * 4;
        let tricks =
            |plays: &[(Seat, Card)]| plays.iter().map(|&(seat, card)| Played { seat, card }).collect();
        let table = self.table();
        TableView {
            rules: self.setup.rules.id.clone(),
            dealer: self.setup.dealer,
            knocks: self.public_knocks(),
            bock: self.setup.bock,
            next: self.multipliers().next(&self.setup.rules) as u32,
            multiplied: self.multiplied(),
            offer: self.offer_view(),
            number: self.setup.number,
            stage: self.stage(),
            to_act: self.to_act().collect(),
            bids: self.bids.iter().map(|&(seat, bid)| Said { seat, bid }).collect(),
            claim: self.claim(),
            declarer: self.public_declarer(),
            contract: self.declared().map(|declared| declared.contract),
            forced: self.is_forced(),
            renonce: self.declared().is_some_and(|declared| declared.renonce),
            partner: self.known_partner(),
            doubles: table.map_or_else(Doubles::default, |table| table.doubles),
            leader: table.map_or(self.forehand(), |table| table.play.leader()),
            trick: tricks(&self.plays[complete..]),
            last_trick: tricks(&self.plays[complete.saturating_sub(4)..complete]),
            cards_left: BySeat::from_fn(|seat| self.cards_left(seat)),
            tricks: BySeat::from_fn(|seat| table.map_or(0, |table| table.play.tricks_of(seat))),
            ending: self.ending().copied(),
            deal: shown,
        }
    }

    /// The stage of the hand.
    pub(crate) fn stage(&self) -> Stage {
        match &self.phase {
            Phase::Knocking(_) => Stage::Knocking,
            Phase::Auction(_) => Stage::Auction,
            Phase::Declaring(_) => Stage::Declaring,
            Phase::Hochzeit(offer) if offer.taken => Stage::Giving,
            Phase::Hochzeit(_) => Stage::Offering,
            Phase::Playing(table) => match table.step {
                Step::Doubling(_) => Stage::Doubling,
                Step::Retour(_) => Stage::Retour,
                Step::Card => Stage::Playing,
                Step::Claims(_) => Stage::Claiming,
            },
            Phase::Over(_) => Stage::Over,
        }
    }

    fn claim(&self) -> Option<(Seat, Rung)> {
        match &self.phase {
            Phase::Auction(speaking) => speaking.auction.claim(),
            Phase::Knocking(_)
            | Phase::Declaring(_)
            | Phase::Hochzeit(_)
            | Phase::Playing(_)
            | Phase::Over(_) => None,
        }
    }

    fn public_declarer(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Declaring(declaring) => Some(declaring.seat),
            Phase::Knocking(_)
            | Phase::Auction(_)
            | Phase::Hochzeit(_)
            | Phase::Playing(_)
            | Phase::Over(_) => {
                self.declared().and_then(|declared| declared.parties).map(|parties| parties.declarer)
            }
        }
    }

    fn is_forced(&self) -> bool {
        match &self.phase {
            Phase::Declaring(declaring) => declaring.forced,
            Phase::Knocking(_)
            | Phase::Auction(_)
            | Phase::Hochzeit(_)
            | Phase::Playing(_)
            | Phase::Over(_) => self.declared().is_some_and(|declared| declared.forced),
        }
    }

    /// The partner, once the called card lies on the table.
    ///
    /// In a Hochzeit everybody knows him, and so it is where he answered a double (V 4.1, 7.2).
    fn known_partner(&self) -> Option<Seat> {
        let declared = self.declared()?;
        if declared.contract == Contract::Hochzeit {
            return declared.parties?.partner;
        }
        let answered = self.table().and_then(|table| table.doubles.retour_by);
        if answered.is_some() {
            return answered;
        }
        let called = declared.contract.called()?.card();
        self.plays.iter().find(|(_, card)| *card == called).map(|&(seat, _)| seat)
    }
}

/// The parties as far as everybody knows them.
impl TableView {
    /// Who takes the open trick as it lies, and with what; nobody before a card lies there (S 3.1.2).
    pub fn taking(&self) -> Option<(Seat, Taking)> {
        let cards: Vec<Card> = self.trick.iter().map(|played| played.card).collect();
        let taking = self.contract?.order().taking(&cards)?;
        Some((self.trick.get(taking.place)?.seat, taking))
    }

    /// Who plays with whom, as far as everybody knows.
    pub fn known_parties(&self) -> Option<Parties> {
        Some(Parties { declarer: self.declarer?, partner: self.partner })
    }
}
