//! Says whether a claim is true, by worlds alone: deals with which everything that was said and played at the table was
//! allowed, each played through a [`Game`] of its own. It shares no code with whoever makes claims.

use std::sync::Arc;

use schafkopf::{
    Action, BySeat, Card, CardSet, Contract, Deal, Dealt, Deck, Game, Goal, Pack, Play, Rank, RuleSet, Seat,
    Seed, Setup, Side, Suit, TrickTaken, rules,
};
use schafkopf_bots::review::{Claim, Kind, Mark};
use schafkopf_bots::{Bot as _, Builtin, Deadline, Dice, Thinking};
use schafkopf_record::{Record, opening, replay};

/// With so many unseen cards or fewer every way to deal them is tried, else as many worlds as are [`SAMPLED`].
const LISTED: usize = 9;
/// How many worlds are looked at where there are too many to try all.
const SAMPLED: usize = 120;
/// How many decide where these leave a doubt.
const MANY: usize = 2_000;
/// How often a world is tried to be dealt before what was found has to do.
const TRIES: usize = 20_000;

/// A hand at the moment at which a card is asked of a seat, with all that was said and played.
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) game: Game,
    /// The contract, where the auction is not told.
    declared: Option<(Seat, Contract)>,
    actions: Vec<(Seat, Action)>,
    /// What each was given first, where one may knock at that (V 6.1).
    first: Option<BySeat<CardSet>>,
}

impl Position {
    /// A hand with a contract after some cards, of whose auction nothing is told; seat 1 leads.
    pub(crate) fn after(hands: [&str; 4], declared: (Seat, Contract), plays: &str) -> Position {
        let mut now = Position::declared("schule-turnier", hands, declared);
        now.play(plays);
        now
    }

    /// A hand with a contract under some rules before the first card, of whose auction nothing is told; seat 1 leads.
    pub(crate) fn declared(id: &str, hands: [&str; 4], (declarer, contract): (Seat, Contract)) -> Position {
        let deal = Deal::parse(&hands).unwrap();
        let game = Game::at_contract(setup(id, Seat::Four), deal, declarer, (contract, false)).unwrap();
        Position { game, declared: Some((declarer, contract)), actions: Vec::new(), first: None }
    }

    /// A hand just dealt under some rules.
    pub(crate) fn dealt(id: &str, dealer: Seat, hands: [&str; 4]) -> Position {
        let game = Game::new(setup(id, dealer), Deal::parse(&hands).unwrap());
        Position { game, declared: None, actions: Vec::new(), first: None }
    }

    /// Some cards are played, each by whoever is to play.
    pub(crate) fn play(&mut self, cards: &str) {
        for word in cards.split_whitespace() {
            self.act(self.seat(), Action::Play(word.parse().unwrap()));
        }
    }

    /// The moments of a recorded hand before each of its steps.
    pub(crate) fn of_record(record: &Record, rules: &Arc<RuleSet>) -> Vec<Position> {
        let game = opening(record, rules).unwrap();
        let mut now = Position { game, declared: None, actions: Vec::new(), first: None };
        let mut moments = Vec::new();
        for step in replay(record, rules).unwrap().steps {
            moments.push(now.clone());
            now.act(step.seat, step.action);
        }
        moments
    }

    /// Every moment of a hand at which a card is asked of a seat that has a choice; the words are those of `regel`, the
    /// cards those of a bot.
    pub(crate) fn of_hand(id: &str, number: u64, bot: Builtin) -> Vec<Position> {
        let rules = rules::builtin(id).unwrap();
        let dealer = Seat::One.plus((number % 4) as usize);
        let mut generator = Seed::from_text(id).nth(number).generator();
        let dealt = Pack::shuffled_of(rules.deck(), &mut generator).deal_under(&rules, dealer);
        let thrown_in = (number % 2) as u32;
        let setup = Setup { rules: rules.clone(), dealer, number: 2, thrown_in, bock: 1 };
        let game = Game::new(setup, dealt);
        let mut now = Position { game, declared: None, actions: Vec::new(), first: dealt.first };
        let (mut positions, mut turn) = (Vec::new(), number * 100);
        while let Some(seat) = now.game.next_to_act() {
            turn += 1;
            if now.game.view(seat).actions.iter().filter(|action| matches!(action, Action::Play(_))).count()
                > 1
            {
                positions.push(now.clone());
            }
            let bot = if now.game.contract().is_none() { Builtin::Regel } else { bot };
            let thinking = Thinking { rules: &rules, seed: turn, deadline: Deadline::NEVER };
            let few = bot.mind().map(|mind| mind.with_worlds_scaled(0.003).with_threads(1));
            let view = now.game.view(seat);
            let action = match &few {
                Some(mind) => mind.player().act(&view, &thinking),
                None => bot.player().act(&view, &thinking),
            };
            now.act(seat, action);
        }
        positions
    }

