//! What one can choose from: rule sets and bots.

use axum::Json;
use axum::extract::State;
use schafkopf::RuleSet;
use schafkopf_bots::Builtin;
use serde::Serialize;
use stammtisch_text::{Lang, Texts};
use utoipa::ToSchema;

use super::app::App;
use super::caller::Caller;
use super::rule_summary::summary;

/// A rule set to choose.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct RulesShown {
    /// Its id.
    id: String,
    /// Its name.
    name: String,
    /// What is special about it, a line each.
    summary: Vec<String>,
    /// Its hash, which says exactly what is played.
    hash: String,
    /// Whether it is played for money.
    money: bool,
    /// Whether it keeps a list.
    list: bool,
}

/// A bot to choose.
#[derive(Debug, Serialize, ToSchema)]
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
    Json(app.rules.iter().map(|set| shown(set, caller.lang)).collect())
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
    let name = match lang {
        Lang::De => &set.name.de,
        Lang::En => &set.name.en,
    };
    RulesShown {
        id: set.id.clone(),
        name: name.clone(),
        summary: summary(set, Texts::of(lang)),
        hash: set.hash(),
        money: set.money.is_some(),
        list: set.list.is_some(),
    }
}
