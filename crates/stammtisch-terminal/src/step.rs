//! The steps of which a match consists: what a save file holds, one a line.

use schafkopf::fair_deal::{Input, InputError};
use schafkopf::{Action, Rejected, Seat};
use serde::{Deserialize, Serialize};

/// Something that moves a match on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Step {
    /// The player to the dealer's right cut or shuffled again, and the cards were dealt.
    Deal(Input),
    /// A seat acted.
    Act {
        /// Who.
        seat: Seat,
        /// What it did.
        action: Action,
    },
    /// The result has been seen; the next hand begins.
    Next,
    /// The match ends here.
    End,
}

/// Why a step is refused; the match is as it was before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Refused {
    /// The cut is against the rules.
    Input(InputError),
    /// The action is against the rules.
    Action(Rejected),
    /// The match is at another stage.
    Misplaced,
}

#[cfg(test)]
mod tests {
    use schafkopf::fair_deal::Input;
    use schafkopf::{Action, Seat};

    use super::Step;

    #[test]
    fn steps_are_written_and_read_back() {
        let play = Action::Play("EO".parse().unwrap());
        let steps = [
            (Step::Deal(Input::cuts([16, 4])), r#"{"deal":{"cuts":[16,4]}}"#),
            (Step::Deal(Input::Skipped), r#"{"deal":"skipped"}"#),
            (Step::Act { seat: Seat::Two, action: play }, r#"{"act":{"seat":2,"action":{"play":"EO"}}}"#),
            (Step::Next, r#""next""#),
            (Step::End, r#""end""#),
        ];
        for (step, line) in steps {
            assert_eq!(serde_json::to_string(&step).unwrap(), line);
            assert_eq!(serde_json::from_str::<Step>(line).unwrap(), step);
        }
    }
}
