/** The key stream of ChaCha20 (RFC 8439) with the nonce zero, as 32-bit words. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const turned = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  s[a] = s[a]! + s[b]!;
  s[d] = turned(s[d]! ^ s[a], 16);
  s[c] = s[c]! + s[d];
  s[b] = turned(s[b]! ^ s[c], 12);
  s[a] = s[a] + s[b];
  s[d] = turned(s[d] ^ s[a], 8);
  s[c] = s[c] + s[d];
  s[b] = turned(s[b] ^ s[c], 7);
}

/** The sixteen words of a block. */
export function block(key: Uint8Array, counter: number): Uint32Array {
  const start = new Uint32Array(16);
  start.set(CONSTANTS);
  const view = new DataView(key.buffer, key.byteOffset, 32);
  for (let i = 0; i < 8; i++) start[4 + i] = view.getUint32(4 * i, true);
  start[12] = counter;
  const state = start.slice();
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(state, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(state, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  return state.map((word, i) => word + start[i]!);
}

/** The words of the key stream, one after another. */
export function* keyStream(key: Uint8Array): Generator<number, never> {
  for (let counter = 0; ; counter++) yield* block(key, counter);
}
