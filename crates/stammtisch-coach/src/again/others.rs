//! Who plays for the others: bots that see their own cards, or the solver that sees all.

use schafkopf::{Action, Actions, Card, Game, Seat};
use schafkopf_bots::{Deadline, Mind, Regel, Thinking, derive};
use schafkopf_solver::{Position, Solver};

/// So many times as many deals as the bot looks at when it plays: a whole hand is played through in a fraction of a second.
const WORLDS: f64 = 0.2;
/// The memory of the solver in bytes.
const MEMORY: usize = 8 << 20;

/// Whoever is not played by the reader.
pub(super) struct Others {
    mind: Mind,
    /// Sees all cards, where they lie open.
    solver: Option<Solver>,
    /// Where the bots' chance comes from.
    seed: u64,
}

impl Others {
    /// The others of one hand, with open cards or without.
    pub(super) fn new(is_open: bool, seed: u64) -> Others {
        let mind = Mind::stammtisch().with_worlds_scaled(WORLDS).with_threads(1);
        Others { mind, solver: is_open.then(|| Solver::with_memory(MEMORY)), seed }
    }

    /// What a seat does that is asked to act, after so many actions; none where it is not asked.
    pub(super) fn act(&mut self, game: &Game, seat: Seat, after: u64) -> Option<Action> {
        let view = game.view(seat);
        if let [only] = view.actions[..] {
            return Some(only);
        }
        if let Some(card) = self.best_card(game, seat) {
            return Some(Action::Play(card));
        }
        let rules = &game.setup().rules;
        if view.memory.actions == Actions::Claim {
            return Regel::advise(&view, rules).map(|advice| advice.action);
        }
        let seed = derive(self.seed, after);
        self.mind.appraise(&view, &Thinking { rules, seed, deadline: Deadline::NEVER }).best()
    }

    /// The best card with open cards; of several the one that rules of thumb advise, else the cheapest. None where cards are
    /// hidden, where no card is asked for, and in a Ramsch, which is not played by two parties.
    fn best_card(&mut self, game: &Game, seat: Seat) -> Option<Card> {
        let solver = self.solver.as_mut()?;
        let (Actions::Play(_) | Actions::PlayOrStoss(_)) = game.legal_actions(seat) else { return None };
        let position = Position::of_game(game)?;
        let moves = solver.moves(&position);
        let values = moves.iter().map(|of| of.value);
        let best = if position.wants_much(seat) { values.max() } else { values.min() }?;
        let mut equal: Vec<Card> = moves.iter().filter(|of| of.value == best).map(|of| of.card).collect();
        equal.sort_by_key(|card| (card.points(), card.index()));
        let advised = Regel::advise(&game.view(seat), &game.setup().rules).map(|advice| advice.action);
        let is_advised = |card: &&Card| advised == Some(Action::Play(**card));
        equal.iter().find(is_advised).or(equal.first()).copied()
    }
}
