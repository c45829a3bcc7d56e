//! Guests: people who need no more than a name.

use serde::{Deserialize, Serialize};
use stammtisch_http::PersonId;
use stammtisch_http::name::Name;
use stammtisch_text::Lang;

use crate::secret::Key;

/// For how long a guest is known, in seconds: as long as browsers keep a cookie, 400 days.
pub const KEPT_FOR: i64 = 400 * 24 * 60 * 60;

/// What cookies of guests are signed for.
const PURPOSE: &str = "guest";

/// A guest, as his cookie tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// Who: a UUID of version 7, his for as long as the cookie lives.
    pub id: PersonId,
    /// What he is called.
    pub name: Name,
    /// The language he reads.
    pub lang: Lang,
}

/// The content of a guest's cookie.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    v: u8,
    id: PersonId,
    name: String,
    lang: Lang,
    /// When it was signed, in seconds of UTC.
    at: i64,
}

impl Guest {
    /// A guest who has not been here before; `now` in milliseconds of UTC.
    pub fn new(name: Name, lang: Lang, now: i64, random: [u8; 10]) -> Guest {
        let millis = u64::try_from(now).unwrap_or_default();
        Guest { id: PersonId::new(millis, random), name, lang }
    }

    /// The value of his cookie; `now` in seconds of UTC.
    pub fn sign(&self, key: &Key, now: i64) -> String {
        let written = Written { v: 1, id: self.id, name: self.name.to_string(), lang: self.lang, at: now };
        let content = serde_json::to_vec(&written).expect("plain data");
        key.sign(PURPOSE, &content)
    }

    /// Who a cookie says he is; none if we did not sign it or it is too old. `now` in seconds of UTC.
    pub fn open(key: &Key, cookie: &str, now: i64) -> Option<Guest> {
        let content = key.open(PURPOSE, cookie)?;
        let written: Written = serde_json::from_slice(&content).ok()?;
        if written.v != 1 || now.saturating_sub(written.at) > KEPT_FOR {
            return None;
        }
        Some(Guest { id: written.id, name: Name::parse(&written.name).ok()?, lang: written.lang })
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_http::name::Name;
    use stammtisch_text::Lang;

    use super::{Guest, KEPT_FOR};
    use crate::secret::Key;

    #[test]
    fn a_cookie_comes_back_as_the_same_guest_until_it_is_old() {
        let key = Key::from_bytes([3; 32]);
        let name = Name::parse("Anna").expect("a name");
        let guest = Guest::new(name, Lang::De, 1_700_000_000_000, [9; 10]);
        let cookie = guest.sign(&key, 1000);
        assert_eq!(Guest::open(&key, &cookie, 1000), Some(guest.clone()));
        assert_eq!(Guest::open(&key, &cookie, 1000 + KEPT_FOR), Some(guest));
        assert_eq!(Guest::open(&key, &cookie, 1001 + KEPT_FOR), None);
        assert_eq!(Guest::open(&Key::from_bytes([4; 32]), &cookie, 1000), None);
    }
}
