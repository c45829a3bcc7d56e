/** The rules of a choice, as a log keeps them. */

import { canonicalOf } from './keep/open-runde.svelte.ts';
import { ownSets } from '../rules/own-sets.svelte.ts';

/** A ready set stays its id, one's own becomes the whole set. */
export async function rulesOf(choice: string): Promise<{ done: string } | { refused: string }> {
  const own = ownSets.chosen(choice);
  return own ? canonicalOf(own.text) : { done: choice };
}
