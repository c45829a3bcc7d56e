//! What is wrong with a command line, in the language of who typed it.

use std::error::Error as _;
use std::num::{ParseFloatError, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use stammtisch_text::{Arg, Lang, Texts, help};

/// What is wrong, what would be right, and how to learn more.
pub(crate) fn tell(error: &clap::Error, lang: Lang) -> String {
    let texts = Texts::of(lang);
    let told = Told { error, texts };
    let message = texts.format("cli-error", &[("message", Arg::from(told.message()))]);
    let mut lines = vec![message];
    lines.extend(told.hints().into_iter().map(|hint| format!("  {hint}")));
    if let Some(usage) = told.value(ContextKind::Usage) {
        let usage = usage.trim_start_matches("Usage:").trim().to_owned();
        lines.push(format!("\n{} {usage}", texts.get("help-usage")));
    }
    lines.push(format!("\n{}", texts.get("usage-more")));
    lines.join("\n") + "\n"
}

/// An error that is being told.
struct Told<'a> {
    error: &'a clap::Error,
    texts: &'static Texts,
}

impl Told<'_> {
    /// What the error has of a kind, as text.
    fn value(&self, kind: ContextKind) -> Option<String> {
        match self.error.get(kind)? {
            ContextValue::String(text) => Some(text.clone()),
            ContextValue::Strings(texts) => Some(texts.join(", ")),
            ContextValue::StyledStr(text) => Some(text.to_string()),
            ContextValue::Number(number) => Some(number.to_string()),
            _ => None,
        }
    }

    fn message(&self) -> String {
        let key = match self.error.kind() {
            ErrorKind::InvalidValue
                if self.value(ContextKind::InvalidValue).is_none_or(|value| value.is_empty()) =>
            {
                "usage-no-value"
            }
            ErrorKind::InvalidValue => "usage-invalid-value",
            ErrorKind::UnknownArgument => "usage-unknown-argument",
            ErrorKind::InvalidSubcommand => "usage-unknown-command",
            ErrorKind::NoEquals => "usage-no-equals",
            ErrorKind::ValueValidation => "usage-bad-value",
            ErrorKind::TooManyValues => "usage-too-many-values",
            ErrorKind::TooFewValues => "usage-too-few-values",
            ErrorKind::WrongNumberOfValues => "usage-wrong-number-of-values",
            ErrorKind::ArgumentConflict => "usage-conflict",
            ErrorKind::MissingRequiredArgument => "usage-missing",
            ErrorKind::MissingSubcommand => "usage-missing-command",
            ErrorKind::InvalidUtf8 => "usage-not-text",
            // What else there is has no words of its own: whatever clap says.
            _ => return self.error.to_string(),
        };
        let of = |kind| Arg::from(self.value(kind).unwrap_or_default());
        let args = [
            ("argument", of(ContextKind::InvalidArg)),
            ("value", of(ContextKind::InvalidValue)),
            ("command", of(ContextKind::InvalidSubcommand)),
            ("other", of(ContextKind::PriorArg)),
            ("given", of(ContextKind::ActualNumValues)),
            (
                "wanted",
                of(if self.value(ContextKind::MinValues).is_some() {
                    ContextKind::MinValues
                } else {
                    ContextKind::ExpectedNumValues
                }),
            ),
        ];
        self.texts.format(key, &args)
    }

    fn hints(&self) -> Vec<String> {
        let hint = |kind, key: &str| {
            let value = self.value(kind).filter(|value| !value.is_empty())?;
            Some(self.texts.format(key, &[("what", Arg::from(value))]))
        };
        let similar =
            [ContextKind::SuggestedValue, ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
        let similar = similar.into_iter().filter_map(|kind| hint(kind, "usage-similar"));
        let allowed = [ContextKind::ValidValue, ContextKind::ValidSubcommand];
        let allowed = allowed.into_iter().filter_map(|kind| hint(kind, "usage-allowed"));
        self.reason().into_iter().chain(similar).chain(allowed).collect()
    }

    /// Why a value cannot be read.
    fn reason(&self) -> Option<String> {
        let source = self.error.source()?;
        let said = source.to_string();
        if source.is::<ParseIntError>() || source.is::<ParseFloatError>() || said.starts_with("invalid digit")
        {
            return Some(self.texts.get("usage-number"));
        }
        if let Some((_, range)) = said.split_once(" is not in ") {
            let (least, most) = range.split_once("..").unwrap_or((range, ""));
            let least = Arg::from(least.to_owned());
            let unbounded = [u64::MAX.to_string(), i64::MAX.to_string()];
            return Some(match most.trim_start_matches('=') {
                most if most.is_empty() || unbounded.iter().any(|bound| bound == most) => {
                    self.texts.format("usage-at-least", &[("least", least)])
                }
                most => self.texts.format("usage-between", &[("least", least), ("most", Arg::from(most))]),
            });
        }
        // What was given is quoted before: it stands in the message already.
        let quoted = ["\" ", "` "].into_iter().find_map(|end| said.split_once(end)).map(|(_, rest)| rest);
        let german = || help::german(&said).or_else(|| help::german(quoted?)).map(str::to_owned);
        Some(match self.texts.lang() {
            Lang::De => german().unwrap_or(said),
            Lang::En => said,
        })
    }
}

#[cfg(all(test, feature = "house"))]
mod tests {
    use stammtisch_text::Lang;

    use super::tell;
    use crate::help::command;

    fn told(lang: Lang, args: &[&str]) -> String {
        let error = command(lang).try_get_matches_from(args).expect_err("it is wrong");
        tell(&error, lang)
    }

    #[test]
    fn what_is_wrong_is_said_in_both_languages() {
        let wrong: [&[&str]; 9] = [
            &["stammtisch", "spiel"],
            &["stammtisch", "deal", "--cout", "3"],
            &["stammtisch", "deal", "--count"],
            &["stammtisch", "deal", "--count", "drei"],
            &["stammtisch", "deal", "--count", "0"],
            &["stammtisch", "deal", "--dealer", "5"],
            &["stammtisch", "deal", "--json", "--proof"],
            &["stammtisch", "convert", "--to", "jsno"],
            &["stammtisch", "audit"],
        ];
        for (lang, name) in Lang::ALL.into_iter().zip(["usage_de", "usage_en"]) {
            let shown: Vec<String> =
                wrong.iter().map(|args| format!("$ {}\n{}", args.join(" "), told(lang, args))).collect();
            insta::assert_snapshot!(name, shown.join("\n"));
        }
    }
}
