/** SHA-256 (FIPS 180-4). Plain HTTP in a home network has no WebCrypto, so the page brings its own. */

/** The first 32 bits of the fractional part of a root of a prime. */
function rootBits(prime: number, root: number): number {
  const value = prime ** (1 / root);
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103,
  107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223,
  227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311,
];
const ROUND = Uint32Array.from(PRIMES, (prime) => rootBits(prime, 3));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => rootBits(prime, 2));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message with its end mark and length, a multiple of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function schedule(block: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** The 32 bytes of the hash. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const view = padded(message);
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(state, schedule(view, offset));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setUint32(4 * i, word));
  return new Uint8Array(hash.buffer);
}
