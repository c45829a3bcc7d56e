//! Markup: text that is safe to stand in a page.

use std::fmt::Write as _;

use stammtisch_art::{Svg, escape};

/// Markup. Only words of this program go in as they are; everything else is escaped on its way in.
#[derive(Debug, Default)]
pub struct Markup(String);

/// Elements that hold lines of the source.
const FRAMES: [&str; 5] = ["main", "section", "table", "tbody", "thead"];

/// Elements that stay in their line of the source.
const INLINE: [&str; 8] = ["b", "del", "em", "i", "small", "span", "td", "th"];

impl Markup {
    /// Adds markup of this program; nothing that was typed in can be `'static`.
    pub fn raw(&mut self, markup: &'static str) {
        self.0.push_str(markup);
    }

    /// Adds text, escaped. Control characters and those that turn the direction of writing are left out.
    pub fn text(&mut self, text: &str) {
        escape(text, &mut self.0);
    }

    /// Adds an element; no class where it is empty.
    pub fn put(&mut self, tag: &'static str, class: &'static str, fill: impl FnOnce(&mut Markup)) {
        self.open(tag, class, "");
        self.close(tag, fill);
    }

    /// Adds an element that holds nothing but text.
    pub fn say(&mut self, tag: &'static str, class: &'static str, text: &str) {
        self.put(tag, class, |inside| inside.text(text));
    }

    /// Adds a picture; what was typed in was escaped when it was drawn.
    pub fn picture(&mut self, picture: &Svg) {
        self.0.push_str(picture.as_str());
    }

    /// Adds a part that can be folded away: what stands over it, and what is in it.
    pub fn fold(
        &mut self,
        class: &'static str,
        head: impl FnOnce(&mut Markup),
        fill: impl FnOnce(&mut Markup),
    ) {
        self.put("details", class, |part| {
            part.put("summary", "", head);
            fill(part);
        });
    }

    /// Adds a cell of a table that is so many columns wide.
    pub(crate) fn wide(&mut self, class: &'static str, columns: u32, fill: impl FnOnce(&mut Markup)) {
        self.open("td", class, &format!(" colspan=\"{columns}\""));
        self.close("td", fill);
    }

    /// Adds a heading of a table that is so many columns wide and so many rows high.
    pub(crate) fn heading(&mut self, class: &'static str, span: (u32, u32), fill: impl FnOnce(&mut Markup)) {
        self.open("th", class, &format!(" colspan=\"{}\" rowspan=\"{}\"", span.0, span.1));
        self.close("th", fill);
    }

    /// Adds an element with a measure for its style sheet, in tenths of a millimetre.
    pub(crate) fn measured(
        &mut self,
        (tag, class): (&'static str, &'static str),
        (name, tenths): (&'static str, u32),
        fill: impl FnOnce(&mut Markup),
    ) {
        self.open(tag, class, &format!(" style=\"--{name}: {}.{}mm\"", tenths / 10, tenths % 10));
        self.close(tag, fill);
    }

    fn open(&mut self, tag: &'static str, class: &'static str, attributes: &str) {
        if class.is_empty() {
            let _ = write!(self.0, "<{tag}{attributes}>");
        } else {
            let _ = write!(self.0, "<{tag} class=\"{class}\"{attributes}>");
        }
        if FRAMES.contains(&tag) {
            self.0.push('\n');
        }
    }

    fn close(&mut self, tag: &'static str, fill: impl FnOnce(&mut Markup)) {
        fill(self);
        let _ = write!(self.0, "</{tag}>");
        if !INLINE.contains(&tag) {
            self.0.push('\n');
        }
    }

    /// The markup as it stands in a file.
    pub fn into_string(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Markup;

    #[test]
    fn what_was_typed_in_stays_text() {
        let mut page = Markup::default();
        page.say("b", "name", "<script>alert(\"Huber & 'Söhne'\")</script>\u{202e}\n");
        assert_eq!(
            page.into_string(),
            "<b class=\"name\">&lt;script&gt;alert(&quot;Huber &amp; &#39;Söhne&#39;&quot;)&lt;/script&gt; </b>"
        );
    }

    #[test]
    fn measures_are_written_in_millimetres() {
        let mut page = Markup::default();
        page.measured(("div", ""), ("row", 52), |_| {});
        assert_eq!(page.into_string(), "<div style=\"--row: 5.2mm\"></div>\n");
    }
}
