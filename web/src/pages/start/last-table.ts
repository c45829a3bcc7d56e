/** The table at which one sits, so that the way back to it is never lost. */

import { forget, keep, kept } from '../../settings.svelte.ts';

const NAME = 'table';

export function lastTable(): string | null {
  return kept(NAME);
}

export function keepTable(id: string): void {
  keep(NAME, id);
}

/** Forgets a table that was left, or is over. */
export function forgetTable(id: string): void {
  if (lastTable() === id) forget(NAME);
}
