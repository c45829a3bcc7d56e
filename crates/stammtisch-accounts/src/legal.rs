//! Imprint and privacy, as the operator wrote them or as they are built in.

use stammtisch_text::legal::{Block, blocks, privacy};
use stammtisch_text::{Lang, Texts};

/// The legal texts of the operator: plain text with `# heading` and `- item`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LegalPages {
    /// Who runs the server.
    pub imprint: Option<String>,
    /// What happens with data; a text is built in.
    pub privacy: Option<String>,
}

/// A legal text to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegalPage {
    /// Its title.
    pub title: String,
    /// Whether the operator wrote it.
    pub own: bool,
    /// Its parts; data, never HTML.
    pub blocks: Vec<Block>,
}

impl LegalPages {
    /// The imprint, if there is one.
    pub fn imprint(&self, lang: Lang) -> Option<LegalPage> {
        let title = Texts::of(lang).get("account-legal-imprint");
        self.imprint.as_ref().map(|text| LegalPage { title, own: true, blocks: blocks(text) })
    }

    /// The text on privacy.
    pub fn privacy(&self, lang: Lang) -> LegalPage {
        let text = self.privacy.as_deref().unwrap_or(privacy(lang));
        let title = Texts::of(lang).get("account-legal-privacy");
        LegalPage { title, own: self.privacy.is_some(), blocks: blocks(text) }
    }
}
