//! The value against the hand that the game machine scores when both parties play the solver's own line.

use std::sync::Arc;

use schafkopf::{Action, Doubling, Ending, Game, Seat, Setup, Stage, rules};
use schafkopf_solver::{Solver, positions};

#[test]
fn the_game_machine_scores_the_best_line_as_the_solver_says() {
    let rules = rules::builtin("schule").expect("it is built in");
    let mut solver = Solver::new();
    for position in positions(10, 8) {
        let setup = Setup { rules: Arc::clone(&rules), dealer: Seat::Four, number: 2, thrown_in: 0, bock: 1 };
        let mut game =
            Game::at_contract(setup, *position.deal(), position.declarer(), (position.contract(), false))
                .expect("plausible declarers declare what they may");
        for card in solver.line(&position) {
            let seat = game.play().unwrap().turn();
            game.act(seat, Action::Play(card)).expect("the solver plays legal cards");
            while matches!(game.stage(), Stage::Doubling | Stage::Retour) {
                let seat = game.next_to_act().expect("somebody is asked");
                game.act(seat, Action::Double(Doubling::Decline)).expect("one may decline");
            }
        }
        let Some(Ending::Scored { outcome, .. }) = game.ending() else {
            panic!("the hand is over: {:?}", game.stage())
        };
        assert_eq!(outcome.points, solver.value(&position), "{position:?}");
    }
}
