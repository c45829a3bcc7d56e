//! One hand played by four players.

use std::time::Duration;

use schafkopf::{Action, Actions, BidChoices, Courting, DoubleChoices, Doubling, Game, Seat, SeatView};
use schafkopf::{Bid, BySeat};

use crate::clock::{Clock, Deadline};
use crate::dice::derive;
use crate::player::{Fault, Faults, Player, Thinking};
use crate::zufall::any_action;

/// The circumstances in which players decide.
#[derive(Clone, Copy)]
pub struct Conditions<'a> {
    /// Measures decisions, and ends them where there is a limit.
    pub clock: &'a dyn Clock,
    /// The longest a decision may take.
    pub limit: Option<Duration>,
    /// From this and the place of a decision in the hand each decision's chance follows.
    pub seed: u64,
}

/// What happened beside the cards while a hand was played.
#[derive(Debug, Clone, Default)]
pub struct Conduct {
    /// The faults of each seat.
    pub faults: BySeat<Faults>,
    /// How long each decision took, with whose it was.
    pub times: Vec<(Seat, Duration)>,
}

/// Who decides for a seat of a hand: a player, or in the arena somebody who sees all cards.
pub(crate) trait Sitter {
    /// What the seat does that has this view of the game.
    fn act(&mut self, game: &Game, view: &SeatView, thinking: &Thinking<'_>) -> Action;

    /// What was wrong with the last answer.
    fn take_fault(&mut self) -> Option<Fault>;
}

/// A player sees the view alone.
impl Sitter for Box<dyn Player + '_> {
    fn act(&mut self, _: &Game, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        self.as_mut().act(view, thinking)
    }

    fn take_fault(&mut self) -> Option<Fault> {
        self.as_mut().take_fault()
    }
}

/// Plays a hand to its end.
///
/// A player is asked when it has a choice. Who commits a fault is not asked again in this hand: the fault is counted, and
/// chance decides for the seat from there on, so that one bad player neither stops nor delays the others.
///
/// ```
/// use schafkopf::{BySeat, Deal, Game, Seat, Setup, rules};
/// use schafkopf_bots::{Bot as _, Builtin, Conditions, Stopped, play_hand};
/// let deal = Deal::parse(&["EO GO EU HA H7 EK E9 S7", "HO SO GU HU SU HZ HK EA", "H9 H8 GA GZ GK G9 SA SZ", "EZ E8 E7 G8 G7 SK S9 S8"])?;
/// let rules = rules::builtin("schule").expect("it is built in");
/// let mut game = Game::new(Setup { rules, dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 }, deal);
/// let mut players = BySeat::from_fn(|_| Builtin::Regel.player());
/// play_hand(&mut game, &mut players, &Conditions { clock: &Stopped, limit: None, seed: 1 });
/// assert!(game.ending().is_some());
/// # Ok::<(), schafkopf::DealError>(())
/// ```
pub fn play_hand(
    game: &mut Game,
    players: &mut BySeat<Box<dyn Player + '_>>,
    at: &Conditions<'_>,
) -> Conduct {
    play_among(game, players, at)
}

/// The same with whoever sits at the table.
pub(crate) fn play_among<S: Sitter>(
    game: &mut Game,
    sitters: &mut BySeat<S>,
    at: &Conditions<'_>,
) -> Conduct {
    let mut conduct = Conduct { faults: BySeat::default(), times: Vec::with_capacity(40) };
    let mut turns = BySeat::new([0_u64; 4]);
    while let Some(seat) = game.next_to_act() {
        let actions = game.legal_actions(seat);
        if let Some(action) = only_action(&actions) {
            game.act(seat, action).expect("the only legal action is accepted");
            continue;
        }
        turns[seat] += 1;
        let seed = derive(at.seed, turns[seat] * 4 + seat.index() as u64);
        if conduct.faults[seat] == Faults::NONE {
            let answer = ask(game, seat, &mut sitters[seat], &Request { at, seed }, &mut conduct.times);
            match answer.and_then(|action| game.act(seat, action).map_err(|_| Fault::Illegal)) {
                Ok(_) => continue,
                Err(fault) => conduct.faults[seat].add(fault),
            }
        }
        game.act(seat, any_action(&actions, seed)).expect("a legal action is accepted");
    }
    conduct
}

/// One decision that is asked for.
struct Request<'a> {
    at: &'a Conditions<'a>,
    seed: u64,
}

fn ask<S: Sitter>(
    game: &Game,
    seat: Seat,
    sitter: &mut S,
    request: &Request<'_>,
    times: &mut Vec<(Seat, Duration)>,
) -> Result<Action, Fault> {
    let view = game.view(seat);
    let clock = request.at.clock;
    let start = clock.now();
    let deadline = request.at.limit.map_or(Deadline::NEVER, |limit| Deadline::within(clock, limit));
    let thinking = Thinking { rules: &game.setup().rules, seed: request.seed, deadline };
    let action = sitter.act(game, &view, &thinking);
    times.push((seat, clock.now().saturating_sub(start)));
    sitter.take_fault().map_or(Ok(action), Err)
}

/// The action of a seat that has no choice.
fn only_action(actions: &Actions) -> Option<Action> {
    match actions {
        Actions::Bid(BidChoices {
            first_time,
            hold: false,
            least: None,
            offer: false,
            redeal: false,
            ..
        }) => Some(Action::Bid(if *first_time { Bid::Pass } else { Bid::Good })),
        Actions::Double(DoubleChoices::Decline) => Some(Action::Double(Doubling::Decline)),
        Actions::Play(cards) if cards.len() == 1 => cards.highest().map(Action::Play),
        Actions::Declare(contracts) if contracts.len() == 1 => contracts.iter().next().map(Action::Declare),
        Actions::Court { take: false } => Some(Action::Hochzeit(Courting::Decline)),
        Actions::Give(cards) if cards.len() == 1 => {
            cards.highest().map(|card| Action::Hochzeit(Courting::Give(card)))
        }
        Actions::Nothing
        | Actions::PlayOrStoss(_)
        | Actions::MayStoss
        | Actions::Knock
        | Actions::DeclareOrPutUp { .. }
        | Actions::Court { .. }
        | Actions::Give(_)
        | Actions::Bid(_)
        | Actions::Declare(_)
        | Actions::Double(_)
        | Actions::Play(_)
        | Actions::Claim => None,
    }
}
