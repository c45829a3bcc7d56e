//! A match in progress, hand after hand: a pure machine that only [`Step`]s move.

use schafkopf::fair_deal::{Input, Reveal, Sealed, verify};
use schafkopf::rules::BeforeDeal;
use schafkopf::{Bytes32, Event, Game, Match, Seat, SeatView, Seed, Settlement, Setup};

use super::ledger::Ledger;
use super::plan::Plan;
use super::step::{Refused, Step};

/// Seeds of this number and above are for chance, those below it for packs.
const CHANCE: u64 = 1 << 63;

/// A match in progress. The same plan and the same steps always lead to the same state.
#[derive(Debug, Clone)]
pub(crate) struct Sitting {
    plan: Plan,
    durchgang: Match,
    stage: Stage,
    ledger: Ledger,
    /// How often a pack was shuffled.
    packs: u64,
    /// How many steps were taken.
    steps: u64,
}

/// Where a match stands.
#[derive(Debug, Clone)]
pub(crate) enum Stage {
    /// The pack is shuffled and sealed; the player to the dealer's right is to cut or to shuffle again.
    Shuffled(Shuffled),
    /// A hand is played, or has just ended.
    Dealt(Box<Hand>),
    /// The match is over.
    Finished {
        /// What was left in the pot, split (decision 27).
        split: Settlement,
    },
}

/// A pack that is shuffled but not cut.
#[derive(Debug, Clone)]
pub(crate) struct Shuffled {
    /// Where the hand stands in the match.
    pub(crate) setup: Setup,
    /// The pack.
    pub(crate) sealed: Sealed,
}

/// A hand that was dealt.
#[derive(Debug, Clone)]
pub(crate) struct Hand {
    /// The hand.
    pub(crate) game: Game,
    /// The pack as it was sealed before the cut.
    pub(crate) sealed: Sealed,
    /// How the deal came about, secret until the hand is over.
    pub(crate) reveal: Reveal,
    /// What was paid, once the hand is over.
    pub(crate) paid: Option<Settlement>,
}

impl Shuffled {
    /// Who cuts or shuffles again: the player to the dealer's right (S 2.2.4).
    pub(crate) fn neighbour(&self) -> Seat {
        self.setup.dealer.previous()
    }
}

impl Sitting {
    /// A match that has just begun.
    pub(crate) fn new(plan: Plan) -> Sitting {
        let durchgang = Match::new(plan.rules.clone(), plan.dealer, plan.games);
        let stage = Stage::Finished { split: Settlement::NOTHING };
        let mut sitting = Sitting { plan, durchgang, stage, ledger: Ledger::default(), packs: 0, steps: 0 };
        sitting.shuffle();
        sitting
    }

    /// The match where these steps have left it; fails with the place of the step that cannot be taken.
    pub(crate) fn replay(plan: Plan, steps: &[Step]) -> Result<Sitting, usize> {
        let mut sitting = Sitting::new(plan);
        for (place, step) in steps.iter().enumerate() {
            sitting.take(step).map_err(|_| place)?;
        }
        Ok(sitting)
    }

    /// What the match was started with.
    pub(crate) const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Dealer, number, pot and account.
    pub(crate) const fn durchgang(&self) -> &Match {
        &self.durchgang
    }

    /// Where the match stands.
    pub(crate) const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The games so far.
    pub(crate) const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// How many steps were taken.
    pub(crate) const fn steps(&self) -> u64 {
        self.steps
    }

    /// The number of the pack that is played with.
    pub(crate) const fn packs(&self) -> u64 {
        self.packs
    }

    /// The hand that is played or has just ended.
    pub(crate) fn hand(&self) -> Option<&Hand> {
        match &self.stage {
            Stage::Dealt(hand) => Some(hand),
            Stage::Shuffled(_) | Stage::Finished { .. } => None,
        }
    }

    /// What a seat may see of the hand.
    pub(crate) fn view(&self, seat: Seat) -> Option<SeatView> {
        self.hand().map(|hand| hand.game.view(seat))
    }

    /// Whether the match is over.
    pub(crate) const fn is_finished(&self) -> bool {
        matches!(self.stage, Stage::Finished { .. })
    }

    /// Where the hand stands in the match; none when the match is over.
    pub(crate) fn setup(&self) -> Option<&Setup> {
        match &self.stage {
            Stage::Shuffled(shuffled) => Some(&shuffled.setup),
            Stage::Dealt(hand) => Some(hand.game.setup()),
            Stage::Finished { .. } => None,
        }
    }

