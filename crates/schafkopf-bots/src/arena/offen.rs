//! `offen`: who sees all cards, and plays them as well as can be.

use schafkopf::{Action, Actions, CardSet, Game, SeatView};
use schafkopf_solver::Position;

use super::open;
use crate::player::{Player as _, Thinking};
use crate::regel::{self, Regel};

/// Sees all cards, and plays them as well as can be: most for its own side, by the goal of the contract. Between equal cards, and in
/// all else (words, contracts, doubles, a Ramsch), it decides as `regel`.
///
/// What it gets more than another is what there is to be gained at all, and more than anybody can gain who sees one hand.
pub(super) struct Offen;

impl Offen {
    /// Raised whenever it decides differently anywhere.
    const VERSION: u32 = 1;

    /// Name and version.
    pub(super) fn label() -> String {
        format!("{}@{}", crate::registry::OFFEN, Offen::VERSION)
    }

    /// What it does in a seat that has this view of the game.
    pub(super) fn act(game: &Game, view: &SeatView, thinking: &Thinking<'_>) -> Action {
        let advised = Regel.act(view, thinking);
        match (advised, &view.memory.actions) {
            (Action::Play(_), Actions::Play(_) | Actions::PlayOrStoss(_)) => {
                let cards = best_cards(game, thinking);
                let card = cards.and_then(|cards| regel::card_among(view, thinking.rules, cards));
                card.map_or(advised, Action::Play)
            }
            _ => advised,
        }
    }
}

/// The cards after which its side has most; none in a Ramsch, and none where time ran out.
fn best_cards(game: &Game, thinking: &Thinking<'_>) -> Option<CardSet> {
    let position = Position::of_game(game)?;
    let moves = open::moves(&position, &|| thinking.deadline.has_passed())?;
    let best = open::best(&position, &moves)?;
    Some(moves.iter().filter(|of| of.value == best).map(|of| of.card).collect())
}

#[cfg(test)]
mod tests {
    use schafkopf::{Action, Seed, rules};
    use schafkopf_solver::{Position, Solver};

    use super::Offen;
    use crate::arena::Series;
    use crate::clock::{Clock, Deadline};
    use crate::player::{Player as _, Thinking};
    use crate::regel::Regel;

    /// Plays a deal with four of them, and hands each decision over: the position before a card, what was done, what `regel` would do.
    fn play(id: &str, number: u64, mut see: impl FnMut(Option<Position>, Action, Action)) {
        let rules = rules::builtin(id).unwrap();
        let mut game = Series::new(Seed::from_text("offen"), rules.clone()).game(number, 0);
        let thinking = Thinking { rules: &rules, seed: 1, deadline: Deadline::NEVER };
        while let Some(seat) = game.next_to_act() {
            let view = game.view(seat);
            let action = Offen::act(&game, &view, &thinking);
            see(Position::of_game(&game), action, Regel.act(&view, &thinking));
            game.act(seat, action).unwrap();
        }
        assert!(game.ending().is_some());
    }

    #[test]
    fn its_cards_give_nothing_away_and_all_else_is_as_regel_decides() {
        let (mut kept, mut other) = (0, 0);
        for (id, number) in ["schule", "alles"].into_iter().flat_map(|id| (1..=6).map(move |n| (id, n))) {
            let mut solver = Solver::new();
            play(id, number, |position, action, advised| {
                let Some((position, card)) = position.zip(match action {
                    Action::Play(card) => Some(card),
                    _ => None,
                }) else {
                    assert_eq!(action, advised, "{id} {number}");
                    return;
                };
                let value = solver.value(&position);
                assert_eq!(solver.value(&position.after(card).unwrap()), value, "{id} {number} {card}");
                kept += 1;
                if action != advised {
                    let Action::Play(advised) = advised else { panic!("{advised:?} in the place of a card") };
                    let left = solver.value(&position.after(advised).unwrap());
                    assert_ne!(
                        left, value,
                        "{id} {number}: {card} in the place of {advised}, which is as good"
                    );
                    other += 1;
                }
            });
        }
        assert!(kept > 200 && other > 20, "{kept} cards, {other} others than those of `regel`");
    }

    /// A clock on which everything takes too long.
    struct Late;

    impl Clock for Late {
        fn now(&self) -> std::time::Duration {
            std::time::Duration::from_secs(1)
        }
    }

    #[test]
    fn without_time_it_plays_as_regel() {
        let rules = rules::builtin("schule").unwrap();
        let mut game = Series::new(Seed::from_text("offen"), rules.clone()).game(1, 0);
        let deadline = Deadline::within(&Late, std::time::Duration::ZERO);
        let thinking = Thinking { rules: &rules, seed: 1, deadline };
        while let Some(seat) = game.next_to_act() {
            let view = game.view(seat);
            let action = Offen::act(&game, &view, &thinking);
            // With few cards the answer is there before anybody asks for the time.
            if game.plays().len() < 8 {
                assert_eq!(action, Regel.act(&view, &thinking));
            }
            game.act(seat, action).unwrap();
        }
    }
}
