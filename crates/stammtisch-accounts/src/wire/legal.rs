//! Imprint and privacy.

use serde::Serialize;
use stammtisch_text::legal::Block;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::legal::LegalPage;

/// A legal text.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(crate) struct LegalText {
    /// Its title.
    title: String,
    /// Whether the operator wrote it.
    own: bool,
    /// Its parts; data, never HTML.
    blocks: Vec<LegalBlock>,
}

/// A part of a legal text.
#[derive(Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", content = "text", rename_all = "snake_case")]
enum LegalBlock {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// An item of a list.
    Item(String),
}

impl From<LegalPage> for LegalText {
    fn from(page: LegalPage) -> LegalText {
        let block = |block| match block {
            Block::Heading(text) => LegalBlock::Heading(text),
            Block::Paragraph(text) => LegalBlock::Paragraph(text),
            Block::Item(text) => LegalBlock::Item(text),
        };
        LegalText { title: page.title, own: page.own, blocks: page.blocks.into_iter().map(block).collect() }
    }
}
