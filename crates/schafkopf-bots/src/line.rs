//! A hand played on in one world: by rules of thumb for some tricks, then as well as can be.

use schafkopf::{
    BySeat, Card, Contract, Deal, Doubles, Entitled, FurtherDoubles, Goal, Parties, Play, PlayManner,
    RuleSet, Seat,
};
use schafkopf_solver::{Position, Run, Scale, Stopped};

use crate::regel::{self, Seen};
use crate::stakes::Reached;

/// A hand in one world, all cards known.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line {
    deal: Deal,
    contract: Contract,
    parties: Parties,
    forehand: Seat,
    manner: PlayManner,
    play: Play,
    plays: [(Seat, Card); 32],
    count: usize,
    /// The partner, once the called card has fallen.
    shown: Option<Seat>,
}

/// What is played in a world, and by whom.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Declared {
    pub(crate) contract: Contract,
    pub(crate) declarer: Seat,
    /// Who plays with him where no called card tells: in a Hochzeit.
    pub(crate) partner: Option<Seat>,
}

impl Declared {
    /// What everybody at the table knows; none before a contract is declared, and none in a Ramsch.
    pub(crate) fn of(table: &schafkopf::TableView) -> Option<Declared> {
        let (contract, declarer) = (table.contract?, table.declarer?);
        let partner = table.partner.filter(|_| contract == Contract::Hochzeit);
        Some(Declared { contract, declarer, partner })
    }

    /// A contract that somebody would play.
    pub(crate) const fn by(declarer: Seat, contract: Contract) -> Declared {
        Declared { contract, declarer, partner: None }
    }
}

/// How far below what `regel` asks for a Stoss is given when hands are played out: strong players double more readily.
const READINESS: i32 = -30;

/// Any card, for places that hold none yet.
const NONE: (Seat, Card) = (Seat::One, Card::new(schafkopf::Suit::Schellen, schafkopf::Rank::Seven));

impl Line {
    /// A hand before the first card.
    pub(crate) fn new(rules: &RuleSet, deal: &Deal, game: Declared, dealer: Seat) -> Line {
        let Declared { contract, declarer, partner } = game;
        let manner = rules.manner(contract);
        let forehand = rules.leader(contract, declarer, dealer);
        let (parties, shown) = match contract {
            Contract::Hochzeit => (Parties { declarer, partner }, partner),
            contract => (Parties::of(deal, declarer, contract), None),
        };
        let play = Play::with_hands(manner, *deal.hands(), contract, forehand);
        Line { deal: *deal, contract, parties, forehand, manner, play, plays: [NONE; 32], count: 0, shown }
    }

    /// The same after some cards.
    pub(crate) fn after(mut self, cards: impl Iterator<Item = Card>) -> Line {
        for card in cards {
            self.put(card);
        }
        self
    }

    /// What is played.
    pub(crate) const fn contract(&self) -> Contract {
        self.contract
    }

    /// Who plays with whom.
    pub(crate) const fn parties(&self) -> Parties {
        self.parties
    }

    /// The state of the cards.
    pub(crate) const fn play(&self) -> &Play {
        &self.play
    }

    /// Tricks still to be taken, the open one included.
    pub(crate) const fn tricks_left(&self) -> u8 {
        self.play.all_tricks() - self.play.played() / 4
    }

    /// Plays a card.
    pub(crate) fn put(&mut self, card: Card) {
        let seat = self.play.turn();
        self.play.play(card);
        self.plays[self.count] = (seat, card);
        self.count += 1;
        if self.contract.called().is_some_and(|called| called.card() == card) {
            self.shown = Some(seat);
        }
    }

