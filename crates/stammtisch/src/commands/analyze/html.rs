//! Markup: text that is safe to stand in a page.

use std::fmt::Write as _;

use schafkopf::Card;
use stammtisch_art::plots::share_bar;
use stammtisch_art::{Svg, cards, escape};

/// Markup. Only words of this program go in as they are; everything else is escaped on its way in.
#[derive(Debug, Default)]
pub(super) struct Html(String);

impl Html {
    /// Adds markup of this program; nothing that was typed in can be `'static`.
    pub(super) fn raw(&mut self, markup: &'static str) {
        self.0.push_str(markup);
    }

    /// Adds a picture; what was typed in was escaped when it was drawn.
    pub(super) fn picture(&mut self, picture: &Svg) {
        self.0.push_str(picture.as_str());
    }

    /// Adds text, escaped. Control characters and those that turn the direction of writing are left out.
    pub(super) fn text(&mut self, text: &str) {
        escape(text, &mut self.0);
    }

    /// Adds an element; no class where it is empty.
    pub(super) fn put(&mut self, tag: &'static str, class: &'static str, fill: impl FnOnce(&mut Html)) {
        if class.is_empty() {
            let _ = write!(self.0, "<{tag}>");
        } else {
            let _ = write!(self.0, "<{tag} class=\"{class}\">");
        }
        fill(self);
        let _ = write!(self.0, "</{tag}>");
        if BLOCKS.contains(&tag) {
            self.0.push('\n');
        }
    }

    /// Adds an element that holds nothing but text.
    pub(super) fn say(&mut self, tag: &'static str, class: &'static str, text: &str) {
        self.put(tag, class, |inside| inside.text(text));
    }

    /// Adds a part that can be folded away.
    pub(super) fn fold(
        &mut self,
        class: &'static str,
        open: bool,
        head: impl FnOnce(&mut Html),
        fill: impl FnOnce(&mut Html),
    ) {
        let open = if open { " open" } else { "" };
        let _ = write!(self.0, "<details class=\"{class}\"{open}>");
        self.put("summary", "", head);
        fill(self);
        self.0.push_str("</details>\n");
    }

    /// Adds the picture of a card; the sprite must be in the page.
    pub(super) fn card(&mut self, card: Card, class: &'static str, name: &str) {
        self.picture(&cards::used(card, class, name));
    }

    /// Adds a bar that is filled to so many per cent.
    pub(super) fn bar(&mut self, class: &'static str, percent: f64) {
        self.picture(&share_bar(class, percent));
    }

    /// The markup as it stands in a file.
    pub(super) fn into_string(self) -> String {
        self.0
    }
}

/// Elements after which a line ends.
const BLOCKS: [&str; 10] = ["article", "div", "h1", "h2", "h3", "p", "section", "table", "tr", "ul"];

#[cfg(test)]
mod tests {
    use super::Html;

    #[test]
    fn what_was_typed_in_stays_text() {
        let mut page = Html::default();
        page.say("b", "name", "<script>alert(\"Huber & 'Söhne'\")</script>\u{202e}\n");
        assert_eq!(
            page.into_string(),
            "<b class=\"name\">&lt;script&gt;alert(&quot;Huber &amp; &#39;Söhne&#39;&quot;)&lt;/script&gt; </b>"
        );
    }
}
