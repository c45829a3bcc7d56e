//! The key by which an installation knows its own exports again.

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac as _};
use schafkopf::Bytes32;
use sha2::Sha256;

/// A 256-bit key that signs exports, made from the key of the data folder for this purpose alone.
#[derive(Clone)]
pub struct ExportKey([u8; 32]);

impl fmt::Debug for ExportKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExportKey(…)")
    }
}

impl ExportKey {
    /// A key from its bytes, which must be secret.
    pub const fn from_bytes(bytes: [u8; 32]) -> ExportKey {
        ExportKey(bytes)
    }

    fn mac(&self, content: &[u8]) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length will do");
        mac.chain_update(content)
    }

    /// The signature of what is exported: HMAC-SHA-256.
    pub(crate) fn sign(&self, content: &[u8]) -> Bytes32 {
        Bytes32::new(self.mac(content).finalize().into_bytes().into())
    }

    /// Whether this key made a signature. The comparison takes the same time always.
    pub(crate) fn has_signed(&self, content: &[u8], signature: Bytes32) -> bool {
        self.mac(content).verify_slice(signature.as_bytes()).is_ok()
    }
}
