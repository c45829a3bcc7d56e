//! A document: one file with all it needs to be printed.

use stammtisch_text::Lang;

use crate::markup::Markup;

const BASE: &str = include_str!("css/base.css");

/// How the sheets of a document lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Look {
    /// Style sheet of what is printed, with its `@page`.
    pub(crate) css: &'static str,
}

/// A file with this title and whatever `fill` puts on its sheets.
pub(crate) fn document(lang: Lang, title: &str, look: Look, fill: impl FnOnce(&mut Markup)) -> String {
    let mut page = Markup::default();
    page.raw("<!DOCTYPE html>\n<html lang=\"");
    page.raw(lang.code());
    page.raw("\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.say("title", "", title);
    page.raw("<style>\n");
    page.raw(BASE);
    page.raw(look.css);
    page.raw("</style>\n</head>\n<body>\n");
    page.put("main", "", fill);
    page.raw("</body>\n</html>\n");
    page.into_string()
}
