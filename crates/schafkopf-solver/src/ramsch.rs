//! The Ramsch: a search for four, each of whom takes what is best for himself (max^n; V 3).

use schafkopf::rules::{Durchmarsch, DurchmarschWord, Jungfrau, RamschRules};
use schafkopf::{BySeat, Card, CardSet, Play, RamschPiles, RamschPrices, Seat};

/// A Ramsch with all hands known.
///
/// ```
/// use schafkopf::{Contract, Play, PlayManner, RamschPiles, RamschPrices, Seat, rules};
/// use schafkopf_solver::{Ramsch, sample::Numbers};
/// let alles = rules::builtin("alles").expect("it is built in");
/// let rules = alles.ramsch.as_ref().expect("it has a Ramsch");
/// let mut play = Play::with_hands(alles.manner(Contract::Ramsch), *Numbers::new(1).deal().hands(), Contract::Ramsch, Seat::One);
/// let mut piles = RamschPiles::new(Seat::One);
/// let ramsch = Ramsch { rules, prices: RamschPrices { ramsch: 2, durchmarsch: 5 }, forehand: Seat::One, point: 1, unit: 100 };
/// while play.played() < 20 {
///     let card = play.legal().highest().expect("there are cards left");
///     ramsch.put(&mut play, &mut piles, card);
/// }
/// let values = ramsch.values(&play, &piles);
/// assert_eq!(values.as_array().iter().sum::<i64>(), -120);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Ramsch<'a> {
    /// How the table plays it.
    pub rules: &'a RamschRules,
    /// What it costs.
    pub prices: RamschPrices,
    /// Who led to the first trick.
    pub forehand: Seat,
    /// What a unit counts.
    pub unit: i64,
    /// What a card point taken counts against a seat: it decides between what pays the same.
    pub point: i64,
}

impl Ramsch<'_> {
    /// Plays a card of whose turn it is, and takes the trick that it completes.
    pub fn put(&self, play: &mut Play, piles: &mut RamschPiles, card: Card) {
        let trick = play.trick() | CardSet::only(card);
        if let Some(taken) = play.play(card) {
            piles.take(taken.winner, trick);
        }
    }

    /// What it counts for each seat when all cards are played.
    pub fn counted(&self, piles: &RamschPiles) -> BySeat<i64> {
        let outcome = piles.outcome(self.rules);
        let units = outcome.units(self.rules, self.prices, self.forehand);
        BySeat::from_fn(|seat| self.unit * units[seat] - self.point * i64::from(outcome.points[seat]))
    }

    /// What it counts for each seat when everybody plays on as is best for himself. Of cards that are as good for who plays them
    /// the first stands; so the answer is one, though a game of four may have several.
    pub fn values(&self, play: &Play, piles: &RamschPiles) -> BySeat<i64> {
        let legal = play.legal();
        if legal.is_empty() {
            return self.counted(piles);
        }
        let seat = play.turn();
        let most = if legal.len() > 1 { self.most(play, piles, seat) } else { i64::MAX };
        let mut best: Option<BySeat<i64>> = None;
        for card in legal {
            let (mut next, mut taken) = (*play, *piles);
            self.put(&mut next, &mut taken, card);
            let values = self.values(&next, &taken);
            if best.is_none_or(|best| values[seat] > best[seat]) {
                best = Some(values);
            }
            if values[seat] >= most {
                break;
            }
        }
        best.unwrap_or_else(|| self.counted(piles))
    }

    /// The most that a seat can still get: what he has taken he keeps, and a Jungfrau that is none any more stays none.
    fn most(&self, play: &Play, piles: &RamschPiles, seat: Seat) -> i64 {
        let without = Seat::ALL.into_iter().filter(|&other| piles.tricks(other) == 0).count() as u32;
        let times = match self.rules.jungfrau {
            Jungfrau::Off => 1,
            Jungfrau::Own => 1 + i64::from(piles.tricks(seat) == 0),
            Jungfrau::OwnEach if piles.tricks(seat) > 0 => 1,
            Jungfrau::OwnEach | Jungfrau::All => 1 << without.min(3),
        };
        let others = || Seat::ALL.into_iter().filter(|&other| other != seat);
        let may_march = match self.rules.durchmarsch {
            Durchmarsch::Word(DurchmarschWord::Off) => false,
            Durchmarsch::Word(DurchmarschWord::Tricks) => others().all(|other| piles.tricks(other) == 0),
            Durchmarsch::Points(points) => {
                let gone: u8 = others().map(|other| play.taken_by(other)).sum();
                u32::from(gone) + u32::from(points) <= 120
            }
        };
        let march = if may_march { 3 * self.prices.durchmarsch } else { 0 };
        self.unit * march.max(self.prices.ramsch * times) - self.point * i64::from(play.taken_by(seat))
    }
}
