//! Why a record cannot be reviewed, in words.

use schafkopf_record::ReplayError;
use stammtisch_text::Texts;

/// Why a record cannot be played again, in words.
pub fn replay_words(error: ReplayError, texts: &Texts) -> String {
    match error {
        ReplayError::Undeclarable(bad) => texts.undeclarable(&bad),
        ReplayError::Rejected { rejected, .. } => texts.rejected(&rejected),
        ReplayError::NoDeal => texts.get("review-hands-unknown"),
        ReplayError::NotOnLadder { .. } => texts.get("review-not-on-ladder"),
        ReplayError::ShortTrick { .. } => texts.get("review-short-trick"),
        ReplayError::WrongTime { .. } => texts.get("review-wrong-time"),
        ReplayError::NoExchange => texts.get("review-no-exchange"),
        ReplayError::Knocks => texts.get("error-bad-knocks"),
    }
}
