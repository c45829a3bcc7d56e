//! Why a file is no tournament, in words.

use schafkopf_turnier::LogError;
use stammtisch_store::ImportError;
use stammtisch_text::Texts;

use super::{format, refusal};

/// Why a file is no tournament.
pub fn import_error(texts: &Texts, error: &ImportError) -> String {
    let told = |key: &str, args: &[(&str, String)]| format(texts, &format!("turnier-import-{key}"), args);
    match error {
        ImportError::Format => told("format", &[]),
        ImportError::Newer { found } => told("newer", &[("found", found.to_string())]),
        ImportError::Unreadable(error) => told("unreadable", &[("detail", error.to_string())]),
        ImportError::Event { event, why } => {
            told("event", &[("event", event.to_string()), ("detail", why.to_string())])
        }
        ImportError::Broken { event } => told("broken", &[("event", event.to_string())]),
        ImportError::Rules(error) => told("unreadable", &[("detail", error.to_string())]),
        ImportError::Log(LogError::Refused { event, refusal: why }) => {
            told("refused", &[("event", event.to_string()), ("detail", refusal(texts, why))])
        }
        ImportError::Log(error) => told("unreadable", &[("detail", error.to_string())]),
    }
}
