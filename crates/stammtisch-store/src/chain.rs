//! The hash chain of a tournament's log, over the form in which events are kept.

use schafkopf::Bytes32;
use schafkopf_turnier::{Event, EventKind, LogHead, Step, Tournament};
use sha2::{Digest as _, Sha256};

use crate::kept::tournament::Content;

/// The hash of what an event says: SHA-256 of its JSON as it is kept, `{"v":…,"what":…,"why":…}`, without blanks. Of an
/// entry that was destroyed it is the hash that was kept of it.
fn content_hash(event: &Event) -> Bytes32 {
    if let EventKind::Destroyed { content: Some(content) } = event.what {
        return content;
    }
    let text = serde_json::to_vec(&Content::from(event)).expect("an event is plain data");
    Bytes32::new(Sha256::digest(text).into())
}

/// The heads of a log, one after each event, for the rule set of this hash.
pub(crate) fn heads(rules: &str, log: &[Event]) -> impl Iterator<Item = LogHead> {
    log.iter().scan(LogHead::beginning(rules), |head, event| {
        *head = head.after(event, content_hash(event));
        Some(*head)
    })
}

/// The head of a tournament's log.
pub fn log_head(tournament: &Tournament) -> LogHead {
    let rules = tournament.state().rules().hash();
    heads(&rules, tournament.log()).last().unwrap_or_else(|| LogHead::beginning(&rules))
}

/// Notes the hashes of what a step destroys, so that the chain holds without it. To be done before the step is taken.
pub fn seal(tournament: &Tournament, step: &mut Step) {
    let Step { events, destroyed, .. } = step;
    for destruction in destroyed.iter_mut().filter(|destruction| destruction.content.is_none()) {
        let mut known = tournament.log().iter().chain(&*events);
        destruction.content = known.find(|event| event.seq == destruction.event).map(content_hash);
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::Bytes32;
    use schafkopf_turnier::{Edition, Event, EventKind, PersonId, PlayerNumber};

    use super::{content_hash, heads};

    fn event(seq: u64, why: Option<&str>, what: EventKind) -> Event {
        let why = why.map(str::to_owned);
        Event { edition: Edition::Second, seq, at: 5, by: PersonId(1), why, what }
    }

    #[test]
    fn the_hash_of_an_event_can_be_computed_again_by_anybody() {
        // printf '{"v":2,"what":"registration_opened"}' | sha256sum, and so on
        let opened = event(2, None, EventKind::RegistrationOpened);
        let excluded = event(3, Some("Betrug"), EventKind::Excluded { player: PlayerNumber(17) });
        let before = Event { edition: Edition::First, ..opened.clone() };
        for (event, hash) in [
            (&opened, "aea278fe6f2a8351e401971fc6c9f926d8568b23de3d01d770618a44e5945704"),
            (&excluded, "c2fc4860c8080a75cd7528f99993986ec6215ef50f6aa117d5db52d125d89990"),
            (&before, "2ce709f55d67d0303b4904b796eda30d715b79079a306790ddd633a37741abb3"),
        ] {
            assert_eq!(content_hash(event).to_string(), hash);
        }
    }

    #[test]
    fn what_is_destroyed_leaves_its_hash_and_the_chain_holds() {
        let said = event(1, Some("Betrug"), EventKind::Excluded { player: PlayerNumber(17) });
        let content = Some(content_hash(&said));
        let gone = event(1, None, EventKind::Destroyed { content });
        let later = event(2, None, EventKind::RegistrationOpened);
        let chain = |first: &Event| heads("ab", &[first.clone(), later.clone()]).collect::<Vec<_>>();
        assert_eq!(chain(&gone), chain(&said));
        assert_ne!(chain(&Event { at: 6, ..gone.clone() }), chain(&said), "when it was still counts");
        assert_ne!(chain(&event(1, None, EventKind::Destroyed { content: None })), chain(&said));
        let other = EventKind::Destroyed { content: Some(Bytes32::new([0; 32])) };
        assert_ne!(chain(&event(1, None, other)), chain(&said));
    }
}
