//! What one can choose from: rule sets and bots.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use schafkopf::RuleSet;
use schafkopf::rules::{builtin, builtin_text};
use schafkopf_bots::Builtin;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use stammtisch_http::Caller;
use stammtisch_http::Problem;
use stammtisch_http::sent::Sent;
use stammtisch_text::rule_file::sentence;
use stammtisch_text::{Lang, Texts};
use utoipa::ToSchema;

use super::app::App;
use super::fault::Fault;
use super::rule_differences::differences;
use super::rule_summary::summary;

/// The set that others are compared with.
const PATTERN: &str = "schule";

/// A rule set to choose.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RulesShown {
    /// What it is like.
    #[serde(flatten)]
    rules: RulesTold,
    /// Its file (TOML).
    text: String,
}

/// A rule set in words and figures.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RulesTold {
    /// Its id.
    id: String,
    /// Its name.
    name: String,
    /// What is special about it, a line each.
    summary: Vec<String>,
    /// In what it differs from `schule`, or from the set that it extends, a sentence each.
    differences: Vec<String>,
    /// Its hash, which says exactly what is played.
    hash: String,
    /// Whether it is played for money.
    money: bool,
    /// Whether it keeps a list.
    list: bool,
    /// The whole resolved set as data, the form that its hash is taken of.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "unknown"))]
    set: Value,
}

/// A rule file to check.
#[derive(Debug, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct RulesSent {
    /// The file (TOML), which may extend a built-in set.
    text: String,
}

/// What a check of a rule file found.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub(super) enum RulesChecked {
    /// All is well.
    Sound(SoundRules),
    /// Something is wrong.
    Wrong(WrongRules),
}

/// A rule file that one can play by.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct SoundRules {
    /// Yes.
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    /// What it is like.
    #[serde(flatten)]
    rules: RulesTold,
}

/// A rule file that is wrong.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct WrongRules {
    /// No.
    #[cfg_attr(test, ts(type = "false"))]
    ok: bool,
    /// What is wrong, and where.
    error: RulesTrouble,
}

/// What is wrong with a rule file.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct RulesTrouble {
    /// What is wrong and what is possible, in the caller's language.
    message: String,
    /// The line, from 1; none where the trouble is what is not there.
    line: Option<usize>,
    /// The column, from 1.
    column: Option<usize>,
}

/// A bot to choose.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct BotShown {
    /// Its name, `regel` for instance.
    name: &'static str,
    /// Its name with its version.
    label: String,
    /// What it is like.
    about: String,
}

/// The rule sets that a table can be opened with, in the caller's language.
#[utoipa::path(
    get,
    path = "/api/rules",
    tag = "catalogue",
    params(("lang" = Option<String>, Query, description = "`de` or `en`")),
    responses((status = 200, body = Vec<RulesShown>))
)]
pub(super) async fn rules(State(app): State<App>, caller: Caller) -> Json<Vec<RulesShown>> {
    // The largest answer that anybody gets for a line without a body: it counts twice.
    app.requests.take(caller.household(), Instant::now());
    Json(app.rules.iter().map(|set| shown(set, caller.lang)).collect())
}

/// Checks a rule file and tells what it is like, or what is wrong with it.
#[utoipa::path(
    post,
    path = "/api/rules/check",
    tag = "catalogue",
    params(("lang" = Option<String>, Query, description = "`de` or `en`")),
    request_body = RulesSent,
    responses(
        (status = 200, body = RulesChecked),
        (status = 400, description = "The request cannot be read", body = Problem),
        (status = 413, description = "More than 64 KiB", body = Problem),
    )
)]
pub(super) async fn check(caller: Caller, Sent(sent): Sent<RulesSent>) -> Result<Json<RulesChecked>, Fault> {
    Ok(Json(match RuleSet::parse(&sent.text) {
        Ok(set) => {
            let rules = told(&set, &base_of(&sent.text), caller.lang);
            RulesChecked::Sound(SoundRules { ok: true, rules })
        }
        Err(error) => {
            let message = sentence(&error, Texts::of(caller.lang));
            let error = RulesTrouble { message, line: error.line, column: error.column };
            RulesChecked::Wrong(WrongRules { ok: false, error })
        }
    }))
}

/// The built-in set that a sound file extends, else the pattern for all.
fn base_of(text: &str) -> Arc<RuleSet> {
    let file: Option<toml::Table> = toml::from_str(text).ok();
    let named = file.as_ref().and_then(|file| file.get("extends")).and_then(toml::Value::as_str);
    named.and_then(builtin).unwrap_or_else(pattern)
}

fn pattern() -> Arc<RuleSet> {
    builtin(PATTERN).expect("it is built in")
}

/// The bots, the weakest first, in the caller's language.
#[utoipa::path(
    get,
    path = "/api/bots",
    tag = "catalogue",
    params(("lang" = Option<String>, Query, description = "`de` or `en`")),
    responses((status = 200, body = Vec<BotShown>))
)]
pub(super) async fn bots(caller: Caller) -> Json<Vec<BotShown>> {
    let texts = Texts::of(caller.lang);
    let shown =
        |bot: Builtin| BotShown { name: bot.name(), label: bot.to_string(), about: about(bot, texts) };
    Json(Builtin::ALL.into_iter().map(shown).collect())
}

/// What a bot is like; one without words of its own has none.
fn about(bot: Builtin, texts: &Texts) -> String {
    let key = format!("http-bot-{}", bot.name());
    if texts.has(&key) { texts.get(&key) } else { String::new() }
}

fn shown(set: &RuleSet, lang: Lang) -> RulesShown {
    RulesShown { rules: told(set, &pattern(), lang), text: text_of(set) }
}

/// The file of a set: that of a built-in one, else one that says the same.
fn text_of(set: &RuleSet) -> String {
    let built_in = builtin(&set.id).filter(|built_in| **built_in == *set);
    match built_in.and_then(|set| builtin_text(&set.id)) {
        Some(text) => text.to_owned(),
        None => toml::to_string(set).expect("a rule set is plain data"),
    }
}

fn told(set: &RuleSet, base: &RuleSet, lang: Lang) -> RulesTold {
    let name = match lang {
        Lang::De => &set.name.de,
        Lang::En => &set.name.en,
    };
    let texts = Texts::of(lang);
    RulesTold {
        id: set.id.clone(),
        name: name.clone(),
        summary: summary(set, texts),
        differences: differences(set, base, texts),
        hash: set.hash(),
        money: set.money.is_some(),
        list: set.list.is_some(),
        set: serde_json::to_value(set).expect("a rule set is plain data"),
    }
}

#[cfg(test)]
mod tests {
    use schafkopf::{RuleSet, rules};

    use super::text_of;

    #[test]
    fn the_file_of_any_set_says_what_the_set_says() {
        for set in rules::builtin_ids().filter_map(rules::builtin) {
            assert_eq!(RuleSet::parse(&text_of(&set)).as_ref(), Ok(&*set));
            let own = RuleSet { id: "dahoam".to_owned(), ..(*set).clone() };
            assert_eq!(RuleSet::parse(&text_of(&own)), Ok(own));
            let replaced = RuleSet { version: 9, ..(*set).clone() };
            assert_eq!(RuleSet::parse(&text_of(&replaced)), Ok(replaced));
        }
    }
}
