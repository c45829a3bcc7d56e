//! Legal texts: what is built in, and how a plain text becomes blocks to show.

use serde::Serialize;

use crate::lang::Lang;

/// A part of a plain text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "text", rename_all = "snake_case")]
pub enum Block {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// An item of a list.
    Item(String),
}

/// The built-in text on privacy: what the program stores.
pub const fn privacy(lang: Lang) -> &'static str {
    match lang {
        Lang::De => include_str!("../legal/privacy.de.txt"),
        Lang::En => include_str!("../legal/privacy.en.txt"),
    }
}

/// A plain text as blocks: `# heading`, `- item`, and paragraphs that end with an empty line.
///
/// ```
/// use stammtisch_text::legal::{Block, blocks};
/// assert_eq!(blocks("# Wir\nAnna\nSepp"), [Block::Heading("Wir".to_owned()), Block::Paragraph("Anna\nSepp".to_owned())]);
/// ```
pub fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut goes_on = false;
    for line in text.lines().map(str::trim) {
        if let Some(heading) = line.strip_prefix("# ") {
            blocks.push(Block::Heading(heading.trim().to_owned()));
        } else if let Some(item) = line.strip_prefix("- ") {
            blocks.push(Block::Item(item.trim().to_owned()));
        } else if !line.is_empty() {
            match blocks.last_mut() {
                Some(Block::Paragraph(paragraph)) if goes_on => {
                    paragraph.push('\n');
                    paragraph.push_str(line);
                }
                _ => blocks.push(Block::Paragraph(line.to_owned())),
            }
        }
        goes_on = !line.is_empty();
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::{Block, blocks, privacy};
    use crate::lang::Lang;

    #[test]
    fn both_languages_have_the_same_parts() {
        let shape = |lang| {
            let parts = blocks(privacy(lang));
            parts.iter().map(std::mem::discriminant).collect::<Vec<_>>()
        };
        assert_eq!(shape(Lang::De), shape(Lang::En));
        assert!(shape(Lang::De).len() > 20);
    }

    #[test]
    fn markup_stays_text() {
        let text = "<script>x()</script>\n\n#no heading\n-no item";
        let paragraphs = ["<script>x()</script>", "#no heading\n-no item"];
        assert_eq!(blocks(text), paragraphs.map(|text| Block::Paragraph(text.to_owned())));
    }
}
