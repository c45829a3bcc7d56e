//! Everything about somebody as one text, the hands of which are read while it is sent: memory holds some at a time.

use axum::body::{Body, Bytes};
use futures_util::stream::try_unfold;
use serde_json::Value;
use stammtisch_store::HistoryKey;
use stammtisch_text::Lang;

use crate::accounts::Accounts;
use crate::refused::Refused;

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
    Head(Value),
    /// The first hands.
    First,
    /// More hands, after one.
    More(HistoryKey),
    /// Nothing.
    Nothing,
}

impl Export {
    /// The export as a body: all fields of an object, which has at least one, and then `hands`.
    pub(crate) fn body(self, head: Value) -> Body {
        let pieces = |(export, next): (Export, Next)| async move {
            let piece = export.piece(next).await?;
            Ok::<_, Refused>(piece.map(|(text, next)| (Bytes::from(text), (export, next))))
        };
        Body::from_stream(try_unfold((self, Next::Head(head)), pieces))
    }

    async fn piece(&self, next: Next) -> Result<Option<(String, Next)>, Refused> {
        let after = match next {
            Next::Head(head) => {
                let mut text = head.to_string();
                text.truncate(text.len().saturating_sub("}".len()));
                text.push_str(r#","hands":["#);
                return Ok(Some((text, Next::First)));
            }
            Next::First => None,
            Next::More(after) => Some(after),
            Next::Nothing => return Ok(None),
        };
        let (hands, next) = self.accounts.some_hands(&self.person, after.as_ref(), self.lang).await?;
        let hands: Vec<String> = hands.iter().map(Value::to_string).collect();
        let between = if after.is_some() && !hands.is_empty() { "," } else { "" };
        let text = format!("{between}{}", hands.join(","));
        match next {
            Some(last) => Ok(Some((text, Next::More(last)))),
            None => Ok(Some((text + "]}", Next::Nothing))),
        }
    }
}
