/** The tasks that this device keeps. */

import { forget, keep, kept } from '../../../settings.svelte.ts';
import { type Kept, readKept } from './tasks.ts';

const NAME = 'again';

export function keptTasks(): Kept {
  return readKept(kept(NAME));
}

export function keepTasks(tasks: Kept): void {
  keep(NAME, JSON.stringify(tasks));
}

/** Who leaves the house leaves none of his games behind. */
export function forgetTasks(): void {
  forget(NAME);
}
