/** The cut: where the finger takes hold of the pack and how far it pulls, or a place that the device draws. */

import { below } from '../../deal/fair-deal.ts';

/** How far a packet is pulled up to be cut off. */
export const LIFT = 56;

/** How many cards come off where a finger holds the spread pack, 0 at its left edge and 1 at its right. */
export function liftedAt(place: number, least: number, size: number): number {
  const cards = Math.round(size * (1 - Math.min(1, Math.max(0, place))));
  return Math.min(size - least, Math.max(least, cards));
}

/** The system's randomness, word by word. */
function* randomWords(): Generator<number, never> {
  for (;;) yield crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/** How many cards come off where the device draws the place, each as likely as every other. */
export function drawnPlace(least: number, size: number, words: Iterator<number> = randomWords()): number {
  return least + below(size - 2 * least + 1, words);
}
