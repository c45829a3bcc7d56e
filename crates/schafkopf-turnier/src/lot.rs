//! The lot: who comes first when nothing else decides, so that anybody can draw it again (S 5.4.2, P 21).

use schafkopf::Bytes32;
use sha2::{Digest, Sha256};

/// The lot of a player: SHA-256 of the public seed, a zero byte, and his id. The lowest comes first.
///
/// ```
/// assert!(schafkopf_turnier::lot("2026-05-01", "4") < schafkopf_turnier::lot("2026-05-01", "17"));
/// ```
pub fn lot(seed: &str, id: &str) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(seed.as_bytes());
    hash.update([0]);
    hash.update(id.as_bytes());
    Bytes32::new(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::lot;

    #[test]
    fn s_5_4_2_the_lot_can_be_drawn_again_by_anybody() {
        // printf 'abc\0001' | sha256sum, where \000 is the zero byte
        let drawn = lot("abc", "1").to_string();
        assert_eq!(drawn, "073d6fbfb1d426b33c383906439b4ab28ce9ae9cd8aaaf5777b7249d8a1718e6");
        assert_ne!(lot("a", "bc"), lot("ab", "c"), "the zero byte keeps seed and id apart");
    }
}
