//! What may be said at a table.

use super::LONGEST_CHAT;
use super::refused::Refused;

/// Chat without control characters and without marks that turn the direction of what follows.
pub fn clean(text: &str) -> Result<String, Refused> {
    let turns = |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = text.chars().filter(|letter| !letter.is_control() && !turns(*letter)).collect();
    let plain = plain.trim();
    if plain.is_empty() {
        return Err(Refused::EmptyChat);
    }
    if plain.chars().count() > LONGEST_CHAT {
        return Err(Refused::LongChat);
    }
    Ok(plain.to_owned())
}
