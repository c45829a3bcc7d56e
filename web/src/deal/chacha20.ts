/** The key stream of ChaCha20 (RFC 8439) with the nonce zero, as 32-bit words. */

import { chacha20 } from '@noble/ciphers/chacha.js';

/** The bytes of a block; what they are mixed with is nothing, so that they stand for themselves. */
const NOTHING = new Uint8Array(64);
const NONCE = new Uint8Array(12);

/** The sixteen words of a block. */
export function block(key: Uint8Array, counter: number): Uint32Array {
  const bytes = chacha20(key, NONCE, NOTHING, undefined, counter);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: 16 }, (_, word) => view.getUint32(4 * word, true));
}

/** The words of the key stream, one after another. */
export function* keyStream(key: Uint8Array): Generator<number, never> {
  for (let counter = 0; ; counter++) yield* block(key, counter);
}
