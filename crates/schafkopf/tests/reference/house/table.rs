//! The cards on the table (V 1.2, 2.2, 2.3, 3.7, 5.2, 13.2, 13.3, 14.1).

use super::book::Book;
use crate::reference::cards::{Card, card_points, cards};

/// What is played: a plain kind, its trump suit, the card called, whether every trick is announced.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    pub(crate) kind: String,
    pub(crate) suit: Option<char>,
    pub(crate) called: Option<Card>,
    pub(crate) tout: bool,
}

impl Game {
    /// "Solo kinds": everything one plays alone, Bettel included.
    pub(crate) fn is_alone(&self) -> bool {
        !["rufspiel", "hochzeit", "ramsch"].contains(&self.kind.as_str())
    }

    /// The trumps from the highest down, of the pack that is played with.
    pub(crate) fn trumps(&self, book: &Book) -> Vec<Card> {
        let of_suit = |first: &str, ranks: &str| {
            let suit = self.suit.expect("a suit is named");
            let mut list = cards(first);
            list.extend(ranks.chars().map(|rank| Card { suit, rank }));
            list
        };
        let list = match self.kind.as_str() {
            "rufspiel" | "hochzeit" | "ramsch" | "sie" => cards("EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7"),
            "bettel" if book.is("bettel.trumps", "none", "herz") => {
                cards("EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7")
            }
            "bettel" => Vec::new(),
            "solo" => of_suit("EO GO HO SO EU GU HU SU", "AZK987"),
            "wenz" => cards("EU GU HU SU"),
            "geier" => cards("EO GO HO SO"),
            "farbwenz" => of_suit("EU GU HU SU", "AZKO987"),
            "farbgeier" => of_suit("EO GO HO SO", "AZKU987"),
            other => panic!("no game {other}"),
        };
        let short = book.is_short();
        list.into_iter().filter(|card| !short || !"78".contains(card.rank)).collect()
    }
}

/// A trick that was taken.
#[derive(Debug, Clone)]
pub(crate) struct Trick {
    pub(crate) winner: usize,
    pub(crate) cards: Vec<Card>,
}

impl Trick {
    pub(crate) fn points(&self) -> u32 {
        self.cards.iter().map(|&card| card_points(card)).sum()
    }
}

/// Who plays what with whom; nobody plays a Ramsch.
#[derive(Debug, Clone)]
pub(crate) struct Declared {
    pub(crate) game: Game,
    pub(crate) declarer: Option<usize>,
    /// Who offered his trump, in a Hochzeit.
    pub(crate) offerer: Option<usize>,
}

