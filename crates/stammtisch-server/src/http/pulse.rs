//! Whether a client is there: a phone that sleeps keeps its connection open and answers nothing.

use stammtisch_http::clock::{Moment, SECOND};

/// After how long without a word a client is asked whether it is there, and how often it is asked.
const ASK_EVERY: Moment = 4 * SECOND;
/// How long it has to answer before it counts as gone: with the time before, less than ten seconds.
const ANSWER_WITHIN: Moment = 9 * SECOND / 2;
/// After how long without a word its connection is closed.
const GIVE_UP: Moment = 75 * SECOND;

/// What is to be done about a client that says nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Beat {
    /// Ask whether it is there.
    Ask,
    /// It counts as gone until it is heard again.
    Silent,
    /// Close its connection.
    GiveUp,
}

/// What is known of a client by what it says.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pulse {
    /// When it was last heard.
    heard: Moment,
    /// When it was asked since, first and last.
    asked: Option<(Moment, Moment)>,
    silent: bool,
}

impl Pulse {
    /// A client that has just come.
    pub(super) const fn new(now: Moment) -> Pulse {
        Pulse { heard: now, asked: None, silent: false }
    }

    /// The client said something; says whether nobody counted on it any more.
    pub(super) const fn hear(&mut self, now: Moment) -> bool {
        let was_silent = self.silent;
        *self = Pulse::new(now);
        was_silent
    }

    /// When something is to be done if the client says nothing.
    pub(super) fn next(&self) -> Moment {
        let Some((first, last)) = self.asked else { return self.heard + ASK_EVERY };
        let then = if self.silent { self.heard + GIVE_UP } else { first + ANSWER_WITHIN };
        then.min(last + ASK_EVERY)
    }

    /// What is to be done now.
    pub(super) fn beat(&mut self, now: Moment) -> Option<Beat> {
        match self.asked {
            Some(_) if self.silent && now >= self.heard + GIVE_UP => Some(Beat::GiveUp),
            Some((first, _)) if !self.silent && now >= first + ANSWER_WITHIN => {
                self.silent = true;
                Some(Beat::Silent)
            }
            Some((first, last)) if now >= last + ASK_EVERY => {
                self.asked = Some((first, now));
                Some(Beat::Ask)
            }
            None if now >= self.heard + ASK_EVERY => {
                self.asked = Some((now, now));
                Some(Beat::Ask)
            }
            Some(_) | None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_http::clock::{Moment, SECOND};

    use super::{Beat, Pulse};

    /// What is done about a client until it is given up, with the moments.
    fn beats(mut pulse: Pulse) -> Vec<(Moment, Beat)> {
        let mut beats = Vec::new();
        loop {
            let now = pulse.next();
            assert_eq!(pulse.clone().beat(now - 1), None, "nothing is done before");
            let beat = pulse.beat(now).expect("the moment has come");
            beats.push((now, beat));
            if beat == Beat::GiveUp {
                return beats;
            }
        }
    }

    #[test]
    fn who_freezes_counts_as_gone_within_ten_seconds_and_is_closed_later() {
        let beats = beats(Pulse::new(0));
        let first = |wanted| beats.iter().find(|(_, beat)| *beat == wanted).expect("it is done").0;
        assert_eq!((first(Beat::Ask), first(Beat::Silent)), (4 * SECOND, 17 * SECOND / 2));
        assert_eq!(first(Beat::GiveUp), 75 * SECOND);
        assert_eq!(beats.iter().filter(|(_, beat)| *beat == Beat::Silent).count(), 1);
        assert!(beats.iter().filter(|(_, beat)| *beat == Beat::Ask).count() > 15, "it is asked on and on");
    }

    #[test]
    fn who_answers_stays_and_who_answers_late_is_there_again() {
        let mut pulse = Pulse::new(0);
        assert_eq!(pulse.beat(4 * SECOND), Some(Beat::Ask));
        assert!(!pulse.hear(5 * SECOND));
        assert_eq!((pulse.beat(8 * SECOND), pulse.next()), (None, 9 * SECOND));
        assert_eq!(pulse.beat(9 * SECOND), Some(Beat::Ask));
        assert_eq!(pulse.beat(13 * SECOND), Some(Beat::Ask));
        assert_eq!(pulse.beat(14 * SECOND), Some(Beat::Silent));
        assert!(pulse.hear(20 * SECOND));
        assert_eq!(pulse.next(), 24 * SECOND);
    }

    #[test]
    fn nobody_is_given_up_who_was_not_asked() {
        let mut pulse = Pulse::new(0);
        assert_eq!(pulse.beat(3_600 * SECOND), Some(Beat::Ask), "the server itself was away");
    }
}
