//! Values of the game as they are kept in a database.
//!
//! What is kept must be read for ever, whatever becomes of the game's own types: so it has types of its own, joined to
//! those of the game by `From`. Their form in JSON does not change; a new one gets a new version.

mod action;
mod contract;
mod input;
mod season;
mod standing;
mod text;
pub mod tournament;

pub use action::{Action, Bid, Claim, Doubling};
pub use contract::{CalledCard, Contract, ContractKind, Goal, Suit};
pub use input::Input;
pub use season::SeasonPlan;
pub use standing::Standing;
pub use text::{Chair, Seat, Text};

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use schafkopf::{Game, Pack, Seed, Setup, rules};

    use super::{Action, Contract, Input};

    /// Random games of every built-in rule set: what was done in them, and what they were played as.
    fn done() -> Vec<schafkopf::Action> {
        let mut done = Vec::new();
        for (id, number) in rules::builtin_ids().flat_map(|id| (1..9).map(move |number| (id, number))) {
            let rules = rules::builtin(id).expect("it is built in");
            let mut generator = Seed::from_text(&format!("{id} {number}")).generator();
            let pack = Pack::shuffled_of(rules.deck(), &mut generator);
            let setup = Setup {
                rules: Arc::clone(&rules),
                dealer: schafkopf::Seat::Two,
                number,
                thrown_in: 0,
                bock: 1,
            };
            let mut game = Game::new(setup, pack.deal_under(&rules, schafkopf::Seat::Two));
            while let Some(seat) = game.next_to_act() {
                let actions = game.legal_actions(seat).to_vec();
                done.extend(&actions);
                let action = actions[done.len() % actions.len()];
                game.act(seat, action).expect("a legal action is accepted");
            }
        }
        done
    }

    #[test]
    fn an_action_comes_back_from_what_is_kept_of_it() {
        let done = done();
        assert!(done.len() > 1_000);
        for action in done {
            let kept = serde_json::to_string(&Action::from(action)).expect("plain data");
            let read: Action = serde_json::from_str(&kept).expect("it was written so");
            assert_eq!(schafkopf::Action::from(read), action, "{kept}");
        }
    }

    #[test]
    fn the_form_is_the_one_that_was_always_kept() {
        for text in [
            r#"{"bid":{"say":"pass"}}"#,
            r#"{"bid":{"say":"play","claim":0,"named":null}}"#,
            r#"{"bid":{"say":"raise","claim":3,"named":"solo_tout"}}"#,
            r#"{"bid":{"say":"hold"}}"#,
            r#"{"bid":{"say":"good"}}"#,
            r#"{"declare":{"contract":"rufspiel","called":"EA"}}"#,
            r#"{"declare":{"contract":"wenz","goal":"majority"}}"#,
            r#"{"declare":{"contract":"farbwenz","trump":"S","goal":"tout"}}"#,
            r#"{"declare":{"contract":"solo","trump":"G","goal":"tout"}}"#,
            r#"{"declare":{"contract":"sie"}}"#,
            r#"{"double":"stoss"}"#,
            r#"{"double":"retour"}"#,
            r#"{"double":"decline"}"#,
            r#"{"play":"HZ"}"#,
            r#"{"claim":{"runners":3,"schwarz":false}}"#,
        ] {
            let read: Action = serde_json::from_str(text).expect(text);
            let action = schafkopf::Action::from(read);
            assert_eq!(serde_json::to_string(&Action::from(action)).expect("plain data"), text);
        }
        for text in [
            r#"{"cuts":[3,17]}"#,
            r#"{"contribution":"0303030303030303030303030303030303030303030303030303030303030303"}"#,
            r#""skipped""#,
        ] {
            let read: Input = serde_json::from_str(text).expect(text);
            let input = schafkopf::fair_deal::Input::from(read);
            assert_eq!(serde_json::to_string(&Input::from(&input)).expect("plain data"), text);
        }
    }

    #[test]
    fn what_was_never_written_is_refused() {
        for text in [
            r#"{"contract":"rufspiel","called":"HA"}"#,
            r#"{"contract":"rufspiel","called":"EO"}"#,
            r#"{"contract":"rufspiel","called":"XX"}"#,
            r#"{"contract":"wenz"}"#,
            r#"{"contract":"wenz","goal":"tout","trump":"E"}"#,
            r#"{"contract":"geier","goal":"tout","trump":"E"}"#,
            r#"{"contract":"bettel"}"#,
        ] {
            assert!(serde_json::from_str::<Contract>(text).is_err(), "{text}");
        }
    }
}
