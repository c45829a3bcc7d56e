//! Answers for learners: lessons, the rules book, and reviewed hands played on, as the server answers.

use schafkopf_line::RuleSets;
use stammtisch_coach::again::{Again, Memory, Reviewed, play_on};
use stammtisch_coach::{SoFar, book, follow, listed};
use stammtisch_text::{Lang, Texts};

use crate::questions::record;
use crate::trouble::Trouble;
use crate::wire::Answer;

/// The lessons.
pub(crate) fn lessons(lang: Lang) -> Answer {
    Answer::Lessons { lessons: listed(Texts::of(lang)) }
}

/// How a lesson's hand stands.
pub(crate) fn lesson(id: &str, so_far: SoFar, lang: Lang) -> Result<Answer, Trouble> {
    let texts = Texts::of(lang);
    let followed = follow(id, so_far, texts).map_err(|why| Trouble::Unfollowed(Box::new(why.told(texts))))?;
    Ok(Answer::Lesson { followed: Box::new(followed) })
}

/// The contents of the rules book.
pub(crate) fn contents(lang: Lang) -> Answer {
    Answer::Book { contents: book::contents(lang) }
}

/// What the rules book says to a question.
pub(crate) fn entry(question: &str, lang: Lang) -> Result<Answer, Trouble> {
    Ok(Answer::Entry { reply: Box::new(book::reply(short(question)?, lang)) })
}

/// The entries in which words occur.
pub(crate) fn search(words: &str, lang: Lang) -> Result<Answer, Trouble> {
    Ok(Answer::Found { lines: book::search(short(words)?, lang) })
}

fn short(question: &str) -> Result<&str, Trouble> {
    if book::is_too_long(question) { Err(Trouble::LongQuestion) } else { Ok(question) }
}

/// How a reviewed game stands that is played on.
pub(crate) fn again(
    text: &str,
    again: Again,
    sets: &RuleSets,
    (memory, lang): (&Memory, Lang),
) -> Result<Answer, Trouble> {
    let (record, rules) = record(text, sets)?;
    let played = play_on(Reviewed { record: &record, rules: &rules }, again, memory)
        .map_err(|why| Trouble::Unfollowed(Box::new(why.told(Texts::of(lang)))))?;
    Ok(Answer::PlayedOn { played: Box::new(played) })
}
