/** The browser's clock and randomness. */

import type { World } from './link.ts';

/** A random id of 128 bits. */
export function randomId(): string {
  return hexOf(16);
}

/** Random bytes as hexadecimal digits. */
export function hexOf(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a link needs of a browser, but for what it is linked to. */
export const surroundings: Omit<World, 'open'> = {
  later: (callback, ms) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  id: randomId,
};
