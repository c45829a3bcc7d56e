//! Secrets that a person carries: of a session, of a link.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use stammtisch_http::PersonId;
use stammtisch_http::clock::Moment;
use stammtisch_http::randomness::{self, Randomness};

/// A secret of 256 random bits. Only its hash is kept.
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A new secret.
    pub(crate) fn new(random: &dyn Randomness) -> Token {
        Token(randomness::bytes(random))
    }

    /// Reads a secret as a client brings it: exactly as it was written, or not at all.
    pub(crate) fn parse(text: &str) -> Option<Token> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        bytes.try_into().ok().map(Token)
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> Vec<u8> {
        Sha256::digest(self.0).to_vec()
    }

    /// How it is carried.
    pub(crate) fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }
}

/// 128 random bits as text: part of a link, or the name of a session.
pub(crate) fn random_id(random: &dyn Randomness) -> String {
    URL_SAFE_NO_PAD.encode(randomness::bytes::<16>(random))
}

/// The id of a person who has none yet.
pub(crate) fn new_person(random: &dyn Randomness, now: Moment) -> PersonId {
    PersonId::new(u64::try_from(now / 1000).unwrap_or_default(), randomness::bytes(random))
}

#[cfg(test)]
mod tests {
    use stammtisch_http::randomness::Randomness;

    use super::{Token, new_person};

    struct Sevens;

    impl Randomness for Sevens {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(7);
        }
    }

    #[test]
    fn a_token_comes_back_and_its_hash_is_not_it() {
        let token = Token::new(&Sevens);
        let text = token.text();
        assert_eq!(text.len(), 43);
        assert_eq!(Token::parse(&text).expect("it was written by us").hash(), token.hash());
        assert_ne!(token.hash(), [7; 32]);
        for wrong in ["", "x", &text[1..], &format!("{text}="), &format!("{text}A")] {
            assert!(Token::parse(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn a_person_s_id_is_a_uuid_of_version_7() {
        assert_eq!(
            new_person(&Sevens, 1_700_000_000_000_000).to_string(),
            "018bcfe5-6800-7707-8707-070707070707"
        );
    }
}