    /// What whose turn it is has seen.
    pub(crate) fn seen(&self) -> Seen<'_> {
        let seat = self.play.turn();
        Seen {
            seat,
            hand: self.play.hand(seat),
            dealt: self.deal.hand(seat),
            contract: self.contract,
            declarer: self.parties.declarer,
            plays: &self.plays[..self.count],
            partner: self.shown,
            left: BySeat::from_fn(|seat| self.play.hand(seat).len() as u8),
        }
    }

    /// Plays a card by rules of thumb.
    pub(crate) fn step(&mut self) {
        let legal = self.play.legal();
        let card = match legal.highest() {
            Some(card) if legal.len() == 1 => card,
            _ => self.by_rule(legal),
        };
        self.put(card);
    }

    fn by_rule(&self, legal: schafkopf::CardSet) -> Card {
        if !regel::is_shunned(self.contract) {
            return regel::card(&self.seen(), legal);
        }
        let seat = self.play.turn();
        let shunning = regel::Shunning {
            seat,
            hand: self.play.hand(seat),
            contract: self.contract,
            declarer: (self.contract != Contract::Ramsch).then_some(self.parties.declarer),
            plays: &self.plays[..self.count],
            pack: self.deal.deck().cards(),
        };
        shunning.choose(legal).0
    }

    /// Plays on by rules of thumb until a trick is complete and so many are left.
    pub(crate) fn advance_to(&mut self, tricks_left: u8) {
        while !self.play.is_over() && (self.play.cards_in_trick() > 0 || self.tricks_left() > tricks_left) {
            self.step();
        }
    }

    /// Who doubles by rules of thumb, asked after the first card; only those asked who may be.
    pub(crate) fn doubles(&self, rules: &RuleSet) -> Doubles {
        let entitled = Entitled {
            rules: rules.doubling.as_ref(),
            contract: self.contract,
            declarer: self.parties.declarer,
            leader: self.forehand,
            partner: self.shown,
        };
        let gives = |&seat: &Seat| {
            let hand = self.deal.hand(seat);
            entitled.stoss(seat, hand).is_ok()
                && regel::defence_margin(hand, self.contract).is_some_and(|margin| margin >= READINESS)
        };
        let stoss = Seat::ALL.into_iter().find(gives);
        let retour = stoss.is_some() && self.answers(rules);
        Doubles { stoss, retour, retour_by: None, further: FurtherDoubles::default() }
    }

    /// Whether the declarer answers a Stoss with a Retour by rules of thumb.
    pub(crate) fn answers(&self, rules: &RuleSet) -> bool {
        let hand = self.deal.hand(self.parties.declarer);
        rules.doubling.is_some_and(|doubling| doubling.goes_on_after(1))
            && regel::retour_margin(hand, self.contract) >= 0
    }

    /// The position for the solver.
    pub(crate) fn position(&self) -> Option<Position> {
        let mut cards = [NONE.1; 32];
        for (card, (_, played)) in cards.iter_mut().zip(&self.plays[..self.count]) {
            *card = *played;
        }
        let cards = &cards[..self.count];
        let game = (self.contract, self.parties);
        Position::under(self.manner, &self.deal, game, (self.forehand, cards)).ok()
    }

    /// Plays the hand out: by rules of thumb until so many tricks are left, from there on as well as can be.
    pub(crate) fn reached(mut self, run: &mut Run<'_>, horizon: u8) -> Result<Reached, Stopped> {
        self.advance_to(horizon);
        match self.position() {
            Some(position) if !self.play.is_over() => best_play(run, &position),
            Some(_) | None => Ok(self.counted()),
        }
    }

    /// What the declarer's party has taken so far.
    pub(crate) fn counted(&self) -> Reached {
        let declarers = || self.parties.declarers();
        Reached {
            points: declarers().map(|seat| self.play.taken_by(seat)).sum(),
            tricks: declarers().map(|seat| self.play.tricks_of(seat)).sum(),
        }
    }
}

/// What best play by both parties leads to. Tricks are told only as far as they decide anything.
pub(crate) fn best_play(run: &mut Run<'_>, position: &Position) -> Result<Reached, Stopped> {
    let value = run.value(position)?;
    reached(run, position, value)
}

/// What a value of the solver says about points and tricks.
pub(crate) fn reached(run: &mut Run<'_>, position: &Position, value: u8) -> Result<Reached, Stopped> {
    /// Tricks of a party that has some, but not all.
    const SOME: u8 = 4;
    /// Card points of a trick, on average.
    const TRICK: u8 = 15;
    match position.contract().goal() {
        Goal::Tout | Goal::NoTrick => return Ok(Reached { points: value.min(8) * TRICK, tricks: value }),
        Goal::Majority | Goal::FewPoints => {}
    }
    let all = position.most(Scale::Tricks);
    let tricks = match value {
        120 if run.reaches_on(position, Scale::Tricks, all)? => all,
        0 if !run.reaches_on(position, Scale::Tricks, 1)? => 0,
        _ => SOME,
    };
    Ok(Reached { points: value, tricks })
}