    /// Who is to play.
    pub(crate) fn seat(&self) -> Seat {
        self.game.next_to_act().unwrap()
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        self.game.act(seat, action).unwrap();
        self.actions.push((seat, action));
    }

    /// What each may have been given first in other cards; whoever knocked may have had any of them.
    fn first_of(&self, deal: &Deal) -> Option<BySeat<CardSet>> {
        let (first, me) = (self.first?, self.seat());
        let any = |seat: Seat| deal.hand(seat).iter().take(first[seat].len() as usize).collect();
        Some(BySeat::from_fn(|seat| if seat == me { first[me] } else { any(seat) }))
    }

    /// The same moment with other cards; none if something would not have been allowed, or would have looked different.
    fn with(&self, deal: Deal) -> Option<Game> {
        let setup = self.game.setup().clone();
        let mut other = match self.declared {
            None => Game::new(setup, Dealt { deal, first: self.first_of(&deal) }),
            Some((declarer, contract)) => Game::at_contract(setup, deal, declarer, (contract, false)).ok()?,
        };
        for &(seat, action) in &self.actions {
            other.act(seat, action).ok()?;
        }
        (other.table_view() == self.game.table_view()).then_some(other)
    }
}

fn setup(id: &str, dealer: Seat) -> Setup {
    Setup { rules: rules::builtin(id).unwrap(), dealer, number: 2, thrown_in: 0, bock: 1 }
}

/// What a seat must hold possible.
pub(crate) struct Worlds {
    me: Seat,
    /// Each with how much it stands for.
    games: Vec<(Game, f64)>,
    /// Whether these are all there are.
    complete: bool,
    /// What they are worlds of, and the chance by which more of them can be drawn.
    position: Position,
    seed: u64,
}

impl Worlds {
    /// Some worlds of the seat that is to play, or all of them where there are few.
    pub(crate) fn of(position: &Position, dice: &mut Dice) -> Worlds {
        let me = position.seat();
        let unseen = Unseen::of(&position.game, me);
        let mut games = Vec::new();
        let complete = unseen.cards.len() <= LISTED;
        if complete {
            unseen.each(&mut |deal| games.extend(position.with(deal).map(|game| (game, 1.0))));
        } else {
            // The cards as they lay are one world; by chance they were not drawn.
            games.push((position.game.clone(), 0.0));
            games.extend(drawn(position, SAMPLED - 1, dice));
        }
        Worlds { me, games, complete, position: position.clone(), seed: dice.roll() }
    }

    /// The cards as they lay, and no other: for who looks into all hands.
    pub(crate) fn real(position: &Position) -> Worlds {
        let games = vec![(position.game.clone(), 1.0)];
        Worlds { me: position.seat(), games, complete: true, position: position.clone(), seed: 0 }
    }

    pub(crate) fn count(&self) -> usize {
        self.games.len()
    }

    /// Whether a claim is true in every one of them, or in as many as it says.
    pub(crate) fn all(&self, claim: Claim) -> bool {
        match claim {
            Claim::CanTakeIn { card, tenths } => self.can_take_in(card, tenths),
            _ => self.worlds().all(|world| world.is_true(claim)),
        }
    }

    fn worlds(&self) -> impl Iterator<Item = World<'_>> {
        self.games.iter().map(|(game, _)| World::of(game, self.me))
    }

    /// Whether the own side can take the trick in about so many of ten: as near as the count of worlds can tell, where they
    /// are not all. What a few worlds doubt, many decide.
    fn can_take_in(&self, card: Card, tenths: u8) -> bool {
        if !self.worlds().all(|world| world.is_legal(card)) {
            return false;
        }
        let apart = |games: &[(Game, f64)]| (self.tenths(games, card) - f64::from(tenths)).abs();
        let few = apart(&self.games);
        match (self.complete, few) {
            (true, _) => few <= 0.51,
            (false, ..=2.2) => true,
            (false, ..=3.5) => apart(&drawn(&self.position, MANY, &mut Dice::new(self.seed))) <= 2.0,
            (false, _) => false,
        }
    }

    /// In how many of ten the own side can take the trick with a card.
    fn tenths(&self, games: &[(Game, f64)], card: Card) -> f64 {
        let sum =
            |games: &mut dyn Iterator<Item = &(Game, f64)>| games.map(|(_, weight)| weight).sum::<f64>();
        let so = sum(&mut games.iter().filter(|(game, _)| World::of(game, self.me).can_take(card)));
        10.0 * so / sum(&mut games.iter())
    }
}

