/** The cut as a gesture: where the finger takes hold of the pack, and how far it pulls. */

/** Cards in a pack. */
export const PACK = 32;
/** How far a packet is pulled up to be cut off. */
export const LIFT = 56;

/** How many cards come off where a finger holds the spread pack, 0 at its left edge and 1 at its right. */
export function liftedAt(place: number, least: number): number {
  const cards = Math.round(PACK * (1 - Math.min(1, Math.max(0, place))));
  return Math.min(PACK - least, Math.max(least, cards));
}
