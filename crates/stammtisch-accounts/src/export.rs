//! Everything about somebody as one text, the hands of which are read while it is sent: memory holds some at a time.

use axum::body::{Body, Bytes};
use futures_util::stream::try_unfold;
use serde::Serialize;
use stammtisch_store::HistoryKey;
use stammtisch_text::Lang;

use crate::accounts::Accounts;
use crate::refused::Refused;
use crate::wire::ExportHead;

/// An export on its way.
pub(crate) struct Export {
    pub(crate) accounts: Accounts,
    /// Whose data it is.
    pub(crate) person: String,
    /// The language of the records.
    pub(crate) lang: Lang,
}

/// What comes next.
enum Next {
    /// Everything but the hands.
    Head(Box<ExportHead>),
    /// The first hands.
    First,
    /// More hands, after one.
    More(HistoryKey),
    /// Nothing.
    Nothing,
}

impl Export {
    /// The export as a body, in the form of [`wire::Export`](crate::wire::Export): all fields of its head, and then `hands`.
    pub(crate) fn body(self, head: ExportHead) -> Body {
        let pieces = |(export, next): (Export, Next)| async move {
            let piece = export.piece(next).await?;
            Ok::<_, Refused>(piece.map(|(text, next)| (Bytes::from(text), (export, next))))
        };
        Body::from_stream(try_unfold((self, Next::Head(Box::new(head))), pieces))
    }

    async fn piece(&self, next: Next) -> Result<Option<(String, Next)>, Refused> {
        let after = match next {
            Next::Head(head) => {
                let mut text = text(&head);
                text.truncate(text.len().saturating_sub("}".len()));
                text.push_str(r#","hands":["#);
                return Ok(Some((text, Next::First)));
            }
            Next::First => None,
            Next::More(after) => Some(after),
            Next::Nothing => return Ok(None),
        };
        let (hands, next) = self.accounts.some_hands(&self.person, after.as_ref(), self.lang).await?;
        let hands: Vec<String> = hands.iter().map(text).collect();
        let between = if after.is_some() && !hands.is_empty() { "," } else { "" };
        let piece = format!("{between}{}", hands.join(","));
        match next {
            Some(last) => Ok(Some((piece, Next::More(last)))),
            None => Ok(Some((piece + "]}", Next::Nothing))),
        }
    }
}

fn text(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("an export is plain data")
}