/// So many worlds by chance, each with how much it stands for.
fn drawn(position: &Position, count: usize, dice: &mut Dice) -> Vec<(Game, f64)> {
    let unseen = Unseen::of(&position.game, position.seat());
    let draw = |_| {
        let (deal, weight) = unseen.dealt(dice)?;
        position.with(deal).map(|game| (game, weight))
    };
    (0..TRIES).filter_map(draw).take(count).collect()
}

/// The cards that a seat has not seen, and who has shown to lack them.
struct Unseen {
    cards: Vec<Card>,
    /// What is known of each hand as dealt.
    hands: BySeat<CardSet>,
    lacks: BySeat<CardSet>,
    each: u32,
    deck: Deck,
}

impl Unseen {
    fn of(game: &Game, me: Seat) -> Unseen {
        let order = game.contract().unwrap().order();
        let (mut hands, mut lacks) = (BySeat::new([CardSet::EMPTY; 4]), BySeat::new([CardSet::EMPTY; 4]));
        for trick in game.plays().chunks(4) {
            let follows = order.followers(trick[0].1);
            for &(seat, card) in trick {
                hands[seat].insert(card);
                if !follows.contains(card) {
                    lacks[seat] |= follows;
                }
            }
        }
        hands[me] = game.deal().hand(me);
        let seen = Seat::ALL.into_iter().fold(CardSet::EMPTY, |all, seat| all | hands[seat]);
        let deck = game.setup().rules.deck();
        Unseen {
            cards: (deck.cards() - seen).iter().collect(),
            hands,
            lacks,
            each: u32::from(deck.hand()),
            deck,
        }
    }

    fn open_to(&self, card: Card, hands: &BySeat<CardSet>) -> Vec<Seat> {
        let fits = |&seat: &Seat| hands[seat].len() < self.each && !self.lacks[seat].contains(card);
        Seat::ALL.into_iter().filter(fits).collect()
    }

    /// Every way to deal them.
    fn each(&self, take: &mut impl FnMut(Deal)) {
        self.each_from(0, self.hands, take);
    }

    fn each_from(&self, at: usize, hands: BySeat<CardSet>, take: &mut impl FnMut(Deal)) {
        let Some(&card) = self.cards.get(at) else { return take(Deal::of(self.deck, hands).unwrap()) };
        for seat in self.open_to(card, &hands) {
            let mut more = hands;
            more[seat].insert(card);
            self.each_from(at + 1, more, take);
        }
    }

    /// One way to deal them, by chance; none if it leads nowhere. It stands for the more, the less likely it was drawn.
    fn dealt(&self, dice: &mut Dice) -> Option<(Deal, f64)> {
        let mut cards = self.cards.clone();
        // Whoever can go to few only goes there first.
        cards.sort_by_key(|&card| self.open_to(card, &self.hands).len());
        let (mut hands, mut weight) = (self.hands, 1.0);
        for card in cards {
            let mut places: Vec<Seat> = Vec::new();
            for seat in self.open_to(card, &hands) {
                places.extend((hands[seat].len()..self.each).map(|_| seat));
            }
            let place = dice.below(u32::try_from(places.len()).ok().filter(|&count| count > 0)?);
            let seat = places[place as usize];
            weight *= places.len() as f64 / f64::from(self.each - hands[seat].len());
            hands[seat].insert(card);
        }
        Deal::of(self.deck, hands).ok().map(|deal| (deal, weight))
    }
}

/// One world, in which all cards are known.
struct World<'a> {
    game: &'a Game,
    me: Seat,
    play: &'a Play,
}

