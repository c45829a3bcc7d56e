//! What the server says over a table's WebSocket, as far as a player without opinions needs it.

use serde::Deserialize;
use serde_json::value::RawValue;

/// A message from the server.
#[derive(Debug)]
pub enum Word {
    /// The table after a change.
    Update(Update),
    /// A command is done and kept.
    Done {
        /// Its id.
        id: String,
        /// The table's version with its effect.
        version: u64,
    },
    /// A command was refused.
    Refused {
        /// Its id.
        id: String,
        /// Why.
        reason: Reason,
    },
    /// Anything else.
    Other,
}

impl Word {
    /// Reads a message. The actions inside are taken as they stand, which a tagged enum could not do.
    pub fn read(text: &str) -> serde_json::Result<Word> {
        let said: Said = serde_json::from_str(text)?;
        Ok(match said {
            Said { kind: "update", version: Some(version), state: Some(state), .. } => {
                Word::Update(Update { version, state })
            }
            Said { kind: "done", id: Some(id), version: Some(version), .. } => Word::Done { id, version },
            Said { kind: "refused", id: Some(id), reason: Some(reason), .. } => Word::Refused { id, reason },
            Said { .. } => Word::Other,
        })
    }
}

/// All fields of all messages.
#[derive(Deserialize)]
struct Said<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<String>,
    version: Option<u64>,
    reason: Option<Reason>,
    state: Option<State>,
}

/// Why a command was refused.
#[derive(Debug, Deserialize)]
pub struct Reason {
    /// The stable code.
    pub code: String,
    /// The sentence.
    pub message: String,
}

/// The table after a change.
#[derive(Debug)]
pub struct Update {
    /// Its version.
    pub version: u64,
    /// The table.
    pub state: State,
}

/// The table.
#[derive(Debug, Deserialize)]
pub struct State {
    /// The player's own seat.
    pub you: Option<u8>,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// Where the table stands.
    pub stage: String,
    /// The pack of the present hand.
    pub sealing: Option<Sealing>,
    /// The hand.
    pub view: Option<View>,
}

/// A seat.
#[derive(Debug, Deserialize)]
pub struct SeatState {
    /// Whether who sits there wants the next hand.
    pub ready: bool,
}

/// The pack of a hand.
#[derive(Debug, Deserialize)]
pub struct Sealing {
    /// Its number.
    pub hand: u64,
    /// Who cuts.
    pub cutter: u8,
    /// What he does with the pack.
    pub rules: CutRules,
}

/// What who cuts does with the pack.
#[derive(Debug, Deserialize)]
pub struct CutRules {
    /// `cut` or `shuffle_again`.
    pub before: String,
}

impl CutRules {
    /// A cut in the middle, or a second shuffle.
    fn input(&self) -> String {
        match self.before.as_str() {
            "cut" => r#"{"cuts":[16]}"#.to_owned(),
            _ => format!(r#"{{"contribution":"{}"}}"#, "5a".repeat(32)),
        }
    }
}

/// The hand as a seat or a spectator sees it.
#[derive(Debug, Deserialize)]
pub struct View {
    /// What is seen.
    pub view: Seen,
}

/// What is seen of a hand.
#[derive(Debug, Deserialize)]
pub struct Seen {
    /// What the seat may do now; a spectator may do nothing.
    #[serde(default)]
    pub actions: Vec<Box<RawValue>>,
}

impl State {
    /// The command with which the player goes on, if it is on him; `pick` chooses among so many actions.
    pub fn next_command(&self, pick: impl FnOnce(usize) -> usize) -> Option<String> {
        let you = self.you?;
        let hand = self.sealing.as_ref().map_or(0, |sealing| sealing.hand);
        match self.stage.as_str() {
            "cutting" => {
                let sealing = self.sealing.as_ref().filter(|sealing| sealing.cutter == you)?;
                let input = sealing.rules.input();
                Some(format!(r#"{{"do":"cut","hand":{hand},"input":{input}}}"#))
            }
            "playing" => {
                let actions = &self.view.as_ref()?.view.actions;
                let action = actions.get(pick(actions.len().max(1)))?;
                Some(format!(r#"{{"do":"act","hand":{hand},"action":{}}}"#, action.get()))
            }
            "counting" if !self.seats.get(usize::from(you) - 1)?.ready => {
                Some(r#"{"do":"ready"}"#.to_owned())
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Word;

    fn state(json: &str) -> super::State {
        serde_json::from_str(json).expect("a state")
    }

    #[test]
    fn who_is_not_asked_does_nothing() {
        let waiting =
            state(r#"{"you":1,"seats":[{"ready":false}],"stage":"waiting","sealing":null,"view":null}"#);
        assert_eq!(waiting.next_command(|_| 0), None);
        let other_cuts = state(
            r#"{"you":1,"seats":[{"ready":false}],"stage":"cutting","sealing":{"hand":3,"cutter":2,"rules":{"before":"cut"}},"view":null}"#,
        );
        assert_eq!(other_cuts.next_command(|_| 0), None);
        let others_turn = state(
            r#"{"you":1,"seats":[{"ready":false}],"stage":"playing","sealing":{"hand":3,"cutter":2,"rules":{"before":"cut"}},"view":{"view":{"actions":[]}}}"#,
        );
        assert_eq!(others_turn.next_command(|_| 0), None);
    }

    #[test]
    fn who_is_to_cut_cuts() {
        for (before, input) in [("cut", r#"{"cuts":[16]}"#), ("shuffle_again", r#"{"contribution":"5a5a"#)] {
            let cuts = state(&format!(
                r#"{{"you":2,"seats":[],"stage":"cutting","sealing":{{"hand":3,"cutter":2,"rules":{{"before":"{before}"}}}},"view":null}}"#
            ));
            let command = cuts.next_command(|_| 0).expect("it is on him");
            assert!(command.starts_with(&format!(r#"{{"do":"cut","hand":3,"input":{input}"#)), "{command}");
        }
    }

    #[test]
    fn a_player_takes_one_of_the_actions_that_are_offered() {
        let asked = state(
            r#"{"you":1,"seats":[{"ready":false}],"stage":"playing","sealing":{"hand":3,"cutter":2,"rules":{"before":"cut"}},"view":{"as":"seat","view":{"actions":[{"play":"EA"},{"play":"H7"}]}}}"#,
        );
        let command = asked.next_command(|count| count - 1).expect("it is on him");
        assert_eq!(command, r#"{"do":"act","hand":3,"action":{"play":"H7"}}"#);
    }

    #[test]
    fn who_has_said_that_he_is_ready_does_not_say_it_again() {
        let counting = |ready: bool| {
            state(&format!(
                r#"{{"you":1,"seats":[{{"ready":{ready}}}],"stage":"counting","sealing":null,"view":null}}"#
            ))
        };
        assert!(counting(false).next_command(|_| 0).is_some());
        assert!(counting(true).next_command(|_| 0).is_none());
    }

    #[test]
    fn unknown_words_are_let_pass() {
        let word = Word::read(r#"{"type":"something_new","x":1}"#);
        assert!(matches!(word, Ok(Word::Other)));
    }

    #[test]
    fn the_words_are_told_apart() {
        let done = Word::read(r#"{"type":"done","id":"a","version":3}"#);
        assert!(matches!(done, Ok(Word::Done { version: 3, .. })));
        let refused =
            Word::read(r#"{"type":"refused","id":"a","reason":{"code":"x","clause":null,"message":"y"}}"#);
        assert!(matches!(refused, Ok(Word::Refused { .. })));
    }
}