    /// Chance that depends on the seed and on the steps so far.
    pub(crate) fn chance(&self) -> u64 {
        self.drawn().as_bytes().iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    /// Bytes that depend on the seed and on the steps so far.
    pub(crate) fn drawn(&self) -> Bytes32 {
        *self.plan.seed.nth(CHANCE | self.steps).bytes()
    }

    /// What is drawn for the player to the dealer's right: a bot, or a person who left a standing order.
    pub(crate) fn drawn_input(&self) -> Input {
        let deal = &self.plan.rules.deal;
        match deal.before {
            BeforeDeal::ShuffleAgain => Input::Contribution(self.drawn()),
            BeforeDeal::Cut => {
                let least = deal.cut_least.unwrap_or(1).max(1);
                let most = deal.pack.size().saturating_sub(least).max(least);
                let places = u64::from(most - least) + 1;
                Input::cuts([least + (self.chance() % places) as u8])
            }
        }
    }

    /// Takes a step, or says why not; a refused step changes nothing.
    pub(crate) fn take(&mut self, step: &Step) -> Result<Vec<Event>, Refused> {
        let events = match step {
            Step::Deal(input) => self.deal(input)?,
            Step::Act { seat, action } => match &mut self.stage {
                Stage::Dealt(hand) => hand.game.act(*seat, *action).map_err(Refused::Action)?,
                Stage::Shuffled(_) | Stage::Finished { .. } => return Err(Refused::Misplaced),
            },
            Step::Next => {
                self.next()?;
                Vec::new()
            }
            Step::End => {
                self.end()?;
                Vec::new()
            }
        };
        self.steps += 1;
        self.count();
        Ok(events)
    }

    /// Shuffles the pack for the next hand, or ends the match.
    fn shuffle(&mut self) {
        let Some(setup) = self.durchgang.next_game() else {
            self.finish();
            return;
        };
        self.packs += 1;
        let sealed =
            Sealed::shuffled_of(self.plan.rules.deck(), &mut self.plan.seed.nth(self.packs).generator());
        self.stage = Stage::Shuffled(Shuffled { setup, sealed });
    }

    fn deal(&mut self, input: &Input) -> Result<Vec<Event>, Refused> {
        let Stage::Shuffled(Shuffled { setup, sealed }) = &self.stage else { return Err(Refused::Misplaced) };
        let reveal =
            sealed.open(input.clone(), setup.dealer, &self.plan.rules.deal).map_err(Refused::Input)?;
        verify(&sealed.commitment(), &reveal)
            .expect("the pack is the one sealed, and a rule set's packets make hands");
        let dealt = reveal.pack_dealt().deal_under(&self.plan.rules, setup.dealer);
        let game = Game::new(setup.clone(), dealt);
        let events = game.ending().map(|&ending| Event::Ended { ending }).into_iter().collect();
        self.stage = Stage::Dealt(Box::new(Hand { game, sealed: sealed.clone(), reveal, paid: None }));
        Ok(events)
    }

    /// Enters the result of a hand that has just ended.
    fn count(&mut self) {
        let Stage::Dealt(hand) = &mut self.stage else { return };
        let Some(ending) = hand.game.ending().filter(|_| hand.paid.is_none()) else { return };
        let paid = self.durchgang.record_game(&hand.game);
        self.ledger.enter(ending);
        hand.paid = Some(paid);
    }

    fn next(&mut self) -> Result<(), Refused> {
        match &self.stage {
            Stage::Dealt(hand) if hand.paid.is_some() => {
                self.shuffle();
                Ok(())
            }
            Stage::Dealt(_) | Stage::Shuffled(_) | Stage::Finished { .. } => Err(Refused::Misplaced),
        }
    }

    fn end(&mut self) -> Result<(), Refused> {
        if self.is_finished() {
            return Err(Refused::Misplaced);
        }
        self.finish();
        Ok(())
    }

    fn finish(&mut self) {
        let split = self.durchgang.split_pot(lot(self.plan.seed));
        self.stage = Stage::Finished { split };
    }
}

/// The seats in an order by lot.
fn lot(seed: Seed) -> [Seat; 4] {
    let mut seats = Seat::ALL;
    seats.sort_by_key(|seat| *seed.nth(CHANCE | u64::MAX << 2 | seat.index() as u64).bytes());
    seats
}
