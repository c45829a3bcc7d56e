//! Records of hands: kept without names, and handed out with those that are still known.

use schafkopf::BySeat;
use schafkopf_record::{Comments, Language, Record, parse, print};
use stammtisch_store::SeatHolder;
use stammtisch_text::{Lang, Texts};

/// A record without the names of people and places: these live elsewhere, so that they can be erased.
pub(crate) fn nameless(text: &str) -> String {
    let Some(mut record) = read(text) else { return String::new() };
    record.players = BySeat::from_fn(|_| None);
    record.event = None;
    record.site = None;
    record.comments = Comments::NONE;
    print(&record, Language::German)
}

/// A record in a language with the names that are given.
pub(crate) fn named(text: &str, names: BySeat<Option<String>>, lang: Lang) -> String {
    let Some(mut record) = read(text) else { return String::new() };
    record.players = names;
    let language = match lang {
        Lang::De => Language::German,
        Lang::En => Language::English,
    };
    print(&record, language)
}

/// The only record of a text.
fn read(text: &str) -> Option<Record> {
    let mut games = parse(text).ok()?;
    let game = games.pop()?;
    games.is_empty().then_some(game.record)
}

/// What a seat's holder is called in a record.
pub(crate) fn shown_name(holder: &SeatHolder, lang: Lang) -> String {
    match holder {
        SeatHolder::Person { name, .. } | SeatHolder::Bot { name } => name.clone(),
        SeatHolder::Erased => Texts::of(lang).get("account-erased"),
    }
}
