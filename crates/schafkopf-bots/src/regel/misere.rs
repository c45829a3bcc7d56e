//! Games in which tricks are shunned: the Ramsch (V 3) and the Bettel (V 2).

use schafkopf::{Card, CardSet, Contract, Order, Seat, SeatView};

use super::reason::Reason;

/// What a seat has seen of such a game when a card is asked of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shunning<'a> {
    pub(crate) seat: Seat,
    /// The cards it still holds.
    pub(crate) hand: CardSet,
    pub(crate) contract: Contract,
    /// Who must take nothing, in a Bettel; in a Ramsch everybody for himself.
    pub(crate) declarer: Option<Seat>,
    /// Every card played, in order.
    pub(crate) plays: &'a [(Seat, Card)],
    /// All cards that are played with.
    pub(crate) pack: CardSet,
}

/// What a trick costs in a Bettel, where one is too many.
const BETTEL_TRICK: f32 = 60.0;
/// What a trick costs in a Ramsch besides its points: it may break up a Jungfrau, and one has to lead.
const RAMSCH_TRICK: f32 = 3.0;
/// What it is worth to be rid of a card, for each lower one that is still out.
const RID: f32 = 1.5;

impl<'a> Shunning<'a> {
    /// What the view of a seat shows; none in other games.
    pub(crate) fn of(view: &'a SeatView, pack: CardSet) -> Option<Shunning<'a>> {
        let contract = view.table.contract?;
        is_shunned(contract).then_some(Shunning {
            seat: view.seat,
            hand: view.hand,
            contract,
            declarer: view.table.declarer,
            plays: &view.memory.plays,
            pack,
        })
    }

    /// The card to play among the legal ones, with the rule of thumb behind it.
    pub(crate) fn choose(&self, legal: CardSet) -> (Card, Reason) {
        let trick = self.trick();
        let value = |card: Card| self.value(card, trick);
        let best = legal.iter().max_by(|&a, &b| value(a).total_cmp(&value(b)));
        let card = best.expect("whose turn it is has a card");
        let reason = match trick.first() {
            None => Reason::LeadLow,
            Some(_) if self.takes(card, trick) => Reason::Win,
            Some(_) => Reason::GiveLittle,
        };
        (card, reason)
    }

    /// What each of some cards is worth now; handed over one by one.
    pub(crate) fn each_card(&self, legal: CardSet, mut take: impl FnMut(Card, f32)) {
        let trick = self.trick();
        for card in legal {
            take(card, self.value(card, trick));
        }
    }

    /// The open trick.
    fn trick(&self) -> &'a [(Seat, Card)] {
        &self.plays[self.plays.len() / 4 * 4..]
    }

    fn order(&self) -> Order {
        self.contract.order()
    }

    fn takes(&self, card: Card, trick: &[(Seat, Card)]) -> bool {
        let Some(&(_, led)) = trick.first() else { return true };
        let all: CardSet = trick.iter().map(|&(_, card)| card).collect();
        self.order().winner(all | CardSet::only(card), led) == card
    }

    /// The cards that others still hold.
    fn unseen(&self) -> CardSet {
        let gone: CardSet = self.plays.iter().map(|&(_, card)| card).collect();
        self.pack - gone - self.hand
    }

    /// How likely a card keeps the trick that it takes now: what is out and beats it, and how many are to come.
    fn keeps(&self, card: Card, trick: &[(Seat, Card)]) -> f32 {
        let to_come = 3_usize.saturating_sub(trick.len());
        let led = trick.first().map_or(card, |&(_, led)| led);
        let unseen = self.unseen();
        let beats =
            |other: &Card| self.order().winner(CardSet::only(card) | CardSet::only(*other), led) == *other;
        let beaters = unseen.iter().filter(beats).count() as f32;
        let share = if unseen.is_empty() { 0.0 } else { beaters / unseen.len() as f32 };
        // Who must follow has the beaters among few cards: they fall more often than by mere number.
        let each = (share * 2.5).min(0.9);
        (1.0 - each).powi(to_come as i32)
    }

    /// How dangerous a card is to keep: how many cards of its kind are out that it beats.
    fn danger(&self, card: Card) -> f32 {
        let order = self.order();
        let kind = order.followers(card) & self.unseen();
        let lower = |other: &Card| order.winner(CardSet::only(card) | CardSet::only(*other), card) == card;
        kind.iter().filter(lower).count() as f32
    }

    /// What playing a card now is worth.
    fn value(&self, card: Card, trick: &[(Seat, Card)]) -> f32 {
        let taken = if self.takes(card, trick) { self.keeps(card, trick) } else { 0.0 };
        let lying: u8 = trick.iter().map(|(_, card)| card.points()).sum();
        let rid = RID * self.danger(card);
        match self.declarer {
            // Everybody for himself.
            None => {
                let points = f32::from(lying + card.points());
                let thrown = f32::from(card.points()) * (1.0 - taken);
                thrown + rid - taken * (points + RAMSCH_TRICK + 4.0 * f32::from(3 - trick.len().min(3) as u8))
            }
            Some(declarer) if declarer == self.seat => rid - taken * BETTEL_TRICK,
            Some(declarer) => self.against(declarer, (card, taken), trick) + rid,
        }
    }

    /// What a card is worth against who must take no trick: he is to keep what he has taken.
    fn against(&self, declarer: Seat, (card, taken): (Card, f32), trick: &[(Seat, Card)]) -> f32 {
        let best = trick.first().map(|&(_, led)| {
            let all: CardSet = trick.iter().map(|&(_, card)| card).collect();
            self.order().winner(all, led)
        });
        let holder =
            best.and_then(|best| trick.iter().find(|(_, card)| *card == best)).map(|&(seat, _)| seat);
        let has_played = trick.iter().any(|&(seat, _)| seat == declarer);
        match holder {
            Some(holder) if holder == declarer && self.takes(card, trick) => -BETTEL_TRICK,
            Some(holder) if holder == declarer => 0.0,
            // He is still to play: what lies low may catch him.
            _ if !has_played => -taken * BETTEL_TRICK / 4.0 - 2.0 * self.danger(card),
            _ => 0.0,
        }
    }
}

/// Whether tricks are shunned in a contract.
pub(crate) const fn is_shunned(contract: Contract) -> bool {
    matches!(contract, Contract::Ramsch | Contract::Bettel { .. })
}