impl<'a> World<'a> {
    fn of(game: &'a Game, me: Seat) -> World<'a> {
        World { game, me, play: game.play().unwrap() }
    }

    fn contract(&self) -> Contract {
        self.game.contract().unwrap()
    }

    fn side(&self, seat: Seat) -> Side {
        self.game.parties().unwrap().side(seat)
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        let me = self.me;
        Seat::ALL.into_iter().filter(move |&seat| seat != me)
    }

    /// The cards in the other hands.
    fn outside(&self) -> impl Iterator<Item = Card> {
        self.others().flat_map(|seat| self.game.hand(seat))
    }

    fn is_of(&self, card: Card, kind: Kind) -> bool {
        let suit = match kind {
            Kind::Trump => return self.play.order().is_trump(card),
            Kind::Eichel => Suit::Eichel,
            Kind::Gras => Suit::Gras,
            Kind::Herz => Suit::Herz,
            Kind::Schellen => Suit::Schellen,
        };
        card.suit() == suit && !self.play.order().is_trump(card)
    }

    fn follows(&self, card: Card, led: Card) -> bool {
        let trump = |card| self.play.order().is_trump(card);
        trump(card) == trump(led) && (trump(card) || card.suit() == led.suit())
    }

    /// Whether one card takes a trick in which another was led.
    fn beats(&self, card: Card, led: Card) -> bool {
        card != led && self.play.order().winner([card, led].into_iter().collect(), led) == card
    }

    fn is_true(&self, claim: Claim) -> bool {
        match claim {
            Claim::Outside { kind, count } => {
                self.outside().filter(|&card| self.is_of(card, kind)).count() == usize::from(count)
            }
            Claim::Holds { kind, count } => self.holds(count, |card| self.is_of(card, kind)),
            Claim::Lords { count } => {
                self.holds(count, |card| matches!(card.rank(), Rank::Ober | Rank::Unter))
            }
            Claim::Aces { count } => {
                self.holds(count, |card| card.rank() == Rank::Ace && !self.play.order().is_trump(card))
            }
            Claim::Void { seat, kind } => {
                seat != self.me
                    && self.outside().any(|card| self.is_of(card, kind))
                    && !self.game.hand(seat).iter().any(|card| self.is_of(card, kind))
            }
            Claim::CalledWith { seat } => {
                let called = self.contract().called();
                seat != self.me && called.is_some_and(|called| self.game.hand(seat).contains(called.card()))
            }
            Claim::LiesWith { seat } => {
                let open = &self.game.plays()[self.game.plays().len() / 4 * 4..];
                let best = self.play.led().map(|led| self.play.order().winner(self.play.trick(), led));
                best.is_some_and(|best| open.contains(&(seat, best)))
            }
            Claim::Lying { points } => {
                self.play.cards_in_trick() > 0
                    && self.play.trick().iter().map(Card::points).sum::<u8>() == points
            }
            Claim::Ahead { card } => {
                self.play.cards_in_trick() > 0 && self.is_legal(card) && self.is_ahead(card)
            }
            Claim::Takes { card, seat } => self.ends(card, |_, taken| taken.winner == seat),
            Claim::LeadsNext { card, seat } => self
                .ends(card, |after, taken| taken.winner == seat && !after.is_over() && after.turn() == seat),
            Claim::Ours { card } => self.ends(card, |_, taken| self.side(taken.winner) == self.side(self.me)),
            Claim::Theirs { card } => {
                self.ends(card, |_, taken| self.side(taken.winner) != self.side(self.me))
            }
            Claim::Smear { card } => {
                let friends = |winner: Seat| winner != self.me && self.side(winner) == self.side(self.me);
                let counts = matches!(card.rank(), Rank::Ace | Rank::Ten | Rank::King);
                self.play.cards_in_trick() > 0 && counts && self.ends(card, |_, taken| friends(taken.winner))
            }
            Claim::CanTakeIn { .. } => panic!("one world alone does not tell"),
            Claim::Over { card, count } => {
                let over =
                    self.outside().filter(|&other| self.follows(other, card) && self.beats(other, card));
                count > 0 && self.game.hand(self.me).contains(card) && over.count() == usize::from(count)
            }
            Claim::High { card } => {
                self.game.hand(self.me).contains(card)
                    && !self.outside().any(|other| self.follows(other, card) && self.beats(other, card))
            }
            Claim::Entry { card } => self.is_entry(card),
            Claim::Spatz { card } => {
                let small = matches!(card.rank(), Rank::Nine | Rank::Eight | Rank::Seven);
                self.is_legal(card) && small && !self.play.order().is_trump(card)
            }
            Claim::LastOfSuit { card } => self.is_last_of_suit(card),
            Claim::Search { card } => self.is_search(card),
            Claim::Cheapest { card } => self.is_cheapest(card),
            Claim::Lacks { side, mark, points } => self.lacks(side, mark) == Some(i32::from(points)),
            Claim::DeclarerAfter { steps } => {
                let declarer = self.game.parties().unwrap().declarer;
                self.play.cards_in_trick() == 0
                    && self.side(self.me) == Side::Defenders
                    && self.me.plus(usize::from(steps)) == declarer
            }
        }
    }

    /// Whether so many cards of the own hand are of some sort.
    fn holds(&self, count: u8, sort: impl Fn(Card) -> bool) -> bool {
        self.game.hand(self.me).iter().filter(|&card| sort(card)).count() == usize::from(count)
    }

    fn is_legal(&self, card: Card) -> bool {
        self.play.legal().contains(card)
    }

    /// Whether a card takes the trick as it lies.
    fn is_ahead(&self, card: Card) -> bool {
        let cards: CardSet = self.play.trick() | CardSet::only(card);
        self.play.led().is_none_or(|led| self.play.order().winner(cards, led) == card)
    }

    /// Whether something holds of every way in which the trick can end once a card is played.
    fn ends(&self, card: Card, holds: impl Fn(&Play, TrickTaken) -> bool) -> bool {
        self.is_legal(card) && every_end(*self.play, card, &holds)
    }

    /// Whether the own side can play so that it takes the trick, whatever the other side plays.
    fn can_take(&self, card: Card) -> bool {
        let mut play = *self.play;
        if let Some(taken) = play.play(card) {
            return self.side(taken.winner) == self.side(self.me);
        }
        let then = World { game: self.game, me: self.me, play: &play };
        let mut answers = play.legal().iter().map(|answer| then.can_take(answer));
        if self.side(play.turn()) == self.side(self.me) {
            answers.any(|taken| taken)
        } else {
            answers.all(|taken| taken)
        }
    }

    /// Whether a card alone of those in hand cannot be beaten by any card of the others.
    fn is_entry(&self, card: Card) -> bool {
        let safe = |own: Card| !self.outside().any(|other| self.beats(other, own));
        let hand = self.game.hand(self.me);
        hand.contains(card) && hand.iter().all(|own| safe(own) == (own == card))
    }

    fn is_last_of_suit(&self, card: Card) -> bool {
        let order = self.play.order();
        let mut rest = self.game.hand(self.me);
        rest.remove(card);
        self.is_legal(card)
            && !order.is_trump(card)
            && rest.iter().any(|own| order.is_trump(own))
            && !rest.iter().any(|own| self.follows(own, card))
    }

    /// Whether the called card, which another holds, falls however the trick ends.
    fn is_search(&self, card: Card) -> bool {
        let Some(called) = self.contract().called().map(schafkopf::CalledCard::card) else { return false };
        self.play.cards_in_trick() == 0
            && self.side(self.me) == Side::Defenders
            && self.outside().any(|other| other == called)
            && self
                .ends(card, |after, _| Seat::ALL.into_iter().all(|seat| !after.hand(seat).contains(called)))
    }

    fn is_cheapest(&self, card: Card) -> bool {
        let alike: Vec<u8> = self
            .play
            .legal()
            .iter()
            .filter(|&other| self.is_ahead(other) == self.is_ahead(card))
            .map(Card::points)
            .collect();
        let (least, most) = (alike.iter().min(), alike.iter().max());
        self.is_legal(card) && least == Some(&card.points()) && most > least
    }

    fn lacks(&self, side: Side, mark: Mark) -> Option<i32> {
        if self.contract().goal() != Goal::Majority {
            return None;
        }
        let needed = match (mark, side) {
            (Mark::OutOfSchneider, Side::Declarer) => 31,
            (Mark::OutOfSchneider, Side::Defenders) => 30,
            (Mark::Win, Side::Declarer) => 61,
            (Mark::Win, Side::Defenders) => 60,
            (Mark::Schneider, Side::Declarer) => 91,
            (Mark::Schneider, Side::Defenders) => 90,
        };
        let taken = |seat| i32::from(self.play.taken_by(seat));
        let own: i32 = Seat::ALL.into_iter().filter(|&seat| self.side(seat) == side).map(taken).sum();
        let all: i32 = Seat::ALL.into_iter().map(taken).sum();
        Some(needed - own).filter(|lacking| (1..=120 - all).contains(lacking))
    }
}

fn every_end(mut play: Play, card: Card, holds: &impl Fn(&Play, TrickTaken) -> bool) -> bool {
    match play.play(card) {
        Some(taken) => holds(&play, taken),
        None => play.legal().iter().all(|next| every_end(play, next, holds)),
    }
}