/// A table at which cards are played; seats are 0 to 3, clockwise.
#[derive(Debug, Clone)]
pub(crate) struct Table<'a> {
    pub(crate) book: &'a Book,
    pub(crate) game: Game,
    pub(crate) declarer: Option<usize>,
    offerer: Option<usize>,
    pub(crate) forehand: usize,
    /// The hands before the first card.
    pub(crate) start: [Vec<Card>; 4],
    pub(crate) trumps: Vec<Card>,
    hands: [Vec<Card>; 4],
    pub(crate) turn: usize,
    trick: Vec<(usize, Card)>,
    pub(crate) tricks: Vec<Trick>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(
        book: &'a Book,
        declared: Declared,
        hands: [Vec<Card>; 4],
        forehand: usize,
    ) -> Table<'a> {
        let Declared { game, declarer, offerer } = declared;
        // V 0.8: forehand leads, except V 2.3.
        let by_declarer = game.kind == "bettel" && book.is("bettel.lead", "forehand", "declarer");
        let turn = if by_declarer { declarer.expect("a Bettel has a declarer") } else { forehand };
        let trumps = game.trumps(book);
        let start = hands.clone();
        let (trick, tricks) = (Vec::new(), Vec::new());
        Table { book, game, declarer, offerer, forehand, start, trumps, hands, turn, trick, tricks }
    }

    /// Who plays with the declarer, he himself included.
    pub(crate) fn party(&self) -> Vec<usize> {
        let called = |seat: usize| self.game.called.is_some_and(|card| self.start[seat].contains(&card));
        let with_him =
            |seat: &usize| self.declarer == Some(*seat) || self.offerer == Some(*seat) || called(*seat);
        (0..4).filter(with_him).collect()
    }

    /// V 14.1: a Tout or Bettel ends with the trick that loses it, where that is so.
    pub(crate) fn is_over(&self) -> bool {
        let party = self.party();
        let lost = match self.game.kind.as_str() {
            "bettel" => self.tricks.iter().any(|trick| party.contains(&trick.winner)),
            _ => self.game.tout && self.tricks.iter().any(|trick| !party.contains(&trick.winner)),
        };
        self.tricks.len() == self.book.tricks() || lost && self.book.flag("play.stop", false)
    }

    /// Trumps are one group, each side suit another.
    fn group(&self, card: Card) -> char {
        if self.trumps.contains(&card) { 'T' } else { card.suit }
    }

    /// How good a card is, 0 the best; none if it can win nothing.
    fn place(&self, card: Card, led: Card) -> Option<usize> {
        let natural = self.game.kind == "bettel"
            && self.trumps.is_empty()
            && self.book.is("bettel.order", "natural", "natural");
        let ranks = if natural { "AKOUZ987" } else { "AZKOU987" };
        match self.trumps.iter().position(|&trump| trump == card) {
            Some(place) => Some(place),
            None if card.suit == self.group(led) => Some(100 + ranks.find(card.rank).expect("a rank")),
            None => None,
        }
    }

    /// Which card of a trick wins it.
    fn best(&self, trick: &[Card]) -> usize {
        let places: Vec<usize> =
            trick.iter().map(|&card| self.place(card, trick[0]).unwrap_or(1_000)).collect();
        (0..trick.len()).min_by_key(|&i| places[i]).expect("a card lies")
    }

    /// The cards that whose turn it is may play.
    pub(crate) fn legal(&self) -> Vec<Card> {
        let hand = &self.hands[self.turn];
        let bound = self.bound_called();
        let Some(&(_, led)) = self.trick.first() else {
            let past =
                |card: &Card| bound.is_some_and(|called| called.suit == self.group(*card) && called != *card);
            let may_run = self.may_run_away();
            return hand.iter().copied().filter(|card| may_run || !past(card)).collect();
        };
        let following: Vec<Card> =
            hand.iter().copied().filter(|&card| self.group(card) == self.group(led)).collect();
        let open = match bound {
            // V 13.3: it is kept until the last tricks.
            Some(called) if following.is_empty() => {
                let free =
                    i64::try_from(hand.len()).expect("few cards") <= self.book.number("call.free_in_last", 1);
                hand.iter().copied().filter(|&card| free || card != called).collect()
            }
            // S 2.5.2: it must be played if its suit is led, unless V 13.2 lets him keep it.
            Some(called) if following.contains(&called) => {
                if self.book.flag("call.duck", false) && self.may_run_away() {
                    following
                } else {
                    vec![called]
                }
            }
            _ if following.is_empty() => hand.clone(),
            _ => following,
        };
        if self.must_beat() { self.beating(open) } else { open }
    }

    /// V 2.3, 3.7.
    fn must_beat(&self) -> bool {
        match self.game.kind.as_str() {
            "bettel" => self.book.flag("bettel.must_beat", false),
            "ramsch" => self.book.flag("ramsch.must_beat", false),
            _ => false,
        }
    }

    /// Those that take the trick as it lies; any of them if none does.
    fn beating(&self, open: Vec<Card>) -> Vec<Card> {
        let takes = |card: Card| {
            let mut lies: Vec<Card> = self.trick.iter().map(|&(_, card)| card).collect();
            lies.push(card);
            self.best(&lies) == lies.len() - 1
        };
        let beating: Vec<Card> = open.iter().copied().filter(|&card| takes(card)).collect();
        if beating.is_empty() { open } else { beating }
    }

    /// The called card, if whose turn it is holds it and its suit has not been led yet (S 2.5.5).
    fn bound_called(&self) -> Option<Card> {
        let called = self.game.called?;
        let was_led = self.tricks.iter().any(|trick| self.group(trick.cards[0]) == called.suit);
        (self.hands[self.turn].contains(&called) && !was_led).then_some(called)
    }

    /// V 13.2: with so many cards of the suit, the called one included, now or as dealt.
    fn may_run_away(&self) -> bool {
        let Some(called) = self.game.called else { return false };
        let needed = self.book.number("call.run_away", 4);
        let counted = if self.book.is("call.run_away_counts", "now", "dealt") {
            &self.start[self.turn]
        } else {
            &self.hands[self.turn]
        };
        let of_suit = counted.iter().filter(|&&card| self.group(card) == called.suit).count();
        needed > 0 && i64::try_from(of_suit).expect("few cards") >= needed
    }

    /// Plays a card; a full trick goes to who leads next.
    pub(crate) fn play(&mut self, card: Card) -> Option<Trick> {
        let hand = &mut self.hands[self.turn];
        let place = hand.iter().position(|&held| held == card).expect("he holds the card");
        hand.remove(place);
        self.trick.push((self.turn, card));
        self.turn = (self.turn + 1) % 4;
        if self.trick.len() < 4 {
            return None;
        }
        let fallen: Vec<Card> = self.trick.iter().map(|&(_, card)| card).collect();
        let (winner, _) = self.trick[self.best(&fallen)];
        self.trick.clear();
        self.turn = winner;
        let taken = Trick { winner, cards: fallen };
        self.tricks.push(taken.clone());
        Some(taken)
    }
}
