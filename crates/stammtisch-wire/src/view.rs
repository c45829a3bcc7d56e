//! What a seat, or a spectator, is shown of a hand.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::action::{Action, Bid};
use crate::contract::Contract;
use crate::ending::Ending;
use crate::notation::{Card, CardSet, Seat, Seats};

/// What everybody at the table sees of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct TableView {
    /// Id of the rule set.
    pub rules: String,
    /// Who dealt.
    pub dealer: Seat,
    /// Who knocked; absent where nobody did.
    #[serde(skip_serializing_if = "Seats::is_empty")]
    #[ts(optional, as = "Option<Seats>")]
    pub knocks: Seats,
    /// What running Bock hands multiply by; absent where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bock: Option<u32>,
    /// What throw-ins before this hand multiply by; absent where they do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<u32>,
    /// What the hand counts by all together; absent where it counts once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub factor: Option<u32>,
    /// What it is made of, and who brought it; absent where the hand counts once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Factor>>")]
    pub factors: Vec<Factor>,
    /// What one more knock or double would make of its factor; absent where there can be none.
    #[serde(skip_serializing_if = "OneMore::is_nothing")]
    #[ts(optional, as = "Option<OneMore>")]
    pub one_more: OneMore,
    /// The trump that is offered for a Hochzeit; absent where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
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
    pub claim: Option<(Seat, u8)>,
    /// Who plays, once that is settled.
    pub declarer: Option<Seat>,
    /// What is played, once it is named.
    pub contract: Option<Contract>,
    /// Whether the declarer had to play.
    pub forced: bool,
    /// Whether the declarer announced that he has no card of the called suit.
    pub renonce: bool,
    /// The partner, once the called card has fallen.
    pub partner: Option<Seat>,
    /// Who doubled.
    pub doubles: Doubles,
    /// All who doubled, in order; absent where nobody did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Seat>>")]
    pub doubled: Vec<Seat>,
    /// Who leads to the open trick.
    pub leader: Seat,
    /// The open trick, in the order played.
    pub trick: Vec<Played>,
    /// What takes the open trick as it lies; absent before a card lies there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taking: Option<Taking>,
    /// The trick before it, which may be looked at until the open one is complete.
    pub last_trick: Vec<Played>,
    /// How many cards each seat still holds.
    pub cards_left: [u8; 4],
    /// How many tricks each seat has taken.
    pub tricks: [u8; 4],
    /// How the hand ended, once it has.
    pub ending: Option<Ending>,
    /// All four hands, once the hand has been played to its end or laid open.
    pub deal: Option<[CardSet; 4]>,
}

/// The lists are turned over where they lie.
impl From<schafkopf::TableView> for TableView {
    fn from(view: schafkopf::TableView) -> TableView {
        let taking = view.taking().map(|(seat, taking)| Taking::new(seat, taking));
        let doubled: Vec<Seat> = view.doubles.seats(view.declarer).map(Into::into).collect();
        let factors = Factor::all(&view, &doubled);
        let factor = factors.iter().map(|one| one.factor).product();
        let schafkopf::TableView {
            rules,
            dealer,
            knocks,
            bock,
            next,
            multiplied,
            offer,
            number,
            stage,
            to_act,
            bids,
            claim,
            declarer,
            contract,
            forced,
            renonce,
            partner,
            doubles,
            leader,
            trick,
            last_trick,
            cards_left,
            tricks,
            ending,
            deal,
        } = view;
        TableView {
            rules,
            dealer: dealer.into(),
            knocks: knocks.into(),
            bock: Some(bock).filter(|&factor| factor > 1),
            next: Some(next).filter(|&factor| factor > 1),
            factor: Some(factor).filter(|&factor| factor > 1),
            factors,
            one_more: OneMore { knock: multiplied.further_knock, double: multiplied.further_double },
            offer: offer.map(Into::into),
            number,
            stage: stage.into(),
            to_act: all(to_act),
            bids: all(bids),
            claim: claim.map(|(seat, schafkopf::Rung(rung))| (seat.into(), rung)),
            declarer: declarer.map(Into::into),
            contract: contract.map(Into::into),
            forced,
            renonce,
            partner: partner.map(Into::into),
            doubles: doubles.into(),
            doubled,
            leader: leader.into(),
            trick: all(trick),
            taking,
            last_trick: all(last_trick),
            cards_left: *cards_left.as_array(),
            tricks: *tricks.as_array(),
            ending: ending.map(Into::into),
            deal: deal.map(|deal| deal.hands().as_array().map(Into::into)),
        }
    }
}

