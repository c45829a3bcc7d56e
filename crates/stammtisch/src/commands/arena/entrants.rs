//! The bots of a match as they are named on the command line.

use anyhow::Context as _;
use schafkopf_bots::arena::Contestant;
use schafkopf_bots::{Bot, Builtin, NamedBot};
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

/// Who was named for a match.
pub(super) enum Named {
    /// A bot, built in or outside.
    Bot(Box<dyn Bot>),
    /// Who sees all cards.
    Offen,
}

impl Named {
    /// As a match takes it.
    pub(super) fn contestant(&self) -> Contestant<'_> {
        match self {
            Named::Bot(bot) => Contestant::Bot(bot.as_ref()),
            Named::Offen => Contestant::Offen,
        }
    }
}

/// Who has a name: a bot outside, a built-in one, which may be changed (`meister:worlds=0.1`), or who sees all cards.
///
/// Deals are played on all cores at once, so that each bot thinks on one.
pub(super) fn find(name: &str, outside: &[OutsideBot], texts: &Texts) -> anyhow::Result<Named> {
    if let Some(bot) = outside.iter().find(|bot| bot.name == name) {
        let external = External::new(bot.name.clone(), bot.words.clone());
        external.try_start().with_context(|| {
            let args = [("name", Arg::from(name)), ("program", Arg::from(bot.words[0].as_str()))];
            texts.format("arena-cannot-start", &args)
        })?;
        return Ok(Named::Bot(Box::new(external)));
    }
    let sees_all = Contestant::Offen.label();
    if name == Contestant::OFFEN || name == sees_all {
        return Ok(Named::Offen);
    }
    let builtin: NamedBot = name.parse().map_err(|_| {
        let known: Vec<&str> =
            Builtin::ALL.into_iter().map(Builtin::name).chain([Contestant::OFFEN]).collect();
        let args = [("name", Arg::from(name)), ("known", Arg::from(known.join(", ")))];
        anyhow::anyhow!(texts.format("arena-unknown-bot", &args))
    })?;
    Ok(Named::Bot(Box::new(builtin.with_threads(1))))
}

#[cfg(test)]
mod tests {
    use stammtisch_text::{Lang, Texts};

    use super::{find, parse_outside, split};

    #[test]
    fn built_in_bots_can_be_changed() {
        let label = |name| find(name, &[], Texts::of(Lang::De)).map(|named| named.contestant().label());
        assert_eq!(label("regel").unwrap(), "regel@1");
        assert_eq!(label("meister").unwrap(), "meister@5");
        assert_eq!(label("meister:worlds=0.1,payoff=off").unwrap(), "meister@5:worlds=0.1,payoff=off");
        assert_eq!(
            (label("offen").unwrap(), label("offen@1").unwrap()),
            ("offen@1".into(), "offen@1".into())
        );
        for wrong in ["herz", "regel:worlds=0.1", "meister:fast", "meister@0", "offen@0", "offen:worlds=0.1"]
        {
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
