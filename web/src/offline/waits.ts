/** Whether a table of this device waits to be gone on with; the first page asks without opening the drawer. */

import { forget, keep, kept } from '../settings.svelte.ts';

const NAME = 'offline-table';
const HANDS = 'offline-hands';

export function waitsHere(): boolean {
  return kept(NAME) === 'yes';
}

export function keepHere(): void {
  keep(NAME, 'yes');
}

export function forgetHere(): void {
  forget(NAME);
}

/** A hand is over, and waits. */
export function keepHands(): void {
  keep(HANDS, 'yes');
}

/** Whether hands may wait to be handed over. */
export function haveHands(): boolean {
  return kept(HANDS) === 'yes';
}

/** All hands are handed over. */
export function forgetHands(): void {
  forget(HANDS);
}