fn all<T, U: From<T>>(values: Vec<T>) -> Vec<U> {
    values.into_iter().map(Into::into).collect()
}

/// What takes a trick as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Taking {
    /// Who takes it.
    pub seat: Seat,
    /// The card that takes it.
    pub card: Card,
    /// The card points that lie there.
    pub points: u8,
    /// Why the card takes it.
    pub why: TrickWhy,
}

impl Taking {
    fn new(seat: schafkopf::Seat, taking: schafkopf::Taking) -> Taking {
        let schafkopf::Taking { place: _, card, points, why } = taking;
        Taking { seat: seat.into(), card: card.into(), points, why: why.into() }
    }
}

/// Why a card takes a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TrickWhy {
    /// Trump was led, and it is the highest.
    Trump,
    /// It is the highest of the suit that was led.
    Suit,
    /// A suit was led, and it is trump.
    Ruff,
}

impl From<schafkopf::TrickWhy> for TrickWhy {
    fn from(why: schafkopf::TrickWhy) -> TrickWhy {
        match why {
            schafkopf::TrickWhy::Trump => TrickWhy::Trump,
            schafkopf::TrickWhy::Suit => TrickWhy::Suit,
            schafkopf::TrickWhy::Ruff => TrickWhy::Ruff,
        }
    }
}

/// Something that multiplies what a hand is worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Factor {
    /// What.
    pub reason: FactorReason,
    /// By how much.
    pub factor: u32,
    /// Who brought it, in order; nobody at this table did for Bock and throw-ins.
    pub seats: Vec<Seat>,
}

impl Factor {
    /// All that multiply, in the order in which they come.
    fn all(view: &schafkopf::TableView, doubled: &[Seat]) -> Vec<Factor> {
        let knocked = view.knocks.iter().map(Into::into).collect();
        let all = [
            (FactorReason::Knocks, view.multiplied.knocks, knocked),
            (FactorReason::Doubles, view.multiplied.doubles, doubled.to_vec()),
            (FactorReason::Bock, view.bock, Vec::new()),
            (FactorReason::Next, view.next, Vec::new()),
        ];
        all.into_iter()
            .filter(|&(_, factor, _)| factor > 1)
            .map(|(reason, factor, seats)| Factor { reason, factor, seats })
            .collect()
    }
}

/// What can multiply what a hand is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FactorReason {
    /// Knocks.
    Knocks,
    /// Stoss, Retour, and whatever follows.
    Doubles,
    /// Running Bock hands.
    Bock,
    /// Throw-ins before this hand.
    Next,
}

/// What one more knock or double would make of its factor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct OneMore {
    /// The factor of the knocks with one more; absent where nobody may knock now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub knock: Option<u32>,
    /// The factor of the doubles with one more; absent where the chain has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub double: Option<u32>,
}

impl OneMore {
    const fn is_nothing(&self) -> bool {
        self.knock.is_none() && self.double.is_none()
    }
}

/// The stage of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Half the cards are dealt, and one may knock.
    Knocking,
    /// Somebody speaks.
    Auction,
    /// The contract is named.
    Declaring,
    /// A trump is offered for a Hochzeit.
    Offering,
    /// Who took it gives a card back.
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

impl From<schafkopf::Stage> for Stage {
    fn from(stage: schafkopf::Stage) -> Stage {
        match stage {
            schafkopf::Stage::Knocking => Stage::Knocking,
            schafkopf::Stage::Auction => Stage::Auction,
            schafkopf::Stage::Offering => Stage::Offering,
            schafkopf::Stage::Giving => Stage::Giving,
            schafkopf::Stage::Declaring => Stage::Declaring,
            schafkopf::Stage::Doubling => Stage::Doubling,
            schafkopf::Stage::Retour => Stage::Retour,
            schafkopf::Stage::Playing => Stage::Playing,
            schafkopf::Stage::Claiming => Stage::Claiming,
            schafkopf::Stage::Over => Stage::Over,
        }
    }
}

