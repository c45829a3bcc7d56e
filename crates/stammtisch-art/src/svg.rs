//! SVG: how a picture is written.

use std::fmt::{Arguments, Write as _};

/// A picture as it grows. Numbers and words of this program go in as they are; everything else is escaped on its way in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Svg(String);

impl Svg {
    /// A picture that has been drawn whole.
    pub const fn drawn(svg: String) -> Svg {
        Svg(svg)
    }

    /// Adds a piece; numbers and words of this program only.
    pub fn piece(&mut self, piece: Arguments<'_>) {
        self.0.write_fmt(piece).expect("a string takes any text");
    }

    /// Adds words, escaped.
    pub fn text(&mut self, text: &str) {
        escape(text, &mut self.0);
    }

    /// The picture.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The picture as it stands in a file.
    pub fn into_string(self) -> String {
        self.0
    }
}

/// Appends text so that it stays text in a picture or a page, also in the value of an attribute. Control characters and
/// those that turn the direction of writing are left out.
pub fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
}

/// The text that [`escape`] appends.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    escape(text, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::{Svg, escaped};

    #[test]
    fn what_was_typed_in_stays_text() {
        assert_eq!(
            escaped("<script>alert(\"Huber & 'Söhne'\")</script>\u{202e}\n"),
            "&lt;script&gt;alert(&quot;Huber &amp; &#39;Söhne&#39;&quot;)&lt;/script&gt; "
        );
    }

    #[test]
    fn words_are_escaped_and_pieces_are_not() {
        let mut svg = Svg::default();
        svg.piece(format_args!("<title>"));
        svg.text("a < b");
        svg.piece(format_args!("</title>"));
        assert_eq!(svg.into_string(), "<title>a &lt; b</title>");
    }
}
