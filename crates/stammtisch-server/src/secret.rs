//! The server's own key, and what is signed with it.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use stammtisch_store::{ExportKey, private};

/// Bytes of a key, a signature and a one-time token: 256 bits.
pub const LENGTH: usize = 32;

/// A 256-bit key that signs cookies, and from which the one that signs exports is made.
///
/// ```
/// use stammtisch_server::secret::Key;
/// let key = Key::from_bytes([7; 32]);
/// let signed = key.sign("guest", b"anna");
/// assert_eq!(key.open("guest", &signed).as_deref(), Some(&b"anna"[..]));
/// assert_eq!(key.open("admin", &signed), None, "each purpose has its own signatures");
/// ```
#[derive(Clone)]
pub struct Key([u8; LENGTH]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// A key from its bytes, which must be random and secret.
    pub const fn from_bytes(bytes: [u8; LENGTH]) -> Key {
        Key(bytes)
    }

    /// Reads the key from a file that only its owner may read; makes one if there is none.
    pub fn load_or_make(file: &Path) -> io::Result<Key> {
        match File::open(file) {
            Ok(opened) => {
                private::narrow(file);
                Key::read(opened)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Key::make(file),
            Err(error) => Err(error),
        }
    }

    fn read(file: File) -> io::Result<Key> {
        let mut text = String::new();
        file.take(256).read_to_string(&mut text)?;
        let bytes = URL_SAFE_NO_PAD.decode(text.trim()).ok();
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        bytes.map(Key).ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "not a key of 256 bits"))
    }

    /// Writes a fresh key. It appears under its name when it is whole.
    fn make(file: &Path) -> io::Result<Key> {
        let key = Key(random_bytes()?);
        private::replace(file, URL_SAFE_NO_PAD.encode(key.0))?;
        Ok(key)
    }

    /// What tells this key from others, and does not tell the key.
    pub fn fingerprint(&self) -> String {
        URL_SAFE_NO_PAD.encode(&self.mac("fingerprint", &[]).finalize().into_bytes()[..16])
    }

    /// What was given, readable, with a signature that only this key makes, for one purpose only.
    pub fn sign(&self, purpose: &str, content: &[u8]) -> String {
        let tag = self.mac(purpose, content).finalize().into_bytes();
        format!("{}.{}", URL_SAFE_NO_PAD.encode(content), URL_SAFE_NO_PAD.encode(tag))
    }

    /// What was signed for this purpose; none if the signature is not ours. The comparison takes the same time always.
    pub fn open(&self, purpose: &str, signed: &str) -> Option<Vec<u8>> {
        let (content, tag) = signed.split_once('.')?;
        let content = URL_SAFE_NO_PAD.decode(content).ok()?;
        let tag = URL_SAFE_NO_PAD.decode(tag).ok()?;
        self.mac(purpose, &content).verify_slice(&tag).ok()?;
        Some(content)
    }

    /// The key by which exports of tournaments are known again, made from this one.
    pub fn export_key(&self) -> ExportKey {
        ExportKey::from_bytes(self.mac("tournament export 1", &[]).finalize().into_bytes().into())
    }

    fn mac(&self, purpose: &str, content: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length will do");
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(content);
        mac
    }
}

/// Random bytes of the system.
pub(crate) fn random_bytes<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::Key;

    #[test]
    fn a_changed_content_or_signature_is_not_opened() {
        let key = Key::from_bytes([1; 32]);
        let signed = key.sign("guest", b"anna");
        assert!(key.open("guest", &signed).is_some());
        for place in 0..signed.len() {
            let mut forged = signed.clone().into_bytes();
            forged[place] = if forged[place] == b'A' { b'B' } else { b'A' };
            let forged = String::from_utf8(forged).expect("it is ASCII");
            assert_eq!(key.open("guest", &forged), None, "{forged}");
        }
        assert_eq!(Key::from_bytes([2; 32]).open("guest", &signed), None);
        for nonsense in ["", ".", "a.", ".b", "é.é", "YW5uYQ", "YW5uYQ."] {
            assert_eq!(key.open("guest", nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn a_key_is_made_once_and_kept_private() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("server.key");
        let key = Key::load_or_make(&file).expect("a fresh one");
        let again = Key::load_or_make(&file).expect("the same");
        assert!(again.open("guest", &key.sign("guest", b"x")).is_some());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = std::fs::metadata(&file).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        std::fs::write(&file, "short").expect("ours");
        assert!(Key::load_or_make(&file).is_err());
    }
}