/// Words of the auction, with who said them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Said {
    /// Who spoke.
    pub seat: Seat,
    /// What he said.
    #[serde(flatten)]
    pub bid: Bid,
}

impl From<schafkopf::Said> for Said {
    fn from(schafkopf::Said { seat, bid }: schafkopf::Said) -> Said {
        Said { seat: seat.into(), bid: bid.into() }
    }
}

/// A card on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

impl From<schafkopf::Played> for Played {
    fn from(schafkopf::Played { seat, card }: schafkopf::Played) -> Played {
        Played { seat: seat.into(), card: card.into() }
    }
}

/// Who doubled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Doubles {
    /// Who gave a Stoss.
    pub stoss: Option<Seat>,
    /// Whether it was answered with a Retour.
    pub retour: bool,
    /// Who answered, where it was not the declarer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retour_by: Option<Seat>,
    /// Who doubled further, in order; in a Ramsch everybody after the first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Seat>>")]
    pub further: Vec<Seat>,
}

impl From<schafkopf::Doubles> for Doubles {
    fn from(schafkopf::Doubles { stoss, retour, retour_by, further }: schafkopf::Doubles) -> Doubles {
        let further = further.iter().map(Into::into).collect();
        Doubles { stoss: stoss.map(Into::into), retour, retour_by: retour_by.map(Into::into), further }
    }
}

/// What one seat may see and do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SeatView {
    /// Whose view it is.
    pub seat: Seat,
    /// The cards the seat still holds.
    pub hand: CardSet,
    /// What the seat may do now.
    pub actions: Vec<Action>,
    /// What the seat exchanged for a Hochzeit; absent where it did not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub exchange: Option<SeenExchange>,
    /// What everybody sees.
    pub table: TableView,
}

/// What a player remembers is not shown: no older trick than the last may be looked at.
impl From<schafkopf::SeatView> for SeatView {
    fn from(view: schafkopf::SeatView) -> SeatView {
        let schafkopf::SeatView { seat, hand, actions, exchange, table, memory: _ } = view;
        SeatView {
            seat: seat.into(),
            hand: hand.into(),
            actions: all(actions),
            exchange: exchange.map(Into::into),
            table: table.into(),
        }
    }
}

/// A trump that is offered for a Hochzeit, as everybody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct OfferView {
    /// Who offers it.
    pub seat: Seat,
    /// Who has taken it, and is to give a card back.
    pub taker: Option<Seat>,
    /// Which it is, where it is shown to all.
    pub card: Option<Card>,
}

impl From<schafkopf::OfferView> for OfferView {
    fn from(schafkopf::OfferView { seat, taker, card }: schafkopf::OfferView) -> OfferView {
        OfferView { seat: seat.into(), taker: taker.map(Into::into), card: card.map(Into::into) }
    }
}

/// What a seat knows of an exchange that it took part in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SeenExchange {
    /// The other seat.
    pub with: Seat,
    /// What the seat gave; nothing while it still chooses.
    pub gave: Option<Card>,
    /// What it got.
    pub got: Option<Card>,
}

impl From<schafkopf::SeenExchange> for SeenExchange {
    fn from(schafkopf::SeenExchange { with, gave, got }: schafkopf::SeenExchange) -> SeenExchange {
        SeenExchange { with: with.into(), gave: gave.map(Into::into), got: got.map(Into::into) }
    }
}

/// What a spectator sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SpectatorView {
    /// The hands shown; none for a player who does not show his.
    pub hands: [Option<CardSet>; 4],
    /// What everybody sees.
    pub table: TableView,
}

impl From<schafkopf::SpectatorView> for SpectatorView {
    fn from(schafkopf::SpectatorView { hands, table }: schafkopf::SpectatorView) -> SpectatorView {
        SpectatorView { hands: hands.as_array().map(|hand| hand.map(Into::into)), table: table.into() }
    }
}
