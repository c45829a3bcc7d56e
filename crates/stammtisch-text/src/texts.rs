//! Messages from the `.ftl` files, in one language.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::lang::Lang;

/// Name of each file with its German and its English text. The engine in the browser brings along what it speaks itself, of the
/// game, of lessons, of reviews, of records and of what is refused: the page around it has the other words.
const FILES: &[(&str, &str, &str)] = &[
    #[cfg(not(target_arch = "wasm32"))]
    ("accounts", include_str!("../ftl/de/accounts.ftl"), include_str!("../ftl/en/accounts.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("arena", include_str!("../ftl/de/arena.ftl"), include_str!("../ftl/en/arena.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("cli", include_str!("../ftl/de/cli.ftl"), include_str!("../ftl/en/cli.ftl")),
    ("deal", include_str!("../ftl/de/deal.ftl"), include_str!("../ftl/en/deal.ftl")),
    ("errors", include_str!("../ftl/de/errors.ftl"), include_str!("../ftl/en/errors.ftl")),
    ("game", include_str!("../ftl/de/game.ftl"), include_str!("../ftl/en/game.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("help", include_str!("../ftl/de/help.ftl"), include_str!("../ftl/en/help.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("house", include_str!("../ftl/de/house.ftl"), include_str!("../ftl/en/house.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("http", include_str!("../ftl/de/http.ftl"), include_str!("../ftl/en/http.ftl")),
    ("learn", include_str!("../ftl/de/learn.ftl"), include_str!("../ftl/en/learn.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("learnweb", include_str!("../ftl/de/learnweb.ftl"), include_str!("../ftl/en/learnweb.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("hall", include_str!("../ftl/de/hall.ftl"), include_str!("../ftl/en/hall.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("halldoor", include_str!("../ftl/de/halldoor.ftl"), include_str!("../ftl/en/halldoor.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("hallweb", include_str!("../ftl/de/hallweb.ftl"), include_str!("../ftl/en/hallweb.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("page", include_str!("../ftl/de/page.ftl"), include_str!("../ftl/en/page.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("paper", include_str!("../ftl/de/paper.ftl"), include_str!("../ftl/en/paper.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("peopleweb", include_str!("../ftl/de/peopleweb.ftl"), include_str!("../ftl/en/peopleweb.ftl")),
    ("records", include_str!("../ftl/de/records.ftl"), include_str!("../ftl/en/records.ftl")),
    ("review", include_str!("../ftl/de/review.ftl"), include_str!("../ftl/en/review.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("reviewweb", include_str!("../ftl/de/reviewweb.ftl"), include_str!("../ftl/en/reviewweb.ftl")),
    ("refusals", include_str!("../ftl/de/refusals.ftl"), include_str!("../ftl/en/refusals.ftl")),
    ("rules", include_str!("../ftl/de/rules.ftl"), include_str!("../ftl/en/rules.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("rundeweb", include_str!("../ftl/de/rundeweb.ftl"), include_str!("../ftl/en/rundeweb.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("ruleweb", include_str!("../ftl/de/ruleweb.ftl"), include_str!("../ftl/en/ruleweb.ftl")),
    ("rulings", include_str!("../ftl/de/rulings.ftl"), include_str!("../ftl/en/rulings.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("serve", include_str!("../ftl/de/serve.ftl"), include_str!("../ftl/en/serve.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("solver", include_str!("../ftl/de/solver.ftl"), include_str!("../ftl/en/solver.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("table", include_str!("../ftl/de/table.ftl"), include_str!("../ftl/en/table.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("turnier", include_str!("../ftl/de/turnier.ftl"), include_str!("../ftl/en/turnier.ftl")),
    ("zettel", include_str!("../ftl/de/zettel.ftl"), include_str!("../ftl/en/zettel.ftl")),
    #[cfg(not(target_arch = "wasm32"))]
    ("web", include_str!("../ftl/de/web.ftl"), include_str!("../ftl/en/web.ftl")),
];

/// All messages in one language.
///
/// ```
/// use stammtisch_text::{Arg, Lang, Texts};
/// let texts = Texts::of(Lang::De);
/// assert_eq!(texts.get("suit-E"), "Eichel");
/// assert_eq!(texts.format("seat", &[("seat", Arg::from(3))]), "Platz 3");
/// ```
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// A value that goes into a message.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg<'a> {
    /// Words.
    Text(Cow<'a, str>),
    /// A whole number.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(number)
    }
}

impl Texts {
    /// The messages of a language, read once.
    pub fn of(lang: Lang) -> &'static Texts {
        static DE: OnceLock<Texts> = OnceLock::new();
        static EN: OnceLock<Texts> = OnceLock::new();
        match lang {
            Lang::De => DE.get_or_init(|| Texts::read(Lang::De)),
            Lang::En => EN.get_or_init(|| Texts::read(Lang::En)),
        }
    }

    fn read(lang: Lang) -> Texts {
        let id: LanguageIdentifier = lang.code().parse().expect("both codes are languages");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks around what is filled in would show up as boxes in terminals.
        bundle.set_use_isolating(false);
        for (name, text) in Texts::sources(lang) {
            let resource = FluentResource::try_new(text.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{name}.ftl ({lang}) is tested: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{name}.ftl ({lang}) is tested: {errors:?}"));
        }
        Texts { lang, bundle }
    }

    /// The text of every file of a language, for clients that bring their own reader.
    pub fn sources(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
        FILES.iter().map(move |&(name, de, en)| match lang {
            Lang::De => (name, de),
            Lang::En => (name, en),
        })
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without values.
    pub fn get(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// A message with its values filled in; a key that does not exist comes back as itself, so that nothing is hidden.
    pub fn format(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.as_ref()),
                Arg::Number(number) => FluentValue::from(*number),
            };
            values.set(*name, value);
        }
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
    use fluent_syntax::parser::parse;

    use super::{FILES, Texts};
    use crate::lang::Lang;

    /// The variables that a pattern fills in.
    fn variables(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => inline_variables(inline, found),
                Expression::Select { selector, variants } => {
                    inline_variables(selector, found);
                    for variant in variants {
                        variables(&variant.value, found);
                    }
                }
            }
        }
    }

    fn inline_variables(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                found.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => {
                if let Expression::Inline(inner) = expression.as_ref() {
                    inline_variables(inner, found);
                }
            }
            _ => {}
        }
    }

    /// Every message of a file with the variables it uses.
    fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        let mut all = BTreeMap::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut found = BTreeSet::new();
                variables(message.value.as_ref().expect("a message has a text"), &mut found);
                assert!(
                    all.insert(message.id.name.to_owned(), found).is_none(),
                    "{} stands twice",
                    message.id.name
                );
            }
        }
        all
    }

    #[test]
    fn both_languages_have_the_same_messages_with_the_same_values() {
        for (name, de, en) in FILES {
            assert_eq!(messages(de), messages(en), "{name}.ftl");
        }
    }

    #[test]
    fn both_languages_load() {
        for lang in Lang::ALL {
            assert_eq!(Texts::of(lang).lang(), lang);
            assert_eq!(Texts::of(lang).get("no-such-key"), "no-such-key");
        }
    }
}
