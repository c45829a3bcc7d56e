//! The bots of a match as they are named on the command line.

use anyhow::Context as _;
use schafkopf_bots::{Bot, Builtin, Mind};
use stammtisch_text::{Arg, Texts};

use super::external::External;

/// A bot outside as it is named on the command line: `NAME=cmd:PROGRAM ARGUMENTS`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct OutsideBot {
    name: String,
    words: Vec<String>,
}

/// Reads `NAME=cmd:PROGRAM ARGUMENTS`.
pub(super) fn parse_outside(text: &str) -> Result<OutsideBot, String> {
    let form = || "NAME=cmd:PROGRAM ARGUMENTS".to_owned();
    let (name, command) = text.split_once('=').ok_or_else(form)?;
    let command = command.strip_prefix("cmd:").ok_or_else(form)?;
    let words = split(command).ok_or_else(|| "a quotation mark is missing".to_owned())?;
    let named = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "-_.@".contains(c));
    if !named || words.is_empty() {
        return Err(form());
    }
    Ok(OutsideBot { name: name.to_owned(), words })
}

/// The words of a command: parted by blanks, held together by either kind of quotation mark.
fn split(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match quote {
            Some(mark) if c == mark => quote = None,
            None if c == '"' || c == '\'' => {
                word.get_or_insert_default();
                quote = Some(c);
            }
            None if c.is_whitespace() => words.extend(word.take()),
            Some(_) | None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

/// The bot with a name: one of those outside, or a built-in one, which may be changed: `meister:worlds=0.1`.
///
/// Deals are played on all cores at once, so that each bot thinks on one.
pub(super) fn find(name: &str, outside: &[OutsideBot], texts: &Texts) -> anyhow::Result<Box<dyn Bot>> {
    if let Some(bot) = outside.iter().find(|bot| bot.name == name) {
        let external = External::new(bot.name.clone(), bot.words.clone());
        external.try_start().with_context(|| {
            let args = [("name", Arg::from(name)), ("program", Arg::from(bot.words[0].as_str()))];
            texts.format("arena-cannot-start", &args)
        })?;
        return Ok(Box::new(external));
    }
    let builtin = name.parse::<Builtin>().ok();
    if let Some(mind) = builtin.map_or_else(|| name.parse().ok(), Builtin::mind) {
        return Ok(Box::new(Mind::with_threads(mind, 1)));
    }
    let builtin = builtin.ok_or_else(|| {
        let known: Vec<&str> = Builtin::ALL.iter().map(|bot| bot.name()).collect();
        let args = [("name", Arg::from(name)), ("known", Arg::from(known.join(", ")))];
        anyhow::anyhow!(texts.format("arena-unknown-bot", &args))
    })?;
    Ok(Box::new(builtin))
}

#[cfg(test)]
mod tests {
    use stammtisch_text::{Lang, Texts};

    use super::{find, parse_outside, split};

    #[test]
    fn built_in_bots_can_be_changed() {
        let label = |name| find(name, &[], Texts::of(Lang::De)).map(|bot| bot.label());
        assert_eq!(label("regel").unwrap(), "regel@1");
        assert_eq!(label("meister").unwrap(), "meister@4");
        assert_eq!(label("meister:worlds=0.1,payoff=off").unwrap(), "meister@4:worlds=0.1,payoff=off");
        for wrong in ["herz", "regel:worlds=0.1", "meister:fast", "meister@0"] {
            assert!(label(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn commands_are_split_at_blanks_outside_quotation_marks() {
        let words = |text| split(text).unwrap();
        assert_eq!(words("python3 bot.py --fast"), ["python3", "bot.py", "--fast"]);
        assert_eq!(words("  sh -c 'echo \"a b\"'  \"\" x'y'z"), ["sh", "-c", "echo \"a b\"", "", "xyz"]);
        assert_eq!(split("sh -c 'oops"), None);
    }

    #[test]
    fn a_bot_outside_has_a_name_and_a_command() {
        assert!(parse_outside("mine=cmd:./bot --level 3").is_ok());
        for wrong in
            ["mine", "mine=./bot", "=cmd:./bot", "mine=cmd:", "mine=cmd:  ", "my bot=cmd:x", "m=cmd:'x"]
        {
            assert!(parse_outside(wrong).is_err(), "{wrong}");
        }
    }
}
