//! A second implementation of `docs/fair-deal.md`, as plain as the text.

use schafkopf::Deck;
use sha2::{Digest, Sha256};

const SUITS: [char; 4] = ['E', 'G', 'H', 'S'];
const RANKS: [char; 8] = ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'];

/// The number of a card: 8 times its suit plus its rank.
pub(crate) fn number(name: &str) -> u8 {
    let letters: Vec<char> = name.chars().collect();
    let suit = SUITS.iter().position(|&suit| suit == letters[0]).unwrap();
    let rank = RANKS.iter().position(|&rank| rank == letters[1]).unwrap();
    (8 * suit + rank) as u8
}

pub(crate) fn names(cards: &[u8]) -> String {
    let name = |card: &u8| format!("{}{}", SUITS[usize::from(card / 8)], RANKS[usize::from(card % 8)]);
    cards.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// A new pack; the short one has no Eights and Sevens, ranks 6 and 7.
pub(crate) fn new_pack(deck: Deck) -> Vec<u8> {
    match deck {
        Deck::Long => (0..32).collect(),
        Deck::Short => (0..32).filter(|card| card % 8 < 6).collect(),
    }
}

pub(crate) fn derive(label: &str, parts: &[&[u8]]) -> [u8; 32] {
    let message = [label.as_bytes(), &[0, 1], &parts.concat()].concat();
    Sha256::digest(message).into()
}

/// One block of ChaCha20 (RFC 8439, section 2.3) with the nonce zero.
pub(crate) fn chacha20_block(key: &[u8; 32], counter: u32) -> [u32; 16] {
    let mut start = [0_u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in start[4..12].iter_mut().zip(key.chunks_exact(4)) {
        *word = u32::from_le_bytes(bytes.try_into().unwrap());
    }
    start[12] = counter;
    let mut state = start;
    for _ in 0..10 {
        for (a, b, c, d) in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)] {
            quarter_round(&mut state, [a, b, c, d]);
        }
        for (a, b, c, d) in [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)] {
            quarter_round(&mut state, [a, b, c, d]);
        }
    }
    std::array::from_fn(|i| state[i].wrapping_add(start[i]))
}

fn quarter_round(state: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (x, y, z, bits) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[x] = state[x].wrapping_add(state[y]);
        state[z] = (state[z] ^ state[x]).rotate_left(bits);
    }
}

pub(crate) fn shuffle(mut cards: Vec<u8>, key: &[u8; 32]) -> Vec<u8> {
    let mut words = (0..).flat_map(|counter| chacha20_block(key, counter));
    for last in (1..cards.len()).rev() {
        let bound = last as u64 + 1;
        let limit = (1_u64 << 32) / bound * bound;
        let word = words.find(|&word| u64::from(word) < limit).unwrap();
        cards.swap(last, (u64::from(word) % bound) as usize);
    }
    cards
}

/// A number below `bound` from the key stream of a key.
pub(crate) fn below(bound: u32, key: &[u8; 32]) -> u32 {
    let limit = (1_u64 << 32) / u64::from(bound) * u64::from(bound);
    let mut words = (0..).flat_map(|counter| chacha20_block(key, counter));
    words.find(|&word| u64::from(word) < limit).unwrap() % bound
}

pub(crate) fn cut(cards: &[u8], lifted: usize) -> Vec<u8> {
    [&cards[lifted..], &cards[..lifted]].concat()
}

/// The hands of seats 1 to 4.
pub(crate) fn deal(cards: &[u8], dealer: usize, packets: &[u8]) -> [Vec<u8>; 4] {
    let mut hands = [const { Vec::new() }; 4];
    let mut top = 0;
    for &size in packets {
        for step in 0..4 {
            let seat = (dealer + step) % 4;
            hands[seat].extend_from_slice(&cards[top..top + usize::from(size)]);
            top += usize::from(size);
        }
    }
    hands
}
